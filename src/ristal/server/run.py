"""Starting and stopping: one process, or several on one machine that share a port and a PostgreSQL."""

from __future__ import annotations

import asyncio
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
from typing import Any, Final, TextIO

import structlog
import uvicorn
from starlette.applications import Starlette

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

from ristal import __version__
from ristal.engine.errors import BadOption
from ristal.games import keep_contents, play_edition
from ristal.server import settings
from ristal.server.app import make_app, say_goodbye
from ristal.server.http.addresses import Addresses
from ristal.server.http.connections import Connections
from ristal.server.instance_lock import InstanceLock
from ristal.server.laboratory.desk import Desk
from ristal.server.laboratory.editions import KEPT
from ristal.server.metrics import Metrics
from ristal.server.people.reach import Reach
from ristal.server.settings import ServeOptions
from ristal.server.storage.errors import BadDatabase
from ristal.server.storage.preflight import file_of, prepare

NOT_STARTED: Final = 3  # the exit code where the log says why


class Server(uvicorn.Server):
    """Says where it is when it is."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], farewell: Callable[[], Any]) -> None:
        super().__init__(config)
        self.ready = ready
        self.farewell = farewell

    async def listen_at(self, host: str, port: int) -> None:
        """Take connections at one more address of this machine."""
        bound = socket.socket(_family(host), socket.SOCK_STREAM, socket.IPPROTO_TCP)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            bound.bind((host, port))
        except OSError:
            bound.close()
            raise

        def connect() -> asyncio.Protocol:
            state, lifespan = self.server_state, self.lifespan.state
            made: asyncio.Protocol = self.config.http_protocol_class(
                config=self.config,
                server_state=state,
                app_state=lifespan,  # type: ignore[call-arg]
            )
            return made

        self.servers.append(await asyncio.get_running_loop().create_server(connect, sock=bound))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.farewell()
        await super().shutdown(sockets)


def serve(options: ServeOptions, say: Callable[[str], None]) -> int:
    """Serve until somebody stops it."""
    if options.workers > 1 and file_of(options.url) is not None:
        raise BadOption("workers", option="workers")
    alone = None
    if options.database is None:
        alone = _take_folder(options.folder)
        if alone.other is not None:
            return _is_there_already(options, alone.other, say)
    prepare(options.url)
    bound = _bind(options)
    where = f"http://{_write_host(options.host)}:{bound.getsockname()[1]}/"
    if alone is not None:
        alone.say(where)
    if options.workers > 1:
        return _serve_many(options, bound, lambda: say(where))

    def ready() -> None:
        say(where)
        if options.opens_browser:
            _open_browser(where)

    return _run(options, bound, ready)


def _take_folder(folder: Path) -> InstanceLock:
    """The folder of matches, which nobody else serves from now on."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "ristal.db").touch(mode=0o600)  # it holds what no other user of this machine may see
        return InstanceLock(folder)
    except OSError:
        raise BadDatabase("no-access", file=str(folder)) from None


def _is_there_already(options: ServeOptions, where: str, say: Callable[[str], None]) -> int:
    """Another server has these matches: who only wants to play is shown the way there."""
    if options.port is not None:
        raise BadOption("folder-in-use", option="data", folder=str(options.folder), where=where)
    say(where)
    if options.opens_browser:
        _open_browser(where)
    return 0


def _bind(options: ServeOptions) -> socket.socket:
    family = _family(options.host)
    usual = range(settings.USUAL_PORT, settings.USUAL_PORT + settings.PORTS_TRIED)
    ports = usual if options.port is None else [options.port]
    for port in ports:
        bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, else asyncio leaves Nagle on
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            bound.bind((options.host, port))
        except OSError as error:
            bound.close()
            if error.errno == errno.EADDRINUSE and port != ports[-1]:
                continue
            raise BadOption("port", option="port", port=str(port), host=options.host) from None
        bound.set_inheritable(True)
        break
    return bound


