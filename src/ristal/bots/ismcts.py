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
UNTRIED: Final = 1e9  # above every bound: what was never tried comes first
BREATH: Final = 64  # iterations between two chances for others to run
NUMBER: Final = 32  # bits: neither the number of an arm nor a public key comes near
SPARING: Final = 3.0  # standard errors that spending has to look better by: the best of eight is two ahead by luck
FOLLOWED: Final = 6  # answers after a costly one that are looked at: is any of them what it was paid for?
FOLLOWING: Final = 4  # of these looks cost as much as the search
SHARE: Final = FOLLOWING / (FOLLOWING + FOLLOWED)  # of the seconds for the search, where looks may follow it
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
    """A question in the tree, distinguished by the answers that led to it and by what is open to all."""

    __slots__ = ("arms", "children")

    def __init__(self) -> None:
        self.arms: dict[int, dict[str, Arm]] = {}  # by seat: several seats may be asked at once
        self.children: dict[int, Node] = {}  # by the numbers of the arms that were taken, and the public key


class Estimate:
    """What a search thinks of an answer: the share of its iterations that tried it, and what came of them on average
    for the seat, from 0 (lost) to 1 (won), with its standard error. `mix` is how often a secret choice had better
    fall on it; 0 where it is no secret choice."""

    __slots__ = ("answer", "doubt", "mix", "reward", "share")

    def __init__(self, answer: Answer, share: float, reward: float, doubt: float = 0.0, mix: float = 0.0) -> None:
        self.answer = answer
        self.share = share
        self.reward = reward
        self.doubt = doubt
        self.mix = mix


