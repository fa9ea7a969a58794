"""A match of any game: between its first question and its result."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ristal.engine import record as records
from ristal.engine.chance import FastChance, HandChance, Roll, RollAwaited
from ristal.engine.errors import BadOption, BadSave, MalformedAnswer, NotAsked, Phrase, StaleAnswer, describe_failure
from ristal.engine.event import Listener
from ristal.engine.game import Game
from ristal.engine.result import Result
from ristal.engine.table import Table
from ristal.match import actions
from ristal.match.apply import apply_answer, settle_table
from ristal.match.history import Move, Past, write_events
from ristal.match.viewer import OPEN, SPECTATING, KnownEvent, KnownMove, ViewData, Viewer
from ristal.match.written import EventData, WrittenEvent


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
        from ristal.text import translator  # reads files: whoever only plays does without

        _check_language(language)
        return translator(language, self._game).ask(self._table, self._table.question, self.seat)


class _Unfinished:
    """A move that stopped at a die which somebody has to throw: it is run again when the die has fallen."""

    def __init__(self, answers: list[tuple[int, str]], rolls: list[int], roll: Roll) -> None:
        self.answers = answers
        self.rolls = rolls  # what has fallen so far
        self.roll = roll


class _Moment(NamedTuple):
    """All of a match that changes; it is replaced at once, so that an interruption finds the old or the new one."""

    table: Table
    past: Past
    unfinished: _Unfinished | None


class Match:
    """Answers go on record; a refused or interrupted one changes nothing. A match belongs to one thread: two that
    share one take turns, or each has a copy. It can be pickled."""

    def __init__(self, game: Game, options: dict[str, object], table: Table, start: dict[str, Any]) -> None:
        self.game = game
        self.options = options
        opening: list[WrittenEvent] = []
        if table.events is not None:  # somebody has listened from the first step on
            opening = write_events(table.events.heard)
            table.events = None
        self.sitters: list[str] = []  # who sits where, if anybody cares
        self._now = _Moment(table, Past(start, opening), None)

    def __reduce__(self) -> tuple[Any, ...]:
        from ristal.match.storage import unpickle

        unfinished = self._now.unfinished
        under_way = None if unfinished is None else (unfinished.answers, unfinished.rolls)
        game = self.game if self.game.source is None else (self.game.id, self.game.source)
        return unpickle, (game, self.save(), under_way)

    # What is going on

    @property
    def table(self) -> Table:
        return self._now.table

    @property
    def past(self) -> Past:
        return self._now.past

    @past.setter
    def past(self, past: Past) -> None:
        self._now = _Moment(self.table, past, self._unfinished)

    @property
    def _unfinished(self) -> _Unfinished | None:
        return self._now.unfinished

    @property
    def moment(self) -> object:
        """All of the match that changes, as one thing: after every change it is another."""
        return self._now

    @property
    def moves(self) -> list[Move]:
        return self.past.moves

    @property
    def opening(self) -> list[WrittenEvent]:
        """What happened before the first question."""
        return self.past.opening

    @property
    def number(self) -> int:
        """How many answers were given; the next one answers the question of this number."""
        return len(self.past)

    @property
    def pending(self) -> tuple[Pending, ...]:
        """The open questions, one for each seat whose answer is awaited."""
        seats = self.asked
        if not seats:
            return ()
        question = self.table.question
        name, clause = type(question).__name__, question.rule(self.table)
        return tuple(Pending(seat, name, clause, self.game, self.table) for seat in seats)

    @property
    def asked(self) -> list[int]:
        """The seats whose answer is awaited."""
        table, past, unfinished = self._now
        is_over = table.result is not None or (past.actions and self.over)
        return [] if table.open is None or unfinished is not None or is_over else list(table.asked())

    @property
    def roll(self) -> Roll | None:
        """The die that has to be thrown before anything else, where people throw their own (`HandChance`)."""
        return None if self._unfinished is None else self._unfinished.roll

    @property
    def over(self) -> bool:
        return self.result is not None

    @property
    def result(self) -> Result | None:
        """How it ended: by the rules, or as people ended it."""
        table, past, _ = self._now
        return actions.result_of(past.actions, table.seats) if past.actions and table.result is None else table.result

    def legal(self, seat: int) -> list[str]:
        """What this seat may answer now, in notation."""
        self._check_seat(seat)
        if self._unfinished is not None or self.over:
            return []
        return [answer.text for answer in self.table.legal(seat)]

    def why(self, text: str, seat: int | None = None, language: str = "ru") -> str:
        """Why this answer is not allowed now, or the good news that it is; changes nothing."""
        from ristal.match.projection import Projector

        _check_language(language)
        return Projector(self, Viewer(self._only_seat(seat)), language).explain(text).why

    def view(self, seat: int | None) -> ViewData:
        """Plain data: only what this seat may know; None is a spectator. `games/<game>/view.py` types it."""
        return self.seen_by(self._viewer(seat))

    def opened(self) -> ViewData:
        """The view of a spectator with every card turned up, when the match is over."""
        if not self.over:
            raise NotAsked("not-over")
        return self.seen_by(OPEN)

    def seen_by(self, viewer: Viewer) -> ViewData:
        """The view of a viewer; where people have ended the match, the table has its question, but nobody is asked."""
        return {**viewer.view(self.game.id, self.table), **actions.shown(self)}

    def events(self, seat: int | None, since: int = 0) -> list[EventData]:
        """What happened from move `since` on, as this seat may know it; None is a spectator."""
        return [each.event for each in self.numbered_events(seat) if each.move >= since]

    def numbered_events(self, seat: int | None, after: int = 0) -> list[KnownEvent]:
        """What happened after the event of this number, as this seat may know it. Events are numbered from 1 on, the
        same for everybody."""
        viewer, number, heard = self._viewer(seat), 0, []
        for move, events in enumerate([self.opening, *(move.events for move in self.moves)]):
            for event in (*events, *self.past.actions_after(move)):
                number += 1
                if number > after and (known := viewer.event(event)) is not None:
                    heard.append(KnownEvent(number, move, known))
        return heard

    def history(self, seat: int | None) -> list[KnownMove]:
        """The moves as this seat may know them: who apply_answer, what, and what happened."""
        viewer = self._viewer(seat)
        return [
            {"seat": move.seat, "answer": move.answer_for(viewer.bit), "events": viewer.events(move.events)}
            for move in self.moves
        ]

    # Playing

    def play(self, text: str, seat: int | None = None, at: int | None = None) -> None:
        """Give an answer; `seat` may be left out while only one seat is asked. With `at`, only to the question of that
        number: a late answer is refused."""
        self.play_all([text], seat, at)

    def play_all(
        self, texts: Sequence[str], seat: int | None = None, at: int | None = None, listener: Listener | None = None
    ) -> None:
        """Several answers of one seat that belong to one gesture: all of them count, or none. A listener hears what
        happens as it does, before the match has gone on."""
        if not texts:
            raise MalformedAnswer("none")
        if not all(isinstance(text, str) for text in texts):
            raise MalformedAnswer("no-text")
        if self.over:
            raise NotAsked("over")
        if self._unfinished is not None:
            raise NotAsked("die-first", die=self._unfinished.roll.what)
        if at is not None and at != self.number:
            raise StaleAnswer(number=self.number)
        chosen = self._only_seat(seat)
        self._run([(chosen, text) for text in texts], [], listener)

    def resume(self, answers: list[tuple[int, str]], rolls: list[int]) -> None:
        """Go on with a move that stopped at a die."""
        self._run(answers, rolls)

    def go_on(self, listener: Listener | None = None) -> None:
        """Go to the first question, or to the first die that somebody has to throw."""
        if self.table.open is None and not self.over:
            self._run([], [], listener)

    def throw(self, value: int, listener: Listener | None = None) -> None:
        """The die that `roll` asks for has fallen."""
        unfinished = self._unfinished
        if unfinished is None:
            raise NotAsked("no-die")
        if not 1 <= value <= unfinished.roll.sides:
            raise NotAsked("die-sides", sides=unfinished.roll.sides)
        self._run(unfinished.answers, [*unfinished.rolls, value], listener)

    def _run(self, answers: list[tuple[int, str]], rolls: list[int], listener: Listener | None = None) -> None:
        """Take answers one by one on a copy: an error in the middle, or an interruption, leaves all as it was. A die
        that nobody has thrown yet stops it; then everything is run again with what has fallen."""
        table, past, moves = self.table, self.past, []
        source = table.chance.copy()
        if isinstance(source, HandChance):
            source.rolls, source.used = rolls, 0
        try:
            if not answers:
                table, outcomes, opening = settle_table(table, source, listener)
                past = past.begun(table, outcomes, opening)
            for number, (seat, text) in enumerate(answers):
                before = table
                table, move = apply_answer(before, seat, text, source, number, listener)
                moves.append((move, before))
                source = table.chance.copy()
        except RollAwaited as awaited:
            self._now = _Moment(self.table, self.past, _Unfinished(answers, rolls, awaited.roll))
            return
        except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
            if "state" not in past.start:
                raise
            remedy = Phrase("wrong-fails", reason=describe_failure(error))
            raise BadSave("place", place="state", remedy=remedy) from error  # no rule has led to such a table
        if isinstance(table.chance, HandChance):
            table.chance.rolls, table.chance.used = [], 0
        self._now = _Moment(table, past.grown(moves), None)

    def undo(self, answers: int = 1) -> None:
        """Take the last answers back, with all that followed from them. Where that showed the seat of the first of them
        what it could not know before, the match says so ever after."""
        if not 1 <= answers <= self.number - self.past.forgotten:
            raise NotAsked("no-undo")
        before = self.at(self.number - answers)
        before.past.actions = actions.actions_left(before, self)
        self._now = _Moment(before.table, before.past, None)

    def resign(self, seat: int) -> None:
        """A seat gives the match up, whoever is asked: the other one has won."""
        self._check_seat(seat)
        self._now = _Moment(self.table, actions.ended(self, actions.RESIGNED, seat), None)

    def agree_draw(self) -> None:
        """All have agreed that nobody wins."""
        self._now = _Moment(self.table, actions.ended(self, actions.AGREED, None), None)

    def at(self, move: int) -> Match:
        """The match as it was after so many moves: for stepping through a record."""
        past = self.past.cut(move)
        if move == self.number:
            table = self.table.copy()
        else:
            table = self.past.table_at(move, self.game, self.table.seats, self.options)
        twin = Match(self.game, self.options, table, self.past.start)
        twin._now = _Moment(table, past, None)
        twin.sitters = list(self.sitters)
        return twin

    def copy(self) -> Match:
        return self.at(self.number)

    def forget(self, wholly: bool = False) -> None:
        """Let the past go, where it is kept elsewhere: a live match is small without it. What is forgotten wholly can
        be kept as a `snapshot`, but no longer proved by a `save`."""
        past = self.past.without_moves() if wholly else self.past.let_go()
        self._now = _Moment(self.table, past, self._unfinished)

    def redeal(self, seat: int, seed: int) -> Match:
        """A match that looks the same to this seat, with all that it may not know dealt anew; without a past."""
        self._check_seat(seat)
        table = self.table.redeal(seat, FastChance(seed))
        return Match(self.game, self.options, table, {"state": records.write_table(table)})

    # Keeping

    def save(self) -> str:
        """The match as text, to be gone on with by `ristal.load`, with its past and who sits where."""
        return records.dump(
            {
                **records.save(self.game, self.table, self.options),
                "sitters": self.sitters,
                "past": self.past.write(),
            }
        )

    def snapshot(self) -> str:
        """The match without its past, for whoever keeps that elsewhere and trusts what is kept: `ristal.match.resumed`
        goes on with it."""
        return records.dump(
            {
                **records.save(self.game, self.table, self.options),
                "number": self.number,
                "deeds": [list(action) for action in self.past.actions],
            }
        )

    def record(self) -> str:
        """Everything that was answered and everything that chance brought, as text for `ristal.replay`."""
        if self.past.forgotten:
            raise NotAsked("forgotten")
        return records.dump(
            {
                **records.heading(self.game, self.table.seats, self.options),
                "start": self.past.start,
                "opening": self.opening,
                "moves": [move.write() for move in self.moves],
                "deeds": [list(action) for action in self.past.actions],
                "result": None if self.result is None else self.result.write(),
            }
        )

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.table.seats:
            raise NotAsked("seat", seat=seat)

    def _viewer(self, seat: int | None) -> Viewer:
        if seat is None:
            return SPECTATING
        self._check_seat(seat)
        return Viewer(seat)

    def _only_seat(self, seat: int | None) -> int:
        if seat is not None:
            self._check_seat(seat)
            return seat
        asked = self.table.asked()
        if len(asked) != 1:
            if self.over:
                raise NotAsked("over")
            raise NotAsked("which-seat", asked=asked)
        return asked[0]


def _check_language(language: str) -> None:
    from ristal.text import LANGUAGES

    if language not in LANGUAGES:
        raise BadOption("language", given=str(language), choices=LANGUAGES)
