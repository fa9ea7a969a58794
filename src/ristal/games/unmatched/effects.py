"""Chapter «Применение эффектов»: the operations and conditions that cards are made of."""

from __future__ import annotations

from typing import ClassVar, Final

from ristal.engine.effect import Condition, Effect, Frame, Operation, Vocabulary
from ristal.engine.zone import EVERYONE, only
from ristal.games.unmatched.choices import (
    OPPONENT,
    BoostAttack,
    ChooseSpace,
    DamageOne,
    DiscardOwn,
    MoveEither,
    OpponentDiscards,
    PickFromHand,
    PickOpponent,
    damage_targets,
)
from ristal.games.unmatched.damage import draw_cards, hurt, recover
from ristal.games.unmatched.events import (
    CardDiscarded,
    CardTaken,
    EffectsCancelled,
    HandShown,
    SizeChanged,
    ValueChanged,
)
from ristal.games.unmatched.foresight import Foresee, fetch
from ristal.games.unmatched.manoeuvre import count_tagged
from ristal.games.unmatched.movement import MoveFighter, MoveGroup, PlaceFighter, everywhere
from ristal.games.unmatched.state import (
    ATTACK_SOURCE,
    ATTACKER_WON,
    BIG,
    DEFENCE_SOURCE,
    DEFENDER_WON,
    SIZES,
    SMALL,
    Combat,
    Unmatched,
)

OWN: Final = "own"
EITHER: Final = "either"
EACH_OWN: Final = "each-own"
EVERYONE_MOVES: Final = "everyone"


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
    """§R150 §R167 The opponent as a person is the one whose fighter is in this combat; §A33 for a scheme, the one
    whom its player picks, -1 before."""
    if t.combat is None:
        return frame.bound.get(OPPONENT, -1)
    return t.fighter(opposing_fighter(t, frame)).seat


def named(t: Unmatched, frame: Frame, kind: str) -> list[int]:
    """§R160 The standing fighters of this kind that the card's player has; §R120 with none, that part does nothing."""
    return [index for index in t.of_kind(kind, frame.seat) if t.stands(index)]


