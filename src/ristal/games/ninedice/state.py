"""The table of the nine-dice battle: where each of the eighteen dice lies, and what it shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ristal.engine.chance import Chance
from ristal.engine.data import State
from ristal.engine.effect import EffectTable
from ristal.engine.question import Step
from ristal.engine.table import Table
from ristal.engine.zone import Zone, only
from ristal.games.ninedice.dice import COLOURS, LIFE, SET, SHAPES, SIDES, Box, Die

if TYPE_CHECKING:
    from ristal.games.ninedice.view import NineDicePublic

RESERVE: Final = 0
FIELD: Final = 1
DUEL: Final = 2
PRISON: Final = 3
ABYSS: Final = 4
PLACES: Final = ("reserve", "field", "duel", "prison", "abyss")
SLOTS: Final = 2 * SET


class Settings:
    """What was agreed on before the game; shared by all tables of a match."""

    def __init__(
        self, of_each: bool, plain: bool, every_roll: bool, exhaustion: bool, early: bool, letter: bool
    ) -> None:
        self.of_each = of_each  # §A2 two dice of each colour of the card
        self.plain = plain  # the plain table of bonuses
        self.every_roll = every_roll  # §A7 bonuses in duels and at rerolls, too
        self.exhaustion = exhaustion  # §A23
        self.early = early  # §A23 from the fourth battle on
        self.letter = letter  # §A20 Life that is destroyed decides before Life that is not on the field


class Throw:
    """§R26 A die thrown in this attack and the slot that it goes for; never changed, but replaced. `roll` and `against`
    are 0 before the roll and before a comparison, which `won` speaks of."""

    def __init__(self, slot: int, target: int, roll: int, against: int, won: bool) -> None:
        self.slot = slot
        self.target = target
        self.roll = roll
        self.against = against
        self.won = won

    def write(self) -> list[object]:
        return [self.slot, self.target, self.roll, self.against, self.won]


class NineDice(EffectTable):
    """§R2 The zones of the field. A die has a slot, nine for each seat; the zone of a die on the field is that of its
    kind. Everything is open to all but the plans of deployment (§A4)."""

    def __init__(
        self,
        box: Box,
        settings: Settings,
        chance: Chance,
        stack: list[Step],
        sets: list[list[int]],
        dice: list[Die],
        place: list[int],
        value: list[int],
    ) -> None:
        super().__init__(2, chance, stack, box.scripts)
        self.box = box
        self.settings = settings
        self.sets = sets  # the dice of each seat, replaced and never changed
        self.dice = dice  # the die of every slot once the sets are formed
        self.place = place
        self.value = value
        self.plan = [Zone(only(0), 0, []), Zone(only(1), 1, [])]
        self.cards: list[int] = []  # §R14 the card of each seat
        self.first = 0  # §A3 who drafts first
        self.battle = 0  # battles fought
        self.began = -1  # who began the last reserve attack
        self.quiet = 0  # battles running without harm
        self.fallen = 0  # dice that went to the Abyss since the last battle
        self.throws: list[Throw] = []  # of this attack
        self.imprisoned: list[int] = []  # slots that this attack has put in Prison

    def copy(self) -> Table:
        twin = NineDice(
            self.box,
            self.settings,
            self.chance.copy(),
            self.stack[:],
            self.sets,
            self.dice,
            self.place[:],
            self.value[:],
        )
        if self.plan[0].items or self.plan[1].items:
            twin.plan = [self.plan[0].copy(), self.plan[1].copy()]
        twin.cards = self.cards
        twin.first = self.first
        twin.battle = self.battle
        twin.began = self.began
        twin.quiet = self.quiet
        twin.fallen = self.fallen
        if self.throws:
            twin.throws = self.throws[:]
        if self.imprisoned:
            twin.imprisoned = self.imprisoned[:]
        self._share_effects(twin)
        return twin

    def zones(self) -> list[tuple[str, Zone]]:
        return [("plan-0", self.plan[0]), ("plan-1", self.plan[1])]

    def item_name(self, zone: str, item: int) -> str:
        return PLACES[item]

    def public(self) -> NineDicePublic:
        from ristal.games.ninedice.showing import shown  # it knows every step, and steps know the table

        return shown(self)

    def write(self) -> State:
        return {
            "sets": [dice[:] for dice in self.sets],
            "formed": bool(self.dice),
            "place": self.place[:],
            "value": self.value[:],
            "zones": self.write_zones(),
            "cards": self.cards[:],
            "numbers": [self.first, self.battle, self.began, self.quiet, self.fallen],
            "throws": [throw.write() for throw in self.throws],
            "imprisoned": self.imprisoned[:],
            "effects": self.write_effects(),
        }

    def after_redeal(self, seat: int, chance: Chance) -> None:
        """§A4 A secret plan may hold any number of dice; Life comes last in a set, so a plan under way may lack it."""
        for owner in range(2):
            if seat != owner:
                self.plan[owner].items = [chance.draw(2) for _ in self.plan[owner].items]

    def rule_of_choice(self) -> str:
        return "A24"

    # The dice

    def slot(self, die: int) -> int:
        """Where in the lists a die of this number has its place."""
        for slot in range(SLOTS):
            if self.dice[slot].number == die:
                return slot
        raise ValueError(f"die {die} is in nobody's set")

    def roll(self, slot: int) -> int:
        """§R13 What a die of six sides is rolled to."""
        return self.chance.roll(SIDES, self.dice[slot].id, "", slot // SET)

    def kind(self, slot: int) -> int:
        return self.dice[slot].kind

    def count(self, seat: int, place: int) -> int:
        """How many dice of a seat lie in a place."""
        found = 0
        for slot in range(seat * SET, seat * SET + SET):
            if self.place[slot] == place:
                found += 1
        return found

    def total(self, seat: int, kind: int) -> int:
        """The sum of a seat's dice in the zone of this kind."""
        found = 0
        for slot in range(seat * SET, seat * SET + SET):
            if self.place[slot] == FIELD and self.kind(slot) == kind:
                found += self.value[slot]
        return found

    def exhaustion_in(self, battle: int) -> int:
        """§A23 What a battle adds to both sums of Attack."""
        if not self.settings.exhaustion:
            return 0
        after = self.box.exhausted_early if self.settings.early else self.box.exhausted_late
        return self.box.exhaustion_step * max(0, battle - after)

    def lives(self, seat: int) -> list[int]:
        """The slots of a seat's dice in the Life zone."""
        return [
            slot
            for slot in range(seat * SET, seat * SET + SET)
            if self.place[slot] == FIELD and self.kind(slot) == LIFE
        ]

    def life_in(self, seat: int, place: int) -> int:
        """How many Life dice of a seat lie in a place."""
        count = 0
        for slot in range(seat * SET, seat * SET + SET):
            if self.place[slot] == place and self.kind(slot) == LIFE:
                count += 1
        return count

    def owns_life(self, seat: int) -> bool:
        """§A20 Whether a seat has a Life die that is not in the Abyss, wherever it lies."""
        for slot in range(seat * SET, seat * SET + SET):
            if self.place[slot] != ABYSS and self.kind(slot) == LIFE:
                return True
        return False

    def is_aimed_at(self, slot: int, seat: int) -> bool:
        """§R28 Whether a seat has aimed at this slot in this attack."""
        found = False
        for throw in self.throws:
            if throw.target == slot and throw.slot // SET == seat:
                found = True
        return found

    def move(self, slot: int, place: int) -> None:
        """A die that lies neither on the field nor in a duel shows nothing."""
        self.place[slot] = place
        if place != FIELD and place != DUEL:
            self.value[slot] = 0
        if place == ABYSS:
            self.fallen += 1


def bare(box: Box, settings: Settings, chance: Chance) -> NineDice:
    """A table with all the dice in the box."""
    return NineDice(box, settings, chance, [], [[], []], [], [], [])


def form_sets(t: NineDice, sets: list[list[int]]) -> None:
    """§R1 Each has nine dice, in the order of shapes and colours, all of them still in Reserve."""
    t.sets = [sorted(sets[0]), sorted(sets[1])]
    t.dice = [t.box.dice[die] for die in t.sets[0] + t.sets[1]]
    t.place = [RESERVE] * SLOTS
    t.value = [0] * SLOTS


def taken_colours(t: NineDice, shape: int) -> int:
    """The mask of the colours in which a shape is in somebody's set already."""
    assert 0 <= shape < SHAPES
    mask = 0
    for dice in t.sets:
        for die in dice:
            if die // COLOURS == shape:
                mask |= 1 << (die % COLOURS)
    return mask
