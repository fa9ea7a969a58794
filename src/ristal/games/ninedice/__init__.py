"""The nine-dice battle: draft, deployment, duels of reserves, battle."""

from __future__ import annotations

from typing import Final

from ristal.content import Source
from ristal.engine.chance import Chance, FairChance
from ristal.engine.data import Document, Options
from ristal.engine.effect import EFFECT_STEPS, Scripts
from ristal.engine.errors import Phrase
from ristal.engine.game import RANDOM, Game, Option
from ristal.engine.notation import NO, PASS, STOP, YES
from ristal.engine.question import Step
from ristal.engine.shape import Shape
from ristal.engine.table import Table
from ristal.games.ninedice.battle import KEEP, LOSSES, ChooseReroll, EndBattle, FightBattle, ShareDamage
from ristal.games.ninedice.bonus import ChooseBonus, ChooseBonusTarget
from ristal.games.ninedice.deployment import DeployDie, RollTroops
from ristal.games.ninedice.dice import KINDS, SET, SIDES, Box
from ristal.games.ninedice.draft import ChooseColour, ChooseShape, DrawCards, TakePresets, takes_in_turn
from ristal.games.ninedice.effects import VOCABULARY
from ristal.games.ninedice.evaluation import Worth, evaluate
from ristal.games.ninedice.events import EVENTS
from ristal.games.ninedice.position import lay_position
from ristal.games.ninedice.reserve_attack import (
    AnswerDuel,
    BeginReserveAttack,
    ChooseAnswerTarget,
    ChooseTarget,
    EndAttack,
    ResolveThrow,
    SecondDie,
    StartDuel,
)
from ristal.games.ninedice.shape import TableShape, step_fields
from ristal.games.ninedice.state import DUEL, FIELD, SLOTS, NineDice, Settings, Throw, bare

_STEPS: list[type[Step]] = [
    DrawCards, TakePresets, ChooseShape, ChooseColour, DeployDie, RollTroops, ChooseBonus, ChooseBonusTarget,
    BeginReserveAttack, StartDuel, SecondDie, ChooseTarget, AnswerDuel, ChooseAnswerTarget, ResolveThrow, EndAttack,
    FightBattle, ShareDamage, EndBattle, ChooseReroll,
]  # fmt: skip

DRAFT: Final = "draft"
QUICK: Final = "quick"
IN_ALL: Final = "two-in-all"
OF_EACH: Final = "two-of-each"
BY_COLOUR: Final = "by-colour"
PLAIN: Final = "plain"
EVERY: Final = "every"
DEPLOYMENT: Final = "deployment"
LATE: Final = "late"
EARLY: Final = "early"
OFF: Final = "off"
LETTER: Final = "letter"
ZONE: Final = "zone"


