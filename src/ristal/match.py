"""The public Python interface: a match of any game, its saves and its records."""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ristal.engine import record as records
from ristal.engine.chance import Chance, FairChance, FastChance, ScriptedChance
from ristal.engine.errors import BadPosition, BadSave, NotAsked, ReplayDiffers
from ristal.engine.event import Event, Listener
from ristal.engine.game import Game
from ristal.engine.result import Result
from ristal.engine.table import Table
from ristal.engine.zone import SPECTATOR
from ristal.games import load_game
from ristal.wording import Verbatim, speech


@dataclass(frozen=True)
class Pending:
    """A question that waits for the answer of a seat."""

    seat: int
    name: str
    clause: str
    _game: Game
    _table: Table = field(compare=False, repr=False)  # as it is at this question: a match goes on with a copy

    def prompt(self, language: str = "ru") -> str:
        """What the seat is asked, in words."""
        return speech(language, self._game).ask(self._table, self._table.question, self.seat)


@dataclass(frozen=True)
class Move:
    """An answer as a record keeps it, with all that chance brought and all that happened."""

    seat: int
    answer: str
    chance: list[int]
    hash: str
    events: list[dict[str, object]]


class Match:
    """A game between its first question and its result. Answers go on record; a refused one changes nothing."""

    def __init__(self, game: Game, options: dict[str, object], table: Table, start: dict[str, object]) -> None:
        self.game = game
        self.options = options
        self.table = table
        self.moves: list[Move] = []
        self._start = start
        self._tables: list[Table] = []  # as they were before each move
        self.opening: list[dict[str, object]] = _events(table)

    # What is going on

    @property
    def pending(self) -> tuple[Pending, ...]:
        """The open questions, one for each seat whose answer is awaited."""
        if self.over:
            return ()
        question = self.table.question
        name, clause = type(question).__name__, type(question).CLAUSE
        return tuple(Pending(seat, name, clause, self.game, self.table) for seat in self.table.asked())

    @property
    def over(self) -> bool:
        return self.table.result is not None

    @property
    def result(self) -> Result | None:
        return self.table.result

    def legal(self, seat: int) -> list[str]:
        """What this seat may answer now, in notation."""
        self._check_seat(seat)
        return [answer.text for answer in self.table.legal(seat)]

    def why(self, text: str, seat: int | None = None, language: str = "ru") -> str:
        """Why this answer is not allowed now, or the good news that it is; changes nothing."""
        seat = self._only_seat(seat)
        texts = speech(language, self.game)
        if not self.table.legal(seat):
            return texts.say("error-not-asked")
        aliases = self.table.question.aliases(self.table, seat)
        canonical = " ".join(text.lower().split())
        canonical = aliases.get(canonical, canonical)
        if canonical in self.legal(seat):
            return texts.say("why-allowed", text=Verbatim(canonical))
        return texts.why_not(self.table, seat, canonical)

    def view(self, seat: int | None) -> dict[str, object]:
        """Plain data: only what this seat may know; None is a spectator."""
        if seat is not None:
            self._check_seat(seat)
        view = self.table.view(SPECTATOR if seat is None else seat)
        return {"game": self.game.id, **view, "seat": seat}

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, object]]:
        """What happened from move `since` on, as this seat may know it; None is a spectator."""
        return [
            shown
            for data in self._all_events()[since:]
            for event in data
            if (shown := shown_event(event, SPECTATOR if seat is None else seat)) is not None
        ]

    def _all_events(self) -> list[list[dict[str, object]]]:
        return [self.opening, *(move.events for move in self.moves)]

    # Playing

    def play(self, text: str, seat: int | None = None) -> None:
        """Give an answer; `seat` may be left out while only one seat is asked."""
        seat = self._only_seat(seat)
        answer = self.table.find(seat, text)
        after = self.table.copy()  # an error in the middle, or an interruption, leaves the table as it was
        after.chance.outcomes = []
        after.events = Listener()
        after.answer(seat, answer)
        outcomes = after.chance.outcomes
        after.chance.outcomes = None
        move = Move(seat, answer.text, outcomes, records.state_hash(after), _events(after))
        self._tables.append(self.table)
        self.table = after
        self.moves.append(move)

    def undo(self) -> None:
        """Take the last answer back, with all that followed from it."""
        if not self.moves:
            raise NotAsked("there is nothing to take back")
        self.moves.pop()
        self.table = self._tables.pop()

    def at(self, move: int) -> Match:
        """The match as it was after so many moves: for stepping through a record."""
        twin = Match(self.game, self.options, self.table, self._start)
        twin.opening = self.opening
        twin.moves = self.moves[:move]
        twin._tables = self._tables[:move]
        twin.table = (self._tables[move] if move < len(self.moves) else self.table).copy()
        return twin

    def copy(self) -> Match:
        return self.at(len(self.moves))

    def redeal(self, seat: int, seed: int) -> Match:
        """A match that looks the same to this seat, with all that it may not know dealt anew; without a past."""
        self._check_seat(seat)
        table = self.table.redeal(seat, FastChance(seed))
        return Match(self.game, self.options, table, {"state": records.write_table(table)})

    # Keeping

    def save(self) -> str:
        """The match as text, to be gone on with by `ristal.load`."""
        return records.dump(records.save(self.game, self.table, self.options))

    def record(self) -> str:
        """Everything that was answered and everything that chance brought, as text for `ristal.replay`."""
        data: dict[str, object] = {
            **records.heading(self.game, self.table.seats, self.options),
            "start": self._start,
            "opening": self.opening,
            "moves": [vars(move) for move in self.moves],
            "result": None if self.result is None else self.result.write(),
        }
        return records.dump(data)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.table.seats:
            raise NotAsked(f"there is no seat {seat}: the seats are 0 to {self.table.seats - 1}", seat=seat)

    def _only_seat(self, seat: int | None) -> int:
        if seat is not None:
            self._check_seat(seat)
            return seat
        asked = self.table.asked()
        if len(asked) != 1:
            raise NotAsked("the game is over" if self.over else f"name the seat: several are asked: {asked}")
        return asked[0]


