"""A thing of the catalogue on the screen: what it is, its facts, what it does, where we know it from."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ristal.text import Translator
from ristal.text.types import Fact, Thing

FactKeys = frozenset[tuple[str, str]]  # kinds of things, each with the name of a fact

DOUBT = {"reconstructed": "†", "inferred": "‡"}  # as on the pages of the rules
SOURCES = ("stated", "inferred", "public", "reconstructed")


def whole(thing: Thing, texts: Translator) -> RenderableType:
    """Name and kind, all facts, text, and where each fact is from."""
    shown = _describe(thing, texts, [fact for fact in thing["facts"] if not _is_sentence(fact, thing)])
    return Group(shown, _indent(Text(_provenance(thing["facts"], texts), "quiet"))) if thing["facts"] else shown


def find_unworded_facts(things: Iterable[Thing]) -> FactKeys:
    """The facts that not every text of their kind tells. They are shown with each thing of the kind, so that cards
    read alike: whose card it is must not be left out because a text happens to name him."""
    shown = ((thing, fact) for thing in things for fact in thing["facts"])
    return frozenset((thing["kind"], fact["name"]) for thing, fact in shown if not _is_in_text(fact, thing))


def describe(thing: Thing, texts: Translator, shown: FactKeys, count: int = 1) -> RenderableType:
    """Name and kind, then the facts that texts of this kind leave out, and the text."""
    return _describe(thing, texts, [fact for fact in thing["facts"] if (thing["kind"], fact["name"]) in shown], count)


def _describe(thing: Thing, texts: Translator, facts: Sequence[Fact], count: int = 1) -> RenderableType:
    title = Text(thing["name"][:1].upper() + thing["name"][1:], "asked")
    title.append("" if count == 1 else f" ×{count}", "none").append(f" — {_kind(thing, texts)}", "quiet")
    row = " · ".join(_fact(fact, texts) for fact in facts)
    return Group(title, *(_indent(Text(line)) for line in (row, thing["text"]) if line))


def row(thing: Thing, texts: Translator) -> Text:
    """A thing among others: its name and what it does, in brief."""
    return Text(thing["name"], "asked").append(f" ({_kind(thing, texts)}) ", "quiet").append(thing["short"], "none")


def _kind(thing: Thing, texts: Translator) -> str:
    return texts.say(f"reading-kind-{thing['kind']}")


def _is_sentence(fact: Fact, thing: Thing) -> bool:
    """Whether it is a sentence that the text has too."""
    value = fact["value"]
    return isinstance(value, str) and value.endswith(".") and value.casefold() in thing["text"].casefold()


def _is_in_text(fact: Fact, thing: Thing) -> bool:
    """Whether the text tells it: «Атака 5», «Средняя мощность, 3 кубика: …», or a value of several words."""
    name, value, text = fact["name"].casefold(), str(fact["value"]).casefold(), f" {thing['text'].casefold()}"
    has_words = (" " in value and value in text) or text.startswith(f" {value}")
    return has_words or re.search(rf"\s{re.escape(name)}(: | {re.escape(value)}\b)", text) is not None


def _fact(fact: Fact, texts: Translator) -> str:
    value = fact["value"]
    said = texts.say("reading-truth", truth=value) if isinstance(value, bool) else str(value)
    return f"{fact['name'][:1].lower()}{fact['name'][1:]}: {said}{DOUBT.get(fact['provenance'], '')}"


def _provenance(facts: Sequence[Fact], texts: Translator) -> str:
    """Which facts each source gives: «Откуда: книжка правил — вид, тип; восстановлено нами — карт в колоде»."""
    by_source: dict[str, list[str]] = {}
    for fact in facts:
        source = fact["provenance"] if fact["provenance"] in SOURCES else "own"
        name = fact["name"].partition(",")[0]  # without its figures
        by_source.setdefault(source, []).append(f"{name[:1].lower()}{name[1:]}")
    lines = []
    for source, names in by_source.items():
        said = texts.say(f"reading-source-{source}")
        lines.append(said if len(by_source) == 1 else f"{said} — {', '.join(names)}")
    return texts.say("reading-provenance", sources="; ".join(lines))


def _indent(text: Text) -> Padding:
    return Padding(text, (0, 0, 0, 2))
