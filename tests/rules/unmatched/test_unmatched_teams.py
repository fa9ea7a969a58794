"""Chapter «Командная игра»."""

from __future__ import annotations

from typing import Any

import pytest
from scenes import Scene, begin, copies, lay

FOUR = ("king-arthur", "medusa", "alice", "sinbad")  # Arthur and Alice against Medusa and Sinbad
APART = "king-arthur m13  merlin m01  medusa m31  harpy-1 m30  alice m03  jabberwock m02  sinbad m11  porter m12"

CLOSED: dict[str, Any] = {"team-hands": "closed"}


def team(spaces: str = APART, heroes: tuple[str, ...] = FOUR, **more: Any) -> Scene:
    return lay(spaces, heroes=heroes, mode=more.pop("mode", "teams"), **more)


# Set-up and order


@pytest.mark.parametrize("mode", ["teams", "teams-of-three"])
def test_r156_two_teams_of_two_heroes(mode: str) -> None:
    s = begin(*FOUR, mode=mode)
    assert s.match.view(None)["teams"] == [0, 1, 0, 1]


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_r163_r164_r165_teams_place_and_move_in_alternation(first: int) -> None:
    """T76: the first player of one team, the first of the other, the second of the one, the second of the other, on
    spaces 1 to 4; who is first is for the players to say."""
    s = begin(*FOUR, mode="teams", first=str(first))
    order = [(first + place) % 4 for place in range(4)]
    placed: list[int] = []
    while s.question != "TakeAction":
        if s.asked not in placed:
            placed.append(s.asked)
            assert [hero for hero in FOUR if hero in s.spaces()] == [h for h in FOUR if FOUR.index(h) in placed]
        assert s.asked == placed[-1]  # sidekicks come with their hero
        s.play(s.match.legal(s.asked)[-1])
    assert placed == order
    assert [s.space(FOUR[seat]) for seat in order] == ["m13", "m31", "m03", "m11"]
    turns = []
    for _ in range(5):
        turns.append(s.asked)
        s.idle().idle()
        if s.question == "UseAtTurnStart":
            s.play("pass")
    assert turns == [*order, first]


def test_r165_no_limit_in_the_first_turn() -> None:
    """T76: Medusa, the very first to move, may attack the last of the order."""
    s = team(
        "medusa m22  alice m31  king-arthur m09  sinbad m10",
        ("medusa", "alice", "king-arthur", "sinbad"),
        hands=["snipe", "", "", ""],
        turns=[1, 0, 0, 0],
    )
    s.play("attack")
    s.asks("DeclareAttack", 0, "medusa sinbad")


# Mates


def test_r157_mates_see_each_others_hands() -> None:
    s = team(hands=["feint", "dash", "skirmish", "exploit"])
    assert (s.sees(0, "hand-2"), s.sees(2, "hand-0")) == (["skirmish"], ["feint"])
    assert (s.sees(1, "hand-3"), s.sees(3, "hand-1")) == (["exploit"], ["dash"])
    for own, other in ((0, 1), (0, 3), (1, 0), (2, 3), (3, 2)):
        assert s.sees(own, f"hand-{other}") == [None]
    assert s.sees(None, "hand-0") == [None]
    assert s.sees(2, "deck-0") == [None] * len(s.deck(0))


def test_r157_or_not_if_agreed() -> None:
    """Option O6."""
    s = team(hands=["feint", "dash", "skirmish", "exploit"], **CLOSED)
    assert (s.sees(0, "hand-2"), s.sees(2, "hand-0"), s.sees(0, "hand-0")) == ([None], [None], ["feint"])


@pytest.mark.parametrize(("hands", "card"), [({}, "feint"), (CLOSED, None)], ids=["open", "closed"])
def test_r157_so_it_is_with_a_card_face_down(hands: dict[str, Any], card: str | None) -> None:
    s = team(
        "alice m09  king-arthur m31  medusa m15  sinbad m12",
        ("alice", "medusa", "king-arthur", "sinbad"),
        hands=["feint", "dash", "", ""],
        **hands,
    )
    s.play("attack", "alice medusa", "feint")
    assert (s.sees(2, "attack"), s.sees(1, "attack"), s.sees(3, "attack")) == ([card], [None], [None])


def test_r158_each_moves_and_uses_his_own_fighters() -> None:
    """In Arthur's turn Alice, beside Medusa, is neither moved nor sent to attack."""
    s = team(
        "king-arthur m15  merlin m01  alice m30  jabberwock m09  medusa m31  sinbad m12",
        hands=["feint", "", "feint", ""],
    )
    s.asks("TakeAction", 0, "manoeuvre")
    s.manoeuvre()
    s.asks("MoveGroup", 0, "done", "king-arthur", "merlin")
    s.refuses("alice")


