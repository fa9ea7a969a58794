"""What each card, ability and action is worth: games with it against games without it, on the same deals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field, fields, replace
from functools import lru_cache

from ristal.content import Source, change
from ristal.engine.chance import FastChance
from ristal.engine.data import Document
from ristal.engine.errors import BadContent
from ristal.engine.event import Listener
from ristal.engine.game import Game
from ristal.engine.result import Result
from ristal.games import load_game
from ristal.lab.arena import DEALT, Job, Outcome, Seating, Setting, game_of
from ristal.lab.comparison import choices_of, deciding_option
from ristal.lab.interval import apart, at_any_time
from ristal.lab.makers import Makers
from ristal.lab.run import Run, play_kept
from ristal.lab.tally import Score
from ristal.lab.withholding import WITHOUT

BLANKED = "blanked"  # same numbers, no text; what one side alone has
GLANCES = 12  # random games in which every word of a game comes up
WITHHELD = "withheld"  # its player may not answer with it; what both have in one deck


@dataclass(frozen=True)
class Thing:
    """Something that does something: who has it, and the values whose leaving out blanks it."""

    id: str
    owner: str | None
    blank: tuple[str, ...]

    @property
    def how(self) -> str:
        return WITHHELD if self.owner is None else BLANKED


@dataclass
class Worth:
    """The points a game that its side has from a thing, deal by deal."""

    thing: Thing
    planned: int
    differences: list[float] = field(default_factory=list)
    games: int = 0
    first_seat: Score = field(default_factory=Score)
    seen: dict[str, tuple[Score, Score]] = field(
        default_factory=dict
    )  # by event: games in which it came up, and others

    def watch(self, outcome: Outcome, seat: int, deal: int, names: Sequence[str]) -> None:
        """Count a game of a side that has the thing, by what came up for it."""
        result = Result(outcome.ranking, outcome.how)
        for name in names:
            scores = self.seen.setdefault(name, (Score(), Score()))
            scores[0 if outcome.counts[f"{self.thing.id}@{name}", str(seat)] else 1].add(result, seat, deal)

    @property
    def points(self) -> float:
        return sum(self.differences) / len(self.differences) if self.differences else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return at_any_time(self.differences, self.planned)

    def write(self) -> Document:
        return {
            "thing": self.thing.id,
            "owner": self.thing.owner,
            "how": self.thing.how,
            "worth": self.points,
            "interval": list(self.interval),
            "deals": len(self.differences),
            "games": self.games,
            "dealt": self._write_dealt(),
            "observed": {name: come.write() for name, (come, _) in self.seen.items() if come.games},
        }

    def _write_dealt(self) -> Document | None:
        """Dealt before anybody decided anything, or not: chance alone made these two groups of games."""
        come, others = self.seen.get(DEALT, (Score(), Score()))
        if not come.games or not others.games:
            return None
        interval = apart((come.share, come.interval), (others.share, others.interval))
        return {
            "points": come.share - others.share,
            "interval": list(interval),
            "games": come.games,
            "without": others.games,
        }


def find_things(game: Game, only: Sequence[str] = ()) -> list[Thing]:
    """Everything in the content of a game that does something and can be left out; of these choices and things alone,
    if any are named."""
    assert isinstance(game.source, Source)
    option = deciding_option(game)
    choices = choices_of(option) if option else []
    found: list[Thing] = []
    for file in sorted(game.source.files):
        stem, document = file.removesuffix(".toml"), game.source.document(file)
        owner = document.get("id") if document.get("id") in choices else None
        found += _things(stem, document, owner, choices)
    if only:
        found = [thing for thing in found if thing.id in only or thing.owner in only]
    said = _words_of(game) if any(thing.owner is None for thing in found) else set()
    able = [thing if thing.owner is None else _blankable(game, thing) for thing in found]
    return [thing for thing in able if thing is not None and (thing.owner is not None or thing.id in said)]


def _things(way: str, table: Document, owner: str | None, choices: Sequence[str]) -> Iterator[Thing]:
    """The things below a table that have scripts of their own."""
    for value in table.values():
        for row in value if isinstance(value, list) else ():
            if not isinstance(row, dict) or not isinstance(row.get("id"), str):
                continue
            inside, whose = f"{way}.{row['id']}", row["id"] if row["id"] in choices else owner
            scripts = tuple(f"{inside}.{key}=" for key, script in row.items() if _is_script(script))
            within = list(_things(inside, row, whose, choices))
            if scripts or (within and whose is None):
                yield Thing(row["id"], whose, scripts)
            yield from within


def _is_script(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) and "op" in row for row in value)


def _blankable(game: Game, thing: Thing) -> Thing | None:
    """The thing with the changes that blank it: without its scripts or, where they have to stand, with empty ones."""
    assert isinstance(game.source, Source)
    for ending in ("", "[]"):
        blank = tuple(f"{each}{ending}" for each in thing.blank)
        try:
            load_game(game.id, change(game.source, blank))
        except BadContent:
            continue
        return replace(thing, blank=blank)
    return None


def _words_of(game: Game) -> set[str]:
    """The first words of answers that come up in a few games: what may be withheld is among them."""
    words: set[str] = set()
    for seed in range(GLANCES):
        chance = FastChance(seed)
        seats, options = game.check_options({})
        table = game.new_table(seats, options, chance)
        table.settle()
        while table.result is None:
            seat = table.first_asked()
            answers = table.legal(seat)
            words.update(answer.text.split()[0] for answer in answers)
            table.answer(seat, answers[chance.draw(len(answers))])
    return words


@lru_cache(maxsize=4)
def _sightings(game_id: str, content: str | Source | None, changes: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """The events and their fields that name things and whose they are, as they come up in a few games."""
    game = game_of(Setting(game_id, content, {}, changes=changes))
    found: dict[str, dict[str, None]] = {}
    for seed in range(GLANCES):
        chance = FastChance(seed)
        seats, options = game.check_options({})
        table = game.new_table(seats, options, chance)
        table.events = Listener()
        table.settle()
        while table.result is None:
            seat = table.first_asked()
            answers = table.legal(seat)
            table.answer(seat, answers[chance.draw(len(answers))])
        for event in table.events.heard:
            if isinstance(getattr(event, "seat", None), int):
                for name in (each.name for each in fields(event)):  # type: ignore[arg-type]
                    if isinstance(value := getattr(event, name), str) and value:
                        found.setdefault(value, {})[f"{event.NAME}.{name}"] = None
    return {thing: tuple(sorted(places)) for thing, places in found.items()}


Plan = list[list[tuple[Job, int, int]]]  # of each deal: the games, the seat that is looked at, and its sign


def plan_games(
    thing: Thing, setting: Setting, bot: str, games: int, seed: int, watched: Sequence[str] = ()
) -> tuple[list[Job], Plan]:
    """A thing's games: in both seats of each deal, with it and without it; where it is, `watched` events tell when it
    comes up."""
    setting = replace(setting, watched=(thing.id, *watched) if watched else ())
    others = _others(thing, setting)
    deals = max(1, games // len(_parts(thing, setting, bot, others[0])))
    jobs: list[Job] = []
    plan: Plan = []
    for deal in range(deals):
        parts = _parts(thing, setting, bot, others[deal % len(others)])
        made = [(Job(len(jobs) + at, part.setting, part.seating, seed + deal), part) for at, part in enumerate(parts)]
        jobs += [job for job, _ in made]
        plan.append([(job, part.seat, part.sign) for job, part in made])
    return jobs, plan


def measure(
    thing: Thing,
    setting: Setting,
    bot: str,
    games: int,
    seed: int,
    workers: Makers,
    run: Run,
    heard: Callable[[int], None] | None = None,
) -> Worth:
    """Play a thing's games and reckon what they say."""
    watched = _sightings(setting.game, setting.content, setting.changes).get(thing.id, ())
    jobs, plan = plan_games(thing, setting, bot, games, seed, watched)
    names = [DEALT, *dict.fromkeys(place.partition(".")[0] for place in watched)] if watched else []
    worth, outcomes = Worth(thing, len(plan)), dict[int, Outcome]()
    with closing(play_kept(jobs, workers, run)) as played:
        for job, outcome in played:
            outcomes[job.number] = outcome
            if heard is not None:
                heard(len(outcomes))
    for games_of_deal in plan:
        sum_of = sum(sign * _reward(outcomes[job.number], seat) for job, seat, sign in games_of_deal) / 2
        worth.differences.append(sum_of - (0.5 if thing.owner is None else 0.0))
        worth.games += len(games_of_deal)
        for job, seat, sign in games_of_deal:
            outcome = outcomes[job.number]
            worth.first_seat.add(Result(outcome.ranking, outcome.how), 0, job.seed)
            if sign > 0:
                worth.watch(outcome, seat, job.seed, names)
    return worth


