"""Chapter «Ход игры»: rounds of three turns, the secret choice, the reveal and its checks."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ristal.engine.data import Shown
from ristal.engine.notation import PASS, Answer
from ristal.engine.question import Question, Reason, Step, Together
from ristal.games.demons.action import BattlefieldActs, ChooseAction, PassiveAbility, has_ability, use_ability
from ristal.games.demons.card_events import MoveLaid, MoveRevealed
from ristal.games.demons.cards import ABILITY, BEFORE_REVEAL, MISSED
from ristal.games.demons.events import (
    KnockoutHeld,
    KnockoutStruck,
    MissForgiven,
    RoundBegan,
    TrapIgnored,
    TrapSprung,
    TurnBegan,
)
from ristal.games.demons.knowledge import lay_face_down, open_laid
from ristal.games.demons.leaving import KNOCKOUT, NO_CARD, NUMBER, harm, leave
from ristal.games.demons.series import clear_series, missed_by
from ristal.games.demons.state import NONE, Demons
from ristal.games.demons.tactics import give_back_knockout, lift_knockout
from ristal.games.demons.targets import hand_answers

TURNS: Final = 3  # §R19


@mypyc_attr(acyclic=True)
class BeginRound(Step):
    """§R19 §R28 A new round, with the hands as they are. §A22 From the second on the battlefield may have its say."""

    CLAUSE: ClassVar[str] = "R19"

    def does(self, t: Demons) -> None:
        t.round += 1
        t.turn = 0
        if t.events is not None:
            t.tell(RoundBegan(t.round))
        t.then(BeginTurn(0))
        field = t.field()
        if field is not None and field.round and t.round > 1:
            t.then(BattlefieldActs(0, field.round))


@mypyc_attr(acyclic=True)
class BeginTurn(Step):
    """§R37 §R41 §A6 Whoever has no card to lay leaves the fight, all such at once; the others choose."""

    CLAUSE: ClassVar[str] = "R41"

    def does(self, t: Demons) -> None:
        t.acted = 0
        t.acting = NONE
        t.turn_from = t.first
        t.rusher = NONE
        if t.events is not None:
            t.tell(TurnBegan(t.turn + 1))
        empty = [seat for seat in t.clockwise(t.first) if not t.hand[seat].items]
        if empty and not leave(t, empty, NO_CARD):
            return
        t.then(ChooseMove(tuple(t.clockwise(0))))


@mypyc_attr(acyclic=True)
class ChooseMove(Together):
    """§R20 §R22 §A7 All who are in the fight lay one card of the hand face down, any card, and nobody may pass."""

    CLAUSE: ClassVar[str] = "R20"

    def asks_each(self, t: Demons, seat: int) -> list[Answer]:
        return hand_answers(t, seat)

    def takes_all(self, t: Demons, answers: dict[int, Answer]) -> None:
        for seat in self.seats:
            lay_face_down(t, seat, answers[seat].value)
            if t.events is not None:
                t.tell(MoveLaid(seat, answers[seat].text))
        t.then(RevealNext(0))
        for seat in t.clockwise(t.first)[::-1]:
            if has_ability(t, seat, BEFORE_REVEAL):
                t.then(UseAbilityEarly(seat))

    def why_not(self, t: Demons, seat: int, text: str) -> Reason | None:
        if text == PASS.text:
            return Reason("must-lay", "A7")
        return Reason("not-in-hand", "R20", card=text) if text in t.cards.by_id else None


@mypyc_attr(acyclic=True)
class UseAbilityEarly(Question):
    """§A14 Some abilities are used when all have chosen and nobody has revealed."""

    CLAUSE: ClassVar[str] = "A14"

    def asks(self, t: Demons) -> list[Answer]:
        return [ABILITY, PASS]

    def shows(self, t: Demons, seat: int) -> Shown:
        return {"demon": t.called[self.seat].text}

    def takes(self, t: Demons, answer: Answer) -> None:
        if answer is ABILITY:
            use_ability(t, self.seat, {})


@mypyc_attr(acyclic=True)
class RevealNext(Step):
    """§R23 §R24 §R40 §R55 §A11 The next who has not acted reveals their card: the first player, then clockwise; who is
    out is passed over."""

    CLAUSE: ClassVar[str] = "R24"

    def does(self, t: Demons) -> None:
        seat = t.rusher
        if seat != NONE:
            t.rusher = NONE  # after them the usual order begins, unless they take the initiative
        else:
            seat = next_to_act(t)
            if seat == NONE:
                t.then(EndTurn(0))
                return
            t.turn_from = (seat + 1) % t.seats
        t.acted |= 1 << seat
        t.acting = seat
        t.then(RevealNext(0))
        reveal(t, seat)


def next_to_act(t: Demons) -> int:
    for step in range(t.seats):
        seat = (t.turn_from + step) % t.seats
        if t.fighting & ~t.acted & 1 << seat:
            return seat
    return NONE


def reveal(t: Demons, seat: int) -> None:
    """§R21 §R23 §A2 The card is opened and its number checked first. §R30 Who fails it takes a Knockout card along."""
    before = t.series[seat].items[-1] if t.series[seat].items else NONE
    card = open_laid(t, seat)
    t.series[seat].items.append(card)
    if t.events is not None:
        t.tell(MoveRevealed(seat, t.cards.moves[card].id, t.cards.moves[card].number))
    missed = 0 if before == NONE else missed_by(t, before, card)
    if missed > 0:
        demon = t.demon(seat)
        if demon is None or demon.timing != MISSED or missed > demon.slack:
            if t.knockouts >> card & 1:
                give_back_knockout(t, card)
            leave(t, [seat], NUMBER)
            return
        if t.events is not None:
            t.tell(MissForgiven(seat, t.cards.moves[card].number))
        t.then(PassiveAbility(seat), CheckTactic(seat, card))
    else:
        check_tactic(t, seat, card)


@mypyc_attr(acyclic=True)
class CheckTactic(Step):
    """§A2 A step: the number has passed, now the tactic of the card is looked at. §R30 Whoever could not pay for the
    number is out, and takes a Knockout card along."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "move")
    CLAUSE: ClassVar[str] = "A2"

    def __init__(self, seat: int, move: int) -> None:
        super().__init__(seat)
        self.move = move

    def does(self, t: Demons) -> None:
        if t.is_fighting(self.seat):
            check_tactic(t, self.seat, self.move)
        elif t.knockouts >> self.move & 1:
            give_back_knockout(t, self.move)


