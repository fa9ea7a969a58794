"""What «Битва демонов» says of answers: what they are about, where that lies, what a card would meet."""

from __future__ import annotations

from typing import Any

import pytest

import ristal
from ristal.engine.zone import EVERYONE
from ristal.games import load_game
from ristal.match import Match
from ristal.text.game_text import game_text

GAME = load_game("demons")
GUIDE = game_text("ru", GAME)


def at(**document: Any) -> Match:
    seats = document.setdefault("seats", 2)
    document.setdefault("hands", [["dodge"]] * seats)
    return ristal.position("demons", "\n".join(f"{name} = {value!r}" for name, value in document.items()))


def about(match: Match, answer: str) -> list[tuple[str, str]]:
    view = match.view(match.pending[0].seat)
    assert answer in match.legal(match.pending[0].seat)
    return [(each["thing"], each["where"]) for each in GUIDE.about(view, answer)]


def test_cards_lie_in_hands_on_tactics_and_on_the_table() -> None:
    assert about(at(), "dodge") == [("move:dodge", "hand")]
    match = at(laid=["grab", "guard"])
    assert about(match, "snare") == [("action:snare", "list")]
    match.play("snare")
    assert about(match, "combo") == [("move:combo", "tactics")]
    match = at(laid=["shadow-strike", "guard"], traps=["combo"])
    match.play("dispel")
    assert about(match, "trap combo") == [("marker:trap-side", "tactics"), ("move:combo", "tactics")]
    assert about(match, "enough") == []
    match = at(seats=3, laid=["dodge", "guard", "guard"], demons=["hermit", "giant", "spider"])
    assert about(match, "ability") == [("demon:hermit", "list")]
    match.play("vantage")
    assert about(match, "spider") == [("seat:2", "table")]
    match.play("spider")
    assert about(match, "dodge") == [("move:dodge", "zone:hand-2")]
    match = at(phase="prepare", hands=[["dodge"] * 5, ["guard"] * 5], deck=["combo"])
    assert about(match, "combo") == [("move:combo", "zone:draft")]
    match = at(laid=["sweep", "guard"])
    match.play("stun")
    assert about(match, "combo") == [("move:combo", "tactics")]  # a move is named by its tactic
    chosen = ristal.new("demons", seed=1)
    demon = chosen.legal(0)[0]
    assert about(chosen, demon) == [(f"demon:{demon}", "list")]


@pytest.mark.parametrize(
    ("document", "card", "note"),
    [
        ({}, "dodge", "(1)"),
        ({"series": [["guard"], []]}, "dodge", "(1) ⚠ номер меньше 2: выйдете из боя"),
        ({"series": [["guard"], []], "knockouts": ["dodge"]}, "dodge", "(1) ⚠ номер меньше 2: выйдете из боя"),
        (
            {"series": [["guard"], []], "demons": ["acrobat", "giant"]},
            "dodge",
            "(1) ⚠ номер не подходит, но способность выручит ценой 1 урона",
        ),
        (
            {"series": [["guard"], []], "demons": ["acrobat", "giant"], "energy": [1, 3]},
            "dodge",
            "(1) ⚠ номер меньше 2: выйдете из боя",
        ),
        (
            {"series": [["guard"], []], "demons": ["acrobat", "giant"], "energy": [2, 3], "traps": ["dodge"]},
            "dodge",
            "(1) ⚠ номер не подходит, но способность выручит ценой 1 урона; "
            "ловушка отнимет последнюю энергию: выйдете из боя",
        ),
        (
            {"series": [["sweep"], []], "demons": ["acrobat", "giant"]},
            "dodge",
            "(1) ⚠ номер меньше 3: выйдете из боя",
        ),
        ({"knockouts": ["dodge"], "traps": ["dodge"]}, "dodge", "(1) ⚠ «Нокаут»: выйдете из боя"),
        (
            {"knockouts": ["dodge"], "traps": ["dodge"], "stance": [0]},
            "dodge",
            "(1) ⚠ стойка удержит «Нокаут»; ловушка: 1 урон",
        ),
        ({"traps": ["dodge"], "energy": [1, 3]}, "dodge", "(1) ⚠ ловушка отнимет последнюю энергию: выйдете из боя"),
        ({"traps": ["dodge"], "demons": ["stone-guard", "giant"]}, "dodge", "(1) ⚠ ловушка вам не страшна"),
        (
            {"seats": 3, "battlefield": "spikes", "traps": ["dodge"]},
            "dodge",
            "(1) ⚠ ловушка: 2 урона",
        ),
        (
            {"seats": 3, "battlefield": "narrow-bridge", "series": [["dodge"], [], []]},
            "dodge",
            "(1) ⚠ номер меньше 2: выйдете из боя",
        ),
        (
            {"seats": 3, "battlefield": "mirror", "series": [["dodge"], [], []], "hands": [["combo"]] * 3},
            "combo",
            "(5) ⚠ номер больше 1: выйдете из боя",
        ),
    ],
)
def test_what_a_card_would_meet_is_said_beside_it(document: dict[str, Any], card: str, note: str) -> None:
    assert GUIDE.note(at(**document).view(0), card) == note


