"""Chapter «Формирование сетов»: cards of two colours, then dice one by one, until each has nine."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ristal.engine.data import Shown
from ristal.engine.game import RANDOM
from ristal.engine.notation import Answer
from ristal.engine.question import Question, Reason, Step
from ristal.games.ninedice.deployment import begin_deployment
from ristal.games.ninedice.dice import CARDS, COLOURS, KINDS, SET, Die
from ristal.games.ninedice.events import CardDrawn, DieTaken, SetsFormed, SetTaken
from ristal.games.ninedice.state import NineDice, form_sets, taken_colours

BY_CARD: Final = 2  # §R16


@mypyc_attr(acyclic=True)
class DrawCards(Step):
    """§R14 §A3 Each draws one of the four cards, unless it was agreed on beforehand; the other two stay out, their dice
    in the common stock."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "wanted")
    CLAUSE: ClassVar[str] = "R14"

    def __init__(self, seat: int, wanted: tuple[str, ...]) -> None:
        super().__init__(seat)
        self.wanted = tuple(wanted)  # a card of each seat, or RANDOM

    def does(self, t: NineDice) -> None:
        t.then(ChooseShape(self.seat))
        cards = [card for card in range(CARDS) if t.box.cards[card].id not in self.wanted]
        agreed = {card.id: place for place, card in enumerate(t.box.cards)}
        t.cards = [-1, -1]
        for seat in (self.seat, 1 - self.seat):
            drawn, wanted = t.cards[:], self.wanted[seat]
            drawn[seat] = cards.pop(t.chance.pick(len(cards))) if wanted == RANDOM else agreed[wanted]
            t.cards = drawn
            if t.events is not None:
                t.tell(CardDrawn(seat, t.box.cards[drawn[seat]].id))


@mypyc_attr(acyclic=True)
class TakePresets(Step):
    """§R18 Ready-made sets: who plays with which is settled, the draft is left out."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "presets")
    CLAUSE: ClassVar[str] = "R18"

    def __init__(self, seat: int, presets: tuple[str, ...]) -> None:
        super().__init__(seat)
        self.presets = tuple(presets)

    def does(self, t: NineDice) -> None:
        for seat in range(2):
            sets = t.sets[:]
            sets[seat] = t.box.presets[self.presets[seat]].dice
            t.sets = sets
            if t.events is not None:
                t.tell(SetTaken(seat, self.presets[seat]))
        begin_game(t)


@mypyc_attr(acyclic=True)
class ChooseShape(Question):
    """§R16 §R17 §R19 The next die: first its shape, of any kind, any number of times."""

    CLAUSE: ClassVar[str] = "R17"

    def asks(self, t: NineDice) -> list[Answer]:
        return [
            shape.answer
            for shape in t.box.shapes
            if leaves_set_possible(t, self.seat, shape.kind) and free_colours(t, self.seat, shape.number)
        ]

    def rule(self, t: NineDice) -> str:
        return "R16" if len(t.sets[self.seat]) < by_card(t) else "R17"

    def shows(self, t: NineDice, seat: int) -> Shown:
        taken = len(t.sets[self.seat])
        card = t.box.cards[t.cards[self.seat]]
        return {"number": taken + 1, "card": card.id, "by_card": taken < by_card(t)}

    def takes(self, t: NineDice, answer: Answer) -> None:
        t.then(ChooseColour(self.seat, answer.value))

    def why_not(self, t: NineDice, seat: int, text: str) -> Reason | None:
        for shape in t.box.shapes:
            if shape.id == text:
                if not leaves_set_possible(t, self.seat, shape.kind):
                    missing = [KINDS[kind] for kind in missing_kinds(t, self.seat)]
                    return Reason("needs-kinds", "R18", kinds=missing)
                return Reason("none-left", "R5", shape=text)
        return None


@mypyc_attr(acyclic=True)
class ChooseColour(Question):
    """§R16 §R17 §A3 Then its colour: one in which the shape still lies in the common stock."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "shape")
    CLAUSE: ClassVar[str] = "R17"

    def __init__(self, seat: int, shape: int) -> None:
        super().__init__(seat)
        self.shape = shape

    def asks(self, t: NineDice) -> list[Answer]:
        free = free_colours(t, self.seat, self.shape)
        return [colour.answer for colour in t.box.colours if free >> colour.number & 1]

    def silent(self) -> bool:
        return True

    def rule(self, t: NineDice) -> str:
        return "R16" if len(t.sets[self.seat]) < by_card(t) else "R17"

    def shows(self, t: NineDice, seat: int) -> Shown:
        return {"shape": t.box.shapes[self.shape].id}

    def takes(self, t: NineDice, answer: Answer) -> None:
        take_die(t, self.seat, t.box.dice[self.shape * COLOURS + answer.value])

    def why_not(self, t: NineDice, seat: int, text: str) -> Reason | None:
        for colour in t.box.colours:
            if colour.id == text:
                if taken_colours(t, self.shape) >> colour.number & 1:
                    return Reason("die-taken", "R5", die=t.box.dice[self.shape * COLOURS + colour.number].id)
                card = t.box.cards[t.cards[self.seat]]
                if colour.number not in card.colours:
                    return Reason("not-on-card", "R16", card=card.id)
                return Reason("colour-full", "A2")
        return None


