"""Matches begin: who sits where, which secrets open what, and the first draw once everybody sits."""

from __future__ import annotations

from random import SystemRandom
from typing import Final

from msgspec import structs

from ristal.engine.data import Options
from ristal.engine.errors import RistalError
from ristal.engine.game import Game
from ristal.games import game_ids, is_kept, kept_game, load_game
from ristal.host.bots import vocabulary
from ristal.host.errors import ApiError, to_api_error
from ristal.host.fairness import fair_chance
from ristal.host.live_match import BOT, OPEN, PERSON, TYPED, WAITING, LiveMatch
from ristal.host.presentation import presenter
from ristal.host.registry import MatchRegistry, make_row
from ristal.host.storage import store
from ristal.host.storage.rows import Branch, Origin, PlayerChanged, Row, Started, encode_row
from ristal.host.storage.store import Player, StoredMatch, Token
from ristal.host.tokens import INVITE, SEAT, WATCH, hash_token, new_match_id, new_token
from ristal.protocol.people import ALONE, Terms
from ristal.protocol.requests import JoinMatch, NewMatch
from ristal.protocol.responses import CreatedSeat, Invitation, MatchCreated, Seated

ME: Final = "me"
_LOTS: Final = SystemRandom()  # who sits where is drawn before there is a match whose chance could be proven


async def create_match(
    registry: MatchRegistry, wanted: NewMatch, language: str, branch: Branch | None = None
) -> MatchCreated:
    """A new match and the secrets of its seats; it begins at once unless a seat is open. With a branch it goes on from
    a moment of another."""
    game = await find_game(registry, wanted.game, wanted.edition)
    if wanted.dice == TYPED and not game.has_dice:
        raise ApiError("bad-request", place="dice")
    if branch is None:
        wanted = _draw_seats(game, wanted)
    options = _check_options(game, wanted, language) if branch is None else _inherit_options(game, wanted, branch)
    seats = int(str(options["seats"]))
    players = _make_players(wanted, seats)
    is_full = all(player.kind != OPEN for player in players)
    await _check_invite(registry, wanted.invite, players)
    match, watch, now = new_match_id(), new_token(WATCH), registry.uptime.now()
    public = watch if wanted.public else ""
    limits, secret = _clock_limits(wanted), fair_chance.new_secret()
    terms = wanted.terms or (Terms() if any(player.kind == OPEN for player in players) else ALONE)
    stored = StoredMatch(match, game.id, wanted.name, options, limits, secret, now, WAITING, public, terms)
    start = None
    if branch is not None or wanted.dice == TYPED or wanted.edition:
        origin = None if branch is None else _find_origin(branch, players)
        started = Started(dice=wanted.dice, branch=branch, origin=origin, edition=wanted.edition)
        start = encode_row(Row(1, None, None, now, started))
    made, tokens = _make_seats(wanted, players)
    tokens.append(Token(hash_token(watch), WATCH, None))
    await registry.store.create(store.NewMatch(stored, players, tokens, is_full, start))
    if is_full:
        await begin(registry, match)
    return MatchCreated(match, made, watch, fair_chance.commitment(match, secret))


def _draw_seats(game: Game, wanted: NewMatch) -> NewMatch:
    """Where an agreed choice leaves it to the lot who sits where, each one goes, with what was chosen for them, to the
    seat that the lot gives."""
    if not any(str(wanted.options.get(option.name, "")) in option.by_lot for option in game.options):
        return wanted
    lot = _LOTS.sample(range(len(wanted.sitters)), len(wanted.sitters))
    given = dict(wanted.options)
    for option in game.options:
        chosen = given.get(option.name)
        if option.per_seat and isinstance(chosen, list) and len(chosen) == len(lot):
            given[option.name] = [chosen[seat] for seat in lot]
    nicks = [wanted.nicks[seat] if seat < len(wanted.nicks) else wanted.nick for seat in lot]
    return structs.replace(wanted, sitters=[wanted.sitters[seat] for seat in lot], options=given, nicks=nicks)


def _make_players(wanted: NewMatch, seats: int) -> list[Player]:
    """The players of the seats; the first person brings the creator's seed."""
    players: list[Player] = []
    for number, word in enumerate(wanted.sitters or [ME] * seats):
        kind, _, bot = word.partition(":")
        if word == ME:
            is_first = all(player.kind != PERSON for player in players)
            nick = wanted.nicks[number] if number < len(wanted.nicks) else wanted.nick
            players.append(Player(PERSON, nick, seed=wanted.seed if is_first else ""))
        elif word == OPEN:
            players.append(Player(OPEN))
        elif kind == BOT and vocabulary.is_bot(bot):
            players.append(Player(BOT, bot=bot))
        else:
            raise ApiError("bad-request", place=f"sitters[{number}]")
    return players


def _make_seats(wanted: NewMatch, players: list[Player]) -> tuple[list[CreatedSeat], list[Token]]:
    """The seats as the creator sees them, and the tokens that open them."""
    seats: list[CreatedSeat] = []
    tokens: list[Token] = []
    for seat, player in enumerate(players):
        word = wanted.sitters[seat] if wanted.sitters else ME
        if player.kind == PERSON:
            token = new_token(SEAT)
            tokens.append(Token(hash_token(token), SEAT, seat))
            seats.append(CreatedSeat(seat, word, token=token))
        elif player.kind == OPEN:
            token = wanted.invite or new_token(INVITE)
            tokens.append(Token(hash_token(token), INVITE, seat))
            seats.append(CreatedSeat(seat, word, invite=token))
        else:
            seats.append(CreatedSeat(seat, word))
    return seats, tokens


