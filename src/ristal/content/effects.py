"""Reads scripts: the effects of a card, written as TOML in the vocabulary of its game.

effects = [
    { op = "draw", count = 2, when = "won", bind = "drawn" },
    { op = "draw", count = 1, when = { all = ["moved", { not = { did = "$drawn" } }] } },
    { op = "choose", count = 1, options = { heal = [{ op = "heal", count = 3 }], rest = [{ op = "draw" }] } },
]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ristal.content.reader import Reader
from ristal.engine.data import Values
from ristal.engine.effect import Effect, Scripts
from ristal.engine.errors import Phrase
from ristal.engine.form import Condition, Form

MOST = 99
WORDED, UNWORDED, BOUND = "*", "{}", "$"  # the forms of a kind that take any of its words, a table without one, or
# `$NAME`, to which an effect before is bound
OPPONENT = "opponent"
ANY = "any"
Words = Mapping[str, Sequence[str]]


def read_script(scripts: Scripts, card: Reader, name: str, key: str, words: Words | None = None) -> None:
    """Check the effects in a field of a card and keep them under a key; scripts inside them get keys below it. `words`
    are those that arguments of a kind may be; `op` and `condition` there narrow what this card may say at all."""
    _ScriptReader(scripts, words or {}).read(card, name, key)


def read_condition(scripts: Scripts, page: Reader, name: str, words: Words) -> Condition[Any]:
    """A condition outside a script."""
    found = _ScriptReader(scripts, words).form(page, name, "condition")
    assert isinstance(found, Condition)
    return found


def read_form(scripts: Scripts, page: Reader, name: str, kind: str, words: Words) -> object:
    """An argument outside a script: a form of a kind, or a number where it may be one."""
    return _ScriptReader(scripts, words).form(page, name, kind)


class _ScriptReader:
    def __init__(self, scripts: Scripts, words: Words) -> None:
        self.scripts = scripts
        self.vocabulary = scripts.vocabulary
        self.words = words
        self.bound: list[str] = []  # names that effects read so far are bound to
        self.binding: dict[str, Effect] = {}  # those effects

    def read(self, card: Reader, name: str, key: str) -> None:
        card.note(name, "script", more=(self.vocabulary, self.words))
        effects = [self.effect(effect, key, at) for at, effect in enumerate(card.tables(name))]
        self.scripts.by_key[key] = effects

    def effect(self, page: Reader, key: str, at: int) -> Effect:
        op = page.choice("op", self.words.get("op", tuple(self.vocabulary.operations)))
        when = self.form(page, "when", "condition") if page.has("when") else None
        assert when is None or isinstance(when, Condition)
        kind: Any = type(self.vocabulary.operations[op])
        by_opponent = kind.BY_OPPONENT and page.data.get("may") == OPPONENT
        may = by_opponent or (page.has("may") and page.flag("may"))
        if by_opponent:
            page.read.add("may")
        arguments: Values = {}
        inner: list[str] = []
        parameters: Mapping[str, str] = kind.PARAMETERS
        for parameter, kind in parameters.items():
            if kind != "scripts":
                self.argument(arguments, page, parameter, kind)
                continue
            options = page.table(parameter)
            for option in options.data:
                inner.append(f"{key}.{at}.{option}")
                self.read(options, option, inner[-1])
        bind = page.identity("bind") if page.has("bind") and "bind" not in parameters else ""
        self.bound += [f"${bind}"] if bind else []
        page.done()
        effect = Effect(op, arguments, when, may, tuple(inner), bind, by_opponent)
        if bind:
            self.binding[f"{BOUND}{bind}"] = effect
        return effect

    def asks_who(self, word: str) -> str:
        """Have the effect of this name keep whom it was about; others keep nothing that nobody asks for."""
        if word in self.binding:
            self.binding[word].binds_who = True
        return word

    def argument(self, arguments: Values, page: Reader, parameter: str, kind: str, field: str = "") -> None:
        """Read one argument, unless it may be left out and is; it stands in a field of its name, or in another."""
        name = parameter.removesuffix("?")
        if name == parameter or page.has(field or name):
            arguments[name] = self.value(page, field or name, kind)

    def value(self, page: Reader, name: str, kind: str) -> object:
        if kind == "number":
            return page.number(name, 0, MOST)
        if kind == "text":
            return page.text(name)
        if kind == "flag":
            return page.flag(name)
        if kind == "many":
            return page.choice(name, (ANY,)) if page.data.get(name) == ANY else page.number(name, 0, MOST)
        if kind == "card-of":
            return page.choice(name, [*self.words[kind], *self.bound])
        if kind == "some":
            return tuple(self.some(page, name))
        if kind == "name":
            self.bound.append(f"{BOUND}{page.identity(name)}")
            return page.identity(name)
        if kind == "bound-who":
            return self.asks_who(page.choice(name, self.bound)).removeprefix(BOUND)
        if kind == "bound":
            return page.choice(name, self.bound).removeprefix("$")
        if kind == "conditions":
            parts = {str(at): part for at, part in enumerate(page.listed(name), 1)}
            inside = Reader(parts, page.file, page.within(name), page.error)
            return tuple(self.form(inside, at, "condition") for at in parts)
        if kind in self.vocabulary.forms:
            return self.form(page, name, kind)
        return page.choice(name, self.words[kind])

    def some(self, page: Reader, name: str) -> list[str]:
        """Cards of the same deck, by their ids."""
        for card in page.texts(name):
            if card not in self.words["card"]:
                raise page.unexpected(name, Phrase("wrong-expected-some", choices=list(self.words["card"])), card)
        return page.texts(name)

    def form(self, page: Reader, name: str, kind: str) -> object:
        """A number, a word, or a table: `3`, `"won"`, `{ damage = "dealt" }`."""
        forms, value = self.vocabulary.forms[kind], page.data.get(name)
        allowed = self.words.get(kind, tuple(forms))
        if isinstance(value, dict):
            full = {word: form for word, form in forms.items() if _parameters(form) and word in (UNWORDED, *allowed)}
            return self.table(page, name, full)
        if kind == "amount":
            return page.number(name, 0, MOST)
        bound = self.bound if BOUND in forms else []
        words = [word for word in allowed if not _needs(forms.get(word, forms.get(WORDED, Form)))]
        word = page.choice(name, [*words, *bound])
        if word.startswith(BOUND):
            return forms[BOUND](self.asks_who(word), {})
        return forms.get(word, forms.get(WORDED, Form))(word, {})

    def table(self, outer: Reader, name: str, known: Mapping[str, type[Form]]) -> Form:
        """A word with what belongs to it: alone, in a list, in a table, or beside it."""
        page = outer.table(name)
        arguments: Values = {}
        words = [word for word in page.data if word in known and word != UNWORDED]
        if words:
            self.arguments(arguments, page, words[0], _parameters(known[words[0]]))
        elif UNWORDED in known:
            for parameter, kind in _parameters(known[UNWORDED]).items():
                self.argument(arguments, page, parameter, kind)
        else:
            raise outer.unexpected(name, Phrase("wrong-expected-choice", choices=list(known)), page.data)
        page.done()
        word = words[0] if words else UNWORDED
        return known[word](word, arguments)

    def arguments(self, arguments: Values, page: Reader, word: str, parameters: Mapping[str, str]) -> None:
        value, names = page.data[word], list(parameters)
        if len(names) > 1 and isinstance(value, list):
            page.read.add(word)
            if len(value) > len(names):
                raise page.wrong(word, "wrong-many-arguments", most=len(names), given=len(value))
            given = {name.removesuffix("?"): item for name, item in zip(names, value, strict=False)}
            inside = Reader(given, page.file, page.within(word), page.error)
        elif len(names) > 1 and isinstance(value, dict) and set(value) <= {name.removesuffix("?") for name in names}:
            inside = page.table(word)
        else:  # the first stands under the word itself
            self.argument(arguments, page, names[0], parameters[names[0]], word)
            for name in names[1:]:
                self.argument(arguments, page, name, parameters[name])
            return
        for name in names:
            self.argument(arguments, inside, name, parameters[name])
        inside.done()


def _parameters(form: type[Form]) -> Mapping[str, str]:
    found: Mapping[str, str] = form.PARAMETERS
    return found


def _needs(form: type[Form]) -> bool:
    """Whether a word cannot do without arguments."""
    return any(not parameter.endswith("?") for parameter in _parameters(form))
