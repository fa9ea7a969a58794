"""Matches on a server that is killed (kill -9) again and again: what was said to be kept must be there afterwards."""

from __future__ import annotations

import json
import random
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import urlsplit

import httpx
from serving_client import Player, Served, found

from ristal import replay

DEADLINE = 60.0  # seconds for anything that must come


class Mortal:
    """A server that is killed and started again."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.served = Served(url)
        self.kills = 0

    def crash(self) -> None:
        self.served.kill()
        self.served = Served(self.url)
        self.kills += 1


class Crashing:
    """One match; its server is killed in three ways in turn: when an answer was acknowledged, when it was kept but
    nobody read the reply, and at once after sending."""

    def __init__(self, server: Mortal, game: str, options: dict[str, Any], seed: int) -> None:
        self.chance = random.Random(seed)
        self.server = server
        self.made = found(server.served.http, game, ["me"] * int(options.get("seats", 2)), options=options)
        self.given: list[str] = []
        self.number = 1
        self.seen_before: list[bytes] | None = None

    def viewers(self) -> list[Player]:
        tokens = [seat["token"] for seat in self.made["seats"]] + [self.made["watch"]]
        return [Player(self.server.served.http, self.made["match"], token) for token in tokens]

    def seen(self) -> list[bytes]:
        """All that everybody can read of the match, as it comes."""
        return [
            viewer.get(path, **query).content
            for viewer in self.viewers()
            for path, query in (("", {"lang": "ru"}), ("/events", {"since": 0, "wait": 0}))
        ]

    def next_answer(self) -> tuple[int, dict[str, str]] | None:
        """Who answers what."""
        asked = self.viewers()[-1].state()["asked"]
        if not asked:
            return None
        seat = self.chance.choice(asked)
        state = self.viewers()[seat].state()
        answer = self.chance.choice(state["answers"])["answer"]
        body = {"question": state["question"]["id"], "answer": answer, "message": f"m{len(self.given)}"}
        return seat, body

    def answer(self, way: int | None) -> tuple[int, dict[str, str]] | None:
        """Give an answer and wait for nothing, for its being kept, or for the reply; nothing when the match is over."""
        sent = self.next_answer()
        if sent is None:
            return None
        seat, body = sent
        if way in (1, 2):
            with self._send(seat, body):
                if way == 1:
                    self._wait_for(self.number + 1)
                else:
                    time.sleep(self.chance.choice((0.0, 0.01)))  # sometimes in the middle of the work
        else:
            assert self.viewers()[seat].post("/answers", body).status_code == 200
        self.seen_before = None if way == 2 else self.seen() if way is not None else None
        self.given.append(body["answer"])
        self.number += 1
        return sent

    def check(self, sent: tuple[int, dict[str, str]]) -> None:
        """After the crash: all is as it was, and the answer counts once."""
        assert self.seen_before in (None, self.seen()), f"move {self.number}: another state after the crash"
        seat, body = sent
        again = self.viewers()[seat].post("/answers", body)
        assert (again.status_code, again.json()) == (200, {"number": self.number}), again.text
        assert self.viewers()[-1].state()["number"] == self.number, "a resent answer counted twice"

    def play(self, every: int) -> None:
        """To the end, with a crash at every so many moves."""
        kills = 0
        while True:
            is_due = len(self.given) % every == 0
            sent = self.answer(kills % 3 if is_due else None)
            if sent is None:
                break
            if is_due:
                self.server.crash()
                kills += 1
                self.check(sent)
        self.check_end(0)

    def _send(self, seat: int, body: dict[str, str]) -> socket.socket:
        """Send an answer without waiting for the reply."""
        where, content = urlsplit(self.server.served.where), json.dumps(body).encode()
        head = (
            f"POST /api/matches/{self.made['match']}/answers HTTP/1.1\r\nHost: {where.netloc}\r\n"
            f"Authorization: Bearer {self.made['seats'][seat]['token']}\r\nContent-Length: {len(content)}\r\n\r\n"
        )
        wire = socket.create_connection((where.hostname, where.port))
        wire.sendall(head.encode() + content)
        return wire

    def _wait_for(self, number: int) -> None:
        until = time.monotonic() + DEADLINE
        while self.viewers()[-1].state()["number"] < number:
            assert time.monotonic() < until, "an answer was not taken"

    def check_end(self, others: int) -> None:
        """Every answer is there once, in order, and the record plays again; `others` moves were no answers."""
        record = self.viewers()[0].get("/record")
        assert record.status_code == 200, record.text
        assert [move["answer"] for move in record.json()["moves"]] == self.given
        assert replay(record.text).result is not None
        numbers = [move["number"] for move in self.viewers()[-1].get("/events", since=0, wait=0).json()]
        assert numbers == list(range(1, len(self.given) + others + 2))


class Storm:
    """Many matches at once, so that a kill falls into the middle of commits that belong to several of them."""

    def __init__(self, url: str, matches: int, seed: int) -> None:
        self.url = url
        self.chance = random.Random(seed)
        self.server = Served(url)
        self.made = [found(self.server.http, "vstrechny", ["me", "me"]) for _ in range(matches)]
        self.sure: list[list[str]] = [[] for _ in self.made]  # messages that the server said it has
        self.open: list[tuple[int, dict[str, str]] | None] = [None for _ in self.made]

    def count(self) -> int:
        return sum(len(sure) for sure in self.sure)

    def round(self, answers: int) -> None:
        """Everybody answers as fast as they can; after so many answers the server dies in the middle of it."""
        until, enough = time.monotonic() + DEADLINE, self.count() + answers
        with ThreadPoolExecutor(len(self.made)) as pool:
            playing = [pool.submit(self._play, number) for number in range(len(self.made))]
            while self.count() < enough and not all(each.done() for each in playing):
                assert time.monotonic() < until, "nobody gets an answer"
                time.sleep(0.001)
            self.server.process.kill()
            for each in playing:
                each.result(DEADLINE)
        self.server.kill()
        self.server = Served(self.url)
        for number in range(len(self.made)):
            self._resend(number)
            self.check(number)

    def _play(self, number: int) -> None:
        chance = random.Random(number)
        made = self.made[number]
        with httpx.Client(base_url=self.server.where, timeout=DEADLINE) as http:
            try:
                while asked := Player(http, made["match"], made["watch"]).state()["asked"]:
                    player = Player(http, made["match"], made["seats"][asked[0]]["token"])
                    state = player.state()
                    body = {
                        "question": state["question"]["id"],
                        "answer": chance.choice(state["answers"])["answer"],
                        "message": f"m{len(self.sure[number])}",
                    }
                    self.open[number] = (asked[0], body)
                    assert player.post("/answers", body).status_code == 200
                    self._is_sure(number)
            except (httpx.HTTPError, ValueError):
                return

    def _is_sure(self, number: int) -> None:
        sent = self.open[number]
        assert sent is not None
        self.sure[number].append(sent[1]["message"])
        self.open[number] = None

    def _resend(self, number: int) -> None:
        sent = self.open[number]
        if sent is None:
            return
        seat, body = sent
        player = Player(self.server.http, self.made[number]["match"], self.made[number]["seats"][seat]["token"])
        again = player.post("/answers", body)
        assert again.status_code == 200, again.text
        self._is_sure(number)

    def check(self, number: int) -> None:
        """What was acknowledged is there, once; nothing else is."""
        watcher = Player(self.server.http, self.made[number]["match"], self.made[number]["watch"])
        told = watcher.get("/events", since=0, wait=0).json()
        assert [move["number"] for move in told] == list(range(1, len(self.sure[number]) + 2))
        assert watcher.state()["number"] == len(self.sure[number]) + 1

    def stop(self) -> None:
        self.server.kill()
