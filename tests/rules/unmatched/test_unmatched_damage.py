"""Chapter «Поверженный боец»: damage, defeat, recovery."""

from __future__ import annotations

from typing import Any

import pytest

from duel import Duel, duel

AT = "king-arthur m15, merlin m02, medusa m09, harpy-1 m31"


def arthur(hand: str, other: str = "", at: str = AT, **more: Any) -> Duel:
    return duel("king-arthur", "medusa", at, hand=hand, other=other, **more)


def medusa(hand: str, other: str = "", at: str = AT, **more: Any) -> Duel:
    return duel("medusa", "king-arthur", at, hand=hand, other=other, **more)


@pytest.mark.parametrize(("before", "after", "where"), [(6, 2, "m09"), (5, 1, "m09"), (4, 0, None), (3, 0, None)])
def test_r107_r131_health_sinks_point_by_point_to_nought(before: int, after: int, where: str | None) -> None:
    """Four against the Porter."""
    at = "king-arthur m15, merlin m02, sinbad m31, porter m09"
    d = duel("king-arthur", "sinbad", at, hand="the-aid-of-morgana", health=f"porter {before}")
    d.attack("king-arthur porter", "the-aid-of-morgana")
    assert (d.health("porter"), d.space("porter")) == (after, where)
    assert (d.health("sinbad"), d.health("king-arthur")) == (15, 18)
    d.settled()


def test_r132_the_space_of_the_fallen_is_free_at_once() -> None:
    """T71 For a move by an effect of the same combat."""
    at = "king-arthur m15, merlin m02, medusa m31, harpy-1 m09"
    d = arthur("swift-strike", at=at).attack("king-arthur harpy-1", "swift-strike")
    assert d.space("harpy-1") is None
    assert "m09" in d.asks("MoveFighter", 0).offers()
    d.play("m09")
    assert d.space("king-arthur") == "m09"
    d.settled()


def test_r132_the_fallen_blocks_nobody() -> None:
    at = "king-arthur m02, merlin m31, medusa m28, harpy-1 m01, harpy-2 m03"
    d = arthur("swift-strike", at=at).attack("king-arthur harpy-1", "swift-strike")
    d.asks("MoveFighter", 0, "m01 m02 m07 m08 m09 m13 m14 m20").play("m02")
    d.settled()


def test_r133_the_fallen_recover_nothing() -> None:
    """Looking Glass of an Alice who fell in this combat."""
    at = "alice m15, jabberwock m02, medusa m09"
    d = duel("medusa", "alice", at, hand="snipe", other="looking-glass", size="big", health="alice 1")
    d.attack("medusa alice", "snipe", "looking-glass").play("recover", "draw")
    assert (d.health("alice"), d.told("health-recovered")) == (0, [])
    d.won_by(0)


def test_r133_a_grail_does_not_lift_the_fallen() -> None:
    d = medusa("snipe", "the-holy-grail", health="king-arthur 1").attack(
        "medusa king-arthur", "snipe", "the-holy-grail"
    )
    assert d.health("king-arthur") == 0
    d.won_by(0)


def test_r134_only_an_effect_that_says_so_returns_the_fallen() -> None:
    """A manoeuvre does not; Winged Frenzy does."""
    d = medusa("winged-frenzy", at="medusa m15, king-arthur m09, merlin m31").play("manoeuvre", "pass", "m15")
    assert d.space("harpy-1") is None
    d.scheme("winged-frenzy", "m15", "m14")
    assert (d.space("harpy-1"), d.health("harpy-1")) == ("m14", 1)
    d.asks("TakeAction", 1)


def test_r135_damage_for_the_fallen_goes_nowhere() -> None:
    """T38 The Gaze of Stone killed by its combat damage alone."""
    at = "king-arthur m31, merlin m09, medusa m15, harpy-1 m02"
    d = medusa("gaze-of-stone", at=at, health="merlin 2").attack("medusa merlin", "gaze-of-stone")
    assert (d.space("merlin"), d.health("king-arthur")) == (None, 18)
    assert len(d.told("damage-taken")) == 1
    d.settled()


def test_r135_a_move_of_the_fallen_is_not_asked_for() -> None:
    at = "king-arthur m15, merlin m02, medusa m31, harpy-1 m09"
    d = arthur("excalibur", "dash", at=at).attack("king-arthur harpy-1", "excalibur", "dash")
    d.settled()


def test_r136_the_fall_of_a_sidekick_ends_nothing() -> None:
    """T71 Nor does that of the last one."""
    at = "king-arthur m15, medusa m31, harpy-1 m09"
    d = arthur("excalibur", at=at).attack("king-arthur harpy-1", "excalibur")
    assert d.match.result is None
    d.settled()


def test_r131_a_hero_at_nought_is_off_the_board_and_the_game_ends_with_the_action() -> None:
    d = arthur("excalibur", health="medusa 6").attack("king-arthur medusa", "excalibur")
    assert (d.health("medusa"), d.space("medusa"), d.health("harpy-1")) == (0, None, 1)
    d.won_by(0)
