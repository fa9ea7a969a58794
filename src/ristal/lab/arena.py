"""Bots against bots: seeded games in which every contestant plays every seat equally often."""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field, fields, replace
from functools import lru_cache
from hashlib import sha256
from itertools import combinations
from typing import TypeVar

from ristal.content import Source, change
from ristal.engine.chance import FastChance
from ristal.engine.data import Options
from ristal.engine.errors import BadOption, RistalError
from ristal.engine.event import Event, Listener
from ristal.engine.game import RANDOM, Game, Option
from ristal.games import load_game
from ristal.lab.makers import Makers, stream
from ristal.lab.own_bots import is_own, make_any_bot
from ristal.lab.workers import WorkFailed

_T = TypeVar("_T")

DEALT = "dealt"  # what came up before anybody decided anything
LONGEST = 100_000  # decisions: no game of ours is that long, unless it goes round in circles


class GameFailed(RistalError):
    """A game of the arena could not be played to its end; `replay` is the command that plays it again."""

    code = "game-failed"


@dataclass(frozen=True)
class Setting:
    """What all games of a run have in common."""

    game: str
    content: str | Source | None  # where it lies, or all of it
    options: Options
    counted: tuple[tuple[str, str], ...] = ()  # events and a field of each
    changes: tuple[str, ...] = ()  # single values of the content that are others, as `content.change` reads them
    watched: tuple[str, ...] = ()  # a thing, then the events and fields that may name it: which seat it comes up for


@dataclass(frozen=True)
class Seating:
    """Which contestant sits where and which bot plays for it; a choice that belongs to a contestant moves with it."""

    contestants: tuple[int, ...]
    bots: tuple[str, ...]
    options: Options


@dataclass(frozen=True)
class Job:
    """One game as plain data: setting, bots and seed determine it, unless a bot plays by the clock."""

    number: int
    setting: Setting
    seating: Seating
    seed: int

    def options(self) -> Options:
        return {**self.setting.options, **self.seating.options}

    def carried(self) -> Job:
        """The same game for a machine that has none of this one's files."""
        own = next((bot for bot in self.seating.bots if is_own(bot)), None)
        if own is not None:
            raise BadOption("own-bot-far", option="bot", given=own)
        if self.setting.content is None and not self.setting.changes:
            return self
        source = game_of(self.setting).source
        assert isinstance(source, Source)
        return replace(self, setting=replace(self.setting, content=source, changes=()))

    def replay(self) -> str:
        """The command whose first game is this one."""
        place = self.setting.content
        content = [] if place is None else ["--content", place if isinstance(place, str) else place.label]
        content += ["--set", *self.setting.changes] if self.setting.changes else []
        options = [f"{name}={_write_option(value)}" for name, value in self.options().items()]
        return shlex.join(
            ["ristal", "arena", self.setting.game, *content, "--bots", *self.seating.bots]
            + (["--options", *options] if options else [])
            + ["--seed", str(self.seed), "--games", "1", "--workers", "1"]
        )


@dataclass(frozen=True)
class Outcome:
    """How a game ended, after how many decisions, and which seat was the first to decide alone, if any was."""

    ranking: tuple[tuple[int, ...], ...]
    how: str
    decisions: int
    first: int | None
    counts: Counter[tuple[str, str]] = field(default_factory=Counter)  # of what was to be counted, by event and value


def game_of(setting: Setting) -> Game:
    """The game of a setting, with its content as it was when the run began."""
    return _game(setting.game, setting.content, setting.changes)


@lru_cache(maxsize=64)
def _game(game_id: str, content: str | Source | None, changes: tuple[str, ...]) -> Game:
    game = load_game(game_id, content)
    if not changes:
        return game
    assert isinstance(game.source, Source)
    return load_game(game_id, change(game.source, changes))


# Planning


def series(setting: Setting, bots: Sequence[str], games: int, seed: int) -> list[Job]:
    """Make at least so many games, in whole rotations: bots rotate over the seats, the options of the seats stay."""
    seatings = [Seating(seats, _at(bots, seats), {}) for seats in _rotations(len(bots))]
    return list(_number_jobs(0, setting, seatings, games, seed))


def matrix(
    setting: Setting, option: Option, bots: Sequence[str], games: int, seed: int, only: Sequence[str] | None = None
) -> tuple[list[str], list[Job]]:
    """Make games of each choice of a per-seat option against each other, in every seat and with every bot. Every
    pairing has its own deals; else the luck of a few deals would go into all of them alike. Where only some are asked
    for, pairs of others are left out."""
    if not option.per_seat:
        raise BadOption("matrix-one-for-all", option=option.name)
    if len(bots) != 2:
        raise BadOption("matrix-bots", option="bots", count=len(bots))
    choices = [choice for choice in option.choices if choice != RANDOM]
    jobs: list[Job] = []
    for pair in combinations(range(len(choices)), 2):
        if only is not None and choices[pair[0]] not in only and choices[pair[1]] not in only:
            continue
        seatings = [
            Seating(_at(pair, seats), players, {option.name: [choices[choice] for choice in _at(pair, seats)]})
            for players in dict.fromkeys(_at(bots, seats) for seats in _rotations(2))
            for seats in _rotations(2)
        ]
        jobs += _number_jobs(len(jobs), setting, seatings, games, jobs[-1].seed + 1 if jobs else seed)
    return choices, jobs


