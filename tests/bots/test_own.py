"""A bot of one's own is named by its file and class wherever a bot is named."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ristal
from ristal.bots import Bot, make_bot
from ristal.cli import main
from ristal.engine.errors import BadOption
from ristal.lab.own_bots import make_any_bot

FIRST = """
from ristal.bots import Bot, Deals

class First(Bot):
    def choose(self, game, deals):
        return deals.next().legal(deals.seat)[0]

class Picky(Bot):
    def __init__(self):
        super().__init__(0)

nothing = 3
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "mybot.py"
    file.write_text(FIRST, encoding="utf-8")
    return file


def test_it_answers(file: Path) -> None:
    bot = make_any_bot(f"{file}:First", seed=3)
    assert isinstance(bot, Bot)
    m = ristal.new("vstrechny", seed=1)
    seat = m.pending[0].seat
    assert bot.decide(m.game, m.table, seat).text == m.legal(seat)[0]


@pytest.mark.parametrize("workers", ["1", "2"])
def test_the_arena_plays_it(file: Path, tmp_path: Path, workers: str, capsys: pytest.CaptureFixture[str]) -> None:
    played = tmp_path / "played.json"
    words = ["--bots", f"{file}:First", "Случайный", "--games", "4", "--workers", workers, "--json", str(played)]
    assert main(["arena", "vstrechny", *words, "--lang", "en"]) == 0
    assert json.loads(played.read_text())["bots"] == [f"{file}:First", "random"]
    assert "mybot.py:First" in capsys.readouterr().out


def test_it_can_be_watched(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--watch", f"{file}:First", "random", "--delay", "0", "--seed", "1"]
    assert main(["play", "vstrechny", *words, "--lang", "en"]) == 0
    assert "mybot.py:First" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "problem", "said"),
    [
        ("no/such.py:First", "own-bot-file", "no/such.py"),
        ("{file}:Second", "own-bot-class", "First, Picky"),
        ("{file}:nothing", "own-bot-class", "First, Picky"),
        ("{file}:Picky", "own-bot-fails", "TypeError"),
        ("{broken}:First", "own-bot-fails", "ZeroDivisionError"),
    ],
)
@pytest.mark.parametrize("command", ["arena --bots", "play --opponent"])
def test_mistakes_are_told(
    file: Path, name: str, problem: str, said: str, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = file.with_name("broken.py")
    broken.write_text("1 / 0", encoding="utf-8")
    name = name.format(file=file, broken=broken)
    with pytest.raises(BadOption) as error:
        make_any_bot(name)
    assert error.value.problem == problem
    kind, flag = command.split()
    others = ["random"] if kind == "arena" else []
    assert main([kind, "vstrechny", flag, name, *others, "--lang", "ru"]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert "бот" in told.lower()


def test_a_name_alone_runs_no_file(file: Path, tmp_path: Path) -> None:
    ran = tmp_path / "ran"
    file.write_text(f"open({str(ran)!r}, 'w').close()\n" + FIRST, encoding="utf-8")
    with pytest.raises(BadOption, match="There is no bot"):
        make_bot(f"{file}:First")
    assert not ran.exists()


def test_a_save_starts_no_file(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ran = tmp_path / "ran"
    file.write_text(f"open({str(ran)!r}, 'w').close()\n" + FIRST, encoding="utf-8")
    m = ristal.new("vstrechny", seed=1)
    m.sitters = ["human", f"{file}:First"]
    save = tmp_path / "save.json"
    save.write_text(m.save(), encoding="utf-8")
    assert main(["play", "--load", str(save), "--lang", "en"]) == 2
    assert f"--opponent {file}:First" in capsys.readouterr().err
    assert not ran.exists()


def test_a_person_is_no_bot_of_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "vstrechny", "--bots", "human", "random", "--lang", "en"]) == 2
    assert "Only bots play here" in capsys.readouterr().err
