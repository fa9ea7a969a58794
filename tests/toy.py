"""A toy duel that needs all that the engine has: hidden hands, a simultaneous secret choice, dice, nested and optional
choices and cancelling. Written as any game is, in plain Python."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import Any, ClassVar

from ristal.content import Reader
from ristal.content.effects import read_script
from ristal.engine.chance import Chance, FairChance
from ristal.engine.effect import (
    EFFECT_STEPS,
    Effect,
    EffectTable,
    Frame,
    Operation,
    RunScript,
    Scripts,
    Vocabulary,
)
from ristal.engine.effect_shape import effect_fields, effects_shape
from ristal.engine.event import Event
from ristal.engine.form import Condition
from ristal.engine.game import Game, Option
from ristal.engine.logic import LOGIC
from ristal.engine.notation import Answer
from ristal.engine.question import Step, Together
from ristal.engine.result import draw, win
from ristal.engine.shape import Fields, Pile, Shape, Whole, each
from ristal.engine.table import Table
from ristal.engine.zone import EVERYONE, NOBODY, Zone, only

CARDS = """
[[card]]
id = "strike"
effects = [{ op = "damage", count = 3 }]
[[card]]
id = "feint"
immediately = [{ op = "cancel" }]
effects = [{ op = "damage", count = 1 }]
[[card]]
id = "gamble"
effects = [{ op = "roll", may = true }, { op = "damage-rolled", when = "rolled" }]
[[card]]
id = "mirror"
immediately = [{ op = "draw", count = 1 }]
[[card]]
id = "thorns"
immediately = [{ op = "damage", count = 1 }]
[[card]]
id = "twist"
[[card.effects]]
op = "choose"
count = 2
[card.effects.options]
hit = [{ op = "damage", count = 1 }]
heal = [{ op = "heal", count = 2 }]
trick = [{ op = "choose", count = 1, options = { draw = [{ op = "draw", count = 1 }], peek = [{ op = "peek" }] } }]
"""
HEALTH, HAND, COPIES, ROUNDS = 9, 3, 2, 12


@dataclass(frozen=True)
class CardDrawn(Event):
    NAME: ClassVar[str] = "card-drawn"
    CHANGES: ClassVar[tuple[str, ...]] = ("zones.deck", "zones.hand")
    seat: int
    card: str

    def secret(self) -> dict[str, int]:
        return {"card": only(self.seat)}


@dataclass(frozen=True)
class DamageDealt(Event):
    NAME: ClassVar[str] = "damage-dealt"
    CHANGES: ClassVar[tuple[str, ...]] = ("health",)
    seat: int
    amount: int


@dataclass(frozen=True)
class Healed(Event):
    NAME: ClassVar[str] = "healed"
    CHANGES: ClassVar[tuple[str, ...]] = ("health",)
    seat: int
    amount: int


@dataclass(frozen=True)
class CardsOpened(Event):
    NAME: ClassVar[str] = "cards-opened"
    CHANGES: ClassVar[tuple[str, ...]] = ("zones.hand", "zones.pile")
    cards: list[str]


@dataclass(frozen=True)
class CardSeen(Event):
    NAME: ClassVar[str] = "card-seen"
    CHANGES: ClassVar[tuple[str, ...]] = ("zones.hand",)
    seat: int
    card: str

    def secret(self) -> dict[str, int]:
        return {"card": only(self.seat, 1 - self.seat)}


@dataclass(frozen=True)
class RoundEnded(Event):
    NAME: ClassVar[str] = "round-ended"
    CHANGES: ClassVar[tuple[str, ...]] = ("round",)
    round: int


class Toy(EffectTable):
    """Two fighters with a deck each."""

    def __init__(self, cards: list[str], chance: Chance, scripts: Scripts) -> None:
        super().__init__(2, chance, [], scripts)
        self.cards = cards
        self.health = [HEALTH, HEALTH]
        self.round = 0
        self.deck = [Zone(NOBODY, seat, []) for seat in range(2)]
        self.hand = [Zone(only(seat), seat, []) for seat in range(2)]
        self.pile = [Zone(EVERYONE, seat, []) for seat in range(2)]

    def copy(self) -> Table:
        twin = Toy(self.cards, self.chance.copy(), self.scripts)
        twin.stack = self.stack[:]
        twin.health = self.health[:]
        twin.round = self.round
        twin.deck = [zone.copy() for zone in self.deck]
        twin.hand = [zone.copy() for zone in self.hand]
        twin.pile = [zone.copy() for zone in self.pile]
        self._share_effects(twin)
        return twin

    def zones(self) -> list[tuple[str, Zone]]:
        return [
            (f"{name}-{seat}", zones[seat])
            for seat in range(2)
            for name, zones in (("deck", self.deck), ("hand", self.hand), ("pile", self.pile))
        ]

    def item_name(self, zone: str, item: int) -> str:
        return self.cards[item]

    def public(self) -> dict[str, object]:
        return {"health": self.health[:], "round": self.round}

    def write(self) -> dict[str, object]:
        return {
            "health": self.health[:],
            "round": self.round,
            "zones": self.write_zones(),
            "effects": self.write_effects(),
        }

    def draw(self, seat: int) -> None:
        if self.deck[seat].items:
            card = self.deck[seat].draw()
            self.hand[seat].add(card)
            if self.events is not None:
                self.tell(CardDrawn(seat, self.cards[card]))


class ChooseCards(Together):
    """Both choose a card in secret."""

    CLAUSE: ClassVar[str] = "T1"

    def asks_each(self, t: Toy, seat: int) -> list[Answer]:
        return [Answer(t.cards[card], card) for card in sorted(set(t.hand[seat].items))]

    def takes_all(self, t: Toy, answers: dict[int, Answer]) -> None:
        t.cancelled = []
        blocks = []
        for timing in ("immediately", "effects"):
            for seat, answer in sorted(answers.items()):
                if f"{answer.text}.{timing}" in t.scripts.by_key:
                    blocks.append(RunScript(seat, f"{answer.text}.{timing}", f"card-{seat}"))
        for seat, answer in answers.items():
            t.hand[seat].remove(answer.value)
            t.pile[seat].add(answer.value)
        if t.events is not None:
            t.tell(CardsOpened([answers[seat].text for seat in sorted(answers)]))
        t.then_all([*blocks, EndRound(0)])


class EndRound(Step):
    """Both draw; the game ends when somebody is down or the rounds are over."""

    def does(self, t: Toy) -> None:
        t.round += 1
        if t.events is not None:
            t.tell(RoundEnded(t.round))
        for seat in range(2):
            t.draw(seat)
        cards = min(len(t.hand[0]), len(t.hand[1]))
        if min(t.health) <= 0 or t.round == ROUNDS or cards == 0:
            if t.health[0] == t.health[1]:
                t.result = draw(2, "equal")
            else:
                t.result = win(0 if t.health[0] > t.health[1] else 1, 2, "health")
        else:
            t.then(ChooseCards((0, 1)))


class Damage(Operation[Toy]):
    PARAMETERS: ClassVar[dict[str, str]] = {"count": "number"}

    def perform(self, t: Toy, frame: Frame, effect: Effect) -> None:
        hurt(t, frame, effect.number("count"))


class DamageRolled(Operation[Toy]):
    def perform(self, t: Toy, frame: Frame, effect: Effect) -> None:
        hurt(t, frame, frame.bound["die"])


def hurt(t: Toy, frame: Frame, amount: int) -> None:
    victim = 1 - frame.seat
    t.health[victim] -= amount
    if t.events is not None:
        t.tell(DamageDealt(victim, amount))


class Heal(Operation[Toy]):
    PARAMETERS: ClassVar[dict[str, str]] = {"count": "number"}

    def perform(self, t: Toy, frame: Frame, effect: Effect) -> None:
        t.health[frame.seat] += effect.number("count")
        if t.events is not None:
            t.tell(Healed(frame.seat, effect.number("count")))


class Draw(Operation[Toy]):
    PARAMETERS: ClassVar[dict[str, str]] = {"count": "number"}

    def perform(self, t: Toy, frame: Frame, effect: Effect) -> None:
        for _ in range(effect.number("count")):
            t.draw(frame.seat)


class Peek(Operation[Toy]):
    """The top card of the other's hand is shown to the player alone."""

    def perform(self, t: Toy, frame: Frame, effect: Effect) -> None:
        hand = t.hand[1 - frame.seat]
        if hand.items:
            hand.show(len(hand) - 1, only(frame.seat))
            if t.events is not None:
                t.tell(CardSeen(frame.seat, t.cards[hand.items[-1]]))


