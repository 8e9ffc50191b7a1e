"""Dice Settlers in figures: what is counted in a series of games."""

import pytest

from benchmarks.settlers import Figures, add, course, played, technologies


@pytest.fixture(scope="module")
def figures() -> Figures:
    """Three games at random, for three."""
    found = Figures()
    for seed in range(3):
        add(found, *played(3, "random", seed, found))
    return found


def test_everything_is_counted(figures: Figures) -> None:
    """A line for each game, and for each player at the table."""
    assert (len(figures.rounds), len(figures.scores), sum(figures.endings.values())) == (3, 9, 3)
    assert len(figures.branching) == sum(figures.decisions)


def test_scores_are_the_sum_of_their_sources(figures: Figures) -> None:
    """Tiles, technologies, dice, houses, collected."""
    assert [sum(parts) for parts in figures.sources] == figures.scores


def test_each_card_on_display_is_counted_for_each_player(figures: Figures) -> None:
    """Ten cards lie out in each of three games; whoever has not researched one is counted, too."""
    assert sum(card.shown for card in figures.cards.values()) == 3 * 10 * 3
    assert all(len(card.with_it) + len(card.without) == card.shown for card in figures.cards.values())


def test_tables_are_printed(figures: Figures, capsys: pytest.CaptureFixture[str]) -> None:
    """The course of games, then a row for each technology."""
    course(figures)
    technologies(figures)
    text = capsys.readouterr().out
    assert "99th percentile" in text
    assert text.count("\n| ") == len(figures.cards) + 1
