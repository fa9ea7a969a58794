"""What everybody may see in the middle of a combat, a scheme or a card."""

from __future__ import annotations

from typing import Any

from scenes import lay

from ristal.engine.zone import EVERYONE, only
from ristal.games.unmatched.values import COMMITTED, OF_ABILITY, Addition, Combat

NEAR = "king-arthur m15  merlin m01  medusa m09  harpy-1 m17"
ALICE = "alice m15  jabberwock m01  king-arthur m09  merlin m31"


def public(s: Any) -> Any:
    return s.match.view(None)


def test_a10_r174_values_tell_where_their_additions_come_from() -> None:
    s = lay(
        ALICE, heroes=("alice", "king-arthur"), sizes=("big", "none"), hands=["im-late", "divine-intervention"],
    )  # fmt: skip
    s.fight("alice king-arthur", "im-late", defence="divine-intervention")
    assert public(s)["combat"]["attack"] == {
        "base": 2,
        "additions": [{"kind": "size", "card": None, "amount": 2}],
        "ignored": False,
        "value": 4,
    }


def test_r173_a7_a_committed_boost_that_was_lost_stays_to_be_seen() -> None:
    combat = Combat(0, 1)
    combat.attack_base = 3
    combat.attack_additions = [Addition(OF_ABILITY, "", 2), Addition(COMMITTED, "prophecy", 4)]
    assert combat.attack_value() == 9
    combat.void_committed()
    assert combat.attack_value() == 5
    assert [(each.card, each.amount) for each in combat.attack_additions] == [("", 2), ("prophecy", 0)]


def test_r95_nothing_is_told_of_values_before_the_cards_are_open() -> None:
    s = lay(NEAR, hands=["the-aid-of-morgana prophecy", "feint"])
    s.play("attack", "king-arthur medusa", "the-aid-of-morgana", "prophecy")
    assert (public(s)["combat"]["attack"], public(s)["combat"]["defence"]) == (None, None)
    assert public(s)["zones"]["boost"] == [None]


def test_r93_a_card_laid_face_down_is_known_to_those_who_see_the_hand() -> None:
    s = lay(NEAR, hands=["feint", "dash"]).play("attack", "king-arthur medusa")
    table = s.match.table
    assert table.question.shown_to(table, 0, table.find(0, "feint")) == only(0)
    table = s.play("feint").match.table
    assert table.question.shown_to(table, 1, table.find(1, "dash")) == only(1)
    assert table.question.shown_to(table, 1, table.find(1, "pass")) == EVERYONE


def test_a15_chosen_spaces_and_the_card_that_asks_are_seen() -> None:
    s = lay(NEAR, hands=["restless-spirits", ""]).scheme("restless-spirits")
    assert public(s)["scheme"] == {"seat": 0, "card": "restless-spirits", "fighter": "merlin"}
    (space, *_) = s.match.legal(0)
    s.play(space)
    (running,) = public(s)["running"]
    assert (running["card"], running["timing"], running["spaces"]) == ("restless-spirits", "scheme", [space])
    s.play(s.match.legal(0)[0])
    assert (public(s)["running"], public(s)["scheme"]) == ([], None)


def test_r134_a_returned_fighter_has_its_health_when_it_stands() -> None:
    s = lay("medusa m15  harpy-1 m17  king-arthur m31", heroes=("medusa", "king-arthur"), hands=["winged-frenzy", ""])
    s.scheme("winged-frenzy")
    while s.question != "PlaceFighter":
        s.play("done" if s.question == "MoveGroup" else s.match.legal(0)[0])
    assert s.health("harpy-2") == 0
    s.play(s.match.legal(0)[0])
    (harpy,) = [each for each in public(s)["fighters"] if each["name"] == "harpy-2"]
    assert harpy["health"] == harpy["max_health"]
    assert harpy["began"] is None
