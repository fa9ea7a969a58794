"""The deck of Jekyll & Hyde, card by card."""

from __future__ import annotations

from typing import Any

import pytest
from decks import fighters, lines, table

from duel import Duel, duel

ME = "jekyll-and-hyde"
AT = f"{ME} m15, medusa m09, harpy-1 m31"


def mine(form: str, hand: str, other: str = "", at: str = AT, **more: Any) -> Duel:
    """Jekyll or Hyde is to move; Medusa stands beside him."""
    return duel(ME, "medusa", at, hand=hand, other=other, states=[form, "none"], **more)


def medusa(form: str, hand: str, other: str, at: str = AT, **more: Any) -> Duel:
    """Medusa is to move."""
    return duel("medusa", ME, at, hand=hand, other=other, states=["none", form], **more)


def test_fighters() -> None:
    assert fighters(ME) == lines(f"""
        1 {ME} hero 16 melee
        move 2, turn-start, after-maneuver, usable-in-state
    """)


def test_deck() -> None:
    assert table(ME) == lines(f"""
        3 succumb-to-compulsion versatile 2 2 {ME}
        2 distracted-triage     versatile 3 3 {ME}
        2 with-haste            defence   4 3 {ME}
        2 scientific-method     defence   2 2 {ME}
        2 calming-research      scheme    - 3 {ME}
        2 recoiling-blow        attack    5 2 {ME}
        2 forever-hyde          attack    5 2 {ME}
        2 madness-relents       versatile 4 2 {ME}
        3 pure-evil             scheme    - 3 {ME}
        2 strange-case          scheme    - 2 {ME}
        3 feint                 versatile 2 2 {ME}
        3 skirmish              versatile 4 1 {ME}
        2 duality-of-man        versatile 3 1 {ME}
    """)


# Cards of Dr. Jekyll


def test_succumb_to_compulsion_makes_him_hyde() -> None:
    d = mine("jekyll", "succumb-to-compulsion").attack(f"{ME} medusa", "succumb-to-compulsion").play("m04")
    assert (d.space(ME), d.size(0)) == ("m04", "hyde")
    d.settled()


@pytest.mark.parametrize(("defence", "health"), [("pass", 12), ("hiss-and-slither", 10)])
def test_distracted_triage_heals_when_won(defence: str, health: int) -> None:
    d = mine("jekyll", "distracted-triage", "hiss-and-slither", health=f"{ME} 10")
    d.attack(f"{ME} medusa", "distracted-triage", defence)
    assert d.health(ME) == health


def test_with_haste() -> None:
    d = medusa("jekyll", "snipe", "with-haste").attack(f"medusa {ME}", "snipe", "with-haste")
    d.asks("MoveFighter", 1).play("m06")
    assert d.space(ME) == "m06"
    d.settled()


def test_scientific_method_draws_for_each_damage() -> None:
    d = medusa("jekyll", "snipe", "scientific-method", other_deck="feint skirmish")
    d.attack(f"medusa {ME}", "snipe", "scientific-method")
    assert (d.health(ME), d.hand(1)) == (15, ["feint"])
    d.settled()


def test_scientific_method_draws_nothing_unhurt() -> None:
    d = medusa("jekyll", "regroup", "scientific-method", other_deck="feint")
    d.attack(f"medusa {ME}", "regroup", "scientific-method")
    assert (d.health(ME), d.hand(1)) == (16, [])


def test_calming_research_keeps_one_of_three() -> None:
    d = mine("jekyll", "calming-research", deck="feint skirmish pure-evil", health=f"{ME} 10")
    d.scheme("calming-research").asks("ChooseDraw", 0, "draw-0 draw-1 draw-2 draw-3").play("draw-3")
    d.asks("KeepDrawn", 0, "pure-evil feint skirmish").play("skirmish")
    d.asks("SinkDrawn", 0, "pure-evil feint").play("pure-evil", "feint")
    assert (d.health(ME), d.hand(0), d.deck(0)[-1], d.deck(0)[-2]) == (12, ["skirmish"], "feint", "pure-evil")
    d.settled()


