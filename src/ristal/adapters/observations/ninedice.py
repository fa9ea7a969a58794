"""The observation of the nine-dice battle."""

from __future__ import annotations

from typing import ClassVar, cast

from ristal.adapters.encoding import BySeat, Feature, Flag, Keyed, Number, OneOf, Piles, Record, Row, Seat, SomeOf
from ristal.adapters.scribe import Scribe
from ristal.adapters.segments import (
    KEPT,
    Amounts,
    Kept,
    Listed,
    fill,
    find_item,
    make_numbered,
    make_segments,
    make_words,
)
from ristal.engine.game import Game
from ristal.engine.question import Step
from ristal.engine.table import Table
from ristal.engine.zone import Zone, knows_of, may_know
from ristal.games.ninedice import NineDiceGame
from ristal.games.ninedice.showing import (
    bonuses_shown,
    die_at,
    draft_shown,
    frame_shown,
    phase_of,
    running_frames,
    starter_of,
    sums_shown,
    targeted,
    throw_shown,
)
from ristal.games.ninedice.state import PLACES, PRISON, NineDice
from ristal.games.ninedice.view import (
    BonusView,
    DieView,
    DraftSide,
    DraftView,
    DuelsView,
    RunningView,
    StalemateView,
    SumsView,
    ThrowView,
)

LEFT_OUT = {
    "sides": "follows from `dice`",
    "aims": "follows from `dice` and the question",
    "gifts": "follows from `dice` and the question",
    "plain": "an option of the match",
    "every_roll": "an option of the match",
    "letter": "an option of the match",
    "exhaustion": "an option of the match",
}
PHASES = ("draft", "deployment", "bonuses", "duels", "battle", "reroll", "over")
KINDS = ("attack", "defence", "life")
ZONES = ("set", *KINDS, "reserve", "duel", "prison", "abyss")
PLANNED = ("field", "reserve")
SIDES, DICE, BATTLES, SUM = 6, 9, 16, 36


def features(game: Game, seats: int, options: dict[str, object]) -> dict[str, Feature]:
    """The parts of the view that are the game's own."""
    box = cast(NineDiceGame, game).box
    dice, colours = list(box.by_id), [colour.id for colour in box.colours]
    seat, value = Seat(seats), Number(SIDES)
    facts = ("id", "colour", "shape", "kind", "maximum")  # a die is at the place of its name
    die = Record(DieView, facts, seat=seat, zone=OneOf(ZONES), value=value, special=Flag(), trigger=value)
    side = Record(DraftSide, left=Number(DICE), by_card=Number(DICE), colours=SomeOf(colours), needs=SomeOf(KINDS))
    throw = Record(
        ThrowView,
        seat=seat,
        die=OneOf(dice),
        roll=value,
        target=OneOf(dice),
        compare=OneOf(("more", "less", "none")),
        against=value,
        won=Flag(),
    )
    bonus = Record(BonusView, seat=seat, die=OneOf(dice), running=Flag(), given_to=OneOf(dice))
    part = OneOf(("win", "loss", "full", "reduced"))
    running = Record(RunningView, seat=seat, source=OneOf(dice), target=OneOf(dice), part=part)
    total = BySeat(Number(SUM), seats)
    sums = {"attack": total, "defence": total, "life": total, "damage": total, "to_share": total}
    plan = Row(OneOf(PLANNED), DICE)  # of each die in the order of the set
    return {
        "zones": Piles(seats, {"plan": plan}),
        "known": Piles(seats, {"": plan}),
        "phase": OneOf(PHASES),
        "first": seat,
        "cards": BySeat(OneOf(card.id for card in box.cards), seats),
        "battle": Number(BATTLES),
        "began": seat,
        "sets": BySeat(Row(OneOf(dice), DICE), seats),
        "dice": Keyed(dice, "id", die),
        "draft": Record(DraftView, seat=seat, sides=BySeat(side, seats)),
        "duels": Record(DuelsView, starter=seat, throws=Row(throw, 3, last=True)),
        "targeted": SomeOf(dice),
        "imprisoned": SomeOf(dice),
        "bonuses": Row(bonus, 2),
        "running": Row(running, 1, last=True),
        "sums": Record(SumsView, ("number", "under_way", "left"), exhaustion=Number(SUM), **sums),
        "stalemate": Record(StalemateView, ("quiet_limit", "last_battle"), quiet=Number(BATTLES)),
    }


