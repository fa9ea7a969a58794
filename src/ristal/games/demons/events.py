"""What happens in «Битва демонов», for the log and for animation; `card_events` has what happens to cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ristal.engine.event import Event
from ristal.engine.zone import only
from ristal.games.demons.card_events import CARD_EVENTS


@dataclass(frozen=True)
class DemonsDealt(Event):
    NAME: ClassVar[str] = "demons-dealt"
    CHANGES: ClassVar[tuple[str, ...]] = ("zones",)
    seat: int
    demons: list[str]

    def secret(self) -> dict[str, int]:
        return {"demons": only(self.seat)}


@dataclass(frozen=True)
class DemonChosen(Event):
    NAME: ClassVar[str] = "demon-chosen"
    CHANGES: ClassVar[tuple[str, ...]] = ("demons", "zones.offer")
    seat: int
    demon: str


@dataclass(frozen=True)
class DemonsPutAway(Event):
    """The demons that nobody keeps are out of the game."""

    NAME: ClassVar[str] = "demons-put-away"
    CHANGES: ClassVar[tuple[str, ...]] = ("zones",)
    count: int


@dataclass(frozen=True)
class FightBegan(Event):
    NAME: ClassVar[str] = "fight-began"
    CHANGES: ClassVar[tuple[str, ...]] = (
        "acted", "battlefield", "energy", "fight", "fighting", "round", "spent", "trap_damage",
        "turn", "why_out", "zones.battlefields", "zones.used-battlefields",
    )  # fmt: skip
    seat: int  # the first player
    number: int
    battlefield: str  # "none" with two players


@dataclass(frozen=True)
class BattlefieldsShuffled(Event):
    NAME: ClassVar[str] = "battlefields-shuffled"
    CHANGES: ClassVar[tuple[str, ...]] = ("zones.battlefields", "zones.used-battlefields")
    count: int


@dataclass(frozen=True)
class BattlefieldWorked(Event):
    """What a battlefield does begins."""

    NAME: ClassVar[str] = "battlefield-worked"
    CHANGES: ClassVar[tuple[str, ...]] = ("running",)
    battlefield: str


@dataclass(frozen=True)
class RoundBegan(Event):
    NAME: ClassVar[str] = "round-began"
    CHANGES: ClassVar[tuple[str, ...]] = ("round", "running", "turn")
    number: int


@dataclass(frozen=True)
class TurnBegan(Event):
    NAME: ClassVar[str] = "turn-began"
    CHANGES: ClassVar[tuple[str, ...]] = ("acted", "acting", "running", "turn")
    number: int


@dataclass(frozen=True)
class FirstToReveal(Event):
    """Somebody will open their card before all others."""

    NAME: ClassVar[str] = "first-to-reveal"
    CHANGES: ClassVar[tuple[str, ...]] = ("order", "running")
    seat: int


@dataclass(frozen=True)
class MissForgiven(Event):
    NAME: ClassVar[str] = "miss-forgiven"
    seat: int
    number: int


@dataclass(frozen=True)
class KnockoutStruck(Event):
    NAME: ClassVar[str] = "knockout-struck"
    CHANGES: ClassVar[tuple[str, ...]] = ("knockout_stack", "knockouts")
    seat: int
    tactic: str


@dataclass(frozen=True)
class KnockoutHeld(Event):
    NAME: ClassVar[str] = "knockout-held"
    CHANGES: ClassVar[tuple[str, ...]] = ("knockout_stack", "knockouts")
    seat: int
    tactic: str


@dataclass(frozen=True)
class TrapSprung(Event):
    NAME: ClassVar[str] = "trap-sprung"
    seat: int
    tactic: str


@dataclass(frozen=True)
class TrapIgnored(Event):
    NAME: ClassVar[str] = "trap-ignored"
    seat: int
    tactic: str


@dataclass(frozen=True)
class ActionChosen(Event):
    NAME: ClassVar[str] = "action-chosen"
    CHANGES: ClassVar[tuple[str, ...]] = ("running",)
    seat: int
    action: str


@dataclass(frozen=True)
class SecondActionBegun(Event):
    NAME: ClassVar[str] = "second-action-begun"
    CHANGES: ClassVar[tuple[str, ...]] = ("running",)
    seat: int
    action: str


@dataclass(frozen=True)
class AbilityUsed(Event):
    NAME: ClassVar[str] = "ability-used"
    CHANGES: ClassVar[tuple[str, ...]] = ("running", "spent")
    seat: int
    demon: str


@dataclass(frozen=True)
class DamageTaken(Event):
    NAME: ClassVar[str] = "damage-taken"
    CHANGES: ClassVar[tuple[str, ...]] = ("energy", "running")
    seat: int
    amount: int
    energy: int


@dataclass(frozen=True)
class EnergyGained(Event):
    NAME: ClassVar[str] = "energy-gained"
    CHANGES: ClassVar[tuple[str, ...]] = ("energy", "running")
    seat: int
    amount: int
    energy: int


@dataclass(frozen=True)
class DemonLeft(Event):
    NAME: ClassVar[str] = "demon-left"
    CHANGES: ClassVar[tuple[str, ...]] = ("fighting", "running", "why_out")
    seat: int
    why: str  # "energy", "knockout", "number" or "no-card"


@dataclass(frozen=True)
class StanceTaken(Event):
    NAME: ClassVar[str] = "stance-taken"
    CHANGES: ClassVar[tuple[str, ...]] = ("running", "stance")
    seat: int


@dataclass(frozen=True)
class StanceHeld(Event):
    NAME: ClassVar[str] = "stance-held"
    CHANGES: ClassVar[tuple[str, ...]] = ("running",)
    seat: int
    card: str


@dataclass(frozen=True)
class InitiativeTaken(Event):
    NAME: ClassVar[str] = "initiative-taken"
    CHANGES: ClassVar[tuple[str, ...]] = ("first", "order", "running")
    seat: int
    former: str


@dataclass(frozen=True)
class InitiativeKept(Event):
    NAME: ClassVar[str] = "initiative-kept"
    CHANGES: ClassVar[tuple[str, ...]] = ("order", "running")
    seat: int


@dataclass(frozen=True)
class TargetChosen(Event):
    NAME: ClassVar[str] = "target-chosen"
    CHANGES: ClassVar[tuple[str, ...]] = ("running",)
    seat: int
    target: str


@dataclass(frozen=True)
class MoveNamed(Event):
    NAME: ClassVar[str] = "move-named"
    CHANGES: ClassVar[tuple[str, ...]] = ("running",)
    seat: int
    target: str
    card: str


@dataclass(frozen=True)
class TrapSet(Event):
    NAME: ClassVar[str] = "trap-set"
    CHANGES: ClassVar[tuple[str, ...]] = ("running", "traps")
    seat: int
    tactic: str


@dataclass(frozen=True)
class StoppedThere(Event):
    """Somebody did less than an effect allows."""

    NAME: ClassVar[str] = "stopped-there"
    CHANGES: ClassVar[tuple[str, ...]] = ("running",)
    seat: int


@dataclass(frozen=True)
class TrapRemoved(Event):
    NAME: ClassVar[str] = "trap-removed"
    CHANGES: ClassVar[tuple[str, ...]] = ("running", "traps")
    seat: int
    tactic: str


@dataclass(frozen=True)
class KnockoutLaid(Event):
    NAME: ClassVar[str] = "knockout-laid"
    CHANGES: ClassVar[tuple[str, ...]] = ("knockout_stack", "knockouts", "running")
    seat: int
    tactic: str


@dataclass(frozen=True)
class KnockoutRemoved(Event):
    NAME: ClassVar[str] = "knockout-removed"
    CHANGES: ClassVar[tuple[str, ...]] = ("knockout_stack", "knockouts", "running")
    seat: int
    tactic: str


@dataclass(frozen=True)
class NoTacticFree(Event):
    """An effect found no tactic for itself."""

    NAME: ClassVar[str] = "no-tactic-free"
    CHANGES: ClassVar[tuple[str, ...]] = ("running",)
    seat: int


@dataclass(frozen=True)
class TrapAppeared(Event):
    NAME: ClassVar[str] = "trap-appeared"
    CHANGES: ClassVar[tuple[str, ...]] = ("running", "traps")
    tactic: str


@dataclass(frozen=True)
class KnockoutAppeared(Event):
    NAME: ClassVar[str] = "knockout-appeared"
    CHANGES: ClassVar[tuple[str, ...]] = ("knockout_stack", "knockouts", "running")
    tactic: str


@dataclass(frozen=True)
class KnockoutsReturned(Event):
    NAME: ClassVar[str] = "knockouts-returned"
    CHANGES: ClassVar[tuple[str, ...]] = ("knockout_stack", "knockouts")
    tactics: list[str]


@dataclass(frozen=True)
class TrapsTurnedBack(Event):
    """Tactics lie number side up again."""

    NAME: ClassVar[str] = "traps-turned-back"
    CHANGES: ClassVar[tuple[str, ...]] = ("traps",)
    tactics: list[str]


@dataclass(frozen=True)
class FightWon(Event):
    NAME: ClassVar[str] = "fight-won"
    CHANGES: ClassVar[tuple[str, ...]] = ("acting", "wins")
    number: int
    demons: list[str]
    wins: list[int]  # of each seat, now


@dataclass(frozen=True)
class PlayedOn(Event):
    NAME: ClassVar[str] = "played-on"
    CHANGES: ClassVar[tuple[str, ...]] = ("goal",)
    wins: int


@dataclass(frozen=True)
class DecidingFightCalled(Event):
    NAME: ClassVar[str] = "deciding-fight-called"
    CHANGES: ClassVar[tuple[str, ...]] = ("claimants",)
    demons: list[str]


EVENTS: tuple[type[Event], ...] = (
    DemonsDealt,
    DemonChosen,
    DemonsPutAway,
    FightBegan,
    BattlefieldsShuffled,
    BattlefieldWorked,
    RoundBegan,
    TurnBegan,
    FirstToReveal,
    MissForgiven,
    KnockoutStruck,
    KnockoutHeld,
    TrapSprung,
    TrapIgnored,
    ActionChosen,
    SecondActionBegun,
    AbilityUsed,
    DamageTaken,
    EnergyGained,
    DemonLeft,
    StanceTaken,
    StanceHeld,
    InitiativeTaken,
    InitiativeKept,
    TargetChosen,
    MoveNamed,
    TrapSet,
    StoppedThere,
    TrapRemoved,
    KnockoutLaid,
    KnockoutRemoved,
    NoTacticFree,
    TrapAppeared,
    KnockoutAppeared,
    KnockoutsReturned,
    TrapsTurnedBack,
    FightWon,
    PlayedOn,
    DecidingFightCalled,
    *CARD_EVENTS,
)
