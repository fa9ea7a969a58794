"""`ristal serve`, and `ristal` alone: the table in the browser, matches over HTTP and WebSocket."""

from __future__ import annotations

import argparse
import os
import sys
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from ristal.cli.arguments import edition, number, whole
from ristal.cli.commands.db import DATABASE
from ristal.cli.files import saves_folder
from ristal.cli.language import texts
from ristal.content import read_edition
from ristal.games import game_ids

METRICS_TOKEN = "RISTAL_METRICS_TOKEN"  # a command line would show it to everybody on the machine
PUBLIC_URL = "RISTAL_PUBLIC_URL"
PROXY = "RISTAL_PROXY"
SHORTEST = 16  # characters of a token


def add(commands: Any) -> None:
    said = texts()
    command = commands.add_parser("serve", help=said.say("serve-help"), description=said.say("serve-help"))
    command.add_argument("--host", default="127.0.0.1", help=said.say("serve-host"))
    command.add_argument("--port", type=whole(0, 65_535), default=None, help=said.say("serve-port"))
    command.add_argument("--data", metavar="DIR", default=None, help=said.say("serve-data"))
    command.add_argument(
        "--database", metavar="URL", default=os.environ.get(DATABASE) or None, help=said.say("serve-database")
    )
    command.add_argument("--workers", type=whole(1, 256), default=1, help=said.say("serve-workers"))
    command.add_argument("--bot-pace", type=number(0, 60), default=0.4, help=said.say("serve-bot-pace"))
    command.add_argument(
        "--metrics-token",
        metavar=said.say("cli-word"),
        type=secret,
        default=os.environ.get(METRICS_TOKEN) or None,
        help=said.say("serve-metrics-token"),
    )
    _add_network(command)
    command.add_argument(
        "--edition", type=edition, metavar=said.say("cli-folder"), default=None, help=said.say("serve-edition")
    )
    command.add_argument("--no-browser", action="store_true", help=said.say("serve-no-browser"))
    command.set_defaults(run=run)


def _add_network(command: Any) -> None:
    """What the world knows the server by, and whom it believes."""
    said = texts()
    command.add_argument(
        "--public-url",
        metavar="URL",
        type=public_urls,
        default=os.environ.get(PUBLIC_URL, ""),
        help=said.say("serve-public-url"),
    )
    command.add_argument(
        "--proxy",
        metavar=said.say("cli-address"),
        type=networks,
        default=os.environ.get(PROXY, ""),
        help=said.say("serve-proxy"),
    )
    command.add_argument("--connections", type=whole(1, 10_000), default=64, help=said.say("serve-connections"))
    command.add_argument("--private-webhooks", action="store_true", help=said.say("serve-private-webhooks"))


def secret(text: str) -> str:
    """A token that is not guessed, and that a header can hold."""
    if len(text) >= SHORTEST and text.isascii() and text.isprintable() and " " not in text:
        return text
    raise argparse.ArgumentTypeError(texts().say("serve-bad-token", least=SHORTEST))


def public_urls(text: str) -> tuple[str, ...]:
    """Addresses that the world knows the server by: scheme, name and port, nothing else."""
    return tuple(_public_url(each) for each in _split_list(text))


def _public_url(text: str) -> str:
    try:
        parts = urlsplit(text)
        names = (parts.hostname, f"{parts.hostname}:{parts.port}")
    except ValueError:
        raise argparse.ArgumentTypeError(texts().say("serve-bad-public-url", url=text)) from None
    is_plain = parts.scheme in ("http", "https") and parts.netloc.lower() in names and text.isascii()
    if not is_plain or parts.path not in ("", "/") or parts.query or parts.fragment:
        raise argparse.ArgumentTypeError(texts().say("serve-bad-public-url", url=text))
    return f"{parts.scheme}://{parts.netloc.lower()}"


def networks(text: str) -> tuple[str, ...]:
    """Addresses of proxies, or networks of them."""
    try:
        return tuple(str(ip_network(each, strict=False)) for each in _split_list(text))
    except ValueError:
        raise argparse.ArgumentTypeError(texts().say("serve-bad-proxy", address=text)) from None


def _split_list(text: str) -> list[str]:
    return text.replace(",", " ").split()


def run(chosen: argparse.Namespace) -> int:
    from ristal.cli.commands.play import notices
    from ristal.server.run import serve
    from ristal.server.settings import ServeOptions

    if sys.stderr.isatty():  # for people; programs read lines of JSON there
        for notice in notices():
            print(notice, file=sys.stderr)
    folder = saves_folder() if chosen.data is None else Path(chosen.data)
    options = ServeOptions(
        chosen.host,
        chosen.port,
        folder,
        chosen.database,
        chosen.workers,
        not chosen.no_browser,
        chosen.bot_pace,
        metrics_token=chosen.metrics_token,
        public_urls=chosen.public_url,
        proxies=chosen.proxy,
        connections=chosen.connections,
        private_webhooks=chosen.private_webhooks,
        edition=None if chosen.edition is None else read_edition(chosen.edition, game_ids()),
    )
    return serve(options, lambda where: print(f"Ristal is at {where}", flush=True))  # read by programs too
