"""Cards that several decks share: Feint and Regroup (every deck but few), Momentous Shift and Skirmish (several)."""

from __future__ import annotations

from typing import Any

import pytest

from duel import Duel, duel

MATE = {
    "king-arthur": "merlin", "merlin": "king-arthur", "alice": "jabberwock", "jabberwock": "alice",
    "medusa": "harpy-1", "harpy-1": "medusa", "sinbad": "porter", "porter": "sinbad",
    "bigfoot": "jackalope", "jackalope": "bigfoot",
}  # fmt: skip
HERO = {
    "king-arthur": "king-arthur", "merlin": "king-arthur", "alice": "alice", "jabberwock": "alice",
    "medusa": "medusa", "harpy-1": "medusa", "sinbad": "sinbad", "porter": "sinbad",
    "bigfoot": "bigfoot", "jackalope": "bigfoot",
}  # fmt: skip
DRAWER = {"medusa": ("snipe", 3), "sinbad": ("exploit", 4)}  # a foe's card that draws one, and its value

ALL = list(HERO)
SHIFTERS = ["king-arthur", "merlin", "alice", "jabberwock", "sinbad", "porter", "bigfoot", "jackalope"]
SKIRMISHERS = ["king-arthur", "merlin", "alice", "jabberwock", "bigfoot", "jackalope"]


class Battle:
    """A fighter on m15 with its mate on m02 against a foe on m09 whose mate is on m31."""

    def __init__(self, fighter: str) -> None:
        self.fighter = fighter
        self.hero = HERO[fighter]
        self.foe = "sinbad" if self.hero == "medusa" else "medusa"
        self.draws, self.value = DRAWER[self.foe]
        self.at = f"{fighter} m15, {MATE[fighter]} m02, {self.foe} m09, {MATE[self.foe]} m31"

    def attacks(self, card: str, defence: str, **more: Any) -> Duel:
        """The fighter attacks; Alice is small, so that she adds nothing."""
        mine = duel(self.hero, self.foe, self.at, hand=card, other=defence, size="small", **more)
        return mine.attack(f"{self.fighter} {self.foe}", card, defence)

    def defends(self, card: str, attack: str, **more: Any) -> Duel:
        """The fighter is attacked; Alice is big, so that she adds nothing."""
        mine = duel(self.foe, self.hero, self.at, hand=attack, other=card, size="big", **more)
        return mine.attack(f"{self.foe} {self.fighter}", attack, card)


@pytest.fixture
def battle(request: pytest.FixtureRequest) -> Battle:
    return Battle(request.param)


all_fighters = pytest.mark.parametrize("battle", ALL, indirect=True)
shifters = pytest.mark.parametrize("battle", SHIFTERS, indirect=True)
skirmishers = pytest.mark.parametrize("battle", SKIRMISHERS, indirect=True)


# Feint


@all_fighters
def test_feint_in_attack_cancels_the_defence_but_not_its_value(battle: Battle) -> None:
    d = battle.attacks("feint", battle.draws)
    assert d.values() == (2, battle.value, 0, "defender")
    assert d.hand(1) == []  # nothing drawn
    assert d.told("effects-cancelled") == [{"event": "effects-cancelled", "seat": 1, "card": battle.draws}]
    assert (d.pile(0), d.pile(1)) == (["feint"], [battle.draws])
    d.settled()


@all_fighters
def test_feint_in_defence_cancels_the_attack_but_not_its_value(battle: Battle) -> None:
    d = battle.defends("feint", battle.draws)
    assert d.values() == (battle.value, 2, battle.value - 2, "attacker")
    assert d.hand(0) == []
    assert (d.pile(0), d.pile(1)) == ([battle.draws], ["feint"])
    d.settled()


@all_fighters
def test_feint_without_an_opposing_card_is_a_plain_two(battle: Battle) -> None:
    d = battle.attacks("feint", "")
    assert d.values() == (2, 0, 2, "attacker")
    assert d.told("effects-cancelled") == []
    d.settled()


@all_fighters
def test_feint_against_feint_only_the_defender_cancels(battle: Battle) -> None:
    d = battle.defends("feint", "feint")
    assert d.values() == (2, 2, 0, "defender")
    assert [told["seat"] for told in d.told("effects-cancelled")] == [0]
    d.settled()


