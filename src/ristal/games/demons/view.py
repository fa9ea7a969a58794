"""The view of «Битва демонов»."""

from __future__ import annotations

from typing import TypedDict

from ristal.engine.view import View


class SeriesCard(TypedDict):
    """A card of a series, in the order in which they were opened."""

    card: str
    number: int


class LimitView(TypedDict):
    """What the number of the next card in a series has to be; None is no limit."""

    least: int | None
    most: int | None


class RunningView(TypedDict):
    """An action, an ability or a battlefield that still has something to do; the last of them does it now."""

    kind: str  # "action", "ability" or "battlefield"
    seat: int | None  # None for a battlefield
    source: str  # the move, the demon or the battlefield
    action: str | None
    target: int | None  # the seat that was chosen or hit
    named: str | None  # the move that was named


class DemonsPublic(TypedDict):
    """What everybody knows. Lists have one item for each seat, where nothing else is said."""

    first: int  # who holds the first-player card
    demons: list[str | None]  # None until all have chosen
    energy: list[int]
    most_energy: int
    wins: list[int]
    goal: int  # wins that end the game
    claimants: list[int]  # the seats of a deciding fight
    teams: list[str] | None  # "x" or "o"
    fighting: list[bool]
    why_out: list[str | None]  # "energy", "knockout", "number" or "no-card" of those who have left this fight
    acted: list[bool]  # opened their card this turn
    acting: int | None  # the seat that opened its card last
    order: list[int]  # the seats whose cards still lie face down, as they will open them
    spent: list[bool]  # the active ability, in this fight
    stance: list[bool]
    series: list[list[SeriesCard]]
    limits: list[LimitView | None]  # None where nothing lies in the series
    knockouts: list[str]  # tactics that bear a Knockout card
    traps: list[str]
    trap_damage: int
    knockout_stack: int
    battlefield: str | None
    initiative: str  # what the former first player gets: "damage" or "energy"
    fight: int
    round: int
    turn: int
    running: list[RunningView]


class DemonsView(View, DemonsPublic):
    """All that a seat may know."""


VIEW = DemonsView
