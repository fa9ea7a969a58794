"""What the workshop is asked, and what it says: things of an edition, and what may stand in them."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Raw, Struct, field

from ristal.protocol.laboratory import LabChoice, Word
from ristal.text.types import Thing

FileName = Annotated[str, Meta(max_length=80, pattern=r"^[a-z0-9/'_.-]*(?![\s\S])")]  # to be looked up in a list
Place = Annotated[str, Meta(max_length=120, pattern=r"^[a-z0-9'_.\[\]-]*(?![\s\S])")]  # the same
OwnName = Annotated[
    str, Meta(min_length=1, max_length=60, pattern=r"^[^\x00-\x1f\x7f-\x9f\u2028-\u202e\ufeff]*(?![\s\S])")
]
Work: TypeAlias = Literal["look", "save", "copy", "remove", "play"]


class NewEdition(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/workshop`: a folder for a new edition, and what it calls itself."""

    id: Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z0-9][a-z0-9-]*(?![\s\S])")]
    name: OwnName


class WorkOn(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/workshop/{game}`: a thing by its file and place, and the table that is to stand there; without
    one it is looked at. `copy` makes another of the id `into`, `play` keeps the edition so that matches can name it."""

    edition: Word
    file: FileName = ""
    place: Place = ""
    work: Work = "look"
    into: Word = ""
    table: Annotated[Raw, Meta(extra_json_schema={"type": "object"})] = field(default_factory=Raw)  # read as content is


class WorkshopQuery(Struct):
    """Query of `GET /api/workshop/{game}`."""

    edition: Word = ""


# What is said


class Workbench(Struct, frozen=True):
    """`GET` and `POST /api/workshop`: the editions that there are."""

    editions: list[LabChoice]


class WorkThing(Struct, frozen=True):
    """Something that can be changed: where it stands, what it is, whose it is, and whether it differs from the box."""

    file: str
    place: str
    id: str
    kind: str
    name: str
    owner: str
    is_changed: bool


class WorkList(Struct, frozen=True):
    """`GET /api/workshop/{game}`."""

    things: list[WorkThing]
    problem: str


class FieldShown(Struct, frozen=True):
    """A field of a thing, and what may stand there."""

    name: str
    kind: str
    least: float | None
    most: float | None
    choices: list[str]
    is_required: bool


class ParameterShown(Struct, frozen=True):
    """What an operation says beside its name; `words` are all that may stand there, if there are such."""

    name: str
    kind: str
    words: list[str]
    is_optional: bool


class OperationShown(Struct, frozen=True):
    """A verb of the language of the cards, and a sentence as an example, where some card has it."""

    op: str
    parameters: list[ParameterShown]
    says: str = ""


class ConditionShown(Struct, frozen=True):
    """A single condition that cards know, as it is written and in words."""

    value: Annotated[Raw, Meta(extra_json_schema={"x-typescript": "unknown"})]
    says: str


class EffectSaid(Struct, frozen=True):
    """An effect in words, and its condition, if it has one."""

    says: str
    when: str


class WorkProblem(Struct, frozen=True):
    """A mistake at its place; `place` is within the thing, or empty where it is elsewhere."""

    place: str
    message: str


class WorkShown(Struct, frozen=True):
    """A thing on the bench. `table` and `box` are JSON objects: as it is now, and as it was; `looks` is the thing as
    the catalogue has it, in every language, `says` its effects in words by their fields, `deck` what belongs with it,
    `choice` what one chooses to play it; `facts` name the edition for a match, once it is kept."""

    file: str
    place: str
    table: Annotated[Raw, Meta(extra_json_schema={"type": "object"})]
    box: Annotated[Raw, Meta(extra_json_schema={"x-typescript": "Record<string, unknown> | null"})]
    fields: list[FieldShown]
    operations: list[OperationShown]
    conditions: list[ConditionShown]
    says: dict[str, list[EffectSaid]]
    problem: WorkProblem | None
    looks: dict[str, Thing | None]
    diff: list[str]
    deck: list[Thing]
    choice: str
    facts: str


WORKSHOP_ROUTES = {
    "GET /api/workshop": Workbench,
    "POST /api/workshop": Workbench,
    "GET /api/workshop/{game}": WorkList,
    "POST /api/workshop/{game}": WorkShown,
    "GET /api/workshop/{game}/export": bytes,
}
WORKSHOP_BODIES = {"/api/workshop": NewEdition, "/api/workshop/{game}": WorkOn}
