"""Chapters «Победа в бою», «Конец игры» and «Командная игра»."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ristal.engine.question import Step
from ristal.engine.result import Result
from ristal.games.demons.events import DecidingFightCalled, FightWon, PlayedOn
from ristal.games.demons.series import clear_series
from ristal.games.demons.state import DECIDING_FIGHT, FIRST_PLAYER, FOUR_WINS, NONE, WINS, Demons
from ristal.games.demons.tactics import return_knockouts

THIRD_WIN: Final = "third-win"
FOURTH_WIN: Final = "fourth-win"
FIRST_OF_TIED: Final = "first-of-tied"
DECIDING: Final = "deciding-fight"


@mypyc_attr(acyclic=True)
class EndFight(Step):
    """§R25 §R43 §A18 The fight is over: each side named here scores a win. §R47 A team has one count."""

    FIELDS: ClassVar[tuple[str, ...]] = ("sides",)
    CLAUSE: ClassVar[str] = "R43"

    def __init__(self, sides: tuple[int, ...]) -> None:
        super().__init__(0)
        self.sides = tuple(sides)

    def does(self, t: Demons) -> None:
        t.acting = NONE
        t.wins = [wins + (side in self.sides) for side, wins in enumerate(t.wins)]
        if t.events is not None:
            sides = t.settings.sides
            winners = [t.called[seat].text for seat in range(t.seats) if sides[seat] in self.sides]
            t.tell(FightWon(t.fight, winners, [t.wins[side] for side in sides]))
        for seat in range(t.seats):
            clear_series(t, seat)  # §R27a
        return_knockouts(t)  # §R32
        if t.claimants:
            settle_game(t, nearest(t, self.sides), DECIDING)
            return
        reached = tuple(side for side in self.sides if t.wins[side] >= t.goal)
        if len(reached) == 1:
            settle_game(t, reached[0], THIRD_WIN if t.goal == WINS else FOURTH_WIN)
        elif reached:
            break_tie(t, reached)


def break_tie(t: Demons, sides: tuple[int, ...]) -> None:
    """§R45 §R47 §A25 Several reach the goal together: the first player, or whoever sits next clockwise, wins; players
    may have agreed on a fourth win or on a fight between the claimants alone."""
    ties = t.settings.ties
    if ties == FIRST_PLAYER or t.goal > WINS:
        settle_game(t, nearest(t, sides), FIRST_OF_TIED)
    elif ties == FOUR_WINS:
        t.goal = WINS + 1
        if t.events is not None:
            t.tell(PlayedOn(t.goal))
    else:
        assert ties == DECIDING_FIGHT
        for seat in range(t.seats):
            if t.settings.sides[seat] in sides:
                t.claimants |= 1 << seat
        if t.events is not None:
            t.tell(DecidingFightCalled([t.called[seat].text for seat in range(t.seats) if t.claimants >> seat & 1]))


def nearest(t: Demons, sides: tuple[int, ...]) -> int:
    """§R45 Of several sides the first player's, else that of the nearest player clockwise from them."""
    for step in range(t.seats):
        side = t.settings.sides[(t.first + step) % t.seats]
        if side in sides:
            return side
    raise ValueError("no side to choose from")


def settle_game(t: Demons, side: int, how: str) -> None:
    """§R44 The winner, or the winning team (§R47), comes before all others."""
    sides = t.settings.sides
    winners = tuple(seat for seat in range(t.seats) if sides[seat] == side)
    t.result = Result((winners, tuple(seat for seat in range(t.seats) if sides[seat] != side)), how)
