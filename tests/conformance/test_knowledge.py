"""What every game promises to those who reckon: a deal agrees with all that its seat has seen, and depends on nothing
else."""

from __future__ import annotations

import json
from itertools import count

import pytest
from ledger import Watch

from ristal.bots import make_bot
from ristal.engine.chance import FastChance
from ristal.engine.game import Game
from ristal.engine.record import state_hash
from ristal.engine.table import Table
from ristal.engine.zone import SPECTATOR, Zone
from ristal.games import load_game

Options = dict[str, object]
STRIDE = 11


def new_table(game: Game, options: Options, seed: int) -> Table:
    seats, checked = game.check_options(options)
    return game.new_table(seats, checked, FastChance(seed))


def go_on(t: Table, chance: FastChance) -> None:
    seat = t.first_asked()
    legal = t.legal(seat)
    t.answer(seat, legal[chance.draw(len(legal))])


def turn_round(zone: Zone) -> None:
    """The same cards in the hand, drawn the other way round."""
    zone.items = zone.items[::-1]
    zone.marks = None if zone.marks is None else zone.marks[::-1]


def seen(t: Table, seat: int) -> str:
    return json.dumps([t.view(seat), [answer.text for answer in t.legal(seat)]], ensure_ascii=False)


def test_a_bot_answers_the_same_at_all_tables_that_its_seat_cannot_tell_apart(game: Game, options: Options) -> None:
    for seed in range(2):
        t = new_table(game, options, seed)
        t.settle()
        chance = FastChance(seed)
        for move in count():
            if t.is_over() or move > 8 * STRIDE:
                break
            if move % STRIDE == seed:
                seat = t.first_asked()
                other = t.redeal(seat, FastChance(move))
                for zone in other.loose_zones():
                    turn_round(zone)
                assert seen(other, seat) == seen(t, seat)
                deals = [state_hash(each.redeal(seat, FastChance(seed))) for each in (t, other)]
                assert deals[0] == deals[1]
                for name in ("random", "greedy", "ismcts:6"):
                    answers = [make_bot(name, seed).decide(game, each, seat).text for each in (t, other)]
                    assert answers[0] == answers[1], name
            go_on(t, chance)


CASES: list[tuple[str, Options, int]] = [
    ("demons", {"seats": 2}, 12),
    ("demons", {"seats": 3}, 2),
    ("unmatched", {"heroes": ["king-arthur", "medusa"]}, 3),
    ("unmatched", {"seats": 3}, 1),
    ("boets", {"fighters": ["nazarov", "random"]}, 3),
]


@pytest.mark.parametrize(("game_id", "options", "games"), CASES)
def test_a_deal_agrees_with_all_that_its_seat_has_seen(game_id: str, options: Options, games: int) -> None:
    game = load_game(game_id)
    agreed = 0
    for seed in range(games):
        t = new_table(game, options, seed)
        watch = Watch(t, [*range(t.seats), SPECTATOR])
        t.events = watch
        t.settle()
        chance = FastChance(seed)
        for move in count():
            if t.is_over():
                break
            for ledger in watch.ledgers if move % STRIDE == 0 else []:
                assert ledger.agrees(t) is not False, "the ledger is wrong"
                agrees = ledger.agrees(t.redeal(ledger.viewer, FastChance(move)))
                assert agrees is not False, f"seed {seed}, move {move}, viewer {ledger.viewer}"
                agreed += agrees is True
            go_on(t, chance)
    assert agreed > 20


def test_a_bare_deal_goes_on_as_the_whole_one_does(game: Game, options: Options) -> None:
    t = new_table(game, options, seed=5)
    t.settle()
    chance = FastChance(9)
    for step in count():
        if t.is_over() or step > 60:
            break
        if step % STRIDE == 0:
            seat = t.first_asked()
            whole, bare = (t.redeal(seat, FastChance(step), is_bare) for is_bare in (False, True))
            for number in range(30):
                if whole.is_over():
                    break
                assert [a.text for a in bare.legal(bare.first_asked())] == [
                    a.text for a in whole.legal(whole.first_asked())
                ]
                go_on(whole, FastChance(number))
                go_on(bare, FastChance(number))
            assert [zone.items for _, zone in bare.zones()] == [zone.items for _, zone in whole.zones()]
            assert bare.is_over() == whole.is_over()
        go_on(t, chance)
