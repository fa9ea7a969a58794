"""Chapter «Применение эффектов»: duty and choice, printed and ignored values, what is impossible or cancelled."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from duel import Duel, duel
from toy_heroes import card, fighter, hero, toy

AT = "king-arthur m15, merlin m02, medusa m09, harpy-1 m31"


def arthur(hand: str, other: str = "", at: str = AT, **more: Any) -> Duel:
    return duel("king-arthur", "medusa", at, hand=hand, other=other, **more)


def medusa(hand: str, other: str = "", at: str = AT, **more: Any) -> Duel:
    return duel("medusa", "king-arthur", at, hand=hand, other=other, **more)


# A hero of our own for what the four decks do not use


SMITH = hero(
    "smith",
    card("ignore", value=2, during='{ op = "ignore-value" }'),
    card("mirror", "attack", value=1, during='{ op = "add-value", by = { printed = "opposing" } }'),
    card("bargain", "attack", after='{ op = "discard", count = 2 }, { op = "draw", count = 2, when = "done" }'),
    card("offer", after='{ op = "discard", count = 1, may = true }, { op = "draw", count = 2, when = "done" }'),
    card("echo", later='{ op = "draw", count = 1 }'),
    card("early", value=2, immediately='{ op = "draw", count = 1 }', after='{ op = "draw", count = 1 }'),
    card("gift", after='{ op = "draw", count = 2, may = true }, { op = "damage", count = 1, who = "opposing" }'),
    card("strong", value=2, boost=4, during='{ op = "boost" }'),
    card("cut", value=2, immediately='{ op = "cancel" }'),
    card("shield", during='{ op = "prevent-damage", who = "smith" }'),
    card(
        "curse",
        after='{ op = "damage", count = 1, who = "opposing" }',
        later='{ op = "damage", count = 2, who = "opposing" }',
    ),
    card("shift", during='{ op = "set-value", value = 5, when = "moved" }'),
    fighters=(fighter("smith", "hero", 10), fighter("imp", health=3)),
)


@pytest.fixture
def smiths(tmp_path: Path) -> Any:
    """`smiths("ignore", "plain")`: two smiths side by side, and what they hold."""
    game = toy(tmp_path, {"smith": SMITH})

    def begin(hand: str, other: str = "", **more: Any) -> Duel:
        at = "smith-1 r1, imp-1 r4, smith-2 r2, imp-2 r5"
        return duel("smith", "smith", at, hand=hand, other=other, game=game, board="ring", twice="yes", **more)

    return begin


ATTACK = "smith-1 smith-2"


def test_r110_late_effects_come_when_the_cards_lie_in_the_piles(smiths: Any) -> None:
    """The defender's first, here too."""
    d = smiths("echo", "echo", deck="plain", other_deck="plain").attack(ATTACK, "echo", "echo")
    moved: list[Any] = d.match.moves[-1].events
    drawn = [event["data"]["seat"] for event in moved if event["data"]["event"] == "card-drawn"]
    assert drawn == [1, 0]
    assert (d.hand(0), d.hand(1), d.pile(0), d.pile(1)) == (["plain"], ["plain"], ["echo"], ["echo"])
    d.settled()


def test_r110_late_effects_come_after_those_after_the_combat(smiths: Any) -> None:
    """While the attacker's offer waits for an answer, the defender's echo has not drawn."""
    d = smiths("offer plain", "echo", other_deck="plain").attack(ATTACK, "offer", "echo").asks("MayDo", 0)
    assert d.hand(1) == []
    d.play("no")
    assert d.hand(1) == ["plain"]
    d.settled()


def test_r110_r122_late_effects_are_cancelled_too(smiths: Any) -> None:
    d = smiths("echo", "cut", deck="plain").attack(ATTACK, "echo", "cut")
    assert d.hand(0) == []
    d.settled()


def test_r117_a_printed_value_is_taken_without_modifiers(smiths: Any) -> None:
    """The defender's Shift is five by now, but three is printed on it."""
    d = smiths("mirror", "shift", began="smith-2 r3").attack(ATTACK, "mirror", "shift")
    assert d.values() == (1 + 3, 5, 0, "defender")
    d.settled()


def test_r117_with_no_opposing_card_there_is_nothing_printed(smiths: Any) -> None:
    d = smiths("mirror").attack(ATTACK, "mirror")
    assert d.values() == (1, 0, 1, "attacker")
    d.settled()


def test_r118_an_ignored_defence_is_nought_whatever_raises_it(smiths: Any) -> None:
    d = smiths("ignore", "strong plain").attack(ATTACK, "ignore", "strong")
    d.asks("BoostAttack", 1).play("plain")
    assert d.values() == (2, 0, 2, "attacker")
    d.settled()


