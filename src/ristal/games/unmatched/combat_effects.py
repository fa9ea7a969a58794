"""Chapter «Применение эффектов»: what cards do to a combat, and what they ask of it."""

from __future__ import annotations

from typing import ClassVar

from ristal.engine.effect import Condition, Effect, Frame, Operation
from ristal.games.unmatched.choices import BoostAttack
from ristal.games.unmatched.combat import change_value
from ristal.games.unmatched.damage import hurt
from ristal.games.unmatched.events import CardDiscarded, EffectsCancelled, FighterProtected, ValueIgnored
from ristal.games.unmatched.manoeuvre import count_tagged
from ristal.games.unmatched.state import ATTACK_SOURCE, DEFENCE_SOURCE, OPPONENT, Unmatched
from ristal.games.unmatched.values import ATTACKER_WON, BOOST, DEFENDER_WON, EFFECT, Addition, Combat


def fight(t: Unmatched) -> Combat:
    """The combat that is on; schemes have none."""
    assert t.combat is not None
    return t.combat


def is_attacker(frame: Frame) -> bool:
    return frame.source == ATTACK_SOURCE


def own_fighter(t: Unmatched, frame: Frame) -> int:
    """§R113 The fighter of this card in this combat."""
    return fight(t).attacker if is_attacker(frame) else fight(t).target


def opposing_fighter(t: Unmatched, frame: Frame) -> int:
    return fight(t).target if is_attacker(frame) else fight(t).attacker


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
    """§R113 §R135 `damage`: to the opposing fighter of the combat."""

    PARAMETERS: ClassVar[dict[str, str]] = {"count": "number"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        hurt(t, opposing_fighter(t, frame), effect.number("count"))


class PreventDamage(Operation[Unmatched]):
    """§A11 `prevent-damage`: a fighter takes no damage for the rest of the combat."""

    PARAMETERS: ClassVar[dict[str, str]] = {"who": "fighter"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        for index in named(t, frame, effect.text("who")):
            fight(t).prevented |= 1 << index
            if t.events is not None:
                t.tell(FighterProtected(t.fighter(index).name))


class SetValue(Operation[Unmatched]):
    """§A10 `set-value`: replaces the printed value; additions stay."""

    PARAMETERS: ClassVar[dict[str, str]] = {"value": "number"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        change_value(t, frame.source, effect.number("value"), None)


def add_effect(t: Unmatched, frame: Frame, amount: int) -> None:
    """A card adds something to its own value."""
    slot = t.attack_card if is_attacker(frame) else t.defence_card
    change_value(t, frame.source, -1, Addition(EFFECT, t.card(slot.items[0]).id, amount))


class AddPerTag(Operation[Unmatched]):
    """§A25 `add-per-tag`: 1 for each card with the tag in one's own discard pile; the card in play is not there."""

    PARAMETERS: ClassVar[dict[str, str]] = {"tag": "text"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        add_effect(t, frame, count_tagged(t, frame.seat, effect.text("tag")))


class AddPrinted(Operation[Unmatched]):
    """§R117 `add-printed`: the value printed on the opposing card, without modifiers."""

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        slot = t.defence_card if is_attacker(frame) else t.attack_card
        add_effect(t, frame, t.card(slot.items[0]).value if slot.items else 0)


class IgnoreValue(Operation[Unmatched]):
    """§R118 `ignore-value`: the opposing value counts as 0 for combat damage, whatever raises it."""

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        if is_attacker(frame):
            fight(t).defence_ignored = 1
        else:
            fight(t).attack_ignored = 1
        if t.events is not None:
            t.tell(ValueIgnored(opponent(t, frame), DEFENCE_SOURCE if is_attacker(frame) else ATTACK_SOURCE))


class Boost(Operation[Unmatched]):
    """§R67 §A9 `boost`: one card of the hand may be discarded, its boost is added to this card's value."""

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        t.then(BoostAttack(frame.seat))


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
        slot = t.defence_card if is_attacker(frame) else t.attack_card
        if not slot.items:
            return
        card = t.card(slot.items[0])
        t.cancel(DEFENCE_SOURCE if is_attacker(frame) else ATTACK_SOURCE)
        if not is_attacker(frame) and (card.has_effects or t.arena.settings.feint_voids_boost):
            fight(t).void_committed()
        if t.events is not None:
            t.tell(EffectsCancelled(opponent(t, frame), card.id))


class Won(Condition[Unmatched]):
    """§R127 §R128 The card's side has won the combat."""

    def holds(self, t: Unmatched, frame: Frame) -> bool:
        return fight(t).winner == (ATTACKER_WON if is_attacker(frame) else DEFENDER_WON)


class NotWon(Condition[Unmatched]):
    """§R129 The other side has."""

    def holds(self, t: Unmatched, frame: Frame) -> bool:
        return fight(t).winner != (ATTACKER_WON if is_attacker(frame) else DEFENDER_WON)


class Moved(Condition[Unmatched]):
    """§A17 §A18 The own fighter is not on the space where it stood when this turn began."""

    def holds(self, t: Unmatched, frame: Frame) -> bool:
        mine = own_fighter(t, frame)
        return t.space[mine] != t.start_space[mine]


class AgainstHero(Condition[Unmatched]):
    """The opposing fighter is a hero."""

    def holds(self, t: Unmatched, frame: Frame) -> bool:
        return t.fighter(opposing_fighter(t, frame)).kind.is_hero
