"""What has room on a screen: all that is new first, then as much of the table as fits, and what does not says so."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from drawn import screen_of, shown
from rich.console import Console
from rich.text import Text
from terminal import plain

import ristal
from ristal.cli.tui.layout import LAST_NEWS, Hanging, Layout, Variants, flow, pack
from ristal.cli.tui.screen import Line, Log, Screen
from ristal.engine.chance import FastChance
from ristal.games import game_ids
from ristal.match import Match, Viewer
from ristal.match.projection import Projector
from scale import many

EARLIER = re.compile(r"…раньше было ещё (\d+) событи")


def news(match: Match, seat: int) -> list[str]:
    """The lines of what happened since this seat answered last."""
    screen = screen_of(match, "ru")
    own = [number for number, move in enumerate(match.moves, 1) if move.seat == seat]
    lines = Log(Projector(match, Viewer(seat), screen.texts.language), own[-1] if own else 0)
    return ["".join(line.text.split()) for line in lines if line.fresh]


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("game", game_ids())
def test_everything_since_the_last_answer_is_on_the_screen(game: str, size: tuple[int, int]) -> None:
    match = ristal.new(game, seed=2)
    chance = FastChance(2)
    for _ in range(many(50, 90)):
        if match.over:
            break
        seat = match.pending[0].seat
        drawn = plain(shown(match, seat, "ru", *size))
        lines, fresh = "".join(drawn.split()), news(match, seat)
        missing = [line for line in fresh if line not in lines]
        told = EARLIER.search(drawn)
        cut = int(told[1]) if told else 0
        assert missing == [line for line in fresh[:cut] if line not in fresh[cut:]]
        assert len(drawn.splitlines()) < size[1]
        legal = match.legal(seat)
        match.play(legal[chance.draw(len(legal))], seat)


def test_drawn_again_the_news_are_read_and_the_table_comes_first() -> None:
    match = ristal.new("unmatched", seed=1, board="marmoreal", heroes=["alice", "medusa"])
    screen = screen_of(match, "ru")
    log = [Line(f"Событие {number}: " + "слово " * 10, None, True) for number in range(12)]
    first, second = (drawn_on(screen, match, log) for _ in range(2))
    assert "Событие 0" in first
    assert "m01" not in first
    assert "«стол» — показать" in first
    assert "m01" in second
    assert "Событие 0" not in second


def test_what_was_shown_without_a_question_is_not_read_yet() -> None:
    match = ristal.new("unmatched", seed=1, board="marmoreal", heroes=["alice", "medusa"])
    screen = screen_of(match, "ru")
    log = [Line(f"Событие {number}: " + "слово " * 10, None, True) for number in range(13)]
    screen.show(match.view(0), ["", ""], log, [])
    assert "Событие 0" in drawn_on(screen, match, log)


def drawn_on(screen: Screen, match: Match, log: list[Line]) -> str:
    with screen.console.capture() as capture:
        screen.show(match.view(0), ["", ""], log, [Text("?")])
    return plain(capture.get())


def test_news_without_room_are_counted() -> None:
    match = ristal.new("vstrechny", seed=1)
    screen = screen_of(match, "ru")
    drawn = drawn_on(screen, match, [Line(f"Событие {number}: " + "слово " * 12, None, True) for number in range(40)])
    kept = drawn.count("Событие ")
    assert f"…раньше было ещё {40 - kept} событи" in drawn
    assert "Событие 39" in drawn


def test_the_roomiest_table_that_fits_is_chosen_before_the_answers_lose_their_notes() -> None:
    console = screen_of(ristal.new("vstrechny", seed=1), "ru", 40).console
    tables = [Text("\n".join(name * lines)) for name, lines in (("T", 9), ("t", 5), ("-", 1))]
    layout = Layout(console, tables, [Variants([Text("A\nA\nA"), Text("a")])])
    said = [Text("one"), Text("two")]
    for live, wanted in ((14, "TA"), (13, "TA"), (12, "tA"), (9, "tA"), (8, "ta"), (7, "ta"), (5, "-A"), (4, "-a")):
        table, told, below = layout.fitting(said, live)
        assert f"{table}"[0] + f"{below[0]}"[0] == wanted, live
        assert "".join(line.plain for line in told).replace(" ", "") == "onetwo"


def test_short_lines_are_packed_within_the_width() -> None:
    lines = [Text("one"), Text("two"), Text("x" * 20), Text("three")]
    assert [line.plain for line in pack(lines, 12)] == ["one  two", "x" * 20, "three"]


def test_further_lines_hang_and_no_item_is_broken() -> None:
    items = [Text(f"красный {number}") for number in range(6)]
    lines = flow(Text("  Резерв: "), items, " · ", 30, 4).plain.splitlines()
    assert lines == [
        "  Резерв: красный 0 ·",
        "    красный 1 · красный 2 ·",
        "    красный 3 · красный 4 ·",
        "    красный 5",
    ]
    for width in range(20, 60):  # the sign between two items may be what does not fit
        assert max(map(len, flow(Text(), items, " · ", width, 4).plain.splitlines())) <= width
    console = Console(file=StringIO(), width=20)
    console.print(Hanging(Text("раз два три четыре пять шесть"), 4))
    printed = console.file.getvalue()  # type: ignore[attr-defined]
    assert [line.rstrip() for line in printed.splitlines()] == ["раз два три четыре", "    пять шесть"]


def test_where_nothing_fits_the_lowest_way_is_taken_and_the_roomiest_of_those() -> None:
    console = Console(width=40)
    ways = Variants([Text("whole\nand more"), Text("noted"), Text("named\nand a hint"), Text("named")])
    _, _, below = Layout(console, [Text("table")], [ways]).fitting([Text("news")] * 9, 3)
    assert [str(part) for part in below] == ["noted"]


def test_news_that_are_cut_anyway_do_not_cost_the_answers_their_notes() -> None:
    news = [Text(f"news {number}, as long as a line of its own") for number in range(9)]
    ways = Variants([Text("noted\nin\ncolumns"), Text("noted\nclosely"), Text("named")])
    layout = Layout(Console(width=40), [Text("table")], [ways])
    for live, wanted in (
        (LAST_NEWS + 4, "noted\nclosely"),
        (LAST_NEWS + 3, "noted\nclosely"),
        (LAST_NEWS + 2, "named"),
    ):
        _, told, below = layout.fitting(news, live)
        assert [str(part) for part in below] == [wanted], live
        assert told == news
