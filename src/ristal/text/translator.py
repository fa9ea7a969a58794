"""One language at the table of one game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.utils import native_to_fluent
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from ristal.content.effects import BOUND, UNWORDED
from ristal.content.reader import FORMS
from ristal.engine.effect import Effect, EffectTable, MayDo, OfferScript, Scripts, current_effect
from ristal.engine.errors import Phrase, RistalError
from ristal.engine.form import Amount, Condition, Form
from ristal.engine.game import Game
from ristal.engine.logic import AllOf, Not, Several
from ristal.engine.question import Question, Reason
from ristal.engine.result import Result
from ristal.engine.table import Table
from ristal.text.marks import BREAK, END, MARK, MarkedNumber, Number, Verbatim, number
from ristal.text.types import LOST, WATCHER, reader_of

LANGUAGES = ("ru", "en")
CASES = ("mid", "gen", "dat", "acc", "ins", "bare")  # in which a text may need those who are described
LONGEST_LIST = 12  # answers that a reason lists
REMEMBERED = 2048  # messages that were said lately: a table says the same again and again
LONGEST_VALUE = 2000  # letters of a value in a message: Fluent refuses what is longer, and a foreign file may hold it
_LOCALE = Path(__file__).parent.parent / "locale"


class Translator:
    """Says what a game shows, in one language. Message ids of a game begin with its id: `vstrechny-ask-enter-unit`,
    `vstrechny-unit-moved`, `vstrechny-why-side-edge`, `vstrechny-end-break-through`, `vstrechny-answer-stop`."""

    def __init__(self, language: str, game: Game | None) -> None:
        self.language = language
        self.game = game
        self._names = {} if game is None else game.names()
        self._bundle = FluentBundle([language], use_isolating=False)
        of_game = [] if game is None else [game.id]
        self._at_tables = ["engine", "server", *of_game]
        for file in ("engine", "errors", "terminal", "reading", "lab", "server", "offline", *of_game):
            self._bundle.add_resource(resource(language, file))
        self._said = lru_cache(maxsize=REMEMBERED, typed=True)(self._put)
        self.label = lru_cache(maxsize=REMEMBERED)(self._label)
        self._forms = lru_cache(maxsize=REMEMBERED)(self._find_forms)

    def learn(self, file: str) -> None:
        """Take in texts that only one command needs."""
        self._bundle.add_resource(resource(self.language, file))

    def prepare(self) -> None:
        """Make every message ready that a server says at its tables; else the first time takes longer."""
        for file in self._at_tables:
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
            if isinstance(value, str) and value in self._names and type(value) is not Verbatim:
                filled.update(self._forms(name, value))
            else:
                filled[name] = self._plain(value)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"{self.language}: {message} has no text")
        errors: list[Exception] = []  # not by `format_pattern`: it would make plain numbers of ours
        said = pattern(ResolverEnvironment(self._bundle, errors, CurrentEnvironment(filled)))
        if errors:
            raise ValueError(f"{self.language}: {message}: {errors}")
        return str(said)

    def _plain(self, value: object) -> object:
        if isinstance(value, str):
            return _shorten(str(value) if type(value) is Verbatim else self.name(value))
        if type(value) is int:
            return number(value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, (list, tuple)):
            return _shorten(", ".join(str(self._plain(item)) for item in value) or "—")
        return value if isinstance(value, Number) else native_to_fluent(value)

    def name(self, thing: str) -> str:
        """What the content calls a thing; the id itself where it has no name."""
        names = self._names.get(thing)
        return thing if names is None else names[self.language]

    def feature(self, feature: str) -> str:
        """What an evaluation looks at, in words; `move.grab` is about a thing of the content. Learn `values` first."""
        kind, _, thing = feature.partition(".")
        return self.say(self._of_game(f"feature-{kind}"), thing=thing)

    def _of_game(self, message: str) -> str:
        assert self.game is not None
        return f"{self.game.id}-{message}"

    def ask(self, table: Table, question: Question, seat: int) -> str:
        """The prompt of a question; whether to do an effect is asked with the effect in words."""
        shows = question.shows(table, seat)
        if isinstance(question, MayDo):
            assert isinstance(table, EffectTable)
            shows["effect"] = Verbatim(sentence(self.effect(current_effect(table), table.scripts)))
        elif isinstance(question, OfferScript):
            assert isinstance(table, EffectTable)
            shows["effect"] = Verbatim(self.script(table.scripts, question.script(table)))
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
        return self.say(message, **values) if kinds is None else self._mark_values(message, values, kinds)

    def _each(self, values: Sequence[object], players: list[str], marked: bool) -> Verbatim:
        """Something of every seat, with whose it is."""
        said = []
        for seat, (player, value) in enumerate(zip(players, values, strict=True)):
            whose = f"{MARK}seat:{seat}{BREAK}{player}{END}" if marked else player
            number = f"{MARK}number:{BREAK}{value}{END}" if marked and isinstance(value, int) else self._plain(value)
            said.append(f"{whose}: {number}" if player[-1:].isdecimal() else f"{whose} {number}")
        return Verbatim(", ".join(said))

    def _mark_values(self, message: str, values: dict[str, object], kinds: dict[str, str]) -> str:
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
                filled[name] = MarkedNumber(value)
            else:
                filled[name] = value
        return self.say(message, **filled)

    def _find_forms(self, name: str, thing: str) -> Mapping[str, str]:
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
        «возьмите» and «можете взять»; where it makes no difference, `may-do` says it. `<game>-when` puts the condition
        around it."""
        operation: Any = scripts.vocabulary.operations.get(effect.op)
        values = self._arguments({} if operation is None else type(operation).PARAMETERS, effect.arguments)
        if effect.scripts:
            values["options"] = "; ".join(self._option(scripts, key) for key in effect.scripts)
        message = self._of_game(f"op-{effect.op}")
        may: object = "opponent" if effect.by_opponent else effect.may
        said = self.say(message, **values, may=may)
        if effect.may and said == self.say(message, **values, may=False):
            said = self.say("may-do", effect=said)
        return said if effect.when is None else self.under(effect.when, said)

    def under(self, condition: Condition[Any], said: str) -> str:
        """Something that happens only under a condition."""
        return self.say(self._of_game("when"), condition=Verbatim(self.condition(condition)), effect=Verbatim(said))

    def condition(self, condition: Condition[Any], negated: bool = False) -> str:
        """A condition in words, or that it is not so: `<game>-if-<word>`."""
        if isinstance(condition, Not):
            return self.condition(condition.condition, not negated)
        if isinstance(condition, Several):
            join = "and" if isinstance(condition, AllOf) != negated else "or"
            parts = [self.condition(part, negated) for part in condition.conditions]
            return f" {self.say(f'joined-{join}')} ".join(parts)
        values = self._arguments(type(condition).PARAMETERS, condition.arguments)
        return self.say(self._of_game(f"if-{condition.word}"), **values, **{"not": negated})

    def _arguments(self, parameters: Mapping[str, str], given: Mapping[str, object]) -> dict[str, object]:
        """What fills a message about a word with these arguments: "none" stands for those that were left out."""
        values: dict[str, object] = {name.removesuffix("?"): "none" for name in parameters}
        for name, value in given.items():
            values.update(self.argument(name, value))
        return values

    def argument(self, name: str, value: object) -> dict[str, object]:
        """An argument in words. Of an amount, `_as` says whether it is counted («за каждую карту») or a value, `_of` is
        that, `_said` the same as a noun. Fighters and places that are described come in every case; `$name` itself is
        their word, or "such"."""
        if isinstance(value, Amount):
            way = "each" if value.IS_COUNTED else "value"
            told = {
                f"{name}_of": Verbatim(self._form(value, way)),
                f"{name}_said": Verbatim(self._form(value, "value")),
            }
            return {name: "such", f"{name}_as": way, f"{name}_word": value.word, **told}
        if isinstance(value, int):
            return {name: value, f"{name}_as": "number", f"{name}_said": value}
        if not isinstance(value, Form):
            return {name: value.removeprefix("$") if isinstance(value, str) else value, f"{name}_as": value}
        if not value.arguments and value.word in self._names:
            return {name: value.word, f"{name}_bare": Verbatim(self.name(value.word))}
        cases = {f"{name}_{case}": Verbatim(self._form(value, case)) for case in CASES}
        return {name: "such" if value.arguments else value.word.removeprefix(BOUND), **cases}

    def _form(self, form: Form, case: str) -> str:
        """`<game>-<kind>-<word>` in a case: fighters, a place, an amount."""
        word = "such" if form.word == UNWORDED else "bound" if form.word.startswith(BOUND) else form.word
        values = {"name": form.word.removeprefix(BOUND), **self._arguments(type(form).PARAMETERS, form.arguments)}
        return self.say(self._of_game(f"{type(form).KIND}-{word}"), **values, case=Verbatim(case))

    def _option(self, scripts: Scripts, key: str) -> str:
        return ", ".join(self.effect(effect, scripts) for effect in scripts.by_key[key])

    def script(self, scripts: Scripts, key: str, inside: bool = False) -> str:
        """A whole script, a sentence an effect; `inside`, where its first one goes on after a colon."""
        said = [self.effect(effect, scripts) for effect in scripts.by_key[key]]
        return " ".join(f"{text}." if inside and not at else sentence(text) for at, text in enumerate(said))

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
        legal = self._list_answers([answer.text for answer in table.legal(seat)])
        said = self.say("why-unknown", text=Verbatim(self.label(text)), asked=asked, legal=legal)
        return f"{said} (§{question.rule(table)})"

    def _list_answers(self, answers: Sequence[object]) -> Verbatim:
        """The first of these answers by their names, and how many more there are."""
        named = [self.label(str(answer)) for answer in answers]
        if len(named) > LONGEST_LIST:
            named[LONGEST_LIST - 1 :] = [self.say("answers-more", count=len(named) - LONGEST_LIST + 1)]
        return Verbatim("; ".join(named))

    def result(self, result: Result, players: list[str], seat: int | None = None) -> str:
        """How the game ended and who won; to whoever sits here, if it is a duel, only how it ended for them."""
        of_game, of_people = self._of_game(f"end-{result.how}"), f"result-{result.how}"
        reader = reader_of(result, seat)
        if len(players) > 2 and reader == LOST:
            reader = WATCHER
        how = self.say(of_game if self.has(of_game) else of_people, reader=reader)
        if result.is_draw:
            return self.say("result-draw", how=how)
        if reader != WATCHER:
            return how
        winners = ", ".join(players[seat] for seat in result.winners)
        return self.say("result-won", winners=winners, count=len(result.winners), how=how)

    def error(self, error: RistalError) -> str:
        """An error in words; answers, options and choices by the names that the game has for them."""
        details = {**error.details, **self._option_named(error)}
        if self.game is not None and isinstance(legal := error.details.get("legal"), (list, tuple)):
            details |= {"text": self.label(str(error.details["text"])), "legal": self._list_answers(legal)}
        return self.phrase(Phrase(error.message, **details))

    def phrase(self, phrase: Phrase) -> str:
        """A phrase in words, with the phrases and errors inside it; as programmers write it where nobody has words for
        it. A game's own stand with its other texts, which are read even where the game itself cannot be."""
        file = phrase.message.partition("-")[0]
        if not self.has(phrase.message) and (_LOCALE / self.language / f"{file}.ftl").is_file():
            self.learn(file)
        if not self.has(phrase.message):
            return repr(phrase)
        return self.say(phrase.message, **{name: self._fill(value) for name, value in phrase.values.items()})

    def _fill(self, value: object) -> object:
        """What stands in a phrase for one of its values; a number that no plural depends on is written as in a file."""
        if isinstance(value, Phrase):
            text = self.phrase(value)
        elif isinstance(value, RistalError):
            text = self.error(value)
        elif isinstance(value, (list, tuple)):
            text = ", ".join(map(str, value))
        elif isinstance(value, str) or (isinstance(value, int) and 1000 <= abs(value) < 10**15):
            text = str(value)
        else:
            return value
        return Verbatim(text)

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


def _shorten(text: str) -> str:
    return f"{text[:LONGEST_VALUE]}…" if len(text) > LONGEST_VALUE else text


def sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


@cache
def kebab(name: str) -> str:
    """`EnterUnit` -> `enter-unit`."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


@cache
def resource(language: str, file: str) -> Any:
    text = (_LOCALE / language / f"{file}.ftl").read_text(encoding="utf-8")
    return FluentParser(with_spans=False).parse(text)  # nobody asks where in the file something stands


def describe(said: RistalError | Phrase) -> str:
    """An error or a phrase in plain English, for those who use Ristal from Python."""
    texts = translator("en")
    return texts.error(said) if isinstance(said, RistalError) else texts.phrase(said)


@lru_cache(maxsize=32)
def translator(language: str, game: Game | None = None) -> Translator:
    return Translator(language, game)
