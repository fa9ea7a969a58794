"""What «Встречный бой» says of answers: what they are about, whom they meet, how a fight would end."""

from __future__ import annotations

import random
from typing import Any

import pytest

import ristal
from ristal.games import load_game
from ristal.match import Match
from ristal.text.game_text import game_text

GAME = load_game("vstrechny")
GUIDE = game_text("ru", GAME)


def told(match: Match) -> dict[str, Any]:
    seat = match.pending[0].seat
    return {each["answer"]: each for each in GUIDE.answers(match.view(seat))}


def test_a_pushed_unit_meets_its_own_an_enemy_and_an_empty_cell() -> None:
    match = ristal.position(
        "vstrechny",
        """
        armies = ["south", "north"]
        to_move = 0
        opened = "bedouin"
        field = '''
          .        .        .
          .        bedouin  .
          berserk  bedouin  .
          .        sarbaz   .
        '''
        """,
    )
    assert told(match)["a1"]["outcome"] == {"kind": "empty", "way": "", "unit": None, "fight": None, "chain": []}
    entering = told(match)["b1"]["outcome"]
    assert (entering["kind"], entering["unit"]) == ("push", "sarbaz")
    sure = {"unit": "sarbaz", "source": "b1", "target": "b2", "is_sure": True, "fight": None}
    assert entering["chain"][0] == sure
    ways = [(link["unit"], link["target"], link["is_sure"]) for link in entering["chain"][1:]]
    assert ways == [("bedouin", "b3", False), ("bedouin", "a2", False), ("bedouin", "c2", False)]
    match.play("b1")
    met = {answer: each["outcome"] for answer, each in told(match).items()}
    assert (met["b3"]["kind"], met["b3"]["way"], met["b3"]["unit"]) == ("push", "forward", "bedouin")
    assert met["c2"] == {"kind": "empty", "way": "right", "unit": None, "fight": None, "chain": []}
    fight = {"attack": 4, "bonus": 2, "counter": 5, "result": "won", "units": [4, 0]}
    assert met["a2"] == {"kind": "fight", "way": "left", "unit": "berserk", "fight": fight, "chain": []}
    match.play("c2")
    assert set(told(match)) == {"stop", "c3"}  # the Sarbaz came to b2 this turn
    assert told(match)["stop"]["about"] == [{"thing": "stop", "where": "list"}]
    assert "outcome" not in told(match)["stop"]


@pytest.mark.parametrize("variant", ["standard", "more-strategy"])
def test_what_is_foretold_happens(variant: str) -> None:
    """Every fight of some games: strength, result and the count of units are those that the answer promised."""
    fights = 0
    for seed in range(12):
        match = ristal.new("vstrechny", seed=seed, variant=variant)
        chance = random.Random(seed)
        while match.result is None:
            seat = match.pending[0].seat
            answer = chance.choice(sorted(match.legal(seat)))
            foretold = told(match)[answer].get("outcome")
            seen = len(match.events(None))
            match.play(answer)
            attacked = [event for event in match.events(None)[seen:] if event["event"] == "unit-attacked"]
            if foretold is None or foretold["kind"] != "fight":
                continue
            fights += 1
            fight, first = foretold["fight"], attacked[0]
            assert (first["strength"], first["counter"]) == (fight["attack"] + fight["bonus"], fight["counter"])
            assert (first["outcome"], first["target"]) == (fight["result"], foretold["unit"])
            units = [sum(each is not None and each["seat"] == of for each in match.view(0)["field"]) for of in (0, 1)]
            assert units == fight["units"]
    assert fights > 60


def chained(event: dict[str, Any]) -> str:
    """How what happens to a pushed unit is foretold."""
    name = GUIDE.texts.name(event["unit"])
    if event["event"] == "camp-broken":
        return f"{name} → прорыв в лагерь!"
    if event["event"] == "unit-moved":
        return f"{name} → {event['to']}"
    return f"{name} бьёт {GAME.names()[event['target']]['ru_acc']} на {event['to']}"


def test_a_push_is_foretold_link_by_link_as_far_as_it_is_certain() -> None:
    ends: set[str] = set()
    branches = 0
    for seed in range(30):
        match = ristal.new("vstrechny", seed=seed)
        chance = random.Random(seed)
        while match.result is None:
            seat = match.pending[0].seat
            answer = chance.choice(sorted(match.legal(seat)))
            shown = told(match)[answer]
            seen = len(match.events(None))
            match.play(answer)
            if shown.get("outcome") is None or shown["outcome"]["kind"] != "push":
                continue
            kinds = ("unit-moved", "unit-attacked", "camp-broken")
            events = [event for event in match.events(None)[seen:] if event["event"] in kinds]
            chain = shown["outcome"]["chain"]
            links = shown["note"].partition(" ")[2].split(", ")
            if match.events(None)[seen]["event"] == "unit-moved":
                events = events[1:]  # the step that pushed
            for at, (link, event) in enumerate(zip(links, events, strict=False)):
                assert chain[at]["is_sure"]
                assert (chain[at]["unit"], chain[at]["target"]) == (event["unit"], event.get("to", "camp"))
                assert link.startswith(chained(event)), (shown["note"], event)
                ends.add(event["event"])
                if event["event"] == "unit-attacked":
                    assert f"{event['strength']} против {event['counter']}" in link
            ways = {each["target"] for each in chain if not each["is_sure"]}
            if ways:
                branches += 1
                assert ways == set(match.legal(seat))
    assert ends == {"unit-moved", "unit-attacked", "camp-broken"}
    assert branches > 20
