"""Decisions and iterations per second of processor time: in Pyodide (in Node), pure and compiled, by turns in one run.
python tests/offline/speeds.py FOLDER [--seconds S]"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

from ristal.games import game_ids

SOURCES = Path(__file__).parents[2] / "src"
MEASURE = """
import json, time
import ristal
from ristal.bots import IsmctsBot
from ristal.engine import table as compiled
from ristal.engine.chance import FastChance
from ristal.engine.playout import playout
from ristal.games import game_ids

if "clock" not in globals():
    clock = time.process_time

def measure(game):
    match, made, decisions = ristal.new(game, seed="speed"), 0, 0
    began = clock()
    while clock() - began < seconds:
        made += 1
        decisions += playout(match.table.copy(), FastChance(made))
    rate = decisions / (clock() - began)
    iterations, began = 0, clock()
    while clock() - began < seconds:
        bot = IsmctsBot(iterations, iterations=50)
        bot.weigh(match.game, match.table, match.asked[0])
        iterations += bot.iterations
    return [rate, iterations / (clock() - began)]

json.dumps({"build": compiled.__file__.rpartition(".")[2], **{game: measure(game) for game in game_ids()}})
"""


def run(command: list[str], program: str, environment: dict[str, str]) -> dict[str, list[float]]:
    done = subprocess.run(command, input=program, capture_output=True, text=True, check=True, env=environment)
    found = json.loads(done.stdout.splitlines()[-1])
    print(command[0], found.pop("build"), file=sys.stderr)
    return dict(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seconds", type=float, default=1.0)
    chosen = parser.parse_args()
    here = Path(__file__).parent
    seconds = f"seconds = {chosen.seconds}\n"
    lines = MEASURE.strip().splitlines()
    native = seconds + "\n".join([*lines[:-1], f"print({lines[-1]})"])
    bare = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    node = ["node", str(here / "speeds.mjs"), str(chosen.folder / "engine"), str(chosen.seconds)]
    found = [
        run(node, MEASURE, bare),
        run([sys.executable, "-"], native, {**bare, "PYTHONPATH": str(SOURCES)}),
        run([sys.executable, "-"], native, bare),
    ]
    print("| game | decisions/s: Pyodide | pure | compiled | iterations/s: Pyodide | pure | compiled |")
    print("|---|---|---|---|---|---|---|")
    for game in game_ids():
        figures = [f"{build[game][which]:,.0f}" for which in (0, 1) for build in found]
        print(f"| `{game}` | {' | '.join(figures)} |")


if __name__ == "__main__":
    main()
