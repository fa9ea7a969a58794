"""Steps of a move, and chapter «Эффекты перемещения»."""

from __future__ import annotations

import pytest
from scenes import ARTHUR_ALICE, MEDUSA_ALICE, lay

ALL = [f"m{number:02}" for number in range(1, 32)]
MEDUSA_ARTHUR = ("medusa", "king-arthur")
CROWD = "medusa m09  harpy-1 m17  king-arthur m15  merlin m08"


def but(*taken: str) -> list[str]:
    """All spaces of Marmoreal but these."""
    return [space for space in ALL if space not in taken]


# Steps


def test_r59_each_step_leads_to_a_neighbour() -> None:
    """The Jabberwock on m14 goes to m09, though m15 lies nearer to the eye than m22."""
    s = lay("jabberwock m14  alice m02  king-arthur m24", heroes=ARTHUR_ALICE, to_move=1).manoeuvre().play("jabberwock")
    s.asks("MoveFighter", 1, *["m07", "m08", "m09", "m14", "m15", "m17", "m22"])
    s.refuses("m10", "R59")
    s.play("m15")
    assert s.told("fighter-moved")[0]["way"] == ["m14", "m09", "m15"]


@pytest.mark.parametrize(("arthur", "merlin"), [("m02", "m03"), ("m01", "m02")])
def test_r60_through_an_ally_but_not_onto_him(arthur: str, merlin: str) -> None:
    s = lay(f"king-arthur {arthur}  merlin {merlin}  medusa m31").manoeuvre().play("king-arthur")
    beyond = {"m03": "m04", "m02": "m03"}[merlin]
    assert beyond in s.match.legal(0)
    assert merlin not in s.match.legal(0)
    s.refuses(merlin, "R60")
    s.play(beyond)
    assert s.space("king-arthur") == beyond


def test_r60_an_ally_costs_a_step_like_any_space() -> None:
    s = lay("king-arthur m02  merlin m03  medusa m31").manoeuvre().play("king-arthur")
    s.asks("MoveFighter", 0, "m01", "m02", "m04", "m07")
    s.refuses("m05", "R59")


def test_r61_not_through_an_opponent() -> None:
    """A Harpy on m03 closes the only short way from m02 to m04."""
    s = lay("king-arthur m02  merlin m27  medusa m31  harpy-1 m03").manoeuvre().play("king-arthur")
    s.asks("MoveFighter", 0, "m01", "m02", "m07")
    s.refuses("m03", "R25")
    s.refuses("m04", "R59")  # there is a way round, but a long one


def test_r61_hemmed_in_is_hemmed_in() -> None:
    """T11: Harpies on both sides leave Arthur his own space only, whatever the boost."""
    s = lay("king-arthur m02  merlin m27  medusa m31  harpy-1 m01  harpy-2 m03", hands=["excalibur", ""])
    s.manoeuvre("excalibur").play("king-arthur")
    s.asks("MoveFighter", 0, "m02")
    s.refuses("m04", "R61")


def test_r61_the_same_holds_for_the_other_side() -> None:
    s = lay("medusa m02  harpy-1 m28  king-arthur m01  merlin m03", heroes=MEDUSA_ARTHUR).manoeuvre().play("medusa")
    s.asks("MoveFighter", 0, "m02")


def test_r62_r63_staying_and_coming_back_are_moves_of_nothing() -> None:
    s = lay("king-arthur m15  merlin m27  medusa m31").manoeuvre().play("king-arthur")
    assert "m15" in s.match.legal(0)
    s.play("m15")
    assert s.told("fighter-moved")[0]["way"] == ["m15"]
    s.asks("MoveFighter", 0, "m13", "m20", "m21", "m27", "m28", "m29")


def test_r4_a_card_beats_the_rules_of_the_book() -> None:
    """T14: Winged Frenzy lets Medusa through where a manoeuvre of the same length does not."""
    s = lay(CROWD, heroes=MEDUSA_ARTHUR, hands=["winged-frenzy", ""])
    s.scheme("winged-frenzy").play("medusa", "medusa")
    s.asks(
        "MoveFighter",
        0,
        *["m01", "m03", "m04", "m05", "m07", "m09", "m10", "m11", "m13", "m14", "m18", "m19", "m22", "m29", "m30"],
    )
    for taken, clause in (("m15", "R25"), ("m08", "R25"), ("m17", "R60")):
        s.refuses(taken, clause)
    s = lay(CROWD, heroes=MEDUSA_ARTHUR).manoeuvre().play("medusa")
    s.asks("MoveFighter", 0, "m09", "m14", "m18", "m22", "m29", "m30")


# Moving others


def test_r72_r73_an_opposing_fighter_moves_as_its_owner_would() -> None:
    """T13: Medusa passes her own Harpy, not Arthur or Merlin; Arthur's player says where to."""
    s = lay(CROWD, heroes=("king-arthur", "medusa"), hands=["skirmish", ""])
    s.fight("king-arthur medusa", "skirmish")
    s.asks("MoveEither", 0, "king-arthur", "medusa")
    s.play("medusa")
    s.asks("MoveFighter", 0, "m09", "m14", "m22")
    s.play("m22")
    assert s.space("medusa") == "m22"
    s.to_act(0, 1)


def test_r72_ones_own_fighter_moves_from_ones_own_side() -> None:
    """The same fight: Arthur passes Merlin, not Medusa and her Harpy."""
    s = lay(
        "king-arthur m15  merlin m10  medusa m09  harpy-1 m04", heroes=("king-arthur", "medusa"), hands=["skirmish", ""]
    )
    s.fight("king-arthur medusa", "skirmish").play("king-arthur")
    s.asks("MoveFighter", 0, "m11", "m15", "m18", "m19")


def test_r73_nobody_else_is_asked() -> None:
    """The winner is the defender: he moves the attacker, in the attacker's turn."""
    s = lay(CROWD, heroes=("king-arthur", "medusa"), hands=["skirmish", "regroup"], to_move=1)
    s.fight("medusa king-arthur", "regroup", defence="skirmish")
    s.asks("MoveEither", 0, "medusa", "king-arthur")
    s.play("medusa")
    s.asks("MoveFighter", 0, "m09", "m14", "m22")
    s.play("m14").to_act(1, 1)


# Placing


def test_r74_r75_a4_placing_asks_for_no_way_and_takes_free_spaces_only() -> None:
    """Bewilderment puts Merlin, hemmed in on m02, on any space where nobody stands."""
    s = lay(
        "merlin m02  king-arthur m31  medusa m05  harpy-1 m01  harpy-2 m03",
        heroes=("king-arthur", "medusa"),
        hands=["bewilderment", "snipe"],
        to_move=1,
    )
    s.fight("medusa merlin", "snipe", defence="bewilderment").play("yes")
    s.asks("PlaceFighter", 0, *but("m02", "m31", "m05", "m01", "m03"))
    s.refuses("m31", "R75")
    s.refuses("m05", "R75")
    s.play("m27")
    assert (s.space("merlin"), s.health("merlin")) == ("m27", 7)
    s.to_act(1, 1)


def test_r75_a4_alice_is_placed_on_another_free_space() -> None:
    s = lay(
        "alice m09  jabberwock m08  medusa m15  harpy-1 m14", heroes=MEDUSA_ALICE, hands=["regroup", "looking-glass"]
    )
    s.fight("medusa alice", "regroup", defence="looking-glass").play("place")
    s.asks("PlaceFighter", 1, *but("m09", "m08", "m15", "m14"))
    s.play("m31")
    assert s.space("alice") == "m31"
    s.asks("ChooseScript", 1, "draw", "recover")
