"""Why something is not allowed: in both languages, with the clause."""

from __future__ import annotations

import pytest
from demons_fight import Fight, at, begun

from ristal.engine.errors import IllegalAnswer
from ristal.games.demons.action import why_no_ability

SPIDER = ["spider", "giant"]


def cases() -> list[tuple[str, Fight, int | None, str, str]]:
    """What is asked, the seat, the answer that will not do, and the clause."""
    clear = at(laid=["shadow-strike", "guard"], traps=["combo"], knockouts=["dodge"]).say("dispel")
    lay = at(laid=["grab", "guard"], knockouts=["dodge"]).say("pressure-point")
    trap = at(laid=["grab", "guard"], traps=["dodge"]).say("snare")
    target = at(seats=4, teams="yes", laid=["combo", "guard", "guard", "guard"]).say("hail")
    out = at(seats=4, out=[3], laid=["combo", "guard", "guard", ""]).say("hail")
    take = at(laid=["dodge", "guard"], hands=[["dodge"], ["combo"]]).say("vantage")
    draft = at(phase="prepare", hands=[["dodge"] * 5, ["guard"] * 5], deck=["combo", "grab"] * 3)
    trim = at(phase="prepare", hands=[["dodge"] * 6, ["guard"] * 5])
    return [
        ("not-offered", begun(demons=["giant", "random"]), 1, "giant", "R4"),
        ("not-in-hand", at(), 0, "combo", "R20"),
        ("must-lay", at(), 0, "pass", "A7"),
        ("trim", trim, 0, "combo", "R16"),
        ("not-laid-out", draft, 1, "dodge", "R18"),
        ("action-of-another-card", at(laid=["guard", "guard"]), None, "hail", "R23"),
        ("ability-is-passive", at(laid=["guard", "guard"]), None, "ability", "R5"),
        ("ability-is-spent", at(laid=["guard", "guard"], demons=SPIDER, spent=[0]), None, "ability", "R5"),
        ("ability-at-another-time", at(laid=["guard", "guard"], demons=["hornet", "giant"]), None, "ability", "A14"),
        ("target-is-self", target, None, "seat-0", "R48"),
        ("target-is-mate", target, None, "seat-2", "R48"),
        ("target-is-out", out, None, "seat-3", "R39"),
        ("not-in-that-hand", take, None, "dodge", "R63"),
        ("knockout-lies-there", lay, None, "dodge", "R29"),
        ("is-a-trap", trap, None, "dodge", "R33"),
        ("no-knockout-there", clear, None, "knockout combo", "R31"),
        ("no-trap-there", clear, None, "trap dodge", "R33"),
    ]


CASES = cases()


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize(("fight", "seat", "answer", "clause"), [case[1:] for case in CASES], ids=[c[0] for c in CASES])
def test_reason_with_its_clause(fight: Fight, seat: int | None, answer: str, clause: str, language: str) -> None:
    said = fight.why(answer, seat, language)
    assert said.endswith(f"(§{clause})")
    assert len(said) > 15


@pytest.mark.parametrize(("fight", "seat", "answer"), [case[1:4] for case in CASES], ids=[c[0] for c in CASES])
def test_refused_answer_changes_nothing(fight: Fight, seat: int | None, answer: str) -> None:
    before = fight.match.save()
    with pytest.raises(IllegalAnswer):
        fight.match.play(answer, seat)
    assert fight.match.save() == before


@pytest.mark.parametrize("answer", ["b1", "hello", "trap", "knockout b1"])
def test_nonsense_is_told_what_is_legal(answer: str) -> None:
    fight = at(laid=["shadow-strike", "guard"], traps=["combo"]).say("dispel")
    assert "ловушка на тактике «Комбо»; достаточно" in fight.why(answer)


def test_a14_an_early_ability_is_not_refused_where_it_may_be_used() -> None:
    """Whatever else is said there is told what is legal, not that the time is wrong."""
    fight = at(demons=["hornet", "giant"], hands=[["guard", "dodge"], ["guard"]])
    fight.choose("guard", "guard")
    assert "способность демона; не применять" in fight.why("combo")


def test_r5_reason_for_an_early_ability() -> None:
    fight = at(demons=["hornet", "giant"], hands=[["guard", "dodge"], ["guard"]])
    fight.choose("guard", "guard")
    reason = why_no_ability(fight.table, 1)
    assert reason is not None
    assert reason.clause == "R5"
