"""Positions of the nine-dice battle written by hand: puzzles, bug reports, tests.

    game = "ninedice"
    phase = "duels"                 # or "draft", "deployment", "reserve-attack", "battle", "reroll"
    to_move = 0                     # draft: who takes a die; duels: who has the start
    battle = 1                      # battles fought already
    began = 0                       # who began the last reserve attack
    quiet = 0                       # battles running without harm
    first = 0                       # who was first in the draft
    options = { exhaustion = "off" }

    [[side]]                        # seat 0, then seat 1
    field = ["red-destroyer 4", "green-fortress 5"]
    reserve = ["синий Барьер"]
    prison = []
    abyss = []

Dice go by their id or by their name in any language, on the field with what they show. If a side names fewer than nine,
dice that nobody has fill its set up and lie in the Abyss. In a draft a side has `set` and `card` instead of zones, at
its deployment `set` alone.
"""

from __future__ import annotations

from typing import Final

from ristal.content import Reader
from ristal.content.position import Names, Page
from ristal.engine.chance import Chance
from ristal.engine.data import Document
from ristal.games.ninedice.battle import ChooseReroll, FightBattle
from ristal.games.ninedice.deployment import begin_deployment
from ristal.games.ninedice.dice import DICE, KINDS, SET, SIDES, Box
from ristal.games.ninedice.draft import ChooseShape, takes_in_turn
from ristal.games.ninedice.reserve_attack import BeginReserveAttack, StartDuel
from ristal.games.ninedice.state import ABYSS, FIELD, PRISON, RESERVE, NineDice, Settings, bare, form_sets

DRAFT: Final = "draft"
DEPLOYMENT: Final = "deployment"
RESERVE_ATTACK: Final = "reserve-attack"
DUELS: Final = "duels"
BATTLE: Final = "battle"
REROLL: Final = "reroll"
PHASES: Final = (DUELS, DRAFT, DEPLOYMENT, RESERVE_ATTACK, BATTLE, REROLL)
ZONES: Final = (("field", FIELD), ("reserve", RESERVE), ("prison", PRISON), ("abyss", ABYSS))


def lay_position(box: Box, settings: Settings, document: Document, chance: Chance) -> NineDice:
    """The table that the document describes, or an error that names the place."""
    page = Page(document, "ninedice", 2)
    if page.has("options"):
        page.table("options")
    phase = page.either("phase", PHASES)
    t = bare(box, settings, chance)
    mover = page.whole("to_move", 0, 1, 0)
    t.first = page.whole("first", 0, 1, 0)
    t.battle = page.whole("battle", 0, 99, 0)
    t.quiet = page.whole("quiet", 0, 99, 0)
    t.began = page.whole("began", 0, 1, -1)
    sides = page.tables("side")
    if len(sides) != 2:
        raise page.wrong("side", "ninedice-wrong-sides")
    page.done()
    if phase == DRAFT:
        _fill_draft(t, sides, mover)
    else:
        _fill_sides(t, sides, phase)
    if phase == DEPLOYMENT:
        begin_deployment(t)
    elif phase == RESERVE_ATTACK:
        t.then(BeginReserveAttack(0), FightBattle(0))
    elif phase == DUELS:
        t.began = mover if t.began < 0 else t.began
        t.then(StartDuel(mover, 0), FightBattle(0))
    elif phase == BATTLE:
        t.then(FightBattle(0))
    elif phase == REROLL:
        t.then(ChooseReroll((0, 1)))
    return t


def _fill_draft(t: NineDice, sides: list[Reader], mover: int) -> None:
    cards = [card.id for card in t.box.cards]
    left = list(range(DICE))
    sets: list[list[int]] = [[], []]
    for seat, side in enumerate(sides):
        t.cards = [*t.cards, cards.index(side.choice("card", cards))]
        sets[seat] = _dice(t.box, side, "set", left)
        side.done()
    if t.cards[0] == t.cards[1]:
        raise sides[1].wrong("card", "ninedice-wrong-own-card")
    if len(sets[mover]) >= SET:
        raise sides[mover].wrong("set", "ninedice-wrong-takes-die", needed=SET)
    t.sets = sets
    if not takes_in_turn(t, mover):
        raise sides[mover].wrong("set", "ninedice-wrong-in-turn")
    t.then(ChooseShape(mover))


def _fill_sides(t: NineDice, sides: list[Reader], phase: str) -> None:
    """§R1 Nine dice each; those that are named nowhere lie in the Abyss."""
    left = list(range(DICE))
    named: list[list[tuple[int, int, int]]] = [[], []]  # die, place, value
    for seat, side in enumerate(sides):
        if phase == DEPLOYMENT:
            named[seat] = [(die, RESERVE, 0) for die in _dice(t.box, side, "set", left)]
        for zone, place in () if phase == DEPLOYMENT else ZONES:
            if side.has(zone):
                named[seat] += [(die, place, value) for die, value in _valued(t.box, side, zone, left)]
        side.done()
        if len(named[seat]) > SET or (phase == DEPLOYMENT and len(named[seat]) < SET):
            raise side.wrong("set", "ninedice-wrong-set-size", needed=SET, count=len(named[seat]))
    for seat in range(2):
        kinds = [t.box.dice[die].kind for die, _, _ in named[seat]]
        missing = [kind for kind in range(len(KINDS)) if kind not in kinds]
        if len(missing) > SET - len(named[seat]):
            raise sides[seat].wrong("set", "ninedice-wrong-set-kinds")  # §R18
        while len(named[seat]) < SET:
            kind = missing.pop() if missing else 0
            die = next(die for die in reversed(left) if t.box.dice[die].kind == kind)
            left.remove(die)
            named[seat].append((die, ABYSS, 0))
    form_sets(t, [[die for die, _, _ in named[seat]] for seat in range(2)])
    for seat in range(2):
        for die, place, value in named[seat]:
            slot = t.slot(die)
            t.place[slot] = place
            t.value[slot] = value


def _valued(box: Box, side: Reader, zone: str, left: list[int]) -> list[tuple[int, int]]:
    if zone != "field":
        return [(die, 0) for die in _dice(box, side, zone, left)]
    found = []
    for text in side.texts(zone):
        name, _, number = text.rpartition(" ")
        if not number.isdecimal() or not 1 <= int(number) <= SIDES:
            raise side.wrong(zone, "ninedice-wrong-die-shown", sides=SIDES, found=repr(text))
        found.append((_die(box, side, zone, name, left), int(number)))
    return found


def _dice(box: Box, side: Reader, zone: str, left: list[int]) -> list[int]:
    return [_die(box, side, zone, name, left) for name in side.texts(zone)]


def _die(box: Box, side: Reader, zone: str, name: str, left: list[int]) -> int:
    """§R5 The die that a name means, taken from those that are left: each exists once."""
    names = box.names()
    return Names([(die.id, names[die.id]) for die in box.dice]).take(side, zone, name, left)
