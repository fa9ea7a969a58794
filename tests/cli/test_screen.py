"""The drawn table: what it shows, what it may know, and the room it takes."""

from __future__ import annotations

from typing import Any

import pytest
from drawn import screen_of, shown
from terminal import plain

import ristal
from ristal.bots import LEVELS
from ristal.cli.errors import UserError
from ristal.cli.tui.players import kind_of, level_name
from ristal.engine.chance import FastChance
from ristal.games import game_ids
from ristal.match import Match
from ristal.text import translator


def at(field: str, **more: Any) -> Match:
    lines = [f"{name} = {value!r}" for name, value in {"armies": ["south", "north"], "to_move": 0, **more}.items()]
    return ristal.position("vstrechny", "\n".join([*lines, f'field = """{field}"""']))


def test_a_unit_is_told_by_name_strengths_arrow_owner_and_elite() -> None:
    match = at(
        """
        berserk  .        .
        .        archer   .
        .        .        saqlab
        mamluk   .        .""",
        opened="bedouin",
    )
    lines = plain(shown(match, 0)).splitlines()
    rows = {line[0]: (line, lines[number + 1]) for number, line in enumerate(lines) if line[:1] in set("1234")}
    assert "▬ Берсерк" in rows["4"][0]
    assert "А5 К5 ←↓→ ★" in rows["4"][1]
    assert "▬ Лучник" in rows["3"][0]
    assert "А5 К1 ↓ " in rows["3"][1]
    assert "▲ Саклаб" in rows["2"][0]
    assert "А3 К3 ↑ " in rows["2"][1]
    assert "▲ Мамлюк" in rows["1"][0]
    assert "А5 К4 ←↑→² ★[1]" in rows["1"][1]
    assert "[1] a1 — ▲ Мамлюк → на ваш выбор: a2 — свободно; b1 — свободно" in "\n".join(lines)
    assert "[2] b1 — пусто" in "\n".join(lines)
    assert "▲ Бедуин ←↑→²" in plain(shown(match, 0))
    assert "атака 4, контратака 2" in plain(shown(match, 0))


def test_two_steps_are_underlined_too() -> None:
    match = at(". . .\n. . .\n. . .\n. . .", opened="bedouin")
    assert "\x1b[4m←↑→" in shown(match, 0)


def test_directions_are_named_beside_their_cells() -> None:
    match = at(". . .\n. . .\n. archer .\n. . .", opened="bedouin")
    match.play("b1")
    answers = " ".join(plain(shown(match, 0, "en")).split())
    assert "[1] stay" in answers
    assert "[2] b2 forward — ▬ Archer: 4 against 1, won" in answers
    assert "[3] a1 left — empty" in answers


@pytest.mark.parametrize("variant", ["standard", "more-strategy"])
@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_question_of_a_game_fits_80_by_24(variant: str, language: str) -> None:
    for seed in range(2):
        match = ristal.new("vstrechny", seed=seed, variant=variant)
        chance = FastChance(seed)
        while not match.over:
            seat = match.pending[0].seat
            lines = plain(shown(match, seat, language)).splitlines()
            assert len(lines) <= 23  # and one for what is typed
            assert max(map(len, lines)) <= 80
            legal = match.legal(seat)
            match.play(legal[chance.draw(len(legal))], seat)


@pytest.mark.parametrize("width", [10, 33, 50, 79, 100, 200])
def test_lines_are_never_wider_than_the_terminal(width: int) -> None:
    match = ristal.new("vstrechny", seed=1, variant="more-strategy")
    for _ in range(20):
        seat = match.pending[0].seat
        assert max(map(len, plain(shown(match, seat, "ru", width)).splitlines())) <= width
        match.play(match.legal(seat)[0], seat)


def test_what_a_seat_may_not_know_changes_nothing_on_its_screen() -> None:
    match = ristal.new("vstrechny", seed=1, variant="more-strategy", first="0")
    for _ in range(14):
        seat = match.pending[0].seat
        match.play(match.legal(seat)[0], seat)
    seat = match.pending[0].seat
    for seed in range(10):
        other = match.redeal(seat, seed)
        other.past = match.past
        assert shown(other, seat) == shown(match, seat)


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])
def test_the_first_question_says_what_is_played_for(game: str, size: tuple[int, int]) -> None:
    """Whole where it has room, else how to ask for it; once a person has answered, no more."""
    match = ristal.new(game, seed=1)
    goal, hint = (translator("ru", match.game).say(message) for message in (f"{game}-goal", "play-goal-asked"))
    seat = match.pending[0].seat

    def is_told(what: str) -> bool:
        return what in " ".join(plain(shown(match, seat, "ru", *size)).split())

    assert is_told(goal) != is_told(hint)
    match.play(match.legal(seat)[0], seat)
    while seat not in {each.seat for each in match.pending}:
        other = match.pending[0].seat
        match.play(match.legal(other)[0], other)
    assert not is_told(goal)
    assert not is_told(hint)


def test_damage_that_takes_all_of_the_life_is_told_before_the_battle() -> None:
    told = {}
    for die in ("blue-destroyer", "blue-nullifier"):
        match = ristal.position(
            "ninedice",
            f"""
            phase = "duels"
            to_move = 0
            [[side]]
            field = ["red-stormer 4", "red-fortress 5"]
            reserve = ["blue-ballistic"]
            [[side]]
            field = ["white-systemist 6", "{die} 5"]
            reserve = ["black-systemist"]
            """,
        )
        told[die] = plain(shown(match, 0))
    assert "против защиты 0: урон 5 — вся Жизнь!" in told["blue-destroyer"]
    assert told["blue-destroyer"].count("вся Жизнь") == 1  # 4 of 6 is not all
    assert "вся Жизнь" not in told["blue-nullifier"]


def test_while_damage_is_shared_nothing_is_foretold() -> None:
    shares = 0
    for seed in range(9):
        match, chance = ristal.new("ninedice", seed=seed), FastChance(seed)
        while not match.over:
            asked = match.pending[0]
            if asked.name == "ShareDamage":
                shares += 1
                assert "вся Жизнь" not in plain(shown(match, asked.seat))
            legal = match.legal(asked.seat)
            match.play(legal[chance.draw(len(legal))], asked.seat)
    assert shares > 9


def refused(misuse: UserError) -> str:
    screen = screen_of(ristal.new("unmatched", seed=1), "ru")
    with screen.console.capture() as capture:
        screen.refuse(misuse)
    return plain(capture.get())


def test_a_mistake_breaks_no_word_and_no_name_of_a_file() -> None:
    with pytest.raises(UserError) as caught:
        kind_of("сдаюсь")
    told = refused(caught.value)
    assert max(map(len, told.splitlines())) <= 80
    assert all(level_name(level, translator("ru")) in told for level in (*LEVELS, "human"))
    assert not any(level in told for level in LEVELS)
    long = "/".join(["folder"] * 20)
    assert long in refused(UserError("play-two-files", file=long))
