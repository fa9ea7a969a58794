"""How a match begins: from a deal, from a position, or from a moment of another match."""

from __future__ import annotations

import secrets
import tomllib
from pathlib import Path

from ristal.content.source import toml_mistake
from ristal.engine.chance import Chance, FairChance
from ristal.engine.data import Document
from ristal.engine.errors import BadPosition
from ristal.engine.event import Listener
from ristal.engine.game import Game
from ristal.engine.record import write_table
from ristal.engine.zone import SPECTATOR
from ristal.games import load_game
from ristal.match.actions import PLAYED_ON, Action
from ristal.match.learning import has_learned
from ristal.match.match import Match


def new(game: str | Game, seed: int | str | None = None, content: Path | str | None = None, **options: object) -> Match:
    """Start a match. Options are checked; the same seed and options give the same match, no seed gives a new one."""
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
    """Start a match from a position written in TOML."""
    return begin_at(load_game(game, content), text, chance_of(seed))


def begin_at(game: Game, text: str, chance: Chance) -> Match:
    """A match that begins from a position, with chance from this source."""
    try:
        document = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise BadPosition("toml", reason=toml_mistake(error)) from None
    return begin_from(game, document, chance)


def begin_from(game: Game, document: Document, chance: Chance) -> Match:
    """The same from what the TOML says."""
    table, options = game.position({"game": game.id, **document})
    table.chance = chance
    match = Match(game, options, table, {"position": document, "chance": []})
    match.go_on()
    broken = game.invariant_errors(match.table)
    if broken:
        raise BadPosition("broken", reason=broken[0])
    return match


def branch_match(match: Match, place: int) -> Match:
    """A match of its own that goes on from a moment of another, with luck of its own; it says so. Where nobody learned
    anything by what came after that moment it is the same match."""
    twin = match.at(place)
    if has_learned(twin, match.moves[place - match.past.forgotten :]):
        twin.past.actions.append(Action(place, PLAYED_ON))
        twin.table.chance = chance_of(None)
    return twin


def dealt_anew(match: Match, chance: Chance) -> Match:
    """A match that goes on from here with people who did not play it: only what everybody may know stays, all else is
    dealt anew with this chance, and secret answers are given anew. It says that it goes on from another, and has no
    past: what happened before would contradict the new deal."""
    table = match.table.redeal(SPECTATOR, chance)
    table.reopen(SPECTATOR)
    twin = Match(match.game, match.options, table, {"state": write_table(table)})
    twin.past.actions.append(Action(0, PLAYED_ON))
    return twin
