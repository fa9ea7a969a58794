"""Plays games of a bot against itself and asks whether the values are true: of positions that they give 70 %, about
70 % have to be won. Draws a plot of each game.

PYTHONPATH=tests python tests/bots/calibration.py greedy 300 docs/bots/calibration          # of every game
PYTHONPATH=tests python tests/bots/calibration.py ismcts:30 300 docs/bots/calibration demons
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean

from ristal.bots import make_bot
from ristal.engine.chance import FastChance
from ristal.engine.game import Game
from ristal.games import game_ids, load_game
from ristal.lab.interval import wilson

BINS = 10
SPARSE = 30  # games: a bin with fewer says nothing
SIDE, MARGIN = 240, 40


@dataclass(frozen=True)
class Looked:
    """A position of a game: what the values give the first seat, and what it got in the end."""

    game: int
    chance: float
    won: float


@dataclass(frozen=True)
class Bin:
    """What became of positions that the values hold to be alike. Positions of one game are won together, so the
    interval is that of as many games."""

    given: float
    won: float
    low: float
    high: float


def look(game_id: str, bot: str, games: int) -> tuple[list[Looked], list[float]]:
    """Positions where a play-out would stop, those of the first seat's beginning apart; in a game whose play-outs go on
    to its end, those where somebody else is asked."""
    game = load_game(game_id)
    stops = type(game).is_quiet is not Game.is_quiet
    found: list[Looked] = []
    starts: list[float] = []
    seats, options = game.check_options({"seats": 2})
    for number in range(games):
        t = game.new_table(seats, options, FastChance(number))
        bots = [make_bot(bot, 2 * number + seat) for seat in range(seats)]
        t.settle()
        starts.append(game.evaluate(t, 0))
        chances: list[float] = []
        fights = game.stage(t)
        while not t.is_over():
            seat = t.first_asked()
            t.answer(seat, bots[seat].decide(game, t, seat))
            if t.is_over():
                break
            if game.stage(t) != fights or (game.is_quiet(t) if stops else t.first_asked() != seat):
                chances.append(game.evaluate(t, 0))
                fights = game.stage(t)
        assert t.result is not None
        found += [Looked(number, chance, t.result.reward(0)) for chance in chances]
    return found, starts


def bins(positions: Sequence[Looked]) -> Iterator[Bin]:
    for number in range(BINS):
        within = [each for each in positions if min(BINS - 1, int(each.chance * BINS)) == number]
        games = len({each.game for each in within})
        if games >= SPARSE:
            won = fmean(each.won for each in within)
            yield Bin(fmean(each.chance for each in within), won, *wilson(won * games, games))


def draw(title: str, found: Sequence[Bin]) -> str:
    """The plot: what is given from left to right, what is won from below upwards."""

    def at(given: float, won: float) -> str:
        return f"{MARGIN + given * SIDE:.1f},{MARGIN + (1 - won) * SIDE:.1f}"

    def line(start: str, end: str, style: str) -> str:
        (x, y), (further, above) = start.split(","), end.split(",")
        return f'<line x1="{x}" y1="{y}" x2="{further}" y2="{above}" {style}/>'

    grey, ink = 'stroke="#999999" stroke-dasharray="4 4"', 'stroke="#2f5d8a" stroke-width="2"'
    parts = [f'<rect x="{MARGIN}" y="{MARGIN}" width="{SIDE}" height="{SIDE}" fill="#ffffff" stroke="#666666"/>']
    parts.append(line(at(0, 0), at(1, 1), grey))
    for each in found:
        x, y = at(each.given, each.won).split(",")
        parts.append(line(at(each.given, each.low), at(each.given, each.high), ink))
        parts.append(f'<circle cx="{x}" cy="{y}" r="4" fill="#2f5d8a"/>')
    for share in (0.0, 0.5, 1.0):
        (x, _), (_, y) = at(share, 0).split(","), at(0, share).split(",")
        parts.append(f'<text x="{x}" y="{MARGIN + SIDE + 16}" text-anchor="middle">{share:.0%}</text>')
        parts.append(f'<text x="{MARGIN - 6}" y="{y}" text-anchor="end" dominant-baseline="middle">{share:.0%}</text>')
    parts.append(f'<text x="{MARGIN + SIDE / 2}" y="{MARGIN - 14}" text-anchor="middle">{title}</text>')
    size = SIDE + 2 * MARGIN
    style = 'font-family="sans-serif" font-size="11" fill="#222222"'
    body = "\n".join(parts)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" {style}>\n{body}\n</svg>\n'


def said(game_id: str, bot: str, games: int, folder: Path) -> str:
    positions, starts = look(game_id, bot, games)
    found = list(bins(positions))
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{game_id}.svg").write_text(draw(game_id, found), encoding="utf-8")
    error = sqrt(fmean((each.given - each.won) ** 2 for each in found)) if found else 0.0
    shown = "  ".join(f"{each.given:.0%}: {each.won:.0%} ({each.low:.0%}-{each.high:.0%})" for each in found)
    return f"{game_id} {bot} {games}: start {fmean(starts):.1%}, off by {error:.3f}   {shown}"


if __name__ == "__main__":
    for each in sys.argv[4:] or game_ids():
        print(said(each, sys.argv[1], int(sys.argv[2]), Path(sys.argv[3])), flush=True)
