"""Why an answer is not allowed: every reason of the rules, with its clause, in both languages."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path

import pytest
from vstrechny_battle import Battle, lay

import ristal
from ristal.engine.question import Reason
from ristal.text import LANGUAGES, translator

SOURCE = Path(__file__).parents[3] / "src/ristal/games/vstrechny"
EMPTY = """
    .  .  .
    .  .  .
    .  .  .
    .  .  .
    """


def deploying() -> Battle:
    return lay(
        """
        .  .       .
        .  Лучник  .
        .  Саклаб  .
        .  .       .
        """,
        opened="Бедуин",
        phase="deployment",
    )


def entering() -> Battle:
    return lay(EMPTY, opened="Саклаб")


def choosing() -> Battle:
    return lay(EMPTY, hand={"south": ["Саклаб"], "north": ["Лучник"]})


def pushed() -> Battle:
    """A three-way Mamluk on a2 has been pushed out by the Saqlab from a1."""
    battle = lay(
        """
        .       .  .
        .       .  .
        Мамлюк  .  .
        Саклаб  .  .
        """,
        opened="Бедуин",
    )
    return battle.play("a1")


def pushed_by_a_neighbour() -> Battle:
    """A Konung on b1 has been pushed by the Berserk that came from a1."""
    battle = lay(
        """
        .        .       .
        .        .       .
        .        .       .
        Берсерк  Конунг  .
        """,
        opened="Тингер",
        armies=("north", "south"),
    )
    return battle.play("a1", "right")


def pushed_above() -> Battle:
    """The same Mamluk in the hands of seat 1: on c3, its way is down."""
    battle = lay(
        """
        .  .  Саклаб
        .  .  Мамлюк
        .  .  .
        .  .  .
        """,
        opened="Бедуин",
        armies=("north", "south"),
        to_move="south",
    )
    return battle.play("c4")


def riding_on() -> Battle:
    """A Rider, whose arrow leads forward only, may go on from b2."""
    battle = lay(
        """
        .  .        .
        .  .        .
        .  .        .
        .  Всадник  .
        """,
        opened="Тингер",
        armies=("north", "south"),
    )
    return battle.play("b1")


def picking() -> Battle:
    """The first to pick has taken the army of the south."""
    match = ristal.new("vstrechny", seed=1, draft="pick")
    match.play("south")
    return Battle(match, ("south", "north"), is_turned=False)


REASONS = [
    (picking, "south", Reason("army-taken", "R3", army="south")),
    (deploying, "a3", Reason("not-own-half", "R11", cell="a3")),
    (deploying, "b3", Reason("not-own-half", "R11", cell="b3")),
    (deploying, "b2", Reason("cell-taken", "R11", cell="b2")),
    (entering, "b2", Reason("not-home-row", "R15", cell="b2")),
    (entering, "a4", Reason("not-home-row", "R15", cell="a4")),
    (choosing, "mamluk", Reason("not-in-hand", "R31", unit="mamluk")),
    (choosing, "archer", Reason("not-in-hand", "R31", unit="archer")),
    (pushed, "left", Reason("side-edge", "R26")),
    (pushed_above, "left", Reason("side-edge", "R26")),
    (pushed, "stop", Reason("must-move", "A10")),
    (pushed, "a2", Reason("must-move", "A10")),
    (pushed, "camp", Reason("camp-too-far", "R27")),
    (riding_on, "left", Reason("forward-only", "R6", unit="rider")),
    (riding_on, "c2", Reason("forward-only", "R6", unit="rider")),
    (pushed_by_a_neighbour, "left", Reason("has-arrived", "A5", cell="a1")),
    (pushed, "a1", Reason("not-backwards", "R9", cell="a1")),
    (pushed_above, "c4", Reason("not-backwards", "R9", cell="c4")),
    (pushed, "b3", Reason("one-cell", "R9", cell="b3")),
    (pushed, "a4", Reason("one-cell", "R9", cell="a4")),
    (pushed, "c2", Reason("one-cell", "R9", cell="c2")),
]
CLAUSES = {reason.message: reason.clause for _, _, reason in REASONS}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("scene", "answer", "reason"),
    REASONS,
    ids=[f"{reason.message}-{scene.__name__}-{answer}" for scene, answer, reason in REASONS],
)
def test_reason_names_what_is_wrong_and_the_clause(
    scene: Callable[[], Battle], answer: str, reason: Reason, language: str
) -> None:
    battle = scene()
    before = battle.hash()
    said = battle.match.why(answer, language=language)
    assert said == translator(language, battle.match.game).reason(reason)
    assert said.endswith(f"(§{reason.clause})")
    assert battle.hash() == before


def test_every_reason_of_the_code_is_reached_here() -> None:
    """A new reason needs a scene above and a text in both languages."""
    written = {}
    for file in SOURCE.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                message, clause = node.args
                assert isinstance(message, ast.Constant)
                assert isinstance(clause, ast.Constant)
                written[message.value] = clause.value
    assert written == CLAUSES


@pytest.mark.parametrize("message", sorted(CLAUSES))
def test_reasons_differ_in_the_two_languages(message: str) -> None:
    russian, english = (translator(language, entering().match.game) for language in ("ru", "en"))
    details = next(reason.details for _, _, reason in REASONS if reason.message == message)
    said = russian.say(f"vstrechny-why-{message}", **details)
    assert said != english.say(f"vstrechny-why-{message}", **details)
    assert any("а" <= letter <= "я" for letter in said.lower())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("scene", "answer", "meant"),
    [
        (pushed, "forward", "a3"),
        (pushed, "right", "b2"),
        (pushed_above, "right", "b3"),
        (pushed_above, "FORWARD", "c2"),
    ],
)
def test_why_gives_the_good_news_as_well(scene: Callable[[], Battle], answer: str, meant: str, language: str) -> None:
    battle = scene()
    assert battle.match.why(answer, language=language) == translator(language).say("why-allowed", text=meant)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("scene", "answer", "legal"),
    [
        (deploying, "stop", ["a1", "b1", "c1", "a2", "c2"]),
        (entering, "camp", ["a1", "b1", "c1"]),
        (pushed, "d7", ["a3", "b2"]),
        (riding_on, "b2", ["stop", "b3"]),
    ],
)
def test_where_there_is_no_reason_the_legal_answers_are_named(
    scene: Callable[[], Battle], answer: str, legal: list[str], language: str
) -> None:
    match = scene().match
    texts = translator(language, match.game)
    said = match.why(answer, language=language)
    assert "; ".join(map(texts.label, legal)) in said
    assert match.pending[0].prompt(language) in said
    assert said.endswith(f"(§{match.pending[0].clause})")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("hand", "legal"), [(["Саклаб"], ["saqlab"]), (["Саклаб", "Мамлюк"], ["mamluk", "saqlab"])])
def test_legal_answers_are_named_not_by_their_ids(hand: list[str], legal: list[str], language: str) -> None:
    battle = lay(EMPTY, hand={"south": hand, "north": ["Лучник"]})
    texts = translator(language, battle.match.game)
    assert f": {'; '.join(map(texts.name, legal))}. " in battle.match.why("b1", language=language)
    battle.play(legal[0])
    battle.turn_passed("south")


@pytest.mark.parametrize("language", LANGUAGES)
def test_seat_that_is_not_asked_is_told_so(language: str) -> None:
    """a4 is in the home row of seat 1; all that is wrong is that seat 0 has the move."""
    assert entering().match.why("a4", seat=1, language=language) == translator(language).say("error-not-asked")
