"""What happens in the nine-dice battle, for the log and for animation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ristal.engine.event import Event
from ristal.engine.zone import only

DICE = ("dice", "sides", "sums")  # a die lies elsewhere or shows something else
EFFECT = (*DICE, "bonuses", "running")  # as a script does it


@dataclass(frozen=True)
class CardDrawn(Event):
    NAME: ClassVar[str] = "card-drawn"
    CHANGES: ClassVar[tuple[str, ...]] = ("cards", "draft")
    seat: int
    card: str


@dataclass(frozen=True)
class DieTaken(Event):
    NAME: ClassVar[str] = "die-taken"
    CHANGES: ClassVar[tuple[str, ...]] = ("dice", "draft", "sets")
    seat: int
    die: str


@dataclass(frozen=True)
class SetTaken(Event):
    NAME: ClassVar[str] = "set-taken"
    CHANGES: ClassVar[tuple[str, ...]] = ("dice", "sets")
    seat: int
    preset: str


@dataclass(frozen=True)
class SetsFormed(Event):
    NAME: ClassVar[str] = "sets-formed"
    CHANGES: ClassVar[tuple[str, ...]] = (*DICE, "draft", "phase", "sets")
    first: int  # who was first in the draft


@dataclass(frozen=True)
class DiePlanned(Event):
    NAME: ClassVar[str] = "die-planned"
    CHANGES: ClassVar[tuple[str, ...]] = ("zones.plan",)
    seat: int
    die: str
    deployed: bool  # else it stays in Reserve

    def secret(self) -> dict[str, int]:
        return {"deployed": only(self.seat)}


@dataclass(frozen=True)
class TroopsDeployed(Event):
    NAME: ClassVar[str] = "troops-deployed"
    CHANGES: ClassVar[tuple[str, ...]] = ("phase", "zones.plan")
    seat: int
    count: int
    reserve: int
    dice: list[str]  # those that are rolled now


@dataclass(frozen=True)
class DieRolled(Event):
    NAME: ClassVar[str] = "die-rolled"
    CHANGES: ClassVar[tuple[str, ...]] = (*DICE, "duels", "phase")
    seat: int
    die: str
    value: int


@dataclass(frozen=True)
class BonusesCame(Event):
    """Dice were rolled low enough for the bonuses of their colours."""

    NAME: ClassVar[str] = "bonuses-came"
    CHANGES: ClassVar[tuple[str, ...]] = ("bonuses",)
    seat: int
    dice: list[str]
    count: int


@dataclass(frozen=True)
class BonusChosen(Event):
    """The next bonus of several."""

    NAME: ClassVar[str] = "bonus-chosen"
    CHANGES: ClassVar[tuple[str, ...]] = ("bonuses",)
    seat: int
    die: str


@dataclass(frozen=True)
class BonusUsed(Event):
    NAME: ClassVar[str] = "bonus-used"
    CHANGES: ClassVar[tuple[str, ...]] = ("bonuses", "running")
    seat: int
    die: str
    target: str
    full: bool


@dataclass(frozen=True)
class BonusDeclined(Event):
    NAME: ClassVar[str] = "bonus-declined"
    CHANGES: ClassVar[tuple[str, ...]] = ("bonuses",)
    seat: int
    die: str


@dataclass(frozen=True)
class BonusLost(Event):
    NAME: ClassVar[str] = "bonus-lost"
    CHANGES: ClassVar[tuple[str, ...]] = ("bonuses",)
    seat: int
    die: str
    rest: bool  # only what is left of a bonus for several dice


@dataclass(frozen=True)
class RerollKept(Event):
    NAME: ClassVar[str] = "reroll-kept"
    CHANGES: ClassVar[tuple[str, ...]] = EFFECT
    seat: int
    die: str
    rolled: int
    value: int


@dataclass(frozen=True)
class DieTurned(Event):
    NAME: ClassVar[str] = "die-turned"
    CHANGES: ClassVar[tuple[str, ...]] = EFFECT
    seat: int
    die: str
    before: int
    value: int


@dataclass(frozen=True)
class DieUnchanged(Event):
    """Something was done to a die that cannot show more, or less, than it does."""

    NAME: ClassVar[str] = "die-unchanged"
    CHANGES: ClassVar[tuple[str, ...]] = EFFECT
    seat: int
    die: str
    value: int


@dataclass(frozen=True)
class DieFell(Event):
    NAME: ClassVar[str] = "die-fell"
    CHANGES: ClassVar[tuple[str, ...]] = EFFECT
    seat: int
    die: str


@dataclass(frozen=True)
class DieImprisoned(Event):
    NAME: ClassVar[str] = "die-imprisoned"
    CHANGES: ClassVar[tuple[str, ...]] = (*EFFECT, "imprisoned")
    seat: int
    die: str


@dataclass(frozen=True)
class DieReturned(Event):
    NAME: ClassVar[str] = "die-returned"
    CHANGES: ClassVar[tuple[str, ...]] = (*EFFECT, "imprisoned")
    seat: int
    die: str
    value: int


@dataclass(frozen=True)
class ReserveAttackBegan(Event):
    NAME: ClassVar[str] = "reserve-attack-began"
    CHANGES: ClassVar[tuple[str, ...]] = ("began", "duels", "phase")
    seat: int
    reserves: list[int]
    why: str  # "more-dice", "toss" or "in-turn"


@dataclass(frozen=True)
class StartPassed(Event):
    NAME: ClassVar[str] = "start-passed"
    CHANGES: ClassVar[tuple[str, ...]] = ("duels", "phase")
    seat: int
    forced: bool


@dataclass(frozen=True)
class DuelOpened(Event):
    NAME: ClassVar[str] = "duel-opened"
    CHANGES: ClassVar[tuple[str, ...]] = ("duels", "targeted")
    seat: int
    die: str
    target: str


@dataclass(frozen=True)
class DuelAnswered(Event):
    NAME: ClassVar[str] = "duel-answered"
    CHANGES: ClassVar[tuple[str, ...]] = ("duels",)
    seat: int
    die: str
    target: str


@dataclass(frozen=True)
class DiceCompared(Event):
    NAME: ClassVar[str] = "dice-compared"
    CHANGES: ClassVar[tuple[str, ...]] = ("duels", "running")
    seat: int
    die: str
    value: int
    target: str
    against: int
    won: bool


@dataclass(frozen=True)
class AttackEnded(Event):
    NAME: ClassVar[str] = "attack-ended"
    CHANGES: ClassVar[tuple[str, ...]] = (*DICE, "duels", "imprisoned", "targeted")
    seat: int
    dice: list[str]
    count: int


@dataclass(frozen=True)
class BattleFought(Event):
    NAME: ClassVar[str] = "battle-fought"
    CHANGES: ClassVar[tuple[str, ...]] = ("battle", "phase", "sums")
    number: int
    attack: list[int]
    defence: list[int]
    damage: list[int]  # what each seat suffers
    exhaustion: int


@dataclass(frozen=True)
class DamageTaken(Event):
    NAME: ClassVar[str] = "damage-taken"
    CHANGES: ClassVar[tuple[str, ...]] = DICE
    seat: int
    die: str
    loss: int
    value: int


@dataclass(frozen=True)
class BattleEnded(Event):
    NAME: ClassVar[str] = "battle-ended"
    CHANGES: ClassVar[tuple[str, ...]] = ("phase", "stalemate", "sums")
    number: int
    harm: int  # what both lost together
    quiet: int  # battles running without harm


@dataclass(frozen=True)
class PrisonersTaken(Event):
    NAME: ClassVar[str] = "prisoners-taken"
    CHANGES: ClassVar[tuple[str, ...]] = DICE
    seat: int
    count: int


@dataclass(frozen=True)
class LifeCounted(Event):
    NAME: ClassVar[str] = "life-counted"
    life: list[int]


@dataclass(frozen=True)
class LifeEmptied(Event):
    """Nothing is left in a Life zone after the battle; where the Life dice of the seat are."""

    NAME: ClassVar[str] = "life-emptied"
    CHANGES: ClassVar[tuple[str, ...]] = (
        "phase",
        "sums",
    )  # it may end the match
    seat: int
    abyss: int
    prison: int
    reserve: int


EVENTS: tuple[type[Event], ...] = (
    CardDrawn,
    DieTaken,
    SetTaken,
    SetsFormed,
    DiePlanned,
    TroopsDeployed,
    DieRolled,
    BonusesCame,
    BonusChosen,
    BonusUsed,
    BonusDeclined,
    BonusLost,
    RerollKept,
    DieTurned,
    DieUnchanged,
    DieFell,
    DieImprisoned,
    DieReturned,
    ReserveAttackBegan,
    StartPassed,
    DuelOpened,
    DuelAnswered,
    DiceCompared,
    AttackEnded,
    BattleFought,
    DamageTaken,
    BattleEnded,
    PrisonersTaken,
    LifeCounted,
    LifeEmptied,
)
