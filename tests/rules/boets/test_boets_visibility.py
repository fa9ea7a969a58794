"""§A27 Who may know what."""

from __future__ import annotations

import json
from typing import Any

import pytest
from boets_bout import FOUR, Bout, begun, bout

VIEWERS = [0, 1, None]
HAND = ["throw", "cutman", "block", "feint"]


def seen(fight: Bout, viewer: int | None) -> str:
    """All that a viewer gets: the view and the log."""
    return json.dumps([fight.match.view(viewer), fight.match.events(viewer)], ensure_ascii=False)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a27_dice_health_yellows_discards_and_sizes_are_open(viewer: int | None) -> None:
    fight = bout(
        ring=[{"red": [3, 3]}, {"blue": [1]}], health=[[7, 2], [12, 0]], yellow=[1, 0], hand=[HAND, ["swing"]],
        deck=[["duck"], []],
    )  # fmt: skip
    view: Any = fight.match.view(viewer)
    assert view["ring"][0]["red"] == [3, 3]
    assert view["reserve"][1]["blue"] == fight.t.fighter(1).dice[2] - 1
    assert (view["healthy"], view["pain"], view["yellow"]) == ([7, 12], [2, 0], [1, 0])
    assert None not in view["zones"]["discard-0"] + view["zones"]["discard-1"]
    assert (len(view["zones"]["hand-0"]), len(view["zones"]["deck-0"])) == (4, 1)


def test_a27_a_hand_is_its_owners_and_a_deck_is_nobodys() -> None:
    fight = bout(hand=[HAND, ["swing"]], deck=[["duck"], ["coach"]])
    views: dict[int | None, Any] = {viewer: fight.match.view(viewer)["zones"] for viewer in VIEWERS}
    assert sorted(views[0]["hand-0"]) == sorted(HAND)
    assert views[1]["hand-0"] == views[None]["hand-0"] == [None] * 4
    assert views[0]["hand-1"] == views[None]["hand-1"] == [None]
    for viewer in VIEWERS:
        assert views[viewer]["deck-0"] == views[viewer]["deck-1"] == [None]


@pytest.mark.parametrize("viewer", [1, None])
def test_a27_nothing_tells_one_hand_from_another(viewer: int | None) -> None:
    one = bout(hand=[["coach", "duck"], HAND], deck=[["swing"] * 2 + ["block"] + ["scorn"], []])
    two = bout(hand=[["coach", "scorn"], HAND], deck=[["swing"] * 2 + ["block"] + ["duck"], []])
    assert seen(one, viewer) == seen(two, viewer)
    assert seen(one.play("discard coach"), viewer) == seen(two.play("discard coach"), viewer)
    assert seen(one, 0) != seen(two, 0)


@pytest.mark.parametrize("viewer", [1, None])
def test_a27_what_khaskhanov_found_is_his_secret(viewer: int | None) -> None:
    one = begun(fighters=["khaskhanov", "klyopikov"]).play("swing")
    two = begun(fighters=["khaskhanov", "klyopikov"]).play("duck")
    assert one.hash() != two.hash()
    assert seen(one, viewer) == seen(two, viewer)


@pytest.mark.parametrize("viewer", [1, None])
def test_a27_what_nazarov_puts_under_his_deck_is_his_secret(viewer: int | None) -> None:
    games = []
    for card in ("block", "feint"):
        fight = bout(fighters=["nazarov", "klyopikov"], hand=[["coach", *HAND], HAND])
        games.append(fight.play("discard coach", card))
    assert games[0].hash() != games[1].hash()
    assert seen(games[0], viewer) == seen(games[1], viewer)
    view: Any = games[0].match.view(0)
    assert view["zones"]["deck-0"][0] == "block"  # he knows it, and nothing else of his deck
    assert set(view["zones"]["deck-0"][1:]) == {None}


