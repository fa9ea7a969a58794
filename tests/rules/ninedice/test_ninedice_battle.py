"""Chapter «Бой»: damage, who shares it how, and how it ends."""

from __future__ import annotations

import pytest
from ninedice_table import Play, at, the_game

from ristal.engine.errors import IllegalAnswer
from ristal.text import translator
from ristal.text.games.ninedice import GameGuide


def battle(own: str, enemy: str, *rolls: int, **page: object) -> Play:
    """The battle follows at once; a die in each Reserve keeps the table waiting after it."""
    page = {"phase": "battle", "began": 0, **page}
    return at(
        {"field": own, "reserve": "white-destroyer"}, {"field": enemy, "reserve": "black-destroyer"}, *rolls, **page
    )  # type: ignore[arg-type]


def result(play: Play) -> tuple[tuple[int, ...], str]:
    assert play.match.result is not None
    return play.match.result.winners, play.match.result.how


def test_r34_attack_less_defence_hurts_life() -> None:
    play = battle(
        "red-stormer 5, red-ballistic 4, red-fortress 6", "green-barrier 3, green-energizer 2, blue-fortress 6"
    )
    assert play.shows("blue-fortress") == 2  # 9 - 5 = 4
    assert play.shows("red-fortress") == 6


def test_r34_a18_defence_above_attack_hurts_nobody() -> None:
    play = battle("red-stormer 5, red-fortress 6", "green-barrier 5, green-energizer 4, blue-fortress 1")
    assert play.shows("blue-fortress") == 1
    assert play.shows("red-fortress") == 6


def test_r34_dice_in_reserve_prison_and_abyss_do_not_count() -> None:
    play = at(
        {"field": "red-stormer 2, red-fortress 6", "reserve": "red-ballistic", "prison": "red-destroyer"},
        {"field": "blue-fortress 6", "reserve": "blue-barrier", "prison": "blue-energizer"},
        phase="battle",
    )
    assert play.shows("blue-fortress") == 4


def test_r35_r39_life_at_nothing_goes_to_the_abyss_and_the_game_is_won() -> None:
    play = battle("red-stormer 5, red-fortress 6", "blue-fortress 5")
    assert play.lies("blue-fortress") == "abyss"
    assert result(play) == ((0,), "destroyed")


def test_r39_both_destroyed_at_once_is_a_draw() -> None:
    play = battle("red-stormer 6, red-fortress 3", "blue-stormer 6, blue-fortress 3")
    assert result(play) == ((), "mutual")


def test_r36_the_owner_shares_the_damage_die_by_die() -> None:
    play = battle("red-stormer 5, red-fortress 6", "blue-systemist 4, blue-fortress 3, blue-regenerator 2", first=0)
    play.asks("ShareDamage", 1, "lose 0", "lose 1", "lose 2", "lose 3", "lose 4")
    play.play("lose 1")
    play.asks("ShareDamage", 1, "lose 2", "lose 3")  # four are left, the Regenerator takes two at the most
    play.play("lose 2")
    assert [play.shows(die) for die in ("blue-systemist", "blue-fortress")] == [3, 1]
    assert play.lies("blue-regenerator") == "abyss"


def test_r36_a18_all_the_damage_has_to_be_shared() -> None:
    play = battle("red-stormer 6, red-fortress 6", "blue-systemist 4, blue-fortress 3")
    play.asks("ShareDamage", 1, "lose 3", "lose 4")
    with pytest.raises(IllegalAnswer):
        play.play("lose 2")
    assert "(§A18)" in play.match.why("lose 2")
    assert "(§R36)" in play.match.why("lose 5")
    play.play("lose 4")
    assert play.lies("blue-systemist") == "abyss"
    assert play.shows("blue-fortress") == 1
    play.settled()


def test_r36_nobody_is_asked_where_nothing_is_to_choose() -> None:
    """One Life die, or damage that takes them all."""
    play = battle("red-stormer 3, red-fortress 6", "blue-systemist 1, blue-fortress 2")
    assert result(play) == ((0,), "destroyed")


def test_a18_damage_is_simultaneous() -> None:
    """He whose Life falls strikes back in the same battle."""
    play = battle("red-stormer 6, red-fortress 6", "blue-stormer 5, blue-fortress 3")
    assert result(play) == ((0,), "destroyed")
    assert play.shows("red-fortress") == 1


