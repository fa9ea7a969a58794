"""The table of «Боец»: dice, health, yellow cards, the cards of each seat, and the chain of techniques."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from ristal.engine.chance import Chance
from ristal.engine.data import Document, State
from ristal.engine.effect import EffectTable, Frame, RunScript
from ristal.engine.question import Step
from ristal.engine.table import Table
from ristal.engine.zone import EVERYONE, NOBODY, Zone, only
from ristal.games.boets.dice import COLOURS, DIE_NAMES, KINDS, STEP, ring_values
from ristal.games.boets.fighters import Fighter, Fighters
from ristal.games.boets.techniques import TYPES, Deck, Technique

if TYPE_CHECKING:
    from ristal.games.boets.view import BoetsPublic, LinkView, RunningView, ThrownView

TOKENS: Final = 12  # §R2
HAND: Final = 5  # §R9
ROUNDS: Final = 3  # §R11
NONE: Final = -1


@mypyc_attr(acyclic=True)
class OfRound(Step):
    """A step that lies on the stack as long as a round lasts."""


@mypyc_attr(acyclic=True)
class BeforeEffects(Step):
    """A step that lies on the stack until what was played takes effect."""


class Played:
    """A technique on the table: which, at which power, and whether «Имитация» stands for it."""

    __slots__ = ("imitated", "power", "technique")

    def __init__(self, technique: int, power: int, imitated: bool) -> None:
        self.technique = technique
        self.power = power
        self.imitated = imitated


class Boets(EffectTable):
    """§A27 Dice, health, yellow cards and discard piles are open to all, a hand to its owner, a deck to nobody."""

    def __init__(
        self,
        deck: Deck,
        all_fighters: Fighters,
        chance: Chance,
        stack: list[Step],
        dice: list[int],
        drawn: list[Zone],
        hand: list[Zone],
        discard: list[Zone],
    ) -> None:
        super().__init__(2, chance, stack, deck.scripts)
        self.content = deck
        self.all_fighters = all_fighters
        self.chosen = [NONE, NONE]  # the fighter of each seat; never changed in place
        self.dice = dice  # by seat and kind of die
        self.deck = drawn
        self.hand = hand
        self.discard = discard
        self.healthy = [TOKENS, TOKENS]
        self.pain = [0, 0]
        self.yellow = [0, 0]
        self.round = 1
        self.mover = NONE  # whose turn it is, or was last
        self.opening = 0  # §R74 turns that the first fighter of the round still takes running
        self.skips = [False, False]  # §R44 §A9 who loses their next turn
        self.suffered = [0, 0]  # §R75 pain in this turn
        self.copyable = [NONE, NONE]  # §R83 §A11 what each seat played in its latest turn
        self.chain: list[Played] = []  # §R36 the attack and the counters on it, each seat's in turn
        self.protection = 0  # §R43 against the attack of the chain
        self.retry = False  # §R46 the attack was cancelled, another may follow
        self.thrower = NONE  # whose dice are in the air; nobody's between two answers
        self.thrown: tuple[int, ...] = ()

    def copy(self) -> Table:
        twin = Boets(
            self.content,
            self.all_fighters,
            self.chance.copy(),
            self.stack[:],
            self.dice[:],
            [self.deck[0].copy(), self.deck[1].copy()],
            [self.hand[0].copy(), self.hand[1].copy()],
            [self.discard[0].copy(), self.discard[1].copy()],
        )
        twin.chosen = self.chosen
        twin.healthy = self.healthy[:]
        twin.pain = self.pain[:]
        twin.yellow = self.yellow[:]
        twin.round = self.round
        twin.mover = self.mover
        twin.opening = self.opening
        twin.skips = self.skips[:]
        twin.suffered = self.suffered[:]
        twin.copyable = self.copyable[:]
        if self.chain:
            twin.chain = self.chain[:]
        twin.protection = self.protection
        twin.retry = self.retry
        self._share_effects(twin)
        return twin

    def zones(self) -> list[tuple[str, Zone]]:
        return [
            ("deck-0", self.deck[0]),
            ("deck-1", self.deck[1]),
            ("hand-0", self.hand[0]),
            ("hand-1", self.hand[1]),
            ("discard-0", self.discard[0]),
            ("discard-1", self.discard[1]),
        ]

    def hidden_zones(self) -> list[Zone]:
        return [*self.deck, *self.hand]

    def item_name(self, zone: str, item: int) -> str:
        return self.content.techniques[item].id

    def is_loose(self, zone: str) -> bool:
        return zone.startswith("hand")

    def loose_zones(self) -> list[Zone]:
        return self.hand

    def public(self) -> BoetsPublic:
        return {
            "fighters": [self._fighter_name(seat) for seat in range(2)],
            "phase": self.phase(),
            "round": self.round,
            "rounds": ROUNDS,
            "mover": self.mover,
            "opening": self.opening,
            "tokens": TOKENS,
            "healthy": self.healthy[:],
            "pain": self.pain[:],
            "yellow": self.yellow[:],
            "skips": self.skips[:],
            "suffered": self.suffered[:],
            "reserve": [
                {colour: self.dice[seat * KINDS + at * STEP] for at, colour in enumerate(COLOURS)} for seat in range(2)
            ],
            "ring": [
                {colour: ring_values(self.dice, seat, at) for at, colour in enumerate(COLOURS)} for seat in range(2)
            ],
            "thrown": self.thrown_view(),
            "copyable": [self._technique_name(technique) for technique in self.copyable],
            "chain": self.chain_view(),
            "running": self.running_view(),
            "protection": self.protection,
            "retry": self.retry,
        }

    def phase(self) -> str:
        if self.mover == NONE:
            return "draft"
        return "round" if any(isinstance(step, OfRound) for step in self.steps()) else "rest"

    def thrown_view(self) -> ThrownView | None:
        if self.thrower == NONE:
            return None
        return {"seat": self.thrower, "dice": [DIE_NAMES[kind] for kind in self.thrown]}

    def chain_view(self) -> list[LinkView]:
        acted = self.acted()
        links: list[LinkView] = []
        for at, played in enumerate(self.chain):
            technique = self.technique(played)
            state = "cancelled" if str(at) in self.cancelled else "acts" if at in acted else "waits"
            links.append(
                {
                    "seat": self.seat_in_chain(at),
                    "technique": technique.id,
                    "power": technique.power_name(played.power),
                    "imitated": played.imitated,
                    "type": TYPES[technique.type],
                    "state": state,
                }
            )
        return links

    def thing_of(self, frame: Frame) -> str:
        return self.technique(self.chain[int(frame.source)]).id

    def running_view(self) -> list[RunningView]:
        acted = [at for at in self.acted() if str(at) not in self.cancelled]
        if not acted:
            return []
        at = acted[-1]
        technique = self.technique(self.chain[at])
        power = technique.power_name(self.chain[at].power)
        return [{"seat": self.seat_in_chain(at), "technique": technique.id, "power": power}]

    def order_of_effects(self) -> list[int]:
        """§R30 §R48 §A3 The links of the chain from the last counter to the first, then the attack. §A5 §R85 Last comes
        what lands after it."""
        order: list[int] = []
        after: list[int] = []
        for at in range(len(self.chain) - 1, 0, -1):
            if self.technique(self.chain[at]).lands_after:
                after.append(at)
            else:
                order.append(at)
        order.append(0)
        after.reverse()
        return order + after

    def acted(self) -> list[int]:
        """The links of the chain whose turn to take effect has come, the last one last."""
        if not self.chain:
            return []
        waiting = 0
        for step in self.steps():
            if isinstance(step, BeforeEffects):
                return []
            if isinstance(step, RunScript):
                waiting += 1
        order = self.order_of_effects()
        return order[: len(order) - waiting]

    def write(self) -> State:
        return {
            "chosen": self.chosen[:],
            "dice": self.dice[:],
            "zones": self.write_zones(),
            "healthy": self.healthy[:],
            "pain": self.pain[:],
            "yellow": self.yellow[:],
            "round": self.round,
            "mover": self.mover,
            "opening": self.opening,
            "skips": self.skips[:],
            "suffered": self.suffered[:],
            "copyable": self.copyable[:],
            "chain": [[played.technique, played.power, played.imitated] for played in self.chain],
            "protection": self.protection,
            "retry": self.retry,
            "effects": self.write_effects(),
        }

    def fighter(self, seat: int) -> Fighter:
        return self.all_fighters.all[self.chosen[seat]]

    def lost(self, seat: int) -> int:
        """How many health tokens this seat has lost."""
        return TOKENS - self.healthy[seat] - self.pain[seat]

    def technique(self, played: Played) -> Technique:
        return self.content.techniques[played.technique]

    def seat_in_chain(self, at: int) -> int:
        """Who played this link of the chain: the attacker first, then each in turn."""
        return self.mover if at % 2 == 0 else 1 - self.mover

    def _fighter_name(self, seat: int) -> str | None:
        return None if self.chosen[seat] == NONE else self.fighter(seat).id

    def _technique_name(self, technique: int) -> str | None:
        return None if technique == NONE else self.content.techniques[technique].id


def read_fields(t: Boets, data: Document) -> None:
    """Fill a bare table from what `write` gave."""
    t.chosen = data["chosen"]
    t.dice = data["dice"]
    t.read_zones(data["zones"])
    t.healthy = data["healthy"]
    t.pain = data["pain"]
    t.yellow = data["yellow"]
    t.round = data["round"]
    t.mover = data["mover"]
    t.opening = data["opening"]
    t.skips = data["skips"]
    t.suffered = data["suffered"]
    t.copyable = data["copyable"]
    t.chain = [Played(technique, power, imitated) for technique, power, imitated in data["chain"]]
    t.protection = data["protection"]
    t.retry = data["retry"]
    t.read_effects(data["effects"])


def bare(deck: Deck, fighters: Fighters, chance: Chance) -> Boets:
    """A table with no fighters, no dice and no cards on it."""
    return Boets(
        deck,
        fighters,
        chance,
        [],
        [0] * (2 * KINDS),
        [Zone(NOBODY, seat, []) for seat in range(2)],
        [Zone(only(seat), seat, []) for seat in range(2)],
        [Zone(EVERYONE, seat, []) for seat in range(2)],
    )
