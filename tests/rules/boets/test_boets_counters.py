"""Counters, counters on counters, retries."""

from __future__ import annotations

from boets_bout import FOUR, PAIR, TRIPLE, bout

from ristal.games import load_game
from ristal.games.boets import BoetsGame

HAND = ["throw", "coach", "scorn", "block", "feint"]
YELLOW2 = {"yellow": [1, 1]}
YELLOW3 = {"yellow": [1, 1, 1]}
YELLOW4 = {"yellow": [1, 1, 1, 1]}


def test_r35_a_counter_needs_its_dice() -> None:
    fight = bout(ring=[PAIR, {"yellow": [1, 2], "red": [5, 5]}], hand=[["backfist"], ["duck", "counterpunch"]])
    fight.play("backfist min").asks("PlayCounter", 1, "pass", "counterpunch min")
    assert "colour yellow" in fight.why("duck min")


def test_r35_r25_example_body_shot_is_answered_with_a_pair() -> None:
    """Any pair for the counterpunch, a yellow one for the duck."""
    for ring, offered in (
        ({"red": [4, 4]}, ["counterpunch min"]),
        ({"yellow": [4, 4]}, ["duck min", "counterpunch min"]),
        ({"white": [4, 5]}, None),
    ):
        fight = bout(ring=[{"yellow": [2, 2]}, ring], hand=[["body-shot"], ["duck", "counterpunch"]])
        fight.play("body-shot min")
        if offered is None:
            assert fight.match.pending[0].name != "PlayCounter"
        else:
            fight.asks("PlayCounter", 1, "pass", *offered)


def test_r35_the_question_is_asked_whatever_the_hand_holds() -> None:
    """Only dice and hand size, which all can see, decide whether somebody is asked."""
    for hand in (["duck"], ["swing"]):
        fight = bout(ring=[PAIR, YELLOW2], hand=[["backfist"], hand])
        assert fight.play("backfist min").match.pending[0].name == "PlayCounter"
    empty = bout(ring=[PAIR, YELLOW2], hand=[["backfist"], []])
    assert empty.play("backfist min").match.pending[0].name != "PlayCounter"
    no_pair = bout(ring=[PAIR, {"yellow": [1, 2]}], hand=[["backfist"], ["duck"]])
    assert no_pair.play("backfist min").match.pending[0].name != "PlayCounter"


def test_r47_cancelled_attack_does_nothing_and_gives_no_retry() -> None:
    fight = bout(ring=[FOUR, YELLOW3], hand=[["swing", *HAND], ["duck", "coach"]])
    fight.play("swing max", "duck mid")
    assert fight.health(1) == (12, 0)
    assert fight.pile("hand", 1) == ["coach"]
    fight.asks("Mobilise", 1)


def test_r46_a4_cancelled_attack_with_retry_may_be_followed_by_another() -> None:
    fight = bout(
        ring=[{"red": [3, 3, 3], "yellow": [6, 6]}, YELLOW2],
        hand=[["backfist", "backfist", "body-shot", "coach", "cutman"], ["duck", "scorn"]],
    )
    fight.play("backfist mid", "duck min", "pass")
    assert fight.health(1) == (12, 0)
    fight.asks("RetryAttack", 0, "pass", "backfist min", "backfist mid", "body-shot min")
    assert "only an attack" in fight.why("coach min")
    fight.play("backfist min").asks("PlayCounter", 1, "pass").play("pass")  # countered again, if he can
    assert fight.health(1) == (11, 0)
    fight.asks("Mobilise", 1)


def test_a4_a_retry_may_be_cancelled_with_retry_again() -> None:
    fight = bout(
        ring=[PAIR, {"yellow": [1, 1], "blue": [2, 2]}],
        hand=[["backfist", "backfist", "swing", "coach", "cutman"], ["duck", "feint"]],
    )
    fight.play("backfist min", "duck min", "backfist min", "feint min")
    fight.asks("RetryAttack", 0, "pass", "swing min").play("swing min")
    assert fight.health(1) == (11, 0)
    fight.asks("Mobilise", 1)


