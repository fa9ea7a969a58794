"""Content that says the words which no card of the box says, so that every word has an example that was played."""

from __future__ import annotations

import shutil
from pathlib import Path

from toy_heroes import card, fighter, hero

GAMES = Path(__file__).parents[2] / "src/ristal/games"
STATE = """[state]
id = "size"
name = { ru = "размер", en = "size" }
start = "chosen"

[[state.value]]
id = "big"
name = { ru = "большой", en = "big" }

[[state.value]]
id = "small"
name = { ru = "маленький", en = "small" }
"""
# the cards of the knight, by what they show
KNIGHT = {
    "in-full": {"after": '{ op = "discard", count = 1 }, { op = "draw", count = 2, when = "done" }'},
    "as-many": {
        "after": '{ op = "discard", count = "any", bind = "paid" }, { op = "draw", count = { done = "$paid" } }'
    },
    "not": {"after": '{ op = "draw", count = 1, when = { not = "won" } }'},
    "all": {"after": '{ op = "draw", count = 1, when = { all = ["won", "moved"] } }'},
    "any": {"after": '{ op = "recover", who = "knight", count = 2, when = { any = ["lost", "felled"] } }'},
    "did": {
        "after": '{ op = "damage", who = "opposing", count = 1, bind = "hit" }, '
        '{ op = "draw", count = 1, when = { did = "$hit" } }'
    },
    "some": {"after": '{ op = "draw", count = 1, when = { some = { side = "opposing", in-zone = "knight" } } }'},
    "standing": {"during": '{ op = "add-value", by = 1, when = { standing = "squire" } }'},
    "adjacent": {"during": '{ op = "add-value", by = 1, when = { adjacent = ["squire", "opposing"] } }'},
    "shares-zone": {"during": '{ op = "add-value", by = 1, when = { shares-zone = ["knight", "squire"] } }'},
    "attacking": {"during": '{ op = "add-value", by = 2, when = { attacking = "squire" } }'},
    "defending": {"during": '{ op = "add-value", by = 2, when = { defending = "knight" } }'},
    "state": {"after": '{ op = "draw", count = 1, when = { state = ["size", "big"] } }'},
    "damage": {"after": '{ op = "recover", who = "knight", count = { damage = "dealt", kind = "combat" } }'},
    "boost-of": {
        "during": '{ op = "blind-boost", bind = "given" }, { op = "add-value", by = { boost-of = "$given" } }'
    },
    "printed": {"during": '{ op = "add-value", by = { printed = "opposing" } }'},
    "fighters": {"during": '{ op = "add-value", by = { fighters = { side = "opposing", in-zone = "knight" } } }'},
    "health": {"during": '{ op = "add-value", by = { health = "squire" } }'},
    "attacker": {"after": '{ op = "damage", who = "attacker", count = 1 }'},
    "defender": {"after": '{ op = "move", who = "defender", most = 2, through = "allies" }'},
    "ignore-value": {"during": '{ op = "ignore-value" }'},
}
FIGHTER = """
[[fighter]]
id = "student"
name = { ru = "Ученик", en = "The Student" }
dice = { red = 4, yellow = 4, blue = 4, white = 4 }

[[fighter.ability]]
moment = "round-prepared"
when = { not = { round = 2 } }
do = [{ op = "recover", count = 1 }]

[[fighter.ability]]
moment = "always"
modify = "pain"
to = 2
when = { all = ["fewer-dice", { any = [{ round = 1 }, { round = 2 }] }] }
"""
TECHNIQUE = """
[[technique]]
id = "breath"
name = { ru = "Передышка", en = "Breather" }
kind = "free"
type = "manoeuvre"
copies = 2
effects = [
    { op = "choose", count = 1, options = { heal = [{ op = "heal", count = 1 }], nudge = [{ op = "nudge" }] } },
]
"""
DEMON = """
[[demon]]
id = "smith"
name = { ru = "Кузнец", en = "The Smith" }

[[demon.ability]]
moment = "own-act"
once = true
when = { any = [{ energy-below = 4 }, { all = [{ energy-below = 6 }, { not = { energy-below = 5 } }] }] }
do = [
    { op = "choose", count = 1, options = { trap = [{ op = "set-trap" }], rest = [{ op = "gain", count = 1 }] } },
    { op = "gain", count = 1, bind = "gained" },
    { op = "draw", count = 1, when = { did = "$gained" } },
]
"""


def with_examples(game: str, folder: Path) -> Path:
    """A copy of a game's content with a hero, a fighter and a card, or a demon more."""
    content = folder / "content"
    shutil.copytree(GAMES / game / "content", content)
    if game == "unmatched":
        cards = [card(name, **timings) for name, timings in KNIGHT.items()]
        people = (fighter("knight", "hero", 12, "ranged"), fighter("squire", health=4))
        text = hero("knight", *cards, fighters=people, ability=STATE)
        (content / "heroes" / "zz-knight.toml").write_text(text, encoding="utf-8")
    more = {"boets": {"fighters": FIGHTER, "techniques": TECHNIQUE}, "demons": {"demons": DEMON}}
    for file, text in more.get(game, {}).items():
        with (content / f"{file}.toml").open("a", encoding="utf-8") as out:
            out.write(text)
    return content
