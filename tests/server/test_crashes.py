"""After kill -9 every match goes on exactly; `make soak` kills after every move, here a few kills stand for them."""

from __future__ import annotations

from crashing import Crashing, Mortal, Storm

from ristal.games import game_ids


def test_nothing_is_lost_and_nothing_doubled(database: str) -> None:
    server = Mortal(database)
    try:
        matches = [Crashing(server, game, {}, seed=3) for game in game_ids()]
        for way in (0, 1, 2):
            for match in matches:
                for _ in range(10):
                    match.answer(None)
            sent = [match.answer(way) for match in matches]
            server.crash()
            for match, answer in zip(matches, sent, strict=True):
                if answer is not None:
                    match.check(answer)
        for match in matches:
            is_over = match.viewers()[0].state()["result"] is not None
            assert is_over or match.viewers()[0].post("/resign").status_code == 200
            match.check_end(0 if is_over else 1)
    finally:
        server.served.kill()


def test_a_kill_in_the_middle_of_many_commits(database: str) -> None:
    storm = Storm(database, matches=6, seed=1)
    try:
        for answers in (10, 25):
            storm.round(answers)
        assert storm.count() >= 35
    finally:
        storm.stop()
