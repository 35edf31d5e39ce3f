"""What the routes' functions may ask for, by name: ``service: TheService, visitor: TheVisitor``.

Bodies are asked for as ``data: JSONBody[...]``, parts of the address as below.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from litestar.di import NamedDependency, Provide
from litestar.params import PathParameter, SkipValidation
from litestar.types import Scope

from kosmodrom.server.people.sessions import Visitor
from kosmodrom.server.service import Service

TheService: TypeAlias = NamedDependency[SkipValidation[Service]]
TheVisitor: TypeAlias = NamedDependency[SkipValidation[Visitor]]

PathId: TypeAlias = Annotated[str, PathParameter(min_length=1, max_length=32, pattern=r"^\w+$")]
"""The id of a person or table in an address."""


def dependencies(service: Service, play: Any) -> dict[str, Any]:
    """What Litestar hands to the functions that ask for it."""

    def provide_service() -> Any:
        return service

    def provide_play() -> Any:
        return play

    def provide_visitor(scope: Scope) -> Any:
        return scope["auth"]

    return {
        "service": Provide(provide_service, sync_to_thread=False),
        "play": Provide(provide_play, sync_to_thread=False),
        "visitor": Provide(provide_visitor, sync_to_thread=False),
    }
