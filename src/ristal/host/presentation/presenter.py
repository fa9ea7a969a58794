"""What those who look at a live match are sent: a projection of it, and who sits at the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, Literal

from msgspec import UNSET

from ristal.engine.game import RANDOM
from ristal.host.errors import ApiError
from ristal.host.live_match import BOT, OVER, LiveMatch
from ristal.host.presentation.frames import Seen
from ristal.host.storage.editions import edition_of
from ristal.host.storage.rows import (
    Answered,
    Begun,
    DrawOffered,
    OfferAccepted,
    PlayerChanged,
    Rolled,
    Row,
    Started,
    TakenBack,
)
from ristal.host.storage.store import Player
from ristal.match.log import Line, LogWriter
from ristal.match.projection import Projection, Projector, Snapshot
from ristal.match.viewer import ViewData, Viewer
from ristal.match.written import EventData, WrittenEvent, WrittenMove
from ristal.protocol.table_responses import (
    Fairness,
    Frame,
    MoveMade,
    MoveShown,
    Offer,
    OriginShown,
    SitterShown,
    State,
)
from ristal.text import translator
from ristal.text.game_text import game_text
from ristal.text.types import SEATS, Part, ResultShown

EARLIER: Final = 12  # moves before one that may tell why something happened in it
UNSAID: Final = (Started, Begun, Answered, Rolled, PlayerChanged, OfferAccepted)  # rows without a line of their own


class Presenter:
    """A live match at one moment, for everybody who looks at it then: what several see is made once."""

    def __init__(self, live: LiveMatch) -> None:
        self.live = live
        self._projection = None if live.match is None else Projection(live.match)
        self._seen: dict[Viewer, ViewData] = {}
        self._frames: dict[Viewer, list[Frame]] = {}
        self._sitters: dict[str, list[SitterShown]] = {}

    @property
    def seen(self) -> Seen:
        """What those who want frames were shown."""
        return Seen(None if self.live.match is None else self.live.match.table, self._seen)

    def _projector(self, seat: int | None, language: str) -> Projector | None:
        return None if self._projection is None else self._projection.to(Viewer(seat), language)

    def state(self, seat: int | None, language: str, has_log: bool = True) -> State:
        """The match as this viewer may know it; who hears of every move needs no log."""
        live, shown = self.live, self._snapshot(seat, language)
        return State(
            match=live.id,
            game=live.game.id,
            name=live.name,
            number=live.number,
            options={"seats": len(live.players), **(live.options if live.match is None else live.match.options)},
            state=live.state,
            seat=seat,
            view=shown.view,
            asked=live.asked(),
            question=shown.question,
            answers=shown.answers,
            log=[line for row in live.recent for line in self.move(row, seat, language).log] if has_log else [],
            sitters=self._sitters_in(language),
            players=self._call_players(shown, seat, language),
            result=shown.result,
            roll=shown.roll,
            clock=live.clock.show(live.clock.uptime.now()),
            offer=_offer(live, seat),
            rematch=live.rematch or None,
            fair=_fairness(live),
            origin=origin(live),
            notice=None if live.problem is None else ApiError("readable-only").body(language),
            terms=live.terms,
            edition=edition_of(live.game),
        )

    def _snapshot(self, seat: int | None, language: str) -> Snapshot:
        projector = self._projector(seat, language)
        if projector is not None:
            return projector.snapshot(self.live.question, self.live.find_thrower())
        return Snapshot(None, None, [], [], None, None if self.live.problem is None else _result(self.live))

    def _call_players(self, shown: Snapshot, seat: int | None, language: str) -> list[str]:
        """The players as this viewer calls them: where the game has no name for a seat yet, by who sits there."""
        view, text = shown.view, game_text(language, self.live.game)
        called = list(shown.players)
        for sitter in () if view is None else self._sitters_in(language):
            if view is None or text.is_called(view, sitter.seat):
                continue
            who = translator(language).say("server-you") if sitter.seat == seat else sitter.name
            if who:
                called[sitter.seat] = f"{SEATS[sitter.seat]} {who}"
        return called

    def _sitters_in(self, language: str) -> list[SitterShown]:
        if language not in self._sitters:
            self._sitters[language] = sitters(self.live.players, language)
        return self._sitters[language]

    def move(self, row: Row, seat: int | None, language: str) -> MoveShown:
        """A move as this viewer may know it."""
        viewer, projector, moves = Viewer(seat), self._projector(seat, language), _moves(row)
        answers = [_answer(move, viewer) if projector is None else projector.answer(move) for move in moves]
        events = viewer.events(_events(row))
        lines = self._lines(row, projector, seat, language, events)
        return MoveShown(row.seq, row.kind, row.seat, answers, events, lines)

    def made(self, row: Row, seat: int | None, language: str, has_frames: bool) -> MoveMade:
        """A move that has just been made, with the state after it."""
        shown, state = self.move(row, seat, language), self.state(seat, language, has_log=False)
        return MoveMade(
            shown.number,
            shown.kind,
            shown.seat,
            shown.answers,
            shown.events,
            shown.log,
            state,
            self._frames_of(Viewer(seat), state.view) if has_frames else UNSET,
        )

    def _frames_of(self, viewer: Viewer, view: ViewData | None) -> list[Frame]:
        live = self.live
        if live.match is None or view is None:
            return []
        if viewer not in self._frames:
            self._seen[viewer] = view
            self._frames[viewer] = [] if live.frames is None else live.frames.of(viewer, live.match.table, view)
        return self._frames[viewer]

    def _lines(
        self, row: Row, projector: Projector | None, seat: int | None, language: str, events: Sequence[EventData]
    ) -> list[Line]:
        """The lines of the log that a move added. Where no table can be laid any more, they are worded as they are
        stored, and players are called as they sit."""
        live = self.live
        if projector is not None:
            earlier = partial(self._earlier, row.seq, Viewer(seat))
            players = projector.players
            lines = projector.log_writer().lines(events, row.seq, row.seat, earlier)
        elif live.problem is not None:
            players = [each.name or f"{each.seat + 1}" for each in sitters(live.players, language)]
            lines = LogWriter(language, live.game, tuple(players), None).lines(events, row.seq, row.seat)
        else:
            return []
        if not isinstance(row.change, UNSAID):
            player = players[row.seat] if row.seat is not None else ""
            text = translator(language).say(f"server-log-{row.kind}", player=player)
            last, back_to = max(0, len(events) - 1), row.change.to if isinstance(row.change, TakenBack) else UNSET
            parts: list[Part] = [{"kind": "text", "text": text, "ref": ""}]
            lines.append(Line(row.seq, last, row.seat, row.kind, text, parts, back_to))
        return lines

    def _earlier(self, number: int, viewer: Viewer) -> list[EventData]:
        """What a viewer knows of the last moves before this one, without what was taken back."""
        known: list[tuple[int, list[WrittenEvent]]] = []
        for row in self.live.recent.since(number - EARLIER):
            if row.seq >= number:
                break
            if isinstance(row.change, TakenBack):
                to = row.change.to
                known = [each for each in known if each[0] <= to]
            known.append((row.seq, _events(row)))
        return viewer.events(event for _, events in known for event in events)


def sitters(sitting: Sequence[Player], language: str) -> list[SitterShown]:
    """Who sits where; bots by their level."""
    texts = translator(language)
    shown = []
    for seat, sitter in enumerate(sitting):
        level = f"level-{sitter.bot}"
        name = texts.say(level) if sitter.kind == BOT and texts.has(level) else sitter.name
        shown.append(SitterShown(seat, sitter.kind, name, sitter.bot or None))
    return shown


def role(live: LiveMatch, seat: int, language: str) -> str:
    """What was chosen for a seat before the match, in words; nothing where chance decides, or everybody alike."""
    text, named = game_text(language, live.game), []
    for option in live.game.options:
        chosen = live.options.get(option.name)
        if option.per_seat and isinstance(chosen, list) and chosen[seat] != RANDOM:
            choices = {choice["id"]: choice["name"] for choice in text.option(option)["choices"]}
            named.append(choices[str(chosen[seat])])
    return ", ".join(named)


def _offer(live: LiveMatch, seat: int | None) -> Offer | None:
    if live.offer is None:
        return None
    return Offer(
        kind="draw" if live.offer.kind == DrawOffered.kind else "undo",
        seat=live.offer.seat,
        agreed=list(live.offer.agreed),
        takes_back=live.offer.steps,
        mine=seat == live.offer.seat,
    )


def _fairness(live: LiveMatch) -> Fairness:
    """The commitment at once; the secret and the seeds when nothing depends on them any more."""
    if live.state != OVER:
        return Fairness(live.commitment, dice(live))
    return Fairness(live.commitment, dice(live), live.secret, live.seeds())


def dice(live: LiveMatch) -> Literal["fair", "typed"]:
    return "typed" if live.is_typed() else "fair"


def origin(live: LiveMatch) -> OriginShown | None:
    """The moment of another match that it goes on from."""
    if live.origin is None:
        return None
    return {"match": live.origin.match or None, "number": live.origin.number, "is_redealt": live.origin.is_redealt}


def _result(live: LiveMatch) -> ResultShown | None:
    """The result of a match that can only be read: as it is stored, without words."""
    stored = next((row.change.result for row in live.recent if row.change.result is not None), None)
    if stored is None:
        return None
    ranking: list[list[int]] = stored["ranking"]
    winners = ranking[0] if len(ranking) > 1 else []
    return {
        "ranking": ranking,
        "how": stored["how"],
        "winners": winners,
        "said": "",
        "headline": "",
        "clause": "",
    }


def _moves(row: Row) -> list[WrittenMove]:
    return row.change.moves if isinstance(row.change, Answered | Rolled) else []


def _events(row: Row) -> list[WrittenEvent]:
    opening = row.change.opening if isinstance(row.change, Begun | Rolled) else []
    return [*opening, *(event for move in _moves(row) for event in move["events"])]


def _answer(move: WrittenMove, viewer: Viewer) -> str | None:
    return move["answer"] if viewer.may_know(move["sees"]) else None
