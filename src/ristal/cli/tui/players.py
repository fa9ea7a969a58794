"""Who sits at the table: persons and bots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from zlib import crc32

from ristal.bots import LEVELS
from ristal.bots.bot import Bot
from ristal.cli.errors import UserError
from ristal.engine.errors import BadOption
from ristal.lab.own_bots import is_own, make_any_bot
from ristal.text import LANGUAGES, Translator, translator
from ristal.text.answers import fold

PERSON = "human"
DEFAULT = "novice"


class Player:
    """A person, or a bot of some level."""

    def __init__(self, kind: str, bot: Bot | None) -> None:
        self.kind = kind
        self.bot = bot


def seat_all(kinds: Sequence[str], seed: object) -> list[Player]:
    """A player of the wanted kind at each seat; the same seed gives the same bots."""
    return [
        Player(kind, None if kind == PERSON else make_any_bot(kind, seed=crc32(f"{seed} {seat}".encode())))
        for seat, kind in enumerate(kinds)
    ]


def kind_of(word: str) -> str:
    """The kind that a word names: a level or its name in any language, `human`, a budget such as `ismcts:500`, or a bot
    of one's own."""
    for kind in (PERSON, *LEVELS):
        if fold(word) in (kind, *(fold(level_name(kind, translator(language))) for language in LANGUAGES)):
            return kind
    try:
        make_any_bot(word)
    except BadOption as error:
        if is_own(word):
            raise
        raise UserError("play-no-such-level", level=word) from error
    return word


def bot_of(word: str) -> str:
    """The kind that a word names where only bots can sit."""
    kind = kind_of(word)
    if kind == PERSON:
        raise UserError("play-watch-bots")
    return kind


def kind_again(word: str) -> str:
    """The kind that a save names. A save may come from anybody: it says what to play, never what to run."""
    if is_own(word):
        raise UserError("play-own-bot-again", bot=word)
    return kind_of(word)


def level_name(kind: str, texts: Translator) -> str:
    """What a kind of player is called; a budget is its own name, a bot of one's own goes by file and class."""
    if is_own(kind):
        return Path(kind).name
    return texts.say(f"level-{kind}") if texts.has(f"level-{kind}") else kind


def name_players(players: Sequence[Player], texts: Translator) -> list[str]:
    """Who sits where, in words: «вы» where there is only one person."""
    persons = sum(player.bot is None for player in players)
    return [
        texts.say("play-you") if player.bot is None and persons == 1 else level_name(player.kind, texts)
        for player in players
    ]


def opponents(words: str, seat: int, seats: int) -> list[str]:
    """The kinds at every seat: a person at `seat`, and around them one kind for all or a list."""
    others = [kind_of(word) for word in words.split(",")]
    if len(others) == 1:
        others *= seats - 1
    if len(others) != seats - 1:
        raise UserError("play-wrong-opponents", given=len(others), needed=seats - 1)
    return [*others[:seat], PERSON, *others[seat:]]


def bots_only(words: Sequence[str], seats: int) -> list[str]:
    """The kinds at every seat where bots play one another: one level for all or a list of them."""
    kinds = [bot_of(word) for word in words] * (seats if len(words) == 1 else 1)
    if len(kinds) != seats:
        raise UserError("play-wrong-bots", given=len(kinds), needed=seats)
    return kinds
