"""Positions of Unmatched written by hand: puzzles, bug reports, tests.

    game = "unmatched"
    board = "marmoreal"
    heroes = ["smith", "witch"]
    to_move = 0
    actions = 2                                        # left in this turn
    spaces = { smith = "m15", imp-1 = "m01", witch = "m17", cat = "m09" }
    health = { smith = 5 }                             # else full; a fighter without a space is defeated
    hands = [["strike", "feint"], ["dash"]]
    decks = [["regroup"], []]                          # top first
    states = ["none", "none"]                          # of heroes that have one; `sizes` says the same
    tokens = [0, 2]                                    # else as many as at the start

Options go by their names. Cards that are nowhere lie in the discard piles, unless `discards` says what lies there: then
the rest is at the bottom of the deck.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ristal.content.position import Page
from ristal.engine.chance import Chance
from ristal.engine.data import Document, Options
from ristal.engine.errors import Phrase
from ristal.games.unmatched.carried import NO_STATE
from ristal.games.unmatched.hero import ACTIONS
from ristal.games.unmatched.state import Unmatched, bare
from ristal.games.unmatched.turn import BeginTurn, NextAction

if TYPE_CHECKING:
    from ristal.games.unmatched import UnmatchedGame

_OWN: Final = (
    "game", "board", "heroes", "to_move", "actions", "spaces", "start_spaces", "health", "hands", "decks", "discards",
    "states", "sizes", "tokens", "turns", "phase",
)  # fmt: skip


def lay_position(game: UnmatchedGame, document: Document, chance: Chance) -> tuple[Unmatched, Options]:
    """The table that the document describes, or an error that names the place."""
    page = Page(document, game.id, 2)
    heroes = page.texts("heroes")
    for at, hero in enumerate(heroes):
        if hero not in game.heroes:
            raise page.unexpected(f"heroes[{at}]", Phrase("wrong-expected-choice", choices=list(game.heroes)), hero)
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
    _set_states(t, page)
    _set_tokens(t, page)
    t.actions = page.whole("actions", 1, ACTIONS, ACTIONS)
    t.taken = ACTIONS - t.actions
    phase = page.either("phase", ("actions", "turn-start"))
    page.done()
    if phase == "turn-start":
        t.turns[seat] = max(0, t.turns[seat] - 1)
        t.then(BeginTurn(seat))
    else:
        t.then(NextAction(seat))
    return t, options


def _set_states(t: Unmatched, page: Page) -> None:
    """§R174 A hero has a state or none; where nothing is said, the first of its values."""
    field = "sizes" if page.has("sizes") else "states"
    words = page.for_each(field, "")
    for seat, hero in enumerate(t.arena.heroes):
        state = None if hero.state is None or hero.state.is_derived else hero.state
        has = [NO_STATE] if state is None else state.words[1:]
        if words[seat] and words[seat] not in has:
            raise page.unexpected(f"{field}[{seat}]", Phrase("wrong-expected-choice", choices=has), words[seat])
        t.state[seat] = 0 if state is None else state.words.index(words[seat] or has[0])


def _set_tokens(t: Unmatched, page: Page) -> None:
    """§R196 How many tokens each hero has."""
    if page.has("tokens"):
        for seat, (hero, count) in enumerate(zip(t.arena.heroes, page.counts("tokens", 0, 99, 0), strict=True)):
            t.tokens[seat] = min(count, hero.token.most if hero.token is not None else 0)


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
                raise table.wrong(name, "unmatched-wrong-not-playing")
            if space not in t.arena.board.number:
                raise table.wrong(name, "unmatched-wrong-no-space", space=space)
            if field == "spaces" and t.fighter_on(t.arena.board.number[space]) >= 0:
                raise table.wrong(name, "unmatched-wrong-space-taken", space=space)
            where[fighters[0]] = t.arena.board.number[space]
    for fighter in t.arena.fighters:
        t.health[fighter.index] = fighter.kind.health if t.stands(fighter.index) else 0


def _set_health(t: Unmatched, page: Page) -> None:
    if not page.has("health"):
        return
    table = page.table("health")
    for name in table.data:
        fighters = [fighter for fighter in t.arena.fighters if fighter.name == name]
        if not fighters or not t.stands(fighters[0].index):
            raise table.wrong(name, "unmatched-wrong-no-fighter")
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
                    raise page.wrong(f"{name}[{seat}]", "unmatched-wrong-no-more-cards", hero=hero.id, card=word)
                left.remove(names[word])
                zones[seat].add(names[word])
        if page.has("discards"):
            t.deck[seat].items = left + t.deck[seat].items
        else:
            t.discard[seat].items = left
