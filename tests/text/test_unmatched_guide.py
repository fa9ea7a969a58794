"""What the guide of Unmatched says of cards, fighters, boards and answers."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

import ristal
from ristal.games import load_game
from ristal.games.unmatched.board import spaces_in
from ristal.games.unmatched.movement import reach
from ristal.games.unmatched.state import Unmatched
from ristal.text import LANGUAGES
from ristal.text.explain import explain_thing
from ristal.text.game_text import game_text
from ristal.text.games.unmatched import GameGuide

GAME = load_game("unmatched")
both_languages = pytest.mark.parametrize("language", LANGUAGES)


def said(language: str) -> GameGuide:
    found = game_text(language, GAME)
    assert isinstance(found, GameGuide)
    return found


def things(language: str, **options: object) -> dict[str, Any]:
    _, checked = GAME.check_options(options)
    return {thing["id"]: thing for thing in said(language).things(checked)}


@pytest.mark.parametrize(
    ("card", "options", "usual", "changed"),
    [
        ("a-momentary-glance", {"glance": "opposing"}, "(Medusa too)", "one opposing fighter"),
        ("the-lady-of-the-lake", {"lady": "always"}, "if you searched the deck", "; shuffle the deck"),
        ("bewilderment", {"bewilderment": "combat-damage"}, "no damage", "no combat damage"),
        ("king-arthur", {"feint": "boost-stays"}, "the boost is lost.", "unless that card had no effects"),
    ],
)
def test_texts_follow_the_options_in_force(card: str, options: dict[str, object], usual: str, changed: str) -> None:
    assert usual in things("en")[card]["text"]
    text = things("en", **options)[card]["text"]
    assert changed in text
    assert usual not in text


def test_a_blow_at_neighbours_is_worded_alike_under_every_option() -> None:
    assert things("en")["claws-that-catch"]["text"] == things("en", glance="opposing")["claws-that-catch"]["text"]


def test_copies_that_differ_between_decks_are_told_for_each() -> None:
    facts = {fact["id"]: fact["value"] for fact in things("en")["feint"]["facts"]}
    assert facts["value"] == 2
    assert "boost" not in facts
    assert [facts[f"boost.{hero}"] for hero in ("alice", "king-arthur", "medusa", "sinbad")] == [2, 1, 2, 1]


def test_who_draws_a_thing_is_told_the_words_of_the_content() -> None:
    codes = {fact["id"]: fact["code"] for fact in things("ru")["prophecy"]["facts"]}
    assert (codes["type"], codes["who"], codes["deck"]) == ("scheme", "merlin", "king-arthur")
    codes = {fact["id"]: fact["code"] for fact in things("ru")["merlin"]["facts"]}
    assert (codes["role"], codes["attack-type"], codes["hero"]) == ("sidekick", "ranged", "king-arthur")


def test_each_moment_of_a_card_has_a_line_of_its_own() -> None:
    text = things("en")["bewilderment"]["text"]
    moments = [line.split(": ")[-2] for line in text.split("\n")]
    assert moments == ["During combat", "After combat"] * 2  # of both decks that have it


@both_languages
def test_boards_have_their_geometry(language: str) -> None:
    for plan in said(language).boards():
        spaces = {space["id"]: space for space in plan["spaces"]}
        zones = {zone["id"] for zone in plan["zones"]}
        assert set(plan["starts"]) <= set(spaces)
        for space in spaces.values():
            assert 0 <= space["x"] <= plan["width"]
            assert 0 <= space["y"] <= plan["height"]
            assert set(space["zones"]) <= zones
            assert all(space["id"] in spaces[other]["next"] for other in space["next"])


def test_answers_say_what_they_are_about() -> None:
    match = ristal.position(
        GAME,
        """
        board = "marmoreal"
        heroes = ["king-arthur", "medusa"]
        to_move = 0
        spaces = { king-arthur = "m15", merlin = "m01", medusa = "m17", harpy-1 = "m09" }
        hands = [["prophecy", "feint", "feint"], ["dash"]]
        """,
    )
    english = said("en")
    match.play("attack")
    (first, *_) = english.answers(match.view(0))
    assert first["answer"] == "king-arthur harpy-1"
    assert first["about"] == [
        {"thing": "fighter:king-arthur", "where": "board"},
        {"thing": "fighter:harpy-1", "where": "board"},
    ]
    match.play("king-arthur harpy-1")
    assert english.about(match.view(0), "feint") == [{"thing": "card:feint", "where": "hand"}]
    assert english.note(match.view(0), "feint").startswith("(×2, attack 2) Boost 1. Immediately: ")
    match.play("feint")
    assert match.pending[0].name == "CommitBoost"
    assert english.note(match.view(0), "prophecy").startswith("(+2; Merlin) Scheme. ")


@pytest.mark.parametrize(
    ("place", "told"),
    [
        ("m31", ["Зоны: Ф фиолетовая, Б бурая.", "Смежные ячейки: m23, m30 (▬ Гарпия 1 ♥1/1).", "Здесь: никого."]),
        ("m30", ["Зоны: П пурпурная, Б бурая.", "Смежные ячейки: m22, m29, m31.", "Здесь: ▬ Гарпия 1 ♥1/1."]),
        ("m02", ["Зона: С серая.", "Смежные ячейки: m01 (▲ Бармаглот ♥8/8), m03.", "Здесь: никого."]),
        ("s12", []),
    ],
)
def test_a_space_tells_its_zones_its_neighbours_and_who_stands_there(place: str, told: list[str]) -> None:
    match = ristal.position(
        GAME,
        """
        board = "marmoreal"
        heroes = ["alice", "medusa"]
        to_move = 0
        spaces = { alice = "m15", jabberwock = "m01", medusa = "m17", harpy-1 = "m30" }
        """,
    )
    assert said("ru").place(match.view(0), place) == told


def test_where_a_fighter_stands_is_where_it_may_stay_and_too_far_is_told_in_spaces() -> None:
    match = ristal.position(
        GAME,
        """
        board = "marmoreal"
        heroes = ["alice", "medusa"]
        to_move = 0
        spaces = { alice = "m13", jabberwock = "m01", medusa = "m17" }
        hands = [["feint"], []]
        """,
    )
    for answer in ("manoeuvre", "pass", "jabberwock", "m01"):
        match.play(answer)
    assert match.pending[0].name == "MoveFighter"  # the last fighter of a manoeuvre is asked for at once
    assert said("ru").note(match.view(0), "m13") == "КЖ (на месте)"
    assert said("ru").note(match.view(0), "m20") == "КЖ"
    assert match.why("m09") == "До m09 — 3 ячейки, а пройти можно не больше 2. (§R59)"
    assert match.why("m09", language="en") == "m09 is 3 spaces away, and one may go 2 at the most. (§R59)"
    pointed_at = explain_thing(said("ru"), match.table, match.view(0), "space:m02")
    assert pointed_at is not None  # beyond the Jabberwock, who lets pass
    assert pointed_at.said == "До m02 — 3 ячейки, а пройти можно не больше 2. (§R59)"


def test_cards_of_another_hand_lie_there_and_not_in_ones_own() -> None:
    match = ristal.position(
        GAME,
        """
        board = "marmoreal"
        heroes = ["alice", "medusa"]
        to_move = 0
        spaces = { alice = "m15", jabberwock = "m01", medusa = "m17", harpy-1 = "m09" }
        hands = [["snicker-snack", "feint"], ["feint", "dash"]]
        """,
    )
    for answer in ("attack", "alice harpy-1", "snicker-snack", "pass"):
        match.play(answer)
    assert match.view(0)["question"]["name"] == "PickFromHand"
    assert said("en").about(match.view(0), "feint") == [{"thing": "card:feint", "where": "zone:hand-1"}]


@both_languages
def test_numbers_of_a_log_line_are_told_from_its_text(language: str) -> None:
    hurt = {"event": "damage-taken", "fighter": "alice", "amount": 2, "health": 11}
    line = said(language).line(hurt, ["▲", "▬"])
    assert [(part["kind"], part["text"]) for part in line if part["kind"] == "number"] == [
        ("number", "2"),
        ("number", "11"),
    ]
    assert line[0]["ref"] == "alice"


@pytest.mark.parametrize(
    ("cards", "exhaustion", "told"),
    [
        (["dash"], "damage", "взять карту, затем переместить бойцов"),
        ([], "damage", "карт в колоде нет: каждый ваш боец получит 2 урона, затем переместить бойцов"),
        ([], "none", "карт в колоде нет; переместить бойцов"),
    ],
)
def test_r141_a_manoeuvre_says_what_an_empty_deck_brings(cards: list[str], exhaustion: str, told: str) -> None:
    match = ristal.new("unmatched", seed=5, heroes=["alice", "medusa"], exhaustion=exhaustion)
    while match.pending[0].name != "TakeAction":
        match.play(match.legal(match.pending[0].seat)[0], match.pending[0].seat)
    view = match.view(match.pending[0].seat)
    view["zones"][f"deck-{view['active']}"] = cards
    assert said("ru").note(view, "manoeuvre") == told


def test_r133_what_a_card_would_do_to_a_defeated_fighter_is_in_vain() -> None:
    match = ristal.position(
        GAME,
        """
        board = "marmoreal"
        heroes = ["king-arthur", "alice"]
        to_move = 0
        spaces = { king-arthur = "m15", alice = "m09" }
        health = { alice = 1 }
        hands = [["excalibur"], ["looking-glass"]]
        """,
    )
    for answer in ("attack", "king-arthur alice", "excalibur", "looking-glass"):
        match.play(answer, match.pending[0].seat)
    assert match.pending[0].name == "ChooseScript"
    view = match.view(1)
    vain = {one["answer"]: "ничего не изменится" in one["note"] for one in said("ru").answers(view)}
    assert vain == {"draw": False, "recover": True, "place": True}
    view["fighters"] = [{**each, "space": "m09"} for each in view["fighters"]]
    assert not any("ничего не изменится" in one["note"] for one in said("ru").answers(view))


@pytest.mark.parametrize(("language", "zones"), [("ru", "Зоны: С — серая, З — зелёная"), ("en", "Zones: G — gray")])
def test_the_legend_tells_the_letters_of_the_zones(language: str, zones: str) -> None:
    match = ristal.new("unmatched", seed=1, board="marmoreal")
    told = said(language).legend(match.view(None)).splitlines()
    assert [line.startswith(zones) for line in told] == [*[False] * (len(told) - 1), True]
    assert told[-1].count(" — ") == len(GAME.boards["marmoreal"].zones)


def test_a_boost_foretells_where_the_manoeuvre_may_end() -> None:
    asked = boosts = 0
    for seed in range(6):
        match, chance = ristal.new("unmatched", seed=seed), random.Random(seed)
        while not match.over and asked < 30:
            seat = match.pending[0].seat
            if match.pending[0].name == "BoostMove":
                asked += 1
                for answer in said("en").answers(match.view(seat)):
                    if "reach" not in answer:
                        continue
                    t, after = match.table, copy.deepcopy(match)
                    assert isinstance(t, Unmatched)
                    after.play(answer["answer"], seat)
                    assert after.view(seat)["question"]["details"]["most"] == answer["reach"]["most"]
                    ends = 0
                    for fighter in t.fights_for(seat):
                        own = t.arena.board.bit[t.space[fighter]]
                        ends |= reach(t, fighter, answer["reach"]["most"], False) & ~own
                    assert [t.arena.board.spaces[space] for space in spaces_in(ends)] == answer["reach"]["spaces"]
                    boosts += answer["answer"] != "pass"
            match.play(chance.choice(match.legal(seat)), seat)
    assert boosts > 20
