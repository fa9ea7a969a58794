"""What a hero carries beside fighters and cards: a state such as a size, tokens such as rage."""

from __future__ import annotations

from typing import Final

from ristal.content import Reader
from ristal.engine.notation import Answer

RESERVED: Final = (
    "pass",
    "done",
    "yes",
    "no",
    "random",
    "none",
)  # words that answers, options and events use themselves
TOGGLE: Final = "toggle"
STATE_ITSELF: Final = (TOGGLE,)  # what a state can be set to beside its values
NO_STATE: Final = "none"
CHOSEN: Final = "chosen"
DISCARD_TOP: Final = "discard-top"


class State:
    """§R24 A public word that a hero carries, such as a size: its values, and the one it starts with, if it is not
    chosen. §R195 §A100 It may be read off the top of the discard pile instead; §A101 a wild symbol stands for any."""

    def __init__(self, page: Reader) -> None:
        self.id = page.identity()
        self.name = page.names()
        self.values: dict[str, dict[str, str]] = {}
        self.wild = NO_STATE
        for value in page.tables("value"):
            word = value.identity(reserved=(*RESERVED, *STATE_ITSELF))
            self.values[word] = value.names()
            if value.has("wild") and value.flag("wild"):
                self.wild = word
            value.done()
        self.words = [NO_STATE, *self.values]
        self.is_derived = page.has("from") and page.choice("from", (DISCARD_TOP,)) == DISCARD_TOP
        start = CHOSEN if self.is_derived else page.choice("start", (CHOSEN, *self.values))
        self.start = self.words.index(start) if start != CHOSEN else 0
        self.answers = [Answer(word, number) for number, word in enumerate(self.words) if number]
        page.done()


class Token:
    """§R196 What a hero gains and spends, openly: how many there may be, and how many at the start."""

    def __init__(self, page: Reader) -> None:
        self.id = page.identity(reserved=RESERVED)
        self.name = page.names()
        self.most = page.number("most", 1, 99)
        self.start = page.number("start", 0, self.most)
        page.done()


class Carried:
    """What a hero carries beside fighters and cards: a state and tokens, or neither."""

    def __init__(self, page: Reader) -> None:
        self.state = State(page.table("state")) if page.has("state") else None
        self.token = Token(page.table("token")) if page.has("token") else None
