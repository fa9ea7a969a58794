"""Chapters «Быстрый старт» and «Подготовка к бою»."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ristal.engine.data import Shown
from ristal.engine.notation import Answer
from ristal.engine.question import Question, Reason, Step
from ristal.games.demons.action import BattlefieldActs, PassiveAbility
from ristal.games.demons.card_events import CardDrafted, DraftEnded
from ristal.games.demons.cards import FIGHT_START
from ristal.games.demons.draw import draw_cards, lay_out, throw
from ristal.games.demons.events import BattlefieldsShuffled, FightBegan, TrapsTurnedBack
from ristal.games.demons.knowledge import come_openly, leave_openly
from ristal.games.demons.state import ENERGY, NONE, Demons
from ristal.games.demons.tactics import ids_of, return_knockouts
from ristal.games.demons.targets import card_answers, hand_answers
from ristal.games.demons.turn import BeginRound

QUICK_HAND: Final = 7  # §R11
HAND: Final = 5  # §R16
DRAFTED: Final = 2  # §R18 cards a player


@mypyc_attr(acyclic=True)
class NextFight(Step):
    """§R12 §R13 §R14 §R15 Tactics clean, energy at three, demons face up, a new battlefield. It lies at the bottom of
    the stack, so that a fight follows a fight until there is a result."""

    CLAUSE: ClassVar[str] = "R12"

    def does(self, t: Demons) -> None:
        clean_tactics(t)
        next_battlefield(t)
        t.fight += 1
        t.round = 0
        t.turn = 0
        t.spent = 0
        t.acted = 0
        t.why_out = t.settings.nobody_out
        t.fighting = t.claimants or (1 << t.seats) - 1
        for seat in range(t.seats):
            t.energy[seat] = ENERGY if t.is_fighting(seat) else 0
        if t.events is not None:
            field = t.field()
            t.tell(FightBegan(t.first, t.fight, "none" if field is None else field.id))
        t.then(NextFight(0))
        if t.fight == 1 and t.settings.quick:  # §R11 §A12
            for seat in t.clockwise(t.first):
                draw_cards(t, seat, QUICK_HAND + more_cards(t, seat))
            t.then(StartFight(0))
        else:
            t.then_all([*[TrimHand(seat) for seat in t.clockwise(t.first)], FillHands(0)])


def clean_tactics(t: Demons) -> None:
    """§R12 §R36 Every tactic lies number side up and bears nothing."""
    return_knockouts(t)
    traps = t.traps
    t.traps = 0
    if t.events is not None and traps:
        t.tell(TrapsTurnedBack(ids_of(t, traps)))


def next_battlefield(t: Demons) -> None:
    """§R9 §R15 §A13 §A21 The open battlefield is discarded and the next one opened; with two players there is none."""
    if t.seats == 2:
        return
    if t.battlefield != NONE:
        t.used_fields.add(t.battlefield)
    if not t.fields.items:
        t.fields.items = t.used_fields.items
        t.used_fields.items = []
        t.fields.shuffle(t.chance)
        if t.events is not None:
            t.tell(BattlefieldsShuffled(len(t.fields)))
    t.battlefield = t.fields.draw()


def more_cards(t: Demons, seat: int) -> int:
    """A demon may hold more cards than others when a fight is prepared."""
    demon = t.demon(seat)
    return 0 if demon is None else demon.hand


@mypyc_attr(acyclic=True)
class TrimHand(Question):
    """§R16 §A16 Whoever has more than five cards discards down to five, card by card, as they like."""

    CLAUSE: ClassVar[str] = "R16"

    def asks(self, t: Demons) -> list[Answer]:
        return hand_answers(t, self.seat) if self.surplus(t) > 0 else []

    def surplus(self, t: Demons) -> int:
        return len(t.hand[self.seat]) - HAND - more_cards(t, self.seat)

    def shows(self, t: Demons, seat: int) -> Shown:
        return {"count": self.surplus(t)}

    def takes(self, t: Demons, answer: Answer) -> None:
        throw(t, self.seat, [leave_openly(t, self.seat, answer.value)], False)
        t.then(TrimHand(self.seat))

    def why_not(self, t: Demons, seat: int, text: str) -> Reason | None:
        return Reason("not-in-hand", "R16", card=text) if text in t.cards.by_id else None


@mypyc_attr(acyclic=True)
class FillHands(Step):
    """§R16 §R17 Who has fewer than five cards draws up to five; then cards are laid out, two for each and two more."""

    CLAUSE: ClassVar[str] = "R17"

    def does(self, t: Demons) -> None:
        for seat in t.clockwise(t.first):
            draw_cards(t, seat, HAND + more_cards(t, seat) - len(t.hand[seat]))
        order = t.counter_clockwise()
        lay_out(t, DRAFTED * len(order) + 2)
        t.then_all([*[DraftCard(seat) for seat in order * DRAFTED], EndDraft(0)])


@mypyc_attr(acyclic=True)
class DraftCard(Question):
    """§R18 From the right of the first player and counter-clockwise, twice, each takes one of the open cards."""

    CLAUSE: ClassVar[str] = "R18"

    def asks(self, t: Demons) -> list[Answer]:
        return card_answers(t, t.draft)

    def silent(self) -> bool:
        return True

    def shows(self, t: Demons, seat: int) -> Shown:
        """Who takes after this seat, in order."""
        return {"next": [t.called[step.seat].text for step in reversed(t.stack) if isinstance(step, DraftCard)]}

    def takes(self, t: Demons, answer: Answer) -> None:
        t.draft.items.remove(answer.value)
        come_openly(t, self.seat, answer.value)
        if t.events is not None:
            t.tell(CardDrafted(self.seat, answer.text))

    def why_not(self, t: Demons, seat: int, text: str) -> Reason | None:
        return Reason("not-laid-out", "R18", card=text) if text in t.cards.by_id else None


@mypyc_attr(acyclic=True)
class EndDraft(Step):
    """§R18 The two cards that nobody took go to the discard."""

    CLAUSE: ClassVar[str] = "R18"

    def does(self, t: Demons) -> None:
        left = t.draft.items
        t.discard.items += left
        t.draft.items = []
        if t.events is not None and left:
            t.tell(DraftEnded([t.cards.moves[card].id for card in left]))
        t.then(StartFight(0))


@mypyc_attr(acyclic=True)
class StartFight(Step):
    """§A22 What begins with the fight: first the battlefield's, then the demons', from the first player clockwise."""

    CLAUSE: ClassVar[str] = "A22"

    def does(self, t: Demons) -> None:
        t.then(BeginRound(0))
        for seat in t.clockwise(t.first)[::-1]:
            demon = t.demon(seat)
            if demon is not None and demon.timing == FIGHT_START:
                t.then(PassiveAbility(seat))
        field = t.field()
        if field is not None and field.start:
            t.then(BattlefieldActs(0, field.start))
