"""Dice Settlers in figures: what is counted in a series of games."""

import pytest

from benchmarks.least_squares import Fit, inverted
from benchmarks.settlers import Figures, course, played, seated, technologies
from dicehall.core.rng import Rng


@pytest.fixture(scope="module")
def figures() -> Figures:
    """Three games at random, for three; each seat likes some technologies."""
    found, players = Figures(), seated(3, "random", 6, Rng(0))
    for seed in range(3):
        played(players, Rng(seed), found, lots=True)
    return found


def test_everything_is_counted(figures: Figures) -> None:
    """A line for each game, and for each player at the table."""
    assert (len(figures.rounds), len(figures.scores), sum(figures.endings.values())) == (3, 9, 3)
    assert len(figures.branching) == sum(figures.decisions)


def test_scores_are_the_sum_of_their_sources(figures: Figures) -> None:
    """Tiles, technologies, dice, houses, collected."""
    assert [sum(parts) for parts in figures.sources] == figures.scores


def test_each_card_on_display_is_counted_for_each_player(figures: Figures) -> None:
    """Ten cards lie out in each of three games: some seats like one, the others do not."""
    liked = sum(card.seats[True] for card in figures.cards.values())
    assert 0 < liked < 3 * 10 * 3
    assert liked + sum(card.seats[False] for card in figures.cards.values()) == 3 * 10 * 3


def test_a_fancy_is_forgotten_after_the_game() -> None:
    """The box of a seat says again what is printed."""
    players = seated(2, "random", 6, Rng(0))
    printed = list(players[0].box.catalogue.points)
    played(players, Rng(0), Figures(), lots=True)
    assert [list(player.box.catalogue.points) for player in players] == [printed, printed]


def test_who_likes_a_technology_is_given_it() -> None:
    """At the beginning of the second round, and in no other way does it come to all of them."""
    found = Figures()
    for seed in range(3):
        played(seated(3, "random", 0, Rng(seed)), Rng(seed), found, lots=True, gift=2)
    assert all(card.rate(True) == 1.0 for card in found.cards.values() if card.seats[True])


def test_what_technologies_bring_is_told_apart() -> None:
    """The first brings four points, the second takes two; who likes both is two ahead."""
    fit = Fit()
    for likes in [[{0}, set()], [{0, 1}, set()], [{0}, {1}]] * 4:
        scores = [50 + 4 * (0 in some) - 2 * (1 in some) for some in likes]
        fit.see(scores, [0, 1], likes)
    assert [round(brings, 6) for brings, _ in fit.solved().values()] == [4.0, -2.0]


def test_an_inverse() -> None:
    """Of two by two."""
    assert [[round(value, 6) for value in row] for row in inverted([[2.0, 1.0], [1.0, 1.0]])] == [
        [1.0, -1.0],
        [-1.0, 2.0],
    ]


def test_tables_are_printed(figures: Figures, capsys: pytest.CaptureFixture[str]) -> None:
    """The course of games, then a row for each technology."""
    course(figures)
    technologies(figures)
    text = capsys.readouterr().out
    assert "99th percentile" in text
    assert text.count("\n| ") == len(figures.cards) + 1
