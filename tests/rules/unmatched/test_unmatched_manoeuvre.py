"""Chapters «Действие: манёвр» and «Усиление»."""

from __future__ import annotations

import pytest
from scenes import ARTHUR_ALICE, MEDUSA_ALICE, SINBAD_ARTHUR, lay

APART = "king-arthur m15  merlin m01  medusa m31  harpy-1 m30"
SINBAD = "sinbad m02  porter m27  king-arthur m12  merlin m24"


def test_r51_first_a_card_is_drawn() -> None:
    """From the top of one's own deck, before anything is asked."""
    s = lay(APART, hands=["feint", ""], decks=["excalibur skirmish", "dash"]).play("manoeuvre")
    assert (s.hand(0), s.deck(0)) == (["excalibur", "feint"], ["skirmish"])
    assert (s.hand(1), s.deck(1)) == ([], ["dash"])
    s.asks("BoostMove", 0, "pass", "excalibur", "feint")


def test_r51_the_draw_is_seen_by_its_owner_alone() -> None:
    s = lay(APART, decks=["excalibur", ""]).play("manoeuvre")
    assert s.sees(0, "hand-0") == ["excalibur"]
    assert s.sees(1, "hand-0") == s.sees(None, "hand-0") == [None]
    assert s.match.events(1)[1]["card"] is None
    assert s.match.events(0)[1]["card"] == "excalibur"


def test_r53_r56_r57_fighters_move_one_after_another_each_once() -> None:
    s = lay("medusa m31  harpy-1 m13  harpy-2 m02  king-arthur m12  merlin m16", heroes=("medusa", "king-arthur"))
    s.manoeuvre()
    s.asks("MoveGroup", 0, "done", "medusa", "harpy-1", "harpy-2")
    s.play("harpy-2")
    assert s.question == "MoveFighter"
    s.refuses("medusa")  # the move that has begun is finished first
    s.play("m04")
    s.asks("MoveGroup", 0, "done", "medusa", "harpy-1")
    s.refuses("harpy-2")
    s.play("medusa", "m29")
    assert s.shows("fighter") == "harpy-1"  # the last one is not asked for by name
    s.play("m08")
    assert {name: s.space(name) for name in ("medusa", "harpy-1", "harpy-2")} == {
        "medusa": "m29",
        "harpy-1": "m08",
        "harpy-2": "m04",
    }
    s.to_act(0, 1)


@pytest.mark.parametrize("first", ["king-arthur", "merlin"])
def test_r57_any_order(first: str) -> None:
    """The one who goes first makes room for the other."""
    s = lay("king-arthur m02  merlin m03  medusa m31").manoeuvre()
    s.asks("MoveGroup", 0, "done", "king-arthur", "merlin")
    s.play(first)
    if first == "merlin":
        s.play("m05", "m03")
        assert (s.space("merlin"), s.space("king-arthur")) == ("m05", "m03")
    else:
        s.refuses("m03", "R60")
        s.play("m01")
        s.asks("MoveFighter", 0, "m02", "m03", "m04", "m05", "m15")
        s.play("m02")
        assert (s.space("merlin"), s.space("king-arthur")) == ("m02", "m01")
    s.to_act(0, 1)


def test_r53_moving_is_optional() -> None:
    s = lay(APART).manoeuvre().play("done")
    assert (s.space("king-arthur"), s.space("merlin")) == ("m15", "m01")
    s.to_act(0, 1)


def test_r53_r55_r58_each_up_to_the_one_move_value() -> None:
    """Arthur's value is 2: one step, no step, two steps are all right, three are not."""
    s = lay("king-arthur m02  merlin m27  medusa m31").manoeuvre()
    assert s.shows("most") == 2
    s.play("king-arthur")
    s.asks("MoveFighter", 0, "m01", "m02", "m03", "m04", "m07")
    s.refuses("m05", "R59")
    s.play("m03")  # one step
    s.asks("MoveFighter", 0, "m13", "m20", "m21", "m27", "m28", "m29")
    s.play("m29")  # two
    s.to_act(0, 1)


def test_r55_medusas_value_is_three() -> None:
    s = lay("medusa m02  harpy-1 m28  alice m24", heroes=MEDUSA_ALICE).manoeuvre().play("medusa")
    s.asks("MoveFighter", 0, *["m01", "m02", "m03", "m04", "m05", "m07", "m08", "m13", "m15"])
    s.play("m02")
    s.asks("MoveFighter", 0, *["m13", "m17", "m18", "m20", "m21", "m22", "m27", "m28", "m29", "m30", "m31"])


