"""What happens in the nine-dice battle, for the log and for animation."""

from __future__ import annotations

from dataclasses import dataclass

from ristal.engine.event import Event


@dataclass(frozen=True)
class CardDrawn(Event):
    seat: int
    card: str


@dataclass(frozen=True)
class DieTaken(Event):
    seat: int
    die: str


@dataclass(frozen=True)
class SetTaken(Event):
    seat: int
    preset: str


@dataclass(frozen=True)
class TroopsDeployed(Event):
    seat: int
    count: int
    reserve: int


@dataclass(frozen=True)
class DieRolled(Event):
    seat: int
    die: str
    value: int


@dataclass(frozen=True)
class BonusUsed(Event):
    seat: int
    die: str
    target: str
    full: bool


@dataclass(frozen=True)
class BonusDeclined(Event):
    seat: int
    die: str


@dataclass(frozen=True)
class RerollKept(Event):
    seat: int
    die: str
    rolled: int
    value: int


@dataclass(frozen=True)
class DieTurned(Event):
    seat: int
    die: str
    before: int
    value: int


@dataclass(frozen=True)
class DieFell(Event):
    seat: int
    die: str


@dataclass(frozen=True)
class DieImprisoned(Event):
    seat: int
    die: str


@dataclass(frozen=True)
class DieReturned(Event):
    seat: int
    die: str
    value: int


@dataclass(frozen=True)
class ReserveAttackBegan(Event):
    seat: int
    reserves: list[int]
    why: str  # "more-dice", "toss" or "in-turn"


@dataclass(frozen=True)
class StartPassed(Event):
    seat: int
    forced: bool


@dataclass(frozen=True)
class DuelOpened(Event):
    seat: int
    die: str
    target: str


@dataclass(frozen=True)
class DuelAnswered(Event):
    seat: int
    die: str
    target: str


@dataclass(frozen=True)
class DiceCompared(Event):
    seat: int
    die: str
    value: int
    target: str
    against: int
    won: bool


@dataclass(frozen=True)
class AttackEnded(Event):
    seat: int
    dice: list[str]
    count: int


@dataclass(frozen=True)
class BattleFought(Event):
    number: int
    attack: list[int]
    defence: list[int]
    damage: list[int]  # what each seat suffers
    exhaustion: int


@dataclass(frozen=True)
class DamageTaken(Event):
    seat: int
    die: str
    loss: int
    value: int


@dataclass(frozen=True)
class PrisonersTaken(Event):
    seat: int
    count: int


@dataclass(frozen=True)
class LifeCounted(Event):
    life: list[int]
