"""The routes as an OpenAPI document, made from the route table and the types of what comes in and goes out."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal, NotRequired, TypeAlias, TypedDict

import msgspec
from starlette.routing import Route

from ristal.protocol import requests, responses, table_responses

REF: Final = "#/components/schemas/"
DONE: Final = {"/api/matches": "201", "/api/lab": "201"}
NO_SECRET: Final = re.compile(r"^(?!/api/(matches/|mine|invitation)).*")
TEXT: Final = {"/metrics": "text/plain"}

Schema: TypeAlias = Mapping[str, object]  # a JSON Schema, as msgspec makes it


class Media(TypedDict):
    """What a body of one kind is made of."""

    schema: Schema


class Body(TypedDict):
    """What a request brings, by its kind."""

    content: dict[str, Media]


class Answer(TypedDict):
    """What a route sends with one status."""

    description: str
    content: NotRequired[dict[str, Media]]


Parameter = TypedDict(
    "Parameter",
    {
        "name": str,
        "in": Literal["path", "query"],
        "required": NotRequired[bool],
        "style": NotRequired[str],
        "explode": NotRequired[bool],
        "schema": Schema,
    },
)


class Operation(TypedDict):
    """A method of a path."""

    parameters: list[Parameter]
    responses: dict[str, Answer]
    requestBody: NotRequired[Body]
    security: NotRequired[list[dict[str, list[str]]]]


class Info(TypedDict):
    title: str
    version: str


class Components(TypedDict):
    schemas: Mapping[str, Schema]
    securitySchemes: dict[str, dict[str, str]]


class OpenApi(TypedDict):
    """The whole document."""

    openapi: str
    info: Info
    paths: dict[str, dict[str, Operation]]
    components: Components


def document(routes: Iterable[Route]) -> OpenApi:
    """All routes, what they take and what they answer."""
    keys = [(route.path, method) for route in routes for method in sorted((route.methods or set()) - {"HEAD"})]
    kinds = [table_responses.Problem, *requests.BODIES.values(), *responses.ROUTES.values()]
    found, components = msgspec.json.schema_components(kinds, ref_template=REF + "{name}")
    bodies = dict(zip(requests.BODIES, found[1:], strict=False))
    sent = dict(zip(responses.ROUTES, found[1 + len(requests.BODIES) :], strict=True))
    paths: dict[str, dict[str, Operation]] = {}
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
    path: str, method: str, problem: Schema, bodies: Mapping[str, Schema], sent: Mapping[str, Schema]
) -> Operation:
    done = DONE.get(path, "200")
    kind = TEXT.get(path, "application/json")
    shape = sent.get(f"{method} {path}", {})
    answers: dict[str, Answer] = {done: {"description": "Done.", "content": {kind: {"schema": shape}}}}
    if path.endswith("/undo"):
        answers["202"] = {"description": "The others are asked.", "content": {kind: {"schema": shape}}}
    if path.endswith("/catalogue"):
        answers["304"] = {"description": "What you have is still right."}
    answers["default"] = {
        "description": "Refused: nothing has changed.",
        "content": {"application/json": {"schema": problem}},
    }
    made: Operation = {"parameters": _parameters(path), "responses": answers}
    if method == "POST" and path in bodies:
        made["requestBody"] = {"content": {"application/json": {"schema": bodies[path]}}}
    if not NO_SECRET.match(path):
        made["security"] = [{"token": []}]
    return made


def _parameters(path: str) -> list[Parameter]:
    inside: list[Parameter] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"\{(\w+)\}", path)
    ]
    asked = _list_parameters(requests.QUERIES[path]) if path in requests.QUERIES else []
    language: Parameter = {"name": "lang", "in": "query", "schema": {"type": "string", "enum": ["ru", "en"]}}
    return [*inside, *asked, language]


def _list_parameters(kind: Any) -> list[Parameter]:
    """The parameters of a query: the fields of its type, or whatever names its type takes."""
    shape = msgspec.json.schema(kind)
    if "$ref" not in shape:
        return [{"name": "options", "in": "query", "style": "form", "explode": True, "schema": shape}]
    fields: dict[str, Schema] = shape["$defs"][shape["$ref"].rpartition("/")[2]]["properties"]
    return [{"name": name, "in": "query", "schema": field} for name, field in fields.items()]