class NineDiceGame(Game):
    """§R1 Two players, nine dice each. §A3 Chance picks who drafts first unless they agree on it."""

    def __init__(self, source: Source) -> None:
        self.box = Box(source, Scripts(VOCABULARY))
        self.worth = Worth(self.box)
        self.id = "ninedice"
        self.version = 4
        self.former = (3,)
        self.seats = (2,)
        self.minutes = 4
        self.options = (
            Option("start", (QUICK, DRAFT), QUICK, "R14"),
            Option(
                "sets",
                (*self.box.presets, RANDOM),
                RANDOM,
                "R18",
                per_seat=True,
                distinct=True,
                only_if={"start": (QUICK,)},
            ),
            Option(
                "cards",
                (*[card.id for card in self.box.cards], RANDOM),
                RANDOM,
                "A3",
                per_seat=True,
                distinct=True,
                only_if={"start": (DRAFT,)},
                since=4,
            ),
            Option("card_dice", (IN_ALL, OF_EACH), IN_ALL, "A2", only_if={"start": (DRAFT,)}),
            Option("bonuses", (BY_COLOUR, PLAIN), BY_COLOUR, "R9"),
            Option("bonus_rolls", (EVERY, DEPLOYMENT), EVERY, "A7"),
            Option("exhaustion", (LATE, EARLY, OFF), LATE, "A23"),
            Option("victory", (LETTER, ZONE), LETTER, "A20", since=4),
            Option("first", (RANDOM, "0", "1"), RANDOM, "A3"),
        )
        self.steps = {**EFFECT_STEPS, **{step.__name__: step for step in _STEPS}}
        self.grounds = ("ChooseShape", "ChooseColour", "DeployDie", "FightBattle", "EndBattle", "ChooseReroll")
        self.events = {event.NAME: event for event in EVENTS}
        self.has_dice = True
        self.content_hash = source.facts()

    def new_table(self, seats: int, options: Options, chance: Chance) -> Table:
        """§A3 Who is first, and with ready-made sets who has which, is settled; all dice are in the box."""
        t = bare(self.box, settings(options), chance)
        first = options["first"]
        t.first = chance.pick(2) if first == RANDOM else int(str(first))
        if options["start"] == DRAFT:
            t.then(DrawCards(t.first, _agreed_cards(options)))
        else:
            t.then(TakePresets(t.first, _settle_sets(list(self.box.presets), options["sets"], chance)))
        return t

    def read(self, data: Document, seats: int, options: Options, chance: Chance) -> Table:
        t = bare(self.box, settings(options), chance)
        t.sets = [list(dice) for dice in data["sets"]]
        t.dice = [self.box.dice[die] for die in t.sets[0] + t.sets[1]] if data["formed"] else []
        t.place = data["place"]
        t.value = data["value"]
        t.read_zones(data["zones"])
        t.cards = data["cards"]
        t.first, t.battle, t.began, t.quiet, t.fallen = data["numbers"]
        t.throws = [Throw(*throw) for throw in data["throws"]]
        t.imprisoned = data["imprisoned"]
        t.read_effects(data["effects"])
        return t

    def shape(self, seats: int, options: Options) -> Shape:
        return TableShape(self.box)

    def fields(self, seats: int) -> dict[str, Shape]:
        return step_fields(self.box)

    def contradicts(self, table: Table, options: Options) -> list[Phrase]:
        """§R14 The cards of a draft are those that were agreed on."""
        assert isinstance(table, NineDice)
        drawn = [self.box.cards[card].id for card in table.cards]
        return [
            Phrase("ninedice-broken-other-card", seat=seat)
            for seat, (card, wanted) in enumerate(zip(drawn, _agreed_cards(options), strict=False))
            if wanted not in (RANDOM, card)
        ]

    def position(self, document: Document) -> tuple[Table, Options]:
        given = document.get("options", {})
        _, options = self.check_options(given if isinstance(given, dict) else {})
        t = lay_position(self.box, settings(options), document, FairChance("position"))
        return t, options

    def answers(self, seats: int, options: Options) -> list[str]:
        """Shapes and colours of the draft, the dice that may be in play, and the words."""
        dice = self.box.dice
        grid: list[str] = []
        if options["start"] == DRAFT:
            grid += [shape.id for shape in self.box.shapes]
            grid += [colour.id for colour in self.box.colours]
        else:
            dice = [dice[die] for preset in self.box.presets.values() for die in preset.dice]
        found = [*grid, *[die.id for die in dice], PASS.text, STOP.text, KEEP.text, YES.text, NO.text]
        for die in dice:
            found += [plan.text for plan in die.plans]
        found += [loss.text for loss in LOSSES]
        return [*found, *self._options_of_scripts()]

    def _options_of_scripts(self) -> list[str]:
        """What there is to choose between in the scripts of the content."""
        found: list[str] = []
        for script in self.box.scripts.by_key.values():
            for effect in script:
                for key in effect.scripts:
                    word = key.rsplit(".", 1)[-1]
                    if word not in found:
                        found.append(word)
        return found

    def evaluate(self, table: Table, seat: int) -> float:
        assert isinstance(table, NineDice)
        return evaluate(table, seat, self.worth)

    def invariant_errors(self, table: Table) -> list[Phrase]:
        """§R1 §R5 §R18 No die is in two sets, nine in each. §R13 What lies open shows 1 to 6, all else nothing."""
        assert isinstance(table, NineDice)
        t = table
        wrong = []
        dice = t.sets[0] + t.sets[1]
        if len(set(dice)) != len(dice):
            wrong.append(Phrase("ninedice-broken-two-places"))
        wrong += _broken_before_battle(t)
        if not t.dice:
            return wrong
        if (
            [die.number for die in t.dice] != dice
            or len(t.dice) != SLOTS
            or len(t.place) != SLOTS
            or len(t.value) != SLOTS
        ):
            wrong.append(Phrase("ninedice-broken-count", given=len(t.dice), needed=SLOTS))
        for seat in range(2):
            if {t.kind(slot) for slot in range(seat * SET, seat * SET + SET)} != set(range(len(KINDS))):
                wrong.append(Phrase("ninedice-broken-kinds", seat=seat))
        for slot in range(SLOTS):
            is_open = t.place[slot] in (FIELD, DUEL)
            if not (1 <= t.value[slot] <= SIDES if is_open else t.value[slot] == 0):
                wrong.append(Phrase("ninedice-broken-shows", die=t.dice[slot].id, value=t.value[slot]))
        return wrong

    def names(self) -> dict[str, dict[str, str]]:
        return self.box.names()


def _broken_before_battle(t: NineDice) -> list[Phrase]:
    """§A3 §A4 Both take their dice in turn and plan them together."""
    wrong = []
    for step in t.steps():
        if isinstance(step, (ChooseShape, ChooseColour)) and not takes_in_turn(t, step.seat):
            wrong.append(Phrase("ninedice-broken-turn", seat=step.seat, count=len(t.sets[step.seat])))
    planned = next((step.number for step in t.steps() if isinstance(step, DeployDie)), 0)
    if any(len(plan) != planned for plan in t.plan):
        first, second = len(t.plan[0]), len(t.plan[1])
        wrong.append(Phrase("ninedice-broken-plans", first=first, second=second, needed=planned))
    return wrong


def settings(options: Options) -> Settings:
    return Settings(
        options["card_dice"] == OF_EACH,
        options["bonuses"] == PLAIN,
        options["bonus_rolls"] == EVERY,
        options["exhaustion"] != OFF,
        options["exhaustion"] == EARLY,
        options.get("victory", ZONE) == LETTER,
    )


def _agreed_cards(options: Options) -> tuple[str, ...]:
    """A card of each seat, or RANDOM."""
    wanted = options.get("cards", [RANDOM, RANDOM])  # matches of version 3 have no such option
    assert isinstance(wanted, list)
    return tuple(map(str, wanted))


def _settle_sets(presets: list[str], wanted: object, chance: Chance) -> tuple[str, ...]:
    assert isinstance(wanted, list)
    free = [preset for preset in presets if preset not in wanted]
    return tuple([free.pop(chance.pick(len(free))) if preset == RANDOM else preset for preset in wanted])


def game(source: Source) -> Game:
    return NineDiceGame(source)
