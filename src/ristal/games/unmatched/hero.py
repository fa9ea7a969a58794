"""Chapters «Герои и помощники» and «Структура карты»: heroes, sidekicks and their decks, as the content files give
them."""

from __future__ import annotations

from typing import Final

from ristal.content import Reader, Source
from ristal.content.effects import Words, read_script
from ristal.engine.effect import Scripts
from ristal.engine.notation import Answer

DECK: Final = 30  # §R14
ANY: Final = "any"  # §R47
ATTACK: Final = "attack"
DEFENCE: Final = "defence"
VERSATILE: Final = "versatile"
SCHEME: Final = "scheme"
IMMEDIATELY: Final = "immediately"
DURING: Final = "during"
AFTER: Final = "after"
LATER: Final = "later"
TIMINGS: Final = (IMMEDIATELY, DURING, AFTER, LATER, SCHEME)

NO_ABILITY: Final = "none"
COMMIT_BOOST: Final = "commit-boost"
SIZE: Final = "size"
GAZE: Final = "gaze"
VOYAGES: Final = "voyages"
RESERVED: Final = (
    "pass",
    "done",
    "yes",
    "no",
    "random",
    "none",
)  # words that answers, options and events use themselves
MOST_FIGHTERS: Final = 16  # of one hero; four heroes fit into the answers of a declaration
ABILITIES: Final = (NO_ABILITY, COMMIT_BOOST, SIZE, GAZE, VOYAGES)

IN_COMBAT_ONLY: Final = (  # a scheme has no opposing card, no value and no winner
    "damage", "prevent-damage", "set-value", "add-per-tag", "add-printed", "ignore-value", "boost", "blind-boost",
    "cancel", "won", "not-won", "moved", "against-hero",
)  # fmt: skip


BEFORE_THE_END: Final = (  # §R110 when an attack is over, its cards lie in the piles and its damage is dealt
    "prevent-damage", "set-value", "add-per-tag", "add-printed", "ignore-value", "boost", "blind-boost", "cancel",
)  # fmt: skip


def words_of(kinds: list[str], cards: list[str], scripts: Scripts, timing: str) -> Words:
    """What the effects of a card may name: the fighters and cards of its own deck, and what there is at its timing."""
    vocabulary = scripts.vocabulary
    is_scheme = timing == SCHEME
    barred: tuple[str, ...] = IN_COMBAT_ONLY if is_scheme else BEFORE_THE_END if timing == LATER else ()
    return {
        "op": [op for op in vocabulary.operations if op not in barred],
        "when": [when for when in vocabulary.conditions if when not in barred],
        "fighter": kinds,
        "movers": [
            *([] if is_scheme else ["own", "either"]), "each-own", "everyone", *kinds, *(f"each-{k}" for k in kinds),
        ],
        "through": ["allies", "all"],
        "where": ["adjacent", "in-zone"],
        "around": [*kinds, "first"],
        "space": ["first", "second"],
        "chooser": ["theirs", "yours", "random"],
        "card": cards,
    }  # fmt: skip


class FighterKind:
    """§R7 §R8 A name, an attack type and a start health. §R11 Several fighters may be of one kind."""

    def __init__(self, page: Reader) -> None:
        self.id = page.identity(reserved=RESERVED)
        self.name = page.names()
        self.each = page.names("each") if page.has("each") else self.name  # what all fighters of the kind are called
        self.is_hero = page.choice("role", ("hero", "sidekick")) == "hero"
        self.count = page.number("count", 1, 9)
        self.health = page.number("health", 1, 99)  # §R10 the start and the maximum
        self.is_ranged = page.choice("attack", ("melee", "ranged")) == "ranged"
        self.provenance = page.provenance(("name", "count", "health", "attack"))
        page.done()


class Card:
    """§R43 §R44 Type, value, eligible fighter, title, effect, boost, copies. Copies of a card are one and the same."""

    def __init__(
        self, number: int, page: Reader, hero: str, fighters: list[str], cards: list[str], scripts: Scripts
    ) -> None:
        self.number = number
        self.id = page.identity(reserved=RESERVED)
        self.name = page.names()
        self.cards = page.number("cards", 1, DECK)
        kind = page.choice("type", (ATTACK, DEFENCE, VERSATILE, SCHEME))
        self.type = kind
        self.can_attack = kind in (ATTACK, VERSATILE)  # §R45
        self.can_defend = kind in (DEFENCE, VERSATILE)
        self.is_scheme = kind == SCHEME
        self.value = 0 if self.is_scheme else page.number("value", 0, 20)  # §R50
        self.boost = page.number("boost", 0, 20)
        self.who = page.choice("who", (ANY, *fighters))
        self.tags = page.texts("tags") if page.has("tags") else []
        self.provenance = page.provenance(("name", "facts"))
        self.key = f"{hero}.{self.id}"
        self.has_effects = False
        self.blocks: dict[str, str] = {}  # the script of each timing
        for timing in TIMINGS:
            if page.has(timing):
                if (timing == SCHEME) != self.is_scheme:
                    raise page.wrong(timing, f"a card of type {kind!r} has no effects of this timing")
                words = words_of(fighters, cards, scripts, timing)
                self.blocks[timing] = f"{self.key}.{timing}"
                read_script(scripts, page, timing, self.blocks[timing], words)
                self.has_effects = True
        page.done()
        self.answer = Answer(self.id, number)


class Hero:
    """§R1 §R5 §R6 A hero with sidekicks or without, a move value, an ability and a deck of their own."""

    def __init__(self, source: Source, file: str, first_number: int, scripts: Scripts) -> None:
        page = source.read(file)
        self.id = page.identity(reserved=RESERVED)
        self.name = page.names()
        self.move = page.number("move", 0, 9)
        self.ability = page.choice("ability", ABILITIES)
        self.provenance = page.provenance(("name", "move", "ability"))
        self.fighters = [FighterKind(fighter) for fighter in page.tables("fighter")]
        kinds = [fighter.id for fighter in self.fighters]
        if len(set(kinds)) != len(kinds):
            raise page.wrong("fighter", "every kind of fighter needs an id of its own")
        if sum(fighter.count for fighter in self.fighters) > MOST_FIGHTERS:
            raise page.wrong("fighter", f"a player has at most {MOST_FIGHTERS} fighters")
        if not any(fighter.is_hero for fighter in self.fighters):
            raise page.wrong("fighter", 'at least one fighter with role = "hero" is expected')
        self.cards: list[Card] = []
        pages = page.tables("card")
        ids = [str(card.data.get("id")) for card in pages]
        for card in pages:
            self.cards.append(Card(first_number + len(self.cards), card, self.id, kinds, ids, scripts))
        page.done()
        cards = sum(card.cards for card in self.cards)
        if cards != DECK:
            raise page.wrong("card", f"the cards of a deck add up to {DECK}, these to {cards}")
        if len({card.id for card in self.cards}) != len(self.cards):
            raise page.wrong("card", "every card of a deck needs an id of its own")

    def deck(self) -> list[int]:
        return [card.number for card in self.cards for _ in range(card.cards)]
