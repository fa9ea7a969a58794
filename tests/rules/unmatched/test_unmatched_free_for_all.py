"""Chapter «Каждый сам за себя»."""

from __future__ import annotations

from pathlib import Path

import pytest
from scenes import Scene, begin, lay, made_up, write_board, write_hero

from ristal.engine.errors import BadOption

FOUR = ("king-arthur", "medusa", "alice", "sinbad")
THREE = FOUR[:3]


# Set-up and order


@pytest.mark.parametrize(("seats", "starts"), [(3, ["m13", "m31", "m03"]), (4, ["m13", "m31", "m03", "m11"])])
@pytest.mark.parametrize("first", [0, 1, 2])
def test_r144_r145_players_start_and_move_in_the_order_of_the_start_spaces(
    seats: int, starts: list[str], first: int
) -> None:
    s = begin(*FOUR[:seats], first=str(first))
    order = [(first + place) % seats for place in range(seats)]
    asked: list[int] = []
    while s.question != "TakeAction":
        if not asked or asked[-1] != s.asked:
            asked.append(s.asked)
        s.play(s.match.legal(s.asked)[-1])
    assert asked == order
    assert [s.space(FOUR[seat]) for seat in order] == starts
    turns = []
    for _ in range(seats + 1):
        turns.append(s.asked)
        s.idle().idle()
        while s.question == "UseAtTurnStart":
            s.play("pass")
    assert turns == [*order, first]


def test_r144_sidekicks_are_placed_as_usual() -> None:
    """The third player's from m03, which is gray."""
    s = begin("medusa", "king-arthur", "sinbad").play("m01", "m07", "m08", "m29")
    assert s.space("sinbad") == "m03"
    s.asks("PlaceFighter", 2, "m02", "m04", "m05", "m06")


def test_r144_r162_the_board_needs_a_start_space_for_each(tmp_path: Path) -> None:
    content = made_up(tmp_path)
    write_board(content, "lane", {"a1": ("red", "a2"), "a2": ("red", "a1 a3"), "a3": ("red", "a2")}, "a1 a3")
    for mode in ("free-for-all", "teams"):
        with pytest.raises(BadOption, match="board"):
            begin(*FOUR, board="lane", mode=mode, content=content)
    write_board(content, "hall", {"h1": ("red", "h2"), "h2": ("red", "h1 h3"), "h3": ("red", "h2")}, "h1 h2 h3")
    with pytest.raises(BadOption, match="board"):
        begin(*THREE, board="hall", content=content)  # three players too need a board for four
    for file in (content / "boards").glob("*.toml"):
        if file.stem not in ("lane", "hall", "marmoreal", "sarpedon"):
            file.unlink()
    boards = {begin(*FOUR, board="random", seed=seed, content=content).match.view(None)["board"] for seed in range(12)}
    assert boards == {"marmoreal", "sarpedon"}
    for board in boards:
        (content / "boards" / f"{board}.toml").unlink()
    with pytest.raises(BadOption, match="board"):
        begin(*FOUR, board="random", content=content)


# The first turn


def first_turn(seats: int, active: int, begun: int) -> Scene:
    """Medusa, who shoots at all the others from m22, is the `active` seat; `begun` says how many have had a turn before
    her."""
    others = iter([hero for hero in FOUR if hero != "medusa"])
    heroes = ["medusa" if seat == active else next(others) for seat in range(seats)]
    spaces = dict(zip([hero for hero in heroes if hero != "medusa"], ["m09", "m10", "m29"], strict=False))
    where = "  ".join(f"{hero} {space}" for hero, space in {"medusa": "m22", **spaces}.items())
    turns = [0] * seats
    turns[active] = 1
    for back in range(1, begun + 1):
        turns[(active - back) % seats] = 1
    hands = ["snipe" if hero == "medusa" else "" for hero in heroes]
    return lay(where, heroes=heroes, hands=hands, to_move=active, turns=turns)


