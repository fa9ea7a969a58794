"""What Unmatched says of its boards: their plans, the letters of their zones, a space and who stands there."""

from __future__ import annotations

from ristal.games.unmatched.board import Board
from ristal.text.game_text import GameText
from ristal.text.types import SEATS, BoardPlan, Thing, View


class BoardGuide(GameText):
    plans: dict[str, Board]

    def board_thing(self, board: Board) -> Thing:
        numbers = {"spaces": len(board.spaces), "zones": len(board.zones), "starts": len(board.starts)}
        facts = [self.fact(name, number, board.provenance[name]) for name, number in numbers.items()]
        return self.thing(board.id, "board", facts, self.texts.say("unmatched-board-text", **numbers))

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
        }

    def zone_letters(self, board: Board) -> list[str]:
        """A letter for each zone: the board's own where the zone's name has it, else the first one still free."""
        letters: list[str] = []
        for zone in board.zones:
            name = zone.name[self.texts.language].upper()
            free = [letter for letter in name if letter not in letters]
            letters.append(zone.letter if zone.letter in name or not free else free[0])
        return letters

    def letters(self, board: str, space: str) -> str:
        plan = self.plans[board]
        letters = self.zone_letters(plan)
        return "".join(letters[zone] for zone in plan.zones_of[plan.number[space]])

    def legend(self, view: View) -> str:
        """With the letters of the zones of this board."""
        board = self.plans[view["board"]]
        zones = zip(self.zone_letters(board), (zone.name[self.texts.language] for zone in board.zones), strict=True)
        shown = ", ".join(f"{letter} — {name}" for letter, name in zones)
        return f"{super().legend(view)}\n{self.texts.say('unmatched-table-zones')} {shown}."

    def place(self, view: View, place: str) -> list[str]:
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
            self.texts.say("unmatched-space-here", who=here),
        ]

    def _who(self, view: View, space: str) -> str:
        """Who stands on a space, whose and how healthy: `▬ Гарпия 1 ♥1/1`."""
        for each in view["fighters"]:
            if each["space"] == space:
                name = self.texts.name(each["name"])
                return f"{SEATS[each['seat']]} {name} ♥{each['health']}/{each['max_health']}"
        return ""
