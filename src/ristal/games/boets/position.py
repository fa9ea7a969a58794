"""Positions of «Боец» written by hand: puzzles, bug reports, tests.

    game = "boets"
    fighters = [ONE, OTHER]                 # their ids, in quotes
    to_move = 0
    phase = "technique"                     # "mobilise" (as it is left out), "technique", "refresh" or "round-end"
    round = 1
    ring = [{ red = [3, 3, 5] }, {}]        # the other dice lie in the reserves
    health = [[12, 0], [7, 3]]              # healthy tokens and pain tokens
    yellow = [0, 1]
    hand = [["backfist", "Тренер"], []]
    deck = [["swing"], []]                  # top first
    copyable = ["", "throw"]                # what each played in their latest turn
    skips = [1]                             # seats that lose their next turn
    opening = 1                             # turns that the mover still takes running
    suffered = [0, 1]                       # pain in this turn

Techniques go by their id or by their name in any language. Cards that are nowhere lie in the discard piles.
"""

from __future__ import annotations

from typing import Final

from ristal.content import Reader
from ristal.content.position import Names, Page
from ristal.engine.chance import Chance
from ristal.engine.data import Document
from ristal.engine.question import Step
from ristal.games.boets.dice import COLOURS, KINDS, SIDES, STEP
from ristal.games.boets.endgame import YELLOWS
from ristal.games.boets.fighters import Fighters
from ristal.games.boets.hands import ExchangeCard, Refresh
from ristal.games.boets.mobilise import mobilise
from ristal.games.boets.perform import PerformTechnique
from ristal.games.boets.rounds import EndRound
from ristal.games.boets.state import ROUNDS, TOKENS, Boets, bare
from ristal.games.boets.techniques import ATTACK, MANOEUVRE, Deck
from ristal.games.boets.turn import EndTurn

PHASES: Final = ("mobilise", "technique", "refresh", "round-end")


def lay_position(deck: Deck, fighters: Fighters, document: Document, chance: Chance) -> Boets:
    """The table that the document describes, or an error that names the place."""
    page = Page(document, "boets", 2)
    t = bare(deck, fighters, chance)
    chosen = page.texts("fighters")
    if len(chosen) != 2 or not all(fighter in fighters.by_id for fighter in chosen):
        raise page.wrong("fighters", "boets-wrong-two-fighters", fighters=list(fighters.by_id))
    t.chosen = [fighters.by_id[fighter].number for fighter in chosen]
    t.mover = page.number("to_move", 0, 1)
    t.round = page.whole("round", 1, ROUNDS, 1)
    _fill_dice(t, page)
    _fill_health(t, page)
    names = Names([(technique.id, technique.name) for technique in deck.techniques])
    _fill_piles(t, page, names)
    _fill_turn(t, page, names)
    phase = page.either("phase", PHASES)
    page.done()
    steps: list[Step] = [
        mobilise(t, t.mover), PerformTechnique(t.mover), Refresh(t.mover), ExchangeCard(t.mover), EndTurn(t.mover),
    ]  # fmt: skip
    begun = {"mobilise": 0, "technique": 1, "refresh": 2, "round-end": len(steps)}[phase]
    t.then_all([*steps[begun:], EndRound(t.mover)])
    return t


def _fill_dice(t: Boets, page: Page) -> None:
    for seat, ring in enumerate(page.for_each("ring", {})):
        for colour, count in enumerate(t.fighter(seat).dice):
            t.dice[seat * KINDS + colour * STEP] = count
        if not isinstance(ring, dict):
            raise page.wrong(f"ring[{seat}]", "boets-wrong-ring")
        side = Reader(ring, page.file, f"ring[{seat}]", page.error)
        for name in ring:
            if name not in COLOURS:
                raise page.wrong(f"ring[{seat}]", "boets-wrong-no-colour", colour=name, colours=COLOURS)
            start = seat * KINDS + COLOURS.index(name) * STEP
            for value in side.numbers(name, 1, SIDES):
                t.dice[start] -= 1
                t.dice[start + value] += 1
            if t.dice[start] < 0:
                raise side.wrong(name, "boets-wrong-dice", fighter=t.fighter(seat).id, colour=name)


def _fill_health(t: Boets, page: Page) -> None:
    for seat, health in enumerate(page.for_each("health", [TOKENS, 0])):
        place = f"health[{seat}]"
        healthy, pain = Reader({place: health}, page.file, error=page.error).numbers(place, 0, TOKENS, 2)
        if healthy < 1 or healthy + pain > TOKENS:
            raise page.wrong(f"health[{seat}]", "boets-wrong-tokens", most=TOKENS)
        t.healthy[seat] = healthy
        t.pain[seat] = pain
    t.yellow = page.counts("yellow", 0, YELLOWS - 1, 0)


def _fill_piles(t: Boets, page: Page, names: Names) -> None:
    left = [t.content.cards[:], t.content.cards[:]]
    for name, zones in (("hand", t.hand), ("deck", t.deck)):
        for seat, pile in enumerate(page.piles(name)):
            for word in reversed(pile):
                zones[seat].add(names.take(page, f"{name}[{seat}]", word, left[seat]))
    for seat in (0, 1):
        t.discard[seat].items = left[seat]


def _fill_turn(t: Boets, page: Page, names: Names) -> None:
    for seat, word in enumerate(page.for_each("copyable", "")):
        if word:
            card = names.find(page, f"copyable[{seat}]", str(word))
            if t.content.techniques[card].type not in (ATTACK, MANOEUVRE):
                raise page.wrong(f"copyable[{seat}]", "boets-wrong-copyable")
            t.copyable[seat] = card
    for seat in page.some_seats("skips"):
        t.skips[seat] = True
    t.opening = page.whole("opening", 0, 9, 0)
    t.suffered = page.counts("suffered", 0, TOKENS, 0)
