"""The processes that think for the bots: how their time is shared, what they remember, and when they end."""

import signal
import subprocess
import sys

import pytest

from dicehall.hall.thinkers import A_MOMENT, PATIENCE, Thinkers, memory_of
from tests.hall.test_plies import table


def waiting(count: int) -> Thinkers:
    """Two processes, for which so many wait."""
    thinkers = Thinkers(2)
    thinkers.waiting = count
    return thinkers


@pytest.mark.parametrize("count", [1, 2])
def test_as_long_as_there_is_a_process_for_everybody_all_have_all_the_time(count: int) -> None:
    """Nobody is in a hurry."""
    assert waiting(count).fair_share(0.0) == PATIENCE


def test_when_many_wait_each_gets_less() -> None:
    """Twelve share two processes: a sixth of the time for each."""
    assert waiting(12).fair_share(0.0) == PATIENCE / 6


def test_who_has_waited_long_thinks_shortly() -> None:
    """What is left is shared; when nothing is left, a moment."""
    thinkers = waiting(4)
    assert (thinkers.fair_share(PATIENCE / 2), thinkers.fair_share(PATIENCE)) == (PATIENCE / 4, A_MOMENT)


def test_each_seat_and_level_has_a_memory_of_its_own() -> None:
    """Nobody goes on from what another has found."""
    one = table("diceland")
    assert len({memory_of(one, 0, "hard"), memory_of(one, 1, "hard"), memory_of(one, 0, "expert")}) == 3


def test_nobody_remembers_what_was_taken_back() -> None:
    """After it the same position may be reached again, with other luck to come."""
    one = table("diceland")
    before = memory_of(one, 0, "hard")
    one.decide(0, one.playing.state.legal(0)[0])
    one.take_back(0)
    assert memory_of(one, 0, "hard") != before


HALL = """
import os, signal
from dicehall.hall.thinkers import Thinkers
print(Thinkers(1).started().submit(os.getppid).result(), flush=True)
signal.pause()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="nobody can be killed there in this way")
def test_nobody_thinks_on_when_the_hall_is_gone() -> None:
    """The hall is killed: what it has started ends as well, and lets go of the hall's output."""
    hall = subprocess.Popen([sys.executable, "-c", HALL], stdout=subprocess.PIPE, text=True)
    assert hall.stdout is not None
    assert int(hall.stdout.readline()) == hall.pid
    hall.kill()
    rest, _ = hall.communicate(timeout=60)
    assert (rest, hall.returncode) == ("", -signal.SIGKILL)