def _events(table: Table) -> list[dict[str, object]]:
    """What the table told, in full, with the masks of those who may know; nobody listens any more."""
    told: list[Event] = [] if table.events is None else table.events.told
    table.events = None
    return [{"data": event.write(), "sees": event.sees, "secret": event.secret()} for event in told]


def shown_event(event: dict[str, Any], seat: int) -> dict[str, object] | None:
    """A recorded event as this seat may know it."""
    if not event["sees"] >> seat & 1:
        return None
    secret = event["secret"]
    return {
        name: None if name in secret and not secret[name] >> seat & 1 else value
        for name, value in event["data"].items()
    }


def new(game: str | Game, seed: int | str = 0, content: Path | str | None = None, **options: object) -> Match:
    """A new match. Options are checked; the same seed and options give the same match."""
    made = _game(game, content)
    return begin(made, options, chance_of(seed))


def chance_of(seed: int | str) -> Chance:
    """What chance brings in a match of this seed."""
    return FairChance(f"ristal {seed}")


def begin(game: Game, options: dict[str, object], chance: Chance) -> Match:
    """A new match, with chance from this source."""
    seats, checked = game.check_options(options)
    chance.outcomes = []
    table = game.lay(seats, checked, chance)
    table.events = Listener()
    table.settle()
    outcomes = chance.outcomes
    chance.outcomes = None
    return Match(game, checked, table, {"chance": outcomes})


def load(text: str, content: Path | str | None = None) -> Match:
    """The match that `save` wrote, at the same question."""
    data = _json(text)
    game = _game(data["game"], content)
    table = records.load(game, data)
    return Match(game, data["options"], table, {"state": data["state"]})


def position(game: str | Game, text: str, seed: int | str = 0, content: Path | str | None = None) -> Match:
    """A match that begins from a position written by hand in TOML."""
    return begin_at(_game(game, content), text, chance_of(seed))


def begin_at(game: Game, text: str, chance: Chance) -> Match:
    """A match that begins from a position, with chance from this source."""
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadPosition(f"this is not TOML: {error}") from None
    table, options = game.position({"game": game.id, **document})
    table.chance = chance
    table.events = Listener()
    table.settle()
    return Match(game, options, table, {"state": records.write_table(table)})


def replay(text: str, content: Path | str | None = None) -> Match:
    """The match of a record, played again answer by answer and compared with what was recorded."""
    data = _json(text)
    game = _game(data["game"], content)
    records.check_heading(game, data)
    try:
        moves = [Move(**move) for move in data["moves"]]
        start = data["start"]
        if "chance" in start:
            match = begin(game, {"seats": data["seats"], **data["options"]}, ScriptedChance(start["chance"]))
        else:
            seats, options = game.check_options({"seats": data["seats"], **data["options"]})
            table = records.read_table(game, start["state"], seats, options, ScriptedChance([]))
            match = Match(game, options, table, start)
            match.opening = data["opening"]  # told by the record alone: the state is of after it
            for seat in (None, *range(seats)):
                match.events(seat)
    except (AttributeError, KeyError, TypeError) as error:
        raise BadSave(f"the record is damaged: {type(error).__name__}: {error}") from error
    for number, move in enumerate(moves, 1):
        match.table.chance = ScriptedChance(move.chance)
        match.play(move.answer, move.seat)
        if match.moves[-1].hash != move.hash:
            raise ReplayDiffers(f"move {number} ({move.answer}) led to another state than the record says", move=number)
    match.table.chance = FairChance(f"replayed {records.state_hash(match.table)}")
    return match


def recorded_events(text: str) -> list[list[dict[str, object]]]:
    """What happened move by move as a record tells it, readable even where this program cannot replay the record."""
    data = _json(text)
    try:
        return [data["opening"], *(move["events"] for move in data["moves"])]
    except (KeyError, TypeError) as error:
        raise BadSave(f"the record is damaged: {type(error).__name__}: {error}") from error


def _json(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except ValueError as error:
        raise BadSave(f"this is not a saved match or record: {error}") from None
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise BadSave("this is not a saved match or record: it names no game")
    return data


def _game(game: str | Game, content: Path | str | None) -> Game:
    return game if isinstance(game, Game) else load_game(game, None if content is None else Path(content))
