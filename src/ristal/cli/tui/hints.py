"""A hint: what a bot would answer, and what its search makes of it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ristal.bots import Estimate, IsmctsBot
from ristal.cli.tui.screen import Screen
from ristal.match import Match

SECONDS = 1.0
OTHERS = 3  # answers that are named beside the best


def hint(match: Match, seat: int, screen: Screen) -> list[Text]:
    """What the bot thinks, in lines; it knows what the seat may know and no more."""
    if len(match.legal(seat)) == 1:
        return [Text(screen.texts.say("hint-only-one"))]
    bot = IsmctsBot(seconds=SECONDS)
    with screen.busy("hint-thinking"):
        found = bot.weigh(match.game, match.table, seat)
    return lines(found, bot.iterations, screen, screen.game_text.in_order(match.view(seat)))


def lines(found: list[Estimate], iterations: int, screen: Screen, legal: Sequence[str]) -> list[Text]:
    """The best answer with its reason, the next best ones, and how much to believe."""
    say = screen.texts.say
    best, others = found[0], found[1 : 1 + OTHERS]
    lines = [Text(say("hint-best", answer=_named(best, screen, legal), **_figures(best)), "asked")]
    if others:
        rest = "; ".join(say("hint-other", answer=_named(each, screen, legal), **_figures(each)) for each in others)
        lines.append(Text(say("hint-others", answers=rest)))
    lines.append(Text(say("hint-believe", count=iterations), "quiet"))
    return lines


def _figures(estimate: Estimate) -> dict[str, object]:
    return {"share": round(100 * estimate.share), "points": round(100 * estimate.reward)}


def _named(estimate: Estimate, screen: Screen, legal: Sequence[str]) -> str:
    """An answer by its number in the list and its name."""
    answer = estimate.answer.text
    return f"[{legal.index(answer) + 1}] {screen.game_text.label(answer)}"
