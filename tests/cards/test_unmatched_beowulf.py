"""The deck of Beowulf, card by card, with each of its branches."""

from __future__ import annotations

from typing import Any

import pytest
from decks import fighters, lines, table

from duel import Duel, duel

AT = "beowulf m15, wiglaf m02, medusa m09, harpy-1 m31"


def rage(d: Duel, seat: int = 0) -> int:
    tokens: Any = d.match.view(None)["tokens"]
    return int(tokens[seat]["count"])


def beowulf(hand: str, other: str = "", at: str = AT, held: int = 1, **more: Any) -> Duel:
    """Beowulf is to move, Medusa stands beside him."""
    return duel("beowulf", "medusa", at, hand=hand, other=other, tokens=[held, 0], **more)


def medusa(hand: str, other: str, at: str = AT, held: int = 1, **more: Any) -> Duel:
    """Medusa is to move."""
    return duel("medusa", "beowulf", at, hand=hand, other=other, tokens=[0, held], **more)


def test_fighters() -> None:
    assert fighters("beowulf") == lines("""
        1 beowulf hero 17 melee
        1 wiglaf sidekick 9 melee
        move 2, damaged
    """)


def test_deck() -> None:
    assert table("beowulf") == lines("""
        2 remnant-of-valor     scheme    - 2 wiglaf
        3 feint                versatile 2 1 any
        2 epic-poem            attack    2 2 beowulf
        2 the-ancient-heirloom attack    3 1 beowulf
        2 no-contest-expecteth attack    3 3 beowulf
        3 the-war-king         versatile 1 3 beowulf
        3 the-equal-of-grendel defence   3 1 beowulf
        3 vigor-and-courage    scheme    - 2 beowulf
        2 golden-drinking-horn scheme    - 3 beowulf
        2 hot-for-the-battle   attack    3 3 wiglaf
        3 fatal-struggle       attack    4 2 any
        3 skirmish             versatile 4 1 any
    """)


# Schemes


def test_remnant_of_valor_hurts_all_beside_wiglaf_and_pays_for_beowulf() -> None:
    d = beowulf("remnant-of-valor", at="beowulf m15, wiglaf m09, medusa m02, harpy-1 m14").scheme("remnant-of-valor")
    assert (d.health("beowulf"), d.space("harpy-1"), d.health("medusa"), rage(d)) == (16, None, 16, 2)
    d.settled(0, 2)


def test_remnant_of_valor_without_beowulf_gains_nothing() -> None:
    d = beowulf("remnant-of-valor", at="beowulf m02, wiglaf m15, medusa m09, harpy-1 m31").scheme("remnant-of-valor")
    assert (d.health("medusa"), rage(d)) == (15, 1)
    d.settled()


@pytest.mark.parametrize(("other", "held"), [("hiss-and-slither", 3), ("snipe", 1), ("", 0)])
def test_vigor_and_courage_gain_the_boost_of_the_lost_card(other: str, held: int) -> None:
    """Three is the most: the boost of Hiss and Slither is 3, that of Snipe 1."""
    d = beowulf("vigor-and-courage", other, held=0).scheme("vigor-and-courage")
    assert (rage(d), d.hand(1)) == (held, [])
    d.settled()


def test_golden_drinking_horn_does_something_else_for_each_rage() -> None:
    d = beowulf("golden-drinking-horn", held=3, health="beowulf 5", deck="feint feint").scheme("golden-drinking-horn")
    d.asks("SpendOneMore", 0, "yes no").play("yes", "yes", "no").asks("ChooseScript", 0, "draw move recover")
    d.play("recover").asks("ChooseScript", 0, "draw move").play("draw")
    assert (d.health("beowulf"), d.hand(0), rage(d)) == (7, ["feint", "feint"], 1)
    d.settled()


