"""Who may know what: hands, face-down cards, and what was shown to whom."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from demons_fight import GAME, MOVES, Fight, at, begun

from ristal.engine.chance import FastChance
from ristal.engine.zone import SPECTATOR
from ristal.games.demons.state import Demons


def twins(fight: Fight, viewer: int, deals: int = 60) -> list[Demons]:
    """Tables that could be the real one, as far as the viewer knows."""
    made = []
    for seed in range(deals):
        twin = fight.table.redeal(viewer, FastChance(seed))
        assert isinstance(twin, Demons)
        assert GAME.invariant_errors(twin) == []
        assert twin.view(viewer) == fight.table.view(viewer)
        made.append(twin)
    return made


def held(twin: Demons, seat: int) -> Counter[str]:
    """What a player has in hand and face down in a deal."""
    return Counter(MOVES[card] for card in twin.hand[seat].items + twin.laid[seat].items)


def shown(**more: Any) -> Fight:
    """Seat 1 has shown a hand of three to all, then everybody has laid a card; it is the turn of seat 0."""
    hands = [["sweep", "combo"], ["guard", "dodge", "grab", "combo"], ["combo", "guard"]]
    fight = at(seats=3, hands=hands, **more)
    fight.choose("sweep", "guard", "guard").say("stun", "seat-1", "onslaught", "respite", "respite")
    return fight


def test_a23_a_hand_is_hidden_and_told_in_one_order() -> None:
    fight = at(hands=[["combo", "dodge", "combo"], ["grab", "dodge"]])
    assert fight.seen(0, "hand-0") == ["dodge", "combo", "combo"]
    assert fight.seen(1, "hand-0") == fight.seen(None, "hand-0") == [None, None, None]
    fight.sound()


def test_r56_a23_a_hand_shown_to_all_is_remembered_by_all() -> None:
    fight = shown()
    for viewer in (0, 2, None):
        assert fight.seen(viewer, "hand-1") == ["dodge", "grab", "combo"]
    for viewer in (0, 2, SPECTATOR):
        for twin in twins(fight, viewer, 10):
            assert held(twin, 1) == {"dodge": 1, "grab": 1, "combo": 1}


def test_a23_which_card_lies_face_down_is_not_told_by_what_is_left() -> None:
    """Whatever seat 1 lays, everybody else sees the very same."""
    views = set()
    for card in ("dodge", "grab", "combo"):
        fight = shown(first=0)
        fight.choose("combo", card, "combo")
        assert fight.asked == "ChooseAction 0"
        assert fight.seen(2, "hand-1") == [None, None]
        assert fight.seen(2, "laid-1") == [None]
        assert fight.known(2) == {"1": ["dodge", "grab", "combo"]}
        assert fight.known(1) == {}  # he knows better
        views.add(str(fight.match.view(2)))
        fight.sound()
        laid = Counter(MOVES[twin.laid[1].items[0]] for twin in twins(fight, 2))
        assert set(laid) == {"dodge", "grab", "combo"}
        assert all(held(twin, 1) == {"dodge": 1, "grab": 1, "combo": 1} for twin in twins(fight, 2))
    assert len(views) == 1


def test_a23_once_it_is_revealed_the_rest_is_known_again() -> None:
    fight = shown()
    fight.choose("combo", "grab", "combo").say("feint")
    assert fight.zone("series-1") == ["guard", "grab"]
    for viewer in (0, 2, None):
        assert fight.seen(viewer, "hand-1") == ["dodge", "combo"]
        assert fight.known(viewer) == {}


def test_a23_a_card_known_of_one_player_is_not_dealt_away_from_the_others() -> None:
    """Seat 0 knows of one Комбо before seat 1; the other six may be anywhere unseen, with equal chances."""
    fight = at(seats=3, hands=[["dodge"] * 2, ["combo", "guard", "guard", "grab"], ["sweep"] * 5])
    fight.table.hand[1].show(0, 1 << 0)
    fight.choose("dodge", "guard", "sweep")
    combo, deals = MOVES.index("combo"), 400
    dealt = twins(fight, 0, deals)
    in_hand = sum(twin.hand[2].items.count(combo) for twin in dealt) / (deals * len(fight.hand(2)))
    in_deck = sum(twin.deck.items.count(combo) for twin in dealt) / (deals * len(fight.zone("deck")))
    assert 0.7 < in_hand / in_deck < 1.4


def test_a23_new_cards_are_not_known() -> None:
    fight = shown(deck=["onslaught"])
    fight.choose("combo", "grab", "combo").say("feint", "snare", "dodge")
    assert fight.seen(0, "hand-1") == ["dodge", "combo", None]
    fight.sound()


def test_r63_a20_a23_a_hand_that_one_has_seen() -> None:
    hands = [["dodge", "combo"], ["grab", "sweep", "guard"], ["dodge", "guard"]]
    fight = at(seats=3, hands=hands)
    fight.choose("dodge", "guard", "guard").say("vantage", "seat-1", "grab", "respite", "respite")
    assert fight.seen(0, "hand-1") == ["sweep"]
    assert fight.seen(2, "hand-1") == fight.seen(None, "hand-1") == [None]
    assert fight.seen(1, "hand-0") == ["grab", None]  # the victim knows what he lost
    assert fight.seen(2, "hand-0") == [None, None]
    assert fight.events("hand-seen", 0)[0]["cards"] == ["sweep", "grab"]
    assert fight.events("hand-seen", 1)[0]["cards"] == ["sweep", "grab"]
    assert fight.events("hand-seen", 2)[0]["cards"] is None
    assert fight.events("card-taken", 2)[0]["card"] is None
    assert fight.events("card-taken", 1)[0]["card"] == "grab"
    fight.sound()
    for twin in twins(fight, 0, 10):
        assert held(twin, 1) == {"sweep": 1}
    for twin in twins(fight, 1, 10):
        assert held(twin, 0)["grab"] >= 1


def test_a23_a_card_taken_unseen_makes_third_parties_unsure() -> None:
    """Seat 2 has seen the hand of seat 1; a card of it goes to seat 0, he cannot tell which."""
    fight = at(seats=3, hands=[["guard"], ["combo", "combo", "grab"], ["dodge"]], demons=["spider", "giant", "scholar"],
               laid=["guard", "guard", "guard"])  # fmt: skip
    hand = fight.table.hand[1]
    for place in range(3):
        hand.show(place, 1 << 2 | 1 << SPECTATOR)
    assert fight.seen(2, "hand-1") == ["grab", "combo", "combo"]
    fight.say("ability", "giant")
    assert fight.seen(2, "hand-1").count("combo") <= 1
    assert "grab" not in fight.seen(2, "hand-1")
    fight.sound()


def test_a23_of_two_copies_the_known_one_counts_as_gone() -> None:
    """All know of one Комбо; another is there unseen; one is discarded by chance: nobody can be sure of the other."""
    for pick in (0, 1):
        fight = at(laid=["onslaught", "guard"], hands=[["dodge"], ["combo", "combo"]])
        fight.table.hand[1].show(0, 1 << 0)
        fight.chance(pick).say("terror")
        assert fight.hand(1) == ["combo"]
        assert fight.seen(0, "hand-1") == [None]


def test_a23_stun_tells_what_lies_face_down_when_it_was_known_before() -> None:
    """All know of dodge, grab and combo; seat 1 lays combo and then shows dodge and grab: what lies there is known."""
    hands = [["sweep", "sweep"], ["guard", "dodge", "grab", "combo"], ["dodge", "guard"]]
    fight = at(seats=3, hands=hands)
    fight.choose("sweep", "guard", "guard").say("stun", "seat-1", "onslaught", "respite", "respite")
    fight.choose("sweep", "combo", "dodge").say("stun", "seat-1", "onslaught")
    assert fight.zone("series-1") == ["guard", "combo"]
    fight = at(seats=3, hands=hands)
    fight.choose("sweep", "guard", "guard").say("stun", "seat-1", "onslaught", "respite", "respite")
    fight.choose("sweep", "combo", "dodge").say("stun", "seat-1")
    assert fight.known(2) == {"1": ["dodge", "grab", "combo"]}
    before = fight.match.copy()
    fight.say("onslaught")
    assert before.view(2)["known"] == {"1": ["dodge", "grab", "combo"]}
    assert fight.seen(2, "hand-1") == ["dodge", "grab"]
    fight.sound()


def test_r56_a23_whoever_discards_all_of_a_move_is_known_to_have_none_of_it() -> None:
    """Seat 1 discards two Комбо: none is in the hand, then or face down in the next turn, until a new card comes."""
    fight = at(seats=3, hands=[["sweep", "dodge"], ["guard", "dodge", "grab", "combo", "combo"], ["grab", "guard"]])
    fight.choose("sweep", "guard", "guard").say("stun", "seat-1", "combo", "respite", "respite")
    assert fight.hand(1) == ["dodge", "grab"]
    for viewer in (0, 2, SPECTATOR):
        assert all(held(twin, 1)["combo"] == 0 for twin in twins(fight, viewer, 300))
    fight.choose("dodge", "grab", "grab")
    assert all(held(twin, 1)["combo"] == 0 for twin in twins(fight, 2, 300))
    fight.say(fight.legal()[0])
    fight.table.deck.deal(fight.table.hand[1])
    assert any(held(twin, 1)["combo"] for twin in twins(fight, 2, 300))


def test_r18_a23_what_is_drafted_is_known_to_all() -> None:
    fight = at(phase="prepare", hands=[["dodge"] * 5, ["guard"] * 5], deck=["combo", "grab", "sweep", "combo", "grab"])
    assert fight.asked == "DraftCard 1"
    fight.say("combo", "grab", "combo", "grab")
    assert fight.seen(0, "hand-1") == ["combo", "combo", *[None] * 5]
    assert fight.seen(None, "hand-0") == ["grab", "grab", *[None] * 5]
    fight.choose("dodge", "guard")
    fight.sound()
    assert fight.known(0) == {"1": ["combo", "combo"]}


def test_r50_a23_what_is_handed_out_is_known_to_all() -> None:
    fight = at(seats=3, battlefield="arsenal", phase="start")
    assert fight.seen(0, "hand-1") == ["combo", None]


def test_a24_the_discard_is_open() -> None:
    fight = at(laid=["onslaught", "guard"], hands=[["dodge"], ["combo"]])
    fight.say("terror")
    assert fight.seen(None, "discard") == ["combo"]


def test_r27a_a24_an_unrevealed_card_is_known_to_its_owner_alone() -> None:
    fight = at(seats=3, laid=["onslaught", "combo", "guard"], energy=[3, 1, 3])
    fight.say("whirl")
    assert fight.zone("unrevealed") == ["combo"]
    assert fight.seen(1, "unrevealed") == ["combo"]
    assert fight.seen(0, "unrevealed") == fight.seen(None, "unrevealed") == [None]
    fight.sound()
    found = {twin.unrevealed.items[0] for twin in twins(fight, 0)}
    assert len(found) > 3


def test_a24_when_a_known_hand_loses_a_card_unseen_nobody_is_sure_of_it() -> None:
    fight = shown()
    fight.choose("combo", "combo", "combo")
    fight.table.energy[1] = 1
    fight.say("hail", "seat-1")
    assert fight.fighting == [0, 2]
    assert fight.seen(0, "hand-1") == [None, None]
    fight.sound()


def test_r20_a_face_down_card_is_drawn_from_all_that_it_could_be() -> None:
    fight = at(seats=3, hands=[["sweep", "dodge"], ["grab", "combo"], ["guard", "guard"]])
    fight.choose("sweep", "grab", "guard")
    laid = {MOVES[twin.laid[1].items[0]] for twin in twins(fight, 0)}
    assert laid == set(MOVES)


def test_r9_the_next_battlefields_are_dealt_anew() -> None:
    fight = begun(seed=1, seats=3, demons=["giant", "hermit", "spider"])
    orders = {tuple(twin.fields.items) for twin in twins(fight, 0)}
    assert len(orders) > 50
    assert all(fight.table.battlefield not in order for order in orders)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a23_no_view_depends_on_what_is_hidden(seats: int) -> None:
    """Random games: at every tenth question everybody's view survives a re-deal, and all he knows of a hand is true."""
    fight = begun(seed=seats, seats=seats, start="full")
    chance = FastChance(seats)
    questions = 0
    while not fight.match.over:
        seat = fight.table.asked()[0]
        legal = fight.legal(seat)
        fight.match.play(legal[chance.draw(len(legal))], seat)
        questions += 1
        if questions % 10 == 0:
            fight.sound()
    assert questions > 30
