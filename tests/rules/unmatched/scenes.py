"""A scene of Unmatched: fighters by name, spaces by name, answers in notation, and what came of them.

    s = lay("king-arthur m15  merlin m01  medusa m17", hands=["feint", "dash"])
    s.fight("king-arthur medusa", "feint", defence="dash")

Words are written as in the notation, lists of them as one text with blanks. Seats are numbered as the heroes are.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import ristal
from ristal.engine.errors import IllegalAnswer
from ristal.engine.record import state_hash
from ristal.games import load_game
from ristal.match import Match

CONTENT = Path(__file__).parents[3] / "src/ristal/games/unmatched/content"
ARTHUR_MEDUSA = ("king-arthur", "medusa")
ARTHUR_ALICE = ("king-arthur", "alice")
MEDUSA_ALICE = ("medusa", "alice")
SINBAD_ARTHUR = ("sinbad", "king-arthur")


class Scene:
    """A match as a test sees it."""

    def __init__(self, match: Match) -> None:
        self.match = match

    # Playing

    def play(self, *answers: str) -> Scene:
        """Answers in the order in which they are asked for, each by whoever is asked."""
        for answer in answers:
            self.match.play(answer)
        return self

    def fight(self, who: str, card: str, *, boost: str = "pass", defence: str = "pass") -> Scene:
        """An attack, from the choice of the action to the revealed cards; `who` is "attacker target"."""
        self.play("attack", who, card)
        if self.question == "CommitBoost":
            self.play(boost)
        if self.question == "PlayDefence":
            self.play(defence)
        return self

    def scheme(self, card: str) -> Scene:
        return self.play("scheme", card)

    def manoeuvre(self, boost: str = "pass") -> Scene:
        """Draw, and boost or not."""
        return self.play("manoeuvre", boost)

    def idle(self) -> Scene:
        """An action that leaves everybody where he is."""
        self.play("manoeuvre")
        while self.question in ("BoostMove", "AddToMove", "MoveGroup"):
            self.play({"BoostMove": "pass", "AddToMove": "no", "MoveGroup": "done"}[self.question])
        if self.question == "MoveFighter":
            self.play(self.space(str(self.shows("fighter"))))
        return self

    # What is to be seen

    @property
    def question(self) -> str:
        """The name of what is asked now; empty when the game is over."""
        return self.match.pending[0].name if self.match.pending else ""

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        (pending,) = self.match.pending
        return pending.seat

    def shows(self, what: str) -> object:
        """What the open question tells everybody beside its name."""
        question: Any = self.match.view(None)["question"]
        return question["details"][what]

    def legal(self, seat: int | None = None) -> str:
        """What may be answered, by whoever is asked."""
        return " | ".join(self.match.legal(self.asked if seat is None else seat))

    def _fighter(self, name: str) -> dict[str, Any]:
        fighters: Any = self.match.view(None)["fighters"]
        (found,) = [fighter for fighter in fighters if fighter["name"] == name]
        return dict(found)

    def space(self, fighter: str) -> str:
        """Where a fighter stands; "off" for one that is not on the board."""
        return str(self._fighter(fighter)["space"] or "off")

    def health(self, fighter: str) -> int:
        return int(self._fighter(fighter)["health"])

    def spaces(self) -> dict[str, str]:
        """Everybody who is on the board."""
        fighters: Any = self.match.view(None)["fighters"]
        return {fighter["name"]: fighter["space"] for fighter in fighters if fighter["space"]}

    def _zone(self, name: str) -> list[str]:
        table = self.match.table
        return [table.item_name(name, item) for item in dict(table.zones())[name].items]

    def hand(self, seat: int) -> list[str]:
        """A hand, whoever may see it, sorted."""
        return sorted(self._zone(f"hand-{seat}"))

    def deck(self, seat: int) -> list[str]:
        """A deck, whoever may see it, the top first."""
        return self._zone(f"deck-{seat}")[::-1]

    def discard(self, seat: int) -> list[str]:
        """A discard pile, the oldest card first."""
        return self._zone(f"discard-{seat}")

    def size(self, seat: int) -> str:
        sizes: Any = self.match.view(None)["sizes"]
        return str(sizes[seat])

    def is_out(self, seat: int) -> bool:
        out: Any = self.match.view(None)["out"]
        return bool(out[seat])

    def sees(self, viewer: int | None, zone: str) -> list[str | None]:
        """A zone as a seat sees it, None for a card that it does not; viewer None is a spectator."""
        zones: Any = self.match.view(viewer)["zones"]
        return list(zones[zone])

    def combat(self) -> tuple[str, str]:
        """Who attacks whom just now."""
        combat: Any = self.match.view(None)["combat"]
        return combat["attacker"], combat["target"]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The events of a kind that the last answer brought about."""
        moved: list[Any] = self.match.moves[-1].events
        return [event["data"] for event in moved if event["data"]["event"] == kind]

    # What is proved

    def asks(self, question: str, seat: int, *answers: str) -> None:
        """Exactly this is asked, of this seat alone, and exactly this may be answered."""
        assert [(pending.name, pending.seat) for pending in self.match.pending] == [(question, seat)]
        assert self.match.legal(seat) == list(answers)
        for other in range(self.match.table.seats):
            assert other == seat or self.match.legal(other) == []

    def refuses(self, answer: str, clause: str = "") -> None:
        """This may not be answered, nothing changes by the try, and the reason names the clause."""
        before = state_hash(self.match.table)
        with pytest.raises(IllegalAnswer):
            self.match.play(answer)
        assert state_hash(self.match.table) == before
        if clause:
            assert self.match.why(answer).endswith(f"(§{clause})")

    def to_act(self, seat: int, left: int) -> None:
        """Nothing is pending but the next action of this seat, the first of two or the second."""
        assert [(pending.name, pending.seat) for pending in self.match.pending] == [("TakeAction", seat)]
        assert self.shows("left") == left

    def won(self, *seats: int, how: str = "hero-defeated") -> None:
        """The game is over, nobody is asked anything, and these have won."""
        result = self.match.result
        assert result is not None
        assert (result.winners, result.how) == (seats, how)
        assert self.match.pending == ()


