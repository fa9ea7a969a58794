"""Abilities of the heroes of further sets: they stand in the content as data, so what is tried is the content."""

from __future__ import annotations

import pytest

import ristal
from duel import Duel, duel

# Robin Hood

ROBIN_AT = "robin-hood m15, outlaw-1 m02, medusa m09, harpy-1 m31"


def test_r181_robin_hood_moves_on_after_his_attack() -> None:
    d = duel("robin-hood", "medusa", ROBIN_AT, hand="snark", deck="feint").attack("robin-hood medusa", "snark")
    assert d.hand(0) == ["feint"]  # the effects of the cards came before
    d.asks("MoveFighter", 0, "m03 m04 m05 m10 m11 m15 m18 m19").play("m19")
    assert d.space("robin-hood") == "m19"
    d.settled()


def test_r181_so_does_an_outlaw_who_attacked() -> None:
    d = duel("robin-hood", "medusa", "outlaw-1 m15, robin-hood m02, medusa m09", hand="highway-robbery")
    d.attack("outlaw-1 medusa", "highway-robbery").asks("MoveFighter", 0).play("m04")
    assert (d.space("outlaw-1"), d.space("robin-hood")) == ("m04", "m02")
    d.settled()


def test_r181_he_may_stay() -> None:
    d = duel("robin-hood", "medusa", ROBIN_AT, hand="snark").attack("robin-hood medusa", "snark").play("m15")
    assert d.space("robin-hood") == "m15"
    d.settled()


def test_r181_a_lost_attack_is_an_attack() -> None:
    d = duel("robin-hood", "medusa", ROBIN_AT, hand="snark", other="hiss-and-slither")
    d.attack("robin-hood medusa", "snark", "hiss-and-slither").asks("MoveFighter", 0)


def test_r181_nobody_moves_after_the_attack_of_another() -> None:
    d = duel("medusa", "robin-hood", ROBIN_AT, hand="snipe").attack("medusa robin-hood", "snipe")
    d.settled()


def test_r181_r177_outlaws_without_robin_stay_where_they_are() -> None:
    """In a team game only they fight on."""
    d = Duel(
        ristal.position(
            "unmatched",
            'board = "marmoreal"\nmode = "teams"\nheroes = ["robin-hood", "medusa", "sinbad", "alice"]\nto_move = 0\n'
            'hands = [["snark"], [], [], []]\ndecks = [[], [], [], []]\ndiscards = [[], [], [], []]\n'
            'spaces = { outlaw-1 = "m15", medusa = "m09", sinbad = "m01", alice = "m27" }\n',
        )
    )
    d.attack("outlaw-1 medusa", "snark").asks("TakeAction", 0)


# Bigfoot


def bigfoot(at: str) -> Duel:
    """His second action is a manoeuvre that leads nowhere; then his turn ends."""
    d = duel("bigfoot", "king-arthur", at, deck="feint regroup hoax skirmish", actions=1)
    d.play("manoeuvre", "pass")
    while d.question in ("MoveGroup", "MoveFighter"):
        d.play("done" if d.question == "MoveGroup" else d.space("bigfoot") or "")
    return d


def test_r182_bigfoot_unseen_may_draw_at_the_end_of_his_turn() -> None:
    d = bigfoot("bigfoot m02, jackalope m15, king-arthur m09").asks("UseAtTurnEnd", 0, "yes no").play("yes")
    assert d.hand(0) == ["feint", "regroup"]
    d.asks("TakeAction", 1)


def test_r182_bigfoot_need_not() -> None:
    d = bigfoot("bigfoot m02, jackalope m15, king-arthur m09").play("no")
    assert d.hand(0) == ["feint"]
    d.asks("TakeAction", 1)


@pytest.mark.parametrize("seen_by", ["king-arthur m04, merlin m31", "king-arthur m31, merlin m04"])
def test_r182_a_fighter_in_any_of_his_zones_sees_him(seen_by: str) -> None:
    """m04 lies in three zones, one of them that of m02."""
    d = bigfoot(f"bigfoot m02, jackalope m15, {seen_by}")
    assert d.hand(0) == ["feint"]
    d.asks("TakeAction", 1)


def test_r182_the_jackalope_hides_nobody_and_betrays_nobody() -> None:
    bigfoot("bigfoot m02, jackalope m17, king-arthur m09").asks("UseAtTurnEnd", 0)


# Achilles


