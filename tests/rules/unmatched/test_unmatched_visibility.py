"""Who may know what: cards face down, hands that were looked at, the top of a deck, open piles."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ristal
from duel import Duel, duel
from ristal.text import translator

AT = "king-arthur m15, merlin m02, medusa m09, harpy-1 m31"


def seen_by(d: Duel, seat: int | None) -> str:
    """All that a seat or a spectator may know, byte by byte: the view and the log."""
    return json.dumps([d.match.view(seat), d.match.events(seat)], sort_keys=True)


def arthur(hand: str, other: str = "", **more: Any) -> Duel:
    return duel("king-arthur", "medusa", AT, hand=hand, other=other, **more)


def sinbad(hand: str, other: str, **more: Any) -> Duel:
    at = "sinbad m15, porter m02, medusa m09, harpy-1 m31"
    return duel("sinbad", "medusa", at, hand=hand, other=other, **more)


# Cards face down


@pytest.mark.parametrize("viewer", [1, None])
def test_r84_r93_a6_what_the_attacker_lays_changes_no_byte_for_the_others(viewer: int | None) -> None:
    """Excalibur boosted with Feint, or Feint boosted with Excalibur: a card back and a card back."""
    views = []
    for card, boost in (("excalibur", "feint"), ("feint", "excalibur"), ("regroup", "feint")):
        d = arthur("excalibur feint regroup", "dash")
        d.play("attack", "king-arthur medusa", card, boost)
        assert d.seen(viewer, "attack") == [None]
        assert d.seen(viewer, "boost") == [None]
        assert d.seen(viewer, "hand-0") == [None]
        assert d.seen(0, "attack") == [card]
        assert d.seen(0, "boost") == [boost]
        d.asks("PlayDefence", 1, "pass dash")
        views.append(seen_by(d, viewer))
    assert len(set(views)) == 1


def test_a6_that_a_boost_was_committed_is_open() -> None:
    with_boost, without = arthur("excalibur feint", "dash"), arthur("excalibur feint", "dash")
    with_boost.play("attack", "king-arthur medusa", "excalibur", "feint")
    without.play("attack", "king-arthur medusa", "excalibur", "pass")
    assert with_boost.seen(1, "boost") == [None]
    assert without.seen(1, "boost") == []


def test_r94_r95_a_defence_is_opened_together_with_the_attack() -> None:
    """Nobody is asked between the defence and the reveal, so nobody ever sees one card without the other."""
    d = arthur("noble-sacrifice excalibur", "dash snipe").play(
        "attack", "king-arthur medusa", "noble-sacrifice", "pass"
    )
    assert (d.seen(1, "attack"), d.seen(1, "defence")) == ([None], [])
    d.play("dash")
    for viewer in (0, 1, None):
        assert (d.seen(viewer, "attack"), d.seen(viewer, "defence")) == (["noble-sacrifice"], ["dash"])
    d.asks("BoostAttack", 0)


def test_r84_hands_and_decks_are_closed_and_their_sizes_open() -> None:
    d = arthur("excalibur feint", "dash snipe snipe")
    assert d.seen(1, "hand-0") == [None, None]
    assert d.seen(0, "hand-1") == [None, None, None]
    assert set(d.seen(0, "deck-0")) == {None}  # not even one's own
    assert len(d.seen(1, "deck-0")) == 28
    assert sorted(map(str, d.seen(0, "hand-0"))) == ["excalibur", "feint"]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_r82_r83_piles_are_open_to_everybody(viewer: int | None) -> None:
    d = arthur("", discard="excalibur feint", other_discard="dash")
    assert d.seen(viewer, "discard-0") == ["feint", "excalibur"]
    assert d.seen(viewer, "discard-1") == ["dash"]


@pytest.mark.parametrize("viewer", [1, None])
def test_r84_a_drawn_card_is_told_to_its_owner_alone(viewer: int | None) -> None:
    views = []
    for top in ("excalibur", "prophecy"):
        d = arthur("feint", deck=top).play("manoeuvre")
        assert {"event": "card-drawn", "seat": 0, "card": top, "seers": 1} in d.match.events(0)
        views.append(seen_by(d, viewer))
    assert len(set(views)) == 1


# Hands that were looked at


def test_a28_a_hand_that_was_looked_at_is_known_to_the_looker_alone() -> None:
    d = sinbad("voyage-snakes", "dash snipe").attack("sinbad medusa", "voyage-snakes")
    assert sorted(map(str, d.seen(0, "hand-1"))) == ["dash", "snipe"]
    assert d.seen(None, "hand-1") == [None, None]
    log: list[Any] = d.match.events(0)
    (shown,) = [event for event in log if event["event"] == "hand-shown"]
    assert sorted(shown["cards"]) == ["dash", "snipe"]
    (hidden,) = [event for event in d.match.events(None) if event["event"] == "hand-shown"]
    assert hidden["cards"] is None
    assert "Dash" not in translator("en", d.match.game).event(hidden, ["A", "B"])


def test_a28_what_was_seen_is_remembered_and_what_comes_after_is_not_known() -> None:
    d = sinbad("voyage-snakes", "dash snipe", other_deck="gaze-of-stone").attack("sinbad medusa", "voyage-snakes")
    d.play("manoeuvre", "pass", "no", "done")  # Sinbad's turn ends
    d.play("pass", "manoeuvre")  # Medusa draws a card that Sinbad does not see
    assert sorted(d.hand(1)) == ["dash", "gaze-of-stone", "snipe"]
    assert sorted(map(str, d.seen(0, "hand-1"))) == ["None", "dash", "snipe"]


def test_a28_a_seen_card_that_is_laid_face_down_may_be_any_of_those_seen() -> None:
    d = sinbad("voyage-snakes exploit", "dash snipe").attack("sinbad medusa", "voyage-snakes")
    d.play("attack", "sinbad medusa", "exploit", "dash").play("m09")
    assert d.seen(0, "hand-1") == ["snipe"]  # all is open again, so the rest is known again
    other = sinbad("voyage-snakes", "dash snipe", deck="feint").attack("sinbad medusa", "voyage-snakes")
    other.play("manoeuvre", "pass", "no", "done", "pass", "attack", "medusa sinbad", "snipe")
    assert (other.seen(0, "attack"), other.seen(0, "hand-1")) == ([None], [None])


MEDUSA_ATTACKS = (
    "manoeuvre",
    "pass",
    "no",
    "done",
    "pass",
    "attack",
    "medusa sinbad",
)  # after the second action of Sinbad


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("hand", ["gaze-of-stone hiss-and-slither", "gaze-of-stone a-momentary-glance winged-frenzy"])
def test_a28_a_redeal_keeps_what_was_seen_and_lays_only_what_could_be_laid(seed: int, hand: str) -> None:
    """Sinbad knows the whole hand: what attacks him is its only attack card, and the others are still there."""
    d = sinbad("voyage-snakes feint", hand, other_deck="snipe").attack("sinbad medusa", "voyage-snakes")
    d.play(*MEDUSA_ATTACKS, "gaze-of-stone").asks("PlayDefence", 0)
    twin = Duel(d.match.redeal(0, seed))
    assert twin.names(twin.table.attack_card) == ["gaze-of-stone"]
    assert twin.hand(1) == sorted(card for card in hand.split() if card != "gaze-of-stone")
    assert twin.match.view(0) == d.match.view(0)


@pytest.mark.parametrize("seed", range(8))
def test_a28_a_redeal_may_lay_a_card_that_was_drawn_unseen(seed: int) -> None:
    """Of the hand only a card that cannot attack was seen, so what attacks is unknown, and the seen one is in hand."""
    d = sinbad("voyage-snakes feint", "hiss-and-slither", other_deck="snipe").attack("sinbad medusa", "voyage-snakes")
    d.play("manoeuvre", "pass", "no", "done", "pass", "manoeuvre", "pass", "done")
    d.play("attack", "medusa sinbad", "snipe").asks("PlayDefence", 0)
    twin = Duel(d.match.redeal(0, seed))
    (laid,) = twin.names(twin.table.attack_card)
    assert laid in ("gaze-of-stone", "second-shot", "dash", "snipe", "feint", "regroup")
    assert twin.hand(1) == ["hiss-and-slither"]
    assert twin.match.view(0) == d.match.view(0)


def test_a28_snicker_snack_shows_to_alice_alone_and_she_remembers() -> None:
    at = "alice m15, jabberwock m02, medusa m09"
    d = duel("alice", "medusa", at, hand="snicker-snack", other="dash snipe gaze-of-stone", size="small")
    d.attack("alice medusa", "snicker-snack")
    assert d.seen(None, "hand-1") == [None, None, None]
    d.play("dash")
    assert sorted(map(str, d.seen(0, "hand-1"))) == ["gaze-of-stone", "snipe"]
    assert d.seen(None, "hand-1") == [None, None]
    d.settled()


# The top of a deck


@pytest.mark.parametrize("viewer", [1, None])
def test_a13_prophecy_shows_nothing_to_the_others(viewer: int | None) -> None:
    views = []
    for deck, answers in (
        ("excalibur feint skirmish regroup", ("excalibur", "feint", "regroup")),
        ("swift-strike bewilderment momentous-shift feint", ("bewilderment", "feint", "swift-strike")),
    ):
        d = arthur("prophecy", deck=deck).scheme("prophecy")
        seen = [seen_by(d, viewer)]
        for answer in answers:
            d.play(answer)
            seen.append(seen_by(d, viewer))
        d.settled()
        views.append(seen)
    assert views[0] == views[1]


def test_a13_prophecy_its_player_sees_the_four_and_then_knows_the_two() -> None:
    d = arthur("prophecy", deck="excalibur feint skirmish regroup swift-strike").scheme("prophecy")
    assert d.seen(0, "deck-0")[-5:] == [None, "regroup", "skirmish", "feint", "excalibur"]
    d.play("excalibur", "feint", "regroup")
    assert d.seen(0, "deck-0")[-3:] == [None, "regroup", "skirmish"]
    assert set(d.seen(1, "deck-0")) == {None}
    d.settled()


@pytest.mark.parametrize("seed", range(4))
def test_a13_a_redeal_keeps_the_cards_that_prophecy_put_back(seed: int) -> None:
    d = arthur("prophecy", deck="excalibur feint skirmish regroup").scheme("prophecy", "excalibur", "feint", "regroup")
    mine = Duel(d.match.redeal(0, seed))
    assert mine.deck(0, 2) == ["skirmish", "regroup"]
    assert mine.hand(0) == ["excalibur", "feint"]


@pytest.mark.parametrize("viewer", [0, 1])
def test_a14_a_search_in_vain_tells_where_the_card_is_not(viewer: int) -> None:
    """Excalibur is in neither deck nor pile, so it is in hand, and what is drawn from that deck is something else."""
    d = arthur("the-lady-of-the-lake excalibur feint", discard="regroup").scheme("the-lady-of-the-lake")
    for answers in ((), ("manoeuvre",)):
        d.play(*answers)
        for seed in range(300):
            twin = Duel(d.match.redeal(viewer, seed))
            assert "excalibur" in twin.hand(0)
            assert "excalibur" not in twin.names(twin.table.deck[0])
            assert twin.match.view(viewer) == d.match.view(viewer)


def test_a28_a_hand_that_is_known_stays_known_while_one_card_of_it_lies_face_down() -> None:
    d = sinbad("voyage-snakes feint", "snipe dash gaze-of-stone").attack("sinbad medusa", "voyage-snakes")
    d.play(*MEDUSA_ATTACKS, "snipe")
    view: Any = d.match.view(0)
    assert (view["zones"]["hand-1"], view["zones"]["attack"]) == ([None, None], [None])
    assert sorted(view["known"]["1"]) == ["dash", "gaze-of-stone", "snipe"]
    assert d.match.view(1)["known"] == d.match.view(None)["known"] == {}


def test_r84_a_hand_is_told_in_one_order() -> None:
    hands = [arthur(hand).seen(0, "hand-0") for hand in ("feint excalibur regroup", "regroup feint excalibur")]
    assert hands[0] == hands[1]


def test_a14_a_shuffle_makes_forget_what_lay_on_top() -> None:
    d = arthur("prophecy the-lady-of-the-lake", deck="feint skirmish regroup swift-strike")
    d.scheme("prophecy", "feint", "skirmish", "regroup")
    d.scheme("the-lady-of-the-lake")
    assert set(d.seen(0, "deck-0")) == {None}
    assert "excalibur" in d.seen(1, "hand-0")  # everybody knows what was fetched


def test_a25_voyages_taken_from_the_open_pile_are_known_to_all() -> None:
    d = sinbad("voyage-home feint", "", discard="voyage-apes voyage-whale").attack("sinbad medusa", "voyage-home")
    assert sorted(map(str, d.seen(1, "hand-0"))) == ["None", "voyage-apes", "voyage-whale"]
    d.settled()


# Saves in the middle


def test_r80_a_scheme_in_play_survives_a_save_with_its_owner() -> None:
    at = "king-arthur m15, merlin m02, medusa m09, harpy-1 m31"
    d = duel("medusa", "king-arthur", at, hand="a-momentary-glance winged-frenzy", other="prophecy")
    d.scheme("winged-frenzy", "medusa", "done", "m04").scheme("a-momentary-glance", "medusa")
    d.scheme("prophecy").asks("Foresee", 1)
    loaded = Duel(ristal.load(d.match.save()))
    assert loaded.match.game.invariant_errors(loaded.table) == []
    assert loaded.match.view(0) == d.match.view(0)
    loaded.asks("Foresee", 1, " ".join(d.offers()))
