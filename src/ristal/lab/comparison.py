"""What a change of the content did: the same deals with the box and with the change, until it is sure or time is up."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import combinations
from typing import Final

from ristal.content import Source
from ristal.content.edition import find_thing
from ristal.content.source import ALIKE
from ristal.engine.data import Document
from ristal.engine.errors import BadOption
from ristal.engine.game import RANDOM, Game, Option
from ristal.engine.result import Result
from ristal.lab.arena import Job, Outcome, Seating, Setting
from ristal.lab.interval import at_any_time, expect_at_any_time, games_for
from ristal.lab.makers import Makers
from ristal.lab.run import Run, play_kept
from ristal.lab.tally import Score

MATTERS: Final = 0.03  # a difference that a designer would act on; smaller ones are called none
FIRST_DEALS: Final = 40  # of a batch, for all pairings together; later batches grow by half
VERSIONS: Final = ("before", "after")


@dataclass(frozen=True)
class Pairing:
    """Two choices that play each other; None where the game has none to tell them apart by."""

    one: str | None
    other: str | None


@dataclass
class Moved:
    """The points of one choice, deal by deal, before and after."""

    choice: str | None
    planned: int
    before: Score = field(default_factory=Score)
    after: Score = field(default_factory=Score)
    differences: list[float] = field(default_factory=list)

    @property
    def difference(self) -> float:
        return sum(self.differences) / len(self.differences) if self.differences else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Holds at every look, so that a comparison may stop as soon as it is sure."""
        return at_any_time(self.differences, self.planned)

    @property
    def verdict(self) -> str:
        low, high = self.interval
        if low > 0:
            return "more"
        if high < 0:
            return "less"
        return "same" if low > -MATTERS and high < MATTERS else "unsure"

    def write(self, games_a_deal: int) -> Document:
        return {
            "choice": self.choice,
            "before": self.before.write(),
            "after": self.after.write(),
            "difference": self.difference,
            "interval": list(self.interval),
            "verdict": self.verdict,
            "deals": len(self.differences),
            "games_for_3_points": games_for(self.differences, MATTERS) * games_a_deal if self.differences else None,
        }


