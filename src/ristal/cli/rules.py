"""`ristal rules`: the rules of a game, or one clause of them."""

from __future__ import annotations

import argparse

from ristal.cli.language import texts
from ristal.cli.misuse import Misuse
from ristal.cli.usage import Parser
from ristal.games import game_ids, load_game


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    say = texts().say
    rules = commands.add_parser("rules", help=say("rules-command"), description=say("rules-command"))
    rules.add_argument("game", nargs="?", choices=game_ids(), metavar=say("cli-game"), help=", ".join(game_ids()))
    rules.add_argument("clause", nargs="?", metavar=say("cli-clause"), help=say("rules-flag-clause"))
    rules.set_defaults(run=run)


def clause_text(game: str, number: str) -> str:
    """A clause of the rules in the user's language."""
    from ristal.wording.rulebook import rulebook

    book = rulebook(game, texts().language)
    text = book.clause(number)
    if text is None:
        raise Misuse("rules-no-clause", clause=number, first=next(iter(book.clauses), "?"), count=len(book.clauses))
    return text


def run(chosen: argparse.Namespace) -> int:
    """Print the page in the user's language; without a game, which pages there are."""
    from rich.markdown import Markdown

    from ristal.cli.screen import make_console
    from ristal.wording.rulebook import rulebook

    console = make_console()
    if chosen.game is None:
        for game in game_ids():
            title = texts(load_game(game)).say(f"{game}-title")
            console.print(texts().say("rules-of-game", command=f"ristal rules {game}", title=title))
        return 0
    book = rulebook(chosen.game, texts().language)
    if chosen.clause is None:
        console.print(Markdown(f"# {book.title}\n\n{book.text}"))
    else:
        console.print(Markdown(clause_text(chosen.game, chosen.clause)))
    return 0
