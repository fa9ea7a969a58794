"""`ristal db`: bring the database of a server up to date, copy it, let old matches go."""

from __future__ import annotations

import argparse
import os
import time
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from ristal.cli.arguments import Parser
from ristal.cli.errors import UserError
from ristal.cli.files import saves_folder
from ristal.cli.language import texts

if TYPE_CHECKING:
    from sqlalchemy import Engine

ACTIONS = ("upgrade", "backup", "prune")
DAYS = 365.0
DATABASE = "RISTAL_DATABASE"  # the address may hold a password, which a command line would show to everybody


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    say = texts().say
    command = commands.add_parser("db", help=say("db-command"), description=say("db-command"))
    command.add_argument("action", choices=ACTIONS, help=say("db-flag-action"))
    command.add_argument("file", nargs="?", type=Path, metavar=say("cli-file"), help=say("db-flag-file"))
    command.add_argument("--data", metavar="DIR", default=None, help=say("serve-data"))
    command.add_argument("--database", metavar="URL", default=os.environ.get(DATABASE), help=say("serve-database"))
    command.add_argument("--days", type=float, default=DAYS, metavar=say("cli-number"), help=say("db-flag-days"))
    command.add_argument("--playing", action="store_true", help=say("db-flag-playing"))
    command.add_argument("--yes", action="store_true", help=say("db-flag-yes"))
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Whichever of the three was asked for."""
    folder = saves_folder() if chosen.data is None else Path(chosen.data)
    file = folder / "ristal.db"
    if chosen.database is not None and chosen.database.startswith("sqlite:///"):
        file = Path(chosen.database.removeprefix("sqlite:///"))
    is_file = chosen.database is None or chosen.database.startswith("sqlite:///")
    if is_file and not file.exists():
        raise UserError("db-nothing", file=str(file))
    if chosen.action == "backup":
        return _backup(file if is_file else None, chosen.file)
    from ristal.server.storage.sql_store import make_engine
    from ristal.server.storage.upgrade import upgrade

    engine = make_engine(f"sqlite:///{file}" if is_file else chosen.database, durable=True)
    try:
        before, after = upgrade(engine)
        if chosen.action == "upgrade":
            print(texts().say("db-up-to-date" if before == after else "db-upgraded", version=str(after)))
            return 0
        return _prune(engine, time.time() - chosen.days * 86_400, chosen.playing, chosen.yes)
    finally:
        engine.dispose()


def _backup(source: Path | None, target: Path | None) -> int:
    """A PostgreSQL has a tool of its own for it."""
    from ristal.server.storage.maintenance import back_up

    if source is None:
        raise UserError("db-pg-dump")
    if target is None:
        raise UserError("db-where")
    try:
        back_up(source, target)
    except FileExistsError:
        raise UserError("db-taken", file=str(target)) from None
    except OSError as error:
        raise UserError("db-cannot", file=str(target), reason=str(error.strerror)) from None
    print(texts().say("db-backed-up", file=str(target)))
    return 0


def _prune(engine: Engine, before: float, is_playing_too: bool, is_sure: bool) -> int:
    """What will go is said first; without a yes nothing goes."""
    from ristal.server.storage.maintenance import prune, to_prune

    say = texts().say
    groups = to_prune(engine, before, is_playing_too)
    if not groups:
        print(say("db-nothing-old"))
        return 0
    for group in groups:
        days = [datetime.fromtimestamp(at).strftime("%Y-%m-%d") for at in (group.oldest, group.newest)]
        print(say("db-goes", matches=group.matches, game=group.game, state=group.state, first=days[0], last=days[1]))
    if not is_sure and not _agrees(sum(group.matches for group in groups)):
        print(say("db-kept"))
        return 1
    print(say("db-gone", matches=prune(engine, before, is_playing_too)))
    return 0


def _agrees(matches: int) -> bool:
    try:
        typed = input(texts().say("db-sure", matches=matches) + " ")
    except EOFError:
        return False
    return typed.strip().lower() in ("yes", "y", "да", "д")
