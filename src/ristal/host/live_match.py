"""A match that somebody looks at: the table, its players, and the last rows of its log."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct, structs

from ristal.engine import record as records
from ristal.engine.chance import Chance, HandChance
from ristal.engine.data import Document
from ristal.engine.errors import ReplayDiffers
from ristal.engine.game import Game
from ristal.games import load_written
from ristal.host.clock import Clock, ClockState
from ristal.host.fairness import fair_chance
from ristal.host.presentation.frames import NEVER, Frames
from ristal.host.storage.recent_rows import RecentRows
from ristal.host.storage.rows import (
    Answered,
    Begun,
    Branch,
    DrawAgreed,
    DrawOffered,
    EncodedRow,
    OfferAccepted,
    OfferDeclined,
    Origin,
    PlayerChanged,
    RematchCreated,
    Resigned,
    Rolled,
    Row,
    Started,
    TakeBackOffered,
    TakenBack,
    encode_row,
)
from ristal.host.storage.store import Player, StoredMatch
from ristal.host.uptime import Uptime
from ristal.match import Match, resumed
from ristal.match.actions import PLAYED_ON, Action
from ristal.match.setup import begin, dealt_anew
from ristal.match.written import WrittenMove
from ristal.protocol.layout import lay_out
from ristal.protocol.table_responses import MatchState

if TYPE_CHECKING:
    from ristal.host.registry import Subscriber

EVERY: Final = 32  # moves between two snapshots
RECENT: Final = 40  # moves whose events are at hand
REMEMBERED: Final = 64  # messages that were answered lately

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"

TYPED: Final = "typed"  # dice that people throw
NO_BRANCH: Final = encode_row(Row(1, None, None, 0.0, Started(dice="", branch=None))).data

encode = msgspec.json.encode


class Offer(Struct, frozen=True):
    """A draw, or a take-back of `steps` moves to row `to`, that the others have to agree to."""

    kind: str
    seat: int
    agreed: tuple[int, ...] = ()
    to: int = 0
    steps: int = 0


@lay_out
class Snapshot(Struct, frozen=True):
    """All of a live match but its past, to be restored without playing everything again."""

    save: str
    opened: int
    offer: Offer | None
    rematch: str
    clock: ClockState
    renewals: int = 0
    origin: Origin | None = None
    rematch_seats: list[int] = []


class Hold:
    """`async with live.lock`: nobody else changes the match meanwhile, and it is what is stored."""

    def __init__(self, live: LiveMatch) -> None:
        self.live = live

    async def __aenter__(self) -> None:
        await self.live.mutex.acquire()
        try:
            if self.live.is_doubtful:
                await self.live.renew(self.live)
        except BaseException:
            self.live.mutex.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.live.mutex.release()


class LiveMatch:
    """Changes only by rows that are or will be stored: who has all rows has the match."""

    def __init__(
        self, stored: StoredMatch, game: Game, players: Sequence[Player], uptime: Uptime | None = None
    ) -> None:
        self.id = stored.id
        self.game = game
        self.name = stored.name
        self.secret = stored.secret
        self.commitment = fair_chance.commitment(stored.id, stored.secret)
        self.is_public = bool(stored.watch)
        self.created = stored.created
        self.terms = stored.terms
        self.options = stored.options
        self.clock = Clock(stored.clock, len(players), uptime)
        self.players = list(players)
        self.is_deserted = False  # whoever sat here has got up again before it began
        self.match: Match | None = None
        self.dice = ""
        self.branch: Branch | None = None  # a moment of another match to begin from
        self.origin: Origin | None = None  # which moment that is, or was
        self.number = 0  # of the last move
        self.opened = 0  # the move that opened the question which is open
        self.offer: Offer | None = None
        self.rematch = ""
        self.rematch_seats: list[int] = []  # where each seat sits there; none: where it sat
        self.renewals = 0  # take-backs after which chance was new
        self.stored_state = stored.state
        self.problem: Exception | None = None  # why this match can only be read
        self.recent = RecentRows(RECENT)
        self.messages: OrderedDict[tuple[int, str], int] = OrderedDict()
        self.mutex = asyncio.Lock()
        self.is_doubtful = False  # a row was added here, but nobody knows whether it was stored
        self.renew: Callable[[LiveMatch], Awaitable[None]] = _cannot_be_renewed
        self.seen_upto = 0  # the last row that subscribers were sent
        self.subscribers: set[Subscriber] = set()
        self.frames: Frames | None = None  # of the move that is being made, until it is sent
        self.left_at: dict[int, float] = {}  # when nobody looked any more from a seat, as far as this process knows
        self.seen = NEVER  # by those who want frames, after the last move
        self.used = time.monotonic()

    @property
    def lock(self) -> Hold:
        return Hold(self)

    # What is going on

    @property
    def state(self) -> MatchState:
        if self.problem is not None:
            return self.stored_state
        if self.match is None:
            return WAITING
        return OVER if self.is_over() else PLAYING

    def is_over(self) -> bool:
        return self.match is not None and self.match.over

    def asked(self) -> list[int]:
        """The seats whose answer is awaited."""
        return [] if self.match is None else self.match.asked

    def is_ready(self) -> bool:
        """Everybody sits, and nothing has begun."""
        return self.state == WAITING and all(player.kind != OPEN for player in self.players)

    def is_typed(self) -> bool:
        """Whether people throw the dice."""
        return self.dice == TYPED if self.match is None else isinstance(self.match.table.chance, HandChance)

    def bots_asked(self) -> list[int]:
        return [seat for seat in self.asked() if self.players[seat].kind == BOT]

    def find_thrower(self) -> int | None:
        """The seat that says what the awaited die shows: whose it is; of a bot's or nobody's die, the first person."""
        persons = self.people()
        if self.match is None or self.match.roll is None or not persons:
            return None
        return self.match.roll.seat if self.match.roll.seat in persons else persons[0]

    def people(self) -> list[int]:
        """The seats where somebody sits."""
        return [seat for seat, player in enumerate(self.players) if player.kind == PERSON]

    @property
    def question(self) -> str:
        """What an answer has to name: changes with every question, never comes again."""
        return f"q{self.opened}"

    def seeds(self) -> list[str]:
        return [player.seed for player in self.players]

    # Changing

    def play(self, seat: int, answers: Sequence[str]) -> list[WrittenMove]:
        """Give answers; returns the moves that they were."""
        match = self._match()
        match.play_all(answers, seat, listener=self._frames(match))
        self._wait_for_dice(match)
        moves = [move.write() for move in match.moves]
        match.forget(wholly=True)
        return moves

    def apply(self, stored: EncodedRow) -> None:
        """Make a stored row happen here too: one of another process, or of before a restart."""
        row, asked = stored.decode(), self.asked()
        match row.change:
            case Started(dice=dice, branch=branch, origin=origin):
                self.dice, self.branch, self.origin = dice, branch, origin
            case Begun(heading=heading, start=start):
                if heading:
                    self.game = load_written(heading)
                    records.check_heading(self.game, heading)
                if records.dump(self.begin().start) != records.dump(start):
                    raise ReplayDiffers("row", move=row.seq)
            case Answered(answers=answers, moves=moves):
                assert row.seat is not None
                if not _are_same(self.play(row.seat, answers), moves):
                    raise ReplayDiffers("row", move=row.seq)
            case Rolled(value=value, moves=moves):
                if not _are_same(self.throw(value).moves, moves):
                    raise ReplayDiffers("row", move=row.seq)
            case TakenBack(save=save):
                self.match = resumed(save)
            case Resigned():
                assert row.seat is not None
                self._match().resign(row.seat)
            case DrawAgreed():
                self._match().agree_draw()
        self.after(row, asked, stored)

    def begin(self) -> Begun:
        """Make the first draw: everybody sits."""
        chance = self.make_chance(0)
        if self.branch is not None:
            return self._go_on(self.branch, chance)
        self.match = begin(self.game, dict(self.options), chance, self._frames())
        self._wait_for_dice(self.match)
        heading = records.heading(self.game, self.match.table.seats, self.match.options)
        begun = Begun(heading=heading, start=self.match.past.start, opening=self.match.opening)
        self.match.forget(wholly=True)
        return begun

    def make_chance(self, renewal: int) -> Chance:
        """Chance from the secret and the seeds; after each take-back that renews it, another one."""
        chance = fair_chance.chance(self.id, self.secret, self.seeds(), renewal)
        return HandChance(chance, []) if self.is_typed() else chance

    def _go_on(self, branch: Branch, chance: Chance) -> Begun:
        """Begin where another match was, with its hidden things or with new ones."""
        match, self.branch = resumed(branch["snapshot"]), None
        start: Document = {"moves": match.number}
        if self.origin is not None and self.origin.is_redealt:
            match = dealt_anew(match, chance)
            start = match.past.start
            match.forget(wholly=True)
        match.table.chance = chance
        self.match = match
        opening = [] if self.origin is None else [Action(0, PLAYED_ON).event()]
        return Begun(heading=records.heading(self.game, match.table.seats, match.options), start=start, opening=opening)

    def throw(self, value: int) -> Rolled:
        """A die has fallen; with the last one that a move waited for, the move is made."""
        match = self._match()
        is_beginning = match.table.open is None
        match.throw(value, self._frames(match))
        self._wait_for_dice(match)
        rolled = Rolled(value=value, moves=[move.write() for move in match.moves])
        if is_beginning and match.roll is None:
            rolled = structs.replace(rolled, start=match.past.start, opening=match.opening)
        match.forget(wholly=True)
        return rolled

    def after(self, row: Row, asked: Sequence[int], stored: EncodedRow | None = None) -> None:
        """Note what follows from a row that has happened on the table, whoever made it happen."""
        self.number = row.seq
        self.remember(stored or encode_row(row))
        match row.change:
            case Begun() | Answered() | Rolled() | TakenBack() as change:
                self.offer = None
                if not (isinstance(change, Answered) and self.match is not None and self.match.table.sealed):
                    self.opened = row.seq
                if isinstance(change, TakenBack) and change.renewal:
                    self.renewals = change.renewal
            case DrawOffered():
                self.offer = Offer(DrawOffered.kind, self._seat(row))
            case TakeBackOffered(to=to, steps=steps):
                self.offer = Offer(TakeBackOffered.kind, self._seat(row), to=to, steps=steps)
            case OfferAccepted() if self.offer is not None:
                self.offer = structs.replace(self.offer, agreed=(*self.offer.agreed, self._seat(row)))
            case OfferDeclined():
                self.offer = None
            case RematchCreated(match=match, seats=seats):
                self.rematch, self.rematch_seats = match, seats
            case PlayerChanged() as new:
                player = Player(new.player_kind, new.name, new.bot, new.seed, new.webhook)
                self.players[self._seat(row)] = player
                self.is_deserted = player.kind == OPEN and not self.people()
        self.clock.tick(row.at, row.seat, asked, self.asked())
        if isinstance(row.change, TakenBack):
            self.clock.give_back(self._seat(row), asked, self.asked())

    def _seat(self, row: Row) -> int:
        assert row.seat is not None
        return row.seat

    def remember(self, row: EncodedRow) -> None:
        """Have a row at hand for those who missed it."""
        if row.kind == Started.kind:  # a whole match may be in it
            row = structs.replace(row, data=NO_BRANCH)
        self.recent.append(row)
        if row.message and row.seat is not None:
            self.messages[row.seat, row.message] = row.seq
            if len(self.messages) > REMEMBERED:
                self.messages.popitem(last=False)

    def _frames(self, match: Match | None = None) -> Frames | None:
        """Somebody who looks on, where readers want to see how the next move goes."""
        seats = {subscriber.seat for subscriber in self.subscribers if subscriber.frames}
        before = None if match is None else match.table
        self.frames = Frames(self.game.id, seats, before, self.seen) if seats else None
        return self.frames

    def _wait_for_dice(self, match: Match) -> None:
        """What was seen of a move that waits for a die is seen again when it has fallen."""
        if match.roll is not None:
            self.frames = None

    def _match(self) -> Match:
        assert self.match is not None
        return self.match

    # Storing

    def snapshot(self) -> str:
        save, clock = self._match().snapshot(), self.clock.write()
        rematch, seats = self.rematch, self.rematch_seats
        snapshot = Snapshot(save, self.opened, self.offer, rematch, clock, self.renewals, self.origin, seats)
        return encode(snapshot).decode()

    def restore(self, number: int, text: str) -> None:
        snapshot = msgspec.json.decode(text, type=Snapshot)
        self.match = resumed(snapshot.save)
        self.game = self.match.game
        self.number = number
        self.opened = snapshot.opened
        self.offer = snapshot.offer
        self.rematch, self.rematch_seats = snapshot.rematch, snapshot.rematch_seats
        self.renewals = snapshot.renewals
        self.origin = snapshot.origin
        self.clock.read(snapshot.clock)

    def close(self, problem: Exception, rows: Iterable[EncodedRow]) -> None:
        """This program cannot go on with the match: what happened can still be read, as far as these rows go."""
        self.problem, self.match, self.offer, self.number = problem, None, None, 0
        self.recent.clear()
        for row in rows:
            self.remember(row)
            self.number = row.seq

    def become(self, stored: LiveMatch) -> None:
        """Be what is stored; who looks at the match, and who has it, stays."""
        stays = ("mutex", "renew", "seen_upto", "subscribers", "left_at", "used")
        vars(self).update({name: value for name, value in vars(stored).items() if name not in stays})


def _are_same(made: Sequence[WrittenMove], stored: Sequence[WrittenMove]) -> bool:
    """Whether moves led to the same states."""
    return [move["hash"] for move in made] == [move["hash"] for move in stored]


async def _cannot_be_renewed(live: LiveMatch) -> None:
    raise RuntimeError(f"nobody knows where {live.id} is stored")
