"""Saves and records are foreign: what they say is played again, and whatever differs is refused with its place."""

from __future__ import annotations

import json
import pickle
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import pytest

import ristal
from ristal.bots import make_bot
from ristal.engine.chance import FastChance, HandChance
from ristal.engine.errors import BadOption, BadPosition, BadSave, MalformedAnswer, NotAsked, ReplayDiffers, RistalError
from ristal.engine.record import checked_table, state_hash, write_table
from ristal.games import game_ids
from ristal.match import Match, begin
from ristal.match.setup import chance_of
from ristal.text import LANGUAGES, translator
from toy import ToyGame

Change = Callable[[dict[str, Any]], object]


def played(game: str, moves: int, seed: int = 0, **options: object) -> Match:
    match = ristal.new(game, seed=seed, **options)
    chance = FastChance(seed)
    for _ in range(moves):
        if match.over:
            break
        seat = match.table.first_asked()
        legal = match.legal(seat)
        match.play(legal[chance.draw(len(legal))], seat)
    return match


def changed(text: str, change: Change) -> str:
    data = json.loads(text)
    change(data)
    return json.dumps(data)


SAVES: list[tuple[str, Change, str]] = [
    ("unmatched", lambda d: d["state"]["fields"]["health"].__setitem__(0, 9999), "state.fields.health[0]"),
    ("unmatched", lambda d: d["state"]["fields"].update(space=[0] * 3), "state.fields.space"),
    ("vstrechny", lambda d: d["state"]["fields"]["zones"]["reserve-0"][0].append(0), "state.fields.zones.reserve-0[0]"),
    ("vstrechny", lambda d: d["options"].update(armies=["west", "north"]), "start.chance"),
    ("demons", lambda d: d["past"]["moves"][2]["events"].append({}), "moves[2].events"),
    ("boets", lambda d: d["past"]["moves"].pop(), "state"),
    ("boets", lambda d: d["past"]["start"].update(chance="x"), "past.start.chance"),
    ("ninedice", lambda d: d["state"]["stack"][-1].append(1), "state.stack"),
    ("ninedice", lambda d: d.update(sitters=[1]), "sitters"),
    ("ninedice", lambda d: d.update(extra=[1]), "extra"),
    ("ninedice", lambda d: d.pop("past"), "past"),
]


@pytest.mark.parametrize(("game", "change", "place"), SAVES)
def test_a_save_that_says_something_else_than_its_moves_is_refused(game: str, change: Change, place: str) -> None:
    with pytest.raises(RistalError) as refused:
        ristal.load(changed(played(game, 20).save(), change))
    assert place in str(refused.value)
    for language in LANGUAGES:
        assert place in translator(language).error(refused.value)


def bare_state(match: Match, change: Change) -> str:
    """A save whose past begins with the state itself, so that nothing proves it."""
    data = json.loads(match.redeal(0, 1).save())
    change(data["state"])
    data["past"]["start"]["state"] = data["state"]
    return json.dumps(data)


def fields(**values: Any) -> Change:
    return lambda state: state["fields"].update(values)


STATES: list[tuple[str, dict[str, object], Change, str]] = [
    ("unmatched", {"seats": 3}, fields(out_at=[1, 1, 1]), "state.fields.out_at"),
    ("unmatched", {"heroes": ["genie", "bigfoot"]}, fields(health=[99] * 4), "state.fields.health"),
    ("unmatched", {}, lambda s: s["fields"]["space"].__setitem__(0, s["fields"]["space"][1]), "share a space"),
    ("unmatched", {}, fields(actions=True), "state.fields.actions"),
    ("unmatched", {}, fields(turns=[1.0, 2]), "state.fields.turns[0]"),
    ("unmatched", {}, fields(board="nowhere"), "state.fields.board"),
    ("demons", {}, fields(goal=10**12), "state.fields.goal"),
    ("demons", {}, lambda s: s["fields"]["zones"]["deck"].__setitem__(0, []), "move cards"),
    ("demons", {}, lambda s: s["stack"].pop(0), "state.stack"),
    ("demons", {}, lambda s: s["stack"].append(["Nonsense", 0]), "state.stack"),
    ("boets", {}, lambda s: s["fields"]["dice"].__setitem__(37, 2147483647), "state.fields.dice[37]"),
    ("boets", {}, fields(skips=[0, 1]), "state.fields.skips[0]"),
    ("boets", {}, lambda s: s["fields"]["effects"].update(frames=[[0, "x", "", 0, {}]]), "effects.frames[0][1]"),
    ("ninedice", {}, lambda s: s["stack"][-1].__setitem__(1, 7), "state.stack"),
    ("vstrechny", {}, fields(armies=["south", "south"]), "state.fields"),
    ("vstrechny", {"armies": ["south", "north"]}, fields(armies=["west", "north"]), "state.fields"),
]


