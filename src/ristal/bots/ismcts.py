"""Information-set Monte-Carlo tree search: plays any game through the engine alone.

Every iteration deals anew what the seat may not know, walks the one tree of all those deals by upper confidence bounds
over the answers that are legal in this deal, and plays on in a hurry from the first new answer. Where several seats
choose at once, each chooses by its own figures (decoupled), as if blind to the others.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter, sleep
from typing import Final

from ristal.bots.bot import Bot, Deals
from ristal.engine.chance import Chance, FastChance
from ristal.engine.game import Game
from ristal.engine.notation import Answer
from ristal.engine.playout import play_in_a_hurry
from ristal.engine.question import TOGETHER, Together
from ristal.engine.table import Table

EXPLORATION: Final = 1.4  # standard deviations of the rewards that the search has met: 0.7 where all is won or lost
BREATH: Final = 64  # iterations between two chances for others to run
NUMBER: Final = 32  # bits: neither the number of an arm nor a public key comes near
SPARING: Final = 3.0  # standard errors that spending has to look better by: the best of eight is two ahead by luck
FOLLOWED: Final = 6  # answers after a costly one that are looked at: is any of them what it was paid for?
FOLLOWING: Final = 4  # of these looks cost as much as the search
CLOSE: Final = 0.5  # standard errors: a secret choice is mixed of the answers that come so close to the best one


class Arm:
    """An answer in a node: how often it could be given, how often it was, and what came of it. Its number is its own
    in the whole tree."""

    __slots__ = ("available", "number", "reward", "visits")

    def __init__(self, number: int) -> None:
        self.number = number
        self.available = 0
        self.visits = 0
        self.reward = 0.0


class Node:
    """A question in the tree, told apart by the answers that led to it and by what is open to all."""

    __slots__ = ("arms", "children")

    def __init__(self) -> None:
        self.arms: dict[int, dict[str, Arm]] = {}  # by seat: several seats may be asked at once
        self.children: dict[int, Node] = {}  # by the numbers of the arms that were taken, and the public key


class Estimate:
    """What a search thinks of an answer: the share of its iterations that tried it, and what came of them on average
    for the seat, from 0 (lost) to 1 (won)."""

    __slots__ = ("answer", "reward", "share")

    def __init__(self, answer: Answer, share: float, reward: float) -> None:
        self.answer = answer
        self.share = share
        self.reward = reward


class IsmctsBot(Bot):
    """Searches for so many seconds, or so many iterations; the latter gives the same answer to the same seed."""

    def __init__(self, seed: int = 0, seconds: float = 0.0, iterations: int = 0) -> None:
        super().__init__(seed)
        if seconds <= 0 and iterations <= 0:
            raise ValueError("a search needs seconds or iterations")
        self.seconds = seconds
        self.limit = iterations
        self.iterations = 0  # of the last search
        self._sum = 0.0  # of the rewards that the search has met, and of their squares
        self._squares = 0.0
        self._rewards = 0
        self._arms = 0  # in the tree
        self._selected = Arm(-1)
        self._path: list[Arm] = []
        self._seats: list[int] = []

    def choose(self, game: Game, deals: Deals) -> Answer:
        table = deals.next()
        answers = table.legal(deals.seat)
        if len(answers) == 1:
            self.iterations = 0
            return answers[0]
        question = table.question
        mixes = isinstance(question, Together) and question.mixes()
        arms = self._search(game, deals, table)
        if mixes:
            return self._mixed(answers, arms)
        chosen = _favourite(answers, arms)
        if not question.spares():
            return chosen
        chosen = self._spared(answers[0], chosen, arms)
        return chosen if chosen is answers[0] or self._needs(game, deals, chosen) else answers[0]

    def weigh(self, game: Game, table: Table, seat: int) -> list[Estimate]:
        """What a search thinks of the answers that it tried for a seat, from what that seat may know; the answer that
        it came back to most first."""
        deals = Deals(table, seat, FastChance(self.chance.draw(1 << 31)))
        dealt = deals.next()
        answers = dealt.legal(seat)
        arms = self._search(game, deals, dealt)
        weighed: list[Estimate] = []
        for answer in answers:
            arm = arms.get(answer.text)
            if arm is not None and arm.visits > 0:
                weighed.append(Estimate(answer, arm.visits / self.iterations, arm.reward / arm.visits))
        weighed.sort(key=_by_share)
        return weighed

    def _search(self, game: Game, deals: Deals, table: Table) -> dict[str, Arm]:
        """The arms of the seat's answers, beginning from a table that was dealt already."""
        deadline = perf_counter() + self.seconds if self.seconds > 0 else 0.0
        self.iterations = 0
        self._arms = 0
        self._sum, self._squares, self._rewards = 0.0, 0.0, 0
        together = table.is_together()
        root = Node()
        while self._goes_on(deadline):
            if self.iterations:
                table = deals.next(bare=True)
            if together:
                table.reopen(deals.seat)
            self._iterate(game, root, table)
            self.iterations += 1
        return root.arms.get(deals.seat, {})

    def _goes_on(self, deadline: float) -> bool:
        if self.limit and self.iterations >= self.limit:
            return False
        if self.iterations % BREATH == 0:
            sleep(0)  # compiled code would not let go of the interpreter by itself: spinners turn, Ctrl-C is heard
        return deadline == 0.0 or perf_counter() < deadline

    def _iterate(self, game: Game, root: Node, table: Table) -> None:
        self._path.clear()
        self._seats.clear()
        exploration = EXPLORATION * self._deviation()
        node = root
        while True:
            question = table.open
            assert question is not None
            if question.seat == TOGETHER:
                key = 0
                is_new = False
                for seat in table.asked():
                    arm = self._answer(game, node, table, seat, table.legal(seat), exploration)
                    is_new = is_new or arm.visits == 0
                    key = key << NUMBER | arm.number
            else:
                arm = self._answer(game, node, table, question.seat, table.answers, exploration)
                is_new = arm.visits == 0
                key = arm.number
            following = table.open
            if is_new or following is None:
                break
            key = key << NUMBER | following.public_key()
            child = node.children.get(key)
            if child is None:
                child = Node()
                node.children[key] = child
            node = child
        play_in_a_hurry(game, table, table.chance)
        self._learn(_rewards(game, table, self._seats))

    def _answer(
        self, game: Game, node: Node, table: Table, seat: int, answers: list[Answer], exploration: float
    ) -> Arm:
        """Let a seat answer by its own figures; the arm of its answer is on the path from now on."""
        arms = node.arms.get(seat)
        if arms is None:
            arms = {}
            node.arms[seat] = arms
        if game.widening > 0.0:
            answers = _widened(arms, answers, table.chance, game.widening, table, seat)
        answer = self._select(arms, answers, table.chance, exploration)
        arm = self._selected
        self._path.append(arm)
        self._seats.append(seat)
        table.answer(seat, answer)
        return arm

    def _select(self, arms: dict[str, Arm], answers: list[Answer], chance: Chance, exploration: float) -> Answer:
        """An answer that was never tried, or the one with the highest upper confidence bound; its arm is kept."""
        untried = 0
        chosen = answers[0]
        best = -1.0
        for answer in answers:
            arm = arms.get(answer.text)
            if arm is None:
                arm = Arm(self._arms)
                arms[answer.text] = arm
                self._arms += 1
            arm.available += 1
            if arm.visits == 0:
                untried += 1
                if chance.draw(untried) == 0:
                    chosen = answer
                    self._selected = arm
            elif untried == 0:
                bound = arm.reward / arm.visits + exploration * sqrt(log(arm.available) / arm.visits)
                if bound > best:
                    best = bound
                    chosen = answer
                    self._selected = arm
        return chosen

    def _learn(self, rewards: list[float]) -> None:
        """Every arm of the path learns what came of it for its seat."""
        for i in range(len(self._path)):
            arm = self._path[i]
            reward = rewards[self._seats[i]]
            arm.visits += 1
            arm.reward += reward
            self._sum += reward
            self._squares += reward * reward
            self._rewards += 1

    def _deviation(self) -> float:
        """How far apart the rewards of this search lie."""
        if self._rewards < 2:
            return 0.5
        mean = self._sum / self._rewards
        return sqrt(max(self._squares / self._rewards - mean * mean, 1e-6))

    def _spared(self, first: Answer, chosen: Answer, arms: dict[str, Arm]) -> Answer:
        """Of many ways to spend that are worth about the same some looks best by luck: what keeps all is taken unless
        it is beyond doubt worse."""
        kept = arms.get(first.text)
        spent = arms.get(chosen.text)
        if kept is None or kept.visits == 0 or spent is None or spent.visits == 0:
            return chosen
        doubt = SPARING * self._deviation() * sqrt(1.0 / kept.visits + 1.0 / spent.visits)
        return first if kept.reward / kept.visits + doubt >= spent.reward / spent.visits else chosen

    def _needs(self, game: Game, deals: Deals, chosen: Answer) -> bool:
        """Whether what the seat would do next, having spent, it could not do if it kept all."""
        seat = deals.seat
        spent = deals.next()
        kept = spent.copy()
        kept.answer(seat, kept.legal(seat)[0])
        spent.answer(seat, chosen)
        follower = IsmctsBot(self.chance.draw(1 << 31), iterations=max(1, self.iterations // FOLLOWING))
        for _ in range(FOLLOWED):
            if not (seat in spent.asked() and seat in kept.asked()):
                break
            following = follower.decide(game, spent, seat)
            if following.text not in [answer.text for answer in kept.legal(seat)]:
                return True
            spent.answer(seat, following)
            kept.answer(seat, following)
        return False

    def _mixed(self, answers: list[Answer], arms: dict[str, Arm]) -> Answer:
        """A secret choice that others could guess is a bad one: the answers that the search cannot tell from the best
        are mixed as it visited them."""
        tried = [arms[answer.text] for answer in answers if answer.text in arms and arms[answer.text].visits]
        if not tried:
            return answers[self.chance.draw(len(answers))]
        best = max(arm.reward / arm.visits for arm in tried)
        deviation = self._deviation()
        weights: list[int] = []
        for answer in answers:
            arm = arms.get(answer.text)
            if arm is None or arm.visits == 0:
                weights.append(0)
            else:
                is_close = arm.reward / arm.visits + CLOSE * deviation / sqrt(arm.visits) >= best
                weights.append(arm.visits if is_close else 0)
        left = self.chance.draw(sum(weights))
        for answer, weight in zip(answers, weights, strict=True):
            if left < weight:
                return answer
            left -= weight
        return answers[-1]


def _widened(
    arms: dict[str, Arm], answers: list[Answer], chance: Chance, widening: float, table: Table, seat: int
) -> list[Answer]:
    """The answers that were tried, and another if the node has been visited often enough for that: one that somebody
    in a hurry would give, now and then any other."""
    tried = [answer for answer in answers if answer.text in arms]
    visits = 1
    for answer in tried:
        visits += arms[answer.text].visits
    if tried and len(tried) * len(tried) >= widening * widening * visits:
        return tried
    if tried and chance.draw(4) == 0:
        another = answers[chance.draw(len(answers))]
    else:
        another = table.question.guess(table, seat, answers, chance)
    if another.text not in arms:
        tried.append(another)
    return tried


def _rewards(game: Game, table: Table, seats: list[int]) -> list[float]:
    """What the end of an iteration is worth to each seat that decided something on the way."""
    rewards = [-1.0] * table.seats
    result = table.result
    for seat in seats:
        if rewards[seat] < 0.0:
            rewards[seat] = game.evaluate(table, seat) if result is None else result.reward(seat)
    return rewards


def _by_share(estimate: Estimate) -> float:
    return -estimate.share


def _favourite(answers: list[Answer], arms: dict[str, Arm]) -> Answer:
    """The answer that the search came back to most."""
    chosen = answers[0]
    most = -1
    for answer in answers:
        arm = arms.get(answer.text)
        if arm is not None and arm.visits > most:
            most = arm.visits
            chosen = answer
    return chosen
