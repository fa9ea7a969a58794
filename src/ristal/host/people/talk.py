"""What those at a table say to one another: by ready phrases, or in their own words where all who hear it have agreed
to that. Partners may talk among themselves: nobody else learns that they did. Spectators hear nothing."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Final, Protocol

from msgspec import Struct

from ristal.engine.data import Options
from ristal.engine.game import Game
from ristal.host.errors import ApiError
from ristal.host.live_match import LiveMatch
from ristal.host.registry import MatchRegistry, Subscriber
from ristal.protocol.people_responses import LineKind, PhraseShown, Said, Talk, TalkLine
from ristal.protocol.requests import Say
from ristal.text.game_text import game_text

PHRASES: Final = ("hello", "strike", "moment", "luck", "again", "thanks")  # each game words them in its own way
SAID_MOST: Final = 400  # lines of one seat in a match: whoever else talks cannot use them up

PHRASE: Final = "phrase"
WORDS: Final = "words"
ALLOW: Final = "allow"  # own words, from now on
FORBID: Final = "forbid"


class Spoken(Struct, frozen=True):
    """A line as it is kept. `hearers` is a mask of seats, the speaker's own included."""

    seat: int
    message: str
    kind: LineKind
    body: str
    hearers: int
    at: float


class TalkStore(Protocol):
    """Keeps what was said, in its order."""

    async def say(self, match: str, spoken: Spoken) -> None:
        """Keep a line, once: the same message of a seat again is the same line."""

    async def find_talk(self, match: str) -> list[Spoken]: ...


def sides(game: Game, seats: int, options: Options) -> list[int]:
    """The side of each seat: everybody their own, unless the game knows teams."""
    place = f"ristal.games.{game.id}.sides"
    if find_spec(place) is None:
        return list(range(seats))
    found: list[int] = import_module(place).sides(seats, game.check_options(options)[1])
    return found


def partners(live: LiveMatch, seat: int) -> list[int]:
    """The people who play with this seat."""
    side = sides(live.game, len(live.players), {"seats": len(live.players), **live.options})
    return [other for other in live.people() if other != seat and side[other] == side[seat]]


def mask(seats: Sequence[int]) -> int:
    return sum(1 << seat for seat in set(seats))


class Conversations:
    """The talk at all tables, as one process hears of it."""

    def __init__(self, registry: MatchRegistry, store: TalkStore) -> None:
        self.registry = registry
        self.store = store

    async def say(self, live: LiveMatch, seat: int, wanted: Say, token: str = "") -> None:
        """Say something, once, and tell those who may hear it."""
        async with self.registry.hold(live, token):
            await self._say(live, seat, wanted)
        await self.tell(live)

    async def _say(self, live: LiveMatch, seat: int, wanted: Say) -> None:
        if live.terms.talk == "off":
            raise ApiError("not-agreed")
        talk = await self._find_talk(live)
        own = [spoken for spoken in talk if spoken.seat == seat]
        if any(spoken.message == wanted.message for spoken in own):
            return
        if len(own) >= SAID_MOST:
            raise ApiError("too-many")
        hearers = [seat, *(partners(live, seat) if wanted.to == "partners" else live.people())]
        if wanted.to == "partners" and len(hearers) == 1:
            raise ApiError("not-now")
        kind, body = _read(wanted)
        if kind == WORDS and not has_own_words(live, talk, hearers):
            raise ApiError("not-agreed")
        everybody = (1 << len(live.players)) - 1  # whoever sits down later hears it too
        heard_by = mask(hearers) if wanted.to == "partners" else everybody
        at = self.registry.uptime.now()
        await self.store.say(live.id, Spoken(seat, wanted.message, kind, body, heard_by, at))

    async def talk(self, live: LiveMatch, seat: int, language: str) -> Talk:
        """All that a seat has heard, and what it may say."""
        talk = await self._find_talk(live)
        text = game_text(language, live.game).texts
        return Talk(
            lines=lines(live, talk, seat, language),
            phrases=[PhraseShown(each, text.say(f"{live.game.id}-phrase-{each}")) for each in PHRASES],
            talk=live.terms.talk,
            own_words=has_own_words(live, talk, live.people()),
            allowed=[each for each in live.people() if allows_words(live, talk, each)],
            partners=partners(live, seat),
        )

    async def _find_talk(self, live: LiveMatch) -> list[Spoken]:
        return [spoken for spoken in await self.store.find_talk(live.id) if is_sayable(live, spoken)]

    async def tell(self, live: LiveMatch) -> None:
        """Every reader hears the lines that are new to it; whatever is said to others is nothing to it."""
        if not any(reader.talks for reader in live.subscribers):
            return
        talk = await self._find_talk(live)
        for reader in [reader for reader in live.subscribers if reader.talks]:
            self._tell(live, talk, reader)

    def _tell(self, live: LiveMatch, talk: Sequence[Spoken], reader: Subscriber) -> None:
        assert reader.seat is not None
        for line in lines(live, talk, reader.seat, reader.language, reader.heard):
            reader.heard = line.number
            reader.say(Said(line))

    async def hear(self, match: str) -> None:
        """Another process has heard something at this table."""
        live = self.registry.known.get(match)
        if live is not None:
            await self.tell(live)


