"""Compiles engine, games, bots and what the adapters have in common with mypyc; without a C compiler the same sources
run as they are.

RISTAL_PURE=1 leaves the compiling out.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

COMPILED = ("engine", "games", "bots", "adapters")
AS_THEY_ARE = (
    *("view.py", "events.py"),  # typed dictionaries and dataclasses are read at run time
    *("arrays.py", "gymnasium.py", "openspiel.py", "pettingzoo.py", "vector.py"),  # classes of other projects
    "unfolding.py",  # what it makes hangs together in long chains
)
LINKED_AS_ONE = ["-flto=auto", "-fvisibility=hidden", "-fno-semantic-interposition"]  # a tenth to a fifth faster


class BuildOrFallBack(build_ext):
    """A build without a compiler is slower at play, not broken."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            self.announce(f"ristal: not compiled ({error}); it will run as pure Python", level=4)
            self.extensions = []


def extensions() -> list:
    builds = {"bdist_wheel", "build_ext", "build"} & set(sys.argv)  # asking for metadata compiles nothing
    if os.environ.get("RISTAL_PURE") or not builds:
        return []
    from mypyc.build import mypycify

    files = sorted(path for part in COMPILED for path in Path("src/ristal", part).rglob("*.py"))
    sources = [str(path) for path in files if not path.name.endswith(AS_THEY_ARE)]
    opt_level = os.environ.get("RISTAL_OPT", "3")
    # a C file for each module: all in one would take twice as long to compile, and run no faster
    # what is imported and not compiled is checked by `make lint`: its libraries need not be there to build
    made = mypycify(
        ["--strict", "--follow-imports=silent", *sources], opt_level=opt_level, debug_level="0", multi_file=True
    )
    if understands(LINKED_AS_ONE):
        for extension in made:
            extension.extra_compile_args += LINKED_AS_ONE
            extension.extra_link_args += [*LINKED_AS_ONE, f"-O{opt_level}"]
    return made


def understands(flags: list[str]) -> bool:
    """Whether the compiler makes a shared library with these flags."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if shutil.which(compiler[0]) is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("int probe(void) { return 0; }\n")
        command = [*compiler, "-shared", "-fPIC", *flags, str(source), "-o", str(Path(folder, "probe.so"))]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOrFallBack})