class Draw(Operation[Unmatched]):
    """§R141 `draw`: so many cards from one's own deck."""

    PARAMETERS: ClassVar[dict[str, str]] = {"count": "number"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        draw_cards(t, frame.seat, effect.number("count"))


class Move(Operation[Unmatched]):
    """§R72 §R76 §R112 §A19 `move`: the own fighter of the combat, either of the two, a kind (`each-harpy`: all of
    it), each own, or everyone."""

    PARAMETERS: ClassVar[dict[str, str]] = {"who": "movers", "most": "number", "through": "through"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        who, most, through_all = effect.text("who"), effect.number("most"), effect.text("through") == "all"
        if who == EITHER:
            t.then(MoveEither(frame.seat, most))
            return
        if who == OWN:
            t.then(MoveFighter(frame.seat, own_fighter(t, frame), most, through_all))
            return
        if who == EACH_OWN:
            fighters = t.fights_for(frame.seat)
        elif who == EVERYONE_MOVES:  # §A16
            fighters = [fighter.index for fighter in t.arena.fighters]
        else:
            fighters = named(t, frame, who.removeprefix("each-"))
        mask = 0
        for index in fighters:
            mask |= 1 << index
        t.then(MoveGroup(frame.seat, mask, most, through_all))


class Place(Operation[Unmatched]):
    """§R74 §R112 §A21 `place`: a fighter of this kind on any free space; a defeated one stays off."""

    PARAMETERS: ClassVar[dict[str, str]] = {"who": "fighter"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        for index in named(t, frame, effect.text("who")):
            t.then(PlaceFighter(frame.seat, index, everywhere(t)))


class Damage(Operation[Unmatched]):
    """§R113 §R135 `damage`: to the opposing fighter of the combat."""

    PARAMETERS: ClassVar[dict[str, str]] = {"count": "number"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        hurt(t, opposing_fighter(t, frame), effect.number("count"))


class DamageOneNear(Operation[Unmatched]):
    """§R114 §A22 `damage-one`: to one fighter of choice next to, or in a zone of, an own one; one's own side is not
    spared."""

    PARAMETERS: ClassVar[dict[str, str]] = {"count": "number", "where": "where", "of": "fighter"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        where = effect.text("where")
        targets = 0
        for index in named(t, frame, effect.text("of")):
            targets |= damage_targets(t, frame.seat, index, where)
        if targets:
            t.then(DamageOne(frame.seat, targets, effect.number("count")))


class DamageSpaces(Operation[Unmatched]):
    """§R149 §R166 §A15 `damage-spaces`: to each opposing fighter on two spaces; remembers whether one fell."""

    PARAMETERS: ClassVar[dict[str, str]] = {"count": "number", "first": "space", "second": "space"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        spaces = [frame.bound[effect.text(name)] for name in ("first", "second") if effect.text(name) in frame.bound]
        for index in [t.fighter_on(space) for space in spaces]:
            if index >= 0 and not t.arena.are_allies(frame.seat, t.fighter(index).seat):
                hurt(t, index, effect.number("count"))
                if not t.stands(index):
                    frame.bound["felled"] = 1


class BindSpace(Operation[Unmatched]):
    """§A15 `choose-space`: one in a zone of a fighter, or next to a space chosen before; binds it to a name."""

    PARAMETERS: ClassVar[dict[str, str]] = {"where": "where", "of": "around", "bind": "space"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        of, board = effect.text("of"), t.arena.board
        around = [frame.bound[of]] if of in frame.bound else [t.space[index] for index in named(t, frame, of)]
        spaces = 0
        for space in around:
            spaces |= board.in_zone[space] if effect.text("where") == "in-zone" else board.next_to[space]
        if spaces:
            t.then(ChooseSpace(frame.seat, spaces, effect.text("bind")))


class Recover(Operation[Unmatched]):
    """§R9 §R133 `recover`: health, up to the dial's maximum."""

    PARAMETERS: ClassVar[dict[str, str]] = {"who": "fighter", "count": "number"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        for index in named(t, frame, effect.text("who")):
            recover(t, index, effect.number("count"))


class SetHealth(Operation[Unmatched]):
    """§A12 `set-health`: exactly this much, if the fighter stands and has no more than `at-most`."""

    PARAMETERS: ClassVar[dict[str, str]] = {"who": "fighter", "at-most": "number", "value": "number"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        for index in named(t, frame, effect.text("who")):
            if t.health[index] <= effect.number("at-most"):
                recover(t, index, effect.number("value") - t.health[index])


class PreventDamage(Operation[Unmatched]):
    """§A11 `prevent-damage`: a fighter takes no damage for the rest of the combat."""

    PARAMETERS: ClassVar[dict[str, str]] = {"who": "fighter"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        for index in named(t, frame, effect.text("who")):
            fight(t).prevented |= 1 << index


def change_value(t: Unmatched, frame: Frame, base: int, bonus: int) -> None:
    """§A10 A new base (-1: the old one stays) and an addition for the card that the effect stands on."""
    combat = fight(t)
    if is_attacker(frame):
        combat.attack_base = base if base >= 0 else combat.attack_base
        combat.attack_bonus += bonus
        card, value = t.attack_card.items[0], combat.attack_value()
    else:
        combat.defence_base = base if base >= 0 else combat.defence_base
        combat.defence_bonus += bonus
        card, value = t.defence_card.items[0], combat.defence_value()
    if t.events is not None:
        t.tell(ValueChanged(frame.seat, t.card(card).id, value))


class SetValue(Operation[Unmatched]):
    """§A10 `set-value`: replaces the printed value; additions stay."""

    PARAMETERS: ClassVar[dict[str, str]] = {"value": "number"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        change_value(t, frame, effect.number("value"), 0)


class AddPerTag(Operation[Unmatched]):
    """§A25 `add-per-tag`: 1 for each card with the tag in one's own discard pile; the card in play is not there."""

    PARAMETERS: ClassVar[dict[str, str]] = {"tag": "text"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        change_value(t, frame, -1, count_tagged(t, frame.seat, effect.text("tag")))


class AddPrinted(Operation[Unmatched]):
    """§R117 `add-printed`: the value printed on the opposing card, without modifiers."""

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        slot = t.defence_card if is_attacker(frame) else t.attack_card
        change_value(t, frame, -1, t.card(slot.items[0]).value if slot.items else 0)


class IgnoreValue(Operation[Unmatched]):
    """§R118 `ignore-value`: the opposing value counts as 0 for combat damage, whatever raises it."""

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        if is_attacker(frame):
            fight(t).defence_ignored = 1
        else:
            fight(t).attack_ignored = 1


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
                t.tell(CardDiscarded(frame.seat, t.card(card).id))
            change_value(t, frame, -1, t.card(card).boost)


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
            fight(t).committed = 0
        if t.events is not None:
            t.tell(EffectsCancelled(opponent(t, frame), card.id))


class MakeDiscard(Operation[Unmatched]):
    """§R150 §A28 §A29 `opponent-discards`: by their choice, by yours after a look at the hand, or at random."""

    PARAMETERS: ClassVar[dict[str, str]] = {"count": "number", "choice": "chooser"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        other, choice, count = opponent(t, frame), effect.text("choice"), effect.number("count")
        if other < 0:
            t.then(PickOpponent(frame.seat))
        elif choice == "theirs":
            t.then(DiscardOwn(other, count))
        elif choice == "yours":
            show_hand(t, frame.seat, other)
            t.then(PickFromHand(frame.seat, other, count))
        else:
            t.then(OpponentDiscards(other, count))


class DiscardYourOwn(Operation[Unmatched]):
    """§R119 §R121 `discard`: from one's own hand; remembers whether it was done in full."""

    PARAMETERS: ClassVar[dict[str, str]] = {"count": "number"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        count = effect.number("count")
        frame.bound["done"] = 1 if len(t.hand[frame.seat]) >= count else 0
        t.then(DiscardOwn(frame.seat, count))


class LookAtHand(Operation[Unmatched]):
    """§A28 `look-at-hand`: the opponent's, for the card's player alone."""

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        other = opponent(t, frame)
        if other < 0:
            t.then(PickOpponent(frame.seat))
        else:
            show_hand(t, frame.seat, other)


def show_hand(t: Unmatched, looker: int, other: int) -> None:
    """A hand is shown to one seat; what it saw, it goes on knowing."""
    hand = t.hand[other]
    for place in range(len(hand)):
        hand.show(place, only(looker))
    if t.events is not None:
        t.tell(HandShown(other, [t.card(card).id for card in hand.items], only(looker) | hand.sees))


class TakeTagged(Operation[Unmatched]):
    """§A25 `take-tagged`: every card with the tag from one's own discard pile to hand."""

    PARAMETERS: ClassVar[dict[str, str]] = {"tag": "text"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        for card in t.discard[frame.seat].items[:]:
            if effect.text("tag") in t.card(card).tags:
                t.discard[frame.seat].remove(card)
                take_openly(t, frame.seat, card)


def take_openly(t: Unmatched, seat: int, card: int) -> None:
    """Everybody saw which card came to this hand."""
    t.hand[seat].add(card, EVERYONE)
    if t.events is not None:
        t.tell(CardTaken(seat, t.card(card).id))


class ChangeSize(Operation[Unmatched]):
    """§R174 §A20 `change-size`: big becomes small, small big."""

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        t.size[frame.seat] = SMALL if t.size[frame.seat] == BIG else BIG
        if t.events is not None:
            t.tell(SizeChanged(frame.seat, SIZES[t.size[frame.seat]]))


class LookAhead(Operation[Unmatched]):
    """§A13 `foresee`: look at the top of one's deck, take some, put the others back in an order of choice."""

    PARAMETERS: ClassVar[dict[str, str]] = {"look": "number", "take": "number"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        look = min(effect.number("look"), len(t.deck[frame.seat]))
        take = min(effect.number("take"), look)
        deck = t.deck[frame.seat]
        for place in range(len(deck) - look, len(deck)):
            deck.show(place, only(frame.seat))
        if take:
            t.then(Foresee(frame.seat, look, take, 0))


class Fetch(Operation[Unmatched]):
    """§A14 `fetch`: a named card from one's own discard pile or deck to hand."""

    PARAMETERS: ClassVar[dict[str, str]] = {"card": "card"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        fetch(t, frame.seat, effect.text("card"))


class ReturnFighter(Operation[Unmatched]):
    """§R134 §A23 §A24 `return-fighter`: one defeated fighter of a kind, at full health, to a free space in a zone of
    another."""

    PARAMETERS: ClassVar[dict[str, str]] = {"who": "fighter", "near": "fighter"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        fallen = [index for index in t.of_kind(effect.text("who"), frame.seat) if not t.stands(index)]
        near = named(t, frame, effect.text("near"))
        if not fallen or not near:
            return
        spaces = t.arena.board.in_zone[t.space[near[0]]] & ~t.occupied()
        if spaces:
            t.health[fallen[0]] = t.fighter(fallen[0]).kind.health
            t.start_space[fallen[0]] = -1
            t.then(PlaceFighter(frame.seat, fallen[0], spaces))


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


class Felled(Condition[Unmatched]):
    """§A15 This card has defeated a fighter."""

    def holds(self, t: Unmatched, frame: Frame) -> bool:
        return "felled" in frame.bound


class Done(Condition[Unmatched]):
    """§R121 «In order to»: what stands before it was done in full."""

    def holds(self, t: Unmatched, frame: Frame) -> bool:
        return frame.bound.get("done", 0) == 1


VOCABULARY: Final = Vocabulary(
    {
        "draw": Draw(),
        "move": Move(),
        "place": Place(),
        "damage": Damage(),
        "damage-one": DamageOneNear(),
        "damage-spaces": DamageSpaces(),
        "choose-space": BindSpace(),
        "recover": Recover(),
        "set-health": SetHealth(),
        "prevent-damage": PreventDamage(),
        "set-value": SetValue(),
        "add-per-tag": AddPerTag(),
        "add-printed": AddPrinted(),
        "ignore-value": IgnoreValue(),
        "boost": Boost(),
        "blind-boost": BlindBoost(),
        "cancel": Cancel(),
        "opponent-discards": MakeDiscard(),
        "discard": DiscardYourOwn(),
        "look-at-hand": LookAtHand(),
        "take-tagged": TakeTagged(),
        "change-size": ChangeSize(),
        "foresee": LookAhead(),
        "fetch": Fetch(),
        "return-fighter": ReturnFighter(),
    },
    {
        "won": Won(),
        "not-won": NotWon(),
        "moved": Moved(),
        "against-hero": AgainstHero(),
        "felled": Felled(),
        "done": Done(),
    },
)