def test_golden_drinking_horn_moves_him_and_three_rage_do_all() -> None:
    d = beowulf("golden-drinking-horn", held=3, health="beowulf 5", deck="feint feint").scheme("golden-drinking-horn")
    d.play("yes", "yes", "yes", "move", "m22", "draw", "recover")
    assert (d.space("beowulf"), d.health("beowulf"), len(d.hand(0)), rage(d)) == ("m22", 7, 2, 0)
    d.settled()


@pytest.mark.parametrize("held", [0, 2])
def test_golden_drinking_horn_for_nothing(held: int) -> None:
    d = beowulf("golden-drinking-horn", held=held).scheme("golden-drinking-horn")
    if held:
        d.play("no")
    assert rage(d) == held
    d.settled()


# Attacks


@pytest.mark.parametrize(("held", "value"), [(0, 3), (1, 4), (3, 5)])
def test_epic_poem_gains_rage_and_counts_it(held: int, value: int) -> None:
    d = beowulf("epic-poem", held=held).attack("beowulf medusa", "epic-poem")
    assert (d.values()[0], rage(d)) == (value, min(3, held + 1))
    d.settled()


@pytest.mark.parametrize(
    ("held", "answers", "value", "left"),
    [
        (3, ["yes", "yes", "skirmish"], 6, 0),
        (3, ["yes", "yes", "pass"], 5, 0),
        (3, ["yes", "no"], 5, 1),
        (3, ["no", "yes", "skirmish"], 4, 2),
        (3, ["no", "no"], 3, 3),
        (1, ["yes", "skirmish"], 4, 0),
        (0, [], 3, 0),
    ],
)
def test_the_ancient_heirloom_does_either_or_both(held: int, answers: list[str], value: int, left: int) -> None:
    d = beowulf("the-ancient-heirloom skirmish", held=held)
    d.attack("beowulf medusa", "the-ancient-heirloom").play(*answers)
    assert (d.values()[0], rage(d)) == (value, left)
    d.settled()


def test_the_ancient_heirloom_cannot_be_cancelled() -> None:
    d = beowulf("the-ancient-heirloom", "feint", held=2).attack("beowulf medusa", "the-ancient-heirloom", "feint")
    d.play("yes")
    assert d.values() == (5, 2, 3, "attacker")
    d.settled()


def no_contest(at: str, target: str, held: int = 3, health: str = "") -> Duel:
    d = duel("beowulf", "sinbad", at, hand="no-contest-expecteth", other="leap-away", tokens=[held, 0], health=health)
    return d.attack(f"beowulf {target}", "no-contest-expecteth")


@pytest.mark.parametrize(("answer", "stands"), [("yes", None), ("no", "m09")])
def test_no_contest_expecteth_fells_a_sidekick(answer: str, stands: str | None) -> None:
    d = no_contest("beowulf m15, wiglaf m02, sinbad m31, porter m09", "porter").asks("MayDo", 0, "yes no").play(answer)
    assert (d.space("porter"), rage(d)) == (stands, 0 if answer == "yes" else 3)
    d.settled()


def test_no_contest_expecteth_needs_three_rage_a_sidekick_and_a_win() -> None:
    no_contest("beowulf m15, wiglaf m02, sinbad m31, porter m09", "porter", held=2).settled()
    no_contest("beowulf m15, wiglaf m02, sinbad m09, porter m31", "sinbad").settled()
    fallen = no_contest("beowulf m15, wiglaf m02, sinbad m31, porter m09", "porter", health="porter 1")
    assert (fallen.space("porter"), rage(fallen)) == (None, 3)
    fallen.settled()
    at = "beowulf m15, wiglaf m02, sinbad m31, porter m09"
    lost = duel("beowulf", "sinbad", at, hand="no-contest-expecteth", other="momentous-shift", tokens=[3, 0])
    lost.attack("beowulf porter", "no-contest-expecteth", "momentous-shift")
    assert (lost.space("porter"), rage(lost)) == ("m09", 3)


