"""The drawn table of «Битва демонов»: what it shows, what it may know, and the room it takes."""

from __future__ import annotations

from typing import Any

import drawn
import pytest
from terminal import plain

import ristal
from ristal.engine.chance import FastChance
from ristal.match import Match


def shown(match: Match, seat: int, language: str = "ru", width: int = 80) -> str:
    return plain(drawn.shown(match, seat, language, width))


def tall(match: Match, seat: int, height: int) -> str:
    """The open question on a screen of this height."""
    return plain(drawn.shown(match, seat, "ru", 100, height))


def at(**document: Any) -> Match:
    return ristal.position("demons", "\n".join(f"{name} = {value!r}" for name, value in document.items()))


def test_a_player_is_told_by_demon_energy_wins_series_and_marks() -> None:
    match = at(
        seats=3, first=1, turn=2, demons=["giant", "spider", "hermit"], energy=[2, 4, 3], wins=[1, 0, 2], stance=[0],
        spent=[1], out=[2], series=[["guard"], ["dodge"], []], hands=[["combo", "combo"], ["grab"], ["dodge"]],
        traps=["combo"], knockouts=["combo", "grab"], battlefield="mirror",
    )  # fmt: skip
    lines = shown(match, 0)
    assert "▲ Исполин (человек) ⚡2 ★1/3 · стойка" in lines
    assert "рука 2: 5 Комбо ×2 · серия: 2 Оборона → ≤2" in lines
    assert "▬ Паучиха (человек) [П] ⚡4 ★0/3 · способность применена" in lines
    assert "рука 1 · серия: 1 Отскок" in lines
    assert "✕ Затворник (человек) ⚡0 ★2/3 · вне боя" in lines
    assert "4 Захват [Н]" in lines
    assert "5 Комбо [ЛН]" in lines
    assert "Поле боя: Зеркало — Серии не растут" in lines
    assert "«Нокаут»: 5" in lines
    assert "[1] Комбо (5) ⚠ номер больше 2: выйдете из боя" in lines


def test_the_table_hides_what_the_seat_may_not_know() -> None:
    match = at(hands=[["combo", "combo"], ["grab", "sweep"]])
    mine, theirs = shown(match, 0), shown(match, 1)
    assert "Комбо ×2" in mine
    assert "Комбо ×2" not in theirs
    assert "Захват, 3" not in mine


def test_actions_and_abilities_are_explained_beside_their_names() -> None:
    match = at(laid=["guard", "guard"], hands=[["dodge"], ["dodge"]], demons=["hermit", "giant"])
    lines = " ".join(shown(match, 0).split())
    assert "] Передышка — Получите 1 энергию." in lines
    assert "] способность демона — Раз за бой. В свой ход, до или после действия: получите 1 урон." in lines
    lines = " ".join(shown(ristal.new("demons", seed=1), 0, "en").split())
    assert "Once a fight." in lines or "Always." in lines


def test_opponents_and_tactics_are_noted() -> None:
    match = at(seats=3, laid=["combo", "guard", "guard"], demons=["hermit", "giant", "spider"], hands=[["dodge"]] * 3)
    match.play("hail")
    assert "Исполин — ▬ ⚡3 рука 1" in " ".join(shown(match, 0).split())
    match = at(laid=["shadow-strike", "guard"], traps=["combo"], hands=[["dodge"]] * 2)
    match.play("dispel")
    assert "ловушка на тактике «Комбо»" in " ".join(shown(match, 0).split())


def test_abilities_and_moves_are_told_where_there_is_room() -> None:
    match = at(hands=[["combo"], ["dodge"]], demons=["hermit", "giant"])
    ability, move = "Всегда. В начале боя: получите 1 энергию.", "5 Комбо: Финт — возьмите 2 карты."
    assert ability in tall(match, 0, 40)
    assert move in tall(match, 0, 40)
    assert ability not in tall(match, 0, 10)
    assert move not in tall(match, 0, 10)


def test_who_has_chosen_who_is_out_what_runs_and_who_reveals_next() -> None:
    match = at(seats=3, hands=[["dodge", "combo"], ["dodge", "combo"], ["grab"]], series=[["guard"], [], []])
    match.play("dodge", 0)
    assert "▲ Игрок 1 (человек) [П] ⚡3 ★0/3 · выбор сделан" in shown(match, 1)
    match.play("dodge", 1)
    match.play("grab", 2)
    lines = shown(match, 1)
    assert "вне боя: номер" in lines
    assert "Ещё откроют карты: ✕" in lines
    match = at(seats=3, laid=["dodge", "guard", "guard"], hands=[["dodge"]] * 3)
    match.play("vantage")
    match.play("seat-2")
    assert "Идёт: «Выгодная позиция» ▲ Игрок 1 → ✕ Игрок 3   Ещё откроют карты: ▬ ✕" in shown(match, 0)


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("options", [{}, {"seats": 3, "start": "full"}, {"seats": 4}, {"seats": 4, "teams": "yes"}])
def test_every_question_of_a_game_fits_80_by_24(options: dict[str, Any], language: str) -> None:
    match = ristal.new("demons", seed=1, **options)
    chance = FastChance(1)
    while not match.over:
        seat = match.pending[0].seat
        lines = shown(match, seat, language).splitlines()
        assert len(lines) <= 23  # and one for what is typed
        assert max(map(len, lines)) <= 80
        legal = match.legal(seat)
        match.play(legal[chance.draw(len(legal))], seat)


@pytest.mark.parametrize("width", [20, 50, 100, 200])
def test_lines_are_never_wider_than_the_terminal(width: int) -> None:
    match = ristal.new("demons", seed=2, seats=4)
    chance = FastChance(2)
    for _ in range(12):
        seat = match.pending[0].seat
        assert max(map(len, shown(match, seat, width=width).splitlines())) <= width
        legal = match.legal(seat)
        match.play(legal[chance.draw(len(legal))], seat)


def test_a_hand_of_which_some_is_known_says_so() -> None:
    match = at(hands=[["combo"], ["grab", "sweep"]])
    view = match.view(0)
    view = {**view, "zones": {**view["zones"], "hand-1": [None, "sweep"]}}
    screen = drawn.screen_of(match, "ru")
    with screen.console.capture() as capture:
        screen.show(view, ["", ""], [], [])
    assert "рука 2, из них 3 Подсечка" in plain(capture.get())


def test_what_cards_of_the_hand_do_does_not_stand_under_the_opponent() -> None:
    match = at(hands=[["dodge", "guard"], ["grab"]])
    lines = plain(shown(match, 0)).splitlines()
    assert any(line.startswith("1 Отскок: ") for line in lines)
    assert any(line.startswith("2 Оборона: ") for line in lines)
    assert not any(line.startswith(" ") and "Отскок: " in line for line in lines)
