"""Chapter «Подготовка к бою»."""

from __future__ import annotations

from typing import Any

import pytest
from demons_fight import Fight, at, begun


def prepare(**document: Any) -> Fight:
    """The next fight is prepared from here."""
    return at(phase="prepare", **document)


def test_r12_a_fight_follows_a_fight_with_everybody() -> None:
    fight = at(seats=3, laid=["onslaught", "combo", "combo"], energy=[3, 1, 1])
    fight.say("whirl")
    assert fight.now("fight") == 2
    assert fight.fighting == [0, 1, 2]
    assert fight.wins == [1, 0, 0]


def test_r13_r32_r36_tactics_are_clean_again() -> None:
    fight = at(laid=["onslaught", "combo"], energy=[3, 1], traps=["grab", "sweep"], knockouts=["combo", "guard"])
    fight.say("whirl")
    assert fight.now("traps") == []
    assert fight.now("knockouts") == []
    assert fight.now("knockout_stack") == 7


def test_r14_energy_is_three_again_and_spent_demons_are_face_up() -> None:
    fight = at(laid=["onslaught", "combo"], energy=[5, 1], spent=[0, 1], demons=["hermit", "spider"])
    fight.say("whirl")
    assert fight.now("fight") == 2
    assert fight.energy == [3, 3]
    assert fight.now("spent") == [False, False]


def test_r15_the_next_battlefield_is_opened_and_the_old_one_discarded() -> None:
    fight = prepare(seats=3, battlefield="mirror")
    assert fight.now("battlefield") != "mirror"
    assert fight.zone("used-battlefields") == ["mirror"]
    assert len(fight.zone("battlefields")) == 8


def test_a21_used_battlefields_are_shuffled_when_none_is_left() -> None:
    fight = begun(seed=1, seats=3, demons=["hermit", "spider", "warlord"])
    table = fight.table
    table.used_fields.items += table.fields.items
    table.fields.items = []
    opened = fight.now("battlefield")
    while fight.now("fight") == 1:
        seat = fight.table.first_asked()
        fight.match.play(fight.legal(seat)[0], seat)
    assert len(fight.zone("battlefields")) == 9
    assert fight.zone("used-battlefields") == []
    assert opened in [*fight.zone("battlefields"), fight.now("battlefield")]


def test_r16_first_fight_deals_five() -> None:
    fight = begun(seed=1, start="full", demons=["hermit", "spider"])
    assert [len(fight.hand(seat)) for seat in (0, 1)] == [5, 5]


def test_r16_a16_who_has_more_than_five_discards_as_he_likes_before_anybody_draws() -> None:
    fight = prepare(
        seats=3,
        first=1,
        hands=[
            ["dodge"] * 3,
            ["guard", "sweep", "grab", "grab", "combo", "combo", "combo"],
            ["dodge"] * 4 + ["guard"] * 2,
        ],
    )
    assert fight.asked == "TrimHand 1"  # the first player first
    assert len(fight.hand(0)) == 3  # nobody has drawn yet
    assert fight.legal() == ["guard", "sweep", "grab", "combo"]
    assert "сбросьте ещё 2" in fight.match.pending[0].prompt("ru")
    fight.say("combo", "guard")
    assert fight.hand(1) == ["sweep", "grab", "grab", "combo", "combo"]
    assert fight.asked == "TrimHand 2"
    assert fight.legal() == ["dodge", "guard"]
    fight.say("guard")
    assert fight.zone("discard")[:3] == ["combo", "guard", "guard"]
    assert [len(fight.hand(seat)) for seat in range(3)] == [5, 5, 5]
    assert fight.asked == "DraftCard 0"


def test_r16_who_has_five_neither_discards_nor_draws() -> None:
    fight = prepare(hands=[["dodge"] * 5, ["guard"] * 5], deck=["combo", "combo", "grab"])
    assert fight.asked == "DraftCard 1"
    assert fight.hand(0) == ["dodge"] * 5
    assert fight.hand(1) == ["guard"] * 5


def test_r16_drawing_goes_clockwise_from_the_first_player() -> None:
    hands = [["dodge"] * 4, ["guard"] * 4, ["sweep"] * 4]
    fight = prepare(seats=3, first=2, hands=hands, deck=["combo", "grab", "onslaught"])
    assert fight.hand(2) == ["sweep"] * 4 + ["combo"]
    assert fight.hand(0) == ["dodge"] * 4 + ["grab"]
    assert fight.hand(1) == ["guard"] * 4 + ["onslaught"]


