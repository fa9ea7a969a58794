"""Notices while the page is closed, from the switch in «Мои партии» to the notice that the browser shows."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from push_service import SUBSCRIBES, PushService
from screen import PATIENCE, Opens, Screen, Server

# A headless Chromium shows nothing: what the worker has it show is written down instead.
WRITES_DOWN = """() => {
  self.shown = [];
  self.registration.showNotification = async (title, { body, data }) => void self.shown.push({ title, body, data });
}"""


@pytest.fixture
def push() -> Iterator[PushService]:
    running = PushService()
    yield running
    running.stop()


@pytest.fixture
def telling(tmp_path: Path) -> Iterator[Server]:
    """A server that may tell a service on this machine, as none outside of tests may."""
    running = Server(tmp_path, more=["--private-webhooks"])
    yield running
    running.stop()


def deliver(screen: Screen, told: dict[str, object]) -> list[dict[str, object]]:
    """As the browser's own service hands it to the worker; what the worker shows then."""
    worker = screen.context.service_workers[0]
    worker.evaluate(WRITES_DOWN)
    line = screen.context.new_cdp_session(screen.page)
    found: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    line.send("ServiceWorker.enable")
    screen.page.wait_for_timeout(500)
    what = {"origin": screen.server.where, "registrationId": found[0], "data": json.dumps(told)}
    line.send("ServiceWorker.deliverPushMessage", what)
    for _ in range(50):
        if worker.evaluate("() => self.shown.length"):
            break
        screen.page.wait_for_timeout(100)
    shown: list[dict[str, object]] = worker.evaluate("() => self.shown")
    return shown


def test_a_turn_is_told_to_a_browser_whose_page_is_closed(opened: Opens, telling: Server, push: PushService) -> None:
    made = telling.found("vstrechny", ["me", "me"])
    screen = opened(telling, bypass_csp=True)
    screen.context.grant_permissions(["notifications"], origin=telling.where)
    screen.context.add_init_script(f"({SUBSCRIBES})({json.dumps(push.subscription)})")
    first = telling.asked(f"matches/{made['match']}", made["seats"][0]["token"])["asked"][0]
    screen.sit(made, "vstrechny", 1 - first)
    page = screen.page
    page.goto(f"{telling.where}/#/mine")
    page.click("[data-notices=off]", timeout=PATIENCE)
    page.wait_for_selector("[data-notices=on]", timeout=PATIENCE)
    page.wait_for_timeout(300)
    token = made["seats"][first]["token"]
    for number in range(40):
        state = telling.asked(f"matches/{made['match']}", token)
        if state["asked"] != [first]:
            break
        body = {
            "question": state["question"]["id"],
            "answers": [state["answers"][0]["answer"]],
            "message": f"m{number}",
        }
        telling.asked(f"matches/{made['match']}/answers", token, body)
    for _ in range(100):
        if push.told:
            break
        page.wait_for_timeout(100)
    page.wait_for_timeout(500)
    assert [(each["match"], each["seat"]) for each in push.told] == [(made["match"], 1 - first)]  # once a turn
    assert deliver(screen, push.told[0]) == [
        {"title": "Ваш ход", "body": push.told[0]["name"], "data": {"match": made["match"]}}
    ]
    page.click("[data-notices=on]")
    page.wait_for_selector("[data-notices=off]", timeout=PATIENCE)
