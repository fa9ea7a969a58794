"""Comparisons: the same deals before and after a change, until it is sure what moved."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from ristal.cli import main
from ristal.content import change
from ristal.engine.errors import BadOption
from ristal.games import load_game, vstrechny
from ristal.lab.comparison import find_affected
from ristal.lab.interval import at_any_time, games_for

ARMIES = ["west", "north", "east", "south"]


def compare(tmp_path: Path, *more: str, code: int = 0) -> dict[str, Any]:
    path = tmp_path / "answer.json"
    command = ["lab", "compare", "vstrechny", "--bots", "random", "random", "--workers", "1", "--json", str(path)]
    assert main([*command, *more]) == code
    answer: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return answer


def test_a_great_change_is_found_and_the_games_end_there(tmp_path: Path) -> None:
    answer = compare(tmp_path, "--set", "armies.knight.attack=0", "armies.knecht.attack=0", "--games", "4000")
    (west,) = answer["choices"]
    assert west["choice"] == "west"
    assert (west["verdict"], answer["stopped"]) == ("less", "sure")
    assert answer["games"] < 4000
    assert west["interval"][0] < west["difference"] < west["interval"][1] < 0
    assert west["before"]["games"] == west["after"]["games"] == answer["games"] // 2
    assert answer["games"] == 4 * answer["deals"]


def test_a_name_alone_is_no_change(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "compare", "vstrechny", "--set", "armies.knight.name.en=Rider", "--lang", "en"]) == 2
    assert "Nothing differs" in capsys.readouterr().err


def test_an_edition_is_compared_with_the_box(tmp_path: Path) -> None:
    (tmp_path / "edition" / "vstrechny").mkdir(parents=True)
    (tmp_path / "edition" / "edition.toml").write_text('extends = "ristal"\nname = "x"\n', encoding="utf-8")
    armies = (Path(vstrechny.__file__).parent / "content" / "armies.toml").read_text(encoding="utf-8")
    edited = armies.replace("attack = 5", "attack = 6", 1)
    (tmp_path / "edition" / "vstrechny" / "armies.toml").write_text(edited, encoding="utf-8")
    by_edition = compare(tmp_path, "--edition", str(tmp_path / "edition"), "--games", "80")
    by_value = compare(tmp_path, "--set", "armies.knight.attack=6", "--games", "80")
    assert by_edition["choices"] == by_value["choices"]
    assert by_edition["content"] == by_value["content"]


def test_more_workers_and_a_run_that_holds_some_give_the_same_answer(tmp_path: Path) -> None:
    run = ("--run", str(tmp_path / "run.db"))
    change_of = ("--set", "armies.knight.attack=6")
    compare(tmp_path, *change_of, "--games", "80", *run)
    again = compare(tmp_path, *change_of, "--games", "240", *run, "--workers", "2")
    fresh = compare(tmp_path, *change_of, "--games", "240")
    assert again["reused"] == 80
    assert {**again, "reused": 0} == fresh


def test_what_is_changed_tells_who_is_asked_about() -> None:
    box = load_game("vstrechny").source
    assert find_affected(box, box, ARMIES) == []
    assert find_affected(box, change(box, ["armies.sarbaz.steps=2"]), ARMIES) == ["south"]
    both = change(box, ["armies.knight.attack=6", "armies.sarbaz.steps=2"])
    assert find_affected(box, both, ARMIES) == ["west", "south"]
    heroes = load_game("unmatched").source
    medusa = change(heroes, ["heroes/medusa.gaze-of-stone.value=5"])
    assert find_affected(heroes, medusa, ["alice", "medusa"]) == ["medusa"]
    board = change(heroes, ["boards/sarpedon.name.en=Sarpedonia"])
    assert find_affected(heroes, board, ["alice", "medusa"]) == ["alice", "medusa"]


def test_the_page_has_both_languages_and_how_to_ask_again(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    compare(tmp_path, "--set", "armies.knight.attack=6", "--games", "40", "--html", str(page), "--lang", "ru")
    text = page.read_text(encoding="utf-8")
    assert text.lstrip().startswith("<!doctype html>")
    assert '<html lang="ru"' in text
    inside = re.search(r'<script id="report" type="application/json">(.*?)</script>', text, re.DOTALL)
    assert inside is not None
    written = json.loads(inside[1])
    assert written["language"] == "ru"
    titles = [written["reports"][language]["shown"]["title"] for language in ("ru", "en")]
    assert "Встречный бой" in titles[0]
    assert "Head-on Battle" in titles[1]
    again = "ristal lab compare vstrechny --bots random random --games 40 --seed 0 --set armies.knight.attack=6"
    assert again in written["reports"]["en"]["command"]
    page_itself = text.replace(inside[1], "")
    assert not re.search(r'(src|href)="(?!data:|#)|url\((?!"?(data:|#))', page_itself)  # it needs nothing from anywhere


def test_who_is_not_affected_cannot_be_asked_about(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["lab", "compare", "vstrechny", "--set", "armies.knight.attack=6", "--only", "east", "--lang", "en"]
    assert main(command) == 2
    assert "It is about: west" in capsys.readouterr().err


def test_a_little_time_is_kept_to(tmp_path: Path) -> None:
    answer = compare(tmp_path, "--set", "armies.knight.cards=4", "armies.knecht.cards=3", "--within", "1s")
    assert answer["stopped"] in ("time", "sure")
    with pytest.raises(SystemExit):
        main(["lab", "compare", "vstrechny", "--within", "soon"])


def test_looking_at_every_game_does_not_find_what_is_not_there() -> None:
    """2,000 series without a difference, looked at after every one of 200 games: 5 % may go wrong, not 5 % a look."""
    chance = random.Random(7)
    wrong = 0
    for _ in range(400):
        differences: list[float] = []
        for _ in range(200):
            differences.append(chance.choice((-0.5, 0.0, 0.0, 0.5)))
            low, high = at_any_time(differences, 200)
            if len(differences) >= 30 and not low <= 0 <= high:
                wrong += 1
                break
    assert wrong <= 400 * 0.05


def test_a_difference_that_is_there_is_found_in_about_the_games_that_it_takes() -> None:
    chance = random.Random(7)
    differences = [chance.choice((-0.5, 0.0, 0.5, 0.5)) for _ in range(400)]
    low, high = at_any_time(differences, 400)
    assert 0 < low < 0.125 < high
    assert games_for(differences, 0.03) > games_for(differences, 0.06) * 3


def test_a_change_that_leads_nowhere_is_refused() -> None:
    with pytest.raises(BadOption):
        change(load_game("vstrechny").source, ["armies.nobody.attack=6"])
