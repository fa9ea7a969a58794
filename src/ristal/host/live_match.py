"""A match that somebody looks at: the table, who sits there, and the moves as they are kept."""

from __future__ import annotations

import asyncio
import json
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from ristal.engine import record as records
from ristal.engine.chance import Chance, HandChance
from ristal.engine.errors import ReplayDiffers
from ristal.engine.game import Game
from ristal.host import fairness
from ristal.host.clock import Clock
from ristal.host.frames import Frames
from ristal.host.recent_rows import RecentRows
from ristal.match import Match, resumed
from ristal.match.setup import begin
from ristal.server.storage.sql_store import Row

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


class Player:
    """Who has a seat."""

    def __init__(self, kind: str, name: str, bot: str, seed: str, webhook: str) -> None:
        self.kind = kind
        self.name = name
        self.bot = bot
        self.seed = seed
        self.webhook = webhook


class Hold:
    """`async with room.lock`: nobody else changes the room meanwhile, and it is what is kept."""

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
    """Changes only by `apply`, with a row that is or will be kept: who has all rows has the match."""

    def __init__(self, match: str, game: Game, found: Any, sitters: list[Player]) -> None:
        self.id = match
        self.game = game
        self.name: str = found["name"]
        self.secret: str = found["secret"]
        self.commitment = fairness.commitment(match, self.secret)
        self.is_public = bool(found["public"])
        self.options: dict[str, Any] = json.loads(found["options"])
        self.clock = Clock(json.loads(found["clock"]), len(sitters))
        self.sitters = sitters
        self.match: Match | None = None
        self.dice = ""
        self.branch: dict[str, Any] | None = None  # a moment of another match to begin from
        self.number = 0  # of the last move
        self.opened = 0  # the move that opened the question which is open
        self.offer: dict[str, Any] | None = None  # a draw or a taking back that others have to agree to
        self.rematch = ""
        self.kept_state: str = found["state"]
        self.problem: Exception | None = None  # why this match can only be read
        self.recent = RecentRows(RECENT)
        self.messages: OrderedDict[tuple[int, str], int] = OrderedDict()
        self.mutex = asyncio.Lock()
        self.is_doubtful = False  # a move was made here, but nobody knows whether it was kept
        self.renew: Callable[[LiveMatch], Awaitable[None]] = _cannot_be_renewed
        self.told = 0  # the last move that readers were told of
        self.subscribers: set[Subscriber] = set()
        self.frames: Frames | None = None  # of the move that is being made, until it is told of
        self.used = time.monotonic()
        self.names: dict[str, tuple[int, list[str]]] = {}  # of the seats, by language, as they were after a move

    @property
    def lock(self) -> Hold:
        return Hold(self)

    # What is going on

    @property
    def state(self) -> str:
        if self.problem is not None:
            return self.kept_state
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
        return self.state == WAITING and all(sitter.kind != OPEN for sitter in self.sitters)

    def is_typed(self) -> bool:
        """Whether people throw the dice."""
        return self.dice == TYPED if self.match is None else isinstance(self.match.table.chance, HandChance)

    def bots_asked(self) -> list[int]:
        return [seat for seat in self.asked() if self.sitters[seat].kind == BOT]

    @property
    def question(self) -> str:
        """What an answer has to name: changes with every question, never comes again."""
        return f"q{self.opened}"

    def seeds(self) -> list[str]:
        return [sitter.seed for sitter in self.sitters]

    # Changing

    def play(self, seat: int, answers: Sequence[str]) -> dict[str, Any]:
        """Give answers; what has to be kept of them."""
        match = self._match()
        match.play_all(answers, seat, listener=self._frames(match))
        self._wait_for_dice(match)
        moves = [move.write() for move in match.moves]
        match.forget(wholly=True)
        return {"answers": list(answers), "moves": moves}

    def apply(self, row: Row) -> None:
        """A kept move happens here too: one of another process, or of before a restart."""
        asked = self.asked()
        if row.kind == "start":
            self.dice, self.branch = row.data["dice"], row.data["branch"]
        elif row.kind == "begin":
            if "heading" in row.data:
                records.check_heading(self.game, row.data["heading"])
            if self.begin()["start"] != row.data["start"]:
                raise ReplayDiffers("the match began otherwise than it is kept", move=row.seq)
        elif row.kind == "answer":
            assert row.seat is not None
            hashes = [move["hash"] for move in self.play(row.seat, row.data["answers"])["moves"]]
            if hashes != [move["hash"] for move in row.data["moves"]]:
                raise ReplayDiffers(f"move {row.seq} led to another state than the one kept", move=row.seq)
        elif row.kind == "roll":
            hashes = [move["hash"] for move in self.throw(row.data["value"])["moves"]]
            if hashes != [move["hash"] for move in row.data["moves"]]:
                raise ReplayDiffers(f"roll {row.seq} led to another state than the one kept", move=row.seq)
        elif row.kind == "undo":
            self.match = resumed(row.data["save"])
        elif row.kind == "resign":
            assert row.seat is not None
            self._match().resign(row.seat)
        elif row.kind == "draw":
            self._match().agree_draw()
        self.after(row, asked)

    def begin(self) -> dict[str, Any]:
        """The first draw: everybody sits."""
        seeded: Chance = fairness.chance(self.id, self.secret, self.seeds())
        if self.dice == TYPED:
            seeded = HandChance(seeded, [])
        if self.branch is not None:
            return self._go_on(self.branch, seeded)
        self.match = begin(self.game, dict(self.options), seeded, self._frames())
        self._wait_for_dice(self.match)
        heading = records.heading(self.game, self.match.table.seats, self.match.options)
        kept = {"heading": heading, "start": self.match.past.start, "opening": self.match.opening}
        self.match.forget(wholly=True)
        return kept

    def _go_on(self, branch: dict[str, Any], chance: Chance) -> dict[str, Any]:
        """Begin where another match was."""
        self.match, self.branch = resumed(branch["snapshot"]), None
        self.match.table.chance = chance
        heading = records.heading(self.game, self.match.table.seats, self.match.options)
        return {"heading": heading, "start": {"moves": self.match.number}, "opening": []}

    def throw(self, value: int) -> dict[str, Any]:
        """A die has fallen; what has to be kept of it, and of the move that it ended."""
        match = self._match()
        is_beginning = match.table.open is None
        match.throw(value, self._frames(match))
        self._wait_for_dice(match)
        kept: dict[str, Any] = {"value": value, "moves": [move.write() for move in match.moves]}
        if is_beginning and match.roll is None:
            kept |= {"start": match.past.start, "opening": match.opening}
        match.forget(wholly=True)
        return kept

    def after(self, row: Row, asked: list[int]) -> None:
        """What every move does to the room, whoever made it here."""
        self.number = row.seq
        self.remember(row)
        if row.kind in ("begin", "answer", "roll", "undo"):
            self.offer = None
            if not (row.kind == "answer" and self.match is not None and self.match.table.sealed):
                self.opened = row.seq
        elif row.kind in ("draw-offer", "undo-offer"):
            self.offer = {"kind": row.kind, "seat": row.seat, **row.data, "agreed": []}
        elif row.kind == "agree" and self.offer is not None:
            self.offer = {**self.offer, "agreed": [*self.offer["agreed"], row.seat]}
        elif row.kind == "decline":
            self.offer = None
        elif row.kind == "rematch":
            self.rematch = row.data["match"]
        elif row.kind == "sit":
            self._sit(row)
        self.clock.tick(row, asked, self.asked())

    def remember(self, row: Row) -> None:
        """A move of before: to be told of, and not to be made again."""
        if row.kind == "start":  # a whole match may be in it
            row = row._replace(data={})
        self.recent.append(row)
        if row.message and row.seat is not None:
            self.messages[row.seat, row.message] = row.seq
            if len(self.messages) > REMEMBERED:
                self.messages.popitem(last=False)

    def _frames(self, match: Match | None = None) -> Frames | None:
        """Somebody who looks on, where readers want to see how the next move goes."""
        seats = {subscriber.seat for subscriber in self.subscribers if subscriber.frames}
        self.frames = Frames(self.game.id, seats, None if match is None else match.table) if seats else None
        return self.frames

    def _wait_for_dice(self, match: Match) -> None:
        """What was seen of a move that waits for a die is seen again when it has fallen."""
        if match.roll is not None:
            self.frames = None

    def _sit(self, row: Row) -> None:
        assert row.seat is not None
        data = row.data
        self.sitters[row.seat] = Player(data["kind"], data["name"], data["bot"], data["seed"], data.get("webhook", ""))

    def _match(self) -> Match:
        assert self.match is not None
        return self.match

    # Keeping

    def snapshot(self) -> str:
        """All of it but the past, to be restored without playing everything again."""
        return json.dumps(
            {
                "save": self._match().snapshot(),
                "opened": self.opened,
                "offer": self.offer,
                "rematch": self.rematch,
                "clock": self.clock.write(),
            },
            ensure_ascii=False,
        )

    def restore(self, number: int, snapshot: str) -> None:
        data = json.loads(snapshot)
        self.match = resumed(data["save"])
        self.number = number
        self.opened = data["opened"]
        self.offer = data["offer"]
        self.rematch = data["rematch"]
        self.clock.read(data["clock"])

    def close(self, problem: Exception, rows: list[Row]) -> None:
        """This program cannot go on with the match: what happened can still be read."""
        self.problem, self.match, self.offer = problem, None, None
        self.recent.clear()
        for row in rows:
            self.remember(row)
            self.number = row.seq

    def become(self, kept: LiveMatch) -> None:
        """Be what is kept; who looks at the room, and who has it, stays."""
        stays = ("mutex", "renew", "told", "subscribers", "used")
        vars(self).update({name: value for name, value in vars(kept).items() if name not in stays})


async def _cannot_be_renewed(live: LiveMatch) -> None:
    raise RuntimeError(f"nobody knows where {live.id} is kept")
