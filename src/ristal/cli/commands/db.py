"""`ristal db`: bring the database of a server up to date, copy it, restore it, let old matches go."""

from __future__ import annotations

import argparse
import os
import time
from datetime import datetime
from pathlib import Path

from ristal.cli.arguments import Parser, number
from ristal.cli.errors import UserError
from ristal.cli.files import saves_folder
from ristal.cli.language import texts

DAYS = 365.0
DATABASE = "RISTAL_DATABASE"  # the address may hold a password, which a command line would show to everybody


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    say = texts().say
    command = commands.add_parser("db", help=say("db-command"), description=say("db-command"))
    command.add_argument("action", choices=tuple(ACTIONS), help=say("db-flag-action"))
    command.add_argument("file", nargs="?", type=Path, metavar=say("cli-file"), help=say("db-flag-file"))
    command.add_argument("--data", metavar="DIR", default=None, help=say("serve-data"))
    command.add_argument(
        "--database", metavar="URL", default=os.environ.get(DATABASE) or None, help=say("serve-database")
    )
    command.add_argument(
        "--days", type=number(0, 100_000), default=DAYS, metavar=say("cli-number"), help=say("db-flag-days")
    )
    command.add_argument("--playing", action="store_true", help=say("db-flag-playing"))
    command.add_argument("--yes", action="store_true", help=say("db-flag-yes"))
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Do what was asked for."""
    from ristal.server.storage.errors import explain_errors
    from ristal.server.storage.preflight import file_of

    folder = saves_folder() if chosen.data is None else Path(chosen.data)
    url = chosen.database or f"sqlite:///{folder / 'ristal.db'}"
    file = file_of(url)
    if file is not None and not file.exists() and chosen.action != "restore":
        raise UserError("db-nothing", file=str(file))
    with explain_errors(file):
        return ACTIONS[chosen.action](url, chosen)


def _upgrade(url: str, _: argparse.Namespace) -> int:
    from ristal.server.storage.preflight import prepare

    before, after = prepare(url)
    print(texts().say("db-up-to-date" if before == after else "db-upgraded", version=after))
    return 0


def _back_up(url: str, chosen: argparse.Namespace) -> int:
    """A PostgreSQL has a tool of its own for it."""
    from ristal.server.storage.backup import back_up
    from ristal.server.storage.preflight import file_of, look_at_file

    source = file_of(url)
    if source is None:
        raise UserError("db-pg-dump")
    if chosen.file is None:
        raise UserError("db-where")
    look_at_file(source, is_changed=False)
    try:
        back_up(source, chosen.file)
    except FileExistsError:
        raise UserError("db-taken", file=str(chosen.file)) from None
    except OSError as error:
        raise UserError("db-cannot", file=str(chosen.file), reason=str(error.strerror)) from None
    print(texts().say("db-backed-up", file=str(chosen.file)))
    return 0


def _restore(url: str, chosen: argparse.Namespace) -> int:
    """A PostgreSQL has a tool of its own for this too."""
    from ristal.server.storage.backup import restore
    from ristal.server.storage.preflight import file_of

    target = file_of(url)
    if target is None:
        raise UserError("db-pg-restore")
    if chosen.file is None:
        raise UserError("db-which")
    if not chosen.file.exists():
        raise UserError("db-nothing", file=str(chosen.file))
    try:
        restore(chosen.file, target)
    except FileExistsError as error:
        raise UserError("db-in-the-way", file=str(error.args[0])) from None
    except OSError as error:
        raise UserError("db-cannot", file=str(target), reason=str(error.strerror)) from None
    print(texts().say("db-restored", file=str(target)))
    return 0


def _prune(url: str, chosen: argparse.Namespace) -> int:
    """What will go is said first; without a yes nothing goes."""
    from ristal.server.storage.maintenance import prune, to_prune
    from ristal.server.storage.preflight import open_database, prepare

    say = texts().say
    before = time.time() - chosen.days * 86_400
    prepare(url)
    engine = open_database(url)
    try:
        groups = to_prune(engine, before, chosen.playing)
        if not groups:
            print(say("db-nothing-old"))
            return 0
        for group in groups:
            days = [datetime.fromtimestamp(at).strftime("%Y-%m-%d") for at in (group.oldest, group.newest)]
            print(
                say("db-goes", matches=group.matches, game=group.game, state=group.state, first=days[0], last=days[1])
            )
        if not chosen.yes and not _agrees(sum(group.matches for group in groups)):
            print(say("db-kept"))
            return 1
        print(say("db-gone", matches=prune(engine, before, chosen.playing)))
        return 0
    finally:
        engine.dispose()


def _agrees(matches: int) -> bool:
    try:
        typed = input(texts().say("db-sure", matches=matches) + " ")
    except EOFError:
        return False
    return typed.strip().lower() in ("yes", "y", "да", "д")


ACTIONS = {"upgrade": _upgrade, "backup": _back_up, "restore": _restore, "prune": _prune}
