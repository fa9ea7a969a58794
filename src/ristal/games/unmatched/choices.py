"""Choices in the middle of a card."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ristal.engine.data import Shown
from ristal.engine.effect import current_effect, do_effect
from ristal.engine.notation import PASS, Answer
from ristal.engine.question import Question, Reason, Step
from ristal.games.unmatched.bindings import bind_card, bind_fighter, bind_hit
from ristal.games.unmatched.board import spaces_in
from ristal.games.unmatched.combat import change_value
from ristal.games.unmatched.damage import discard_card
from ristal.games.unmatched.events import OpponentPicked, SpaceChosen
from ristal.games.unmatched.hand import hand_answers, held, is_missing
from ristal.games.unmatched.movement import MoveFighter
from ristal.games.unmatched.reasons import fighter_named, why_not_harmed, why_not_in_combat
from ristal.games.unmatched.sharing import harm
from ristal.games.unmatched.state import ATTACK_SOURCE, DEFENCE_SOURCE, OPPONENT, Unmatched
from ristal.games.unmatched.values import BOOST, Addition


@mypyc_attr(acyclic=True)
class BoostAttack(Question):
    """§R67 §R115 §A9 A card of the hand may be discarded at once for its boost."""

    CLAUSE: ClassVar[str] = "R67"

    def asks(self, t: Unmatched) -> list[Answer]:
        cards = hand_answers(t, self.seat)
        return [PASS, *cards] if cards else []

    def takes(self, t: Unmatched, answer: Answer) -> None:
        if answer is PASS:
            return
        discard_card(t, self.seat, answer.value)
        source = t.frame.source
        if self.seat != t.frame.seat:  # the opponent boosts the other card
            source = DEFENCE_SOURCE if source == ATTACK_SOURCE else ATTACK_SOURCE
        change_value(t, source, -1, Addition(BOOST, answer.text, t.card(answer.value).boost))

    def shows(self, t: Unmatched, seat: int) -> Shown:
        return {"source": t.asking()}

    def why_not(self, t: Unmatched, seat: int, text: str) -> Reason | None:
        return Reason("not-in-hand", "R67", card=text) if is_missing(t, self.seat, text) else None


@mypyc_attr(acyclic=True)
class MoveEither(Question):
    """§R126 §A19 One of the two fighters of the combat, of those that stand, is picked to be moved."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "most")
    CLAUSE: ClassVar[str] = "R126"

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most = most

    def asks(self, t: Unmatched) -> list[Answer]:
        assert t.combat is not None
        return [t.fighter(index).answer for index in (t.combat.attacker, t.combat.target) if t.stands(index)]

    def silent(self) -> bool:
        return True

    def takes(self, t: Unmatched, answer: Answer) -> None:
        t.then(MoveFighter(self.seat, answer.value, self.most, False))

    def shows(self, t: Unmatched, seat: int) -> Shown:
        return {"source": t.asking(), "most": self.most}

    def why_not(self, t: Unmatched, seat: int, text: str) -> Reason | None:
        return why_not_in_combat(t, text)


@mypyc_attr(acyclic=True)
class MoveOne(Question):
    """§A83 One of several fighters is picked to be moved."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "fighters", "most", "through_all")
    CLAUSE: ClassVar[str] = "A83"

    def __init__(self, seat: int, fighters: int, most: int, through_all: bool) -> None:
        super().__init__(seat)
        self.fighters = fighters
        self.most = most
        self.through_all = through_all

    def asks(self, t: Unmatched) -> list[Answer]:
        return [t.fighter(index).answer for index in spaces_in(self.fighters)]

    def silent(self) -> bool:
        return True

    def takes(self, t: Unmatched, answer: Answer) -> None:
        bind_fighter(t, answer.value)
        t.then(MoveFighter(self.seat, answer.value, self.most, self.through_all))

    def shows(self, t: Unmatched, seat: int) -> Shown:
        return {"source": t.asking(), "most": self.most}

    def why_not(self, t: Unmatched, seat: int, text: str) -> Reason | None:
        return why_not_harmed(t, text)


@mypyc_attr(acyclic=True)
class DamageOne(Question):
    """§R114 §R126 §A22 Somebody has to take the damage, be it one's own fighter."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "fighters", "amount")
    CLAUSE: ClassVar[str] = "A22"

    def __init__(self, seat: int, fighters: int, amount: int) -> None:
        super().__init__(seat)
        self.fighters = fighters
        self.amount = amount

    def asks(self, t: Unmatched) -> list[Answer]:
        return [t.fighter(index).answer for index in spaces_in(self.fighters)]

    def silent(self) -> bool:
        return True

    def takes(self, t: Unmatched, answer: Answer) -> None:
        bind_hit(t, answer.value, harm(t, answer.value, self.amount))

    def shows(self, t: Unmatched, seat: int) -> Shown:
        return {"source": t.asking(), "amount": self.amount}

    def why_not(self, t: Unmatched, seat: int, text: str) -> Reason | None:
        return why_not_harmed(t, text)


