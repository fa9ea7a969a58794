"""Answers in the words that people use: numbers of the list, names in any language, the other keyboard."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from ristal.engine.game import Game
from ristal.text import LANGUAGES, translator

MOST: Final = 20  # words of a gesture: whoever types more means nothing
KEPT: Final = 4096  # names of answers that are at hand
SHORTEST = 3  # letters of a word that is not within a name by chance
_COLUMNS = str.maketrans("абвгдежз", "abcdefgh")
_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.", "йцукенгшщзхъфывапролджэячсмитьбю"
_QUOTES = str.maketrans(dict.fromkeys('«»“”"', " "))
_OTHER_KEYBOARD = str.maketrans(_KEYS[0] + _KEYS[1], _KEYS[1] + _KEYS[0])
_JOINT = re.compile(r"(?<=[^\W\d])(?=\d)")  # between a letter and a number


def fold(text: str) -> str:
    """What people mean by the same word, whatever the case, the spaces and ё."""
    return " ".join(text.casefold().replace("ё", "е").translate(_QUOTES).strip("'").split())


def other_keyboard(text: str) -> str:
    """What the same keys type in the other of the two layouts: «ыещз» is «stop»."""
    return text.casefold().translate(_OTHER_KEYBOARD)


def _words(folded: str) -> list[str]:
    return folded.replace("-", " ").replace("→", " ").split()


class Names(NamedTuple):
    """What an answer goes by: its label and its words to type; and these, its name and its notation, word by word."""

    said: frozenset[str]
    words: list[list[str]]


class Vocabulary:
    """The words of one game, to be turned into its notation."""

    def __init__(self, game: Game, words: Sequence[str]) -> None:
        self._speeches = [translator(language, game) for language in LANGUAGES]
        self._notation: dict[str, str] = {}
        for thing, names in game.names().items():
            for name in names.values():
                self._notation.setdefault(fold(name), thing)
        for word in words:
            for texts in self._speeches:
                self._notation[fold(texts.answer(word))] = word
        self._names = lru_cache(KEPT)(self._find_names)
        self._starting = lru_cache(KEPT // 16)(self._find_starting)
        self._holding = lru_cache(KEPT // 16)(self._find_holding)
        self._longest = max(len(name.split()) for name in self._notation)
        self._things = tuple(sorted({*self._notation.values()}))

    def answer(self, line: str, legal: Sequence[str]) -> str:
        """The answer that a line means, in notation; where it is none, the line in notation as far as it goes."""
        typed = [fold(keys) for keys in (line, other_keyboard(line))]
        for words in typed:
            meant = self._legal(words, legal)
            if meant is not None:
                return meant if meant in legal else self._nearly(words, legal) or meant
        for words in typed:
            meant = self._nearly(words, legal) or self._begun(words, self._things)
            if meant is not None:
                return meant
        return self._word_by_word(fold(line))

    def answers(self, line: str, legal: Sequence[str]) -> list[str]:
        """All answers that a line means: one, or several of one gesture, such as dice."""
        legal = tuple(legal)
        whole = self.answer(line, legal)
        if whole in legal:
            return [whole]
        said = self._one_by_one(fold(line).split(), legal)
        is_thing = whole in self._things and not {*said} <= {*legal}
        return [whole] if is_thing or not said else said

    def _one_by_one(self, parts: list[str], legal: Sequence[str]) -> list[str]:
        """The answers, else things, that these words name one after another; none where a word names nothing."""
        said, at = [], 0
        if len(parts) > MOST:
            return []
        while at < len(parts):
            ends = range(min(at + self._longest, len(parts)), at, -1)
            named = [(self.answer(" ".join(parts[at:end]), legal), end) for end in ends]
            found = [each for each in named if each[0] in legal and not _is_counted(parts, each[1])]
            found += [each for each in named if each[0] in self._things and each[1] - at < len(parts)]
            if not found:
                return []
            meant, at = found[0]
            said.append(meant)
        return said

    def knows(self, answer: str) -> bool:
        """Whether every word of it is one of the game."""
        return all(word in self._things or word.isdecimal() for word in answer.split())

    def begun(self, line: str, legal: Sequence[str]) -> list[str]:
        """All legal answers whose names begin as the line does."""
        for keys in (line, other_keyboard(line)):
            found = list(self._find_by_prefix(fold(keys), legal))
            if found:
                return found
        return []

    def _legal(self, words: str, legal: Sequence[str]) -> str | None:
        if words in legal:
            return words
        number = words.rstrip(".)")
        if number.isdecimal() and 1 <= int(number) <= len(legal):
            return legal[int(number) - 1]
        for answer in legal:
            if words in self._names(answer).said:
                return answer
        parted = _JOINT.sub(" ", words)
        if parted != words and (meant := self._begun(parted, legal) or self._begun(parted, self._things)):
            return meant  # «б2» is «белый 2» where there is one, before it is a cell
        notation = self._word_by_word(words)
        return notation if notation in legal or notation in self._notation.values() else None

    def _nearly(self, words: str, legal: Sequence[str]) -> str | None:
        """The only answer that begins so, else the only one that has these words within."""
        return self._begun(words, legal) or self._inside(words, legal)

    def _begun(self, words: str, answers: Sequence[str]) -> str | None:
        """The only answer whose name begins so, word by word; of several, the only one with as many words."""
        found = self._find_by_prefix(words, answers)
        closest = [answer for answer, whole in found.items() if whole] or list(found)
        return closest[0] if len(closest) == 1 else None

    def _inside(self, words: str, legal: Sequence[str]) -> str | None:
        """The only answer that has these words within its name: «Разрушитель», where no other is asked for."""
        typed = _words(words)
        if len("".join(typed)) < SHORTEST:
            return None
        is_alike = len({answer.split()[0] for answer in legal}) == 1
        found = {
            answer
            for answer in self._holding(typed[0], tuple(legal))
            if is_alike or " " not in answer  # «Крючок» does not mean «сбросить Крючок»
            for name in self._names(answer).words
            for at in range(1, len(name))
            if _begins(name[at:], typed)
        }
        return found.pop() if len(found) == 1 else None

    def _find_by_prefix(self, words: str, answers: Sequence[str]) -> dict[str, bool]:
        """The answers of which a name begins so, and whether it has as many words."""
        typed = _words(words)
        found: dict[str, bool] = {}
        for answer in self._starting(typed[0], tuple(answers)) if typed else ():
            for name in self._names(answer).words:
                if _begins(name, typed):
                    found[answer] = found.get(answer, False) or len(name) == len(typed)
        return found

    # What is looked at for every word that somebody types is looked up once: a long line must not cost others time.

    def _find_names(self, answer: str) -> Names:
        """What an answer goes by."""
        said = [fold(name) for texts in self._speeches for name in (texts.label(answer), texts.answer(answer))]
        names = [fold(answer), *said, *(fold(texts.name(answer)) for texts in self._speeches)]
        return Names(frozenset(said), [_words(name) for name in names])

    def _find_starting(self, first: str, answers: tuple[str, ...]) -> list[str]:
        """The answers of which a name begins with such a word."""
        return [
            answer
            for answer in answers
            if any(name[:1] and name[0].startswith(first) for name in self._names(answer).words)
        ]

    def _find_holding(self, first: str, answers: tuple[str, ...]) -> list[str]:
        """The answers of which a name has such a word after its first."""
        return [
            answer
            for answer in answers
            if any(word.startswith(first) for name in self._names(answer).words for word in name[1:])
        ]

    def _word_by_word(self, words: str) -> str:
        """Names become notation, the longest first: «удар в корпус» is one name."""
        parts = words.split()
        said = []
        at = 0
        while at < len(parts):
            for end in range(min(at + self._longest, len(parts)), at, -1):
                known = self._notation.get(" ".join(parts[at:end]))
                if known is not None:
                    break
            said.append(known or self._word(parts[at]))
            at = end
        return " ".join(said)

    def _word(self, word: str) -> str:
        if re.fullmatch(r"[а-я]\d+", word):  # а1 is a1, and so is ф1; с1 is c1
            column = word.translate(_COLUMNS)
            return column if column.isascii() else other_keyboard(word)
        return word


def _begins(name: list[str], typed: list[str]) -> bool:
    """Whether the words of a name begin as what is typed does, word by word."""
    return len(name) >= len(typed) and all(map(str.startswith, name, typed))


def _is_counted(parts: list[str], at: int) -> bool:
    """Whether the number here belongs to the word before it: «синий 5» is never «синий» and the fifth answer."""
    return at < len(parts) and parts[at].isdecimal() and not parts[at - 1].isdecimal()