@pytest.mark.parametrize(("name", "chosen", "change", "place"), STATES)
def test_a_state_that_nothing_proves_is_looked_at(
    name: str, chosen: dict[str, object], change: Change, place: str
) -> None:
    match = played(name, 12, **chosen)
    ristal.load(bare_state(match, lambda _: None))
    with pytest.raises(BadSave) as refused:
        ristal.load(bare_state(match, change))
    assert place in str(refused.value)


@pytest.mark.parametrize("game", game_ids())
def test_every_state_of_a_game_has_the_shape_that_it_says(game: str) -> None:
    match = played(game, 1000, 3)
    for number in range(0, match.number + 1, 5):
        table = match.at(number).table
        data = json.loads(json.dumps(write_table(table)))
        assert state_hash(checked_table(match.game, data, table.seats, match.options)) == state_hash(table)


RECORDS: list[tuple[str, Change]] = [
    ("result", lambda d: d["result"].update(how="equal")),
    ("result", lambda d: d.update(result=None)),
    ("moves[1].events", lambda d: d["moves"][1]["events"].pop()),
    ("moves[0].sees", lambda d: d["moves"][0].update(sees=1)),
    ("moves[3].chance", lambda d: d["moves"][3]["chance"].append(0)),
    ("start.chance", lambda d: d["start"]["chance"].append(0)),
    ("opening", lambda d: d["opening"].pop()),
    ("result", lambda d: d["moves"].pop()),
    ("moves[", lambda d: d["moves"].insert(4, d["moves"][4])),
    ("moves[2]", lambda d: d["moves"].pop(2)),
    ("moves[5].hash", lambda d: d["moves"][5].update(hash="0" * 16)),
    ("moves[0].seat", lambda d: d["moves"][0].update(seat="0")),
    ("moves[0].chance", lambda d: d["moves"][0].update(chance=[None])),
]


@pytest.mark.parametrize(("place", "change"), RECORDS)
def test_a_record_proves_what_it_says(place: str, change: Change) -> None:
    record = played("vstrechny", 1000, 2).record()
    assert ristal.replay(record).record() == record
    with pytest.raises((ReplayDiffers, BadSave)) as refused:
        ristal.replay(changed(record, change))
    assert place in str(refused.value)


POSITION = """
board = "marmoreal"
heroes = ["alice", "medusa"]
to_move = 0
spaces = { alice = "m15", medusa = "m17" }
"""


@pytest.mark.parametrize(
    ("game", "text", "place"),
    [
        ("unmatched", POSITION + 'sizes = ["big"]', "sizes"),
        ("unmatched", POSITION + 'sizes = ["none", "none"]', "sizes[0]"),
        ("unmatched", POSITION + 'sizes = ["big", "small"]', "sizes[1]"),
        ("unmatched", POSITION + "sizes = [1, 2]", "sizes[0]"),
        ("unmatched", POSITION + "turns = [1]", "turns"),
        ("unmatched", POSITION + 'turns = ["x", 1]', "turns[0]"),
        ("unmatched", POSITION.replace('"medusa"]', '"random"]'), "heroes[1]"),
        ("demons", 'phase = "start"\nlaid = ["dodge", "dodge"]', "laid"),
        ("demons", "goal = 4", "goal"),
        (
            "vstrechny",
            'armies = ["south", "north"]\nto_move = 0\nvariant = "more-strategy"\n'
            'field = """\n. . .\n. . .\n. . .\n. . ."""\nhand = [["saqlab", "saqlab", "sarbaz"], []]',
            "3 cards apart",
        ),
    ],
)
def test_a_position_that_cannot_arise_is_refused(game: str, text: str, place: str) -> None:
    with pytest.raises(BadPosition) as refused:
        ristal.position(game, text)
    assert place in str(refused.value)


def test_alice_is_never_without_a_size() -> None:
    assert ristal.position("unmatched", POSITION).view(None)["sizes"] == ["big", "none"]


def test_a_position_goes_on_record_as_it_was_written() -> None:
    match = ristal.position("unmatched", POSITION, seed=3)
    match.play(match.legal(0)[0], 0)
    assert ristal.replay(match.record()).record() == match.record()
    assert ristal.load(match.save()).save() == match.save()


def misuses(match: Match) -> list[tuple[type[RistalError], Callable[[], object]]]:
    return [
        (MalformedAnswer, lambda: match.why("", 0)),
        (MalformedAnswer, lambda: match.why("x" * 1001, 0)),
        (MalformedAnswer, lambda: match.play(5, 0)),  # type: ignore[arg-type]
        (NotAsked, lambda: match.events(-1)),
        (NotAsked, lambda: match.history(99)),
        (NotAsked, lambda: match.at(-1)),
        (NotAsked, lambda: match.legal("0")),  # type: ignore[arg-type]
        (BadOption, lambda: match.pending[0].prompt("xx")),
        (BadOption, lambda: match.why("x", 0, "xx")),
    ]


