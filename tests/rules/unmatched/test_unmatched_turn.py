"""Chapters «Ваш ход» and «Структура карты»."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from scenes import ARTHUR_ALICE, MEDUSA_ALICE, SINBAD_ARTHUR, lay, made_up

from ristal.engine.errors import BadContent
from ristal.games import load_game

APART = "king-arthur m15  merlin m01  medusa m31  harpy-1 m30"


# Two actions


def test_r35_a_turn_is_two_actions() -> None:
    s = lay(APART)
    s.to_act(0, 2)
    s.idle().to_act(0, 1)
    s.idle().to_act(1, 2)
    s.idle().idle().to_act(0, 2)


@pytest.mark.parametrize("played", [0, 1])
def test_r35_no_action_is_skipped(played: int) -> None:
    """T7: there is no pass and no end of turn among the answers."""
    s = lay(APART, actions=2 - played)
    s.asks("TakeAction", 0, "manoeuvre")
    s.refuses("pass", "R35")
    s.refuses("done")


@pytest.mark.parametrize("twice", ["manoeuvre", "scheme", "attack"])
def test_r36_one_action_twice(twice: str) -> None:
    s = lay(
        "sinbad m15  porter m01  king-arthur m09  merlin m31",
        heroes=SINBAD_ARTHUR,
        hands=["riches-beyond-compare riches-beyond-compare exploit exploit", ""],
    )
    for left in (1, 0):
        if twice == "manoeuvre":
            s.idle()
        elif twice == "scheme":
            s.scheme("riches-beyond-compare")
        else:
            s.fight("sinbad king-arthur", "exploit")
        if left:
            s.to_act(0, left)
    while s.question == "DiscardSurplus":
        s.play("regroup")
    s.to_act(1, 2)


@pytest.mark.parametrize("order", ["manoeuvre scheme", "scheme attack", "attack manoeuvre"])
def test_r36_r37_two_actions_of_different_kinds(order: str) -> None:
    s = lay(
        "sinbad m15  porter m01  king-arthur m09  merlin m31",
        heroes=SINBAD_ARTHUR,
        hands=["riches-beyond-compare exploit", ""],
    )
    s.asks("TakeAction", 0, "manoeuvre", "scheme", "attack")
    for action in order.split():
        if action == "manoeuvre":
            s.idle()
        elif action == "scheme":
            s.scheme("riches-beyond-compare")
        else:
            s.fight("sinbad king-arthur", "exploit")
    s.to_act(1, 2)


@pytest.mark.parametrize(
    ("hand", "legal"),
    [
        ("", ["manoeuvre"]),
        ("the-holy-grail bewilderment", ["manoeuvre"]),
        ("prophecy", ["manoeuvre", "scheme"]),
        ("feint", ["manoeuvre", "attack"]),
        ("prophecy feint", ["manoeuvre", "scheme", "attack"]),
    ],
)
def test_r37_an_action_is_offered_if_it_can_be_done(hand: str, legal: list[str]) -> None:
    s = lay("king-arthur m15  merlin m01  medusa m09", hands=[hand, ""])
    s.asks("TakeAction", 0, *legal)
    for action, clause in (("scheme", "R77"), ("attack", "R86")):
        if action not in legal:
            s.refuses(action, clause)


@pytest.mark.parametrize("exhaustion", ["damage", "none"])
def test_r38_a_manoeuvre_is_always_possible(exhaustion: str) -> None:
    """T10: with no card in hand or deck, and nowhere to go."""
    s = lay(
        "king-arthur m02  medusa m31  harpy-1 m01  harpy-2 m03", decks=["", "snipe"], exhaustion=exhaustion, actions=1
    )
    s.asks("TakeAction", 0, "manoeuvre")
    s.play("manoeuvre")
    s.asks("MoveFighter", 0, "m02")
    s.play("m02").to_act(1, 2)


# The end of a turn

SEVEN = "skirmish skirmish skirmish feint feint feint excalibur"


@pytest.mark.parametrize(("hand", "surplus"), [(5, 0), (6, 1), (7, 2)])
def test_r39_r52_a_hand_above_seven_is_cut_at_the_end_of_the_turn(hand: int, surplus: int) -> None:
    """T8: two manoeuvres make nine of seven; the owner picks what goes to his own pile."""
    s = lay(APART, hands=[" ".join(SEVEN.split()[:hand]), ""]).idle().idle()
    assert len(s.hand(0)) == hand + 2
    held = list(dict.fromkeys(card for card in (*SEVEN.split()[:hand], "regroup")))
    order = ["skirmish", "excalibur", "feint", "regroup"]
    gone = ["feint", "skirmish"][:surplus]
    for left in range(surplus, 0, -1):
        assert (s.question, s.shows("left")) == ("DiscardSurplus", left)
        s.asks("DiscardSurplus", 0, *[card for card in order if card in held])
        s.play(gone[surplus - left])
    assert len(s.hand(0)) == min(7, hand + 2)
    assert (s.discard(0), s.discard(1)) == (gone, [])
    s.to_act(1, 2)


def test_r40_r52_between_the_actions_a_hand_may_be_larger() -> None:
    s = lay(APART, hands=[SEVEN, ""]).idle()
    assert len(s.hand(0)) == 8
    s.to_act(0, 1)


def test_r40_the_limit_does_not_hold_in_the_opponents_turn() -> None:
    """Medusa draws with Regroup in Arthur's turn and comes to nine; her own turn has to end before she is cut."""
    hand = "regroup snipe snipe snipe dash dash dash second-shot"
    s = lay("king-arthur m15  merlin m01  medusa m09", hands=["regroup", hand], actions=1)
    s.fight("king-arthur medusa", "regroup", defence="regroup")
    assert len(s.hand(1)) == 9
    s.asks("UseAtTurnStart", 1, "pass", "king-arthur")
    s.play("pass").idle()
    assert len(s.hand(1)) == 10
    s.to_act(1, 1)
    s.idle()
    assert (s.question, s.asked, s.shows("left")) == ("DiscardSurplus", 1, 4)


