"""Chapter «Какие бывают приёмы»: the technique cards, as the content file gives them."""

from __future__ import annotations

from typing import Final

from ristal.content import Reader, Source
from ristal.content.effects import read_script
from ristal.engine.effect import Scripts, Vocabulary
from ristal.engine.notation import Answer
from ristal.games.boets.dice import COLOURS
from ristal.games.boets.fighters import OF_ABILITIES

FILE: Final = "techniques.toml"
POWERS: Final = ("min", "mid", "max")  # §R26
ABILITIES: Final = ("strength", "speed", "coordination", "endurance")
KINDS: Final = (*ABILITIES, "universal", "free")  # §R22
UNIVERSAL: Final = 4
FREE: Final = 5
TYPES: Final = ("attack", "manoeuvre", "counter", "copy", "judge")  # §R32 §R81 §R83
ATTACK: Final = 0
MANOEUVRE: Final = 1
COUNTER: Final = 2
COPY: Final = 3
JUDGE: Final = 4
MOST_COPIES: Final = 30
FEWEST_CARDS: Final = 6  # §R9 a hand of five, and something to draw
FOR_COUNTERS: Final = ("cancel", "cancel-retry", "protect")
TARGETS: Final = ("attack", "any")
RESERVED: Final = ("discard", "enough", "nothing", "pass")  # words of the notation


class Technique:
    """§R22 §R26 §R32 A card: its kind, its type, and what happens at each power."""

    def __init__(self, number: int, card: Reader, scripts: Scripts) -> None:
        self.number = number
        self.id = card.identity()
        self.name = card.names()
        self.kind = KINDS.index(card.choice("kind", KINDS))
        self.type = TYPES.index(card.choice("type", TYPES))
        self.copies = card.number("copies", 0, MOST_COPIES)
        facts = ["kind", "type", "copies"]
        self.forbidden = False
        if self.type == ATTACK and card.has("forbidden"):
            self.forbidden = card.flag("forbidden")  # §R49
            facts.append("forbidden")
        self.only_on_attack = False
        self.lands_after = False
        if self.type == COUNTER:
            self.only_on_attack = card.choice("against", ("attack", "any")) == "attack"  # §R85
            self.lands_after = card.choice("lands", ("before", "after")) == "after"
            facts += ["against", "lands"]
        self.is_free = self.kind == FREE
        if self.type in (COPY, JUDGE) and not self.is_free:
            raise card.wrong("kind", "boets-wrong-free-type", type=TYPES[self.type])
        levels = ("effects",) if self.is_free else POWERS
        self.scripts: list[str] = []
        for level in levels:
            self.scripts.append(f"{self.id}.{level}")
            read_script(scripts, card, level, self.scripts[-1], {"op": _words_of_cards(scripts)})
            self._check(card, level, scripts)
        self.provenance = card.provenance((*facts, *levels))
        card.done()
        self.card = Answer(self.id, number)
        self.discard = Answer(f"discard {self.id}", -1 - number)
        shown = levels if self.type != COPY else POWERS
        self.plays = [
            Answer(self.id if level == "effects" else f"{self.id} {level}", number * len(POWERS) + power)
            for power, level in enumerate(shown)
        ]

    def is_named(self, text: str) -> bool:
        """Whether these words name the card, alone or with a power."""
        return text == self.id or any(play.text == text for play in self.plays)

    def power_name(self, power: int) -> str:
        """What a power is called in views and events: a free technique has none."""
        return "" if self.is_free else POWERS[power]

    def _check(self, card: Reader, level: str, scripts: Scripts) -> None:
        """§A8 What hits hits first; only a counter has something to cancel or to ward off."""
        for at, effect in enumerate(scripts.by_key[f"{self.id}.{level}"]):
            if effect.op == "hit" and at > 0:
                raise card.wrong(level, "boets-wrong-hit-first")
            if effect.op in FOR_COUNTERS and self.type != COUNTER:
                raise card.wrong(level, "boets-wrong-only-counter", effect=effect.op)
            if (effect.op == "copy") != (self.type == COPY) or (effect.op == "avoid-yellow") != (self.type == JUDGE):
                raise card.wrong(level, "boets-wrong-other-type", effect=effect.op, type=TYPES[self.type])
            if effect.op == "cancel" and effect.text("what") not in TARGETS:
                raise card.wrong(level, "boets-wrong-cancel-what", choices=TARGETS)


def _words_of_cards(scripts: Scripts) -> tuple[str, ...]:
    """The operations that are not for abilities."""
    return tuple(op for op in scripts.vocabulary.operations if op not in OF_ABILITIES)


class Deck:
    """§R4 All the techniques; every player has the same cards."""

    def __init__(self, source: Source, vocabulary: Vocabulary) -> None:
        file = source.read(FILE)
        self.scripts = Scripts(vocabulary)
        self.colour_provenance: dict[str, str] = {}
        self.colour_names = _read_colours(file, self.colour_provenance)
        self.techniques: list[Technique] = []
        for card in file.tables("technique"):
            technique = Technique(len(self.techniques), card, self.scripts)
            if technique.id in RESERVED or any(technique.id == other.id for other in self.techniques):
                raise card.wrong("id", "wrong-taken", id=technique.id)
            self.techniques.append(technique)
        file.done()
        self.cards = [technique.number for technique in self.techniques for _ in range(technique.copies)]
        if len(self.cards) < FEWEST_CARDS:
            raise file.wrong("technique", "boets-wrong-small-deck", least=FEWEST_CARDS, count=len(self.cards))
        self.by_id = {technique.id: technique for technique in self.techniques}


def _read_colours(file: Reader, provenance: dict[str, str]) -> dict[str, dict[str, str]]:
    """§R6 What the colours of the dice are called, and which ability each stands for."""
    names: dict[str, dict[str, str]] = {}
    for colour in file.tables("colour"):
        name = colour.choice("id", COLOURS)
        kind = ABILITIES[COLOURS.index(name)]
        if colour.choice("kind", ABILITIES) != kind:
            raise colour.wrong("kind", "boets-wrong-colour-kind", colour=name, kind=kind)
        names[name] = colour.names()
        provenance[name] = colour.provenance(("kind",))["kind"]
        colour.done()
    if len(names) != len(COLOURS):
        raise file.wrong("colour", "boets-wrong-each-colour", colours=COLOURS)
    return names
