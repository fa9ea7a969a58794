"""docs/effects lists all that the cards of each game can say, as the code has it (RISTAL_REGOLD=1 writes it anew)."""

from __future__ import annotations

import ast
import json
import os
import re
import tomllib
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from effect_examples import KNIGHT, with_examples

import ristal
from ristal.engine.chance import FastChance
from ristal.engine.effect import Effect, Scripts, Vocabulary
from ristal.engine.form import Form
from ristal.games import game_ids, load_game
from ristal.games.unmatched.hero import words_of
from ristal.text import translator
from ristal.text.game_text import game_text

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs" / "effects"
KINDS = {
    "number": "a whole number",
    "amount": "an amount: a whole number, or one of those below",
    "text": "a text",
    "scripts": "named scripts to choose from",
    "condition": "a condition",
    "conditions": "conditions",
    "bound": "`$NAME`, to which an effect before is bound",
    "bound-who": "`$NAME`, to which an effect before is bound",
    "card-of": "`$NAME`, to which an effect before is bound, `opposing` or `own`",
    "many": "a whole number, or `any`",
    "flag": "`true` or `false`",
    "name": "a name for what follows",
    "some": "ids of cards",
    "place": "a place",
}
HEAD = """# What cards can say: {title}

A script is a list of effects, each a table with `op`, its arguments, and perhaps `may = true` (the player may leave
it), `when` (a condition) and `bind` (a name for what it did). The examples are from our own cards; those of the
knight, the student and the smith were made up for a test, which plays them. The page is written by
`RISTAL_REGOLD=1 pytest tests/docs/test_effect_pages.py`.
"""
ABILITY_WORDS = {"moment": "Moments", "modify": "Reckoned otherwise, always", "rule": "Rules, always"}
UNSAID = {"demons": ["take-initiative-energy"]}  # what an option makes of another
FORMS = {"condition": "Conditions", "amount": "Amounts", "fighters": "Fighters", "place": "Places"}


def vocabulary(game: str) -> Vocabulary | None:
    try:
        found = import_module(f"ristal.games.{game}.effects").VOCABULARY
    except ModuleNotFoundError:
        return None
    assert isinstance(found, Vocabulary)
    return found


def docstrings(game: str) -> dict[str, str]:
    """What the source says of each class; compiled classes have forgotten it."""
    files = [
        ROOT / "src/ristal/engine/effect.py",
        ROOT / "src/ristal/engine/logic.py",
        *sorted((ROOT / "src/ristal/games" / game).glob("*.py")),
    ]
    return {
        node.name: " ".join((ast.get_docstring(node) or "").split())
        for file in files
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    }


def words(game: str, vocabulary: Vocabulary) -> dict[str, list[str]]:
    """The words that arguments of a kind may be, where a game has such kinds."""
    if game != "unmatched":
        return {}
    found = words_of(["FIGHTER"], ["CARD"], Scripts(vocabulary), "immediately", None)
    return {kind: list(choices) for kind, choices in found.items() if kind not in ("op", *FORMS)} | {
        "fighters": [*found["fighters"], "a table"],
        "commit": ["hidden"],  # at the declaration of an attack alone
    }


def scripts_of(game: Any) -> Scripts:
    """All scripts of the content, wherever the game keeps them."""
    for holder in (game, *vars_of(game)):
        if isinstance(getattr(holder, "scripts", None), Scripts):
            found = holder.scripts
            assert isinstance(found, Scripts)
            return found
    raise AssertionError(f"{game.id} keeps its scripts somewhere else")


def vars_of(thing: Any) -> Iterator[Any]:
    for name in dir(thing):
        if not name.startswith("_"):
            yield getattr(thing, name)


def written(effect: Effect, scripts: Scripts) -> str:
    """An effect as it stands in a file."""
    parameters = type(scripts.vocabulary.operations[effect.op]).PARAMETERS
    parts = [f'op = "{effect.op}"']
    parts += [f"{name} = {marked(parameters, name, value)}" for name, value in effect.arguments.items()]
    if effect.scripts:
        inner = [
            f"{key.rpartition('.')[2]} = [{', '.join(written(part, scripts) for part in scripts.by_key[key])}]"
            for key in effect.scripts
        ]
        parts.append(f"options = {{ {', '.join(inner)} }}")
    parts += ['may = "opponent"'] if effect.by_opponent else ["may = true"] if effect.may else []
    parts += [f"when = {plain(effect.when)}"] if effect.when else []
    parts += [f'bind = "{effect.bind}"'] if effect.bind else []
    return f"{{ {', '.join(parts)} }}"


