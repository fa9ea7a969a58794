"""Free take-backs on trial: what the judge says of random moves of every game, compared with what viewers are told at
tables that they cannot tell apart. `make takebacks` looks at 10,000 moves of each game."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count, islice
from random import Random
from typing import Any

import ristal
from ristal.engine.chance import FastChance
from ristal.engine.errors import IllegalAnswer, NotAsked
from ristal.engine.table import Table
from ristal.engine.zone import SPECTATOR, may_know
from ristal.games import game_ids
from ristal.match import Match, Move
from ristal.match.learning import has_learned
from variants import VARIANTS, Options

TWINS = 16  # for each viewer
KINDS = ("moves", "free", "learned", "chance", "impossible twins")
LONGEST = 3  # answers that are taken back at once
FIRST_SEED = 1_000_000  # of twins: none that the judge deals


Judge = Callable[[Match, list[Move]], bool]


def try_takebacks(
    game: str, options: Options, moves: int, seed: int = 0, stride: int = 1, judge: Judge = has_learned
) -> tuple[Counter[str], list[str]]:
    """What the judge says of every so many-th of these moves, and a line for each that should not have been free."""
    counts: Counter[str] = Counter()
    wrong: list[str] = []
    for match in islice(_random_moves(game, options, seed), 0, moves, stride):
        counts["moves"] += 1
        run = _run_of_one_seat(match, Random(f"{seed} {counts['moves']}"))
        before = match.at(match.number - len(run))
        if judge(before, run):
            counts["chance" if any(move.chance for move in run) else "learned"] += 1
        else:
            counts["free"] += 1
            found = _what_was_shown(before, run, counts)
            counts["wrong"] += bool(found)
            wrong += [f"{game} {options} {match.number}: {[move.answer for move in run]}: {what}" for what in found]
    return counts, wrong


def _random_moves(game: str, options: Options, seed: int) -> Iterator[Match]:
    """Matches at random, one after another, as they are after each move."""
    random = Random(f"{game} {seed}")
    for number in count():
        match = ristal.new(game, seed=f"take-backs {seed} {number}", **options)
        while not match.over:
            seat = random.choice(match.asked)
            match.play(random.choice(match.legal(seat)), seat)
            yield match


def _run_of_one_seat(match: Match, random: Random) -> list[Move]:
    """The last answers of whoever answered last: one or a few."""
    longest = 1
    while longest < min(LONGEST, match.number) and match.moves[-longest - 1].seat == match.moves[-1].seat:
        longest += 1
    return match.moves[-random.randint(1, longest) :]


def _what_was_shown(before: Match, run: list[Move], counts: Counter[str]) -> list[str]:
    """What somebody was told that they could not know: at a twin it is something else, or a hidden thing has a name."""
    found = ["what chance brought"] if any(move.chance for move in run) else []
    for viewer in (*range(before.table.seats), SPECTATOR):
        true = before.copy()
        seen = _told(true, viewer, run, None)
        new = _words_on(true.table.view(viewer)) & _hidden_names(before.table, viewer)
        if new := new - _words(before.table.view(viewer)):
            found.append(f"{sorted(new)} shown to {viewer}")
        for seed in range(FIRST_SEED, FIRST_SEED + TWINS):
            twin = Match(before.game, before.options, before.table.redeal(viewer, FastChance(seed)), {"state": {}})
            told = _told(twin, viewer, run, Random(seed))
            if told is None:
                counts["impossible twins"] += 1
            elif told != seen:
                found.append(f"a twin differs for {viewer}")
                break
    return found


def _told(match: Match, viewer: int, run: list[Move], random: Random | None) -> Any:
    """Everything that a viewer is told of the answers; nothing where they cannot be given."""
    heard = []
    for move in run:
        answer = move.answer
        if random is not None and move.answer_for(viewer) is None:
            answer = random.choice(_unseen_answers(match.table, viewer, move.seat) or [move.answer])
        try:
            match.play(answer, move.seat)
        except (IllegalAnswer, NotAsked):
            return None
        seat = None if viewer == SPECTATOR else viewer
        heard.append([match.history(seat)[-1], match.view(seat), bool(match.moves[-1].chance)])
    return heard


def _unseen_answers(table: Table, viewer: int, seat: int) -> list[str]:
    """What the seat may answer without the viewer's knowing it."""
    question = table.question
    return [each.text for each in table.legal(seat) if not question.shown_to(table, seat, each) >> viewer & 1]


def _hidden_names(table: Table, viewer: int) -> set[str]:
    return {
        table.item_name(name, item)
        for name, zone in table.zones()
        for place, item in enumerate(zone.items)
        if not may_know(viewer, zone, place)
    }


def _words_on(view: dict[str, Any]) -> set[str]:
    """The names of what lies in the zones, as far as the viewer knows them."""
    return _words([view["zones"], view["known"]])


def _words(data: Any) -> set[str]:
    """Every word in plain data."""
    if isinstance(data, dict):
        return {word for item in data.values() for word in _words(item)}
    if isinstance(data, list):
        return {word for item in data for word in _words(item)}
    return set(data.split()) if isinstance(data, str) else set()


def main() -> int:
    asked = argparse.ArgumentParser(prog="takebacks", description=__doc__)
    asked.add_argument("games", nargs="*", help="all of them if nothing is said")
    asked.add_argument("--moves", type=int, default=10_000, help="of each game, over all its option sets")
    asked.add_argument("--seed", type=int, default=0)
    said = asked.parse_args()
    failures = 0
    for game in said.games or game_ids():
        total: Counter[str] = Counter()
        variants = VARIANTS[game]
        for options in variants:
            counts, wrong = try_takebacks(game, options, -(-said.moves // len(variants)), said.seed)
            total += counts
            for line in wrong:
                print(line, flush=True)
        failures += total["wrong"]
        print(f"{game}:", *(f"{kind} {total[kind]}," for kind in KINDS), f"wrong {total['wrong']}", flush=True)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