@pytest.mark.parametrize(
    ("document", "card", "danger"),
    [
        ({}, "dodge", None),
        ({"series": [["guard"], []]}, "dodge", ("1 < 2 — выбудете", True)),
        (
            {"seats": 3, "battlefield": "mirror", "series": [["dodge"], [], []], "hands": [["combo"]] * 3},
            "combo",
            ("5 > 1 — выбудете", True),
        ),
        ({"knockouts": ["dodge"], "traps": ["dodge"]}, "dodge", ("«Нокаут» — выбудете", True)),
        ({"traps": ["dodge"]}, "dodge", ("ловушка: −1", False)),
        ({"traps": ["dodge"], "energy": [1, 3]}, "dodge", ("ловушка — выбудете", True)),
        (
            {"series": [["guard"], []], "demons": ["acrobat", "giant"], "energy": [2, 3], "traps": ["dodge"]},
            "dodge",
            ("номер простится: −1; ловушка — выбудете", True),
        ),
    ],
)
def test_a_card_that_harms_its_owner_carries_a_strip(
    document: dict[str, Any], card: str, danger: tuple[str, bool] | None
) -> None:
    """Before the card is laid, and nowhere else: what is laid cannot be taken back."""
    match = at(**document)
    text = GUIDE.answer(match.view(0), card)
    assert text["danger"] == (None if danger is None else {"text": danger[0], "is_fatal": danger[1]})
    assert GUIDE.danger(match.view(None), card) is None


def test_an_action_says_what_it_brings_this_demon() -> None:
    said = {demon: GUIDE.note(at(demons=[demon, "giant"]).view(0), "respite") for demon in ("shadow-healer", "panther")}
    assert said["panther"] == "Получите 1 энергию."
    assert said["shadow-healer"] == "Получите 1 энергию. «Передышка» даёт вам на 2 энергии больше."


def test_an_action_in_a_few_words() -> None:
    things = {thing["id"]: thing for thing in GUIDE.catalogue({"initiative": "damage"})["things"]}
    assert things["into-shadow"]["short"] == "карт +3"
    assert things["initiative"]["short"] == "стать первым, прежнему 1 урон"
    things = {thing["id"]: thing for thing in GUIDE.catalogue({"initiative": "energy"})["things"]}
    assert things["initiative"]["short"] == "стать первым, прежнему 1 энергия"


@pytest.mark.parametrize("card", [move.id for move in GAME.cards.moves])  # type: ignore[attr-defined]
@pytest.mark.parametrize("before", [move.id for move in GAME.cards.moves])  # type: ignore[attr-defined]
@pytest.mark.parametrize("field", ["spring", "mirror", "narrow-bridge"])
def test_the_warning_comes_true(field: str, before: str, card: str) -> None:
    """Whoever is told that a number throws him out is thrown out, and nobody else."""
    match = at(seats=3, battlefield=field, series=[[before], [], []], hands=[[card], ["dodge"], ["dodge"]])
    danger = GUIDE.danger(match.view(0), card)
    warned = danger is not None and danger["is_fatal"]
    assert warned == ("выйдете из боя" in GUIDE.note(match.view(0), card))
    for seat, laid in enumerate([card, "dodge", "dodge"]):
        match.play(laid, seat)
    view: Any = match.view(None)
    assert view["fighting"][0] is not warned
    assert view["why_out"][0] == ("number" if warned else None)


def test_a_taken_card_is_known_to_the_two_alone() -> None:
    match = at(seats=3, laid=["dodge", "guard", "guard"], hands=[["dodge"], ["combo", "grab"], ["dodge"]])
    match.play("vantage")
    match.play("seat-1")
    question, (answer, _) = match.table.question, match.table.legal(0)
    assert question.shown_to(match.table, 0, answer) == 0b011
    match = at(phase="prepare", hands=[["dodge"] * 6, ["guard"] * 5])
    assert match.pending[0].name == "TrimHand"  # discarded openly
    assert match.table.question.shown_to(match.table, 0, match.table.legal(0)[0]) == EVERYONE


def test_the_view_tells_what_runs_and_in_which_order_cards_are_opened() -> None:
    match = at(seats=3, first=1, demons=["hornet", "giant", "spider"], hands=[["dodge", "combo"]] * 3)
    for seat in range(3):
        match.play("dodge", seat)
    view: Any = match.view(None)
    assert (view["acting"], view["order"]) == (None, [1, 2, 0])
    match.play("ability")
    view = match.view(None)
    assert (view["acting"], view["order"]) == (0, [1, 2])
    match.play("vantage")
    match.play("spider")
    view = match.view(None)
    assert view["running"] == [
        {"kind": "action", "seat": 0, "source": "dodge", "action": "vantage", "target": 2, "named": None}
    ]
    match.play("combo")
    assert match.view(None)["running"] == []
