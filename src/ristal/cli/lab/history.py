"""`ristal lab history`: how strong everybody was, version by version and edition by edition."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from ristal.cli.lab.asking import check_writable
from ristal.cli.lab.history_page import definitions, table, write_page
from ristal.cli.lab.remembering import FORMAT, History, Step, read_history
from ristal.cli.language import texts
from ristal.engine.data import Document
from ristal.engine.errors import BadOption
from ristal.games import game_ids, load_game
from ristal.text import Translator

FOLDER: Final = Path("docs") / "balance" / "history"
BARS: Final = "▁▂▃▄▅▆▇█"
LABEL, APART, HIGH = 165, 54, 96  # of the plot: for names, between two rows of the history, of the strip of a choice


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    say = texts().say
    command = commands.add_parser("history", help=say("lab-help-history"), description=say("lab-help-history"))
    command.add_argument("game", choices=game_ids(), metavar="GAME", help=say("lab-help-game"))
    command.add_argument("--file", type=Path, metavar="FILE", help=say("lab-help-history-file"))
    command.add_argument("--json", metavar="FILE", help=say("lab-help-answer-json"))
    command.add_argument("--html", metavar="FILE", help=say("lab-help-html"))
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Show what is remembered of a game."""
    file = arguments.file or FOLDER / f"{arguments.game}.json"
    history = read_history(file, arguments.game)
    if not history.rows:
        raise BadOption("no-history", option="file", file=str(file), game=arguments.game)
    check_writable(arguments)
    game = load_game(arguments.game)
    if arguments.json is not None:
        answer = {"format": FORMAT, "game": game.id, "rows": history.rows, "moved": list(_moves(history))}
        Path(arguments.json).write_text(json.dumps(answer, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    if arguments.html is not None:
        write_page(arguments.html, game, lambda words: _section(words, history), texts().language)
    _show(history, texts(game))
    return 0


def _show(history: History, words: Translator) -> None:
    console = Console(markup=False, highlight=False, soft_wrap=True)
    for heads, rows in (_asked(words, history), _strengths(words, history)):
        shown = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)
        for head in heads:
            shown.add_column(head)
        for row in rows:
            shown.add_row(*row)
        console.print(shown)
    console.print(words.say("lab-history-caption"))


def _asked(words: Translator, history: History) -> tuple[list[str], list[list[str]]]:
    """What was asked, row by row."""
    columns = ("number", "date", "version", "edition", "judges", "most-games")
    rows = [
        [
            str(number),
            row["date"],
            row["ristal"],
            f"{_edition(words, row)} {row['content'][:8]}",
            ", ".join(row["bots"]),
            str(row["games"]),
        ]
        for number, row in enumerate(history.rows, 1)
    ]
    return [words.say(f"lab-history-{column}") for column in columns], rows


def _strengths(words: Translator, history: History) -> tuple[list[str], list[list[str]]]:
    """Who was how strong, as a curve and in figures, and what became of it at last."""
    heads = ["lab-choice", "lab-history-curve", "lab-overall", "lab-elo", "lab-moved", "lab-verdict"]
    last = len(history.rows) - 1
    rows = []
    for choice in history.choices:
        now, step = history.strengths(choice)[last], history.step(choice, last)
        share, elo = ("—", "—") if now is None else (words.say("lab-share", share=now["share"]), _elo(words, now))
        rows.append([words.name(choice), curve(history, choice), share, elo, *_moved(words, step)])
    return [words.say(head) for head in heads], rows


def curve(history: History, choice: str) -> str:
    """A letter a row, from the lowest strength of the whole history to the highest."""
    all_of = [each["elo"] for row in history.rows for each in row["strengths"]]
    least, reach = min(all_of), max(all_of) - min(all_of) or 1.0
    return "".join(
        "·" if each is None else BARS[round((each["elo"] - least) / reach * (len(BARS) - 1))]
        for each in history.strengths(choice)
    )


def _elo(words: Translator, strength: Document) -> str:
    return words.say("lab-elo-of", elo=round(strength["elo"]), margin=round(strength["margin"]))


def _moved(words: Translator, step: Step | None) -> tuple[str, str]:
    if step is None:
        return "—", "—"
    sign = "−" if step.by < 0 else "+"
    by = words.say("lab-history-moved", sign=sign, elo=abs(round(step.by)), margin=round(step.margin))
    return by, words.say(f"lab-verdict-{step.verdict}")


def _edition(words: Translator, row: Document) -> str:
    changed = ", ".join(row["set"])
    return " ".join(
        part for part in (row["edition"] or ("" if changed else words.say("lab-history-box")), changed) if part
    )


def _moves(history: History) -> Iterator[Document]:
    """Every step from a row to the one before it with the same judges."""
    for at in range(len(history.rows)):
        for choice in history.choices:
            step = history.step(choice, at)
            if step is not None:
                margin = round(step.margin, 3)
                yield {"row": at, "choice": choice, "by": round(step.by, 3), "margin": margin, "verdict": step.verdict}


def _section(words: Translator, history: History) -> Iterator[str]:
    title = words.say(f"{history.game}-title")
    yield f"<h1>{escape(words.say('lab-report-history', game=title))}</h1>"
    yield table(*_asked(words, history))
    yield _plot(words, history)
    yield table(*_strengths(words, history))
    yield f'<p class="quiet">{escape(words.say("lab-history-caption"))}</p>'
    yield definitions(words)


def _plot(words: Translator, history: History) -> str:
    """A strip for each choice on one scale, about the mean of all; a line joins what the same bots judged."""
    reach = max(abs(each["elo"]) + each["margin"] for row in history.rows for each in row["strengths"]) or 1.0
    width, height = LABEL + APART * len(history.rows), HIGH * len(history.choices) + 20
    drawn = []
    for strip, choice in enumerate(history.choices):
        middle = HIGH * strip + HIGH / 2
        drawn.append(f'<text x="0" y="{middle + 4}">{escape(words.name(choice))}</text>')
        drawn.append(f'<line class="axis" x1="{LABEL}" x2="{width}" y1="{middle}" y2="{middle}"/>')
        drawn += _strip(words, history, choice, middle, (HIGH / 2 - 4) / reach)
    for at in range(len(history.rows)):
        drawn.append(f'<text x="{_across(at)}" y="{height - 4}" text-anchor="middle">{at + 1}</text>')
    label = escape(words.say("lab-history-plot", reach=round(reach)))
    frame = f'role="img" aria-label="{label}" viewBox="0 0 {width} {height}" width="{width}"'
    return f"<figure><svg {frame}>{''.join(drawn)}</svg><figcaption>{label}</figcaption></figure>"


def _strip(words: Translator, history: History, choice: str, middle: float, scale: float) -> Iterator[str]:
    """The strengths of a choice with their intervals, each joined to the one that it is counted from."""

    def high(elo: float) -> float:
        return round(middle - elo * scale, 1)

    found = history.strengths(choice)
    for at, each in enumerate(found):
        if each is None:
            continue
        x, y = _across(at), high(each["elo"])
        before, step = history.before(at), history.step(choice, at)
        old = None if before is None else found[before]
        if before is not None and old is not None:
            yield f'<line class="axis" x1="{_across(before)}" y1="{high(old["elo"])}" x2="{x}" y2="{y}"/>'
        low, top = high(each["elo"] - each["margin"]), high(each["elo"] + each["margin"])
        said = escape(f"{at + 1}. {words.name(choice)}: {_elo(words, each)}")
        yield (
            f'<g class="{"sure" if step and step.verdict != "unsure" else "open"}"><title>{said}</title>'
            f'<line class="spread" x1="{x}" x2="{x}" y1="{low}" y2="{top}"/>'
            f'<circle class="mark" cx="{x}" cy="{y}" r="4"/></g>'
        )


def _across(at: int) -> float:
    return LABEL + APART * (at + 0.5)
