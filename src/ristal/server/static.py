"""The files of the browser table. Names of assets hold their contents, so they stay for ever; the page that names them
is looked at anew each time. What lies there compressed is sent so."""

from __future__ import annotations

import os
from mimetypes import guess_type
from pathlib import PurePath
from typing import Any, Final

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.routing import Match, Mount
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from ristal.server.http.inputs import accepted

ASSETS: Final = "assets"
FOR_EVER: Final = "public, max-age=31536000, immutable"
LOOK_AGAIN: Final = "no-cache"
PACKED: Final = {"br": ".br", "gzip": ".gz"}  # the smallest first


class MountBeside(Mount):
    """Files beside an interface: a method that a route does not take is wrong, and no missing file."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        return (Match.NONE, {}) if scope["path"].startswith("/api/") else super().matches(scope)


class Pages(StaticFiles):
    """A folder with an `index.html` and hashed assets."""

    def file_response(
        self, full_path: Any, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        taken = accepted(Headers(scope=scope).get("accept-encoding", ""))
        packed = {encoding: f"{full_path}{ending}" for encoding, ending in PACKED.items()}
        found = {encoding: path for encoding, path in packed.items() if os.path.isfile(path)}
        encoding = next((each for each in found if each in taken), None)
        if encoding is None:
            response = super().file_response(full_path, stat_result, scope, status_code)
        else:
            response = super().file_response(found[encoding], os.stat(found[encoding]), scope, status_code)
            response.headers["content-encoding"] = encoding
            response.headers["content-type"] = guess_type(full_path)[0] or "application/octet-stream"
        if found:
            response.headers["vary"] = "accept-encoding"
        parts = PurePath(full_path).parts
        response.headers["cache-control"] = FOR_EVER if ASSETS in parts[-2:-1] else LOOK_AGAIN
        return response
