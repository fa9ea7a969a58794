"""Chapter «Что делают приёмы»: the verbs of the cards."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ristal.engine.chance import Chance
from ristal.engine.data import Shown
from ristal.engine.effect import Effect, Frame, Operation, Vocabulary
from ristal.engine.notation import Answer
from ristal.engine.question import Question, Reason
from ristal.engine.zone import only
from ristal.games.boets.ability import CONDITIONS
from ristal.games.boets.ability_effects import OPERATIONS
from ristal.games.boets.damage import heal, hit
from ristal.games.boets.dice import ENOUGH
from ristal.games.boets.endgame import knock_out
from ristal.games.boets.events import (
    AttackCancelled,
    CounterCancelled,
    HandSeen,
    KnockedDown,
    ProtectionRaised,
    TokenPaid,
    YellowDropped,
)
from ristal.games.boets.hands import discard_openly, draw_cards, hand_answers
from ristal.games.boets.meditation import NudgeDie, SwapDice, TurnDie
from ristal.games.boets.mobilise import roll_any, roll_ring, stun
from ristal.games.boets.state import Boets

REGAIN: Final = Answer("regain", 0)
SOOTHE: Final = Answer("soothe", 1)
AGAIN: Final = Answer("again", 1)


@mypyc_attr(acyclic=True)
class HealToken(Question):
    """§R40 §A23 Each heal brings a lost token back, healthy, or turns a pain token over: as its player likes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")
    CLAUSE: ClassVar[str] = "R40"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def asks(self, t: Boets) -> list[Answer]:
        answers = []
        if t.lost(self.seat):
            answers.append(REGAIN)
        if t.pain[self.seat]:
            answers.append(SOOTHE)
        return answers

    def silent(self) -> bool:
        return True

    def shows(self, t: Boets, seat: int) -> Shown:
        return {"left": self.left}

    def takes(self, t: Boets, answer: Answer) -> None:
        heal(t, self.seat, answer is REGAIN)
        if self.left > 1:
            t.then(HealToken(self.seat, self.left - 1))


@mypyc_attr(acyclic=True)
class Contuse(Question):
    """§R42 §A15a The attacker sees the whole hand of the opponent and picks the cards that it loses."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")
    CLAUSE: ClassVar[str] = "R42"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def asks(self, t: Boets) -> list[Answer]:
        return hand_answers(t, 1 - self.seat)

    def shows(self, t: Boets, seat: int) -> Shown:
        return {"left": min(self.left, len(t.hand[1 - self.seat]))}

    def takes(self, t: Boets, answer: Answer) -> None:
        discard_openly(t, 1 - self.seat, answer.value)
        if self.left > 1:
            t.then(Contuse(self.seat, self.left - 1))

    def why_not(self, t: Boets, seat: int, text: str) -> Reason | None:
        return Reason("not-in-his-hand", "R42", technique=text) if text in t.content.by_id else None


@mypyc_attr(acyclic=True)
class DiscardCards(Question):
    """§A12 Any number of cards of the hand go to the discard pile. §A14 No dice are rolled for them."""

    CLAUSE: ClassVar[str] = "A12"

    def asks(self, t: Boets) -> list[Answer]:
        return [ENOUGH, *hand_answers(t, self.seat)] if t.hand[self.seat].items else []

    def takes(self, t: Boets, answer: Answer) -> None:
        if answer is ENOUGH:
            return
        discard_openly(t, self.seat, answer.value)
        t.then(DiscardCards(self.seat))

    def shows(self, t: Boets, seat: int) -> Shown:
        return {"source": t.asking()}

    def why_not(self, t: Boets, seat: int, text: str) -> Reason | None:
        return Reason("not-in-hand", "A12", technique=text) if text in t.content.by_id else None


@mypyc_attr(acyclic=True)
class ScornPain(Question):
    """§R84 §A13 «Презрение», as often as health and deck last: a healthy token, a card, a roll."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "dice")
    CLAUSE: ClassVar[str] = "R84"

    def __init__(self, seat: int, dice: int) -> None:
        super().__init__(seat)
        self.dice = dice

    def asks(self, t: Boets) -> list[Answer]:
        return [ENOUGH, AGAIN] if t.deck[self.seat].items else [ENOUGH]

    def silent(self) -> bool:
        return True

    def shows(self, t: Boets, seat: int) -> Shown:
        return {"source": t.asking(), "healthy": t.healthy[self.seat], "dice": self.dice}

    def takes(self, t: Boets, answer: Answer) -> None:
        if answer is ENOUGH:
            return
        t.healthy[self.seat] -= 1
        if t.events is not None:
            t.tell(TokenPaid(self.seat, t.healthy[self.seat]))
        if t.healthy[self.seat] == 0:
            knock_out(t, self.seat)  # §R72
            return
        draw_cards(t, self.seat, 1)
        t.then(roll_any(self.seat, 0, self.dice), ScornPain(self.seat, self.dice))

    def guess(self, t: Boets, seat: int, answers: list[Answer], chance: Chance) -> Answer:
        return answers[0] if t.healthy[self.seat] < 4 or chance.draw(4) else answers[-1]

    def why_not(self, t: Boets, seat: int, text: str) -> Reason | None:
        return Reason("deck-empty", "A13") if text == AGAIN.text else None