def _toml(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {_toml(inner)}" for key, inner in value.items()) + " }"
    return json.dumps(value, ensure_ascii=False)


def _pairs(text: str) -> dict[str, str]:
    words = text.split()
    return dict(zip(words[::2], words[1::2], strict=True))


def lay(
    spaces: str,
    *,
    heroes: Sequence[str] = ARTHUR_MEDUSA,
    board: str = "",
    hands: Sequence[str] = (),
    decks: Sequence[str] = (),
    discards: Sequence[str] = (),
    health: str = "",
    sizes: Sequence[str] = (),
    content: Path | None = None,
    **more: object,
) -> Scene:
    """A position. Cards that are not named lie in the decks, Regroup on top; if only decks are named, in the discard
    piles."""
    where = _pairs(spaces)
    first_letter = next(iter(where.values()))[0]
    document: dict[str, object] = {
        "board": board or {"m": "marmoreal", "s": "sarpedon"}[first_letter],
        "heroes": list(heroes),
        "to_move": 0,
        "spaces": where,
        "hands": [words.split() for words in hands or [""] * len(heroes)],
        **more,
    }
    if decks:
        document["decks"] = [words.split() for words in decks]
    if discards or not decks:
        document["discards"] = [words.split() for words in discards or [""] * len(heroes)]
    if health:
        document["health"] = {name: int(points) for name, points in _pairs(health).items()}
    if sizes:
        document["sizes"] = list(sizes)
    elif "alice" in heroes:
        document["sizes"] = ["small" if hero == "alice" else "none" for hero in heroes]
    if isinstance(document.get("start_spaces"), str):
        document["start_spaces"] = _pairs(str(document["start_spaces"]))
    text = "\n".join(f"{name} = {_toml(value)}" for name, value in document.items())
    return Scene(ristal.position("unmatched", text, content=content))


