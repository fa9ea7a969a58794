"""Time in which nobody could play does not count."""

from __future__ import annotations

import pytest

from ristal.host.clock import Clock
from ristal.host.uptime import Uptime


class Machine:
    """A clock that can be set, and steady time that cannot."""

    def __init__(self) -> None:
        self.wall = 1_000.0
        self.steady = 50.0

    def pass_by(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds

    def uptime(self) -> Uptime:
        return Uptime(lambda: self.wall, lambda: self.steady, begins=True)


def test_time_between_two_runs_is_given_back() -> None:
    machine = Machine()
    machine.wall = 2_000.0
    uptime = machine.uptime()
    uptime.learn([(1_000.0, 1_100.0), (1_050.0, 1_200.0)])
    machine.pass_by(30.0)
    assert uptime.between(1_090.0, uptime.now()) == pytest.approx(110.0 + 30.0)
    assert uptime.resumed(1_090.0, uptime.now()) == 2_000.0
    assert uptime.resumed(2_010.0, uptime.now()) == 2_010.0


@pytest.mark.parametrize(("jump", "left", "later"), [(3_600.0, 15.0, 13.0), (-3_600.0, 20.0, 20.0)])
def test_a_clock_that_is_set_anew_decides_nothing(jump: float, left: float, later: float) -> None:
    machine = Machine()
    uptime = machine.uptime()
    clock = Clock({"per_move": 20.0}, 2, uptime)
    clock.tick(uptime.now(), None, [], [0])
    machine.pass_by(5.0)
    machine.wall += jump
    assert clock.left(0, uptime.now()) == pytest.approx(left)
    machine.pass_by(2.0)
    assert clock.left(0, uptime.now()) == pytest.approx(later)


def test_a_sleeping_machine_stops_the_clocks() -> None:
    machine = Machine()
    uptime = machine.uptime()
    clock = Clock({"per_match": 60.0}, 2, uptime)
    clock.tick(uptime.now(), None, [], [1])
    machine.pass_by(10.0)
    uptime.now()
    machine.wall += 8 * 3_600.0  # the lid was closed: steady time stood still
    machine.pass_by(4.0)
    clock.tick(uptime.now(), 1, [1], [0])
    assert clock.used[1] == pytest.approx(14.0)


def test_a_program_that_was_stopped_stops_the_clocks() -> None:
    machine = Machine()
    uptime = machine.uptime()
    clock = Clock({"per_move": 20.0}, 2, uptime)
    clock.tick(uptime.now(), None, [], [0])
    machine.pass_by(5.0)
    uptime.now()
    machine.pass_by(600.0)  # SIGSTOP, or a debugger: steady time went on
    assert clock.left(0, uptime.now()) == pytest.approx(15.0)
    assert clock.is_just_back(0, uptime.now(), 180.0)


def test_while_nothing_can_be_kept_no_clock_runs() -> None:
    machine = Machine()
    uptime = machine.uptime()
    clock = Clock({"per_move": 20.0}, 2, uptime)
    clock.tick(uptime.now(), None, [], [0])
    machine.pass_by(2.0)
    uptime.now()
    uptime.keep()
    for _ in range(300):  # the disk is full, or the database gone
        machine.pass_by(2.0)
        uptime.now()
        uptime.lose()
    assert clock.left(0, uptime.now()) == pytest.approx(18.0)
    assert clock.is_just_back(0, uptime.now(), 180.0)
    machine.pass_by(2.0)
    assert uptime.current == (1_000.0, 1_002.0)  # as it will be stored, for other processes
    uptime.now()
    uptime.keep()
    machine.pass_by(3.0)
    assert clock.left(0, uptime.now()) == pytest.approx(15.0)
    assert clock.is_just_back(0, uptime.now(), 180.0)
    assert uptime.current[0] == 1_604.0


def test_without_a_server_all_time_counts() -> None:
    assert Uptime().between(10.0, 25.0) == 15.0
