"""Chapter «Применение эффектов»: the operations and conditions that cards are made of."""

from __future__ import annotations

from typing import ClassVar, Final

from ristal.engine.effect import Effect, Frame, Operation, Vocabulary
from ristal.games.unmatched.card_effects import (
    DiscardYourOwn,
    Draw,
    DrawAndKeep,
    Fetch,
    LookAhead,
    LookAtHand,
    MakeDiscard,
    MoveCard,
    Reveal,
    TakeTagged,
)
from ristal.games.unmatched.carried import TOGGLE
from ristal.games.unmatched.choices import ChooseSpace, MoveEither, MoveOne
from ristal.games.unmatched.combat_effects import (
    AddValue,
    BlindBoost,
    Boost,
    Cancel,
    Damage,
    IgnoreValue,
    PreventDamage,
    SetValue,
    named,
)
from ristal.games.unmatched.conditions import AMOUNTS, CONDITIONS
from ristal.games.unmatched.damage import defeat, recover, set_state
from ristal.games.unmatched.exchange import ExchangeCard
from ristal.games.unmatched.movement import MoveFighter, MoveGroup, PlaceFighter, everywhere
from ristal.games.unmatched.places import PLACES
from ristal.games.unmatched.places import Place as Somewhere
from ristal.games.unmatched.selectors import SELECTORS, Attacker, Either, Everyone, Own, fighters_of
from ristal.games.unmatched.set_effects import (
    BonusAttack,
    GainAction,
    LockValue,
    LowerValue,
    ReflectDamage,
    Substitute,
    Swap,
)
from ristal.games.unmatched.sharing import RedirectDamage, harm
from ristal.games.unmatched.state import Unmatched
from ristal.games.unmatched.tokens import Gain, Spend, Tokens


class Move(Operation[Unmatched]):
    """§R72 §R76 §R112 §A19 `move`: all that are meant, one after another, or one of them."""

    PARAMETERS: ClassVar[dict[str, str]] = {
        "who": "fighters",
        "most": "number",
        "through": "through",
        "passed?": "name",
    }

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        who, most, through_all = fighters_of(effect, "who"), effect.number("most"), effect.text("through") == "all"
        if isinstance(who, Either):
            t.then(MoveEither(frame.seat, most))
            return
        if isinstance(who, (Own, Attacker)):
            t.then(MoveFighter(frame.seat, who.named(t, frame)[0], most, through_all))
            return
        mask = 0
        for index in who.named(t, frame) if isinstance(who, Everyone) else who.found(t, frame):
            mask |= 1 << index
        if who.is_one():
            t.then(MoveOne(frame.seat, mask, most, through_all))
            return
        t.then(MoveGroup(frame.seat, mask, most, through_all))


