"""Bots answer legally, honestly and, under a budget of iterations, always the same."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

import pytest

from ristal.bots import LEVELS, Bot, Deals, make_bot
from ristal.bots.ismcts import IsmctsBot
from ristal.engine.chance import Chance, FastChance
from ristal.engine.errors import BadOption
from ristal.engine.game import Game
from ristal.engine.notation import Answer
from ristal.engine.question import Together
from ristal.engine.record import state_hash
from ristal.engine.result import win
from ristal.engine.table import Table
from ristal.games import game_ids, load_game
from toy import ToyGame

Options = dict[str, object]
QUICK = ("random", "greedy", "ismcts:30")


def begin(game: Game, options: Options, seed: int) -> Table:
    seats, checked = game.check_options(options)
    table = game.new_table(seats, checked, FastChance(seed))
    table.settle()
    return table


WALK = 12  # decisions: the first secret choices come early
WITHOUT_SECRETS = ("boets", "unmatched", "vstrechny")
WHOLE, PART = 10_000, 40  # decisions: games that take long are looked at in part


def length(game: Game) -> int:
    return WHOLE if game.id in ("vstrechny", "toy") else PART


def play(game: Game, table: Table, bots: list[Bot]) -> list[str]:
    given: list[str] = []
    while not table.is_over() and len(given) < length(game):
        seat = table.first_asked()
        answer = bots[seat].decide(game, table, seat)
        assert answer in table.legal(seat)
        given.append(answer.text)
        table.answer(seat, answer)
    return given


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_plays_and_repeats_itself(game: Game, options: Options, name: str) -> None:
    for seed in range(2):
        courses = []
        for _ in range(2):
            table = begin(game, options, seed)
            courses.append(play(game, table, [make_bot(name, seat) for seat in range(table.seats)]))
        assert courses[0] == courses[1]


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_leaves_the_table_as_it_was(game: Game, options: Options, name: str) -> None:
    table = begin(game, options, 4)
    before = state_hash(table)
    make_bot(name, 3).decide(game, table, table.first_asked())
    assert state_hash(table) == before


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_answers_from_what_its_seat_may_know(game: Game, options: Options, name: str) -> None:
    """The real table is re-dealt under the bot's hands; whatever lies hidden, it answers the same."""
    table = begin(game, options, 11)
    chance = FastChance(11)
    for _ in range(6):
        seat = table.first_asked()
        answers = {
            make_bot(name, 5).choose(game, SameDeals(table, hidden, seat)).text
            for hidden in [table, *(table.redeal(seat, FastChance(deal)) for deal in range(4))]
        }
        assert len(answers) == 1
        legal = table.legal(seat)
        table.answer(seat, legal[chance.draw(len(legal))])
        if table.is_over():
            return


class SameDeals(Deals):
    """Deals that show the bot the same tables, whatever really lies hidden: all that it could learn else is `real`."""

    def __init__(self, shown: Table, real: Table, seat: int) -> None:
        super().__init__(real, seat, FastChance(0))
        self.shown = shown
        self.count = 0

    def next(self, bare: bool = False) -> Table:
        self.count += 1
        return self.shown.redeal(self.seat, FastChance(self.count), bare)


