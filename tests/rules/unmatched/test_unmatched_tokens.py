"""Tokens of a hero, such as the rage of Beowulf: gained, spent, counted; and what is bound to those who were hurt."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ristal
from duel import Duel, duel
from ristal.engine.errors import BadSave

AT = "beowulf m15, wiglaf m02, medusa m09, harpy-1 m31"


def rage(d: Duel, seat: int = 0) -> int:
    tokens: Any = d.match.view(None)["tokens"]
    return int(tokens[seat]["count"])


def test_r196_beowulf_begins_with_one_rage() -> None:
    d = Duel(ristal.new("unmatched", seed=1, heroes=["beowulf", "medusa"], board="marmoreal"))
    view: Any = d.match.view(1)
    assert view["tokens"] == [{"token": "rage", "count": 1, "most": 3}, None]


@pytest.mark.parametrize(("held", "after"), [(0, 1), (1, 2), (3, 3)])
def test_r196_a104_damage_brings_one_rage_whatever_its_size(held: int, after: int) -> None:
    d = duel("medusa", "beowulf", AT, hand="snipe", tokens=[0, held]).attack("medusa beowulf", "snipe")
    assert (d.health("beowulf"), rage(d, 1)) == (14, after)
    d.settled()


def test_a104_the_wounds_of_wiglaf_bring_none() -> None:
    at = "beowulf m02, wiglaf m15, medusa m09"
    d = duel("medusa", "beowulf", at, hand="snipe").attack("medusa wiglaf", "snipe")
    assert (d.health("wiglaf"), rage(d, 1)) == (6, 1)


def test_a104_each_damage_counts_and_exhaustion_is_damage() -> None:
    d = duel("beowulf", "medusa", AT, empty_decks=True, tokens=[0, 0]).play("manoeuvre")
    assert (d.health("beowulf"), rage(d)) == (15, 1)


def test_a105_nobody_is_asked_to_spend_what_they_lack() -> None:
    d = duel("beowulf", "medusa", AT, hand="the-ancient-heirloom", tokens=[1, 0])
    d.attack("beowulf medusa", "the-ancient-heirloom").asks("MayDo", 0, "yes no").play("no")
    assert (d.values()[0], rage(d)) == (3, 1)
    d.settled()


def test_a105_one_by_one_and_a_save_in_between() -> None:
    d = duel("beowulf", "medusa", AT, hand="the-war-king", tokens=[3, 0]).attack("beowulf medusa", "the-war-king")
    d.play("yes")
    again = Duel(ristal.load(d.match.save()))
    again.asks("SpendOneMore", 0, "yes no").play("no")
    assert (again.values()[0], rage(again)) == (3, 2)
    again.settled()


def test_a105_a_save_with_more_than_there_may_be_is_refused() -> None:
    d = duel("beowulf", "medusa", AT, tokens=[3, 0])
    data = json.loads(d.match.redeal(0, 1).save())
    data["state"]["fields"]["tokens"] = [4, 0]
    data["past"]["start"]["state"] = data["state"]
    with pytest.raises(BadSave):
        ristal.load(json.dumps(data))


def test_a106_what_was_hurt_is_asked_fighter_by_fighter() -> None:
    at = "beowulf m15, wiglaf m09, medusa m17, harpy-1 m31"
    near = duel("beowulf", "medusa", at, hand="remnant-of-valor").scheme("remnant-of-valor")
    assert (near.health("beowulf"), near.health("medusa"), rage(near)) == (16, 15, 2)
    near.settled(0, 2)
    at = "beowulf m02, wiglaf m09, medusa m17, harpy-1 m31"
    far = duel("beowulf", "medusa", at, hand="remnant-of-valor").scheme("remnant-of-valor")
    assert (far.health("medusa"), far.told("actions-gained")) == (15, [])


def test_a107_so_many_different_things_as_were_paid_for() -> None:
    d = duel("beowulf", "medusa", AT, hand="golden-drinking-horn", tokens=[2, 0]).scheme("golden-drinking-horn")
    d.play("yes", "yes", "recover").asks("ChooseScript", 0, "draw move").play("move", "m15")
    d.settled()


def test_a108_to_be_felled_is_no_damage() -> None:
    at = "beowulf m15, wiglaf m02, sinbad m31, porter m09"
    d = duel("beowulf", "sinbad", at, hand="no-contest-expecteth", tokens=[3, 0])
    d.attack("beowulf porter", "no-contest-expecteth").play("yes")
    assert (d.space("porter"), d.health("porter")) == (None, 0)
    assert [event["amount"] for event in d.told("damage-taken")] == [3]
    assert [event["fighter"] for event in d.told("fighter-defeated")] == ["porter"]
    d.settled()
