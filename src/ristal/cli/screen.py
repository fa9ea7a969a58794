"""What a person sees: the table, the last of the log, and below it whatever is said or asked now."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.live import Live
from rich.rule import Rule
from rich.spinner import Spinner
from rich.text import Text
from rich.theme import Theme

from ristal.cli.tables import View, drawing
from ristal.engine.game import Game
from ristal.wording import Speech
from ristal.wording.guide import guide

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
SHORTEST_LOG = 2


class Line(NamedTuple):
    """A line of the log; fresh ones happened since the reader decided last."""

    text: str
    seat: int | None
    fresh: bool


def make_console() -> Console:
    return Console(theme=STYLES, markup=False, highlight=False, emoji=False)


class Screen:
    """A terminal at the table of one game."""

    def __init__(self, game: Game, texts: Speech, console: Console) -> None:
        self.game = game
        self.texts = texts
        self.console = console
        self.guide = guide(texts.language, game)
        self.drawing = drawing(game, self.guide)

    def show(self, view: View, sitters: list[str], log: Sequence[Line], below: Sequence[RenderableType]) -> None:
        """Draw everything anew; numbers on the table are those of the list."""
        view = {**view, "legal": self.guide.in_order(view)}
        console = self.console
        if console.is_terminal:
            console.clear()
        width = console.width
        heading = Rule(self._heading(view), align="left", style="quiet")
        table = self.drawing.table(view, sitters, width)
        console.print(heading)
        console.print(table)
        names = self.guide.seat_names(view)
        if console.is_terminal:
            room = console.height - 1 - sum(self._height(part) for part in (heading, table, *below))
            shown = self._last(log, max(room, SHORTEST_LOG), names)
        else:
            shown = [log_text(line, names) for line in log if line.fresh]  # the others are printed above
        for line in shown:
            console.print(line)
        for part in below:
            console.print(part)

    def _heading(self, view: View) -> Text:
        heading = Text(self.texts.say(f"{self.game.id}-title"), "bold")
        names = self.guide.seat_names(view)
        for seat in view.get("asked", ()):
            heading.append(" · " + self.texts.say("play-turn") + " ").append(names[seat], f"seat{seat}")
        return heading

    def _height(self, part: RenderableType) -> int:
        return len(self.console.render_lines(part, pad=False))

    def _last(self, log: Sequence[Line], room: int, names: list[str]) -> list[Text]:
        """As many of the last lines as fit."""
        shown: list[Text] = []
        for line in reversed(log):
            said = log_text(line, names)
            room -= self._height(said)
            if room < 0:
                break
            shown.append(said)
        return shown[::-1]

    def answers(self, view: View, other_words: dict[str, str]) -> RenderableType:
        """The legal answers, numbered: what it is called, what it would meet."""
        items = []
        for number, answer in enumerate(self.guide.in_order(view), 1):
            label = self.guide.label(answer)
            item = Text.assemble((f"[{number}]", "legal"), " ", (label, "asked"))
            word = other_words.get(answer)
            if word in self.guide.words:  # a direction beside its cell
                item.append(f" {self.guide.label(str(word))}")
            if note := self.guide.note(view, answer):
                item.append(" ").append(note, "quiet")
            items.append(item)
        return Columns(items, padding=(0, 3))

    def say(self, message: str, /, style: str = "", **values: object) -> None:
        self.console.print(Text(self.texts.say(message, **values), style))

    def say_unbroken(self, message: str, /, **values: object) -> None:
        """Say lines with paths and commands in them, which have to survive being copied."""
        self.console.print(Text(self.texts.say(message, **values)), soft_wrap=True)

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
