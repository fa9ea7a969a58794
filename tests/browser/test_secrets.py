"""Nobody's page knows what its viewer may not know: not in the document, not on the wire."""

from __future__ import annotations

import random
from typing import Any

import pytest
from screen import Opens, Screen, Server, play_moves

CASES: list[tuple[str, dict[str, Any]]] = [
    ("vstrechny", {"variant": "more-strategy"}),
    ("unmatched", {}),
]  # demons: every card is named on the table, and some are drafted openly; what is sent is in tests/server


class Wire:
    """Everything that a screen is sent."""

    def __init__(self, screen: Screen) -> None:
        self.heard: list[str] = []
        screen.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))
        screen.page.on("response", self._keep)

    def _hear(self, message: str | bytes) -> None:
        self.heard.append(str(message))

    def _keep(self, answer: Any) -> None:
        if "/api/matches/" in answer.url:
            self.heard.append(answer.text())


def hands(view: dict[str, Any]) -> dict[str, list[str | None]]:
    return {name: cards for name, cards in view["zones"].items() if name.startswith("hand-")}


@pytest.mark.parametrize(("game", "chosen"), CASES, ids=[case[0] for case in CASES])
def test_a_spectator_learns_no_secret(opened: Opens, server: Server, game: str, chosen: dict[str, Any]) -> None:
    made = server.found(game, ["me", "me"], seed="9", **chosen)
    watcher = opened(language="en")
    wire = Wire(watcher)
    watcher.sit(made, game)
    players = [opened(language="en").sit(made, game, seat) for seat in (0, 1)]
    chance = random.Random(3)
    play_moves(players, chance, 16)
    watcher.page.wait_for_timeout(300)
    secret = {card for seat, player in enumerate(players) for card in hands(player.state()["view"])[f"hand-{seat}"]}
    assert len(secret) > 2
    known = server.asked(f"matches/{made['match']}?lang=en", made["watch"])
    assert all(card is None for cards in hands(known["view"]).values() for card in cards)
    public = str(known)
    names = {thing["id"]: thing["name"] for thing in server.asked(f"games/{game}/catalogue?lang=en")["things"]}
    hidden = [card for card in secret if card and f"'{card}'" not in public]
    for card in hidden:
        assert not any(f'"{card}"' in message for message in wire.heard), f"{card} was sent"
        shown = watcher.page.get_by_text(names.get(card, card), exact=True)
        assert shown.count() == 0, f"{card} is in the document"
    for seat in made["seats"]:
        assert not any(seat["token"] in message for message in wire.heard)
        assert seat["token"] not in watcher.page.content()
    assert watcher.page.locator("[data-answer], [data-answers]").count() == 0
