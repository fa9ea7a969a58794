"""What is said: prompts, log lines, reasons and endings in both languages, with Russian cases."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from ninedice_table import Play, at, the_game

import ristal
from ristal.cli.boards.ninedice import Drawing
from ristal.engine.chance import FastChance
from ristal.text import LANGUAGES, translator
from ristal.text.games.ninedice import GameGuide

PLAYERS = ["Анна", "Борис"]


def game_text(language: str) -> GameGuide:
    return GameGuide(the_game(), translator(language, the_game()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_can_be_said(language: str) -> None:
    """Prompts and log lines of many games, every kind of event among them, without a hole or an id left over."""
    seen: Counter[str] = Counter()
    texts = translator(language, the_game())
    for seed in range(12):
        match = ristal.new(
            "ninedice", seed=seed, start="quick" if seed % 3 else "draft", exhaustion=("late", "early", "off")[seed % 3]
        )
        chance = FastChance(seed)
        while not match.over:
            for pending in match.pending:
                assert pending.prompt(language)
            seat = match.table.first_asked()
            legal = match.legal(seat)
            for answer in legal:
                assert "_" not in texts.answer(answer)
            match.play(legal[chance.draw(len(legal))], seat)
        for event in match.events(None):
            seen[str(event["event"])] += 1
            line = texts.event(event, PLAYERS)
            assert "{" not in line
        assert match.result is not None
        assert texts.result(match.result, PLAYERS)
    assert set(seen) >= {
        "card-drawn", "die-taken", "set-taken", "troops-deployed", "die-rolled", "bonus-used", "bonus-declined",
        "die-turned", "die-fell", "die-imprisoned", "die-returned", "reserve-attack-began", "start-passed",
        "duel-opened", "duel-answered", "dice-compared", "attack-ended", "battle-fought", "damage-taken",
        "prisoners-taken",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("die", "nominative", "accusative", "genitive"),
    [
        ("red-destroyer", "красный Разрушитель", "красного Разрушителя", "красного Разрушителя"),
        ("blue-barrier", "синий Барьер", "синий Барьер", "синего Барьера"),
        ("white-fortress", "белая Крепость", "белую Крепость", "белой Крепости"),
        ("blue-regenerator", "синий Регенератор", "синий Регенератор", "синего Регенератора"),
    ],
)
def test_dice_are_declined(die: str, nominative: str, accusative: str, genitive: str) -> None:
    names = the_game().names()[die]
    assert (names["ru"], names["ru_acc"], names["ru_gen"]) == (nominative, accusative, genitive)


def test_a_log_line_uses_the_cases() -> None:
    texts = translator("ru", the_game())
    event: dict[str, Any] = {"event": "die-rolled", "seat": 0, "die": "black-fortress", "value": 4}
    assert texts.event(event, PLAYERS) == "Анна бросает чёрную Крепость: 4."
    event = {"event": "dice-compared", "seat": 1, "die": "red-barrier", "value": 5, "target": "white-fortress"}
    event |= {"against": 2, "won": True}
    assert texts.event(event, PLAYERS) == "Борис: красный Барьер (5) против белой Крепости (2) — победа."


@pytest.mark.parametrize(("count", "word"), [(1, "кубик"), (2, "кубика"), (5, "кубиков"), (21, "кубик")])
def test_plurals(count: int, word: str) -> None:
    event: dict[str, Any] = {"event": "prisoners-taken", "seat": 0, "count": count}
    assert translator("ru", the_game()).event(event, PLAYERS) == f"Анна забирает из Заточения {count} {word}."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shape_and_every_bonus_has_its_text_from_the_data(language: str) -> None:
    box, says = the_game().box, game_text(language)
    said = {says.shape_text(shape) for shape in box.shapes}
    assert len(said) == 9
    assert len({says.bonus_text(colour.bonus) for colour in box.colours}) == 8
    assert says.bonus_text(box.plain)


def test_the_text_of_a_shape() -> None:
    box, says = the_game().box, game_text("ru")
    assert says.shape_text(box.shapes[0]) == (
        "Метит в любой кубик на поле. Нужно выбросить больше, чем показывает цель. "
        "Победа: цель — в Бездну. Поражение: сам кубик — в Бездну."
    )
    assert says.shape_text(box.shapes[6]) == (
        "Метит в кубик Защиты противника. Нужно выбросить меньше, чем показывает цель. "
        "Победа: цель −2. Поражение: без последствий."
    )


def test_r10_r11_the_text_of_a_special_die_says_what_it_is_special_by() -> None:
    box, says = the_game().box, game_text("ru")
    plain, special = box.by_id["blue-destroyer"], box.by_id["red-destroyer"]
    assert says.die_text(plain) == says.shape_text(plain.shape)
    assert says.die_text(special) == (
        f"{says.shape_text(special.shape)} "
        "Специальный: побеждает и при равенстве, но не другого специального. Бонус цвета даёт и на двойке."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(language: str) -> None:
    """Reasons of every kind, each with its clause."""
    own = {"field": "red-stormer 4, red-nullifier 4, red-systemist 4", "reserve": "green-ballistic, blue-fortress"}
    enemy = {
        "field": "yellow-nullifier 4, yellow-systemist 4",
        "reserve": "orange-ballistic",
        "prison": "violet-stormer",
    }
    play = at(own, enemy, 5)
    assert "(§A16)" in play.match.why("blue-fortress", language=language)
    assert "(§R26)" in play.match.why("red-stormer", language=language)
    play.play("green-ballistic")
    assert "(§A12)" in play.match.why("violet-stormer", language=language)
    assert "(§R1)" in play.match.why("orange-energizer", language=language)
    regenerator = at({**own, "reserve": "white-regenerator", "prison": "red-barrier"}, enemy)
    regenerator.play("white-regenerator")
    assert "(§R48)" in regenerator.match.why("red-stormer", language=language)
    barrier = at({**own, "reserve": "white-barrier"}, enemy)
    barrier.play("white-barrier")
    assert "(§R26a)" in barrier.match.why("red-stormer", language=language)
    systemist = at({**own, "reserve": "white-systemist"}, {**enemy, "field": enemy["field"] + ", blue-barrier 2"})
    systemist.play("white-systemist")
    assert "(§R26a)" in systemist.match.why("red-nullifier", language=language)


REASONS = {
    "ru": {
        "black-destroyer": "В вашем резерве этого кубика нет: чёрный Разрушитель. (§R26)",
        "blue-fortress": "Для этого кубика нет цели: синяя Крепость. (§A16)",
    },
    "en": {
        "black-destroyer": "The black Destroyer is not in your Reserve. (§R26)",
        "blue-fortress": "There is nothing that the blue Fortress could go for. (§A16)",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_is_a_sentence(language: str) -> None:
    play = at(
        {"field": "red-systemist 4", "reserve": "green-ballistic, blue-fortress"},
        {"field": "yellow-systemist 4", "reserve": "black-destroyer"},
    )
    for die, reason in REASONS[language].items():
        assert play.match.why(die, language=language) == reason


def test_a_stormer_that_aims_elsewhere_hears_what_it_aims_at() -> None:
    play = at({"field": "red-barrier 4, red-ballistic 2", "reserve": "red-stormer"}, {"field": "blue-ballistic 3"})
    play.play("red-stormer")
    assert play.match.pending[0].prompt("ru") == "В какой кубик метит красный Штурмовик?"
    assert play.match.why("red-barrier") == "Штурмовик метит только в кубики Атаки. (§R26a)"
    assert play.match.why("red-barrier", language="en") == "The Stormer goes only for Attack dice. (§R26a)"


# The table in the terminal


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_shows_zones_values_and_letters(language: str) -> None:
    from rich.console import Console

    play = at(
        {
            "field": "red-stormer 4, blue-barrier 3, green-fortress 5",
            "reserve": "black-ballistic",
            "prison": "white-destroyer",
        },
        {"field": "yellow-systemist 6", "reserve": "orange-ballistic"},
        3,
    )
    play.play("black-ballistic", "yellow-systemist")
    texts = translator(language, the_game())
    console = Console(width=120, record=True, file=None)
    with console.capture() as capture:
        console.print(Drawing(the_game(), game_text(language)).tables(play.match.view(1), ["", ""], 120, 40)[0])
    drawn = capture.get()
    letters = {"ru": ("К", "С", "З", "Ч", "Б", "Ж"), "en": ("R", "B", "G", "K", "W", "Y")}[language]
    for letter, shape, value in zip(
        letters,
        ("stormer", "barrier", "fortress", "ballistic", "destroyer", "systemist"),
        (4, 3, 5, 3, 0, 5),
        strict=True,
    ):
        assert f"{letter} {texts.name(shape)}" + (f" {value}" if value else "") in drawn


def drawn(play: Play) -> str:
    from rich.console import Console

    console = Console(width=120)
    with console.capture() as capture:
        console.print(Drawing(the_game(), game_text("ru")).tables(play.match.view(1), ["", ""], 120, 40)[0])
    return capture.get()


def test_the_table_names_the_battle_ahead_under_way_and_last() -> None:
    field = "blue-fortress 4, blue-systemist 4"
    ahead = at({"field": "red-fortress 6", "reserve": "red-ballistic"}, {"field": field})
    assert "впереди бой 1" in drawn(ahead)
    under_way = at({"field": "red-stormer 3, red-fortress 6"}, {"field": field}, phase="battle")
    assert under_way.match.pending[0].name == "ShareDamage"
    last = at({"field": "red-stormer 6, red-fortress 6"}, {"field": "blue-fortress 4"}, phase="battle")
    assert last.match.over
    for play in (under_way, last):
        assert "── бой 1" in drawn(play)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_can_be_drawn_with_its_answers(language: str) -> None:
    from rich.console import Console

    says = game_text(language)
    drawing = Drawing(the_game(), says)
    console = Console(width=80)
    for seed, start in ((0, "draft"), (1, "quick")):
        match = ristal.new("ninedice", seed=seed, start=start)
        chance = FastChance(seed)
        while not match.over:
            seat = match.table.first_asked()
            for table in drawing.tables(match.view(seat), ["", ""], 80, 24):
                with console.capture() as capture:
                    console.print(table)
                assert says.seat_names(match.view(seat))[0] in capture.get()
            legal = match.legal(seat)
            for answer in legal:
                says.note(match.view(seat), answer)
            match.play(legal[chance.draw(len(legal))], seat)


# What answers are about


def about(play: Play, answer: str, seat: int | None = None) -> list[str]:
    seat = play.match.table.first_asked() if seat is None else seat
    assert answer in play.offers(seat)
    return [f"{item['thing']} {item['where']}" for item in game_text("ru").about(play.match.view(seat), answer)]


def test_answers_of_the_draft_lie_in_the_grid() -> None:
    play = at({"card": "red-green", "set": ""}, {"card": "black-white", "set": ""}, phase="draft")
    assert about(play, "fortress") == ["shape:fortress grid"]
    play.play("fortress")
    assert about(play, "red") == ["colour:red grid", "die:red-fortress grid"]


def test_answers_name_dice_where_they_lie() -> None:
    play = at(
        {"field": "red-fortress 4", "reserve": "red-stormer, red-regenerator", "prison": "red-barrier"},
        {"field": "blue-fortress 3, blue-stormer 2", "reserve": "blue-destroyer"},
        5,
    )
    assert about(play, "red-stormer") == ["die:red-stormer reserve"]
    assert about(play, "pass") == []
    regenerator = at(
        {"field": "red-fortress 4", "reserve": "red-regenerator", "prison": "red-barrier, red-stormer"}, {}
    )
    regenerator.play("red-regenerator")
    assert about(regenerator, "red-barrier") == ["die:red-barrier zone:prison"]
    play.play("red-stormer")  # there is one Attack die to go for
    assert about(play, "add") == ["die:blue-stormer field"]
    assert game_text("ru").note(play.match.view(0), "add") == "Прибавить цели значение этого кубика."
    play.play("add")
    assert about(play, "blue-destroyer", 1) == ["die:blue-destroyer reserve"]
    play.play("blue-destroyer")
    assert about(play, "red-stormer", 1) == ["die:red-stormer duel"]


def test_answers_about_deployment_and_damage() -> None:
    dice = "destroyer, red-stormer, red-ballistic, red-nullifier, red-barrier, red-energizer, red-systemist"
    own = f"red-{dice}, red-fortress, red-regenerator"
    play = at({"set": own}, {"set": own.replace("red", "blue")}, phase="deployment")
    assert about(play, "red-destroyer field") == ["die:red-destroyer reserve", "zone:field zone:field"]
    play = at(
        {"field": "red-stormer 3, red-fortress 6"}, {"field": "blue-fortress 4, blue-systemist 4"}, phase="battle"
    )
    assert about(play, "lose 2") == ["die:blue-systemist life"]
    assert game_text("ru").note(play.match.view(1), "lose 2") == "остаётся 2"


def test_a_target_says_what_it_takes_to_win() -> None:
    play = at(
        {"field": "red-fortress 4", "reserve": "red-destroyer, green-destroyer"},
        {"field": "blue-fortress 3, yellow-ballistic 6", "reserve": "blue-destroyer"},
    )
    play.play("green-destroyer")
    view = play.match.view(0)
    assert game_text("ru").note(view, "blue-fortress") == (
        "▬ 3, победа 4–6, последняя Жизнь: уйдёт в Бездну — и партия окончена"
    )
    assert game_text("ru").note(view, "yellow-ballistic") == "▬ 6, не победить"
    special = at({"field": "red-fortress 4", "reserve": "red-destroyer"}, {"field": "blue-fortress 3"})
    special.play("red-destroyer")
    assert game_text("en").note(special.match.view(0), "blue-fortress").startswith("▬ 3, wins on 3–6, the last Life")
