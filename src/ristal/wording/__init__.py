"""Says things in Russian and English: prompts, log lines, reasons, errors. Every text is a Fluent message."""

from ristal.wording.speech import LANGUAGES, Speech, Verbatim, speech, system_language

__all__ = ["LANGUAGES", "Speech", "Verbatim", "speech", "system_language"]
