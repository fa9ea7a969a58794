"""One suite for all games: what the engine promises, whatever the rules."""

from __future__ import annotations

import json
from itertools import count

import pytest

import ristal
import ristal.engine.table
from ristal.engine.chance import FairChance, FastChance
from ristal.engine.errors import NotAsked, RistalError
from ristal.engine.game import Game
from ristal.engine.record import load, save, state_hash
from ristal.engine.table import Table
from ristal.engine.zone import SPECTATOR
from ristal.games import game_ids, load_game
from ristal.match import Match
from scale import many
from variants import VARIANTS

Options = dict[str, object]

COMPILED = not str(ristal.engine.table.__file__).endswith(".py")
LONG = 80  # decisions: of games longer than that, the costly tests look at every so many-th question only
CHUNKS = 10


def random_games(game: Game) -> int:
    """As many as there is time for: thousands of the short ones."""
    if game.id in ("vstrechny", "toy"):
        return many(10_000 if COMPILED else 1_000, 10_000)
    return many(1_000, 5_000) if COMPILED else many(50, 500)


def is_usual(game: Game, options: Options) -> bool:
    """Whether these are the options that people begin with: they are looked at most often."""
    return options == VARIANTS.get(game.id, [{}])[0]


def stride(game: Game, options: Options) -> int:
    """1 where games are short; more where they are long."""
    table, _ = new_table(game, options, 0)
    return 1 + len(answers_at_random(table, FastChance(0))) // LONG * 4


def new_table(game: Game, options: Options, seed: int) -> tuple[Table, Options]:
    seats, checked = game.check_options(options)
    table = game.new_table(seats, checked, FastChance(seed))
    table.settle()
    return table, checked


def answers_at_random(table: Table, chance: FastChance) -> list[tuple[int, str]]:
    """Play to the end; says what was answered."""
    given = []
    while not table.is_over():
        asked = table.asked()
        seat = asked[chance.draw(len(asked))]
        legal = table.legal(seat)
        answer = legal[chance.draw(len(legal))]
        given.append((seat, answer.text))
        table.answer(seat, answer)
    return given


def viewers(table: Table) -> list[int]:
    return [*range(table.seats), SPECTATOR]


def seen(table: Table, seat: int) -> str:
    """Every byte that a seat gets to see of a table."""
    return json.dumps([table.view(seat), [answer.text for answer in table.legal(seat)]], ensure_ascii=False)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_end_with_all_invariants(game: Game, options: Options, chunk: int) -> None:
    """Thousands of games of each, every question of each looked at."""
    for seed in range(chunk, random_games(game), CHUNKS):
        table, _ = new_table(game, options, seed)
        chance = FastChance(seed + 1_000_000)
        decisions = 0
        while not table.is_over():
            assert game.invariant_errors(table) == [], f"seed {seed}, decision {decisions}"
            seat = table.first_asked()
            legal = table.legal(seat)
            assert legal, f"seed {seed}, decision {decisions}: nothing to answer"
            table.answer(seat, legal[chance.draw(len(legal))])
            decisions += 1
            assert decisions < 10_000, f"seed {seed} does not end"
        assert game.invariant_errors(table) == [], f"seed {seed}, at the end"
        assert table.result is not None
        assert sorted(seat for group in table.result.ranking for seat in group) == list(range(table.seats))