def test_a18_the_second_of_the_draft_shares_first() -> None:
    for first in (0, 1):
        play = battle(
            "red-stormer 3, red-fortress 4, red-systemist 4",
            "blue-stormer 3, blue-fortress 4, blue-systemist 4",
            first=first,
        )
        assert play.match.pending[0].seat == 1 - first
        play.play("lose 1")
        assert play.match.pending[0].seat == first


def test_r37_a14_the_prisoners_go_to_their_owners_hands_and_it_begins_again() -> None:
    play = at(
        {"field": "red-fortress 6", "prison": "red-stormer", "reserve": "red-barrier"},
        {"field": "blue-fortress 6", "prison": "blue-stormer, blue-ballistic, blue-destroyer"},
        phase="battle",
    )
    assert play.zone("reserve", 0) == ["red-stormer", "red-barrier"]
    assert play.zone("reserve", 1) == ["blue-destroyer", "blue-stormer", "blue-ballistic"]
    assert play.zone("prison", 0) == play.zone("prison", 1) == []
    assert play.match.pending[0].name == "StartDuel"
    assert play.match.pending[0].seat == 1  # §R24 three against two


def test_a19_attack_and_defence_stay_on_the_field_with_their_values() -> None:
    play = at(
        {"field": "red-stormer 2, red-barrier 3, red-fortress 6", "reserve": "red-ballistic"},
        {"field": "blue-stormer 4, blue-barrier 5, blue-fortress 6"},
        phase="battle",
    )
    assert play.zone("attack", 0) == [{"die": "red-stormer", "value": 2}]
    assert play.zone("defence", 1) == [{"die": "blue-barrier", "value": 5}]


def test_r38_a21_he_with_several_life_dice_may_reroll_one() -> None:
    play = at(
        {"field": "red-fortress 6, red-systemist 2", "reserve": "red-ballistic"},
        {"field": "blue-fortress 6", "reserve": "blue-stormer, blue-ballistic"},
        5,
        phase="battle",
    )
    play.asks("ChooseReroll", 0, "red-fortress", "red-systemist", "keep")
    assert play.match.table.asked() == [0]  # one Life die: nothing to decide
    play.play("red-systemist")
    assert play.shows("red-systemist") == 5
    assert play.shows("red-fortress") == 6
    assert play.match.pending[0].name == "StartDuel"
    play.settled()


def test_r38_keeping_all_is_allowed_and_the_new_roll_may_be_worse() -> None:
    play = at(
        {"field": "red-fortress 6, red-systemist 5", "reserve": "red-ballistic"},
        {"field": "blue-fortress 6, blue-systemist 5", "reserve": "blue-stormer"},
        2, 1,
        phase="battle", began=0,
    )  # fmt: skip
    play.play("keep", seat=1)
    play.play("red-systemist", seat=0)
    assert play.shows("red-systemist") == 2
    assert play.shows("blue-systemist") == 5


def test_r38_the_dice_of_the_hand_are_not_rerolled() -> None:
    play = at(
        {"field": "red-fortress 6, red-systemist 5, red-stormer 1", "reserve": "red-regenerator"},
        {"field": "blue-fortress 6, blue-barrier 5", "reserve": "blue-systemist"},
        phase="reroll",
    )
    play.asks("ChooseReroll", 0, "red-fortress", "red-systemist", "keep")
    assert "(§R38)" in play.match.why("red-regenerator", 0)
    assert "(§R38)" in play.match.why("red-stormer", 0)


def test_a21_both_decide_at_a_time_and_the_second_of_the_draft_has_his_bonus_first() -> None:
    """Nobody learns of the other's choice before both have chosen; then they roll together."""
    play = at(
        {"field": "green-systemist 6, green-regenerator 5", "reserve": "red-ballistic"},
        {"field": "yellow-fortress 6, green-barrier 5, yellow-systemist 4", "reserve": "blue-stormer"},
        1, 1,
        phase="reroll", first=0,
    )  # fmt: skip
    play.play("green-systemist", seat=0)
    assert play.shows("green-systemist") == 6
    assert play.match.table.asked() == [1]
    assert play.match.view(1)["sealed"] is None
    play.play("yellow-systemist", seat=1)
    assert (play.shows("green-systemist"), play.shows("yellow-systemist")) == (1, 1)
    play.asks("ChooseBonusTarget", 1, "yellow-fortress", "green-barrier", "pass")
    play.play("pass")
    play.asks("ChooseBonusTarget", 0, "green-regenerator", "pass")
    play.settled()