def targets(s: Scene) -> set[int]:
    """The seats of those whom the active player may attack."""
    heroes = s.match.view(None)["heroes"]
    assert isinstance(heroes, list)
    return {heroes.index(answer.split()[1]) for answer in s.play("attack").match.legal(s.asked)}


@pytest.mark.parametrize(
    ("seats", "place", "allowed"),
    [(4, 0, {1}), (4, 1, {0, 2}), (4, 2, {0, 1, 3}), (4, 3, {0, 1, 2}), (3, 0, {1}), (3, 1, {0, 2}), (3, 2, {0, 1})],
)
@pytest.mark.parametrize("first", [0, 2])
def test_r146_r147_in_ones_first_turn_only_the_next_and_those_who_had_theirs(
    seats: int, place: int, allowed: set[int], first: int
) -> None:
    """Counted from whoever is first."""
    s = first_turn(seats, (first + place) % seats, place)
    assert targets(s) == {(first + seat) % seats for seat in allowed}


def test_r146_the_reason_is_named() -> None:
    s = first_turn(4, 0, 0).play("attack")
    s.asks("DeclareAttack", 0, "medusa king-arthur")
    s.refuses("medusa alice", "R146")
    s.refuses("medusa sinbad", "R146")


def test_r148_from_the_second_turn_on_anybody() -> None:
    where = "medusa m22  king-arthur m09  alice m10  sinbad m29"
    s = lay(where, heroes=("medusa", "king-arthur", "alice", "sinbad"), hands=["snipe", "", "", ""], turns=[2, 1, 1, 1])
    assert targets(s) == {1, 2, 3}


def test_r148_abilities_are_not_limited() -> None:
    where = "medusa m22  king-arthur m09  alice m10  sinbad m29"
    heroes = ("medusa", "king-arthur", "alice", "sinbad")
    s = lay(where, heroes=heroes, turns=[1, 0, 0, 0], phase="turn-start")
    s.asks("UseAtTurnStart", 0, "pass", "king-arthur", "alice", "sinbad")


def test_r148_r149_schemes_are_not_limited() -> None:
    """T73: in his first turn Arthur hurts the third and the fourth player."""
    s = lay(
        "king-arthur m13  merlin m15  medusa m31  alice m08  sinbad m09",
        heroes=FOUR,
        hands=["restless-spirits", "", "", ""],
        turns=[1, 0, 0, 0],
    )
    s.scheme("restless-spirits").play("m08", "m09")
    assert (s.health("alice"), s.health("sinbad"), s.health("medusa")) == (11, 13, 16)
    s.to_act(0, 1)


def test_a38_the_next_is_the_next_who_is_still_in() -> None:
    """Alice is out before she ever moved: Medusa may attack Sinbad, not Arthur, who comes after him."""
    where = "medusa m22  jabberwock m02  sinbad m29  king-arthur m09"
    heroes = ("medusa", "alice", "sinbad", "king-arthur")
    s = lay(where, heroes=heroes, hands=["snipe", "", "", ""], turns=[1, 0, 0, 0])
    assert s.is_out(1)
    assert s.space("jabberwock") == "off"
    s.play("attack")
    s.asks("DeclareAttack", 0, "medusa sinbad")
    s.refuses("medusa king-arthur", "R146")


# Effects


def test_r149_opposing_fighters_are_those_of_all_opponents() -> None:
    """Restless Spirits: fighters of two opponents; Arthur's own is spared."""
    s = lay(
        "king-arthur m14  merlin m15  medusa m31  harpy-1 m09  alice m08  jabberwock m02",
        heroes=THREE,
        hands=["restless-spirits", "", ""],
    )
    s.scheme("restless-spirits").play("m09", "m08")
    assert (s.health("harpy-1"), s.health("alice"), s.health("king-arthur")) == (0, 11, 18)
    s.to_act(0, 1)


