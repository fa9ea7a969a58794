"""Answers of the laboratory as one page that needs nothing else: both languages, light and dark, phone and paper."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Final

from ristal.engine.data import Document
from ristal.engine.game import Game
from ristal.text import LANGUAGES, Translator, translator

FEW: Final = 200  # games of a choice or thing, below which a figure is a first impression
WEAK: Final = ("random", "greedy", "beginner", "novice")  # judges that do not see far
DEFINITIONS: Final = "docs/balance/definitions.md"
WIDTH, ROW, LABEL = 440, 30, 165  # of a forest plot
LOOK: Final = """
:root {
  color-scheme: light dark;
  --ground: #f6efe0; --ink: #2b2118; --quiet: #6f604c; --line: #cbbb9c; --strong: #8a3a1e;
}
@media (prefers-color-scheme: dark) {
  :root { --ground: #1d1813; --ink: #eadfca; --quiet: #b3a286; --line: #4a3f31; --strong: #e08a5c; }
}
body {
  background: var(--ground); color: var(--ink); font: 16px/1.5 Georgia, serif;
  margin: 0 auto; max-width: 60rem; padding: 1rem;
}
h1 { font-size: 1.6rem; line-height: 1.2; }
h2 { font-size: 1.15rem; margin-top: 2rem; }
.quiet, figcaption { color: var(--quiet); }
.warning { border-left: 3px solid var(--strong); padding-left: .7rem; }
figure { margin: 1rem 0; }
svg { max-width: 100%; height: auto; }
svg text { fill: var(--ink); font: 13px Georgia, serif; }
svg .axis { stroke: var(--line); }
svg .spread { stroke: var(--ink); stroke-width: 2; }
svg .mark { fill: var(--ink); }
svg .sure .spread { stroke: var(--strong); }
svg .sure .mark { fill: var(--strong); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; }
td, th { border: 1px solid var(--line); padding: .25rem .6rem; text-align: right; }
th:first-child, td:first-child { text-align: left; }
pre { overflow-x: auto; border: 1px solid var(--line); padding: .6rem; }
.languages { text-align: right; }
body:has(#ru:checked) [lang=en], body:has(#en:checked) [lang=ru] { display: none; }
@media print { .languages { display: none; } body { max-width: none; } }
"""

Row = tuple[str, float, tuple[float, float]]


def write_report(path: str | None, game: Game, answer: Document, command: str, language: str) -> None:
    """Write the page of an answer; it opens in the reader's language and has the other one too."""
    if path is not None:
        write_page(path, game, lambda words: _section(words, answer, command), language)


def write_page(path: str, game: Game, section: Callable[[Translator], Iterable[str]], language: str) -> None:
    """Write a page of which `section` makes the parts in a language."""
    sections = "".join(f'<main lang="{each}">{"".join(section(translator(each, game)))}</main>' for each in LANGUAGES)
    chosen = {each: " checked" if each == language else "" for each in LANGUAGES}
    switch = " ".join(
        f'<label><input type="radio" name="language" id="{each}"{chosen[each]}> {each}</label>' for each in LANGUAGES
    )
    title = escape(translator(language, game).say(f"{game.id}-title"))
    Path(path).write_text(
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>Ristal: {title}</title><style>{LOOK}</style><body>"
        f'<div class="languages">{switch}</div>{sections}</body></html>\n',
        encoding="utf-8",
    )


def _section(words: Translator, answer: Document, command: str) -> Iterator[str]:
    """The question, its judges, the figures, and how to ask again."""
    question = answer["question"]
    title = words.say(f"{answer['game']}-title")
    yield f"<h1>{escape(words.say(f'lab-report-{question}', game=title))}</h1>"
    judges = ", ".join(answer["bots"])
    yield f"<p>{escape(words.say('lab-report-judges', bots=judges))}</p>"
    for warning in _warnings(answer):
        yield f'<p class="warning">{escape(words.say(warning, few=FEW))}</p>'
    yield from {"compare": _compared, "worth": _weighed, "matrix": _matrix}[question](words, answer)
    yield f"<h2>{escape(words.say('lab-report-again'))}</h2><pre>{escape(command)}</pre>"
    marks = words.say(
        "lab-report-marks", version=answer["ristal"], rules=answer["rules"], content=answer["content"][:16]
    )
    yield f'<p class="quiet">{escape(marks)}</p>'
    yield definitions(words)


def definitions(words: Translator) -> str:
    """Where it is told what the words of a report mean."""
    return f'<p class="quiet">{escape(words.say("lab-report-definitions", page=DEFINITIONS))}</p>'


def _warnings(answer: Document) -> Iterator[str]:
    games = {
        "compare": lambda: [row["after"]["games"] for row in answer["choices"]],
        "worth": lambda: [row["games"] for row in answer["things"]],
        "matrix": lambda: [score["games"] for score in answer["overall"]],
    }[answer["question"]]()
    if not games or min(games) < FEW:
        yield "lab-report-few"
    if any(bot.partition(" ")[0] in WEAK for bot in answer["bots"]):
        yield "lab-report-weak"
    if answer["stopped"] in ("time", "stopped"):
        yield f"lab-stopped-{answer['stopped']}"


def _compared(words: Translator, answer: Document) -> Iterator[str]:
    named = [(_name(words, row["choice"]), row) for row in answer["choices"]]
    yield _forest(words, [(name, row["difference"], tuple(row["interval"])) for name, row in named])
    heads = ("lab-choice", "lab-before", "lab-after", "lab-moved", "lab-verdict")
    yield table(
        [words.say(head) for head in heads],
        [
            [
                name,
                words.say("lab-share", share=row["before"]["share"]),
                words.say("lab-share", share=row["after"]["share"]),
                _points(words, row["difference"]),
                words.say(f"lab-verdict-{row['verdict']}"),
            ]
            for name, row in named
        ],
    )
    yield f"<p>{escape(words.say('lab-compared', games=answer['games'], deals=answer['deals']))}</p>"
    needed = [row["games_for_3_points"] for row in answer["choices"] if row["games_for_3_points"]]
    if needed:
        yield f"<p>{escape(words.say('lab-games-for-points', games=max(needed)))}</p>"


def _weighed(words: Translator, answer: Document) -> Iterator[str]:
    named = [
        (_name(words, row["thing"]) + (f" ({_name(words, row['owner'])})" if row["owner"] else ""), row)
        for row in answer["things"]
    ]
    yield _forest(words, [(name, row["worth"], tuple(row["interval"])) for name, row in named])
    yield f'<p class="quiet">{escape(words.say("lab-worth-caption"))}</p>'


def _matrix(words: Translator, answer: Document) -> Iterator[str]:
    names = [_name(words, choice) for choice in answer["contestants"]]
    overall = [
        (name, score["share"] - 0.5, _less_half(score)) for name, score in zip(names, answer["overall"], strict=True)
    ]
    yield _forest(words, sorted(overall, key=lambda row: -row[1]))
    cells = [
        [name, *("—" if score is None else _cell(words, score) for score in row)]
        for name, row in zip(names, answer["against"], strict=True)
    ]
    yield table(["", *names], cells)
    yield f'<p class="quiet">{escape(words.say("lab-matrix-caption"))}</p>'


def _less_half(score: Document) -> tuple[float, float]:
    low, high = score["interval"]
    return low - 0.5, high - 0.5


def _cell(words: Translator, score: Document) -> str:
    low, high = score["interval"]
    share, interval = (
        words.say("lab-share", share=score["share"]),
        words.say("lab-interval", low=low * 100, high=high * 100),
    )
    return f"{share} ({interval})"


def _name(words: Translator, thing: str | None) -> str:
    return words.say("lab-seat-number", number=1) if thing is None else words.name(thing)


def _points(words: Translator, share: float) -> str:
    return words.say("lab-points-of", sign="−" if share < 0 else "+", points=abs(share) * 100)


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Rows of words below their heads."""
    head = "".join(f"<th scope=col>{escape(text)}</th>" for text in heads)
    body = "".join(f"<tr>{''.join(f'<td>{escape(text)}</td>' for text in row)}</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _forest(words: Translator, rows: Sequence[Row]) -> str:
    """Differences in points with their intervals, each on a line about a common nought; those that leave it out stand
    out."""
    reach = max([0.02, *(abs(edge) for _, _, interval in rows for edge in interval)])
    height = ROW * len(rows) + 24
    middle, scale = LABEL + (WIDTH - LABEL) / 2, (WIDTH - LABEL - 20) / 2 / reach

    def across(share: float) -> float:
        return round(middle + share * scale, 1)

    drawn = [f'<line class="axis" x1="{middle}" x2="{middle}" y1="0" y2="{height - 20}"/>']
    for at, (name, share, (low, high)) in enumerate(rows):
        y = ROW * at + ROW / 2
        said = f"{name}: {_points(words, share)} ({_points(words, low)} … {_points(words, high)})"
        drawn.append(
            f'<g class="{"sure" if low > 0 or high < 0 else "open"}"><title>{escape(said)}</title>'
            f'<text x="0" y="{y + 4}">{escape(name)}</text>'
            f'<line class="spread" x1="{across(low)}" x2="{across(high)}" y1="{y}" y2="{y}"/>'
            f'<circle class="mark" cx="{across(share)}" cy="{y}" r="4.5"/></g>'
        )
    for share in (-reach, 0.0, reach):
        anchor = "start" if share < 0 else "end" if share > 0 else "middle"
        drawn.append(
            f'<text x="{across(share)}" y="{height - 4}" text-anchor="{anchor}">{_points(words, share)}</text>'
        )
    label = escape(words.say("lab-report-plot"))
    frame = f'role="img" aria-label="{label}" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}"'
    return f"<figure><svg {frame}>{''.join(drawn)}</svg><figcaption>{label}</figcaption></figure>"
