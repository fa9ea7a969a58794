"""What is thought beside the table, in a process or worker of its own: a bot decides, a coach advises."""

from __future__ import annotations

from ristal.bots import IsmctsBot
from ristal.host.bots.vocabulary import make_known_bot
from ristal.match import resumed
from ristal.match.coach.advice import Advice, advise


def decide(save: str, seat: int, bot: str, seed: int) -> str:
    """The answer of a bot. Of one that has no choice a search is made all the same: neither the time nor the place in
    the queue may tell that it has none."""
    match = resumed(save)
    thinker, legal = make_known_bot(bot, seed), match.legal(seat)
    if len(legal) > 1:
        return thinker.decide(match.game, match.table, seat).text
    if isinstance(thinker, IsmctsBot):
        thinker.weigh(match.game, match.table, seat)
    return legal[0]


def hint(save: str, seat: int, seconds: float, seed: int) -> Advice:
    """What a coach advises a seat."""
    return advise(resumed(save), seat, seed, seconds)
