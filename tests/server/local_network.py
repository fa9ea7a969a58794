"""Two machines in one local network, made of two network namespaces of Linux: a server on one, a friend at the other,
and nobody else. Wants root and `ip`; as a command it says what it has seen: python tests/server/local_network.py"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

HOST, FRIEND = "10.213.77.1", "10.213.77.2"
PATIENCE = 60  # seconds

ASKS = """
import sys, urllib.request
request = urllib.request.Request(sys.argv[1], sys.argv[2].encode() or None, {"Content-Type": "application/json"})
print(urllib.request.urlopen(request, timeout=10).read().decode())
"""


def missing() -> str:
    """What keeps this machine from it; empty where nothing does."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return "only root can make network namespaces, on Linux"
    if shutil.which("ip") is None:
        return "there is no `ip` (iproute2)"
    tried = f"ristal-{os.getpid()}-tried"
    done = subprocess.run(["ip", "netns", "add", tried], capture_output=True, text=True, check=False)
    if done.returncode:
        return f"this machine lets nobody make network namespaces: {done.stderr.strip()}"
    run("ip", "netns", "delete", tried)
    return ""


def run(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=PATIENCE).stdout


@contextmanager
def two_machines() -> Iterator[tuple[str, str]]:
    """The names of two namespaces with one cable between them."""
    here, there = (f"ristal-{os.getpid()}-{end}" for end in ("host", "friend"))
    try:
        for name in (here, there):
            run("ip", "netns", "add", name)
            run("ip", "-n", name, "link", "set", "lo", "up")
        run("ip", "-n", here, "link", "add", "cable", "type", "veth", "peer", "name", "cable", "netns", there)
        for name, address in ((here, HOST), (there, FRIEND)):
            run("ip", "-n", name, "address", "add", f"{address}/24", "dev", "cable")
            run("ip", "-n", name, "link", "set", "cable", "up")
        yield here, there
    finally:
        for name in (here, there):
            subprocess.run(["ip", "netns", "delete", name], capture_output=True, check=False)


def asks(machine: str, url: str, body: Any = None) -> Any:
    """What this machine is answered."""
    said = "" if body is None else json.dumps(body)
    return json.loads(run("ip", "netns", "exec", machine, sys.executable, "-c", ASKS, url, said))


def reaches(machine: str, url: str) -> bool:
    try:
        asks(machine, url)
    except subprocess.CalledProcessError:
        return False
    return True


@contextmanager
def serving(machine: str, *more: str) -> Iterator[int]:
    """`ristal serve` on this machine; its port."""
    with tempfile.TemporaryDirectory() as data:
        command = ["ip", "netns", "exec", machine, sys.executable, "-m", "ristal", "serve", "--port", "0"]
        command += ["--no-browser", "--data", data, *more]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                line = process.stdout.readline()
                assert line.startswith("Ristal is at "), line
                yield int(line.strip().rstrip("/").rpartition(":")[2])
            finally:
                process.terminate()


def invite(machine: str, port: int) -> str:
    """A match with a free seat, founded on the machine of the server; its invite."""
    made = asks(machine, f"http://127.0.0.1:{port}/api/matches", {"game": "boets", "sitters": ["me", "open"]})
    return next(seat["invite"] for seat in made["seats"] if "invite" in seat)


def sits_down(machine: str, where: str, word: str) -> Any:
    return asks(machine, f"{where}/api/invites/{word}", {"nick": "Boris"})


def main() -> int:
    reason = missing()
    if reason:
        print(f"skipped: {reason}")
        return 0
    with two_machines() as (here, there):
        with serving(here) as port:
            near = asks(here, f"http://127.0.0.1:{port}/api/reach")
            print(
                "listens to itself:", near["kind"], near["urls"], "| reached:", reaches(there, f"http://{HOST}:{port}/")
            )
            opened = asks(here, f"http://127.0.0.1:{port}/api/reach", {"network": True})
            print("opened by a click:", opened["kind"], opened["urls"])
            print("a friend sits down at seat", sits_down(there, opened["urls"][0], invite(here, port))["seat"])
        with serving(here, "--host", "0.0.0.0") as port:
            found = asks(here, f"http://127.0.0.1:{port}/api/reach")
            print("listens to the network:", found["kind"], found["urls"])
            print("a friend sits down at seat", sits_down(there, found["urls"][0], invite(here, port))["seat"])
    return 0


if __name__ == "__main__":
    sys.exit(main())
