"""Observations: always so many numbers, and nothing in them that the view of the seat does not tell."""

from __future__ import annotations

import json
import os
from array import array
from pathlib import Path
from typing import ClassVar, TypedDict

import pytest

from ristal.adapters.encoding import Bag, BySeat, Feature, Hashed, Number, OneOf, Owned, Piles, Record, Row, Seat
from ristal.adapters.scribe import Scribe
from ristal.adapters.segments import FLOAT
from ristal.adapters.setting import Setting, seeded
from ristal.engine.chance import FastChance
from ristal.engine.errors import IllegalAnswer
from ristal.engine.game import Game
from ristal.engine.table import Table
from ristal.games import game_ids, load_game

Options = dict[str, object]
PAGE = Path(__file__).parents[2] / "docs" / "research" / "observations.md"
GAMES, STRIDE = 2, 11


def encoded(setting: Setting, view: dict[str, object]) -> list[float]:
    """A view by the declared encoding."""
    row = array("f", bytes(FLOAT * setting.observation.size))
    setting.observation.write(view, row)
    return row.tolist()


def written(setting: Setting, table: Table, seat: int) -> list[float]:
    """The same straight from the table."""
    row = array("f")
    row.frombytes(setting.row(table, seat))
    return row.tolist()


def positions(setting: Setting, stride: int = STRIDE) -> list[Table]:
    """Tables at every so many questions of random games, and at their ends."""
    found = []
    for seed in range(GAMES):
        table, chance, move = setting.new_table(seeded(seed)), FastChance(seed), 0
        while not table.is_over():
            if move % stride == 0:
                found.append(table.copy())
            seat = table.first_asked()
            legal = table.legal(seat)
            table.answer(seat, legal[chance.draw(len(legal))])
            move += 1
        found.append(table)
    return found


def test_an_observation_tells_what_the_view_tells_and_no_more(real_game: Game, options: Options) -> None:
    """Tables that a seat cannot tell apart are the same numbers to it, and the numbers follow from the plain data."""
    setting = Setting(real_game, options)
    told, rows = set(), set()
    for table in positions(setting):
        for seat in range(setting.seats):
            view = table.view(seat)
            row = encoded(setting, view)
            assert min(row) >= -1.0
            assert max(row) == 1.0
            assert row == encoded(setting, json.loads(json.dumps(view)))
            assert row == written(setting, table.redeal(seat, FastChance(seat + 5)), seat)
            told.add(json.dumps({**view, "legal": None, "result": None}))
            rows.add(tuple(row))
    assert len(rows) > len(told) * 0.95  # what is left out or cut off is little


def test_what_is_written_from_the_table_is_the_encoding_of_the_view(real_game: Game, options: Options) -> None:
    """A scribe sees the table, so it is held to what the declared encoding makes of the view."""
    setting = Setting(real_game, options)
    assert setting.observation.is_written
    for table in positions(setting, stride=2):
        for seat in range(setting.seats):
            assert _name_differences(setting, written(setting, table, seat), encoded(setting, table.view(seat))) == []


def _name_differences(setting: Setting, row: list[float], wanted: list[float]) -> list[str]:
    """The parts of the view in which two rows differ."""
    assert len(row) == len(wanted)
    places = setting.observation.places()
    return [name for name, at, size, _ in places if row[at : at + size] != wanted[at : at + size]]


class Beginner(Scribe):
    """Knows only what all games have in common."""

    PARTS: ClassVar[tuple[str, ...]] = ()

    def __init__(self, game: Game, seats: int, features: dict[str, Feature]) -> None:
        super().__init__(seats, features, game.questions)

    def write_own(self, table: Table, viewer: int, parts: list[bytes]) -> None:
        pass


class Astray(Beginner):
    """Knows a part that does not come first."""

    PARTS: ClassVar[tuple[str, ...]] = ("field",)


@pytest.mark.parametrize(("scribe", "is_written"), [(Beginner, True), (Astray, False)])
def test_what_a_scribe_does_not_know_is_encoded_from_the_view(
    monkeypatch: pytest.MonkeyPatch, scribe: type[Scribe], is_written: bool
) -> None:
    """A view that grows makes its row slower until the scribe follows, and never wrong."""
    monkeypatch.setattr("ristal.adapters.observations.vstrechny.SCRIBE", scribe)
    setting = Setting("vstrechny", {})
    assert setting.observation.is_written == is_written
    for table in positions(setting):
        assert written(setting, table, 1) == encoded(setting, table.view(1))


def test_every_legal_answer_has_a_number(real_game: Game, options: Options) -> None:
    setting = Setting(real_game, options)
    assert len(setting.numbers) == len(setting.answers)
    for table in positions(setting, stride=1):
        for seat in table.asked():
            legal = setting.legal(table, seat)
            assert legal == sorted(set(legal))
            mask = setting.mask(table.legal(seat))
            assert [number for number, is_legal in enumerate(mask) if is_legal] == legal
            assert setting.answer(table, seat, legal[0]).text == setting.answers[legal[0]]