class NineDiceScribe(Scribe):
    """Writes down a table of the nine-dice battle."""

    PARTS: ClassVar[tuple[str, ...]] = (
        "zones", "known", "phase", "first", "cards", "battle", "began", "sets", "dice", "draft", "duels", "targeted",
        "imprisoned", "bonuses", "running", "sums", "stalemate",
    )  # fmt: skip

    def __init__(self, game: Game, seats: int, features: dict[str, Feature]) -> None:
        super().__init__(seats, features, game.questions)
        box = cast(NineDiceGame, game).box
        names = [die.id for die in box.dice]
        self.plans = make_segments(OneOf(PLANNED), PLACES[:2])
        self.no_plan = [fill(len(PLANNED) * count) for count in range(DICE + 1)]
        self.phases = make_words(features["phase"])
        self.cards = make_numbered(find_item(features["cards"]), [card.id for card in box.cards])
        self.battle = Amounts(features["battle"])
        dice = features["dice"]
        assert isinstance(dice, Keyed)
        self.sets = Kept(find_item(features["sets"]))
        self.places = [dice.places[name] for name in names]  # where a die stands among all dice, by number
        self.names = names
        self.gaps = [fill(dice.item.size * count) for count in range(len(names) + 1)]
        self.dice = Kept(dice.item)
        self.orders: dict[tuple[tuple[int, ...], tuple[int, ...]], list[int]] = {}
        self.draft = Kept(features["draft"])
        duels = features["duels"]
        assert isinstance(duels, Record)
        self.throws = Listed(duels.find("throws"))
        self.bonuses, self.running = Listed(features["bonuses"]), Listed(features["running"])
        self.marked = Kept(features["targeted"])
        self.no_sums = fill(features["sums"].size)
        self.sum, self.quiet = Amounts(Number(SUM)), Amounts(Number(BATTLES))

    def write_own(self, table: Table, viewer: int, parts: list[bytes]) -> None:
        assert isinstance(table, NineDice)
        around = self.around[viewer]
        steps = table.steps()
        starter = starter_of(steps)
        for seat in around:
            self._write_plan(table.plan[seat], viewer, parts)
        for seat in around:
            self._write_known(table, seat, viewer, parts)
        parts.append(self.phases[phase_of(table, steps, starter)])
        parts.append(self.of_seats.of(table.first, viewer))
        for seat in around:
            parts.append(self.cards[table.cards[seat] if table.cards else -1])
        parts.append(self.battle.of(table.battle))
        parts.append(self.of_seats.of(table.began, viewer))
        for seat in around:
            self._write_set(table.sets[seat], parts)
        self._write_dice(table, viewer, parts)
        parts.append(self.draft.of(draft_shown(table, steps), viewer))
        parts.append(self.flags[True])
        parts.append(self.of_seats.of(-1 if starter is None else starter, viewer))
        self.throws.write([throw_shown(table, throw) for throw in table.throws], viewer, parts)
        self._write_named(targeted(table, starter), parts)
        self._write_named([table.dice[slot].id for slot in table.imprisoned if table.place[slot] == PRISON], parts)
        self.bonuses.write(bonuses_shown(table, steps), viewer, parts)
        frames = running_frames(table, steps)
        self.running.write([frame_shown(table, frame) for frame in frames], viewer, parts)
        self._write_sums(table, steps, around, parts)
        parts.append(self.flags[True])
        parts.append(self.quiet.of(table.quiet))

    def _write_plan(self, zone: Zone, viewer: int, parts: list[bytes]) -> None:
        """§A4 The plan of a seat, as far as the viewer may know it."""
        length = min(len(zone.items), DICE)
        for place in range(length):
            parts.append(self.plans[zone.items[place]] if may_know(viewer, zone, place) else self.no_plan[1])
        parts.append(self.no_plan[DICE - length])

    def _write_known(self, table: NineDice, group: int, viewer: int, parts: list[bytes]) -> None:
        found: list[int] = []
        for zone in table.plan:
            if zone.marks is not None and zone.group == group:
                found += [zone.items[place] for place in range(len(zone.items)) if knows_of(viewer, zone, place)]
        found.sort()
        for item in found[:DICE]:
            parts.append(self.plans[item])
        parts.append(self.no_plan[DICE - min(len(found), DICE)])

    def _write_set(self, dice: list[int], parts: list[bytes]) -> None:
        key = tuple(dice)
        segment = self.sets.find(key)
        if segment is None:
            segment = self.sets.make(key, [self.names[die] for die in dice], 0)
        parts.append(segment)

    def _write_dice(self, table: NineDice, viewer: int, parts: list[bytes]) -> None:
        """Every die of the two sets at its place among all that there are."""
        mine, theirs = table.sets[0], table.sets[1]
        first = len(mine)
        before = 0
        for at in self._find_order(mine, theirs):
            seat, die = (0, mine[at]) if at < first else (1, theirs[at - first])
            place = self.places[die]
            if place > before:
                parts.append(self.gaps[place - before])
            before = place + 1
            parts.append(self._find_die(table, at, seat, die, viewer))
        parts.append(self.gaps[len(self.names) - before])

    def _find_order(self, mine: list[int], theirs: list[int]) -> list[int]:
        """In which order the dice of both sets, one set after the other, stand among all dice."""
        key = (tuple(mine), tuple(theirs))
        order = self.orders.get(key)
        if order is None:
            places = sorted([(self.places[die], at) for at, die in enumerate(mine + theirs)])
            if len(self.orders) >= KEPT:
                self.orders.clear()
            order = self.orders[key] = [at for _, at in places]
        return order

    def _find_die(self, table: NineDice, at: int, seat: int, die: int, viewer: int) -> bytes:
        lies, value = (table.place[at], table.value[at]) if table.dice else (len(PLACES), 0)
        key = (((die * 2 + seat) * 2 + viewer) * 8 + lies) * 8 + value
        segment = self.dice.find(key)
        return self.dice.make(key, die_at(table, at, seat, die), viewer) if segment is None else segment

    def _write_named(self, names: list[str], parts: list[bytes]) -> None:
        if not names:
            parts.append(self.marked.none)
            return
        key = tuple(names)
        segment = self.marked.find(key)
        parts.append(self.marked.make(key, names, 0) if segment is None else segment)

    def _write_sums(self, table: NineDice, steps: list[Step], around: list[int], parts: list[bytes]) -> None:
        if not table.dice:
            parts.append(self.no_sums)
            return
        sums = sums_shown(table, steps)
        parts.append(self.flags[True])
        parts.append(self.sum.of(sums["exhaustion"]))
        for amounts in (sums["attack"], sums["defence"], sums["life"], sums["damage"], sums["to_share"]):
            for seat in around:
                parts.append(self.sum.of(amounts[seat]))


SCRIBE = NineDiceScribe
