"""Chapter «Ячейки и зоны»: the boards of other sets, space by space, and what only they have."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from scenes import CONTENT, MEDUSA_ALICE, begin, lay

import ristal
from ristal.engine.chance import FastChance
from ristal.engine.errors import BadContent, BadOption
from ristal.games import load_game
from ristal.text import LANGUAGES
from ristal.text.game_text import game_text
from ristal.text.games.unmatched import GameGuide
from scale import many


class Sheet(NamedTuple):
    """A board as it was transcribed."""

    starts: list[str]
    lines: int
    zones: int
    borders: int  # lines between spaces that share no zone
    degrees: dict[int, int]
    rows: list[list[str]]


def read_sheets() -> dict[str, Sheet]:
    sheets = {}
    for part in (Path(__file__).parent / "boards.txt").read_text(encoding="utf-8").strip().split("\n\n")[1:]:
        head, *rows = part.splitlines()
        board, *facts = head.split("; ")
        said = dict(fact.split(" ", 1) for fact in facts)
        degrees = {int(degree): int(count) for degree, count in re.findall(r"(\d+)x(\d+)", said["degrees"])}
        numbers = [int(said[name]) for name in ("lines", "zones", "borders")]
        sheets[board] = Sheet(said["starts"].split(), *numbers, degrees, [row.split(": ") for row in rows])
    return sheets


SHEETS = read_sheets()
FOR_FOUR = {"baskerville-manor", "soho", "hanging-gardens", "globe-theatre", "marmoreal", "sarpedon"}
GAME: Any = load_game("unmatched")


def play_out(board: str, seats: int, seed: int) -> None:
    """Random answers to the end; nothing that has to hold is ever broken."""
    count, options = GAME.check_options({"board": board, "seats": seats})
    t = GAME.new_table(count, options, FastChance(seed))
    t.settle()
    chance = FastChance(seed + 1)
    while not t.is_over():
        seat = t.first_asked()
        legal = t.legal(seat)
        t.answer(seat, legal[chance.draw(len(legal))])
        assert GAME.invariant_errors(t) == []


def test_r13_boards_are_those_of_the_sheets_and_the_first_two() -> None:
    assert set(GAME.boards) == {*SHEETS, "marmoreal", "sarpedon"}


@pytest.mark.parametrize("board", SHEETS)
def test_r26_r29_r30_spaces_lines_and_zones_are_those_of_the_sheet(board: str) -> None:
    made, sheet = GAME.boards[board], SHEETS[board]
    shown = [
        [space, " ".join(made.zones[zone].id for zone in zones), " ".join(made.spaces[other] for other in others)]
        for space, zones, others in zip(made.spaces, made.zones_of, made.adjacent, strict=True)
    ]
    assert shown == sheet.rows
    assert [made.spaces[start] for start in made.starts] == sheet.starts
    assert sum(map(len, made.adjacent)) == 2 * sheet.lines
    assert Counter(map(len, made.adjacent)) == sheet.degrees
    assert len(made.zones) == sheet.zones


@pytest.mark.parametrize("board", SHEETS)
def test_r34_lines_between_zones_are_counted_on_the_sheet(board: str) -> None:
    made = GAME.boards[board]
    ends = [(here, there) for here, others in enumerate(made.adjacent) for there in others if here < there]
    assert sum(not made.in_zone[here] >> there & 1 for here, there in ends) == SHEETS[board].borders


@pytest.mark.parametrize("board", GAME.boards)
def test_r25_drawn_spaces_do_not_touch(board: str) -> None:
    """A space is drawn with a radius of at most 63; no line passes over a space that is not its end."""
    made = GAME.boards[board]
    at = [complex(x, y) for x, y in zip(made.x, made.y, strict=True)]
    ends = [(here, there) for here, others in enumerate(made.adjacent) for there in others if here < there]
    assert min(abs(here - there) for place, here in enumerate(at) for there in at[:place]) > 126
    for here, there in ends:
        line = at[there] - at[here]
        for space, place in enumerate(at):
            along = (place - at[here]) / line
            if space not in (here, there) and 0 < along.real < 1:
                assert abs(along.imag) * abs(line) > 63


@pytest.mark.parametrize("board", GAME.boards)
@pytest.mark.parametrize("seats", GAME.seats)
def test_r144_r162_a_board_is_for_as_many_as_it_has_starts_for(board: str, seats: int) -> None:
    if seats == 2 or board in FOR_FOUR:
        assert ristal.new("unmatched", seed=1, board=board, seats=seats).view(0)["board"] == board
        return
    with pytest.raises(BadOption, match=f"too few start spaces for {seats} players"):
        ristal.new("unmatched", seed=1, board=board, seats=seats)


def test_r13_the_lot_draws_from_every_board_that_fits() -> None:
    for seats, boards in ((2, set(GAME.boards)), (4, FOR_FOUR)):
        drawn = {ristal.new("unmatched", seed=seed, seats=seats).view(0)["board"] for seed in range(80)}
        assert drawn == boards


def test_r13_a_form_offers_boards_for_two_to_two_alone() -> None:
    (option,) = [option for option in GAME.options if option.name == "board"]
    assert option.fits == {board: {"seats": ("2",)} for board in GAME.boards if board not in FOR_FOUR}


@pytest.mark.parametrize("board", GAME.boards)
def test_r25_r144_random_games_go_from_start_to_end(board: str) -> None:
    """A hundred of each by `make long`."""
    for seats in (2, 3, 4) if board in FOR_FOUR else (2,):
        for seed in range(many(1, 100)):
            play_out(board, seats, seed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_r29_zones_of_a_name_look_alike_on_all_boards(language: str) -> None:
    """One letter and one word each; the colour of the two first boards is their own, the page has one for all."""
    guide = game_text(language, GAME)
    assert isinstance(guide, GameGuide)
    letters: dict[str, set[tuple[str, str]]] = {}
    colours: dict[str, set[str]] = {}
    for board in GAME.boards.values():
        shown = guide.zone_letters(board)
        assert len(set(shown)) == len(shown)
        for zone, letter in zip(board.zones, shown, strict=True):
            letters.setdefault(zone.id, set()).add((letter, zone.name[language]))
            if board.id in SHEETS:
                colours.setdefault(zone.id, set()).add(zone.colour)
    assert [zone for zone, found in letters.items() if len(found) > 1] == []
    assert [zone for zone, found in colours.items() if len(found) > 1] == []


# Secret passages


def test_r34a_passages_join_for_moves() -> None:
    """Alice, big on b28 with a move of 2, is next to the other three mouths."""
    s = lay("alice b28  jabberwock b01  medusa b19", heroes=("alice", "medusa"), board="baskerville-manor")
    s.manoeuvre().play("alice")
    board = GAME.boards["baskerville-manor"]
    near = {board.spaces[other] for other in board.adjacent[board.number["b28"]]}
    assert {"b05", "b06", "b15", *near} <= set(s.match.legal(0))
    s.play("b15")
    assert s.space("alice") == "b15"


@pytest.mark.parametrize(("where", "legal"), [("b25", True), ("b05", False), ("b06", False), ("b15", False)])
def test_r34a_r27_passages_join_for_nothing_else(where: str, legal: bool) -> None:
    s = lay(
        f"alice b28  jabberwock b32  medusa {where}",
        heroes=("alice", "medusa"), hands=["feint", ""], board="baskerville-manor",
    )  # fmt: skip
    assert ("attack" in s.match.legal(0)) == legal


def test_r34a_r61_an_opponent_in_a_mouth_bars_it() -> None:
    s = lay("alice b28  jabberwock b01  medusa b05", heroes=("alice", "medusa"), board="baskerville-manor")
    s.manoeuvre().play("alice")
    s.refuses("b05", "R25")
    assert "b15" in s.match.legal(0)


def test_r34a_a_move_through_a_passage_is_told_step_by_step() -> None:
    s = lay("alice b28  jabberwock b01  medusa b19", heroes=("alice", "medusa"), board="baskerville-manor")
    s.manoeuvre().play("alice", "b05")
    (moved,) = [event for event in s.match.moves[-1].events if event["data"]["event"] == "fighter-moved"]
    assert moved["data"]["way"] == ["b28", "b05"]


# High ground


def struck(attacker: str, target: str, **options: object) -> list[Any]:
    """What was added to the attack of Arthur, from one space on another."""
    s = lay(
        f"king-arthur {attacker}  merlin g33  medusa {target}",
        board="hanging-gardens", hands=["divine-intervention", "regroup"], **options,
    )  # fmt: skip
    s.fight("king-arthur medusa", "divine-intervention")
    found: list[Any] = s.match.view(0)["combat"]["attack"]["additions"]
    return found


@pytest.mark.parametrize(
    ("attacker", "target", "added"),
    [("g02", "g03", 1), ("g17", "g25", 1), ("g03", "g02", 0), ("g19", "g18", 0), ("g02", "g01", 0)],
)
def test_r34b_an_attack_down_an_arrow_has_one_more(attacker: str, target: str, added: int) -> None:
    wanted = [{"kind": "ground", "card": None, "amount": 1}] if added else []
    assert struck(attacker, target) == wanted


def test_r34b_the_option_levels_the_ground() -> None:
    assert struck("g02", "g03", **{"high-ground": "none"}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_r34a_r34b_r34c_a_board_says_what_it_has_and_what_it_lacks(language: str) -> None:
    guide = game_text(language, GAME)
    assert isinstance(guide, GameGuide)

    def told(**given: object) -> dict[str, str]:
        _, options = GAME.check_options(given)
        return {thing["id"]: thing["text"] for thing in guide.things(options)}

    said, levelled = told(), told(**{"high-ground": "none"})
    plain = guide.texts.say("unmatched-board-text", spaces=30, zones=7, starts=2)
    assert said["sherwood-forest"] == plain
    assert said["heorot"] == f"{plain} {guide.texts.say('unmatched-board-left-out', what='doors')}"
    assert guide.texts.say("unmatched-board-left-out", what="passages") in said["king-solomons-mine"]
    assert "b05, b06, b15, b28" in said["baskerville-manor"]
    assert guide.texts.say("unmatched-board-slopes") in said["hanging-gardens"]
    assert guide.texts.say("unmatched-board-slopes") not in levelled["hanging-gardens"]


def test_r34c_nothing_of_what_is_left_out_is_played() -> None:
    for board in ("heorot", "king-solomons-mine"):
        made = GAME.boards[board]
        assert made.ways == made.adjacent
        assert made.left_out


def test_r34a_r34b_a_space_tells_of_its_passage_and_of_whom_it_looks_down_on() -> None:
    guide = game_text("en", GAME)
    assert isinstance(guide, GameGuide)
    s = lay("king-arthur g02  merlin g33  medusa g28", board="hanging-gardens")
    assert "High ground: an attack from here on g03, g09 has +1." in guide.place(s.match.view(0), "g02")
    s = begin(*MEDUSA_ALICE, board="baskerville-manor")
    assert "By the secret passages, for moves alone: b05, b06, b28." in guide.place(s.match.view(0), "b15")


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ('passages = ["s01"]', "at least two different spaces"),
        ('passages = ["s01", "s99"]', "no space 's99'"),
        ('slopes = ["s01 s05"]', "not 's01 s05'"),
        ('slopes = ["s01"]', "not 's01'"),
        ('left-out = "roof"', "doors"),
    ],
)
def test_r34a_r34b_r34c_mistakes_in_a_file_are_named(line: str, error: str, tmp_path: Path) -> None:
    folder = tmp_path / "content"
    shutil.copytree(CONTENT, folder)
    file = folder / "boards/sarpedon.toml"
    file.write_text(file.read_text(encoding="utf-8").replace("width = 1337", f"{line}\nwidth = 1337"), encoding="utf-8")
    with pytest.raises(BadContent, match=error):
        load_game("unmatched", folder)
