"""`ristal serve`, and `ristal` alone: the table in the browser, matches over HTTP and WebSocket."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Any

from ristal.cli.commands.db import DATABASE
from ristal.cli.files import saves_folder
from ristal.cli.language import texts


def add(commands: Any) -> None:
    said = texts()
    command = commands.add_parser("serve", help=said.say("serve-help"), description=said.say("serve-help"))
    command.add_argument("--host", default="127.0.0.1", help=said.say("serve-host"))
    command.add_argument("--port", type=int, default=None, help=said.say("serve-port"))
    command.add_argument("--data", metavar="DIR", default=None, help=said.say("serve-data"))
    command.add_argument("--database", metavar="URL", default=os.environ.get(DATABASE), help=said.say("serve-database"))
    command.add_argument("--workers", type=int, default=1, help=said.say("serve-workers"))
    command.add_argument("--bot-pace", type=float, default=0.4, help=said.say("serve-bot-pace"))
    command.add_argument("--no-browser", action="store_true", help=said.say("serve-no-browser"))
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    from ristal.cli.commands.play import notices
    from ristal.server.run import Settings, serve

    if sys.stderr.isatty():  # for people; programs read lines of JSON there
        for notice in notices():
            print(notice, file=sys.stderr)
    folder = saves_folder() if chosen.data is None else Path(chosen.data)
    settings = Settings(
        chosen.host, chosen.port, folder, chosen.database, chosen.workers, not chosen.no_browser, chosen.bot_pace
    )
    return serve(settings, lambda where: print(f"Ristal is at {where}", flush=True))  # read by programs too
