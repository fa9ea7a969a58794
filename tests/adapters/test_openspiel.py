"""OpenSpiel's own test on every game with every number of seats, and what an information state may tell."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

pyspiel: Any = pytest.importorskip("pyspiel", reason="the extra openspiel is not installed")

import numpy as np
from foreign import every_seating
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from ristal.adapters.openspiel import RistalBot, name_game
from ristal.engine.chance import Chance
from ristal.games import game_ids, load_game
from ristal.match.setup import begin

TOGETHER = {"demons", "ninedice"}


def load(game_id: str, **parameters: object) -> Any:
    return pyspiel.load_game(name_game(game_id), parameters)


def walk(state: Any, random: Random, look: Callable[[Any], object] = id) -> None:
    """Play at random to the end; `look` sees every state at which somebody decides."""
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(random.choice(state.chance_outcomes())[0])
            continue
        look(state)
        if state.is_simultaneous_node():
            players = range(state.num_players())
            state.apply_actions([random.choice(state.legal_actions(player) or [0]) for player in players])
        else:
            state.apply_action(random.choice(state.legal_actions()))


@every_seating
def test_random_sim_test(game_id: str, seats: int) -> None:
    pyspiel.random_sim_test(load(game_id, players=seats), num_sims=1, serialize=seats == 2, verbose=False)


@pytest.mark.parametrize("game_id", game_ids())
def test_nodes_are_of_the_kinds_that_the_game_has(game_id: str) -> None:
    kinds = set()
    game = load(game_id)
    for seed in range(3):
        walk(game.new_initial_state(), Random(seed), lambda state: kinds.add(state.is_simultaneous_node()))
    assert (True in kinds) == (game_id in TOGETHER)
    dynamics = pyspiel.GameType.Dynamics
    assert game.get_type().dynamics == (dynamics.SIMULTANEOUS if game_id in TOGETHER else dynamics.SEQUENTIAL)


@pytest.mark.parametrize(
    ("draft", "kind"), [("deal", "SEQUENTIAL"), ("pick", "SEQUENTIAL"), ("secret", "SIMULTANEOUS")]
)
@pytest.mark.parametrize("game_id", ["unmatched", "vstrechny"])
def test_only_a_draft_in_secret_is_simultaneous(game_id: str, draft: str, kind: str) -> None:
    assert load(game_id, draft=draft).get_type().dynamics == pyspiel.GameType.Dynamics.__members__[kind]


@pytest.mark.parametrize("game_id", sorted(TOGETHER))
def test_simultaneous_games_can_be_had_in_turns(game_id: str) -> None:
    pyspiel.random_sim_test(pyspiel.convert_to_turn_based(load(game_id)), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game_id", game_ids())
def test_chance_nodes_are_the_draws_of_a_match(game_id: str) -> None:
    """The same answers and the same outcomes bring a match of ours to the same table."""
    state, outcomes, answers = load(game_id).new_initial_state(), [], []
    random = Random(2)
    while not state.is_terminal() and (len(answers) < 120 or state.is_chance_node()):
        if state.is_chance_node():
            outcomes.append(random.choice(state.chance_outcomes())[0])
            state.apply_action(outcomes[-1])
        elif state.is_simultaneous_node():
            chosen = [random.choice(state.legal_actions(player)) for player in range(2)]
            answers += [(player, state.action_to_string(player, chosen[player])) for player in range(2)]
            state.apply_actions(chosen)
        else:
            player, action = state.current_player(), random.choice(state.legal_actions())
            answers.append((player, state.action_to_string(player, action)))
            state.apply_action(action)
    match = begin(load_game(game_id), {}, WithCertain(outcomes))
    for player, text in answers:
        match.play(text, player)
    assert match.table.chance.counter == len(outcomes)
    for player in range(2):
        assert state.view(player) == {key: match.view(player)[key] for key in state.view(player)}


class WithCertain(Chance):
    """Outcomes in order; what can come out one way only takes none of them."""

    def __init__(self, outcomes: list[int], counter: int = 0) -> None:
        super().__init__()
        self.script = outcomes
        self.counter = counter

    def draw(self, below: int) -> int:
        if below == 1:
            return 0
        self.counter += 1
        return self.script[self.counter - 1]

    def copy(self) -> WithCertain:
        return WithCertain(self.script, self.counter)

    def write(self) -> list[object]:
        return ["scripted", self.script, self.counter]


@every_seating
def test_a_resampled_state_looks_the_same_and_tells_nothing_new(game_id: str, seats: int) -> None:
    random, looked = Random(4), []

    def look(state: Any) -> None:
        looked.append(state.move_number())
        if len(looked) % 9:
            return
        for player in range(seats):
            twins = [state.resample_from_infostate(player, random.random) for _ in range(2)]
            for twin in twins:
                assert twin.information_state_string(player) == state.information_state_string(player)
                assert twin.observation_tensor(player) == state.observation_tensor(player)
                assert twin.current_player() == state.current_player()
            again = [state.resample_from_infostate(player, lambda: 0.25) for _ in range(2)]
            other = (player + 1) % seats
            assert again[0].information_state_string(other) == again[1].information_state_string(other)

    walk(load(game_id, players=seats).new_initial_state(), Random(seats), look)
    assert len(looked) > 9


def test_resampling_does_not_depend_on_what_is_hidden() -> None:
    """Two states that a player cannot tell apart are resampled to the same state, the others' pasts included."""
    state, random = load("boets").new_initial_state(), Random(1)
    checked = []

    def look(state: Any) -> None:
        if state.move_number() % 50 == 0:
            twin = state.resample_from_infostate(0, random.random)
            first, second = (each.resample_from_infostate(0, lambda: 0.5) for each in (state, twin))
            assert str(first) == str(second)
            assert first.information_state_string(1) == second.information_state_string(1)
            checked.append(str(twin) != str(state))

    walk(state, Random(5), look)
    assert any(checked)


