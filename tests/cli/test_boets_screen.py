"""The drawn table of «Боец»."""

from __future__ import annotations

from io import StringIO

import pytest
from drawn import screen_of, shown
from terminal import plain

import ristal
from ristal.cli.tui.autosave import Autosave
from ristal.cli.tui.players import Player
from ristal.cli.tui.session import Session
from ristal.engine.chance import FastChance
from ristal.match import Match
from scale import many

POSITION = """
game = "boets"
fighters = ["kukurudzyak", "klyopikov"]
to_move = 0
phase = "technique"
ring = [{ red = [3, 3, 5] }, { yellow = [2, 2, 2] }]
health = [[9, 2], [12, 0]]
yellow = [1, 0]
hand = [["backfist", "coach", "own-judge", "swing", "swing"], ["duck", "block"]]
"""


def at_table(*answers: str) -> Match:
    match = ristal.position("boets", POSITION)
    for answer in answers:
        match.play(answer)
    return match


@pytest.mark.parametrize(
    ("language", "hand", "ability"),
    [
        (
            "ru",
            "Рука 5: К Бэкфист · К Свинг ×2 · У Тренер · – Свой судья",
            "Перед новым раундом излечите 1 повреждение.",
        ),
        ("en", "Hand 5: R Backfist · R Swing ×2 · U Coach · – Own Judge", "Before a new round, heal 1 damage."),
    ],
)
def test_a_hand_shows_its_colours_and_a_corner_its_ability(language: str, hand: str, ability: str) -> None:
    lines = plain(shown(at_table(), 0, language)).splitlines()
    assert any(line.startswith(ability) for line in lines)
    assert hand in lines


def test_health_and_the_yellow_card_are_never_cut_off() -> None:
    who = next(line for line in plain(shown(at_table(), 0)).splitlines() if line.startswith("▲"))
    assert "●●●●●●●●●○○·  ■ жёлтая карточка" in who
    assert "здоровье 9 · боль 2 · потеряно 1" in " ".join(plain(shown(at_table(), 0)).split())


@pytest.mark.parametrize(("health", "mark"), [("[[4, 6], [5, 5]]", "⚠ врач: 2"), ("[[6, 6], [5, 4]]", "")])
def test_more_pain_than_health_calls_the_doctor(health: str, mark: str) -> None:
    """§R69 As many dice as there are tokens of difference; equal is well."""
    match = ristal.position("boets", POSITION.replace("[[9, 2], [12, 0]]", health))
    first, second = (
        next(line for line in plain(shown(match, 0)).splitlines() if line.startswith(seat)) for seat in "▲▬"
    )
    assert mark in first
    assert ("врач" in first) == bool(mark)
    assert "врач" not in second


def test_a_chain_shows_what_waits_and_what_is_played() -> None:
    drawn = plain(shown(at_table("backfist min"), 1))
    assert "Цепочка: ▲ Бэкфист (мин)" in drawn
    assert "[2] Нырок, мин — отмена, он может повторить" in drawn
    assert "«Бэкфист» → ▬ Василий Клёпиков: урон 1." in drawn


def test_a_counter_that_only_stops_attacks_does_nothing_to_the_counter_that_it_answers() -> None:
    position = POSITION.replace("red = [3, 3, 5]", "red = [3, 3, 5], yellow = [1, 1]").replace('"own-judge"', '"duck"')
    match = ristal.position("boets", position)
    match.play("backfist min")
    match.play("duck min")
    assert "«Нырок»: отмена, он может повторить." in plain(shown(match, 0))
    match.play("duck min")
    assert "«Нырок»: ⚠ на контрприём не действует." in plain(shown(match, 1))


def test_what_is_known_of_a_hand_is_drawn_with_its_colours() -> None:
    match = at_table()
    screen = screen_of(match, "ru")
    with screen.console.capture() as capture:
        screen.show({**match.view(0), "known": {"1": ["duck"]}}, ["", ""], [], [])
    assert "Рука 2 (известно: Ж Нырок)" in plain(capture.get())


def test_a_tall_terminal_shows_what_every_card_does() -> None:
    match = at_table()
    screen = screen_of(match, "ru", 110, 50)
    screen.show(match.view(0), ["", ""], [], [])
    assert isinstance(screen.console.file, StringIO)
    drawn = plain(screen.console.file.getvalue())
    assert "К Бэкфист (красный, атака) мин урон 1 · сред урон 2 · макс урон 3" in drawn
    assert "Получая повреждения, бросьте кубик и получите не больше, чем выпало; какие — решаете сами." in drawn


@pytest.mark.parametrize("language", ["ru", "en"])
def test_most_questions_of_a_fight_fit_80_by_24(language: str) -> None:
    heights = []
    match = ristal.new("boets", seed=1)
    chance = FastChance(1)
    while not match.over:
        seat = match.pending[0].seat
        if len(match.moves) % many(4, 1) == 0:
            lines = plain(shown(match, seat, language)).splitlines()
            assert max(map(len, lines)) <= 80
            heights.append(len(lines))
        legal = match.legal(seat)
        match.play(legal[chance.draw(len(legal))], seat)
    assert sum(height > 23 for height in heights) <= len(heights) // 50  # a hand of five at every power takes more


@pytest.mark.parametrize("width", [20, 50, 100, 200])
def test_lines_are_never_wider_than_the_terminal(width: int) -> None:
    match = ristal.new("boets", seed=1)
    for _ in range(30):
        seat = match.pending[0].seat
        assert max(map(len, plain(shown(match, seat, "ru", width)).splitlines())) <= width
        match.play(match.legal(seat)[-1], seat)


def test_a_hand_with_its_texts_says_which_attack_is_forbidden() -> None:
    match = ristal.position("boets", POSITION.replace('"own-judge"', '"fishhook"'))
    drawn = " ".join(plain(shown(match, 0, width=120, height=40)).split())
    assert "С Крючок (синий, запрещённая атака) мин" in drawn
    assert "К Бэкфист (красный, атака) мин" in drawn


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("к3 к3 к3", "Вместе эти ответы не годятся, и ни один не засчитан"),
        ("к5 к5", "Вместе эти ответы не годятся, и ни один не засчитан"),
        ("к3 к3 к5 ж", "Один из этих ответов открывает новое раньше последнего, и ни один не засчитан"),
    ],
)
def test_dice_that_do_not_go_together_are_refused_and_nothing_that_follows_is_told(typed: str, why: str) -> None:
    match = ristal.position("boets", POSITION.replace('phase = "technique"', ""))
    screen = screen_of(match, "ru")
    session = Session(match, [Player("human", None)] * 2, screen, Autosave(match), 0.0, [])
    with screen.console.capture() as capture:
        assert session._obey_line(0, typed) is False
    assert " ".join(plain(capture.get()).split()).startswith(why)
    assert "Бэкфист" not in plain(capture.get())
    assert not match.moves


def test_who_is_protected_by_a_block_is_not_its_target() -> None:
    match = ristal.position(
        "boets",
        """
        fighters = ["kukurudzyak", "klyopikov"]
        to_move = 0
        phase = "technique"
        ring = [{ red = [3, 3], yellow = [2, 2] }, { white = [5, 5] }]
        hand = [["backfist", "duck"], ["block", "duck"]]
        """,
    )
    match.play("backfist min", 0)
    assert "«Бэкфист» → " in plain(shown(match, 1))
    match.play("block min", 1)
    assert "«Блок»: защита 1" in plain(shown(match, 0))
