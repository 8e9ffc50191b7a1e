"""What a bot knows of Deck-O-Dice."""

import pytest

import dicehall
from dicehall.bots.levels import bot
from dicehall.core.rng import Rng
from dicehall.games.deckodice.content import Box
from dicehall.games.deckodice.flow import DeckODice
from dicehall.games.deckodice.tactics import Odds, best_of_two
from tests.games.deckodice.table import NAMES, do, meet, scene, seen, turn

GAME = dicehall.game("deckodice")
DECK = Box(GAME.content).deck
ODDS = [Odds(DECK, False), Odds(DECK, True)]


def share(first: str, second: str, abilities: int = 0) -> int:
    """How many of a hundred points the first minion takes from the second, a tie being a half."""
    return round(50 + 25 * ODDS[abilities].margins[NAMES.index(first) * 6 + NAMES.index(second)])


def worth(s: DeckODice, seat: int = 0) -> float:
    """How good the position looks for a seat."""
    return GAME.value(s, seat)


def chosen(s: DeckODice, seat: int) -> str:
    """What the greedy bot does."""
    return s.name(bot("greedy").decide(seen(s, seat), seat, Rng(3)))


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [("twent", "quad", 90), ("dwelve", "sparten", 58), ("diante", "dwelve", 44), ("cubera", "twent", 19)],
)
def test_odds_without_house_abilities(first: str, second: str, expected: int) -> None:
    """Simulation of 20,000 combats a pair gave 90, 59, 45 and 19."""
    assert abs(share(first, second) - expected) <= 2


def test_the_house_abilities_rescue_quad() -> None:
    """A 12 now and then beats anybody but a lucky Twent."""
    assert share("quad", "diante", 1) > share("quad", "diante", 0) + 15


def test_what_one_gains_the_other_loses() -> None:
    """The table of odds is even."""
    for odds in ODDS:
        assert all(odds.margins[a * 6 + b] == -odds.margins[b * 6 + a] for a in range(6) for b in range(6))


def test_all_chances_together_are_one() -> None:
    """Values of one card, and of the better of two."""
    for likely in ODDS[1].rolls:
        assert sum(likely) == pytest.approx(1)
        assert sum(best_of_two(likely)) == pytest.approx(1)


def test_the_beginning_is_even() -> None:
    """Nobody is ahead; against Dicey the minions are even too."""
    assert worth(scene()) == worth(scene(), 1) == worth(scene(seats=1)) == 0.5


def test_cards_won_are_worth_something_and_late_ones_more() -> None:
    """Two cards ahead, after one combat and before the last one."""
    early = turn(meet(scene(), "dwelve", "quad"), 1, 2)
    assert worth(early) > 0.5 > worth(early, 1)
    late = scene("round 12 | under 1 2 | won 3 4 5 6 7 8 9 10 11 12 13 14 : 20 | hands quad : quad")
    assert worth(late) > worth(scene("round 7 | under 1 2 | won 3 4 5 6 7 8 9 10 11 12 13 14 : 20"))


def test_strong_minions_in_hand_are_worth_something() -> None:
    """Twent left against Quad left."""
    assert worth(scene("round 6 | hands twent : quad")) > 0.6


def test_the_20_is_worth_a_little() -> None:
    """It wins ties."""
    line = "round 7 | pile 1 2 3 4 5 6 7 8 9 10 11 12 | won "
    assert worth(scene(line + "20 : 19")) > 0.5 > worth(scene(line + "19 : 20"))


def test_a_finished_game_is_won_or_lost() -> None:
    """1 for the winner, 0 for the other."""
    s = turn(meet(scene("round 12 | pile 17 18"), "twent", "quad"), 17)
    assert (worth(s, 0), worth(s, 1)) == (1.0, 0.0)


def test_a_combat_under_way_counts() -> None:
    """Twent has met Quad, no other minion is left in this half, and no card is drawn yet."""
    assert worth(meet(scene("round 6 | hands twent : quad"), "twent", "quad")) > 0.6


def test_before_dicey_has_a_minion_only_the_hands_count() -> None:
    """Twent is spent, and nobody knows on whom."""
    assert worth(meet(scene(seats=1), "twent")) < 0.5


def test_cubera_with_a_good_card_looks_better() -> None:
    """A 6 against Quad, and a 1; for the other side it is the other way round."""
    good, bad = turn(meet(scene(), "cubera", "quad"), 5), turn(meet(scene(), "cubera", "quad"), 9)
    assert worth(good) > worth(bad)
    assert worth(good, 1) < worth(bad, 1)


def test_diante_counts_its_better_card() -> None:
    """An 8 and a 1, against two 1."""
    one, two = turn(meet(scene(), "diante", "quad"), 1, 12), turn(meet(scene(), "diante", "quad"), 14, 12)
    assert worth(one) > worth(two)


@pytest.mark.parametrize(("number", "choice"), [(5, "keep"), (9, "re-roll")])
def test_greedy_keeps_a_6_and_re_rolls_a_1(number: int, choice: str) -> None:
    """Cubera attacks Quad."""
    assert chosen(turn(meet(scene(), "cubera", "quad"), number), 0) == choice


@pytest.mark.parametrize(("number", "choice"), [(1, "keep"), (2, "keep"), (4, "re-roll")])
def test_greedy_re_rolls_only_what_loses(number: int, choice: str) -> None:
    """Cubera defends against a 2 and has a 4 or 5, or against a 5 and has a 4."""
    attackers = {1: 3, 2: 3, 4: 5}
    s = turn(meet(scene(), "cubera", "twent"), attackers[number], number)
    assert chosen(s, 0) == choice


def test_greedy_takes_what_wins() -> None:
    """Diante defends against a 7 and sees an 8 and a 6."""
    s = turn(meet(scene(), "diante", "twent"), 7, 8, 1)
    assert chosen(s, 0) == "take second"


def test_greedy_beats_random() -> None:
    """Clearly more than half of twenty games, from either seat."""
    wins = 0
    for seed in range(20):
        seat = seed % 2
        names = ["greedy", "random"] if seat == 0 else ["random", "greedy"]
        wins += dicehall.play("deckodice", names, seed, {"memory_aid": "on"}).state.winners == (seat,)
    assert wins >= 13


def test_greedy_sends_one_of_its_minions() -> None:
    """Both seats, one of which knows that the other has chosen already."""
    s = scene()
    do(s, chosen(s, 0))
    assert chosen(s, 1) in [s.name(action) for action in s.legal(1)]
