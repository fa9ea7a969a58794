"""Every limit and deadline of the server, in one place. Times are in seconds, sizes in bytes; «of an address» means of
one client as `addresses.address_of` names it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, NamedTuple

from ristal.content import Edition

DAY: Final = 86_400.0


class ServeOptions(NamedTuple):
    """How to serve, as the command line says it."""

    host: str
    port: int | None  # None: the usual one, or the next that is free
    folder: Path
    database: str | None
    workers: int
    opens_browser: bool
    bot_pace: float
    durable: bool = True
    metrics_token: str | None = None  # None: this machine alone may read the figures
    public_urls: tuple[str, ...] = ()  # by which the world knows this server; links begin with the first
    proxies: tuple[str, ...] = ()  # addresses and networks whose X-Forwarded-For is believed
    connections: int = 64  # of an address
    private_webhooks: bool = False  # whether webhooks may lead to this machine and its neighbours
    edition: Edition | None = None  # what differs from the box; None: the box itself

    @property
    def is_for_play(self) -> bool:
        """Whether somebody only plays here, alone: then one click lets the local network in."""
        return self.database is None and self.workers == 1 and not self.proxies and not self.public_urls

    @property
    def is_local(self) -> bool:
        """Whether the matches lie in a folder of this machine, and the world knows no address of it."""
        return self.database is None and self.workers == 1 and not self.public_urls

    @property
    def url(self) -> str:
        return self.database or f"sqlite:///{self.folder / 'ristal.db'}"


# Starting and stopping

USUAL_PORT: Final = 8200
PORTS_TRIED: Final = 20  # where the usual one is taken and none was asked for
PROCESS_START_SECONDS: Final = 60.0  # for a process of several to say that it serves
GOODBYE_SECONDS: Final = 2.0  # for clients to hear that the server stops
SHUTDOWN_SECONDS: Final = 5  # for their connections to end after that
THREAD_SWITCH_SECONDS: Final = 0.0005  # a busy thread keeps Python's lock so long: the one that writes must not wait

# Monitoring

READINESS_SECONDS: Final = 3.0  # for the database or a worker to answer
READINESS_STANDS_SECONDS: Final = 1.0  # that an answer stands: asking often costs nothing

# Housekeeping

ROUND_SECONDS: Final = 2.0  # between two rounds
CHECKED_AT_ONCE: Final = 500  # of which one query asks whether they still open something
ABANDONED_SECONDS: Final = 3.0  # after which another process goes on with a match whose own may be gone
ARCHIVE_AFTER_SECONDS: Final = 600.0  # from the end of a match until its moves are put together
TAKEN_OVER_AT_ONCE: Final = 100  # matches of others that a round goes on with

# Connections

CONNECTIONS: Final = 64  # of an address, those with half a request included
CONNECTIONS_IN_ALL: Final = 10_000  # or as many as the system has files for
FILES: Final = 65_536  # that a process asks the system for
FILES_SPARED: Final = 128  # for the database, the workers and what is read
HEAD_SECONDS: Final = 20.0  # for the head of a request to come in
UNREAD_SECONDS: Final = 60.0  # for a reader to take what lies ready for it
UNREAD_BYTES: Final = 128 * 1024  # that the system keeps for a reader; by itself it would keep megabytes
CLOSE_SECONDS: Final = 5.0  # to read what was sent last

# Requests

BODY_BYTES: Final = 64 * 1024  # of a body, and of a message of a socket
FILE_BYTES: Final = 8 * 1024 * 1024  # of a body that holds a record
FILE_PATHS: Final = ("/api/matches", "/api/replays", "/api/verify")
BODY_SECONDS: Final = 20.0  # for its body
PACKED_BYTES: Final = 1024  # what is smaller is not worth packing
REQUESTS_PER_SECOND: Final = 200.0  # of an address, in the long run
REQUESTS_BURST: Final = 1000.0
REFUSAL_SECONDS: Final = 0.05  # before a request beyond the pace is refused: others come first
FILE_COST_BYTES: Final = 64 * 1024  # of a file count as one request at its pace
UPLOADS: Final = 4  # bodies of an address above the usual size that come in at the same time
ADDRESSES: Final = 10_000  # that are remembered; who was quiet longest is forgotten first
COSTS: Final = {  # what counts as several requests, because it keeps others waiting as long
    "found": 3.0,
    "undo": 5.0,
    "line": 0.05,  # for each letter
    "row": 0.01,  # for each move that somebody has missed
    "said": 0.01,  # for each line of a talk
}
PACES: Final = {  # what costs more: of an address in a second, and in a burst
    "draft": (10.0, 40.0),
    "lesson": (10.0, 60.0),
    "hint": (0.5, 4.0),
    "replay": (5.0, 30.0),
    "review": (0.05, 6.0),
    "talk": (1.0, 10.0),  # of one seat
    "talk-of-address": (0.5, 500.0),
    "challenge": (0.2, 10.0),
    "key": (2.0, 60.0),
    "new-key": (100 / DAY, 100.0),
}
TOKENS_AT_ONCE: Final = 50  # that `GET /api/mine` looks up

# Readers of a match

SPECTATORS: Final = 200  # sockets and streams of one match that nobody sits behind
DEVICES: Final = 16  # the same of one seat: spectators cannot crowd a player out, nor one player another
BEAT_SECONDS: Final = 15.0  # between two signs of life of a stream

# Sockets

HELLO_SECONDS: Final = 10.0  # to say hello in
MESSAGES_PER_SECOND: Final = 20.0  # of one socket, in the long run
MESSAGES_BURST: Final = 60.0
EXCESS_PAUSE_SECONDS: Final = 0.005  # before a message beyond the pace is refused: others come first
EXCESS_MESSAGES: Final = 200  # beyond the pace, until the socket is closed
COME_BACK_SECONDS: Final = 1.0  # to tell a slow reader to come back

# Matches

OPEN_MATCHES: Final = 1000  # of an address that are not over
OPEN_INVITES: Final = 200  # matches of an address that wait for somebody
OPEN_CHALLENGES: Final = 8  # the same in the lobby, which shows few: others have to fit in
BOT_MATCHES: Final = 4  # of an address, under way, in which nobody sits but bots
MATCHES_A_DAY: Final = 2000  # of an address: what is stored stays, however short the match was
LISTED_MATCHES: Final = 12  # in the list of those to watch
LIVELY_SECONDS: Final = 15 * 60.0  # since the last move: after that nobody is there to be watched

# Workers

BOT_PACE_SECONDS: Final = 0.4  # answers come at multiples of it after the question, whatever they are
STAND_IN_BOT: Final = "random"  # who answers when thinking has failed twice
WORKER_SECONDS: Final = 20.0  # whoever works longer is stuck
WORKER_START_SECONDS: Final = 120.0  # to begin, on a machine that has much else to do
REPLAY_SECONDS: Final = 30.0  # for a match to be played again
BOT_WORKERS: Final = 2  # processes at least, for bots and hints: one may be kept busy by an address, not both
REPLAY_WORKERS: Final = 2  # for records: bots do not wait for them, nor they for bots
WORKER_NICENESS: Final = 5  # whoever asks is heard first, then is thought
HINTS_WAITING: Final = 2  # of an address, until it hears that it is too much
REPLAYS_WAITING: Final = 4  # the same
REPLAYS_WAITING_IN_ALL: Final = 32  # each may hold a file
REVIEW_ITERATIONS: Final = 1000  # for a decision
REVIEW_DECISIONS: Final = 2  # that a worker looks at before others have their turn
REVIEWS_AT_ONCE: Final = 2  # under way, of an address
REVIEWS_IN_ALL: Final = 8
REVIEWS_KEPT: Final = 64  # each holds a record

# Webhooks

WEBHOOK_GRACE_SECONDS: Final = 2.0  # in which a seat may come back, or answer, before it is notified
WEBHOOK_SECONDS: Final = 5.0  # for all of a delivery
WEBHOOKS_AT_ONCE: Final = 200  # deliveries; what is more is not sent
WEBHOOK_RESOLVERS: Final = 4  # threads: a slow name must not hold up the database

# Database

CHECKED_BYTES: Final = 256 * 1024 * 1024  # of a file: a larger one is read through by `ristal db check` alone
JOBS_TOGETHER: Final = 256  # in one transaction at most
HOPELESS_JOBS: Final = 3  # that fail one after another: the database is gone, the rest need not try
MATCHES_NAMED: Final = 500  # by one statement
NOTICES_TOGETHER: Final = 100  # for the other processes, in one message
UPTIME_SPANS: Final = 1000  # starts of servers that are looked back at
ARCHIVED_AT_ONCE: Final = 20  # matches of a round of housekeeping
NOTIFY_SECONDS: Final = 1.0  # between two looks at whether to stop listening to the other processes

# Laboratory

LAB_RUNS: Final = 500  # that are kept
# everybody who plays comes first, and so do their bots; tests, which wait for a run beside other tests, give it a turn
LAB_NICENESS: Final = int(os.environ.get("RISTAL_LAB_NICENESS", "15"))
LAB_STOP_SECONDS: Final = 10.0  # for a run to write what it has
LAB_TRIAL_SECONDS: Final = 60.0  # for a few games of a slow judge
LAB_PROBLEM_LETTERS: Final = 400  # of what a run said when it failed
