"""`dicehall arena`."""

import json
from collections.abc import Callable

import pytest

from dicehall.cli.arena import verdict
from dicehall.lab.arena import Pairing, Standing, Thought
from tests.cli.conftest import Outcome

Run = Callable[..., Outcome]

CONTEST = ("arena", "hush", "--bots", "greedy,easy,random", "--games", "11", "--seed", "4")


def test_arena_shows_every_pair_and_a_ranking(run: Run):
    """Eleven games are six deals, played twice."""
    done = run(*CONTEST)
    assert done.code == 0
    assert "12 games a pair of Hush, 2 seats, seed 4; each deal twice, with seats exchanged" in done.out
    assert done.out.count("greedy") == 3


def test_arena_json_is_json(run: Run):
    """Each pair with its share and interval."""
    figures = json.loads(run(*CONTEST, "--json").out)
    assert [pair["against"] for pair in figures["pairs"]] == ["easy", "random", "random"]
    assert all(pair["low"] <= pair["share"] <= pair["high"] for pair in figures["pairs"])


def test_a_lone_seat_meets_dicey(run: Run):
    """The printed opponent stands in the table."""
    done = run("arena", "deckodice", "--seats", "1", "--bots", "random", "--games", "3")
    assert "3 games a pair of Deck-O-Dice, 1 seat" in done.out
    assert "Dicey" in done.out


def test_a_search_can_be_told_its_playouts(run: Run):
    """In the name of the bot."""
    assert "hard@5" in run("arena", "hush", "--bots", "hard@5,random", "--games", "2").out


@pytest.mark.parametrize(("share", "word"), [(0.0, "worse"), (1.0, "better"), (0.5, "open")])
def test_the_verdict_is_a_word(share: float, word: str):
    """Forty deals, all alike."""
    assert verdict(Standing(Pairing("a", "b"), [share] * 40, [Thought(), Thought()])) == word
