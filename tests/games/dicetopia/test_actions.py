"""§4: the actions of the neighbourhoods."""

from dicehall.games.dicetopia import terms as t
from tests.games.dicetopia.table import at, card, choices, city, draws, play, refused, turn


def test_4_1_the_agency_draws_and_discards() -> None:
    """Any card in hand may go; the hand keeps its size, and what went does not come back."""
    s = play(turn(city("A: w5\n N: t1", hands={0: ["Spies", "Clones"]})), "send A1")
    assert s.chances == 38
    draws(s, "Replica")
    assert choices(s) == ["discard Clones", "discard Replica", "discard Spies"]
    play(s, "discard Spies")
    assert s.of(0, t.HELD) == 2
    assert s.deck() >> card("Spies") & 1 == 0


def test_4_1_only_its_player_knows_what_went_under_the_deck() -> None:
    """Seat 0 never finds its own discard elsewhere; seat 1 may think of any card there."""
    s = play(turn(city("A: w5\n N: t1", hands={0: ["Spies", "Clones"], 1: ["Forgery"]})), "send A1")
    play(draws(s, "Replica"), "discard Spies")
    own, others = set[int](), set[int]()
    for seed in range(40):
        mine, theirs = s.seen_by(0), s.seen_by(1)
        mine.redeal(0, seed)
        theirs.redeal(1, seed)
        own.add(mine.of(0, t.SUNK))
        others.add(theirs.of(0, t.SUNK))
        assert mine.of(1, t.HAND) >> card("Spies") & 1 == 0
    assert own == {1 << card("Spies")}
    assert len(others) > 10


def test_4_1_a_view_counts_cards_but_does_not_name_them() -> None:
    """How many lie under the deck is public."""
    s = play(turn(city("A: w5\n N: t1", hands={0: ["Spies", "Clones"]})), "send A1")
    play(draws(s, "Replica"), "discard Spies")
    view = s.seen_by(1)
    assert (view.of(0, t.SUNK), view.of(0, t.SUNK_COUNT), view.of(0, t.HELD)) == (-1, 1, 2)


def test_4_2_the_airforce_rerolls_any_die() -> None:
    """In the city or on a board; colour and place stay."""
    s = play(turn(city("G: w5 t2\n N: p6\n 1: t3")), "send G1")
    assert choices(s) == ["take G2", "take N1", "take 0.1", "take 1.1"]
    play(s, "take 1.1", "6")
    assert at(s, "1.1") == "t6"


def test_4_3_waste_management_swaps_an_agent_and_a_die_elsewhere() -> None:
    """Anybody's agent, the one just sent too; a die of the same neighbourhood is out of reach."""
    s = play(turn(city("W: w5 t2\n T: @1 p6\n N: p1")), "send W1")
    assert choices(s) == ["take W1", "take T1"]
    play(s, "take T1")
    assert choices(s) == ["take W2", "take N1"]
    play(s, "take N1")
    assert (at(s, "T1"), at(s, "N1")) == ("p1", "@1")


def test_4_3_an_agent_next_to_the_only_dice_stays() -> None:
    """If dice lie in its own neighbourhood only, it cannot move."""
    s = play(turn(city("W: w5 t2\n T: @1")), "send W1")
    assert choices(s) == ["take T1"]
    assert refused(s, "take W1") == "4.3"
    assert refused(s, "take W2") == "4.3"


def test_4_4_congress_swaps_dice_of_two_neighbourhoods() -> None:
    """Two of one neighbourhood cannot be swapped."""
    s = play(turn(city("T: w5 t2 p4\n N: p1")), "send T1", "take T2")
    assert choices(s) == ["take N1"]
    assert refused(s, "take T3") == "4.4"
    play(s, "take N1")
    assert (at(s, "T2"), at(s, "N1")) == ("p1", "t2")


def test_4_4_congress_needs_dice_in_two_neighbourhoods() -> None:
    """Otherwise it is left out."""
    s = play(turn(city("T: w5 t2 p4")), "send T1")
    assert (s.step, s.actor) == (t.SEND, 1)


def test_4_5_the_bank_swaps_a_die_of_the_city_and_one_of_a_board() -> None:
    """Any board, the own die just taken included."""
    s = play(turn(city("O: w5 t2\n N: p1\n 1: t3")), "send O1")
    assert choices(s) == ["take O2", "take N1"]
    play(s, "take N1")
    assert choices(s) == ["take 0.1", "take 1.1"]
    play(s, "take 1.1")
    assert (at(s, "N1"), at(s, "1.1")) == ("t3", "p1")


def test_4_6_the_syndicate_swaps_two_dice_of_boards() -> None:
    """Of two boards, or of one."""
    s = play(turn(city("N: w5 t2\n 0: p2\n 1: t3")), "send N1")
    assert choices(s) == ["take 0.1", "take 0.2", "take 1.1"]
    play(s, "take 0.1")
    assert choices(s) == ["take 0.2", "take 1.1"]
    play(s, "take 1.1")
    assert (at(s, "0.1"), at(s, "1.1")) == ("t3", "p2")


def test_4_7_in_the_variant_the_banks_dice_must_match() -> None:
    """In colour or in value."""
    s = play(turn(city("O: w5 t2 w1 p5\n 1: t2", advanced="on")), "send O1")
    assert choices(s) == ["take O2", "take O3", "take O4"]
    play(s, "take O3")
    assert choices(s) == ["take 0.1"]
    assert refused(s, "take 1.1") == "4.7"


def test_4_7_without_a_match_the_bank_is_left_out() -> None:
    """The purple 1 has nothing in common with any die on a board."""
    s = play(turn(city("O: w5\n N: p1\n 1: t2", advanced="on")), "send O1")
    assert (s.step, s.actor) == (t.SEND, 1)


def test_4_8_what_is_moved_brings_no_further_action() -> None:
    """An agent that is carried into the Agency draws nothing."""
    s = play(turn(city("W: w5\n A: p6\n N: p1")), "send W1", "take W1", "take A1")
    assert at(s, "A1") == "@0"
    assert (s.step, s.actor) == (t.SEND, 1)


def test_4_8_everything_is_named_before_anything_happens() -> None:
    """After the first of two targets nothing has moved."""
    s = play(turn(city("T: w5 t2 p4\n N: p1")), "send T1", "take T2")
    assert (at(s, "T2"), at(s, "N1")) == ("t2", "p1")
