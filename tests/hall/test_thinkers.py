"""The processes that think for the bots: how their time is shared."""

from dicehall.hall.thinkers import PATIENCE, Thinkers


def test_who_thinks_alone_has_all_the_time() -> None:
    """As long as there is a process for everybody."""
    thinkers = Thinkers(2)
    thinkers.waiting = 1
    assert thinkers.fair_share() == PATIENCE


def test_when_many_wait_each_gets_less() -> None:
    """Two processes, eleven that wait, and one more."""
    thinkers = Thinkers(2)
    thinkers.waiting = 11
    assert thinkers.fair_share() == PATIENCE / 6
