"""What a run has written, as the page is told it: figures of one shape for every question, and a line
that sums it up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from ristal.engine.data import Document
from ristal.protocol.laboratory import (
    AnswerShown,
    AskLab,
    MovedShown,
    RunReport,
    RunShown,
    ScoreShown,
    WorthShown,
)
from ristal.server.laboratory.desk import Desk, KeptRun, Progress
from ristal.server.laboratory.questions import command_of, levels_upto, load
from ristal.text import Translator, translator
from ristal.text.marks import Verbatim

FEW: Final = 200  # games of a choice or thing, below which a figure is a first impression
WEAK: Final = ("greedy", "beginner", "novice")  # judges that do not see far
EVEN: Final = (0.4, 0.6)  # shares that nobody calls unfair

Mark = tuple[float, float, float, float]


def read_answer(progress: Progress) -> AnswerShown | None:
    """The answer so far, if the file holds one."""
    if not progress.answer:
        return None
    try:
        found: Document = msgspec.json.decode(progress.answer)
        shared = {name: found[name] for name in ("ristal", "rules", "content", "seed", "stopped")}
        more = {"compare": _compared, "worth": _weighed, "matrix": _matrix, "ladder": _ladder}[found["question"]](found)
        return msgspec.convert({**shared, "bots": found.get("bots", []), **more}, AnswerShown)
    except (KeyError, TypeError, msgspec.DecodeError, msgspec.ValidationError):
        return None


def _compared(found: Document) -> Document:
    return {
        "before": found["before"],
        "games": found["games"],
        "deals": found["deals"],
        "moved": found["choices"],
        "lengths": list(found["mean_length"].values()),
        "first": list(found["first_seat"].values()),
        "endings": found["endings"]["after"],
    }


def _weighed(found: Document) -> Document:
    return {"things": found["things"], "of": found["of"], "games": sum(each["games"] for each in found["things"])}


def _matrix(found: Document) -> Document:
    return {
        "games": found["games"],
        "contestants": found["contestants"],
        "overall": found["overall"],
        "against": found["against"],
        "lengths": [found["mean_length"]],
        "first": [found["first_player"]],
        "endings": found["endings"],
        "strengths": [
            {"name": row["choice"], "elo": row["elo"], "margin": row["margin"]} for row in found["strengths"]
        ],
    }


def _ladder(found: Document) -> Document:
    rows = [{"name": row["bot"], "elo": row["elo"], "margin": row["margin"]} for row in found["levels"]]
    return {
        "bots": [row["name"] for row in rows],
        "games": sum(pair["games"] for pair in found["pairs"]),
        "strengths": rows,
    }


# In words


def show_run(desk: Desk, run: KeptRun, language: str) -> RunShown:
    """A run as the list has it."""
    progress = run.progress()
    answer, state = read_answer(progress), desk.state(run, progress)
    words = _words(run, language)
    figure = _figure(answer, words) if answer is not None and answer.games else None
    left = progress.seconds * (progress.of - progress.done) / progress.done if progress.done else None
    return RunShown(
        run=run.id,
        state=state,
        asked=run.asked,
        title=_title(run.asked, run.edition_name(), words),
        note=_note(run.asked, words),
        done=progress.done,
        of=progress.of,
        left=left if state in ("running", "stopped") else None,
        headline=figure[0] if figure else "",
        interval=figure[1] if figure else "",
        mark=figure[2] if figure else None,
        began=run.began,
        problem=run.problem() if state == "failed" else "",
    )


def show_report(desk: Desk, run: KeptRun, language: str) -> RunReport:
    """All of a run."""
    answer, words = read_answer(run.progress()), _words(run, language)
    named: set[str] = set() if answer is None else {*answer.contestants, *answer.endings}
    if answer is not None:
        named |= {each.thing for each in answer.things} | {each.owner or "" for each in answer.things}
        named |= {each.choice or "" for each in answer.moved}
    names = {each: words.name(each) for each in named if each}
    for each in answer.endings if answer is not None else ():
        message = f"{run.asked.game}-ended-{each}"
        names[each] = words.say(message, reader="watcher") if words.has(message) else words.name(each)
    for bot in answer.bots if answer is not None else ():
        names[bot] = words.say(f"level-{bot}") if words.has(f"level-{bot}") else bot
    return RunReport(
        shown=show_run(desk, run, language),
        answer=answer,
        names=names,
        command=command_of(run.asked),
        warnings=[] if answer is None else _warnings(run.asked, answer, words),
        summary="" if answer is None or not answer.games else _summary(answer, words),
    )


def _words(run: KeptRun, language: str) -> Translator:
    return translator(language, load(run.asked, run.edition(), language))


def _title(asked: AskLab, edition: str, words: Translator) -> str:
    about = ", ".join(words.name(each) for each in asked.only) or words.say(f"{asked.game}-title")
    return words.say(f"lab-run-{asked.question}", about=Verbatim(about), edition=Verbatim(edition))


def _note(asked: AskLab, words: Translator) -> str:
    judge = levels_upto(asked.judge)[-1] if asked.question == "ladder" else asked.judge
    judges = words.say(f"level-{judge}")
    return words.say(f"lab-run-note-{asked.question}", games=asked.games, judge=judges)


def _figure(answer: AnswerShown, words: Translator) -> tuple[str, str, Mark] | None:
    """The figure that stands for an answer, its interval in words, and where both lie beside the neutral line."""
    if answer.moved:
        moved = max(answer.moved, key=lambda each: abs(each.difference))
        return _in_points(moved.difference, moved.interval, words)
    if answer.things:
        worth = answer.things[0]
        said, _, mark = _in_points(worth.worth, worth.interval, words)
        return said, words.name(worth.thing), mark
    if answer.overall:
        shares = [score.share for score in answer.overall if score.games]
        top = max(answer.overall, key=lambda score: score.share)
        said = words.say("lab-run-shares", low=min(shares) * 100, high=max(shares) * 100)
        is_even = EVEN[0] <= min(shares) and max(shares) <= EVEN[1]
        verdict = words.say("lab-run-even" if is_even else "lab-run-uneven")
        return said, verdict, (top.interval[0], top.share, top.interval[1], 0.5)
    if answer.strengths:
        top_bot = answer.strengths[-1]
        low, high = top_bot.elo - top_bot.margin, top_bot.elo + top_bot.margin
        said = words.say("lab-elo-of", elo=round(top_bot.elo), margin=round(top_bot.margin))
        return said, words.say("lab-run-elo-of", bot=words.say(f"level-{top_bot.name}")), (low, top_bot.elo, high, 0.0)
    return None


def _in_points(share: float, interval: tuple[float, float], words: Translator) -> tuple[str, str, Mark]:
    low, high = interval
    said = words.say("lab-run-interval", low=_points(low, words), high=_points(high, words))
    return _points(share, words), said, (low, share, high, 0.0)


def _points(share: float, words: Translator) -> str:
    return words.say("lab-points-of", sign="−" if share < 0 else "+", points=abs(share) * 100)


def _warnings(asked: AskLab, answer: AnswerShown, words: Translator) -> list[str]:
    """What has to be known of the figures and of who made them."""
    found = []
    scores: Sequence[ScoreShown | WorthShown] = [
        *(each.after for each in answer.moved),
        *answer.things,
        *answer.overall,
    ]
    if any(each.games < FEW for each in scores):
        found.append(words.say("lab-report-few", few=FEW))
    if asked.judge in WEAK and asked.question != "ladder":
        found.append(words.say("lab-report-weak"))
    for first in answer.first[-1:]:
        low, high = first.interval
        edge = abs(first.share - 0.5) * 100
        kind = "first" if low > 0.5 else "second" if high < 0.5 else "none"
        found.append(words.say("lab-report-seats", edge=edge, kind=kind))
    return found


def _summary(answer: AnswerShown, words: Translator) -> str:
    """What it means, in a sentence or two."""
    if answer.moved:
        return " ".join(_say_moved(each, words) for each in answer.moved[:3])
    if answer.things:
        best, worst = answer.things[0].thing, answer.things[-1].thing
        return words.say("lab-means-worth", top=words.name(best), low=words.name(worst))
    if answer.overall:
        ranked = sorted(zip(answer.overall, answer.contestants, strict=True), key=lambda each: -each[0].share)
        out = [words.name(name) for score, name in ranked if score.interval[0] > EVEN[1] or score.interval[1] < EVEN[0]]
        top, low = words.name(ranked[0][1]), words.name(ranked[-1][1])
        return words.say("lab-means-matrix", top=top, low=low, out=", ".join(out), count=len(out))
    return words.say("lab-means-ladder")


def _say_moved(moved: MovedShown, words: Translator) -> str:
    name = words.say("lab-seat-number", number=1) if moved.choice is None else words.name(moved.choice)
    said = words.say(f"lab-means-{moved.verdict}", name=name)
    if moved.verdict == "unsure" and moved.games_for_3_points:
        said += " " + words.say("lab-games-for-points", games=moved.games_for_3_points)
    return said
