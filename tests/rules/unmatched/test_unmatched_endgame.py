"""Chapter «Победа в игре», and what an empty deck does."""

from __future__ import annotations

from typing import Any

import pytest
from scenes import ARTHUR_ALICE, ARTHUR_MEDUSA, MEDUSA_ALICE, SINBAD_ARTHUR, Scene, lay

from ristal.engine.record import write_table

DUEL = "king-arthur m15  merlin m27  alice m09  jabberwock m31"


# When it is looked at


def test_r137_a_fallen_hero_ends_the_game_whatever_sidekicks_stand() -> None:
    s = lay(DUEL, heroes=ARTHUR_ALICE, hands=["excalibur", ""], health="alice 6")
    s.fight("king-arthur alice", "excalibur")
    assert (s.space("alice"), s.space("jabberwock")) == ("off", "m31")
    s.won(0)


def test_r137_no_second_action_is_offered() -> None:
    """T70."""
    s = lay(DUEL, heroes=ARTHUR_ALICE, hands=["excalibur feint", "feint"], health="alice 5")
    s.to_act(0, 2)
    s.fight("king-arthur alice", "excalibur")
    s.won(0)
    assert s.match.legal(0) == s.match.legal(1) == []


def test_r137_the_check_comes_before_the_end_of_the_turn() -> None:
    """Arthur holds nine cards, and nobody asks him to discard any more."""
    hand = "excalibur skirmish skirmish skirmish feint feint feint swift-strike swift-strike"
    s = lay(DUEL, heroes=ARTHUR_ALICE, hands=[hand, ""], health="alice 5", actions=1)
    s.fight("king-arthur alice", "excalibur")
    assert len(s.hand(0)) == 8
    s.won(0)


def test_r137_a_fallen_sidekick_does_not() -> None:
    """T71: and its space is free at once, for Swift Strike to move to."""
    s = lay(
        "king-arthur m15  merlin m27  alice m31  jabberwock m09",
        heroes=ARTHUR_ALICE,
        hands=["swift-strike", ""],
        health="jabberwock 3",
    )
    s.fight("king-arthur jabberwock", "swift-strike")
    assert s.health("jabberwock") == 0
    assert "m09" in s.match.legal(0)
    s.play("m09")
    assert s.space("king-arthur") == "m09"
    s.to_act(0, 1)


@pytest.mark.parametrize("hero", [0, 1])
def test_r137_either_player_wins_in_either_turn(hero: int) -> None:
    """The defender's hero falls, and the attacker's by Jaws; it is the hero that counts, not whose turn it is."""
    if hero == 0:
        s = lay(DUEL, heroes=ARTHUR_ALICE, hands=["", "feint"], health="king-arthur 2", to_move=1)
        s.fight("alice king-arthur", "feint")
        s.won(1)
    else:
        s = lay(
            "king-arthur m15  merlin m27  alice m08  jabberwock m09",
            heroes=ARTHUR_ALICE,
            hands=["skirmish", "jaws-that-bite"],
            health="alice 2",
            to_move=1,
        )
        s.fight("jabberwock king-arthur", "jaws-that-bite", defence="skirmish").play("king-arthur", "m04")
        s.won(0)


def test_r139_a1_the_running_action_is_resolved_to_its_end() -> None:
    """Alice is down, and Arthur's Swift Strike still asks where to, before the game is over."""
    s = lay(DUEL, heroes=ARTHUR_ALICE, hands=["swift-strike", "regroup"], health="alice 1")
    s.fight("king-arthur alice", "swift-strike", defence="regroup")
    assert s.health("alice") == 0
    assert not s.match.over
    assert s.hand(1) == ["regroup"]  # the fallen Alice's card has drawn
    assert s.question == "MoveFighter"
    s.play("m15")
    s.won(0)


def test_a1_by_the_older_text_it_ends_at_once() -> None:
    """Option O1."""
    s = lay(DUEL, heroes=ARTHUR_ALICE, hands=["swift-strike", "regroup"], health="alice 1", end="at-once")
    s.fight("king-arthur alice", "swift-strike", defence="regroup")
    assert s.hand(1) == []
    s.won(0)


