"""A coach's advice in words, the same on every surface."""

from __future__ import annotations

from collections.abc import Callable

from ristal.engine.game import Game
from ristal.match.coach.advice import Advice, Advised, Because
from ristal.text.game_text import GameText, game_text
from ristal.text.marks import Verbatim

Say = Callable[..., str]
FILE = "values"  # what bots look at, and how a coach says it


def reason(advice: Advice, game: Game, language: str) -> str:
    """Why this is advised: that nothing else can be answered, how far apart the answers are, what it brings."""
    text = game_text(language, game)
    if not text.texts.has("coach-forced"):
        text.texts.learn(FILE)
    if advice.is_forced:
        return text.texts.say("coach-forced")
    return " ".join(part for part in (_mixed(advice, text), _width(advice, text), _reasons(advice, text)) if part)


def _mixed(advice: Advice, text: GameText) -> str:
    """That a secret choice had better vary."""
    mixed = [each for each in mix(advice) if round(100 * each.mix)]
    if len(mixed) < 2:
        return ""
    named = ", ".join(
        text.texts.say("coach-mixed-answer", answer=Verbatim(text.label(each.answer)), share=round(100 * each.mix))
        for each in mixed
    )
    return text.texts.say("coach-mix", answers=Verbatim(named))


def _width(advice: Advice, text: GameText) -> str:
    """How far apart the answers are that are hardly different; else by how much the best is better."""
    rewards = [round(100 * each.reward) for each in advice.even if each.reward is not None]
    if len(rewards) > 1:
        low, high = min(rewards), max(rewards)
        shown = str(low) if low == high else f"{low}–{high}"
        is_all = "yes" if len(rewards) == len(advice.answers) else "no"
        return text.texts.say("coach-even", count=len(rewards), all=is_all, chances=Verbatim(shown))
    if len(advice.answers) < 2:
        return ""
    best, other = (round(100 * (each.reward or 0.0)) for each in advice.answers[:2])
    return text.texts.say("coach-best", best=best, other=other) if best > other else ""


def _reasons(advice: Advice, text: GameText) -> str:
    """What the best answer brings and the next does not."""
    if not advice.because or len(advice.even) == len(advice.answers):
        return ""
    other = Verbatim(text.label(advice.answers[1].answer))
    named = "; ".join(_because(each, text.texts.feature(each.feature), text.texts.say) for each in advice.because)
    return text.texts.say("coach-because", other=other, reasons=Verbatim(named))


def _because(because: Because, feature: str, say: Say) -> str:
    whose = "mine" if because.is_mine else "theirs"
    kind = "flag" if because.is_flag else "count"
    return say(f"coach-{whose}-{kind}", feature=Verbatim(feature), more="yes" if because.is_more else "no")


def mix(advice: Advice) -> list[Advised]:
    """The answers to choose between at random, the likeliest first; nothing where one is to be taken."""
    mixed = sorted((each for each in advice.answers if each.mix > 0), key=lambda each: -each.mix)
    return mixed if len(mixed) > 1 else []
