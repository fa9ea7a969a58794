"""How a side stands at a glance: what the greedy bot and cut-off playouts go by."""

from __future__ import annotations

from typing import Final

from ristal.engine.evaluation import chance_of
from ristal.games.unmatched.state import Unmatched
from ristal.games.unmatched.values import UNDECIDED

HERO: Final = 4.0
SIDEKICK: Final = 1.2
CARD: Final = 0.12
PRESSURE: Final = 0.25
SHARPNESS: Final = 1.1
USUAL_DEFENCE: Final = 1.5


def evaluate(t: Unmatched, seat: int) -> float:
    """The health of heroes counts most, then that of sidekicks, then cards in hand, then standing close to the
    enemy's heroes."""
    mine = 0.0
    others = 0.0
    rivals = 0
    team = t.arena.team[seat]
    for other in range(t.seats):
        worth = strength(t, other)
        if t.arena.team[other] == team:
            mine += worth
        else:
            others += worth
            rivals += 1
    mates = t.seats - rivals
    balance = mine / mates - others / rivals
    return chance_of(SHARPNESS * balance)


def strength(t: Unmatched, seat: int) -> float:
    """§R151 One seat's share: nothing once it is out."""
    if t.out_at[seat]:
        return 0.0
    worth = 0.0
    for index in t.arena.of_seat[seat]:
        kind = t.fighter(index).kind
        health = t.health[index] - threat(t, index)
        if health > 0:
            share = health / kind.health
            worth += HERO * (0.25 + 0.75 * share) if kind.is_hero else SIDEKICK * share / kind.count
    return worth + CARD * min(7, len(t.hand[seat])) + pressure(t, seat)


def threat(t: Unmatched, fighter: int) -> float:
    """What an attack that waits for its defence is about to cost its target."""
    combat = t.combat
    if combat is None or combat.target != fighter or combat.winner != UNDECIDED or not t.attack_card.items:
        return 0.0
    value = float(t.card(t.attack_card.items[0]).value)
    if t.boost_card.items:
        value += t.card(t.boost_card.items[0]).boost
    if t.hand[t.fighter(fighter).seat].items:
        value -= USUAL_DEFENCE
    return max(0.0, value)


def pressure(t: Unmatched, seat: int) -> float:
    """Fighters that could strike an opposing hero at once."""
    board = t.arena.board
    worth = 0.0
    for index in t.arena.of_seat[seat]:
        space = t.space[index]
        if space < 0:
            continue
        reach = board.next_to[space] | (board.in_zone[space] if t.fighter(index).kind.is_ranged else 0)
        for other in t.arena.fighters:
            where = t.space[other.index]
            if other.kind.is_hero and where >= 0 and (reach >> where) & 1 and not t.arena.are_allies(seat, other.seat):
                worth += PRESSURE
    return worth