def _number_jobs(start: int, setting: Setting, seatings: list[Seating], games: int, seed: int) -> Iterator[Job]:
    """Seatings in turn. Those that differ share the seed of the deal; the same seating with the same seed would be the
    same game once more, and count twice."""
    different = len({str((seating.bots, seating.options)) for seating in seatings})
    whole = -(-games // len(seatings)) * len(seatings)
    for number in range(whole):
        yield Job(start + number, setting, seatings[number % len(seatings)], seed + number // different)


def _rotations(seats: int) -> list[tuple[int, ...]]:
    return [tuple((seat + turn) % seats for seat in range(seats)) for turn in range(seats)]


def _at(things: Sequence[_T], places: Sequence[int]) -> tuple[_T, ...]:
    return tuple(things[place] for place in places)


def check_setting(
    game: Game,
    content: str | None,
    options: Options,
    bots: Sequence[str],
    counted: Sequence[str] = (),
    changes: Sequence[str] = (),
) -> Setting:
    """Check options and bots before any game is played; there are as many seats as bots."""
    _game.cache_clear()  # the files may be others than those of the run before
    for name in bots:
        make_any_bot(name)
    _, checked = game.check_options({"seats": len(bots), **options})
    return Setting(game.id, content, checked, tuple(_parse_counted(game, text) for text in counted), tuple(changes))


def _parse_counted(game: Game, text: str) -> tuple[str, str]:
    """An event of the game and one of its fields, written `card-played.card`."""
    events = game.events
    event, _, wanted = text.partition(".")
    if event not in events:
        raise BadOption("count-event", option="count", given=event, known=sorted(events))
    names = [part.name for part in fields(events[event])]  # type: ignore[arg-type]
    if wanted not in names:
        raise BadOption("count-field", option="count", event=event, given=wanted, known=names)
    return event, wanted


def read_options(game: Game, given: Sequence[str]) -> Options:
    """Read options like `armies=south,north variant=standard`; a per-seat option takes its choices with commas."""
    per_seat = {option.name for option in game.options if option.per_seat}
    options: Options = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption("name-value", option=text, given=text)
        options[name] = value.split(",") if name in per_seat else value
    return options


def _write_option(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


# Playing


def play(job: Job) -> Outcome:
    """Play the game of a job from the deal to the result."""
    game = game_of(job.setting)
    names = job.seating.bots
    bots = [make_any_bot(name, _derive_seed(job.seed, seat, *names)) for seat, name in enumerate(names)]
    table = game.new_table(len(bots), job.options(), FastChance(_derive_seed(job.seed, "deal")))
    counts: Counter[tuple[str, str]] = Counter()
    if job.setting.counted or job.setting.watched:
        table.events = Listener()
    table.settle()
    if table.events is not None:
        _watch(table.events.heard, job.setting.watched, counts, DEALT)
        _listen(table.events, job.setting, counts)
    decisions = 0
    first: int | None = None
    while (result := table.result) is None:
        if decisions == LONGEST:
            raise RuntimeError(f"the game did not end within {LONGEST} decisions")
        seat = table.first_asked()
        if first is None and table.question.seat == seat:
            first = seat
        table.answer(seat, bots[seat].decide(game, table, seat))
        decisions += 1
        if table.events is not None:
            _listen(table.events, job.setting, counts)
    return Outcome(result.ranking, result.how, decisions, first, counts)


def _listen(listener: Listener, setting: Setting, counts: Counter[tuple[str, str]]) -> None:
    """Count what has been heard since the last time."""
    _count(listener.heard, setting.counted, counts)
    _watch(listener.heard, setting.watched, counts)
    listener.heard.clear()


def _watch(events: Sequence[Event], watched: Sequence[str], counts: Counter[tuple[str, str]], name: str = "") -> None:
    """Count for which seats a thing comes up in events, under the name of the event or another."""
    for event in events if watched else ():
        for place in watched[1:]:
            watched_event, _, field_of_it = place.partition(".")
            if watched_event == event.NAME and getattr(event, field_of_it) == watched[0]:
                counts[f"{watched[0]}@{name or watched_event}", str(getattr(event, "seat", None))] += 1


def _count(events: Sequence[Event], counted: Sequence[tuple[str, str]], counts: Counter[tuple[str, str]]) -> None:
    for event in events:
        for name, wanted in counted:
            if name == event.NAME:
                counts[f"{name}.{wanted}", _write_value(getattr(event, wanted))] += 1


def _write_value(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ", ".join(map(_write_value, value)) if isinstance(value, (list, tuple)) else str(value)


def play_all(jobs: Sequence[Job], workers: Makers) -> Generator[tuple[Job, Outcome], None, None]:
    """Play every game and yield each with its outcome, in the order in which they end."""
    with closing(stream(play, jobs, workers)) as games:
        try:
            yield from games
        except WorkFailed as failure:
            job = failure.job
            assert isinstance(job, Job)
            failed = GameFailed(
                seed=str(job.seed),
                reason=failure.reason,
                replay=job.replay(),
            )
            failed.add_note(failure.log)
            raise failed from failure


def _derive_seed(*parts: object) -> int:
    """A seed of its own for each thing that chance touches in a game, so that no two run in step."""
    return int.from_bytes(sha256(" ".join(map(str, parts)).encode()).digest()[:4], "big")
