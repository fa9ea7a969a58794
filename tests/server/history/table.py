"""One match from the first request to the last check: who plays, who looks on, what is looked at in the end."""

from __future__ import annotations

import asyncio
import json
import random
import time
from dataclasses import dataclass
from typing import Any, Final

from history.calls import Calls, Desk
from history.cluster import Cluster
from history.model import Row, Violation, broken_promises, unlike_record
from history.players import Player
from history.proxy import stopped
from history.readers import Poll, Socket, Stream, Viewer
from history.recording import OK, REFUSED, History
from history.viewers import left_behind, wrong_sights, wrongly_told
from ristal.engine.errors import RistalError
from ristal.host.fairness.verification import verify

PATIENCE: Final = 60.0  # seconds until everybody must agree, whatever is done to the servers meanwhile
ENDING: Final = 30.0  # seconds for players to end their match when time is up
DEALS: Final = [  # a game and its options
    ("vstrechny", {}),
    ("unmatched", {}),
    ("boets", {}),
    ("demons", {}),
    ("ninedice", {}),
    ("demons", {"seats": 3}),
    ("vstrechny", {"variant": "more-strategy"}),
    ("ninedice", {"start": "draft"}),
]


@dataclass
class Seats:
    """A match that has been founded: the tokens of those who sit, and one to look on with."""

    history: History
    tokens: dict[int, str]
    watch: str


@dataclass
class Played:
    """A match that was looked at, so that it can be looked at again."""

    seats: Seats
    rows: list[Row]
    violations: list[Violation]

    @property
    def is_over(self) -> bool:
        return is_over(self.rows)


def is_over(rows: list[Row]) -> bool:
    return any("result" in row.data for row in rows)