def by_card(t: NineDice) -> int:
    """§R16 §A2 How many dice the card decides on: two in all, or two of each of its colours."""
    return 2 * BY_CARD if t.settings.of_each else BY_CARD


def free_colours(t: NineDice, seat: int, shape: int) -> int:
    """§R5 The mask of the colours in which a seat may take a shape now."""
    return allowed_colours(t, seat) & ~taken_colours(t, shape)


def allowed_colours(t: NineDice, seat: int) -> int:
    """§R16 §A2 The mask of the colours in which a seat may take its next die, whatever is left of them."""
    mine = t.sets[seat]
    if len(mine) >= by_card(t):
        return (1 << COLOURS) - 1
    allowed = 0
    for colour in t.box.cards[t.cards[seat]].colours:
        if not t.settings.of_each or sum(die % COLOURS == colour for die in mine) < BY_CARD:
            allowed |= 1 << colour
    return allowed


def takes_in_turn(t: NineDice, seat: int) -> bool:
    """§R16 §R17 §A3 Whether this seat may be the one to take a die: the card's dice first, then one each in turn."""
    mine, other = len(t.sets[seat]), len(t.sets[1 - seat])
    if mine < by_card(t):
        return other <= by_card(t)
    return mine < SET and mine <= other <= mine + 1


def missing_kinds(t: NineDice, seat: int) -> list[int]:
    """§R18 The kinds that a set still lacks."""
    kinds = [t.box.dice[die].kind for die in t.sets[seat]]
    return [kind for kind in range(len(KINDS)) if kind not in kinds]


def leaves_set_possible(t: NineDice, seat: int, kind: int) -> bool:
    """§R18 §A3 After a die of this kind there are picks enough for every kind that is missing."""
    left = SET - len(t.sets[seat]) - 1
    if left >= len(KINDS):
        return True
    missing = missing_kinds(t, seat)
    return len(missing) - (kind in missing) <= left


def take_die(t: NineDice, seat: int, die: Die) -> None:
    """§R16 §R17 §A3 Dice of the card in one turn, then one die a turn; with nine each the battle begins."""
    sets = t.sets[:]
    sets[seat] = [*sets[seat], die.number]
    t.sets = sets
    full = False
    if len(t.sets[seat]) < by_card(t):
        t.then(ChooseShape(seat))
    elif len(t.sets[1 - seat]) < SET:
        t.then(ChooseShape(1 - seat))
    else:
        full = True
    if t.events is not None:
        t.tell(DieTaken(seat, die.id))
    if full:
        begin_game(t)


def begin_game(t: NineDice) -> None:
    """§R1 §R20 The sets are full: deployment is next."""
    form_sets(t, t.sets)
    begin_deployment(t)
    if t.events is not None:
        t.tell(SetsFormed(t.first))
