"""What a review of a match consists of. All figures go from 0 to 1; moves are counted as answers from 1, and what
happened before the first is 0."""

from __future__ import annotations

from msgspec import Struct

GRAIN = 1 << 24  # figures are whole multiples of its inverse, so that sums of them are exact in whatever order


def exact(figure: float) -> float:
    """A figure as a sum can hold it without rounding."""
    return round(figure * GRAIN) / GRAIN


class SeatReview(Struct, frozen=True):
    """A seat's result, which is what the match brought it less what it was worth before the deal, and its parts:
    decisions + luck + guessing = result, exactly. `loss` is the mean of its listed losses, where a search listed any.
    """

    seat: int
    name: str
    start: float
    outcome: float
    result: float
    decisions: float
    luck: float
    guessing: float
    loss: float | None


class ConsideredAnswer(Struct, frozen=True):
    """An answer that could have been given, and the chance to win with it from what the seat knew."""

    answer: str
    label: str
    chance: float


class Decision(Struct, frozen=True):
    """An answer that was not forced: the chance to win with it and with the best one, from what the seat knew, and the
    loss, which is an estimate. A mark says that the loss is beyond doubt ("?!", "?", "??"), or that no other answer
    would have lost nothing ("!"). Marked ones list all `choices` that were looked at."""

    move: int
    seat: int
    answer: str
    label: str
    best: str
    best_label: str
    chance: float
    best_chance: float
    loss: float
    doubt: float
    mark: str
    choices: list[ConsideredAnswer]


class ChanceNode(Struct, frozen=True):
    """What chance brought a seat with a move, beyond what it brings on average."""

    move: int
    seat: int
    luck: float


class Guess(Struct, frozen=True):
    """What secret choices of several seats that fell together brought a seat, beyond what they bring on average."""

    move: int
    seat: int
    guessing: float


class CurvePoint(Struct, frozen=True):
    """The chance of a seat before a move, from what it knew."""

    move: int
    seat: int
    chance: float


class Moment(Struct, frozen=True):
    """One of those that decided the match: `kind` is "decision" or "luck", the figure is what it changed."""

    move: int
    seat: int
    kind: str
    change: float


class Review(Struct, frozen=True):
    """A match looked at again. `done` of `total` decisions have been looked at so far; `iterations` of the search
    each."""

    game: str
    moves: int
    iterations: int
    done: int
    total: int
    seats: list[SeatReview]
    decisions: list[Decision]
    chance: list[ChanceNode]
    guesses: list[Guess]
    curve: list[CurvePoint]
    moments: list[Moment]
