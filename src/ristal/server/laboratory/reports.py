"""A run as the page has it: a line in the list, and a report."""

from __future__ import annotations

import importlib.util
from typing import Final, Literal

import msgspec

from ristal.engine.data import Document
from ristal.protocol.laboratory import AnswerShown, RunReport, RunShown
from ristal.server.laboratory.answers import describe, figure_of, note_of, read_answer, title_of
from ristal.server.laboratory.desk import Desk, KeptRun, Progress
from ristal.server.laboratory.questions import command_of, load
from ristal.text import Translator, translator

TABLES: Final[tuple[Literal["csv", "parquet"], ...]] = ("csv", "parquet")


def show_run(desk: Desk, run: KeptRun, language: str) -> RunShown:
    """A run as the list has it."""
    progress, words = run.progress(), _words(run, language)
    return _show(desk, run, progress, _read(progress), words)


def show_report(desk: Desk, run: KeptRun, language: str) -> RunReport:
    """All of a run."""
    progress, words = run.progress(), _words(run, language)
    answer = _read(progress)
    report = describe(answer, _show(desk, run, progress, answer, words), command_of(run.asked), words)
    if answer is None or not answer.games:
        return report
    return msgspec.structs.replace(report, tables=[each for each in TABLES if each == "csv" or has_parquet()])


def has_parquet() -> bool:
    """Whether the extra `data` is there."""
    return importlib.util.find_spec("duckdb") is not None


def _read(progress: Progress) -> AnswerShown | None:
    """The answer so far, if the file holds one."""
    if not progress.answer:
        return None
    try:
        found: Document = msgspec.json.decode(progress.answer)
    except msgspec.DecodeError:
        return None
    return read_answer(found)


def _show(desk: Desk, run: KeptRun, progress: Progress, answer: AnswerShown | None, words: Translator) -> RunShown:
    state = desk.state(run, progress)
    headline, interval, mark = figure_of(answer, words)
    left = progress.seconds * (progress.of - progress.done) / progress.done if progress.done else None
    return RunShown(
        run=run.id,
        state=state,
        asked=run.asked,
        title=title_of(run.asked, run.edition_name(), words),
        note=note_of(run.asked, words),
        done=progress.done,
        of=progress.of,
        left=left if state in ("running", "stopped") else None,
        headline=headline,
        interval=interval,
        mark=mark,
        began=run.began,
        problem=run.problem() if state == "failed" else "",
    )


def _words(run: KeptRun, language: str) -> Translator:
    return translator(language, load(run.asked, run.edition(), language))
