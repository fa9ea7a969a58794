"""A match that is over, looked at again: what was decided well, and what was luck."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from ristal.bots import make_bot
from ristal.engine.errors import NotAsked
from ristal.engine.record import state_hash
from ristal.match.coach.figures import (
    ChanceNode,
    ConsideredAnswer,
    CurvePoint,
    Decision,
    Guess,
    Moment,
    Review,
    SeatReview,
    exact,
)
from ristal.match.coach.judging import Judged, judge
from ristal.match.coach.luck import (
    Figures,
    Turn,
    guessing_of,
    is_secret,
    luck_of,
    seed_of,
    turns_of,
    values,
    worth_before,
)
from ristal.match.match import Match
from ristal.match.projection import Projector
from ristal.match.viewer import OPEN

ITERATIONS: Final = 1500  # a decision, unless other is asked for
ASKED: Final = 4  # times that a bot is asked again what it would have chosen
MOMENTS: Final = 3


class Reviewer:
    """Looks at one match. Each decision can be judged by itself, wherever that is done; `make` puts together what has
    been found so far. Where `bots` have played, they are asked again what they would have chosen in secret."""

    def __init__(self, match: Match, iterations: int = ITERATIONS, bots: Sequence[str] = ()) -> None:
        if not match.over:
            raise NotAsked("not-over")
        if match.past.forgotten:
            raise NotAsked("forgotten")
        self.match = match
        self.iterations = iterations
        self.bots = bots
        self.turns = turns_of(match)
        self.tables = [*(turn.before for turn in self.turns), match.table]
        self.seed = seed_of(match.game.id, state_hash(match.table), len(self.turns))
        self.found: dict[int, Judged] = {}
        self._open: tuple[Figures, list[Figures | None]] | None = None

    @property
    def decisions(self) -> list[int]:
        """The moves that were not forced, those first that changed most."""
        if self.iterations <= 0:
            return []
        free = [turn for turn in self.turns if len(turn.before.legal(turn.move.seat)) > 1]
        return [turn.number for turn in sorted(free, key=lambda turn: (-self._change(turn), turn.number))]

    def _change(self, turn: Turn) -> float:
        game, seat = self.match.game, turn.move.seat
        return abs(values(game, self.tables[turn.number])[seat] - values(game, turn.before)[seat])

    def judge(self, move: int) -> Judged:
        """Look at the decision of one move."""
        return judge(self.match.game, self.turns[move - 1], self.iterations, self._seed("judge", move))

    def add(self, found: Iterable[Judged]) -> None:
        """Keep what was found, here or elsewhere."""
        self.found.update((each.turn, each) for each in found)

    def judge_all(self) -> Iterator[int]:
        """Look at every decision; how many are done after each."""
        for done, move in enumerate(self.decisions, 1):
            self.add([self.judge(move)])
            yield done

    def make(self, language: str) -> Review:
        """All that has been found so far."""
        start, luck = self._luck()
        guesses = self._guesses()
        decisions = self._decisions(language)
        nodes = [
            ChanceNode(move, seat, figure)
            for move, figures in enumerate(luck)
            if figures is not None
            for seat, figure in enumerate(figures)
        ]
        return Review(
            game=self.match.game.id,
            moves=len(self.turns),
            iterations=max(0, self.iterations),
            done=len(self.found),
            total=len(self.decisions),
            seats=self._seats(start, nodes, guesses, decisions, language),
            decisions=decisions,
            chance=nodes,
            guesses=guesses,
            curve=[CurvePoint(each.move, each.seat, each.best_chance) for each in decisions],
            moments=_moments(decisions, nodes),
        )

    def _decisions(self, language: str) -> list[Decision]:
        """What was found of single answers, in their order."""
        label = Projector(self.match, OPEN, language).text.label
        decisions = []
        for move, each in sorted(self.found.items()):
            turn = self.turns[move - 1].move
            chance, best = exact(each.chance), exact(each.best_chance)
            decisions.append(
                Decision(
                    move=move,
                    seat=turn.seat,
                    answer=turn.answer,
                    label=label(turn.answer),
                    best=each.best,
                    best_label=label(each.best),
                    chance=chance,
                    best_chance=best,
                    loss=max(0.0, best - chance),
                    doubt=exact(each.doubt),
                    mark=each.mark,
                    choices=[ConsideredAnswer(answer, label(answer), exact(chance)) for answer, chance in each.choices],
                )
            )
        return decisions

    def _seats(
        self,
        start: Figures,
        nodes: list[ChanceNode],
        guesses: list[Guess],
        decisions: list[Decision],
        language: str,
    ) -> list[SeatReview]:
        result = self.match.result
        assert result is not None
        made = []
        for seat, name in enumerate(Projector(self.match, OPEN, language).players):
            outcome = exact(result.reward(seat))
            luck = sum((node.luck for node in nodes if node.seat == seat), 0.0)
            guessing = sum((guess.guessing for guess in guesses if guess.seat == seat), 0.0)
            losses = [each.loss for each in decisions if each.seat == seat]
            made.append(
                SeatReview(
                    seat=seat,
                    name=name,
                    start=start[seat],
                    outcome=outcome,
                    result=outcome - start[seat],
                    decisions=outcome - start[seat] - luck - guessing,
                    luck=luck,
                    guessing=guessing,
                    loss=exact(sum(losses) / len(losses)) if losses else None,
                )
            )
        return made

    def _luck(self) -> tuple[Figures, list[Figures | None]]:
        """What the match was worth before the deal, and what chance brought with the deal and with each move."""
        if self._open is None:
            game, first = self.match.game, self.tables[0]
            start = [exact(each) for each in worth_before(self.match, first, self._seed("start", 0))]
            dealt = [exact(now) - before for now, before in zip(values(game, first), start, strict=True)]
            luck: list[Figures | None] = [dealt]
            for turn in self.turns:
                found = luck_of(game, turn, self.tables[turn.number], self._seed("luck", turn.number))
                luck.append(None if found is None else [exact(each) for each in found])
            self._open = start, luck
        return self._open

    def _guesses(self) -> list[Guess]:
        """What secret choices brought that fell together."""
        guesses: list[Guess] = []
        asked: list[Turn] = []
        for turn in self.turns:
            if not is_secret(turn):
                continue
            asked.append(turn)
            if self.tables[turn.number].sealed:
                continue  # others have still to choose
            choices = {each.move.seat: self._choices(each) for each in asked}
            if any(choices.values()):
                given = {each.move.seat: each.move.answer for each in asked}
                seed = self._seed("guess", turn.number)
                found = guessing_of(self.match.game, asked[0].before, given, choices, seed)
                guesses += [Guess(turn.number, seat, exact(each)) for seat, each in enumerate(found)]
            asked = []
        return guesses

    def _choices(self, turn: Turn) -> list[str]:
        """What a seat might have chosen in secret: by the bot that sat there, else by the search."""
        seat = turn.move.seat
        if not self.bots:
            return self.found[turn.number].mix if turn.number in self.found else []
        seeds = [self._seed("bot", turn.number * ASKED + time) for time in range(ASKED)]
        game = self.match.game
        return [make_bot(self.bots[seat], seed).decide(game, turn.before, seat).text for seed in seeds]

    def _seed(self, what: str, move: int) -> int:
        return seed_of(self.seed, what, move)


def _moments(decisions: list[Decision], nodes: list[ChanceNode]) -> list[Moment]:
    """Those that changed most: a marked loss, or luck of the seat that it was good for."""
    lost = [Moment(each.move, each.seat, "decision", each.loss) for each in decisions if each.loss and each.mark]
    lucky = [Moment(node.move, node.seat, "luck", node.luck) for node in nodes if node.luck > 0]
    found: dict[int, Moment] = {}
    for each in sorted((*lost, *lucky), key=lambda moment: -moment.change):
        found.setdefault(each.move, each)
    return sorted(list(found.values())[:MOMENTS], key=lambda moment: moment.move)
