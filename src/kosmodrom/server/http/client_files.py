"""The built browser client: its files, and its page for every other path."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePath
from typing import Any, Final

import msgspec
from litestar import HttpMethod, Request, Response, route

from kosmodrom.core.words import LANGUAGES, Words
from kosmodrom.server.errors import Declined

PAGE: Final = "index.html"
ASSETS: Final = "assets/"
FOREVER: Final = "public, max-age=31536000, immutable"
"""Files under /assets/ have a fingerprint of their content in their name."""
ASK_AGAIN: Final = "no-cache"
TYPES: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json"} | {
    f".{kind}": f"font/{kind}" for kind in ("woff", "woff2")
}
"""Types that not every system knows."""
RESERVED: Final = ("api/", "schema/")


class ClientFile(msgspec.Struct, frozen=True):
    body: bytes
    media_type: str
    etag: str


def load_client(folder: Traversable | None = None) -> dict[str, ClientFile]:
    """All files of the built client by their path; empty if it is not built."""
    folder = folder or files("kosmodrom.server").joinpath("client")
    found: dict[str, ClientFile] = {}
    if folder.is_dir():
        _collect(folder, "", found)
    return found


def _collect(folder: Traversable, prefix: str, found: dict[str, ClientFile]) -> None:
    for entry in folder.iterdir():
        path = prefix + entry.name
        if entry.is_dir():
            _collect(entry, f"{path}/", found)
            continue
        body = entry.read_bytes()
        known = TYPES.get(PurePath(entry.name).suffix) or mimetypes.guess_type(entry.name)[0]
        media_type = known or "application/octet-stream"
        etag = hashlib.blake2b(body, digest_size=12).hexdigest()
        found[path] = ClientFile(body, media_type, f'"{etag}"')


def client_route(client: dict[str, ClientFile]) -> Any:
    """The route for all paths that nothing else serves: the client does its own routing.

    Each file is packed once, when somebody first fetches it, and not anew for everybody.
    """
    packed: dict[str, bytes] = {}

    @route(
        ["/", "/{path:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        sync_to_thread=False,
        is_packed=True,
    )
    def get_client(request: Request[Any, Any, Any]) -> Response[bytes]:
        path = request.url.path.lstrip("/")
        if f"{path}/".startswith(RESERVED):
            raise Declined("error-not-found", status=404, path=request.url.path)
        if path not in client:
            if path.startswith(ASSETS):
                raise Declined("error-not-found", status=404, path=request.url.path)
            path = PAGE
        if path not in client:
            return Response(_not_built(), status_code=503, media_type="text/html")
        file = client[path]
        headers = {
            "Cache-Control": FOREVER if path.startswith(ASSETS) else ASK_AGAIN,
            "ETag": file.etag,
            "Vary": "Accept-Encoding",
        }
        if file.etag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
        body = file.body
        if "gzip" in request.headers.get("accept-encoding", ""):
            if path not in packed:
                packed[path] = gzip.compress(file.body, mtime=0)
            if len(packed[path]) < len(body):  # fonts are packed already
                body = packed[path]
                headers["Content-Encoding"] = "gzip"
        return Response(body, headers=headers, media_type=file.media_type)

    return get_client


def _not_built() -> bytes:
    """A page that says, in every language, that there is no client and how to get it."""
    texts = {
        language: Words(language, ["kosmodrom.server"])("client-not-built")
        for language in LANGUAGES
    }
    lines = "".join(f'<p lang="{language}">{text}</p>' for language, text in texts.items())
    title = "<title>Kosmodrom</title>"
    return f'<!doctype html><html lang="en"><meta charset="utf-8">{title}{lines}</html>'.encode()
