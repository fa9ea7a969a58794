"""Texts of cards come from their data, in both languages, with the right plurals."""

from __future__ import annotations

import re
from typing import Any

import pytest
from demons_fight import GAME, at, begun

from ristal.engine.chance import FastChance
from ristal.engine.effect import Effect
from ristal.engine.result import win
from ristal.games.demons import DemonsGame
from ristal.games.demons.effects import VOCABULARY
from ristal.text import translator
from ristal.text.game_text import game_text
from ristal.text.games.demons import GameGuide

assert isinstance(GAME, DemonsGame)
RUSSIAN = {
    "draw": {1: "возьмите 1 карту", 2: "возьмите 2 карты", 5: "возьмите 5 карт", 21: "возьмите 21 карту"},
    "gain": {1: "получите 1 энергию", 2: "получите 2 энергии", 5: "получите 5 энергии", 21: "получите 21 энергию"},
    "damage": {1: "нанесите ему 1 урон", 2: "нанесите ему 2 урона", 5: "нанесите ему 5 урона",
               21: "нанесите ему 21 урон"},
    "discard-target": {1: "он сбрасывает 1 случайную карту", 2: "он сбрасывает 2 случайные карты",
                       5: "он сбрасывает 5 случайных карт", 21: "он сбрасывает 21 случайную карту"},
    "set-traps": {1: "поставьте до 1 ловушки", 2: "поставьте до 2 ловушек", 5: "поставьте до 5 ловушек",
                  21: "поставьте до 21 ловушки"},
    "scatter-traps": {1: "1 случайная тактика становится ловушкой", 2: "2 случайные тактики становятся ловушками",
                      5: "5 случайных тактик становятся ловушками", 21: "21 случайная тактика становится ловушкой"},
}  # fmt: skip


def said_by(language: str) -> GameGuide:
    words = game_text(language, GAME)
    assert isinstance(words, GameGuide)
    return words


@pytest.mark.parametrize("count", [1, 2, 5, 21])
@pytest.mark.parametrize("op", RUSSIAN)
def test_russian_plurals(op: str, count: int) -> None:
    said = translator("ru", GAME).effect(Effect(op, {"count": count}), GAME.cards.scripts)
    assert said == RUSSIAN[op][count]


@pytest.mark.parametrize("may", [False, True])
@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("op", list(VOCABULARY.operations))
def test_every_operation_can_be_said(op: str, language: str, may: bool) -> None:
    parameters: Any = type(VOCABULARY.operations[op]).PARAMETERS
    arguments: dict[str, object] = {name: 2 if kind == "number" else "combo" for name, kind in parameters.items()}
    inner = ("action.feint", "action.respite") if "options" in arguments else ()
    said = translator(language, GAME).effect(Effect(op, arguments, may=may, scripts=inner), GAME.cards.scripts)
    assert len(said) > 5
    assert "{" not in said
    if "move" in parameters:
        assert ("Комбо" if language == "ru" else "Combo") in said


@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_card_has_a_text(language: str) -> None:
    words = said_by(language)
    said = [words.action_text(action, "damage") for action in words.actions]
    said += [words.demon_text(demon) for demon in words.demons]
    said += [words.field_text(field) for field in words.fields]
    assert len(set(said)) == len(said) == 36
    assert all(text.endswith(".") and "  " not in text for text in said)
    if language == "en":
        assert not [text for text in said if re.search("[а-яё]", text)]


def test_a1_the_text_of_the_initiative_follows_the_option() -> None:
    words = said_by("ru")
    assert "1 урон" in words.action_text("initiative", "damage")
    assert "1 энергию" in words.action_text("initiative", "energy")
    things = {thing["id"]: thing["text"] for thing in words.things({"initiative": "energy"})}
    assert "1 энергию" in things["initiative"]
    assert "1 энергию" in things["sweep"]
    assert begun(initiative="energy").now("initiative") == "energy"


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("options", [{}, {"seats": 3}, {"seats": 4, "teams": "yes", "start": "full"}])
def test_every_prompt_and_every_line_of_the_log_can_be_said(options: dict[str, Any], language: str) -> None:
    texts = translator(language, GAME)
    for seed in range(4):
        fight = begun(seed, **options)
        names = [f"seat {seat}" for seat in range(fight.table.seats)]
        chance = FastChance(seed)
        while not fight.match.over:
            seat = fight.table.asked()[0]
            assert fight.match.pending[0].prompt(language)
            legal = fight.legal(seat)
            fight.match.play(legal[chance.draw(len(legal))], seat)
        for viewer in (0, 1, None):
            for event in fight.match.events(viewer):
                said = texts.event(event, names)
                assert said
                assert "{" not in said
        assert fight.match.result is not None
        assert texts.result(fight.match.result, names)


@pytest.mark.parametrize("how", ["third-win", "fourth-win", "first-of-tied", "deciding-fight"])
@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_end_can_be_said(how: str, language: str) -> None:
    said = {translator(language, GAME).result(win(0, 2, how), ["Anna", "Boris"], seat) for seat in (0, 1, None)}
    assert "" not in said


def test_russian_names_stand_in_the_right_case() -> None:
    fight = at(laid=["dodge", "guard"], demons=["giant", "spider"], hands=[["dodge"], ["combo"]])
    fight.say("vantage")
    assert fight.match.pending[0].prompt("ru") == "«Выгодная позиция»: рука Паучихи перед вами. Какую карту взять?"
    fight.say("combo")
    lines = [translator("ru", GAME).event(event, ["Исполин", "Паучиха"]) for event in fight.match.events(0)]
    assert "Исполин забирает у Паучихи карту «Комбо»." in lines


@pytest.mark.parametrize(("language", "empty"), [("ru", "она пуста."), ("en", "it is empty.")])
def test_r56_r58_an_empty_hand_is_called_empty(language: str, empty: str) -> None:
    for card, answers in (("sweep", ["stun", "combo"]), ("dodge", ["vantage"])):
        fight = at(laid=[card, "guard"], hands=[["dodge"], []])
        fight.say(*answers)
        lines = [translator(language, GAME).event(event, ["A", "B"]) for event in fight.match.events(0)]
        assert [line for line in lines if line.endswith(empty)]


def test_r53_a15_energy_at_its_limit_is_said_so() -> None:
    fight = at(laid=["guard", "guard"], energy=[6, 3])
    fight.say("respite", "respite")
    lines = [translator("ru", GAME).event(event, ["Катя", "Женя"]) for event in fight.match.events(0)]
    assert "Катя не получает энергии: её и так 6." in lines
    assert "Женя получает 1 энергию, теперь энергии: 4." in lines


def test_r54_who_keeps_the_first_player_card_is_not_said_to_take_it() -> None:
    fight = at(laid=["sweep", "guard"])
    fight.say("initiative")
    assert fight.told()[:3] == ["action-chosen", "initiative-kept", "damage-taken"]
    assert fight.events("initiative-kept") == [{"seat": 0}]
    fight = at(laid=["guard", "sweep"])
    fight.say("respite", "initiative")
    assert fight.events("initiative-taken") == [{"seat": 1, "former": "seat-0"}]


@pytest.mark.parametrize("option", [option.name for option in GAME.options])
@pytest.mark.parametrize("language", ["ru", "en"])
def test_options_and_their_choices_have_names(option: str, language: str) -> None:
    texts = translator(language, GAME)
    (found,) = [each for each in GAME.options if each.name == option]
    assert texts.say(f"demons-option-{option}")
    for choice in found.choices:
        assert texts.has(f"demons-option-{option}-{choice}") or texts.name(choice) != choice
