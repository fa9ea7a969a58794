"""Two persons at one screen."""

from __future__ import annotations

from collections.abc import Callable

from terminal import Terminal, plain

from ristal.games import load_game

Start = Callable[..., Terminal]

GAME = ("play", "vstrechny", "--seed", "5", "--armies", "south,north", "--first", "1", "--opponent", "human")
PROMPT = "команды): "
HANDED = "нажмите Enter: "


def test_hands_are_handed_over_unseen(terminal: Start) -> None:
    names = {name for names in load_game("vstrechny").names().values() for name in names.values()} - {"Юг", "Север"}
    play = terminal("--lang", "ru", *GAME, "--variant", "more-strategy")
    for _ in range(8):  # deployment is open to both: nothing to hide
        assert HANDED not in play.until(PROMPT)
        play.type("1")
    hands = []
    for _ in range(4):
        while not (shown := play.until(PROMPT, HANDED)).endswith(HANDED):
            if "Какой отряд из руки" in shown:
                hands.append(shown)
            play.type("1")
        cover = shown[shown.rindex("Теперь отвечает") :]
        wiped = play.raw[play.raw.rindex("\x1b[3J") :]
        assert plain(wiped) == cover
        assert not any(name in wiped for name in names)
        play.type("")
    for shown in hands:
        assert shown.count("Рука 3: ") == 1
        assert shown.count("Рука 3") == 2


def test_without_secrets_nobody_is_sent_away(terminal: Start) -> None:
    play = terminal("--lang", "ru", *GAME)
    for _ in range(20):
        assert HANDED not in play.until(PROMPT)
        play.type("1")


def test_undo_is_told_to_all(terminal: Start) -> None:
    play = terminal("--lang", "ru", *GAME)
    play.until("решает ▲ Юг", PROMPT)
    play.until(PROMPT)
    play.type("a1")
    play.until("решает ▬ Север")
    play.until(PROMPT)
    play.type("назад")
    play.until("решает ▲ Юг")
    play.until("▲ Юг берёт назад свой ответ: a1. Все уже видели")


def test_one_may_leave_instead_of_taking_over(terminal: Start) -> None:
    play = terminal("--lang", "ru", *GAME, "--variant", "more-strategy")
    while play.until(PROMPT, HANDED).endswith(PROMPT):
        play.type("1")
    play.type("выход")
    code, last = play.ended()
    assert code == 0
    assert "Партия не окончена" in last
