"""Chapter «Действие: атака», step 2: the cards are laid face down."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ristal.engine.data import Shown
from ristal.engine.notation import PASS, Answer
from ristal.engine.question import Question, Reason
from ristal.engine.zone import EVERYONE, Zone
from ristal.games.unmatched.ability import usable
from ristal.games.unmatched.arena import Fighter
from ristal.games.unmatched.events import CardLaid, DefenceDeclined
from ristal.games.unmatched.hand import attack_cards, defence_cards, hand_answers, is_missing
from ristal.games.unmatched.hero import ATTACK_DECLARED, DEFENCE
from ristal.games.unmatched.state import Unmatched


def clear_defence(t: Unmatched, target: int) -> None:
    """A place for the defence card of a fighter, face down to all but those who see the hand."""
    fighter = t.fighter(target)
    t.defence_card = Zone(t.hand[fighter.seat].sees, fighter.seat, [])
    t.defence_card.fits = t.usable(fighter, DEFENCE)


@mypyc_attr(acyclic=True)
class PlayAttack(Question):
    """§R93 §R97 A card that the attacking fighter may use is laid face down."""

    CLAUSE: ClassVar[str] = "R93"

    def asks(self, t: Unmatched) -> list[Answer]:
        assert t.combat is not None
        return attack_cards(t, t.fighter(t.combat.attacker))

    def takes(self, t: Unmatched, answer: Answer) -> None:
        lay(t, self.seat, answer, t.attack_card, "attack")

    def shown_to(self, t: Unmatched, seat: int, answer: Answer) -> int:
        return t.hand[seat].sees

    def shows(self, t: Unmatched, seat: int) -> Shown:
        return in_combat(t)

    def why_not(self, t: Unmatched, seat: int, text: str) -> Reason | None:
        assert t.combat is not None
        if is_missing(t, self.seat, text):
            return Reason("not-in-hand", "R93", card=text)
        return not_usable(t, self.seat, text, t.fighter(t.combat.attacker), "not-attack")


@mypyc_attr(acyclic=True)
class CommitBoost(Question):
    """§R173 §A6 By its hero's ability an attack may get one more card, laid face down for its boost."""

    CLAUSE: ClassVar[str] = "R173"

    def asks(self, t: Unmatched) -> list[Answer]:
        assert t.combat is not None
        if usable(t, self.seat, ATTACK_DECLARED) is None:
            return []
        cards = hand_answers(t, self.seat)
        return [PASS, *cards] if cards else []

    def takes(self, t: Unmatched, answer: Answer) -> None:
        if answer is not PASS:
            lay(t, self.seat, answer, t.boost_card, "boost")

    def shown_to(self, t: Unmatched, seat: int, answer: Answer) -> int:
        return EVERYONE if answer is PASS else t.hand[seat].sees

    def shows(self, t: Unmatched, seat: int) -> Shown:
        return in_combat(t)

    def why_not(self, t: Unmatched, seat: int, text: str) -> Reason | None:
        return Reason("not-in-hand", "R173", card=text) if is_missing(t, self.seat, text) else None


@mypyc_attr(acyclic=True)
class PlayDefence(Question):
    """§R94 §A37 The defender may lay a card of the defending fighter; they are asked whatever they hold."""

    CLAUSE: ClassVar[str] = "R94"

    def asks(self, t: Unmatched) -> list[Answer]:
        assert t.combat is not None
        if not t.hand[self.seat].items:  # that a hand is empty is open to all
            return []
        return [PASS, *defence_cards(t, t.fighter(t.combat.target))]

    def takes(self, t: Unmatched, answer: Answer) -> None:
        if answer is PASS:
            self.lapses(t)
        else:
            lay(t, self.seat, answer, t.defence_card, "defence")

    def shown_to(self, t: Unmatched, seat: int, answer: Answer) -> int:
        return EVERYONE if answer is PASS else t.hand[seat].sees

    def lapses(self, t: Unmatched) -> None:
        if t.events is not None:
            t.tell(DefenceDeclined(self.seat))

    def shows(self, t: Unmatched, seat: int) -> Shown:
        return in_combat(t)

    def why_not(self, t: Unmatched, seat: int, text: str) -> Reason | None:
        assert t.combat is not None
        if is_missing(t, self.seat, text):
            return Reason("not-in-hand", "R94", card=text)
        return not_usable(t, self.seat, text, t.fighter(t.combat.target), "not-defence")


def lay(t: Unmatched, seat: int, answer: Answer, slot: Zone, part: str) -> None:
    """A card leaves the hand face down; that it was laid is open, which one is not."""
    t.hand[seat].hide(answer.value, slot)
    if t.events is not None:
        t.tell(CardLaid(seat, answer.text, part, slot.sees))


def in_combat(t: Unmatched) -> Shown:
    assert t.combat is not None
    return {"fighter": t.fighter(t.combat.attacker).name, "target": t.fighter(t.combat.target).name}


def not_usable(t: Unmatched, seat: int, text: str, fighter: Fighter, wrong_type: str) -> Reason | None:
    """Why a card in hand cannot be used here: it is not this fighter's, or not of this type."""
    for card in t.arena.heroes[seat].cards:
        if card.id == text:
            if not t.arena.may_use(card, fighter):
                return Reason("not-this-fighter", "R46", card=text, fighter=fighter.name)
            if not t.is_in_form(seat, card):
                return Reason("not-in-form", "R193", card=text, state=card.form)
            return Reason(wrong_type, "R45", card=text)
    return None