async def _check_invite(registry: MatchRegistry, invite: str, players: list[Player]) -> None:
    """An invite that the creator made opens the one seat that is open, and nothing else."""
    if not invite:
        return
    if sum(player.kind == OPEN for player in players) != 1:
        raise ApiError("bad-request", place="invite")
    if await registry.find_pass(invite) is not None:
        raise ApiError("used")


async def find_game(registry: MatchRegistry, name: str, edition: str = "") -> Game:
    """A game by its id, and of an edition that is kept here; the first who asks waits until it is read."""
    if name not in game_ids() or (edition and not is_kept(name, edition)):
        raise ApiError("not-found")
    return await registry.run(kept_game, name, edition) if edition else await registry.run(load_game, name)


def _check_options(game: Game, wanted: NewMatch, language: str) -> Options:
    """Options as the match will have them, checked before anything is stored."""
    options: Options = {**wanted.options}
    if wanted.sitters:
        options.setdefault("seats", len(wanted.sitters))
    try:
        seats, checked = game.check_options(options)
    except RistalError as error:
        raise to_api_error(error, game, language) from None
    if wanted.sitters and seats != len(wanted.sitters):
        raise ApiError("bad-request", place="sitters")
    return {"seats": seats, **{name: checked[name] for name in checked if name in options}}


def _inherit_options(game: Game, wanted: NewMatch, branch: Branch) -> Options:
    """The options of the match that is gone on from: they cannot change any more."""
    options = branch["options"]
    if branch["game"] != game.id:
        raise ApiError("bad-request", place="game")
    if wanted.options:
        raise ApiError("bad-request", place="options")
    if wanted.sitters and len(wanted.sitters) != options["seats"]:
        raise ApiError("bad-request", place="sitters")
    return options


def _find_origin(branch: Branch, players: list[Player]) -> Origin:
    """Where the match goes on from. Whoever takes an open seat may not have played there: what was hidden, and may be
    known to others by now, is dealt anew for them."""
    is_redealt = any(player.kind == OPEN for player in players)
    return Origin(branch.get("match", ""), branch.get("number", 0), is_redealt)


def _clock_limits(wanted: NewMatch) -> dict[str, float]:
    clock = wanted.clock
    limits = {} if clock is None else structs.asdict(clock)
    if clock is not None and clock.increment and clock.per_match is None:
        raise ApiError("bad-request", place="clock.increment")
    return {name: limit for name, limit in limits.items() if limit}


async def begin(registry: MatchRegistry, match: str) -> None:
    """Make the first draw, once everybody sits."""
    live = await registry.get(match)
    async with live.lock:
        if live.is_ready():
            await registry.commit(live, make_row(live, live.begin()), [])


async def find_invitation(registry: MatchRegistry, invite: str, language: str) -> Invitation:
    """What an invite invites to: its guest sees the commitment before giving a seed."""
    live, seat = await _find_open_seat(registry, invite)
    async with live.lock:
        if live.players[seat].kind != OPEN or live.is_deserted:
            raise ApiError("used")
        return Invitation(
            match=live.id,
            game=live.game.id,
            name=live.name,
            seat=seat,
            options=live.options,
            public=live.is_public,
            sitters=presenter.sitters(live.players, language),
            commitment=fair_chance.commitment(live.id, live.secret),
            dice=presenter.dice(live),
            origin=presenter.origin(live),
            host=next((live.players[each].name for each in live.people()), ""),
            since=live.created,
            minutes=live.game.minutes,
            role=presenter.role(live, seat, language),
            clock=live.clock.show(live.clock.uptime.now()),
            terms=live.terms,
        )


async def join(registry: MatchRegistry, invite: str, wanted: JoinMatch) -> Seated:
    """Take an open seat, once."""
    live, seat = await _find_open_seat(registry, invite)
    if live.is_deserted:  # who invited has left
        raise ApiError("used")
    return await sit_down(registry, live, seat, wanted.nick, wanted.seed)


async def _find_open_seat(registry: MatchRegistry, invite: str) -> tuple[LiveMatch, int]:
    found = await registry.find_pass(invite)
    if found is None or found.kind != INVITE or found.seat is None:
        raise ApiError("not-found")
    return await registry.get(found.match), found.seat


async def sit_down(
    registry: MatchRegistry, live: LiveMatch, seat: int, name: str, seed: str, begins: bool = True
) -> Seated:
    """Take an open seat, and begin if it was the last: the seat's token, and one to pass on to spectators."""
    token, watch, player = new_token(SEAT), new_token(WATCH), Player(PERSON, name, seed=seed)
    tokens = [Token(hash_token(token), SEAT, seat), Token(hash_token(watch), WATCH, None)]
    async with live.lock:
        is_sitting = False
        while not is_sitting:  # another process may have given another seat away meanwhile
            if live.players[seat].kind != OPEN:
                raise ApiError("used")
            is_sitting = await change_player(registry, live, seat, player, [], tokens)
    if begins:
        await begin(registry, live.id)
    return Seated(live.id, seat, token, watch)


async def change_player(
    registry: MatchRegistry,
    live: LiveMatch,
    seat: int,
    player: Player,
    asked: list[int],
    tokens: list[Token],
    ended: str = "",
) -> bool:
    """Give a seat to somebody else, or its player another name; who gets up leaves a token that ends."""
    change = PlayerChanged(
        player_kind=player.kind, name=player.name, bot=player.bot, seed=player.seed, webhook=player.webhook, ended=ended
    )
    return await registry.commit(live, make_row(live, change, seat), asked, player, tokens, ended)