def test_r150_the_opponent_is_the_one_in_the_combat() -> None:
    """T73: Clutching Claws cost Sinbad a card; Arthur, who holds one as well, keeps his."""
    s = lay(
        "medusa m31  harpy-1 m15  king-arthur m10  merlin m01  sinbad m09  porter m02",
        heroes=("medusa", "king-arthur", "sinbad"),
        hands=["clutching-claws", "feint", "feint exploit"],
    )
    s.fight("harpy-1 sinbad", "clutching-claws", defence="pass")
    s.asks("DiscardOwn", 2, "exploit", "feint")
    s.play("exploit")
    assert (s.hand(1), s.hand(2), s.discard(2)) == (["feint"], ["feint"], ["exploit"])
    s.to_act(0, 1)


@pytest.mark.parametrize(("seats", "choice"), [(2, "theirs"), (3, "theirs"), (3, "yours"), (3, "random")])
def test_a33_a_scheme_about_the_opponent_lets_its_player_pick_one(tmp_path: Path, seats: int, choice: str) -> None:
    """No card of the four decks does it; with a single opponent there is nothing to pick."""
    content = made_up(tmp_path)
    curse = f'scheme = [{{ op = "opponent-discards", count = 1, choice = "{choice}" }}]'
    write_hero(content, "witch", "witch hero 1", "curse scheme", curse)
    heroes = ("witch", "king-arthur", "sinbad")[:seats]
    s = lay(
        "witch m01  king-arthur m15  sinbad m31" if seats == 3 else "witch m01  king-arthur m15",
        heroes=heroes,
        hands=["curse", "feint", "exploit"][:seats],
        content=content,
    )
    s.scheme("curse")
    if seats == 3:
        s.asks("PickOpponent", 0, "king-arthur", "sinbad")
        s.play("sinbad")
    victim, card = (2, "exploit") if seats == 3 else (1, "feint")
    if choice == "theirs":
        s.asks("DiscardOwn", victim, card)
        s.play(card)
    elif choice == "yours":
        s.asks("PickFromHand", 0, card)
        s.play(card)
    assert s.discard(victim) == [card]
    assert [len(s.hand(seat)) for seat in range(1, seats)] == [0 if seat == victim else 1 for seat in range(1, seats)]
    s.to_act(0, 1)


def test_a33_who_is_out_is_not_picked_and_the_whole_card_is_about_one(tmp_path: Path) -> None:
    content = made_up(tmp_path)
    curse = 'scheme = [{ op = "look-at-hand" }, { op = "opponent-discards", count = 1, choice = "theirs" }]'
    write_hero(content, "witch", "witch hero 1", "curse scheme", curse)
    s = lay(
        "witch m01  king-arthur m15  sinbad m31",
        heroes=("witch", "medusa", "king-arthur", "sinbad"),
        hands=["curse", "dash", "feint", "exploit"],
        content=content,
    ).scheme("curse")
    s.asks("PickOpponent", 0, "king-arthur", "sinbad")
    s.play("king-arthur")
    assert (s.sees(0, "hand-2"), s.sees(0, "hand-3"), s.sees(3, "hand-2")) == (["feint"], [None], [None])
    s.asks("DiscardOwn", 2, "feint")


def test_r155_the_fighters_of_all_others_block() -> None:
    s = (
        lay("king-arthur m02  merlin m27  medusa m03  alice m01", heroes=THREE, to_move=0)
        .manoeuvre()
        .play("king-arthur")
    )
    s.asks("MoveFighter", 0, "m02")
    s = lay("king-arthur m01  medusa m02  alice m03  jabberwock m31", heroes=THREE, to_move=2).manoeuvre().play("alice")
    s.asks("MoveFighter", 2, "m03", "m04", "m05", "m15")


# Falling and winning


def duel_of_three() -> Scene:
    """Arthur strikes at a weak Medusa, whose Harpies stand about; Alice looks on."""
    return lay(
        "king-arthur m15  merlin m27  medusa m09  harpy-1 m04  harpy-2 m30  alice m02  jabberwock m03",
        heroes=THREE,
        hands=["swift-strike", "hiss-and-slither feint", "feint"],
        health="medusa 1",
    )


