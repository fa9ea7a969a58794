"""The form of a thing: the fields that things of its kind have, and the words that scripts are made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ristal.content.asked import Asked, Form, pattern_of
from ristal.engine.effect import Vocabulary
from ristal.protocol.workshop import FieldShown, OperationShown, ParameterShown
from ristal.server.laboratory.bench import Placed

HIDDEN: Final = ("id", "provenance")
PLAIN: Final = ("number", "text", "amount")

Words = Mapping[str, Sequence[str]]


def find_fields(form: Form, placed: Placed, things: Sequence[Placed]) -> list[FieldShown]:
    """What may stand in a thing: all that is asked of it and of its like, in the order of the files."""
    kin = [each for each in things if _is_alike(each, placed)] or [placed]
    found: dict[str, Asked] = {}
    for key, asked in _asked_of(form, [*kin, placed], (placed.file, placed.place)).items():
        if key not in HIDDEN:
            found[key] = asked
    order = list(dict.fromkeys([*(key for each in kin for key in each.table), *found]))
    return [
        FieldShown(
            name=key,
            kind=found[key].kind,
            least=found[key].least,
            most=found[key].most,
            choices=list(found[key].choices),
            is_required=all(key in each.table for each in kin),
        )
        for key in order
        if key in found
    ]


def _is_alike(one: Placed, other: Placed) -> bool:
    """Whether two things stand in places of one kind."""
    return (one.file.rpartition("/")[0], pattern_of(one.place)) == (
        other.file.rpartition("/")[0],
        pattern_of(other.place),
    ) and ("/" in one.file or one.file == other.file)


def _asked_of(form: Form, kin: Sequence[Placed], own: tuple[str, str]) -> dict[str, Asked]:
    """What is asked of some things; words that only one's own files know come from one's own place."""
    places = {(each.file, each.place) for each in kin}
    found: dict[str, Asked] = {}
    for (file, place), asked in sorted(form.items(), key=lambda each: each[0][0] == own[0]):
        outer, _, key = place.rpartition(".")
        if (file, outer) in places and key.isidentifier():
            kept = None if (file, outer) == own else found.get(key)
            choices = tuple(dict.fromkeys([*(kept.choices if kept else ()), *asked.choices]))
            found[key] = asked._replace(choices=choices)
    return found


def find_operations(form: Form, examples: Mapping[str, str]) -> list[OperationShown]:
    """The vocabulary of the scripts that were read, with the words that may stand in each place and an example."""
    vocabulary: Vocabulary | None = None
    words: dict[str, list[str]] = {}
    for asked in form.values():
        if asked.kind == "script":
            vocabulary, known = asked.more
            for kind, those in known.items():
                words[kind] = list(dict.fromkeys([*words.get(kind, []), *those]))
    if vocabulary is None:
        return []
    allowed = words.get("op") or list(vocabulary.operations)
    return [
        OperationShown(
            op,
            [
                ParameterShown(
                    name=parameter.removesuffix("?"),
                    kind=kind,
                    words=_words_of(kind, vocabulary, words),
                    is_optional=parameter.endswith("?"),
                )
                for parameter, kind in type(vocabulary.operations[op]).PARAMETERS.items()
            ],
            examples.get(op, ""),
        )
        for op in sorted(allowed)
    ]


def _words_of(kind: str, vocabulary: Vocabulary, words: Words) -> list[str]:
    """The plain words of a kind: those of the content, and forms that need nothing more."""
    if kind in PLAIN:
        return []
    forms = vocabulary.forms.get(kind, {})
    plain = [word for word, form in forms.items() if word[:1].isalpha() and not form.PARAMETERS]
    return list(dict.fromkeys([*words.get(kind, []), *plain]))
