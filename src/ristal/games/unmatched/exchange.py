"""An attack card is exchanged for another of its owner's hand."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ristal.engine.data import Shown
from ristal.engine.effect import Effect, Frame, Operation
from ristal.engine.notation import Answer
from ristal.engine.question import Question, Reason, Step
from ristal.engine.zone import EVERYONE
from ristal.games.unmatched.block import BeginBlock
from ristal.games.unmatched.card_effects import show_hand
from ristal.games.unmatched.combat import Window, reckons_damage, set_values
from ristal.games.unmatched.hand import attack_cards, is_missing
from ristal.games.unmatched.hero import IMMEDIATELY
from ristal.games.unmatched.selectors import fight, is_attacker
from ristal.games.unmatched.set_events import AttackExchanged, AttackReturned
from ristal.games.unmatched.state import ATTACK_SOURCE, Unmatched


class ExchangeCard(Operation[Unmatched]):
    """§A85 §A86 `exchange-card`: the attack card goes back to its owner's hand, the defender sees that hand and picks
    the attack card anew, be it the same."""

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        if is_attacker(t, frame) or fight(t).is_bonus or not t.attack_card.items:
            return
        owner = t.attack_card.pool
        card = t.attack_card.draw()
        t.hand[owner].add(card, EVERYONE)
        if t.events is not None:
            t.tell(AttackReturned(owner, t.card(card).id))
        show_hand(t, frame.seat, owner)
        t.then(PickAttack(frame.seat, owner))


@mypyc_attr(acyclic=True)
class PickAttack(Question):
    """§A85 The defender picks the card that the attacker attacks with, of those that may be laid."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "other")
    CLAUSE: ClassVar[str] = "A85"

    def __init__(self, seat: int, other: int) -> None:
        super().__init__(seat)
        self.other = other

    def asks(self, t: Unmatched) -> list[Answer]:
        return attack_cards(t, t.fighter(fight(t).attacker))

    def takes(self, t: Unmatched, answer: Answer) -> None:
        t.hand[self.other].remove(answer.value)
        t.attack_card.add(answer.value)
        combat = fight(t)
        combat.tally = [0, 0, 0] if reckons_damage(t) else None
        set_values(t, combat)
        _begin_anew(t, self.other)
        if t.events is not None:
            t.tell(AttackExchanged(self.seat, answer.text))

    def shows(self, t: Unmatched, seat: int) -> Shown:
        return {"source": t.asking(), "other": self.other}

    def why_not(self, t: Unmatched, seat: int, text: str) -> Reason | None:
        if is_missing(t, self.other, text):
            return Reason("not-in-that-hand", "A85", card=text)
        known = any(card.id == text for card in t.arena.heroes[self.other].cards)
        return Reason("not-attack", "A85", card=text) if known else None


def _begin_anew(t: Unmatched, seat: int) -> None:
    """§A86 What the first card was about to do is over; the new one begins when the defender's card is done."""
    waiting: list[Step] = []
    for step in t.stack:
        if not (isinstance(step, BeginBlock) and step.source == ATTACK_SOURCE):
            waiting.append(step)
    block = t.card(t.attack_card.items[0]).blocks.get(IMMEDIATELY)
    if block is not None:
        after = max(place for place, step in enumerate(waiting) if isinstance(step, Window))
        waiting.insert(after + 1, BeginBlock(seat, block, ATTACK_SOURCE))
    t.stack = waiting
