"""What a run of games comes to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ristal.engine.result import Result
from ristal.lab.arena import Job, Outcome
from ristal.lab.interval import wilson


class Score:
    """Games from the side of somebody. A win is a point, a draw half a point; with more seats a place is worth its
    reward, from 1 for the best to 0 for the last."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.draws = 0
        self.points = 0.0

    def add(self, result: Result, seat: int) -> None:
        self.games += 1
        self.wins += seat in result.winners
        self.draws += result.is_draw
        self.points += result.reward(seat)

    @property
    def losses(self) -> int:
        return self.games - self.wins - self.draws

    @property
    def share(self) -> float:
        """The points of all that could be had; a half before the first game."""
        return self.points / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share is, with 95 % confidence. Games of one deal with seats swapped count as independent:
        the luck of the deal goes to both sides in turn, so that the share varies less than the interval says."""
        return wilson(self.points, self.games)

    def write(self) -> dict[str, object]:
        return {
            "games": self.games,
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
        self.deals: set[tuple[int, str]] = set()
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
            self.overall[contestant].add(result, seat)
            self.by_seat[contestant][seat].add(result, seat)
            self.seats[seat].add(result, seat)
            for other in contestants:
                if other != contestant:
                    self.against[contestant][other].add(result, seat)
        if outcome.first is not None:
            self.first.add(result, outcome.first)
            self.deals.add((job.seed, str(job.seating.options)))
        self.endings[outcome.how] += 1
        self.lengths.append(outcome.decisions)
        self.counts += outcome.counts

    @property
    def games(self) -> int:
        return len(self.played)

    @property
    def first_interval(self) -> tuple[float, float]:
        """Where the first player's true share is. Swapping the bots leaves him the cards of the deal, so that it is
        deals that are independent here, not games."""
        return wilson(self.first.share * len(self.deals), len(self.deals))

    @property
    def mean_length(self) -> float:
        return sum(self.lengths) / len(self.lengths)

    def by_event(self) -> dict[str, dict[str, int]]:
        """What was counted: how often each value of the field of an event, the most frequent first."""
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
            "first_player": {**self.first.write(), "interval": list(self.first_interval)},
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
