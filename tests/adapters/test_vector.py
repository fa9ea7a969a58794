"""Batches of matches: the same whatever the number of workers, and each as if it were played alone."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import pytest

np: Any = pytest.importorskip("numpy", reason="none of the extras of research is installed")

from ristal.adapters.setting import Setting, seeded
from ristal.adapters.vector import Batch, BatchFailed
from ristal.games import game_ids


def trace(game: str, workers: int, steps: int, **options: object) -> str:
    """A fingerprint of all that a batch shows while it plays at random."""
    random, told = np.random.default_rng(1), sha256()
    with Batch(game, 7, workers, seed=3, **options) as batch:
        for _ in range(steps):
            batch.step((random.random(batch.masks.shape) * batch.masks).argmax(1))
            for array in (batch.observations, batch.masks, batch.seats, batch.rewards, batch.ended):
                told.update(array.tobytes())
    return told.hexdigest()


def test_the_number_of_workers_changes_nothing() -> None:
    assert len({trace("vstrechny", workers, 90) for workers in (0, 1, 3)}) == 1
    assert trace("demons", 0, 40, seats=3) == trace("demons", 2, 40, seats=3)


@pytest.mark.parametrize("game", game_ids())
def test_a_table_of_a_batch_is_a_match_of_its_own(game: str) -> None:
    setting = Setting(game, {})
    batch = Batch(game, 3, seed=8)
    table, match = setting.new_table(seeded("batch", 8, 2, 0)), 0
    for _ in range(200):
        seat = table.first_asked()
        row = np.zeros(setting.observation.size, np.float32)
        setting.observation.write(table.view(seat), memoryview(row))
        assert batch.seats[2] == seat
        assert (batch.observations[2] == row).all()
        assert batch.masks[2].nonzero()[0].tolist() == setting.legal(table, seat)
        actions = [int(np.flatnonzero(mask)[-1]) for mask in batch.masks]
        table.answer(seat, setting.answer(table, seat, actions[2]))
        batch.step(actions)
        assert batch.ended[2] == table.is_over()
        if table.is_over():
            assert batch.rewards[2].tolist() == pytest.approx(
                [setting.reward(table, at) for at in range(setting.seats)]
            )
            match += 1
            table = setting.new_table(seeded("batch", 8, 2, match))


@pytest.mark.parametrize("workers", [0, 1])
def test_an_illegal_action_is_named_wherever_it_happens(workers: int) -> None:
    with (
        Batch("vstrechny", 2, workers) as batch,
        pytest.raises(Exception, match="is not legal for seat") as failure,
    ):
        batch.step(batch.masks.argmin(1))
    assert workers == 0 or failure.type is BatchFailed


def test_a_batch_has_tables() -> None:
    with pytest.raises(ValueError, match="at least one table"):
        Batch("vstrechny", 0)
