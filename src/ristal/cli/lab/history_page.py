"""A history as one page that needs nothing else: both languages, light and dark, phone and paper."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Final

from ristal.engine.game import Game
from ristal.text import LANGUAGES, Translator, translator

DEFINITIONS: Final = "docs/balance/definitions.md"
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


def definitions(words: Translator) -> str:
    """Where a page explains what the words of a report mean."""
    return f'<p class="quiet">{escape(words.say("lab-report-definitions", page=DEFINITIONS))}</p>'


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Rows of words below their heads."""
    head = "".join(f"<th scope=col>{escape(text)}</th>" for text in heads)
    body = "".join(f"<tr>{''.join(f'<td>{escape(text)}</td>' for text in row)}</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
