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
from typing import Any, Final

from ristal.content import Reader
from ristal.engine.chance import Chance
from ristal.engine.errors import BadPosition
from ristal.games.demons.cards import MOST_ENERGY, Cards
from ristal.games.demons.knowledge import lay_face_down
from ristal.games.demons.preparation import NextFight, StartFight
from ristal.games.demons.state import ENERGY, Demons, Settings, bare, seat_answers
from ristal.games.demons.turn import TURNS, BeginTurn, RevealNext

Check = Callable[[dict[str, object]], tuple[int, dict[str, object]]]
OPTIONS: Final = ("teams", "start", "ties", "initiative")
TURN: Final = "turn"
START: Final = "start"
PREPARE: Final = "prepare"


def lay_position(
    cards: Cards, check: Check, document: dict[str, Any], chance: Chance
) -> tuple[Demons, dict[str, object]]:
    """The table that the document describes with its options, or an error that names the place."""
    page = Reader(document, "position", error=BadPosition)
    page.choice("game", ("demons",))
    given: dict[str, object] = {"seats": page.number("seats", 2, 4) if page.has("seats") else 2}
    for name in OPTIONS:
        if page.has(name):
            given[name] = page.text(name)
    seats, options = check(given)
    t = bare(Settings(cards, seats, options), chance)
    phase = page.choice("phase", (TURN, START, PREPARE)) if page.has("phase") else TURN
    _fill_numbers(t, page)
    _fill_seats(t, page)
    _fill_zones(t, page)
    if phase != PREPARE:
        _check_fight(t, page)
    if phase == PREPARE:
        t.then(NextFight(0))
    elif phase == START:
        t.round = 0
        t.then(StartFight(0), NextFight(0))
    elif page.has("laid"):
        _lay_cards(t, page)
        t.then(RevealNext(0), NextFight(0))
    else:
        t.then(BeginTurn(0), NextFight(0))
    page.done()
    options["first"] = str(t.first)
    return t, options


def _fill_numbers(t: Demons, page: Reader) -> None:
    t.first = page.number("first", 0, t.seats - 1) if page.has("first") else 0
    t.fight = page.number("fight", 0, 99) if page.has("fight") else 1
    t.round = page.number("round", 1, 99) if page.has("round") else 1
    t.turn = (page.number("turn", 1, TURNS) if page.has("turn") else 1) - 1
    t.turn_from = t.first
    t.goal = page.number("goal", 3, 4) if page.has("goal") else t.goal
    t.fields.items = [field.place for field in t.cards.fields] if t.seats > 2 else []
    if page.has("battlefield"):
        if t.seats == 2:
            raise page.wrong("battlefield", "two players have none")
        names = [field.id for field in t.cards.fields]
        t.battlefield = names.index(page.choice("battlefield", names))
        t.fields.items.remove(t.battlefield)


def _fill_seats(t: Demons, page: Reader) -> None:
    if page.has("demons"):
        places = {demon.id: demon.place for demon in t.cards.demons}
        chosen = page.texts("demons")
        if len(chosen) != t.seats or len(set(chosen)) != t.seats or not set(chosen) <= set(places):
            raise page.wrong("demons", f"{t.seats} different ones of {', '.join(places)} are expected")
        t.demons = [places[demon] for demon in chosen]
        t.called = seat_answers(t.cards, t.demons)
    out = _mask(t, page, "out")
    t.fighting = (1 << t.seats) - 1 & ~out
    t.stance = _mask(t, page, "stance")
    t.spent = _mask(t, page, "spent")
    energy = _numbers(page, "energy", t.seats, MOST_ENERGY, ENERGY)
    t.energy = [0 if out >> seat & 1 else energy[seat] for seat in range(t.seats)]
    wins = _numbers(page, "wins", t.seats, t.goal - 1, 0)
    t.wins = [wins[t.settings.sides.index(side)] if side in t.settings.sides else 0 for side in range(t.seats)]
    for name in ("traps", "knockouts"):
        tactics = [_move(t, page, name, word) for word in (page.texts(name) if page.has(name) else [])]
        mask = sum(1 << tactic for tactic in set(tactics))
        if name == "traps":
            t.traps = mask
        else:
            t.knockouts = mask


