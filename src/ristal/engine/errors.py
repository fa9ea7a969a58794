"""What can go wrong, said so that a person knows what to do next. An error never changes the table."""

from __future__ import annotations

from typing import ClassVar

from ristal.engine.data import Values


class RistalError(Exception):
    """Any mistake in what was given to Ristal; `code` and `details` let the wording package say it in any language."""

    code: ClassVar[str] = "error"

    def __init__(self, message: str, **details: object) -> None:
        super().__init__(message)
        self.details: Values = details


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
    """A content file is wrong; the message names the file, the place and the remedy."""

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
