"""Challenges to whoever comes: matches that wait in public, with the one who asks at the first seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from msgspec import Struct

from ristal.bots import LEVELS
from ristal.engine.game import Option
from ristal.host import create
from ristal.host.errors import ApiError
from ristal.host.live_match import OPEN, WAITING, LiveMatch
from ristal.host.presentation import presenter
from ristal.host.registry import MatchRegistry, Subscriber
from ristal.host.storage.store import Player
from ristal.host.tokens import hash_token
from ristal.protocol.people import Terms
from ristal.protocol.people_responses import Challenged, ChallengeShown
from ristal.protocol.requests import Challenge, JoinMatch, NewMatch
from ristal.protocol.responses import Seated
from ristal.text.game_text import game_text

AWAY: Final = 30.0  # seconds after which a challenge is not shown any more whose player is not there
SLOW: Final = 86_400.0  # seconds a move, from which on nobody need be there
SLOW_AWAY: Final = 7 * SLOW
LISTED: Final = 40
CALLED: Final = 15.0  # seconds to come to the table, for whoever does something else meanwhile
STRANGERS: Final = Terms(talk="phrases")  # own words only when all have agreed


class KeptChallenge(Struct, frozen=True):
    """A challenge as it is kept, beside its match."""

    match: str
    level: str
    strength: str
    created: float
    seen: float


class Call(Struct, frozen=True):
    """Somebody has come to a match whose challenger is elsewhere: until when they are waited for, and what opens the
    guest's seat."""

    until: float
    seat: int
    token: str  # its hash


class LobbyStore(Protocol):
    """Keeps challenges; a match that has begun, or that nobody waits for, is none any more."""

    async def add_challenge(self, challenge: KeptChallenge) -> None: ...

    async def find_challenges(self, since: float) -> list[KeptChallenge]:
        """Those whose match waits and whose player was there since, the newest first."""

    async def find_challenge(self, match: str) -> KeptChallenge | None: ...

    async def touch_challenges(self, matches: Sequence[str], now: float) -> None:
        """Their players are here."""


