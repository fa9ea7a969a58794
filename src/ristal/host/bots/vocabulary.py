"""The words that a host knows: which bots there are, and what a stored match may say. Whatever comes from the network
or from a database is looked up here before anything is made of it."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from ristal.bots import LEVELS, Bot, make_bot
from ristal.engine.errors import BadOption
from ristal.host.live_match import BOT, OPEN, PERSON, LiveMatch
from ristal.protocol.requests import Options

MOST_SECONDS: Final = 5.0  # for one answer: a bot that thinks longer is none for a server
MOST_ITERATIONS: Final = 20_000

_SEARCH: Final = re.compile(r"ismcts:(?:([0-9]{1,5})|([0-9](?:\.[0-9]{1,3})?)s)")


def is_bot(name: str) -> bool:
    """Whether there is a bot of this name: a level, or a search within the limits."""
    if name in LEVELS:
        return True
    search = _SEARCH.fullmatch(name)
    if search is None:
        return False
    iterations, seconds = search.groups()
    return 0 < int(iterations) <= MOST_ITERATIONS if seconds is None else 0 < float(seconds) <= MOST_SECONDS


def make_known_bot(name: str, seed: int) -> Bot:
    """A bot that a server has; no other name gets as far as `make_bot`."""
    if not is_bot(name):
        raise BadOption("bot", option="bot", given=name[:48], choices=LEVELS)
    return make_bot(name, seed)


def check_stored(live: LiveMatch) -> None:
    """Refuse a match whose seats or options no request could have made: whoever can write to a database must not be
    able to run anything by it."""
    for player in live.players:
        if player.kind not in (PERSON, BOT, OPEN) or (player.kind == BOT and not is_bot(player.bot)):
            raise BadOption("stored-player", option="bot")
    try:
        live.game.check_options({**msgspec.convert(live.options, Options)})
    except msgspec.ValidationError as error:
        live.options = {}
        raise BadOption("stored-options", option="options") from error