def test_r118_an_ignored_attack_is_nought_too(smiths: Any) -> None:
    d = smiths("strong plain", "ignore").attack(ATTACK, "strong", "ignore").play("plain")
    assert d.values() == (0, 2, 0, "defender")
    d.settled()


def test_r118_ones_own_value_is_not_ignored(smiths: Any) -> None:
    d = smiths("ignore", "ignore").attack(ATTACK, "ignore", "ignore")
    assert d.values() == (0, 0, 0, "defender")
    d = smiths("ignore", "plain").attack(ATTACK, "ignore", "plain")
    assert d.values() == (2, 0, 2, "attacker")
    d.settled()


def test_r119_a_discard_without_a_source_is_from_ones_own_hand(smiths: Any) -> None:
    d = smiths("bargain gift echo", "plain", deck="plain plain").attack(ATTACK, "bargain")
    d.asks("DiscardOwn", 0, "echo gift").play("gift").asks("DiscardOwn", 0, "echo").play("echo")
    assert (d.hand(0), d.pile(0), d.hand(1)) == (["plain", "plain"], ["bargain", "echo", "gift"], ["plain"])
    d.settled()


def test_r120_r121_what_was_not_done_in_full_brings_nothing(smiths: Any) -> None:
    """One card for a bargain of two: it is discarded, as far as possible, and nothing is drawn."""
    d = smiths("bargain echo", deck="plain plain").attack(ATTACK, "bargain").play("echo")
    assert (d.hand(0), d.pile(0)) == ([], ["bargain", "echo"])
    d.settled()


def test_r121_what_was_left_out_brings_nothing(smiths: Any) -> None:
    d = smiths("offer echo", deck="plain plain").attack(ATTACK, "offer").play("no")
    assert d.hand(0) == ["echo"]
    d.settled()


def test_r121_what_was_done_in_full_brings_the_rest(smiths: Any) -> None:
    d = smiths("offer echo", deck="plain plain").attack(ATTACK, "offer").play("yes", "echo")
    assert d.hand(0) == ["plain", "plain"]
    d.settled()


def test_r121_an_empty_hand_cannot_pay(smiths: Any) -> None:
    """Nobody is asked for what is not there, and what would come for it does not come."""
    d = smiths("offer", deck="plain plain").attack(ATTACK, "offer").asks("TakeAction", 0)
    assert d.hand(0) == []
    d.settled()


@pytest.mark.parametrize(("answer", "hand"), [("yes", ["plain", "plain"]), ("no", [])])
def test_r115_only_the_part_that_may_is_optional(smiths: Any, answer: str, hand: list[str]) -> None:
    d = smiths("gift", deck="plain plain").attack(ATTACK, "gift").asks("MayDo", 0, "yes no").play(answer)
    assert d.hand(0) == hand
    assert d.health("smith-2") == 10 - 3 - 1  # the damage is not optional
    d.settled()


def test_r124_what_was_done_before_the_cancel_stays_done(smiths: Any) -> None:
    """The defender draws immediately and first; the attacker's cut comes after, and stops only the second draw."""
    d = smiths("cut", "early", other_deck="plain plain").attack(ATTACK, "cut", "early")
    assert d.hand(1) == ["plain"]
    d.settled()


def test_r124_what_comes_after_the_cancel_does_not_happen(smiths: Any) -> None:
    d = smiths("early", "cut", deck="plain plain").attack(ATTACK, "early", "cut")
    assert d.hand(0) == []
    d.settled()


# Duty and choice in the four decks


def test_r114_effects_are_mandatory() -> None:
    """Jaws has to bite, a size has to change, a card has to be discarded: nowhere is there a way out."""
    d = duel("alice", "medusa", "alice m10, jabberwock m15, medusa m09", hand="jaws-that-bite")
    d.attack("jabberwock medusa", "jaws-that-bite").asks("DamageOne", 0, "alice medusa").play("medusa")
    d.settled()
    forced = arthur("regroup feint", "hiss-and-slither").attack("king-arthur medusa", "regroup", "hiss-and-slither")
    forced.asks("DiscardOwn", 0, "feint").play("feint")
    forced.settled()


@pytest.mark.parametrize("to", ["m15", "m04", "m03"])
def test_r116_up_to_takes_any_smaller_number_and_nought(to: str) -> None:
    d = arthur("skirmish").attack("king-arthur medusa", "skirmish").play("king-arthur", to)
    assert d.space("king-arthur") == to
    d.settled()