def test_r41_then_the_turn_passes() -> None:
    s = lay(APART, actions=1).idle()
    assert s.told("turn-begun") == [{"event": "turn-begun", "seat": 1}]
    s.to_act(1, 2)


def test_r42_what_begins_a_turn_takes_no_action() -> None:
    """Medusa's gaze comes before her first action and leaves her two."""
    s = lay("medusa m15  alice m09  jabberwock m27", heroes=MEDUSA_ALICE, phase="turn-start")
    s.asks("UseAtTurnStart", 0, "pass", "alice")
    s.play("alice")
    assert s.health("alice") == 12
    s.to_act(0, 2)


def test_r42_only_at_the_start_of_ones_own_turn() -> None:
    s = lay("medusa m15  alice m09  jabberwock m27", heroes=MEDUSA_ALICE).idle().idle()
    s.to_act(1, 2)
    s.idle().idle()
    s.asks("UseAtTurnStart", 0, "pass", "alice")


# Cards


def cards() -> list[Any]:
    return list(load_game("unmatched").cards)  # type: ignore[attr-defined]


def test_r43_r44_a_card_has_a_type_and_what_else_it_shows() -> None:
    assert {card.type for card in cards()} == {"attack", "defence", "scheme", "versatile"}
    for card in cards():
        assert set(card.name) >= {"ru", "en"}
        assert 1 <= card.cards <= 4
        assert 0 <= card.boost <= 4
    (excalibur,) = [card for card in cards() if card.id == "excalibur"]
    assert not excalibur.has_effects
    assert (excalibur.id, excalibur.type, excalibur.value, excalibur.boost) == ("excalibur", "attack", 6, 3)
    assert (excalibur.who, excalibur.cards) == ("king-arthur", 1)


def test_r50_a_scheme_has_no_value(tmp_path: Path) -> None:
    assert {card.value for card in cards() if card.is_scheme} == {0}
    content = made_up(tmp_path)
    file = content / "heroes/alice.toml"
    text = re.sub(r'(id = "drink-me".*?type = "scheme"\n)', r"\1value = 2\n", file.read_text("utf-8"), flags=re.DOTALL)
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadContent, match="value"):
        load_game("unmatched", content)


ALL_TYPES = "excalibur the-holy-grail the-lady-of-the-lake skirmish"


def test_r45_attack_cards_and_versatile_ones_attack() -> None:
    s = lay("king-arthur m15  merlin m01  medusa m09", hands=[ALL_TYPES, ""]).play("attack", "king-arthur medusa")
    s.asks("PlayAttack", 0, "skirmish", "excalibur")
    s.refuses("the-holy-grail", "R45")
    s.refuses("the-lady-of-the-lake", "R45")


def test_r45_defence_cards_and_versatile_ones_defend() -> None:
    s = lay("king-arthur m15  merlin m01  medusa m09", hands=[ALL_TYPES, "snipe"], to_move=1)
    s.play("attack", "medusa king-arthur", "snipe")
    s.asks("PlayDefence", 0, "pass", "skirmish", "the-holy-grail")
    s.refuses("excalibur", "R45")
    s.refuses("the-lady-of-the-lake", "R45")


def test_r45_schemes_alone_are_schemes() -> None:
    s = lay("king-arthur m15  merlin m01  medusa m09", hands=[ALL_TYPES, ""]).play("scheme")
    s.asks("ChooseScheme", 0, "the-lady-of-the-lake")
    s.refuses("skirmish")


EVERY_USER = "excalibur aid-the-chosen-one swift-strike"  # Arthur's, Merlin's, anybody's


@pytest.mark.parametrize(
    ("fighter", "legal", "refused"),
    [
        ("king-arthur", ["excalibur", "swift-strike"], "aid-the-chosen-one"),
        ("merlin", ["aid-the-chosen-one", "swift-strike"], "excalibur"),
    ],
)
def test_r46_r47_only_the_eligible_fighter_attacks_with_a_card(fighter: str, legal: list[str], refused: str) -> None:
    s = lay("king-arthur m15  merlin m14  medusa m09", hands=[EVERY_USER, ""]).play("attack", f"{fighter} medusa")
    s.asks("PlayAttack", 0, *legal)
    s.refuses(refused, "R46")


