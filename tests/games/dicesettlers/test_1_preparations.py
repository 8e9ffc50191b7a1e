"""§1 Preparations."""

import pytest

from dicehall.games.dicesettlers.flow import Settlers
from dicehall.games.dicesettlers.setup import deck
from dicehall.games.dicesettlers.state import ones
from dicehall.games.dicesettlers.terms import CABINS, NEAR, SHOW, STARTER, SUPPLY, TENTS, Step
from tests.games.dicesettlers.table import bag, card, choices, dice, do, fall, game, seat, spent, start, tents, tokens

FIRST_THREE = ("Plains 1", "Forest 3", "Desert 7")


def drafted(
    *starters: str, seats: int = 2, shown: tuple[str, ...] = FIRST_THREE, more: tuple[str, ...] = ()
) -> Settlers:
    """A game up to the first Roll phase, with these starting tiles chosen."""
    s = fall(start(seats), "blue", *shown)
    for number, starter in enumerate(starters):
        do(s, f"take {starter}")
        if number < len(more):
            fall(s, more[number])
    return s


def test_1_1_everybody_has_five_dice_and_six_tents() -> None:
    """Three white, one green, one yellow; and five houses."""
    s = start(3)
    assert bag(s, "green") == ["yellow", "green", "white", "white", "white"]
    assert (s.of(2, TENTS), s.of(2, CABINS)) == (6, 5)


@pytest.mark.parametrize(
    ("seats", "points", "dice"), [(2, 30, [5, 5, 5, 5, 5]), (3, 39, [5, 5, 6, 6, 6]), (4, 48, [5, 5, 7, 7, 7])]
)
def test_1_2_the_supply_depends_on_the_players(seats: int, points: int, dice: list[int]) -> None:
    """VP and dice for two, three and four; no white dice."""
    s = start(seats)
    assert s.points == points
    assert [s.pool[SUPPLY + colour] for colour in range(6)] == [*dice, 0]


def test_1_3_a_premade_set_lies_out() -> None:
    """Peace in Our Time begins with Wanderlust and ends with Constitution."""
    s = start(2, technologies="Peace in Our Time")
    assert (s.pool[SHOW], s.pool[SHOW + 8]) == (card("Wanderlust"), card("Constitution"))


def test_1_3_a_random_display_has_four_three_and_two() -> None:
    """By seal, in this order."""
    s = start(2, technologies="random")
    for _ in range(9):
        s.resolve(0)
    seals = [game().box.catalogue.cards[s.pool[SHOW + slot]].seal for slot in range(9)]
    assert seals == ["I"] * 4 + ["II"] * 3 + ["III"] * 2


@pytest.mark.parametrize(("seats", "there"), [(3, 0), (4, 1)])
def test_1_3_chronicles_is_for_four(seats: int, there: int) -> None:
    """With fewer it is not in the deck of seal III."""
    s = start(seats, technologies="random")
    for _ in range(7):
        s.resolve(0)
    assert deck(s, 7) >> card("Chronicles") & 1 == there


def test_1_4_one_explosive_technology_of_seven() -> None:
    """It lies beside the nine of the set."""
    s = start(2, explosive="on")
    assert (s.step, s.chances) == (Step.SHOW, 7)
    fall(s, "Gusher")
    assert s.pool[SHOW + 9] == card("Gusher")


def test_1_5_chance_says_who_begins() -> None:
    """Each of three is as likely as the others."""
    s = start(3)
    assert s.chances == 3
    assert fall(s, "green").first == seat("green")


def test_1_6_three_are_shown_and_one_is_kept() -> None:
    """The second player sees the two others and a new one."""
    s = fall(start(2), "blue", *FIRST_THREE)
    assert choices(s) == ["take Plains 1", "take Forest 3", "take Desert 7"]
    fall(do(s, "take Forest 3"), "Mountains 6")
    assert choices(s) == ["take Plains 1", "take Mountains 6", "take Desert 7"]
    assert s.actor == seat("vermilion")


def test_1_6_what_is_left_goes_into_the_box() -> None:
    """No starting tile stays behind."""
    s = drafted("Plains 1", "Forest 3", more=("Mountains 6",))
    assert (s.drawn, s.starters) == (0, 0)
    assert [s.pool[STARTER + who] for who in range(2)] == [0, 2]


def test_1_7_two_are_neighbours() -> None:
    """A pair."""
    s = drafted("Plains 1", "Forest 3", more=("Mountains 6",))
    assert s.tile[NEAR] == 1 << 2


def test_1_7_the_fourth_player_chooses_two_to_touch() -> None:
    """A triangle has three sides to complete to a rhombus."""
    s = drafted("Plains 1", "Forest 3", "Desert 7", "Plains 2", seats=4, more=("Plains 2", "Forest 4", "Mountains 5"))
    assert (s.step, s.actor) == (Step.LAYOUT, seat("amber"))
    assert len(choices(s)) == 3
    assert ones(s.tile[NEAR + 1]) == 0
    do(s, choices(s)[0])
    assert ones(s.tile[NEAR + 1]) == 2


def test_1_8_a_tent_and_the_gift() -> None:
    """Plains 1 gives Food and a yellow die, which is a spent one."""
    s = drafted("Plains 1", "Forest 4", shown=("Plains 1", "Forest 4", "Desert 7"), more=("Mountains 6",))
    assert (tents(s, 1), s.of(0, TENTS)) == ([1, 0], 5)
    assert (tokens(s, "blue"), spent(s, "blue")) == (["Food"], ["yellow"])
    assert tokens(s, "vermilion") == []


@pytest.mark.parametrize(("seats", "tiles"), [(2, 19), (3, 27), (4, 33)])
def test_1_9_the_stack_depends_on_the_players(seats: int, tiles: int) -> None:
    """8 to 26, 8 to 34, 8 to 40."""
    assert ones(start(seats).stack) == tiles


def test_the_first_roll_phase_follows() -> None:
    """Blue draws from its five dice."""
    s = drafted("Plains 1", "Forest 3", more=("Mountains 6",))
    assert (s.step, s.chances) == (Step.FALL, 30)
    assert dice(s, "blue") == []


def test_a_whole_opening_uses_the_supply() -> None:
    """A starting tile that gives a die takes it from the supply, as Recruit does."""
    s = fall(start(2), "blue", "Plains 1", "Forest 3", "Desert 7")
    fall(do(s, "take Plains 1"), "Plains 2")
    do(s, "take Forest 3")
    assert (s.pool[SUPPLY], s.pool[SUPPLY + 1]) == (4, 4)
    assert ones(s.stack) == 19
    assert card("Stability") == 0
