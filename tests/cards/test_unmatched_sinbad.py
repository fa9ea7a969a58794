"""The deck of Sinbad, card by card. Feint, Regroup and Momentous Shift: test_unmatched_shared.py."""

from __future__ import annotations

from typing import Any

import pytest
from decks import fighters, lines, table, unmatched

from duel import Duel, duel

AT = "sinbad m15, porter m02, medusa m09, harpy-1 m31"
PORTER_AT = "sinbad m02, porter m15, medusa m09, harpy-1 m31"
VOYAGES = [
    "voyage-home", "voyage-whale", "voyage-snakes", "voyage-creature", "voyage-cannibals", "voyage-apes",
    "voyage-serendib",
]  # fmt: skip


def sinbad(hand: str, other: str = "", at: str = AT, **more: Any) -> Duel:
    """Sinbad is to move; Medusa stands beside him."""
    return duel("sinbad", "medusa", at, hand=hand, other=other, **more)


def medusa(hand: str, other: str, at: str = AT, **more: Any) -> Duel:
    """Medusa is to move."""
    return duel("medusa", "sinbad", at, hand=hand, other=other, **more)


def test_fighters() -> None:
    assert fighters("sinbad") == lines("""
        1 sinbad hero 15 melee
        1 porter sidekick 6 melee
        move 2, move
    """)


def test_deck() -> None:
    assert table("sinbad") == lines("""
        4 toil-and-danger       versatile 3 1 sinbad
        1 voyage-home           attack    2 1 sinbad
        2 riches-beyond-compare scheme    - 1 sinbad
        3 by-fortune-and-fate   attack    3 1 porter
        1 voyage-whale          attack    2 0 sinbad
        1 voyage-snakes         attack    2 0 sinbad
        1 voyage-creature       attack    2 0 sinbad
        1 voyage-cannibals      attack    2 0 sinbad
        1 voyage-apes           attack    2 0 sinbad
        1 voyage-serendib       attack    2 0 sinbad
        1 commanding-impact     attack    5 2 any
        2 leap-away             versatile 4 1 any
        2 exploit               versatile 4 1 any
        3 momentous-shift       versatile 3 1 any
        3 feint                 versatile 2 1 any
        3 regroup               versatile 1 1 any
    """)


def test_seven_cards_are_voyages() -> None:
    cards = unmatched().heroes["sinbad"].cards
    assert [card.id for card in cards if "voyage" in card.tags] == VOYAGES


WHOLE_HAND = (
    "toil-and-danger voyage-home riches-beyond-compare by-fortune-and-fate voyage-whale voyage-snakes voyage-creature "
    "voyage-cannibals voyage-apes voyage-serendib commanding-impact leap-away exploit momentous-shift feint regroup"
)


def test_what_sinbad_and_the_porter_attack_with() -> None:
    d = sinbad(WHOLE_HAND, at="sinbad m15, porter m14, medusa m09").play("attack", "sinbad medusa")
    d.asks(
        "PlayAttack",
        0,
        "toil-and-danger voyage-home voyage-whale voyage-snakes voyage-creature voyage-cannibals voyage-apes "
        "voyage-serendib commanding-impact leap-away exploit momentous-shift feint regroup",
    )
    d.match.undo()
    d.play("porter medusa")
    d.asks("PlayAttack", 0, "by-fortune-and-fate commanding-impact leap-away exploit momentous-shift feint regroup")


def test_what_sinbad_and_the_porter_defend_with() -> None:
    at = "sinbad m15, porter m14, medusa m09"
    d = medusa("snipe", WHOLE_HAND, at=at).play("attack", "medusa sinbad", "snipe")
    d.asks("PlayDefence", 1, "pass toil-and-danger leap-away exploit momentous-shift feint regroup")
    d.match.undo()
    d.match.undo()
    d.play("medusa porter", "snipe").asks("PlayDefence", 1, "pass leap-away exploit momentous-shift feint regroup")


def test_the_only_scheme_is_sinbads() -> None:
    sinbad(WHOLE_HAND).play("scheme").asks("ChooseScheme", 0, "riches-beyond-compare")


# Toil and Danger


def test_toil_and_danger_in_attack_moves_sinbad_up_to_three() -> None:
    d = sinbad("toil-and-danger").attack("sinbad medusa", "toil-and-danger")
    assert d.values() == (3, 0, 3, "attacker")
    d.asks("MoveFighter", 0, "m03 m04 m05 m06 m10 m11 m12 m15 m16 m18 m19 m22").play("m05")
    assert (d.space("sinbad"), d.space("porter")) == ("m05", "m02")
    d.settled()


