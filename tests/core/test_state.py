"""The outer face of a state: it checks what it is given, and never leaves a state half-changed."""

import pytest

from dicehall.core.errors import BadOutcome, BadSeats, IllegalAction, UnknownAction
from dicehall.core.state import CHANCE, OVER, SPECTATOR, UNKNOWN, Refusal, State
from tests.conformance.toys import NONE, Duel, duel

LOOK = 1


def dealt(cards: str = "0 1 2 3", state_class: type[Duel] = Duel) -> Duel:
    """Duel for two after the deal; the cards are those of seat 0, then those of seat 1."""
    state = duel(state_class).start(2)
    assert isinstance(state, Duel)
    for card in map(int, cards.split()):
        state.resolve(sum(state.pile[:card]))
    return state


def finished() -> Duel:
    """A game that seat 1 has won by 2 to 0."""
    state = dealt("0 1 4 5")
    for card, seat in ((0, 0), (4, 1), (1, 0), (5, 1)):
        state.apply(state.parse(f"lay {card}"), seat)
    return state


def test_chance_acts_first() -> None:
    """Before the deal nobody owes a decision."""
    state = duel().start(2)
    assert (state.actor, state.pending, state.chances, state.legal()) == (CHANCE, (), 12, [])


def test_all_who_owe_are_pending() -> None:
    """After the deal both decide at once; the actor is the first of them."""
    state = dealt()
    assert (state.actor, state.pending, state.chances) == (0, (0, 1), 0)


def test_any_pending_seat_may_act_first() -> None:
    """Seat 1 lays down a card; then only seat 0 owes one."""
    state = dealt()
    state.apply(state.parse("lay 2"), seat=1)
    assert (state.actor, state.pending) == (0, (0,))


def test_a_decision_stays_secret_when_the_others_have_decided() -> None:
    """Seat 1 has laid down its card; seat 0 still decides in secret, since all were asked together."""
    state = dealt()
    state.apply(state.parse("lay 2"), seat=1)
    assert state.decides_in_secret(0)


def test_whoever_is_asked_alone_decides_openly() -> None:
    """There is nobody from whom it could be kept until he has decided too."""
    state = dealt()
    state.ask(1)
    assert not state.decides_in_secret(1)


def test_legal_actions_are_those_of_the_actor_unless_a_seat_is_given() -> None:
    """Without a seat, the actor is meant."""
    state = dealt()
    assert [state.name(action) for action in state.legal()] == ["lay 0", "lay 1", "look"]
    assert [state.name(action) for action in state.legal(1)] == ["lay 2", "lay 3", "look"]


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    """Every question that takes a seat says which seats there are."""
    state = dealt()
    for question in (state.legal, state.prompt, lambda seat: state.apply(LOOK, seat), state.seen_by):
        with pytest.raises(BadSeats, match=r"seats 0 to 1"):
            question(seat)


def test_an_illegal_action_names_the_rule() -> None:
    """The error carries the number, and says it."""
    state = dealt()
    with pytest.raises(IllegalAction, match=r"\(rule 2\.1\)") as wrong:
        state.apply(state.parse("lay 5"))
    assert wrong.value.rule == "2.1"


def test_refusals_of_all_kinds() -> None:
    """Not legal, not an action of the game at all, not one's turn, and the game over."""
    state = dealt()
    assert repr(state.refusal(state.parse("lay 5"))) == "Refusal(rule='2.1', text='You do not have it.')"
    assert "no action of Duel" in text_of(state.refusal(77))
    state.apply(state.parse("lay 0"), 0)
    assert "not your turn" in text_of(state.refusal(state.parse("lay 1"), 0))
    assert text_of(finished().refusal(LOOK, 0)) == "The game is over."


def text_of(refusal: Refusal | None) -> str:
    """The words of a refusal that is there."""
    assert refusal is not None
    return refusal.text


def test_a_legal_action_is_not_refused() -> None:
    """None means: go ahead."""
    assert dealt().refusal(LOOK) is None


def test_chance_cannot_act_out_of_turn() -> None:
    """While seats decide there is no outcome."""
    with pytest.raises(BadOutcome, match="not chance's turn"):
        dealt().resolve(0)


@pytest.mark.parametrize("outcome", [-1, 12])
def test_an_outcome_outside_is_refused(outcome: int) -> None:
    """The message says how many there are."""
    with pytest.raises(BadOutcome, match=r"0 to 11"):
        duel().start(2).resolve(outcome)


def test_before_the_end_nothing_is_settled() -> None:
    """No scores, no winners, no ending."""
    state = dealt()
    assert (state.scores, state.winners, state.ending, state.is_over) == ((), (), "", False)


def test_the_end() -> None:
    """Scores of all, winners, why it ended, and a prompt that says so."""
    state = finished()
    assert (state.actor, state.scores, state.winners, state.ending) == (OVER, (0, 2), (1,), "two rounds are over")
    assert (state.is_over, state.prompt(0), state.legal(0)) == (True, "The game is over.", [])


def test_a_clone_goes_its_own_way() -> None:
    """What happens to the clone does not happen to the first; the clone tells no story."""
    state = dealt()
    state.story = []
    copy = state.clone()
    assert copy.key() == state.key()
    copy.apply(LOOK)
    assert copy.key() != state.key()
    assert (state.story, copy.story) == ([], None)


