"""Says things in Russian and English: prompts, log lines, reasons, errors. Every text is a Fluent message."""

from ristal.text.marks import Verbatim
from ristal.text.translator import LANGUAGES, Translator, translator

__all__ = ["LANGUAGES", "Translator", "Verbatim", "translator"]
