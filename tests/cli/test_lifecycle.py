"""A match at the terminal from its first answer to what comes after the end."""

from __future__ import annotations

import json
import os
import shutil
import signal
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest
from drawn import screen_of
from terminal import Terminal

import ristal
from ristal.cli.errors import UserError
from ristal.cli.files import write_text
from ristal.cli.options import in_notation, read_options
from ristal.cli.tui.autosave import Autosave
from ristal.games import boets, game_ids, load_game
from ristal.match import Match

Start = Callable[..., Terminal]
Piped = Callable[..., CompletedProcess[str]]

GAME = ("play", "vstrechny", "--seed", "1", "--armies", "south,north", "--first", "1", "--opponent", "random")
PROMPT, AFTER = "commands): ", "finish): "


def autosaves(home: Path) -> list[Path]:
    return sorted((home / "ristal").glob("*.json"))


def position(folder: Path) -> Path:
    """One answer, then the end."""
    page = folder / "position.toml"
    page.write_text(
        'game = "vstrechny"\narmies = ["south", "north"]\nto_move = 0\nopened = "bedouin"\n'
        'field = """\n. bedouin .\n. . .\n. . .\n. . .\n"""\nreserve = [[], []]\n'
    )
    return page


def test_a_killed_match_is_gone_on_with_where_it_was(terminal: Start, home: Path) -> None:
    play = terminal("--lang", "en", *GAME)
    for _ in range(4):
        play.until(PROMPT)
        play.type("1")
    asked = play.until(PROMPT)
    os.kill(play._process.pid, signal.SIGKILL)
    [file] = autosaves(home)
    match = ristal.load(file.read_text(encoding="utf-8"))
    assert sum(move.seat == 0 for move in match.moves) == 4
    assert match.sitters == ["human", "random"]
    again = terminal("--lang", "en", "continue").until(PROMPT)
    assert asked[asked.rindex("[1]") :] == again[again.rindex("[1]") :]


def test_what_the_person_saved_is_not_written_over(terminal: Start, home: Path, tmp_path: Path) -> None:
    play = terminal("--lang", "en", *GAME)
    play.until(PROMPT)
    play.type(f"save {tmp_path / 'moment.json'}")
    play.until("is saved")
    moment = (tmp_path / "moment.json").read_text()
    play.until(PROMPT)
    play.type("1")
    play.until(PROMPT)
    assert (tmp_path / "moment.json").read_text() == moment
    assert len(autosaves(home)) == 1


def test_a_home_that_cannot_be_written_does_not_stop_the_match(terminal: Start, home: Path) -> None:
    home.write_text("this is a file")
    play = terminal("--lang", "en", *GAME)
    play.until(PROMPT)
    play.type("1")
    assert "Cannot write" in play.until(PROMPT)
    play.type("1")
    assert "Cannot write" not in play.until(PROMPT)