class Hit(Operation[Boets]):
    """§R38 §R39 §A5 Damage and pain of one technique, due together; protection wards off the attack's alone."""

    PARAMETERS: ClassVar[dict[str, str]] = {"damage": "number", "pain": "number"}

    def perform(self, t: Boets, frame: Frame, effect: Effect) -> None:
        protection = t.protection if frame.source == "0" else 0
        hit(t, 1 - frame.seat, effect.number("damage"), effect.number("pain"), protection)


class StunDice(Operation[Boets]):
    """§R41 Each stun rolls one of the opponent's dice."""

    PARAMETERS: ClassVar[dict[str, str]] = {"count": "number"}

    def perform(self, t: Boets, frame: Frame, effect: Effect) -> None:
        for _ in range(effect.number("count")):
            t.then(stun(frame.seat))


class ContuseHand(Operation[Boets]):
    """§R42 §A15a The opponent's hand is seen, and so many of its cards are discarded."""

    PARAMETERS: ClassVar[dict[str, str]] = {"count": "number"}

    def perform(self, t: Boets, frame: Frame, effect: Effect) -> None:
        hand = t.hand[1 - frame.seat]
        if not hand.items:
            return
        hand.show_all(only(frame.seat), [t.deck[1 - frame.seat]])
        if t.events is not None:
            t.tell(HandSeen(1 - frame.seat, [t.content.techniques[card].id for card in sorted(hand.items)]))
        t.then(Contuse(frame.seat, effect.number("count")))


class Protect(Operation[Boets]):
    """§R43 §R87 Protection wards off damage of an attack, never of a counter."""

    PARAMETERS: ClassVar[dict[str, str]] = {"count": "number"}

    def perform(self, t: Boets, frame: Frame, effect: Effect) -> None:
        if frame.source == "1":
            t.protection += effect.number("count")
            if t.events is not None:
                t.tell(ProtectionRaised(frame.seat, effect.number("count"), t.protection))


class KnockDown(Operation[Boets]):
    """§R44 The opponent loses the next turn. §A9 A second knockdown before it takes no more."""

    def perform(self, t: Boets, frame: Frame, effect: Effect) -> None:
        t.skips[1 - frame.seat] = True
        if t.events is not None:
            t.tell(KnockedDown(1 - frame.seat))


class Heal(Operation[Boets]):
    """§R40 §A24 As many heals as there is something to heal."""

    PARAMETERS: ClassVar[dict[str, str]] = {"count": "number"}

    def perform(self, t: Boets, frame: Frame, effect: Effect) -> None:
        t.then(HealToken(frame.seat, effect.number("count")))


class DropYellow(Operation[Boets]):
    """§R45 §A24 A yellow card got earlier goes; without one nothing happens."""

    def perform(self, t: Boets, frame: Frame, effect: Effect) -> None:
        if t.yellow[frame.seat]:
            t.yellow[frame.seat] -= 1
            if t.events is not None:
                t.tell(YellowDropped(frame.seat))


