"""Canaries: the secrets of a match are in no frame, refusal, log or export. What lies in hidden places has none: a deck
is no secret, its order is, and `test_secrecy` proves that nothing that is sent depends on that."""

from __future__ import annotations

from pathlib import Path

from serving_client import Player, Served, found
from sqlalchemy import select
from test_secrecy_live import Listener

from ristal.server.storage import tables
from ristal.server.storage.sql_store import SqlStore


def test_secrets_are_in_no_frame_refusal_log_or_export(served: Served, sqlite: str) -> None:
    """Seeds of others, the server's own, tokens, ids of messages, addresses of webhooks."""
    made = found(served.http, "vstrechny", ["me", "open"], seed="canary-of-the-host")
    match, own = made["match"], made["seats"][0]["token"]
    joined = served.http.post(f"/api/invites/{made['seats'][1]['invite']}", json={"seed": "canary-of-the-guest"}).json()
    webhook = {"action": "webhook", "webhook": "https://canary.example.org/of-the-guest"}
    guest, watcher = Player(served.http, match, joined["token"]), Player(served.http, match, made["watch"])
    assert guest.post("/seat", webhook).status_code == 200
    listeners = {token: Listener(served, match, token) for token in (own, joined["token"], made["watch"])}
    heard: list[bytes] = []
    for move in range(12):
        asked = watcher.state()["asked"]
        player = Player(served.http, match, (own, joined["token"])[asked[0]])
        heard.append(player.answer("nonsense", f"canary-wrong-{move}").content)
        state = player.state()
        number = player.answer(state["answers"][0]["answer"], f"canary-{move}").json()["number"]
        for listener in listeners.values():
            listener.wait("move", number)
        heard += [
            each.get(path, **query).content
            for each in (Player(served.http, match, own), watcher)
            for path, query in (
                ("", {}),
                ("/events", {"since": 0, "wait": 0}),
                ("/why", {"answer": "b2"}),
                ("/record", {}),
            )
        ]
    heard.append(served.http.get("/api/mine", headers={"Authorization": f"Bearer {own},{made['watch']}"}).content)
    heard.append(served.http.get("/metrics").content)
    store = SqlStore(sqlite)
    secret = store.one(select(tables.matches.c.secret).where(tables.matches.c.id == match))["secret"]
    store.close()
    secrets = [b"canary", secret.encode(), *(token.encode() for token in (*listeners, made["seats"][1]["invite"]))]
    for listener in listeners.values():
        heard += [frame.replace(b'"canary-', b"") if b'"ack"' in frame else frame for frame in listener.frames]
        listener.socket.close()
    heard.append(Path(served.errors).read_bytes())
    for each in heard:
        assert not [one for one in secrets if one in each], each
    assert Player(served.http, match, own).post("/resign").status_code == 200
    record = watcher.get("/record").content
    for one in (*secrets[2:], b"canary.example.org", b"canary-0", b"canary-wrong"):
        assert one not in record  # seeds and secret are revealed at the end, nothing else is
    assert b"canary-of-the-guest" in record
