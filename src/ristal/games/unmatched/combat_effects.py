"""Chapter «Применение эффектов»: what cards do to a combat, and what they ask of it."""

from __future__ import annotations

from typing import ClassVar

from ristal.engine.effect import Effect, Frame, Operation
from ristal.games.unmatched.ability import PICKED
from ristal.games.unmatched.bindings import bind_hit
from ristal.games.unmatched.board import spaces_in
from ristal.games.unmatched.choices import BoostAttack, DamageOne
from ristal.games.unmatched.combat import change_value
from ristal.games.unmatched.conditions import slot_of
from ristal.games.unmatched.events import CardDiscarded, EffectsCancelled, FighterProtected, ValueIgnored
from ristal.games.unmatched.selectors import fight, fighters_of, is_attacker, opposing_fighter
from ristal.games.unmatched.sharing import harm
from ristal.games.unmatched.state import ATTACK_SOURCE, DEFENCE_SOURCE, OPPONENT, Unmatched
from ristal.games.unmatched.values import BOOST, EFFECT, Addition


def opponent(t: Unmatched, frame: Frame) -> int:
    """§R150 §R167 The opponent as a person is the one whose fighter is in this combat. §A33 For a scheme it is
    the one whom its player picks, -1 before."""
    if t.combat is None:
        return frame.bound.get(OPPONENT, -1)
    return t.fighter(opposing_fighter(t, frame)).seat


def named(t: Unmatched, frame: Frame, kind: str) -> list[int]:
    """§R160 The standing fighters of this kind that the card's player has. §R120 With none, that part does nothing."""
    return [index for index in t.of_kind(kind, frame.seat) if t.stands(index)]


class Damage(Operation[Unmatched]):
    """§R113 §R114 §R135 §A22 `damage`: to all that are meant, or to one of them of choice, be it of one's own side."""

    PARAMETERS: ClassVar[dict[str, str]] = {"count": "amount", "who": "fighters"}

    def offer(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        """Where there is nobody to hit, nobody is asked."""
        if fighters_of(effect, "who").found(t, frame):
            super().offer(t, frame, effect)

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        who, amount = fighters_of(effect, "who"), effect.count("count", t, frame)
        if PICKED in frame.bound:
            picked = frame.bound.pop(PICKED)
            bind_hit(t, picked, harm(t, picked, amount))
            return
        targets = 0
        for index in who.found(t, frame):
            targets |= 1 << index
        if who.is_one() and targets:
            t.then(DamageOne(frame.seat, targets, amount))
        elif not who.is_one():
            for index in spaces_in(targets):
                bind_hit(t, index, harm(t, index, amount))


class PreventDamage(Operation[Unmatched]):
    """§A11 `prevent-damage`: a fighter takes no damage for the rest of the combat."""

    PARAMETERS: ClassVar[dict[str, str]] = {"who": "fighters"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        for index in fighters_of(effect, "who").found(t, frame):
            fight(t).prevented |= 1 << index
            if t.events is not None:
                t.tell(FighterProtected(t.fighter(index).name))


class SetValue(Operation[Unmatched]):
    """§A10 `set-value`: replaces the printed value of the card, or `of` the opposing one; additions stay."""

    PARAMETERS: ClassVar[dict[str, str]] = {"value": "amount", "of?": "card-side"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        value, source = effect.count("value", t, frame), frame.source
        if effect.arguments.get("of") == "opposing":
            if not slot_of(t, frame, "opposing").items:
                return
            source = other_source(t, frame)
        change_value(t, source, value, None)


def other_source(t: Unmatched, frame: Frame) -> str:
    """What the card of the other side is called."""
    return DEFENCE_SOURCE if is_attacker(t, frame) else ATTACK_SOURCE


class AddValue(Operation[Unmatched]):
    """§A10 §A25 §R117 `add-value`: a card adds something to its own value."""

    PARAMETERS: ClassVar[dict[str, str]] = {"by": "amount"}
    SIGN: ClassVar[int] = 1

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        slot = slot_of(t, frame, "own")
        addition = Addition(EFFECT, t.card(slot.items[0]).id, self.SIGN * effect.count("by", t, frame))
        change_value(t, frame.source, -1, addition)


class IgnoreValue(Operation[Unmatched]):
    """§R118 `ignore-value`: the opposing value counts as 0 for combat damage, whatever raises it."""

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        if not is_attacker(t, frame) and t.locked >= 0:  # §A72
            return
        if is_attacker(t, frame):
            fight(t).defence_ignored = 1
        else:
            fight(t).attack_ignored = 1
        if t.events is not None:
            t.tell(ValueIgnored(opponent(t, frame), DEFENCE_SOURCE if is_attacker(t, frame) else ATTACK_SOURCE))


class Boost(Operation[Unmatched]):
    """§R67 §A9 §R173 `boost`: one card of the hand may be discarded, its boost is added to this card's value; `commit`
    lays it face down with the attack card instead, before the defence is chosen. `of` the opposing card: it is the
    opponent who may boost that."""

    PARAMETERS: ClassVar[dict[str, str]] = {"commit?": "commit", "of?": "card-side"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        if effect.arguments.get("of") != "opposing":
            t.then(BoostAttack(frame.seat))
        elif slot_of(t, frame, "opposing").items:
            t.then(BoostAttack(opponent(t, frame)))


class BlindBoost(Operation[Unmatched]):
    """§R143 `blind-boost`: the top card of the deck is discarded and its boost added; no card, no boost, no
    exhaustion."""

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        if t.deck[frame.seat].items:
            card = t.deck[frame.seat].draw()
            t.discard[frame.seat].add(card)
            if t.events is not None:
                t.tell(CardDiscarded(frame.seat, t.card(card).id, "deck"))
            change_value(t, frame.source, -1, Addition(BOOST, t.card(card).id, t.card(card).boost))


class Cancel(Operation[Unmatched]):
    """§R122 §R123 §R124 §R125 §A7 §A8 `cancel`: what the opposing card has not done yet will not happen; value, type
    and hero abilities stay, but a boost committed with it is lost (option O3: not with a card that has no effects)."""

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        slot = slot_of(t, frame, "opposing")
        if not slot.items or t.card(slot.items[0]).is_uncancellable:
            return
        card = t.card(slot.items[0])
        t.cancel(DEFENCE_SOURCE if is_attacker(t, frame) else ATTACK_SOURCE)
        if not is_attacker(t, frame) and (card.has_effects or t.arena.settings.feint_voids_boost):
            fight(t).void_committed()
        if t.events is not None:
            t.tell(EffectsCancelled(opponent(t, frame), card.id))
