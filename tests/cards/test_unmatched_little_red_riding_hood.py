"""The deck of Little Red Riding Hood, card by card, under each symbol that a card asks for."""

from __future__ import annotations

from typing import Any

import pytest
from decks import fighters, lines, table

from duel import Duel, duel

AT = "little-red-riding-hood m15, huntsman m02, medusa m09, harpy-1 m31"
RED = "little-red-riding-hood medusa"
ITEMS = {
    "wolf": "into-the-woods-wolf",
    "rose": "into-the-woods-rose",
    "sword": "into-the-woods-sword",
    "wild": "whats-that-in-my-basket",
    "": "",
}


def red(hand: str, other: str = "", item: str = "", at: str = AT, **more: Any) -> Duel:
    """Little Red is to move, Medusa stands beside her; the pile shows this symbol, or it is empty."""
    return duel("little-red-riding-hood", "medusa", at, hand=hand, other=other, discard=ITEMS[item], **more)


def medusa(hand: str, other: str, item: str = "", at: str = AT, **more: Any) -> Duel:
    """Medusa is to move."""
    more = {"other_discard": ITEMS[item], **more}
    return duel("medusa", "little-red-riding-hood", at, hand=hand, other=other, **more)


def item(d: Duel, seat: int = 0) -> str:
    states: Any = d.match.view(None)["states"]
    return str(states[seat])


def test_fighters() -> None:
    assert fighters("little-red-riding-hood") == lines("""
        1 little-red-riding-hood hero 14 melee
        1 huntsman sidekick 9 ranged
        move 2, item
    """)


def test_deck() -> None:
    assert table("little-red-riding-hood") == lines("""
        2 what-large-hands-you-have          attack    2 3 little-red-riding-hood
        3 the-wolfs-skin                     defence   2 2 any
        2 what-a-terrible-big-mouth-you-have defence   2 2 little-red-riding-hood
        2 what-big-ears-you-have             attack    4 2 little-red-riding-hood
        2 what-big-eyes-you-have             versatile 3 2 little-red-riding-hood
        4 whats-that-in-my-basket            versatile 4 3 little-red-riding-hood
        2 never-leave-the-path               scheme    - 1 little-red-riding-hood
        1 into-the-woods-wolf                scheme    - 2 little-red-riding-hood
        1 into-the-woods-rose                scheme    - 2 little-red-riding-hood
        1 into-the-woods-sword               scheme    - 2 little-red-riding-hood
        3 long-have-i-sought-you             attack    4 2 huntsman
        2 a-grimm-tale                       scheme    - 3 huntsman
        3 stones-in-the-belly                versatile 2 1 any
        2 once-upon-a-time                   versatile 2 1 any
    """)


# What Large Hands You Have


def test_what_large_hands_may_come_back() -> None:
    d = red("what-large-hands-you-have", item="wolf").attack(RED, "what-large-hands-you-have")
    d.asks("MayDo", 0, "yes no").play("yes")  # one thing can be done: nothing to choose
    assert (d.hand(0), d.pile(0)) == (["what-large-hands-you-have"], ["into-the-woods-wolf"])
    assert d.seen(1, "hand-0") == ["what-large-hands-you-have"]
    d.settled()


def test_what_large_hands_may_stay() -> None:
    d = red("what-large-hands-you-have").attack(RED, "what-large-hands-you-have").play("no")
    assert (d.hand(0), d.pile(0)) == ([], ["what-large-hands-you-have"])
    d.settled()


@pytest.mark.parametrize(
    ("what", "hand", "pile"),
    [
        ("this", "what-large-hands-you-have", "into-the-woods-rose"),
        ("top", "into-the-woods-rose", "what-large-hands-you-have"),
    ],
)
def test_what_large_hands_under_a_rose_may_take_the_top_card(what: str, hand: str, pile: str) -> None:
    d = red("what-large-hands-you-have", item="rose").attack(RED, "what-large-hands-you-have").play("yes")
    d.asks("ChooseScript", 0, "this top").play(what)
    assert (d.hand(0), d.pile(0)) == ([hand], [pile])
    d.settled()