def test_r54_r64_the_card_just_drawn_may_be_the_boost() -> None:
    """T16: Excalibur comes and goes for 3; it holds for hero and sidekick."""
    s = lay("king-arthur m02  merlin m27  medusa m31", decks=["excalibur", ""]).play("manoeuvre", "excalibur")
    assert s.shows("most") == 5
    s.play("merlin")
    assert s.shows("most") == 5
    assert {"m07", "m08", "m30", "m22"} < set(s.match.legal(0))
    s.play("m27")
    assert s.shows("most") == 5
    assert s.question == "MoveFighter"


def test_r54_the_boost_is_settled_before_anybody_moves() -> None:
    s = lay(APART, hands=["excalibur", ""]).manoeuvre()
    s.refuses("excalibur")
    s.asks("MoveGroup", 0, "done", "king-arthur", "merlin")


def test_r64_r69_one_card_is_discarded_and_its_boost_added() -> None:
    s = lay(APART, hands=["noble-sacrifice feint", "dash"]).manoeuvre("noble-sacrifice")
    assert s.shows("most") == 2 + 3
    assert s.hand(0) == ["feint", "regroup"]
    assert s.discard(0) == ["noble-sacrifice"]
    for viewer in (0, 1, None):
        assert s.sees(viewer, "discard-0") == ["noble-sacrifice"]
    assert (s.hand(1), s.discard(1)) == (["dash"], [])


def test_r65_a_second_boost_is_refused() -> None:
    s = lay(APART, hands=["noble-sacrifice feint", ""]).manoeuvre("noble-sacrifice")
    s.refuses("feint")
    s.asks("MoveGroup", 0, "done", "king-arthur", "merlin")


def test_r64_only_cards_of_ones_own_hand_boost() -> None:
    s = lay(APART, hands=["feint", "dash"]).play("manoeuvre")
    s.asks("BoostMove", 0, "pass", "feint", "regroup")
    s.refuses("excalibur", "R64")
    s.refuses("dash")


@pytest.mark.parametrize("card", ["drink-me", "feint", "mad-as-a-hatter"])
def test_r66_nothing_else_of_the_card_applies(card: str) -> None:
    """Drink Me neither draws nor changes Alice's size."""
    s = lay("alice m15  jabberwock m01  king-arthur m31", heroes=("alice", "king-arthur"), hands=[card, "feint"])
    s.manoeuvre(card)
    assert (s.size(0), s.hand(0), s.hand(1)) == ("small", ["regroup"], ["feint"])
    s.asks("MoveGroup", 0, "done", "alice", "jabberwock")


def test_r67_effects_let_other_values_be_boosted() -> None:
    """Noble Sacrifice: 2, and 3 for a discarded Excalibur; its own attack value does not count."""
    s = lay("king-arthur m15  merlin m01  medusa m09", hands=["noble-sacrifice excalibur", ""])
    s.fight("king-arthur medusa", "noble-sacrifice")
    s.asks("BoostAttack", 0, "pass", "excalibur")
    s.refuses("feint", "R67")
    s.play("excalibur")
    assert s.health("medusa") == 16 - 5
    assert sorted(s.discard(0)) == ["excalibur", "noble-sacrifice"]
    s.to_act(0, 1)


def test_r68_cards_of_the_defeated_still_boost() -> None:
    """T64: with the Porter down, By Fortune and Fate is good for nothing else."""
    s = lay(
        "sinbad m15  king-arthur m09  merlin m24",
        heroes=SINBAD_ARTHUR,
        hands=["by-fortune-and-fate", ""],
        decks=["", ""],
        discards=["", ""],
    )
    s.asks("TakeAction", 0, "manoeuvre")
    s.manoeuvre("by-fortune-and-fate")
    assert s.shows("most") == 3
    assert s.discard(0) == ["by-fortune-and-fate"]


def test_r70_a_boost_of_zero_is_a_boost() -> None:
    """T17: the card goes, the move value stays; Sinbad's own bonus is declined here."""
    s = lay(SINBAD, heroes=SINBAD_ARTHUR, hands=["voyage-apes", ""]).manoeuvre("voyage-apes").play("no")
    assert s.shows("most") == 2
    assert s.discard(0) == ["voyage-apes"]
    assert s.question == "MoveGroup"


