"""`ristal play`: a match against bots or persons, or between bots."""

from __future__ import annotations

import argparse
import secrets
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ristal.cli.arguments import Parser, add_content
from ristal.cli.errors import UserError
from ristal.cli.language import texts
from ristal.cli.options import listed, read_options
from ristal.engine.errors import RistalError
from ristal.games import game_ids, load_game

if TYPE_CHECKING:
    from ristal.cli.tui.session import Session
    from ristal.engine.chance import Chance
    from ristal.engine.game import Game
    from ristal.match import Match

DELAY = 1.0
LONGEST_DELAY = 600
DICE = ("rolled", "typed")  # by the program, or by hand


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    say = texts().say
    play = commands.add_parser("play", help=say("play-command"), description=say("play-command"))
    play.add_argument("game", nargs="?", choices=GameOrFile(game_ids()), metavar=say("cli-game"), help=_games())
    play.add_argument("--opponent", metavar=say("cli-level"), help=say("play-flag-opponent", levels=_levels()))
    play.add_argument("--watch", nargs="+", metavar=say("cli-level"), help=say("play-flag-watch"))
    play.add_argument("--delay", type=float, default=DELAY, metavar=say("cli-seconds"), help=say("play-flag-delay"))
    play.add_argument("--seat", type=int, metavar=say("cli-number"), help=say("play-flag-seat"))
    play.add_argument("--seed", metavar=say("cli-number"), help=say("play-flag-seed"))
    play.add_argument("--dice", choices=DICE, metavar=say("cli-choice"), help=say("play-flag-dice"))
    add_content(play)
    start = play.add_mutually_exclusive_group()
    start.add_argument("--load", type=Path, metavar=say("cli-file"), help=say("play-flag-load"))
    start.add_argument("--position", type=Path, metavar=say("cli-file"), help=say("play-flag-position"))
    play.add_argument("--record", type=Path, metavar=say("cli-file"), help=say("play-flag-record"))
    play.set_defaults(run=run, notices=())


class GameOrFile(list[str]):
    """The games; a file that is there will do too."""

    def __contains__(self, word: object) -> bool:
        return super().__contains__(word) or (isinstance(word, str) and Path(word).is_file())


def _games() -> str:
    return texts().say("play-flag-game", games=", ".join(game_ids()))


def _levels() -> str:
    from ristal.bots import LEVELS
    from ristal.cli.tui.players import PERSON

    return ", ".join((*LEVELS, PERSON))


def complete(commands: argparse._SubParsersAction[Parser], typed: Sequence[str]) -> None:
    """The options of the game that is named become flags."""
    play = commands.choices["play"]
    named = next((word for word in typed if word in game_ids()), None)
    if named is None:
        return
    game = _with_typed_content(named, typed)
    words = texts(game)
    flags = play.add_argument_group(words.say("play-game-flags", title=words.say(f"{game.id}-title")))
    if len(game.seats) > 1:
        choices = ", ".join(map(str, game.seats))
        flags.add_argument("--seats", dest="option_seats", type=int, help=words.say("play-flag-seats", choices=choices))
    for option in game.options:
        message = "play-flag-per-seat" if option.per_seat else "play-flag-option"
        flags.add_argument(
            *dict.fromkeys((f"--{option.name}", f"--{option.name.replace('_', '-')}")),
            dest=f"option_{option.name}",
            metavar=words.say("cli-choice"),
            help=words.say(message, name=words.say(f"{game.id}-option-{option.name}"), choices=listed(option)),
        )


def _with_typed_content(named: str, typed: Sequence[str]) -> Game:
    """The game with the content that is typed; if that is wrong, the command will say so itself."""
    early = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    early.add_argument("--content", "--edition", nargs="?", type=Path)
    content = early.parse_known_args(typed)[0].content
    try:
        return load_game(named, content)
    except RistalError:
        return load_game(named)


def run(chosen: argparse.Namespace) -> int:
    """Lay the table, seat everybody, and play."""
    if chosen.game is not None and chosen.game not in game_ids():
        if chosen.load is not None or chosen.position is not None:
            raise UserError("play-two-files", file=chosen.game)
        chosen.game, chosen.load = None, Path(chosen.game)
    match = _match(chosen)
    check_delay(chosen.delay)
    if chosen.record is not None and not chosen.record.resolve().parent.is_dir():
        raise UserError("file-cannot-write", file=str(chosen.record), reason="missing")
    return begin(match, _kinds(chosen, match), chosen)


def check_delay(delay: float) -> None:
    if not 0 <= delay <= LONGEST_DELAY:
        raise UserError("play-bad-delay", longest=LONGEST_DELAY)


