"""Who may know what: an open field, open discard piles, a Reserve known to nobody, a hand to its owner."""

from __future__ import annotations

import json
from typing import Any

import pytest
from vstrechny_battle import At, Battle, lay

FIELD = """
    .  Берсерк  .
    .  Лучник   .
    .  Бедуин   .
    .  Саклаб   .
    """
VIEWERS = [0, 1, None]
NORTH = {"north": ["Тингер", "Лучник"]}


def seen(battle: Battle, viewer: int | None) -> str:
    """All that a viewer gets: the view and the log."""
    return json.dumps([battle.match.view(viewer), battle.match.events(viewer)], ensure_ascii=False)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a15_field_and_discard_piles_are_open(viewer: int | None) -> None:
    battle = lay(FIELD, opened="Мамлюк")
    view: Any = battle.match.view(viewer)
    assert view["field"][1] == {"unit": "saqlab", "seat": 0}
    assert view["field"][10] == {"unit": "berserk", "seat": 1}
    assert view["field"][0] is None
    assert sorted(view["zones"]["discard-0"]) == ["bedouin"] * 4 + ["mamluk"] * 5 + ["saqlab"] * 2 + ["sarbaz"] * 2
    assert None not in view["zones"]["discard-1"]
    assert len(view["zones"]["discard-1"]) == 14


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a15_order_of_a_reserve_is_known_to_nobody(viewer: int | None) -> None:
    """Two tables that differ only in the order of the Reserves look alike, to their owners as well."""
    one = lay(FIELD, opened="Мамлюк", reserve={"south": ["Саклаб", "Сарбаз"], "north": ["Тингер", "Лучник"]})
    two = lay(FIELD, opened="Мамлюк", reserve={"south": ["Сарбаз", "Саклаб"], "north": ["Лучник", "Тингер"]})
    assert one.hash() != two.hash()
    assert seen(one, viewer) == seen(two, viewer)
    view: Any = one.match.view(viewer)
    assert view["zones"]["reserve-0"] == view["zones"]["reserve-1"] == [None, None]


def test_a15_hand_is_known_to_its_owner_alone() -> None:
    battle = lay(FIELD, hand={"south": ["Саклаб", "Мамлюк"], "north": ["Лучник", "Тингер"]})
    hands: dict[int | None, Any] = {viewer: battle.match.view(viewer)["zones"] for viewer in VIEWERS}
    assert sorted(hands[0]["hand-0"]) == ["mamluk", "saqlab"]
    assert sorted(hands[1]["hand-1"]) == ["archer", "thingman"]
    assert hands[1]["hand-0"] == hands[None]["hand-0"] == [None, None]
    assert hands[0]["hand-1"] == hands[None]["hand-1"] == [None, None]


@pytest.mark.parametrize("viewer", [1, None])
def test_a15_nothing_tells_one_hand_from_another(viewer: int | None) -> None:
    """To all but the owner, before the move and after it, when a card is drawn."""
    one = lay(FIELD, hand={"south": ["Саклаб", "Мамлюк"], "north": []}, reserve={"south": ["Сарбаз"], **NORTH})
    two = lay(FIELD, hand={"south": ["Саклаб", "Сарбаз"], "north": []}, reserve={"south": ["Мамлюк"], **NORTH})
    assert seen(one, viewer) == seen(two, viewer)
    for answer in ("Саклаб", "a1"):
        assert seen(one.play(answer), viewer) == seen(two.play(answer), viewer)
    assert "card-drawn" in seen(one, viewer)
    assert seen(one, 0) != seen(two, 0)


def test_a15_hand_does_not_show_in_what_may_be_answered() -> None:
    battle = lay(FIELD, hand={"south": ["Саклаб", "Мамлюк"], "north": ["Лучник"]})
    assert battle.match.view(1)["legal"] == battle.match.view(None)["legal"] == []
    assert sorted(battle.match.view(0)["legal"]) == ["mamluk", "saqlab"]  # type: ignore[call-overload]


@pytest.mark.parametrize("seat", [0, 1])
def test_a15_dealing_anew_what_a_seat_may_not_know_keeps_its_view(seat: int) -> None:
    hand = {"south": ["Саклаб", "Мамлюк"], "north": ["Лучник", "Тингер"]}
    reserve = {"south": ["Сарбаз", "Бедуин", "Бедуин", "Мамлюк"], "north": ["Конунг", "Тингер", "Всадник", "Лучник"]}
    battle = lay(FIELD, hand=hand, reserve=reserve)
    deals = [battle.match.redeal(seat, seed) for seed in range(20)]
    views = {json.dumps(deal.view(seat)) for deal in deals}
    assert views == {json.dumps(battle.match.view(seat))}
    own, other = [{json.dumps(deal.view(viewer)["zones"]) for deal in deals} for viewer in (seat, 1 - seat)]
    assert len(own) == 1
    assert len(other) > 5  # the other hand is dealt anew, from the other deck
    for deal in deals:
        assert deal.game.invariant_errors(deal.table) == []


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a15_new_card_is_seen_before_its_cell_is_chosen(viewer: int | None) -> None:
    question: Any = lay(FIELD, opened="Мамлюк").match.view(viewer)["question"]
    assert question == {"name": "EnterUnit", "clause": "R15", "details": {"unit": "mamluk"}}


def test_a15_ways_are_chosen_one_by_one_as_the_chain_unfolds(at: At) -> None:
    """After each link the field shows what has happened so far, and only the next unit is asked about."""
    battle = at(
        """
        .  .       .
        .  .       .
        .  Мамлюк  .
        .  Бедуин  .
        """,
        opened="Саклаб",
    )
    battle.play("b1")
    assert (battle.cell("b1"), battle.cell("b2")) == ("Саклаб", "Мамлюк")
    battle.asks("PushUnit", "south", "b2", "a1", "c1")
    battle.play("forward")
    assert (battle.cell("b2"), battle.cell("b3")) == ("Бедуин", ".")
    battle.asks("PushUnit", "south", "b3", "a2", "c2")
    battle.play("forward")
    assert battle.cell("b3") == "Мамлюк"
    battle.asks("GoOn", "south", "stop", "b4", "a3", "c3")
    battle.play("stop")
    battle.turn_passed("north")
