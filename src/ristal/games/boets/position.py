"""Positions of «Боец» written by hand: puzzles, bug reports, tests.

    game = "boets"
    fighters = ["nemkov", "glukhov"]
    to_move = 0
    phase = "technique"                     # "mobilise" (as it is left out), "technique", "refresh" or "round-end"
    round = 1
    ring = [{ red = [3, 3, 5] }, {}]        # the other dice lie in the reserves
    health = [[12, 0], [7, 3]]              # healthy tokens and pain tokens
    yellow = [0, 1]
    hand = [["backfist", "Тренер"], []]
    deck = [["swing"], []]                  # top first
    copyable = ["", "throw"]                # what each played in his latest turn
    skips = [1]                             # seats that lose their next turn
    opening = 1                             # turns that the mover still takes running
    suffered = [0, 1]                       # pain in this turn

Techniques go by their id or by their name in any language. Cards that are nowhere lie in the discard piles.
"""

from __future__ import annotations

from typing import Any, Final

from ristal.content import Reader
from ristal.engine.chance import Chance
from ristal.engine.errors import BadPosition
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


def lay_position(deck: Deck, fighters: Fighters, document: dict[str, Any], chance: Chance) -> Boets:
    """The table that the document describes, or an error that names the place."""
    page = Reader(document, "position", error=BadPosition)
    page.choice("game", ("boets",))
    t = bare(deck, fighters, chance)
    chosen = page.texts("fighters")
    if len(chosen) != 2 or not all(fighter in fighters.by_id for fighter in chosen):
        raise page.wrong("fighters", f"two of {', '.join(fighters.by_id)} are expected")
    t.chosen = [fighters.by_id[fighter].number for fighter in chosen]
    t.mover = page.number("to_move", 0, 1)
    if page.has("round"):
        t.round = page.number("round", 1, ROUNDS)
    _fill_dice(t, page)
    _fill_health(t, page)
    left = [deck.cards[:], deck.cards[:]]
    _fill_piles(t, page, left)
    for seat, cards in enumerate(left):
        t.discard[seat].items = cards
    _fill_turn(t, page)
    phase = page.choice("phase", PHASES) if page.has("phase") else PHASES[0]
    page.done()
    steps: list[Step] = [
        mobilise(t, t.mover), PerformTechnique(t.mover), Refresh(t.mover), ExchangeCard(t.mover), EndTurn(t.mover),
    ]  # fmt: skip
    begun = {"mobilise": 0, "technique": 1, "refresh": 2, "round-end": len(steps)}[phase]
    t.then_all([*steps[begun:], EndRound(t.mover)])
    return t


def _pair(page: Reader, name: str) -> list[Any]:
    """A list with something for each seat."""
    page.read.add(name)
    pair = page.data[name]
    if not isinstance(pair, list) or len(pair) != 2:
        raise page.wrong(name, "a list with an entry for each of the two seats is expected")
    return pair


def _fill_dice(t: Boets, page: Reader) -> None:
    for seat in (0, 1):
        for colour, count in enumerate(t.fighter(seat).dice):
            t.dice[seat * KINDS + colour * STEP] = count
    if not page.has("ring"):
        return
    for seat, ring in enumerate(_pair(page, "ring")):
        if not isinstance(ring, dict):
            raise page.wrong(f"ring[{seat}]", "a table of colours is expected, as in { red = [3, 3] }")
        for name in ring:
            if name not in COLOURS:
                raise page.wrong(f"ring[{seat}]", f"{name!r} is no colour; there are {', '.join(COLOURS)}")
            if not isinstance(ring[name], list):
                raise page.wrong(f"ring[{seat}].{name}", "a list of values is expected, as in [3, 3]")
            start = seat * KINDS + COLOURS.index(name) * STEP
            for value in ring[name]:
                if not isinstance(value, int) or not 1 <= value <= SIDES:
                    raise page.wrong(f"ring[{seat}].{name}", f"values from 1 to {SIDES} are expected, not {value!r}")
                t.dice[start] -= 1
                t.dice[start + value] += 1
            if t.dice[start] < 0:
                raise page.wrong(f"ring[{seat}].{name}", f"{t.fighter(seat).id!r} has not so many {name} dice")


def _fill_health(t: Boets, page: Reader) -> None:
    if page.has("health"):
        for seat, health in enumerate(_pair(page, "health")):
            if not isinstance(health, list) or len(health) != 2 or not all(isinstance(n, int) for n in health):
                raise page.wrong(f"health[{seat}]", "healthy tokens and pain tokens are expected, as in [7, 3]")
            healthy, pain = health
            if healthy < 1 or pain < 0 or healthy + pain > TOKENS:
                raise page.wrong(f"health[{seat}]", f"at least one healthy token and at most {TOKENS} in all")
            t.healthy[seat] = healthy
            t.pain[seat] = pain
    if page.has("yellow"):
        for seat, count in enumerate(_pair(page, "yellow")):
            if not isinstance(count, int) or not 0 <= count < YELLOWS:
                raise page.wrong(f"yellow[{seat}]", "0 or 1 is expected")
            t.yellow[seat] = count


def _fill_piles(t: Boets, page: Reader, left: list[list[int]]) -> None:
    for name, zones in (("hand", t.hand), ("deck", t.deck)):
        if page.has(name):
            for seat, pile in enumerate(_pair(page, name)):
                if not isinstance(pile, list):
                    raise page.wrong(f"{name}[{seat}]", "a list of techniques is expected")
                for word in pile[::-1]:
                    card = _technique(t, page, f"{name}[{seat}]", str(word))
                    if card not in left[seat]:
                        raise page.wrong(f"{name}[{seat}]", f"the deck does not hold so many of {word!r}")
                    left[seat].remove(card)
                    zones[seat].add(card)


def _fill_turn(t: Boets, page: Reader) -> None:
    if page.has("copyable"):
        for seat, word in enumerate(_pair(page, "copyable")):
            if word:
                card = _technique(t, page, f"copyable[{seat}]", str(word))
                if t.content.techniques[card].type not in (ATTACK, MANOEUVRE):
                    raise page.wrong(f"copyable[{seat}]", "an attack or a manoeuvre is expected")
                t.copyable[seat] = card
    if page.has("skips"):
        page.read.add("skips")
        skips = page.data["skips"]
        if not isinstance(skips, list) or not all(seat in (0, 1) for seat in skips):
            raise page.wrong("skips", "a list of seats is expected: 0, 1 or both")
        for seat in skips:
            t.skips[int(seat)] = True
    if page.has("opening"):
        t.opening = page.number("opening", 0, 9)
    if page.has("suffered"):
        for seat, pain in enumerate(_pair(page, "suffered")):
            if not isinstance(pain, int) or not 0 <= pain <= TOKENS:
                raise page.wrong(f"suffered[{seat}]", f"a number from 0 to {TOKENS} is expected")
            t.suffered[seat] = pain


def _technique(t: Boets, page: Reader, place: str, word: str) -> int:
    """The technique that a word names."""
    wanted = word.casefold()
    for technique in t.content.techniques:
        if wanted == technique.id or wanted in (technique.name["ru"].casefold(), technique.name["en"].casefold()):
            return technique.number
    raise page.wrong(place, f"there is no technique {word!r}")