def marked(parameters: Mapping[str, str], name: str, value: object) -> str:
    """The same, where a bound name bears its mark."""
    is_bound = {parameters.get(name), parameters.get(f"{name}?")} & {"bound", "bound-who"}
    return f'"${value}"' if is_bound else plain(value)


def plain(value: object) -> str:
    """An argument as it stands in a file."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return f"[{', '.join(map(plain, value))}]"
    if not isinstance(value, Form):
        return str(value) if isinstance(value, int) else f'"{value}"'
    if not value.arguments:
        return f'"{value.word}"'
    inner = {name: marked(type(value).PARAMETERS, name, given) for name, given in value.arguments.items()}
    if value.word == "{}":
        return f"{{ {', '.join(f'{name} = {said}' for name, said in inner.items())} }}"
    if len(inner) == 1:
        return f"{{ {value.word} = {next(iter(inner.values()))} }}"
    if all(not name.endswith("?") for name in type(value).PARAMETERS):
        return f"{{ {value.word} = [{', '.join(inner.values())}] }}"
    return f"{{ {value.word} = {{ {', '.join(f'{name} = {said}' for name, said in inner.items())} }} }}"


def parameters_of(thing: Any, kinds: dict[str, list[str]]) -> list[str]:
    lines = []
    for name, kind in thing.PARAMETERS.items():
        choices = " or ".join(choice if " " in choice else f"`{choice}`" for choice in kinds.get(kind, []))
        left_out = " (may be left out)" if name.endswith("?") else ""
        lines.append(f"- `{name.removesuffix('?')}`: {KINDS.get(kind) or choices}{left_out}")
    return [*lines, ""] if lines else []


def forms_in(value: object) -> Iterator[Form]:
    """The forms in an argument, however deep."""
    if isinstance(value, tuple):
        for part in value:
            yield from forms_in(part)
    elif isinstance(value, Form):
        yield value
        for part in value.arguments.values():
            yield from forms_in(part)


def uses(effect: Effect, form: type[Form], word: str) -> bool:
    """Whether an effect says a word; "*" is any of its kind."""
    return any(
        type(found) is form and word in (found.word, "*", "$")
        for value in (*effect.arguments.values(), effect.when)
        for found in forms_in(value)
    )


def abilities(content: Path) -> list[tuple[str, dict[str, Any]]]:
    """Every table of an ability in the content, and whose it is."""
    found: list[tuple[str, dict[str, Any]]] = []
    for file in sorted(content.rglob("*.toml")):
        found += _abilities_in(tomllib.loads(file.read_text(encoding="utf-8")))
    return found


def _abilities_in(table: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for name, value in table.items():
        for row in value if isinstance(value, list) else ():
            if isinstance(row, dict) and name == "ability":
                yield str(table["id"]), row
            elif isinstance(row, dict):
                yield from _abilities_in(row)


def toml(value: object) -> str:
    """A value as it stands in a file."""
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{name} = {toml(each)}' for name, each in value.items())} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(toml, value))}]"
    return json.dumps(value, ensure_ascii=False)


def ability_lines(game: str, content: Path) -> list[str]:
    """Moments, what is reckoned otherwise, and rules, each with an ability of ours."""
    lines = []
    for field, title in ABILITY_WORDS.items():
        told = {}
        for owner, table in abilities(content):
            if field in table:
                told.setdefault(str(table[field]), (owner, table))
        lines += [f"### {title}", ""] if told else []
        for word, (owner, table) in sorted(told.items()):
            lines += [f"`{word}`", "", *written_ability(game, content, owner, table)]
    return ["## Abilities", "", *lines] if lines else []


def written_ability(game: str, content: Path, owner: str, table: dict[str, Any]) -> list[str]:
    """An ability as it stands in a file, and in words all that its owner can do."""
    rows = [f"    {name} = {toml(value)}" for name, value in table.items() if name != "clause"]
    return ["    [[ability]]", *rows, "", f"«{ability_said(game, content, owner)}»", ""]


def says(value: object, word: str) -> bool:
    """Whether a condition, as it stands in a file, says a word."""
    if isinstance(value, dict):
        return word in value or any(says(part, word) for part in value.values())
    return any(says(part, word) for part in value) if isinstance(value, list) else value == word


def example_lines(game: str, content: Path, kind: str, word: str) -> list[str]:
    """An effect that says a word, or an ability under a condition that does."""
    made = load_game(game, content)
    scripts, said = scripts_of(made), translator("en", made)
    for script in scripts.by_key.values():
        for effect in script:
            if uses(effect, scripts.vocabulary.forms[kind][word], word):
                return [f"    {written(effect, scripts)}", "", f"«{said.effect(effect, scripts)}»", ""]
    for owner, table in abilities(content):
        if kind == "condition" and says(table.get("when"), word):
            return written_ability(game, content, owner, table)
    return []


def ability_said(game: str, content: Path, owner: str) -> str:
    """The whole ability of a hero, a fighter or a demon, in words."""
    made = load_game(game, content)
    _, options = made.check_options({})
    things = game_text("en", made).catalogue(options)["things"]
    return next(thing["text"] for thing in things if thing["id"] == owner).replace("\n", " ")


def page(game: str, content: Path) -> str:
    made = load_game(game, content)
    said, of = translator("en", made), vocabulary(game)
    assert of is not None
    told, kinds, scripts = docstrings(game), words(game, of), scripts_of(made)
    effects = [effect for script in scripts.by_key.values() for effect in script]
    lines = [HEAD.format(title=said.say(f"{game}-title")), "## Operations", ""]
    for op in sorted(of.operations):
        lines += [f"### `{op}`", "", told[type(of.operations[op]).__name__], ""]
        lines += parameters_of(type(of.operations[op]), kinds)
        for effect in [effect for effect in effects if effect.op == op][:1]:
            lines += [f"    {written(effect, scripts)}", "", f"«{said.effect(effect, scripts)}»", ""]
    for kind, title in FORMS.items():
        forms = of.forms.get(kind, {})
        lines += [f"## {title}", ""] if forms else []
        for word in sorted(forms):
            name = (
                "FIGHTER" if word == "*" else "a table" if word == "{}" else "`$NAME`" if word == "$" else f"`{word}`"
            )
            lines.append(f"- {name}: {told[forms[word].__name__]}")
            if word == "{}":
                lines += [f"  {line}" for line in parameters_of(forms[word], kinds)]
            lines += ["", *("  " + line if line else "" for line in example_lines(game, content, kind, word))]
        lines += [""] if forms else []
    lines += ability_lines(game, content)
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).rstrip() + "\n"


@pytest.mark.parametrize("game", [game for game in game_ids() if vocabulary(game) is not None])
def test_the_page_is_what_the_code_says(game: str, tmp_path: Path) -> None:
    file, made = PAGES / f"{game}.md", page(game, with_examples(game, tmp_path))
    if os.environ.get("RISTAL_REGOLD"):
        PAGES.mkdir(exist_ok=True)
        file.write_text(made, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == made


@pytest.mark.parametrize("game", [game for game in game_ids() if vocabulary(game) is not None])
def test_every_operation_is_explained(game: str) -> None:
    of = vocabulary(game)
    assert of is not None
    told = docstrings(game)
    assert all(told[type(thing).__name__] for thing in of.operations.values())
    assert all(told[form.__name__] for forms in of.forms.values() for form in forms.values())


@pytest.mark.parametrize("game", [game for game in game_ids() if vocabulary(game) is not None])
def test_every_word_has_an_example(game: str, tmp_path: Path) -> None:
    content, of = with_examples(game, tmp_path), vocabulary(game)
    assert of is not None
    said = {effect.op for script in scripts_of(load_game(game, content)).by_key.values() for effect in script}
    assert set(of.operations) - said - set(UNSAID.get(game, ())) == set()
    words = [(kind, word) for kind in FORMS for word in of.forms.get(kind, {})]
    assert [pair for pair in words if not example_lines(game, content, *pair)] == []


@pytest.mark.parametrize(
    ("game_id", "chosen"),
    [
        ("unmatched", {"heroes": ["knight", "medusa"], "board": "sarpedon"}),
        ("boets", {"fighters": ["student", "nazarov"]}),
        ("demons", {"seats": 2, "demons": ["smith", "giant"]}),
    ],
)
def test_the_examples_are_played(game_id: str, chosen: dict[str, object], tmp_path: Path) -> None:
    """At random to the end, twenty times; nothing breaks, and every card of the knight is opened."""
    content = with_examples(game_id, tmp_path)
    opened: set[str] = set()
    for seed in range(20):
        match = ristal.new(game_id, seed=seed, content=content, **chosen)
        chance = FastChance(seed)
        while not match.result:
            seat = match.asked[0]
            legal = match.legal(seat)
            match.play(legal[chance.draw(len(legal))], seat)
            assert match.game.invariant_errors(match.table) == []
        opened.update(str(event.get(part)) for event in match.events(None) for part in ("attack", "defence"))
    if game_id == "unmatched":
        assert set(KNIGHT) - opened == set()
