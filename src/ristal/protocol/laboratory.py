"""What the laboratory is asked, and what it says: questions, runs, answers."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Word = Annotated[str, Meta(max_length=40, pattern=r"^[a-z0-9'_-]*(?![\s\S])")]  # an id, to be looked up in a list
RunId = Annotated[str, Meta(max_length=12, pattern=r"^[0-9a-f]*(?![\s\S])")]
QuestionKind: TypeAlias = Literal["matrix", "compare", "worth", "ladder"]
RunState: TypeAlias = Literal["waiting", "running", "stopped", "over", "failed"]


class AskLab(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/lab` and of `POST /api/lab/estimate`: a question. `only` are choices of the game, `edition`
    one of the folder of editions, `options` those that are the same for all seats; the judge is a bot."""

    question: QuestionKind
    game: Word
    judge: Word = "greedy"
    games: Annotated[int, Meta(ge=2, le=1_000_000)] = 100
    seed: Annotated[int, Meta(ge=0, le=1_000_000_000)] = 0
    only: Annotated[list[Word], Meta(max_length=32)] = []
    options: Annotated[dict[Word, Word], Meta(max_length=16)] = {}
    edition: Word = ""
    minutes: Annotated[int, Meta(ge=1, le=10_000)] | None = None
    four_times: bool = False  # ask judges with four times the budget too


class ChangeRun(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/lab/{run}`."""

    action: Literal["stop", "go-on", "forget"]


# What is said


class ScoreShown(Struct, frozen=True):
    """Points of somebody as a share of those that could be had, with the interval of 95 %."""

    games: int
    share: float
    interval: tuple[float, float]


class MovedShown(Struct, frozen=True):
    """What a change did to a choice; without a name it is the first seat of a game in which nothing is chosen."""

    choice: str | None
    before: ScoreShown
    after: ScoreShown
    difference: float
    interval: tuple[float, float]
    verdict: Literal["more", "less", "same", "unsure"]
    deals: int
    games_for_3_points: int | None


class DealtShown(Struct, frozen=True):
    """What it brought to be dealt a thing before anybody decided anything: games with it less games without it."""

    points: float
    interval: tuple[float, float]
    games: int
    without: int


class WorthShown(Struct, frozen=True):
    """What a thing is worth to its owner, or to whoever may play it; `observed` are the shares of its side in games in
    which it came up, by the event: no worth, for things come up more often in some games than in others."""

    thing: str
    owner: str | None
    how: Literal["blanked", "withheld"]
    worth: float
    interval: tuple[float, float]
    games: int
    dealt: DealtShown | None = None
    observed: dict[str, ScoreShown] = {}


class StrengthShown(Struct, frozen=True):
    """Elo of a choice or a bot, and half the width of its interval."""

    name: str
    elo: float
    margin: float


class JudgeShown(Struct, frozen=True):
    """A bot that judges, and its points against another that everybody knows, if they were measured."""

    bot: str
    against: str | None
    strength: ScoreShown | None


class FigureAgain(Struct, frozen=True):
    """A figure, and what judges with four times the budget make of it; nought has no name."""

    name: str
    at: float
    margin: float
    later: float
    later_margin: float


class FourTimesShown(Struct, frozen=True):
    """Whether the order is the same with four times the budget; of each pair in `swapped` the second overtakes the
    first; `level` where nobody is surely ahead of anybody."""

    bots: list[str]
    games: int
    verdict: Literal["same", "changed", "unsure", "level"]
    swapped: list[tuple[str, str]]
    figures: list[FigureAgain]


class JudgesShown(Struct, frozen=True):
    """Who judged: how strong they are, what the first seat has with them, and what four times their budget says."""

    each: list[JudgeShown]
    seat: ScoreShown | None
    four_times: FourTimesShown | None


class AnswerShown(Struct, frozen=True):
    """An answer, or what is known of it so far; each question fills its own part. `against` has the score of each of
    the `contestants` against each; `before` is the content that was compared with."""

    ristal: str
    rules: int
    content: str
    seed: int
    bots: list[str]
    stopped: str
    before: str = ""
    games: int = 0
    deals: int = 0
    moved: list[MovedShown] = []
    lengths: list[float | None] = []  # before and after, or of all games
    first: list[ScoreShown] = []  # the same, of the first seat
    things: list[WorthShown] = []
    of: int = 0  # things that there are
    contestants: list[str] = []
    overall: list[ScoreShown] = []
    against: list[list[ScoreShown | None]] = []
    strengths: list[StrengthShown] = []
    endings: dict[str, int] = {}
    judges: JudgesShown | None = None


class RunShown(Struct, frozen=True):
    """A run in the list: the question, in words too, how far it is, how much time is left, and the answer in a line.
    `headline` is a figure with its interval where the question has one; `mark` places it and the neutral line."""

    run: str
    state: RunState
    asked: AskLab
    title: str
    note: str
    done: int
    of: int
    left: float | None
    headline: str
    interval: str
    mark: tuple[float, float, float, float] | None  # low, figure, high, neutral
    began: float
    problem: str


class RunReport(Struct, frozen=True):
    """`GET /api/lab/{run}`: a run, its answer so far, the names of all that is in it, what a command line would ask,
    who judged, what has to be known of the figures, and the tables that can be had of the games."""

    shown: RunShown
    answer: AnswerShown | None
    names: dict[str, str]
    command: str
    judges: list[str]
    warnings: list[str]
    summary: str
    tables: list[Literal["csv", "parquet"]]


class LabChoice(Struct, frozen=True):
    """Something to choose, with its name."""

    id: str
    name: str


class LabOption(Struct, frozen=True):
    """An option that is the same for all seats."""

    id: str
    name: str
    default: str
    choices: list[LabChoice]


class LabGame(Struct, frozen=True):
    """What can be asked of a game: the choices that differ by seat are compared; there may be none."""

    id: str
    name: str
    choices: list[LabChoice]
    options: list[LabOption]


class Laboratory(Struct, frozen=True):
    """`GET /api/lab`: what can be asked, of whom, and the runs that there are, the latest first."""

    games: list[LabGame]
    judges: list[LabChoice]
    editions: list[LabChoice]
    runs: list[RunShown]


class Estimated(Struct, frozen=True):
    """`POST /api/lab/estimate`: how many games, how many seconds, half the width of the interval, and the command."""

    games: int
    seconds: float
    spread: float
    command: str


LAB_ROUTES = {
    "GET /api/lab": Laboratory,
    "POST /api/lab": RunShown,
    "POST /api/lab/estimate": Estimated,
    "GET /api/lab/{run}": RunReport,
    "POST /api/lab/{run}": RunShown,
    "GET /api/lab/{run}/games/{kind}": bytes,
}
LAB_BODIES = {"/api/lab": AskLab, "/api/lab/estimate": AskLab, "/api/lab/{run}": ChangeRun}
