"""What «Боец» says of itself: things, answers and where they lie."""

from __future__ import annotations

import re
from typing import Any

import pytest

import ristal
from ristal.games import load_game
from ristal.text.game_text import GameText, game_text
from ristal.text.rulebook import rulebook
from ristal.text.types import Thing

GAME = load_game("boets")
POSITION = """
game = "boets"
fighters = ["nemkov", "khaitulov"]
to_move = 0
phase = "technique"
ring = [{ red = [3, 3, 3, 3], white = [6, 6] }, { blue = [4] }]
copyable = ["", "backfist"]
hand = [["backfist", "throw", "swing", "imitation", "coach"], ["duck", "block"]]
"""


def said(language: str = "ru") -> GameText:
    return game_text(language, GAME)


def thing(name: str, language: str = "ru") -> Thing:
    _, options = GAME.check_options({})
    (found,) = [one for one in said(language).things(options) if one["id"] == name]
    return found


def asked(*answers: str) -> tuple[Any, dict[str, Any]]:
    """The view of whoever is asked after these answers, and his answers in words."""
    match = ristal.position("boets", POSITION)
    for answer in answers:
        match.play(answer)
    view = match.view(match.pending[0].seat)
    return view, {text["answer"]: text for text in said().answers(view)}


def test_a_technique_has_three_powers_with_their_provenance() -> None:
    backfist = thing("backfist")
    facts = {fact["id"]: (fact["value"], fact["provenance"]) for fact in backfist["facts"]}
    assert facts["min"] == ("1 обычное", "stated")
    assert facts["max"] == ("3 обычных", "reconstructed")
    assert facts["dice"] == ("красные", "stated")
    assert backfist["short"] == "мин урон 1 · сред урон 2 · макс урон 3"
    assert "Средняя мощность, 3 кубика: 2 обычных повреждения противнику." in backfist["text"]


@pytest.mark.parametrize(
    ("name", "power", "russian", "english"),
    [
        ("fishhook", "mid", "1 обычное и 2 болевых", "1 damage and 2 pain"),
        ("throw", "min", "1 болевое, оглушение", "1 pain, stun"),
        ("body-shot", "max", "2 обычных, нокдаун", "2 damage, knockdown"),
        ("duck", "min", "Отменить атаку; он может провести другую", "Cancel the attack; he may play another"),
        ("feint", "max", "Отменить атаку или контрприём", "Cancel an attack or counter"),
        ("coach", "min", "Бросить 2 своих кубика", "Roll 2 dice of yours"),
        ("second-wind", "max", "Перебросить сколько угодно кубиков ринга", "Roll any number of ring dice again"),
        ("scorn", "mid", "За здоровый жетон: карта и до 2 кубиков", "For a healthy token: a card and up to 2 dice"),
    ],
)
def test_a_row_of_a_card_says_a_power_in_a_short_phrase(name: str, power: str, russian: str, english: str) -> None:
    for language, words in (("ru", russian), ("en", english)):
        assert {fact["id"]: fact["value"] for fact in thing(name, language)["facts"]}[power] == words


def test_every_row_of_a_card_is_short() -> None:
    _, options = GAME.check_options({})
    for language in ("ru", "en"):
        for one in said(language).things(options):
            for fact in one["facts"]:
                if fact["id"] in ("min", "mid", "max", "effects"):
                    assert 0 < len(str(fact["value"])) <= 56, (one["id"], fact["value"])


def test_a_power_says_how_many_equal_dice_it_takes() -> None:
    assert [thing(power)["facts"][0]["value"] for power in ("min", "mid", "max")] == [2, 3, 4]
    assert thing("max")["name"] == "макс"
    assert thing("max", "en")["text"] == "Takes 4 dice of one value."


def test_imitation_needs_the_dice_of_its_model() -> None:
    assert "those of the technique it repeats" in [fact["value"] for fact in thing("imitation", "en")["facts"]]
    assert "needs no dice" not in thing("imitation", "en")["text"]
    assert "needs no dice" in thing("own-judge", "en")["text"]


def test_a_fighter_has_his_dice_and_his_ability() -> None:
    nemkov = thing("nemkov")
    assert [fact["value"] for fact in nemkov["facts"][:4]] == [4, 5, 4, 4]
    assert nemkov["text"] == "Если кубиков на ринге противника больше, вы мобилизуете до 4 кубиков."


def test_russian_shows_no_english() -> None:
    _, options = GAME.check_options({})
    for one in said().things(options):
        told = [one["name"], one["text"], one["short"]]
        for fact in one["facts"]:
            told += [fact["name"], str(fact["value"]) if isinstance(fact["value"], str) else ""]
        assert not re.search("[A-Za-z]", "".join(told)), one["id"]