def test_equal_positions_have_equal_keys() -> None:
    """Whichever way they came about."""
    first, second = dealt(), dealt()
    for state, order in ((first, (0, 1)), (second, (1, 0))):
        for seat in order:
            state.apply(state.legal(seat)[0], seat)
    assert first.key() == second.key() != dealt().key()


def test_equal_positions_have_equal_fingerprints() -> None:
    """And the positions of a game have fingerprints of their own."""
    state, marks = dealt(), set()
    for seat, action in ((0, "look"), (0, "lay 0"), (1, "lay 2"), (1, "lay 3"), (0, "lay 1")):
        assert state.fingerprint() == state.clone().fingerprint()
        marks.add(int(state.fingerprint()))
        state.apply(state.parse(action), seat)
    assert len(marks) == 5


def test_a_view_hides_and_does_not_play() -> None:
    """Seat 0 sees its own hand; on what it sees nobody can play."""
    view = dealt("0 1 2 3").seen_by(0)
    assert isinstance(view, Duel)
    assert view.hands == [0, 1, UNKNOWN, UNKNOWN]
    with pytest.raises(BadOutcome, match=r"call redeal"):
        view.apply(LOOK)
    with pytest.raises(BadOutcome, match=r"call redeal"):
        view.resolve(0)


def test_a_spectator_sees_no_hand() -> None:
    """Nobody's cards."""
    view = dealt().seen_by(SPECTATOR)
    assert isinstance(view, Duel)
    assert view.hands == [UNKNOWN] * 4


def test_a_finished_game_has_no_secrets() -> None:
    """The view of the end is the end itself; dealing it again changes nothing."""
    state = finished()
    view = state.seen_by(SPECTATOR)
    assert view.key() == state.key()
    view.redeal(SPECTATOR, 1)
    assert view.key() == state.key()


def test_a_world_dealt_again_plays_on() -> None:
    """The unknown cards are there again, and the hand of the viewer is as it was."""
    world = dealt("0 1 2 3").seen_by(0)
    world.redeal(0, 5)
    assert isinstance(world, Duel)
    assert world.hands[:2] == [0, 1]
    assert UNKNOWN not in world.hands
    world.apply(LOOK)


def test_dealing_again_depends_on_the_seed_alone() -> None:
    """One seed, one world; many seeds, many worlds."""
    worlds = [dealt() for _ in range(20)]
    for seed, world in enumerate(worlds):
        world.redeal(0, seed // 2)
    keys = [world.key() for world in worlds]
    assert keys[::2] == keys[1::2]
    assert len(set(keys)) > 5


def test_the_view_of_one_seat_cannot_be_dealt_for_another() -> None:
    """What seat 0 sees has holes that seat 1 cannot fill."""
    with pytest.raises(BadSeats, match=r"what seat 0 sees"):
        dealt().seen_by(0).redeal(1, 1)


def test_names_lead_back() -> None:
    """Name and parse are each other's way back; describe is for people."""
    state = dealt()
    assert state.parse(state.name(LOOK)) == LOOK
    assert state.describe(state.parse("lay 1")) == "Lay down the 1."


def test_a_foreign_int_is_not_described() -> None:
    """77 is no action of the game."""
    with pytest.raises(UnknownAction, match=r"77 is no action of Duel"):
        dealt().describe(77)


def test_whoever_looks_on_gets_a_drawing_of_what_they_see() -> None:
    """The drawing for seat 0 shows its two cards, and two question marks."""
    state = dealt("0 1 2 3")
    for seen in (state, state.seen_by(0)):
        assert [piece.text for piece in seen.scene(0).pieces] == ["0", "1", "?", "?"]


def test_panels_are_read_off() -> None:
    """Everybody may know the points."""
    assert [(fact.name, fact.value) for fact in finished().panel(1)] == [("points", "2")]


def test_events_are_told_only_where_somebody_listens() -> None:
    """Without a story nothing is kept; with one, open and whispered events are."""
    state = dealt()
    state.apply(state.parse("lay 0"), 0)
    assert state.story is None
    state.story = []
    state.apply(LOOK, 1)
    state.apply(state.parse("lay 2"), 1)
    assert [(event.what, event.seat) for event in state.story] == [(2, 1), (1, 1), (3, 1)]


def test_a_state_of_no_game_in_particular_can_do_nothing() -> None:
    """What a game has to fill in is missing in the contract itself."""
    bare = State(duel(), 2)
    bare.hide(0)
    with pytest.raises(NotImplementedError):
        bare.clone()


def test_words_of_the_flow() -> None:
    """Ask one, ask several, answer, reveal, end: the fields that everybody reads."""
    state = Duel(duel(), 3)
    state.ask(2)
    assert (state.actor, state.pending) == (2, (2,))
    state.ask_all(0b110)
    assert (state.actor, state.pending) == (1, (1, 2))
    assert not state.answered(1)
    assert (state.actor, state.pending) == (2, (2,))
    assert state.answered(2)
    state.reveal()
    state.end(0, 0b101)
    assert (state.reveals, state.actor, state.winners) == (1, OVER, (0, 2))
    assert NONE in state.hands
