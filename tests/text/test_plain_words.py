"""Words that people stumbled over, each with a better one, do not come back in any text of either language."""

from __future__ import annotations

from pathlib import Path

import pytest

import ristal

ROOT = Path(ristal.__file__).parent
TEXTS = [*ROOT.glob("locale/*/**/*.ftl"), *ROOT.glob("games/*/lessons/*.toml")]

# What was said, and what is said instead.
RUSSIAN = {
    "Вас зовут": "Вас приглашают",
    "Ждём ответа": "… думает",
    "возвращает ход": "берёт ход назад",
    "в уме": "пробные партии",
    "из того, что видите": "при том, что вам видно",
    "не противостоит": "повержен",
    "Все исходы случая": "Честность проверена",
    "слова не дал": "случайного числа не прислал",
    "ключ места": "эта запись закрыта",
    "Второе нажатие": "подтверждать ход",
    "День или ночь": "тема",
    "дважды: нельзя": "одинаковые герои: нельзя",
    "Спорные места": "тонкости правил",
    "выбор уже занят": "уже у другого игрока",
    "сидит на ваших местах": "может играть за вас",
    "Или сведите": "посмотреть бой ботов",
    "сдвинется и пойдёт по своей стрелке": "исход хода",
    "или стоп": "или остаться",
    "Кто идёт следующим": "Кто идёт?",
    "больше никто": "закончить манёвр",
    "манёвр, приём или атака?": "только то, что можно",
    "урон, здоровье:": "теряет …, осталось …",
    "боевой урон {": "урон",
    "у противника не осталось здоровых": "у вас, у соперника",
    "сейчас речь о другом": "почему не сейчас",
    "берёт её целиком": "выбирает её всю",
    "Сложить заново": "выбрать заново",
    "нет пары": "нужно 2",
    "последней ступени лестницы": "на карте под рингом",
    "на бросок —": "бросает …",
    "очередь бонуса": "теперь бонус",
    "Мой ключ": "на другом устройстве",
    "«Шипеть и извиваться» — после боя": "карта Медузы",
}
ENGLISH = {
    "nought": "zero",
    "is laid face down?": "choose an attack card",
    "is placed?": "where do you place …?",
    "is moved to?": "where do you move …?",
    "Explain no more": "turn tips off",
    "to be rolled": "rolls …",
    "damage due": "damage …",
    "the technique is over": "rolls …",
    "of the answer of": "waiting for …",
    "beaten off": "driven off",
    "Two at one screen": "pass and play",
    "“No boost»": "“No boost”",
    "The new unit is": "what the unit does",
    "takes the whole group": "tap a group's number",
    "less his": "minus their",
    "the same the other way": "theirs off yours",
    "numbers that win": "light cells",
    "no pips left": "reduced to 0",
    "Life in Prison": "Life zone empty",
    "The loser has an empty": "your Life zone is empty",
    "Watch the record": "watch the replay",
    "may come from the home page": "show this match on the home page",
    "as far as you can see": "judging by what you see",
    "in its head": "trial games",
}


def found(words: str, language: str) -> list[str]:
    """Where these words stand in a text of that language, comments apart."""
    places = []
    for path in TEXTS:
        lines = path.read_text("utf-8").splitlines()
        if path.suffix == ".ftl" and path.relative_to(ROOT).parts[1] != language:
            continue
        if path.suffix == ".toml":
            lines = [line for line in lines if f"{language} =" in line]
        places += [f"{path.name}: {line}" for line in lines if words in line and not line.startswith("#")]
    return places


@pytest.mark.parametrize("words", RUSSIAN)
def test_russian_has_found_better_words(words: str) -> None:
    assert found(words, "ru") == [], RUSSIAN[words]


@pytest.mark.parametrize("words", ENGLISH)
def test_english_has_found_better_words(words: str) -> None:
    assert found(words, "en") == [], ENGLISH[words]


def test_english_has_no_russian_quotes() -> None:
    assert [each for each in found("«", "en") if ".ftl: " in each] == []
