"""The head of every report: who judges, how strong they are, and whether four times their budget says the same."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace

from rich.console import Console

from ristal.cli.arguments import makers_of
from ristal.cli.lab.asking import Asked, end_of
from ristal.cli.lab.following import Follower
from ristal.cli.lab.judging import (
    TIMES,
    compare_orders,
    figures_of,
    games_against_reference,
    raise_budget,
    reference_of,
)
from ristal.engine.data import Document
from ristal.lab.arena import series
from ristal.lab.run import Run, play_kept
from ristal.lab.tally import Tally
from ristal.server.laboratory import answers
from ristal.text import Translator

Find = Callable[[Asked, float | None], Document]  # what a question finds, by a time on the clock


def ask_judged(asked: Asked, kept: Run, follower: Follower, find: Find) -> Document:
    """What a question finds, and who judged it; of the time that there is a part is theirs."""
    arguments = asked.arguments
    ends_at = end_of(arguments)
    share = 0.5 if arguments.four_times else 0.9
    found = find(asked, None if ends_at is None else ends_at - arguments.within * (1 - share))
    found["judges"] = {"each": [], "seat": found.pop("seat"), "four_times": None}
    if found["stopped"] == "stopped":
        return found
    try:
        for bot in dict.fromkeys(asked.bots):
            follower.pass_on()
            found["judges"]["each"].append(_measure(asked, bot, found, kept, ends_at, follower))
        if arguments.four_times:
            follower.pass_on()
            found["judges"]["four_times"] = _ask_again(asked, found, find, ends_at)
    except KeyboardInterrupt:
        found["stopped"] = "stopped"
    return found


def _measure(asked: Asked, bot: str, found: Document, kept: Run, ends_at: float | None, follower: Follower) -> Document:
    """How strong a judge is: its points against a bot that everybody knows."""
    other, games = reference_of(bot), games_against_reference(found["games"])
    measured: Document = {"bot": bot, "against": other, "strength": None}
    if other is None or not games:
        return measured
    played = []
    jobs = series(asked.setting, [bot, other], games, asked.arguments.seed)
    with closing(play_kept(jobs, makers_of(asked.arguments), kept)) as outcomes:
        for game in outcomes:
            played.append(game)
            follower.note(len(played), len(jobs), lambda: found)
            if ends_at is not None and time.monotonic() > ends_at:
                return measured
    return {**measured, "strength": Tally(2, 2, played).overall[0].write()}


def _ask_again(asked: Asked, found: Document, find: Find, ends_at: float | None) -> Document | None:
    """The same question to judges with four times the budget, in so many fewer games."""
    arguments = argparse.Namespace(**{**vars(asked.arguments), "games": max(2, asked.arguments.games // TIMES)})
    bots = tuple(raise_budget(bot) for bot in asked.bots)
    again = find(replace(asked, bots=bots, arguments=arguments), ends_at)
    if again["stopped"] == "stopped":
        raise KeyboardInterrupt
    if not again["games"]:
        return None
    first, second = figures_of(found), figures_of(again)
    order = compare_orders(first, second)
    later = {figure.name: figure for figure in second}
    return {
        "bots": list(bots),
        "games": again["games"],
        "verdict": order.verdict,
        "swapped": [list(pair) for pair in order.swapped],
        "figures": [
            {
                "name": figure.name,
                "at": figure.at,
                "margin": figure.margin,
                "later": later[figure.name].at,
                "later_margin": later[figure.name].margin,
            }
            for figure in first
            if figure.name in later
        ],
    }


def say_judges(answer: Document, words: Translator, console: Console) -> None:
    """Print the head of a report."""
    read = answers.read_answer(answer)
    assert read is not None
    for line in answers.say_judges(read, words):
        console.print(line)
