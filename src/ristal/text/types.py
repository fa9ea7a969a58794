"""What guides tell, as plain data: for the terminal, and as it is for the protocol."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Generic, Literal, NamedTuple, NotRequired, TypedDict, TypeVar

from ristal.engine.result import Result
from ristal.engine.view import ResultView
from ristal.engine.view import View as EngineView

SEATS = ("▲", "▬", "✕", "◆")  # the emblem of each seat in text

V = TypeVar("V", bound=EngineView)  # the view of a game

Options = Mapping[str, object]
View = Mapping[str, Any]  # the view of any game
Look = Callable[[], V]  # what a spectator sees
Event = Mapping[str, Any]
Counts = Iterator[tuple[str, int, int]]  # which figure, of which seat, how much


class Moment(NamedTuple, Generic[V]):
    """When something happened, for telling it: what spectators see, who answered, what that had led to before and leads
    to after, and what happened in the moves before, as the reader knows it."""

    look: Look[V]
    mover: int | None
    before: Sequence[Event]
    after: Sequence[Event]
    earlier: Callable[[], Sequence[Event]]

    def back(self) -> Iterator[Event]:
        """What had happened, the latest first."""
        yield from reversed(self.before)
        yield from reversed(self.earlier())


class Fact(TypedDict):
    """Something that a thing has: its strength, its cost. `value` is in words where words say more; `code` is then the
    word of the content that they tell, for those who draw it."""

    id: str
    name: str
    value: str | int | bool
    code: str  # the value for programs, where it is in words: `ranged`; ids of what it names: `red blue`
    provenance: str


class Thing(TypedDict):
    """A card, a unit, a die, a fighter, a board: all that is public and unchanging of it."""

    id: str
    kind: str
    name: str
    facts: list[Fact]
    text: str  # what it does, in whole sentences, as the options in force have it
    short: str  # the same for a row of a card
    picture: list[str]  # the icons that it is drawn of, by name; nothing where nobody has drawn it


class Space(TypedDict):
    """A place of a board; x and y are in the board's own units."""

    id: str
    x: float
    y: float
    zones: list[str]
    next: list[str]


class BoardZone(TypedDict):
    id: str
    name: str
    letter: str
    colour: str


class BoardPlan(TypedDict):
    """The geometry of a board."""

    id: str
    name: str
    width: float
    height: float
    spaces: list[Space]
    zones: list[BoardZone]
    starts: list[str]
    passages: list[str]  # adjacent to each other, for moves alone
    slopes: list[list[str]]  # a high space, and an adjacent one that lies lower


class Choice(TypedDict):
    id: str
    name: str


class OptionChoice(Choice):
    """A choice of an option. It goes only with the values of other options, or of "seats", in `fits`; `shared` are the
    seats that one person plays."""

    fits: dict[str, list[str]]
    shared: list[int]


class OptionForm(TypedDict):
    """An option as a form needs it. It counts only while the others have the values in `only_if`; `usual` is what
    people take who have not agreed on anything, by "link" or "here" at one table. A `distinct` one takes no choice
    twice, one with `unless` only when other options have these values."""

    id: str
    name: str
    choices: list[OptionChoice]
    usual: dict[str, str]
    default: str
    per_seat: bool
    distinct: bool
    unless: dict[str, str]
    clause: str
    is_ruling: bool
    only_if: dict[str, list[str]]


class ResultShown(ResultView):
    """How the match ended, in data, in a sentence and in a word; `clause` is empty where people ended it."""

    winners: list[int]
    said: str
    headline: str
    clause: str


class Figure(TypedDict):
    """Something of a match as a number for each seat."""

    id: str
    name: str
    values: list[int]


class Clause(TypedDict):
    """A clause of the rules page, and the chapter in which it stands."""

    id: str
    text: str
    chapter: str


class Catalogue(TypedDict):
    """All that is public and unchanging of a game with these options, in one language."""

    game: str
    title: str
    summary: str
    goal: str
    language: str
    content: str
    seats: list[int]
    things: list[Thing]
    boards: list[BoardPlan]
    options: list[OptionForm]
    clauses: list[Clause]


class About(TypedDict):
    """Something on the table that an answer is about: `unit:bedouin` in the `hand`, `cell:b2` on the `board`."""

    thing: str
    where: str  # "hand", "board", "ring", "zone:…" or "list", where it lies nowhere


class Danger(TypedDict):
    """What an answer would bring upon the viewer himself, as the table is now: players are warned, not forbidden."""

    text: str  # in a few words, for a strip on the thing
    is_fatal: bool  # it throws the viewer out


class Fight(TypedDict):
    """A fight that an answer would begin and what it would end with, by what the viewer knows."""

    attack: int
    bonus: int
    counter: int
    result: str  # as the event of the fight calls it
    units: list[int]  # of each seat on the field after it


class Link(TypedDict):
    """One step of the chain that an answer would begin: of a unit that is pushed, or that may still choose its way."""

    unit: str
    source: str  # a cell
    target: str  # a cell, or "camp"
    is_sure: bool  # else its player picks one of several ways
    fight: Fight | None


class Outcome(TypedDict):
    """What a step would meet: an empty place, one's own unit, an enemy, the enemy's camp."""

    kind: Literal["empty", "push", "fight", "camp"]
    way: Literal["forward", "left", "right", ""]
    unit: str | None
    fight: Fight | None
    chain: list[Link]  # of the units that are pushed, one after another


class MoveReach(TypedDict):
    """How far a player's fighters could go after an answer."""

    most: int
    spaces: list[str]


class AnswerText(TypedDict):
    """A legal answer for people: what it is called, what it would meet, what it is about."""

    answer: str
    label: str
    note: str
    about: list[About]
    danger: Danger | None
    outcome: NotRequired[Outcome]
    reach: NotRequired[MoveReach]


class Part(TypedDict):
    """A piece of a line of the log. `kind` is "text", "number", "seat" or a kind of thing; `ref` names the thing."""

    kind: str
    text: str
    ref: str


WON, LOST, WATCHER = "won", "lost", "watcher"  # who reads how a match ended


def reader_of(result: Result, seat: int | None) -> str:
    """To whom a result is told; a draw to everybody in the same words."""
    if seat is None or result.is_draw:
        return WATCHER
    return WON if seat in result.winners else LOST
