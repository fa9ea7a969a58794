"""Abilities of Battle of Legends, Volume Two, and of Cobble & Fog, and the rulings that their cards need."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from duel import Duel, duel
from toy_heroes import card, fighter, hero, toy

YENNENGA_AT = "yennenga m15, archer-1 m14, archer-2 m10, medusa m09, harpy-1 m31"


def test_r190_archers_in_the_zone_of_yennenga_take_damage_for_her() -> None:
    d = duel("medusa", "yennenga", YENNENGA_AT, hand="snipe").attack("medusa yennenga", "snipe")
    d.play("archer-1", "archer-1").asks("ShareDamage", 1, "done archer-2").play("archer-2")
    assert [d.health(name) for name in ("yennenga", "archer-1", "archer-2")] == [15, 0, 1]
    d.settled()


def test_r191_dracula_bites_whom_he_likes_and_draws() -> None:
    at = "dracula m15, sister-1 m04, medusa m09, harpy-1 m31"
    d = duel("dracula", "medusa", at, deck="feint", phase="turn-start")
    d.asks("UseAtTurnStart", 0, "pass sister-1 medusa").play("sister-1")
    assert (d.health("sister-1"), d.hand(0)) == (0, ["feint"])
    d.settled(0, 2)
    d = duel("dracula", "medusa", at, deck="feint", phase="turn-start").play("pass")
    assert (d.health("medusa"), d.hand(0)) == (16, [])
    d.settled(0, 2)


def test_r191_with_nobody_beside_him_nobody_asks() -> None:
    duel("dracula", "medusa", "dracula m02, medusa m09", phase="turn-start").settled(0, 2)


def test_a80_it_is_said_who_takes_damage_before_any_is_dealt() -> None:
    d = duel("medusa", "yennenga", YENNENGA_AT, hand="snipe").attack("medusa yennenga", "snipe").play("archer-1")
    assert (d.health("archer-1"), d.told("damage-taken")) == (2, [])
    d.asks("ShareDamage", 1, "done archer-1 archer-2").play("done")
    assert [event["fighter"] for event in d.told("damage-taken")] == ["archer-1", "yennenga"]
    d.settled()


def test_a80_the_damage_of_an_empty_deck_is_not_passed_on() -> None:
    d = duel("yennenga", "medusa", YENNENGA_AT, empty_decks=True).play("manoeuvre")
    assert [d.health(name) for name in ("yennenga", "archer-1", "archer-2")] == [13, 0, 0]


def test_a81_what_archers_took_was_dealt_by_the_attacker() -> None:
    """Disarming Shot draws for what the opposing fighter took herself."""
    at = "robin-hood m09, yennenga m15, archer-1 m14"
    d = duel("robin-hood", "yennenga", at, hand="disarming-shot", deck="feint snark feint")
    d.attack("robin-hood yennenga", "disarming-shot").play("archer-1", "archer-1", "m09")
    assert (d.values(), d.hand(0)) == ((4, 0, 4, "attacker"), ["feint", "snark"])


def test_a82_the_archer_that_came_back_strikes_from_where_it_stands() -> None:
    """In a zone with Medusa, far from reach."""
    at = "yennenga m15, archer-2 m02, medusa m09, harpy-1 m31"
    d = duel("yennenga", "medusa", at, hand="surprise-volley").attack("yennenga medusa", "surprise-volley")
    d.play("yes", "m25")
    assert (d.values()[2], d.told("fighter-replaced")[0]["other"]) == (3, "yennenga")
    d.settled()


def test_a83_a_fighter_of_the_opponent_is_stopped_by_the_opponents_of_its_owner(tmp_path: Path) -> None:
    push = card("push", "scheme", scheme='{ op = "move", who = { pick = "one" }, most = 2, through = "allies" }')
    smith = hero("smith", push, fighters=(fighter("smith", "hero"), fighter("imp")))
    game = toy(tmp_path, {"smith": smith, "witch": hero("witch")})
    d = duel("smith", "witch", "smith r1, imp r3, witch r2", hand="push", game=game, board="ring").scheme(
        "push", "smith"
    )
    d.asks("MoveOne", 0, "smith imp witch").play("witch").asks("MoveFighter", 0, "r2").play("r2")
    d.settled()


def test_a84_to_go_through_somebody_and_back_is_to_pass_them() -> None:
    at = "yennenga m15, medusa m09, harpy-1 m31"
    d = duel("yennenga", "medusa", at, hand="stallion-charge").attack("yennenga medusa", "stallion-charge")
    d.play("m04").asks("ChoosePassed", 0, "done medusa").play("medusa")
    assert (d.health("medusa"), d.told("fighter-moved")[0]["way"]) == (12, ["m15", "m09", "m15", "m04"])
    d.settled()


def test_a85_the_card_that_went_back_is_known_to_all_the_others_to_dracula() -> None:
    d = duel("medusa", "dracula", "dracula m15, medusa m09", hand="snipe regroup", other="do-my-bidding")
    d.attack("medusa dracula", "snipe", "do-my-bidding")
    assert d.seen(None, "hand-0") == ["snipe", None]
    assert d.seen(1, "hand-0") == ["regroup", "snipe"] or d.seen(1, "hand-0") == ["snipe", "regroup"]


def test_a86_the_new_card_begins_with_its_own_immediate_effects() -> None:
    d = duel("medusa", "dracula", "dracula m15, medusa m09", hand="snipe feint", other="do-my-bidding")
    d.attack("medusa dracula", "snipe", "do-my-bidding").play("feint")
    assert [event["card"] for event in d.told("effect-begun")] == ["do-my-bidding", "feint"]
    assert [event["card"] for event in d.told("effects-cancelled")] == ["do-my-bidding"]
    d.settled()


def test_a86_a_bonus_attack_has_no_card_to_send_back() -> None:
    at = "achilles m15, patroclus m02, dracula m09"
    d = duel("achilles", "dracula", at, hand="test-for-weakness", other="do-my-bidding")
    d.attack("achilles dracula", "test-for-weakness").play("do-my-bidding")
    assert (d.told("attack-returned"), d.values()) == ([], (3, 3, 0, "defender"))
    d.settled()


JEKYLL_AT = "jekyll-and-hyde m15, medusa m09"


def jekyll(form: str, hand: str = "", **more: Any) -> Duel:
    return duel("jekyll-and-hyde", "medusa", JEKYLL_AT, hand=hand, states=[form, "none"], **more)


def test_r193_the_form_may_be_changed_as_the_turn_begins() -> None:
    d = jekyll("jekyll", phase="turn-start").asks("UseAtTurnStart", 0, "yes no").play("yes")
    assert d.size(0) == "hyde"
    kept = jekyll("jekyll", phase="turn-start").play("no")
    assert kept.size(0) == "jekyll"


@pytest.mark.parametrize(("form", "health"), [("jekyll", 16), ("hyde", 15)])
def test_r193_a_manoeuvre_hurts_hyde_even_if_he_stays(form: str, health: int) -> None:
    d = jekyll(form, deck="feint").play("manoeuvre", "pass", "m15")
    assert d.health("jekyll-and-hyde") == health
    d.settled()


def test_r193_cards_of_the_other_form_cannot_be_played_but_boost() -> None:
    d = jekyll("jekyll", "forever-hyde pure-evil", deck="feint")
    assert d.offers() == ["manoeuvre"]
    d.play("manoeuvre").asks("BoostMove", 0, "pass forever-hyde pure-evil feint")
    d.play("pass", "m15").asks("TakeAction", 0, "manoeuvre attack")


def test_a90_whoever_has_no_card_of_the_form_is_asked_too() -> None:
    jekyll("hyde", "forever-hyde feint").attack("jekyll-and-hyde medusa", "forever-hyde").asks(
        "DiscardAtWill", 0, "pass"
    )


def test_a91_the_revealed_card_is_seen_by_all() -> None:
    d = jekyll("hyde", "strange-case", deck="feint").scheme("strange-case")
    assert [event["card"] for event in d.told("card-revealed")] == ["feint"]
    assert d.seen(None, "hand-0") == ["feint"]


def test_a92_only_the_owner_sees_what_was_drawn() -> None:
    d = jekyll("jekyll", "calming-research", deck="feint skirmish").scheme("calming-research", "draw-2")
    assert d.seen(0, "deck-0")[-2:] == ["skirmish", "feint"]
    assert d.seen(1, "deck-0")[-2:] == [None, None]
    d.play("feint", "skirmish")
    assert d.seen(1, "hand-0") == [None]
    d.settled()
