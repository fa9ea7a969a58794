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

from typing import TYPE_CHECKING, Final

from ristal.content.position import Page
from ristal.engine.chance import Chance
from ristal.engine.data import Document, Options
from ristal.games.unmatched.hero import SIZE
from ristal.games.unmatched.state import BIG, SIZES, Unmatched, bare
from ristal.games.unmatched.turn import ACTIONS, BeginTurn, NextAction

if TYPE_CHECKING:
    from ristal.games.unmatched import UnmatchedGame

_OWN: Final = (
    "game", "board", "heroes", "to_move", "actions", "spaces", "start_spaces", "health", "hands", "decks", "discards",
    "sizes", "turns", "phase",
)  # fmt: skip


def lay_position(game: UnmatchedGame, document: Document, chance: Chance) -> tuple[Unmatched, Options]:
    """The table that the document describes, or an error that names the place."""
    page = Page(document, game.id, 2)
    heroes = page.texts("heroes")
    for at, hero in enumerate(heroes):
        if hero not in game.heroes:
            raise page.wrong(f"heroes[{at}]", f"one of {', '.join(game.heroes)} is expected, not {hero!r}")
    given = {name: value for name, value in document.items() if name not in _OWN}
    seats, options = game.check_options(
        {**given, "seats": len(heroes), "heroes": heroes, "board": page.choice("board", tuple(game.boards))}
    )
    page.read.update(given)
    page.seats = seats
    t = bare(game.arena(str(options["board"]), heroes, options), chance)
    seat = page.number("to_move", 0, seats - 1)
    t.active = seat
    t.turns = page.counts("turns", 0, 999, 1)
    _place(t, page)
    _set_health(t, page)
    _fill(t, page)
    _set_sizes(t, page)
    t.actions = page.whole("actions", 1, ACTIONS, ACTIONS)
    phase = page.either("phase", ("actions", "turn-start"))
    page.done()
    if phase == "turn-start":
        t.turns[seat] = max(0, t.turns[seat] - 1)
        t.then(BeginTurn(seat))
    else:
        t.then(NextAction(seat))
    return t, options


def _set_sizes(t: Unmatched, page: Page) -> None:
    """§R174 Alice is big or small, nobody else is; she is big where nothing is said."""
    words = page.for_each("sizes", "")
    for seat, hero in enumerate(t.arena.heroes):
        has = SIZES[BIG:] if hero.ability == SIZE else SIZES[:BIG]
        if words[seat] and words[seat] not in has:
            raise page.wrong(f"sizes[{seat}]", f"one of {', '.join(has)} is expected, not {words[seat]!r}")
        t.size[seat] = SIZES.index(words[seat] or has[0])


def _place(t: Unmatched, page: Page) -> None:
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


def _set_health(t: Unmatched, page: Page) -> None:
    if not page.has("health"):
        return
    table = page.table("health")
    for name in table.data:
        fighters = [fighter for fighter in t.arena.fighters if fighter.name == name]
        if not fighters or not t.stands(fighters[0].index):
            raise table.wrong(name, "there is no such fighter on the board")
        t.health[fighters[0].index] = table.number(name, 1, fighters[0].kind.health)


def _fill(t: Unmatched, page: Page) -> None:
    piles = [(name, page.piles(name), zones) for name, zones in (("hands", t.hand), ("decks", t.deck))]
    piles.append(("discards", page.piles("discards"), t.discard))
    for seat, hero in enumerate(t.arena.heroes):
        left = hero.deck()
        names = {card.id: card.number for card in hero.cards}
        for name, words, zones in piles:
            for word in reversed(words[seat]):
                if names.get(word) not in left:
                    raise page.wrong(f"{name}[{seat}]", f"{hero.id!r} has no more card {word!r}")
                left.remove(names[word])
                zones[seat].add(names[word])
        if page.has("discards"):
            t.deck[seat].items = left + t.deck[seat].items
        else:
            t.discard[seat].items = left