def test_r42_a27_the_attacker_alone_sees_the_contused_hand_and_remembers_it() -> None:
    fight = bout(ring=[FOUR, {}], hand=[["swing", *HAND], ["duck", "scorn", "coach"]])
    fight.play("swing max", "duck")
    views: dict[int | None, Any] = {viewer: fight.match.view(viewer)["zones"] for viewer in VIEWERS}
    assert sorted(views[0]["hand-1"]) == ["coach", "scorn"]
    assert views[None]["hand-1"] == [None, None]
    fight.play("scorn").asks("Mobilise", 1).play("enough")
    view: Any = fight.match.view(0)
    assert view["zones"]["hand-1"] == ["coach"]
    fight.play("discard coach")
    view = fight.match.view(0)
    assert view["zones"]["hand-1"] == [None] * 5  # all new


@pytest.mark.parametrize("card", ["duck", "scorn"])
def test_r80_a27_who_has_seen_nazarovs_hand_cannot_tell_what_left_it(card: str) -> None:
    fight = bout(
        to_move=1,
        fighters=["nazarov", "kukurudzyak"],
        ring=[{}, FOUR],
        hand=[["duck", "scorn", "coach", "throw", "block"], ["swing", *HAND]],
    )
    fight.play("swing max", "throw", "block").asks("Mobilise", 0).play("enough", "discard coach")
    before: Any = fight.match.view(1)
    assert sorted(name for name in before["zones"]["hand-0"] if name) == ["duck", "scorn"]
    fight.play(card)
    after: Any = fight.match.view(1)
    assert after["zones"]["hand-0"] == [None] * 5
    assert sorted(after["known"]["0"]) == ["duck", "scorn"]
    under: set[str] = set()
    for seed in range(300):
        deal: Any = fight.match.redeal(1, seed).view(0)
        assert {"duck", "scorn"} <= {*deal["zones"]["hand-0"], deal["zones"]["deck-0"][0]}
        under.add(deal["zones"]["deck-0"][0])
    assert {"duck", "scorn"} < under  # or a card that he has not seen
    assert fight.match.view(0)["known"] == {}


def test_a27_r35_the_question_of_a_counter_says_nothing_of_the_hand() -> None:
    views = []
    for hand in (["duck", "scorn"], ["coach", "scorn"]):
        fight = bout(ring=[FOUR, {"yellow": [1, 1]}], hand=[["backfist"], hand])
        fight.play("backfist min").asks("PlayCounter", 1)
        views.append([seen(fight, viewer) for viewer in (0, None)])
    assert views[0] == views[1]


@pytest.mark.parametrize("seat", [0, 1])
def test_a27_dealing_anew_what_a_seat_may_not_know_keeps_its_view(seat: int) -> None:
    fight = bout(hand=[HAND, ["duck", "swing", "coach", "scorn"]])
    deals = [fight.match.redeal(seat, seed) for seed in range(20)]
    assert {json.dumps(deal.view(seat)) for deal in deals} == {json.dumps(fight.match.view(seat))}
    assert len({json.dumps(deal.view(1 - seat)["zones"]) for deal in deals}) > 5
    for deal in deals:
        assert deal.game.invariant_errors(deal.table) == []


def test_a27_power_is_announced_before_the_check_and_the_check_before_any_counter() -> None:
    fight = bout(6, ring=[{"blue": [1, 1]}, {"yellow": [1, 1]}], hand=[["fishhook"], ["duck"]])
    fight.play("fishhook min").asks("PlayCounter", 1)
    events: list[Any] = fight.match.moves[-1].events
    assert [event["data"]["event"] for event in events] == ["technique-played", "referee-looked", "referee-rolled"]
    assert events[0]["data"]["power"] == "min"


def test_a27_reasons_are_for_the_one_who_is_asked() -> None:
    """Asked about somebody else's question, nothing tells what he holds."""
    said = set()
    for hand in (["backfist", "duck"], ["swing", "duck"]):
        fight = bout(ring=[{"red": [3, 3]}, {}], hand=[hand, []])
        said.add((fight.match.why("backfist mid", 1, "en"), fight.match.why("backfist min", 1, "en")))
    assert len(said) == 1