def begin(match: Match, kinds: list[str], chosen: argparse.Namespace) -> int:
    """Seat everybody and play to the end, and again as long as somebody wishes."""
    from ristal.cli.tui.game_over import SWAP
    from ristal.match import begin as lay

    while True:
        session = _session(match, kinds, chosen)
        code = session.run()
        if session.wish is None:
            return code
        chosen.load, chosen.record, chosen.seed, chosen.notices = None, None, secrets.token_hex(16), ()
        kinds = [kinds[-1], *kinds[:-1]] if session.wish == SWAP else kinds
        match = lay(match.game, {"seats": match.table.seats, **match.options}, _chance(chosen))


def _session(match: Match, kinds: list[str], chosen: argparse.Namespace) -> Session:
    from ristal.cli.tui.autosave import Autosave
    from ristal.cli.tui.dice import choose_dice
    from ristal.cli.tui.players import seat_all
    from ristal.cli.tui.screen import Screen, make_console
    from ristal.cli.tui.session import Session

    screen = Screen(match.game, texts(match.game), make_console())
    if chosen.dice is not None:
        choose_dice(match, chosen.dice == DICE[1])
    match.sitters = kinds
    keeper = Autosave(match, chosen.load, chosen.record, chosen.content)
    return Session(match, seat_all(kinds, chosen.seed), screen, keeper, chosen.delay, [*notices(), *chosen.notices])


def play_on(match: Match, kinds: list[str], content: Path | None) -> int:
    """Play a match that has begun elsewhere."""
    chosen = argparse.Namespace(dice=None, load=None, record=None, content=content, delay=DELAY, seed=None, notices=())
    return begin(match, kinds, chosen)


def notices() -> list[str]:
    """What the person should know before playing: that the program is slower than it could be."""
    from ristal.engine import table

    return [texts().say("play-pure-python")] if str(table.__file__).endswith(".py") else []


def _match(chosen: argparse.Namespace) -> Match:
    """The match that was asked for."""
    from ristal import match as matches
    from ristal.cli.files import read_text

    given = {name.removeprefix("option_"): value for name, value in vars(chosen).items() if name.startswith("option_")}
    options = {name: value for name, value in given.items() if value is not None}
    if chosen.seed is None:
        chosen.seed = secrets.token_hex(16)
    source = chosen.load or chosen.position
    if source is not None and options:
        raise UserError("play-options-and-file", options=", ".join(f"--{name}" for name in options))
    if chosen.load is not None:
        match = matches.restore(read_text(chosen.load), chosen.content)
        if chosen.game not in (None, match.game.id):
            raise UserError("play-other-game", game=match.game.id)
        return match
    if chosen.position is not None:
        text = read_text(chosen.position)
        game = load_game(chosen.game or _game_of_position(text), chosen.content)
        return matches.begin_at(game, text, _chance(chosen))
    if chosen.game is None:
        raise UserError("play-which-game", games=", ".join(game_ids()))
    game = load_game(chosen.game, chosen.content)
    return matches.begin(game, read_options(game, options), _chance(chosen))


def _chance(chosen: argparse.Namespace) -> Chance:
    """What chance brings in this match; dice before its first question are thrown by hand too, if any are."""
    from ristal import match as matches
    from ristal.engine.chance import HandChance

    chance = matches.chance_of(chosen.seed)
    return HandChance(chance, []) if chosen.dice == DICE[1] else chance


def _game_of_position(text: str) -> str:
    """The game that a position names; a page that is no TOML is complained of later."""
    try:
        named = tomllib.loads(text).get("game")
    except tomllib.TOMLDecodeError:
        named = None
    if named not in game_ids():
        raise UserError("play-which-game", games=", ".join(game_ids()))
    return str(named)


def _kinds(chosen: argparse.Namespace, match: Match) -> list[str]:
    """Who sits where: as asked, else as when the match was saved."""
    from ristal.cli.tui.players import DEFAULT, bots_only, kind_again, opponents

    seats = match.table.seats
    seat = read_seat(chosen.seat, seats) or 0
    if chosen.watch is not None:
        if chosen.opponent is not None or chosen.seat is not None:
            raise UserError("play-watch-alone")
        return bots_only(chosen.watch, seats)
    if len(match.sitters) == seats and chosen.opponent is None and chosen.seat is None:
        return [kind_again(kind) for kind in match.sitters]
    return opponents(chosen.opponent or DEFAULT, seat, seats)


def read_seat(number: int | None, seats: int) -> int | None:
    """The seat that a person counts so: from 1."""
    if number is None:
        return None
    if not 1 <= number <= seats:
        raise UserError("play-no-such-seat", seat=number, last=seats)
    return number - 1
