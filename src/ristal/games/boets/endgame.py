"""Chapter «Конец боя и победа»: how a fight is won and lost."""

from __future__ import annotations

from typing import Final

from ristal.engine.result import win
from ristal.games.boets.dice import SIDES, best_group
from ristal.games.boets.events import DoctorCalled, DoctorRolled, FinalCounted, PointsShown, TieBroken
from ristal.games.boets.state import Boets

KNOCK_OUT: Final = "knock-out"
DISQUALIFICATION: Final = "disqualification"
POINTS: Final = "points"
TECHNICAL: Final = "technical"
FINAL: Final = "final"
MORE_HEALTHY: Final = "more-healthy"
MORE_TOKENS: Final = "more-tokens"
MOVED_LAST: Final = "moved-last"
YELLOWS: Final = 2  # §R66


def knock_out(t: Boets, seat: int) -> None:
    """§R65 §R72 A fighter without healthy tokens has lost at once."""
    t.result = win(1 - seat, 2, KNOCK_OUT)


def disqualify(t: Boets, seat: int) -> None:
    """§R66 §R67 The second yellow card loses at once, before the attack that brought it does anything."""
    t.result = win(1 - seat, 2, DISQUALIFICATION)


def check_points(t: Boets) -> None:
    """§R68 All own dice on the ring, one value in each colour: a win on points. §A16 Both at once is a tie."""
    shown = [seat for seat in (0, 1) if has_points(t, seat)]
    if t.events is not None:
        for seat in shown:
            t.tell(PointsShown(seat))
    if len(shown) == 1:
        t.result = win(shown[0], 2, POINTS)
    elif shown:
        break_tie(t)


def has_points(t: Boets, seat: int) -> bool:
    """§R68 Values may differ from colour to colour, not within one."""
    dice = t.fighter(seat).dice
    return all(best_group(t.dice, seat, colour) == dice[colour] for colour in range(4))


def check_health(t: Boets) -> None:
    """§R69 More pain than health: a die for each token of the difference; a six ends the fight.

    §A16 Both roll before either result counts; both stopped is a tie.
    """
    stopped = [seat for seat in (0, 1) if is_stopped(t, seat)]
    if len(stopped) == 1:
        t.result = win(1 - stopped[0], 2, TECHNICAL)
    elif stopped:
        break_tie(t)


def is_stopped(t: Boets, seat: int) -> bool:
    """§R69 Whether the doctors stop this fighter; every die is rolled."""
    count = t.pain[seat] - t.healthy[seat]
    if count <= 0:
        return False
    if t.events is not None:
        t.tell(DoctorCalled(seat, count))
    values = [t.chance.roll(SIDES, "doctor", t.fighter(seat).id, seat) for _ in range(count)]
    stopped = SIDES in values
    if t.events is not None:
        t.tell(DoctorRolled(seat, values, stopped))
    return stopped


def count_final(t: Boets) -> None:
    """§R70 Each keeps dice of one value in every colour, as many as they can; more dice win."""
    left = [final_dice(t, seat) for seat in (0, 1)]
    if t.events is not None:
        t.tell(FinalCounted(left))
    if left[0] == left[1]:
        break_tie(t)
    else:
        t.result = win(0 if left[0] > left[1] else 1, 2, FINAL)


def final_dice(t: Boets, seat: int) -> int:
    """§R70 The largest group of each colour, added up."""
    left = 0
    for colour in range(4):
        left += best_group(t.dice, seat, colour)
    return left


def break_tie(t: Boets) -> None:
    """§R71 §A17 More healthy tokens; then more tokens of any side; then the last turn of the round just over."""
    healthy = t.healthy[:]
    tokens = [healthy[seat] + t.pain[seat] for seat in (0, 1)]
    if t.events is not None:
        t.tell(TieBroken(healthy, tokens, t.mover))
    if healthy[0] != healthy[1]:
        t.result = win(0 if healthy[0] > healthy[1] else 1, 2, MORE_HEALTHY)
    elif tokens[0] != tokens[1]:
        t.result = win(0 if tokens[0] > tokens[1] else 1, 2, MORE_TOKENS)
    else:
        t.result = win(t.mover, 2, MOVED_LAST)
