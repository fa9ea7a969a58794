"""Chapter «Действие: атака», steps 1 and 2, and the example of a combat."""

from __future__ import annotations

import pytest
from scenes import ARTHUR_ALICE, MEDUSA_ALICE, SINBAD_ARTHUR, Scene, lay

NEAR = "king-arthur m15  merlin m14  medusa m09  harpy-1 m10  harpy-2 m31"


# Step 1


def test_r85_attacker_and_target_are_declared_and_then_the_card_is_laid() -> None:
    s = lay(NEAR, hands=["feint", ""]).play("attack")
    s.asks(
        "DeclareAttack",
        0,
        "king-arthur medusa",
        "king-arthur harpy-1",
        "merlin medusa",
        "merlin harpy-1",
    )
    s.play("merlin harpy-1")
    assert s.combat() == ("merlin", "harpy-1")
    s.asks("PlayAttack", 0, "feint")


def test_r85_one_attacks_with_ones_own() -> None:
    s = lay(NEAR, hands=["feint", ""]).play("attack")
    s.refuses("medusa king-arthur", "R85")


@pytest.mark.parametrize(
    ("spaces", "hand"),
    [
        ("king-arthur m15  merlin m01  medusa m09", "aid-the-chosen-one"),
        ("king-arthur m31  merlin m14  medusa m09", "excalibur"),
        ("king-arthur m15  merlin m14  medusa m09", "the-holy-grail prophecy"),
        ("king-arthur m15  merlin m14  medusa m31", "feint"),
        ("king-arthur m15  merlin m14  medusa m09", ""),
    ],
    ids=["its fighter has no target", "the other has no card", "no attack card", "nobody in reach", "no card"],
)
def test_r86_no_attack_without_a_card_for_a_fighter_with_a_target(spaces: str, hand: str) -> None:
    s = lay(spaces, hands=[hand, ""])
    assert "attack" not in s.match.legal(0)
    s.refuses("attack", "R86")


def test_r86_only_fighters_with_both_are_offered() -> None:
    """Both reach Medusa, only Merlin has a card."""
    s = lay("king-arthur m15  merlin m14  medusa m09", hands=["aid-the-chosen-one", ""]).play("attack")
    s.asks("DeclareAttack", 0, "merlin medusa")
    s.refuses("king-arthur medusa", "R86")


def test_r87_r89_melee_reaches_neighbours_only() -> None:
    """T22: Alice on m15 shares two zones with Medusa on m14; she strikes at the Harpy beside her alone."""
    s = lay("alice m15  medusa m14  harpy-1 m10", heroes=("alice", "medusa"), hands=["feint", ""]).play("attack")
    s.asks("DeclareAttack", 0, "alice harpy-1")
    s.refuses("alice medusa", "R87")


def test_r88_ranged_reaches_every_shared_zone() -> None:
    """Merlin on m01, gray and yellow: two opponents in gray, one in yellow, one out of reach."""
    s = lay("merlin m01  king-arthur m31  medusa m06  harpy-1 m13  harpy-2 m03  harpy-3 m09", hands=["feint", ""])
    s.play("attack")
    s.asks("DeclareAttack", 0, "merlin medusa", "merlin harpy-1", "merlin harpy-2")
    s.refuses("merlin harpy-3", "R88")


@pytest.mark.parametrize(("medusa", "legal"), [("m06", True), ("m05", False)])
def test_r90_a_ranged_fighter_also_strikes_at_a_neighbour_of_another_zone(medusa: str, legal: bool) -> None:
    """T20: m06 is gray, m12 is blue, a line joins them."""
    s = lay(f"medusa {medusa}  alice m12", heroes=MEDUSA_ALICE, hands=["snipe", ""])
    assert ("attack" in s.match.legal(0)) == legal


def test_r89_harpies_strike_at_neighbours_though_medusa_shoots() -> None:
    s = lay("medusa m22  harpy-1 m17  alice m10", heroes=MEDUSA_ALICE, hands=["snipe", ""]).play("attack")
    s.asks("DeclareAttack", 0, "medusa alice")
    s.refuses("harpy-1 alice", "R87")


def test_r91_nobody_stands_in_the_way_of_a_shot() -> None:
    """Merlin is walled in by Harpies, and Medusa is still a target."""
    s = lay("merlin m02  king-arthur m31  medusa m05  harpy-1 m01  harpy-2 m03  harpy-3 m04", hands=["feint", ""])
    assert "merlin medusa" in s.play("attack").match.legal(0)