def check_tactic(t: Demons, seat: int, card: int) -> None:
    """§R30 §R34 §R35 §R57 §A2 §A3 First a Knockout card, then a trap; whoever is still in may act."""
    if t.knockouts >> card & 1:
        lift_knockout(t, card)
        if not t.stance >> seat & 1:
            if t.events is not None:
                t.tell(KnockoutStruck(seat, t.cards.moves[card].id))
            leave(t, [seat], KNOCKOUT)
            return
        if t.events is not None:
            t.tell(KnockoutHeld(seat, t.cards.moves[card].id))
    if t.traps >> card & 1 and not spring(t, seat, card):
        return
    t.then(ChooseAction(seat, card))


def spring(t: Demons, seat: int, card: int) -> bool:
    """§R34 §R35 The trap does its damage and stays; whether the demon may act."""
    demon = t.demon(seat)
    if demon is not None and demon.trap_proof:
        if t.events is not None:
            t.tell(TrapIgnored(seat, t.cards.moves[card].id))
        return True
    if t.events is not None:
        t.tell(TrapSprung(seat, t.cards.moves[card].id))
    field = t.field()
    return harm(t, NONE, [seat], 1 if field is None else field.trap_damage) and t.is_fighting(seat)


@mypyc_attr(acyclic=True)
class EndTurn(Step):
    """§R19 §R27 §A22 After the third turn the series are cleared, the battlefield has its say, a new round begins."""

    CLAUSE: ClassVar[str] = "R27"

    def does(self, t: Demons) -> None:
        if t.turn + 1 < TURNS:
            t.turn += 1
            t.then(BeginTurn(0))
            return
        for seat in range(t.seats):
            clear_series(t, seat)
        t.then(BeginRound(0))
        field = t.field()
        if field is not None and field.round_end:
            t.then(BattlefieldActs(0, field.round_end))
