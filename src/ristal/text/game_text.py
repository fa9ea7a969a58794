"""What a game says of itself, for every surface: names of seats, a catalogue of its things, what an answer means and
where it lies, lines of the log as typed parts. A guide of each game stands in `games/`, found by the game's id."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from typing import Any, ClassVar, Generic, TypeAlias

from ristal.content import Source
from ristal.engine.game import Game, Option
from ristal.engine.question import Reason
from ristal.engine.result import Result
from ristal.engine.table import Table
from ristal.text.marks import BREAK, END, MARK
from ristal.text.rulebook import Rulebook, rulebook
from ristal.text.translator import Translator, translator
from ristal.text.types import (
    About,
    AnswerText,
    BoardPlan,
    Catalogue,
    Clause,
    Counts,
    Danger,
    Event,
    Fact,
    Figure,
    Moment,
    MoveReach,
    OptionChoice,
    OptionForm,
    Options,
    Outcome,
    Part,
    ResultShown,
    Thing,
    V,
    reader_of,
)


class Guide(Generic[V]):
    """One language at one game. A game's own guide says what this cannot know."""

    words: tuple[str, ...] = ()
    """Words of the notation that are no content: directions and the like; their names are `<game>-answer-<word>`."""
    ends: ClassVar[Mapping[str, str]] = {}
    """The clause of each way in which the rules end a match; in one word it is `<game>-ended-<how>`."""
    further: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Clauses in force at a question beside its own, by its name."""
    counted: tuple[str, ...] = ()
    """What `count` adds up, in the order for people; the names are `<game>-figure-<figure>`."""
    round_event: str = ""
    """The event that begins what a match is counted in: a round, a fight, a turn."""
    decisive: tuple[str, ...] = ()
    """Events that may decide a match: the last of them is shown at its end."""
    unlogged: ClassVar[frozenset[str]] = frozenset()
    """Events without a line in the log: others tell of them, or nobody need know."""
    openings: ClassVar[Mapping[str, str]] = {}
    """Events that turn up what was answered face down, each with the event of the same move that tells of laying it."""

    def __init__(self, game: Game, texts: Translator) -> None:
        self.game = game
        self.texts = texts
        self.kinds = self.make_kinds()
        self.pictures = game.source.pictures() if isinstance(game.source, Source) else {}

    # What a game says

    def make_kinds(self) -> dict[str, str]:
        """The kind of every id that may stand in an event or an answer: `bedouin` is a `unit`, `b2` a `cell`."""
        return {}

    def things(self, options: Options) -> list[Thing]:
        """Every thing of the content; texts follow the options in force."""
        raise NotImplementedError

    def boards(self) -> list[BoardPlan]:
        return []

    def seat_names(self, view: V) -> list[str]:
        """What each seat is called, with its emblem."""
        raise NotImplementedError

    def is_called(self, view: V, seat: int) -> bool:
        """Whether the game has a name for a seat by now: its army, its hero."""
        return True

    def legend(self, view: V) -> str:
        return self.texts.say(f"{self.game.id}-table-legend")

    def note(self, view: V, answer: str) -> str:
        """What an answer would meet, beside its name."""
        return ""

    def place(self, view: V, place: str) -> list[str]:
        """What a place of the board is and who is there, in lines; nothing, where a game tells of no such place."""
        return []

    def danger(self, view: V, answer: str) -> Danger | None:
        """What an answer would bring upon the viewer himself; nothing, where a game cannot tell."""
        return None

    def outcome(self, view: V, answer: str) -> Outcome | None:
        """The same as data, where a table draws it."""
        return None

    def reach(self, view: V, answer: str) -> MoveReach | None:
        """How far one could go after it; nothing, where an answer has no part in that."""
        return None

    def hurts_oneself(self, view: V, answer: str) -> bool:
        """Whether an answer turns something harmful on the viewer's own side."""
        return False

    def measure(self, table: Table, reason: Reason) -> dict[str, object]:
        """What the text of a reason tells besides its details: how far something is that is too far."""
        return {}

    def count(self, event: Event, view: V) -> Counts:
        """What an event adds to the figures of a match; `view` is that of its end."""
        return iter(())

    def tells(self, event: Event, before: Sequence[Event], after: Sequence[Event]) -> bool:
        """Whether an event has a line of its own in the log; the same move led to what is `before` and `after` it."""
        return event["event"] not in self.unlogged

    def decides(self, events: Sequence[Event], at: int) -> bool:
        """Whether an event of a move may have decided the match."""
        return events[at]["event"] in self.decisive

    def worded(self, event: Event, moment: Moment[V]) -> Event:
        """An event under the name by which the log tells it, with what else its line says: whatever led to it."""
        return event

    def about(self, view: V, answer: str) -> list[About]:
        """What an answer is about and where that lies; nothing, where it is only a word."""
        return []

    # What follows from it

    def label(self, answer: str) -> str:
        """What an answer is called."""
        return self.texts.label(answer)

    def answer(self, view: V, answer: str) -> AnswerText:
        shown: AnswerText = {
            "answer": answer,
            "label": self.label(answer),
            "note": self.note(view, answer),
            "about": self.about(view, answer),
            "danger": self.danger(view, answer),
        }
        outcome = self.outcome(view, answer)
        if outcome is not None:
            shown["outcome"] = outcome
        reach = self.reach(view, answer)
        if reach is not None:
            shown["reach"] = reach
        return shown

    def answers(self, view: V) -> list[AnswerText]:
        """The legal answers of the viewer, in the order for people."""
        return [self.answer(view, answer) for answer in self.in_order(view)]

    def in_order(self, view: V) -> list[str]:
        """The legal answers as people read them: what would hurt oneself comes last."""
        return sorted(view["legal"], key=lambda answer: self.hurts_oneself(view, answer))

    def reason(self, table: Table, reason: Reason) -> str:
        return self.texts.reason(reason, **self.measure(table, reason))

    def turns_up(self, events: Sequence[Event], seat: int, answer: str) -> bool:
        """Whether the events of a move, as somebody heard them, turn up what this seat answered face down in it."""
        own = [event for event in events if event.get("seat", seat) == seat]
        heard = {event["event"] for event in own}
        return any(self.openings.get(event["event"]) in heard and answer in event.values() for event in own)

    def line(self, event: Mapping[str, Any], players: Sequence[str]) -> list[Part]:
        """A line of the log, from plain data of an event as its reader may know it."""
        return parts(self.texts.event(dict(event), list(players), self.kinds))

    def result(self, result: Result, players: list[str], seat: int | None = None) -> ResultShown:
        """How the match ended, as whoever sits here reads it."""
        of_game = f"{self.game.id}-ended-{result.how}"
        return {
            "ranking": [list(seats) for seats in result.ranking],
            "how": result.how,
            "winners": list(result.winners),
            "said": self.texts.result(result, players, seat),
            "headline": self.texts.say(
                of_game if self.texts.has(of_game) else f"ended-{result.how}", reader=reader_of(result, seat)
            ),
            "clause": self.ends.get(result.how, ""),
        }

    def figures(self, events: Iterable[Event], view: V) -> list[Figure]:
        """A whole match in figures, for each seat."""
        totals = {figure: [0] * len(self.seat_names(view)) for figure in self.counted}
        for event in events:
            for figure, seat, amount in self.count(event, view):
                totals[figure][seat] += amount
        say, game = self.texts.say, self.game.id
        return [{"id": each, "name": say(f"{game}-figure-{each}"), "values": totals[each]} for each in self.counted]

    def thing(self, thing: str, kind: str, facts: list[Fact], text: str = "", short: str = "") -> Thing:
        name = self.texts.name(thing)
        return {
            "id": thing,
            "kind": kind,
            "name": name,
            "facts": facts,
            "text": text,
            "short": short or text,
            "picture": self.pictures.get(thing, []),
        }

    def fact(self, fact: str, value: str | int | bool, provenance: str, code: str = "") -> Fact:
        """A fact under its name in `<game>-fact-<id>`."""
        return {
            "id": fact,
            "name": self.texts.say(f"{self.game.id}-fact-{fact}"),
            "value": value,
            "code": code,
            "provenance": provenance,
        }

    def catalogue(self, options: Options) -> Catalogue:
        book = rulebook(self.game.id, self.texts.language)
        return {
            "game": self.game.id,
            "title": self.texts.say(f"{self.game.id}-title"),
            "summary": self.texts.say(f"{self.game.id}-blurb"),
            "goal": self.texts.say(f"{self.game.id}-goal"),
            "language": self.texts.language,
            "content": self.game.content_hash,
            "seats": list(self.game.seats),
            "things": self.things(options),
            "boards": self.boards(),
            "options": [self.option(option) for option in self.game.options],
            "clauses": clauses_of(book),
        }

    def option(self, option: Option) -> OptionForm:
        return {
            "id": option.name,
            "name": self.texts.say(f"{self.game.id}-option-{option.name}"),
            "choices": [self._choice(option, choice) for choice in option.choices],
            "usual": dict(option.usual),
            "default": str(option.default),
            "per_seat": option.per_seat,
            "distinct": option.distinct,
            "unless": dict(option.unless),
            "clause": option.clause,
            "is_ruling": option.clause.startswith("A"),
            "only_if": {name: list(values) for name, values in option.only_if.items()},
        }

    def _choice(self, option: Option, choice: str) -> OptionChoice:
        return {
            "id": choice,
            "name": self.texts.choice(option.name, choice),
            "fits": {name: list(values) for name, values in option.fits.get(choice, {}).items()},
            "shared": list(option.shared.get(choice, ())),
        }


