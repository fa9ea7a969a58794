"""The deck of Oda Nobunaga, card by card, with each of its branches: m09 has m08, m14, m15 and m17 around it."""

from __future__ import annotations

from typing import Any

import pytest
from decks import fighters, lines, table

from duel import Duel, duel

ALONE = "oda-nobunaga m15, honor-guard-1 m02, medusa m09, harpy-1 m31"
FLANKED = "oda-nobunaga m15, honor-guard-1 m14, honor-guard-2 m08, medusa m09, harpy-1 m31"
GUARD_FLANKS = "oda-nobunaga m02, honor-guard-1 m15, honor-guard-2 m08, medusa m09, harpy-1 m31"
GUARD_ALONE = "oda-nobunaga m02, honor-guard-1 m15, medusa m09, harpy-1 m31"


def oda(hand: str, other: str = "", at: str = FLANKED, **more: Any) -> Duel:
    """Oda is to move; Medusa stands beside him and two of his guards, or beside him alone."""
    return duel("oda-nobunaga", "medusa", at, hand=hand, other=other, **more)


def medusa(hand: str, other: str, at: str = FLANKED, **more: Any) -> Duel:
    """Medusa is to move."""
    return duel("medusa", "oda-nobunaga", at, hand=hand, other=other, **more)


def test_fighters() -> None:
    assert fighters("oda-nobunaga") == lines("""
        1 oda-nobunaga hero 13 melee
        2 honor-guard sidekick 6 melee
        move 2, value
    """)


def test_deck() -> None:
    assert table("oda-nobunaga") == lines("""
        2 student-of-war        attack    5 2 oda-nobunaga
        3 lightning-and-thunder attack    4 1 honor-guard
        3 fire-and-flames       attack    3 3 any
        2 sun-and-moon          attack    2 1 honor-guard
        2 momentous-shift       versatile 3 2 any
        4 battle-maneuvers      versatile 2 2 any
        3 patience-and-strategy versatile 1 1 any
        3 spring-the-trap       defence   2 2 any
        3 pragmatism            defence   3 1 oda-nobunaga
        3 reinforce             scheme    - 2 any
        2 demon-king-of-the-sixth-heaven scheme - 3 oda-nobunaga
    """)


@pytest.mark.parametrize(("defence", "cards"), [("", 5), ("regroup", 4), ("hiss-and-slither", 1)])
def test_student_of_war_draws_for_the_combat_damage(defence: str, cards: int) -> None:
    d = oda("student-of-war", defence, deck="pragmatism pragmatism pragmatism reinforce reinforce")
    d.attack("oda-nobunaga medusa", "student-of-war", defence)
    assert (len(d.hand(0)), d.values()[2]) == (cards, cards)
    d.settled()


@pytest.mark.parametrize(("at", "drawn"), [(GUARD_FLANKS, 0), (GUARD_ALONE, 1)])
def test_lightning_and_thunder_cancels_where_it_flanks_and_moves_on(at: str, drawn: int) -> None:
    d = oda("lightning-and-thunder", "regroup", at=at, other_deck="snipe snipe")
    d.attack("honor-guard-1 medusa", "lightning-and-thunder", "regroup")
    assert len(d.hand(1)) == drawn
    d.asks("MoveFighter", 0).play("m04")
    assert d.space("honor-guard-1") == "m04"
    d.settled()


@pytest.mark.parametrize(("at", "value"), [(FLANKED, 5), (ALONE, 3)])
def test_fire_and_flames_is_stronger_where_it_flanks(at: str, value: int) -> None:
    d = oda("fire-and-flames", at=at).attack("oda-nobunaga medusa", "fire-and-flames")
    assert d.values()[0] == value
    d.settled()


@pytest.mark.parametrize(("at", "defence"), [(GUARD_FLANKS, 0), (GUARD_ALONE, 3)])
def test_sun_and_moon_ignores_the_defence_where_it_flanks(at: str, defence: int) -> None:
    d = oda("sun-and-moon", "snipe", at=at).attack("honor-guard-1 medusa", "sun-and-moon", "snipe")
    assert d.values()[:2] == (2, defence)
    d.settled()


@pytest.mark.parametrize(("began", "value"), [("oda-nobunaga m04", 5), ("", 3)])
def test_momentous_shift(began: str, value: int) -> None:
    d = oda("momentous-shift", at=ALONE, began=began).attack("oda-nobunaga medusa", "momentous-shift")
    assert d.values()[0] == value
    d.settled()


