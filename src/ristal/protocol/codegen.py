"""The contract as files for other languages: JSON Schema and TypeScript, made from the types of `messages` and
`replies` and from the view, the events and the questions of each game. `docs/contract` holds them; a test fails where
they differ."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final, get_args

import msgspec

from ristal.games import game_ids
from ristal.protocol import events_codegen, requests, responses, table_responses

HEAD: Final = "// Made from the Python types by ristal.protocol.codegen: change those.\n"
REF: Final = "#/$defs/"

Schema = Mapping[str, Any]


def files() -> dict[str, str]:
    """Every file of the contract that this module makes, by name."""
    protocol = schema()
    made = {
        "protocol.json": json.dumps(protocol, ensure_ascii=False, indent=2, sort_keys=True) + "\n",
        "protocol.ts": HEAD + _views() + declarations(protocol["$defs"]) + _unions(),
    }
    for game in game_ids():
        shown = msgspec.json.schema(import_module(f"ristal.games.{game}.view").VIEW)
        made[f"{game}.view.ts"] = HEAD + declarations(shown["$defs"])
        made[f"{game}.events.ts"] = HEAD + events_codegen.of_game(game)
    return {**made, "match.events.ts": HEAD + events_codegen.of_matches()}


def schema() -> dict[str, Any]:
    """JSON Schema of all messages, by the names of their types; what a route sends stands under `routes`."""
    socket = (*get_args(requests.FromClient), *responses.FROM_SERVER)
    bodies = dict.fromkeys(requests.BODIES.values())
    kinds = [*bodies, *socket, table_responses.Problem, responses.Notice, *responses.ROUTES.values()]
    found, components = msgspec.json.schema_components(kinds, ref_template=REF + "{name}")
    sent = found[-len(responses.ROUTES) :]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The protocol of a Ristal server",
        "$defs": components,
        "routes": dict(zip(responses.ROUTES, sent, strict=True)),
    }


def declarations(types: Mapping[str, Schema]) -> str:
    """TypeScript of named types."""
    return "".join(_declaration(name, types[name]) for name in sorted(types))


def _declaration(name: str, shape: Schema) -> str:
    said = f"\n/** {shape['description']} */\n" if "description" in shape else "\n"
    if "properties" not in shape:
        return f"{said}export type {name} = {typescript(shape)};\n"
    required = shape.get("required", [])
    fields = [
        f"  {field}{'' if field in required else '?'}: {typescript(kind)};\n"
        for field, kind in shape["properties"].items()
    ]
    return f"{said}export interface {name} {{\n{''.join(fields)}}}\n"


def typescript(shape: Schema) -> str:
    """One type."""
    if "x-typescript" in shape:
        return str(shape["x-typescript"])
    if "$ref" in shape:
        return str(shape["$ref"]).removeprefix(REF)
    if "anyOf" in shape:
        return " | ".join(dict.fromkeys(typescript(each) for each in shape["anyOf"]))
    for values in (shape.get("enum"), [shape["const"]] if "const" in shape else None):
        if values is not None:
            return " | ".join(json.dumps(value, ensure_ascii=False) for value in values)
    kind = shape.get("type")
    if "prefixItems" in shape:
        return f"[{', '.join(typescript(each) for each in shape['prefixItems'])}]"
    if kind == "array":
        item = typescript(shape.get("items") or {})
        return f"({item})[]" if "|" in item else f"{item}[]"
    if kind == "object":
        return _mapping(shape)
    plain = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
    return plain.get(str(kind), "unknown")


def _mapping(shape: Schema) -> str:
    if "properties" in shape:
        return "{ " + " ".join(f"{name}: {typescript(kind)};" for name, kind in shape["properties"].items()) + " }"
    values = shape.get("additionalProperties")
    return f"Record<string, {typescript(values) if isinstance(values, Mapping) else 'unknown'}>"


def _views() -> str:
    names = {game: import_module(f"ristal.games.{game}.view").VIEW.__name__ for game in game_ids()}
    imports = "".join(f'import type {{ {name} }} from "./{game}.view";\n' for game, name in names.items())
    views = f"\n/** What a viewer may know of a table. */\nexport type View = {' | '.join(names.values())};\n"
    return events_codegen.imports() + imports + views + events_codegen.unions()


def _unions() -> str:
    theirs = " | ".join(each.__name__ for each in get_args(requests.FromClient))
    ours = " | ".join(each.__name__ for each in responses.FROM_SERVER)
    return (
        f"\n/** What a client sends over a socket. */\nexport type FromClient = {theirs};\n"
        f"\n/** What the server sends over a socket. */\nexport type FromServer = {ours};\n"
    )