def test_r151_r152_r153_a_player_is_out_with_his_hero_and_the_others_go_on() -> None:
    """T74: sidekicks are removed at once, turns skipped, the last hero wins."""
    s = duel_of_three().fight("king-arthur medusa", "swift-strike", defence="pass")
    assert (s.space("medusa"), s.space("harpy-1"), s.space("harpy-2"), s.is_out(1)) == ("off", "off", "off", True)
    s.play("m15")
    assert [s.is_out(seat) for seat in (0, 2)] == [False, False]
    s.to_act(0, 1)
    s.idle().to_act(2, 2)
    assert s.told("turn-begun") == [{"event": "turn-begun", "seat": 2}]
    s.idle().idle().to_act(0, 2)


def test_r152_who_is_out_has_no_hand_to_cut() -> None:
    """Arthur falls by his second action with eight cards in hand: they play no more part."""
    hand = "excalibur skirmish skirmish skirmish feint feint feint swift-strike"
    where = "king-arthur m15  merlin m27  medusa m31  alice m02"
    s = lay(where, heroes=THREE, hands=[hand, "", ""], decks=["", "dash", "feint"], health="king-arthur 2", actions=1)
    s.play("manoeuvre")
    assert (s.is_out(0), len(s.hand(0))) == (True, 8)
    s.to_act(1, 2)


def test_r152_who_is_out_is_no_target_and_blocks_nobody() -> None:
    s = duel_of_three().fight("king-arthur medusa", "swift-strike").play("m15")
    s.manoeuvre().play("king-arthur")
    assert {"m04", "m09"} < set(s.match.legal(0))
    s.play("m04", "m27")
    s.asks("TakeAction", 2, "manoeuvre", "attack")
    s.play("attack")
    s.asks("DeclareAttack", 2, "jabberwock king-arthur")
    assert s.hand(1) == ["feint", "hiss-and-slither"]
    assert s.match.legal(1) == []


def test_r153_the_last_hero_wins() -> None:
    """Medusa falls first, Alice two turns later: who held out longer stands higher."""
    s = lay(
        "king-arthur m15  merlin m27  medusa m09  harpy-1 m30  alice m10  jabberwock m02",
        heroes=THREE,
        hands=["skirmish excalibur", "", ""],
        health="medusa 1  alice 1",
        actions=1,
    )
    s.fight("king-arthur medusa", "skirmish").play("m15").to_act(2, 2)
    s.idle().idle()
    s.fight("king-arthur alice", "excalibur")
    s.won(0)
    assert s.match.result is not None
    assert s.match.result.ranking == ((0,), (2,), (1,))


def test_r151_the_bots_give_nothing_for_those_who_are_out() -> None:
    """A removed Harpy is worth no more than a fallen one."""
    s = duel_of_three().fight("king-arthur medusa", "swift-strike").play("m15")
    fallen = lay(
        "king-arthur m15  merlin m27  alice m02  jabberwock m03",
        heroes=THREE,
        hands=["", "", "feint"],
        discards=["swift-strike", "", ""],
        actions=1,
    )
    value = s.match.game.evaluate
    assert value(s.match.table, 0) == value(fallen.match.table, 0)


def test_a30_the_card_of_a_fallen_hero_still_resolves() -> None:
    """Hiss and Slither of a Medusa that fell: her Harpy is gone at once, and yet the attacker discards."""
    s = lay(
        "king-arthur m15  merlin m27  medusa m09  harpy-1 m04  alice m02",
        heroes=THREE,
        hands=["excalibur feint skirmish", "hiss-and-slither", ""],
        health="medusa 1",
    )
    s.fight("king-arthur medusa", "excalibur", defence="hiss-and-slither")
    assert (s.space("medusa"), s.space("harpy-1"), s.is_out(1)) == ("off", "off", True)
    s.asks("DiscardOwn", 0, "skirmish", "feint")
    s.play("feint")
    s.to_act(0, 1)


