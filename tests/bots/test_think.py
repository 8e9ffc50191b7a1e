"""Thinking in another process."""

import pickle
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import pytest

from dicehall.bots.levels import bot, limited
from dicehall.bots.think import FOUND, KEPT, advise, think
from dicehall.core.errors import BadSeats
from dicehall.core.match import Match
from dicehall.core.parcel import packed
from dicehall.core.registry import game, games
from dicehall.core.rng import Rng
from dicehall.core.state import State


def asked(name: str) -> State:
    """What the seat sees that has its first decision of a game to make."""
    play = game(name)
    match = Match(name, play.fewest if play.fewest > 1 else 2, {}, 3)
    return match.state.seen_by(match.state.actor)


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_a_parcel_gives_the_decision_of_the_view(name: str, level: str) -> None:
    """Unpacked, a bot decides as it does on the view itself."""
    view = asked(name)
    direct = limited(bot(level), 40, 0.0).decide(view, view.viewer, Rng(5))
    assert think(name, view.seats, packed(view), view.viewer, level, 5, playouts=40) == direct


def test_a_process_of_its_own_thinks_the_same() -> None:
    """The call and its answer travel."""
    view = asked("dicetopia")
    call = partial(think, "dicetopia", view.seats, packed(view), view.viewer, "normal", 5)
    with ProcessPoolExecutor(1) as pool:
        assert pool.submit(call).result() == call()


def tries(memory: str) -> int:
    """How often the actions of a first decision were tried in all, once a search of 40 playouts has been made of it."""
    view = asked("diceland")
    think("diceland", view.seats, packed(view), view.viewer, "hard", 5, playouts=40, memory=memory)
    node = FOUND[memory].node(view, view.viewer)
    assert node is not None
    return int(node.total)


def test_a_seat_goes_on_where_its_last_search_stopped() -> None:
    """Asked again under the same name, the tries of the first search count as well."""
    first = tries("table seat 0")
    assert tries("table seat 0") > first


def test_what_another_seat_has_found_is_not_known() -> None:
    """Under another name the search begins anew, and finds the same."""
    assert tries("table seat 1") == tries("table seat 2")


def test_who_has_no_memory_leaves_nothing_behind() -> None:
    """Nothing is kept of a search without a name."""
    view, before = asked("diceland"), dict(FOUND)
    think("diceland", view.seats, packed(view), view.viewer, "hard", 5, playouts=40)
    assert before == FOUND


def test_little_is_kept() -> None:
    """What was found longest ago is forgotten first."""
    for number in range(KEPT + 1):
        tries(f"table {number}")
    assert list(FOUND) == [f"table {number}" for number in range(1, KEPT + 1)]


def test_a_hint_travels() -> None:
    """Pickled and back, it names the same moves."""
    view = asked("deckodice")
    found = advise("deckodice", view.seats, packed(view), view.viewer, 5)
    back = pickle.loads(pickle.dumps(found))
    assert (back.action, back.share, back.next_action) == (found.action, found.share, found.next_action)


def test_a_seat_that_has_nothing_to_decide_is_refused() -> None:
    """The parcel is another seat's, or nobody's."""
    view = asked("deckodice")
    with pytest.raises(BadSeats, match="no position in which seat 1"):
        think("deckodice", 2, packed(view), 1, "easy", 5)
