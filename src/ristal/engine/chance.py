"""Chance: one tiny interface, four sources behind it, every outcome on record when somebody wants it."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from mypy_extensions import i64, mypyc_attr

from ristal.engine.errors import BadSave, Phrase, ScriptEnded

MOST: Final = 1 << 60  # outcomes of one source
NOBODYS: Final = -1  # a die that is nobody's
_MASK: Final[i64] = 0xFFFFFFFF
_GOLDEN: Final[i64] = 0x9E3779B1
_ODD: Final[i64] = 0x45D9F3B


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Chance:
    """Rolls, shuffles and picks; a source only has to say `draw`."""

    def __init__(self) -> None:
        self.outcomes: list[int] | None = None  # a list here records every outcome

    def draw(self, below: int) -> int:
        """A whole number from 0 up to, not including, `below`."""
        raise NotImplementedError

    def copy(self) -> Chance:
        raise NotImplementedError

    def write(self) -> list[object]:
        """Plain data from which `read_chance` makes the same source again."""
        raise NotImplementedError

    def pick(self, below: int) -> int:
        """A whole number from 0 up to, not including, `below`, on record."""
        outcome = self.draw(below)
        if self.outcomes is not None:
            self.outcomes.append(outcome)
        return outcome

    def roll(self, sides: int = 6, what: str = "", whose: str = "", seat: int = NOBODYS) -> int:
        """A die; `what` and `whose` say which, for people who throw real dice, and `seat` who throws it."""
        return self.pick(sides) + 1

    def shuffle(self, items: list[int]) -> None:
        """Every order equally likely; the picks go on record from the last place down."""
        last = len(items) - 1
        while last > 0:
            chosen = self.pick(last + 1)
            item = items[last]
            items[last] = items[chosen]
            items[chosen] = item
            last -= 1


class Roll:
    """A die that a person has to throw: how many sides it has, which it is, whose, and who throws it, if it is a
    seat's."""

    __slots__ = ("seat", "sides", "what", "whose")

    def __init__(self, sides: int, what: str, whose: str, seat: int) -> None:
        self.sides = sides
        self.what = what
        self.whose = whose
        self.seat = seat


class RollAwaited(Exception):
    """A move has come to a die that nobody has thrown yet."""

    def __init__(self, roll: Roll) -> None:
        super().__init__(f"a die with {roll.sides} sides has to be thrown")
        self.roll = roll


class HandChance(Chance):
    """Dice are thrown by hand: each roll waits until somebody says what fell. All else comes from another source."""

    def __init__(self, other: Chance, rolls: list[int], used: int = 0) -> None:
        super().__init__()
        self.other = other
        self.rolls = rolls
        self.used = used

    def draw(self, below: int) -> int:
        return self.other.draw(below)

    def roll(self, sides: int = 6, what: str = "", whose: str = "", seat: int = NOBODYS) -> int:
        if self.used >= len(self.rolls):
            raise RollAwaited(Roll(sides, what, whose, seat))
        value = self.rolls[self.used]
        self.used += 1
        if self.outcomes is not None:
            self.outcomes.append(value - 1)
        return value

    def copy(self) -> Chance:
        return HandChance(self.other.copy(), self.rolls, self.used)

    def write(self) -> list[object]:
        return ["hand", self.other.write()]


class FairChance(Chance):
    """SHA-256 in counter mode over a seed: unpredictable without the seed, checkable with it."""

    def __init__(self, seed: str, counter: int = 0) -> None:
        super().__init__()
        self.seed = seed
        self.counter = counter

    def draw(self, below: int) -> int:
        limit = (1 << 64) - (1 << 64) % below
        while True:  # numbers above the last whole multiple are thrown away, so that no outcome is favoured
            block = sha256(f"{self.seed}/{self.counter}".encode()).digest()
            self.counter += 1
            number = int.from_bytes(block[:8], "big")
            if number < limit:
                return number % below

    def copy(self) -> Chance:
        return FairChance(self.seed, self.counter)

    def write(self) -> list[object]:
        return ["fair", self.seed, self.counter]


@mypyc_attr(acyclic=True, free_list_len=1)
class FastChance(Chance):
    """Hashed counter of 32 bits for search and the lab: a copy copies two numbers."""

    def __init__(self, key: int, counter: int = 0) -> None:
        super().__init__()
        self.key: i64 = i64(key & 0xFFFFFFFF)
        self.counter: i64 = i64(counter)

    def draw(self, below: int) -> int:
        self.counter += 1
        mixed: i64 = (self.counter * _GOLDEN ^ self.key) & _MASK
        mixed = ((mixed ^ (mixed >> 16)) * _ODD) & _MASK
        mixed = ((mixed ^ (mixed >> 16)) * _ODD ^ self.key) & _MASK
        mixed = ((mixed ^ (mixed >> 15)) * _ODD) & _MASK
        mixed ^= mixed >> 16
        return (mixed * i64(below)) >> 32

    def copy(self) -> Chance:
        return FastChance(self.key, self.counter)

    def write(self) -> list[object]:
        return ["fast", int(self.key), int(self.counter)]


class ScriptedChance(Chance):
    """Outcomes given beforehand: tests, replays, and people who throw real dice."""

    def __init__(self, script: list[int], counter: int = 0) -> None:
        super().__init__()
        self.script = script
        self.counter = counter

    def draw(self, below: int) -> int:
        if self.counter >= len(self.script):
            raise ScriptEnded(count=len(self.script), last=below - 1)
        outcome = self.script[self.counter]
        if not 0 <= outcome < below:
            raise ScriptEnded("outcome", number=self.counter + 1, outcome=outcome, last=below - 1)
        self.counter += 1
        return outcome

    def copy(self) -> Chance:
        return ScriptedChance(self.script, self.counter)

    def write(self) -> list[object]:
        return ["scripted", list(self.script), self.counter]


def read_chance(data: object) -> Chance:
    """The source that `write` described. Counts are looked at as they came: a compiled pattern takes true for 1."""
    match data:
        case ["fair", str(seed), int(counter)] if _is_count(data[2], MOST):
            return FairChance(seed, counter)
        case ["hand", list(other)] if other and other[0] != "hand":
            return HandChance(read_chance(other), [])
        case ["fast", int(key), int(counter)] if _is_count(data[1], _MASK) and _is_count(data[2], MOST):
            return FastChance(key, counter)
        case ["scripted", list(script), int(counter)] if _is_count(data[2], len(script)):
            if all(_is_count(outcome, MOST) for outcome in script):
                return ScriptedChance(script, counter)
    raise BadSave("place", place="chance", remedy=Phrase("wrong-chance"))


def _is_count(value: object, most: int) -> bool:
    return type(value) is int and 0 <= value <= most