class Comparison:
    """A comparison as it grows."""

    def __init__(self, before: Setting, after: Setting, option: Option | None, bots: Sequence[str], seed: int) -> None:
        self.settings = {"before": before, "after": after}
        self.option = option
        self.bots = tuple(bots)
        self.seed = seed
        self.pairings: list[Pairing] = []
        self.moved: dict[str | None, Moved] = {}
        self.lengths: dict[str, list[int]] = {version: [] for version in VERSIONS}
        self.endings: dict[str, dict[str, int]] = {version: {} for version in VERSIONS}
        self.first_seat = {version: Score() for version in VERSIONS}
        self.games = 0
        self.deals = 0
        self.stopped = "games"

    @property
    def games_a_deal(self) -> int:
        return len(VERSIONS) * len(self._seatings(self.pairings[0]))

    def plan(self, choices: Sequence[str], affected: Sequence[str], deals: int) -> None:
        """Let those that the change is about play all others."""
        asked = [each for each in choices if each in affected]
        self.pairings = [
            Pairing(one, other)
            for one, other in combinations(sorted(choices, key=lambda each: each not in asked), 2)
            if one in asked
        ] or [Pairing(None, None)]
        names: list[str | None] = [*asked] if self.pairings[0].one is not None else [None]
        of_each = max(1, deals * (len(choices) - 1 if asked else 1) // len(self.pairings))
        self.moved = {name: Moved(name, of_each) for name in names}

    def play(
        self, games: int, workers: Makers, run: Run, ends_at: float | None, heard: Callable[[int, int], None]
    ) -> None:
        """Play deal by deal until every difference is sure, the games are used up or the time is."""
        most = max(1, games // self.games_a_deal)
        batch = FIRST_DEALS
        jobs: list[Job] = []
        found: dict[int, Outcome] = {}
        try:
            while self.deals < most:
                jobs = list(self._jobs(range(self.deals, min(most, self.deals + batch))))
                found = {}
                with closing(play_kept(jobs, workers, run)) as played:
                    for job, outcome in played:
                        found[job.number] = outcome
                        heard(self.games + len(found), most * self.games_a_deal)
                        if ends_at is not None and time.monotonic() > ends_at:
                            self.stopped = "time"
                            break
                self._count(jobs, found)
                if self.stopped == "time":
                    return
                if all(moved.verdict != "unsure" for moved in self.moved.values()):
                    self.stopped = "sure"
                    return
                batch += batch // 2
        except KeyboardInterrupt:
            self._count(jobs, found)
            self.stopped = "stopped"

    def sample(self) -> list[Job]:
        """The first games, a deal of each pairing and more."""
        return list(self._jobs(range(FIRST_DEALS)))

    def expect(self, games: int) -> tuple[int, float]:
        """How many games there are at most, and half the width of the interval that they give, were all of them
        independent."""
        deals = max(1, games // self.games_a_deal)
        of_each = min(sum(name in (pairing.one, pairing.other) for pairing in self.pairings) for name in self.moved)
        each = max(1, deals * of_each // len(self.pairings))
        return deals * self.games_a_deal, expect_at_any_time(1 / self.games_a_deal, each)

    def _jobs(self, deals: range) -> Iterator[Job]:
        for deal in deals:
            pairing = self.pairings[deal % len(self.pairings)]
            seatings = self._seatings(pairing)
            for version, setting in enumerate(self.settings.values()):
                for place, seating in enumerate(seatings):
                    number = deal * self.games_a_deal + version * len(seatings) + place
                    yield Job(number, setting, seating, self.seed + deal)

    def _seatings(self, pairing: Pairing) -> list[Seating]:
        """Both seats, and both bots in them."""
        players = list(dict.fromkeys((self.bots, self.bots[::-1])))
        if pairing.one is None or pairing.other is None:
            return [Seating((0, 1), pair, {}) for pair in players]
        assert self.option is not None
        pairs = ((pairing.one, pairing.other), (pairing.other, pairing.one))
        return [
            Seating((0, 1) if place == 0 else (1, 0), pair, {self.option.name: list(choices)})
            for pair in players
            for place, choices in enumerate(pairs)
        ]

    def _count(self, jobs: Sequence[Job], found: Mapping[int, Outcome]) -> None:
        """Count whole deals alone, in their order: what a half-played one says depends on what ended first."""
        by_deal: dict[int, list[Job]] = {}
        for job in jobs:
            by_deal.setdefault(job.number // self.games_a_deal, []).append(job)
        for deal, played in by_deal.items():
            if deal != self.deals or any(job.number not in found for job in played):
                break
            self._count_deal(self.pairings[deal % len(self.pairings)], [(job, found[job.number]) for job in played])
            self.deals += 1
            self.games += len(played)

    def _count_deal(self, pairing: Pairing, games: Sequence[tuple[Job, Outcome]]) -> None:
        shares: dict[tuple[str, int], list[float]] = {}
        for job, outcome in games:
            version = VERSIONS[job.number % self.games_a_deal * len(VERSIONS) // self.games_a_deal]
            result = Result(outcome.ranking, outcome.how)
            self.lengths[version].append(outcome.decisions)
            self.endings[version][outcome.how] = self.endings[version].get(outcome.how, 0) + 1
            self.first_seat[version].add(result, 0, job.seed)
            for contestant, name in enumerate((pairing.one, pairing.other)):
                if name not in self.moved or (name is None and contestant):
                    continue
                seat = job.seating.contestants.index(contestant)
                getattr(self.moved[name], version).add(result, seat, job.seed)
                shares.setdefault((version, contestant), []).append(result.reward(seat))
        for contestant, name in enumerate((pairing.one, pairing.other)):
            if ("before", contestant) in shares:
                before, after = shares["before", contestant], shares["after", contestant]
                self.moved[name].differences.append(sum(after) / len(after) - sum(before) / len(before))

    def write(self) -> Document:
        return {
            "games": self.games,
            "deals": self.deals,
            "stopped": self.stopped,
            "choices": [moved.write(self.games_a_deal) for moved in self.moved.values()],
            "first_seat": {version: score.write() for version, score in self.first_seat.items()},
            "mean_length": {
                version: sum(lengths) / len(lengths) if lengths else None for version, lengths in self.lengths.items()
            },
            "endings": self.endings,
        }


def deciding_option(game: Game) -> Option | None:
    """What each seat chooses of the content: heroes, armies, fighters, demons, sets."""
    return next((option for option in game.options if option.per_seat), None)


def choices_of(option: Option, only: Sequence[str] = ()) -> list[str]:
    """All that can be chosen, or those that are asked for."""
    known = [choice for choice in option.choices if choice != RANDOM]
    for name in only:
        if name not in known:
            raise BadOption("one-of", option="only", given=name, choices=known)
    return list(only) or known


def find_affected(before: Source, after: Source, choices: Sequence[str]) -> list[str]:
    """The choices whose own tables differ; all of them where anything else does."""
    affected: set[str] = set()
    for file in sorted((before.files.keys() | after.files.keys()) - {ALIKE}):
        if file not in before.files or file not in after.files:
            return list(choices)
        old, new = before.document(file), after.document(file)
        if old == new:
            continue
        owner = old.get("id")
        if owner in choices and new.get("id") == owner:
            affected.add(str(owner))
            continue
        for choice in choices:
            mine, theirs = find_thing(old, choice), find_thing(new, choice)
            if mine is not None and theirs is not None and mine != theirs:
                affected.add(choice)
                theirs.clear()
                theirs.update(mine)
        if old != new:
            return list(choices)
    return [choice for choice in choices if choice in affected]
