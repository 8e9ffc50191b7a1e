"""A match: chance, log, undo by the flow of information, and what it hands over."""

import pytest

from dicehall.core.errors import BadOption, BadSeats, DicehallError, IllegalAction, RecordError, UndoRefused
from dicehall.core.fair import Stream
from dicehall.core.match import Match, resume
from dicehall.core.record import read_record
from dicehall.core.state import CHANCE, SPECTATOR
from tests.conformance.toys import NONE, Duel, DuelGame, duel


class Drawing(Duel):
    """Duel in which another card is drawn as soon as somebody has laid one down."""

    def act(self, seat: int, action: int) -> None:
        """The hand has a free slot at once."""
        super().act(seat, action)
        self.hands[0] = NONE
        self.begin()


class Musing(Duel):
    """Duel in which a look is only a thought."""

    def reveal(self) -> None:
        """Nothing is seen."""


def match(deal: list[int] | None = None) -> Match:
    """Duel for two, the cards told out of 0 0 1 1 2 2 ...: seat 0 has 0 and 1, seat 1 has 2 and 3."""
    return Match(duel(), 2, chance=deal or [0, 1, 2, 3], names=["Anna", "Bo\nris"])


def lines(one: Match, viewer: int) -> list[str]:
    """The log of a viewer."""
    return [str(line) for line in one.log(viewer)]


def test_chance_acts_until_somebody_has_to_decide() -> None:
    """After the beginning all cards are dealt."""
    assert match().state.pending == (0, 1)


def test_told_chance_runs_out() -> None:
    """Too few outcomes: the message says what is due."""
    with pytest.raises(DicehallError, match=r"one of 11 is due"):
        match([0])


def test_actions_can_be_named() -> None:
    """A name or an int; a seat or the actor."""
    one = match()
    one.play("Lay 0")
    one.play(one.state.parse("lay 2"), 1)
    assert (one.ply, one.state.score(1)) == (2, 1)


def test_an_illegal_action_changes_nothing() -> None:
    """Position, record and log are as before."""
    one = match()
    before = one.state.key(), str(one.record), lines(one, 0)
    with pytest.raises(IllegalAction):
        one.play("lay 5")
    assert (one.state.key(), str(one.record), lines(one, 0)) == before


def test_the_log_is_told_to_each_as_they_saw_it() -> None:
    """Own cards are named, those of others are cards."""
    one = match()
    one.play("lay 0", 0)
    assert lines(one, 0)[-2:] == ["Boris draws a card.", "Anna lays down the 0."]
    assert lines(one, 1)[-1] == lines(one, SPECTATOR)[-1] == "Anna lays down a card."


def test_after_the_end_the_log_tells_all() -> None:
    """A finished game has no secrets."""
    one = match()
    for action, seat in (("lay 0", 0), ("lay 2", 1), ("lay 1", 0), ("lay 3", 1)):
        one.play(action, seat)
    assert lines(one, SPECTATOR)[0] == "Anna draws the 0."
    assert [line.ply for line in one.log(0)][-1] == 4


def test_what_a_game_forgets_is_not_in_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """An event that the game does not remember is left out, and so is an empty line."""
    one = match()
    monkeypatch.setattr(DuelGame, "remembers", lambda self, state, event: event.seat == 0)
    monkeypatch.setattr(DuelGame, "say", lambda self, state, event, names: "drew" if event.a == 0 else "")
    assert lines(one, 0) == ["drew"]


# ---- what is final ----


def test_what_shows_something_is_final() -> None:
    """A look does; asking is not doing it."""
    state = match().state
    before = state.key(), state.reveals
    assert state.is_final(state.parse("look"), 0)
    assert (state.key(), state.reveals) == before


def test_what_leaves_the_next_word_to_others_is_final() -> None:
    """After laying down a card it is for the other seat to decide."""
    state = match().state
    assert state.is_final(state.parse("lay 0"), 0)


def test_a_step_that_shows_nothing_is_not_final() -> None:
    """The same seat is asked again, and knows no more than before."""
    state = Match(duel(state_class=Musing), 2, chance=[0, 1, 2, 3]).state
    assert not state.is_final(state.parse("look"), 0)


# ---- taking back ----


def test_a_sealed_choice_is_taken_back() -> None:
    """Nothing was drawn, shown or decided since."""
    one = match()
    before = one.state.key()
    one.play("lay 0", 0)
    one.undo(0)
    assert (one.state.key(), one.ply, lines(one, 0)[-1]) == (before, 0, "Boris draws a card.")


def test_nothing_is_taken_back_before_the_first_decision() -> None:
    """There is nothing to take back."""
    with pytest.raises(UndoRefused, match="Nothing has been decided"):
        match().undo(0)


def test_the_decision_of_another_is_not_taken_back() -> None:
    """Seat 1 has decided since."""
    one = match()
    one.play("lay 0", 0)
    one.play("look", 1)
    with pytest.raises(UndoRefused, match="Boris has decided since"):
        one.undo(0)


def test_what_was_seen_is_not_taken_back() -> None:
    """A look showed a hand."""
    one = match()
    one.play("look", 0)
    with pytest.raises(UndoRefused, match="showed something"):
        one.undo(0)


def test_the_end_is_not_taken_back() -> None:
    """With it all secrets are open."""
    one = match()
    for action, seat in (("lay 0", 0), ("lay 2", 1), ("lay 1", 0), ("lay 3", 1)):
        one.play(action, seat)
    with pytest.raises(UndoRefused, match="The game is over"):
        one.undo(1)


