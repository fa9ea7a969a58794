"""Rules, code and tests are linked clause by clause: no clause without code and a test, no § that leads nowhere.

A page docs/rules/<game>.md states a clause as `- **R15** text`, the code cites it as `§R15` in a docstring or comment,
and the name of a test in tests/rules/<game>/ begins with it: `test_r15_a3_home_row_is_offered`.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from ristal.games import game_ids, load_game

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs/rules").glob("*.md"))
GAMES = [page.stem for page in PAGES]
HEADINGS = {
    "Русский": ["Правила", "Состав", "Толкования", "Запись ходов", "Настройки", "Версии"],
    "English": ["Rules", "Components", "Rulings", "Notation", "Options", "Versions"],
}
CLAUSE = r"[A-Z]\d+[a-z]?"


def page(game: str) -> str:
    return (ROOT / f"docs/rules/{game}.md").read_text(encoding="utf-8")


def sections(text: str, level: str) -> dict[str, str]:
    """What stands under each heading of a level; every heading only once."""
    pieces = re.split(rf"^{level} (.+)\n", text, flags=re.MULTILINE)[1:]
    assert len(set(pieces[::2])) == len(pieces[::2])
    return dict(zip(pieces[::2], pieces[1::2], strict=True))


@pytest.mark.parametrize("game", GAMES)
def test_examples_of_files_fit_a_terminal(game: str) -> None:
    """A line of a position that is broken in two is no longer that position."""
    blocks = re.findall(r"^```.*?^```", page(game), flags=re.DOTALL | re.MULTILINE)
    assert blocks
    assert not [line for block in blocks for line in block.splitlines() if len(line) > 78]


def stated(text: str) -> list[str]:
    """The clauses that a text states, in its order."""
    return re.findall(rf"^- \*\*({CLAUSE})\*\* \S", text, flags=re.MULTILINE)


def clauses(game: str) -> set[str]:
    return set(stated(page(game)))


def sources(game: str) -> list[Path]:
    return sorted((ROOT / "src/ristal/games" / game).rglob("*.py"))


def cited(game: str) -> set[str]:
    """The clauses of the code, and those of what stands in the content as data, such as the ability of a hero."""
    code = [re.findall(rf"§({CLAUSE})", file.read_text(encoding="utf-8")) for file in sources(game)]
    content = (ROOT / "src/ristal/games" / game / "content").rglob("*.toml")
    data = [re.findall(rf'^clause = "({CLAUSE})"', file.read_text(encoding="utf-8"), re.MULTILINE) for file in content]
    return {clause for found in (*code, *data) for clause in found}


def calls(game: str, name: str) -> Iterator[ast.Call]:
    for file in sources(game):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                yield node


def carried_by(test: str) -> list[str]:
    """The clauses that the name of a test begins with: test_r24_a8_… -> R24, A8; test_r62a_… -> R62a."""
    carried = []
    for token in test.split("_")[1:]:
        if not re.fullmatch(CLAUSE, token.capitalize()):
            break
        carried.append(token.capitalize())
    return carried


def rule_tests(game: str) -> dict[str, list[str]]:
    """The tests of a game's rules, with the clauses they carry."""
    found = {}
    for file in sorted((ROOT / "tests/rules" / game).rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[node.name] = carried_by(node.name)
    return found


def test_every_game_has_its_page_and_every_page_its_game() -> None:
    assert game_ids() == GAMES


@pytest.mark.parametrize("game", GAMES)
def test_page_has_the_same_headings_in_both_languages(game: str) -> None:
    parts = sections(page(game), "##")
    assert {part: list(sections(text, "###")) for part, text in parts.items()} == HEADINGS


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_state_the_same_clauses_in_the_same_order(game: str) -> None:
    russian, english = sections(page(game), "##").values()
    assert stated(russian) == stated(english)
    assert stated(russian)


@pytest.mark.parametrize("language", HEADINGS)
@pytest.mark.parametrize("game", GAMES)
def test_clause_is_stated_once_in_each_language(game: str, language: str) -> None:
    counted = Counter(stated(sections(page(game), "##")[language]))
    assert [clause for clause, times in counted.items() if times > 1] == []


@pytest.mark.parametrize(("game", "inferred"), [("boets", ["R8", "R28"]), ("ninedice", ["R5", "R15", "R19"])])
def test_clauses_that_no_rulebook_states_say_why_they_stand(game: str, inferred: list[str]) -> None:
    """They carry the mark and the reason, in both languages; all other clauses are stated or are rulings."""
    for text in sections(page(game), "##").values():
        lines = {clause: line for line in text.splitlines() for clause in stated(line)}
        assert [
            clause for clause, line in lines.items() if re.search(r" ‡ (Мы это вывели|Inferred): \S", line)
        ] == inferred


@pytest.mark.parametrize("game", GAMES)
def test_every_line_that_looks_like_a_clause_is_one(game: str) -> None:
    """`- **R15** text`, and nothing nearly like it."""
    lines = re.findall(r"^ *[-*] *\**[A-Za-z]\d+[a-z]?\b.*$", page(game), flags=re.MULTILINE)
    assert [line for line in lines if not stated(line)] == []


@pytest.mark.parametrize("game", GAMES)
def test_clauses_that_the_page_refers_to_exist(game: str) -> None:
    referred = set(re.findall(r"(?<![\w`])[RA]\d+[a-z]?(?![\w`])", page(game)))
    assert referred - clauses(game) == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_cited_in_the_code(game: str) -> None:
    assert clauses(game) - cited(game) == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_cited_in_the_code_exists(game: str) -> None:
    assert cited(game) - clauses(game) == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_carried_by_a_test(game: str) -> None:
    carried = {clause for found in rule_tests(game).values() for clause in found}
    assert clauses(game) - carried == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_in_the_name_of_a_test_exists(game: str) -> None:
    stray = {test: set(found) - clauses(game) for test, found in rule_tests(game).items()}
    assert {test: found for test, found in stray.items() if found} == {}


@pytest.mark.parametrize("game", GAMES)
def test_clauses_shown_to_players_exist(game: str) -> None:
    """Beside a question, an option or a reason."""
    made = load_game(game)
    shown = {question.CLAUSE for question in made.questions.values() if question.CLAUSE}
    shown |= {option.clause for option in made.options}
    for call in calls(game, "Reason"):
        assert isinstance(call.args[1], ast.Constant)
        shown.add(str(call.args[1].value))
    assert shown - clauses(game) == set()


@pytest.mark.parametrize("language", HEADINGS)
@pytest.mark.parametrize("game", GAMES)
def test_options_are_documented_with_every_choice(game: str, language: str) -> None:
    heading = HEADINGS[language][4]
    rows = sections(sections(page(game), "##")[language], "###")[heading].splitlines()
    for option in load_game(game).options:
        (row,) = [row for row in rows if row.startswith(f"| `{option.name}`")]
        _, _, choices, default, _ = re.split(r"\s*\|\s*", row)
        assert set(re.findall(r"`([^`]+)`", choices)) == set(option.choices)
        assert default == f"`{option.default}`"


@pytest.mark.parametrize("language", HEADINGS)
@pytest.mark.parametrize("game", GAMES)
def test_versions_go_up_to_the_one_of_the_game(game: str, language: str) -> None:
    text = sections(sections(page(game), "##")[language], "###")[HEADINGS[language][5]]
    versions = [int(version) for version in re.findall(r"^- \*\*(\d+)\*\* \S", text, flags=re.MULTILINE)]
    assert versions == list(range(load_game(game).version, 0, -1))
