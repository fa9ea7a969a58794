"""Chapter «Применение эффектов»: the operations and conditions that cards are made of."""

from __future__ import annotations

from typing import ClassVar, Final

from ristal.engine.effect import Condition, Effect, Frame, Operation, Vocabulary
from ristal.engine.zone import EVERYONE, only
from ristal.games.unmatched.choices import (
    ChooseSpace,
    DamageOne,
    DiscardOwn,
    MoveEither,
    OpponentDiscards,
    PickFromHand,
    PickOpponent,
    damage_targets,
)
from ristal.games.unmatched.combat_effects import (
    AddPerTag,
    AddPrinted,
    AgainstHero,
    BlindBoost,
    Boost,
    Cancel,
    Damage,
    IgnoreValue,
    Moved,
    NotWon,
    PreventDamage,
    SetValue,
    Won,
    named,
    opponent,
    own_fighter,
)
from ristal.games.unmatched.damage import draw_cards, hurt, recover
from ristal.games.unmatched.events import CardTaken, HandShown, SizeChanged, TopCardsSeen
from ristal.games.unmatched.foresight import Foresee, fetch
from ristal.games.unmatched.movement import MoveFighter, MoveGroup, PlaceFighter, everywhere
from ristal.games.unmatched.state import BIG, SIZES, SMALL, Unmatched

OWN: Final = "own"
EITHER: Final = "either"
EACH_OWN: Final = "each-own"
EVERYONE_MOVES: Final = "everyone"


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
    hand.show_all(only(looker), t.slots_of(other))
    if t.events is not None:
        t.tell(HandShown(other, [t.card(card).id for card in sorted(hand.items)], only(looker) | hand.sees))


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
        if look and t.events is not None:
            seen = [t.card(card).id for card in deck.items[len(deck) - look :]]
            t.tell(TopCardsSeen(frame.seat, seen, only(frame.seat)))
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
            t.start_space[fallen[0]] = -1
            t.then(PlaceFighter(frame.seat, fallen[0], spaces))


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
