"""OpenSpiel's ISMCTS bot against ours on «Встречный бой»: each deal is played twice, with the seats exchanged.

    python docs/research/ismcts_match.py --pairs 100 --simulations 100 --ours ismcts:100

Needs the extra `openspiel`. The same arguments give the same result.
"""

from __future__ import annotations

import argparse
from math import sqrt
from multiprocessing import get_context
from random import Random
from statistics import mean, stdev
from time import perf_counter

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ChildSelectionPolicy, ISMCTSBot, ISMCTSFinalPolicyType
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from ristal.adapters.openspiel import RistalBot, name_game

GAME = name_game("vstrechny")


def play(job: tuple[int, int, int, str]) -> tuple[float, float, float]:
    """The return of OpenSpiel's bot in one game, and the seconds that each bot thought."""
    deal, seat, simulations, name = job
    game = pyspiel.load_game(GAME)
    seed = deal * 2 + seat
    theirs = ISMCTSBot(
        game=game,
        uct_c=2.0,
        max_simulations=simulations,
        evaluator=RandomRolloutEvaluator(1, np.random.RandomState(seed)),
        random_state=np.random.RandomState(seed),
        final_policy_type=ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        child_selection_policy=ChildSelectionPolicy.UCT,
    )
    resampling = Random(seed)  # the bot would resample by a generator of its own, which nobody can seed
    theirs.set_resampler(lambda state, player: state.resample_from_infostate(player, resampling.random))
    ours = RistalBot(name, 1 - seat, seed)
    chance, state, spent = Random(deal), game.new_initial_state(), [0.0, 0.0]
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])
            continue
        is_theirs = state.current_player() == seat
        start = perf_counter()
        action = (theirs if is_theirs else ours).step(state)
        spent[is_theirs] += perf_counter() - start
        state.apply_action(action)
    return state.returns()[seat], spent[True], spent[False]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--ours", default="ismcts:100")
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    jobs = [(deal, seat, given.simulations, given.ours) for deal in range(given.pairs) for seat in (0, 1)]
    with get_context("spawn").Pool(given.workers) as pool:
        games = pool.map(play, jobs, chunksize=2)
    points = [(1 + reward) / 2 for reward, _, _ in games]
    pairs = [(first + second) / 2 for first, second in zip(points[::2], points[1::2], strict=True)]
    margin = 1.96 * stdev(pairs) / sqrt(len(pairs))
    wins, losses = points.count(1.0), points.count(0.0)
    print(f"OpenSpiel ISMCTS with {given.simulations} simulations against {given.ours}: {len(points)} games")
    print(f"won {wins}, lost {losses}, drawn {len(points) - wins - losses}")
    score = mean(points)
    print(f"score {score:.3f}, 95 % interval {score - margin:.3f} to {score + margin:.3f} over pairs")
    print(f"thought per game: OpenSpiel {mean(g[1] for g in games):.2f} s, ours {mean(g[2] for g in games):.3f} s")


if __name__ == "__main__":
    main()
