"""Commands at a table beside answers: help, why, undo and the like, in the words of any language."""

from __future__ import annotations

from functools import cache

from ristal.text import LANGUAGES, translator
from ristal.text.answers import fold, other_keyboard

HELP, RULE, WHY, UNDO, SAVE, LOG, QUIT = "help", "rule", "why", "undo", "save", "log", "quit"
HINT, RESIGN, TABLE = "hint", "resign", "table"
CARD, HAND, RIVALS, PILES, RULES = "card", "hand", "rivals", "piles", "rules"
READING = (CARD, HAND, RIVALS, PILES, RULES)  # what can be read at the table
ORDERS = (HELP, RULE, WHY, UNDO, SAVE, LOG, QUIT, HINT, RESIGN, TABLE, *READING)
_ALONE = (HELP, UNDO, LOG, QUIT, HINT, RESIGN, TABLE, HAND, RIVALS, PILES)  # these take nothing after them


@cache
def _orders() -> dict[str, str]:
    """Every word for an order: the messages list them, separated by commas."""
    return {
        fold(word): order
        for language in LANGUAGES
        for order in ORDERS
        for word in translator(language).say(f"order-{order}").split(",")
    }


def words(language: str) -> list[str]:
    """The first word of every order in a language."""
    texts = translator(language)
    return [texts.say(f"order-{order}").split(",")[0].strip() for order in ORDERS]


def is_meant(line: str, message: str) -> bool:
    """Whether a line is one of the words that a message lists, in any language or on the other keyboard."""
    words = {fold(word) for language in LANGUAGES for word in translator(language).say(message).split(",")}
    return fold(line) in words or fold(other_keyboard(line)) in words


def read_order(line: str) -> tuple[str, str] | None:
    """The order that a line gives and what it is about; None where it gives none."""
    if line.startswith("?"):
        return RULE, line[1:].strip()
    word, _, rest = line.partition(" ")
    for keys in (word, other_keyboard(word)):
        order = _orders().get(fold(keys))
        if order is not None and not (rest and order in _ALONE):
            return order, rest.strip()
    return None
