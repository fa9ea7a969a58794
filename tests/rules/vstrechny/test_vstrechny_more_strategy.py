"""Chapter «Больше стратегии»: a hand of three cards."""

from __future__ import annotations

from typing import Any

import pytest
from vstrechny_battle import At, Battle, begun

from ristal.engine.chance import FastChance
from ristal.engine.errors import IllegalAnswer

EMPTY = """
    .  .  .
    .  .  .
    .  .  .
    .  .  .
    """


def battle_begun(**options: Any) -> Battle:
    battle = begun(variant="more-strategy", **options)
    while battle.match.pending[0].name == "DeployUnit":
        battle.play(battle.offers()[0])
    return battle


@pytest.mark.parametrize("first", ["0", "1"])
def test_r31_a13_three_cards_in_hand_and_eight_in_reserve_after_deployment(first: str) -> None:
    battle = battle_begun(first=first)
    for army in ("south", "north"):
        assert (len(battle.zone("hand", army)), len(battle.zone("reserve", army))) == (3, 8)
    asked = "south" if first == "0" else "north"
    battle.asks("ChooseUnit", asked, *set(battle.zone("hand", asked)))


def test_r31_hand_is_the_top_of_the_reserve() -> None:
    """Deployment goes on from the same pile: the hand is its next three cards."""
    battle = begun(variant="more-strategy")
    pile = battle.zone("reserve", "north")
    while battle.match.pending[0].name == "DeployUnit":
        battle.play(battle.offers()[0])
    assert battle.zone("hand", "north") == pile[-6:-9:-1]  # five were laid after the centre
    assert battle.zone("reserve", "north") == pile[:8]


def test_r31_there_is_no_hand_in_the_standard_game() -> None:
    battle = begun()
    while battle.match.pending[0].name == "DeployUnit":
        battle.play(battle.offers()[0])
    zones: Any = battle.match.view(0)["zones"]
    assert sorted(zones) == ["discard-0", "discard-1", "reserve-0", "reserve-1"]
    battle.turn_passed("south")


def test_r31_any_card_of_the_hand_may_be_played(at: At) -> None:
    hand = {"south": ["Сарбаз", "Саклаб", "Мамлюк"], "north": ["Лучник"]}
    battle = at(EMPTY, hand=hand, reserve={"south": [], "north": ["Тингер"]})
    battle.asks("ChooseUnit", "south", "Сарбаз", "Саклаб", "Мамлюк")
    battle.play("Саклаб")
    battle.asks("EnterUnit", "south", "a1", "b1", "c1")
    battle.play("b1")
    assert battle.cell("b1") == "Саклаб"
    battle.asks("ChooseUnit", "north", "Лучник")


def test_r31_two_copies_of_a_card_are_one_choice(at: At) -> None:
    battle = at(EMPTY, hand={"south": ["Саклаб", "Бедуин", "Саклаб"], "north": ["Лучник"]}, reserve={"south": []})
    battle.asks("ChooseUnit", "south", "Саклаб", "Бедуин")
    battle.play("Саклаб", "b1")
    assert sorted(battle.zone("hand", "south")) == ["Бедуин", "Саклаб"]
    battle.asks("ChooseUnit", "north", "Лучник")


@pytest.mark.parametrize("unit", ["Лучник", "Сарбаз", "b1"])
def test_r31_only_cards_of_the_own_hand_may_be_played(at: At, unit: str) -> None:
    """Not the enemy's hand, not the own Reserve, and no cell before the card."""
    hand = {"south": ["Саклаб", "Бедуин"], "north": ["Лучник"]}
    battle = at(EMPTY, hand=hand, reserve={"south": ["Сарбаз"], "north": ["Тингер"]})
    before = battle.hash()
    with pytest.raises(IllegalAnswer):
        battle.play(unit)
    assert battle.hash() == before
    battle.asks("ChooseUnit", "south", "Саклаб", "Бедуин")


def test_r31_a13_card_is_drawn_when_the_move_is_done(at: At) -> None:
    """Not when the card is chosen, nor while the chain is running; and it is the top one of the Reserve."""
    battle = at(
        """
        .  .       .
        .  .       .
        .  .       .
        .  Бедуин  .
        """,
        hand={"south": ["Саклаб", "Мамлюк", "Мамлюк"], "north": ["Лучник"]},
        reserve={"south": ["Сарбаз", "Бедуин"], "north": ["Тингер", "Тингер", "Берсерк"]},
    )
    for answer in ("Саклаб", "b1", "forward"):
        battle.play(answer)
        assert battle.zone("hand", "south").count("Мамлюк") == len(battle.zone("hand", "south")) == 2
    battle.play("stop")
    assert sorted(battle.zone("hand", "south")) == ["Мамлюк", "Мамлюк", "Сарбаз"]
    assert battle.zone("reserve", "south") == ["Бедуин"]
    assert battle.told()[-1] == {"event": "card-drawn", "seat": battle.seat("south"), "unit": "sarbaz"}
    battle.asks("ChooseUnit", "north", "Лучник")


def test_r31_drawn_card_may_be_played_in_the_next_turn(at: At) -> None:
    battle = at(
        EMPTY,
        hand={"south": ["Саклаб"], "north": ["Лучник"]},
        reserve={"south": ["Сарбаз"], "north": []},
    )
    battle.play("Саклаб", "a1", "Лучник", "a4")
    battle.asks("ChooseUnit", "south", "Сарбаз")


def test_a13_hand_is_played_out_when_the_reserve_is_empty(at: At) -> None:
    """The last card, too, is asked for, for a hand is secret; the count comes when both have nothing left."""
    battle = at(
        EMPTY,
        hand={"south": ["Саклаб", "Сарбаз"], "north": ["Лучник", "Тингер"]},
        reserve={"south": [], "north": []},
    )
    battle.play("Саклаб", "a1")
    assert battle.zone("hand", "south") == ["Сарбаз"]
    battle.asks("ChooseUnit", "north", "Лучник", "Тингер")
    battle.play("Лучник", "a4")
    battle.asks("ChooseUnit", "south", "Сарбаз")
    battle.play("Сарбаз", "b1")
    battle.asks("ChooseUnit", "north", "Тингер")
    battle.play("Тингер", "b4")
    battle.drawn()


@pytest.mark.parametrize("seed", range(6))
def test_a13_hand_holds_three_until_the_reserve_is_empty(seed: int) -> None:
    """Through a whole game: when a seat is asked to choose, it has three cards, or all that are left."""
    battle, chance, asked = battle_begun(), FastChance(seed), 0
    while not battle.match.over:
        pending = battle.match.pending[0]
        if pending.name == "ChooseUnit":
            army = "south" if pending.seat == 0 else "north"
            hand, reserve = battle.zone("hand", army), battle.zone("reserve", army)
            assert len(hand) == 3 or (not reserve and len(hand) < 3)
            asked += 1
        offers = battle.offers()
        battle.play(offers[chance.draw(len(offers))])
        assert len(battle.match.moves) < 500
    assert asked > 2