def test_toil_and_danger_gets_no_move_for_voyages() -> None:
    """T62 The bonus is for manoeuvres."""
    d = sinbad("toil-and-danger", discard="voyage-home voyage-whale voyage-snakes")
    d.attack("sinbad medusa", "toil-and-danger")
    d.asks("MoveFighter", 0, "m03 m04 m05 m06 m10 m11 m12 m15 m16 m18 m19 m22").play("m15")
    d.settled()


def test_toil_and_danger_in_defence_moves_sinbad_even_if_lost() -> None:
    d = medusa("second-shot dash", "toil-and-danger").attack("medusa sinbad", "second-shot", "toil-and-danger")
    d.play("dash")
    assert d.values() == (4, 3, 1, "attacker")
    d.asks("MoveFighter", 1).play("m10")
    assert d.space("sinbad") == "m10"
    d.settled()


def test_toil_and_danger_of_a_fallen_sinbad_moves_nobody() -> None:
    d = medusa("second-shot dash", "toil-and-danger", health="sinbad 1")
    d.attack("medusa sinbad", "second-shot", "toil-and-danger").play("dash").won_by(0)


def test_toil_and_danger_under_feint_does_not_move() -> None:
    d = sinbad("toil-and-danger", "feint").attack("sinbad medusa", "toil-and-danger", "feint")
    assert d.values() == (3, 2, 1, "attacker")
    d.settled()


# Voyages: what all seven share


def others(voyage: str, count: int) -> str:
    return " ".join([other for other in VOYAGES if other != voyage][:count])


def finish(d: Duel) -> None:
    """Say no to whatever the voyage offers."""
    while d.question in ("MayDo", "MoveFighter"):
        d.play("no" if d.question == "MayDo" else d.offers()[0])


@pytest.mark.parametrize("voyage", VOYAGES)
def test_voyage_counts_the_others_in_the_pile(voyage: str) -> None:
    """T61 The first of the game counts none, not even itself."""
    for count in (0, 1, 6):
        d = sinbad(voyage, "", discard=f"{others(voyage, count)} feint exploit").attack("sinbad medusa", voyage)
        assert d.values() == (2 + count, 0, 2 + count, "attacker")
        finish(d)
        d.settled()


@pytest.mark.parametrize("voyage", VOYAGES)
def test_voyage_under_feint_is_two_and_does_nothing_more(voyage: str) -> None:
    d = sinbad(voyage, "feint dash", discard=others(voyage, 6), health="sinbad 9")
    d.attack("sinbad medusa", voyage, "feint")
    assert d.values() == (2, 2, 0, "defender")
    assert (d.hand(0), d.hand(1), d.health("sinbad"), d.health("medusa")) == ([], ["dash"], 9, 16)
    assert d.told("hand-shown") == []
    assert len(d.pile(0)) == 7
    d.settled()


def test_voyage_counts_only_ones_own_pile() -> None:
    at = "sinbad-1 m15, porter-1 m02, sinbad-2 m09, porter-2 m31"
    d = duel(
        "sinbad", "sinbad", at, hand="voyage-apes", discard="voyage-home", other_discard="voyage-whale", twice="yes"
    )
    d.attack("sinbad-1 sinbad-2", "voyage-apes")
    assert d.values() == (3, 0, 3, "attacker")
    d.settled()


# Voyage Home


def test_voyage_home_takes_the_other_voyages_to_hand() -> None:
    d = sinbad("voyage-home", discard="voyage-apes feint voyage-whale exploit").attack("sinbad medusa", "voyage-home")
    assert d.values() == (4, 0, 4, "attacker")
    assert d.hand(0) == ["voyage-apes", "voyage-whale"]
    assert d.pile(0) == ["exploit", "feint", "voyage-home"]  # itself goes to the pile afterwards
    d.settled()


def test_voyage_home_takes_them_even_if_lost() -> None:
    d = sinbad("voyage-home", "hiss-and-slither", discard="voyage-apes")
    d.attack("sinbad medusa", "voyage-home", "hiss-and-slither")
    assert d.values() == (3, 4, 0, "defender")
    assert d.hand(0) == ["voyage-apes"]  # Hiss and Slither came first and found nothing
    d.settled()


def test_voyage_home_with_no_others_takes_nothing() -> None:
    d = sinbad("voyage-home", discard="feint").attack("sinbad medusa", "voyage-home")
    assert (d.hand(0), d.pile(0)) == ([], ["feint", "voyage-home"])
    d.settled()


# Riches Beyond Compare


def test_riches_beyond_compare_draws_three() -> None:
    d = sinbad("riches-beyond-compare", deck="feint exploit regroup leap-away").scheme("riches-beyond-compare")
    assert (d.hand(0), d.pile(0)) == (["exploit", "feint", "regroup"], ["riches-beyond-compare"])
    assert d.hand(1) == []
    d.settled()


