"""Those who judge: how strong a bot is, and whether four times its budget puts everybody into the same order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import hypot
from typing import Final, Literal, TypeAlias

from ristal.bots import IsmctsBot
from ristal.engine.data import Document
from ristal.engine.errors import BadOption
from ristal.lab.own_bots import is_own, make_any_bot

TIMES: Final = 4
FIRST_SEARCH: Final = "novice"  # judges in the place of a bot that has no budget
REFERENCES: Final = ("greedy", "random")  # whom a judge plays against to show how strong it is
MOST: Final = 40  # games against them
FIRST_SEAT: Final = "seat"  # what stands for a game in which nothing is chosen
SHARE: Final = 10  # of the games of a question, one such game

OrderVerdict: TypeAlias = Literal["same", "changed", "unsure", "level"]


@dataclass(frozen=True)
class Figure:
    """What a report says of somebody, and half the width of its interval."""

    name: str
    at: float
    margin: float


@dataclass(frozen=True)
class Order:
    """What a second opinion does to an order; `swapped` are the pairs whose second overtakes their first."""

    verdict: OrderVerdict
    swapped: list[tuple[str, str]]


def raise_budget(bot: str) -> str:
    """The bot that has four times the budget; where there is none, the first that searches."""
    made = None if is_own(bot) else make_any_bot(bot)
    if type(made) is IsmctsBot:
        return f"ismcts:{made.limit * TIMES}" if made.limit else f"ismcts:{made.seconds * TIMES:g}s"
    if made is None:
        raise BadOption("own-bot-budget", option="four-times", given=bot)
    return FIRST_SEARCH


def reference_of(bot: str) -> str | None:
    """Whom this judge is measured against; nobody for one that plays at random."""
    return next((each for each in REFERENCES if each != bot), None) if bot != REFERENCES[-1] else None


def games_against_reference(games: int) -> int:
    """How many games show how strong a judge is: a small part of what is asked, and whole rotations."""
    return min(MOST, games // SHARE // 2 * 2)


def figures_of(found: Document) -> list[Figure]:
    """The figures of an answer that have an order. Differences stand beside nought, which has no name."""
    if "strengths" in found:
        return [Figure(row["choice"], row["elo"], row["margin"]) for row in found["strengths"]]
    rows = [_from_interval(row["choice"] or FIRST_SEAT, row["difference"], row) for row in found.get("choices", ())]
    rows += [_from_interval(row["thing"], row["worth"], row) for row in found.get("things", ())]
    return [Figure("", 0.0, 0.0), *rows]


def _from_interval(name: str, at: float, row: Document) -> Figure:
    low, high = row["interval"]
    return Figure(name, at, (high - low) / 2)


def compare_orders(one: Sequence[Figure], other: Sequence[Figure]) -> Order:
    """Whether whoever is surely ahead by the first figures is so by the second, pair by pair."""
    second = {figure.name: figure for figure in other}
    swapped, doubtful, apart = [], 0, 0
    for left, right in combinations([figure for figure in one if figure.name in second], 2):
        ahead, behind = (left, right) if left.at >= right.at else (right, left)
        before, after = ahead.at - behind.at, second[ahead.name].at - second[behind.name].at
        margin, later = (
            hypot(ahead.margin, behind.margin),
            hypot(second[ahead.name].margin, second[behind.name].margin),
        )
        if after < 0 and before - after > hypot(margin, later):
            swapped.append((ahead.name, behind.name))
        elif before > margin:
            apart += 1
            doubtful += after <= 0
    if swapped:
        return Order("changed", swapped)
    if apart:
        return Order("unsure" if doubtful else "same", [])
    return Order("unsure" if _tells_apart(other) else "level", [])


def _tells_apart(figures: Sequence[Figure]) -> bool:
    return any(abs(one.at - other.at) > hypot(one.margin, other.margin) for one, other in combinations(figures, 2))