def test_r159_mates_may_be_passed_but_not_stopped_on() -> None:
    """T77."""
    s = (
        team("king-arthur m02  merlin m27  alice m03  jabberwock m31  medusa m24  sinbad m12")
        .manoeuvre()
        .play("king-arthur")
    )
    s.asks("MoveFighter", 0, "m01", "m02", "m04", "m07")
    s.refuses("m03", "R60")


def test_r159_the_other_teams_fighters_block_both() -> None:
    s = team("king-arthur m02  merlin m27  alice m31  medusa m01  sinbad m03").manoeuvre().play("king-arthur")
    s.asks("MoveFighter", 0, "m02")


def test_r92_r159_mates_are_not_attacked() -> None:
    """T77."""
    s = team("king-arthur m15  merlin m31  alice m09  medusa m10  sinbad m12", hands=["feint", "", "", ""]).play(
        "attack"
    )
    s.asks("DeclareAttack", 0, "king-arthur medusa")
    s.refuses("king-arthur alice", "R92")


def test_r159_a34_the_gaze_spares_a_mate() -> None:
    """Mates are not opposing for any effect."""
    s = team(
        "medusa m15  alice m09  king-arthur m10  sinbad m04",
        ("medusa", "alice", "king-arthur", "sinbad"),
        phase="turn-start",
    )
    s.asks("UseAtTurnStart", 0, "pass", "alice", "sinbad")
    s.refuses("king-arthur", "R175")


def test_a34_nor_do_the_spirits_hit_them() -> None:
    s = team("king-arthur m31  merlin m15  alice m09  medusa m08  sinbad m12", hands=["restless-spirits", "", "", ""])
    s.scheme("restless-spirits").play("m09", "m08")
    assert (s.health("alice"), s.health("medusa")) == (13, 14)


def test_a34_but_any_fighter_may_be_a_mate() -> None:
    """T77: nobody but Arthur's Merlin stands beside the Jabberwock, and it must bite."""
    s = team(
        "alice m31  jabberwock m09  king-arthur m13  merlin m08  medusa m15  sinbad m12",
        ("alice", "medusa", "king-arthur", "sinbad"),
        hands=["jaws-that-bite", "", "", ""],
        health="medusa 4",
    )
    s.fight("jabberwock medusa", "jaws-that-bite")
    assert (s.space("medusa"), s.health("merlin")) == ("off", 5)
    s.to_act(0, 1)


def test_a34_the_glance_hits_them_too() -> None:
    s = team(
        "medusa m15  alice m31  king-arthur m10  sinbad m04",
        ("medusa", "alice", "king-arthur", "sinbad"),
        hands=["a-momentary-glance", "", "", ""],
    )
    s.scheme("a-momentary-glance")
    s.asks("DamageOne", 0, "medusa", "king-arthur", "sinbad")
    s.play("king-arthur")
    assert s.health("king-arthur") == 16


def test_a34_and_the_storm_moves_everybody() -> None:
    """Each passes his own and his mate's fighters, whoever gives the order."""
    s = team("king-arthur m15  merlin m27  alice m02  medusa m03  sinbad m04", hands=["command-the-storms", "", "", ""])
    s.scheme("command-the-storms")
    s.asks("MoveGroup", 0, "done", "king-arthur", "merlin", "medusa", "alice", "sinbad")
    s.play("medusa")
    s.asks("MoveFighter", 0, "m03", "m05", "m06")


def test_r160_your_fighters_are_the_card_players() -> None:
    """Mad as a Hatter moves Alice and the Jabberwock; her mate's Merlin stays out of it."""
    s = team(
        "alice m09  jabberwock m31  king-arthur m13  merlin m08  medusa m15  sinbad m12",
        ("alice", "medusa", "king-arthur", "sinbad"),
        hands=["mad-as-a-hatter", "", "", ""],
    )
    s.fight("alice medusa", "mad-as-a-hatter")
    s.asks("MoveGroup", 0, "done", "alice", "jabberwock")
    s.refuses("merlin")


def test_a35_hand_deck_and_pile_are_ones_own() -> None:
    """Arthur's empty deck hurts Arthur and Merlin, not Alice; her full deck does not help."""
    s = team(decks=["", "", "feint skirmish", ""]).play("manoeuvre")
    assert [s.health(name) for name in ("king-arthur", "merlin", "alice", "jabberwock")] == [16, 5, 13, 8]
    assert (s.hand(0), s.deck(2)) == ([], ["feint", "skirmish"])