# By Fortune and Fate


@pytest.mark.parametrize("defence", ["", "hiss-and-slither"])
def test_by_fortune_and_fate_draws_two_won_or_lost(defence: str) -> None:
    d = sinbad("by-fortune-and-fate", defence, at=PORTER_AT, deck="feint exploit regroup")
    d.attack("porter medusa", "by-fortune-and-fate", defence)
    assert d.values()[3] == ("defender" if defence else "attacker")
    assert d.hand(0) == ["exploit", "feint"]
    d.settled()


def test_by_fortune_and_fate_under_feint_draws_nothing() -> None:
    d = sinbad("by-fortune-and-fate", "feint", at=PORTER_AT).attack("porter medusa", "by-fortune-and-fate", "feint")
    assert (d.values(), d.hand(0)) == ((3, 2, 1, "attacker"), [])
    d.settled()


def test_by_fortune_and_fate_without_the_porter_is_only_good_for_a_boost() -> None:
    """T64"""
    d = sinbad("by-fortune-and-fate", at="sinbad m15, medusa m09", deck="feint")
    d.asks("TakeAction", 0, "manoeuvre")
    d.play("manoeuvre").asks("BoostMove", 0, "pass by-fortune-and-fate feint").play("by-fortune-and-fate")
    d.asks("MoveFighter", 0, "m02 m03 m04 m05 m06 m10 m11 m12 m15 m16 m18 m19 m22").play("m15")
    d.settled()


# The six voyages


@pytest.mark.parametrize(("before", "after"), [(9, 11), (14, 15), (15, 15)])
def test_voyage_to_the_whale_recovers_two(before: int, after: int) -> None:
    d = sinbad("voyage-whale", health=f"sinbad {before}, porter 3").attack("sinbad medusa", "voyage-whale")
    assert (d.health("sinbad"), d.health("porter")) == (after, 3)
    d.settled()


def test_voyage_to_the_snakes_shows_the_hand_to_sinbad_alone() -> None:
    d = sinbad("voyage-snakes", "dash snipe").attack("sinbad medusa", "voyage-snakes")
    assert sorted(map(str, d.seen(0, "hand-1"))) == ["dash", "snipe"]
    assert d.seen(None, "hand-1") == [None, None]
    assert d.hand(1) == ["dash", "snipe"]
    d.settled()


def test_voyage_to_the_snakes_shows_even_if_lost_what_is_left() -> None:
    d = sinbad("voyage-snakes", "dash snipe").attack("sinbad medusa", "voyage-snakes", "dash").play("m09")
    assert d.values() == (2, 3, 0, "defender")
    assert d.seen(0, "hand-1") == ["snipe"]
    d.settled()


@pytest.mark.parametrize("seed", range(3))
def test_voyage_to_the_creature_discards_one_at_random(seed: int) -> None:
    d = sinbad("voyage-creature", "dash snipe gaze-of-stone feint", seed=seed).attack(
        "sinbad medusa", "voyage-creature"
    )
    (told,) = d.told("card-discarded")
    assert d.pile(1) == [told["card"]]
    assert sorted([*d.hand(1), *d.pile(1)]) == ["dash", "feint", "gaze-of-stone", "snipe"]
    assert len(d.match.moves[-1].chance) == 1  # a throw of the match's own chance, kept in its record
    d.settled()


def test_voyage_to_the_creature_differs_with_the_seed() -> None:
    met = {
        sinbad("voyage-creature", "dash snipe gaze-of-stone feint", seed=seed)
        .attack("sinbad medusa", "voyage-creature")
        .pile(1)[0]
        for seed in range(24)
    }
    assert met == {"dash", "feint", "gaze-of-stone", "snipe"}


def test_voyage_to_the_creature_against_an_empty_hand_does_nothing() -> None:
    d = sinbad("voyage-creature").attack("sinbad medusa", "voyage-creature")
    assert d.pile(1) == []
    d.settled()


def test_voyage_to_the_cannibals_may_move_sinbad_up_to_two() -> None:
    d = sinbad("voyage-cannibals", discard="voyage-home").attack("sinbad medusa", "voyage-cannibals")
    d.asks("MayDo", 0, "yes no").play("yes")
    d.asks("MoveFighter", 0, "m03 m04 m05 m10 m11 m15 m18 m19").play("m03")
    assert (d.space("sinbad"), d.space("porter")) == ("m03", "m02")
    d.settled()


