"""Chapters «Победа в игре», «Каждый сам за себя» and «Командная игра»: who is out and who has won."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ristal.engine.question import Step
from ristal.engine.result import Result
from ristal.games.unmatched.arena import FREE_FOR_ALL
from ristal.games.unmatched.events import PlayerOut
from ristal.games.unmatched.state import Unmatched

HERO_DEFEATED: Final = "hero-defeated"
BOTH_DEFEATED: Final = "both-defeated"
STILL: Final = "still"
STILL_TURNS: Final = 10  # §A42 of each player who is in


@mypyc_attr(acyclic=True)
class CheckEnd(Step):
    """§R137 §R139 §A1 Looked at when an action begins and when it ends, never in between."""

    CLAUSE: ClassVar[str] = "R137"

    def does(self, t: Unmatched) -> None:
        check_end(t)


def fighter_fell(t: Unmatched) -> None:
    """§A1 Option O1: by the text of 2019 a fallen hero ends the game at once. §R151 §A30 In a free-for-all its player
    is out at once by any text. §R139 Who has won is looked at when the action ends."""
    if t.arena.settings.ends_at_once:
        check_end(t)
    elif t.arena.mode == FREE_FOR_ALL:
        put_out(t)


def check_stillness(t: Unmatched) -> None:
    """§A42 Without exhaustion a game in which nothing happens any more is a draw of those who are left."""
    left = tuple(seat for seat in range(t.seats) if not t.out_at[seat])
    if t.still >= STILL_TURNS * len(left):
        teams = {t.arena.team[seat] for seat in left}
        first = tuple(seat for seat in range(t.seats) if t.arena.team[seat] in teams)
        rank(t, first, STILL)


def check_end(t: Unmatched) -> None:
    """§R12 §R136 §R137 §R153 §R170 The last team with a hero wins, whatever sidekicks stand. §R138 §R154 §R171 If
    none is left, the team whose turn it is wins."""
    teams = []
    for seat in range(t.seats):
        if t.hero_stands(seat) and t.arena.team[seat] not in teams:
            teams.append(t.arena.team[seat])
    if len(teams) > 1:
        put_out(t)
    elif teams:
        finish(t, teams[0], HERO_DEFEATED)
    else:
        finish(t, t.arena.team[t.active], BOTH_DEFEATED)


def put_out(t: Unmatched) -> None:
    """§R151 §A30 §A32 In a free-for-all a player is out with their hero, and the sidekicks are removed. §A41 Of several
    heroes the last decides. §R168 §R169 In a team game a player is out only with the last fighter."""
    for seat in range(t.seats):
        if t.out_at[seat]:
            continue
        stays = t.fights_for(seat) if t.arena.is_team_game else t.hero_stands(seat)
        if not stays:
            t.out_at[seat] = sum(t.turns)
            for fighter in t.arena.of_seat[seat]:
                t.space[fighter] = -1
            if seat == t.active:
                t.actions = 0  # §A31 §A34 who is out acts no more
            if t.events is not None:
                t.tell(PlayerOut(seat))


def finish(t: Unmatched, team: int, how: str) -> None:
    rank(t, tuple(seat for seat in range(t.seats) if t.arena.team[seat] == team), how)


def rank(t: Unmatched, first: tuple[int, ...], how: str) -> None:
    """The first, then the others: who held out longer stands higher, team mates stand together."""
    out_at = [turn if turn else sum(t.turns) for turn in t.out_at]
    groups: list[tuple[int, ...]] = [first]
    losers = [seat for seat in range(t.seats) if seat not in first]
    if t.arena.is_team_game:
        groups.append(tuple(losers))
    else:
        for turn in sorted({out_at[seat] for seat in losers}, reverse=True):
            groups.append(tuple(seat for seat in losers if out_at[seat] == turn))
    t.result = Result(tuple(group for group in groups if group), how)
