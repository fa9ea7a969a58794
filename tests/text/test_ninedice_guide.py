"""What the nine-dice battle says of itself: the colour wheel, what an answer to a duel meets, whom a bonus goes to."""

from __future__ import annotations

from typing import Any

import pytest

import ristal
from ristal.engine.chance import FastChance
from ristal.games import load_game
from ristal.match import Match
from ristal.text.game_text import GameText, game_text
from ristal.text.types import Thing

GAME = load_game("ninedice")
ANSWERING = """
game = "ninedice"
phase = "duels"
to_move = 0

[[side]]
field = ["red-stormer 4", "red-fortress 5"]
reserve = ["blue-nullifier"]

[[side]]
field = ["white-systemist 6", "blue-destroyer 5"]
reserve = ["black-systemist", "yellow-ballistic"]
"""


def said(language: str = "ru") -> GameText:
    return game_text(language, GAME)


def thing(name: str, language: str = "ru", **options: object) -> Thing:
    _, checked = GAME.check_options(options)
    (found,) = [one for one in said(language).things(checked) if one["id"] == name]
    return found


def facts(name: str, language: str = "ru", **options: object) -> dict[str, Any]:
    return {fact["id"]: fact for fact in thing(name, language, **options)["facts"]}


@pytest.mark.parametrize("language", ["ru", "en"])
def test_r6_the_wheel_can_be_drawn_from_the_catalogue(language: str) -> None:
    """Allies and enemies stand there as ids, each way round."""
    colours = [one["id"] for one in said(language).things(GAME.check_options({})[1]) if one["kind"] == "colour"]
    assert len(colours) == 8
    for relation in ("allied", "enemy"):
        related = {colour: facts(colour, language)[relation]["code"].split() for colour in colours}
        assert all(colour in related[other] for colour in colours for other in related[colour])
    assert facts("red", language)["allied"]["code"] == "violet orange"
    assert facts("red", language)["special"]["code"] == "destroyer"


def test_what_a_fact_names_is_in_the_catalogue() -> None:
    things = {one["id"]: one for one in said().things(GAME.check_options({})[1])}
    named = [ref for one in things.values() for fact in one["facts"] for ref in fact["code"].split()]
    assert set(named) <= set(things)
    assert len(facts("ember")["dice"]["code"].split()) == 9
    assert facts("red-green")["colours"]["code"] == "red green"
    assert facts("red-destroyer")["shape"]["code"] == "destroyer"


def test_r9_the_two_halves_of_a_bonus_stand_apart() -> None:
    assert (facts("red")["full"]["value"], facts("red")["reduced"]["value"]) == ("Цель +2.", "Цель +1.")
    assert facts("violet", "en")["full"]["value"] == "A target below 4 is raised to 4."
    assert facts("violet", "en", bonuses="plain")["full"]["value"] == "Target +2."


def test_r28_the_note_of_an_answer_says_what_it_may_meet() -> None:
    match = ristal.position("ninedice", ANSWERING)
    match.play("blue-nullifier")
    view = match.view(0)
    aims = {aim["target"]: aim["wins"] for aim in view["aims"]}
    assert aims == {"red-stormer": [5, 6], "red-fortress": [6], "white-systemist": [], "blue-destroyer": [6]}
    assert {one["answer"]: one["note"] for one in said().answers(view)}["white-systemist"] == ("▬ 6, не победить")
    match.play("blue-destroyer")
    while match.pending[0].name != "AnswerDuel":  # a bonus of colour
        match.play(match.legal(match.pending[0].seat)[-1])
    view = match.view(1)
    notes = {one["answer"]: one["note"] for one in said("en").answers(view)}
    assert set(notes) == {"black-systemist", "yellow-ballistic", "pass"}
    assert "→ blue Nullifier" in notes["black-systemist"]
    assert notes["black-systemist"].endswith("Win: target −2. Loss: nothing.")


def test_r20_the_note_of_a_die_to_deploy_says_what_either_place_is_for() -> None:
    match = ristal.new("ninedice", sets=["ember", "tide"])
    notes = {one["answer"]: one["note"] for one in said().answers(match.view(0))}
    assert notes == {
        "red-destroyer field": "в зону «Атака», для боя",
        "red-destroyer reserve": "про запас, для дуэлей",
    }


def test_r22_dice_whose_bonuses_wait_say_what_their_bonuses_are() -> None:
    match = next(match for seed in range(99) if (match := deployed(seed)).pending[0].name == "ChooseBonus")
    view = match.view(match.pending[0].seat)
    for one in said().answers(view):
        colour = one["answer"].partition("-")[0]
        assert one["note"].endswith(facts(colour)["bonus"]["value"])


