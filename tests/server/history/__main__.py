"""`make history`: many clients play all games on servers that are killed, stopped, held, cut off and out of disk; every
history is checked. `HISTORY="--minutes 10 --database postgres"` says for how long and where."""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import sys
import tempfile
from pathlib import Path

from history.campaign import Campaign

DATABASES = {"sqlite": ["sqlite"], "postgres": ["postgres"], "both": ["sqlite", "postgres"]}


def main() -> int:
    command = argparse.ArgumentParser(prog="history", description=__doc__)
    command.add_argument("--minutes", type=float, default=2.0, help="on each database")
    command.add_argument("--database", choices=DATABASES, default="both")
    command.add_argument("--seed", type=int, default=random.randrange(1_000_000))
    command.add_argument("--tables", type=int, default=8, help="matches at the same time")
    command.add_argument(
        "--folder", type=Path, default=Path(tempfile.gettempdir()), help="for histories that are wrong"
    )
    chosen = command.parse_args()
    print(f"seed {chosen.seed}", flush=True)
    violations = 0
    for database in DATABASES[chosen.database]:
        campaign = Campaign(database, chosen.minutes * 60, chosen.tables, chosen.seed, chosen.folder)
        asyncio.run(run(campaign))
        print(campaign.report(), flush=True)
        violations += len(campaign.violations)
    return 1 if violations else 0


async def run(campaign: Campaign) -> None:
    """To the end, or until somebody stops it: then too no process and no disk is left."""
    running = asyncio.ensure_future(campaign.run())
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, running.cancel)
    await running


if __name__ == "__main__":
    sys.exit(main())
