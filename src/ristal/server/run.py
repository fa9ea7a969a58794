"""Starting and stopping: one process, or several on one machine that share a port and a PostgreSQL."""

from __future__ import annotations

import contextlib
import errno
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import structlog
import uvicorn

from ristal import __version__
from ristal.engine.errors import BadOption
from ristal.server.app import make_app, say_goodbye
from ristal.server.http.middleware import LARGEST
from ristal.server.http.slow_clients import HttpConnection, SocketConnection
from ristal.server.instance_lock import InstanceLock

USUAL = 8200
TRIED = 20  # ports, where the usual one is taken and none was asked for
FAREWELL = 5  # seconds for clients to hear that the server stops
TURN = 0.0005  # seconds that a busy thread keeps Python's lock: the one that writes must not wait long for it


class Settings(NamedTuple):
    """How to serve."""

    host: str
    port: int | None  # None: the usual one, or the next that is free
    folder: Path
    database: str | None
    workers: int
    opens_browser: bool
    bot_pace: float
    durable: bool = True

    @property
    def url(self) -> str:
        return self.database or f"sqlite:///{self.folder / 'ristal.db'}"


class Server(uvicorn.Server):
    """Says where it is when it is."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], farewell: Callable[[], Any]) -> None:
        super().__init__(config)
        self.ready = ready
        self.farewell = farewell

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.farewell()
        await super().shutdown(sockets)


def serve(settings: Settings, say: Callable[[str], None]) -> int:
    """Serve until somebody stops it."""
    if settings.workers > 1 and not settings.url.startswith("postgresql"):
        raise BadOption(
            "several processes need a database that they can share: --database postgresql+psycopg://…",
            problem="workers",
            option="workers",
        )
    alone = None
    if settings.database is None:
        settings.folder.mkdir(parents=True, exist_ok=True)
        (settings.folder / "ristal.db").touch(mode=0o600)  # it holds what no other user of this machine may see
        alone = InstanceLock(settings.folder)
        if alone.other is not None:
            return _is_there_already(settings, alone.other, say)
    bound = _bind(settings)
    where = f"http://{_shown(settings.host)}:{bound.getsockname()[1]}/"
    if alone is not None:
        alone.say(where)
    if settings.workers > 1:
        return _serve_many(settings, bound, lambda: say(where))

    def ready() -> None:
        say(where)
        if settings.opens_browser:
            _open_browser(where)

    _run(settings, bound, ready)
    return 0


def _is_there_already(settings: Settings, where: str, say: Callable[[str], None]) -> int:
    """Another server has these matches: who only wants to play is shown the way there."""
    if settings.port is not None:
        raise BadOption(
            f"another server has the matches in {settings.folder}: {where}",
            problem="folder-in-use",
            option="data",
            folder=str(settings.folder),
            where=where,
        )
    say(where)
    if settings.opens_browser:
        _open_browser(where)
    return 0


def _bind(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    ports = range(USUAL, USUAL + TRIED) if settings.port is None else [settings.port]
    for port in ports:
        bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, else asyncio leaves Nagle on
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            bound.bind((settings.host, port))
        except OSError as error:
            bound.close()
            if error.errno == errno.EADDRINUSE and port != ports[-1]:
                continue
            raise BadOption(
                f"cannot listen at {settings.host}:{port}: {error.strerror}",
                problem="port",
                option="port",
                port=str(port),
                host=settings.host,
            ) from None
        bound.set_inheritable(True)
        break
    return bound


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def _run(settings: Settings, bound: socket.socket, ready: Callable[[], None]) -> None:
    log_to_stderr()
    sys.setswitchinterval(TURN)
    structlog.get_logger().info(
        "starting", version=__version__, database=settings.url.partition(":")[0], durable=settings.durable
    )
    app = make_app(settings.url, settings.durable, bot_pace=settings.bot_pace)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=FAREWELL,
        http=HttpConnection,
        ws=SocketConnection,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,  # costs more time and memory than it saves, and sizes would tell of contents
    )
    Server(config, ready, partial(say_goodbye, app)).run(sockets=[bound])


class Discreet(logging.Formatter):
    """Of an error it says the kind and the place: what an error says of itself may hold a card."""

    def formatException(self, ei: Any) -> str:  # noqa: N802
        frames = traceback.extract_tb(ei[2])[-3:]
        return f"{ei[0].__name__} at {' < '.join(f'{frame.name}:{frame.lineno}' for frame in reversed(frames))}"


def log_to_stderr() -> None:
    """Structured lines, without tokens and without cards: addresses and bodies are never logged."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Discreet("%(message)s"))
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def _worker(settings: Settings, bound: socket.socket, started: Any) -> None:
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    _run(settings, bound, lambda: _say_started(started))


def _say_started(started: Any) -> None:
    with contextlib.suppress(OSError):  # nobody may be there any more to hear it
        started.send(True)


def _leave_with_parent() -> None:
    """Without the process that replaces the dead nobody would: the port must be free for the next start."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def _serve_many(settings: Settings, bound: socket.socket, ready: Callable[[], None]) -> int:
    """Processes that accept from one socket; who dies is replaced."""
    context = multiprocessing.get_context("spawn")
    bound.listen(512)
    stopping = threading.Event()

    def start() -> Any:
        started, theirs = context.Pipe(duplex=False)
        process = context.Process(target=_worker, args=(settings, bound, theirs))
        process.start()
        theirs.close()
        started.poll(60)  # an event would keep a worker waiting whose parent was killed here
        started.close()
        return process

    processes = [start() for _ in range(settings.workers)]
    for stop in (signal.SIGTERM, signal.SIGINT):
        signal.signal(stop, lambda *_: stopping.set())
    ready()
    while not stopping.wait(0.5):
        for number, process in enumerate(processes):
            if not process.is_alive():
                processes[number] = start()
    for process in processes:
        process.terminate()
    for process in processes:
        process.join(FAREWELL + 5)
    return 0


def _open_browser(where: str) -> None:
    import webbrowser

    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    threading.Thread(target=webbrowser.open, args=(where,), daemon=True).start()