@pytest.mark.parametrize("game", game_ids())
def test_misuse_is_told_in_both_languages_and_changes_nothing(game: str) -> None:
    match = played(game, 3)
    before = match.save()
    for error, misuse in misuses(match):
        with pytest.raises(error) as met:
            misuse()
        for language in LANGUAGES:
            assert translator(language, match.game).error(met.value)
    assert match.save() == before


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("forgets", [False, True])
def test_a_match_is_pickled_with_and_without_its_past(game: str, forgets: bool) -> None:
    match = played(game, 20)
    if forgets:
        match.forget()
    again = pickle.loads(pickle.dumps(match))
    assert again.save() == match.save()
    assert again.game is match.game
    for both in (match, again):
        seat = both.table.first_asked()
        both.play(both.legal(seat)[0], seat)
    assert again.save() == match.save()


def test_a_move_that_waits_for_a_die_is_pickled_too() -> None:
    match = begin(ristal.new("boets", seed=1).game, {}, HandChance(chance_of(1), []))
    while match.roll is not None:
        match.throw(2)
    chance = FastChance(1)
    while match.roll is None:
        seat = match.table.first_asked()
        legal = match.legal(seat)
        match.play(legal[chance.draw(len(legal))], seat)
    again = pickle.loads(pickle.dumps(match))
    assert again.roll is not None
    for both in (match, again):
        both.throw(4)
    assert again.save() == match.save()


@pytest.mark.parametrize("name", ["ismcts:nans", "ismcts:infs", "ismcts:-1s", "ismcts:1e9s", "ismcts:0"])
def test_a_bot_that_would_think_for_ever_is_refused(name: str) -> None:
    with pytest.raises(BadOption):
        make_bot(name)


def test_a_forgotten_past_still_proves_the_save_and_gives_no_record() -> None:
    match = played("vstrechny", 20)
    match.forget()
    text = match.save()
    assert ristal.load(text).save() == text
    with pytest.raises(NotAsked, match="kept elsewhere"):
        match.record()
    with pytest.raises(ReplayDiffers):
        ristal.load(changed(text, lambda d: d["past"]["script"].pop()))


def interrupted(match: Match, lines: int) -> bool:
    """Whether an answer was interrupted after so many lines of the match package."""
    left = lines

    def trace(frame: FrameType, event: str, _: object) -> Any:
        nonlocal left
        if "ristal/match/" not in frame.f_code.co_filename:
            return None
        if event == "line":
            left -= 1
            if left == 0:
                raise KeyboardInterrupt
        return trace

    seat = match.table.first_asked()
    answer = match.legal(seat)[0]
    sys.settrace(trace)
    try:
        match.play(answer, seat)
    except KeyboardInterrupt:
        return True
    finally:
        sys.settrace(None)
    return False


def test_table_and_record_are_never_a_move_apart() -> None:
    lines = 1
    while True:
        match = played("vstrechny", 33)
        stopped = interrupted(match, lines)
        assert match.moves[-1].hash == state_hash(match.table)
        assert match.number in ((33, 34) if stopped else (34,))
        if not stopped:
            break
        lines += 1
    assert lines > 30


class OldToy(ToyGame):
    """Version 1 counted its rounds under another name."""

    def __init__(self) -> None:
        super().__init__()
        self.version = 2
        self.reads = (1,)

    def migrate(self, state: Any, version: int) -> Any:
        assert version == 1
        state["fields"]["round"] = state["fields"].pop("turn")
        return state


def old_save(monkeypatch: pytest.MonkeyPatch, game: ToyGame) -> tuple[Match, str]:
    match = ristal.new(ToyGame(), seed=1)
    for seat in (0, 1):
        match.play(match.legal(seat)[0], seat)
    monkeypatch.setattr("ristal.match.storage.load_written", lambda *_: game)
    data = json.loads(match.save())
    data["state"]["fields"]["turn"] = data["state"]["fields"].pop("round")
    return match, json.dumps(data)


def test_a_save_of_an_older_version_is_migrated_and_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    match, text = old_save(monkeypatch, OldToy())
    loaded = ristal.load(text)
    assert state_hash(loaded.table) == state_hash(match.table)
    assert loaded.number == 0
    again = ristal.load(loaded.save())
    while not again.over:
        seat = again.table.first_asked()
        again.play(again.legal(seat)[0], seat)
    with pytest.raises(BadSave, match="version 1"):
        ristal.replay(match.record())


def test_a_version_that_nobody_reads_or_a_state_that_cannot_be_migrated_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = OldToy()
    _, text = old_save(monkeypatch, game)
    with pytest.raises(BadSave, match="state"):
        ristal.load(changed(text, lambda d: d["state"]["fields"].pop("turn")))
    game.reads = ()
    with pytest.raises(BadSave, match="version"):
        ristal.load(text)
