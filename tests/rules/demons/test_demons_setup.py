"""Chapters «Состав», «Подготовка к игре» and «Быстрый старт»."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from demons_fight import GAME, MOVES, begun, with_demons

import ristal
from ristal.engine.chance import FastChance
from ristal.engine.errors import BadOption, IllegalAnswer
from ristal.engine.zone import SPECTATOR
from ristal.games.demons import DemonsGame
from ristal.games.demons.state import Demons

assert isinstance(GAME, DemonsGame)


@pytest.mark.parametrize("seats", [1, 5])
def test_r1_two_to_four_play(seats: int) -> None:
    assert GAME.seats == (2, 3, 4)
    with pytest.raises(BadOption, match="You may choose: 2, 3, 4"):
        ristal.new("demons", seats=seats)


def test_r2_the_box() -> None:
    assert len(GAME.cards.demons) == 12
    assert len(GAME.cards.fields) == 10
    assert [move.id for move in GAME.cards.moves] == MOVES
    assert [move.copies for move in GAME.cards.moves] == [7] * 7
    assert [len(move.actions) for move in GAME.cards.moves] == [2] * 7
    assert begun().now("knockout_stack") == 7


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r2_r10_all_49_cards_are_there_and_shuffled(seats: int) -> None:
    fight = with_demons(seats=seats, demons=["giant", "hermit", "spider", "warlord"][:seats])
    cards = Counter(fight.zone("deck"))
    for seat in range(seats):
        cards.update(fight.zone(f"hand-{seat}"))
    assert cards == dict.fromkeys(MOVES, 7)
    decks = {tuple(with_demons(seed).zone("deck")) for seed in range(5)}
    assert len(decks) == 5


def test_r3_first_player_is_drawn_by_lot() -> None:
    drawn = Counter(begun(seed, seats=3).now("first") for seed in range(120))
    assert min(drawn[seat] for seat in range(3)) > 20


def test_r3_first_player_may_be_agreed_on() -> None:
    assert {begun(seed, seats=3, first="2").now("first") for seed in range(10)} == {2}
    with pytest.raises(BadOption, match="there are 3 seats"):
        begun(seats=3, first="3")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r4_two_demons_each_and_one_is_kept(seats: int) -> None:
    fight = begun(seed=3, seats=seats)
    assert fight.asked == " ".join(["ChooseDemon", *map(str, range(seats))])
    offers = [fight.zone(f"offer-{seat}") for seat in range(seats)]
    assert all(len(set(offer)) == 2 for offer in offers)
    dealt = {demon for offer in offers for demon in offer}
    assert len(dealt) == 2 * seats
    assert not dealt & set(fight.zone("box"))
    assert len(fight.zone("box")) == 12 - 2 * seats
    for seat in range(seats):
        assert set(fight.legal(seat)) == set(offers[seat])
        fight.match.play(fight.legal(seat)[1], seat)
    assert all(demon in offers[seat] for seat, demon in enumerate(fight.now("demons")))
    zones: Any = fight.match.view(None)["zones"]
    assert "box" not in zones  # the others are out of the game


def test_r4a_only_the_owner_sees_his_two_demons() -> None:
    fight = begun(seed=3, seats=3)
    assert fight.seen(1, "offer-1") == fight.zone("offer-1")
    for viewer in (0, 2, None):
        assert fight.seen(viewer, "offer-1") == [None, None]
    assert fight.seen(1, "box") == [None] * 6
    assert fight.events("demons-dealt", 1)[1]["demons"] == fight.zone("offer-1")
    assert fight.events("demons-dealt", 0)[1]["demons"] is None


def test_r4a_choices_are_opened_together() -> None:
    fight = begun(seed=3, seats=2)
    fight.match.play(fight.legal(1)[0], 1)
    assert fight.now("demons") == [None, None]
    assert fight.match.legal(1) == []
    assert fight.match.view(0)["sealed"] is None
    fight.sound()
    fight.match.play(fight.legal(0)[0], 0)
    assert None not in fight.now("demons")


def test_r4_a_demon_that_was_not_dealt_cannot_be_chosen() -> None:
    fight = begun(seed=3)
    other = next(demon.id for demon in GAME.cards.demons if demon.id not in fight.zone("offer-0"))
    assert "(§R4)" in fight.why(other, 0)
    with pytest.raises(IllegalAnswer):
        fight.match.play(other, 0)


def test_r4_demons_may_be_agreed_on() -> None:
    fight = begun(seats=3, demons=["giant", "random", "spider"])
    assert fight.asked == "ChooseDemon 1"
    assert not {"giant", "spider"} & set(fight.zone("offer-1") + fight.zone("box"))
    fight = begun(demons=["giant", "spider"])
    assert fight.asked == "ChooseMove 0 1"
    with pytest.raises(BadOption, match="chosen twice"):
        begun(demons=["giant", "giant"])


def test_r4_r4a_a_demon_agreed_on_is_open_and_is_dealt_to_nobody_else_in_any_deal() -> None:
    fight = begun(seed=1, seats=3, demons=["giant", "random", "random"])
    for viewer in (0, 1, 2, SPECTATOR):
        for seed in range(40):
            twin = fight.table.redeal(viewer, FastChance(seed))
            assert isinstance(twin, Demons)
            assert twin.view(viewer) == fight.table.view(viewer)
            dealt = [GAME.cards.demons[demon].id for zone in twin.offer for demon in zone.items]
            assert len(set(dealt)) == len(dealt) == 11
            assert "giant" not in dealt


def test_r6_wins_begin_at_nought_and_energy_at_three() -> None:
    fight = with_demons(seats=4, demons=["hermit", "spider", "warlord", "panther"], seed=4)
    assert fight.wins == [0, 0, 0, 0]
    assert fight.now("goal") == 3
    fight = begun(demons=["hermit", "spider"])
    assert fight.energy == [3, 3]


def test_r7_r8_tactics_lie_clean() -> None:
    fight = begun(demons=["hermit", "spider"])
    assert fight.now("traps") == []
    assert fight.now("knockouts") == []
    assert fight.now("knockout_stack") == 7


def test_r9_a13_two_players_have_no_battlefield() -> None:
    fight = begun(demons=["hermit", "spider"])
    assert fight.now("battlefield") is None
    assert fight.zone("battlefields") == []


@pytest.mark.parametrize("seats", [3, 4])
def test_r9_battlefields_are_shuffled_and_hidden(seats: int) -> None:
    demons = ["hermit", "spider", "warlord", "panther"][:seats]
    opened = {begun(seed, seats=seats, demons=demons).now("battlefield") for seed in range(80)}
    assert len(opened) == 10
    fight = begun(seats=seats, demons=demons)
    assert fight.seen(0, "battlefields") == [None] * 9
    assert fight.now("battlefield") not in fight.zone("battlefields")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r11_a12_quick_start_deals_seven_cards(seats: int) -> None:
    fight = begun(seed=9, seats=seats, demons=["hermit", "spider", "warlord", "panther"][:seats])
    given = 1 if fight.now("battlefield") in ("arsenal", "castle-yard") else 0
    assert [len(fight.hand(seat)) for seat in range(seats)] == [7 + given] * seats
    assert fight.asked.startswith("ChooseMove")


def test_a12_full_preparation_of_the_first_fight_is_an_option() -> None:
    fight = begun(seed=2, seats=3, start="full", first="1", demons=["hermit", "spider", "warlord"])
    assert [len(fight.hand(seat)) for seat in range(3)] == [5, 5, 5]
    assert fight.asked == "DraftCard 0"
    assert len(fight.zone("draft")) == 8
    for _ in range(6):
        fight.say(fight.legal()[0])
    assert fight.asked.startswith("ChooseMove")


def test_r46_teams_need_four() -> None:
    for seats in (2, 3):
        with pytest.raises(BadOption, match="Teams need four players"):
            begun(seats=seats, teams="yes")
