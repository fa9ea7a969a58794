"""How a game ended."""

from __future__ import annotations

from ristal.engine.data import State


class Result:
    """`ranking` groups the seats from the best place down, seats that tie in one group; `how` names the way it came."""

    __slots__ = ("how", "ranking")

    def __init__(self, ranking: tuple[tuple[int, ...], ...], how: str) -> None:
        self.ranking = ranking
        self.how = how

    @property
    def is_draw(self) -> bool:
        """Whether all seats share one place."""
        return len(self.ranking) == 1

    @property
    def winners(self) -> tuple[int, ...]:
        return () if self.is_draw else self.ranking[0]

    def reward(self, seat: int) -> float:
        """1 for the best place, 0 for the last; seats that tie share the mean of their places."""
        seats = 0
        for group in self.ranking:
            seats += len(group)
        ahead = 0
        for group in self.ranking:
            if seat in group:
                return 1.0 - (ahead + (len(group) - 1) / 2.0) / (seats - 1)
            ahead += len(group)
        raise ValueError(f"seat {seat} is not in the ranking")

    def write(self) -> State:
        return {"ranking": [list(group) for group in self.ranking], "how": self.how}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.ranking == other.ranking and self.how == other.how

    def __hash__(self) -> int:
        return hash((self.ranking, self.how))

    def __repr__(self) -> str:
        return f"Result({self.ranking!r}, {self.how!r})"


def win(winner: int, seats: int, how: str) -> Result:
    """One seat wins, the others share the last place."""
    return Result(((winner,), tuple(seat for seat in range(seats) if seat != winner)), how)


def draw(seats: int, how: str) -> Result:
    return Result((tuple(range(seats)),), how)
