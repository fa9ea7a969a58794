"""The page of threats names every way in."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

from ristal.protocol.requests import FromClient
from ristal.server.app import make_app

PAGE = (Path(__file__).parents[2] / "docs" / "threats.md").read_text("utf-8")


def test_every_route_is_named() -> None:
    routes = [route for route in make_app("sqlite://").routes if route.path]  # type: ignore[attr-defined]
    assert len(routes) > 30
    for route in routes:
        methods = {*(getattr(route, "methods", None) or {"WS"})} - {"HEAD"}
        assert [f"{method} {route.path}" for method in methods if f"`{method} {route.path}`" not in PAGE] == []  # type: ignore[attr-defined]


def test_every_message_is_named() -> None:
    tags = [kind.__struct_config__.tag for kind in get_args(FromClient)]
    assert [tag for tag in tags if f"| `{tag}` |" not in PAGE] == []
