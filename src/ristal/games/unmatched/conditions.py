"""What can be asked of a table: conditions and amounts of the cards and abilities."""

from __future__ import annotations

from typing import ClassVar, Final

from ristal.engine.data import Values
from ristal.engine.effect import Frame
from ristal.engine.form import Amount, Condition, Form
from ristal.engine.logic import LOGIC
from ristal.engine.zone import Zone
from ristal.games.unmatched.bindings import card_bound, fighter_bound
from ristal.games.unmatched.selectors import (
    Fighters,
    around,
    fight,
    is_attacker,
    is_flanked,
    opposing_fighter,
    own_fighter,
)
from ristal.games.unmatched.state import NAMED_STATE, Unmatched
from ristal.games.unmatched.values import ATTACKER_WON, DEFENDER_WON


class Won(Condition[Unmatched]):
    """§R127 §R128 The card's side has won the combat."""

    def holds(self, t: Unmatched, frame: Frame) -> bool:
        return fight(t).winner == (ATTACKER_WON if is_attacker(t, frame) else DEFENDER_WON)


class Lost(Condition[Unmatched]):
    """§R129 The other side has."""

    def holds(self, t: Unmatched, frame: Frame) -> bool:
        return fight(t).winner != (ATTACKER_WON if is_attacker(t, frame) else DEFENDER_WON)


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


class AboutOne(Condition[Unmatched]):
    """A condition about fighters."""

    PARAMETERS: ClassVar[dict[str, str]] = {"who": "fighters"}

    def __init__(self, word: str, arguments: Values) -> None:
        super().__init__(word, arguments)
        self.who = _fighters(arguments["who"])


class Some(AboutOne):
    """`{ some = FIGHTERS }`, `{ standing = FIGHTER }`: one of them at least is on the board."""

    def holds(self, t: Unmatched, frame: Frame) -> bool:
        return len(self.who.found(t, frame)) > 0


class Attacking(AboutOne):
    """`{ attacking = FIGHTERS }`: one of them is the attacker of this combat."""

    def holds(self, t: Unmatched, frame: Frame) -> bool:
        return t.combat is not None and t.combat.attacker in self.who.found(t, frame)


class Defending(AboutOne):
    """`{ defending = FIGHTERS }`: one of them is attacked in this combat."""

    def holds(self, t: Unmatched, frame: Frame) -> bool:
        return t.combat is not None and t.combat.target in self.who.found(t, frame)


class AboutTwo(Condition[Unmatched]):
    """A condition about fighters and others; about those that are not on the board it does not hold."""

    PARAMETERS: ClassVar[dict[str, str]] = {"who": "fighters", "whom": "fighters"}

    def __init__(self, word: str, arguments: Values) -> None:
        super().__init__(word, arguments)
        self.who = _fighters(arguments["who"])
        self.whom = _fighters(arguments["whom"])

    def is_near(self, t: Unmatched, frame: Frame, spaces_of: list[int]) -> bool:
        near = around(t, frame, self.whom, spaces_of)
        return any(near >> t.space[index] & 1 for index in self.who.found(t, frame))


class Adjacent(AboutTwo):
    """`{ adjacent = [FIGHTERS, FIGHTERS] }`: one of the first stands next to one of the others."""

    def holds(self, t: Unmatched, frame: Frame) -> bool:
        return self.is_near(t, frame, t.arena.board.next_to)


class SharesZone(AboutTwo):
    """`{ shares-zone = [FIGHTERS, FIGHTERS] }`: one of the first stands in a zone with one of the others."""

    def holds(self, t: Unmatched, frame: Frame) -> bool:
        return self.is_near(t, frame, t.arena.board.in_zone)


class InState(Condition[Unmatched]):
    """`{ state = ["size", "big"] }`: the hero's state has this value."""

    PARAMETERS: ClassVar[dict[str, str]] = {"state": "state", "value": "state-value"}

    def __init__(self, word: str, arguments: Values) -> None:
        super().__init__(word, arguments)
        self.state = str(arguments["state"])
        self.value = str(arguments["value"])

    def holds(self, t: Unmatched, frame: Frame) -> bool:
        if t.is_wild(frame.seat):  # §A101 whatever was named, where a card asked
            state = t.arena.heroes[frame.seat].state
            assert state is not None
            return state.words[frame.bound.get(NAMED_STATE, state.words.index(self.value))] == self.value
        return t.state_word(frame.seat) == self.value


class Is(AboutTwo):
    """`{ is = [FIGHTERS, FIGHTERS] }`: one of the first is one of the others."""

    def holds(self, t: Unmatched, frame: Frame) -> bool:
        others = self.whom.named(t, frame)
        return any(index in others for index in self.who.named(t, frame))