@pytest.mark.parametrize("battle", [fighter for fighter in ALL if HERO[fighter] != "king-arthur"], indirect=True)
def test_feint_that_has_no_text_to_cancel_does_no_harm(battle: Battle) -> None:
    """Excalibur has no effects; its six stays."""
    at = f"king-arthur m09, {battle.fighter} m15, {MATE[battle.fighter]} m02"
    d = duel("king-arthur", battle.hero, at, hand="excalibur", other="feint")
    d.attack(f"king-arthur {battle.fighter}", "excalibur", "feint")
    assert d.values() == (6, 2, 4, "attacker")


# Regroup


@all_fighters
def test_regroup_draws_two_for_an_attacker_who_won(battle: Battle) -> None:
    d = battle.attacks("regroup", "", deck="feint feint feint")
    assert d.values() == (1, 0, 1, "attacker")
    assert d.hand(0) == ["feint", "feint"]
    assert d.deck(0, 1) == ["feint"]
    assert d.hand(1) == []
    d.settled()


@all_fighters
def test_regroup_draws_one_for_an_attacker_who_lost(battle: Battle) -> None:
    d = battle.attacks("regroup", battle.draws, deck="feint feint", other_deck="feint feint")
    assert d.values() == (1, battle.value, 0, "defender")
    assert d.hand(0) == ["feint"]
    assert d.hand(1) == ["feint"]  # by the other card
    d.settled()


@all_fighters
def test_regroup_draws_one_for_a_defender_who_lost(battle: Battle) -> None:
    d = battle.defends("regroup", battle.draws, deck="feint feint", other_deck="feint feint")
    assert d.values() == (battle.value, 1, battle.value - 1, "attacker")
    assert d.hand(1) == ["feint"]
    assert d.hand(0) == ["feint"]
    d.settled()


@all_fighters
def test_regroup_draws_two_for_a_defender_at_equal_values(battle: Battle) -> None:
    """One against one: no combat damage, the defender has won; the attacker's own Regroup draws one."""
    d = battle.defends("regroup", "regroup", deck="feint feint feint", other_deck="feint feint feint")
    assert d.values() == (1, 1, 0, "defender")
    assert (d.hand(0), d.hand(1)) == (["feint"], ["feint", "feint"])
    d.settled()


@all_fighters
def test_regroup_is_cancelled_by_feint(battle: Battle) -> None:
    d = battle.attacks("regroup", "feint")
    assert d.values() == (1, 2, 0, "defender")
    assert d.hand(0) == []
    d.settled()


# Momentous Shift


@shifters
def test_momentous_shift_is_three_for_who_stands_where_he_began(battle: Battle) -> None:
    d = battle.attacks("momentous-shift", "")
    assert d.values() == (3, 0, 3, "attacker")
    d.settled()


@shifters
def test_momentous_shift_is_five_for_who_began_elsewhere(battle: Battle) -> None:
    d = battle.attacks("momentous-shift", "", began=f"{battle.fighter} m04")
    assert d.values() == (5, 0, 5, "attacker")
    d.settled()


@shifters
def test_momentous_shift_does_not_look_at_the_mate_or_the_target(battle: Battle) -> None:
    d = battle.attacks("momentous-shift", "", began=f"{MATE[battle.fighter]} m01, {battle.foe} m08")
    assert d.values() == (3, 0, 3, "attacker")


@shifters
def test_momentous_shift_in_defence_counts_a_move_in_the_opponents_turn(battle: Battle) -> None:
    still = battle.defends("momentous-shift", battle.draws)
    assert still.values()[1] == 3
    moved = battle.defends("momentous-shift", battle.draws, began=f"{battle.fighter} m04")
    assert moved.values() == (battle.value, 5, 0, "defender")
    moved.settled()


@shifters
def test_momentous_shift_is_three_under_feint_even_after_a_move(battle: Battle) -> None:
    d = battle.attacks("momentous-shift", "feint", began=f"{battle.fighter} m04")
    assert d.values() == (3, 2, 1, "attacker")
    d.settled()


@shifters
def test_momentous_shift_after_a_manoeuvre_of_this_turn(battle: Battle) -> None:
    at = battle.at.replace(f"{battle.fighter} m15", f"{battle.fighter} m04")
    d = duel(battle.hero, battle.foe, at, hand="momentous-shift", deck="feint", size="small")
    d.play("manoeuvre", "pass", battle.fighter, "m15", "m02")
    d.attack(f"{battle.fighter} {battle.foe}", "momentous-shift")
    assert d.values() == (5, 0, 5, "attacker")
    if d.question == "UseAtTurnEnd":  # Bigfoot is alone
        d.play("no")
    d.asks("UseAtTurnStart" if battle.foe == "medusa" else "TakeAction", 1)