@pytest.mark.parametrize("end", ["action", "at-once"])
def test_r151_a30_the_sidekicks_of_a_fallen_hero_stand_in_nobodys_way(end: str) -> None:
    """The Harpies are gone before Swift Strike moves Arthur, who may pass where they stood."""
    s = lay(
        "king-arthur m15  merlin m27  medusa m09  harpy-1 m04  alice m02",
        heroes=THREE,
        hands=["swift-strike", "hiss-and-slither", ""],
        health="medusa 1",
        end=end,
    )
    s.fight("king-arthur medusa", "swift-strike")
    assert (s.space("harpy-1"), s.is_out(1), s.question) == ("off", True, "MoveFighter")
    assert "m04" in s.match.legal(0)
    s.play("m15").to_act(0, 1)


def test_a31_who_falls_in_his_own_turn_loses_the_rest_of_it() -> None:
    """Arthur's empty deck fells him in his first action: the next player's turn."""
    s = lay(
        "king-arthur m15  merlin m27  medusa m31  alice m02",
        heroes=THREE,
        decks=["", "dash", "feint"],
        health="king-arthur 2",
    ).play("manoeuvre")
    assert (s.is_out(0), s.space("merlin")) == (True, "off")
    s.to_act(1, 2)
    s.idle().idle().to_act(2, 2)
    s.idle().idle().to_act(1, 2)


def test_a31_if_one_other_is_left_that_one_wins() -> None:
    s = lay("king-arthur m15  merlin m27  alice m02", heroes=THREE, decks=["", "", ""], health="king-arthur 2")
    s.play("manoeuvre")
    s.won(2)
    assert s.match.result is not None
    assert s.match.result.ranking[0] == (2,)


def spirits(heroes: tuple[str, ...], *, fatal: bool = False) -> Scene:
    """Restless Spirits fell Alice and Sinbad together."""
    s = lay(
        "king-arthur m13  merlin m15  medusa m31  harpy-1 m30  alice m08  jabberwock m02  sinbad m09  porter m12"
        if "medusa" in heroes
        else "king-arthur m13  merlin m15  alice m08  jabberwock m02  sinbad m09  porter m12",
        heroes=heroes,
        hands=["restless-spirits", *[""] * (len(heroes) - 1)],
        decks=[""] * len(heroes),
        health="king-arthur 2  alice 2  sinbad 1" if fatal else "alice 2  sinbad 1",
        exhaustion="damage" if fatal else "none",
    )
    return s.scheme("restless-spirits").play("m08", "m09")


def test_a32_several_fall_in_one_action_and_are_out_at_its_end() -> None:
    s = spirits(FOUR)
    assert [s.is_out(seat) for seat in range(4)] == [False, False, True, True]
    assert set(s.spaces()) == {"king-arthur", "merlin", "medusa", "harpy-1"}
    s.to_act(0, 1)


def test_r153_a32_if_only_one_is_left_he_has_won() -> None:
    s = spirits(("king-arthur", "alice", "sinbad"))
    s.won(0)
    assert s.match.result is not None
    assert s.match.result.ranking == ((0,), (1, 2))


def test_r154_a32_if_the_last_heroes_fall_together_the_active_player_wins() -> None:
    """The spirits draw a card, for somebody fell; Arthur's deck is empty, and he falls too."""
    s = spirits(("king-arthur", "alice", "sinbad"), fatal=True)
    assert [s.health(hero) for hero in ("king-arthur", "alice", "sinbad")] == [0, 0, 0]
    s.won(0, how="both-defeated")


def test_a31_a32_one_other_who_stands_wins_though_it_is_not_his_turn() -> None:
    s = spirits(FOUR, fatal=True)
    assert s.health("medusa") == 16
    s.won(1)
