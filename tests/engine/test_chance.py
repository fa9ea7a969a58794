"""Chance: fair, fast and scripted, all on record."""

from __future__ import annotations

import pytest

from ristal.engine.chance import Chance, FairChance, FastChance, ScriptedChance, read_chance
from ristal.engine.errors import BadSave, ScriptEnded

SOURCES = [FairChance("seed"), FastChance(12345), FastChance(0)]


@pytest.mark.parametrize("source", SOURCES, ids=["fair", "fast", "fast-zero"])
def test_every_face_is_equally_likely(source: Chance) -> None:
    """Chi-square with 5 degrees of freedom: 30.9 is passed once in a hundred thousand, and the seed is fixed."""
    source = source.copy()
    rolls = 60_000
    counts = [0] * 6
    for _ in range(rolls):
        counts[source.roll() - 1] += 1
    assert sum((count - rolls / 6) ** 2 / (rolls / 6) for count in counts) < 30.9


@pytest.mark.parametrize("source", SOURCES, ids=["fair", "fast", "fast-zero"])
def test_every_order_is_equally_likely(source: Chance) -> None:
    source = source.copy()
    orders: dict[tuple[int, ...], int] = {}
    for _ in range(24_000):
        items = [1, 2, 3, 4]
        source.shuffle(items)
        orders[tuple(items)] = orders.get(tuple(items), 0) + 1
    assert len(orders) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 66  # 23 degrees, one in a hundred thousand


def test_neighbouring_keys_do_not_walk_in_step() -> None:
    """Search and lab count their seeds up, so the first draws of neighbours must look unrelated."""
    pairs = [0] * 36
    for key in range(36_000):
        pairs[FastChance(key).draw(6) * 6 + FastChance(key + 1).draw(6)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in pairs) < 85  # 35 degrees, one in a hundred thousand


@pytest.mark.parametrize(
    "source", [*SOURCES, ScriptedChance([3, 1, 4, 1, 5])], ids=lambda source: type(source).__name__
)
def test_a_copy_and_a_saved_source_go_on_alike(source: Chance) -> None:
    source = source.copy()
    source.draw(6)
    twins = [source.copy(), read_chance(source.write())]
    expected = [source.draw(6) for _ in range(4)]
    for twin in twins:
        assert [twin.draw(6) for _ in range(4)] == expected


def test_outcomes_on_record_are_a_script_of_the_same() -> None:
    source = FastChance(99)
    source.outcomes = []
    items = list(range(10))
    source.shuffle(items)
    roll = source.roll(20)
    script = ScriptedChance(source.outcomes)
    again = list(range(10))
    script.shuffle(again)
    assert again == items
    assert script.roll(20) == roll


def test_a_script_that_ends_or_does_not_fit_says_what_is_wanted() -> None:
    with pytest.raises(ScriptEnded, match="has ended; one from 0 to 5 is wanted"):
        ScriptedChance([]).roll()
    with pytest.raises(ScriptEnded, match="Outcome 1 of the script is 6; one from 0 to 5"):
        ScriptedChance([6]).roll()


def test_a_damaged_source_is_refused() -> None:
    for data in (
        None,
        ["dice"],
        ["fair", 1, 2],
        ["scripted", ["x"], 0],
        ["hand", ["hand", ["fair", "x", 0]]],
        ["fair", "x", True],
        ["fast", 1, -1],
    ):
        with pytest.raises(BadSave, match="chance"):
            read_chance(data)


def test_a_known_seed_gives_known_outcomes() -> None:
    """Records and published seeds rely on it: the fair source never changes."""
    fair = FairChance("ristal 7")
    assert [fair.draw(100) for _ in range(5)] == [64, 44, 88, 78, 30]
    fast = FastChance(7)
    assert [fast.draw(100) for _ in range(5)] == [86, 64, 41, 57, 37]