@shifters
def test_momentous_shift_is_three_again_where_a_manoeuvre_led_nowhere(battle: Battle) -> None:
    d = duel(battle.hero, battle.foe, battle.at, hand="momentous-shift", deck="feint", size="small")
    d.play("manoeuvre", "pass", battle.fighter, "m15", "m02")
    d.attack(f"{battle.fighter} {battle.foe}", "momentous-shift")
    assert d.values() == (3, 0, 3, "attacker")


# Skirmish


@skirmishers
def test_skirmish_won_in_attack_moves_oneself(battle: Battle) -> None:
    d = battle.attacks("skirmish", "regroup")
    assert d.values() == (4, 1, 3, "attacker")
    d.asks("MoveEither", 0, f"{battle.fighter} {battle.foe}")
    d.play(battle.fighter).asks("MoveFighter", 0, "m03 m04 m05 m10 m11 m15 m18 m19")
    d.play("m19")
    assert d.space(battle.fighter) == "m19"
    assert d.space(battle.foe) == "m09"
    d.settled()


@skirmishers
def test_skirmish_won_in_attack_moves_the_other(battle: Battle) -> None:
    """By the rules of movement from the other's side; its mover picks the way."""
    d = battle.attacks("skirmish", "regroup")
    d.play(battle.foe).asks("MoveFighter", 0, "m07 m08 m09 m14 m17 m22").play("m22")
    assert d.space(battle.foe) == "m22"
    d.settled()


@skirmishers
def test_skirmish_may_leave_both_where_they_are(battle: Battle) -> None:
    d = battle.attacks("skirmish", "regroup").play(battle.foe, "m09")
    assert (d.space(battle.fighter), d.space(battle.foe)) == ("m15", "m09")
    d.settled()


@skirmishers
def test_skirmish_lost_moves_nobody(battle: Battle) -> None:
    d = battle.attacks("skirmish", "hiss-and-slither")
    assert d.values() == (4, 4, 0, "defender")
    d.settled()


@skirmishers
def test_skirmish_won_in_defence_is_the_defenders_choice(battle: Battle) -> None:
    d = battle.defends("skirmish", "snipe")
    assert d.values() == (3, 4, 0, "defender")
    d.asks("MoveEither", 1, f"{battle.foe} {battle.fighter}").play(battle.foe, "m08")
    assert d.space(battle.foe) == "m08"
    assert len(d.hand(0)) == 1  # the attacker's Snipe came after it
    d.settled()


@skirmishers
def test_skirmish_in_defence_wins_at_equal_values_and_moves_nobody_when_lost(battle: Battle) -> None:
    d = duel("medusa", battle.hero, battle.at, hand="second-shot dash dash", other="skirmish", size="big")
    d.attack(f"medusa {battle.fighter}", "second-shot", "skirmish").play("dash")
    assert d.values() == (4, 4, 0, "defender")
    d.asks("MoveEither", 1).play("medusa", "m09")
    d.settled()
    d = duel("medusa", battle.hero, battle.at, hand="second-shot snipe gaze-of-stone", other="skirmish", size="big")
    d.attack(f"medusa {battle.fighter}", "second-shot", "skirmish").play("gaze-of-stone")
    assert d.values() == (7, 4, 3, "attacker")
    d.settled()


@skirmishers
def test_skirmish_is_cancelled_by_feint(battle: Battle) -> None:
    d = battle.attacks("skirmish", "feint")
    assert d.values() == (4, 2, 2, "attacker")
    d.settled()


@skirmishers
def test_skirmish_that_fells_its_target_can_move_only_the_winner(battle: Battle) -> None:
    """§A19 The only one left is not asked about."""
    at = f"{battle.fighter} m15, {MATE[battle.fighter]} m02, harpy-1 m09, medusa m31"
    d = duel(battle.hero, "medusa", at, hand="skirmish", size="small")
    d.attack(f"{battle.fighter} harpy-1", "skirmish")
    assert d.space("harpy-1") is None
    d.asks("MoveFighter", 0, "m03 m04 m05 m08 m09 m10 m11 m14 m15 m17 m18 m19").play("m09")  # the space is free at once
    assert d.space(battle.fighter) == "m09"
    d.settled()