def test_r120_parts_that_cannot_be_done_leave_the_others() -> None:
    """A fallen Alice cannot move, but the Jabberwock can, and the Hatter's game goes on to its end."""
    at = "alice m15, jabberwock m02, medusa m09, harpy-1 m31"
    d = duel("medusa", "alice", at, hand="second-shot dash", other="mad-as-a-hatter", health="alice 1", size="big")
    d.attack("medusa alice", "second-shot", "mad-as-a-hatter").play("dash")
    d.asks("MoveFighter", 1).play("m02")
    assert d.size(1) == "small"
    d.won_by(0)


def test_r126_targets_are_chosen_when_the_effect_resolves() -> None:
    """After the Skirmish has moved the Jabberwock: by the player of the Jaws, among who is there by then."""
    at = "king-arthur m15, merlin m04, alice m29, jabberwock m09"
    d = duel("alice", "king-arthur", at, hand="jaws-that-bite", other="skirmish")
    d.attack("jabberwock king-arthur", "jaws-that-bite", "skirmish").play("jabberwock", "m09")
    assert d.health("king-arthur") == 16  # still the only one beside it
    d.settled()


def test_r126_the_player_of_the_effect_chooses() -> None:
    d = medusa("clutching-claws", "feint regroup", at="king-arthur m09, merlin m31, medusa m28, harpy-1 m15")
    d.attack("harpy-1 king-arthur", "clutching-claws").asks("DiscardOwn", 1)  # «the opponent discards»: he chooses
    arthur("skirmish", "dash").attack("king-arthur medusa", "skirmish").asks("MoveEither", 0)


# Rulings on single cards


@pytest.mark.parametrize(("option", "health"), [("whole-combat", 7), ("combat-damage", 5)])
def test_a11_bewilderment_lasts_until_the_cards_are_discarded(option: str, health: int) -> None:
    at = "king-arthur m02, merlin m10, sinbad m15, porter m31"
    d = duel("sinbad", "king-arthur", at, hand="voyage-apes", other="bewilderment", bewilderment=option)
    d.attack("sinbad merlin", "voyage-apes", "bewilderment").play("no")
    assert d.values() == (2, 0, 0, "defender")
    assert d.health("merlin") == health
    d.settled()


def test_a11_a_shield_is_over_when_the_cards_are_discarded(smiths: Any) -> None:
    """It holds against the combat damage and the one after it, not against the late two."""
    d = smiths("curse", "shield").attack(ATTACK, "curse", "shield")
    assert (d.values(), d.health("smith-2")) == ((3, 3, 0, "defender"), 8)
    d.settled()


@pytest.mark.parametrize(("before", "after"), [(7, 5), (6, 8), (3, 8)])
def test_a12_the_holy_grail_is_tested_after_the_damage(before: int, after: int) -> None:
    d = medusa("snipe", "the-holy-grail", health=f"king-arthur {before}")
    d.attack("medusa king-arthur", "snipe", "the-holy-grail")
    assert d.health("king-arthur") == after
    d.settled()


def test_a12_the_holy_grail_needs_arthur_on_his_feet() -> None:
    d = medusa("snipe", "the-holy-grail", health="king-arthur 2")
    d.attack("medusa king-arthur", "snipe", "the-holy-grail").won_by(0)


@pytest.mark.parametrize(("deck", "answers", "left"), [("feint regroup skirmish", 2, 1), ("feint", 1, 0), ("", 0, 0)])
def test_a13_prophecy_of_a_short_deck_takes_what_is_there(deck: str, answers: int, left: int) -> None:
    d = arthur("prophecy", deck=deck, empty_decks=True).scheme("prophecy", *deck.split()[:answers])
    assert (len(d.hand(0)), len(d.deck(0)), d.health("king-arthur")) == (answers, left, 18)
    d.settled()


@pytest.mark.parametrize(
    ("where", "option", "shuffled"),
    [("discard", "if-searched", 0), ("deck", "if-searched", 1), ("discard", "always", 1), ("hand", "if-searched", 1)],
)
def test_a14_the_lady_shuffles_a_deck_that_was_searched(where: str, option: str, shuffled: int) -> None:
    hand = "the-lady-of-the-lake" + (" excalibur" if where == "hand" else "")
    piles = {} if where == "hand" else {where: "excalibur"}
    d = arthur(hand, lady=option, **piles).scheme("the-lady-of-the-lake")
    assert d.hand(0) == ["excalibur"]
    assert len(d.told("deck-shuffled")) == shuffled
    d.settled()


