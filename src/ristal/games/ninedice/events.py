"""What happens in the nine-dice battle, for the log and for animation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ristal.engine.event import Event


@dataclass(frozen=True)
class CardDrawn(Event):
    NAME: ClassVar[str] = "card-drawn"
    seat: int
    card: str


@dataclass(frozen=True)
class DieTaken(Event):
    NAME: ClassVar[str] = "die-taken"
    seat: int
    die: str


@dataclass(frozen=True)
class SetTaken(Event):
    NAME: ClassVar[str] = "set-taken"
    seat: int
    preset: str


@dataclass(frozen=True)
class TroopsDeployed(Event):
    NAME: ClassVar[str] = "troops-deployed"
    seat: int
    count: int
    reserve: int


@dataclass(frozen=True)
class DieRolled(Event):
    NAME: ClassVar[str] = "die-rolled"
    seat: int
    die: str
    value: int


@dataclass(frozen=True)
class BonusUsed(Event):
    NAME: ClassVar[str] = "bonus-used"
    seat: int
    die: str
    target: str
    full: bool


@dataclass(frozen=True)
class BonusDeclined(Event):
    NAME: ClassVar[str] = "bonus-declined"
    seat: int
    die: str


@dataclass(frozen=True)
class RerollKept(Event):
    NAME: ClassVar[str] = "reroll-kept"
    seat: int
    die: str
    rolled: int
    value: int


@dataclass(frozen=True)
class DieTurned(Event):
    NAME: ClassVar[str] = "die-turned"
    seat: int
    die: str
    before: int
    value: int


@dataclass(frozen=True)
class DieFell(Event):
    NAME: ClassVar[str] = "die-fell"
    seat: int
    die: str


@dataclass(frozen=True)
class DieImprisoned(Event):
    NAME: ClassVar[str] = "die-imprisoned"
    seat: int
    die: str


@dataclass(frozen=True)
class DieReturned(Event):
    NAME: ClassVar[str] = "die-returned"
    seat: int
    die: str
    value: int


@dataclass(frozen=True)
class ReserveAttackBegan(Event):
    NAME: ClassVar[str] = "reserve-attack-began"
    seat: int
    reserves: list[int]
    why: str  # "more-dice", "toss" or "in-turn"


@dataclass(frozen=True)
class StartPassed(Event):
    NAME: ClassVar[str] = "start-passed"
    seat: int
    forced: bool


@dataclass(frozen=True)
class DuelOpened(Event):
    NAME: ClassVar[str] = "duel-opened"
    seat: int
    die: str
    target: str


@dataclass(frozen=True)
class DuelAnswered(Event):
    NAME: ClassVar[str] = "duel-answered"
    seat: int
    die: str
    target: str


@dataclass(frozen=True)
class DiceCompared(Event):
    NAME: ClassVar[str] = "dice-compared"
    seat: int
    die: str
    value: int
    target: str
    against: int
    won: bool


@dataclass(frozen=True)
class AttackEnded(Event):
    NAME: ClassVar[str] = "attack-ended"
    seat: int
    dice: list[str]
    count: int


@dataclass(frozen=True)
class BattleFought(Event):
    NAME: ClassVar[str] = "battle-fought"
    number: int
    attack: list[int]
    defence: list[int]
    damage: list[int]  # what each seat suffers
    exhaustion: int


@dataclass(frozen=True)
class DamageTaken(Event):
    NAME: ClassVar[str] = "damage-taken"
    seat: int
    die: str
    loss: int
    value: int


@dataclass(frozen=True)
class PrisonersTaken(Event):
    NAME: ClassVar[str] = "prisoners-taken"
    seat: int
    count: int


@dataclass(frozen=True)
class LifeCounted(Event):
    NAME: ClassVar[str] = "life-counted"
    life: list[int]


EVENTS: tuple[type[Event], ...] = (
    CardDrawn,
    DieTaken,
    SetTaken,
    TroopsDeployed,
    DieRolled,
    BonusUsed,
    BonusDeclined,
    RerollKept,
    DieTurned,
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
    PrisonersTaken,
    LifeCounted,
)
