"""Bots against bots: seeded games in which every contestant has every seat equally often."""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field, fields
from hashlib import sha256
from itertools import combinations
from typing import TypeVar

from ristal.engine.chance import FastChance
from ristal.engine.errors import BadOption, RistalError
from ristal.engine.event import Event, Listener
from ristal.engine.game import RANDOM, Game, Option
from ristal.games import load_game
from ristal.lab.own_bots import make_any_bot
from ristal.lab.workers import WorkFailed, stream

_T = TypeVar("_T")

LONGEST = 100_000  # decisions: no game of ours is that long, unless it goes round in circles


class GameFailed(RistalError):
    """A game of the arena could not be played to its end; `replay` is the command that plays it again."""

    code = "game-failed"


@dataclass(frozen=True)
class Setting:
    """What all games of a run have in common."""

    game: str
    content: str | None
    options: dict[str, object]
    counted: tuple[tuple[str, str], ...] = ()  # events and a field of each


@dataclass(frozen=True)
class Seating:
    """Which contestant sits where and which bot plays for it; a choice that belongs to a contestant moves with it."""

    contestants: tuple[int, ...]
    bots: tuple[str, ...]
    options: dict[str, object]


@dataclass(frozen=True)
class Job:
    """One game in plain data. Setting, bots and seed are all that it depends on, unless a bot plays by the clock."""

    number: int
    setting: Setting
    seating: Seating
    seed: int

    def options(self) -> dict[str, object]:
        return {**self.setting.options, **self.seating.options}

    def replay(self) -> str:
        """The command whose first game is this one."""
        content = [] if self.setting.content is None else ["--content", self.setting.content]
        options = [f"{name}={_written(value)}" for name, value in self.options().items()]
        return shlex.join(
            ["ristal", "arena", self.setting.game, *content, "--bots", *self.seating.bots]
            + (["--options", *options] if options else [])
            + ["--seed", str(self.seed), "--games", "1", "--workers", "1"]
        )


@dataclass(frozen=True)
class Outcome:
    """How a game ended, after how many decisions, and which seat was the first to decide alone, if any ever was."""

    ranking: tuple[tuple[int, ...], ...]
    how: str
    decisions: int
    first: int | None
    counts: Counter[tuple[str, str]] = field(default_factory=Counter)  # of what was to be counted, by event and value


# Planning


def series(setting: Setting, bots: Sequence[str], games: int, seed: int) -> list[Job]:
    """Bots rotate over the seats while the options of the seats stay; at least so many games, in whole rotations."""
    seatings = [Seating(seats, _at(bots, seats), {}) for seats in _rotations(len(bots))]
    return list(_numbered(0, setting, seatings, games, seed))


def matrix(setting: Setting, option: Option, bots: Sequence[str], games: int, seed: int) -> tuple[list[str], list[Job]]:
    """The choices of a per-seat option, and games of each against each: every choice has every seat and every bot.
    Every pairing has deals of its own: the luck of a few deals would else go into all of them alike."""
    if not option.per_seat:
        raise BadOption(
            f"a matrix needs an option with a choice for each seat; {option.name!r} has one for all",
            problem="matrix-one-for-all",
            option=option.name,
        )
    if len(bots) != 2:
        raise BadOption(
            f"a matrix takes two bots; got {len(bots)}", problem="matrix-bots", option="bots", count=len(bots)
        )
    choices = [choice for choice in option.choices if choice != RANDOM]
    jobs: list[Job] = []
    for pair in combinations(range(len(choices)), 2):
        seatings = [
            Seating(_at(pair, seats), players, {option.name: [choices[choice] for choice in _at(pair, seats)]})
            for players in dict.fromkeys(_at(bots, seats) for seats in _rotations(2))
            for seats in _rotations(2)
        ]
        jobs += _numbered(len(jobs), setting, seatings, games, jobs[-1].seed + 1 if jobs else seed)
    return choices, jobs


def _numbered(start: int, setting: Setting, seatings: list[Seating], games: int, seed: int) -> Iterator[Job]:
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
    game: Game, content: str | None, options: dict[str, object], bots: Sequence[str], counted: Sequence[str] = ()
) -> Setting:
    """What the games have in common, or an error before any is played; there are as many seats as bots."""
    for name in bots:
        make_any_bot(name)
    _, checked = game.check_options({"seats": len(bots), **options})
    return Setting(game.id, content, checked, tuple(_counted(game, text) for text in counted))


def _counted(game: Game, text: str) -> tuple[str, str]:
    """An event of the game and one of its fields, written `card-played.card`."""
    events = game.events
    event, _, wanted = text.partition(".")
    if event not in events:
        raise BadOption(
            f"{game.id} has no event {event!r}; it has {', '.join(sorted(events))}",
            problem="count-event",
            option="count",
            given=event,
            known=sorted(events),
        )
    names = [part.name for part in fields(events[event])]  # type: ignore[arg-type]
    if wanted not in names:
        raise BadOption(
            f"count {event}. and one of its fields: {', '.join(names)}; got {text!r}",
            problem="count-field",
            option="count",
            event=event,
            given=wanted,
            known=names,
        )
    return event, wanted


def read_options(game: Game, given: Sequence[str]) -> dict[str, object]:
    """Options written as `armies=south,north variant=standard`; a per-seat option takes its choices with commas."""
    per_seat = {option.name for option in game.options if option.per_seat}
    options: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(
                f"options are written name=value; got {text!r}", problem="name-value", option=text, given=text
            )
        options[name] = value.split(",") if name in per_seat else value
    return options


def _written(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


# Playing


def play(job: Job) -> Outcome:
    """The game of a job from the deal to the result."""
    game = load_game(job.setting.game, job.setting.content)
    names = job.seating.bots
    bots = [make_any_bot(name, _derived(job.seed, seat, *names)) for seat, name in enumerate(names)]
    table = game.new_table(len(bots), job.options(), FastChance(_derived(job.seed, "deal")))
    counts: Counter[tuple[str, str]] = Counter()
    if job.setting.counted:
        table.events = Listener()
    table.settle()
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
            _count(table.events.told, job.setting.counted, counts)
            table.events.told.clear()
    return Outcome(result.ranking, result.how, decisions, first, counts)


def _count(events: Sequence[Event], counted: Sequence[tuple[str, str]], counts: Counter[tuple[str, str]]) -> None:
    for event in events:
        for name, wanted in counted:
            if name == event.NAME:
                counts[f"{name}.{wanted}", _write_value(getattr(event, wanted))] += 1


def _write_value(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ", ".join(map(_write_value, value)) if isinstance(value, (list, tuple)) else str(value)


def play_all(jobs: Sequence[Job], workers: int) -> Generator[tuple[Job, Outcome], None, None]:
    """Every game with its outcome, in the order in which they end."""
    with closing(stream(play, jobs, workers)) as games:
        try:
            yield from games
        except WorkFailed as failure:
            job = failure.job
            assert isinstance(job, Job)
            failed = GameFailed(
                f"the game with seed {job.seed} failed: {failure.reason}; replay: {job.replay()}",
                seed=str(job.seed),
                reason=failure.reason,
                replay=job.replay(),
            )
            failed.add_note(failure.log)
            raise failed from failure


def _derived(*parts: object) -> int:
    """A seed of its own for each thing that chance touches in a game, so that no two run in step."""
    return int.from_bytes(sha256(" ".join(map(str, parts)).encode()).digest()[:4], "big")
