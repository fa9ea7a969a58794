"""How a match begins: from a deal, or from a position."""

from __future__ import annotations

import secrets
import tomllib
from pathlib import Path

from ristal.engine.chance import Chance, FairChance
from ristal.engine.errors import BadPosition
from ristal.engine.event import Listener
from ristal.engine.game import Game
from ristal.games import load_game
from ristal.match.actions import PLAYED_ON, Action
from ristal.match.match import Match


def new(game: str | Game, seed: int | str | None = None, content: Path | str | None = None, **options: object) -> Match:
    """A new match. Options are checked; the same seed and options give the same match, no seed a match of its own."""
    return begin(load_game(game, content), options, chance_of(seed))


def chance_of(seed: int | str | None) -> Chance:
    """What chance brings in a match of this seed; without one, 128 bits that nobody can guess."""
    return FairChance(f"ristal {secrets.token_hex(16) if seed is None else seed}")


def begin(game: Game, options: dict[str, object], chance: Chance, listener: Listener | None = None) -> Match:
    """A new match, with chance from this source. A listener hears all that comes before the first question."""
    seats, checked = game.check_options(options)
    chance.outcomes = []
    table = game.new_table(seats, checked, chance)
    outcomes = chance.outcomes
    match = Match(game, checked, table, {"chance": outcomes})
    match.go_on(listener)
    return match


def position(game: str | Game, text: str, seed: int | str | None = None, content: Path | str | None = None) -> Match:
    """A match that begins from a position written by hand in TOML."""
    return begin_at(load_game(game, content), text, chance_of(seed))


def begin_at(game: Game, text: str, chance: Chance) -> Match:
    """A match that begins from a position, with chance from this source."""
    try:
        document = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise BadPosition(f"this is not TOML: {error}", problem="toml") from None
    table, options = game.position({"game": game.id, **document})
    table.chance = chance
    match = Match(game, options, table, {"position": document})
    match.go_on()
    broken = game.invariant_errors(match.table)
    if broken:
        raise BadPosition(f"position: {broken[0]}", problem="broken")
    return match


def branched(match: Match, place: int) -> Match:
    """A match of its own that goes on from a moment of another, with luck of its own; it says so. From the last moment
    it is the same match."""
    twin = match.at(place)
    if place < match.number:
        twin.past.actions.append(Action(place, PLAYED_ON))
        twin.table.chance = chance_of(None)
    return twin
