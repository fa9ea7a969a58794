"""A friend at another machine of the local network: reached once it was opened, and by no link before."""

from __future__ import annotations

import pytest
from local_network import HOST, asks, invite, missing, reaches, serving, sits_down, two_machines

REASON = missing()
pytestmark = pytest.mark.skipif(REASON != "", reason=REASON)


def test_one_click_lets_a_friend_in_who_could_not_come_before() -> None:
    with two_machines() as (here, there), serving(here) as port:
        local = f"http://127.0.0.1:{port}"
        assert asks(here, f"{local}/api/reach")["kind"] == "local"
        assert not reaches(there, f"http://{HOST}:{port}/api/games")
        opened = asks(here, f"{local}/api/reach", {"network": True})
        assert (opened["kind"], opened["urls"]) == ("network", [f"http://{HOST}:{port}"])
        assert sits_down(there, opened["urls"][0], invite(here, port))["seat"] == 1
        assert not asks(there, f"http://{HOST}:{port}/api/reach")["can_open"]


def test_a_server_that_listens_to_the_network_names_the_address_that_a_friend_can_use() -> None:
    with two_machines() as (here, there), serving(here, "--host", "0.0.0.0") as port:
        found = asks(here, f"http://127.0.0.1:{port}/api/reach")
        assert (found["kind"], found["urls"]) == ("network", [f"http://{HOST}:{port}"])
        assert sits_down(there, found["urls"][0], invite(here, port))["seat"] == 1
