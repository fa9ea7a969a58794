"""Words that people type, turned into notation and orders."""

from __future__ import annotations

import pytest

from ristal.games import load_game
from ristal.text.answers import Vocabulary
from ristal.text.commands import read_order
from ristal.text.game_text import game_text


@pytest.fixture(scope="module")
def words() -> Vocabulary:
    game = load_game("vstrechny")
    return Vocabulary(game, game_text("ru", game).words)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("b1", "b1"),
        ("  B1 ", "b1"),
        ("2", "b1"),
        ("2.", "b1"),
        ("3)", "c2"),
        ("а1", "a1"),  # by the alphabet
        ("б1", "b1"),
        ("в2", "c2"),
        ("с2", "c2"),  # by its look and by its key
        ("ф1", "a1"),  # by its key
        ("и1", "b1"),
        ("остаться", "stop"),
        ("Остаться", "stop"),
        ("«остаться»", "stop"),
        ("stop", "stop"),
        ("ыещз", "stop"),  # the keys of «stop» on the Russian keyboard
        ("jcnfnmcz", "stop"),  # the keys of «остаться» on the English one
        ("вперёд", "forward"),
        ("вперед", "forward"),
        ("forward", "forward"),
        ("влево", "left"),
        ("вправо", "right"),
        ("в лагерь противника", "camp"),
        ("мамлюк", "mamluk"),
        ("Mamluk", "mamluk"),
        ("Асигару-лучника", "ashigaru-archer"),
        ("а4", "a4"),
        ("0", "0"),
        ("9", "9"),
        ("²", "²"),
        ("что-то", "что-то"),
    ],
)
def test_answers(words: Vocabulary, typed: str, meant: str) -> None:
    assert words.answer(typed, ["a1", "b1", "c2", "stop"]) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("удар в корпус мин", "body-shot min"),
        ("Body Shot min", "body-shot min"),
        ("сбросить удар в корпус", "discard body-shot"),
        ("сбросить свой судья", "discard own-judge"),
        ("удар в спину мин", "удар в спину min"),
    ],
)
def test_a_name_of_several_words_is_one_name(typed: str, meant: str) -> None:
    game = load_game("boets")
    assert Vocabulary(game, game_text("ru", game).words).answer(typed, ["discard throw"]) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("мам", "mamluk"),  # a name that is begun
        ("ост", "stop"),
        ("впе", "forward"),
        ("mam", "mamluk"),
    ],
)
def test_a_name_may_be_begun(words: Vocabulary, typed: str, meant: str) -> None:
    assert words.answer(typed, ["a1", "b1", "mamluk", "stop"]) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("син син красн", ["blue", "blue", "red"]),
        ("красный син 5 б", ["red", "blue-5", "white"]),
        ("blue 5 хватит", ["blue-5", "enough"]),
        ("син", ["blue"]),
        ("синий из запаса", ["blue"]),
        ("син чепуха", ["син чепуха"]),
        ("с с", ["blue", "blue"]),  # not «Свой судья», which is no answer here
        ("с с б", ["blue", "blue", "white"]),
        ("син 4 б", ["blue-4", "white"]),  # not the fourth answer
        ("2 3 3", ["red", "blue", "blue"]),
        ("свой судья", ["own-judge"]),
        ("с5 к б", ["blue-5", "red", "white"]),  # the letters of the table
        ("б2 с6", ["white-2", "blue-6"]),  # one that is not there is still that die
    ],
)
def test_several_dice_fit_one_line(typed: str, meant: list[str]) -> None:
    game = load_game("boets")
    vocabulary = Vocabulary(game, game_text("ru", game).words)
    assert vocabulary.answers(typed, ["enough", "red", "blue", "blue-5", "blue-6", "white"]) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("нырок", "duck min"),  # the only power that there are dice for
        ("Duck", "duck min"),
        ("свинг", "swing"),  # of two powers one has to be named
        ("блок", "block"),
    ],
)
def test_a_whole_name_stands_for_the_only_answer_that_begins_with_it(typed: str, meant: str) -> None:
    game = load_game("boets")
    legal = ["duck min", "swing min", "swing mid", "discard duck", "discard block"]
    assert Vocabulary(game, game_text("ru", game).words).answer(typed, legal) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("медуза синдбад", "medusa sinbad"),
        ("Медуза → Синдбад", "medusa sinbad"),
        ("мед синд", "medusa sinbad"),
        ("гарпия 2 синдбад", "harpy-2 sinbad"),
        ("harpy-2 sinbad", "harpy-2 sinbad"),
    ],
)
def test_an_attack_is_two_names(typed: str, meant: str) -> None:
    game = load_game("unmatched")
    assert Vocabulary(game, game_text("ru", game).words).answer(typed, ["medusa sinbad", "harpy-2 sinbad"]) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("страж", "stone-guard"),
        ("теней", "shadow-healer"),
        ("guard", "stone-guard"),  # the card of that name is not asked for
        ("поз", "vantage"),
        ("ат", "ат"),  # nothing is called so that can be answered
    ],
)
def test_a_later_word_of_a_name_will_do(typed: str, meant: str) -> None:
    game = load_game("demons")
    legal = ["stone-guard", "scholar", "shadow-healer", "vantage"]
    assert Vocabulary(game, game_text("ru", game).words).answer(typed, legal) == meant