@mypyc_attr(acyclic=True)
class ChooseSpace(Question):
    """§A15 A space is picked and bound to a name for what follows."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "spaces", "name")
    CLAUSE: ClassVar[str] = "A15"

    def __init__(self, seat: int, spaces: int, name: str) -> None:
        super().__init__(seat)
        self.spaces = spaces
        self.name = name

    def asks(self, t: Unmatched) -> list[Answer]:
        return [t.arena.board.answers[space] for space in spaces_in(self.spaces)]

    def takes(self, t: Unmatched, answer: Answer) -> None:
        t.frame.bound[self.name] = answer.value
        if t.events is not None:
            t.tell(SpaceChosen(self.seat, answer.text))

    def shows(self, t: Unmatched, seat: int) -> Shown:
        return {"source": t.asking(), "which": self.name, "near": current_effect(t).text("of")}

    def why_not(self, t: Unmatched, seat: int, text: str) -> Reason | None:
        if text not in t.arena.board.number:
            return None
        return Reason("not-that-space", "A15", space=text, which=self.name, near=current_effect(t).text("of"))


@mypyc_attr(acyclic=True)
class DiscardOwn(Question):
    """§R119 §A29 Cards of one's own hand are discarded by choice, one at a time; with an empty hand, none."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count")
    CLAUSE: ClassVar[str] = "R119"

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def asks(self, t: Unmatched) -> list[Answer]:
        return hand_answers(t, self.seat)

    def takes(self, t: Unmatched, answer: Answer) -> None:
        discard_card(t, self.seat, answer.value)
        bind_card(t, answer.value)
        if self.count > 1:
            self.goes_on(t)

    def goes_on(self, t: Unmatched) -> None:
        t.then(DiscardOwn(self.seat, self.count - 1))

    def shows(self, t: Unmatched, seat: int) -> Shown:
        return {"source": t.asking(), "count": min(self.count, len(t.hand[self.seat]))}

    def why_not(self, t: Unmatched, seat: int, text: str) -> Reason | None:
        return Reason("not-in-hand", "R119", card=text) if is_missing(t, self.seat, text) else None


@mypyc_attr(acyclic=True)
class DiscardAtWill(Question):
    """§A29 Cards of one's own hand are discarded by choice, one at a time, as many as one likes. §A90 Where only some
    will do, whoever has none is asked, too."""

    CLAUSE: ClassVar[str] = "A29"

    def asks(self, t: Unmatched) -> list[Answer]:
        form = current_effect(t).arguments.get("form") if t.frames else None
        cards = [card.answer for card in held(t, self.seat) if form is None or card.form == form]
        return [PASS, *cards] if t.hand[self.seat].items else []

    def takes(self, t: Unmatched, answer: Answer) -> None:
        if answer is not PASS:
            discard_card(t, self.seat, answer.value)
            bind_card(t, answer.value)
            t.then(DiscardAtWill(self.seat))

    def shows(self, t: Unmatched, seat: int) -> Shown:
        return {"source": t.asking()}

    def why_not(self, t: Unmatched, seat: int, text: str) -> Reason | None:
        return Reason("not-in-hand", "A29", card=text) if is_missing(t, self.seat, text) else None


@mypyc_attr(acyclic=True)
class PickFromHand(Question):
    """A card of a hand that the chooser has just seen is discarded by its owner."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "other", "count")
    CLAUSE: ClassVar[str] = "A28"

    def __init__(self, seat: int, other: int, count: int) -> None:
        super().__init__(seat)
        self.other = other
        self.count = count

    def asks(self, t: Unmatched) -> list[Answer]:
        return hand_answers(t, self.other)

    def takes(self, t: Unmatched, answer: Answer) -> None:
        discard_card(t, self.other, answer.value)
        bind_card(t, answer.value)
        if self.count > 1:
            t.then(PickFromHand(self.seat, self.other, self.count - 1))

    def shows(self, t: Unmatched, seat: int) -> Shown:
        return {"source": t.asking(), "count": min(self.count, len(t.hand[self.other])), "other": self.other}

    def why_not(self, t: Unmatched, seat: int, text: str) -> Reason | None:
        return Reason("not-in-that-hand", "A28", card=text) if is_missing(t, self.other, text) else None


@mypyc_attr(acyclic=True)
class PickOpponent(Question):
    """§A33 The player of a scheme about «the opponent» picks one of several, named by their heroes; then it goes on."""

    CLAUSE: ClassVar[str] = "A33"

    def asks(self, t: Unmatched) -> list[Answer]:
        answers: list[Answer] = []
        for other in range(t.seats):
            if not t.out_at[other] and not t.arena.are_allies(self.seat, other):
                answers.append(Answer(t.fighter(t.arena.of_seat[other][0]).name, other))
        return answers

    def silent(self) -> bool:
        return True

    def takes(self, t: Unmatched, answer: Answer) -> None:
        t.frame.bound[OPPONENT] = answer.value
        if t.events is not None:
            t.tell(OpponentPicked(self.seat, answer.text))
        effect = current_effect(t)
        if effect.by_opponent:
            t.scripts.vocabulary.operations[effect.op].offer(t, t.frame, effect)
        else:
            do_effect(t, t.frame, effect)

    def shows(self, t: Unmatched, seat: int) -> Shown:
        return {"source": t.asking()}

    def why_not(self, t: Unmatched, seat: int, text: str) -> Reason | None:
        fighter = fighter_named(t, text)
        if fighter is None:
            return None
        return Reason(
            "is-ally" if t.arena.are_allies(self.seat, fighter.seat) else "is-no-opponent", "A33", fighter=text
        )


@mypyc_attr(acyclic=True)
class OpponentDiscards(Step):
    """§A28 A step: chance picks the cards that a seat discards."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count")
    CLAUSE: ClassVar[str] = "A28"

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def does(self, t: Unmatched) -> None:
        hand = t.hand[self.seat]
        for _ in range(min(self.count, len(hand))):
            card = hand.items[t.chance.pick(len(hand))]
            discard_card(t, self.seat, card)
            bind_card(t, card)