def test_stronger_bots_win() -> None:
    game = load_game("vstrechny")
    for strong, weak in (("greedy", "random"), ("ismcts:150", "random")):
        points = 0.0
        for seed in range(16):
            bots = [make_bot(strong, seed), make_bot(weak, seed + 50)]
            first = seed % 2
            table = begin(game, {}, seed // 2)
            play(game, table, bots if first == 0 else bots[::-1])
            assert table.result is not None
            points += table.result.reward(first)
        assert points > 12, (strong, weak)


def test_a_search_by_the_clock_answers_and_a_search_by_count_counts() -> None:
    game = load_game("vstrechny")
    table = begin(game, {}, 1)
    seat = table.first_asked()
    timed = make_bot("ismcts:0.05s")
    assert timed.decide(game, table, seat) in table.legal(seat)
    assert isinstance(timed, IsmctsBot)
    assert timed.iterations > 0
    counted = make_bot("ismcts:37")
    counted.decide(game, table, seat)
    assert isinstance(counted, IsmctsBot)
    assert counted.iterations == 37


def test_a_deadline_that_is_past_still_gives_an_answer() -> None:
    game = load_game("vstrechny")
    table = begin(game, {}, 1)
    seat = table.first_asked()
    assert IsmctsBot(seconds=1e-9).decide(game, table, seat) in table.legal(seat)


ODD = ("", "grandmaster", "ismcts", "ismcts:", "ismcts:-3", "ismcts:0", "ismcts:xs", "greedy:3")
ODD_NUMBERS = ("ismcts: 3s", "ismcts:3 s", "ismcts:1_0", "ismcts:١s", "ismcts:+3", "ismcts:3\n", "ismcts:.5s")


def test_every_level_exists_and_others_are_refused_by_name() -> None:
    for level in LEVELS:
        assert isinstance(make_bot(level), Bot)
    for name in (*ODD, *ODD_NUMBERS):
        with pytest.raises(BadOption, match="There is no bot"):
            make_bot(name)


HEADS, TAILS = Answer("heads", 1), Answer("tails", 0)


class Pennies(Table):
    """Matching pennies: seat 0 wants the coins alike, seat 1 wants them to differ."""

    def copy(self) -> Table:
        twin = Pennies(2, self.chance.copy(), self.stack[:])
        self._share(twin)
        return twin


class ShowCoin(Together):
    FIELDS: ClassVar[tuple[str, ...]] = ("seats",)

    def asks_each(self, t: Pennies, seat: int) -> list[Answer]:
        return [HEADS, TAILS]

    def takes_all(self, t: Pennies, answers: dict[int, Answer]) -> None:
        t.result = win(0 if answers[0] == answers[1] else 1, 2, "pennies")


class PenniesGame(ToyGame):
    def new_table(self, seats: int, options: Options, chance: Chance) -> Table:
        return Pennies(2, chance, [ShowCoin((0, 1))])

    def evaluate(self, table: Table, seat: int) -> float:
        return 0.5


def test_a_secret_choice_is_not_seen_by_the_search_of_the_other() -> None:
    """Decoupled: whether the other has not answered yet, shows heads or shows tails, the search answers the same."""
    game = PenniesGame()
    for seed in range(10):
        answers = set()
        for sealed in (None, HEADS, TAILS):
            table = begin(game, {}, 0)
            if sealed is not None:
                table.answer(1, sealed)
            answers.add(make_bot("ismcts:200", seed).decide(game, table, 0).text)
        assert len(answers) == 1


@pytest.mark.parametrize("name", ["greedy", "ismcts:30"])
@pytest.mark.parametrize("game_id", game_ids())
def test_who_is_asked_first_chooses_no_worse(game_id: str, name: str) -> None:
    """Where several choose in secret, a bot answers the same whether the others have answered already or not: else
    equal bots would not have equal chances from every seat."""
    game = load_game(game_id)
    met = 0
    for seed in range(3):
        table = begin(game, {}, seed)
        chance = FastChance(seed)
        for _ in range(WALK):
            if table.is_over():
                break
            if table.is_together() and len(table.asked()) == table.seats:
                met += 1
                for other in range(table.seats):
                    answers = {make_bot(name, seed).decide(game, table, 1 - other).text}
                    for answer in table.legal(other):
                        asked_second = table.copy()
                        asked_second.answer(other, answer)
                        answers.add(make_bot(name, seed).decide(game, asked_second, 1 - other).text)
                    assert len(answers) == 1
            seat = table.first_asked()
            legal = table.legal(seat)
            table.answer(seat, legal[chance.draw(len(legal))])
    assert met or game_id in WITHOUT_SECRETS


def test_a_secret_choice_is_mixed() -> None:
    """Nobody can be sure what the search shows: over many seeds both coins come up often."""
    game = PenniesGame()
    shown = Counter(make_bot("ismcts:100", seed).decide(game, begin(game, {}, 0), seed % 2).text for seed in range(200))
    assert min(shown["heads"], shown["tails"]) > 60