def test_a_copy_lives_its_own_life(game: Game, options: Options) -> None:
    step = stride(game, options)
    for seed in range(40 // step):
        table, _ = new_table(game, options, seed)
        chance = FastChance(seed)
        for move in count():
            if table.is_over():
                break
            if move % step == 0:
                before = state_hash(table)
                twin = table.copy()
                assert state_hash(twin) == before
                answers_at_random(twin, chance)
                assert state_hash(table) == before
            seat = table.first_asked()
            legal = table.legal(seat)
            table.answer(seat, legal[chance.draw(len(legal))])


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_save_load_go_on_is_the_same_game_at_every_question(game: Game, options: Options, chunk: int) -> None:
    step = stride(game, options)
    games = 200 // step if is_usual(game, options) else max(CHUNKS, 40 // step)
    for seed in range(chunk, games, CHUNKS):
        table, checked = new_table(game, options, seed)
        course = table.copy()
        given = answers_at_random(course, FastChance(seed))
        end = state_hash(course)
        for move, (seat, text) in enumerate(given):
            saved = json.dumps(save(game, table, checked))
            loaded, _ = load(game, json.loads(saved))
            assert json.dumps(save(game, loaded, checked)) == saved
            if move % step == 0:
                for later_seat, later_text in given[move:]:
                    loaded.answer(later_seat, loaded.find(later_seat, later_text))
                assert state_hash(loaded) == end, f"seed {seed}, move {move}"
            table.answer(seat, table.find(seat, text))


def test_a_replay_is_the_same_match(game: Game, options: Options, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ristal.match.storage.load_written", lambda *_: game)
    for seed in range(10 // stride(game, options) + 1):
        match = ristal.new(game, seed=seed, **options)
        answers = FastChance(seed)
        while not match.over:
            seat = match.table.asked()[0]
            legal = match.legal(seat)
            match.play(legal[answers.draw(len(legal))], seat)
        again = ristal.replay(match.record())
        assert again.record() == match.record()
        assert again.result == match.result
        middle = match.at(len(match.moves) // 2)
        assert state_hash(middle.table) == match.moves[len(match.moves) // 2 - 1].hash


def test_a_redeal_never_changes_the_view(game: Game, options: Options) -> None:
    """Two tables that differ only in what a viewer may not know give the same bytes to that viewer."""
    changed = 0
    step = stride(game, options)
    for seed in range(30 // step + 1):
        table, _ = new_table(game, options, seed)
        chance = FastChance(seed)
        for move in count():
            if table.is_over():
                break
            for viewer in viewers(table) if move % step == 0 else []:
                for deal in range(2):
                    twin = table.redeal(viewer, FastChance(seed * 7 + deal))
                    assert seen(twin, viewer) == seen(table, viewer)
                    assert game.invariant_errors(twin) == []
                    changed += state_hash(twin) != state_hash(table)
            asked = table.asked()
            seat = asked[chance.draw(len(asked))]
            legal = table.legal(seat)
            table.answer(seat, legal[chance.draw(len(legal))])
    assert changed > 100


def test_a_redeal_does_not_depend_on_what_is_hidden(game: Game, options: Options) -> None:
    """The same chance makes the same deal of all tables that a viewer cannot tell apart: so a bot answers the same."""
    step = stride(game, options)
    for seed in range(10 // step + 1):
        table, _ = new_table(game, options, seed)
        chance = FastChance(seed)
        for move in count():
            if table.is_over():
                break
            for viewer in viewers(table) if move % step == 0 else []:
                other = table.redeal(viewer, FastChance(seed))
                deals = [each.redeal(viewer, FastChance(seed + 1)) for each in (table, other)]
                assert state_hash(deals[0]) == state_hash(deals[1])
            seat = table.first_asked()
            legal = table.legal(seat)
            table.answer(seat, legal[chance.draw(len(legal))])


def test_a_redealt_table_can_be_played_to_its_end(game: Game, options: Options) -> None:
    step = stride(game, options)
    for seed in range(30 // step):
        table, _ = new_table(game, options, seed)
        chance = FastChance(seed)
        for move in count():
            if table.is_over():
                break
            seat = table.first_asked()
            if move % step == 0:
                twin = table.redeal(seat, FastChance(seed))
                assert [answer.text for answer in twin.legal(seat)] == [answer.text for answer in table.legal(seat)]
                answers_at_random(twin, chance)
                assert game.invariant_errors(twin) == []
            legal = table.legal(seat)
            table.answer(seat, legal[chance.draw(len(legal))])


def test_a_wrong_answer_changes_nothing_and_says_what_is_legal(game: Game, options: Options) -> None:
    match = ristal.new(game, seed=3, **options)
    seat = match.table.first_asked()
    before = match.save()
    for text in ("", "no-such-answer", "ёж", "b1;", "a" * 300, "b9"):
        with pytest.raises(RistalError):
            match.play(text, seat)
    for nobody in (-1, match.table.seats, 99):
        with pytest.raises(NotAsked):
            match.play(match.legal(seat)[0], nobody)
    with pytest.raises(RistalError, match=match.legal(seat)[0]):
        match.play("no-such-answer", seat)
    assert match.save() == before
    assert match.moves == []


def test_events_are_heard_as_each_seat_may_hear_them(game: Game, options: Options) -> None:
    """What is secret in an event reaches only those whom its mask names; the number of events is the same for all."""
    match = ristal.new(game, seed=5, **options)
    chance = FastChance(5)
    while not match.over:
        seat = match.table.first_asked()
        legal = match.legal(seat)
        match.play(legal[chance.draw(len(legal))], seat)
    heard = {viewer: match.events(viewer) for viewer in (0, 1, None)}
    assert len(heard[0]) == len(heard[1]) == len(heard[None])
    for mine, spectators in zip(heard[0], heard[None], strict=True):
        for field, value in spectators.items():
            assert value is None or mine[field] == value or mine[field] is None


def test_the_same_seed_is_the_same_match(game: Game, options: Options) -> None:
    first, second = (ristal.new(game, seed="again", **options) for _ in range(2))
    other = ristal.new(game, seed="other", **options)
    assert first.save() == second.save()
    assert other.save() != first.save()
    assert isinstance(first, Match)
    assert isinstance(first.table.chance, FairChance)


@pytest.mark.parametrize("game_id", game_ids())
def test_former_names_of_a_game_still_work(game_id: str) -> None:
    game = load_game(game_id)
    seats, options = game.check_options({})
    former, present = game.lay(seats, options, FastChance(3)), game.new_table(seats, options, FastChance(3))
    assert former.view(0) == present.view(0)
    former.settle()
    assert game.broken(former) == game.invariant_errors(former) == []