def deployed(seed: int) -> Match:
    """A match whose sets lie on the field whole."""
    match = ristal.new("ninedice", sets=["ember", "tide"], seed=seed)
    while match.pending[0].name == "DeployDie":
        match.play(match.legal(match.pending[0].seat)[0], match.pending[0].seat)
    return match


@pytest.mark.parametrize("seed", range(8))
def test_what_the_view_promises_comes_true(seed: int) -> None:
    """In whole games: the aims of an answer are the targets that may be chosen then, the rolls that win do win, and a
    bonus is full for whom the view says so."""
    options = {"start": "draft"} if seed % 2 else {}
    match = ristal.new("ninedice", seed=seed, **options)
    chance = FastChance(seed)
    replies: dict[str, list[str]] = {}
    wins: dict[tuple[str, str], list[int]] = {}
    gifts: dict[str, bool] = {}
    while not match.over:
        seat = match.table.first_asked()
        view: Any = match.view(seat)
        name = match.pending[0].name
        if name == "AnswerDuel":
            replies = {}
            for aim in view["aims"]:
                replies.setdefault(aim["die"], []).append(aim["target"])
            assert list(replies) == [answer for answer in view["legal"] if answer != "pass"]
        elif name in ("ChooseTarget", "ChooseAnswerTarget"):
            assert [aim["target"] for aim in view["aims"]] == view["legal"]
            wins = {(aim["die"], aim["target"]): aim["wins"] for aim in view["aims"]}
            if name == "ChooseAnswerTarget":
                assert replies[view["question"]["details"]["die"]] == view["legal"]
        else:
            assert view["aims"] == []
        gifts = {gift["target"]: gift["full"] for gift in view["gifts"]} or gifts
        assert bool(view["gifts"]) == (name == "ChooseBonusTarget")
        before = len(match.events(None))
        match.play(view["legal"][chance.draw(len(view["legal"]))], seat)
        events = match.events(None)[before:]
        changed = any(event["event"] in ("bonus-used", "die-turned") for event in events)
        for event in events:
            if event["event"] == "bonus-used":
                assert gifts[str(event["target"])] == event["full"]
            elif event["event"] == "dice-compared" and name.endswith("Target") and not changed and wins:
                pair = (str(event["die"]), str(event["target"]))
                assert (event["value"] in wins[pair]) == event["won"]
        if changed:
            wins = {}


def test_r34_the_sums_say_what_life_will_be_left() -> None:
    match = ristal.position("ninedice", ANSWERING)
    sums: Any = match.view(None)["sums"]
    assert (sums["attack"], sums["defence"], sums["damage"]) == ([4, 5], [0, 0], [5, 4])
    assert (sums["life"], sums["left"]) == ([5, 6], [0, 2])


def test_r11_the_colour_of_a_special_die_says_so() -> None:
    told = {}
    for seed in range(12):
        match = ristal.new("ninedice", start="draft", seed=seed)
        seat = match.pending[0].seat
        match.play("destroyer", seat)
        told |= {one["answer"]: one["note"] for one in said().answers(match.view(seat))}
    assert [colour for colour, note in told.items() if "Специальный" in note] == ["red"]
    assert len(told) > 4


@pytest.mark.parametrize(
    ("names", "told"), [(["Игрок 1", "Игрок 2"], "Игрок 1: 3, Игрок 2: 2."), (["Жар", "Прилив"], "Жар 3, Прилив 2.")]
)
def test_a_number_of_a_seat_does_not_run_into_the_number_in_its_name(names: list[str], told: str) -> None:
    event = {"event": "reserve-attack-began", "seat": 0, "reserves": [3, 2], "why": "more-dice"}
    assert told in said().texts.event(event, names)


def test_r18_a_shape_to_gather_says_its_kind_first() -> None:
    match = ristal.new("ninedice", start="draft", seed=1)
    notes = {one["answer"]: one["note"] for one in said("en").answers(match.view(match.pending[0].seat))}
    assert notes["destroyer"].startswith("(Attack) Win: ")
    assert {note.split(")")[0] for note in notes.values()} == {"(Attack", "(Defence", "(Life"}
    assert len(set(notes.values())) == len(notes)  # a Systemist and a Fortress differ by their targets only


def test_the_battle_that_empties_a_life_zone_is_not_said_to_have_cost_no_life() -> None:
    ended, emptied = {"event": "battle-ended", "harm": 0}, {"event": "life-emptied", "seat": 0}
    assert said().tells(ended, [], [])
    assert not said().tells(ended, [], [emptied])
    assert said().tells(emptied, [ended], [])