def test_r71_boosting_and_moving_nobody_is_allowed() -> None:
    s = lay(APART, hands=["excalibur", ""]).manoeuvre("excalibur").play("done")
    assert s.discard(0) == ["excalibur"]
    s.to_act(0, 1)


def test_r76_a_move_by_an_effect_takes_no_boost() -> None:
    """Divine Intervention moves Arthur by 5 at most; a card in hand changes nothing."""
    s = lay("king-arthur m02  merlin m24  medusa m01", hands=["divine-intervention excalibur", ""])
    s.fight("king-arthur medusa", "divine-intervention")
    assert (s.question, s.shows("most")) == ("MoveFighter", 5)
    s.refuses("excalibur")


def test_r76_sinbads_bonus_is_for_manoeuvres_only() -> None:
    """T62: three voyages lie in the pile, Toil and Danger moves him 3 and no more."""
    s = lay(
        "sinbad m15  porter m27  king-arthur m09  merlin m24",
        heroes=SINBAD_ARTHUR,
        hands=["toil-and-danger", ""],
        discards=["voyage-apes voyage-home voyage-whale", ""],
    )
    s.fight("sinbad king-arthur", "toil-and-danger")
    assert (s.question, s.shows("most")) == ("MoveFighter", 3)


@pytest.mark.parametrize(
    ("boost", "bonus", "most"),
    [
        ("voyage-apes", "yes", 6),
        ("voyage-apes", "no", 2),
        ("voyage-home", "yes", 7),
        ("feint", "yes", 6),
        ("pass", "yes", 5),
    ],
)
def test_a26_a_voyage_discarded_as_boost_counts_at_once(boost: str, bonus: str, most: int) -> None:
    """T62: three voyages in the pile and the one just discarded make 4; the move is 2 and its boost."""
    s = lay(
        SINBAD,
        heroes=SINBAD_ARTHUR,
        hands=["voyage-apes voyage-home feint", ""],
        discards=["voyage-creature voyage-snakes voyage-whale", ""],
    )
    s.manoeuvre(boost)
    assert s.shows("count") == (4 if boost.startswith("voyage") else 3)
    s.asks("AddToMove", 0, "yes", "no")
    s.play(bonus, "porter")
    assert s.shows("most") == most
    s.play("m27")
    assert (s.shows("fighter"), s.shows("most")) == ("sinbad", most)


def test_a26_without_voyages_in_the_pile_nothing_is_asked() -> None:
    s = lay(SINBAD, heroes=SINBAD_ARTHUR, hands=["feint", ""]).manoeuvre()
    assert (s.question, s.shows("most")) == ("MoveGroup", 2)
    s = lay("king-arthur m15  merlin m01  alice m31", heroes=ARTHUR_ALICE).manoeuvre()
    assert (s.question, s.shows("most")) == ("MoveGroup", 2)


def test_r53_r64_r79_the_example_of_the_rulebook() -> None:
    """T1: Arthur is hemmed in. Prophecy, then a boosted retreat of four steps out of five."""
    s = lay(
        "king-arthur m15  merlin m01  medusa m17  harpy-1 m09  harpy-2 m10  harpy-3 m18",
        hands=["prophecy noble-sacrifice", ""],
        decks=["excalibur feint skirmish regroup swift-strike", ""],
    )
    discarded = s.discard(0)
    s.scheme("prophecy").play("excalibur", "skirmish", "regroup")
    assert s.hand(0) == ["excalibur", "noble-sacrifice", "skirmish"]
    assert s.deck(0) == ["feint", "regroup", "swift-strike"]
    assert s.discard(0) == [*discarded, "prophecy"]
    s.to_act(0, 1)
    s.play("manoeuvre")
    assert (s.hand(0), len(s.deck(0))) == (["excalibur", "feint", "noble-sacrifice", "skirmish"], 2)
    s.play("noble-sacrifice")
    assert s.shows("most") == 5
    s.play("king-arthur", "m12")
    assert s.match.moves[-1].events[0]["data"]["way"] == ["m15", "m04", "m05", "m06", "m12"]  # type: ignore[index]
    s.play("m01")
    assert (s.space("king-arthur"), s.space("merlin")) == ("m12", "m01")
    assert s.hand(0) == ["excalibur", "feint", "skirmish"]
    assert s.discard(0) == [*discarded, "prophecy", "noble-sacrifice"]
    s.asks("UseAtTurnStart", 1, "pass", "king-arthur")
