"""`ristal play --dice typed`: real dice at a real table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import ristal
from ristal.cli.dice import TypedChance
from ristal.engine.chance import FairChance

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
    assert "Roll a die (red)." in played.stdout
    assert played.stdout.count("Roll a die (blue 1).") == 4
    assert played.stdout.count("A number from 1 to 6 is needed.") == 3
    assert "Roll a die (the referee's check)." in played.stdout
    assert "Roll a die (against the damage)." in played.stdout
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
    assert match.view(0)["question"]["picked"] == ["red"]  # type: ignore[index]


def test_a_copy_asks_the_same_people_and_shuffles_on_its_own() -> None:
    asked = []

    def ask(sides: int, what: str) -> int:
        asked.append((sides, what))
        return 3

    chance = TypedChance(ask, FairChance("cards"))
    twin = chance.copy()
    assert (chance.roll(6, "red"), twin.roll(8)) == (3, 3)
    assert asked == [(6, "red"), (8, "")]
    assert [chance.pick(100) for _ in range(5)] == [twin.pick(100) for _ in range(5)]
    assert chance.write() == twin.write()
    chance.outcomes = []
    chance.roll()
    assert chance.outcomes == [2]
