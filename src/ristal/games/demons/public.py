"""What everybody may see of a table beside its zones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ristal.engine.effect import Frame, GoOnScript
from ristal.games.demons.cards import ACTION_KEY, FIELD_KEY, KNOCKOUTS, MOST_ENERGY
from ristal.games.demons.series import HIGHEST, LOWEST, limits_after

if TYPE_CHECKING:
    from ristal.games.demons.state import Demons
    from ristal.games.demons.view import DemonsPublic, LimitView, RunningView, SeriesCard


def public_part(t: Demons) -> DemonsPublic:
    seats = range(t.seats)
    moves = t.cards.moves
    field = t.field()
    return {
        "first": t.first,
        "demons": [None if demon < 0 else t.cards.demons[demon].id for demon in t.demons],
        "energy": t.energy[:],
        "most_energy": MOST_ENERGY,
        "wins": [t.wins[t.settings.sides[seat]] for seat in seats],
        "goal": t.goal,
        "claimants": [seat for seat in seats if t.claimants >> seat & 1],
        "teams": mark_teams(t),
        "fighting": _flags(t, t.fighting),
        "why_out": [why or None for why in t.why_out],
        "acted": _flags(t, t.acted),
        "acting": None if t.acting < 0 else t.acting,
        "order": list_order(t),
        "spent": _flags(t, t.spent),
        "stance": _flags(t, t.stance),
        "series": [_series(t, seat) for seat in seats],
        "limits": [find_limit(t, seat) for seat in seats],
        "knockouts": [move.id for move in moves if t.knockouts >> move.place & 1],
        "traps": [move.id for move in moves if t.traps >> move.place & 1],
        "trap_damage": 1 if field is None else field.trap_damage,
        "knockout_stack": count_knockouts(t),
        "battlefield": None if field is None else field.id,
        "initiative": t.settings.initiative,
        "fight": t.fight,
        "round": t.round,
        "turn": t.turn + 1,
        "running": [show_frame(t, frame) for frame in unfinished(t)],
    }


def count_knockouts(t: Demons) -> int:
    """How many Knockout cards lie on no tactic."""
    return KNOCKOUTS - bin(t.knockouts).count("1")


def _flags(t: Demons, mask: int) -> list[bool]:
    return [bool(mask >> seat & 1) for seat in range(t.seats)]


def mark_teams(t: Demons) -> list[str] | None:
    """§R46 Crosses and circles."""
    if not t.settings.teams:
        return None
    return ["x" if side == t.crosses else "o" for side in t.settings.sides]


def list_order(t: Demons) -> list[int]:
    """§R24 §A11 Who opens their card when: somebody in a rush before all others."""
    seats = [(t.turn_from + step) % t.seats for step in range(t.seats)]
    if t.rusher >= 0:
        seats = [t.rusher, *(seat for seat in seats if seat != t.rusher)]
    return [seat for seat in seats if t.laid[seat].items]


def _series(t: Demons, seat: int) -> list[SeriesCard]:
    return [{"card": t.cards.moves[card].id, "number": t.cards.moves[card].number} for card in t.series[seat].items]


def find_limit(t: Demons, seat: int) -> LimitView | None:
    """§R21 What the next number has to be."""
    series = t.series[seat].items
    if not series:
        return None
    least, most = limits_after(t, series[-1])
    return {"least": None if least <= LOWEST else least, "most": None if most >= HIGHEST else most}


def unfinished(t: Demons) -> list[Frame]:
    """The scripts that have something to do yet: an effect to come, or a question of theirs that waits."""
    frames = t.frames[:]
    steps = t.steps()
    while frames and isinstance(steps[-1], GoOnScript) and frames[-1].at >= len(t.scripts.by_key[frames[-1].script]):
        frames.pop()
        steps = steps[:-1]
    return frames


def show_frame(t: Demons, frame: Frame) -> RunningView:
    kind, thing = frame.script.split(".")[:2]
    bound = frame.bound
    return {
        "kind": "action" if kind == ACTION_KEY else "battlefield" if kind == FIELD_KEY else "ability",
        "seat": None if kind == FIELD_KEY else frame.seat,
        "source": frame.source,
        "action": thing if kind == ACTION_KEY else None,
        "target": bound.get("target"),
        "named": t.cards.moves[bound["move"]].id if kind == ACTION_KEY and "move" in bound else None,
    }