@pytest.mark.parametrize(
    ("reserve", "prison", "how", "said", "lie"),
    [
        ("red-fortress", "red-systemist", "imprisoned", {"ru": "в Заточении", "en": "in Prison"}, (1, 1)),
        ("red-destroyer", "red-systemist", "imprisoned", {"ru": "в Заточении", "en": "in Prison"}, (1, 0)),
        ("red-fortress", "red-destroyer", "held-back", {"ru": "в резерве", "en": "in the Reserve"}, (0, 1)),
        ("red-destroyer", "red-ballistic", "destroyed", {"ru": "Вся Жизнь", "en": "All the Life"}, (0, 0)),
    ],
)
def test_a20_r39_an_empty_life_zone_loses_and_the_result_says_where_the_life_is(
    reserve: str, prison: str, how: str, said: dict[str, str], lie: tuple[int, int]
) -> None:
    """All Life is destroyed only where none lies in Prison or in the Reserve."""
    play = at(
        {"field": "red-stormer 1", "reserve": reserve, "prison": prison},
        {"field": "blue-fortress 6"},
        phase="battle",
    )
    assert result(play) == ((1,), how)
    assert play.match.result is not None
    (told,) = play.told("life-emptied")
    assert (told["seat"], told["prison"], told["reserve"]) == (0, *lie)
    for language, destroyed in (("en", "destroyed"), ("ru", "уничтожена")):
        text = translator(language, the_game()).result(play.match.result, ["Anna", "Boris"])
        assert (destroyed in text) == (how == "destroyed")
        assert said[language] in text


def test_a20_r39_two_zones_without_life_anywhere_are_a_draw() -> None:
    play = battle("red-stormer 1", "blue-stormer 6")
    assert result(play) == ((), "mutual")


@pytest.mark.parametrize(
    ("own", "enemy", "winners", "how"),
    [
        ({"prison": "red-systemist"}, {}, (0,), "destroyed"),
        ({"reserve": "red-systemist"}, {}, (0,), "destroyed"),
        ({}, {"reserve": "blue-systemist"}, (1,), "destroyed"),
        ({"prison": "red-systemist"}, {"reserve": "blue-systemist"}, (), "both-own"),
        ({}, {}, (), "mutual"),
    ],
)
def test_a20_of_two_empty_zones_the_one_with_life_elsewhere_beats_the_one_without(
    own: dict[str, str], enemy: dict[str, str], winners: tuple[int, ...], how: str
) -> None:
    """Both lose their last Life on the field in one battle. By the older reading that is a draw, whatever is left."""
    for victory, ending in (("letter", (winners, how)), ("zone", ((), "mutual"))):
        play = at(
            {"field": "red-stormer 6, red-fortress 3", **own},
            {"field": "blue-stormer 6, blue-fortress 3", **enemy},
            phase="battle",
            options={"victory": victory},
        )
        assert result(play) == ending


def test_a20_exhaustion_is_named_where_it_finished_the_loser() -> None:
    """Two are added to both Attacks, and empty both zones; seat 0 alone has Life left, in Prison."""
    own = {"field": "red-stormer 2, red-fortress 3", "prison": "red-systemist"}
    play = at(own, {"field": "blue-stormer 1, blue-fortress 3"}, phase="battle", battle=9)
    assert result(play) == ((0,), "exhausted")
    play = at(own, {"field": "blue-stormer 1, blue-fortress 2"}, phase="battle", battle=9)
    assert result(play) == ((0,), "destroyed")  # two would have been enough without it


def test_a20_the_last_life_that_falls_in_a_duel_loses_at_once() -> None:
    """No answer, no battle: seat 0 has lost though its Attack would have won. By the older reading they go on."""
    for victory in ("letter", "zone"):
        play = at(
            {"field": "red-stormer 6, red-systemist 3", "reserve": "red-destroyer"},
            {"field": "blue-fortress 6", "reserve": "blue-destroyer, blue-barrier"},
            5,
            to_move=1,
            options={"victory": victory},
        )
        play.play("blue-destroyer", "red-systemist")
        assert play.lies("red-systemist") == "abyss"
        if victory == "letter":
            assert result(play) == ((1,), "destroyed")
            assert [told["seat"] for told in play.told("life-emptied")] == [0]
        else:
            assert not play.match.over
            assert play.told("life-emptied") == []
        play.settled()


