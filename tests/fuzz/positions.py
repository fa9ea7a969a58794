"""Positions that stand, to be damaged."""

from __future__ import annotations

POSITIONS: dict[str, list[str]] = {
    "vstrechny": [
        """
        armies = ["south", "north"]
        to_move = 0
        field = ". . .\\n . berserk . \\n . bedouin . \\n . . ."
        reserve = [["saqlab"], ["archer"]]
        """,
        """
        armies = ["south", "north"]
        variant = "more-strategy"
        to_move = 1
        field = ". . .\\n . berserk . \\n . bedouin . \\n . . ."
        hand = [["saqlab"], ["archer"]]
        """,
    ],
    "boets": [
        """
        fighters = ["nemkov", "glukhov"]
        to_move = 0
        phase = "technique"
        round = 1
        ring = [{ red = [3, 3] }, {}]
        health = [[12, 0], [7, 3]]
        yellow = [0, 1]
        hand = [["backfist", "Тренер"], []]
        deck = [["swing"], []]
        copyable = ["", "throw"]
        skips = [1]
        opening = 1
        suffered = [0, 1]
        """
    ],
    "demons": [
        """
        seats = 3
        first = 0
        demons = ["panther", "giant", "spider"]
        hands = [["dodge"], ["combo", "guard"], []]
        series = [["dodge"], ["combo"], ["guard"]]
        laid = ["grab", "combo", "onslaught"]
        energy = [1, 3, 2]
        traps = ["onslaught"]
        turn = 3
        """,
        """
        seats = 2
        hands = [["dodge"], ["combo", "guard"]]
        phase = "start"
        wins = [1, 0]
        """,
    ],
    "ninedice": [
        """
        phase = "duels"
        to_move = 0
        battle = 1
        options = { exhaustion = "off" }
        [[side]]
        field = ["red-destroyer 4", "green-fortress 5"]
        reserve = ["синий Барьер"]
        [[side]]
        field = ["blue-destroyer 4"]
        """,
        """
        phase = "draft"
        [[side]]
        card = "red-green"
        set = ["red-destroyer", "green-destroyer", "blue-destroyer"]
        [[side]]
        card = "black-white"
        set = ["black-barrier", "white-barrier", "red-barrier"]
        """,
        """
        phase = "reroll"
        [[side]]
        field = ["red-destroyer 4", "green-fortress 5"]
        [[side]]
        prison = ["blue-destroyer"]
        """,
    ],
    "unmatched": [
        """
        board = "sarpedon"
        heroes = ["king-arthur", "sinbad"]
        to_move = 1
        phase = "turn-start"
        spaces = { king-arthur = "s01", merlin = "s02", sinbad = "s03" }
        start_spaces = { sinbad = "s04" }
        discards = [["feint"], []]
        end = "at-once"
        """,
        """
        board = "marmoreal"
        heroes = ["alice", "medusa"]
        to_move = 0
        actions = 2
        spaces = { alice = "m15", medusa = "m17", harpy-1 = "m09" }
        health = { alice = 5 }
        hands = [["feint"], ["dash"]]
        decks = [["regroup"], []]
        sizes = ["big", "none"]
        turns = [2, 1]
        """,
    ],
}