def test_an_information_state_recalls_what_the_view_forgets() -> None:
    """Two ways to one view are two information states; a card that others drew is in nobody else's."""
    state = load("unmatched", heroes="medusa+sinbad", board="marmoreal", first="0").new_initial_state()
    strings = set()
    walk(state, Random(3), lambda state: strings.add(state.information_state_string(0)))
    assert len(strings) == len({text.rpartition(" ")[2] for text in strings})
    hands = [line for line in state.seen(1) if '"card-drawn"' in line]
    drawn = [line for line in state.seen(0) if '"card-drawn"' in line]
    assert len(hands) == len(drawn)
    assert hands != drawn


@pytest.mark.parametrize("game_id", game_ids())
def test_the_tensor_of_an_information_state_tells_apart_what_its_string_does(game_id: str) -> None:
    game, random = load(game_id), Random(7)
    tensors: dict[tuple[int, str], set[bytes]] = {}

    def look(state: Any) -> None:
        for player in range(2):
            twin = state.resample_from_infostate(player, random.random) if len(tensors) % 5 == 0 else state
            tensor = np.array(twin.information_state_tensor(player), np.float32)
            assert len(tensor) == game.information_state_tensor_size()
            tensors.setdefault((player, state.information_state_string(player)), set()).add(tensor.tobytes())

    for seed in range(2):
        walk(game.new_initial_state(), Random(seed), look)
    assert {len(same) for same in tensors.values()} == {1}
    assert len({(player, *same) for (player, _), same in tensors.items()}) == len(tensors) > 40


def test_the_tensor_of_an_information_state_holds_the_latest_answers_as_they_were_heard() -> None:
    """Whose answer it was is open, in demons what it was only to that seat until all are in."""
    state = load("demons").new_initial_state()
    while not state.is_simultaneous_node():
        state.apply_action(state.legal_actions()[0])
    state.apply_actions([state.legal_actions(player)[-1] for player in range(2)])
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    for player in range(2):
        observer = state.get_game().make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
        observer.set_from(state, player)
        (mine, theirs), answers = (1, 0) if player == 0 else (0, 1), observer.dict["latest"]
        assert answers[mine, :2].tolist() == [1.0, 0.0]
        assert answers[theirs, :2].tolist() == [0.0, 1.0]
        assert answers[mine, 2:].sum() == 1.0
        assert answers[theirs, 2:].sum() == 0.0
        assert not answers[2:].any()


def test_a_state_goes_through_pickle_with_its_past() -> None:
    states: list[Any] = []
    walk(load("demons", players=3).new_initial_state(), Random(6), lambda state: states.append(state.clone()))
    for state in states[::7]:
        twin = pickle.loads(pickle.dumps(state))
        assert str(twin) == str(state)
        for player in range(3):
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.information_state_tensor(player) == state.information_state_tensor(player)
            assert twin.seen(player) == state.seen(player)


def test_parameters_are_options() -> None:
    state = load("boets", fighters="nemkov+glukhov").new_initial_state()
    walk(state, Random(1))
    assert state.view(0)["fighters"] == ["nemkov", "glukhov"]


def test_the_ismcts_of_openspiel_plays_ours() -> None:
    game, random = load("vstrechny"), np.random.RandomState(1)
    theirs = ISMCTSBot(game, RandomRolloutEvaluator(1, random), 2.0, 8, random_state=random)
    bots = [theirs, RistalBot("ismcts:8", 1, seed=1)]
    state, chance = game.new_initial_state(), Random(1)
    decided = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(bots[state.current_player()].step(state))
            decided += 1
    assert decided > 10
    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])
