"""The log of a server words what happened as the terminal does: by who answered and what went before."""

from __future__ import annotations

import pytest
from test_secrecy import room_of

import ristal
from ristal.host.live_match import BOT, PERSON
from ristal.host.presentation.presenter import Presenter
from ristal.host.storage.rows import Answered, Row
from ristal.host.storage.store import Player
from ristal.match import Match, Viewer
from ristal.match.log import Line
from ristal.match.projection import Projector

POSITION = """
board = "marmoreal"
heroes = ["king-arthur", "medusa"]
to_move = 0
spaces = { king-arthur = "m15", medusa = "m09", harpy-1 = "m31" }
"""
BOOST_LOST = ('hands = [["skirmish", "prophecy"], ["feint"]]', ("skirmish", "prophecy", "feint"))
NO_CARD = ('hands = [["skirmish"], []]', ("skirmish", "medusa", "m14"))
SAID = {
    BOOST_LOST: ["Эффекты карты «Стычка» отменены, и усиление атаки пропадает."],
    NO_CARD: ["Карты открыты: «Стычка» — без защиты.", "▲ Король Артур передвигает Медузу: m09 → m14."],
}


HOUSEKEEPING = {"action-taken", "card-laid", "combat-ended", "combat-cards-discarded", "defence-declined"}


def begun(hands: str) -> Match:
    match = ristal.position("unmatched", POSITION + hands)
    for answer in ("attack", "king-arthur medusa"):
        match.play(answer)
    return match


both_ways = pytest.mark.parametrize(("fought", "said"), SAID.items(), ids=["boost-lost", "no-card"])


@both_ways
def test_a_move_is_worded_by_its_moment(fought: tuple[str, tuple[str, ...]], said: list[str]) -> None:
    match = begun(fought[0])
    live = room_of(match.game, match)
    lines: list[str] = []
    for number, answer in enumerate(fought[1]):
        seat = match.pending[0].seat
        change = Answered(answers=[answer], moves=live.play(seat, [answer]), question="q")
        row = Row(number, seat, "message", 0.0, change)
        lines += [line.text for line in Presenter(live).move(row, None, "ru").log]
    assert [line for line in lines if line in said] == said


@both_ways
def test_so_is_a_replay(fought: tuple[str, tuple[str, ...]], said: list[str]) -> None:
    match = begun(fought[0])
    for answer in fought[1]:
        match.play(answer)
    lines = [line.text for frame in Projector(match, Viewer(0), "ru").timeline() for line in frame.log]
    assert [line for line in lines if line in said] == said


def test_damage_is_told_with_its_cause() -> None:
    match = begun('hands = [["skirmish"], ["feint"]]')
    for answer in ("skirmish", "feint"):
        match.play(answer)
    frames = [frame.log for frame in Projector(match, Viewer(0), "ru").timeline()]
    lines = [line for log in frames for line in log]
    said = [line.text for line in lines if line.event in ("attack-declared", "cards-revealed", "damage-taken")]
    assert said == [
        "Король Артур атакует Медузу.",
        "Карты открыты: «Стычка» — «Уловка».",
        "4 против 2: Медуза теряет 2, осталось 14.",
    ]
    assert not {line.event for line in lines} & HOUSEKEEPING


def test_an_attack_without_damage_has_its_sum_and_damage_of_an_effect_has_its_card() -> None:
    position = POSITION.replace("king-arthur", "medusa").replace('"medusa", "medusa"', '"medusa", "king-arthur"')
    position = position.replace('medusa = "m09"', 'king-arthur = "m14"')
    match = ristal.position("unmatched", position + 'hands = [["gaze-of-stone"], []]')
    for answer in ("attack", "medusa king-arthur", "gaze-of-stone"):
        match.play(answer)
    assert [line.text for line in _log(match) if line.event in ("damage-taken", "combat-decided")] == [
        "2 против 0: Король Артур теряет 2, осталось 16.",
        "«Убийственный взор»: Король Артур теряет 8, осталось 8.",
    ]
    match = begun('hands = [["feint"], ["dash"]]')
    for answer in ("feint", "dash"):
        match.play(answer)
    assert [line.text for line in _log(match) if line.event in ("damage-taken", "combat-decided")] == [
        "2 против 3 — урона нет, атака отбита."
    ]


def test_who_has_no_name_in_the_game_yet_is_called_by_who_sits_there() -> None:
    match = ristal.new("ninedice", seed=1, start="draft")
    live = room_of(match.game, match)
    live.players = [Player(PERSON, ""), Player(BOT, "", bot="beginner")]
    assert Presenter(live).state(0, "ru").players == ["▲ Вы", "▬ начинающий"]
    assert Presenter(live).state(None, "ru").players == ["▲ Игрок 1", "▬ начинающий"]
    live = room_of(match.game, ristal.new("ninedice", seed=1))
    assert Presenter(live).state(0, "ru").players[0] not in ("▲ Вы", "▲ Игрок 1")


def test_the_first_hands_are_not_told_card_by_card() -> None:
    log = _log(ristal.new("unmatched", seed=1, heroes=["king-arthur", "medusa"]))
    assert [line.event for line in log] == ["match-begun", "fighter-placed"]


def _log(match: Match) -> list[Line]:
    return [line for frame in Projector(match, Viewer(0), "ru").timeline() for line in frame.log]


def test_the_cause_may_lie_in_a_move_before() -> None:
    position = POSITION.replace("to_move = 0", "to_move = 1") + 'hands = [["skirmish"], ["a-momentary-glance"]]'
    match = ristal.position("unmatched", position)
    for answer in ("scheme", "a-momentary-glance", "king-arthur"):
        match.play(answer)
    said = [line.text for frame in Projector(match, Viewer(0), "ru").timeline() for line in frame.log]
    assert [line for line in said if line.startswith("«Мимолётный взгляд»: Король Артур теряет 2")]