def test_a4_no_retry_ends_the_action() -> None:
    fight = bout(ring=[PAIR, YELLOW2], hand=[["backfist", "swing", *HAND[:3]], ["duck"]])
    fight.play("backfist min", "duck min", "pass")
    assert fight.health(1) == (12, 0)
    fight.asks("Mobilise", 1)


def test_a4_the_retry_is_asked_whatever_the_hand_holds() -> None:
    for held in ("swing", "cutman"):
        fight = bout(ring=[PAIR, YELLOW2], hand=[["backfist", held, *HAND[:3]], ["duck"]])
        fight.play("backfist min", "duck min")
        assert fight.match.pending[0].name == "RetryAttack"


def test_a4_imitation_of_an_attack_is_a_retry_but_of_a_manoeuvre_is_none() -> None:
    for copied, offers in (("swing", ["pass", "imitation min"]), ("coach", ["pass"])):
        fight = bout(ring=[PAIR, YELLOW2], copyable=["", copied], hand=[["backfist", "imitation"], ["duck"]])
        fight.play("backfist min", "duck min").asks("RetryAttack", 0, *offers)


def test_r48_a_cancelled_counter_does_nothing_and_the_attack_goes_through() -> None:
    fight = bout(ring=[{"red": [3, 3], "yellow": [6, 6, 6, 6]}, YELLOW3], hand=[["backfist", "duck"], ["duck"]])
    fight.play("backfist min", "duck mid").asks("PlayCounter", 0, "pass", "duck min", "duck mid", "duck max")
    fight.play("duck max")
    assert fight.health(1) == (11, 0)


def test_r36_r48_counters_go_on_while_cards_last() -> None:
    """Attack, counter, cancelled, cancelled in turn: at last the first counter stands."""
    fight = bout(
        fighters=["nazarov", "khaskhanov"],
        ring=[{"red": [3, 3], "yellow": [6, 6, 6, 6], "blue": [1, 1, 1, 1]}, {"yellow": [2] * 4, "blue": [5] * 4}],
        hand=[["backfist", "duck", "feint"], ["duck", "feint", "coach"]],
    )
    fight.play("backfist min", "duck mid", "duck max", "feint max").asks(
        "PlayCounter", 0, "pass", "feint min", "feint mid", "feint max"
    )
    fight.play("pass")
    assert fight.health(1) == (12, 0)  # the feint cancels the duck that cancelled the duck
    assert len(fight.told("counter-cancelled")) == 1
    assert len(fight.told("attack-cancelled")) == 1


def test_r36_a3_with_one_more_counter_the_attack_lands() -> None:
    fight = bout(
        fighters=["nazarov", "khaskhanov"],
        ring=[{"red": [3, 3], "yellow": [6, 6, 6, 6], "blue": [1, 1, 1, 1]}, {"yellow": [2] * 4, "blue": [5] * 4}],
        hand=[["backfist", "duck", "feint"], ["duck", "feint", "coach"]],
    )
    fight.play("backfist min", "duck mid", "duck max", "feint max", "feint max").asks("PlayCounter", 1, "pass")
    fight.play("pass")
    assert fight.health(1) == (11, 0)


def test_r36_a3_all_cancelling_counters_of_both_decks_in_one_chain() -> None:
    """Eight counters on one attack: every second one is cancelled, so the attack lands; one fewer, and it does not."""
    start = {
        "fighters": ["nazarov", "khaskhanov"],
        "ring": [{"red": [3, 3], "yellow": [6] * 4, "blue": [1] * 4}, {"yellow": [2] * 4, "blue": [5] * 4}],
        "hand": [["backfist", "duck", "duck", "feint", "feint", "coach"], ["duck", "duck", "feint", "feint", "coach"]],
    }
    chain = ["backfist min", *["duck max"] * 4, *["feint max"] * 4]
    fight = bout(**start).play(*chain).asks("PlayCounter", 1, "pass")
    fight.play("pass")
    assert fight.health(1) == (11, 0)
    assert len(fight.told("counter-cancelled")) == 4
    fight = bout(**start).play(*chain[:-1]).asks("PlayCounter", 0).play("pass")
    assert fight.health(1) == (12, 0)
    assert len(fight.told("counter-cancelled")) == 3


