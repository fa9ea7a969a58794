"""Positions of «Встречный бой» written by hand: puzzles, bug reports, tests.

    game = "vstrechny"
    armies = ["south", "north"]
    to_move = 0
    opened = "bedouin"              # the card that comes in now; else the top of the Reserve
    field = '''
        .        .        .         # row 4, the home row of seat 1
        .        berserk  .
        .        bedouin  .
        .        .        .  '''    # row 1, the home row of seat 0
    reserve = [["saqlab"], ["archer"]]     # top first; hand likewise in the variant

Units go by their id or by their name in any language. Cards that are nowhere lie in the discard piles.
"""

from __future__ import annotations

from typing import Final

from ristal.content.position import Names, Page
from ristal.engine.chance import Chance
from ristal.engine.data import Document
from ristal.engine.zone import Zone
from ristal.games.vstrechny.army import Armies
from ristal.games.vstrechny.deployment import DeployUnit
from ristal.games.vstrechny.field import CELL_NAMES, COLUMNS, HALF, ROWS
from ristal.games.vstrechny.state import MORE_STRATEGY, STANDARD, Vstrechny, bare
from ristal.games.vstrechny.turn import EndTurn, begin_turn, open_unit

BATTLE: Final = "battle"
DEPLOYMENT: Final = "deployment"


def lay_position(armies: Armies, document: Document, chance: Chance) -> Vstrechny:
    """The table that the document describes, or an error that names the place."""
    page = Page(document, "vstrechny", 2)
    chosen = page.texts("armies")
    if len(chosen) != 2 or chosen[0] == chosen[1] or not all(army in armies.by_army for army in chosen):
        raise page.wrong("armies", "vstrechny-wrong-armies", armies=list(armies.by_army))  # §R3
    variant = page.either("variant", (STANDARD, MORE_STRATEGY))
    phase = page.either("phase", (BATTLE, DEPLOYMENT))
    seat = page.number("to_move", 0, 1)
    first = page.whole("first", 0, 1, seat)

    t = bare(armies, chosen, variant == MORE_STRATEGY, chance)
    left = [armies.deck(army) for army in chosen]
    _fill_field(t, page, left)
    _fill_piles(t, page, left, "reserve", t.reserve)
    if t.with_hands:
        _fill_piles(t, page, left, "hand", t.hand)
    opened = _take(t, page, "opened", page.text("opened"), left, seat) if page.has("opened") else -1
    page.done()
    for owner, cards in enumerate(left):
        for unit in cards:
            t.discard[owner].add(unit)
    if phase == DEPLOYMENT:
        if opened < 0 and not t.reserve[seat].items:
            raise page.wrong("reserve", "vstrechny-wrong-no-card")
        if all(t.field[cell] is not None for cell in HALF[seat]):
            raise page.wrong("field", "vstrechny-wrong-no-cell")
        t.then(DeployUnit(seat, opened if opened >= 0 else t.reserve[seat].draw(), first))
    elif opened >= 0:
        t.then(EndTurn(seat))
        open_unit(t, seat, opened)
    else:
        begin_turn(t, seat)
    return t


def _fill_field(t: Vstrechny, page: Page, left: list[list[int]]) -> None:
    lines = [line.split("#")[0].split() for line in page.text("field").splitlines()]
    rows = [line for line in lines if line]
    if len(rows) != ROWS or any(len(row) != COLUMNS for row in rows):
        raise page.wrong("field", "vstrechny-wrong-field", rows=ROWS, columns=COLUMNS)
    for line, row in enumerate(rows):
        for column, word in enumerate(row):
            if word != ".":
                cell = (ROWS - 1 - line) * COLUMNS + column
                unit = _take(t, page, f"field.{CELL_NAMES[cell]}", word, left, -1)
                t.field[cell] = t.piece(unit)


def _fill_piles(t: Vstrechny, page: Page, left: list[list[int]], name: str, zones: list[Zone]) -> None:
    for seat, pile in enumerate(page.piles(name)):
        for word in reversed(pile):
            zones[seat].add(_take(t, page, f"{name}[{seat}]", word, left, seat))


def _take(t: Vstrechny, page: Page, place: str, word: str, left: list[list[int]], seat: int) -> int:
    """The unit that a word names, taken from what its army still has; `seat` is its side where only one will do."""
    names = Names([(unit.id, unit.name) for unit in t.armies.units])
    unit = t.armies.units[names.find(page, place, word)]
    if unit.army not in t.chosen or (seat >= 0 and t.chosen[seat] != unit.army):
        raise page.wrong(place, "vstrechny-wrong-other-army", unit=word, army=unit.army)
    return names.take(page, place, word, left[t.chosen.index(unit.army)])
