"""The option sets of the conformance suite: the usual ones first, and every value of every option
in some set (tests/conformance/test_options.py)."""

from __future__ import annotations

Options = dict[str, object]
VARIANTS: dict[str, list[Options]] = {
    "ninedice": [
        {},
        {"start": "draft"},
        {"start": "quick", "sets": ["ember", "grove"], "bonuses": "plain", "exhaustion": "off", "first": "0"}
        | {"victory": "zone"},
        {"start": "quick", "sets": ["tide", "dusk"], "bonus_rolls": "deployment", "exhaustion": "early", "first": "1"},
        {"start": "draft", "card_dice": "two-of-each", "cards": ["red-green", "random"]},
        {"start": "draft", "cards": ["orange-blue", "yellow-violet"]},
        {"start": "draft", "cards": ["random", "black-white"]},
    ],
    "vstrechny": [
        {},
        {"variant": "more-strategy", "armies": ["west", "north"], "first": "0"},
        {"armies": ["east", "south"], "first": "1"},
        {"draft": "pick"},
        {"draft": "secret"},
    ],
    "demons": [
        {"seats": 2},
        {"seats": 2, "demons": ["slasher", "hornet"], "first": "1", "initiative": "energy"},
        {"seats": 2, "demons": ["devourer", "acrobat"], "first": "0", "start": "full"},
        {"seats": 3, "demons": ["stone-guard", "random", "scholar"], "start": "full", "ties": "four-wins"},
        {"seats": 4, "demons": ["panther", "hermit", "random", "spider"], "first": "3", "ties": "deciding-fight"},
        {"seats": 4, "demons": ["warlord", "giant", "shadow-healer", "random"], "first": "2", "teams": "yes"},
    ],
    "unmatched": [
        {},
        {"mode": "duel", "heroes": ["alice", "alice"], "twice": "yes", "first": "1", "board": "sarpedon"}
        | {"end": "at-once", "exhaustion": "none", "feint": "boost-stays"},
        {"seats": 3, "mode": "free-for-all", "heroes": ["king-arthur", "medusa", "sinbad"], "exhaustion": "none"}
        | {"board": "globe-theatre"},
        {"seats": 4, "board": "marmoreal", "first": "3", "end": "at-once", "glance": "opposing", "lady": "always"},
        {"seats": 4, "mode": "teams", "first": "0", "board": "soho"},
        {"draft": "pick", "heroes": ["medusa", "random"], "board": "heorot"},
        {"draft": "secret", "board": "azuchi-castle"},
        {"board": "hanging-gardens", "heroes": ["achilles", "bloody-mary"]},
        {"board": "hanging-gardens", "high-ground": "none", "seats": 4},
        {"board": "king-solomons-mine", "heroes": ["bigfoot", "robin-hood"]},
        {"board": "sherwood-forest", "heroes": ["genie", "sun-wukong"]},
        {"board": "heorot", "heroes": ["little-red-riding-hood", "beowulf"]},
        {"board": "yukon", "heroes": ["yennenga", "dracula"]},
        {"board": "azuchi-castle", "heroes": ["oda-nobunaga", "medusa"]},
        {"board": "soho", "heroes": ["jekyll-and-hyde", "random"]},
        {"seats": 4, "mode": "teams-of-three", "team-hands": "closed", "first": "2", "exhaustion": "none"}
        | {"bewilderment": "combat-damage", "board": "baskerville-manor"},
    ],
    "boets": [
        {},
        {"fighters": ["khaskhanov", "random"], "draft": "pick"},
        {"fighters": ["telepnyov", "telepnyov"], "fighter-cards": "mirror"},
        {"fighters": ["nemkov", "nazarov"]},
        {"fighters": ["khaitulov", "klyopikov"]},
        {"fighters": ["glukhov", "kukurudzyak"]},
    ],
}
