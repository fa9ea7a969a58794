"""The view of «Боец»."""

from __future__ import annotations

from typing import TypedDict

from ristal.engine.view import View


class LinkView(TypedDict):
    """A technique of the chain: the attack or manoeuvre first, then the counters on it."""

    seat: int
    technique: str
    power: str  # "min", "mid" or "max"; "" for a free technique
    imitated: bool
    type: str  # "attack", "manoeuvre" or "counter"
    state: str  # "waits", "acts" once its effects have begun, or "cancelled"


class RunningView(TypedDict):
    """The technique whose effects happen now, or happened last in this exchange: what is asked, it asks."""

    seat: int
    technique: str
    power: str


class ThrownView(TypedDict):
    """Dice in the air: taken from ring and reserve, and not fallen yet."""

    seat: int
    dice: list[str]


class BoetsPublic(TypedDict):
    """What everybody knows."""

    fighters: list[str | None]  # None until a fighter is picked
    phase: str  # "draft", "round", or "rest" from the end of a round to the beginning of the next
    round: int
    rounds: int  # there are at the most
    mover: int  # whose turn it is, or was last; -1 before the first
    opening: int  # turns that the mover still takes running
    tokens: int  # of health that a fighter has at the most
    healthy: list[int]
    pain: list[int]
    yellow: list[int]
    skips: list[bool]  # who loses their next turn
    suffered: list[int]  # pain in this turn
    reserve: list[dict[str, int]]  # how many dice of each colour
    ring: list[dict[str, list[int]]]  # the values of each colour, the lowest first
    thrown: ThrownView | None
    copyable: list[str | None]  # what each played in their latest turn
    chain: list[LinkView]
    running: list[RunningView]
    protection: int  # against the attack of the chain
    retry: bool  # the attack is cancelled, another may follow


class BoetsView(View, BoetsPublic):
    """All that a seat may know."""


VIEW = BoetsView
