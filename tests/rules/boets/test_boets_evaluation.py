"""What bots go by when they cannot look further: dice that will win on points or in the final, else health."""

from __future__ import annotations

from typing import Any

import pytest
from boets_bout import bout

from ristal.games.boets.dice import COLOURS

HAND = ["coach", "cutman", "block", "feint", "swing"]


def ring(missing: int) -> dict[str, list[int]]:
    """A ring that lacks so many dice of one that wins on points."""
    dice = bout().t.fighter(0).dice
    values = {colour: [3] * count for colour, count in zip(COLOURS, dice, strict=True)}
    for _ in range(missing):
        max(values.values(), key=len).pop()
    return values


def worth(seat: int = 0, **document: Any) -> float:
    fight = bout(**{"fighters": ["kukurudzyak"] * 2, "hand": [HAND, HAND], **document})
    return fight.match.game.evaluate(fight.t, seat)


@pytest.mark.parametrize("mine", [0, 3, 9])
@pytest.mark.parametrize("healths", [[[12, 0], [3, 6]], [[5, 1], [9, 0]]])
@pytest.mark.parametrize("number", [1, 3])
def test_what_one_side_has_the_other_lacks(mine: int, healths: list[list[int]], number: int) -> None:
    position = {"ring": [ring(mine), {"red": [1, 1]}], "health": healths, "round": number}
    assert worth(0, **position) + worth(1, **position) == pytest.approx(1.0)


def test_r68_a_complete_ring_is_nearly_won_whatever_the_health() -> None:
    assert worth(ring=[ring(0), {}], health=[[3, 2], [12, 0]]) > 0.95


def test_r68_the_fewer_dice_are_wrong_the_better() -> None:
    shares = [worth(ring=[ring(missing), {}]) for missing in range(12)]
    assert shares == sorted(shares, reverse=True)


def test_r68_a_ring_that_lacks_a_die_is_worth_less_the_sooner_the_round_ends() -> None:
    early = worth(ring=[ring(1), {}], health=[[3, 0], [12, 0]])
    late = worth(ring=[ring(1), {}], health=[[3, 0], [12, 0]], deck=[["duck"], ["duck", "swing"]])
    assert early > 0.85
    assert late < early - 0.3


def test_health_decides_where_no_ring_will() -> None:
    shares = [worth(health=[[mine, 0], [6, 0]]) for mine in range(1, 13)]
    assert shares == sorted(shares)
    assert shares[5] == pytest.approx(0.5)


def test_r70_in_the_third_round_the_larger_ring_is_worth_more_than_before() -> None:
    position = {"ring": [ring(5), ring(9)], "deck": [["duck"], ["duck"]]}
    assert worth(round=3, **position) > worth(round=2, **position) > 0.5


def test_a_deck_of_hundreds_of_cards_is_no_trouble() -> None:
    fight = bout(ring=[ring(1), {}], hand=[HAND, HAND])
    for seat in (0, 1):
        fight.t.deck[seat].items = [0] * 450
    assert fight.match.game.evaluate(fight.t, 0) > 0.5