@pytest.mark.parametrize("end", ["action", "at-once"])
def test_r140_the_check_before_the_first_action_sees_the_start_of_the_turn(end: str) -> None:
    """T55: Medusa's gaze fells Alice, and no action is taken."""
    s = lay("medusa m15  harpy-1 m01  alice m09", heroes=MEDUSA_ALICE, health="alice 1", phase="turn-start", end=end)
    s.asks("UseAtTurnStart", 0, "pass", "alice")
    s.play("alice")
    assert s.space("alice") == "off"
    s.won(0)
    document: Any = write_table(s.match.table)
    assert document["fields"]["effects"]["frames"] == []  # as records of earlier programs end


def test_r140_declining_the_gaze_is_allowed() -> None:
    s = lay("medusa m15  harpy-1 m01  alice m09", heroes=MEDUSA_ALICE, health="alice 1", phase="turn-start").play(
        "pass"
    )
    assert s.health("alice") == 1
    s.to_act(0, 2)


# Both heroes


def morgana(seat: int, *, end: str = "action", actions: int = 2) -> Scene:
    """Arthur fells Alice with The Aid of Morgana, whose two cards his empty deck does not hold."""
    hands = ["the-aid-of-morgana", ""]
    return lay(
        DUEL,
        heroes=ARTHUR_ALICE if seat == 0 else ARTHUR_ALICE[::-1],
        hands=hands if seat == 0 else hands[::-1],
        decks=["", ""],
        health="king-arthur 4  alice 3",
        to_move=seat,
        end=end,
        actions=actions,
    ).fight("king-arthur alice", "the-aid-of-morgana")


@pytest.mark.parametrize("actions", [1, 2])
@pytest.mark.parametrize("seat", [0, 1])
def test_r138_r141_a3_if_both_heroes_fell_the_player_whose_turn_it_is_wins(seat: int, actions: int) -> None:
    """T68: twice 2 damage fells Arthur as well, be it by the first action of his turn or by the second."""
    s = morgana(seat, actions=actions)
    assert (s.health("king-arthur"), s.health("alice"), s.health("merlin")) == (0, 0, 3)
    s.won(seat, how="both-defeated")


@pytest.mark.parametrize("seat", [0, 1])
def test_a1_at_once_the_first_to_fall_has_lost(seat: int) -> None:
    s = morgana(seat, end="at-once")
    assert (s.health("king-arthur"), s.health("alice")) == (4, 0)
    s.won(seat)


def test_r138_also_where_both_cards_did_it() -> None:
    """Two Regroups and two empty decks: Arthur falls by his own card, then Alice by hers, in Alice's turn."""
    health = "king-arthur 4  alice 2"
    s = lay(DUEL, heroes=ARTHUR_ALICE, hands=["regroup", "regroup"], decks=["", ""], health=health, to_move=1)
    s.fight("alice king-arthur", "regroup", defence="regroup")
    assert [told["fighter"] for told in s.told("fighter-defeated")] == ["king-arthur", "alice"]
    s.won(1, how="both-defeated")


# The empty deck


def test_r141_a2_a_card_that_cannot_be_drawn_hurts_each_own_fighter() -> None:
    """T65: then the fighters may move all the same; the pile is not shuffled in."""
    s = lay(DUEL, heroes=ARTHUR_ALICE, hands=["feint", ""], decks=["", "regroup"])
    pile = s.discard(0)
    s.play("manoeuvre")
    assert [s.health(name) for name in ("king-arthur", "merlin", "alice", "jabberwock")] == [16, 5, 13, 8]
    assert (s.hand(0), s.deck(0), s.discard(0)) == (["feint"], [], pile)
    s.asks("BoostMove", 0, "pass", "feint")
    s.play("pass", "king-arthur", "m04", "m27").to_act(0, 1)


