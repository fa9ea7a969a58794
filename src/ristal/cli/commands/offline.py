"""`ristal offline DIR`: a folder with all of it, that needs no server."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from ristal.cli.errors import UserError
from ristal.cli.language import texts


def add(commands: Any) -> None:
    said = texts()
    command = commands.add_parser("offline", help=said.say("offline-help"), description=said.say("offline-about"))
    command.add_argument("folder", type=Path, metavar=said.say("cli-folder"), help=said.say("offline-folder"))
    command.add_argument("--pyodide", type=Path, metavar="FILE.tgz", help=said.say("offline-pyodide"))
    command.add_argument("--msgspec", type=Path, metavar="FILE.whl", help=said.say("offline-msgspec"))
    command.add_argument("--cache", type=Path, metavar=said.say("cli-folder"), help=said.say("offline-cache"))
    command.set_defaults(run=run)


def cache_folder() -> Path:
    """Where what was brought once is kept."""
    home = os.environ.get("XDG_CACHE_HOME")
    return (Path(home) if home else Path.home() / ".cache") / "ristal" / "offline"


def run(chosen: argparse.Namespace) -> int:
    from ristal.offline.building.folder import write_folder
    from ristal.offline.building.parts import NotBrought

    try:
        written = write_folder(chosen.folder, chosen.cache or cache_folder(), chosen.pyodide, chosen.msgspec)
    except NotBrought as problem:
        raise UserError(f"offline-{problem.problem}", **problem.values) from None
    say = texts().say
    megabytes = f"{sum(written.sizes.values()) / 1_000_000:.1f}"
    print(say("offline-written", folder=str(chosen.folder), version=written.version, megabytes=megabytes))
    print(say("offline-serve", folder=str(chosen.folder)))
    return 0
