"""Texts of Unmatched are made from the data of its cards: whole, in both languages, with the right plurals."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from ristal.engine.effect import Effect
from ristal.engine.event import Event
from ristal.games import load_game
from ristal.games.unmatched import UnmatchedGame, events
from ristal.games.unmatched.conditions import Cards
from ristal.games.unmatched.hero import MOMENTS, TIMINGS, Card
from ristal.games.unmatched.places import Place
from ristal.games.unmatched.selectors import OfKind, Opposing, Own, Such
from ristal.text import LANGUAGES, Translator, translator
from ristal.text.translator import kebab

ROOT = Path(__file__).parents[2] / "src/ristal"
MADE = load_game("unmatched")
assert isinstance(MADE, UnmatchedGame)
GAME: UnmatchedGame = MADE
SAID = {"{}": "such", "$": "bound"}  # forms without a word
SECRET = ("card-sunk", "card-drawn", "card-laid", "hand-shown", "top-cards-seen", "card-put-back")
both_languages = pytest.mark.parametrize("language", LANGUAGES)


def entries(language: str) -> list[Any]:
    text = (ROOT / f"locale/{language}/unmatched.ftl").read_text(encoding="utf-8")
    return list(FluentParser().parse(text).body)


def messages(language: str) -> list[str]:
    """Every message id, in the order of the file."""
    return [entry.id.name for entry in entries(language) if isinstance(entry, Message)]


# The files


@both_languages
def test_every_entry_is_well_formed(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, Junk)] == []


def test_both_languages_have_the_same_messages() -> None:
    assert messages("ru") == messages("en")


@both_languages
def test_no_message_stands_twice(language: str) -> None:
    names = messages(language)
    assert len(names) == len(set(names))


@both_languages
def test_every_question_event_reason_option_and_ending_has_its_message(language: str) -> None:
    wanted = {f"ask-{kebab(name)}" for name, question in GAME.questions.items() if _asks(question)}
    told = [event for event in vars(events).values() if isinstance(event, type) and issubclass(event, Event)]
    wanted |= {event.NAME for event in told if event is not Event}
    wanted |= {f"{name}-unseen" for name in SECRET}
    wanted |= {f"why-{reason}" for reason in _reasons()}
    wanted |= {f"option-{option.name}" for option in GAME.options}
    wanted |= {f"op-{op}" for op in GAME.scripts.vocabulary.operations}
    wanted |= {
        f"if-{condition}" for condition in GAME.scripts.vocabulary.conditions if condition not in ("not", "all", "any")
    }
    for kind in ("amount", "fighters", "place"):
        forms = GAME.scripts.vocabulary.forms[kind]
        wanted |= {f"{kind}-{SAID.get(word, word)}" for word in forms if word != "*"}
    wanted |= {f"timing-{timing}" for timing in TIMINGS} | {
        f"moment-{moment}" for moment in MOMENTS if moment != "always"
    }
    wanted |= {f"end-{how}" for how in ("hero-defeated", "both-defeated")}
    wanted |= {f"type-{kind}" for kind in ("attack", "defence", "versatile", "scheme")} | {"title", "blurb"}
    has = messages(language)
    assert sorted(f"unmatched-{name}" for name in wanted if f"unmatched-{name}" not in has) == []


def _asks(question: Any) -> bool:
    """Whether a question has something to ask at all; steps have not."""
    return "asks" in vars(question)


def _reasons() -> set[str]:
    found = set()
    for file in (ROOT / "games/unmatched").glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                (first, *_) = node.args
                if isinstance(first, ast.Constant):
                    found.add(str(first.value))
    return found | {"not-attack", "not-defence"}


# Every card


CARDS = [(hero.id, card) for hero in GAME.heroes.values() for card in hero.cards]
card_ids = [card.key for _, card in CARDS]


def texts(said: Translator, card: Card) -> list[str]:
    keys = [f"{card.key}.{timing}" for timing in TIMINGS]
    return [said.script(GAME.scripts, key) for key in keys if key in GAME.scripts.by_key]


@both_languages
@pytest.mark.parametrize(("hero", "card"), CARDS, ids=card_ids)
def test_card_is_said_in_whole_sentences(hero: str, card: Card, language: str) -> None:
    said = translator(language, GAME)
    found = texts(said, card)
    assert bool(found) == card.has_effects
    assert hero in card.key
    for text in found:
        assert re.fullmatch(r"[A-ZА-ЯЁ].*[^.;,:]\.", text)
        assert not re.search(r"[{}$]|  |\.\.|\.;|\bNone\b|unmatched-", text)
        letters = re.findall(r"[a-z]", text) if language == "ru" else re.findall(r"[а-яё]", text)
        assert letters == []  # no id and no other language shows through


@both_languages
@pytest.mark.parametrize(("hero", "card"), CARDS, ids=card_ids)
def test_card_text_tells_every_number_of_its_data(hero: str, card: Card, language: str) -> None:
    del hero
    said = " ".join(texts(translator(language, GAME), card))
    for key, effects in GAME.scripts.by_key.items():
        if key.startswith(f"{card.key}."):
            for effect in effects:
                for value in effect.arguments.values():
                    if type(value) is int:
                        assert re.search(rf"\b{value}\b", said) or (value == 1 and ("one" in said or "одно " in said))


def test_few_cards_have_no_text() -> None:
    assert [card.key for _, card in CARDS if not card.has_effects] == [
        "bigfoot.larger-than-life",
        "king-arthur.excalibur",
        "little-red-riding-hood.what-big-ears-you-have",
        "little-red-riding-hood.whats-that-in-my-basket",
        "robin-hood.a-hunters-eye",
    ]


@pytest.mark.parametrize(
    ("key", "russian", "english"),
    [
        (
            "alice.looking-glass.after",
            "Выполните по очереди 2 из следующего, каждое не больше раза: возьмите 2 карты; Алиса восстанавливает "
            "3 здоровья; поместите Алису на любую свободную ячейку.",
            "Do 2 of these one after another, none twice: draw 2 cards; Alice recovers 3 health; place Alice on any "
            "free space.",
        ),
        (
            "king-arthur.bewilderment.after",
            "Можете поместить Мерлина на любую свободную ячейку.",
            "You may place Merlin on any free space.",
        ),
        (
            "medusa.gaze-of-stone.after",
            "Если вы победили в бою, нанесите 8 урона бойцу противника.",
            "If you won the combat, deal 8 damage to the opposing fighter.",
        ),
        (
            "medusa.the-hounds-of-mighty-zeus.after",
            "Переместите каждую Гарпию (до 3 ячеек).",
            "Move each Harpy up to 3 spaces.",
        ),
        (
            "sinbad.voyage-cannibals.after",
            "Можете переместить Синдбада (до 2 ячеек).",
            "You may move Sinbad up to 2 spaces.",
        ),
        (
            "king-arthur.command-the-storms.scheme",
            "Переместите каждого бойца на поле, своего и чужого (до 3 ячеек).",
            "Move each fighter on the board, yours and theirs, up to 3 spaces.",
        ),
        (
            "medusa.winged-frenzy.scheme",
            "Переместите каждого своего бойца (до 3 ячеек, можно и сквозь бойцов противника). Верните одну "
            "поверженную Гарпию с полным здоровьем на свободную ячейку в одной зоне с Медузой.",
            "Move each of your fighters up to 3 spaces (also through opposing fighters). Return one defeated Harpy "
            "at full health to a free space that shares a zone with Medusa.",
        ),
        (
            "medusa.a-momentary-glance.scheme",
            "Нанесите 2 урона любому бойцу в одной зоне с Медузой (можно и Медузе).",
            "Deal 2 damage to any fighter that shares a zone with Medusa (Medusa too).",
        ),
        (
            "alice.snicker-snack.after",
            "Если вы победили в бою, посмотрите руку противника: он сбрасывает 1 карту по вашему выбору.",
            "If you won the combat, look at the opponent's hand and choose 1 card for them to discard.",
        ),
        (
            "sinbad.regroup.after",
            "Если вы победили в бою, возьмите 2 карты. Если вы не победили в бою, возьмите 1 карту.",
            "If you won the combat, draw 2 cards. If you did not win the combat, draw 1 card.",
        ),
    ],
)
def test_some_cards_word_by_word(key: str, russian: str, english: str) -> None:
    assert translator("ru", GAME).script(GAME.scripts, key) == russian
    assert translator("en", GAME).script(GAME.scripts, key) == english


# Plurals


CARD = ("1 карту", "2 карты", "5 карт", "21 карту")
DAMAGE = ("1 урон", "2 урона", "5 урона", "21 урон")
HEALTH = ("1 здоровье", "2 здоровья", "5 здоровья", "21 здоровье")
SPACE = ("до 1 ячейки", "до 2 ячеек", "до 5 ячеек", "до 21 ячейки")
PLURALS: list[tuple[str, str, dict[str, object], tuple[str, str, str, str]]] = [
    ("draw", "count", {}, CARD),
    ("draw-and-keep", "most", {"keep": 1}, ("до 1 карты", "до 2 карт", "до 5 карт", "до 21 карты")),
    ("move", "most", {"who": Own("own", {}), "through": "allies"}, SPACE),
    ("move", "most", {"who": OfKind("harpy", {}), "through": "all"}, SPACE),
    ("damage", "count", {"who": Opposing("opposing", {})}, DAMAGE),
    ("damage", "count", {"who": Such("{}", {"pick": "one", "adjacent": OfKind("jabberwock", {})})}, DAMAGE),
    ("damage", "count", {"who": Such("{}", {"side": "opposing", "in-zone": OfKind("medusa", {})})}, DAMAGE),
    (
        "damage-spaces",
        "count",
        {"first": "first", "second": "second"},
        ("по 1 урону", "по 2 урона", "по 5 урона", "по 21 урону"),
    ),
    ("recover", "count", {"who": OfKind("alice", {})}, HEALTH),
    ("opponent-discards", "count", {"choice": "theirs"}, CARD),
    ("opponent-discards", "count", {"choice": "yours"}, CARD),
    ("opponent-discards", "count", {"choice": "random"}, CARD),
    ("discard", "count", {}, CARD),
    ("look-at-hand", "pick", {}, CARD),
    ("move-card", "count", {"from": "discard", "to": "hand"}, CARD),
    ("gain-action", "count", {}, ("1 действие", "2 действия", "5 действий", "21 действие")),
    ("lock-value", "value", {}, ("атаки — 1", "атаки — 2", "атаки — 5", "атаки — 21")),
    ("bonus-attack", "value", {}, ("значением 1", "значением 2", "значением 5", "значением 21")),
    ("foresee", "look", {"take": 1}, ("1 верхнюю карту", "2 верхние карты", "5 верхних карт", "21 верхнюю карту")),
    ("set-value", "value", {}, ("равным 1", "равным 2", "равным 5", "равным 21")),
    (
        "set-health",
        "at-most",
        {"who": OfKind("king-arthur", {}), "value": 8},
        ("не больше 1", "не больше 2", "не больше 5", "не больше 21"),
    ),
]


@pytest.mark.parametrize(("op", "number", "more", "right"), PLURALS, ids=[f"{p[0]}-{i}" for i, p in enumerate(PLURALS)])
def test_russian_numbers_agree(op: str, number: str, more: dict[str, object], right: tuple[str, ...]) -> None:
    for value, words in zip((1, 2, 5, 21), right, strict=True):
        said = translator("ru", GAME).effect(Effect(op, {**more, number: value}), GAME.scripts)
        assert re.search(rf"(?<!\w){words}(?!\w)", said)


@pytest.mark.parametrize(("op", "number", "more"), [plural[:3] for plural in PLURALS])
def test_english_numbers_agree(op: str, number: str, more: dict[str, object]) -> None:
    for value in (1, 2, 5, 21):
        said = translator("en", GAME).effect(Effect(op, {**more, number: value}), GAME.scripts)
        assert not re.search(r"\b1 (cards|spaces)\b|\b(2|5|21) (card|space)\b", said)


def test_every_operation_with_a_number_is_looked_at() -> None:
    numbered = {
        op
        for op, operation in GAME.scripts.vocabulary.operations.items()
        if {"number", "amount"} & set(type(operation).PARAMETERS.values())
    }
    assert numbered - {op for op, *_ in PLURALS} == {"choose", "add-value", "lower-value", "gain"}  # no noun


@pytest.mark.parametrize(
    ("value", "words", "health"),
    [
        (1, "1 урон", "1 здоровье"),
        (2, "2 урона", "2 здоровья"),
        (5, "5 урона", "5 здоровья"),
        (21, "21 урон", "21 здоровье"),
    ],
)
def test_russian_numbers_agree_in_the_log_and_in_prompts(value: int, words: str, health: str) -> None:
    said = translator("ru", GAME)
    told = {"event": "damage-taken", "fighter": "alice", "amount": value, "health": 3}
    assert f" теряет {value}, осталось 3" in said.event(told, [])
    told = {"event": "health-recovered", "fighter": "alice", "amount": value, "health": 3}
    assert f" {health}:" in said.event(told, [])
    assert f" {words}?" in said.say("unmatched-ask-damage-one", amount=value, source="a-momentary-glance")


@pytest.mark.parametrize(("value", "words"), [(1, "1 ячейки"), (2, "2 ячеек"), (5, "5 ячеек"), (21, "21 ячейки")])
def test_russian_distances_agree_in_prompts(value: int, words: str) -> None:
    said = translator("ru", GAME)
    assert f"до {words}." in said.say("unmatched-ask-move-group", most=value, source="none")
    assert f"До {words};" in said.say("unmatched-ask-move-fighter", most=value, fighter="alice", source="none")
    assert f"До {words}." in said.say("unmatched-ask-move-either", most=value, source="skirmish")


# What a designer may say beyond the four decks


@both_languages
@pytest.mark.parametrize("op", sorted(GAME.scripts.vocabulary.operations))
def test_an_optional_effect_says_that_it_is(op: str, language: str) -> None:
    kinds: dict[str, object] = {
        "number": 2, "amount": 2, "text": "voyage", "kind": "alice", "fighter": "alice",
        "fighters": OfKind("alice", {}), "through": "allies", "where": "in-zone",
        "around": "alice", "space": "first", "chooser": "yours",
        "card": "excalibur", "place": Place("{}", {}), "commit": "hidden", "state": "size", "state-change": "toggle",
        "card-side": "own", "many": 2, "player": "own", "pile": "discard", "goal": "hand", "hand-choice": "own",
        "bound": "gave", "flag": True, "some": ("excalibur",), "which": "top", "token": "rage", "name": "over",
        "state-value": "big", "revealed": "deck-top",
    }  # fmt: skip
    parameters: Any = type(GAME.scripts.vocabulary.operations[op]).PARAMETERS
    arguments = {name.removesuffix("?"): kinds[kind] for name, kind in parameters.items() if kind != "scripts"}
    inner = ("alice.drink-me.scheme",) if "scripts" in parameters.values() else ()
    said = translator(language, GAME).effect(Effect(op, arguments, None, True, inner), GAME.scripts)
    assert re.search(r"\bможете\b|по желанию" if language == "ru" else r"\byou may\b|if you like", said)


@both_languages
def test_other_tags_than_voyages_are_named(language: str) -> None:
    said = translator(language, GAME)
    potions = Cards("cards", {"zone": "discard", "tag": "potion"})
    for effect in (Effect("add-value", {"by": potions}), Effect("take-tagged", {"tag": "potion"})):
        text = said.effect(effect, GAME.scripts)
        assert "potion" in text
        assert not re.search("путешеств|voyage", text)


# The log of moves and cards


@both_languages
@pytest.mark.parametrize(
    ("way", "russian", "english"),
    [
        (["m02"], "Мерлин остаётся на m02.", "Merlin stays on m02."),
        (["m02", "m03"], "Мерлин идёт: m02, m03.", "Merlin goes m02, m03."),
    ],
)
def test_who_stays_is_not_said_to_go(language: str, way: list[str], russian: str, english: str) -> None:
    told: dict[str, object] = {
        "event": "fighter-moved",
        "seat": 0,
        "fighter": "merlin",
        "way": way,
        "steps": len(way) - 1,
    }
    assert translator(language, GAME).event(told, ["А"]) == (russian if language == "ru" else english)


@both_languages
@pytest.mark.parametrize(
    ("boost", "defence", "russian", "english"),
    [
        ("none", "none", "«Экскалибур» — без защиты.", "“Excalibur” against no card."),
        ("none", "feint", "«Экскалибур» — «Уловка».", "“Excalibur” against “Feint”."),
        (
            "skirmish",
            "feint",
            "«Экскалибур» с усилением «Стычка» — «Уловка».",
            "“Excalibur” boosted by “Skirmish” against “Feint”.",
        ),
    ],
)
def test_opened_cards_are_told(language: str, boost: str, defence: str, russian: str, english: str) -> None:
    told: dict[str, object] = {"event": "cards-revealed", "attack": "excalibur", "boost": boost, "defence": defence}
    said = translator(language, GAME).event(told, [])
    assert said.endswith(russian if language == "ru" else english)