class IsmctsBot(Bot):
    """Searches for a number of seconds or of iterations; with iterations the same seed gives the same answer."""

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
        self._seat = 0  # that the search is made for
        self._only: list[str] | None = None  # the answers that the search begins with, if it is not all of them

    def choose(self, game: Game, deals: Deals) -> Answer:
        table = deals.next()
        answers = table.legal(deals.seat)
        if len(answers) == 1:
            self.iterations = 0
            return answers[0]
        question = table.question
        mixes = isinstance(question, Together) and question.mixes()
        arms = self._search(game, deals, table, self.seconds * SHARE if question.spares() else self.seconds)
        if mixes:
            return self._mixed(answers, arms)
        chosen = self._favourite(answers, arms)
        if not question.spares():
            return chosen
        chosen = self._spared(answers[0], chosen, arms)
        return chosen if chosen is answers[0] or self._needs(game, deals, chosen) else answers[0]

    def weigh(self, game: Game, table: Table, seat: int, only: list[str] | None = None) -> list[Estimate]:
        """Estimate the answers of a seat from what it may know, the most visited first; `only` these, if they are
        named: then all of the search is theirs."""
        deals = Deals(table, seat, FastChance(self.chance.draw(1 << 31)))
        dealt = deals.next()
        answers = dealt.legal(seat)
        question = dealt.question
        mixes = isinstance(question, Together) and question.mixes()
        self._only = only
        arms = self._search(game, deals, dealt, self.seconds)
        self._only = None
        deviation = self._deviation()
        weights = self._weights(answers, arms) if mixes else [0] * len(answers)
        total = max(1, sum(weights))
        favourite = self._favourite(answers, arms)
        weighed: list[Estimate] = []
        for answer, weight in zip(answers, weights, strict=True):
            arm = arms.get(answer.text)
            if arm is not None and arm.visits > 0:
                share, reward = arm.visits / self.iterations, arm.reward / arm.visits
                weighed.append(Estimate(answer, share, reward, deviation / sqrt(arm.visits), weight / total))
        weighed.sort(key=_by_reward)
        weighed.sort(key=_by_share)
        weighed.sort(key=lambda estimate: estimate.answer is not favourite)
        return weighed

    def _search(self, game: Game, deals: Deals, table: Table, seconds: float) -> dict[str, Arm]:
        """The arms of the seat's answers, beginning from a table that was dealt already."""
        deadline = perf_counter() + seconds if seconds > 0 else 0.0
        self.iterations = 0
        self._arms = 0
        self._sum, self._squares, self._rewards = 0.0, 0.0, 0
        self._seat = deals.seat
        root = Node()
        while self._goes_on(deadline):
            if self.iterations:
                table = deals.next(bare=True)
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
                    is_first = node is root and seat == self._seat
                    arm = self._answer(game, node, table, seat, table.legal(seat), exploration, is_first)
                    is_new = is_new or arm.visits == 0
                    key = key << NUMBER | arm.number
            else:
                arm = self._answer(game, node, table, question.seat, table.answers, exploration, node is root)
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
        self, game: Game, node: Node, table: Table, seat: int, answers: list[Answer], exploration: float, is_first: bool
    ) -> Arm:
        """Let a seat answer by its own figures; the arm of its answer is on the path from now on. `is_first` says that
        the search is made for this answer."""
        arms = node.arms.get(seat)
        if arms is None:
            arms = {}
            node.arms[seat] = arms
        if is_first and self._only is not None:
            answers = [answer for answer in answers if answer.text in self._only] or answers
        elif game.widening > 0.0:
            answers = _widened(arms, answers, table.chance, game.widening, table, seat)
        answer = self._select(arms, answers, table.chance, exploration)
        arm = self._selected
        self._path.append(arm)
        self._seats.append(seat)
        table.answer(seat, answer)
        return arm

    def _select(self, arms: dict[str, Arm], answers: list[Answer], chance: Chance, exploration: float) -> Answer:
        """An answer that was never tried, or the one with the highest upper confidence bound; its arm is kept. Chance
        decides between equals: by their order one seat would sooner try its own dice, the other one those of others."""
        equals = 0
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
                bound = UNTRIED
            elif best == UNTRIED:
                continue
            else:
                bound = arm.reward / arm.visits + exploration * sqrt(log(arm.available) / arm.visits)
            if bound < best:
                continue
            equals = equals + 1 if bound == best else 1
            if (equals == 1 and bound < UNTRIED) or chance.draw(equals) == 0:
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

    def _favourite(self, answers: list[Answer], arms: dict[str, Arm]) -> Answer:
        """The answer that the search came back to most; of those that it came back to as often, the one that did best,
        and chance decides between equals."""
        chosen = answers[0]
        most = 0
        best = -1.0
        equals = 0
        for answer in answers:
            arm = arms.get(answer.text)
            if arm is None or arm.visits < most:
                continue
            if arm.visits > most or arm.reward > best:
                most, best, equals = arm.visits, arm.reward, 1
                chosen = answer
            elif arm.reward == best:
                equals += 1
                if self.chance.draw(equals) == 0:
                    chosen = answer
        return chosen

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
        weights = self._weights(answers, arms)
        if not any(weights):
            return answers[self.chance.draw(len(answers))]
        left = self.chance.draw(sum(weights))
        for answer, weight in zip(answers, weights, strict=True):
            if left < weight:
                return answer
            left -= weight
        return answers[-1]

    def _weights(self, answers: list[Answer], arms: dict[str, Arm]) -> list[int]:
        """How often each answer is in the mix: as it was visited, if the search cannot tell it from the best."""
        tried = [arms[answer.text] for answer in answers if answer.text in arms and arms[answer.text].visits]
        best = max([arm.reward / arm.visits for arm in tried], default=0.0)
        deviation = self._deviation()
        weights: list[int] = []
        for answer in answers:
            arm = arms.get(answer.text)
            if arm is None or arm.visits == 0:
                weights.append(0)
            else:
                is_close = arm.reward / arm.visits + CLOSE * deviation / sqrt(arm.visits) >= best
                weights.append(arm.visits if is_close else 0)
        return weights


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


def _by_reward(estimate: Estimate) -> float:
    return -estimate.reward
