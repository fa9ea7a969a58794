"""A hint: what a coach advises, how sure that is, and why."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from rich.text import Text

from ristal.cli.tui.screen import Screen
from ristal.match import Match
from ristal.match.coach.advice import Advice, Advised, advise
from ristal.match.coach.wording import reason
from ristal.text import Verbatim

SECONDS = 1.0
OTHERS = 3  # answers that are named beside the best


def hint(match: Match, seat: int, screen: Screen) -> list[Text]:
    """What the coach advises, in lines; it knows what the seat may know and no more."""
    if len(match.legal(seat)) == 1:
        return [Text(screen.texts.say("hint-only-one"))]
    with screen.busy("hint-thinking"):
        advice = advise(match, seat, secrets.randbits(31), SECONDS)
    return lines(advice, screen, screen.game_text.in_order(match.view(seat)))


def lines(advice: Advice, screen: Screen, legal: Sequence[str]) -> list[Text]:
    """The best answer with what follows it and why, the next best ones, and how much to believe."""
    say, label = screen.texts.say, screen.game_text.label
    best, others = advice.answers[0], advice.answers[1 : 1 + OTHERS]
    lines = [Text(say("hint-best", answer=_name_answer(best, screen, legal), **_figures(best)), "asked")]
    if len(advice.plan) > 1:
        lines.append(Text(say("hint-plan", answers=Verbatim(", ".join(label(answer) for answer in advice.plan[1:])))))
    if because := reason(advice, screen.game, screen.texts.language):
        lines.append(Text(because))
    if others:
        rest = "; ".join(
            say("hint-other", answer=_name_answer(each, screen, legal), **_figures(each)) for each in others
        )
        lines.append(Text(say("hint-others", answers=Verbatim(rest))))
    lines.append(Text(say("hint-believe", count=advice.iterations), "quiet"))
    return lines


def _figures(advised: Advised) -> dict[str, object]:
    return {"share": round(100 * advised.share), "points": round(100 * (advised.reward or 0.0))}


def _name_answer(advised: Advised, screen: Screen, legal: Sequence[str]) -> Verbatim:
    """An answer by its number in the list and its name."""
    return Verbatim(f"[{legal.index(advised.answer) + 1}] {screen.game_text.label(advised.answer)}")