class Table:
    """Matches one after another, with an address of their own."""

    def __init__(self, calls: Calls, cluster: Cluster, number: int, seed: str, ending: asyncio.Event) -> None:
        self.calls = calls
        self.cluster = cluster
        self.number = number
        self.seed = f"{seed} table {number}"
        self.chance = random.Random(self.seed)
        self.ending = ending  # set when time is up

    async def play(self, round_: int) -> list[Played]:
        """A match, and sometimes its rematch."""
        seats = await self._found(round_)
        played = []
        while seats is not None:
            done, players = await self._play(seats)
            played.append(done)
            wants_more = done.is_over and not self.ending.is_set() and self.chance.random() < 0.4
            seats = await self._again(seats, players) if wants_more else None
        return played

    # Beginning

    async def _found(self, round_: int) -> Seats | None:
        game, options = DEALS[(self.number + round_) % len(DEALS)]
        count = int(options.get("seats", 2))
        sitters = ["me"] * count
        if self.chance.random() < 0.4:
            sitters[-1] = "open"
        elif count == 2 and self.chance.random() < 0.15:  # bots never agree to anything
            sitters[-1] = "bot:random"
        body = {"game": game, "sitters": sitters, "options": options}
        outcome, made = await self.calls.request(self._process(), "POST", "matches", self.number, body=body)
        self.calls.count["found", outcome] += 1
        if outcome != OK:
            await asyncio.sleep(0.3)
            return None
        bots = frozenset(seat for seat, sitter in enumerate(sitters) if sitter.startswith("bot"))
        seats = Seats(History(made["match"], game, count, bots), {}, made["watch"])
        for each in made["seats"]:
            if "token" in each:
                seats.tokens[each["seat"]] = each["token"]
            elif "invite" in each:
                await self._join(seats, each["seat"], each["invite"])
        return seats

    async def _join(self, seats: Seats, seat: int, invite: str) -> None:
        """Two guests want the same seat; a reply that is lost takes it away."""
        guests = [f"guest {number}" for number in range(self.chance.choice((1, 2)))]
        for _ in range(5):
            asked = [
                Desk(self.calls, seats.history, self.number, name).change(
                    self._process(), "sit", seat, f"invites/{invite}", "", {"nick": name, "seed": name}, {"name": name}
                )
                for name in guests
            ]
            done = await asyncio.gather(*asked)
            for each in done:
                if each.outcome == OK:
                    seats.tokens[seat] = each.got["token"]
            if seat in seats.tokens:
                return
            if any(each.outcome == REFUSED for each in done):
                break
            await asyncio.sleep(0.3)
        self.calls.count["seat lost with a reply", OK] += 1

    async def _again(self, seats: Seats, players: list[Player]) -> Seats | None:
        """All ask for a rematch at once, each at a process of their own; a reply that is lost takes the seat away."""
        asked = await asyncio.gather(*(self._ask_again(seats, player) for player in players))
        agreed = {each["match"] for each in asked if each is not None}
        if not agreed:
            return None
        old = seats.history
        history = History(agreed.pop(), old.game, old.seats, old.bots)
        again = Seats(history, {each["seat"]: each["token"] for each in asked if each is not None}, "")
        again.watch = next(each["watch"] for each in asked if each is not None)
        for operation in old.operations:
            if operation.kind == "rematch" and operation.outcome != REFUSED:
                sat = history.invoke(operation.client, operation.process, "sit", operation.seat, {})
                sat.invoked, sat.completed, sat.outcome = operation.invoked, operation.completed, operation.outcome
        return again

    async def _ask_again(self, seats: Seats, player: Player) -> dict[str, Any] | None:
        for _ in range(4):
            asked = await player.desk.change(
                self._process(), "rematch", player.seat, f"matches/{seats.history.match}/rematch", player.token, {}
            )
            if asked.outcome == OK:
                return asked.got
            if asked.outcome == REFUSED:
                break
            await asyncio.sleep(0.3)
        self.calls.count["seat lost with a reply", OK] += 1
        return None

    def _process(self) -> int:
        return self.chance.randrange(len(self.calls.http))

    # Playing

    async def _play(self, seats: Seats) -> tuple[Played, list[Player]]:
        history, is_patient = seats.history, self.chance.random() < 0.5
        players = [
            Player(self.calls, history, self.number, seat, token, f"{self.seed} {history.match}", is_patient)
            for seat, token in sorted(seats.tokens.items())
        ]
        is_whole = len(players) + len(history.bots) == history.seats
        viewers = self._viewers(seats)
        looking = [asyncio.ensure_future(viewer.run()) for viewer in viewers]
        try:
            if is_whole:
                await self._until_over(players)
            for player in players:
                seats.tokens[player.seat] = player.token
            played = await self._settle(seats, players, viewers)
        finally:
            await stopped(*looking)
            for player in players:
                await player.close()
        return played, players

    def _viewers(self, seats: Seats) -> list[Viewer]:
        """Spectators in every way that there is, and second devices of players."""
        kinds: list[type[Viewer]] = [Socket, Stream, Poll]
        wanted: list[tuple[type[Viewer], int | None]] = [(kind, None) for kind in kinds]
        wanted += [(self.chance.choice(kinds), seat) for seat in seats.tokens]
        return [
            kind(
                self.calls,
                seats.history,
                self.number,
                f"{seats.history.match} {kind.how} {number} of {'a spectator' if seat is None else seat}",
                seats.watch if seat is None else seats.tokens[seat],
                seat,
            )
            for number, (kind, seat) in enumerate(wanted)
        ]

    async def _until_over(self, players: list[Player]) -> None:
        """All play; when time is up they are asked to end it, and in the end left alone."""
        playing = [asyncio.ensure_future(player.play()) for player in players]
        over = asyncio.gather(*playing)
        time_is_up = asyncio.ensure_future(self.ending.wait())
        try:
            await asyncio.wait([over, time_is_up], return_when=asyncio.FIRST_COMPLETED)
            for player in players:
                player.must_end = True
            await asyncio.wait([over], timeout=ENDING)
            if over.done():
                over.result()
            else:
                self.calls.count["unfinished", OK] += 1
        finally:
            await stopped(*playing, time_is_up)
            await asyncio.gather(over, return_exceptions=True)

    # Looking at it

    async def _settle(self, seats: Seats, players: list[Player], viewers: list[Viewer]) -> Played:
        """Everybody agrees on the last number: then all that happened is held against what is kept."""
        sockets = [player.socket for player in players if player.socket is not None]
        lookers = [*viewers, *sockets]
        until, rows = time.monotonic() + PATIENCE, await self._rows(seats)
        while time.monotonic() < until:
            rows = await self._rows(seats)
            numbers = [await self._number(seats, process) for process in range(len(self.calls.http))]
            open_lines = [viewer for viewer in lookers if not viewer.is_ended]
            if {*numbers, *(viewer.last for viewer in open_lines)} == {len(rows)}:
                break
            await asyncio.sleep(0.2)
        return await self.check(seats, rows, [viewer for viewer in lookers if not viewer.is_ended])

    async def _rows(self, seats: Seats) -> list[Row]:
        """What is kept; the database itself may be away."""
        for left in reversed(range(100)):
            try:
                return await asyncio.to_thread(self.cluster.rows, seats.history.match)
            except Exception:
                if not left:
                    raise
                await asyncio.sleep(0.3)
        raise AssertionError("unreachable")

    async def _number(self, seats: Seats, process: int) -> int:
        outcome, state = await self.calls.request(
            process, "GET", f"matches/{seats.history.match}", self.number, seats.watch
        )
        return int(state["number"]) if outcome == OK else -1

    async def check(self, seats: Seats, rows: list[Row], viewers: list[Viewer]) -> Played:
        """The last look of everybody at every process, and then the model."""
        behind = await self._last_looks(seats, rows)
        history = seats.history
        found = [*behind, *broken_promises(history, rows), *wrongly_told(history, rows)]
        found += left_behind(history, rows, [viewer.name for viewer in viewers])
        if is_over(rows):
            found += await self._wrong_record(seats, rows)
        return Played(seats, rows, found)

    async def check_again(self, seats: Seats, rows: list[Row]) -> list[Violation]:
        """Much later: everybody still sees what they saw in the end."""
        found = [*await self._last_looks(seats, rows), *wrong_sights(seats.history, rows)]
        return [*found, *await self._wrong_record(seats, rows)] if is_over(rows) else found

    async def _last_looks(self, seats: Seats, rows: list[Row]) -> list[Violation]:
        found = []
        for process in range(len(self.calls.http)):
            for seat, token in (*seats.tokens.items(), (None, seats.watch)):
                found += await self._last_look(seats, process, seat, token, len(rows))
        return found

    async def _last_look(
        self, seats: Seats, process: int, seat: int | None, token: str, number: int
    ) -> list[Violation]:
        """A state of the last number, from this process."""
        desk = Desk(self.calls, seats.history, self.number, f"last look of {'a spectator' if seat is None else seat}")
        async with self.cluster.processes[process].changing:  # on a busy machine a restart takes a minute
            state, until = None, time.monotonic() + PATIENCE
        while time.monotonic() < until:
            state = await desk.look(process, token)
            if state is not None and state["number"] >= number:
                return []
            if state is None and await self._is_gone(seats, process, token):
                return []  # a token that was lost with the reply to a change of device
            await asyncio.sleep(0.3)
        shown = "nothing" if state is None else state["number"]
        return [Violation("left behind", f"process {process} shows {shown} of {number} rows to {seat}")]

    async def _is_gone(self, seats: Seats, process: int, token: str) -> bool:
        path = f"matches/{seats.history.match}"
        outcome, said = await self.calls.request(process, "GET", path, self.number, token)
        return outcome == REFUSED and said["code"] == "no-token"

    async def _wrong_record(self, seats: Seats, rows: list[Row]) -> list[Violation]:
        """What everybody may take home after the end."""
        path, until = f"matches/{seats.history.match}/record", time.monotonic() + PATIENCE
        while time.monotonic() < until:
            outcome, record = await self.calls.request(self._process(), "GET", path, self.number, seats.watch)
            if outcome == OK:
                break
            await asyncio.sleep(0.3)
        else:
            return [Violation("record", f"there is none: {record}")]
        found = unlike_record(rows, record)
        try:
            await asyncio.to_thread(verify, json.dumps(record))
        except RistalError as error:
            found.append(Violation("record", f"it cannot be verified: {error}"))
        return found