def clauses_of(book: Rulebook) -> list[Clause]:
    """All clauses of a rules page, in its order."""
    return [{"id": number, "text": text, "chapter": book.chapters[number]} for number, text in book.clauses.items()]


GameText: TypeAlias = Guide[Any]  # of whatever game


def parts(marked: str) -> list[Part]:
    """The parts of a text in which speech marked what is more than text."""
    found: list[Part] = []
    for piece in marked.split(MARK):
        if BREAK in piece:
            kind_and_ref, rest = piece.split(BREAK, 1)
            words, _, after = rest.partition(END)
            kind, _, ref = kind_and_ref.partition(":")
            found.append({"kind": kind, "text": words, "ref": ref})
            piece = after
        if piece:
            found.append({"kind": "text", "text": piece, "ref": ""})
    return found


def plain(line: Sequence[Part]) -> str:
    """A line of the log as text."""
    return "".join(part["text"] for part in line)


@lru_cache(maxsize=32)
def game_text(language: str, game: Game) -> GameText:
    """The guide of a game, kept."""
    return make_text(game, translator(language, game))


def make_text(game: Game, texts: Translator) -> GameText:
    """The guide of a game; a new module in `games/` is found by itself."""
    module: Any = import_module(f"ristal.text.games.{game.id}")
    made: GameText = module.GameGuide(game, texts)
    return made
