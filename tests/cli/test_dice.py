"""`ristal play --dice typed`: real dice at a real table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import ristal

Called = Callable[..., CompletedProcess[str]]

POSITION = """
fighters = ["kukurudzyak", "klyopikov"]
to_move = 0
ring = [{ blue = [1, 1] }, {}]
hand = [["fishhook", "coach", "swing", "duck", "throw"], ["coach", "swing", "duck", "throw", "block"]]
deck = [["backfist"], ["backfist"]]
"""


def test_every_die_is_asked_for_by_its_name_and_wrong_numbers_are_refused(called: Called, tmp_path: Path) -> None:
    position = tmp_path / "position.toml"
    position.write_text(POSITION, encoding="utf-8")
    record = tmp_path / "record.json"
    typed = ["red", "blue-1", "enough", "4", "7", "x", "", "1", "fishhook min", "5", "6", "quit"]
    arguments = ("play", "boets", "--position", str(position), "--opponent", "random", "--dice", "typed")
    played = called("--lang", "en", *arguments, "--record", str(record), typed="\n".join(typed) + "\n")
    assert played.returncode == 0
    assert "Roll a die (red), Igor Kukurudzyak." in played.stdout
    assert played.stdout.count("Roll a die (blue 1), Igor Kukurudzyak.") == 4
    assert played.stdout.count("A number from 1 to 6 is needed.") == 3
    assert "Roll a die (the referee's check: " in played.stdout
    said = " ".join(played.stdout.split())
    assert "Roll a die (against the damage: no more than it shows gets through), Vasily Klyopikov." in said
    match = ristal.replay(record.read_text(encoding="utf-8"))
    assert [event["values"] for event in match.events(None) if event["event"] == "dice-rolled"] == [[4, 1]]
    assert [event["value"] for event in match.events(None) if event["event"] == "referee-rolled"] == [5]
    assert [event["value"] for event in match.events(None) if event["event"] == "damage-rolled"] == [6]


def test_leaving_at_a_die_keeps_the_match_as_it_was_before_the_answer(called: Called, tmp_path: Path) -> None:
    position = tmp_path / "position.toml"
    position.write_text(POSITION, encoding="utf-8")
    arguments = ("play", "boets", "--position", str(position), "--opponent", "random", "--dice", "typed")
    played = called("--lang", "en", *arguments, typed="red\nenough\nquit\n")
    assert played.returncode == 0
    (saved,) = (tmp_path / "home").rglob("*.json")
    match = ristal.load(saved.read_text(encoding="utf-8"))
    assert match.view(0)["question"]["details"]["picked"] == ["red"]  # type: ignore[index]


def test_a_saved_match_goes_on_with_the_dice_it_was_played_with(called: Called, tmp_path: Path) -> None:
    position = tmp_path / "position.toml"
    position.write_text(POSITION, encoding="utf-8")
    arguments = ("play", "boets", "--position", str(position), "--opponent", "random", "--dice", "typed")
    called("--lang", "en", *arguments, typed="red\nquit\n")
    (saved,) = (tmp_path / "home").rglob("*.json")
    goes_on = called("--lang", "en", "play", "--load", str(saved), typed="enough\n3\nquit\n")
    assert "Roll a die (red), Igor Kukurudzyak." in goes_on.stdout
    assert ristal.load(saved.read_text(encoding="utf-8")).view(0)["ring"][0]["red"] == [3]  # type: ignore[index]
    rolled = called(
        "--lang", "en", "play", "--load", str(saved), "--dice", "rolled", typed="discard throw\nw\nenough\n"
    )
    assert "Roll a die" not in rolled.stdout
    assert "enough" in rolled.stdout


def test_dice_that_fall_before_the_first_question_are_typed_too(called: Called, tmp_path: Path) -> None:
    """§A1 of «Боец»: equal fighters roll for the first turn, again while they are equal."""
    record = tmp_path / "record.json"
    arguments = ("play", "boets", "--fighters", "nemkov,nemkov", "--fighter-cards", "mirror", "--opponent", "human")
    first = ("--dice", "typed", "--record", str(record))
    played = called("--lang", "en", *arguments, *first, typed="4\n4\n2\n5\n\nquit\n")
    assert played.returncode == 0
    assert played.stdout.count("Roll a die (who begins: whoever throws more).") == 4
    match = ristal.replay(record.read_text(encoding="utf-8"))
    assert [event["value"] for event in match.events(None) if event["event"] == "first-rolled"] == [4, 4, 2, 5]
    assert match.view(None)["mover"] == 1


def test_dice_that_fall_before_the_first_question_of_a_position_are_typed_too(called: Called, tmp_path: Path) -> None:
    """§R69 of «Боец»: the doctor looks at a fighter in pain as soon as the round has ended."""
    position = tmp_path / "position.toml"
    ended = POSITION.split("ring")[0] + 'phase = "round-end"\nhealth = [[5, 7], [12, 0]]\n'
    position.write_text(ended, encoding="utf-8")
    arguments = ("play", "boets", "--position", str(position), "--opponent", "human", "--dice", "typed")
    record = tmp_path / "record.json"
    played = called("--lang", "en", *arguments, "--record", str(record), typed="3\n5\n\nquit\n")
    assert played.returncode == 0
    why = "the doctor's check, as there is more pain than health; a six stops the fight"
    assert " ".join(played.stdout.split()).count(f"Roll a die ({why}), Igor Kukurudzyak.") == 2
    events = ristal.replay(record.read_text(encoding="utf-8")).events(None)
    assert [event["values"] for event in events if event["event"] == "doctor-rolled"] == [[3, 5]]


def test_leaving_at_a_die_before_the_first_question_is_no_error(called: Called) -> None:
    arguments = ("play", "boets", "--fighters", "nemkov,nemkov", "--fighter-cards", "mirror", "--dice", "typed")
    for typed in ("4\nquit\n", "4\n"):
        left = called("--lang", "en", *arguments, typed=typed)
        assert (left.returncode, left.stderr) == (0, "")


def test_the_nine_dice_ask_for_each_die_by_its_name(called: Called) -> None:
    arguments = ("play", "ninedice", "--start", "quick", "--opponent", "random", "--dice", "typed", "--seed", "3")
    played = called("--lang", "en", *arguments, typed="1\n" * 9 + "3\n" * 30 + "quit\n")
    assert "Roll a die (" in played.stdout
    assert "Roll a die." not in played.stdout
