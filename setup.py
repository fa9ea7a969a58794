"""Compiles engine, games and bots with mypyc; without a C compiler the same sources run as they are.

RISTAL_PURE=1 leaves the compiling out.
"""

import os
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

COMPILED = ("engine", "games", "bots")


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
    sources = [str(path) for path in files if path.name != "view.py"]  # types to be read at run time stay as they are
    opt_level = os.environ.get("RISTAL_OPT", "3")
    # a C file for each module: all in one would take twice as long to compile, and run no faster
    return mypycify(["--strict", *sources], opt_level=opt_level, debug_level="0", multi_file=True)


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOrFallBack})
