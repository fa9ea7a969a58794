"""How a side stands at a glance: what the bots go by. The weights of the features are learned (`ristal train
unmatched`); here stands what is looked at."""

from __future__ import annotations

from typing import Final

from ristal.engine.evaluation import Scales, chance_of
from ristal.engine.game import Game
from ristal.games.unmatched.state import Unmatched
from ristal.games.unmatched.values import UNDECIDED

FEATURES: Final = (
    "health", "health-4", "health-8", "sidekicks", "sidekick-health", "hand", "hand-3", "hand-6", "hand-empty",
    "deck", "deck-6", "deck-empty", "attack", "attack-2", "defence", "defence-2", "boost", "schemes",
    "strikes", "sidekick-strikes", "strikes-sidekick", "blow", "actions", "turn", "out", "tokens",
)  # fmt: skip
(
    HEALTH, HEALTH_4, HEALTH_8, SIDEKICKS, SIDEKICK_HEALTH, HAND, HAND_3, HAND_6, HAND_EMPTY,
    DECK, DECK_6, DECK_EMPTY, ATTACK, ATTACK_2, DEFENCE, DEFENCE_2, BOOST, SCHEMES,
    STRIKES, SIDEKICK_STRIKES, STRIKES_SIDEKICK, BLOW, ACTIONS, TURN, OUT, TOKENS,
) = range(26)  # fmt: skip
HERO: Final = len(FEATURES)
USUAL_DEFENCE: Final = 1.5


def features(heroes: list[str]) -> tuple[str, ...]:
    """The names of all that is looked at."""
    return (*FEATURES, *(f"hero.{hero}" for hero in heroes))


def evaluate(game: Game, t: Unmatched, seat: int) -> float:
    """A side stands as its seats do on average, against the others."""
    mine = others = 0.0
    rivals = 0
    team = t.arena.team[seat]
    for other in range(t.seats):
        strength = game.strength(t, other)
        if t.arena.team[other] == team:
            mine += strength
        else:
            others += strength
            rivals += 1
    return chance_of(mine / (t.seats - rivals) - others / rivals)


def weigh(t: Unmatched, seat: int, scales: Scales, hero: int) -> None:
    """§R151 What speaks for a seat: nothing once it is out."""
    if t.out_at[seat]:
        scales.put(OUT, 1.0)
        return
    scales.put(HERO + hero, 1.0)
    _weigh_fighters(t, seat, scales)
    _put_parts(scales, HAND, float(len(t.hand[seat])), 3.0, 6.0)
    _put_parts(scales, DECK, float(len(t.deck[seat])), 6.0, 99.0)
    if not t.hand[seat].items:
        scales.put(HAND_EMPTY, 1.0)
    if not t.deck[seat].items:
        scales.put(DECK_EMPTY, 1.0)
    if t.tokens[seat]:
        scales.put(TOKENS, float(t.tokens[seat]))
    blow = _weigh_hand(t, seat, scales)
    strikes = _weigh_reach(t, seat, scales)
    if t.active == seat and t.actions:
        scales.put(TURN, 1.0)
        scales.put(ACTIONS, float(t.actions))
        if strikes:
            scales.put(BLOW, float(blow))


def _weigh_fighters(t: Unmatched, seat: int, scales: Scales) -> None:
    """The health of the heroes, taken together, and how the sidekicks are."""
    health = 0.0
    for index in t.arena.of_seat[seat]:
        kind = t.fighter(index).kind
        left = t.health[index] - threat(t, index)
        if left <= 0.0:
            continue
        if kind.is_hero:
            health += left
        else:
            scales.put(SIDEKICKS, 1.0 / kind.count)
            scales.put(SIDEKICK_HEALTH, left / kind.health / kind.count)
    _put_parts(scales, HEALTH, health, 4.0, 8.0)


def _put_parts(scales: Scales, feature: int, amount: float, first: float, second: float) -> None:
    """The first so much of something, what lies beyond, and beyond that: the last is left out where it cannot be."""
    scales.put(feature, min(amount, first))
    if amount > first:
        scales.put(feature + 1, min(amount, second) - first)
    if amount > second:
        scales.put(feature + 2, amount - second)


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


def _weigh_hand(t: Unmatched, seat: int, scales: Scales) -> int:
    """The two best cards to attack and to defend with, the best boost, the schemes; says what the best attack is."""
    attack = attack_2 = defence = defence_2 = boost = 0
    for number in t.hand[seat].items:
        card = t.card(number)
        value = card.value
        if card.can_attack:
            attack, attack_2 = max(attack, value), max(attack_2, min(attack, value))
        if card.can_defend:
            defence, defence_2 = max(defence, value), max(defence_2, min(defence, value))
        if card.is_scheme:
            scales.put(SCHEMES, 1.0)
        boost = max(boost, card.boost)
    for feature, amount in (
        (ATTACK, attack), (ATTACK_2, attack_2), (DEFENCE, defence), (DEFENCE_2, defence_2), (BOOST, boost),
    ):  # fmt: skip
        scales.put(feature, float(amount))
    return attack


def _weigh_reach(t: Unmatched, seat: int, scales: Scales) -> bool:
    """Whom the fighters could strike at once; says whether a hero is among them."""
    board = t.arena.board
    found = False
    for index in t.arena.of_seat[seat]:
        space = t.space[index]
        if space < 0:
            continue
        kind = t.fighter(index).kind
        reach = board.next_to[space] | (board.in_zone[space] if kind.is_ranged else 0)
        for other in t.arena.fighters:
            where = t.space[other.index]
            if where < 0 or not (reach >> where) & 1 or t.arena.are_allies(seat, other.seat):
                continue
            if other.kind.is_hero:
                found = True
                scales.put(STRIKES if kind.is_hero else SIDEKICK_STRIKES, 1.0)
            else:
                scales.put(STRIKES_SIDEKICK, 1.0 / other.kind.count)
    return found