def test_a3_whose_counter_is_answered_may_answer_only_that_answer() -> None:
    """His duck is cancelled; his feint may be played on the cancelling counter, never on the attack anew."""
    fight = bout(
        fighters=["nazarov", "khaskhanov"],
        ring=[{"red": [3, 3], "yellow": [6, 6, 6, 6]}, {"yellow": [2] * 4, "blue": [5, 5, 5]}],
        hand=[["backfist", "duck"], ["duck", "feint"]],
    )
    fight.play("backfist min", "duck mid", "duck max").asks("PlayCounter", 1, "pass", "feint min", "feint mid")
    fight.play("feint mid")  # cannot cancel a counter
    assert fight.health(1) == (11, 0)


def test_a3_one_counter_for_an_attack() -> None:
    fight = bout(ring=[PAIR, {"yellow": [2, 2, 2], "white": [5, 5]}], hand=[["backfist"], ["block", "duck", "coach"]])
    fight.play("backfist min", "block min")
    assert fight.match.pending[0].name != "PlayCounter"
    assert fight.health(1) == (12, 0)


def test_r87a_a_counter_that_can_do_nothing_may_be_played_and_uses_up_the_answer() -> None:
    fight = bout(
        ring=[{"red": [3, 3], "yellow": [6, 6, 6]}, {"white": [4, 4]}],
        hand=[["backfist", "duck", "coach"], ["block"]],
    )
    fight.play("backfist min", "block min").asks("PlayCounter", 0, "pass", "duck min", "duck mid")
    fight.play("duck mid")
    assert fight.health(1) == (12, 0)  # the block stands
    assert "duck" in fight.pile("discard", 0)


def test_r87a_cancel_with_retry_does_nothing_to_a_counter() -> None:
    fight = bout(ring=[{"red": [3, 3], "blue": [6, 6]}, YELLOW3], hand=[["backfist", "feint", "swing"], ["duck"]])
    fight.play("backfist min", "duck mid", "feint min")
    assert fight.match.pending[0].name != "RetryAttack"
    assert fight.health(1) == (12, 0)


def test_r85_counterpunch_is_never_played_on_a_counter() -> None:
    fight = bout(
        ring=[{"red": [3, 3], "yellow": [6, 6]}, {"white": [4, 4]}],
        hand=[["backfist", "counterpunch", "duck"], ["block"]],
    )
    fight.play("backfist min", "block min").asks("PlayCounter", 0, "pass", "duck min")
    assert "not against a counter" in fight.why("counterpunch min")


def test_r85_a5_counterpunch_lands_after_the_attack() -> None:
    """Both on their last token: the attack comes first and wins."""
    fight = bout(ring=[PAIR, {"blue": [2, 2]}], health=[[1, 0], [1, 0]], hand=[["swing"], ["counterpunch"]])
    fight.play("swing min", "counterpunch min")
    fight.won(0, "knock-out")
    assert fight.health(0) == (1, 0)


def test_r85_a5_counterpunch_knocks_out_an_attacker_whose_attack_did_not() -> None:
    fight = bout(ring=[PAIR, {"blue": [2, 2]}], health=[[1, 0], [2, 0]], hand=[["swing"], ["counterpunch"]])
    fight.play("swing min", "counterpunch min")
    fight.won(1, "knock-out")
    assert fight.health(1) == (1, 0)