def _family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def _write_host(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def _run(options: ServeOptions, bound: socket.socket, ready: Callable[[], None], number: int = 0) -> int:
    log_to_stderr()
    sys.setswitchinterval(settings.THREAD_SWITCH_SECONDS)
    play_edition(options.edition)
    structlog.get_logger().info(
        "starting", version=__version__, database=options.url.partition(":")[0], durable=options.durable
    )
    metrics = Metrics(number)
    addresses = Addresses(options.public_urls, options.proxies)
    most = min(settings.CONNECTIONS_IN_ALL, raise_file_limit() - settings.FILES_SPARED)
    connections = Connections(options.connections, most, addresses.is_proxy, metrics.refusals)
    app = make_app(
        options.url,
        options.durable,
        bot_pace=options.bot_pace,
        metrics=metrics,
        addresses=addresses,
        connections=connections,
    )
    app.state.metrics_token, app.state.private_webhooks = options.metrics_token, options.private_webhooks
    if options.is_local:
        _open_laboratory(app, options.folder)
    config = _configure(app)
    connections.stand_before(config)
    server = Server(config, ready, partial(say_goodbye, app))
    port = bound.getsockname()[1]
    opens = partial(server.listen_at, port=port) if options.is_for_play else None
    app.state.reach = Reach(options.host, port, options.public_urls, opens)
    server.run(sockets=[bound])
    return 0 if server.started else NOT_STARTED


def _open_laboratory(app: Starlette, folder: Path) -> None:
    """Whoever sits here may ask bots and change cards; matches find the editions that they began with."""
    app.state.laboratory = Desk(folder)
    keep_contents(folder / KEPT)


def _configure(app: Starlette) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=settings.SHUTDOWN_SECONDS,
        http="h11",
        ws="websockets-sansio",
        proxy_headers=False,  # `Addresses` reads them
        ws_max_size=settings.BODY_BYTES,
        ws_per_message_deflate=False,  # costs more time and memory than it saves, and sizes would tell of contents
    )


def raise_file_limit() -> int:
    """Every connection is a file to the system, and the usual limit is for programs that have few. Says what it is."""
    if resource is None:
        return settings.FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = settings.FILES if hard == resource.RLIM_INFINITY else min(settings.FILES, hard)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return settings.FILES if soft == resource.RLIM_INFINITY else soft
    with contextlib.suppress(OSError, ValueError):  # where the system does not allow it
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return soft


class Discreet(logging.Formatter):
    """Of an error it says the kind and the place: what an error says of itself may hold a card."""

    def formatException(self, ei: Any) -> str:  # noqa: N802
        frames = traceback.extract_tb(ei[2])[-3:]
        return f"{ei[0].__name__} at {' < '.join(f'{frame.name}:{frame.lineno}' for frame in reversed(frames))}"


class Log:
    """A file that never fails: what cannot be written, because its disk is full, is not said, and all else goes on."""

    def __init__(self, file: TextIO) -> None:
        self.file = file

    def write(self, text: str) -> None:
        with contextlib.suppress(OSError):
            self.file.write(text)

    def flush(self) -> None:
        with contextlib.suppress(OSError):
            self.file.flush()


def log_to_stderr() -> None:
    """Structured lines, without tokens and without cards: addresses and bodies are never logged."""
    log: Any = Log(sys.stderr)
    handler = logging.StreamHandler(log)
    handler.setFormatter(Discreet("%(message)s"))
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        logger_factory=structlog.PrintLoggerFactory(log),
    )


def _worker(options: ServeOptions, bound: socket.socket, started: Any, number: int) -> None:
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    _run(options, bound, lambda: _say_started(started), number)


def _say_started(started: Any) -> None:
    with contextlib.suppress(OSError):  # nobody may be there any more to hear it
        started.send(True)


def _leave_with_parent() -> None:
    """Without the process that replaces the dead nobody would: the port must be free for the next start."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def _serve_many(options: ServeOptions, bound: socket.socket, ready: Callable[[], None]) -> int:
    """Processes that accept from one socket; who dies is replaced."""
    context = multiprocessing.get_context("spawn")
    bound.listen(512)
    stopping = threading.Event()

    def start(number: int) -> Any:
        started, theirs = context.Pipe(duplex=False)
        process = context.Process(target=_worker, args=(options, bound, theirs, number))
        process.start()
        theirs.close()
        # an event would keep a worker waiting whose parent was killed here
        started.poll(settings.PROCESS_START_SECONDS)
        started.close()
        return process

    processes = [start(number) for number in range(options.workers)]
    for stop in (signal.SIGTERM, signal.SIGINT):
        signal.signal(stop, lambda *_: stopping.set())
    ready()
    while not stopping.wait(0.5):
        for number, process in enumerate(processes):
            if not process.is_alive():
                processes[number] = start(number)
    for process in processes:
        process.terminate()
    for process in processes:
        process.join(settings.SHUTDOWN_SECONDS + 5)
    return 0


def _open_browser(where: str) -> None:
    import webbrowser

    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    threading.Thread(target=webbrowser.open, args=(where,), daemon=True).start()