def test_calming_research_may_draw_nothing_or_one() -> None:
    d = mine("jekyll", "calming-research", deck="feint skirmish").scheme("calming-research", "draw-0")
    assert (d.hand(0), d.deck(0, 1)) == ([], ["feint"])
    d.settled()
    one = mine("jekyll", "calming-research", deck="feint skirmish").scheme("calming-research", "draw-1", "feint")
    assert (one.hand(0), one.deck(0, 1)) == (["feint"], ["skirmish"])
    one.settled()


def test_calming_research_without_cards_hurts() -> None:
    d = mine("jekyll", "calming-research", empty_decks=True, deck="feint").scheme("calming-research", "draw-3", "feint")
    assert (d.health(ME), d.hand(0)) == (16 - 4, ["feint"])


# Cards of Mr. Hyde


def test_recoiling_blow_makes_him_jekyll() -> None:
    d = mine("hyde", "recoiling-blow").attack(f"{ME} medusa", "recoiling-blow").play("m22")
    assert (d.space(ME), d.size(0), d.health("medusa")) == ("m22", "jekyll", 11)
    d.settled()


@pytest.mark.parametrize(("shed", "value"), [(["pass"], 5), (["with-haste", "pass"], 7)])
def test_forever_hyde_sheds_cards_of_jekyll(shed: list[str], value: int) -> None:
    d = mine("hyde", "forever-hyde with-haste feint").attack(f"{ME} medusa", "forever-hyde")
    d.asks("DiscardAtWill", 0, "pass with-haste").play(*shed)
    assert d.values()[0] == value


def test_madness_relents() -> None:
    d = mine("hyde", "madness-relents").attack(f"{ME} medusa", "madness-relents")
    assert d.size(0) == "jekyll"
    d.settled()


def test_pure_evil_hurts_all_beside_him() -> None:
    d = mine("hyde", "pure-evil", at=f"{ME} m15, medusa m17, harpy-1 m18").scheme("pure-evil").play("m22")
    assert (d.health("medusa"), d.health("harpy-1"), d.health(ME)) == (14, 0, 16)
    d.settled()


def test_strange_case_strikes_with_the_boost_of_the_top_card() -> None:
    d = mine("hyde", "strange-case", deck="distracted-triage").scheme("strange-case")
    assert (d.health("medusa"), d.hand(0)) == (13, ["distracted-triage"])
    assert d.seen(1, "hand-0") == ["distracted-triage"]
    d.settled()


def test_strange_case_with_an_empty_deck_does_nothing() -> None:
    d = mine("hyde", "strange-case", empty_decks=True).scheme("strange-case")
    assert (d.health("medusa"), d.health(ME), d.hand(0)) == (16, 16, [])
    d.settled()


def test_strange_case_with_nobody_beside_him_takes_the_card() -> None:
    d = mine("hyde", "strange-case", at=f"{ME} m02, medusa m09", deck="feint").scheme("strange-case")
    assert (d.health("medusa"), d.hand(0)) == (16, ["feint"])
    d.settled()


# Cards of both


@pytest.mark.parametrize("form", ["jekyll", "hyde"])
def test_feint_and_skirmish_are_played_in_either_form(form: str) -> None:
    d = mine(form, "feint skirmish", "snipe", other_deck="dash").play("attack", f"{ME} medusa")
    d.asks("PlayAttack", 0, "feint skirmish").play("feint", "snipe")
    assert d.hand(1) == []
    d.settled()


@pytest.mark.parametrize(("defence", "asks"), [("pass", "MoveEither"), ("hiss-and-slither", "TakeAction")])
def test_skirmish(defence: str, asks: str) -> None:
    d = mine("jekyll", "skirmish", "hiss-and-slither").attack(f"{ME} medusa", "skirmish", defence)
    d.asks(asks, 0)


@pytest.mark.parametrize(("form", "attack", "defence"), [("jekyll", 3, 6), ("hyde", 6, 3)])
def test_duality_of_man(form: str, attack: int, defence: int) -> None:
    assert mine(form, "duality-of-man").attack(f"{ME} medusa", "duality-of-man").values()[0] == attack
    d = medusa(form, "regroup", "duality-of-man").attack(f"medusa {ME}", "regroup", "duality-of-man")
    assert d.values()[1] == defence
