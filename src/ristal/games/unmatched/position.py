"""Positions of Unmatched written by hand: puzzles, bug reports, tests.

    game = "unmatched"
    board = "marmoreal"
    heroes = ["king-arthur", "medusa"]
    to_move = 0
    actions = 2                                        # left in this turn
    spaces = { king-arthur = "m15", merlin = "m01", medusa = "m17", harpy-1 = "m09" }
    health = { king-arthur = 5 }                       # else full; a fighter without a space is defeated
    hands = [["prophecy", "feint"], ["dash"]]
    decks = [["regroup"], []]                          # top first
    sizes = ["big", "none"]                            # Alice's

Options go by their names. Cards that are nowhere lie in the discard piles, unless `discards` says what lies there: then
the rest is at the bottom of the deck.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ristal.content import Reader
from ristal.engine.chance import Chance
from ristal.engine.errors import BadPosition
from ristal.games.unmatched.state import SIZES, Unmatched, bare
from ristal.games.unmatched.turn import ACTIONS, BeginTurn, NextAction

if TYPE_CHECKING:
    from ristal.games.unmatched import UnmatchedGame

_OWN: Final = (
    "game", "board", "heroes", "to_move", "actions", "spaces", "start_spaces", "health", "hands", "decks", "discards",
    "sizes", "turns", "phase",
)  # fmt: skip


def lay_position(game: UnmatchedGame, document: dict[str, Any], chance: Chance) -> tuple[Unmatched, dict[str, object]]:
    """The table that the document describes, or an error that names the place."""
    page = Reader(document, "position", error=BadPosition)
    heroes = page.texts("heroes")
    given = {name: value for name, value in document.items() if name not in _OWN}
    seats, options = game.check_options(
        {**given, "seats": len(heroes), "heroes": heroes, "board": page.choice("board", tuple(game.boards))}
    )
    page.read.update(given)
    page.choice("game", (game.id,))
    t = bare(game.arena(str(options["board"]), heroes, options), chance)
    seat = page.number("to_move", 0, seats - 1)
    t.active = seat
    t.turns = [1] * seats
    if page.has("turns"):
        page.read.add("turns")
        t.turns = [int(turns) for turns in document["turns"]]
    _place(t, page)
    _set_health(t, page)
    _fill(t, page)
    if page.has("sizes"):
        t.size = [SIZES.index(size) if size in SIZES else 0 for size in page.texts("sizes")]
    t.actions = page.number("actions", 1, ACTIONS) if page.has("actions") else ACTIONS
    phase = page.choice("phase", ("actions", "turn-start")) if page.has("phase") else "actions"
    page.done()
    if phase == "turn-start":
        t.turns[seat] -= 1
        t.then(BeginTurn(seat))
    else:
        t.then(NextAction(seat))
    return t, options


def _place(t: Unmatched, page: Reader) -> None:
    for field, where in (("spaces", t.space), ("start_spaces", t.start_space)):
        if field == "start_spaces":
            t.start_space = t.space[:]
            where = t.start_space
            if not page.has(field):
                continue
        table = page.table(field)
        for name in table.data:
            space = table.text(name).lower()
            fighters = [fighter.index for fighter in t.arena.fighters if fighter.name == name]
            if not fighters:
                raise table.wrong(name, "there is no such fighter in this match")
            if space not in t.arena.board.number:
                raise table.wrong(name, f"there is no space {space!r} on this board")
            if field == "spaces" and t.fighter_on(t.arena.board.number[space]) >= 0:
                raise table.wrong(name, f"{space!r} is taken: a space holds one fighter")
            where[fighters[0]] = t.arena.board.number[space]
    for fighter in t.arena.fighters:
        if not t.stands(fighter.index):
            t.health[fighter.index] = 0


def _set_health(t: Unmatched, page: Reader) -> None:
    if not page.has("health"):
        return
    table = page.table("health")
    for name in table.data:
        fighters = [fighter for fighter in t.arena.fighters if fighter.name == name]
        if not fighters or not t.stands(fighters[0].index):
            raise table.wrong(name, "there is no such fighter on the board")
        t.health[fighters[0].index] = table.number(name, 1, fighters[0].kind.health)


def _fill(t: Unmatched, page: Reader) -> None:
    for seat, hero in enumerate(t.arena.heroes):
        left = hero.deck()
        for field, zones in (("hands", t.hand), ("decks", t.deck), ("discards", t.discard)):
            for word in reversed(_pile(page, field, seat, t.seats)):
                numbers = [card.number for card in hero.cards if card.id == word]
                if not numbers or numbers[0] not in left:
                    raise page.wrong(f"{field}[{seat}]", f"{hero.id!r} has no more card {word!r}")
                left.remove(numbers[0])
                zones[seat].add(numbers[0])
        if page.has("discards"):
            t.deck[seat].items = left + t.deck[seat].items
        else:
            t.discard[seat].items = left


def _pile(page: Reader, field: str, seat: int, seats: int) -> list[str]:
    if not page.has(field):
        return []
    page.read.add(field)
    piles = page.data[field]
    if not isinstance(piles, list) or len(piles) != seats or not all(isinstance(pile, list) for pile in piles):
        raise page.wrong(field, f"a list of cards for each of the {seats} seats is expected")
    return [str(word) for word in piles[seat]]
