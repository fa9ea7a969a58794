"""What a person means by a word: a thing of the catalogue, a clause of the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ristal.engine.game import Game
from ristal.text.answers import fold, other_keyboard
from ristal.text.types import Thing

Fits = Callable[[str, str], bool]

ENDINGS = "аеиоуыэюяйь"
SHORTEST_STEM = 4  # letters; fewer begin too many words


def find_things(game: Game, things: Sequence[Thing], typed: str) -> list[Thing]:
    """The things that are called so in any language: by the whole name or id, else by how it begins, else by how its
    words begin; keys of the other keyboard are understood."""
    known = game.names()
    for keys in (typed, other_keyboard(typed)):
        words = fold(keys)
        for fits in (str.__eq__, str.startswith, _begins_words) if words else ():
            found = [thing for thing in things if any(fits(name, words) for name in _names(thing, known))]
            if found:
                return found
    return []


def find_clauses(clauses: dict[str, str], typed: str) -> list[str]:
    """The numbers of the clauses in which all these words begin a word, whatever ending they have there."""
    words = [_stem(word) for word in fold(typed).split()]
    return [number for number, text in clauses.items() if words and _has_all(_words_of(text), words)]


def _stem(word: str) -> str:
    """A Russian word without its ending: «победа» is in «победил» too."""
    stem = word.rstrip(ENDINGS)
    return stem if len(stem) >= SHORTEST_STEM else word


def _names(thing: Thing, known: dict[str, dict[str, str]]) -> list[str]:
    return [fold(name) for name in (thing["id"], thing["name"], *known.get(thing["id"], {}).values())]


def _begins_words(name: str, words: str) -> bool:
    return _has_all(_words_of(name), words.split())


def _has_all(text: list[str], words: list[str]) -> bool:
    return all(any(part.startswith(word) for part in text) for word in words)


def _words_of(text: str) -> list[str]:
    return "".join(letter if letter.isalnum() else " " for letter in fold(text)).split()