class SharesZoneWithStart(AboutOne):
    """§A68 `{ shares-zone-with-start = FIGHTER }`: it stands in a zone of the space where it began this turn."""

    def holds(self, t: Unmatched, frame: Frame) -> bool:
        in_zone = t.arena.board.in_zone
        return any(
            t.start_space[index] >= 0 and in_zone[t.start_space[index]] >> t.space[index] & 1
            for index in self.who.found(t, frame)
        )


class Flanked(AboutOne):
    """`{ flanked = FIGHTERS }`: one of them stands next to two or more fighters of the card's player."""

    def holds(self, t: Unmatched, frame: Frame) -> bool:
        return any(is_flanked(t, frame.seat, index) for index in self.who.found(t, frame))


class Role(AboutOne):
    """`{ role = [FIGHTERS, "sidekick"] }`: one of them is a hero, or a sidekick."""

    PARAMETERS: ClassVar[dict[str, str]] = {"who": "fighters", "role": "role"}

    def holds(self, t: Unmatched, frame: Frame) -> bool:
        is_hero = self.arguments["role"] == "hero"
        return any(t.fighter(index).kind.is_hero == is_hero for index in self.who.named(t, frame))


class DidTo(AboutOne):
    """§A106 `{ did-to = ["$NAME", FIGHTERS] }`: the bound effect has hurt one of them."""

    PARAMETERS: ClassVar[dict[str, str]] = {"name": "bound-who", "who": "fighters"}

    def holds(self, t: Unmatched, frame: Frame) -> bool:
        name = str(self.arguments["name"])
        return any(fighter_bound(name, index) in frame.bound for index in self.who.named(t, frame))


class InAction(Condition[Unmatched]):
    """§A60 `{ action = 3 }`: it is this action of one's own turn, gained ones counted."""

    PARAMETERS: ClassVar[dict[str, str]] = {"number": "number"}

    def holds(self, t: Unmatched, frame: Frame) -> bool:
        return t.active == frame.seat and t.taken == self.arguments["number"]


class Played(Condition[Unmatched]):
    """`{ played = "opposing" }`: the other side, or the own one, has laid a card in this combat."""

    PARAMETERS: ClassVar[dict[str, str]] = {"whose": "card-side"}

    def holds(self, t: Unmatched, frame: Frame) -> bool:
        return len(slot_of(t, frame, str(self.arguments["whose"])).items) > 0


class Compare(Condition[Unmatched]):
    """`{ compare = [AMOUNT, "equals", AMOUNT] }`: one comes to as much as the other, to less (`below`) or to more
    (`above`)."""

    PARAMETERS: ClassVar[dict[str, str]] = {"left": "amount", "how": "relation", "right": "amount"}

    def holds(self, t: Unmatched, frame: Frame) -> bool:
        left, right = counted(self.arguments["left"], t, frame), counted(self.arguments["right"], t, frame)
        how = self.arguments["how"]
        return left == right if how == "equals" else left < right if how == "below" else left > right


def slot_of(t: Unmatched, frame: Frame, whose: str) -> Zone:
    """Where the card of a side of the combat lies, as the running script says it."""
    return t.attack_card if is_attacker(t, frame) == (whose == "own") else t.defence_card


def counted(value: object, t: Unmatched, frame: Frame) -> int:
    """A number, or what an amount comes to."""
    if isinstance(value, int):
        return value
    assert isinstance(value, Amount)
    return int(value.count(t, frame))


class DamageDone(Amount[Unmatched]):
    """`{ damage = "dealt", kind = "any" }`: in this combat, dealt to the opposing fighter or taken by one's own; combat
    damage alone, or any."""

    PARAMETERS: ClassVar[dict[str, str]] = {"side": "damage-side", "kind?": "damage-kind"}

    def count(self, t: Unmatched, frame: Frame) -> int:
        is_to_target = (self.arguments["side"] == "dealt") == is_attacker(t, frame)
        tally = fight(t).tally
        assert tally is not None
        if self.arguments.get("kind", "combat") == "combat":
            return tally[0] if is_to_target else 0
        return tally[1] if is_to_target else tally[2]


class BoostOf(Amount[Unmatched]):
    """§A69 `{ boost-of = "$NAME" }`, `{ boost-of = "opposing" }`: the boost of the card that an effect was bound by, or
    of a card of this combat; no card, no boost."""

    PARAMETERS: ClassVar[dict[str, str]] = {"name": "card-of"}
    IS_COUNTED: ClassVar[bool] = False

    def count(self, t: Unmatched, frame: Frame) -> int:
        name = str(self.arguments["name"])
        if name.startswith("$"):
            card = frame.bound.get(card_bound(name[1:]), -1)
            return t.card(card).boost if card >= 0 else 0
        slot = slot_of(t, frame, name)
        return t.card(slot.items[0]).boost if slot.items else 0


