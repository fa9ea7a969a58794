"""A thing of the catalogue on the screen: what it is, its facts, what it does, where we know it from."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ristal.wording import Speech
from ristal.wording.guide import Fact, Thing

DOUBT = {"reconstructed": "†", "inferred": "‡"}  # as on the pages of the rules
SOURCES = ("stated", "inferred", "public", "reconstructed")


def whole(thing: Thing, texts: Speech) -> RenderableType:
    """Name and kind, facts, text, and where each fact is from."""
    told = described(thing, texts)
    return Group(told, _indented(Text(_provenance(thing["facts"], texts), "quiet"))) if thing["facts"] else told


def described(thing: Thing, texts: Speech, count: int = 1) -> RenderableType:
    """Name and kind, then facts and text."""
    title = Text(thing["name"][:1].upper() + thing["name"][1:], "asked")
    title.append("" if count == 1 else f" ×{count}", "none").append(f" — {_kind(thing, texts)}", "quiet")
    facts = " · ".join(_fact(fact, texts) for fact in thing["facts"] if not _is_told(fact, thing))
    return Group(title, *(_indented(Text(line)) for line in (facts, thing["text"]) if line))


def row(thing: Thing, texts: Speech) -> Text:
    """A thing among others: its name and what it does, in brief."""
    return Text(thing["name"], "asked").append(f" ({_kind(thing, texts)}) ", "quiet").append(thing["short"], "none")


def _kind(thing: Thing, texts: Speech) -> str:
    return texts.say(f"reading-kind-{thing['kind']}")


def _is_told(fact: Fact, thing: Thing) -> bool:
    """Whether it is a sentence that the text has too."""
    value = fact["value"]
    return isinstance(value, str) and value.endswith(".") and value.casefold() in thing["text"].casefold()


def _fact(fact: Fact, texts: Speech) -> str:
    value = fact["value"]
    said = texts.say("reading-truth", truth=value) if isinstance(value, bool) else str(value)
    return f"{fact['name'][:1].lower()}{fact['name'][1:]}: {said}{DOUBT.get(fact['provenance'], '')}"


def _provenance(facts: Sequence[Fact], texts: Speech) -> str:
    """Which facts each source gives: «Откуда: книжка правил — вид, тип; восстановлено нами — карт в колоде»."""
    by_source: dict[str, list[str]] = {}
    for fact in facts:
        source = fact["provenance"] if fact["provenance"] in SOURCES else "own"
        by_source.setdefault(source, []).append(f"{fact['name'][:1].lower()}{fact['name'][1:]}")
    told = []
    for source, names in by_source.items():
        said = texts.say(f"reading-source-{source}")
        told.append(said if len(by_source) == 1 else f"{said} — {', '.join(names)}")
    return texts.say("reading-provenance", sources="; ".join(told))


def _indented(text: Text) -> Padding:
    return Padding(text, (0, 0, 0, 2))