@pytest.mark.parametrize(
    ("answers", "value", "left"), [("yes yes yes", 7, 0), ("yes no", 3, 2), ("no", 1, 3), ("yes yes no", 5, 1)]
)
def test_the_war_king_pays_as_much_as_he_likes(answers: str, value: int, left: int) -> None:
    d = beowulf("the-war-king", held=3).attack("beowulf medusa", "the-war-king").play(*answers.split())
    assert (d.values()[0], rage(d)) == (value, left)
    d.settled()


def test_the_war_king_defends_too() -> None:
    d = medusa("snipe", "the-war-king", held=1).attack("medusa beowulf", "snipe", "the-war-king").play("yes")
    assert (d.values()[:3], rage(d, 1)) == ((3, 3, 0), 0)
    d.settled()


@pytest.mark.parametrize(("answer", "left", "held"), [("yes", 13, 0), ("no", 16, 2)])
def test_the_equal_of_grendel_hits_back_before_the_blow(answer: str, left: int, held: int) -> None:
    d = medusa("snipe", "the-equal-of-grendel", held=2).attack("medusa beowulf", "snipe", "the-equal-of-grendel")
    d.asks("MayDo", 1, "yes no").play(answer)
    assert (d.health("medusa"), d.health("beowulf"), rage(d, 1)) == (left, 17, held)
    d.settled()


def test_the_equal_of_grendel_needs_two_rage() -> None:
    d = medusa("snipe", "the-equal-of-grendel", held=1).attack("medusa beowulf", "snipe", "the-equal-of-grendel")
    assert d.health("medusa") == 16
    d.settled()


@pytest.mark.parametrize(("answer", "places"), [("yes", ("m02", "m15")), ("no", ("m15", "m02"))])
def test_hot_for_the_battle_may_change_places(answer: str, places: tuple[str, str]) -> None:
    d = beowulf("hot-for-the-battle", at="beowulf m02, wiglaf m15, medusa m09, harpy-1 m31")
    d.attack("wiglaf medusa", "hot-for-the-battle").play(answer)
    assert (d.space("wiglaf"), d.space("beowulf")) == places
    d.settled()


def test_hot_for_the_battle_asks_nobody_where_one_has_fallen() -> None:
    """The equal of Grendel strikes back at once."""
    at = "beowulf-1 m02, wiglaf-1 m15, beowulf-2 m09"
    d = duel(
        "beowulf", "beowulf", at, hand="hot-for-the-battle", other="the-equal-of-grendel", twice="yes", tokens=[0, 2],
        health="wiglaf-1 3",
    )  # fmt: skip
    d.attack("wiglaf-1 beowulf-2", "hot-for-the-battle", "the-equal-of-grendel").play("yes")
    assert d.space("wiglaf-1") is None
    d.settled()


def test_fatal_struggle_draws_for_the_winner() -> None:
    won = beowulf("fatal-struggle", deck="feint feint", other_deck="snipe snipe")
    won.attack("beowulf medusa", "fatal-struggle")
    assert (len(won.hand(0)), len(won.hand(1))) == (2, 0)
    won.settled()
    lost = beowulf("fatal-struggle", "hiss-and-slither", deck="feint feint", other_deck="snipe snipe")
    lost.attack("beowulf medusa", "fatal-struggle", "hiss-and-slither")
    assert (len(lost.hand(0)), lost.hand(1)) == (0, ["snipe", "snipe"])
    assert lost.table.combat is None


def test_feint() -> None:
    d = beowulf("feint", "snipe").attack("beowulf medusa", "feint", "snipe")
    assert (d.values(), d.hand(1)) == ((2, 3, 0, "defender"), [])
    d.settled()


def test_skirmish() -> None:
    d = beowulf("skirmish").attack("beowulf medusa", "skirmish").play("medusa", "m22")
    assert d.space("medusa") == "m22"
    d.settled()
    lost = beowulf("skirmish", "hiss-and-slither").attack("beowulf medusa", "skirmish", "hiss-and-slither")
    assert lost.space("medusa") == "m09"