class Place(Operation[Unmatched]):
    """§R74 §R112 §A21 `place`: fighters on a free space, any or near somebody; a defeated one stays off."""

    PARAMETERS: ClassVar[dict[str, str]] = {"who": "fighters", "where?": "place"}

    def offer(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        """Where no space will do, nobody is asked."""
        if spaces_of(t, frame, effect):
            super().offer(t, frame, effect)

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        for index in fighters_of(effect, "who").found(t, frame):
            t.then(PlaceFighter(frame.seat, index, spaces_of(t, frame, effect)))


def spaces_of(t: Unmatched, frame: Frame, effect: Effect) -> int:
    """The spaces that will do: all where nothing is said."""
    where = effect.arguments.get("where")
    return where.spaces(t, frame) if isinstance(where, Somewhere) else everywhere(t)


class DamageSpaces(Operation[Unmatched]):
    """§R149 §R166 §A15 `damage-spaces`: to each opposing fighter on two spaces; remembers whether one fell."""

    PARAMETERS: ClassVar[dict[str, str]] = {"count": "number", "first": "space", "second": "space"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        spaces = [frame.bound[effect.text(name)] for name in ("first", "second") if effect.text(name) in frame.bound]
        for index in [t.fighter_on(space) for space in spaces]:
            if index >= 0 and not t.arena.are_allies(frame.seat, t.fighter(index).seat):
                harm(t, index, effect.number("count"))
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

    PARAMETERS: ClassVar[dict[str, str]] = {"who": "fighters", "count": "amount"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        for index in fighters_of(effect, "who").found(t, frame):
            recover(t, index, effect.count("count", t, frame))


class SetHealth(Operation[Unmatched]):
    """§A12 `set-health`: exactly this much, if the fighter stands and has no more than `at-most`."""

    PARAMETERS: ClassVar[dict[str, str]] = {"who": "fighters", "at-most": "number", "value": "number"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        for index in fighters_of(effect, "who").found(t, frame):
            if t.health[index] <= effect.number("at-most"):
                recover(t, index, effect.number("value") - t.health[index])


class Defeat(Operation[Unmatched]):
    """§A108 `defeat`: fighters fall, whatever their health; it is no damage."""

    PARAMETERS: ClassVar[dict[str, str]] = {"who": "fighters"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        for index in fighters_of(effect, "who").found(t, frame):
            defeat(t, index)


class SetState(Operation[Unmatched]):
    """§R174 §A20 `set-state`: the hero's state gets a value, or the next one."""

    PARAMETERS: ClassVar[dict[str, str]] = {"state": "state", "value": "state-change"}

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        state, value = t.arena.heroes[frame.seat].state, effect.text("value")
        assert state is not None
        following = t.state[frame.seat] % len(state.values) + 1
        set_state(t, frame.seat, following if value == TOGGLE else state.words.index(value))


class ReturnFighter(Operation[Unmatched]):
    """§R134 §A23 §A24 `return-fighter`: one defeated fighter of a kind, at full health, to a free space."""

    PARAMETERS: ClassVar[dict[str, str]] = {"who": "kind", "where": "place"}

    def offer(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        """With nobody to come back, or no space to come to, nobody is asked."""
        fallen = any(not t.stands(index) for index in t.of_kind(effect.text("who"), frame.seat))
        if fallen and spaces_of(t, frame, effect):
            super().offer(t, frame, effect)

    def perform(self, t: Unmatched, frame: Frame, effect: Effect) -> None:
        fallen = [index for index in t.of_kind(effect.text("who"), frame.seat) if not t.stands(index)]
        spaces = spaces_of(t, frame, effect)
        if fallen and spaces:
            t.start_space[fallen[0]] = -1
            t.then(PlaceFighter(frame.seat, fallen[0], spaces))


class Summon(ReturnFighter):
    """§A70 `summon`: one fighter of a kind that is not on the board, from the reserve or defeated, comes to a free
    space."""


# §A107 of what may be chosen, nothing is chosen twice (ChooseBetween)
VOCABULARY: Final = Vocabulary(
    {
        "draw": Draw(),
        "move": Move(),
        "place": Place(),
        "damage": Damage(),
        "damage-spaces": DamageSpaces(),
        "choose-space": BindSpace(),
        "recover": Recover(),
        "set-health": SetHealth(),
        "prevent-damage": PreventDamage(),
        "set-value": SetValue(),
        "add-value": AddValue(),
        "ignore-value": IgnoreValue(),
        "boost": Boost(),
        "blind-boost": BlindBoost(),
        "cancel": Cancel(),
        "opponent-discards": MakeDiscard(),
        "discard": DiscardYourOwn(),
        "look-at-hand": LookAtHand(),
        "take-tagged": TakeTagged(),
        "set-state": SetState(),
        "foresee": LookAhead(),
        "fetch": Fetch(),
        "return-fighter": ReturnFighter(),
        "summon": Summon(),
        "gain-action": GainAction(),
        "bonus-attack": BonusAttack(),
        "move-card": MoveCard(),
        "reveal": Reveal(),
        "draw-and-keep": DrawAndKeep(),
        "exchange-card": ExchangeCard(),
        "swap": Swap(),
        "substitute": Substitute(),
        "redirect-damage": RedirectDamage(),
        "lower-value": LowerValue(),
        "reflect-damage": ReflectDamage(),
        "lock-value": LockValue(),
        "gain": Gain(),
        "spend": Spend(),
        "defeat": Defeat(),
    },
    CONDITIONS,
    {"amount": {**AMOUNTS, "tokens": Tokens}, "fighters": SELECTORS, "place": PLACES},
)