def test_r92_ones_own_are_no_targets() -> None:
    s = lay("king-arthur m15  merlin m09  medusa m10", hands=["feint", ""]).play("attack")
    s.asks("DeclareAttack", 0, "king-arthur medusa", "merlin medusa")
    s.refuses("merlin king-arthur", "R92")
    s.refuses("king-arthur merlin", "R92")


# Step 2


def test_r93_the_attack_card_lies_face_down() -> None:
    s = lay("sinbad m15  king-arthur m09", heroes=SINBAD_ARTHUR, hands=["exploit feint", "skirmish"])
    s.play("attack", "sinbad king-arthur")
    s.asks("PlayAttack", 0, "exploit", "feint")
    s.refuses("leap-away", "R93")
    s.play("exploit")
    assert s.sees(0, "attack") == ["exploit"]
    assert s.sees(1, "attack") == s.sees(None, "attack") == [None]
    assert s.hand(0) == ["feint"]
    s.asks("PlayDefence", 1, "pass", "skirmish")


def test_r93_merlin_uses_his_own_cards_and_those_of_all() -> None:
    """T23: Arthur's cards, and the card that Arthur may add, are not for Merlin."""
    hand = "skirmish excalibur noble-sacrifice aid-the-chosen-one"
    s = lay("king-arthur m15  merlin m14  medusa m09", hands=[hand, "snipe"]).play("attack", "merlin medusa")
    s.asks("PlayAttack", 0, "skirmish", "aid-the-chosen-one")
    s.refuses("excalibur", "R46")
    s.play("skirmish")
    s.asks("PlayDefence", 1, "pass", "snipe")  # no further card was asked for


def test_r94_the_defender_may_but_need_not_defend() -> None:
    for defence, health in (("pass", 13 - 2), ("regroup", 13)):
        s = lay(
            "sinbad m15  alice m09", heroes=("sinbad", "alice"), hands=["feint", "regroup snicker-snack"], actions=1
        )
        s.play("attack", "sinbad alice", "feint")
        s.asks("PlayDefence", 1, "pass", "regroup")
        s.refuses("snicker-snack", "R45")
        s.refuses("looking-glass", "R94")  # not held
        s.play(defence)
        assert s.health("alice") == health
        s.to_act(1, 2)


def test_r94_the_card_must_suit_the_defending_fighter() -> None:
    """The Jabberwock cannot hide behind Alice's cards."""
    s = lay(
        "sinbad m15  alice m31  jabberwock m09", heroes=("sinbad", "alice"), hands=["feint", "looking-glass im-late"]
    )
    s.play("attack", "sinbad jabberwock", "feint")
    s.asks("PlayDefence", 1, "pass")
    s.refuses("im-late", "R46")


def test_r95_both_cards_are_revealed_at_once() -> None:
    """Nothing is open before the defender has answered; then everything is."""
    s = lay("king-arthur m15  merlin m31  medusa m09", hands=["swift-strike", "snipe"])
    s.play("attack", "king-arthur medusa", "swift-strike")
    assert s.told("cards-revealed") == []
    s.play("snipe")
    assert s.told("cards-revealed") == [
        {"event": "cards-revealed", "attack": "swift-strike", "boost": "none", "defence": "snipe"}
    ]
    assert s.question == "MoveFighter"
    for viewer in (0, 1, None):
        assert (s.sees(viewer, "attack"), s.sees(viewer, "defence")) == (["swift-strike"], ["snipe"])


def test_r95_arthurs_further_card_is_revealed_with_them() -> None:
    s = lay("king-arthur m15  merlin m31  medusa m09", hands=["swift-strike excalibur", "snipe"])
    s.play("attack", "king-arthur medusa", "swift-strike", "excalibur")
    assert (s.sees(1, "boost"), s.sees(0, "boost")) == ([None], ["excalibur"])
    s.play("snipe")
    assert s.sees(1, "boost") == ["excalibur"]


@pytest.mark.parametrize(("size", "value"), [("big", 4), ("small", 2)])
def test_r96_versatile_is_an_attack_card_in_an_attack(size: str, value: int) -> None:
    """A big Alice adds 2 to her attack cards, and Feint is one now."""
    s = lay("alice m15  medusa m09", heroes=("alice", "medusa"), hands=["feint", ""], sizes=[size, "none"])
    s.fight("alice medusa", "feint")
    assert s.health("medusa") == 16 - value


@pytest.mark.parametrize(("size", "value"), [("big", 2), ("small", 3)])
def test_r96_versatile_is_a_defence_card_in_a_defence(size: str, value: int) -> None:
    """A small Alice adds 1 to her defence cards."""
    s = lay(
        "alice m15  medusa m09", heroes=("alice", "medusa"), hands=["feint", "snipe"], sizes=[size, "none"], to_move=1
    )
    s.fight("medusa alice", "snipe", defence="feint")
    assert s.health("alice") == 13 - (3 - value)


