"""Plain data, named by what it holds. Values are those of JSON; whoever reads a file or a message checks them first."""

from __future__ import annotations

from typing import Any, TypeAlias

Options: TypeAlias = dict[str, object]  # of a game, by name: `Game.check_options` gives them whole and checked
State: TypeAlias = dict[str, object]  # fields of a table or a step as they are saved
Shown: TypeAlias = dict[str, object]  # what a question, an event or a view shows to one viewer
Values: TypeAlias = dict[str, object]  # of an error, a reason or an effect, by name: what fills its words
Document: TypeAlias = dict[str, Any]  # read from a file and not yet checked
