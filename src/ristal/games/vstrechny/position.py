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

from typing import Any, Final

from ristal.content import Reader
from ristal.engine.chance import Chance
from ristal.engine.errors import BadPosition
from ristal.games.vstrechny.army import DECK, Armies
from ristal.games.vstrechny.deployment import DeployUnit
from ristal.games.vstrechny.field import CELL_NAMES, COLUMNS, ROWS
from ristal.games.vstrechny.state import MORE_STRATEGY, STANDARD, Vstrechny, bare
from ristal.games.vstrechny.turn import EndTurn, begin_turn, open_unit

BATTLE: Final = "battle"
DEPLOYMENT: Final = "deployment"


def lay_position(armies: Armies, document: dict[str, Any], chance: Chance) -> Vstrechny:
    """The table that the document describes, or an error that names the place."""
    page = Reader(document, "position", error=BadPosition)
    page.choice("game", ("vstrechny",))
    chosen = page.texts("armies")
    if len(chosen) != 2 or chosen[0] == chosen[1] or not all(army in armies.by_army for army in chosen):
        raise page.wrong("armies", f"two different armies of {', '.join(armies.by_army)} are expected")  # §R3
    variant = page.choice("variant", (STANDARD, MORE_STRATEGY)) if page.has("variant") else STANDARD
    phase = page.choice("phase", (BATTLE, DEPLOYMENT)) if page.has("phase") else BATTLE
    seat = page.number("to_move", 0, 1)
    first = page.number("first", 0, 1) if page.has("first") else seat

    t = bare(armies, chosen, variant == MORE_STRATEGY, chance)
    left = [armies.deck(army) for army in chosen]
    _fill_field(t, page, left)
    _fill_piles(t, page, left, "reserve")
    if t.with_hands:
        _fill_piles(t, page, left, "hand")
    opened = -1
    if page.has("opened"):
        opened = _take(t, page, "opened", page.text("opened"), left, seat)
    page.done()
    for owner, cards in enumerate(left):
        for unit in cards:
            t.discard[owner].add(unit)

    if phase == DEPLOYMENT:
        if opened < 0 and not t.reserve[seat].items:
            raise page.wrong("reserve", "deployment needs a card of the side to move: opened, or in its Reserve")
        t.then(DeployUnit(seat, opened if opened >= 0 else t.reserve[seat].draw(), first))
    elif opened >= 0:
        t.then(EndTurn(seat))
        open_unit(t, seat, opened)
    else:
        begin_turn(t, seat)
    return t


def _fill_field(t: Vstrechny, page: Reader, left: list[list[int]]) -> None:
    lines = [line.split("#")[0].split() for line in page.text("field").splitlines()]
    rows = [line for line in lines if line]
    if len(rows) != ROWS or any(len(row) != COLUMNS for row in rows):
        raise page.wrong("field", f"{ROWS} lines of {COLUMNS} words are expected, '.' for an empty cell")
    for line, row in enumerate(rows):
        for column, word in enumerate(row):
            if word != ".":
                cell = (ROWS - 1 - line) * COLUMNS + column
                unit = _take(t, page, f"field.{CELL_NAMES[cell]}", word, left, -1)
                t.field[cell] = t.piece(unit)


def _fill_piles(t: Vstrechny, page: Reader, left: list[list[int]], name: str) -> None:
    if not page.has(name):
        return
    piles = page.data[name]
    page.read.add(name)
    if not isinstance(piles, list) or len(piles) != 2 or not all(isinstance(pile, list) for pile in piles):
        raise page.wrong(name, "a list of units for each of the two seats is expected")
    zones = t.reserve if name == "reserve" else t.hand
    for seat, pile in enumerate(piles):
        for word in reversed(pile):
            zones[seat].add(_take(t, page, f"{name}[{seat}]", str(word), left, seat))


def _take(t: Vstrechny, page: Reader, place: str, word: str, left: list[list[int]], seat: int) -> int:
    """The unit that a word names, taken from what its army still has; `seat` is its side where only one will do."""
    wanted = word.casefold()
    for unit in t.armies.units:
        if wanted == unit.id or wanted in (unit.name["ru"].casefold(), unit.name["en"].casefold()):
            if unit.army not in t.chosen or (seat >= 0 and t.chosen[seat] != unit.army):
                raise page.wrong(place, f"{word!r} belongs to the army {unit.army!r}, which is not on this side")
            side = t.chosen.index(unit.army)
            if unit.number not in left[side]:
                raise page.wrong(place, f"the {DECK} cards of {unit.army!r} hold only {unit.cards} of {word!r}")
            left[side].remove(unit.number)
            return unit.number
    raise page.wrong(place, f"there is no unit {word!r}")
