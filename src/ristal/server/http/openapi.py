"""The routes as an OpenAPI document, made from the route table and the types of what comes in and goes out."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

import msgspec
from starlette.routing import Route

from ristal.protocol import requests, responses, table_responses

REF: Final = "#/components/schemas/"
BODIES: Final[dict[str, Any]] = {
    "/api/matches": requests.NewMatch,
    "/api/invites/{invite}": requests.JoinMatch,
    "/api/matches/{match}/answers": requests.GiveAnswer,
    "/api/matches/{match}/draft": requests.Draft,
    "/api/matches/{match}/roll": requests.ThrowDie,
    "/api/matches/{match}/draw": requests.Agreement,
    "/api/matches/{match}/undo": requests.TakeBack,
    "/api/matches/{match}/claim": requests.Claim,
    "/api/matches/{match}/seat": requests.ChangeSeat,
}
QUERIES: Final[dict[str, dict[str, Any]]] = {
    "/api/matches/{match}/why": {name: {"type": "string"} for name in ("answer", "about", "where")},
    "/api/matches/{match}/replay": {"as": {"type": "string"}},
    "/api/replays": {"as": {"type": "string"}},
    "/api/matches/{match}/line": {"text": {"type": "string"}},
    "/api/matches/{match}/events": {
        "since": {"type": "integer", "minimum": 0, "maximum": 999_999_999},
        "wait": {"type": "string", "enum": ["0"]},
    },
}
DONE: Final = {"/api/matches": "201"}
NO_SECRET: Final = re.compile(r"^(?!/api/(matches/|mine)).*")
TEXT: Final = {"/metrics": "text/plain"}


def document(routes: Iterable[Route]) -> dict[str, Any]:
    """All routes, what they take and what they answer."""
    keys = [(route.path, method) for route in routes for method in sorted((route.methods or set()) - {"HEAD"})]
    kinds = [table_responses.Problem, *BODIES.values(), *responses.ROUTES.values()]
    found, components = msgspec.json.schema_components(kinds, ref_template=REF + "{name}")
    bodies = dict(zip(BODIES, found[1:], strict=False))
    sent = dict(zip(responses.ROUTES, found[1 + len(BODIES) :], strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for path, method in keys:
        paths.setdefault(path, {})[method.lower()] = _operation(path, method, found[0], bodies, sent)
    return {
        "openapi": "3.1.0",
        "info": {"title": "The protocol of a Ristal server", "version": "1"},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(
    path: str, method: str, problem: dict[str, Any], bodies: dict[str, Any], sent: dict[str, Any]
) -> dict[str, Any]:
    done = DONE.get(path, "200")
    kind = TEXT.get(path, "application/json")
    shape = sent.get(f"{method} {path}", {})
    answers: dict[str, Any] = {done: {"description": "Done.", "content": {kind: {"schema": shape}}}}
    if path.endswith("/undo"):
        answers["202"] = {"description": "The others are asked.", "content": {kind: {"schema": shape}}}
    if path.endswith("/catalogue"):
        answers["304"] = {"description": "What you have is still right."}
    answers["default"] = {
        "description": "Refused: nothing has changed.",
        "content": {"application/json": {"schema": problem}},
    }
    made: dict[str, Any] = {"parameters": _parameters(path), "responses": answers}
    if method == "POST" and path in bodies:
        made["requestBody"] = {"content": {"application/json": {"schema": bodies[path]}}}
    if not NO_SECRET.match(path):
        made["security"] = [{"token": []}]
    return made


def _parameters(path: str) -> list[dict[str, Any]]:
    inside = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"\{(\w+)\}", path)
    ]
    asked = [{"name": name, "in": "query", "schema": shape} for name, shape in QUERIES.get(path, {}).items()]
    language = {"name": "lang", "in": "query", "schema": {"type": "string", "enum": ["ru", "en"]}}
    return [*inside, *asked, language]
