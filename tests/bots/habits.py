"""Counts a habit of bots in Unmatched: boosts of a manoeuvre after which nobody moves, or nobody further than without.

python tests/bots/habits.py novice 20      # twenty games of a level against itself
"""

from __future__ import annotations

import sys
from collections import Counter

from ristal.bots import Bot, make_bot
from ristal.engine.chance import FastChance
from ristal.engine.event import Listener
from ristal.games import load_game
from ristal.games.unmatched.events import FighterMoved
from ristal.games.unmatched.manoeuvre import AddToMove, BoostMove
from ristal.games.unmatched.movement import MoveFighter, MoveGroup
from ristal.games.unmatched.state import Unmatched

MOVES = (BoostMove, AddToMove, MoveGroup, MoveFighter)


def count(level: str, games: int, seed: int = 0, manoeuvres_by: str = "", limit: int = 0) -> Counter[str]:
    """Manoeuvres, boosts, and what became of them. With `manoeuvres_by` that bot takes over whenever one is made; with
    a limit a game is over after so many of them."""
    game = load_game("unmatched")
    seats, options = game.check_options({})
    counted: Counter[str] = Counter()
    for number in range(games):
        t = game.new_table(seats, options, FastChance(seed + number))
        assert isinstance(t, Unmatched)
        bots = [make_bot(level, 2 * number + seat) for seat in range(seats)]
        movers = [make_bot(manoeuvres_by or level, 2 * number + seat) for seat in range(seats)]
        t.events = Listener()
        t.settle()
        until = counted["manoeuvres"] + limit if limit else sys.maxsize
        while not t.is_over() and counted["manoeuvres"] < until:
            seat, question = t.first_asked(), t.question
            if isinstance(question, BoostMove):
                counted += _manoeuvre(t, seat, movers[seat])
            else:
                t.answer(seat, bots[seat].decide(game, t, seat))
    return counted


def _manoeuvre(t: Unmatched, seat: int, bot: Bot) -> Counter[str]:
    """One manoeuvre from its boost to its last move."""
    game = load_game("unmatched")
    assert t.events is not None
    boosted = bot.decide(game, t, seat)
    crowded = len(t.hand[seat]) > 7
    t.events.heard.clear()
    t.answer(seat, boosted)
    while isinstance(t.open, MOVES) and not isinstance(t.open, BoostMove) and t.first_asked() == seat:
        t.answer(seat, bot.decide(game, t, seat))
    furthest = max((event.steps for event in t.events.heard if isinstance(event, FighterMoved)), default=0)
    if boosted.text == "pass":
        return Counter(manoeuvres=1)
    card = t.card(boosted.value)
    return Counter(
        manoeuvres=1,
        boosts=1,
        unmoved=int(furthest == 0),
        unneeded=int(furthest <= t.arena.heroes[seat].move),
        crowded=int(crowded),
        nothing=int(card.boost == 0 and "voyage" not in card.tags),
    )


if __name__ == "__main__":
    found = count(sys.argv[1], int(sys.argv[2]))
    print(sys.argv[1], dict(found))
    for what in ("unmoved", "unneeded", "crowded", "nothing"):
        of_boosts, of_all = found[what] / max(1, found["boosts"]), found[what] / found["manoeuvres"]
        print(f"{what}: {of_boosts:.1%} of boosts, {of_all:.1%} of manoeuvres")