def test_notation_goes_before_numbers(words: Vocabulary) -> None:
    assert words.answer("1", ["3", "1"]) == "1"
    assert words.answer("2", ["3", "1"]) == "1"


@pytest.mark.parametrize(
    ("typed", "order"),
    [
        ("?", ("rule", "")),
        ("? R24", ("rule", "R24")),
        ("?R24", ("rule", "R24")),
        ("правило R24", ("rule", "R24")),
        ("why b3", ("why", "b3")),
        ("Почему b3", ("why", "b3")),
        ("почему", ("why", "")),
        ("undo", ("undo", "")),
        ("назад", ("undo", "")),
        ("save", ("save", "")),
        ("сохранить Мой бой.json", ("save", "Мой бой.json")),
        ("quit", ("quit", "")),
        ("йгше", ("quit", "")),
        ("ds[jl", ("quit", "")),  # the keys of «выход» on the English keyboard
        ("help", ("help", "")),
        ("log", ("log", "")),
        ("журнал", ("log", "")),
        ("quit b1", None),
        ("b1", None),
        ("1", None),
        ("остаться", None),
    ],
)
def test_orders(typed: str, order: tuple[str, str] | None) -> None:
    assert read_order(typed) == order


def test_words_within_the_name_of_the_only_such_answer_mean_it() -> None:
    game = load_game("ninedice")
    dice = Vocabulary(game, game_text("ru", game).words)
    legal = ["blue-destroyer", "violet-stormer", "blue-ballistic", "pass"]
    for typed in ("разруш", "Разрушитель", "destroyer", "hfpheibntkm"):
        assert dice.answer(typed, legal) == "blue-destroyer", typed
    assert dice.answer("резерв", ["red-destroyer field", "red-destroyer reserve"]) == "red-destroyer reserve"
    assert dice.answer("разрушитель", [*legal, "red-destroyer"]) == "destroyer"  # which of the two?
    assert dice.answer("стормер", legal) == "стормер"
    assert dice.answer("---", ["red-destroyer"]) == "---"
    assert dice.answer("красн → рез", ["red-destroyer field", "red-destroyer reserve"]) == "красн → рез"
    assert dice.answer("красн разр → рез", ["red-destroyer field", "red-destroyer reserve"]) == "red-destroyer reserve"


def test_a_card_that_can_only_be_discarded_is_not_discarded_by_its_name() -> None:
    game = load_game("boets")
    cards = Vocabulary(game, game_text("ru", game).words)
    assert cards.answer("крючок", ["backfist min", "discard backfist", "discard fishhook"]) == "fishhook"
    assert cards.answer("бэкфист", ["backfist min", "discard backfist", "discard fishhook"]) == "backfist min"
