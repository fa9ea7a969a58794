"""What a viewer sees of a match: the one place that turns tables, events and questions into what is shown. Live tables,
replays, the terminal and hints all ask it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Final, NamedTuple, TypeAlias, overload

from msgspec import UNSET, Meta, Struct, UnsetType

from ristal.engine.chance import ScriptedChance
from ristal.engine.errors import NotAsked, RistalError
from ristal.engine.notation import LONGEST
from ristal.engine.table import Table
from ristal.match.history import Move, Past
from ristal.match.log import EARLIER, Line, LogWriter
from ristal.match.match import Match
from ristal.match.viewer import ViewData, Viewer
from ristal.match.written import EventData, WrittenMove
from ristal.text import translator
from ristal.text.explain import Explained, explain_answer, explain_thing
from ristal.text.game_text import game_text
from ristal.text.types import AnswerText, Figure, ResultShown

AnyView: TypeAlias = Annotated[
    ViewData,
    Meta(description="The view of the game: `<game>.view.json`.", extra_json_schema={"x-typescript": "View"}),
]
AnyEvent: TypeAlias = Annotated[
    EventData,
    Meta(description="An event of the game: `<game>.events.ts`.", extra_json_schema={"x-typescript": "GameEvent"}),
]
QuestionName: TypeAlias = Annotated[str, Meta(extra_json_schema={"x-typescript": "GameQuestion"})]

LAST_LINES: Final = 3  # of the log that tell how a match ended, beside the one that tells what decided it
LAST_EVENTS: Final = 24  # from what decided it on: a match may be given up long after


class OpenQuestion(Struct, frozen=True):
    """The open question. `id` is what an answer has to name; `mine` says whether this viewer is asked."""

    id: str
    name: QuestionName
    clause: str
    prompt: str
    mine: bool


class RollShown(Struct, frozen=True):
    """A die that somebody at the table has to throw: what it is called, whose it is (perhaps nobody's), its sides, and
    the seat that says what it shows."""

    question: str
    what: str
    name: str
    whose: str
    sides: int
    seat: int | None


class Snapshot(NamedTuple):
    """A match at one moment; before it has begun there is nothing to see."""

    view: ViewData | None
    question: OpenQuestion | None
    answers: list[AnswerText]
    players: list[str]
    roll: RollShown | None
    result: ResultShown | None


class ReplayFrame(Struct, frozen=True):
    """The table after a move; the first frame is that before any."""

    number: int
    seat: int | None
    answer: str | None
    view: AnyView
    question: OpenQuestion | None
    log: list[Line]
    events: list[AnyEvent]


class Why(Struct, frozen=True):
    """Whether an answer is allowed now, and why not. Of a thing that was pointed at, `answer` is the first that is
    about it, or empty."""

    answer: str
    allowed: bool
    why: str
    clause: str | UnsetType = UNSET


class Hand(Struct, frozen=True):
    """The cards that a seat held at the end, turned up."""

    seat: int
    cards: list[str]


class Summary(Struct, frozen=True):
    """A match that is over, in short. `rounds` counts what the game is counted in; `decided` tells what
    decided it and how it ended after that, `events` what followed it at once."""

    players: list[str]
    result: ResultShown | None
    figures: list[Figure]
    rounds: int
    hands: list[Hand]
    decided: list[Line]
    events: list[AnyEvent]
    moves: int
    seconds: float | None


class Thing(NamedTuple):
    """Something on the table that somebody points at: `unit:bedouin` in the `hand`."""

    id: str
    where: str = ""


class Projection:
    """A match for everybody who looks at it: each viewer's view of a moment is made once."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._moment: object = None
        self._views: dict[Viewer, ViewData] = {}
        self._projectors: dict[tuple[Viewer, str], Projector] = {}

    def to(self, viewer: Viewer, language: str) -> Projector:
        """The match for one of them."""
        key = viewer, language
        if key not in self._projectors:
            self._projectors[key] = Projector(self.match, viewer, language, self)
        return self._projectors[key]

    def view(self, viewer: Viewer) -> ViewData:
        """What the viewer sees now. It is shared: nobody changes it."""
        if self._moment is not self.match.moment:
            self._moment, self._views = self.match.moment, {}
        view = self._views.get(viewer)
        if view is None:
            view = self._views[viewer] = self.match.seen_by(viewer)
        return view


class Projector:
    """A match for one viewer in one language: whatever they read is made from their own view and events."""

    def __init__(self, match: Match, viewer: Viewer, language: str, projection: Projection | None = None) -> None:
        self.match = match
        self.viewer = viewer
        self.language = language
        self.text = game_text(language, match.game)
        self._projection = projection or Projection(match)
        self._moment: object = None
        self._view: ViewData = {}
        self._players: list[str] | None = None

    @property
    def view(self) -> ViewData:
        if self._moment is not self.match.moment:
            self._moment, self._players = self.match.moment, None
            self._view = self._projection.view(self.viewer)
        return self._view

    @property
    def players(self) -> list[str]:
        """The players as the table calls them."""
        view = self.view
        if self._players is None:
            self._players = self.text.seat_names(view)
        return self._players

    # The match now

    def snapshot(self, question: str, thrower: int | None = None) -> Snapshot:
        """The match as it is; `question` is the id of the open one, `thrower` says what a die shows."""
        view = self.view
        return Snapshot(
            view,
            self.question(question),
            self.text.answers(view) if self.viewer.seat is not None else [],
            self.players,
            self.roll(question, thrower),
            self.result(),
        )

    def result(self) -> ResultShown | None:
        """How the match ended, for the viewer."""
        result = self.match.result
        return None if result is None else self.text.result(result, self.players, self.viewer.seat)

    def question(self, number: str) -> OpenQuestion | None:
        """The open question; who is not asked reads who is."""
        return self._question(self.match.table, number, self.players) if self.match.asked else None

    def _question(self, table: Table, number: str, players: Sequence[str]) -> OpenQuestion:
        asked, open_question = table.asked(), table.question
        mine = asked[:1] if self.viewer.is_open else [seat for seat in asked if seat == self.viewer.seat]
        if mine:
            prompt = self.text.texts.ask(table, open_question, mine[0])
        else:
            waiting = ", ".join(players[seat] for seat in asked)
            prompt = translator(self.language).say("server-waits", players=waiting, count=len(asked))
        is_mine = bool(mine) and not self.viewer.is_open
        return OpenQuestion(number, type(open_question).__name__, open_question.rule(table), prompt, is_mine)

    def roll(self, question: str, thrower: int | None = None) -> RollShown | None:
        """The die that has to be thrown before anything else."""
        awaited = self.match.roll
        if awaited is None:
            return None
        texts, message = self.text.texts, f"{self.match.game.id}-die-{awaited.what}"
        name = texts.say(message) if texts.has(message) else texts.name(awaited.what)
        return RollShown(question, awaited.what, name, texts.name(awaited.whose), awaited.sides, thrower)

    # What happened

    def answer(self, move: WrittenMove, events: Sequence[EventData] | None = None) -> str | None:
        """The answer of a move as it is known after it: what was laid face down may be turned up by then."""
        if self.viewer.may_know(move["sees"]):
            return move["answer"]
        heard = self.viewer.events(move["events"]) if events is None else events
        return move["answer"] if self.text.turns_up(heard, move["seat"], move["answer"]) else None

    def log_writer(self, players: Sequence[str] | None = None) -> LogWriter:
        """Puts events in words, with the players as they are called now, or as they were."""
        named = tuple(self.players if players is None else players)
        return LogWriter(self.language, self.match.game, named, lambda: self.view)

    def timeline(self) -> Iterator[ReplayFrame]:
        """The match from its beginning, a move at a time."""
        past, players = self.match.past, self.players
        table, last = self.match.at(past.forgotten).table, len(past.moves)
        known: list[EventData] = []
        for number, (move, events) in enumerate(self._known_events(past)):
            answer = None
            if move is not None:
                table.chance = ScriptedChance(move.chance)
                table.answer(move.seat, table.find(move.seat, move.answer))
                answer = self.answer(move.write())
            mover = None if move is None else move.seat
            yield self._frame(table, number, mover, answer, events, known, players, number == last)
            known = [*known, *events][-EARLIER:]

    def _known_events(self, past: Past) -> Iterator[tuple[Move | None, list[EventData]]]:
        """What the viewer knows of the opening, and of each move after it."""
        for number, move in enumerate([None, *past.moves]):
            happened = past.opening if move is None else move.events
            yield move, self.viewer.events([*happened, *past.actions_after(number)])

    def _frame(
        self,
        table: Table,
        number: int,
        mover: int | None,
        answer: str | None,
        events: list[EventData],
        earlier: list[EventData],
        players: list[str],
        is_last: bool,
    ) -> ReplayFrame:
        match = self.match
        view = self.view if is_last else self.viewer.view(match.game.id, table)
        is_open = table.open is not None and not (is_last and match.over)
        writer = LogWriter(self.language, match.game, tuple(players), lambda: view)
        return ReplayFrame(
            match.past.forgotten + number,
            mover,
            answer,
            view,
            self._question(table, f"q{number}", players) if is_open else None,
            writer.lines(events, match.past.forgotten + number, mover, lambda: earlier),
            events,
        )

    def figures(self) -> list[Figure]:
        """The match in figures, added up from what the viewer knows of it."""
        known = [event for _, events in self._known_events(self.match.past) for event in events]
        return self.text.figures(known, self.view)

    def summary(self, past: Past, seconds: float | None) -> Summary:
        """How a match ended whose past this is: a live one keeps it elsewhere."""
        view = self.view
        known: list[EventData] = []
        log: list[Line] = []
        decided: int | None = None
        for number, (move, events) in enumerate(self._known_events(past)):
            found = [at for at in range(len(events)) if self.text.decides(events, at)]
            if found:
                decided, log = len(known) + found[-1], []
            if decided is not None:
                lines = self.log_writer().lines(events, number, None if move is None else move.seat, known.copy)
                log += [line for line in lines if not found or line.at >= found[-1]]
            known += events
        return Summary(
            players=self.players,
            result=self.result(),
            figures=self.text.figures(known, view),
            rounds=sum(event["event"] == self.text.round_event for event in known),
            hands=_hands(view),
            decided=[*log[:1], *log[1:][-LAST_LINES:]],
            events=[] if decided is None else known[decided : decided + LAST_EVENTS],
            moves=len(past.moves),
            seconds=seconds,
        )

    # Why

    @overload
    def explain(self, about: str) -> Why: ...
    @overload
    def explain(self, about: Thing) -> Why | None: ...
    def explain(self, about: str | Thing) -> Why | None:
        """Whether an answer can be given now, or what can be done with a thing that the viewer points at: None where
        the game has no such thing."""
        table, view = self.match.table, self.view
        if isinstance(about, str):
            found = explain_answer(self.text, table, view, about)
            return _why(about, found)
        pointed = explain_thing(self.text, table, view, about.id, about.where)
        return None if pointed is None else _why(pointed.answers[0] if pointed.answers else "", pointed)

    def explain_refusal(self, answers: Sequence[str], error: RistalError) -> Why:
        """Why answers were not taken: one of them cannot be given now, or all can, but not together. What could have
        been answered after the others is not shown: dice would have fallen between."""
        if error.problem == "one-by-one":
            return Why(answers[0], False, self.text.texts.error(error))
        place = int(str(error.details.get("answer", 1)))
        refused = str(error.details.get("text", answers[place - 1]))
        if not refused.strip() or (place == 1 and isinstance(error, NotAsked)):
            return Why(refused, False, self.text.texts.error(error))
        explained = self.explain(refused[:LONGEST])
        return Why(refused, False, self.text.texts.say("why-not-together")) if explained.allowed else explained


def _hands(view: ViewData) -> list[Hand]:
    zones: dict[str, list[str | None]] = view["zones"]
    cards = {zone: [card for card in zones[zone] if card is not None] for zone in zones if zone.startswith("hand-")}
    return [Hand(int(zone.removeprefix("hand-")), held) for zone, held in cards.items() if held]


def _why(answer: str, found: Explained) -> Why:
    return Why(answer, bool(found.answers), found.said, found.clause or UNSET)