def test_a15_restless_spirits_take_merlins_zones_then_any_neighbour() -> None:
    d = arthur("restless-spirits", at="king-arthur m27, merlin m21, medusa m25, harpy-1 m20", deck="feint regroup")
    d.scheme("restless-spirits").asks("ChooseSpace", 0, "m07 m13 m20 m21").play("m21")
    d.asks("ChooseSpace", 0, "m20 m25").play("m25")
    assert (d.health("medusa"), d.health("harpy-1"), d.health("merlin"), d.hand(0)) == (14, 1, 7, [])
    d.settled()


def test_a15_restless_spirits_draw_one_card_at_most() -> None:
    at = "king-arthur m27, merlin m21, medusa m31, harpy-1 m20, harpy-2 m13"
    d = arthur("restless-spirits", at=at, deck="feint regroup").scheme("restless-spirits", "m20", "m13")
    assert (d.space("harpy-1"), d.space("harpy-2"), d.hand(0)) == (None, None, ["feint"])
    d.settled()


def test_a16_command_the_storms_moves_each_fighter_once_by_its_owners_rules() -> None:
    """T58"""
    at = "king-arthur m15, merlin m08, alice m09, jabberwock m14"
    d = duel("king-arthur", "alice", at, hand="command-the-storms").scheme("command-the-storms")
    d.asks("MoveGroup", 0, "done king-arthur merlin alice jabberwock").play("alice")
    d.asks("MoveFighter", 0, "m09 m17 m18 m22 m29 m30").play("m09")
    d.asks("MoveGroup", 0, "done king-arthur merlin jabberwock").play("done")
    d.settled()


def test_a21_looking_glass_takes_two_different_ones_in_any_order() -> None:
    at = "alice m15, jabberwock m02, medusa m09"
    d = duel("medusa", "alice", at, hand="snipe", other="looking-glass", size="big", other_deck="feint regroup")
    d.attack("medusa alice", "snipe", "looking-glass").asks("ChooseScript", 1, "draw recover place").play("recover")
    d.asks("ChooseScript", 1, "draw place").play("draw")
    assert (d.health("alice"), d.hand(1)) == (13, ["feint", "regroup"])
    d.settled()


def test_a21_an_impossible_option_may_be_chosen_and_does_nothing() -> None:
    """At full health there is nothing to recover; and after a fall neither that nor a place."""
    at = "alice m15, jabberwock m02, medusa m09"
    full = duel("medusa", "alice", at, hand="feint", other="im-late looking-glass", size="big")
    full.attack("medusa alice", "feint", "looking-glass")
    full.settled()  # cancelled: nothing to choose at all
    d = duel("medusa", "alice", at, hand="snipe", other="looking-glass", size="small")
    d.attack("medusa alice", "snipe", "looking-glass").play("recover").play("place", "m16")
    assert (d.health("alice"), d.space("alice")) == (13, "m16")
    d.settled()


def test_a22_jaws_and_glance_spare_nobody() -> None:
    d = duel("alice", "medusa", "alice m10, jabberwock m15, medusa m09", hand="jaws-that-bite")
    d.attack("jabberwock medusa", "jaws-that-bite").asks("DamageOne", 0, "alice medusa").play("alice")
    assert d.health("alice") == 11
    d.settled()
    alone = medusa("a-momentary-glance", at="medusa m15, harpy-1 m02, king-arthur m31").scheme("a-momentary-glance")
    assert alone.health("medusa") == 14
    alone.settled()


def test_a22_jaws_with_nobody_beside_does_nothing() -> None:
    d = duel("alice", "medusa", "alice m02, jabberwock m15, medusa m31, harpy-1 m09", hand="jaws-that-bite")
    d.attack("jabberwock harpy-1", "jaws-that-bite")
    assert (d.health("alice"), d.health("jabberwock"), d.health("medusa")) == (13, 8, 16)
    d.settled()


def test_a22_by_option_the_glance_looks_at_opponents_only() -> None:
    d = medusa("a-momentary-glance", glance="opposing").scheme("a-momentary-glance")
    assert (d.health("king-arthur"), d.health("medusa")) == (16, 16)
    d.settled()


def test_a22_the_option_of_the_glance_does_not_tame_the_jaws() -> None:
    d = duel("alice", "medusa", "alice m10, jabberwock m15, medusa m09", hand="jaws-that-bite", glance="opposing")
    d.attack("jabberwock medusa", "jaws-that-bite").asks("DamageOne", 0, "alice medusa").play("medusa")
    d.settled()


def test_a23_winged_frenzy_moves_first_and_returns_then() -> None:
    """T53"""
    at = "medusa s14, harpy-1 s06, harpy-2 s07, king-arthur s22, merlin s25"
    d = medusa("winged-frenzy", at=at, board="sarpedon").scheme("winged-frenzy", "medusa", "medusa", "s16", "done")
    d.asks("PlaceFighter", 0, "s05 s12 s13 s21 s24").play("s05")  # and there is no way not to
    d.settled()


