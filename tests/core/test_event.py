"""Events: who sees their details."""

import pytest

from dicehall.core.event import EVERYBODY, HIDDEN, Event
from dicehall.core.state import SPECTATOR


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_what_is_told_is_for_everybody(viewer: int) -> None:
    """An open event is the same for all."""
    event = Event(3, 1, 10, 20, 30, EVERYBODY, 5)
    assert event.seen_by(viewer) is event


@pytest.mark.parametrize("viewer", [0, 2])
def test_what_is_whispered_is_for_some(viewer: int) -> None:
    """Seats 0 and 2 have eyes for it."""
    event = Event(3, 1, 10, 20, 30, 0b101, 5)
    assert event.seen_by(viewer) is event


@pytest.mark.parametrize("viewer", [1, 3, SPECTATOR])
def test_others_see_that_it_happened(viewer: int) -> None:
    """What and whose remain; the details do not."""
    seen = Event(3, 1, 10, 20, 30, 0b101, 5).seen_by(viewer)
    assert (seen.what, seen.seat, seen.a, seen.b, seen.c, seen.age) == (3, 1, HIDDEN, HIDDEN, HIDDEN, 5)