def test_an_illegal_action_is_named() -> None:
    setting = Setting("vstrechny", {})
    table = setting.new_table(seeded(1))
    seat = table.first_asked()
    wrong = next(number for number in range(len(setting.answers)) if number not in setting.legal(table, seat))
    with pytest.raises(IllegalAnswer, match=setting.answers[wrong]):
        setting.answer(table, seat, wrong)


def test_rewards_add_up_to_nothing(real_game: Game, options: Options) -> None:
    setting = Setting(real_game, options)
    table = positions(setting)[-1]
    rewards = [setting.reward(table, seat) for seat in range(setting.seats)]
    assert sum(rewards) == pytest.approx(0.0)
    assert all(-1.0 <= reward <= 1.0 for reward in rewards)


def test_places_follow_one_another_without_gaps(real_game: Game, options: Options) -> None:
    observation = Setting(real_game, options).observation
    end = 0
    for _, start, size, meaning in observation.places():
        assert start == end
        assert meaning
        end = start + size
    assert end == observation.size


def page() -> str:
    """The page that says what each number means."""
    lines = [
        "# What the numbers of an observation mean",
        "",
        "Generated from the declarations in `ristal.adapters.observations`, which fail when a view has a part that",
        "they do not name. Default options; `Setting(game, options).observation.places()` gives the same for others.",
        "Numbers lie from -1 to 1, what is larger is cut off, what is not there is 0. Lists by seat begin with the",
        "viewer.",
    ]
    for game in game_ids():
        for seats in load_game(game).seats:
            observation = Setting(game, {"seats": seats}).observation
            lines += ["", f"## {game}, {seats} seats: {observation.size} numbers", ""]
            lines += ["| from | numbers | part of the view | meaning |", "|---:|---:|---|---|"]
            lines += [f"| {at} | {size} | `{name}` | {meaning} |" for name, at, size, meaning in observation.places()]
            lines += ["", "Left out: " + "; ".join(f"`{n}` ({why})" for n, why in observation.left_out.items()) + "."]
    return "\n".join(lines) + "\n"


def test_the_page_says_what_the_numbers_mean() -> None:
    if os.environ.get("RISTAL_REGOLD"):
        PAGE.write_text(page(), "utf-8")
    assert PAGE.read_text("utf-8") == page()


# The parts


class Thing(TypedDict):
    seat: int
    name: str | None


def numbers(feature: object, value: object, viewer: int = 0) -> list[float]:
    out = [0.0] * feature.size  # type: ignore[attr-defined]
    feature.write(value, out, 0, viewer)  # type: ignore[attr-defined]
    return out


def test_numbers_are_cut_off_at_one() -> None:
    assert [numbers(Number(4), value) for value in (None, 1, 9, -9)] == [[0.0], [0.25], [1.0], [-1.0]]


def test_seats_count_from_the_viewer() -> None:
    assert numbers(Seat(3), 0, viewer=1) == [0.0, 0.0, 1.0]
    assert numbers(BySeat(Number(4), 3), [1, 2, 3], viewer=1) == [0.5, 0.75, 0.25]


def test_things_of_a_seat_lie_in_its_places() -> None:
    owned = Owned(Record(Thing, ("name",), seat=Seat(2)), seats=2, each=2)
    assert numbers(owned, [{"seat": 1}, {"seat": 1}, {"seat": 1}], viewer=0) == [0.0] * 6 + [1.0, 0.0, 1.0] * 2


def test_a_bag_counts_what_is_hidden() -> None:
    assert numbers(Bag(("a", "b"), copies=2, most=4), ["b", None, "b"]) == [0.0, 1.0, 0.25, 0.75]


def test_piles_of_the_viewer_come_first() -> None:
    bag = Bag(("a",), copies=1, most=2)
    piles = Piles(2, {"hand": bag}, {"deck": bag})
    assert numbers(piles, {"deck": [None], "hand-0": [], "hand-1": ["a"]}, viewer=1) == [
        0,
        0.5,
        0.5,
        1,
        0,
        0.5,
        0,
        0,
        0,
    ]


def test_a_row_keeps_the_first_or_the_last() -> None:
    assert numbers(Row(Number(4), 2), [1, 2, 3]) == [0.25, 0.5]
    assert numbers(Row(Number(4), 2, last=True), [1, 2, 3]) == [0.5, 0.75]


def test_hashing_tells_values_and_paths_apart() -> None:
    details = [{"left": 1}, {"left": 2}, {"most": 1}, {"dice": ["red", "blue"]}]
    assert len({tuple(numbers(Hashed(64), detail)) for detail in details}) == len(details)
    assert sum(numbers(Hashed(64), details[-1])) == 2.0


def test_a_record_names_what_it_does_not_encode() -> None:
    with pytest.raises(TypeError, match="Thing: name must be encoded"):
        Record(Thing, seat=Seat(2))
    assert numbers(Record(Thing, seat=Seat(2), name=OneOf(("x", "y"))), {"seat": 1, "name": "y"}) == [1, 0, 1, 0, 1]