@pytest.mark.parametrize("elsewhere", ["reserve", "prison"])
def test_a20_life_elsewhere_saves_until_the_battle(elsewhere: str) -> None:
    own = {"field": "red-stormer 6, red-systemist 3", "reserve": "red-destroyer, red-barrier"}
    own[elsewhere] = f"{own.get(elsewhere, '')}, red-fortress"
    play = at(own, {"field": "blue-fortress 6", "reserve": "blue-destroyer, blue-nullifier"}, 5, to_move=1)
    play.play("blue-destroyer", "red-systemist")
    assert not play.match.over
    play.settled()


def test_a20_a_life_die_thrown_in_a_duel_is_not_destroyed() -> None:
    """It lies in the Duel zone, then in Prison: the owner still has Life."""
    play = at(
        {"field": "red-systemist 3", "reserve": "red-fortress"},
        {"field": "blue-fortress 6, blue-stormer 2", "reserve": "blue-destroyer, blue-barrier"},
        5, 6,
        to_move=1,
    )  # fmt: skip
    play.play("blue-destroyer", "red-systemist", "red-fortress")
    assert result(play) == ((1,), "imprisoned")  # it was the battle that decided
    play.settled()


def test_a20_before_it_strikes_the_answer_says_so() -> None:
    """A die that may send the last Life to the Abyss says what that means; one that cannot does not."""
    shown = {"red-destroyer": True, "red-nullifier": False, "red-ballistic": False}
    for die, deadly in shown.items():
        play = at({"field": "red-fortress 4", "reserve": f"{die}, red-barrier"}, {"field": "blue-fortress 3"}, 1)
        play.play(die)
        for language, words in (("en", "the last Life"), ("ru", "последняя Жизнь")):
            note = GameGuide(the_game(), translator(language, the_game())).note(play.match.view(0), "blue-fortress")
            assert (words in note) == deadly


def test_a20_a_zone_emptied_in_duels_may_be_refilled_before_the_battle() -> None:
    play = at(
        {"field": "red-stormer 1, red-systemist 3", "reserve": "red-regenerator"},
        {"field": "blue-fortress 6", "reserve": "blue-nullifier"},
        5, 4,
        to_move=1,
    )  # fmt: skip
    play.play("blue-nullifier", "red-systemist")
    assert play.zone("life", 0) == []
    assert not play.match.over
    play.play("red-regenerator")
    assert play.shows("red-systemist") == 4
    assert not play.match.over
    assert play.table.battle == 1


@pytest.mark.parametrize(
    ("options", "before", "harm"),
    [
        *[({"exhaustion": "early"}, before, harm) for before, harm in [(2, 0), (3, 2), (4, 4), (5, 6)]],
        *[({}, before, harm) for before, harm in [(3, 0), (8, 0), (9, 2), (10, 4), (11, 6)]],
    ],
)
def test_a23_exhaustion_adds_two_for_each_battle_after_the_ninth_or_third(
    options: dict[str, object], before: int, harm: int
) -> None:
    """Also without any Attack dice, and to both."""
    play = battle("red-fortress 6, red-barrier 1", "blue-fortress 6", battle=before, options=options)
    if harm < 6:
        assert play.shows("blue-fortress") == 6 - harm
        assert play.shows("red-fortress") == 6 - max(0, harm - 1)
    else:
        assert result(play) == ((0,), "exhausted")
    assert play.table.battle == before + 1


def test_a23_a_draw_by_exhaustion_has_a_name_of_its_own() -> None:
    play = battle("red-fortress 4", "blue-fortress 4", battle=10)
    assert result(play) == ((), "mutual-exhausted")


def test_a23_what_attack_alone_would_have_done_is_no_exhaustion() -> None:
    play = battle("red-stormer 6, red-fortress 4", "blue-fortress 6", battle=9)
    assert result(play) == ((0,), "destroyed")


@pytest.mark.parametrize("defence", [2, 3, 6])
def test_a20_a23_a_zone_that_was_empty_before_the_battle_is_no_prey_of_exhaustion(defence: int) -> None:
    """Exhaustion adds two, the Defence holds them off or not: he had no Life to lose."""
    play = battle("red-fortress 6", f"blue-barrier {defence}", battle=9)
    assert result(play) == ((0,), "destroyed")