class LobbyDesk:
    """Shows, takes and gives challenges."""

    def __init__(self, registry: MatchRegistry, store: LobbyStore) -> None:
        self.registry = registry
        self.store = store
        self.calls: dict[str, Call] = {}

    async def offer(self, wanted: Challenge, language: str) -> Challenged:
        """Challenge whoever comes."""
        for level, place in ((wanted.level, "level"), (wanted.strength, "strength")):
            if level not in ("", *LEVELS):
                raise ApiError("bad-request", place=place)
        game = await create.find_game(self.registry, wanted.game)
        sitters = [create.ME, *[OPEN] * ((wanted.seats or game.seats[0]) - 1)]
        made = await create.create_match(
            self.registry,
            NewMatch(
                game.id,
                sitters,
                wanted.options,
                clock=wanted.clock,
                seed=wanted.seed,
                nick=wanted.nick,
                terms=STRANGERS,
            ),
            language,
        )
        now = self.registry.uptime.now()
        await self.store.add_challenge(KeptChallenge(made.match, wanted.level, wanted.strength, now, now))
        token = made.seats[0].token
        assert isinstance(token, str)
        return Challenged(made.match, made.match, 0, token, made.watch)

    async def accept(self, challenge: str, wanted: JoinMatch) -> Seated:
        """Sit down where somebody waits."""
        kept = await self.store.find_challenge(challenge)
        if kept is None:
            raise ApiError("not-found")
        live = await self.registry.get(challenge)
        if live.state != WAITING or live.is_deserted or not self._is_there(live, kept):
            raise ApiError("used")
        seat = next((each for each, player in enumerate(live.players) if player.kind == OPEN), None)
        if seat is None:
            raise ApiError("used")
        must_call = _is_elsewhere(live)
        seated = await create.sit_down(self.registry, live, seat, wanted.nick, wanted.seed, begins=not must_call)
        if must_call and live.is_ready():
            assert isinstance(seated.token, str)
            until = self.registry.uptime.now() + CALLED
            self.calls[live.id] = Call(until, seat, hash_token(seated.token))
        return seated

    async def refuse(self, live: LiveMatch, seat: int) -> None:
        """The challenger does not come: the guest gets up, and the challenge is in the list again; under the lock."""
        call = self.calls.get(live.id)
        if call is None or seat == call.seat:
            raise ApiError("not-now")
        await self._give_back(live, call)

    async def _give_back(self, live: LiveMatch, call: Call) -> None:
        self.calls.pop(live.id, None)
        if live.is_ready():
            await create.change_player(self.registry, live, call.seat, Player(OPEN), [], [], call.token)

    async def answer_calls(self) -> None:
        """Begin where the challenger has come to the table; give back the seats of those who were called in vain."""
        for match, call in list(self.calls.items()):
            live = await self.registry.get(match)
            if any(not each.waits for each in _challengers(live)):
                self.calls.pop(match, None)
                await create.begin(self.registry, match)
            elif self.registry.uptime.now() >= call.until:
                async with live.lock:
                    await self._give_back(live, call)

    async def challenges(self, language: str) -> list[ChallengeShown]:
        """Those that can be accepted now."""
        shown = []
        for kept in await self.store.find_challenges(self.registry.uptime.now() - SLOW_AWAY):
            try:
                live = await self.registry.get(kept.match)
            except ApiError as refused:
                if refused.status >= 500:  # not the match is to blame, but we
                    raise
                continue
            is_known = {kept.level, kept.strength} <= {"", *LEVELS}
            is_free = live.state == WAITING and not live.is_deserted and not live.is_ready()
            if is_known and is_free and self._is_there(live, kept):
                shown.append(_show(live, kept, language))
        return shown[:LISTED]

    def _is_there(self, live: LiveMatch, kept: KeptChallenge) -> bool:
        """Whether somebody would come when they are called: within days where a move may take days."""
        patience = SLOW_AWAY if (live.clock.per_move or 0.0) >= SLOW else AWAY
        return self.registry.uptime.now() - kept.seen < patience

    async def keep_up(self) -> None:
        """Note whose players are looking at a match that waits."""
        looking = [live.id for live in self.registry.matches.values() if self._is_looked_at(live)]
        if looking:
            await self.store.touch_challenges(looking, self.registry.uptime.now())

    def _is_looked_at(self, live: LiveMatch) -> bool:
        return live.state == WAITING and bool(self.registry.presence(live))


def _is_elsewhere(live: LiveMatch) -> bool:
    """Whether a challenger waits to be called, and none is at the table."""
    own = _challengers(live)
    return bool(own) and all(each.waits for each in own)


def _challengers(live: LiveMatch) -> list[Subscriber]:
    """The lines of whoever challenged, who has the first seat."""
    return [each for each in live.subscribers if each.seat == 0]


def _show(live: LiveMatch, kept: KeptChallenge, language: str) -> ChallengeShown:
    return ChallengeShown(
        challenge=live.id,
        game=live.game.id,
        name=next((live.players[seat].name for seat in live.people()), ""),
        minutes=live.game.minutes,
        options=live.options,
        chosen=[said for option in live.game.options if (said := _say_choice(live, option, language))],
        clock=live.clock.show(live.clock.uptime.now()),
        level=kept.level,
        strength=kept.strength,
        created=kept.created,
        sitters=presenter.sitters(live.players, language),
        terms=live.terms,
    )


def _say_choice(live: LiveMatch, option: Option, language: str) -> str:
    """A choice that is not the usual one, in words; of one for each seat, those choices."""
    chosen = live.options.get(option.name)
    if chosen is None or chosen == option.default:
        return ""
    names = {choice["id"]: choice["name"] for choice in game_text(language, live.game).option(option)["choices"]}
    return ", ".join(names[str(each)] for each in (chosen if isinstance(chosen, list) else [chosen]))
