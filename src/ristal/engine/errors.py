"""What can go wrong: a code and values, which the texts say in the reader's language. An error never changes the
table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from ristal.engine.data import Values


class Phrase:
    """A message of the texts and what fills it. It is worded when somebody reads it, in their language; what fills it
    may be a phrase or an error itself."""

    def __init__(self, message: str, /, **values: object) -> None:
        self.message = message
        self.values: Values = values

    def __str__(self) -> str:
        return _word(self)

    def __repr__(self) -> str:
        return _listing(self.message, self.values)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and (self.message, self.values) == (other.message, other.values)

    def __hash__(self) -> int:
        return hash(self.message)

    def __reduce__(self) -> tuple[Any, ...]:
        return _phrase, (self.message, self.values)


class RistalError(Exception):
    """Any mistake in what was given to Ristal: `code` names the kind, `problem` what exactly is wrong where a kind has
    several, `details` hold the values. Its words are the message `error-<code>-<problem>`."""

    code: ClassVar[str] = "error"

    def __init__(self, problem: str = "", **details: object) -> None:
        super().__init__(problem)
        self.problem = problem
        self.details: Values = details

    @property
    def message(self) -> str:
        """The id of its message in the texts."""
        return f"error-{type(self).code}-{self.problem}" if self.problem else f"error-{type(self).code}"

    def __str__(self) -> str:
        return _word(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return _error, (type(self), self.problem, self.details)


class MalformedAnswer(RistalError):
    """The text is not an answer in the notation at all."""

    code: ClassVar[str] = "malformed-answer"


class IllegalAnswer(RistalError):
    """The answer is well formed, but the open question does not offer it."""

    code: ClassVar[str] = "illegal-answer"


class NotAsked(RistalError):
    """This seat has no open question."""

    code: ClassVar[str] = "not-asked"


class StaleAnswer(RistalError):
    """The question that this answers is not open any more."""

    code: ClassVar[str] = "stale"


class BadOption(RistalError):
    """A set-up option is unknown or has a value that it cannot have."""

    code: ClassVar[str] = "bad-option"


class BadContent(RistalError):
    """A content file is wrong; the details name the file, the place and the remedy."""

    code: ClassVar[str] = "bad-content"


class BadPosition(RistalError):
    """A position written by hand cannot stand."""

    code: ClassVar[str] = "bad-position"


class BadSave(RistalError):
    """A saved match or a record cannot be read."""

    code: ClassVar[str] = "bad-save"


class ReplayDiffers(RistalError):
    """Replaying a record led to another state than the one recorded."""

    code: ClassVar[str] = "replay-differs"


class ScriptEnded(RistalError):
    """A scripted chance source was asked for an outcome that its script does not hold."""

    code: ClassVar[str] = "script-ended"


def describe_failure(error: Exception) -> str:
    """An error of Python as a message can quote it."""
    return f"{type(error).__name__}: {error}"


def _listing(message: str, values: Values) -> str:
    """A message and its values, for programmers and for when there are no texts."""
    return f"{message}({', '.join(f'{name}={value!r}' for name, value in values.items())})"


def _unworded(said: RistalError | Phrase) -> str:
    return _listing(said.message, said.details if isinstance(said, RistalError) else said.values)


_wording: Callable[[RistalError | Phrase], str] = _unworded


def _word(said: RistalError | Phrase) -> str:
    return _wording(said)


def word_by(wording: Callable[[RistalError | Phrase], str]) -> None:
    """Let `str` of an error and of a phrase be what this function says: the engine itself knows no texts."""
    global _wording
    _wording = wording


def _phrase(message: str, values: Values) -> Phrase:
    return Phrase(message, **values)


def _error(kind: type[RistalError], problem: str, details: Values) -> RistalError:
    return kind(problem, **details)