def test_a2_option_without_exhaustion() -> None:
    """Option O2."""
    s = lay(DUEL, heroes=ARTHUR_ALICE, hands=["feint", ""], decks=["", "regroup"], exhaustion="none").play("manoeuvre")
    assert [s.health(name) for name in ("king-arthur", "merlin")] == [18, 7]
    s.asks("BoostMove", 0, "pass", "feint")


def test_r141_fallen_fighters_are_not_hurt_again() -> None:
    s = lay("king-arthur m15  merlin m27  medusa m31  harpy-2 m30", hands=["", ""], decks=["regroup", ""], to_move=1)
    s.play("manoeuvre")
    assert (s.health("medusa"), s.health("harpy-2"), s.health("harpy-1")) == (14, 0, 0)
    assert (s.question, s.shows("fighter")) == ("MoveFighter", "medusa")


@pytest.mark.parametrize(("deck", "lost"), [(3, 0), (2, 2), (1, 4), (0, 6)])
def test_r142_what_is_there_is_drawn_first_then_two_damage_for_each_missing_card(deck: int, lost: int) -> None:
    s = lay(
        "sinbad m15  porter m01  king-arthur m31",
        heroes=SINBAD_ARTHUR,
        hands=["riches-beyond-compare", ""],
        decks=[" ".join(["exploit", "feint", "regroup"][:deck]), ""],
    )
    s.scheme("riches-beyond-compare")
    assert len(s.hand(0)) == deck
    assert (s.health("sinbad"), s.health("porter")) == (15 - lost, 6 - lost)
    amounts = [told["amount"] for told in s.told("damage-taken") if told["fighter"] == "sinbad"]
    assert amounts == [2] * (3 - deck)
    s.to_act(0, 1)


def test_r143_looking_and_taking_is_not_drawing() -> None:
    s = lay("king-arthur m15  merlin m27  medusa m31", hands=["prophecy", ""], decks=["feint", ""]).scheme("prophecy")
    s.asks("Foresee", 0, "feint")
    s.play("feint")
    assert (s.hand(0), s.deck(0), s.health("king-arthur"), s.health("merlin")) == (["feint"], [], 18, 7)
    s.to_act(0, 1)


def test_r143_discarding_from_the_deck_is_not_drawing() -> None:
    """Manxome Foe finds no card: 3 against no defence, and nobody is exhausted."""
    s = lay(DUEL, heroes=ARTHUR_ALICE, hands=["", "manxome-foe"], decks=["", ""], to_move=1)
    s.fight("alice king-arthur", "manxome-foe")
    assert (s.health("king-arthur"), s.health("alice"), s.health("jabberwock")) == (15, 13, 8)
    s.to_act(1, 1)


def test_a3_exhaustion_can_lose_the_game() -> None:
    """T67: Arthur falls by his own manoeuvre; Merlin may still move, then the opponent has won."""
    s = lay(DUEL, heroes=ARTHUR_ALICE, decks=["", ""], health="king-arthur 2").play("manoeuvre")
    assert (s.space("king-arthur"), s.health("merlin")) == ("off", 5)
    assert (s.question, s.shows("fighter")) == ("MoveFighter", "merlin")
    s.play("m28")
    s.won(1)


def test_a3_exhaustion_is_no_combat_damage() -> None:
    """The attacker's own Snipe empties his deck and hurts him after a combat that he lost: nothing is decided anew."""
    s = lay(
        "medusa m15  harpy-1 m01  king-arthur m09  merlin m31",
        heroes=ARTHUR_MEDUSA[::-1],
        hands=["snipe", "skirmish"],
        decks=["", ""],
    )
    s.fight("medusa king-arthur", "snipe", defence="skirmish")
    assert s.told("combat-decided")[0]["winner"] == "defender"
    s.play("king-arthur", "m09")
    assert (s.health("medusa"), s.health("harpy-1"), s.health("king-arthur")) == (14, 0, 18)
    s.to_act(0, 1)
