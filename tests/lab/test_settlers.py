"""Dice Settlers in figures: what is counted in a series of games."""

import pytest

from benchmarks.settlers import Card, Figures, course, played, seated, technologies
from dicehall.core.rng import Rng


@pytest.fixture(scope="module")
def figures() -> Figures:
    """Three games at random, for three; each seat has a fancy for some technologies."""
    found, players = Figures(), seated(3, "random", 6, Rng(0))
    for seed in range(3):
        played(players, Rng(seed), found)
    return found


def test_everything_is_counted(figures: Figures) -> None:
    """A line for each game, and for each player at the table."""
    assert (len(figures.rounds), len(figures.scores), sum(figures.endings.values())) == (3, 9, 3)
    assert len(figures.branching) == sum(figures.decisions)


def test_scores_are_the_sum_of_their_sources(figures: Figures) -> None:
    """Tiles, technologies, dice, houses, collected."""
    assert [sum(parts) for parts in figures.sources] == figures.scores


def test_each_card_on_display_is_counted_for_each_player(figures: Figures) -> None:
    """Ten cards lie out in each of three games: some seats fancy one, the others do not."""
    fancied = sum(len(card.margins[True]) for card in figures.cards.values())
    assert 0 < fancied < 3 * 10 * 3
    assert fancied + sum(len(card.margins[False]) for card in figures.cards.values()) == 3 * 10 * 3


def test_a_fancy_is_forgotten_after_the_game() -> None:
    """The box of a seat says again what is printed."""
    players = seated(2, "random", 6, Rng(0))
    printed = list(players[0].box.catalogue.points)
    played(players, Rng(0), Figures())
    assert [list(player.box.catalogue.points) for player in players] == [printed, printed]


def test_what_a_technology_adds_is_shared_by_those_who_researched_it_for_a_fancy() -> None:
    """Half of those with a fancy research it, nobody else does; they are two points better on average: it adds four."""
    card = Card()
    card.margins = {True: [1.0, 3.0] * 4, False: [-1.0, 1.0] * 4}
    card.studied[True] = 4
    assert card.adds[0] == 4.0


def test_tables_are_printed(figures: Figures, capsys: pytest.CaptureFixture[str]) -> None:
    """The course of games, then a row for each technology."""
    course(figures)
    technologies(figures)
    text = capsys.readouterr().out
    assert "99th percentile" in text
    assert text.count("\n| ") == len(figures.cards) + 1