def test_a35_voyages_in_the_mates_pile_do_not_count() -> None:
    heroes = ("sinbad", "medusa", "sinbad", "alice")
    where = "sinbad-1 m13  porter-1 m01  medusa m31  sinbad-2 m03  alice m11"
    s = team(where, heroes, twice="yes", discards=["", "", "voyage-apes voyage-home", ""]).manoeuvre()
    assert (s.question, s.shows("most")) == ("MoveGroup", 2)


# Three players


def test_r161_one_person_plays_two_seats_as_two_players() -> None:
    """T80: two hands, decks, piles, turns and limits; whoever plays both sees both, even with closed hands."""
    hands = ["feint", "dash", "skirmish", "exploit"]
    s = team(mode="teams-of-three", hands=hands, **CLOSED)
    assert (s.sees(0, "hand-2"), s.sees(2, "hand-0")) == (["skirmish"], ["feint"])
    assert (s.sees(1, "hand-3"), s.sees(3, "hand-1")) == ([None], [None])
    assert sorted(s.hand(0) + s.deck(0)) == copies("king-arthur")
    assert sorted(s.hand(2) + s.deck(2)) == copies("alice")
    s.manoeuvre()
    s.asks("MoveGroup", 0, "done", "king-arthur", "merlin")
    s.play("done").idle().to_act(1, 2)


def test_r161_each_seat_has_a_limit_of_its_own() -> None:
    """Seven cards in one hand and eight in the other: nothing is cut in the turn of the first."""
    seven = "skirmish skirmish skirmish feint feint"
    eight = "feint feint feint skirmish skirmish regroup regroup manxome-foe"
    s = team(mode="teams-of-three", hands=[seven, "", eight, ""]).idle().idle()
    assert (len(s.hand(0)), len(s.hand(2))) == (7, 8)
    s.to_act(1, 2)
    s.idle().idle().to_act(2, 2)
    s.idle().idle()
    assert (s.question, s.asked, s.shows("left")) == ("DiscardSurplus", 2, 3)


def test_r161_a_card_of_one_seat_is_not_for_the_others_fighter() -> None:
    """T80: Arthur stands beside Medusa, and the card is Alice's; they pass each other all the same."""
    s = team(
        "king-arthur m15  merlin m09  alice m31  jabberwock m10  medusa m04  sinbad m12",
        mode="teams-of-three",
        hands=["", "", "feint", ""],
    )
    s.asks("TakeAction", 0, "manoeuvre")
    s.manoeuvre().play("king-arthur")
    s.asks("MoveFighter", 0, "m08", "m11", "m14", "m15", "m17", "m18", "m19")


# Effects on the others


def test_r166_opposing_fighters_are_those_of_both_opponents() -> None:
    s = team("king-arthur m31  merlin m15  alice m02  medusa m08  sinbad m09", hands=["restless-spirits", "", "", ""])
    s.scheme("restless-spirits").play("m09", "m08")
    assert (s.health("sinbad"), s.health("medusa")) == (13, 14)
    s.to_act(0, 1)


def test_r167_the_opponent_is_the_one_in_the_combat() -> None:
    """Clutching Claws in a fight with Alice: Arthur, her mate, discards nothing."""
    s = team(
        "medusa m31  harpy-1 m15  alice m09  sinbad m12  king-arthur m10",
        ("medusa", "alice", "sinbad", "king-arthur"),
        hands=["clutching-claws", "feint regroup", "feint", "feint"],
    )
    s.fight("harpy-1 alice", "clutching-claws")
    s.asks("DiscardOwn", 1, "feint", "regroup")
    s.play("regroup")
    assert [s.discard(seat) for seat in range(4)] == [["clutching-claws"], ["regroup"], [], []]


# Falling and winning


def test_r168_a_player_without_his_hero_plays_on_with_his_sidekicks() -> None:
    s = team(
        "king-arthur m15  merlin m01  alice m31  medusa m09  harpy-1 m04  sinbad m12",
        hands=["excalibur", "", "", ""],
        health="medusa 3",
        actions=1,
    )
    s.fight("king-arthur medusa", "excalibur")
    assert (s.space("medusa"), s.space("harpy-1"), s.is_out(1)) == ("off", "m04", False)
    s.to_act(1, 2)
    s.manoeuvre()
    assert (s.question, s.shows("fighter")) == ("MoveFighter", "harpy-1")