class Roll(Operation[Toy]):
    def perform(self, t: Toy, frame: Frame, effect: Effect) -> None:
        frame.bound["die"] = t.chance.roll()


class Cancel(Operation[Toy]):
    def perform(self, t: Toy, frame: Frame, effect: Effect) -> None:
        t.cancel(f"card-{1 - frame.seat}")


class Rolled(Condition[Toy]):
    def holds(self, t: Toy, frame: Frame) -> bool:
        return "die" in frame.bound


VOCABULARY = Vocabulary(
    {
        "damage": Damage(),
        "damage-rolled": DamageRolled(),
        "heal": Heal(),
        "draw": Draw(),
        "peek": Peek(),
        "roll": Roll(),
        "cancel": Cancel(),
    },
    {"rolled": Rolled, **LOGIC},
)


def read_cards(text: str) -> tuple[list[str], Scripts]:
    scripts = Scripts(VOCABULARY)
    cards = []
    page = Reader(tomllib.loads(text), "cards.toml")
    for card in page.tables("card"):
        cards.append(card.identity())
        for timing in ("immediately", "effects"):
            if card.has(timing):
                read_script(scripts, card, timing, f"{cards[-1]}.{timing}")
        card.done()
    page.done()
    return cards, scripts


class ToyGame(Game):
    def __init__(self) -> None:
        self.cards, self.scripts = read_cards(CARDS)
        self.id = "toy"
        self.version = 1
        self.seats = (2,)
        self.options = (Option("deck", ("full",), "full", "T0"),)
        self.steps = {"ChooseCards": ChooseCards, "EndRound": EndRound, **EFFECT_STEPS}
        self.events = {
            event.NAME: event for event in (CardDrawn, DamageDealt, Healed, CardsOpened, CardSeen, RoundEnded)
        }
        self.content_hash = "toy"

    def new_table(self, seats: int, options: dict[str, object], chance: Chance) -> Table:
        t = Toy(self.cards, chance, self.scripts)
        for seat in range(2):
            t.deck[seat].items = [card for card in range(len(self.cards)) for _ in range(COPIES)]
            t.deck[seat].shuffle(chance)
            for _ in range(HAND):
                t.draw(seat)
        t.then(ChooseCards((0, 1)))
        return t

    def read(self, data: dict[str, Any], seats: int, options: dict[str, object], chance: Chance) -> Table:
        t = Toy(self.cards, chance, self.scripts)
        t.health = data["health"]
        t.round = data["round"]
        t.read_zones(data["zones"])
        t.read_effects(data["effects"])
        return t

    def shape(self, seats: int, options: dict[str, object]) -> Shape:
        pile = Pile(len(self.cards))
        return Fields(
            {
                "health": each(Whole(-99, 99), 2),
                "round": Whole(0, ROUNDS),
                "zones": Fields({f"{name}-{seat}": pile for name in ("deck", "hand", "pile") for seat in range(2)}),
                "effects": effects_shape(self.scripts, 2, 6),
            }
        )

    def fields(self, seats: int) -> dict[str, Shape]:
        return effect_fields(self.scripts)

    def position(self, document: dict[str, Any]) -> tuple[Table, dict[str, object]]:
        """hands = [["strike"], ["feint"]], decks likewise, top last: enough for tests."""
        t = Toy(self.cards, FairChance("toy"), self.scripts)
        for seat in range(2):
            t.hand[seat].items = [self.cards.index(card) for card in document["hands"][seat]]
            t.deck[seat].items = [self.cards.index(card) for card in document.get("decks", [[], []])[seat]]
        t.then(ChooseCards((0, 1)))
        return t, {"deck": "full"}

    def answers(self, seats: int, options: dict[str, object]) -> list[str]:
        scripts = self.scripts.by_key.values()
        options = [key for script in scripts for effect in script for key in effect.scripts]
        return [*self.cards, "yes", "no", *sorted({option.rsplit(".", 1)[-1] for option in options} - set(self.cards))]

    def evaluate(self, table: Table, seat: int) -> float:
        assert isinstance(table, Toy)
        return 0.5 + (table.health[seat] - table.health[1 - seat]) / 100

    def invariant_errors(self, table: Table) -> list[str]:
        assert isinstance(table, Toy)
        wrong = []
        for seat in range(2):
            cards = len(table.deck[seat]) + len(table.hand[seat]) + len(table.pile[seat])
            if cards != COPIES * len(self.cards):
                wrong.append(f"seat {seat} has {cards} cards")
        return wrong