def test_r97_one_attack_card_and_one_defence_card() -> None:
    s = lay("sinbad m15  king-arthur m09", heroes=SINBAD_ARTHUR, hands=["exploit feint", "the-holy-grail feint"])
    s.play("attack", "sinbad king-arthur", "exploit")
    assert s.match.legal(0) == []
    s.play("the-holy-grail")
    assert (s.discard(0), s.discard(1)) == (["exploit"], ["the-holy-grail"])
    assert (s.hand(0), s.hand(1)) == (["feint", "regroup"], ["feint"])  # Exploit has drawn one
    s.to_act(0, 1)


@pytest.mark.parametrize("played", [("attack", "king-arthur medusa"), ("attack", "king-arthur medusa", "feint")])
def test_r98_a_declared_attack_is_not_taken_back(played: tuple[str, ...]) -> None:
    """There is no other target, action or pass to answer with."""
    s = lay(NEAR, hands=["feint", "snipe"]).play(*played)
    for answer in ("manoeuvre", "king-arthur harpy-1", "done"):
        s.refuses(answer)
    if len(played) == 2:
        s.asks("PlayAttack", 0, "feint")
    assert s.combat() == ("king-arthur", "medusa")


def test_a37_who_has_no_fitting_card_is_asked_like_anybody() -> None:
    """To the attacker it looks the same whether Arthur holds one or not."""
    looks = []
    for hand in ("excalibur", "skirmish"):
        s = lay("sinbad m15  king-arthur m09", heroes=SINBAD_ARTHUR, hands=["exploit", hand])
        s.play("attack", "sinbad king-arthur", "exploit")
        assert (s.question, s.asked) == ("PlayDefence", 1)
        looks.append((s.match.view(0), s.match.events(0)))
        s.play("pass")
        assert s.sees(1, "hand-1") == [hand]
        looks[-1] += (s.match.events(0),)  # type: ignore[assignment]
    assert looks[0] == looks[1]


def test_a37_an_empty_hand_is_open_to_all_and_not_asked() -> None:
    s = lay("sinbad m15  king-arthur m09", heroes=SINBAD_ARTHUR, hands=["exploit", ""])
    s.play("attack", "sinbad king-arthur", "exploit")
    assert s.health("king-arthur") == 14
    s.to_act(0, 1)


# The example of the rulebook


def example(size: str = "small") -> Scene:
    """Anna moves the Jabberwock up and attacks Arthur with it."""
    s = lay(
        "king-arthur m15  merlin m04  alice m29  jabberwock m14",
        heroes=ARTHUR_ALICE,
        hands=["skirmish divine-intervention", "jaws-that-bite im-late"],
        sizes=["none", size],
        to_move=1,
    )
    s.manoeuvre().play("jabberwock", "m09", "m29").to_act(1, 1)
    s.play("attack", "jabberwock king-arthur")
    return s


@pytest.mark.parametrize("size", ["small", "big"])
def test_r85_r93_r94_the_example_of_a_combat(size: str) -> None:
    """T2, T3: 4 to 4, whatever Alice's size; Arthur has won, sends the Jabberwock to Alice, and it must bite her."""
    s = example(size)
    s.asks("PlayAttack", 1, "jaws-that-bite", "regroup")  # Regroup is what the manoeuvre drew
    s.play("jaws-that-bite")
    s.asks("PlayDefence", 0, "pass", "skirmish", "divine-intervention")
    s.play("skirmish")
    assert s.told("combat-decided")[0] == {
        "event": "combat-decided",
        "attack": 4,
        "defence": 4,
        "damage": 0,
        "target": "king-arthur",
        "winner": "defender",
    }
    s.asks("MoveEither", 0, "jabberwock", "king-arthur")
    s.play("jabberwock")
    s.asks("MoveFighter", 0, "m07", "m08", "m09", "m14", "m17", "m22")
    s.play("m22")
    assert s.told("fighter-moved")[0]["way"] == ["m09", "m17", "m22"]
    assert (s.health("alice"), s.health("king-arthur"), s.health("jabberwock")) == (11, 18, 8)
    assert (s.discard(0), s.discard(1)) == (["skirmish"], ["jaws-that-bite"])
    s.to_act(0, 2)


def test_r94_the_example_without_a_defence() -> None:
    """T4: 4 damage, and 2 more from Jaws, for nobody but Arthur stands beside m09."""
    s = example().play("jaws-that-bite", "pass")
    assert s.told("combat-decided")[0]["winner"] == "attacker"
    assert (s.health("king-arthur"), s.health("alice")) == (12, 13)
    s.to_act(0, 2)
