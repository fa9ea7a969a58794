"""Content as a designer writes it: heroes and boards in a folder, for what the printed decks do not use."""

from __future__ import annotations

from pathlib import Path

from ristal.engine.game import Game
from ristal.games import load_game

DECK = 30


def card(
    name: str, kind: str = "versatile", value: int = 3, boost: int = 1, who: str = "any", cards: int = 1, **timings: str
) -> str:
    """`card("echo", "attack", later='{ op = "draw", count = 1 }')`."""
    lines = [
        "[[card]]",
        f'id = "{name}"',
        f'name = {{ ru = "{name}", en = "{name}" }}',
        f"cards = {cards}",
        f'type = "{kind}"',
        *([] if kind == "scheme" else [f"value = {value}"]),
        f"boost = {boost}",
        f'who = "{who}"',
        'provenance = { name = "stated", facts = "stated" }',
        *(f"{timing} = [{effects}]" for timing, effects in timings.items()),
    ]
    return "\n".join(lines)


def fighter(name: str, role: str = "sidekick", health: int = 5, attack: str = "melee", count: int = 1) -> str:
    return f"""[[fighter]]
id = "{name}"
name = {{ ru = "{name}", en = "{name}" }}
role = "{role}"
count = {count}
health = {health}
attack = "{attack}"
provenance = {{ name = "stated", count = "stated", health = "stated", attack = "stated" }}
"""


def hero(name: str, *cards: str, fighters: tuple[str, ...] = (), ability: str = "", move: int = 2) -> str:
    """A hero whose deck is filled up to thirty with plain cards of value 3."""
    plain = card("plain", cards=DECK - len(cards))
    return "\n".join(
        [
            f'id = "{name}"',
            f'name = {{ ru = "{name}", en = "{name}" }}',
            f"move = {move}",
            'provenance = { name = "stated", move = "stated", ability = "stated" }',
            *(fighters or (fighter(name, "hero", 10),)),
            ability,
            *cards,
            plain,
        ]
    )


def board(name: str, spaces: dict[str, str], starts: str) -> str:
    """`board("line", {"l1": "a: l2", "l2": "a b: l1"}, "l1 l2")`: zones before the colon, neighbours behind it."""
    zones = sorted({zone for line in spaces.values() for zone in line.split(":")[0].split()})
    lines = [
        f'id = "{name}"',
        f'name = {{ ru = "{name}", en = "{name}" }}',
        "width = 100",
        "height = 100",
        f"starts = {_list(starts)}",
        'provenance = { name = "stated", spaces = "stated", edges = "stated", zones = "stated", starts = "stated" }',
    ]
    for zone in zones:
        lines += ["[[zone]]", f'id = "{zone}"', f'name = {{ ru = "{zone}", en = "{zone}" }}']
        lines += [f'letter = "{zone.upper()}"', 'colour = "#FFFFFF"']
    for space, line in spaces.items():
        colours, _, pg_notify = line.partition(":")
        lines += ["[[space]]", f'id = "{space}"', "x = 1", "y = 1"]
        lines += [f"zones = {_list(colours)}", f"adjacent = {_list(pg_notify)}"]
    return "\n".join(lines)


def _list(words: str) -> str:
    return "[" + ", ".join(f'"{word}"' for word in words.split()) + "]"


RING = board(
    "ring",
    {
        "r1": "a: r2 r6",
        "r2": "a: r1 r3",
        "r3": "a b: r2 r4",
        "r4": "b: r3 r5",
        "r5": "b: r4 r6",
        "r6": "b: r5 r1",
    },
    "r1 r4",
)


def write(folder: Path, heroes: dict[str, str], boards: dict[str, str] | None = None) -> Path:
    for kind, files in (("heroes", heroes), ("boards", boards or {"ring": RING})):
        (folder / kind).mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            (folder / kind / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def toy(folder: Path, heroes: dict[str, str], boards: dict[str, str] | None = None) -> Game:
    """The game with this content and no other."""
    return load_game("unmatched", write(folder, heroes, boards))
