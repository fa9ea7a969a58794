"""The observation of «Боец»."""

from __future__ import annotations

from typing import ClassVar, cast

from ristal.adapters.encoding import Bag, BySeat, Feature, Flag, Named, Number, OneOf, Piles, Record, Row, Seat, Tally
from ristal.adapters.scribe import Scribe
from ristal.adapters.segments import (
    Amounts,
    Counts,
    Heaps,
    Kept,
    Listed,
    find_item,
    make_numbered,
    make_shares,
    make_words,
)
from ristal.engine.game import Game
from ristal.engine.table import Table
from ristal.games.boets import BoetsGame
from ristal.games.boets.dice import COLOURS, DIE_NAMES, KINDS, SIDES, STEP
from ristal.games.boets.state import Boets
from ristal.games.boets.view import LinkView, RunningView, ThrownView

LEFT_OUT = {"rounds": "always the same", "tokens": "always the same"}
DECK, COPIES, DICE, TOKENS, LINKS = 24, 4, 8, 12, 4
PHASES = ("draft", "round", "rest")
POWERS = ("", "min", "mid", "max")


def features(game: Game, seats: int, options: dict[str, object]) -> dict[str, Feature]:
    """The parts of the view that are the game's own."""
    boets = cast(BoetsGame, game)
    techniques = [technique.id for technique in boets.deck.techniques]
    technique, power, seat = OneOf(techniques), OneOf(POWERS), Seat(seats)
    pile = Bag(techniques, COPIES, DECK)
    link = Record(
        LinkView,
        seat=seat,
        technique=technique,
        power=power,
        imitated=Flag(),
        type=OneOf(("attack", "manoeuvre", "counter")),
        state=OneOf(("waits", "acts", "cancelled")),
    )
    return {
        "zones": Piles(seats, {"deck": pile, "hand": pile, "discard": pile}),
        "known": Piles(seats, {"": pile}),
        "fighters": BySeat(OneOf(boets.fighters.by_id), seats),
        "phase": OneOf(PHASES),
        "round": Number(3),
        "mover": seat,
        "opening": Number(2),
        "healthy": BySeat(Number(TOKENS), seats),
        "pain": BySeat(Number(TOKENS), seats),
        "yellow": BySeat(Number(2), seats),
        "skips": BySeat(Flag(), seats),
        "suffered": BySeat(Number(TOKENS), seats),
        "reserve": BySeat(Named(COLOURS, Number(DICE)), seats),
        "ring": BySeat(Named(COLOURS, Tally(6, DICE)), seats),
        "thrown": Record(ThrownView, seat=seat, dice=Bag([*COLOURS, *DIE_NAMES], DICE, DICE)),
        "copyable": BySeat(technique, seats),
        "chain": Row(link, LINKS, last=True),
        "running": Row(Record(RunningView, seat=seat, technique=technique, power=power), 1, last=True),
        "protection": Number(6),
        "retry": Flag(),
    }


class BoetsScribe(Scribe):
    """Writes down a table of «Боец»."""

    PARTS: ClassVar[tuple[str, ...]] = (
        "zones", "known", "fighters", "phase", "round", "mover", "opening", "healthy", "pain", "yellow", "skips",
        "suffered", "reserve", "ring", "thrown", "copyable", "chain", "running", "protection", "retry",
    )  # fmt: skip

    def __init__(self, game: Game, seats: int, features: dict[str, Feature]) -> None:
        super().__init__(seats, features, game.questions)
        boets = cast(BoetsGame, game)
        techniques = [technique.id for technique in boets.deck.techniques]
        self.heaps = Heaps(Bag(techniques, COPIES, DECK), techniques)
        self.fighters = make_numbered(find_item(features["fighters"]), [fighter.id for fighter in boets.fighters.all])
        self.phases = make_words(features["phase"])
        self.round, self.opening = Amounts(features["round"]), Amounts(features["opening"])
        self.tokens, self.yellow = Amounts(Number(TOKENS)), Amounts(find_item(features["yellow"]))
        self.dice = Amounts(Number(DICE))
        self.ring = Counts(SIDES, make_shares(Tally(SIDES, DICE), 1, 0, DICE))
        self.thrown = Kept(features["thrown"])
        self.techniques = make_numbered(OneOf(techniques), techniques)
        self.chain, self.running = Listed(features["chain"]), Listed(features["running"])
        self.protection = Amounts(features["protection"])

    def write_own(self, table: Table, viewer: int, parts: list[bytes]) -> None:
        assert isinstance(table, Boets)
        around = self.around[viewer]
        self._write_piles(table, viewer, around, parts)
        for seat in around:
            parts.append(self.fighters[table.chosen[seat]])
        parts.append(self.phases[table.phase()])
        parts.append(self.round.of(table.round))
        parts.append(self.of_seats.of(table.mover, viewer))
        parts.append(self.opening.of(table.opening))
        for seat in around:
            parts.append(self.tokens.of(table.healthy[seat]))
        for seat in around:
            parts.append(self.tokens.of(table.pain[seat]))
        for seat in around:
            parts.append(self.yellow.of(table.yellow[seat]))
        for seat in around:
            parts.append(self.flags[table.skips[seat]])
        for seat in around:
            parts.append(self.tokens.of(table.suffered[seat]))
        self._write_dice(table, around, parts)
        parts.append(self.thrown.of(table.thrown_view(), viewer))
        for seat in around:
            parts.append(self.techniques[table.copyable[seat]])
        self.chain.write(table.chain_view(), viewer, parts)
        self.running.write(table.running_view(), viewer, parts)
        parts.append(self.protection.of(table.protection))
        parts.append(self.flags[table.retry])

    def _write_piles(self, table: Boets, viewer: int, around: list[int], parts: list[bytes]) -> None:
        for seat in around:
            self.heaps.write(table.deck[seat], viewer, parts)
            self.heaps.write(table.hand[seat], viewer, parts)
            self.heaps.write(table.discard[seat], viewer, parts)
        hidden = table.hidden_zones()
        for seat in around:
            self.heaps.write_known(hidden, seat, viewer, parts)

    def _write_dice(self, table: Boets, around: list[int], parts: list[bytes]) -> None:
        """Of each colour, how many lie in the reserve, then how many show each value on the ring."""
        dice = table.dice
        for seat in around:
            for kind in range(seat * KINDS, seat * KINDS + KINDS, STEP):
                parts.append(self.dice.of(dice[kind]))
        for seat in around:
            for kind in range(seat * KINDS, seat * KINDS + KINDS, STEP):
                self.ring.write(dice[kind + 1 : kind + STEP], parts)


SCRIBE = BoetsScribe
