"""What happens without an answer of anybody is told, too, and what finds nothing to do says so."""

from __future__ import annotations

from demons_fight import at, begun

from ristal.games import load_game
from ristal.text import translator


def test_r27_a24_what_is_cleared_away_is_told() -> None:
    fight = at(seats=3, laid=["onslaught", "combo", "guard"], series=[[], ["dodge"], []], energy=[3, 1, 3])
    fight.say("whirl")
    assert fight.events("series-cleared") == [{"seat": 1, "count": 1, "cards": ["dodge"]}]
    assert fight.events("card-put-away", 1) == [{"seat": 1, "card": "combo"}]
    assert fight.events("card-put-away", 0) == [{"seat": 1, "card": None}]


def test_r27_r57_a_turned_card_goes_with_its_series_at_the_end_of_a_round() -> None:
    fight = at(turn=3, laid=["guard", "guard"], series=[["dodge"], []])
    fight.say("stance", "respite")
    assert fight.told()[-4:] == ["series-cleared", "series-cleared", "round-began", "turn-began"]
    assert fight.now("stance") == [False, False]


def test_r25_r32_r36_after_a_fight_the_tactics_are_cleaned() -> None:
    fight = at(laid=["onslaught", "guard"], energy=[3, 1], knockouts=["dodge"], traps=["combo"])
    fight.say("whirl")
    assert fight.events("knockouts-returned") == [{"tactics": ["dodge"]}]
    assert fight.events("traps-turned-back") == [{"tactics": ["combo"]}]
    names = [name for name in fight.told() if name in ("fight-won", "knockouts-returned", "fight-began")]
    assert names == ["fight-won", "knockouts-returned", "fight-began"]


def test_a9_an_effect_that_finds_nothing_says_so() -> None:
    everything = ["dodge", "guard", "sweep", "grab", "combo", "onslaught", "shadow-strike"]
    fight = at(laid=["grab", "guard"], traps=everything, demons=["stone-guard", "giant"])
    fight.say("snare")
    assert fight.events("no-tactic-free") == [{"seat": 0}]


def test_r58_an_empty_hand_is_told() -> None:
    fight = at(laid=["onslaught", "guard"], hands=[["dodge"], []])
    fight.say("terror")
    assert fight.events("hand-found-empty") == [{"seat": 1}]


def test_a8_r49_a_shuffle_in_the_middle_of_a_draw_is_told_in_its_place() -> None:
    fight = at(laid=["dodge", "guard"], deck=["combo"], rest="discard")
    fight.luck().say("into-shadow")
    assert fight.told()[:4] == ["action-chosen", "cards-drawn", "deck-shuffled", "cards-drawn"]
    assert [event["count"] for event in fight.events("cards-drawn")] == [1, 2]


def test_a8_that_there_is_nothing_to_draw_is_told() -> None:
    fight = at(laid=["dodge", "guard"])
    fight.table.deck.items = []
    fight.say("into-shadow")
    assert fight.events("no-cards-left") == [{"seat": 0}]


def test_r18_who_takes_after_whom_is_shown() -> None:
    fight = at(phase="prepare", seats=3, hands=[["dodge"] * 5, ["guard"] * 5, ["sweep"] * 5])
    question = fight.now("question")
    assert question["name"] == "DraftCard"
    assert question["details"]["next"] == ["seat-1", "seat-0", "seat-2", "seat-1", "seat-0"]


def test_r37_why_somebody_left_is_seen_until_the_next_fight() -> None:
    fight = at(seats=3, laid=["grab", "combo", "guard"])
    fight.say("pressure-point", "combo")
    assert fight.now("why_out") == [None, "knockout", None]
    assert fight.events("knockout-struck") == [{"seat": 1, "tactic": "combo"}]


def test_r4_demons_come_one_by_one_and_the_rest_goes_away() -> None:
    fight = begun()
    for seat in (0, 1):
        fight.match.play(fight.legal(seat)[0], seat)
    assert fight.told()[:3] == ["demon-chosen", "demon-chosen", "demons-put-away"]
    assert fight.events("demons-put-away") == [{"count": 10}]


def test_every_event_can_be_said_in_both_languages() -> None:
    game = load_game("demons")
    for language in ("ru", "en"):
        assert [name for name in game.events if not translator(language, game).has(f"demons-{name}")] == []