@pytest.mark.parametrize(
    ("answers", "answer", "about"),
    [
        ((), "backfist min", ("technique:backfist", "hand")),
        ((), "discard throw", ("technique:throw", "hand")),
        ((), "imitation mid", ("technique:imitation", "hand")),
        (("discard backfist",), "red-3", ("die:red-3", "ring")),
        (("discard backfist",), "enough", ()),
        (("throw min",), "blue-4", ("die:blue-4", "ring-opponent")),
        (("throw min",), "red", ("die:red", "reserve-opponent")),
        (("coach min",), "white", ("die:white", "reserve")),
        (("swing max",), "block", ("technique:block", "hand-opponent")),
    ],
)
def test_an_answer_says_what_it_is_about(answers: tuple[str, ...], answer: str, about: tuple[str, ...]) -> None:
    _, texts = asked(*answers)
    assert [(found["thing"], found["where"]) for found in texts[answer]["about"]] == ([about] if about else [])


def test_healing_is_about_the_tokens() -> None:
    match = ristal.position(
        "boets",
        """
game = "boets"
fighters = ["nemkov", "khaitulov"]
to_move = 0
phase = "technique"
ring = [{ white = [6, 6] }, {}]
health = [[8, 2], [12, 0]]
hand = [["cutman"], []]
""",
    )
    match.play("cutman min")
    view: Any = match.view(0)
    assert said().about(view, "regain") == [{"thing": "token:lost", "where": "health"}]
    assert said().about(view, "soothe") == [{"thing": "token:pain", "where": "health"}]


def test_a_copy_says_what_it_copies_and_a_discard_what_it_lets_roll() -> None:
    _, texts = asked()
    assert texts["imitation max"]["note"] == "Бэкфист: урон 3†"
    assert texts["backfist max"]["note"] == "урон 3†"
    assert texts["discard throw"]["note"] == "→ бросок до 2 кубиков: белые"
    assert texts["discard coach"]["note"] == ""


def test_fighters_and_the_deck_are_chosen_from_a_list() -> None:
    match = ristal.new("boets", seed=1, fighters=["random", "khaskhanov"], draft="pick")
    view: Any = match.view(match.pending[0].seat)
    assert said().about(view, "nemkov") == [{"thing": "fighter:nemkov", "where": "list"}]
    assert said().seat_names(view) == ["▲", "▬ Руслан Хасханов"]
    match.play("nemkov")
    view = match.view(1)
    assert view["question"]["name"] == "SearchDeck"
    assert said().about(view, "swing") == [{"thing": "technique:swing", "where": "deck"}]
    assert said().note(view, "swing") == "красный"


@pytest.mark.parametrize(("language", "note"), [("ru", "; запрещённая"), ("en", "; forbidden")])
def test_an_answer_says_what_the_referee_may_notice(language: str, note: str) -> None:
    position = POSITION.replace('"throw"', '"fishhook"').replace("white = [6, 6]", "blue = [6, 6]")
    match = ristal.position("boets", position)
    view: Any = match.view(0)
    assert said(language).note(view, "fishhook min").endswith(note)
    assert note not in said(language).note(view, "backfist min")


def test_a_counter_that_only_stops_attacks_says_that_it_does_nothing_to_a_counter() -> None:
    """§R87 §R87a It may be played all the same, and of four dice it cancels a counter too."""
    rings = "ring = [{ red = [3, 3], yellow = [2, 2, 2, 2], white = [6, 6] }, { yellow = [4, 4] }]"
    hands = 'hand = [["backfist", "duck", "block", "throw", "coach"], ["duck", "block", "throw", "coach", "swing"]]'
    lines = [line for line in POSITION.splitlines() if not line.startswith(("ring", "hand", "copyable"))]
    match = ristal.position("boets", "\n".join([*lines, rings, hands]))
    match.play("backfist min")
    assert said().note(match.view(1), "duck min") == "отмена, он может повторить"
    match.play("duck min")
    view: Any = match.view(0)
    notes = {answer: said().note(view, answer) for answer in match.legal(0)}
    assert notes["duck min"] == notes["duck mid"] == notes["block min"] == "⚠ на контрприём не действует"
    assert notes["duck max"] == "отмена атаки или ответа‡"


def test_further_clauses_are_those_of_questions_and_of_the_rules() -> None:
    for question, clauses in said().further.items():
        assert question in GAME.questions
        assert set(clauses) <= set(rulebook("boets", "ru").clauses)