def test_what_was_drawn_is_not_taken_back() -> None:
    """Chance acted since: the deal begins anew after the decision of this game."""
    one = Match(duel(state_class=Drawing), 2, chance=[0, 1, 2, 3, 0])
    one.play("lay 0", 0)
    with pytest.raises(UndoRefused, match="drawn or rolled"):
        one.undo(0)


def test_by_consent_more_is_taken_back() -> None:
    """Two decisions of two seats; what chance had brought after the second is not used again."""
    one = match()
    one.play("lay 0", 0)
    one.play("lay 2", 1)
    one.take_back(0)
    assert (one.ply, one.state.pending) == (0, (0, 1))


@pytest.mark.parametrize("ply", [-1, 0, 3])
def test_consent_does_not_reach_beyond_the_game(ply: int) -> None:
    """There are no such decisions."""
    with pytest.raises(UndoRefused):
        match().take_back(ply)


def test_taking_back_over_chance_leaves_a_gap_in_the_stream() -> None:
    """Outcomes that were taken back are skipped in the record, which verifies all the same."""
    one = Match(duel(state_class=Drawing), 2, seed=3)
    one.play(one.state.legal(0)[0], 0)
    one.take_back(0)
    one.play(one.state.legal(0)[-2], 0)
    text = str(one.record)
    assert "skip 1" in text
    assert read_record(text).verify(one.game) == []


# ---- beginning, and going on ----


def test_wrong_words_are_refused() -> None:
    """Seats, options, games that are not there."""
    with pytest.raises(BadSeats, match="for 2 to 3 seats, not 5"):
        Match(duel(), 5)
    with pytest.raises(BadOption, match="table"):
        Match(duel(), 2, {"table": "oval"})
    with pytest.raises(BadOption, match="no option 'chairs'"):
        Match(duel(), 2, {"chairs": "3"})


def test_without_seats_the_fewest_play() -> None:
    """Names are made up."""
    one = Match(duel(), seed=1)
    assert (one.state.seats, one.names) == (2, ["Player 1", "Player 2"])


def test_a_seed_decides_everything() -> None:
    """Same seed, same deal; another seed, another."""
    keys = [Match(duel(), seed=seed).state.key() for seed in (1, 1, 2, 3)]
    assert keys[0] == keys[1]
    assert len(set(keys)) == 3


def test_a_committed_table_publishes_its_secret_at_the_end() -> None:
    """Before the end the record has the commitment alone."""
    one = Match(duel(), 2, chance=Stream("it rains", ["", "salt of Boris"]))
    assert "secret" not in str(one.record)
    assert "commit " in str(one.record)
    while not one.state.is_over:
        one.play(one.state.legal()[0])
    record = read_record(str(one.record))
    assert record.head["secret"] == "it rains"
    assert record.verify(one.game) == []


@pytest.mark.parametrize("chance", [None, [0, 1, 2, 3], Stream("it rains", [])])
def test_a_match_is_resumed_from_its_record(chance: "Stream | list[int] | None") -> None:
    """It stands where it stood, and goes on as it would have."""
    one = Match(duel(), 2, seed=5, chance=chance)
    one.play("look", 0)
    secret = Stream("it rains", []) if isinstance(chance, Stream) else None
    again = resume(read_record(str(one.record)), one.game, secret)
    for each in (one, again):
        while not each.state.is_over:
            each.play(each.state.legal()[0])
    assert str(again.record) == str(one.record)
    assert lines(again, 1) == lines(one, 1)


def test_a_record_of_another_position_is_not_resumed() -> None:
    """The key must agree."""
    record = read_record(str(match().record))
    record.tail["key"] = "0" * 64
    with pytest.raises(RecordError, match="another position"):
        resume(record, duel())


def test_chance_has_its_place_in_the_record() -> None:
    """Four cards are dealt, one after the other."""
    assert [(step.seat, step.n, step.index) for step in match().steps] == [
        (CHANCE, 12, 0),
        (CHANCE, 11, 1),
        (CHANCE, 10, 2),
        (CHANCE, 9, 3),
    ]


def test_a_match_shows_itself_in_a_notebook() -> None:
    """It is drawn as its position is."""
    one = match()
    assert "<svg" in (one._repr_svg_() or "")
    assert one._repr_svg_() == one.state._repr_svg_()


def test_without_a_painter_a_notebook_shows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Core itself cannot draw."""
    monkeypatch.setattr("dicehall.core.scene._painters", [])
    assert match()._repr_svg_() is None


def test_each_seat_has_one_name() -> None:
    """Three names for two seats are a mistake, told at once."""
    with pytest.raises(BadSeats, match="3 names are given for 2 seats"):
        Match(duel(), 2, names=["Anna", "Boris", "Cleo"])


def test_a_match_that_forgets_goes_back_by_playing_again() -> None:
    """Positions are given up where no seat may go back alone; with consent the match gets there all the same."""
    one = match([0, 1, 2, 3, 4, 5, 6, 7])
    start = one.state.key()
    one.play("lay 0", 0)
    one.play("lay 2", 1)
    one.forget()
    assert [moment.state for moment in one.moments] == [None, None]
    one.take_back(0)
    assert one.state.key() == start


def test_a_match_that_forgets_keeps_what_a_seat_may_take_back() -> None:
    """The last decision, after which nothing came, is still undone from memory."""
    one = match()
    one.play("lay 0", 0)
    one.forget()
    one.undo(0)
    assert one.ply == 0
