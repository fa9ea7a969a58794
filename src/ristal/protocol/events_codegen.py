"""TypeScript of what happens and of what is asked: the events and the questions of each game, and the actions of people
that stand among the events of every match."""

from __future__ import annotations

import json
from dataclasses import fields
from importlib import import_module
from typing import Any, Final, get_args, get_origin, get_type_hints

from ristal.engine.event import Event
from ristal.games import game_ids, load_game
from ristal.match.actions import ACTIONS, OF_A_SEAT

PLAIN: Final = {int: ("number", 0), str: ("string", ""), bool: ("boolean", False)}


def of_game(game_id: str) -> str:
    """The events and questions of a game."""
    game, name = load_game(game_id), _name_view(game_id)
    events = [game.events[event] for event in sorted(game.events)]
    return (
        'import type { MatchEvent } from "./match.events";\n'
        + "".join(_event(event) for event in events)
        + _union("What happens.", f"{name}Event", [*(e.__name__ for e in events), "MatchEvent"])
        + _union("All that may be asked.", f"{name}Question", [json.dumps(each) for each in sorted(game.questions)])
    )


def of_matches() -> str:
    """What people do to a match of any game."""
    actions = {"".join(word.capitalize() for word in action.split("-")): action for action in ACTIONS}
    shown = [
        f"\nexport interface {name} {{\n  event: {json.dumps(action)};\n{_seat(action)}}}\n"
        for name, action in actions.items()
    ]
    return "".join(shown) + _union("What people did to the match.", "MatchEvent", list(actions))


def imports() -> str:
    named = {game: _name_view(game) for game in game_ids()}
    return "".join(
        f'import type {{ {name}Event, {name}Question }} from "./{game}.events";\n' for game, name in named.items()
    )


def unions() -> str:
    """An event or a question of any game."""
    names = [_name_view(game) for game in game_ids()]
    return _union("What happened at a table.", "GameEvent", [f"{name}Event" for name in names]) + _union(
        "The class of a question.", "GameQuestion", [f"{name}Question" for name in names]
    )


def _name_view(game: str) -> str:
    """The game as the name of its view begins."""
    return str(import_module(f"ristal.games.{game}.view").VIEW.__name__).removesuffix("View")


def _seat(action: str) -> str:
    return "  seat: number;\n" if action in OF_A_SEAT else ""


def _union(said: str, name: str, kinds: list[str]) -> str:
    return f"\n/** {said} */\nexport type {name} =\n" + "\n".join(f"  | {kind}" for kind in kinds) + ";\n"


def _event(event: type[Event]) -> str:
    hints = get_type_hints(event)
    kinds = {field.name: _typescript(hints[field.name]) for field in fields(event)}  # type: ignore[arg-type]
    secret = event(**{name: example for name, (_, example) in kinds.items()}).secret()
    lines = [f"  {name}: {kind}{' | null' if name in secret else ''};\n" for name, (kind, _) in kinds.items()]
    said = event.__doc__ if event.__doc__ and not event.__doc__.startswith(f"{event.__name__}(") else ""
    comment = f"\n/** {' '.join(said.split())} */\n" if said else "\n"
    return f"{comment}export interface {event.__name__} {{\n  event: {json.dumps(event.NAME)};\n{''.join(lines)}}}\n"


def _typescript(kind: Any) -> tuple[str, Any]:
    """A type of a field, and an example of it."""
    if get_origin(kind) is list:
        return f"{_typescript(get_args(kind)[0])[0]}[]", []
    return PLAIN[kind]
