"""Records: readable text that replays and verifies; what is wrong with one is told, with its line."""

import re

import pytest

from dicehall.core.errors import RecordError
from dicehall.core.fair import digest
from dicehall.core.game import Game
from dicehall.core.match import Match
from dicehall.core.record import Record, read_record
from tests.conformance.toys import duel


@pytest.fixture
def game() -> Game:
    """Duel."""
    return duel()


@pytest.fixture
def text(game: Game) -> str:
    """A finished game from seed 4: first cards all the way."""
    match = Match(game, 2, seed=4, names=["Anna", "Boris"])
    while not match.state.is_over:
        match.play(match.state.legal()[0])
    return str(match.record)


def changed(text: str, old: str, new: str) -> str:
    """The record with one line changed by hand, and a sum that fits."""
    body = text.rpartition("\nsum ")[0]
    assert re.search(old, body, re.MULTILINE)
    body = re.sub(old, new, body, count=1, flags=re.MULTILINE)
    return f"{body}\nsum {digest(body)}\n"


def test_a_record_says_what_was_played(text: str) -> None:
    """Head, moves, end: all of it can be read."""
    lines = text.splitlines()
    assert lines[0] == "dicehall record 1"
    assert lines[1:3] == ["game duel", "rules 1"]
    assert "name 1 Boris" in lines
    assert "option table=round" in lines
    assert "end two rounds are over" in lines


def test_a_record_replays_to_the_same_end(text: str, game: Game) -> None:
    """Names, options and figures are there; the position is the last one."""
    record = read_record(text)
    assert (record.game, record.seats, record.plies, record.finished) == ("duel", 2, 4, True)
    assert record.replay(game=game).is_over
    assert record.verify(game) == []
    assert str(record) == text


@pytest.mark.parametrize("ply", [0, 1, 4])
def test_a_record_replays_up_to_a_decision(text: str, game: Game, ply: int) -> None:
    """After so many decisions, and what chance brought on them."""
    state = read_record(text).replay(ply, game)
    assert state.is_over == (ply == 4)
    assert state.chances == 0


def test_a_record_does_not_replay_beyond_its_end(text: str, game: Game) -> None:
    """There are four decisions."""
    with pytest.raises(RecordError, match="has 4 decisions; there is no position after 5"):
        read_record(text).replay(5, game)


def test_an_unfinished_game_has_a_record(game: Game) -> None:
    """It replays to where it stands."""
    match = Match(game, 3, seed=9)
    match.play("look", 2)
    record = read_record(str(match.record))
    assert not record.finished
    assert record.replay(game=game).key() == match.state.key()


# ---- damaged ----


@pytest.mark.parametrize("words", ["", "hello", "dicehallrecord 1\n"])
def test_another_text_is_no_record(words: str) -> None:
    """The first line would say so."""
    with pytest.raises(RecordError, match="line 1: this is no Dicehall record"):
        read_record(words)


def test_a_newer_format_asks_for_an_update(text: str) -> None:
    """This Dicehall reads format 1."""
    with pytest.raises(RecordError, match=r"newer format \(2\): update Dicehall"):
        read_record(text.replace("dicehall record 1", "dicehall record 2"))


@pytest.mark.parametrize("share", [0.2, 0.5, 0.8])
def test_a_cut_record_is_noticed(text: str, share: float) -> None:
    """Without its last line it is not whole."""
    with pytest.raises(RecordError, match="cut off"):
        read_record(text[: int(len(text) * share)])


def test_every_changed_letter_is_noticed(text: str) -> None:
    """Whatever is changed above the sum, the sum does not fit."""
    for place in range(len("dicehall record 1\n"), text.index("\nsum "), 7):
        letter = "x" if text[place] != "x" else "y"
        with pytest.raises(RecordError):
            read_record(text[:place] + letter + text[place + 1 :])


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (r"^moves$", "movements", "there is no line 'moves'"),
        (r"^seats 2$", "chairs 2", r"line 5: 'chairs 2' is no line of a record's head"),
        (r"^seats 2\n", "", "there is no line 'seats'"),
        (r"^seats 2$", "seats two", "seats 'two' is not a number"),
        (r"^seed 4$", "seed four", "seed 'four' is not a number"),
        (r"^key .*$", "unfinished", "there is no line 'key'"),
        (r"^0 lay", "O lay", "is no move"),
    ],
)
def test_a_damaged_record_is_told_with_its_line(text: str, old: str, new: str, told: str) -> None:
    """Missing lines, foreign lines, words for numbers."""
    with pytest.raises(RecordError, match=told):
        read_record(changed(text, old, new))


# ---- tampered ----


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (r"^rules 1$", "rules 2", "played by version 2 of the rules of Duel; this Dicehall plays version 1"),
        (r"^content .*$", "content 00", "other boards or cards than these"),
        (r"^seats 2$", "seats 7", "for 2 to 3 seats, not 7"),
        (r"^option table=round$", "option table=oval", "option 'table' is one of"),
        (r"^0 lay \d$", "0 dance", "line 12: no action is called 'dance'"),
        (r"^0 lay \d$", "0 lay 5", r"line 14: You do not have it\. \(rule 2\.1\)"),
        (r"^0 lay", "5 lay", "line 12: there is no seat 5"),
        (r"^\* (\d+)/12", r"* \1/13", "line 11: chance is asked for one of 12, the record has one of 13"),
        (r"^\* \d+/12", "* 12/12", "line 11: chance brings 0 to 11"),
        (r"^\* \d+/12", "* x/12", "line 11: 'x/12' is no outcome of chance: it would be written like 3/6"),
        (r"^scores .*$", "scores 9 9", "the record says scores 9 9; replaying it gives scores"),
        (r"^winners .*$", "winners 5", "the record says winners 5"),
        (r"^end .*$", "unfinished", "the record says that the game is unfinished; it is not"),
        (r"^key .*$", "key 00", "another position"),
    ],
)
def test_a_tampered_record_does_not_verify(text: str, game: Game, old: str, new: str, told: str) -> None:
    """Even with a sum that fits, the moves give it away."""
    problems = read_record(changed(text, old, new)).verify(game)
    assert len(problems) == 1
    assert re.search(told, problems[0]), problems


def test_loaded_dice_do_not_verify(game: Game) -> None:
    """A record that replays, with outcomes that do not follow from its seed."""
    match = Match(game, 2, chance=[0, 0, 0, 0])
    while not match.state.is_over:
        match.play(match.state.legal()[0])
    told = changed(str(match.record), "^told by the caller$", "seed 4")
    problems = read_record(told).verify(game)
    assert all("was due" in problem for problem in problems)
    assert problems


def test_a_game_that_is_not_there_is_told(text: str) -> None:
    """Duel is not installed."""
    assert read_record(text).verify() == [read_record(text).verify()[0]]
    assert "there is no game 'duel'" in read_record(text).verify()[0]


def test_the_key_is_part_of_the_text(text: str) -> None:
    """A record knows its own text, letter by letter."""
    assert Record(text).text == str(read_record(text))