def test_a23_with_no_room_or_no_fallen_harpy_nobody_returns() -> None:
    at = "medusa s14, harpy-1 s06, harpy-2 s07, king-arthur s22, merlin s25"
    full = medusa("winged-frenzy", at=at, board="sarpedon").scheme("winged-frenzy", "medusa", "done")
    assert full.space("harpy-3") is None
    full.settled()
    at = "medusa m15, harpy-1 m02, harpy-2 m01, harpy-3 m03, king-arthur m09"
    nobody = medusa("winged-frenzy", at=at).scheme("winged-frenzy", "medusa", "done")
    nobody.settled()


def test_a24_r134_a_harpy_returns_at_full_health_and_acts_in_the_next_action() -> None:
    d = medusa("winged-frenzy clutching-claws", at="medusa m15, harpy-1 m02, king-arthur m09, merlin m31")
    d.scheme("winged-frenzy", "medusa", "done", "m14")
    assert (d.space("harpy-2"), d.health("harpy-2"), d.health("harpy-3")) == ("m14", 1, 0)
    d.attack("harpy-2 king-arthur", "clutching-claws")
    assert d.health("king-arthur") == 15


@pytest.mark.parametrize("count", [0, 3, 6])
def test_a25_a_voyage_counts_the_others_in_the_pile_and_never_itself(count: int) -> None:
    others = ["voyage-whale", "voyage-snakes", "voyage-creature", "voyage-cannibals", "voyage-apes", "voyage-serendib"]
    at = "sinbad m15, porter m02, medusa m09"
    d = duel("sinbad", "medusa", at, hand="voyage-home", discard=" ".join(others[:count]))
    d.attack("sinbad medusa", "voyage-home")
    assert d.values()[0] == 2 + count
    assert (d.hand(0), d.pile(0)) == (sorted(others[:count]), ["voyage-home"])
    d.settled()


def test_a28_a_random_discard_comes_from_the_chance_of_the_match() -> None:
    at = "sinbad m15, porter m02, medusa m09"
    first, second = (
        duel("sinbad", "medusa", at, hand="voyage-creature", other="dash snipe feint", seed=3).attack(
            "sinbad medusa", "voyage-creature"
        )
        for _ in range(2)
    )
    assert first.pile(1) == second.pile(1)
    assert [told["card"] for told in first.told("card-discarded")] == first.pile(1)
    first.settled()


@pytest.mark.parametrize("card_", ["clutching-claws", "voyage-creature", "snicker-snack"])
def test_a29_an_empty_hand_has_nothing_to_discard(card_: str) -> None:
    mine, at, who = {
        "clutching-claws": ("medusa", "medusa m28, harpy-1 m15, king-arthur m09", "harpy-1"),
        "voyage-creature": ("sinbad", "sinbad m15, king-arthur m09", "sinbad"),
        "snicker-snack": ("alice", "alice m15, king-arthur m09", "alice"),
    }[card_]
    d = duel(mine, "king-arthur", at, hand=card_).attack(f"{who} king-arthur", card_)
    assert d.pile(1) == []
    d.settled()


# Fighters that return


HIVE = hero(
    "queen",
    card(
        "rebirth",
        "scheme",
        who="queen",
        scheme='{ op = "damage", count = 9, who = { pick = "one", side = "any", adjacent = "queen" } }, '
        '{ op = "return-fighter", who = "bee", where = { in-zone = "queen" } }',
    ),
    card("sting", "attack", during='{ op = "set-value", value = 5, when = "moved" }'),
    fighters=(fighter("queen", "hero", 10), fighter("bee", health=2)),
)


@pytest.mark.parametrize(("foe", "offered", "where"), [("r4", "r2 r3", "r3"), ("r3", "r2", "r2")])
def test_a18_who_returned_this_turn_is_not_where_it_began(tmp_path: Path, foe: str, offered: str, where: str) -> None:
    """Even on the very space where it stood before it fell."""
    game = toy(tmp_path, {"queen": HIVE, "smith": SMITH})
    at = f"queen r1, bee r2, smith {foe}, imp r5"
    d = duel("queen", "smith", at, hand="rebirth sting", game=game, board="ring").scheme("rebirth")
    d.asks("PlaceFighter", 0, offered).play(where)
    assert d.health("bee") == 2
    d.attack("bee smith", "sting")
    assert d.values() == (5, 0, 5, "attacker")
    d.asks("TakeAction", 1)