def test_voyage_to_the_cannibals_may_do_without() -> None:
    d = sinbad("voyage-cannibals").attack("sinbad medusa", "voyage-cannibals").play("no")
    assert d.space("sinbad") == "m15"
    d.settled()


@pytest.mark.parametrize(("defence", "health"), [("", 16 - 2 - 2), ("snipe", 16 - 2)])
def test_voyage_to_the_apes_deals_two_to_the_opposing_fighter_won_or_lost(defence: str, health: int) -> None:
    d = sinbad("voyage-apes", defence, other_deck="dash").attack("sinbad medusa", "voyage-apes", defence)
    assert d.health("medusa") == health
    assert d.health("harpy-1") == 1
    d.settled()


def test_voyage_to_the_apes_finds_no_target_in_the_fallen() -> None:
    d = sinbad("voyage-apes", at="sinbad m15, porter m02, medusa m31, harpy-1 m09").attack(
        "sinbad harpy-1", "voyage-apes"
    )
    assert (d.space("harpy-1"), d.health("medusa")) == (None, 16)
    d.settled()


def test_voyage_to_serendib_draws_one() -> None:
    d = sinbad("voyage-serendib", deck="feint exploit").attack("sinbad medusa", "voyage-serendib")
    assert d.hand(0) == ["feint"]
    d.settled()


# Commanding Impact


@pytest.mark.parametrize(("at", "who"), [(AT, "sinbad"), (PORTER_AT, "porter")])
def test_commanding_impact_is_five_and_draws_one(at: str, who: str) -> None:
    d = sinbad("commanding-impact", "hiss-and-slither", at=at, deck="feint exploit")
    d.attack(f"{who} medusa", "commanding-impact", "hiss-and-slither")
    assert d.values() == (5, 4, 1, "attacker")
    assert d.hand(0) == ["feint"]
    d.settled()


def test_commanding_impact_under_feint_draws_nothing() -> None:
    d = sinbad("commanding-impact", "feint").attack("sinbad medusa", "commanding-impact", "feint")
    assert (d.values(), d.hand(0)) == ((5, 2, 3, "attacker"), [])
    d.settled()


# Leap Away


def test_leap_away_won_moves_either_up_to_four() -> None:
    d = sinbad("leap-away", "regroup").attack("sinbad medusa", "leap-away", "regroup")
    d.asks("MoveEither", 0, "sinbad medusa").play("medusa")
    d.asks("MoveFighter", 0, "m01 m07 m08 m09 m10 m13 m14 m17 m18 m19 m20 m22 m28 m29 m30").play("m09")
    d.match.undo()
    d.match.undo()
    d.play("sinbad").asks("MoveFighter", 0, "m01 m03 m04 m05 m06 m10 m11 m12 m15 m16 m17 m18 m19 m22 m24 m29 m30").play(
        "m24"
    )
    assert (d.space("sinbad"), d.space("medusa")) == ("m24", "m09")
    d.settled()


def test_leap_away_lost_moves_nobody() -> None:
    d = sinbad("leap-away", "hiss-and-slither").attack("sinbad medusa", "leap-away", "hiss-and-slither")
    assert d.values() == (4, 4, 0, "defender")
    d.settled()


def test_leap_away_in_defence_is_the_porters_too() -> None:
    d = medusa("snipe", "leap-away", at=PORTER_AT).attack("medusa porter", "snipe", "leap-away")
    assert d.values() == (3, 4, 0, "defender")
    d.asks("MoveEither", 1, "medusa porter").play("porter", "m15")
    d.settled()


def test_leap_away_under_feint_moves_nobody() -> None:
    d = sinbad("leap-away", "feint").attack("sinbad medusa", "leap-away", "feint")
    assert d.values() == (4, 2, 2, "attacker")
    d.settled()


# Exploit


@pytest.mark.parametrize(("at", "who"), [(AT, "sinbad"), (PORTER_AT, "porter")])
def test_exploit_in_attack_draws_one_even_if_lost(at: str, who: str) -> None:
    d = sinbad("exploit", "hiss-and-slither", at=at, deck="feint regroup")
    d.attack(f"{who} medusa", "exploit", "hiss-and-slither")
    assert (d.values(), d.hand(0)) == ((4, 4, 0, "defender"), ["feint"])
    d.settled()


def test_exploit_in_defence_draws_one() -> None:
    d = medusa("snipe", "exploit", other_deck="feint").attack("medusa sinbad", "snipe", "exploit")
    assert (d.values(), d.hand(1)) == ((3, 4, 0, "defender"), ["feint"])
    d.settled()


def test_exploit_under_feint_draws_nothing() -> None:
    d = sinbad("exploit", "feint").attack("sinbad medusa", "exploit", "feint")
    assert d.hand(0) == []
    d.settled()
