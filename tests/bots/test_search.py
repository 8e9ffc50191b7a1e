"""Search: what it finds, what it never looks at, and that it can be played again."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from dicehall.bots.hint import hint
from dicehall.bots.levels import bot, bots, limited
from dicehall.bots.search import Node, Search, SearchBot, favourite, mixed
from dicehall.core.playout import buffer
from dicehall.core.registry import game, games
from dicehall.core.rng import Rng
from dicehall.core.state import State
from tests.conformance.toys import Duel
from tests.core.test_state import dealt

DECIDERS = [name if name in ("random", "easy", "greedy") else f"{name}@60" for name in bots()]


def decided(name: str, state: State, seed: int) -> int:
    """What a new bot of that name does in the position."""
    return int(bot(name).decide(state.seen_by(0), 0, Rng(seed)))


@pytest.mark.parametrize("name", DECIDERS)
def test_a_bot_decides_the_same_whatever_the_others_hold(name: str) -> None:
    """The other's hand is swapped under the bot: the same seed takes the same action."""
    real, other = dealt("3 5 0 1"), dealt("3 5 2 4")
    assert [decided(name, real, seed) for seed in range(8)] == [decided(name, other, seed) for seed in range(8)]


def positions(name: str) -> list[State]:
    """Positions of a random game in which somebody has something to choose, from all over it."""
    state = game(name).start(2)
    rng, found = Rng(7), []
    while not state.is_over:
        if state.chances:
            state.resolve(rng.below(state.chances))
            continue
        choices = state.legal(state.pending[0])
        if len(choices) > 1:
            found.append(state.clone())
        state.apply(choices[rng.below(len(choices))], state.pending[0])
    return found[:: max(1, len(found) // 8)]


@pytest.mark.parametrize("level", DECIDERS)
@pytest.mark.parametrize("name", games())
def test_with_every_secret_swapped_a_bot_decides_the_same(name: str, level: str) -> None:
    """What a seat cannot know is dealt anew under the bot: the same seed takes the same action."""
    for number, real in enumerate(positions(name)):
        seat = real.pending[0]
        swapped = real.clone()
        swapped.redeal(seat, 1000 + number)
        choices = [bot(level).decide(state.seen_by(seat), seat, Rng(number)) for state in (real, swapped)]
        assert choices[0] == choices[1]


@pytest.mark.parametrize("name", ["deckodice", "dicetopia", "dystopolis"])
def test_there_are_secrets_to_swap(name: str) -> None:
    """Dealt anew, most positions are others than they were: the test above has something to find."""
    changed = 0
    for number, real in enumerate(positions(name)):
        swapped = real.clone()
        swapped.redeal(real.pending[0], 1000 + number)
        changed += swapped.key() != real.key()
    assert changed >= 4


class Fork(Duel):
    """Duel in which the card laid down decides at once: the higher one wins, whatever the other holds."""

    def act(self, seat: int, action: int) -> None:
        """A 5 is worth two points, anything else nothing."""
        self.points[seat] = 2 if self.name(action) == "lay 5" else 0
        self.end(0, 1 << seat)


def test_search_finds_the_winning_card() -> None:
    """One card wins and the other loses: most tries go to the one that wins."""
    state = dealt("0 5 0 1", Fork)
    state.looked = [1, 1]
    node = SearchBot("s", "", 200, 0.0, 0).search(state.seen_by(0), 0, Rng(3))
    place = node.most_visited()
    assert (state.name(node.actions[place]), round(node.mean(place), 3)) == ("lay 5", 0.9)
    assert node.visits[place] > 0.9 * node.total


def test_search_leaves_the_view_as_it_was() -> None:
    """Everything is tried on copies."""
    view = dealt().seen_by(0)
    before = view.key()
    SearchBot("s", "", 50, 0.0, 0).search(view, 0, Rng(3))
    assert view.key() == before


def test_the_opponent_does_not_know_what_the_searcher_holds() -> None:
    """Two worlds that look alike to the seat that decides share one set of figures."""
    search = Search(0, 20, Rng(1))
    one, other = dealt("3 5 0 1"), dealt("0 2 0 1")
    search.meet(one, 1, buffer(one))
    assert search.node(other, 1) is search.node(one, 1)


def test_a_search_with_time_stops_before_its_playouts_are_done() -> None:
    """A billion playouts would take hours."""
    searcher = SearchBot("s", "", 1_000_000_000, 0.01, 0)
    assert searcher.search(dealt().seen_by(0), 0, Rng(1)).total > 0


@pytest.mark.parametrize(("seconds", "expected"), [(0.1, 0.1), (5.0, 0.9)])
def test_a_limit_of_time_only_ever_cuts(seconds: float, expected: float) -> None:
    """A second is what `hard` has; more is not to be had."""
    searcher = limited(bot("hard"), 0, seconds)
    assert isinstance(searcher, SearchBot)
    assert searcher.seconds == expected


def test_a_search_can_be_told_its_playouts() -> None:
    """By its name, without a limit of time."""
    searcher = bot("expert@7")
    assert isinstance(searcher, SearchBot)
    searcher.search(dealt().seen_by(0), 0, Rng(1))
    assert searcher.last is not None
    assert (searcher.name, searcher.last.playouts) == ("expert@7", 7)


def test_what_was_found_is_used_again_in_the_same_decision() -> None:
    """The second search goes on where the first one stopped."""
    view, searcher = dealt().seen_by(0), SearchBot("s", "", 40, 0.0, 0)
    first = int(searcher.search(view, 0, Rng(1)).total)
    assert searcher.search(view, 0, Rng(2)).total == first + 40


def test_many_actions_are_widened_step_by_step() -> None:
    """Of forty actions twelve are tried first, more with each visit, in the end all."""
    node, widths = wide_node(40), []
    for total in (0, 100, 10_000):
        node.total = total
        widths.append(int(node.width()))
    assert (widths[0], 12 < widths[1] < len(node.actions), widths[2]) == (12, True, len(node.actions))


def wide_node(actions: int) -> Node:
    """A decision with so many actions."""
    return Node(vec[i64](list(range(actions))))


def test_a_sealed_choice_is_mixed_by_visits() -> None:
    """Two actions that are about as good are both taken; one that was tried less than half as often never is."""
    node = visited(60, 38, 29)
    rng = Rng(1)
    assert {int(mixed(node, [0, 1, 2], rng)) for _ in range(200)} == {0, 1}


def visited(*visits: int) -> Node:
    """A decision whose actions were tried so often."""
    node = wide_node(len(visits))
    for place, tries in enumerate(visits):
        node.visits[place] = tries
    node.total = sum(visits)
    return node


def asked_last(name: str, seats: int, verb: str) -> State:
    """The first such decision in a random game that one seat still owes after all others have taken it in secret."""
    state, rng = game(name).start(seats), Rng(7)
    while True:
        if state.chances:
            state.resolve(rng.below(state.chances))
            continue
        seat = state.pending[0]
        choices = state.legal(seat)
        names = [state.name(action, seat) for action in choices]
        if len(state.pending) == 1 and len(choices) > 1 and names[0].startswith(verb):
            return state
        state.apply(choices[rng.below(len(choices))], seat)


@pytest.mark.parametrize(("name", "verb"), [("deckodice", "send"), ("dystopolis", "bid"), ("dystopolis", "offer")])
def test_nobody_can_foresee_a_sealed_choice(name: str, verb: str) -> None:
    """Minions, bids, bribes: in one position other luck chooses otherwise, also when all others have decided."""
    state = asked_last(name, 2 if name == "deckodice" else 3, verb)
    seat = state.pending[0]
    view = state.seen_by(seat)
    assert len({view.name(bot("expert@60").decide(view, seat, Rng(seed)), seat) for seed in range(10)}) > 1


def test_an_open_choice_is_not_mixed() -> None:
    """Of these places the one that was tried most often."""
    node = visited(60, 58, 29)
    assert (favourite(node, [0, 1, 2]), favourite(node, [1, 2])) == (0, 1)


def test_a_search_stops_when_nothing_can_change() -> None:
    """With 10 tries left a lead of 11 stands, one of 10 does not."""
    assert visited(31, 20, 3).is_decided(10)
    assert not visited(30, 20, 3).is_decided(10)


def test_the_best_looking_actions_come_first() -> None:
    """Put in order by their means, each with its own figures."""
    node = visited(1, 1, 1)
    for place, worth in enumerate((0.2, 0.9, 0.5)):
        node.worth[place] = worth
    node.sort()
    assert (list(node.actions), [round(node.mean(i), 1) for i in range(3)]) == ([1, 2, 0], [0.9, 0.5, 0.2])


def test_whoever_overlooks_takes_the_next_best_now_and_then() -> None:
    """Of two cards the 5 wins: always noticed by one bot, overlooked once in two by the other."""
    state = dealt("0 5 0 1", Fork)
    state.looked = [1, 1]
    view = state.seen_by(0)
    careful, careless = SearchBot("a", "", 40, 0.0, 0), SearchBot("b", "", 40, 0.0, 2)
    assert {view.name(careful.decide(view, 0, Rng(seed))) for seed in range(20)} == {"lay 5"}
    assert {view.name(careless.decide(view, 0, Rng(seed))) for seed in range(60)} == {"lay 0", "lay 5"}


def test_a_hint_names_the_next_best_too() -> None:
    """Both are legal, and the better one comes first."""
    view = dealt("0 5 0 1").seen_by(0)
    found = hint(view, 0, Rng(1))
    assert {found.action, found.next_action} <= set(view.legal())
    assert found.action != found.next_action


def test_a_hint_for_the_only_choice_has_no_next_best() -> None:
    """Nothing to compare it with."""
    state = dealt("3 3 0 1")
    state.looked = [1, 1]
    assert not hint(state.seen_by(0), 0, Rng(1)).others


def test_the_easy_bot_errs_now_and_then() -> None:
    """It lays down the 5 mostly, and in some games the 0."""
    state = dealt("0 5 0 1")
    state.looked = [1, 1]
    laid = [state.name(decided("easy", state, seed)) for seed in range(60)]
    assert 30 < laid.count("lay 5") < 60
