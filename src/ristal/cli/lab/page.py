"""A report as one file that needs nothing else: the page of the laboratory with its figures inside, in both languages,
light and dark, for phone and paper."""

from __future__ import annotations

import time
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

import msgspec

import ristal
from ristal.engine.data import Document
from ristal.engine.errors import BadOption
from ristal.engine.game import Game
from ristal.protocol.laboratory import AskLab, RunReport, RunShown
from ristal.server.laboratory.answers import describe, figure_of, note_of, read_answer, title_of
from ristal.text import LANGUAGES, Translator, translator

PAGE: Final = Path(ristal.__file__).parent / "web" / "report.html"
PLACE: Final = '<script id="report" type="application/json"></script>'
TITLE: Final = "<title>Ристалище</title>"


def check_page(path: str | None) -> None:
    """Without the built page there is nothing to write a report into: an error before the games, not after."""
    if path is not None and not PAGE.is_file():
        raise BadOption("no-report", option="html")


def write_report(path: str, game: Game, asked: AskLab, changed: str, answer: Document, words: Sequence[str]) -> None:
    """Write the page of an answer; it opens in the reader's language and has the other one too. `changed` says what
    differs from the box, `words` are the command and the language."""
    command, language = words
    reports = {each: _report(answer, asked, changed, command, translator(each, game)) for each in LANGUAGES}
    data = msgspec.json.encode({"language": language, "reports": reports}).decode()
    inside = data.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")
    page = PAGE.read_text(encoding="utf-8").replace(PLACE, PLACE.replace("></", f">{inside}</"))
    title = escape(reports[language].shown.title)
    page = page.replace(TITLE, f"<title>{title}</title>").replace('<html lang="ru"', f'<html lang="{language}"')
    Path(path).write_text(page, encoding="utf-8")


def _report(found: Document, asked: AskLab, changed: str, command: str, words: Translator) -> RunReport:
    answer = read_answer(found)
    headline, interval, mark = figure_of(answer, words)
    games = 0 if answer is None else answer.games
    shown = RunShown(
        run="",
        state="over",
        asked=asked,
        title=title_of(asked, changed, words),
        note=note_of(asked, words),
        done=games,
        of=games,
        left=None,
        headline=headline,
        interval=interval,
        mark=mark,
        began=time.time(),
        problem="",
    )
    return describe(answer, shown, command, words)