@pytest.mark.parametrize(
    ("fighter", "legal", "refused"),
    [
        ("king-arthur", ["feint", "the-holy-grail"], "bewilderment"),
        ("merlin", ["bewilderment", "feint"], "the-holy-grail"),
    ],
)
def test_r46_r47_only_the_eligible_fighter_defends_with_a_card(fighter: str, legal: list[str], refused: str) -> None:
    s = lay(
        "king-arthur m15  merlin m14  medusa m09", hands=["the-holy-grail bewilderment feint", "snipe"], to_move=1
    ).play("attack", f"medusa {fighter}", "snipe")
    assert sorted(s.match.legal(0)) == sorted(["pass", *legal])
    s.refuses(refused, "R46")
    assert s.question == "PlayDefence"


def test_r46_r49_a_scheme_needs_its_fighter_on_the_board() -> None:
    """Merlin is down: of the two schemes only Arthur's own can be played."""
    s = lay("king-arthur m15  medusa m31", hands=["prophecy the-lady-of-the-lake", ""]).play("scheme")
    s.asks("ChooseScheme", 0, "the-lady-of-the-lake")


def test_r49_a_defeated_fighter_uses_no_card() -> None:
    s = lay("king-arthur m15  medusa m09", hands=["aid-the-chosen-one prophecy bewilderment", ""])
    s.asks("TakeAction", 0, "manoeuvre")


def test_r48_a40_a_card_of_the_harpies_serves_any_one_of_them() -> None:
    """The attacker says which; the third one is down, Medusa herself may not use it."""
    s = lay(
        "medusa m15  harpy-1 m08  harpy-3 m17  alice m09  jabberwock m14",
        heroes=MEDUSA_ALICE,
        hands=["clutching-claws", ""],
    )
    s.play("attack")
    s.asks("DeclareAttack", 0, "harpy-1 alice", "harpy-1 jabberwock", "harpy-3 alice", "harpy-3 jabberwock")
    s.refuses("medusa alice", "R86")
    s.play("harpy-3 alice", "clutching-claws")
    assert s.health("alice") == 10
    s.to_act(0, 1)


def test_r48_a40_a_defending_harpy_is_the_target_herself() -> None:
    s = lay(
        "medusa m31  harpy-1 m09  harpy-2 m14  king-arthur m15  merlin m01",
        heroes=("medusa", "king-arthur"),
        hands=["clutching-claws second-shot", "regroup"],
        to_move=1,
    )
    s.play("attack", "king-arthur harpy-1", "regroup")
    s.asks("PlayDefence", 0, "pass", "clutching-claws")
    s.play("clutching-claws")
    assert (s.space("harpy-1"), s.space("harpy-2")) == ("m09", "m14")
    s.to_act(1, 1)


# Where everybody stood when the turn began

SHIFT = "king-arthur m15  merlin m01  alice m09  jabberwock m27"


@pytest.mark.parametrize(
    ("began", "damage"), [("king-arthur m15", 3), ("king-arthur m10", 5)], ids=["stayed", "has moved"]
)
def test_a17_momentous_shift_minds_where_the_attacker_began_the_turn(began: str, damage: int) -> None:
    s = lay(SHIFT, heroes=ARTHUR_ALICE, hands=["momentous-shift", ""], start_spaces=began)
    s.fight("king-arthur alice", "momentous-shift")
    assert s.health("alice") == 13 - damage
    s.to_act(0, 1)


def test_a17_back_on_the_old_space_is_not_moved() -> None:
    """Away with the first action of the turn, back by the second, in a turn of three fights: 3 and not 5."""
    s = lay(SHIFT, heroes=ARTHUR_ALICE, hands=["swift-strike momentous-shift", ""])
    s.fight("king-arthur alice", "swift-strike").play("m15")
    s.fight("king-arthur alice", "momentous-shift")
    assert s.health("alice") == 13 - 3 - 3


def test_a17_a_defender_who_was_moved_this_turn_has_moved() -> None:
    """Arthur's own storm carries Alice away, and her Momentous Shift is worth 5 and 1 for a small Alice."""
    hands = ["command-the-storms skirmish", "momentous-shift"]
    s = lay("king-arthur m15  merlin m01  alice m14  jabberwock m27", heroes=ARTHUR_ALICE, hands=hands)
    s.scheme("command-the-storms").play("alice", "m09", "done")
    s.fight("king-arthur alice", "skirmish", defence="momentous-shift")
    assert s.told("combat-decided")[0]["defence"] == 6
    s.to_act(1, 2)


def test_a17_every_turn_begins_anew_for_everybody() -> None:
    """Alice moved in her own turn; in Arthur's she has not."""
    hands = ["skirmish", "momentous-shift"]
    s = lay("king-arthur m15  merlin m01  alice m14  jabberwock m27", heroes=ARTHUR_ALICE, hands=hands, to_move=1)
    s.manoeuvre().play("alice", "m09", "m27").idle()
    s.fight("king-arthur alice", "skirmish", defence="momentous-shift")
    assert s.told("combat-decided")[0]["defence"] == 4
