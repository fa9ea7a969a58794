"""`ristal rules`: the rules of a game with all its cards, one clause of them, or what they say of something."""

from __future__ import annotations

import argparse
import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from ristal.cli.arguments import Parser
from ristal.cli.errors import UserError
from ristal.cli.language import texts
from ristal.engine.game import Game
from ristal.games import game_ids, load_game

if TYPE_CHECKING:
    from rich.console import Console

NUMBER = re.compile(r"§?\s*\w\d+\w?")  # of a clause, in any alphabet


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    say = texts().say
    rules = commands.add_parser("rules", help=say("rules-command"), description=say("rules-command"))
    rules.add_argument("game", nargs="?", choices=game_ids(), metavar=say("cli-game"), help=", ".join(game_ids()))
    rules.add_argument("clause", nargs="*", metavar=say("cli-clause"), help=say("rules-flag-clause"))
    rules.set_defaults(run=run)


def clause_text(game: str, number: str) -> str:
    """A clause of the rules in the user's language."""
    from ristal.text.rulebook import rulebook

    book = rulebook(game, texts().language)
    text = book.clause(number)
    if text is None:
        raise UserError("rules-no-clause", clause=number, first=next(iter(book.clauses), "?"), count=len(book.clauses))
    return text


def run(chosen: argparse.Namespace) -> int:
    """Print the page in the user's language; without a game, which pages there are."""
    from ristal.cli.tui.screen import make_console

    console = make_console()
    if chosen.game is None:
        for game in game_ids():
            title = texts(load_game(game)).say(f"{game}-title")
            console.print(texts().say("rules-of-game", command=f"ristal rules {game}", title=title))
        return 0
    rules_of = load_game(chosen.game)
    show_rules(rules_of, rules_of.check_options({})[1], " ".join(chosen.clause), console)
    return 0


def show_rules(game: Game, options: Mapping[str, object], typed: str, console: Console) -> bool:
    """The whole book, or what was asked for: a clause by its number, cards and clauses by words. Whether a pager
    showed it."""
    from ristal.cli.tui.pager import show
    from ristal.cli.tui.rulebook import book_parts, find_parts

    if not typed:
        return show(console, book_parts(game, options, console.width))
    if NUMBER.fullmatch(typed.strip()):
        from rich.markdown import Markdown

        return show(console, [Markdown(clause_text(game.id, typed))])
    found = find_parts(game, options, typed)
    if not found:
        raise UserError("rules-nothing-found", words=typed)
    return show(console, found)