def _read(wanted: Say) -> tuple[LineKind, str]:
    """What is said; of a phrase, a consent or own words exactly one."""
    said = [wanted.phrase != "", wanted.words.strip() != "", wanted.allow is not None]
    if sum(said) != 1:
        raise ApiError("bad-request", place="phrase, words, allow")
    if wanted.phrase:
        if wanted.phrase not in PHRASES:
            raise ApiError("bad-request", place="phrase")
        return PHRASE, wanted.phrase
    if wanted.allow is not None:
        if wanted.to == "partners":
            raise ApiError("bad-request", place="to")
        return (ALLOW if wanted.allow else FORBID), ""
    return WORDS, wanted.words.strip()


def is_sayable(live: LiveMatch, spoken: Spoken) -> bool:
    """Whether somebody at this table could have said it: a database may hold anything."""
    is_known = spoken.kind != PHRASE or spoken.body in PHRASES
    return is_known and 0 <= spoken.seat < len(live.players) and spoken.hearers >= 0


def allows_words(live: LiveMatch, talk: Sequence[Spoken], seat: int) -> bool:
    """Whether a seat wants to read own words: as it has said last, else as was agreed before the match."""
    said = [spoken.kind for spoken in talk if spoken.seat == seat and spoken.kind in (ALLOW, FORBID)]
    return said[-1] == ALLOW if said else live.terms.talk == "words"


def has_own_words(live: LiveMatch, talk: Sequence[Spoken], hearers: Sequence[int]) -> bool:
    """Whether all who would read them have agreed to own words."""
    return live.terms.talk != "off" and all(allows_words(live, talk, seat) for seat in hearers)


def lines(live: LiveMatch, talk: Sequence[Spoken], seat: int, language: str, after: int = 0) -> list[TalkLine]:
    """What a seat has heard after so many lines, numbered for it alone: of what was said to others there is no gap."""
    heard = [spoken for spoken in talk if spoken.hearers >> seat & 1]
    text = game_text(language, live.game).texts
    everybody = (1 << len(live.players)) - 1
    shown = []
    for number, spoken in enumerate(heard[after:], after + 1):
        said = spoken.body
        if spoken.kind == PHRASE:
            said = text.say(f"{live.game.id}-phrase-{spoken.body}")
        elif spoken.kind in (ALLOW, FORBID):
            said = text.say(f"server-talk-{spoken.kind}")
        is_whispered = spoken.hearers != everybody
        shown.append(TalkLine(number, spoken.seat, spoken.kind, said, is_whispered, spoken.at, spoken.message))
    return shown
