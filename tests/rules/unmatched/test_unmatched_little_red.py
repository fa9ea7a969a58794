"""The item of Little Red Riding Hood: what her discard pile shows, and what her cards make of it."""

from __future__ import annotations

from typing import Any

import ristal
from duel import Duel, duel

AT = "little-red-riding-hood m15, huntsman m02, medusa m09, harpy-1 m31"


def item(d: Duel, seat: int = 0) -> str:
    states: Any = d.match.view(None)["states"]
    return str(states[seat])


def red(hand: str, discard: str = "", **more: Any) -> Duel:
    return duel("little-red-riding-hood", "medusa", AT, hand=hand, discard=discard, **more)


def test_r195_a100_the_item_is_the_symbol_on_top_of_the_pile() -> None:
    d = red("a-grimm-tale into-the-woods-sword", "the-wolfs-skin once-upon-a-time")
    assert item(d) == "sword"
    d.scheme("a-grimm-tale")
    assert item(d) == "rose"
    d.settled()


def test_a100_the_card_that_is_played_is_not_in_the_pile_yet() -> None:
    """A Grimm Tale bears a rose; the wolf below it heals four."""
    d = red("a-grimm-tale", "into-the-woods-wolf", health="little-red-riding-hood 5").scheme("a-grimm-tale")
    assert d.health("little-red-riding-hood") == 9


def test_a100_a_discarded_card_changes_the_item_at_once() -> None:
    d = red("into-the-woods-wolf", "the-wolfs-skin", deck="once-upon-a-time")
    d.play("manoeuvre", "into-the-woods-wolf")
    assert item(d) == "wolf"


def test_a100_an_empty_pile_shows_nothing() -> None:
    d = Duel(ristal.new("unmatched", seed=1, heroes=["little-red-riding-hood", "medusa"], board="marmoreal"))
    assert item(d) == "none"
    again = ristal.load(d.match.save())
    assert again.view(0) == d.match.view(0)


def test_a101_a_wild_symbol_is_named_as_the_card_begins_and_only_for_it() -> None:
    d = red("never-leave-the-path a-grimm-tale", "whats-that-in-my-basket", health="little-red-riding-hood 5")
    d.scheme("a-grimm-tale").asks("NameState", 0, "pass wolf")
    assert (item(d, 0), item(d, 1)) == ("any-item", "none")
    d.play("pass")
    assert (d.health("little-red-riding-hood"), item(d)) == (7, "rose")
    d.settled()


def test_a101_a_save_between_keeps_what_was_named() -> None:
    d = red("never-leave-the-path", "whats-that-in-my-basket").scheme("never-leave-the-path").play("wolf")
    again = Duel(ristal.load(d.match.save()))
    again.asks("PlaceFighter", 0).play("m22").settled(0, 2)


def test_a101_nobody_is_asked_where_the_card_asks_for_nothing() -> None:
    red("into-the-woods-rose", "whats-that-in-my-basket").scheme("into-the-woods-rose").asks("MoveFighter", 0)


def test_a102_what_counts_is_the_moment_of_laying() -> None:
    """A defence that only the sword allows: it lies face down, and whoever deals anew may deal it there."""
    d = duel(
        "medusa",
        "little-red-riding-hood",
        AT,
        hand="snipe",
        other="what-big-ears-you-have the-wolfs-skin",
        other_discard="once-upon-a-time the-wolfs-skin",
    )
    d.play("attack", "medusa little-red-riding-hood", "snipe").asks("PlayDefence", 1, "pass the-wolfs-skin")
    sword = duel(
        "medusa", "little-red-riding-hood", AT, hand="snipe", other="what-big-ears-you-have",
        other_discard="the-wolfs-skin",
    )  # fmt: skip
    sword.play("attack", "medusa little-red-riding-hood", "snipe").play("what-big-ears-you-have")
    assert sword.values()[:2] == (3, 4)


def test_a103_a_card_that_went_back_is_not_discarded() -> None:
    d = red("what-large-hands-you-have", "once-upon-a-time")
    d.attack("little-red-riding-hood medusa", "what-large-hands-you-have").play("yes", "this")
    assert d.pile(0) == ["once-upon-a-time"]
    assert d.seen(None, "hand-0") == ["what-large-hands-you-have"]
    again = ristal.load(d.match.save())
    assert again.view(1) == d.match.view(1)
    d.attack("little-red-riding-hood medusa", "what-large-hands-you-have").play("yes", "top")
    assert d.hand(0) == ["once-upon-a-time"]
