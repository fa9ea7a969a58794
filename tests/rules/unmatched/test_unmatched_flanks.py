"""Oda Nobunaga: guards in his zones, fighters flanked, and who changes places."""

from __future__ import annotations

import pytest

import ristal
from duel import Duel, duel


@pytest.mark.parametrize(("at", "value"), [("oda-nobunaga m10", 5), ("oda-nobunaga m31", 4)])
def test_r197_a_guard_that_shares_a_zone_with_oda_is_stronger(at: str, value: int) -> None:
    d = duel("oda-nobunaga", "medusa", f"{at}, honor-guard-1 m15, medusa m09", hand="lightning-and-thunder")
    d.attack("honor-guard-1 medusa", "lightning-and-thunder")
    assert d.values()[0] == value


def test_r197_oda_himself_is_not() -> None:
    at = "oda-nobunaga m15, honor-guard-1 m10, medusa m09"
    d = duel("oda-nobunaga", "medusa", at, hand="student-of-war").attack("oda-nobunaga medusa", "student-of-war")
    assert d.values()[0] == 5


@pytest.mark.parametrize(("flank", "value"), [("harpy-1 m14", 3), ("honor-guard-1 m14", 5)])
def test_a109_only_own_fighters_flank(flank: str, value: int) -> None:
    d = duel("oda-nobunaga", "medusa", f"oda-nobunaga m15, {flank}, medusa m09", hand="fire-and-flames")
    d.attack("oda-nobunaga medusa", "fire-and-flames")
    assert d.values()[0] == value


def test_a109_a_team_mate_flanks_nobody() -> None:
    d = Duel(
        ristal.position(
            "unmatched",
            'board = "marmoreal"\nmode = "teams"\nheroes = ["oda-nobunaga", "medusa", "sinbad", "alice"]\nto_move = 0\n'
            'hands = [["fire-and-flames"], [], [], []]\ndecks = [[], [], [], []]\ndiscards = [[], [], [], []]\n'
            'spaces = { oda-nobunaga = "m15", medusa = "m09", sinbad = "m14", alice = "m27" }\n',
        )
    )
    d.attack("oda-nobunaga medusa", "fire-and-flames")
    assert d.values()[0] == 3


def test_a110_whom_to_change_with_is_a_choice_that_a_save_keeps() -> None:
    at = "oda-nobunaga m15, honor-guard-1 m10, honor-guard-2 m04, medusa m09"
    d = duel("medusa", "oda-nobunaga", at, hand="snipe", other="spring-the-trap")
    d.attack("medusa oda-nobunaga", "snipe", "spring-the-trap").play("yes")
    again = Duel(ristal.load(d.match.save()))
    again.asks("PickForSwap", 1, "honor-guard-1 honor-guard-2").play("honor-guard-1")
    assert again.space("honor-guard-1") == "m15"
    again.settled()
