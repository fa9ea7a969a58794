"""What a person at the terminal got wrong."""

from __future__ import annotations

from ristal.text import Translator


class UserError(Exception):
    """A mistake in what was typed or in a named file: a message of the terminal's texts and what fills it."""

    def __init__(self, message: str, /, **values: object) -> None:
        super().__init__(message)
        self.message = message
        self.values = values

    def said(self, texts: Translator) -> str:
        return texts.say(self.message, **self.values)
