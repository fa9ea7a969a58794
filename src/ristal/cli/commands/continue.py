"""`ristal continue`: go on with the match that was left last."""  # noqa: N999  named as its command

from __future__ import annotations

import argparse

from ristal.cli.arguments import Parser, add_content
from ristal.cli.errors import UserError
from ristal.cli.language import texts
from ristal.games import game_ids, load_game


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    say = texts().say
    command = commands.add_parser("continue", help=say("continue-command"), description=say("continue-command"))
    games = say("continue-flag-game", games=", ".join(game_ids()))
    command.add_argument("game", nargs="?", choices=game_ids(), metavar=say("cli-game"), help=games)
    add_content(command)
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Go on with the newest, of a game if one is named; where others wait too, say so."""
    from ristal.cli.tui.saved_games import called, game_of, go_on, unfinished

    waiting = unfinished()
    saved = next((path for path in waiting if chosen.game in (None, game_of(path))), None)
    if saved is None and waiting:
        title = texts(load_game(chosen.game)).say(f"{chosen.game}-title")
        raise UserError("continue-nothing-of", title=title, others="; ".join(map(called, waiting)))
    if saved is None:
        raise UserError("continue-nothing")
    others = texts().say("continue-others", match=called(saved), count=len(waiting) - 1)
    return go_on(saved, chosen.content, [others] if len(waiting) > 1 else [])