def test_what_large_hands_under_a_wild_symbol() -> None:
    d = red("what-large-hands-you-have", item="wild").attack(RED, "what-large-hands-you-have")
    d.asks("NameState", 0, "pass rose").play("rose", "yes", "top")
    assert d.hand(0) == ["whats-that-in-my-basket"]
    d.settled()
    none = red("what-large-hands-you-have", item="wild").attack(RED, "what-large-hands-you-have").play("pass", "yes")
    assert none.hand(0) == ["what-large-hands-you-have"]
    none.settled()


# Defences


@pytest.mark.parametrize(("shown", "cards"), [("wolf", 2), ("rose", 0), ("", 0)])
def test_the_wolfs_skin_draws_under_a_wolf(shown: str, cards: int) -> None:
    d = medusa("snipe", "the-wolfs-skin", shown, other_deck="a-grimm-tale a-grimm-tale")
    d.attack("medusa little-red-riding-hood", "snipe", "the-wolfs-skin")
    assert len(d.hand(1)) == cards
    d.settled()


@pytest.mark.parametrize(("named", "cards"), [("wolf", 2), ("pass", 0)])
def test_the_wolfs_skin_under_a_wild_symbol(named: str, cards: int) -> None:
    d = medusa("snipe", "the-wolfs-skin", "wild", other_deck="a-grimm-tale a-grimm-tale")
    d.attack("medusa little-red-riding-hood", "snipe", "the-wolfs-skin").asks("NameState", 1, "pass wolf").play(named)
    assert len(d.hand(1)) == cards
    d.settled()


@pytest.mark.parametrize(("shown", "left"), [("wolf", 13), ("sword", 16)])
def test_what_a_terrible_big_mouth_bites_as_the_attack_is_printed(shown: str, left: int) -> None:
    d = medusa("snipe", "what-a-terrible-big-mouth-you-have", shown)
    d.attack("medusa little-red-riding-hood", "snipe", "what-a-terrible-big-mouth-you-have")
    assert (d.health("medusa"), d.health("little-red-riding-hood")) == (left, 13)
    d.settled()


@pytest.mark.parametrize(("shown", "can"), [("sword", True), ("wild", True), ("wolf", False), ("", False)])
def test_what_big_ears_defends_under_a_sword(shown: str, can: bool) -> None:
    d = medusa("snipe", "what-big-ears-you-have", shown).play("attack", "medusa little-red-riding-hood", "snipe")
    d.asks("PlayDefence", 1, "pass what-big-ears-you-have" if can else "pass")
    if can:
        d.play("what-big-ears-you-have")
        assert d.values() == (3, 4, 0, "defender")
    else:
        assert d.match.why("what-big-ears-you-have").endswith("(§R45)")
        d.play("pass")
    d.settled()


def test_what_big_ears_is_hers_alone() -> None:
    d = medusa("snipe", "what-big-ears-you-have", "sword", at="little-red-riding-hood m02, huntsman m15, medusa m09")
    d.play("attack", "medusa huntsman", "snipe").asks("PlayDefence", 1, "pass")


def test_what_big_ears_attacks_always() -> None:
    d = red("what-big-ears-you-have").attack(RED, "what-big-ears-you-have")
    assert d.values() == (4, 0, 4, "attacker")
    d.settled()


# Versatile cards


@pytest.mark.parametrize(("shown", "values"), [("rose", (3, 0, 3)), ("wolf", (3, 3, 0)), ("", (3, 3, 0))])
def test_what_big_eyes_cancels_and_under_a_rose_ignores(shown: str, values: tuple[int, int, int]) -> None:
    d = red("what-big-eyes-you-have", "snipe", shown, other_deck="feint")
    d.attack(RED, "what-big-eyes-you-have", "snipe")
    assert (d.values()[:3], d.hand(1)) == (values, [])  # Snipe would have drawn
    d.settled()


def test_what_big_eyes_defends_too_and_wild_is_a_rose() -> None:
    d = medusa("snipe", "what-big-eyes-you-have", "wild").attack(
        "medusa little-red-riding-hood", "snipe", "what-big-eyes-you-have"
    )
    d.asks("NameState", 1, "pass rose").play("rose")
    assert d.values() == (0, 3, 0, "defender")
    d.settled()


def test_whats_that_in_my_basket_is_plain() -> None:
    d = red("whats-that-in-my-basket").attack(RED, "whats-that-in-my-basket")
    assert d.values() == (4, 0, 4, "attacker")
    assert item(d) == "any-item"
    d.settled()


