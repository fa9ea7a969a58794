"""One language at the table of one game."""

from __future__ import annotations

import locale
import os
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.runtime.utils import native_to_fluent
from fluent.syntax.ast import Message

from ristal.content.reader import FORMS
from ristal.engine.effect import Effect, EffectTable, MayDo, Scripts, current_effect
from ristal.engine.errors import BadContent, BadPosition, RistalError
from ristal.engine.game import Game
from ristal.engine.question import Question, Reason
from ristal.engine.result import Result
from ristal.engine.table import Table

LANGUAGES = ("ru", "en")
LONGEST_LIST = 12  # answers that a reason lists
REMEMBERED = 2048  # messages that were said lately: a table says the same again and again
_LOCALE = Path(__file__).parent.parent / "locale"


MARK, BREAK, END = "\ue000", "\ue001", "\ue002"  # around what is more than text: its kind and id, its words


def _written(number: Any, locale: Any) -> str:
    return str(int(number)) if 0 <= number < 1000 else str(FluentInt(number).format(locale))


# Numbers that are written fast, for Fluent takes long over them; plurals follow them all the same. A marked one says
# that it is a number. Made so because the build knows no types of Fluent.
_Number: Any = type("_Number", (FluentInt,), {"format": _written})
_MarkedNumber: Any = type(
    "_MarkedNumber", (_Number,), {"format": lambda self, locale: f"{MARK}number:{BREAK}{_written(self, locale)}{END}"}
)
_number = lru_cache(maxsize=1024)(_Number)


class Verbatim(str):
    """Text that is said as it is, even if the content has a name for it: what somebody typed, what they may type."""


