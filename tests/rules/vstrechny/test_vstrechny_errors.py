"""What is refused, and how: every error says what is wrong and what would be right, and changes nothing."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest
from vstrechny_battle import Battle, lay

import ristal
from ristal.engine.errors import BadOption, BadPosition, IllegalAnswer, MalformedAnswer, NotAsked, RistalError

SOURCE = Path(__file__).parents[3] / "src/ristal/games/vstrechny"
STANDING = """
    .  .       .
    .  Лучник  .
    .  Бедуин  .
    .  Саклаб  .
    """


def refused(battle: Battle, answer: str, error: type[RistalError], seat: int | None = None) -> RistalError:
    """The error that this answer meets; the match is as it was before."""
    before = battle.hash(), battle.match.save(), len(battle.match.moves), battle.offers()
    with pytest.raises(error) as met:
        battle.match.play(answer, seat)
    assert (battle.hash(), battle.match.save(), len(battle.match.moves), battle.offers()) == before
    return met.value


# Answers


def test_illegal_answer_names_the_legal_ones() -> None:
    error = refused(lay(STANDING, opened="Мамлюк"), "b2", IllegalAnswer)
    assert str(error) == "b2 is not allowed now. You may answer: a1, b1, c1."
    assert error.details == {"text": "b2", "question": "EnterUnit", "legal": ["a1", "b1", "c1"]}


@pytest.mark.parametrize(
    ("hand", "answers", "wrong", "said"),
    [
        (True, [], "sarbaz", "sarbaz is not allowed now. You may answer: mamluk."),
        (False, ["b1"], "camp", "camp is not allowed now. You may answer: b3, a2, c2."),
        (False, ["b1"], "stop", "stop is not allowed now. You may answer: b3, a2, c2."),
        (False, ["b1", "a2"], "b2", "b2 is not allowed now. You may answer: stop, a3."),
        (False, ["a1"], "a1", "a1 is not allowed now. You may answer: stop, a2, b1."),
    ],
)
def test_every_question_names_its_legal_answers(hand: bool, answers: list[str], wrong: str, said: str) -> None:
    more: dict[str, Any] = {"hand": {"south": ["Мамлюк"], "north": ["Лучник"]}} if hand else {"opened": "Мамлюк"}
    assert str(refused(lay(STANDING, **more).play(*answers), wrong, IllegalAnswer)) == said


@pytest.mark.parametrize("text", ["", "   ", "b1!", "ячейка", "b1\x00", "b" * 201])
def test_answer_outside_the_notation_is_malformed(text: str) -> None:
    error = refused(lay(STANDING, opened="Мамлюк"), text, MalformedAnswer)
    assert error.code == "malformed-answer"


@pytest.mark.parametrize("text", ["B1", "  b1  ", "\tb1\n"])
def test_case_and_spaces_do_not_matter(text: str) -> None:
    battle = lay(STANDING, opened="Мамлюк")
    battle.match.play(text)
    assert battle.match.moves[-1].answer == "b1"
    assert battle.cell("b1") == "Мамлюк"


def test_word_for_a_direction_goes_on_record_as_the_cell() -> None:
    battle = lay(STANDING, opened="Мамлюк").play("b1", "left")
    assert battle.match.moves[-1].answer == "a2"


def test_seat_that_is_not_asked_is_refused() -> None:
    error = refused(lay(STANDING, opened="Мамлюк"), "b4", NotAsked, seat=1)
    assert str(error) == "It is not your turn."
    assert error.details == {"seat": 1, "asked": [0]}


@pytest.mark.parametrize("seat", [-1, 2, 15])
def test_there_is_no_third_seat(seat: int) -> None:
    error = refused(lay(STANDING, opened="Мамлюк"), "b1", NotAsked, seat=seat)
    assert str(error) == "There is no such seat at the table."


def test_nothing_is_asked_when_the_game_is_over() -> None:
    battle = lay(STANDING, opened="Сарбаз", reserve={"south": [], "north": []}).play("a1")
    assert battle.match.over
    for seat in (None, 0, 1):
        with pytest.raises(NotAsked, match="The game is over"):
            battle.match.play("a1", seat)
    assert len(battle.match.moves) == 1


# Options


@pytest.mark.parametrize(
    ("options", "option", "said"),
    [
        ({"armies": ["south"]}, "armies", "one for each seat. You may choose: west, north, east, south, random."),
        ({"armies": "south"}, "armies", "takes a list of 2"),
        ({"armies": ["south", "nord"]}, "armies", "no “nord”. You may choose: west, north, east, south, random."),
        ({"armies": ["east", "east"]}, "armies", "east is chosen twice"),
        ({"armies": ["south", 3]}, "armies", "“armies”: there is no “3”."),
        ({"variant": "blitz"}, "variant", "“variant”: there is no “blitz”. You may choose: standard, more-strategy."),
        ({"first": "2"}, "first", "“first”: there is no “2”. You may choose: random, 0, 1."),
        ({"seats": 4}, "seats", "Wrong number of players. You may choose: 2."),
        ({"army": "south"}, "army", "There is no setting “army”. There are: seats, armies, draft, variant, first."),
    ],
)  # fmt: skip
def test_option_error_names_the_option(options: dict[str, Any], option: str, said: str) -> None:
    with pytest.raises(BadOption) as met:
        ristal.new("vstrechny", **options)
    assert met.value.details["option"] == option
    assert said in str(met.value)


def test_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(BadOption, match=r"There is no game “chess”. There are: .*\bvstrechny\b"):
        ristal.new("chess")


# Positions


def document(**changes: str) -> str:
    """A sound position with some lines exchanged; an empty line leaves one out."""
    lines = {
        "armies": '["south", "north"]',
        "to_move": "0",
        "field": '"""\n. . .\n. archer .\n. bedouin .\n. saqlab .\n"""',
        "opened": '"mamluk"',
        "reserve": '[["saqlab"], ["thingman"]]',
        **changes,
    }
    return "\n".join(f"{name} = {value}" for name, value in lines.items() if value)


def test_the_sound_position_is_sound() -> None:
    assert ristal.position("vstrechny", document()).legal(0) == ["a1", "b1", "c1"]


def field(*lines: str) -> str:
    return '"""\n' + "\n".join(lines) + '\n"""'


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"field": field(". . .", ". dragon .", ". . .", ". . .")}, "field.b3: there is no 'dragon'"),
        ({"opened": '"Дракон"'}, "opened: there is no 'Дракон'"),
        ({"reserve": '[["saqlab"], ["orc"]]'}, "reserve[1]: there is no 'orc'"),
        (
            {"field": field("sarbaz . .", "sarbaz . .", "Сарбаз . .", ". . .")},
            "field.a2: there are not so many of 'Сарбаз'",
        ),
        (
            {"reserve": '[["sarbaz", "sarbaz", "sarbaz"], []]'},
            "reserve[0]: there are not so many of 'sarbaz'",
        ),
        (
            {"field": field("sarbaz . .", "sarbaz . .", ". . .", ". . ."), "opened": '"sarbaz"'},
            "opened: there are not so many of 'sarbaz'",
        ),
        (
            {"field": field(". . .", ". knight .", ". . .", ". . .")},
            "field.b3: 'knight' belongs to the army 'west', which is not on this side",
        ),
        (
            {"reserve": '[["archer"], []]'},
            "reserve[0]: 'archer' belongs to the army 'north', which is not on this side",
        ),
        ({"opened": '"archer"'}, "opened: 'archer' belongs to the army 'north', which is not on this side"),
        (
            {"field": field(". . .", ". . .", ". . .")},
            "field: 4 lines of 3 words are expected, '.' for an empty cell",
        ),
        (
            {"field": field(". . .", ". .", ". . .", ". . .")},
            "field: 4 lines of 3 words are expected, '.' for an empty cell",
        ),
        ({"field": ""}, "field: is missing; a text is expected"),
        (
            {"armies": '["south", "south"]'},
            "armies: two different armies of west, north, east, south are expected",
        ),
        (
            {"armies": '["south", "random"]'},
            "armies: two different armies of west, north, east, south are expected",
        ),
        ({"armies": '["south"]'}, "armies: two different armies of west, north, east, south are expected"),
        ({"to_move": "2"}, "to_move: a whole number from 0 to 1 is expected, not 2"),
        ({"to_move": "true"}, "to_move: a whole number from 0 to 1 is expected, not True"),
        ({"to_move": ""}, "to_move: is missing; a whole number from 0 to 1 is expected"),
        ({"variant": '"blitz"'}, "variant: one of standard, more-strategy is expected, not 'blitz'"),
        ({"phase": '"siege"'}, "phase: one of battle, deployment is expected, not 'siege'"),
        (
            {"reserve": '["saqlab", "archer", "x"]'},
            "reserve: a list with an entry for each of the 2 seats is expected",
        ),
        ({"reserve": '[["saqlab"]]'}, "reserve: a list with an entry for each of the 2 seats is expected"),
        (
            {"phase": '"deployment"', "opened": "", "reserve": "[[], []]"},
            "reserve: deployment needs a card of the side to move: opened, or in its Reserve",
        ),
        ({"game": '"unmatched"'}, "game: one of vstrechny is expected, not 'unmatched'"),
    ],
)
def test_position_error_names_the_place_and_the_remedy(changes: dict[str, str], said: str) -> None:
    with pytest.raises(BadPosition) as met:
        ristal.position("vstrechny", document(**changes))
    assert str(met.value) == f"A mistake in the position: {said}"


@pytest.mark.parametrize("name", ["hand", "opend", "discard"])
def test_position_with_a_line_that_means_nothing_is_refused(name: str) -> None:
    """A hand, too, outside «Больше стратегии»."""
    with pytest.raises(
        BadPosition, match=rf"^A mistake in the position: {name}: is not known here; known are .*\bto_move\b"
    ):
        ristal.position("vstrechny", document(**{name: "[[], []]"}))


def test_position_that_is_not_toml_is_refused() -> None:
    with pytest.raises(BadPosition, match=r"^A mistake in the position: this is not TOML: .*line 2"):
        ristal.position("vstrechny", "to_move = 0\narmies = south")


@pytest.mark.parametrize("word", ["saqlab", "Saqlab", "Саклаб", "САКЛАБ"])
def test_position_takes_units_by_id_or_by_name(word: str) -> None:
    match = ristal.position("vstrechny", document(field=field(". . .", ". . .", ". . .", f". {word} .")))
    standing: Any = match.view(None)["field"]
    assert standing[1] == {"unit": "saqlab", "seat": 0}


def test_position_of_the_docstring_can_be_played() -> None:
    module = ast.parse((SOURCE / "position.py").read_text(encoding="utf-8"))
    lines = (ast.get_docstring(module) or "").splitlines()
    text = "\n".join(line.removeprefix("    ") for line in lines if line.startswith("    "))
    assert ristal.position("vstrechny", text).legal(0) == ["a1", "b1", "c1"]
