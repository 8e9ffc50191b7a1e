"""What bots know of the game."""

from dicehall.bots.levels import bot
from dicehall.core.rng import Rng
from dicehall.games.dicesettlers.flow import Settlers
from dicehall.games.dicesettlers.tactics import building, rounds_left, standing, value
from dicehall.games.dicesettlers.tactics_cards import studies, token_worth
from dicehall.games.dicesettlers.tactics_hand import mains_left
from dicehall.games.dicesettlers.tactics_map import hold
from dicehall.games.dicesettlers.terms import End, Step
from tests.games.dicesettlers.table import do, roll, table, turn


def better(one: str, other: str) -> bool:
    """Whether the first of two things that blue has is worth more, early in the game."""
    return standing(table(blue=one), 0, 6) > standing(table(blue=other), 0, 6)


def test_more_is_better() -> None:
    """Tents, tokens, dice, points and technologies."""
    assert better("tents: 4", "tents: 3")
    assert better("tokens: Food, Food", "tokens: Food")
    assert better("spent: white, white, grey", "spent: white, white")
    assert better("points: 3", "points: 2")
    assert better("cards: Stability", "tokens: Food")


def test_control_is_better() -> None:
    """Most tents on a tile of six points."""
    assert value(table("24 at 0,0: blue blue vermilion"), 0) > value(table("24 at 0,0: blue vermilion"), 0)


def test_tents_on_the_way_to_a_house_count() -> None:
    """A lead of three is nearly a house."""
    assert building(table("24 at 0,0: blue blue blue"), 0) > building(table("24 at 0,0: blue"), 0)


def test_the_end_draws_near() -> None:
    """With the points of the supply; after the last round is called nothing follows."""
    s = table()
    many = rounds_left(s)
    s.points = 3
    assert 1 <= rounds_left(s) < many
    s.closing = End.POINTS
    assert rounds_left(s) == 0


def test_main_actions_that_are_still_to_come() -> None:
    """In vermilion's first turn: blue has one left, vermilion two, green two."""
    s = table(seats=3, vermilion="dice: white Settle")
    s.first = 0
    s.lap = 0
    s.begin_turn(1)
    assert [mains_left(s, who) for who in range(3)] == [1, 2, 2]


def greedy(s: Settlers) -> str:
    """What the greedy bot does for blue."""
    return s.name(bot("greedy").decide(s.seen_by(0), 0, Rng(1)))


def test_the_greedy_bot_governs() -> None:
    """A house for three of four tents."""
    s = turn(table("24 at 0,0: blue blue blue blue; 18 at 1,0: vermilion"), lap=1)
    assert greedy(s) == "govern Plains 24"


def test_the_greedy_bot_sells_three_alike() -> None:
    """Six points rather than two, or three for a die."""
    s = turn(table(blue="dice: white Trade | bag: white | tokens: Food, Food, Food, Wood"))
    assert greedy(do(s, "main Trade", "spend white Trade")) == "sell 3 food, 0 wood, 0 iron, 0 gold"


def test_the_greedy_bot_does_not_waste_its_dice() -> None:
    """With nothing but good icons it has finished rolling."""
    s = roll(table(blue="dice: white Explore, yellow Food, yellow Food, yellow Food"))
    assert s.step == Step.ROLL
    assert greedy(s) in ("done", "turn with yellow Food")


def test_the_greedy_bot_turns_a_die_that_is_of_no_use() -> None:
    """With a Pioneer a second Trade makes six points of three Iron, beside the tile that is explored."""
    s = roll(table(blue="dice: white Explore, white Research, white Pioneer | bag: white | tokens: Iron, Iron, Iron"))
    assert greedy(s) == "turn with white Pioneer"


def test_a_tile_is_surer_the_more_tents_one_is_ahead() -> None:
    """While the game lasts; in the last round it is held or not."""
    tile = 23
    s = table()
    assert hold(s, tile, 2, 6) > hold(s, tile, 1, 6) > hold(s, tile, 0, 6) > hold(s, tile, -1, 6)
    assert hold(s, tile, 2, 0) == hold(s, tile, 0, 0) == 600


def test_tokens_are_worth_nothing_after_the_last_trade() -> None:
    """In the last round they count as far as they can still be sold."""
    s = table(blue="tokens: Food, Food, Food")
    assert token_worth(s, 0, 3, 0) == 0
    assert token_worth(s, 0, 3, 5) > token_worth(s, 0, 2, 5)


def test_a_technology_that_scores_is_worth_what_it_would_score() -> None:
    """Manifest Destiny for somebody on two tiles, or on one."""
    one = table("24 at 0,0: blue", show="Manifest Destiny")
    two = table("24 at 0,0: blue; 18 at 1,0: blue", show="Manifest Destiny")
    assert max(studies(two, 0, 3)) > max(studies(one, 0, 3))