def test_a5_counterpunch_does_not_cancel_and_damages_before_it_stuns() -> None:
    fight = bout(ring=[TRIPLE, {"blue": [2, 2, 2]}], hand=[["backfist"], ["counterpunch"]])
    fight.play("backfist mid", "counterpunch mid").asks("Stun", 1)
    assert fight.health(1) == (10, 0)
    assert fight.health(0) == (11, 1)


def test_a5_a_cancelled_counterpunch_does_nothing() -> None:
    fight = bout(
        ring=[{"red": [3, 3], "yellow": [6] * 4}, {"red": [2, 2]}],
        hand=[["backfist", "duck"], ["counterpunch"]],
    )
    fight.play("backfist min", "counterpunch min", "duck max")
    assert fight.health(0) == (12, 0)
    assert fight.health(1) == (11, 0)


def test_r87_r43_block_on_a_counterpunch_is_legal_and_does_nothing() -> None:
    fight = bout(
        ring=[{"red": [3, 3], "white": [6, 6]}, {"red": [2, 2]}],
        hand=[["backfist", "block", "coach"], ["counterpunch"]],
    )
    fight.play("backfist min", "counterpunch min").asks("PlayCounter", 0, "pass", "block min")
    fight.play("block min")
    assert fight.health(0) == (11, 1)
    assert fight.health(1) == (11, 0)
    assert "block" in fight.pile("discard", 0)


def test_r33_the_chain_is_open_to_all_as_it_grows() -> None:
    fight = bout(ring=[{"red": [3, 3], "yellow": [6] * 4}, YELLOW3], hand=[["backfist", "duck"], ["duck"]])
    fight.play("backfist min", "duck mid")
    chain = fight.match.view(None)["chain"]
    assert chain == [
        {"seat": 0, "technique": "backfist", "power": "min", "imitated": False, "type": "attack", "state": "waits"},
        {"seat": 1, "technique": "duck", "power": "mid", "imitated": False, "type": "counter", "state": "waits"},
    ]


def test_r46_r51_r48_example_t14_four_cards_and_one_technique() -> None:
    """Swing; duck at min; fishhook, noticed, own judge; feint; duck at max: the fishhook lands, no yellow card."""
    fight = bout(
        fighters=["khaskhanov", "nazarov"],
        ring=[{"red": [3, 3], "blue": [1, 1], "yellow": [6] * 4}, {"yellow": [2, 2], "blue": [5, 5, 5]}],
        hand=[["swing", "fishhook", "own-judge", "duck"], ["duck", "feint"]],
    )
    fight.play("swing min", "duck min", "pass").asks("RetryAttack", 0, "pass", "fishhook min")
    fight.rolls(2).play("fishhook min").asks("CallJudge", 0, "pass", "own-judge")
    fight.play("own-judge").asks("PlayCounter", 1, "pass", "feint min", "feint mid")
    fight.play("feint mid", "duck max")
    assert fight.health(1) == (10, 1)
    assert fight.t.yellow == [0, 0]
    for card in ("swing", "fishhook", "own-judge", "duck"):
        assert card in fight.pile("discard", 0)
    assert fight.pile("hand", 0) != []  # refreshed from the deck


def test_r48_second_bearer_of_cancel_counter_exists() -> None:
    """A fighter with three yellow dice can still cancel a counter, by feint."""
    game = load_game("boets")
    assert isinstance(game, BoetsGame)
    bearers = [
        technique.id
        for technique in game.deck.techniques
        if any(effect.op == "cancel" and effect.text("what") == "any"
               for script in technique.scripts for effect in game.deck.scripts.by_key[script])
    ]  # fmt: skip
    assert bearers == ["duck", "feint"]


def test_r31_a3_cancelled_and_idle_cards_lie_in_their_owners_piles() -> None:
    fight = bout(ring=[PAIR, YELLOW4], hand=[["backfist", *HAND], ["duck"]])
    fight.play("backfist min", "duck mid")
    assert "backfist" in fight.pile("discard", 0)
    assert "duck" in fight.pile("discard", 1)
