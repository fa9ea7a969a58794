"""What an answer would lead to is drawn before it is given: each step of a chain, and the fights in it."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from screen import Opens, Server

import ristal
from ristal.text.game_text import game_text


def longest_chain() -> tuple[dict[str, Any], int, dict[str, Any]]:
    """A position, who is asked, and the answer that pushes one unit and leaves the next one a choice with a fight."""
    for seed in range(1, 20):
        match, chance = ristal.new("vstrechny", seed=seed), random.Random(seed)
        text = game_text("ru", match.game)
        found: tuple[int, int, Any] | None = None
        while not match.over:
            seat = match.pending[0].seat
            for answer in text.answers(match.view(seat)):
                chain = answer["outcome"]["chain"] if "outcome" in answer else []
                choices = [link for link in chain if not link["is_sure"]]
                if len(chain) > len(choices) > 1 and any(link["fight"] for link in choices):
                    found = len(match.moves), seat, answer
            match.play(chance.choice(match.legal(seat)), seat)
        if found:
            at, seat, answer = found
            return {"record": json.loads(match.record()), "at": at}, seat, answer
    raise AssertionError("no such chain")


@pytest.mark.parametrize("is_touch", [False, True])
def test_a_chain_is_drawn_to_its_end_with_its_branches(opened: Opens, server: Server, is_touch: bool) -> None:
    start, seat, answer = longest_chain()
    made = server.asked("matches", body={"game": "vstrechny", "sitters": ["me", "me"], "start": start})
    size = (390, 844) if is_touch else (1440, 900)
    screen = opened(size=size, is_touch=is_touch, motion="none").sit(made, "vstrechny", seat)
    screen.look()
    option = screen.page.locator(f".opt:is([data-answer='{answer['answer']}'], [data-answers='{answer['answer']}'])")
    before = screen.state()["number"]
    if is_touch:
        option.tap()  # the first tap shows, the second one does it
    else:
        option.hover()
    chain = answer["outcome"]["chain"]
    drawn = screen.page.locator(f"[data-chain='{1 + len(chain)}']")
    drawn.wait_for()
    assert drawn.locator("path.gold.gaps").count() == sum(not link["is_sure"] for link in chain)
    assert screen.page.locator(".clash").count() == sum(link["fight"] is not None for link in chain)
    assert screen.state()["number"] == before


def test_a_boost_shows_where_one_would_get(opened: Opens, server: Server) -> None:
    match, chance = ristal.new("unmatched", seed=4, heroes=["medusa", "king-arthur"]), random.Random(4)
    while match.pending[0].name != "BoostMove":
        match.play(chance.choice(match.legal(match.pending[0].seat)), match.pending[0].seat)
    at, seat = len(match.moves), match.pending[0].seat
    answers = {each["answer"]: each for each in game_text("ru", match.game).answers(match.view(seat))}
    card = next(each for each in answers.values() if "reach" in each and each["answer"] != "pass")
    while not match.over:
        match.play(chance.choice(match.legal(match.pending[0].seat)), match.pending[0].seat)
    start = {"record": json.loads(match.record()), "at": at}
    made = server.asked("matches", body={"game": "unmatched", "sitters": ["me", "me"], "start": start})
    screen = opened(motion="none").sit(made, "unmatched", seat)
    screen.look()
    near = screen.page.locator("[data-reach='near']")
    far = screen.page.locator("[data-reach='far']")
    plain = set(answers["pass"]["reach"]["spaces"])
    assert near.count() == len(plain)
    assert far.count() == 0
    screen.page.locator(f".mine [data-answer='{card['answer']}']").first.hover()
    far.first.wait_for()
    assert far.count() == len(set(card["reach"]["spaces"]) - plain)
    assert "рядом" in (near.first.locator("text.sr").text_content() or "")
