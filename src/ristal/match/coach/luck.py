"""How much of a result was luck. At everything that chance brought, and at secret choices that fell together, stands
what came of it less what comes of it on average: such sums are nothing on average, whatever the values are worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from typing import Final, NamedTuple

from ristal.engine.chance import FastChance, ScriptedChance
from ristal.engine.game import Game
from ristal.engine.question import Together
from ristal.engine.table import Table
from ristal.engine.zone import ANYTHING, Zone
from ristal.match.history import Move
from ristal.match.match import Match

STARTS: Final = 64  # deals that tell what a match is worth before the deal
AGAIN: Final = 24  # times that chance, or a secret choice, is tried again

Figures = list[float]  # by seat
Choices = Mapping[int, Sequence[str]]  # by seat: secret answers that it might have given, each as likely as any other


class Turn(NamedTuple):
    """A move with the table as it was before it; `number` counts from 1."""

    number: int
    before: Table
    move: Move


def turns_of(match: Match) -> list[Turn]:
    """Every move of a match that is kept from its beginning."""
    table, turns = match.at(0).table, []
    for number, move in enumerate(match.moves, 1):
        turns.append(Turn(number, table.copy(), move))
        table.chance = ScriptedChance(move.chance)
        table.answer(move.seat, table.find(move.seat, move.answer))
    return turns


def seed_of(*parts: object) -> int:
    """A seed that the same parts always give: the same review of the same match, whoever makes it."""
    return int.from_bytes(sha256(" ".join(map(str, parts)).encode()).digest()[:4], "big")


def values(game: Game, table: Table) -> Figures:
    """What a table is worth to each seat when every card lies open."""
    result = table.result
    if result is not None:
        return [result.reward(seat) for seat in range(table.seats)]
    return [game.evaluate(table, seat) for seat in range(table.seats)]


def worth_before(match: Match, first: Table, seed: int) -> Figures:
    """What a match is worth to each seat before the deal. What begins with a position was not dealt."""
    if "state" in match.past.start or "position" in match.past.start:
        return values(match.game, first)

    def deal(chance: FastChance) -> Table:
        table = match.game.new_table(first.seats, match.options, chance)
        table.settle()
        return table

    return _mean(match.game, deal, STARTS, FastChance(seed))


def luck_of(game: Game, turn: Turn, after: Table, seed: int) -> Figures | None:
    """What chance brought each seat with a move: dice, and cards that no player knew before; nothing where it had no
    say."""
    if not turn.move.chance and len(_unknown(after)) >= len(_unknown(turn.before)):
        return None
    given = {turn.move.seat: turn.move.answer}
    chance = FastChance(seed)
    usual = _mean(game, lambda source: _answered(_dealt_anew(turn.before, chance), given, source), AGAIN, chance)
    return _less(values(game, after), usual)


def _unknown(table: Table) -> list[tuple[Zone, int]]:
    """The places of cards that no player knows."""
    players = (1 << table.seats) - 1
    return [
        (zone, place)
        for zone in table.hidden_zones()
        if not zone.sees & players
        for place in range(len(zone.items))
        if zone.marks is None or not zone.marks[place].shown & players
    ]


def _dealt_anew(before: Table, chance: FastChance) -> Table:
    """A table on which the cards that no player knows lie in another order: nobody could tell it from this one. Where
    something is known of them all the same, they stay."""
    table = before.copy()
    table.reckon()
    unknown = _unknown(table)
    marks = [zone.marks[place] for zone, place in unknown if zone.marks is not None]
    if table.facts or any(mark.mixed or mark.barred for mark in marks) or any(z.fits != ANYTHING for z, _ in unknown):
        return before
    for pool in sorted({zone.pool for zone, _ in unknown}):
        places = [(zone, place) for zone, place in unknown if zone.pool == pool]
        items = sorted(zone.items[place] for zone, place in places)
        chance.shuffle(items)
        for (zone, place), item in zip(places, items, strict=True):
            zone.items[place] = item
    return table


def guessing_of(game: Game, asked: Table, given: Mapping[int, str], choices: Choices, seed: int) -> Figures:
    """What secret answers brought each seat by falling together as they did. Who might have given no other is taken as
    he answered: that was a decision."""
    chance = FastChance(seed)
    real = _mean(game, lambda source: _answered(asked, given, source), AGAIN, chance)

    def again(source: FastChance) -> Table:
        drawn = {seat: _one(choices.get(seat) or [answer], chance) for seat, answer in given.items()}
        return _answered(asked, drawn, source)

    return _less(real, _mean(game, again, AGAIN, chance))


def is_secret(turn: Turn) -> bool:
    """Whether a move answers a question at which several seats choose in secret, and guess each other."""
    question = turn.before.question
    return isinstance(question, Together) and question.mixes()


def _answered(before: Table, given: Mapping[int, str], chance: FastChance) -> Table:
    """A table after these answers, with chance of its own."""
    table = before.copy()
    table.stop_counting()
    table.chance = chance
    for seat, answer in given.items():
        table.answer(seat, table.find(seat, answer))
    return table


def _one(answers: Sequence[str], chance: FastChance) -> str:
    return answers[chance.draw(len(answers))]


def _mean(game: Game, make: Callable[[FastChance], Table], count: int, chance: FastChance) -> Figures:
    """What a table that is made so is worth on average."""
    made = [values(game, make(FastChance(chance.draw(1 << 31)))) for _ in range(count)]
    return [sum(each) / count for each in zip(*made, strict=True)]


def _less(one: Figures, other: Figures) -> Figures:
    return [mine - theirs for mine, theirs in zip(one, other, strict=True)]
