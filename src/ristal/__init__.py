"""Ristal («Ристалище»): tabletop duels by their real rules, to play, to study and to balance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ristal.engine.errors import Phrase, RistalError, word_by

__version__ = "0.6.0"
__all__ = ["Match", "load", "new", "position", "replay"]

if TYPE_CHECKING:
    from ristal.match import Match, load, new, position, replay


def _describe(said: RistalError | Phrase) -> str:
    """Errors are worded by the texts, which stand above the engine and are loaded when somebody reads an error."""
    from ristal.text.translator import describe

    return describe(said)


word_by(_describe)


def __dir__() -> list[str]:
    """What there is to use, loaded or not."""
    return sorted(["__version__", *__all__])


def __getattr__(name: str) -> Any:
    """The public interface is loaded when it is first used, so that the layers below it stand on their own."""
    if name in __all__:
        from ristal import match

        return getattr(match, name)
    raise AttributeError(f"module 'ristal' has no attribute {name!r}")