@dataclass(frozen=True)
class Part:
    """One game of a deal: the seat that is looked at, and whether its points count for the thing or against it."""

    setting: Setting
    seating: Seating
    seat: int
    sign: int


def _parts(thing: Thing, setting: Setting, bot: str, other: str) -> list[Part]:
    if thing.owner is None:
        without = f"{bot}{WITHOUT}{thing.id}"
        return [
            Part(setting, Seating((0, 1), (bot, without), {}), 0, 1),
            Part(setting, Seating((1, 0), (without, bot), {}), 1, 1),
        ]
    option = deciding_option(game_of(setting))
    assert option is not None
    seatings = [
        Seating((0, 1), (bot, bot), {option.name: [thing.owner, other]}),
        Seating((1, 0), (bot, bot), {option.name: [other, thing.owner]}),
    ]
    blank = replace(setting, changes=(*setting.changes, *thing.blank), watched=())
    return [
        Part(version, seating, seat, sign)
        for version, sign in ((setting, 1), (blank, -1))
        for seat, seating in enumerate(seatings)
    ]


def _others(thing: Thing, setting: Setting) -> list[str]:
    """Whom the owner plays against, in turn."""
    option = deciding_option(game_of(setting))
    if thing.owner is None or option is None:
        return [""]
    return [choice for choice in choices_of(option) if choice != thing.owner]


def _reward(outcome: Outcome, seat: int) -> float:
    return Result(outcome.ranking, outcome.how).reward(seat)
