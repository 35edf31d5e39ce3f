"""The arguments that handlers can have, by name: ``service: TheService, visitor: TheVisitor``.

Bodies are written ``data: JSONBody[...]``, parts of the path as below.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from litestar.di import NamedDependency, Provide
from litestar.params import PathParameter, SkipValidation
from litestar.types import Scope

from kosmodrom.server.people.sessions import Visitor
from kosmodrom.server.runtime import Runtime
from kosmodrom.server.service import Service

TheService: TypeAlias = NamedDependency[SkipValidation[Service]]
TheRuntime: TypeAlias = NamedDependency[SkipValidation[Runtime]]
TheVisitor: TypeAlias = NamedDependency[SkipValidation[Visitor]]

PathId: TypeAlias = Annotated[str, PathParameter(min_length=1, max_length=32, pattern=r"^\w+$")]
"""The id of a person or table in a path."""
PathGame: TypeAlias = Annotated[
    str, PathParameter(min_length=1, max_length=64, pattern=r"^[\w-]+$")
]
"""The id of a game in a path."""


def dependencies(service: Service, runtime: Runtime) -> dict[str, Any]:
    """The arguments that Litestar passes to handlers which have them.

    Each asks for the one before, and so they are provided one after the other: Litestar provides
    those side by side that do not, each in a task of its own, which takes much longer.
    """

    def provide_service() -> Any:
        return service

    def provide_runtime(service: TheService) -> Any:  # noqa: ARG001 -- only for the order
        return runtime

    def provide_visitor(scope: Scope, runtime: TheRuntime) -> Any:  # noqa: ARG001 -- the same
        return scope["auth"]

    return {
        "service": Provide(provide_service, sync_to_thread=False),
        "runtime": Provide(provide_runtime, sync_to_thread=False),
        "visitor": Provide(provide_visitor, sync_to_thread=False),
    }