def test_a_file_is_whole_or_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is on the disk before its name is: fsync comes before the renaming."""
    order: list[str] = []
    sync, rename = os.fsync, Path.replace
    monkeypatch.setattr("os.fsync", lambda file: order.append("sync") or sync(file))
    monkeypatch.setattr(Path, "replace", lambda self, target: order.append("name") or rename(self, target))
    write_text(tmp_path / "x.json", "text")
    assert order == ["sync", "name", "sync"]
    assert [path.name for path in tmp_path.iterdir()] == ["x.json"]


def test_after_the_end_again_swapped_looked_at_and_kept(terminal: Start, home: Path, tmp_path: Path) -> None:
    play = terminal("--lang", "en", "play", "--position", str(position(tmp_path)), "--opponent", "random")
    play.until(PROMPT)
    for typed in ("b1", "forward", "stop"):
        play.type(typed)
        if play.until(PROMPT, AFTER).endswith(AFTER):
            break
    [record] = (home / "ristal" / "records").iterdir()
    assert ristal.replay(record.read_text(encoding="utf-8")).over
    assert autosaves(home) == []
    play.type("look")
    play.until("The beginning. ", "Go on (help for commands): ")
    play.until("Go on (help for commands): ")
    play.type("q")
    play.until(AFTER)
    play.type("nonsense")
    play.until("from 1 to 4")
    play.until(AFTER)
    for word in ("table", "log"):  # what had no room can be read after the end too
        play.type(word)
        assert "The Reserves are used up." in play.until(AFTER)
    for typed, told in [
        ("help", "look        go through"),
        ("?", "card NAME"),
        ("card mamluk", "Known from"),
        ("card nobody", "“nobody”"),
        ("rules R5", "R5 "),
        ("? R5", "R5 "),
        ("rules nonsense", "“nonsense”"),
    ]:
        play.type(typed)
        assert told in play.until(AFTER)
    play.type("4")
    play.until("(Enter for vstrechny-")
    play.type(str(tmp_path / "mine.json"))
    assert str(tmp_path / "mine.json") in play.until(AFTER).splitlines()  # alone on its line: it can be copied
    assert ristal.replay((tmp_path / "mine.json").read_text(encoding="utf-8")).over
    play.type("2")
    assert "▬ North (you)" in play.until(PROMPT)
    play.type("resign")
    play.until("Give the match up?")
    play.type("no")
    play.until("goes on")
    play.type("сдаюсь")
    play.until("Give the match up?")
    play.type("yes")
    end = play.until(AFTER)
    assert "▬ North resigns" in end
    assert "▲ South won. The match was resigned. You lost." in end
    play.type("again")
    assert "▬ North (you)" in play.until(PROMPT)


@pytest.mark.parametrize("game", game_ids())
def test_hands_are_open_at_the_end(game: str) -> None:
    """What the other seat held is on the last screen, and was on none before."""
    match = ristal.new(game, seed=3, **({"variant": "more-strategy"} if game == "vstrechny" else {}))
    for _ in range(30):
        seat = match.table.first_asked()
        match.play(match.legal(seat)[0], seat)
    hidden = [
        item
        for name, zone in match.table.zones()
        for item, seen in zip(match.table.view(1)["zones"][name], match.view(0)["zones"][name], strict=True)
        if name.startswith("hand-1") and item is not None and seen is None
    ]
    match.resign(1)
    screen = screen_of(match, "en", width=120, height=60)
    screen.show(match.opened(), ["", ""], [], [])
    text = screen.console.file.getvalue()  # type: ignore[attr-defined]
    for item in hidden:
        assert screen.texts.name(item).split()[0] in text.replace("\n", " ")
    assert hidden or game == "ninedice"


def test_a_hint_names_an_answer_and_its_figures(terminal: Start) -> None:
    play = terminal("--lang", "en", *GAME)
    play.until(PROMPT)
    play.type("hint")
    said = play.until(PROMPT)
    assert "A bot would answer: [" in said  # by its number, in no notation
    assert "of 100" in said
    assert "no more of hidden cards than you do" in " ".join(said.split())


def test_taking_back_what_was_seen_is_said_at_once_and_at_the_end(terminal: Start) -> None:
    play = terminal("--lang", "en", *GAME)
    play.until(PROMPT)
    play.type("1")
    play.until(PROMPT)
    play.type("undo")
    assert "the record of the match will say so" in " ".join(play.until(PROMPT).split())
    play.type("log")
    assert "takes an answer back after seeing what came of it" in " ".join(play.until(PROMPT).split())
    play.type("resign")
    play.until("up?")
    play.type("y")
    assert "taken back after seeing what came of it: once" in " ".join(play.until(AFTER).split())


# Files of both kinds


@pytest.fixture
def match() -> Match:
    match = ristal.new("vstrechny", seed=2, armies=["south", "north"], first="0")
    for _ in range(20):
        match.play(match.legal(match.table.first_asked())[0], match.table.first_asked())
    match.sitters = ["human", "random"]
    return match


@pytest.mark.parametrize("kind", ["save", "record"])
def test_play_and_replay_understand_both_kinds_of_file(called: Piped, match: Match, tmp_path: Path, kind: str) -> None:
    file = tmp_path / "file.json"
    file.write_text(match.save() if kind == "save" else match.record(), encoding="utf-8")
    told = called("--lang", "en", "replay", str(file), "--plain")
    assert told.returncode == 0
    assert "Answer 20 of 20" in told.stdout
    played = called("--lang", "en", "play", str(file), typed="log\nundo\n")
    assert played.returncode == 0
    assert "The armies meet: South, North." in played.stdout or "South, North" in played.stdout
    assert "is taken back" in played.stdout
    assert called("--lang", "en", "play", str(file), "--load", str(file)).returncode == 2


def test_a_save_of_other_rules_is_told_from_its_events(called: Piped, match: Match, tmp_path: Path) -> None:
    file = tmp_path / "file.json"
    file.write_text(json.dumps({**json.loads(match.save()), "version": 0}), encoding="utf-8")
    told = called("--lang", "en", "replay", str(file))
    assert told.returncode == 0
    assert "another version of the rules" in told.stdout
    assert "20." in told.stdout


@pytest.mark.parametrize("kind", ["save", "record"])
def test_playing_on_from_a_moment_of_a_replay(
    terminal: Start, match: Match, home: Path, tmp_path: Path, kind: str
) -> None:
    file = tmp_path / "file.json"
    file.write_text(match.save() if kind == "save" else match.record(), encoding="utf-8")
    replay = terminal("--lang", "en", "replay", str(file))
    replay.until("Go on (help for commands): ")
    replay.type("9")
    replay.until("Go on (help for commands): ")
    replay.type("p")
    replay.until("1 — ▲ South, 2 — ▬ North")
    replay.type("3")
    replay.until("no seat 3")
    replay.until("Go on (help for commands): ")
    replay.type("p")
    replay.until("1 — ▲ South, 2 — ▬ North")
    replay.type("2")
    replay.until("Opponent")
    replay.type("random")
    assert "▬ North (you)" in replay.until(PROMPT)
    replay.type("1")
    replay.until(PROMPT)
    [branch] = autosaves(home)
    again = ristal.load(branch.read_text(encoding="utf-8"))
    assert [move.answer for move in again.moves[:9]] == [move.answer for move in match.moves[:9]]
    assert (9, "branched", None) in [tuple(action) for action in again.past.actions]
    assert file.read_text(encoding="utf-8") == (match.save() if kind == "save" else match.record())


def test_a_resigned_match_is_replayed_to_its_end(called: Piped, match: Match, tmp_path: Path) -> None:
    match.resign(1)
    file = tmp_path / "file.json"
    file.write_text(match.record(), encoding="utf-8")
    told = called("--lang", "en", "replay", str(file), "--plain").stdout
    assert "▬ North resigns." in told
    assert "▲ South won. The match was resigned." in told


def test_a_card_laid_face_down_is_named_to_its_seat_alone(called: Piped, tmp_path: Path) -> None:
    """The attacker has laid a card, the defender has not answered yet."""
    match = ristal.new("unmatched", seed=7, heroes=["alice", "medusa"], board="marmoreal")
    while True:
        seat = match.table.first_asked()
        legal = match.legal(seat)
        match.play("attack" if "attack" in legal else legal[0], seat)
        move = match.moves[-1]
        if move.answer_for(move.seat) and not move.answer_for(1 - move.seat) and not match.over:
            break
    file = tmp_path / "record.json"
    file.write_text(match.record(), encoding="utf-8")
    name = load_game("unmatched").names().get(move.answer, {"en": move.answer})["en"]
    last = f"Answer {match.number} of {match.number}: "
    own = called("--lang", "en", "replay", str(file), "--plain", "--seat", str(move.seat + 1)).stdout
    other = called("--lang", "en", "replay", str(file), "--plain", "--seat", str(2 - move.seat)).stdout
    assert move.answer in own[own.index(last) :].splitlines()[0] or name in own[own.index(last) :].splitlines()[0]
    line = other[other.index(last) :].splitlines()[0]
    assert "(hidden)" in line
    assert move.answer not in line
    assert name not in line


# Options


@pytest.mark.parametrize(
    ("game", "given", "read"),
    [
        ("vstrechny", {"variant": "больше стратегии"}, {"variant": "more-strategy"}),
        ("vstrechny", {"first": "2"}, {"first": "1"}),
        ("vstrechny", {"first": "второе место (вверху)"}, {"first": "1"}),
        ("vstrechny", {"armies": "случайно,Юг"}, {"armies": ["random", "south"]}),
        ("ninedice", {"start": "собирать наборы самим"}, {"start": "draft"}),
        ("unmatched", {"heroes": "Медуза,Синдбад", "board": "Сарпедон"}, {"heroes": ["medusa", "sinbad"]}),
        ("demons", {"first": "4"}, {"first": "3"}),
    ],
)
def test_choices_are_named_as_people_name_them(game: str, given: dict[str, str], read: dict[str, object]) -> None:
    chosen = read_options(load_game(game), given)
    assert {name: chosen[name] for name in read} == read


def test_the_arena_counts_seats_as_people_do() -> None:
    assert in_notation(load_game("demons"), ["first=1", "seats=3", "start=full"]) == [
        "first=0",
        "seats=3",
        "start=full",
    ]
    with pytest.raises(UserError):
        in_notation(load_game("demons"), ["first=0"])


@pytest.mark.parametrize("game", game_ids())
def test_every_option_of_a_game_is_a_flag_that_takes_its_names(called: Piped, game: str) -> None:
    for option in load_game(game).options:
        choice = option.choices[-1]
        typed = str(int(choice) + 1) if "0" in option.choices else choice
        seats = ["--seats", "4"] if game in ("demons", "unmatched") else []
        played = called("--lang", "en", "play", game, f"--{option.name}", typed, *seats, "--opponent", "random")
        assert played.returncode == 0, (option.name, played.stderr)


def test_content_of_ones_own_may_have_other_choices(called: Piped, tmp_path: Path) -> None:
    folder = tmp_path / "content"
    shutil.copytree(Path(boets.__file__).parent / "content", folder)
    fighters = folder / "fighters.toml"
    fighters.write_text(fighters.read_text(encoding="utf-8").replace("Глухов", "Молотов"), encoding="utf-8")
    shown = called("--lang", "ru", "play", "boets", "--content", str(folder), "--fighters", "Молотов")
    assert shown.returncode == 0
    assert "Молотов" in shown.stdout
    menu = called("--lang", "ru", "terminal", "--content", str(folder), typed="1\n\n")
    assert menu.returncode == 0
    assert "Боец" in menu.stdout
    assert "Встречный бой" not in menu.stdout


def test_the_number_of_players_is_the_number(terminal: Start) -> None:
    menu = terminal("--lang", "en", "terminal")
    menu.until("quit): ")
    menu.type("2")
    menu.until("quit: ")
    menu.type("1")
    menu.until("leave it): ")
    menu.type("1")
    menu.until("So many cannot play. There is 2, 3, 4.")
    menu.until("quit: ")
    menu.type("1")
    menu.until("leave it): ")
    menu.type("4")
    assert "Demon, seat 4" in menu.until("quit: ")


def test_nine_dice_begins_with_ready_made_sets() -> None:
    assert ristal.new("ninedice", seed=1).options["start"] == "quick"
    assert "Deploy" in ristal.new("ninedice", seed=1).pending[0].name


def test_the_keeper_of_a_named_file_begins_an_autosave_of_its_own(
    match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    named = tmp_path / "ristal" / "moment.json"
    write_text(named, match.save())
    before = named.read_text()
    keeper = Autosave(match, named)
    match.play(match.legal(match.table.first_asked())[0])
    first = keeper.autosave()
    assert first != named
    assert named.read_text() == before
    assert Autosave(match, first).autosave() == first
