"""What keeps the event loop busy: `python tests/server/loop.py --moves 60` plays matches of all games, asks for
everything that can be asked for, and says which callbacks took more than 5 ms of processor time."""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from loop_watch import report
from serving_client import Player, Served, address, found
from socket_client import Socket

from ristal.games import game_ids

OPTIONS: dict[str, list[dict[str, Any]]] = {"demons": [{"seats": 4, "teams": "yes"}], "unmatched": [{"seats": 4}]}


class Asking:
    """A match whose seats ask for everything while they play at random."""

    def __init__(self, server: Served, game: str, options: dict[str, Any], seed: int) -> None:
        self.http = server.http
        self.chance = random.Random(f"{game} {options} {seed}")
        self.http.headers.update(address(self.chance.randrange(2**16)))
        seats = int(options.get("seats", 2))
        self.made = found(self.http, game, ["me"] * seats, options=options)
        self.game = game
        self.sockets = [
            Socket(server, self.made["match"], token, frames=True)
            for token in (self.made["watch"], *(seat["token"] for seat in self.made["seats"]))
        ]
        self.things = [thing["id"] for thing in self.http.get(f"/api/games/{game}/catalogue").json()["things"]]

    def move(self, number: int) -> bool:
        """One answer, and all the questions that a page may have before it; whether the match goes on."""
        state = Player(self.http, self.made["match"], self.made["watch"]).state()
        if not state["asked"]:
            return False
        player = Player(self.http, self.made["match"], self.made["seats"][state["asked"][0]]["token"])
        mine = player.state(lang=self.chance.choice(["ru", "en"]))
        answer = self.chance.choice(mine["answers"])
        player.get("/why", answer=self.chance.choice([answer["answer"], "nothing", *self.things]))
        player.get("/why", about=self.chance.choice(self.things))
        player.get("/line", text=answer["label"][: self.chance.randrange(1, 8)])
        player.get("/events", since=0, wait=0)
        player.post("/draft", {"question": mine["question"]["id"], "answers": [answer["answer"]]})
        told = player.answer(answer["answer"], f"m{number}", mine["question"]["id"])
        assert told.status_code == 200, told.text
        for socket in self.sockets:
            socket.until("move", number=told.json()["number"])
            socket.passed.clear()
        return True

    def end(self) -> None:
        """The rest is given up: the record is read, proved and looked at from every side."""
        first = Player(self.http, self.made["match"], self.made["seats"][0]["token"])
        if not first.state()["result"]:
            first.post("/draw")
            for seat in self.made["seats"][1:]:
                Player(self.http, self.made["match"], seat["token"]).post("/draw")
        first.get("/record")
        for socket in self.sockets:
            socket.raw.close()


def run(moves: int, matches: int, folder: Path) -> str:
    """So many moves in so many matches of each game, and the report."""
    server = Served(f"sqlite:///{folder / 'ristal.db'}", watch=folder / "loop.jsonl")
    began = time.monotonic()
    try:
        for page in ("/", "/api/games", "/api/openapi.json", "/api/games/boets/rules", "/nothing/like/this"):
            server.http.get(page)
        for seed in range(matches):
            for game in game_ids():
                for options in ({}, *OPTIONS.get(game, [])):
                    asking = Asking(server, game, options, seed)
                    for number in range(moves):
                        if not asking.move(number):
                            break
                    asking.end()
                    print(f"\r{seed + 1} of {matches}: {game:10}", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
    finally:
        server.stop()
    return report(folder / "loop.jsonl", began)


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--moves", type=int, default=60)
    options.add_argument("--matches", type=int, default=2)
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(run(chosen.moves, chosen.matches, Path(folder)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