@pytest.mark.parametrize(("shown", "values"), [("sword", (5, 0, 5)), ("rose", (2, 0, 2))])
def test_stones_in_the_belly_take_a_card_under_a_sword(shown: str, values: tuple[int, int, int]) -> None:
    d = red("stones-in-the-belly", "hiss-and-slither", shown)  # boost 3
    d.attack(RED, "stones-in-the-belly")
    assert (d.values()[:3], len(d.hand(1))) == (values, 0 if shown == "sword" else 1)
    d.settled()


def test_stones_in_the_belly_find_no_card() -> None:
    d = red("stones-in-the-belly", "", "sword").attack(RED, "stones-in-the-belly")
    assert d.values()[0] == 2
    d.settled()


@pytest.mark.parametrize(("shown", "left"), [("sword", 11), ("wolf", 14)])
def test_once_upon_a_time_hurts_under_a_sword(shown: str, left: int) -> None:
    d = red("once-upon-a-time", item=shown).attack(RED, "once-upon-a-time")
    assert d.health("medusa") == left
    d.settled()


def test_long_have_i_sought_you_is_stronger_beside_its_target() -> None:
    near = red("long-have-i-sought-you", at="little-red-riding-hood m02, huntsman m15, medusa m09")
    near.attack("huntsman medusa", "long-have-i-sought-you")
    assert near.values()[0] == 6
    near.settled()
    far = red("long-have-i-sought-you", at="little-red-riding-hood m02, huntsman m15, medusa m19")
    far.attack("huntsman medusa", "long-have-i-sought-you")
    assert far.values()[0] == 4
    far.settled()


# Schemes


def test_never_leave_the_path_under_a_wolf_leads_anywhere() -> None:
    d = red("never-leave-the-path", item="wolf").scheme("never-leave-the-path").asks("PlaceFighter", 0).play("m22")
    assert d.space("little-red-riding-hood") == "m22"
    d.settled(0, 2)


def test_never_leave_the_path_under_a_sword_cuts_her_zones() -> None:
    d = red("never-leave-the-path", item="sword").scheme("never-leave-the-path")
    assert (d.health("medusa"), d.space("harpy-1"), d.health("huntsman")) == (14, "m31", 9)
    d.settled()


def test_never_leave_the_path_under_a_rose_draws() -> None:
    d = red("never-leave-the-path", item="rose", deck="a-grimm-tale a-grimm-tale the-wolfs-skin")
    d.scheme("never-leave-the-path")
    assert len(d.hand(0)) == 3
    d.settled()


def test_never_leave_the_path_without_an_item_does_nothing() -> None:
    d = red("never-leave-the-path").scheme("never-leave-the-path")
    assert d.health("medusa") == 16
    d.settled()


def test_never_leave_the_path_under_a_wild_symbol_does_one_of_three() -> None:
    d = red("never-leave-the-path", item="wild", deck="a-grimm-tale a-grimm-tale the-wolfs-skin")
    d.scheme("never-leave-the-path").asks("NameState", 0, "pass wolf rose sword").play("rose")
    assert (len(d.hand(0)), d.health("medusa"), d.space("little-red-riding-hood")) == (3, 16, "m15")
    d.settled()


@pytest.mark.parametrize("card", ["into-the-woods-wolf", "into-the-woods-rose", "into-the-woods-sword"])
def test_into_the_woods_moves_and_gains_an_action(card: str) -> None:
    d = red(card).scheme(card).play("m22")
    assert d.space("little-red-riding-hood") == "m22"
    assert item(d) == card.removeprefix("into-the-woods-")
    d.settled(0, 2)


@pytest.mark.parametrize(("shown", "health"), [("wolf", 8), ("sword", 6), ("", 6)])
def test_a_grimm_tale_heals_more_under_a_wolf(shown: str, health: int) -> None:
    d = red("a-grimm-tale", item=shown, health="little-red-riding-hood 4").scheme("a-grimm-tale")
    assert d.health("little-red-riding-hood") == health
    d.settled()


@pytest.mark.parametrize(("named", "health"), [("wolf", 8), ("pass", 6)])
def test_a_grimm_tale_under_a_wild_symbol(named: str, health: int) -> None:
    d = red("a-grimm-tale", item="wild", health="little-red-riding-hood 4").scheme("a-grimm-tale").play(named)
    assert d.health("little-red-riding-hood") == health
    d.settled()
