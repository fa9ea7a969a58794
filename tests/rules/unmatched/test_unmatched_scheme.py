"""Chapters «Действие: приём» and «Сброс», and what is hidden."""

from __future__ import annotations

import pytest
from scenes import ARTHUR_ALICE, MEDUSA_ALICE, SINBAD_ARTHUR, lay

APART = "king-arthur m15  merlin m01  medusa m31  harpy-1 m30"


def test_r77_a_scheme_is_played_openly_from_hand() -> None:
    s = lay(APART, hands=["prophecy feint", ""]).scheme("prophecy")
    assert s.sees(1, "scheme") == s.sees(None, "scheme") == ["prophecy"]
    assert s.told("scheme-played") == [{"event": "scheme-played", "seat": 0, "card": "prophecy", "fighter": "merlin"}]
    assert s.question == "Foresee"


def test_r77_the_fighter_that_performs_it_is_named() -> None:
    """Winged Frenzy is for anybody: of those that stand, one is named; the third Harpy is down."""
    s = lay("medusa m15  harpy-1 m08  harpy-3 m17  alice m31", heroes=MEDUSA_ALICE, hands=["winged-frenzy", ""])
    s.scheme("winged-frenzy")
    s.asks("NamePerformer", 0, "medusa", "harpy-1", "harpy-3")
    s.play("harpy-3")
    assert s.told("scheme-played")[0]["fighter"] == "harpy-3"
    assert s.question == "MoveGroup"


@pytest.mark.parametrize(
    ("standing", "legal"),
    [
        ("king-arthur m15  merlin m01", ["the-lady-of-the-lake", "prophecy", "command-the-storms"]),
        ("king-arthur m15", ["the-lady-of-the-lake"]),
    ],
)
def test_r78_only_the_eligible_fighter_performs_it(standing: str, legal: list[str]) -> None:
    s = lay(f"{standing}  medusa m31", hands=["prophecy command-the-storms the-lady-of-the-lake feint", ""])
    s.play("scheme")
    s.asks("ChooseScheme", 0, *legal)


def test_r79_all_effects_then_the_discard() -> None:
    """Drink Me: two cards, another size, and only then it lies in the pile."""
    s = lay("alice m15  jabberwock m01  king-arthur m31", heroes=("alice", "king-arthur"), hands=["drink-me", ""])
    s.scheme("drink-me")
    assert (s.hand(0), s.size(0), s.discard(0)) == (["regroup", "regroup"], "big", ["drink-me"])
    s.to_act(0, 1)


def test_r80_while_it_resolves_it_is_neither_in_hand_nor_in_the_pile() -> None:
    s = lay("alice m15  jabberwock m01  king-arthur m31", heroes=("alice", "king-arthur"), hands=["eat-me", ""])
    s.scheme("eat-me")
    assert (s.hand(0), s.discard(0)) == ([], [])
    assert s.sees(None, "scheme") == ["eat-me"]
    s.play("m15")
    assert s.discard(0) == ["eat-me"]
    assert s.sees(None, "scheme") == []
    s.to_act(0, 1)


@pytest.mark.parametrize(
    ("card", "hand"),
    [("prophecy", ""), ("the-lady-of-the-lake", "excalibur")],
    ids=["nothing to look at", "nothing to find"],
)
def test_r81_a_scheme_may_be_played_for_nothing(card: str, hand: str) -> None:
    s = lay(APART, hands=[f"{card} {hand}", ""], decks=["", ""]).scheme(card)
    assert s.hand(0) == hand.split()
    assert card in s.discard(0)
    assert (s.health("king-arthur"), s.health("merlin")) == (18, 7)
    s.to_act(0, 1)


def test_r81_what_can_be_done_of_it_is_done() -> None:
    """Winged Frenzy with no Harpy down: the moves alone."""
    s = lay(
        "medusa m15  harpy-1 m08  harpy-2 m17  harpy-3 m18  alice m31", heroes=MEDUSA_ALICE, hands=["winged-frenzy", ""]
    )
    s.scheme("winged-frenzy").play("medusa", "harpy-1", "m07", "done")
    assert s.space("harpy-1") == "m07"
    s.to_act(0, 1)


def test_a39_the_effects_of_one_block_run_as_printed() -> None:
    """Winged Frenzy moves first: the Harpy comes back beside the new place of Medusa."""
    s = lay("medusa m15  harpy-1 m08  harpy-2 m17  alice m31", heroes=MEDUSA_ALICE, hands=["winged-frenzy", ""])
    s.scheme("winged-frenzy").play("medusa", "medusa", "m03", "done")
    s.asks("PlaceFighter", 0, "m01", "m02", "m04", "m05", "m06")
    s.refuses("m15", "A23")  # where Medusa was
    s.play("m01")
    assert (s.space("harpy-3"), s.health("harpy-3")) == ("m01", 1)
    s.to_act(0, 1)


def test_a39_in_combat_too() -> None:
    """The Mushroom: the move is asked for while Alice still has her old size."""
    hands = ["the-other-side-of-the-mushroom", ""]
    s = lay("alice m15  jabberwock m01  king-arthur m09", heroes=("alice", "king-arthur"), hands=hands)
    s.fight("alice king-arthur", hands[0])
    assert (s.question, s.size(0)) == ("MoveFighter", "small")
    s.play("m04")
    assert s.size(0) == "big"
    s.to_act(0, 1)


# Piles, hands and decks


def test_r82_each_player_has_a_pile_of_his_own() -> None:
    s = lay("king-arthur m15  merlin m01  alice m09", heroes=ARTHUR_ALICE, hands=["feint", "skirmish"])
    s.fight("king-arthur alice", "feint", defence="skirmish")
    assert (s.discard(0), s.discard(1)) == (["feint"], ["skirmish"])
    s.to_act(0, 1)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_r83_anybody_may_look_through_any_pile(viewer: int | None) -> None:
    s = lay(APART, discards=["excalibur prophecy", "snipe"])
    assert sorted(str(card) for card in s.sees(viewer, "discard-0")) == ["excalibur", "prophecy"]
    assert s.sees(viewer, "discard-1") == ["snipe"]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_r84_hands_and_decks_are_hidden_and_their_sizes_are_not(viewer: int | None) -> None:
    s = lay(APART, hands=["excalibur prophecy", "snipe"], decks=["feint regroup", "dash"])
    hands = [["excalibur", "prophecy"], ["snipe"]]
    for seat in (0, 1):
        seen = s.sees(viewer, f"hand-{seat}")
        assert sorted(map(str, seen)) == hands[seat] if viewer == seat else seen == [None] * len(hands[seat])
        assert s.sees(viewer, f"deck-{seat}") == [None] * (2 - seat)


def test_r84_what_is_asked_for_cards_is_told_to_their_owner_alone() -> None:
    """What Sinbad may play is not to be read from what Arthur sees."""
    s = lay("sinbad m15  porter m01  king-arthur m09", heroes=SINBAD_ARTHUR, hands=["exploit feint", ""])
    s.play("attack", "sinbad king-arthur")
    assert s.match.view(1)["legal"] == []
    assert s.match.view(0)["legal"] == ["exploit", "feint"]
