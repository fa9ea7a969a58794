"""Says things in Russian and English: prompts, log lines, reasons, errors. Every text is a Fluent message."""

from ristal.wording.speech import LANGUAGES, Speech, speech, system_language

__all__ = ["LANGUAGES", "Speech", "speech", "system_language"]