def test_a20_a23_two_zones_that_were_empty_before_the_battle_are_a_plain_draw() -> None:
    play = battle("red-barrier 3", "blue-barrier 3", battle=9)
    assert result(play) == ((), "mutual")


def test_a23_switched_off_attack_does_not_grow() -> None:
    play = battle("red-fortress 6", "blue-fortress 6", battle=9, options={"exhaustion": "off"})
    assert play.shows("blue-fortress") == 6
    assert not play.match.over


@pytest.mark.parametrize(
    ("own", "winners", "how"), [(6, (0,), "more-life"), (4, (1,), "more-life"), (5, (), "equal-life")]
)
def test_a23_switched_off_three_quiet_battles_end_it_by_life(own: int, winners: tuple[int, ...], how: str) -> None:
    off: dict[str, object] = {"exhaustion": "off"}
    play = battle(f"red-fortress {own}", "blue-fortress 5", battle=2, quiet=2, options=off)
    assert result(play) == (winners, how)


def test_a23_switched_off_two_quiet_battles_do_not() -> None:
    play = at(
        {"field": "red-fortress 6", "reserve": "red-barrier"},
        {"field": "blue-fortress 5", "reserve": "blue-destroyer, blue-barrier"},
        phase="battle", battle=2, quiet=1, options={"exhaustion": "off"},
    )  # fmt: skip
    assert (play.match.over, play.table.battle, play.table.quiet) == (False, 3, 2)


def test_a23_switched_off_damage_or_a_fallen_die_ends_the_quiet() -> None:
    off: dict[str, object] = {"exhaustion": "off"}
    hurt = at(
        {"field": "red-stormer 1, red-fortress 6", "reserve": "red-destroyer"},
        {"field": "blue-fortress 5"},
        phase="battle", battle=2, quiet=2, options=off,
    )  # fmt: skip
    assert (hurt.match.over, hurt.table.battle, hurt.table.quiet) == (False, 3, 0)
    fallen = at(
        {"field": "red-fortress 6", "reserve": "red-destroyer"},
        {"field": "blue-fortress 5, blue-systemist 3"},
        5,
        battle=2, quiet=2, options=off,
    )  # fmt: skip
    fallen.play("red-destroyer", "blue-systemist")
    assert (fallen.match.over, fallen.table.battle, fallen.table.quiet) == (False, 3, 0)


def test_a23_switched_off_the_twelfth_battle_is_the_last() -> None:
    off: dict[str, object] = {"exhaustion": "off"}
    play = battle("red-stormer 1, red-fortress 6", "blue-fortress 5", battle=11, options=off)
    assert result(play) == ((0,), "more-life")
    play = battle("red-stormer 1, red-fortress 6", "blue-fortress 5", battle=10, options=off)
    assert (play.match.over, play.table.battle) == (False, 11)


def test_a22_without_reserves_battle_follows_battle() -> None:
    """Both have everything on the field: duels have nothing to be fought with."""
    play = at({"field": "red-stormer 2, red-fortress 5"}, {"field": "blue-stormer 1, blue-fortress 5"}, phase="battle")
    assert result(play) == ((0,), "destroyed")
    assert play.table.battle == 3


def test_r38_a22_a_life_die_may_be_rerolled_though_no_reserve_is_left() -> None:
    play = at(
        {"field": "red-fortress 6, red-systemist 2"}, {"field": "blue-stormer 1, blue-fortress 5"}, 5, phase="battle"
    )
    play.play("lose 1")
    play.asks("ChooseReroll", 0, "red-fortress", "red-systemist", "keep")
    play.play("red-systemist")
    assert play.told("reserve-attack-began") == []
    assert [battle["number"] for battle in play.told("battle-fought")] == [1, 2]
    play.settled()


def test_r33_after_the_duels_comes_the_battle() -> None:
    play = at(
        {"field": "red-stormer 3, red-fortress 6", "reserve": "red-barrier"},
        {"field": "blue-barrier 1, blue-fortress 6"},
    )
    play.play("pass")
    assert play.told("battle-fought")[0] == {
        "event": "battle-fought", "number": 1, "attack": [3, 0], "defence": [0, 1], "damage": [0, 2], "exhaustion": 0,
    }  # fmt: skip