def test_r183_the_fall_of_patroclus_costs_two_cards_at_random() -> None:
    at = "achilles m02, patroclus m15, medusa m09"
    d = duel("medusa", "achilles", at, hand="snipe", other="feint skirmish spear-throw", health="patroclus 1")
    d.attack("medusa patroclus", "snipe", "pass")
    assert (d.space("patroclus"), len(d.hand(1)), len(d.pile(1))) == (None, 1, 2)
    d.settled()


@pytest.mark.parametrize(
    ("at", "value"), [("achilles m15, patroclus m02, medusa m09", 4), ("achilles m15, medusa m09", 6)]
)
def test_r183_achilles_alone_is_stronger(at: str, value: int) -> None:
    d = duel("achilles", "medusa", at, hand="brothers-in-arms").attack("achilles medusa", "brothers-in-arms")
    assert d.values()[0] == value


@pytest.mark.parametrize(("other", "cards"), [("", 1), ("hiss-and-slither", 1), ("hiss-and-slither second-shot", 1)])
def test_r183_achilles_alone_draws_for_a_combat_he_wins(other: str, cards: int) -> None:
    d = duel("achilles", "medusa", "achilles m15, medusa m09", hand="brothers-in-arms", other=other, deck="feint feint")
    d.attack("achilles medusa", "brothers-in-arms", other.split()[0] if other else "")
    assert len(d.hand(0)) == cards


def test_r183_with_patroclus_or_in_defeat_he_draws_nothing() -> None:
    d = duel("achilles", "medusa", "achilles m15, patroclus m02, medusa m09", hand="brothers-in-arms", deck="feint")
    assert d.attack("achilles medusa", "brothers-in-arms").hand(0) == []
    lost = duel("achilles", "medusa", "achilles m15, medusa m09", hand="feint", other="hiss-and-slither", deck="feint")
    assert lost.attack("achilles medusa", "feint", "hiss-and-slither").hand(0) == []


def test_r183_he_draws_as_a_defender_who_won() -> None:
    d = duel("medusa", "achilles", "achilles m15, medusa m09", hand="snipe", other="achilles-heel", other_deck="feint")
    assert d.attack("medusa achilles", "snipe", "achilles-heel").hand(1) == ["feint"]


# Bloody Mary


@pytest.mark.parametrize(
    ("hand", "actions"), [("evade evade", 2), ("evade evade feint", 3), ("evade evade feint feint", 2)]
)
def test_r184_exactly_three_cards_make_a_third_action(hand: str, actions: int) -> None:
    d = duel("bloody-mary", "medusa", "bloody-mary m15, medusa m09", hand=hand, phase="turn-start")
    d.settled(0, actions)


# Sun Wukong


def test_r185_sun_wukong_may_pay_for_a_clone() -> None:
    d = duel("sun-wukong", "medusa", "sun-wukong m02, medusa m09", phase="turn-start")
    d.asks("UseAtTurnStart", 0, "yes no").play("yes").asks("PlaceFighter", 0, "m01 m03").play("m03")
    assert (d.health("sun-wukong"), d.space("clone-1"), d.health("clone-1")) == (16, "m03", 1)
    d.settled(0, 2)


def test_r185_he_need_not() -> None:
    d = duel("sun-wukong", "medusa", "sun-wukong m02, medusa m09", phase="turn-start").play("no")
    assert (d.health("sun-wukong"), d.space("clone-1")) == (17, None)
    d.settled(0, 2)


def test_r185_clones_begin_in_reserve_and_come_back_from_a_fall() -> None:
    match = ristal.new("unmatched", seed=1, heroes=["sun-wukong", "medusa"], first="0", board="marmoreal")
    d = Duel(match)
    assert [d.space(f"clone-{number}") for number in (1, 2, 3)] == [None] * 3
    d.asks("PlaceFighter", 1)  # nobody to place for seat 0
    fallen = duel("sun-wukong", "medusa", "sun-wukong m02, clone-1 m15, medusa m09", phase="turn-start")
    fallen.play("yes").play("m01")
    assert fallen.space("clone-2") == "m01"


# The Genie


def genie(hand: str) -> Duel:
    return duel("genie", "medusa", "genie m15, medusa m09", hand=hand, phase="turn-start")


def test_r186_the_genie_may_pay_a_card_for_an_action() -> None:
    d = genie("feint back-in-the-lamp").asks("UseAtTurnStart", 0, "yes no").play("yes")
    d.asks("DiscardOwn", 0, "feint back-in-the-lamp").play("feint")
    assert (d.hand(0), d.pile(0)) == (["back-in-the-lamp"], ["feint"])
    d.settled(0, 3)


def test_r186_he_need_not_and_without_a_card_nobody_asks() -> None:
    genie("feint").play("no").settled(0, 2)
    genie("").settled(0, 2)
