"""What people agree on before a match, as its creator asks for it, a guest reads it and a server keeps it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

TalkKind: TypeAlias = Literal["words", "phrases", "off"]


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a bot may be asked for hints, whether answers may be taken back when the others agree, and how those who
    sit at the table talk: in their own words, by ready phrases, or not at all."""

    hints: bool = False
    take_backs: Literal["consent", "never"] = "consent"
    talk: TalkKind = "words"


ALONE = Terms(hints=True)  # where nobody is invited, and of matches from before there were terms
