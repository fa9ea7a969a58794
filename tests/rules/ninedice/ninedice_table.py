"""A table of the nine-dice battle for tests: a position in a few words, rolls given beforehand, answers in notation."""

from __future__ import annotations

import json
from typing import Any

import ristal
from ristal.engine.chance import ScriptedChance
from ristal.games import load_game
from ristal.games.ninedice import NineDiceGame
from ristal.games.ninedice.state import DUEL, FIELD, PLACES, NineDice

Side = dict[str, str]


def the_game() -> NineDiceGame:
    game = load_game("ninedice")
    assert isinstance(game, NineDiceGame)
    return game


class Play:
    """A match whose chance is written down: `rolls` are what dice show, in their order."""

    def __init__(self, match: ristal.Match, rolls: tuple[int, ...] = ()) -> None:
        self.match = match
        self.rolls(*rolls)

    @property
    def table(self) -> NineDice:
        assert isinstance(self.match.table, NineDice)
        return self.match.table

    def rolls(self, *values: int) -> Play:
        self.match.table.chance = ScriptedChance([value - 1 for value in values])
        return self

    def play(self, *answers: str, seat: int | None = None) -> Play:
        for answer in answers:
            self.match.play(answer, seat)
        return self

    def finish(self) -> Play:
        """Nobody answers and nobody adds a second die: the attack ends, and the other has the start."""
        while self.match.pending[0].name in ("AnswerDuel", "SecondDie"):
            self.play("pass" if self.match.pending[0].name == "AnswerDuel" else "stop")
        assert self.match.pending[0].name == "StartDuel"
        return self

    def offers(self, seat: int | None = None) -> list[str]:
        if seat is None:
            (seat,) = self.match.table.asked()
        return self.match.legal(seat)

    def asks(self, question: str, seat: int, *answers: str) -> None:
        """The open question, whose it is, and exactly what may be answered, in any order."""
        assert question in [pending.name for pending in self.match.pending if pending.seat == seat]
        assert sorted(self.offers(seat)) == sorted(answers)

    def shows(self, die: str) -> int:
        """What a die on the field or in a duel shows."""
        slot = self._slot(die)
        assert self.table.place[slot] in (FIELD, DUEL), f"{die} lies in {self.lies(die)}"
        return self.table.value[slot]

    def lies(self, die: str) -> str:
        """Where a die lies: field, reserve, duel, prison or abyss."""
        return PLACES[self.table.place[self._slot(die)]]

    def zone(self, zone: str, seat: int) -> list[Any]:
        view: Any = self.match.view(None)
        return list(view["sides"][seat][zone])

    def _slot(self, die: str) -> int:
        return self.table.slot(the_game().box.by_id[die].number)

    def told(self, name: str) -> list[dict[str, object]]:
        """The events of this name, all through the match."""
        return [event for event in self.match.events(None) if event["event"] == name]

    def settled(self) -> None:
        """Every roll that was given has been rolled, and the invariants hold."""
        chance = self.match.table.chance
        assert isinstance(chance, ScriptedChance)
        assert chance.counter == len(chance.script)
        assert the_game().invariant_errors(self.match.table) == []


def at(own: Side, enemy: Side, *rolls: int, options: dict[str, object] | None = None, **page: object) -> Play:
    """Seat 0 and seat 1 as lists of dice by zone, parted by commas; the other fields of a position as they are."""
    lines = [f"{name} = {json.dumps(value)}" for name, value in page.items()]
    if options:
        lines.append(
            "options = { " + ", ".join(f"{name} = {json.dumps(value)}" for name, value in options.items()) + " }"
        )
    for side in (own, enemy):
        lines.append("[[side]]")
        for zone, dice in side.items():
            names = [die.strip() for die in dice.split(",") if die.strip()]
            lines.append(f"{zone} = {json.dumps(names if zone != 'card' else dice, ensure_ascii=False)}")
    match = ristal.position("ninedice", "\n".join(lines))
    return Play(match, rolls)


def begun(**options: object) -> Play:
    """A new match that is answered as the test likes, chance as it comes."""
    play = Play.__new__(Play)
    play.match = ristal.new("ninedice", seed=1, **options)
    return play