class Translator:
    """Says what a game shows, in one language. Message ids of a game begin with its id: `vstrechny-ask-enter-unit`,
    `vstrechny-unit-moved`, `vstrechny-why-side-edge`, `vstrechny-end-break-through`, `vstrechny-answer-stop`."""

    def __init__(self, language: str, game: Game | None) -> None:
        self.language = language
        self.game = game
        self._names = {} if game is None else game.names()
        self._bundle = FluentBundle([language], use_isolating=False)
        self._files = ["engine", "terminal", "reading", "lab", "server", *([] if game is None else [game.id])]
        for file in self._files:
            self._bundle.add_resource(resource(language, file))
        self._said = lru_cache(maxsize=REMEMBERED, typed=True)(self._put)
        self.label = lru_cache(maxsize=REMEMBERED)(self._label)

    def learn(self, file: str) -> None:
        """Take in texts that only one command needs."""
        self._bundle.add_resource(resource(self.language, file))

    def prepare(self) -> None:
        """Make every message ready to be said; else the first time takes longer."""
        for file in self._files:
            for entry in resource(self.language, file).body:
                if isinstance(entry, Message):
                    self._bundle.get_message(entry.id.name)

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def say(self, message: str, /, **values: object) -> str:
        """A message with its values; ids of the content become names, with every form that the name has."""
        try:
            return self._said(message, **values)
        except TypeError:  # a list is nothing to remember by
            return self._put(message, **values)

    def _put(self, message: str, /, **values: object) -> str:
        filled: dict[str, Any] = {}
        for name, value in values.items():
            filled[name] = self._plain(value)
            if isinstance(value, str) and value in self._names and not isinstance(value, Verbatim):
                filled.update(self._forms(name, value))
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"{self.language}: {message} has no text")
        errors: list[Exception] = []  # not by `format_pattern`: it would make plain numbers of ours
        said = pattern(ResolverEnvironment(self._bundle, errors, CurrentEnvironment(filled)))
        if errors:
            raise ValueError(f"{self.language}: {message}: {errors}")
        return str(said)

    def _plain(self, value: object) -> object:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, str):
            return str(value) if isinstance(value, Verbatim) else self.name(value)
        if isinstance(value, (list, tuple)):
            return ", ".join(str(self._plain(item)) for item in value) or "—"
        return (
            _number(value) if type(value) is int else value if isinstance(value, _Number) else native_to_fluent(value)
        )

    def name(self, thing: str) -> str:
        """What the content calls a thing; the id itself where it has no name."""
        names = self._names.get(thing)
        return thing if names is None else names[self.language]

    def _of_game(self, message: str) -> str:
        assert self.game is not None
        return f"{self.game.id}-{message}"

    def ask(self, table: Table, question: Question, seat: int) -> str:
        """The prompt of a question; whether to do an effect is asked with the effect in words."""
        shows = question.shows(table, seat)
        if isinstance(question, MayDo):
            assert isinstance(table, EffectTable)
            shows["effect"] = Verbatim(_sentence(self.effect(current_effect(table), table.scripts)))
        return self.say(self._of_game(f"ask-{kebab(type(question).__name__)}"), **shows)

    def event(self, data: dict[str, object], players: list[str], kinds: dict[str, str] | None = None) -> str:
        """A log line: plain data of an event as its reader may know it. With `kinds` of things, what is more than
        text is marked in it (`guide.parts`)."""
        values = {name: value for name, value in data.items() if name != "event" and value is not None}
        message = self._of_game(str(data["event"]))
        if not self.has(message) and self.has(f"match-{data['event']}"):  # what people did, in any game
            message = f"match-{data['event']}"
        if any(value is None for value in data.values()):
            message += "-unseen"
        seat = data.get("seat")
        if isinstance(seat, int):
            values["player"] = players[seat]
        if any(value == [] or value == () for value in values.values()) and self.has(f"{message}-empty"):
            message += "-empty"
        for name, value in list(values.items()):
            if isinstance(value, (list, tuple)) and len(value) == len(players):
                values[f"{name}_each"] = self._each(value, players, kinds is not None)
        return self.say(message, **values) if kinds is None else self._marked(message, values, kinds)

    def _each(self, values: Sequence[object], players: list[str], marked: bool) -> Verbatim:
        """Something of every seat, with whose it is."""
        said = []
        for seat, (player, value) in enumerate(zip(players, values, strict=True)):
            whose = f"{MARK}seat:{seat}{BREAK}{player}{END}" if marked else player
            number = f"{MARK}number:{BREAK}{value}{END}" if marked and isinstance(value, int) else self._plain(value)
            said.append(f"{whose}: {number}" if player[-1:].isdecimal() else f"{whose} {number}")
        return Verbatim(", ".join(said))

    def _marked(self, message: str, values: dict[str, object], kinds: dict[str, str]) -> str:
        filled: dict[str, object] = {}
        for name, value in values.items():
            if name == "player":
                filled[name] = Verbatim(f"{MARK}seat:{values['seat']}{BREAK}{value}{END}")
            elif isinstance(value, str) and value in kinds:
                for form, words in self._forms(name, value).items():
                    filled[form] = Verbatim(f"{MARK}{kinds[value]}:{value}{BREAK}{words}{END}")
            elif isinstance(value, (list, tuple)) and value and all(item in kinds for item in value):
                named = [f"{MARK}{kinds[item]}:{item}{BREAK}{self.name(item)}{END}" for item in value]
                filled[name] = Verbatim(", ".join(named))
            elif isinstance(value, int) and not isinstance(value, bool) and name != "seat":
                filled[name] = _MarkedNumber(value)
            else:
                filled[name] = value
        return self.say(message, **filled)

    def _forms(self, name: str, thing: str) -> dict[str, str]:
        """A name of the content under this variable, and each of its cases under its own."""
        forms = {name: self.name(thing)}
        for form in FORMS if thing in self._names else ():
            if form.startswith(self.language):
                case = form.removeprefix(f"{self.language}_")
                stands_in = "ru_acc" if case == "fallen" else self.language
                found = self._names[thing]
                forms[f"{name}_{case}"] = found.get(form) or found.get(stands_in) or self.name(thing)
        return forms

    def effect(self, effect: Effect, scripts: Scripts) -> str:
        """An effect in words, from its data: `<game>-op-<operation>` with its arguments and `$may`, which picks between
        «возьмите» and «можете взять»; where it makes no difference, `may-do` says it. `<game>-when-<condition>`
        puts the condition around it."""
        values: dict[str, object] = {**effect.arguments}
        if effect.scripts:
            values["options"] = "; ".join(self._option(scripts, key) for key in effect.scripts)
        message = self._of_game(f"op-{effect.op}")
        said = self.say(message, **values, may=effect.may)
        if effect.may and said == self.say(message, **values, may=False):
            said = self.say("may-do", effect=said)
        return self.say(self._of_game(f"when-{effect.when}"), effect=said) if effect.when else said

    def _option(self, scripts: Scripts, key: str) -> str:
        return ", ".join(self.effect(effect, scripts) for effect in scripts.by_key[key])

    def script(self, scripts: Scripts, key: str, inside: bool = False) -> str:
        """A whole script, a sentence an effect; `inside`, where its first one goes on after a colon."""
        said = [self.effect(effect, scripts) for effect in scripts.by_key[key]]
        return " ".join(f"{text}." if inside and not at else _sentence(text) for at, text in enumerate(said))

    def answer(self, answer: str) -> str:
        """What an answer is called: its name, its label, or simply its notation."""
        label = self._of_game(f"answer-{answer.replace(' ', '-')}")
        return self.say(label) if self.has(label) else self.name(answer)

    def _label(self, answer: str) -> str:
        """What an answer is called, of whatever words: a text of its own, `answer-of-<first word>` or `answer-pair`
        around two names, else the names of its words."""
        said = self.answer(answer)
        words = answer.split()
        if said != answer or len(words) < 2:
            return said
        for message in (f"answer-of-{words[0]}", "answer-pair"):
            if len(words) == 2 and self.has(self._of_game(message)):
                first, second = map(self.answer, words)
                return self.say(self._of_game(message), first=Verbatim(first), second=Verbatim(second))
        return " ".join(map(self.answer, words))

    def reason(self, reason: Reason, **more: object) -> str:
        """Why something is not allowed, from its details and what else the table tells, with the clause."""
        return f"{self.say(self._of_game(f'why-{reason.message}'), **reason.details, **more)} (§{reason.clause})"

    def why_not(self, table: Table, seat: int, text: str) -> str:
        """What is asked, where a text has nothing to do with it."""
        question = table.question
        asked = Verbatim(self.ask(table, question, seat))
        legal = self._listed([answer.text for answer in table.legal(seat)])
        said = self.say("why-unknown", text=Verbatim(self.label(text)), asked=asked, legal=legal)
        return f"{said} (§{question.rule(table)})"

    def _listed(self, answers: Sequence[object]) -> Verbatim:
        """The first of these answers by their names, and how many more there are."""
        named = [self.label(str(answer)) for answer in answers]
        if len(named) > LONGEST_LIST:
            named[LONGEST_LIST - 1 :] = [self.say("answers-more", count=len(named) - LONGEST_LIST + 1)]
        return Verbatim("; ".join(named))

    def result(self, result: Result, players: list[str]) -> str:
        """How the game ended and who won."""
        of_game, of_people = self._of_game(f"end-{result.how}"), f"result-{result.how}"
        how = self.say(of_game if self.has(of_game) else of_people)
        if result.is_draw:
            return self.say("result-draw", how=how)
        winners = ", ".join(players[seat] for seat in result.winners)
        return self.say("result-won", winners=winners, count=len(result.winners), how=how)

    def error(self, error: RistalError) -> str:
        """An error in this language where it has words for it; else as the engine says it."""
        problem = f"error-{error.code}-{error.details.get('problem')}"
        message = problem if self.has(problem) else f"error-{error.code}"
        if not self.has(message):
            return str(error)
        details = {name: _verbatim(value) for name, value in error.details.items()}
        if self.game is not None and isinstance(legal := error.details.get("legal"), (list, tuple)):
            details |= {"text": Verbatim(self.label(str(error.details["text"]))), "legal": self._listed(legal)}
        return self.say(
            message, **{**details, **self._option_named(error)}, message=Verbatim(self._describe_error(error))
        )

    def _describe_error(self, error: RistalError) -> str:
        """What the engine says of an error; of a mistake in somebody's own file, in this language."""
        from ristal.text.mistakes import mistake

        return mistake(self.language, error) if isinstance(error, (BadContent, BadPosition)) else str(error)

    def _option_named(self, error: RistalError) -> dict[str, object]:
        """An option and its choices by their names, where the game has names for them."""
        option = error.details.get("option")
        named: dict[str, object] = {}
        if self.game is None or not isinstance(option, str):
            return named
        if self.has(self._of_game(f"option-{option}")):
            named["option"] = Verbatim(self.say(self._of_game(f"option-{option}")))
        choices = error.details.get("choices")
        if isinstance(choices, (list, tuple)):
            named["choices"] = Verbatim(", ".join(self.choice(option, str(choice)) for choice in choices))
        if isinstance(error.details.get("choice"), str):
            named["choice"] = Verbatim(self.choice(option, str(error.details["choice"])))
        return named

    def choice(self, option: str, choice: str) -> str:
        """What a choice of an option is called: a text of its own, or the name of the thing that it is."""
        message = self._of_game(f"option-{option}-{choice}")
        if self.has(message):
            return self.say(message)
        return self.say("option-random") if choice == "random" else self.name(choice)


def _verbatim(value: object) -> object:
    if isinstance(value, (list, tuple)):
        return Verbatim(", ".join(map(str, value)))
    return Verbatim(value) if isinstance(value, str) else value


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


def kebab(name: str) -> str:
    """`EnterUnit` -> `enter-unit`."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


@cache
def resource(language: str, file: str) -> Any:
    return FluentResource((_LOCALE / language / f"{file}.ftl").read_text(encoding="utf-8"))


@lru_cache(maxsize=32)
def translator(language: str, game: Game | None = None) -> Translator:
    return Translator(language, game)


def system_language() -> str:
    """The language of the system; English where it says nothing."""
    for variable in ("RISTAL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            if value.split(".")[0] in ("C", "POSIX"):
                continue
            return "ru" if value.lower().startswith("ru") else "en"
    return "ru" if (locale.getlocale()[0] or "").lower().startswith("ru") else "en"
