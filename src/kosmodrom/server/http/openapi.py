"""The server's OpenAPI document: what Litestar finds, and the errors of every route."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import msgspec
from litestar import Request, Router
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import (
    Components,
    OpenAPI,
    OpenAPIMediaType,
    OpenAPIResponse,
    OpenAPIType,
    Operation,
    Parameter,
    PathItem,
    Reference,
    Schema,
    SecurityScheme,
)

from kosmodrom import __version__
from kosmodrom.server import wire
from kosmodrom.server.errors import Declined
from kosmodrom.server.http.gate import COOKIE

PROBLEMS: Final = {
    400: "What was sent cannot be understood",
    401: "Nobody is signed in",
    403: "This is not allowed",
    404: "There is no such thing",
    405: "There is no such method here",
    409: "This cannot be done as things stand",
    413: "Too large",
    422: "What was sent does not fit",
    429: "Too many requests",
    503: "The database is away, or cannot save: the same works later",
}
METHODS: Final = ("get", "post", "put", "patch", "delete")


class Document(JsonRenderPlugin):
    """The document as JSON. Making it takes long, and few ask for it: it is made for the first."""

    _text: bytes | None = None

    def render(self, request: Request[Any, Any, Any], _: dict[str, Any]) -> bytes:
        if self._text is None:
            document = request.app.openapi_schema
            _complete(document)
            self._text = self.render_json(request, document.to_schema())
        return self._text


def openapi_config() -> OpenAPIConfig:
    """Litestar's configuration of the document; each application has its own."""
    return OpenAPIConfig(
        title="Kosmodrom",
        version=__version__,
        use_handler_docstrings=True,
        render_plugins=[Document()],
        openapi_router=Router(
            "/schema", route_handlers=[], include_in_schema=False, before_request=_must_exist
        ),
        components=Components(
            security_schemes={
                "cookie": SecurityScheme(
                    type="apiKey",
                    name=COOKIE,
                    security_scheme_in="cookie",
                    description="Browsers; requests that change something need X-CSRF-Token, too",
                ),
                "bearer": SecurityScheme(
                    type="http", scheme="bearer", description="Programs: the token of a SignedIn"
                ),
            }
        ),
        # Some routes are for everyone; the others answer 401 or 403 where something is not allowed.
        security=[{"bearer": []}, {"cookie": []}, {}],
    )


def _must_exist(request: Request[Any, Any, Any]) -> None:
    """Litestar's router has a page for paths that do not exist, the only route here with a path
    parameter: answer as everywhere else."""
    if request.path_params:
        raise Declined("error-not-found", status=404, path=request.url.path)


def _complete(document: OpenAPI) -> None:
    """Add what Litestar does not find by itself, and remove what it makes up."""
    _declare_problems(document)
    _close_structs(document)
    _mend_lists(document)
    _mend_queries(document)


def _close_structs(document: OpenAPI) -> None:
    """Say that unknown fields are refused in what clients send."""
    schemas = document.components.schemas or {}
    for name, kind in vars(wire).items():
        is_struct = isinstance(kind, type) and issubclass(kind, msgspec.Struct)
        if is_struct and kind.__struct_config__.forbid_unknown_fields and name in schemas:
            schemas[name].additional_properties = False


def _mend_lists(document: OpenAPI) -> None:
    """Litestar says that an item of a variable-length tuple is of its type or anything: say its
    type."""
    for schema in (document.components.schemas or {}).values():
        for field in (schema.properties or {}).values():
            if isinstance(field, Schema) and isinstance(field.items, Schema):
                kinds = [kind for kind in field.items.one_of or () if kind != Schema()]
                if len(kinds) == 1:
                    field.items = kinds[0]


def _mend_queries(document: OpenAPI) -> None:
    """Litestar says that an optional query parameter may be null: say its type."""
    for item in (document.paths or {}).values():
        for operation in _operations(item):
            for parameter in operation.parameters or ():
                if isinstance(parameter, Parameter) and isinstance(parameter.schema, Schema):
                    parameter.schema = _without_null(parameter.schema)


def _without_null(schema: Schema) -> Schema:
    if schema.one_of:
        (kind,) = (kind for kind in schema.one_of if kind != Schema(type=OpenAPIType.NULL))
        assert isinstance(kind, Schema)
        return replace(schema, one_of=None, type=kind.type)
    if isinstance(schema.type, list):
        (known,) = (kind for kind in schema.type if kind != OpenAPIType.NULL)
        return replace(
            schema, type=known, enum=[value for value in schema.enum or () if value is not None]
        )
    return schema


def _declare_problems(document: OpenAPI) -> None:
    """Say that every route of the API may answer with a `Problem`."""
    answers = {
        str(status): OpenAPIResponse(
            description=description,
            content={
                "application/json": OpenAPIMediaType(
                    schema=Reference(ref="#/components/schemas/Problem")
                )
            },
        )
        for status, description in PROBLEMS.items()
    }
    for path, item in (document.paths or {}).items():
        if path.startswith("/api/") and isinstance(item, PathItem):
            for operation in _operations(item):
                operation.responses = {**(operation.responses or {}), **answers}
                if isinstance(empty := operation.responses.get("204"), OpenAPIResponse):
                    empty.content = None  # Litestar says that it is JSON


def _operations(item: PathItem) -> list[Operation]:
    found = (getattr(item, method) for method in METHODS)
    return [operation for operation in found if operation is not None]
