"""Games of other projects, measured as ours are, for comparison; those that are not installed are left out."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from ristal.lab.speed.measure import PEER, POSITIONS, Subject, serve

OPEN_SPIEL = ("connect_four", "gin_rummy")
PLIES = 200  # a random game of chess is cut here


class OpenSpielGame(Subject):
    """A game of OpenSpiel, driven from Python as its users do."""

    driven = "python loop, C++ rules"

    def __init__(self, pyspiel: Any, name: str) -> None:
        self.game = pyspiel.load_game(name)
        self.random = Random(1)

    def playout(self) -> int:
        return self._play(sys.maxsize)[1]

    def copies(self) -> Sequence[Callable[[], object]]:
        length = self.playout()
        return [self._play(length * place // POSITIONS)[0].clone for place in range(POSITIONS)]

    def _play(self, limit: int) -> tuple[Any, int]:
        random = self.random
        state = self.game.new_initial_state()
        decisions = 0
        while decisions < limit and not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return state, decisions


class Chess(Subject):
    """Chess of python-chess."""

    driven = "python loop, python rules"

    def __init__(self, chess: Any) -> None:
        self.board = chess.Board
        self.random = Random(1)

    def playout(self) -> int:
        return self._play(PLIES)[1]

    def copies(self) -> Sequence[Callable[[], object]]:
        boards = [self._play(PLIES * place // POSITIONS)[0] for place in range(POSITIONS)]
        return [partial(board.copy, stack=False) for board in boards]

    def _play(self, limit: int) -> tuple[Any, int]:
        random = self.random
        board = self.board()
        plies = 0
        while plies < limit:
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(random.choice(moves))
            plies += 1
        return board, plies


def installed() -> dict[str, Subject]:
    """The games of those projects that are installed (the extra `bench`)."""
    subjects: dict[str, Subject] = {}
    if pyspiel := _module("pyspiel"):
        subjects |= {name: OpenSpielGame(pyspiel, name) for name in OPEN_SPIEL}
    if chess := _module("chess"):
        subjects["chess"] = Chess(chess)
    return subjects


def _module(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError:
        return None


if __name__ == "__main__":
    serve(PEER, installed())
