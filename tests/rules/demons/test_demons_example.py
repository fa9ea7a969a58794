"""The worked example of the rulebook, move by move."""

from __future__ import annotations

from demons_fight import Fight, at


def example() -> Fight:
    """Максим is seat 0, Катя seat 1, Женя seat 2; the third turn, all have laid their cards."""
    return at(
        seats=3,
        first=0,
        turn=3,
        energy=[1, 3, 2],
        traps=["onslaught"],
        series=[["dodge", "guard"], ["combo", "combo"], ["dodge", "guard"]],
        laid=["grab", "combo", "onslaught"],
        hands=[["combo"], ["dodge"], []],
    )


def test_r23_r30_r34_r59_the_example_of_the_rulebook() -> None:
    fight = example()
    assert fight.asked == "ChooseAction 0"
    assert fight.legal() == ["pressure-point", "snare"]
    fight.say("pressure-point")
    assert fight.legal() == ["dodge", "guard", "sweep", "grab", "combo", "onslaught", "shadow-strike"]
    fight.say("combo")  # Катя reveals Комбо at once and is out; then Женя reveals Натиск and meets the trap
    assert fight.told() == [
        "knockout-laid",
        "move-revealed",
        "knockout-struck",
        "demon-left",
        "series-cleared",
        "move-revealed",
        "trap-sprung",
        "damage-taken",
    ]
    assert fight.fighting == [0, 2]
    assert fight.now("knockout_stack") == 7
    assert fight.energy == [1, 3, 1]  # no damage by Катя
    assert fight.zone("series-1") == []
    assert fight.zone("discard") == ["combo", "combo", "combo"]
    assert fight.asked == "ChooseAction 2"
    assert fight.legal() == ["whirl", "terror"]
    fight.say("whirl")
    assert fight.wins == [0, 0, 1]
    assert fight.told()[:5] == ["action-chosen", "damage-taken", "demon-left", "series-cleared", "fight-won"]
    assert fight.now("fight") == 2


def test_r42_the_example_if_maxim_had_been_alone_with_katya() -> None:
    """Without Женя the fight ends when Катя is out, and nobody reveals any more."""
    fight = at(turn=3, series=[[], []], laid=["grab", "combo"], hands=[["combo"], ["dodge"]])
    fight.say("pressure-point", "combo")
    assert fight.wins == [1, 0]