def begin(*heroes: str, seed: int = 0, content: Path | None = None, **options: object) -> Scene:
    """A new match of these heroes; seat 0 is first unless the options say otherwise."""
    chosen = {"board": "marmoreal", "first": "0", **options}
    return Scene(ristal.new("unmatched", seed=seed, content=content, heroes=list(heroes), seats=len(heroes), **chosen))


def copies(hero: str, content: Path | None = None) -> list[str]:
    """The thirty cards of a hero, sorted."""
    game: Any = load_game("unmatched", content)
    return sorted(card.id for card in game.heroes[hero].cards for _ in range(card.cards))


# Content that the four decks do not give an occasion for

_FIGHTER = """
[[fighter]]
id = "{id}"
name = {{ ru = "{id}", en = "{id}" }}
role = "{role}"
count = {count}
health = 9
attack = "melee"
provenance = {{ name = "stated", count = "stated", health = "stated", attack = "stated" }}
"""

_CARD = """
[[card]]
id = "{id}"
name = {{ ru = "{id}", en = "{id}" }}
cards = {cards}
type = "{type}"
{value}
boost = 1
who = "any"
provenance = {{ name = "stated", facts = "stated" }}
{effects}
"""


def write_hero(folder: Path, name: str, fighters: str, cards: str = "", effects: str = "") -> None:
    """A made-up hero: `fighters` as "twin-a hero 1  page sidekick 2"; `cards` as "spell scheme", with its effects; the
    rest of the thirty are versatile cards of value 1 without an effect, called `plain`."""
    words, given = fighters.split(), cards.split()
    text = f'id = "{name}"\nname = {{ ru = "{name}", en = "{name}" }}\nmove = 2\n'
    text += 'provenance = { name = "stated", move = "stated", ability = "stated" }\n'
    for kind, role, count in zip(words[::3], words[1::3], words[2::3], strict=True):
        text += _FIGHTER.format(id=kind, role=role, count=count)
    if given:
        value = "" if given[1] == "scheme" else "value = 2"
        text += _CARD.format(id=given[0], type=given[1], cards=2, value=value, effects=effects)
    plain = 28 if given else 30
    text += _CARD.format(id="plain", type="versatile", cards=plain, value="value = 1", effects="")
    (folder / "heroes" / f"{name}.toml").write_text(text, encoding="utf-8")


_BOARD = """
id = "{id}"
name = {{ ru = "{id}", en = "{id}" }}
width = 100
height = 100
starts = {starts}
provenance = {{ name = "stated", spaces = "stated", edges = "stated", zones = "stated", starts = "stated" }}
"""


def write_board(folder: Path, name: str, spaces: dict[str, tuple[str, str]], starts: str) -> None:
    """A made-up board: space -> (its zones, its neighbours)."""
    zones = sorted({zone for colours, _ in spaces.values() for zone in colours.split()})
    text = _BOARD.format(id=name, starts=json.dumps(starts.split()))
    for zone in zones:
        text += f'\n[[zone]]\nid = "{zone}"\nname = {{ ru = "{zone}", en = "{zone}" }}\nletter = "{zone[0].upper()}"\n'
        text += 'colour = "#FFFFFF"\n'
    for space, (colours, pg_notify) in spaces.items():
        text += f'\n[[space]]\nid = "{space}"\nx = 1\ny = 1\nzones = {json.dumps(colours.split())}\n'
        text += f"adjacent = {json.dumps(pg_notify.split())}\n"
    (folder / "boards" / f"{name}.toml").write_text(text, encoding="utf-8")


def made_up(folder: Path) -> Path:
    """A copy of the content, to which a test adds heroes and boards of its own."""
    return Path(shutil.copytree(CONTENT, folder / "content"))