def test_r169_r172_he_is_out_with_his_last_fighter_and_his_mate_plays_on_alone() -> None:
    """Medusa's turns are skipped; Sinbad has his own and no more."""
    s = team(
        "king-arthur m15  merlin m01  alice m31  harpy-1 m09  sinbad m12",
        hands=["feint", "dash", "", ""],
        actions=1,
    )
    assert not s.is_out(1)
    s.fight("king-arthur harpy-1", "feint")
    assert s.is_out(1)
    order = []
    for _ in range(4):
        order.append(s.asked)
        s.idle().idle()
    assert order == [2, 3, 0, 2]


@pytest.mark.parametrize("left", ["sinbad m12  porter m30", "porter m30"])
def test_r170_a_team_has_lost_with_both_heroes(left: str) -> None:
    """T79: Harpy and Porter stand, and it does not matter; one hero more, and it goes on."""
    s = team(
        f"king-arthur m15  merlin m01  alice m31  medusa m09  harpy-1 m04  {left}",
        hands=["excalibur", "", "", ""],
        health="medusa 3",
    )
    s.fight("king-arthur medusa", "excalibur")
    assert (s.space("harpy-1"), s.space("porter")) == ("m04", "m30")
    if "sinbad" in left:
        s.to_act(0, 1)
    else:
        s.won(0, 2)
        assert s.match.result is not None
        assert s.match.result.ranking == ((0, 2), (1, 3))


def test_r170_a_fallen_mate_shares_the_victory() -> None:
    s = team(
        "king-arthur m15  jabberwock m31  medusa m09  porter m30", hands=["excalibur", "", "", ""], health="medusa 3"
    )
    assert not s.is_out(2)
    s.fight("king-arthur medusa", "excalibur")
    s.won(0, 2)


def test_r171_it_is_looked_at_when_an_action_ends() -> None:
    """The last hero of the others is down, and Swift Strike still moves Arthur."""
    s = team(
        "king-arthur m15  alice m31  medusa m09  porter m30", hands=["swift-strike", "", "", ""], health="medusa 3"
    )
    s.fight("king-arthur medusa", "swift-strike")
    assert (s.space("medusa"), s.question) == ("off", "MoveFighter")
    s.play("m15").won(0, 2)


def test_a1_r170_by_the_older_text_the_last_opposing_hero_ends_it_at_once() -> None:
    """Option O1: Medusa falls and the game goes on, for Sinbad stands; with Sinbad down it is over before the move."""
    for rest, over in (("sinbad m30", False), ("porter m30", True)):
        s = team(
            f"king-arthur m15  alice m31  medusa m09  {rest}",
            hands=["swift-strike", "", "", ""],
            health="medusa 3",
            end="at-once",
        )
        s.fight("king-arthur medusa", "swift-strike")
        assert (s.match.over, s.question) == (over, "" if over else "MoveFighter")
    s.won(0, 2)


@pytest.mark.parametrize("seat", [0, 1])
def test_r171_with_all_four_heroes_down_the_team_whose_turn_it_is_wins(seat: int) -> None:
    """T82: The Aid of Morgana fells Medusa, and Arthur's empty deck Arthur; their mates' heroes fell before."""
    heroes = FOUR if seat == 0 else ("medusa", "king-arthur", "sinbad", "alice")
    s = team(
        "king-arthur m15  merlin m01  jabberwock m31  medusa m09  porter m30",
        heroes,
        hands=["the-aid-of-morgana" if hero == "king-arthur" else "" for hero in heroes],
        decks=["", "", "", ""],
        health="king-arthur 4  medusa 3",
        to_move=seat,
    )
    s.fight("king-arthur medusa", "the-aid-of-morgana")
    assert set(s.spaces()) == {"merlin", "jabberwock", "porter"}
    s.won(seat, seat + 2, how="both-defeated")


def test_a34_whose_last_fighter_falls_in_his_own_turn_loses_the_rest_of_it() -> None:
    """Nobody is left to boost a move for, either."""
    s = team(
        "merlin m01  alice m03  medusa m31  sinbad m11",
        hands=["feint", "", "", ""],
        decks=["", "dash", "feint", "exploit"],
        health="merlin 2",
    ).play("manoeuvre")
    assert (s.space("merlin"), s.is_out(0)) == ("off", True)
    s.to_act(1, 2)


@pytest.mark.parametrize(("standing", "asked"), [("sinbad m13  porter m01", True), ("porter m01", False)])
def test_a27_sinbads_bonus_ends_with_him(standing: str, asked: bool) -> None:
    s = team(
        f"{standing}  medusa m31  alice m03  king-arthur m11",
        ("sinbad", "medusa", "alice", "king-arthur"),
        discards=["voyage-apes voyage-home", "", "", ""],
    ).manoeuvre()
    assert (s.question == "AddToMove") == asked
    if not asked:
        assert (s.shows("fighter"), s.shows("most")) == ("porter", 2)
