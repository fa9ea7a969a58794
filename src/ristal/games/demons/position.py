"""Positions of «Битва демонов» written by hand: puzzles, bug reports, tests.

    game = "demons"
    seats = 3
    first = 0
    demons = ["panther", "giant", "spider"]     # left out: demons without abilities
    hands = [["dodge"], ["combo", "guard"], []]
    series = [["dodge"], ["combo"], ["guard"]]
    laid = ["grab", "combo", "onslaught"]       # face down: the reveal begins; left out: all choose
    energy = [1, 3, 2]
    traps = ["onslaught"]
    turn = 3

`wins`, `goal`, `stance`, `spent`, `out`, `knockouts`, `round`, `fight`, `battlefield`, `deck` (top first), `discard`
and the options of the game may be given. Cards that are nowhere lie under the deck, or with `rest = "discard"` in the
discard. `phase` is "turn", "start" (all is dealt, the fight begins) or "prepare" (the next fight is prepared).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ristal.content.position import Names, Page
from ristal.engine.chance import Chance
from ristal.engine.data import Document, Options
from ristal.engine.zone import only
from ristal.games.demons.cards import MOST_ENERGY, Cards
from ristal.games.demons.knowledge import lay_face_down
from ristal.games.demons.preparation import NextFight, StartFight
from ristal.games.demons.state import ENERGY, FOUR_WINS, WINS, Demons, Settings, bare, seat_answers
from ristal.games.demons.turn import TURNS, BeginTurn, RevealNext

Check = Callable[[Options], tuple[int, Options]]
OPTIONS: Final = ("teams", "start", "ties", "initiative")
TURN: Final = "turn"
START: Final = "start"
PREPARE: Final = "prepare"


def lay_position(cards: Cards, check: Check, document: Document, chance: Chance) -> tuple[Demons, Options]:
    """The table that the document describes with its options, or an error that names the place."""
    page = Page(document, "demons", 2)
    page.seats = page.whole("seats", 2, 4, 2)
    given: Options = {"seats": page.seats}
    for name in OPTIONS:
        if page.has(name):
            given[name] = page.text(name)
    seats, options = check(given)
    t = bare(Settings(cards, seats, options), chance)
    names = Names([(move.id, move.name) for move in cards.moves])
    phase = page.either("phase", (TURN, START, PREPARE))
    _fill_numbers(t, page)
    _fill_seats(t, page, names)
    laid = _fill_zones(t, page, names)
    _set_going(t, page, phase, laid)
    page.done()
    options["first"] = str(t.first)
    return t, options


def _set_going(t: Demons, page: Page, phase: str, laid: list[int]) -> None:
    """What the position comes to next."""
    if laid and phase != TURN:
        raise page.wrong("laid", "demons-wrong-laid-phase", phase=phase)
    if phase != PREPARE:
        _check_fight(t, page)
    if phase == PREPARE:
        t.then(NextFight(0))
    elif phase == START:
        t.round = 0
        t.then(StartFight(0), NextFight(0))
    elif laid:
        for seat, card in zip(t.clockwise(0), laid, strict=True):
            t.hand[seat].items.append(card)
            lay_face_down(t, seat, card)
        t.then(RevealNext(0), NextFight(0))
    else:
        t.then(BeginTurn(0), NextFight(0))


def _fill_numbers(t: Demons, page: Page) -> None:
    t.first = page.whole("first", 0, t.seats - 1, 0)
    t.fight = page.whole("fight", 0, 99, 1)
    t.round = page.whole("round", 1, 99, 1)
    t.turn = page.whole("turn", 1, TURNS, 1) - 1
    t.turn_from = t.first
    t.goal = page.whole("goal", WINS, WINS + (t.settings.ties == FOUR_WINS), WINS)
    t.fields.items = [field.place for field in t.cards.fields] if t.seats > 2 else []
    if page.has("battlefield"):
        if t.seats == 2:
            raise page.wrong("battlefield", "demons-wrong-no-battlefield")
        names = [field.id for field in t.cards.fields]
        t.battlefield = names.index(page.choice("battlefield", names))
        t.fields.items.remove(t.battlefield)


def _fill_seats(t: Demons, page: Page, names: Names) -> None:
    if page.has("demons"):
        places = {demon.id: demon.place for demon in t.cards.demons}
        chosen = page.texts("demons")
        if len(chosen) != t.seats or len(set(chosen)) != t.seats or not set(chosen) <= set(places):
            raise page.wrong("demons", "demons-wrong-different-demons", count=t.seats, demons=list(places))
        t.demons = [places[demon] for demon in chosen]
        t.called = seat_answers(t.cards, t.demons)
    out = page.some_seats("out")
    t.fighting = (1 << t.seats) - 1 & ~only(*out)
    t.stance = only(*page.some_seats("stance"))
    t.spent = only(*page.some_seats("spent"))
    energy = page.counts("energy", 0, MOST_ENERGY, ENERGY)
    t.energy = [0 if seat in out else energy[seat] for seat in range(t.seats)]
    wins = page.counts("wins", 0, t.goal - 1, 0)
    t.wins = [wins[t.settings.sides.index(side)] if side in t.settings.sides else 0 for side in range(t.seats)]
    t.traps = only(*(names.find(page, "traps", word) for word in page.named("traps")))
    t.knockouts = only(*(names.find(page, "knockouts", word) for word in page.named("knockouts")))


def _check_fight(t: Demons, page: Page) -> None:
    """§R25 §R37 A fight that is neither over nor holds anybody who should have left it."""
    if any(t.is_fighting(seat) and not t.energy[seat] for seat in range(t.seats)):
        raise page.wrong("energy", "demons-wrong-out")
    if len({t.settings.sides[seat] for seat in t.clockwise(0)}) < 2:
        raise page.wrong("out", "demons-wrong-two-sides-in")


def _fill_zones(t: Demons, page: Page, names: Names) -> list[int]:
    """Everything but what is laid face down, which comes back, a card for each who is in the fight."""
    left = t.cards.deck()
    for name, zones in (("hands", t.hand), ("series", t.series)):
        for seat, words in enumerate(page.piles(name)):
            zones[seat].items = [names.take(page, f"{name}[{seat}]", word, left) for word in words]
    for seat, series in enumerate(t.series):
        if len(series) >= TURNS:
            raise page.wrong(f"series[{seat}]", "demons-wrong-series", most=TURNS - 1)
    t.discard.items = [names.take(page, "discard", word, left) for word in page.named("discard")]
    top = [names.take(page, "deck", word, left) for word in page.named("deck")]
    words = page.named("laid")
    if words and (len(words) != t.seats or any(bool(word) != t.is_fighting(seat) for seat, word in enumerate(words))):
        raise page.wrong("laid", "demons-wrong-laid")
    laid = [names.take(page, f"laid[{seat}]", word, left) for seat, word in enumerate(words) if word]
    rest = page.either("rest", ("deck", "discard"))
    t.deck.items = (left if rest == "deck" else []) + top[::-1]
    t.discard.items += left if rest == "discard" else []
    return laid
