"""Answers as people read them: figures of one shape for every question, who judged, what they mean, in words. The page
of the server, the file that `ristal lab --html` writes and the terminal say the same."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

import msgspec

from ristal.engine.data import Document
from ristal.protocol.laboratory import (
    AnswerShown,
    AskLab,
    JudgeShown,
    MovedShown,
    RunReport,
    RunShown,
    ScoreShown,
    WorthShown,
)
from ristal.server.laboratory.questions import levels_upto
from ristal.text import Translator
from ristal.text.marks import Verbatim

FEW: Final = 200  # games of a choice or thing, below which a figure is a first impression
WEAK: Final = ("random", "greedy", "beginner", "novice")  # judges that do not see far
WEAK_SEARCH: Final = 300  # iterations of one that does not either
EVEN: Final = (0.4, 0.6)  # shares that nobody calls unfair

Mark = tuple[float, float, float, float]


def read_answer(found: Document) -> AnswerShown | None:
    """The answer of a question, or what there is of it so far."""
    try:
        shared = {name: found[name] for name in ("ristal", "rules", "content", "seed", "stopped")}
        more = {"compare": _compared, "worth": _weighed, "matrix": _matrix, "ladder": _ladder}[found["question"]](found)
        judges = found.get("judges")
        return msgspec.convert({**shared, "bots": found.get("bots", []), "judges": judges, **more}, AnswerShown)
    except (KeyError, TypeError, msgspec.ValidationError):
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


def describe(answer: AnswerShown | None, shown: RunShown, command: str, words: Translator) -> RunReport:
    """All that a report says of an answer."""
    return RunReport(
        shown=shown,
        answer=answer,
        names={} if answer is None else _names(answer, shown.asked.game, words),
        command=command,
        judges=[] if answer is None else say_judges(answer, words),
        warnings=[] if answer is None else _warnings(answer, words),
        summary="" if answer is None or not answer.games else _summary(answer, words),
        tables=[],
    )


def _names(answer: AnswerShown, game: str, words: Translator) -> dict[str, str]:
    """What everything in an answer is called."""
    named = {*answer.contestants, *(each.thing for each in answer.things)}
    named |= {each.owner or "" for each in answer.things} | {each.choice or "" for each in answer.moved}
    names = {each: words.name(each) for each in named if each}
    for each in answer.endings:
        message = f"{game}-ended-{each}"
        names[each] = words.say(message, reader="watcher") if words.has(message) else words.name(each)
    if any(each.observed for each in answer.things):
        words.learn("counting")
    for event in {event for each in answer.things for event in each.observed}:
        names[event] = words.say("lab-dealt" if event == "dealt" else f"event-{event}")
    return {**names, **{bot: _bot(bot, words) for bot in answer.bots}}


def say_judges(answer: AnswerShown, words: Translator) -> list[str]:
    """The head of a report: which bots, how strong, are they fair by seat, and does the order hold with four times the
    budget."""
    judges = answer.judges
    bots = [_bot(bot, words) for bot in answer.bots]
    said = [words.say("lab-report-judges", bots=Verbatim(", ".join(dict.fromkeys(bots))))]
    if judges is None:
        return said
    said += [_say_strength(judge, words) for judge in judges.each if judge.against is not None]
    if judges.seat is not None and judges.seat.games:
        low, high = judges.seat.interval
        kind = "first" if low > 0.5 else "second" if high < 0.5 else "none"
        said.append(words.say("lab-report-seats", edge=abs(judges.seat.share - 0.5) * 100, kind=kind))
    if judges.four_times is None:
        return [*said, words.say("lab-report-four-times-not")]
    again = judges.four_times
    swapped = "; ".join(
        words.say("lab-report-overtakes", first=_figure_name(first, words), second=_figure_name(second, words))
        for first, second in again.swapped
    )
    bots = [_bot(bot, words) for bot in dict.fromkeys(again.bots)]
    of = {"bots": Verbatim(", ".join(bots)), "games": again.games, "swapped": Verbatim(swapped)}
    return [*said, words.say(f"lab-report-four-times-{again.verdict}", **of)]


def _say_strength(judge: JudgeShown, words: Translator) -> str:
    bot = Verbatim(_bot(judge.bot, words))
    if judge.strength is None or judge.against is None:
        return words.say("lab-report-strength-not", bot=bot)
    low, high = judge.strength.interval
    return words.say(
        "lab-report-strength",
        bot=bot,
        other=Verbatim(_bot(judge.against, words)),
        share=judge.strength.share * 100,
        low=low * 100,
        high=high * 100,
        games=judge.strength.games,
    )


def _bot(bot: str, words: Translator) -> str:
    return words.say(f"level-{bot}") if words.has(f"level-{bot}") else bot


def _figure_name(name: str, words: Translator) -> str:
    if not name:
        return words.say("lab-report-zero")
    return words.say("lab-seat-number", number=1) if name == "seat" else words.name(name)


def title_of(asked: AskLab, edition: str, words: Translator) -> str:
    about = ", ".join(words.name(each) for each in asked.only) or words.say(f"{asked.game}-title")
    kind = "compare-set" if asked.question == "compare" and not asked.edition else asked.question
    return words.say(f"lab-run-{kind}", about=Verbatim(about), edition=Verbatim(edition))


def note_of(asked: AskLab, words: Translator) -> str:
    judge = levels_upto(asked.judge)[-1] if asked.question == "ladder" else asked.judge
    return words.say(f"lab-run-note-{asked.question}", games=asked.games, judge=Verbatim(_bot(judge, words)))


def figure_of(answer: AnswerShown | None, words: Translator) -> tuple[str, str, Mark | None]:
    """The figure that stands for an answer, its interval in words, and where both lie beside the neutral line."""
    if answer is None or not answer.games:
        return "", "", None
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
    return "", "", None


def _in_points(share: float, interval: tuple[float, float], words: Translator) -> tuple[str, str, Mark]:
    low, high = interval
    said = words.say("lab-run-interval", low=_points(low, words), high=_points(high, words))
    return _points(share, words), said, (low, share, high, 0.0)


def _points(share: float, words: Translator) -> str:
    return words.say("lab-points-of", sign="−" if share < 0 else "+", points=abs(share) * 100)


def _warnings(answer: AnswerShown, words: Translator) -> list[str]:
    """What has to be known of the figures."""
    found = []
    scores: Sequence[ScoreShown | WorthShown] = [
        *(each.after for each in answer.moved),
        *answer.things,
        *answer.overall,
    ]
    if any(each.games < FEW for each in scores):
        found.append(words.say("lab-report-few", few=FEW))
    if scores and any(map(_is_weak, answer.bots)):
        found.append(words.say("lab-report-weak"))
    if answer.stopped in ("time", "stopped"):
        found.append(words.say(f"lab-stopped-{answer.stopped}"))
    return found


def _is_weak(bot: str) -> bool:
    search = re.fullmatch(r"ismcts:(\d+)", bot)
    return bot in WEAK or (search is not None and int(search[1]) <= WEAK_SEARCH)


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
