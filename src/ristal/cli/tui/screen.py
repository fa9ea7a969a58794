"""What a person sees: the table, the last of the log, and below it whatever is said or asked now."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import groupby, islice, takewhile
from typing import NamedTuple, overload

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.rule import Rule
from rich.spinner import Spinner
from rich.text import Text
from rich.theme import Theme

from ristal.cli.boards import View, drawing
from ristal.cli.errors import UserError
from ristal.cli.tui.layout import Hanging, Layout, Variants, pack
from ristal.cli.tui.pager import show
from ristal.engine.game import Game
from ristal.match.log import EARLIER
from ristal.match.projection import Projector
from ristal.text import Translator
from ristal.text.game_text import game_text

IN_BRACKETS = re.compile(r"\([^()]*\)")
SET_OFF = "(→⚠["  # signs that a note may begin with; a dash sets off any other from the answer
RAGGED = 24  # letters by which answers differ that would make holes in columns
BRIEF = 30  # letters of a note that is a fact by itself
STYLES = Theme(
    {
        "seat0": "bold cyan",
        "seat1": "bold magenta",
        "seat2": "bold yellow",
        "seat3": "bold blue",
        "legal": "bold green",
        "quiet": "dim",
        "asked": "bold",
        "notice": "italic",
        "wrong": "bold red",
    }
)


class Line(NamedTuple):
    """A line of the log; fresh ones happened since the reader decided last."""

    text: str
    seat: int | None
    fresh: bool


class Log(Sequence[Line]):
    """The log of a match. A line is put in words when it is read: a screen has room for the last ones only."""

    def __init__(self, shown: Projector, fresh_from: int, names: Sequence[str] | None = None) -> None:
        match = shown.match
        happened = match.numbered_events(shown.viewer.seat)
        self._events = [each.event for each in happened]
        self._movers = [None, *(move.seat for move in match.moves)]
        self._fresh_from = fresh_from
        self._writer = shown.log_writer(names)
        self._lines: list[tuple[int, int, int, int]] = []  # the move of each, where it begins and ends, the event
        first = 0
        for move, of_move in groupby(happened, lambda each: each.move):
            events = [each.event for each in of_move]
            places = [at for at in range(len(events)) if shown.text.tells(events[at], events[:at], events[at + 1 :])]
            last = first + len(events)
            self._lines += [(move, first, last, first + at) for at in places]
            first = last

    def __len__(self) -> int:
        return len(self._lines)

    @overload
    def __getitem__(self, place: int) -> Line: ...
    @overload
    def __getitem__(self, place: slice) -> list[Line]: ...
    def __getitem__(self, place: int | slice) -> Line | list[Line]:
        if isinstance(place, slice):
            return [self[number] for number in range(*place.indices(len(self)))]
        move, first, last, at = self._lines[place]
        seat = self._events[at].get("seat")
        earlier = self._events[max(0, first - EARLIER) : first]
        line = self._writer.line(self._events[first:last], at - first, move, self._movers[move], earlier.copy)
        return Line(line.text, seat if isinstance(seat, int) else None, move >= self._fresh_from)


def make_console() -> Console:
    return Console(theme=STYLES, markup=False, highlight=False, emoji=False)


class Screen:
    """A terminal at the table of one game."""

    def __init__(self, game: Game, texts: Translator, console: Console) -> None:
        self.game = game
        self.texts = texts
        self.console = console
        self.game_text = game_text(texts.language, game)
        self.drawing = drawing(game, self.game_text)
        self._shown: tuple[int | None, int] | None = None  # whose screen it was, and how much had happened

    def show(self, view: View, players: list[str], log: Sequence[Line], below: Sequence[RenderableType]) -> None:
        """Draw everything anew; numbers on the table are those of the list. What is fresh has room before all else;
        drawn a second time it is read already, and the table comes first."""
        view = {**view, "legal": self.game_text.in_order(view)}
        console = self.console
        heading = Rule(self._heading(view), align="left", style="quiet")
        names = self.game_text.seat_names(view)
        shown = (view["seat"], len(log))
        is_read = console.is_terminal and shown == self._shown
        unread = self._unread(view, log)
        self._shown = shown if below else self._shown  # without a question it only flashes by
        fresh = list(takewhile(lambda line: line.fresh, islice(reversed(log), unread)))[::-1]
        news = [log_text(line, names) for line in fresh]
        past = (log_text(line, names) for line in islice(reversed(log), len(fresh), None))
        layout = Layout(console, self._tables(view, players, is_read), below)
        live = console.height - (1 if below else 2) - layout.height(heading)  # what is typed, or who thinks
        table, seen, said = layout.fitting(news, live)
        if console.is_terminal:
            live -= sum(map(layout.height, (table, *said)))
            seen = self._within(layout, live, past, news, seen)
        with console:  # all at once: nobody looks at an empty screen while it is put together
            if console.is_terminal:
                console.clear()
            for part in (heading, table, *seen, *said):
                console.print(part)

    def _unread(self, view: View, log: Sequence[Line]) -> int:
        """How many lines of the log came after what was shown to the same viewer; the end is shown to everybody."""
        viewer, read = self._shown or (None, 0)
        is_same = self.console.is_terminal and view["seat"] in (viewer, None) and read <= len(log)
        return len(log) - read if is_same else len(log)

    def _tables(self, view: View, players: list[str], is_read: bool) -> list[RenderableType]:
        """The drawings of the table; the last, which leaves something out, says so."""
        *whole, need = self.drawing.tables(view, players, *self.console.size)
        if not whole:
            return [need]
        notice = self.texts.say("screen-too-low" if is_read else "screen-no-table")
        return [*whole, Group(need, Text(notice, "notice"))]

    def _within(
        self, layout: Layout, live: int, past: Iterator[Text], news: list[Text], lines: list[Text]
    ) -> list[Text]:
        """The news with as much of the past, which comes latest first, as has room; where the news have none, the last
        of them, and how many others there were."""
        left = live - sum(map(layout.height, lines))
        if left >= 0:
            older: list[Text] = []
            for line in past:
                left -= layout.height(line)
                if left < 0:
                    break
                older.append(line)
            return [*older[::-1], *lines]
        width = self.console.width
        for dropped in range(1, len(news) + 1):
            kept = pack(news[dropped:], width)
            if 1 + sum(map(layout.height, kept)) <= live or dropped == len(news):
                return [Text(self.texts.say("screen-earlier", count=dropped), "notice"), *kept]
        return []

    def _heading(self, view: View) -> Text:
        heading = Text(self.texts.say(f"{self.game.id}-title"), "bold")
        names = self.game_text.seat_names(view)
        asked = view.get("asked", ())
        for place, seat in enumerate(asked):
            before = " · " + self.texts.say("play-turn", count=len(asked)) if place == 0 else ","
            heading.append(f"{before} ").append(names[seat], f"seat{seat}")
        return heading

    def answers(self, view: View, other_words: dict[str, str]) -> RenderableType:
        """The legal answers, numbered: what it is called, what it would meet; where there is no room for that, a line
        each, or only facts (a short note, or what stands in brackets before it), or only what it is called."""
        width = self.console.width
        named, briefly, noted, short = [], [], [], []
        for number, answer in enumerate(self.game_text.in_order(view), 1):
            label = self.game_text.label(answer)
            item = Text.assemble((f"[{number}]", "legal"), " ", (label, "asked"))
            if other_words.get(answer) in self.game_text.words:  # a direction beside its cell
                item.append(f" {self.game_text.label(other_words[answer])}")
            named.append(item)
            note = self.game_text.note(view, answer)
            noted.append(with_note(item, note))
            facts = IN_BRACKETS.match(note)
            briefly.append(with_note(item, facts[0] if facts else note if len(note) <= BRIEF else ""))
            short.append(noted[-1].copy())
            short[-1].truncate(width, overflow="ellipsis")
        is_long = any(cut.plain != whole.plain for cut, whole in zip(short, noted, strict=True))
        lengths = [item.cell_len for item in noted]
        if is_long:
            first: RenderableType = Group(*(Hanging(item, 4) for item in noted))
        elif max(lengths, default=0) - min(lengths, default=0) > RAGGED:
            first = Group(*pack(noted, width))
        else:
            first = Columns(noted, padding=(0, 2))
        hint = Text(self.texts.say("screen-no-notes"), "notice")
        second = Group(*short, hint) if is_long else Group(*pack(noted, width))
        packed = [Group(*pack(items, width), *([hint] if items != noted else [])) for items in (briefly, named)]
        return Variants([first, second, *packed])

    def show_log(self, log: Log, names: list[str]) -> None:
        """All of it, the last of it first to be seen."""
        show(self.console, [log_text(line, names) for line in log], at_end=True)

    def say(self, message: str, /, style: str = "", **values: object) -> None:
        self.console.print(Text(self.texts.say(message, **values), style))

    def say_unbroken(self, message: str, /, **values: object) -> None:
        """Say lines with paths and commands in them, which have to survive being copied."""
        self.console.print(Text(self.texts.say(message, **values)), soft_wrap=True)

    def refuse(self, misuse: UserError) -> None:
        """Say what was wrong; a file that it names has to survive being copied, words are not broken otherwise."""
        self.console.print(Text(misuse.said(self.texts), "wrong"), soft_wrap="file" in misuse.values)

    def busy(self, message: str, /, **values: object) -> Live:
        """A spinner as long as something lasts. Unlike a Rich status it is drawn at once: a thread that would draw it
        later may have to wait for compiled code."""
        spinner = Spinner("dots", Text(self.texts.say(message, **values)))
        return Live(spinner, console=self.console, transient=True, refresh_per_second=12)

    def markdown(self, text: str) -> None:
        from rich.markdown import Markdown  # slow to load and rarely wanted

        self.console.print(Markdown(text))

    def forget(self) -> None:
        """Wipe the screen, what the terminal remembers above it, and the lines that were typed."""
        if not self.console.is_terminal:
            return
        if self.console.is_dumb_terminal:
            self.console.print("\n" * self.console.height)
        else:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()
        with suppress(ImportError):
            import readline

            readline.clear_history()

    def read(self, message: str, **values: object) -> str:
        return read_line(self.console, self.texts.say(message, **values))


def with_note(item: Text, note: str, style: str = "quiet") -> Text:
    """An answer with its note, if it has one."""
    return Text.assemble(item, " " if note[0] in SET_OFF else " — ", (note, style)) if note else item


def log_text(line: Line, names: list[str]) -> Text:
    said = Text(line.text, "" if line.fresh else "quiet")
    if line.seat is not None:
        said.highlight_words([names[line.seat]], f"seat{line.seat}")
    return said


def read_line(console: Console, prompt: str) -> str:
    """What the person types, without what no keyboard types; EOFError when nothing more will come."""
    prompt += " "
    if sys.stdin.isatty() and console.is_terminal:
        with suppress(ImportError):
            import readline  # noqa: F401  input() edits and remembers lines once it is loaded
        line = input(prompt)
    else:
        console.print(Text(prompt), end="")
        console.file.flush()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        if not sys.stdin.isatty():
            console.print(Text(line.rstrip("\n")))  # nobody else echoes it
    return "".join(letter for letter in line if letter.isprintable()).strip()
