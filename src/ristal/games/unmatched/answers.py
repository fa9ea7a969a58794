"""Every answer that a match can have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ristal.engine.data import Options
from ristal.engine.draft import DEAL, seats_that_choose
from ristal.engine.game import RANDOM
from ristal.engine.notation import NO, PASS, YES
from ristal.games.unmatched.movement import DONE
from ristal.games.unmatched.turn import ATTACK_ANSWER, MANOEUVRE_ANSWER, SCHEME_ANSWER

if TYPE_CHECKING:
    from ristal.games.unmatched import UnmatchedGame


def every_answer(game: UnmatchedGame, seats: int, options: Options) -> list[str]:
    """Words, options of cards, spaces, cards, fighters, attacks: each of what chance may still bring, once."""
    words = [MANOEUVRE_ANSWER, SCHEME_ANSWER, ATTACK_ANSWER, PASS, DONE, YES, NO]
    boards = game.boards_for(seats) if options["board"] == RANDOM else [str(options["board"])]
    heroes = possible_heroes(game, options)
    found: dict[str, None] = dict.fromkeys(word.text for word in words)
    if seats_that_choose(options.get("draft", DEAL), options["heroes"]):
        found.update(dict.fromkeys(heroes))
    for hero in heroes:
        state = game.heroes[hero].state
        found.update(dict.fromkeys(() if state is None else state.values))
        for card in game.heroes[hero].cards:
            found[card.id] = None
        found.update(dict.fromkeys(_choices(game, hero)))
        found.update(dict.fromkeys(_numbers(game, hero)))
    for board in boards:
        found.update(dict.fromkeys(game.boards[board].spaces))
    fighters = _fighters(game, heroes)
    found.update(dict.fromkeys(fighters))
    for mine in fighters:
        for other in fighters:
            if mine != other:
                found[f"{mine} {other}"] = None
    return list(found)


def possible_heroes(game: UnmatchedGame, options: Options) -> dict[str, int]:
    """How often each hero may be there."""
    wanted = options["heroes"]
    assert isinstance(wanted, list)
    by_lot = wanted.count(RANDOM)
    possible: dict[str, int] = {}
    for hero in game.heroes:
        fixed = wanted.count(hero)
        most = fixed + by_lot if options["twice"] == "yes" else max(fixed, min(by_lot, 1))
        if most:
            possible[hero] = most
    return possible


def _choices(game: UnmatchedGame, hero: str) -> list[str]:
    """The names of what the cards of a hero let choose between."""
    return [
        option.rsplit(".", 1)[-1]
        for key, effects in game.scripts.by_key.items()
        if key.startswith(f"{hero}.")
        for effect in effects
        for option in effect.scripts
    ]


def _numbers(game: UnmatchedGame, hero: str) -> list[str]:
    """How many cards a card of a hero may let draw."""
    most = [
        effect.number("most")
        for key, effects in game.scripts.by_key.items()
        for effect in effects
        if key.startswith(f"{hero}.") and effect.op == "draw-and-keep"
    ]
    return [f"draw-{count}" for count in range(max(most) + 1)] if most else []


def _fighters(game: UnmatchedGame, heroes: dict[str, int]) -> list[str]:
    """§R11 The names that fighters may have: numbered where several are of one kind."""
    most: dict[str, int] = {}
    alone: list[str] = []
    for hero, times in heroes.items():
        for kind in game.heroes[hero].fighters:
            most[kind.id] = most.get(kind.id, 0) + times * kind.count
            if kind.count == 1:
                alone.append(kind.id)
    names: dict[str, None] = {}
    for kind_id, count in most.items():
        if kind_id in alone:
            names[kind_id] = None
        if count > 1:
            names.update(dict.fromkeys(f"{kind_id}-{number}" for number in range(1, count + 1)))
    return list(names)
