"""What Unmatched says of its boards: their plans, the letters of their zones, a space and who stands there."""

from __future__ import annotations

from collections.abc import Mapping

from ristal.games.unmatched.arena import HIGH_GROUND
from ristal.games.unmatched.board import Board, spaces_in
from ristal.games.unmatched.view import UnmatchedView
from ristal.text.game_text import Guide
from ristal.text.types import SEATS, BoardPlan, Thing


class BoardGuide(Guide[UnmatchedView]):
    plans: dict[str, Board]

    def board_thing(self, board: Board, options: Mapping[str, object]) -> Thing:
        numbers = {"spaces": len(board.spaces), "zones": len(board.zones), "starts": len(board.starts)}
        facts = [self.fact(name, number, board.provenance[name]) for name, number in numbers.items()]
        text = [self.texts.say("unmatched-board-text", **numbers), *self._features(board, options)]
        return self.thing(board.id, "board", facts, " ".join(text))

    def _features(self, board: Board, options: Mapping[str, object]) -> list[str]:
        """§R34a §R34b §R34c What a board has beyond spaces and lines, and what it has only in its box."""
        said = []
        if board.passages:
            spaces = [board.spaces[space] for space in board.passages]
            said.append(self.texts.say("unmatched-board-passages", spaces=", ".join(spaces)))
        if board.slopes and options.get("high-ground", HIGH_GROUND[0]) == HIGH_GROUND[0]:
            said.append(self.texts.say("unmatched-board-slopes"))
        if board.left_out:
            said.append(self.texts.say("unmatched-board-left-out", what=board.left_out))
        return said

    def boards(self) -> list[BoardPlan]:
        return [self._plan(board) for board in self.plans.values()]

    def _plan(self, board: Board) -> BoardPlan:
        return {
            "id": board.id,
            "name": self.texts.name(board.id),
            "width": board.width,
            "height": board.height,
            "spaces": [
                {
                    "id": name,
                    "x": board.x[space],
                    "y": board.y[space],
                    "zones": [board.zones[zone].id for zone in board.zones_of[space]],
                    "next": [board.spaces[other] for other in board.adjacent[space]],
                }
                for space, name in enumerate(board.spaces)
            ],
            "zones": [
                {
                    "id": zone.id,
                    "name": zone.name[self.texts.language],
                    "letter": letter,
                    "colour": zone.colour,
                }
                for zone, letter in zip(board.zones, self.zone_letters(board), strict=True)
            ],
            "starts": [board.spaces[start] for start in board.starts],
            "passages": [board.spaces[mouth] for mouth in board.passages],
            "slopes": [[board.spaces[high], board.spaces[low]] for high, low in board.slopes],
        }

    def zone_letters(self, board: Board) -> list[str]:
        """A letter for each zone: the board's own where the zone's name has it, else the first one still free."""
        letters: list[str] = []
        for zone in board.zones:
            name, own = zone.name[self.texts.language].upper(), zone.letter[self.texts.language]
            free = [letter for letter in name if letter not in letters]
            letters.append(own if own in name or not free else free[0])
        return letters

    def letters(self, board: str, space: str) -> str:
        plan = self.plans[board]
        letters = self.zone_letters(plan)
        return "".join(letters[zone] for zone in plan.zones_of[plan.number[space]])

    def legend(self, view: UnmatchedView) -> str:
        """With the letters of the zones of this board."""
        board = self.plans[view["board"]]
        zones = zip(self.zone_letters(board), (zone.name[self.texts.language] for zone in board.zones), strict=True)
        shown = ", ".join(f"{letter} — {name}" for letter, name in zones)
        return f"{super().legend(view)}\n{self.texts.say('unmatched-table-zones')} {shown}."

    def place(self, view: UnmatchedView, place: str) -> list[str]:
        """The zones of a space, its neighbours with who stands on them, and who stands here."""
        board = self.plans[view["board"]]
        if place not in board.number:
            return []
        space, letters = board.number[place], self.zone_letters(board)
        zones = [f"{letters[zone]} {board.zones[zone].name[self.texts.language]}" for zone in board.zones_of[space]]
        near = []
        for other in board.adjacent[space]:
            who = self._who(view, board.spaces[other])
            near.append(f"{board.spaces[other]} ({who})" if who else board.spaces[other])
        here = self._who(view, place) or self.texts.say("unmatched-space-free")
        return [
            self.texts.say("unmatched-space-zones", zones=", ".join(zones), count=len(zones)),
            self.texts.say("unmatched-space-next", spaces=", ".join(near)),
            *self._tell_features(view, board, space),
            self.texts.say("unmatched-space-here", who=here),
        ]

    def _tell_features(self, view: UnmatchedView, board: Board, space: int) -> list[str]:
        """§R34a §R34b Where secret passages lead from here, and on whom one looks down."""
        said = []
        if passages := [board.spaces[mouth] for mouth in board.passages if space in board.passages and mouth != space]:
            said.append(self.texts.say("unmatched-space-passages", spaces=", ".join(passages)))
        if (below := board.below[space]) and view["rulings"]["high-ground"] == HIGH_GROUND[0]:
            spaces = [board.spaces[low] for low in spaces_in(below)]
            said.append(self.texts.say("unmatched-space-below", spaces=", ".join(spaces)))
        return said

    def _who(self, view: UnmatchedView, space: str) -> str:
        """Who stands on a space, whose and how healthy: `▬ Гарпия 1 ♥1/1`."""
        for each in view["fighters"]:
            if each["space"] == space:
                name = self.texts.name(each["name"])
                return f"{SEATS[each['seat']]} {name} ♥{each['health']}/{each['max_health']}"
        return ""
