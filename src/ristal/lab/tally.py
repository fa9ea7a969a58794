"""Totals of a run of games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ristal.engine.result import Result
from ristal.lab.arena import Job, Outcome
from ristal.lab.interval import by_deal


class Score:
    """Points of one contestant: 1 for a win, ½ for a draw; with more seats the reward of a place, from 1 to 0."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.draws = 0
        self.points = 0.0
        self.deals: dict[int, tuple[int, float]] = {}  # games and points of each

    def add(self, result: Result, seat: int, deal: int) -> None:
        reward = result.reward(seat)
        games, points = self.deals.get(deal, (0, 0.0))
        self.deals[deal] = games + 1, points + reward
        self.games += 1
        self.wins += seat in result.winners
        self.draws += result.is_draw
        self.points += reward

    def take_over(self, other: Score) -> None:
        """Add what another has counted of other games."""
        for deal, (games, points) in other.deals.items():
            mine, won = self.deals.get(deal, (0, 0.0))
            self.deals[deal] = mine + games, won + points
        self.games += other.games
        self.wins += other.wins
        self.draws += other.draws
        self.points += other.points

    @property
    def losses(self) -> int:
        return self.games - self.wins - self.draws

    @property
    def share(self) -> float:
        """The share of the points that could be had; a half before the first game."""
        return self.points / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the true share."""
        return by_deal(list(self.deals.values()))

    def write(self) -> dict[str, object]:
        return {
            "games": self.games,
            "deals": len(self.deals),
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "points": self.points,
            "share": self.share,
            "interval": list(self.interval),
        }


class Tally:
    """Scores overall, by seat and of each against each; of the seats and the first player; the endings, the lengths,
    and what was counted."""

    def __init__(self, contestants: int, seats: int, games: Iterable[tuple[Job, Outcome]]) -> None:
        self.overall = [Score() for _ in range(contestants)]
        self.by_seat = [[Score() for _ in range(seats)] for _ in range(contestants)]
        self.against = [[Score() for _ in range(contestants)] for _ in range(contestants)]
        self.seats = [Score() for _ in range(seats)]
        self.first = Score()
        self.endings: Counter[str] = Counter()
        self.lengths: list[int] = []
        self.counts: Counter[tuple[str, str]] = Counter()
        self.played = sorted(games, key=lambda game: game[0].number)  # sums of fractions depend on the order
        for job, outcome in self.played:
            self._add(job, outcome)

    def _add(self, job: Job, outcome: Outcome) -> None:
        result = Result(outcome.ranking, outcome.how)
        contestants = job.seating.contestants
        for seat, contestant in enumerate(contestants):
            against = [self.against[contestant][other] for other in contestants if other != contestant]
            for score in (self.overall[contestant], self.by_seat[contestant][seat], self.seats[seat], *against):
                score.add(result, seat, job.seed)
        if outcome.first is not None:
            self.first.add(result, outcome.first, job.seed)
        self.endings[outcome.how] += 1
        self.lengths.append(outcome.decisions)
        self.counts += outcome.counts

    @property
    def games(self) -> int:
        return len(self.played)

    @property
    def mean_length(self) -> float:
        return sum(self.lengths) / len(self.lengths)

    def by_event(self) -> dict[str, dict[str, int]]:
        """How often each value of a counted field occurred, the most frequent first."""
        events: dict[str, dict[str, int]] = {}
        for (event, value), times in self.counts.most_common():
            events.setdefault(event, {})[value] = times
        return events

    def write(self) -> dict[str, object]:
        return {
            "games": self.games,
            "overall": [score.write() for score in self.overall],
            "by_seat": [[score.write() for score in scores] for scores in self.by_seat],
            "against": [[score.write() if score.games else None for score in row] for row in self.against],
            "seats": [score.write() for score in self.seats],
            "first_player": self.first.write(),
            "endings": dict(sorted(self.endings.items())),
            "mean_length": self.mean_length if self.lengths else None,
            "counts": self.by_event(),
            "played": [_row(job, outcome) for job, outcome in self.played],
        }


def _row(job: Job, outcome: Outcome) -> dict[str, object]:
    """A game as a row of data."""
    return {
        "number": job.number,
        "seed": job.seed,
        "contestants": list(job.seating.contestants),
        "bots": list(job.seating.bots),
        "options": job.options(),
        "ranking": [list(group) for group in outcome.ranking],
        "how": outcome.how,
        "decisions": outcome.decisions,
        "first": outcome.first,
    }