def test_battle_maneuvers_draws_and_moves_all() -> None:
    d = oda("battle-maneuvers", at=ALONE, deck="pragmatism").attack("oda-nobunaga medusa", "battle-maneuvers")
    assert d.hand(0) == ["pragmatism"]
    d.asks("MoveGroup", 0, "done oda-nobunaga honor-guard-1").play("oda-nobunaga", "m04", "m01")
    assert (d.space("oda-nobunaga"), d.space("honor-guard-1")) == ("m04", "m01")
    d.settled()


@pytest.mark.parametrize(("at", "health"), [(FLANKED, 7), (ALONE, 5)])
def test_patience_and_strategy_heals_where_it_flanks(at: str, health: int) -> None:
    d = oda("patience-and-strategy", at=at, health="oda-nobunaga 5")
    d.attack("oda-nobunaga medusa", "patience-and-strategy")
    assert d.health("oda-nobunaga") == health
    d.settled()


# Spring the Trap


def test_spring_the_trap_puts_a_guard_in_his_place() -> None:
    """m10 is beside m15; the guard there takes the blow."""
    d = medusa("snipe", "spring-the-trap", at="oda-nobunaga m15, honor-guard-1 m10, medusa m09")
    d.attack("medusa oda-nobunaga", "snipe", "spring-the-trap").asks("MayDo", 1, "yes no").play("yes")
    assert (d.space("honor-guard-1"), d.space("oda-nobunaga")) == ("m15", "m10")
    assert (d.health("honor-guard-1"), d.health("oda-nobunaga"), d.health("medusa")) == (6, 13, 15)
    assert d.values()[:2] == (3, 3)  # 2, and 1 for a guard beside his lord
    d.settled()


def test_spring_the_trap_lets_him_choose() -> None:
    d = medusa("snipe", "spring-the-trap", at="oda-nobunaga m15, honor-guard-1 m10, honor-guard-2 m04, medusa m09")
    d.attack("medusa oda-nobunaga", "snipe", "spring-the-trap").play("yes")
    d.asks("PickForSwap", 1, "honor-guard-1 honor-guard-2").play("honor-guard-2")
    assert (d.space("honor-guard-2"), d.space("oda-nobunaga")) == ("m15", "m04")
    d.settled()


def test_spring_the_trap_may_be_declined_and_asks_nobody_alone() -> None:
    d = medusa("snipe", "spring-the-trap", at="oda-nobunaga m15, honor-guard-1 m10, medusa m09")
    d.attack("medusa oda-nobunaga", "snipe", "spring-the-trap").play("no")
    assert (d.health("oda-nobunaga"), d.health("medusa")) == (12, 15)
    d.settled()
    alone = medusa("snipe", "spring-the-trap", at="oda-nobunaga m15, honor-guard-1 m02, medusa m09")
    alone.attack("medusa oda-nobunaga", "snipe", "spring-the-trap")
    assert alone.health("medusa") == 15
    alone.settled()


def test_pragmatism_cancels() -> None:
    d = medusa("second-shot", "pragmatism").attack("medusa oda-nobunaga", "second-shot", "pragmatism")
    assert d.values()[:2] == (3, 3)
    d.settled()


# Schemes


@pytest.mark.parametrize(("answers", "left"), [("recover draw", 1), ("draw act", 2), ("act recover", 2)])
def test_reinforce_does_two_of_three(answers: str, left: int) -> None:
    d = oda("reinforce", health="oda-nobunaga 5", deck="pragmatism pragmatism").play("scheme", "reinforce")
    if d.question == "NamePerformer":
        d.play("oda-nobunaga")
    d.asks("ChooseScript", 0, "recover draw act").play(*answers.split())
    assert d.health("oda-nobunaga") == (6 if "recover" in answers else 5)
    assert len(d.hand(0)) == (2 if "draw" in answers else 0)
    d.settled(0, left)


@pytest.mark.parametrize(("at", "health"), [(FLANKED, 14), (ALONE, 16)])
def test_demon_king_hurts_all_who_are_flanked(at: str, health: int) -> None:
    d = oda("demon-king-of-the-sixth-heaven", at=at).scheme("demon-king-of-the-sixth-heaven")
    assert (d.health("medusa"), d.space("harpy-1")) == (health, "m31")
    d.settled()