class Cancel(Operation[Boets]):
    """§R47 §R48 §R87a What this counter answers goes without consequences, if it is what the counter can cancel."""

    PARAMETERS: ClassVar[dict[str, str]] = {"what": "text"}

    def perform(self, t: Boets, frame: Frame, effect: Effect) -> None:
        if frame.source == "1" or effect.text("what") == "any":
            cancel_link(t, int(frame.source) - 1, False)


class CancelRetry(Operation[Boets]):
    """§R46 The attack goes without consequences, but its player may attack once more."""

    def perform(self, t: Boets, frame: Frame, effect: Effect) -> None:
        if frame.source == "1":
            cancel_link(t, 0, True)


class Roll(Operation[Boets]):
    """§A25 Own dice, from ring and reserve, all at once."""

    PARAMETERS: ClassVar[dict[str, str]] = {"least": "number", "most": "number"}

    def perform(self, t: Boets, frame: Frame, effect: Effect) -> None:
        t.then(roll_any(frame.seat, effect.number("least"), effect.number("most")))


class Reroll(Operation[Boets]):
    """§R82 Own dice on the ring, all at once."""

    PARAMETERS: ClassVar[dict[str, str]] = {"most": "number"}

    def perform(self, t: Boets, frame: Frame, effect: Effect) -> None:
        t.then(roll_ring(frame.seat, effect.number("most")))


class Discard(Operation[Boets]):
    """§A12 Any number of own cards."""

    def perform(self, t: Boets, frame: Frame, effect: Effect) -> None:
        t.then(DiscardCards(frame.seat))


class Scorn(Operation[Boets]):
    """§R84 Health for cards and rolls."""

    PARAMETERS: ClassVar[dict[str, str]] = {"dice": "number"}

    def perform(self, t: Boets, frame: Frame, effect: Effect) -> None:
        t.then(ScornPain(frame.seat, effect.number("dice")))


class Nudge(Operation[Boets]):
    """§R86 One more or one less on a die."""

    def perform(self, t: Boets, frame: Frame, effect: Effect) -> None:
        t.then(NudgeDie(frame.seat))


class Swap(Operation[Boets]):
    """§R86 Two dice exchange values."""

    def perform(self, t: Boets, frame: Frame, effect: Effect) -> None:
        t.then(SwapDice(frame.seat))


class Turn(Operation[Boets]):
    """§R86 One die shows any value."""

    def perform(self, t: Boets, frame: Frame, effect: Effect) -> None:
        t.then(TurnDie(frame.seat))


class Copy(Operation[Boets]):
    """§R83 What is copied is played in its place, so there is nothing left to do here."""

    def perform(self, t: Boets, frame: Frame, effect: Effect) -> None:
        raise AssertionError("a copy runs the script of what it copies")


class AvoidYellow(Operation[Boets]):
    """§R51 §R81 The judge is played between check and yellow card, outside any script."""

    def perform(self, t: Boets, frame: Frame, effect: Effect) -> None:
        raise AssertionError("the judge is no technique of a turn")


VOCABULARY: Final = Vocabulary(
    {
        "hit": Hit(),
        "stun": StunDice(),
        "contuse": ContuseHand(),
        "protect": Protect(),
        "knock-down": KnockDown(),
        "heal": Heal(),
        "drop-yellow": DropYellow(),
        "cancel": Cancel(),
        "cancel-retry": CancelRetry(),
        "roll": Roll(),
        "reroll": Reroll(),
        "discard": Discard(),
        "scorn": Scorn(),
        "nudge": Nudge(),
        "swap": Swap(),
        "turn": Turn(),
        "copy": Copy(),
        "avoid-yellow": AvoidYellow(),
        **OPERATIONS,
    },
    CONDITIONS,
)


def cancel_link(t: Boets, at: int, retry: bool) -> None:
    """§R46 §R47 §R48 A link of the chain does nothing. §A6 A yellow card that it brought stays."""
    t.cancel(str(at))
    if at == 0:
        t.retry = retry
    if t.events is not None:
        technique = t.technique(t.chain[at]).id
        if at == 0:
            t.tell(AttackCancelled(t.seat_in_chain(at), technique, retry))
        else:
            t.tell(CounterCancelled(t.seat_in_chain(at), technique))