class Value(Amount[Unmatched]):
    """`{ value = "opposing" }`: the present value of the opposing card, or the own one, with all that was added; no
    card, 0."""

    PARAMETERS: ClassVar[dict[str, str]] = {"whose": "card-side"}
    IS_COUNTED: ClassVar[bool] = False

    def count(self, t: Unmatched, frame: Frame) -> int:
        of_attacker = is_attacker(t, frame) == (self.arguments["whose"] == "own")
        return fight(t).attack_value() if of_attacker else fight(t).defence_value()


class DoneBy(Amount[Unmatched]):
    """`{ done = "$NAME" }`: how much the bound effect did: cards discarded, damage dealt."""

    PARAMETERS: ClassVar[dict[str, str]] = {"name": "bound"}

    def count(self, t: Unmatched, frame: Frame) -> int:
        return frame.bound.get(str(self.arguments["name"]), 0)


class Times(Amount[Unmatched]):
    """`{ times = [2, AMOUNT] }`: so many for each."""

    PARAMETERS: ClassVar[dict[str, str]] = {"factor": "number", "of": "amount"}
    IS_COUNTED: ClassVar[bool] = False

    def count(self, t: Unmatched, frame: Frame) -> int:
        return counted(self.arguments["factor"], t, frame) * counted(self.arguments["of"], t, frame)


class Printed(Amount[Unmatched]):
    """§R117 `{ printed = "opposing" }`: the value printed on the opposing card, or the own one, without modifiers; no
    card, 0."""

    PARAMETERS: ClassVar[dict[str, str]] = {"whose": "card-side"}
    IS_COUNTED: ClassVar[bool] = False

    def count(self, t: Unmatched, frame: Frame) -> int:
        slot = slot_of(t, frame, str(self.arguments["whose"]))
        return t.card(slot.items[0]).value if slot.items else 0


class Cards(Amount[Unmatched]):
    """§A25 `{ cards = { zone = "discard", tag = "voyage" } }`: the cards in one's own hand, deck or discard pile, those
    with a tag alone; a card in play is in none."""

    PARAMETERS: ClassVar[dict[str, str]] = {"zone": "own-zone", "tag?": "text"}

    def count(self, t: Unmatched, frame: Frame) -> int:
        zone = self.arguments["zone"]
        cards = (t.hand if zone == "hand" else t.deck if zone == "deck" else t.discard)[frame.seat]
        if "tag" not in self.arguments:
            return len(cards)
        return sum(1 for number in cards.items if self.arguments["tag"] in t.card(number).tags)


class CountFighters(Amount[Unmatched]):
    """`{ fighters = FIGHTERS }`: how many of them stand."""

    PARAMETERS: ClassVar[dict[str, str]] = {"who": "fighters"}

    def count(self, t: Unmatched, frame: Frame) -> int:
        return len(_fighters(self.arguments["who"]).found(t, frame))


class CountZones(Amount[Unmatched]):
    """`{ zones = FIGHTERS }`: in how many zones they stand, each counted once."""

    PARAMETERS: ClassVar[dict[str, str]] = {"who": "fighters"}

    def count(self, t: Unmatched, frame: Frame) -> int:
        zones: set[int] = set()
        for index in _fighters(self.arguments["who"]).found(t, frame):
            zones.update(t.arena.board.zones_of[t.space[index]])
        return len(zones)


class Health(Amount[Unmatched]):
    """`{ health = FIGHTER }`: what is left of it; of several, of all together."""

    PARAMETERS: ClassVar[dict[str, str]] = {"who": "fighters"}

    def count(self, t: Unmatched, frame: Frame) -> int:
        return sum(t.health[index] for index in _fighters(self.arguments["who"]).found(t, frame))


def _fighters(form: object) -> Fighters:
    assert isinstance(form, Fighters)
    return form


CONDITIONS: Final[dict[str, type[Form]]] = {
    "won": Won,
    "lost": Lost,
    "moved": Moved,
    "against-hero": AgainstHero,
    "felled": Felled,
    "done": Done,
    **LOGIC,
    "some": Some,
    "standing": Some,
    "adjacent": Adjacent,
    "shares-zone": SharesZone,
    "attacking": Attacking,
    "defending": Defending,
    "state": InState,
    "is": Is,
    "shares-zone-with-start": SharesZoneWithStart,
    "action": InAction,
    "flanked": Flanked,
    "role": Role,
    "did-to": DidTo,
    "played": Played,
    "compare": Compare,
}
AMOUNTS: Final[dict[str, type[Form]]] = {
    "damage": DamageDone,
    "boost-of": BoostOf,
    "printed": Printed,
    "cards": Cards,
    "fighters": CountFighters,
    "zones": CountZones,
    "health": Health,
    "value": Value,
    "done": DoneBy,
    "times": Times,
}