@pytest.mark.parametrize(("seats", "cards"), [(2, 6), (3, 8), (4, 10)])
def test_r17_cards_laid_out(seats: int, cards: int) -> None:
    fight = prepare(seats=seats, hands=[["dodge"]] * seats, deck=["combo", "guard", "sweep"] * 7)
    assert len(fight.zone("draft")) == cards
    assert fight.seen(None, "draft") == fight.zone("draft")


def test_r17_r18_draft_of_three_as_the_rulebook_has_it() -> None:
    """Eight cards, six taken, two discarded; right of the first player first, counter-clockwise both times."""
    fight = prepare(
        seats=3,
        first=1,
        hands=[["dodge"] * 5, ["guard"] * 5, ["sweep"] * 5],
        deck=["grab", "grab", "combo", "combo", "onslaught", "onslaught", "shadow-strike", "shadow-strike"],
    )
    order = []
    for card in ("grab", "combo", "onslaught", "shadow-strike", "grab", "combo"):
        assert card in fight.legal()
        order.append(fight.asked)
        fight.say(card)
    assert order == [f"DraftCard {seat}" for seat in (0, 2, 1, 0, 2, 1)]
    assert fight.hand(0) == ["dodge"] * 5 + ["grab", "shadow-strike"]
    assert fight.hand(2) == ["sweep"] * 5 + ["grab", "combo"]
    assert fight.hand(1) == ["guard"] * 5 + ["combo", "onslaught"]
    assert fight.zone("draft") == []
    assert sorted(fight.zone("discard")) == ["onslaught", "shadow-strike"]


def test_r18_only_cards_that_lie_there_may_be_taken() -> None:
    fight = prepare(hands=[["dodge"] * 5, ["guard"] * 5], deck=["grab", "grab", "combo", "combo", "combo", "onslaught"])
    assert fight.legal() == ["grab", "combo", "onslaught"]
    assert "(§R18)" in fight.why("dodge")
    fight.say("onslaught")
    assert fight.legal() == ["grab", "combo"]


def test_r18_a_draft_without_a_choice_asks_nothing() -> None:
    fight = prepare(hands=[["dodge"] * 5, ["guard"] * 5], deck=["grab"] * 6)
    assert fight.asked == "ChooseMove 0 1"
    assert fight.hand(0) == ["dodge"] * 5 + ["grab"] * 2


def test_a22_start_effects_come_after_the_draft_the_battlefield_first() -> None:
    fight = at(seats=3, phase="start", battlefield="minefield", demons=["hermit", "stone-guard", "giant"], first=0)
    assert fight.asked == "SetTrap 1"
    assert len(fight.now("traps")) == 2  # the minefield has been before the Stone Guard
    assert fight.energy == [3, 3, 3]  # and the Giant comes after him
    assert len(fight.legal()) == 5
    fight.say(fight.legal()[0])
    assert fight.energy == [3, 3, 4]
    assert fight.asked == "ChooseMove 0 1 2"


def test_a22_demons_start_clockwise_from_the_first_player() -> None:
    fight = at(seats=3, phase="start", demons=["hermit", "stone-guard", "giant"], first=2, battlefield="mirror")
    assert fight.energy == [3, 3, 4]
    assert fight.asked == "SetTrap 1"


def test_a22_only_after_the_draft() -> None:
    fight = prepare(seats=2, hands=[["dodge"] * 5, ["guard"] * 5], demons=["giant", "stone-guard"],
                    deck=["combo", "guard", "sweep", "grab", "onslaught", "dodge"])  # fmt: skip
    assert fight.asked == "DraftCard 1"
    assert fight.energy == [3, 3]
    fight.say("combo", "guard", "sweep", "grab")
    assert fight.asked == "SetTrap 1"
    assert fight.energy == [4, 3]


def test_r16_r17_r49_the_deck_may_run_out_while_a_fight_is_prepared() -> None:
    fight = prepare(hands=[["dodge"] * 4, ["guard"] * 4], deck=["combo"], rest="discard")
    assert [len(fight.hand(seat)) for seat in range(2)] == [5, 5]
    assert "combo" in fight.hand(0)
    assert len(fight.zone("draft")) == 6
    assert fight.zone("discard") == []
    assert len(fight.zone("deck")) == 49 - 10 - 6


def test_r12_nobody_has_acted_while_a_fight_is_prepared() -> None:
    fight = at(laid=["onslaught", "combo"], energy=[3, 1])
    fight.say("whirl")
    assert fight.asked.startswith("DraftCard")
    assert fight.now("acted") == [False, False]
    assert fight.now("turn") == 1
