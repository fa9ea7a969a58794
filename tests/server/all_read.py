"""Imported by the process that servers of tests are forked from: what each would read at its start is read once."""

import ristal.cli
from ristal.server.app import read_games

assert ristal.cli.main
read_games()