def _check_fight(t: Demons, page: Reader) -> None:
    """§R25 §R37 A fight that is neither over nor holds anybody who should have left it."""
    if any(t.is_fighting(seat) and not t.energy[seat] for seat in range(t.seats)):
        raise page.wrong("energy", "whoever has none is out: name his seat in 'out'")
    if len({t.settings.sides[seat] for seat in t.clockwise(0)}) < 2:
        raise page.wrong("out", "a fight needs two sides that are in it")


def _mask(t: Demons, page: Reader, name: str) -> int:
    """A list of seats."""
    seats = page.data.get(name, [])
    page.read.add(name)
    if not isinstance(seats, list) or not all(isinstance(seat, int) and 0 <= seat < t.seats for seat in seats):
        raise page.wrong(name, f"a list of seats from 0 to {t.seats - 1} is expected, not {seats!r}")
    return sum(1 << seat for seat in set(seats))


def _numbers(page: Reader, name: str, count: int, most: int, default: int) -> list[int]:
    numbers = page.data.get(name, [default] * count)
    page.read.add(name)
    fits = isinstance(numbers, list) and len(numbers) == count
    if not fits or not all(isinstance(number, int) and 0 <= number <= most for number in numbers):
        raise page.wrong(name, f"{count} numbers from 0 to {most} are expected, not {numbers!r}")
    return [int(number) for number in numbers]


def _fill_zones(t: Demons, page: Reader) -> None:
    left = t.cards.deck()
    for name, zones in (("hands", t.hand), ("series", t.series)):
        lists = page.data.get(name, [[]] * t.seats)
        page.read.add(name)
        if not isinstance(lists, list) or len(lists) != t.seats or not all(isinstance(cards, list) for cards in lists):
            raise page.wrong(name, f"a list of cards for each of the {t.seats} seats is expected")
        for seat, words in enumerate(lists):
            zones[seat].items = [_take(t, page, f"{name}[{seat}]", str(word), left) for word in words]
    for seat, series in enumerate(t.series):
        if len(series) >= TURNS:
            raise page.wrong(f"series[{seat}]", f"at most {TURNS - 1} cards lie there before the card of this turn")
    t.discard.items = [_take(t, page, "discard", word, left) for word in _words(page, "discard")]
    top = [_take(t, page, "deck", word, left) for word in _words(page, "deck")]
    for place, word in enumerate(_words(page, "laid")):
        _take(t, page, f"laid[{place}]", word, left) if word else None
    rest = page.choice("rest", ("deck", "discard")) if page.has("rest") else "deck"
    if rest == "deck":
        t.deck.items = left + top[::-1]
    else:
        t.deck.items = top[::-1]
        t.discard.items += left


def _words(page: Reader, name: str) -> list[str]:
    return page.texts(name) if page.has(name) else []


def _lay_cards(t: Demons, page: Reader) -> None:
    words = page.texts("laid")
    if len(words) != t.seats or any(bool(word) != t.is_fighting(seat) for seat, word in enumerate(words)):
        raise page.wrong("laid", "a card for each seat is expected, '' for those who are out")
    for seat, word in enumerate(words):
        if word:
            card = _move(t, page, "laid", word)
            t.hand[seat].items.append(card)
            lay_face_down(t, seat, card)


def _take(t: Demons, page: Reader, place: str, word: str, left: list[int]) -> int:
    card = _move(t, page, place, word)
    if card not in left:
        raise page.wrong(place, f"there are only {t.cards.moves[card].copies} cards {word!r}")
    left.remove(card)
    return card


def _move(t: Demons, page: Reader, place: str, word: str) -> int:
    """A move by its id or by its name in any language."""
    for move in t.cards.moves:
        if word.casefold() in (move.id, move.name["ru"].casefold(), move.name["en"].casefold()):
            return move.place
    raise page.wrong(place, f"there is no move {word!r}; there are {', '.join(t.cards.by_id)}")
