"""§8 What you may know, and what you must remember."""

from collections import Counter

import pytest

from dicehall.core.match import Match
from dicehall.core.state import SPECTATOR, UNKNOWN
from dicehall.games.deckodice.deck import ALL_CARDS
from dicehall.games.deckodice.flow import DeckODice
from dicehall.games.deckodice.state import CHOSEN, HAND, LAID, POINTS, WON
from tests.games.deckodice.table import (
    bits,
    card,
    do,
    looks,
    meet,
    minions,
    numbers,
    points,
    scene,
    seen,
    top,
    turn,
    under,
)


def redealt(s: DeckODice, seat: int, seed: int) -> DeckODice:
    """What the seat sees, with the unknown filled in."""
    world = seen(s, seat)
    world.redeal(seat, seed)
    assert seen(world, seat).key() == seen(s, seat).key()
    return world


def test_8_1_a_sealed_minion_is_known_to_its_owner_alone() -> None:
    """The other seat and spectators see that something lies there, but not what."""
    s = scene()
    s.apply(s.parse("send diante"), 0)
    assert seen(s, 0).at[CHOSEN] == 2
    assert seen(s, 1).at[CHOSEN] == seen(s, SPECTATOR).at[CHOSEN] == UNKNOWN


def test_8_1_it_may_be_any_that_the_other_has_in_hand() -> None:
    """All of them turn up when the unknown is filled in, and no others."""
    s = scene("round 5 | hands quad twent : cubera diante", memory_aid="on")
    s.apply(s.parse("send quad"), 0)
    assert {redealt(s, 1, seed).at[CHOSEN] for seed in range(30)} == {0, 5}


def test_8_2_the_card_put_back_is_known_to_its_looker() -> None:
    """Spectators and the other seat know that there is one."""
    s = do(turn(meet(scene(), "twent", "diante"), 8, 1, 2), "take first")
    assert [top(seen(s, seat)) for seat in (1, 0, SPECTATOR)] == [2, 0, 0]


def test_8_2_when_it_is_drawn_it_is_open() -> None:
    """In the next combat the attacker draws it."""
    s = do(turn(meet(scene(), "twent", "diante"), 8, 1, 2), "take first")
    s = meet(s, "dwelve", "quad")
    assert card(seen(s, 0), 0) == 2


def test_8_2_a_second_diante_sees_what_the_first_has_put_back() -> None:
    """While it decides, the first one knows one of its two cards."""
    s = meet(scene(), "diante", "diante")
    s.resolve(0)
    do(turn(s, 3, 1, 2), "take first")
    turn(s, 5)
    assert [looks(seen(s, seat)) for seat in (0, 1, SPECTATOR)] == [[2, 0], [2, 5], [0, 0]]


@pytest.mark.parametrize(("choice", "left", "known"), [("take second", 2, 2), ("take first", 5, 0)])
def test_8_2_the_first_diante_knows_whether_its_card_is_still_there(choice: str, left: int, known: int) -> None:
    """If the second one takes the other card, both know what lies on top; otherwise only the second does."""
    s = meet(scene(), "diante", "diante")
    s.resolve(0)
    do(turn(s, 3, 1, 2), "take first")
    do(turn(s, 5), choice)
    assert (top(s), top(seen(s, 1)), top(seen(s, 0))) == (left, left, known)


def test_8_2_any_unseen_card_may_be_the_one() -> None:
    """The other seat must think each of the cards that it cannot place equally likely."""
    s = do(turn(meet(scene(memory_aid="on"), "twent", "diante"), 8, 1, 2), "take first")
    found = Counter(top(redealt(s, 0, seed)) for seed in range(2200))
    assert set(found) == set(range(1, 25)) - {8, 1}
    assert 60 < min(found.values()) <= max(found.values()) < 145


@pytest.mark.parametrize("memory_aid", ["on", "off"])
def test_8_2_two_looked_at_cards_are_filled_in_as_two(memory_aid: str) -> None:
    """They differ, and both are out of the pile."""
    s = turn(meet(scene("round 3 | pile 1 2 3 4 5 6", memory_aid=memory_aid), "diante", "quad"), 4, 6)
    world = redealt(s, 1, 5)
    assert len(set(looks(world))) == 2
    assert not bits(looks(world)) & world.unseen


def test_8_3_who_sees_all_cards_but_one_knows_that_one() -> None:
    """With the memory aid, and one card in the pile besides those known from below."""
    s = scene("round 11 | top 9 seen by 1 | under 1 2 3", memory_aid="on")
    assert top(seen(s, 0)) == 9


def test_8_3_two_unknown_cards_tell_nothing() -> None:
    """Either may be the one on top."""
    s = scene("round 11 | top 9 seen by 1 | pile 8 | under 1 2", memory_aid="on")
    assert top(seen(s, 0)) == 0
    assert {top(redealt(s, 0, seed)) for seed in range(20)} == {8, 9}


def test_8_3_a_first_diante_may_learn_the_card_of_the_second_so() -> None:
    """No unseen card is left: the one besides its own must be the last one."""
    s = scene("round 11 | top 9 seen by 0 | pile 8 | under 1 2", memory_aid="on")
    s = meet(s, "twent", "diante")
    assert looks(seen(s, 0)) == [8, 1]


def test_8_3_who_does_not_remember_cannot_eliminate() -> None:
    """Without the memory aid the same card stays unknown."""
    s = scene("round 11 | top 9 seen by 1 | under 1 2 3")
    assert top(seen(s, 0)) == 0


def test_8_4_what_the_opponent_has_left_must_be_remembered() -> None:
    """From the third combat of a half on, the other hand is unknown, one's own is not."""
    s = scene("round 3 | hands quad twent cubera dwelve : cubera diante quad sparten")
    assert minions(seen(s, 0).at[HAND]) == ["quad", "cubera", "dwelve", "twent"]
    assert seen(s, 0).at[HAND + 1] == UNKNOWN
    assert seen(s, SPECTATOR).at[HAND] == UNKNOWN


def test_8_4_the_first_minion_lies_open_until_the_second_ones_meet() -> None:
    """While the second minions are chosen everything is on view; then the first ones are turned down."""
    s = turn(meet(scene(), "dwelve", "quad"), 1, 2)
    assert len(minions(seen(s, 0).at[HAND + 1])) == 5
    meet(s, "twent", "cubera")
    assert seen(s, 0).at[HAND + 1] == UNKNOWN


def test_8_4_a_full_and_an_empty_hand_are_no_secret() -> None:
    """All six at the start of a half, none in its last combat."""
    assert seen(scene("round 7 | pile 1 2 3"), 0).at[HAND + 1] == 63
    s = meet(scene("round 6 | hands quad : twent"), "quad", "twent")
    assert seen(s, 0).at[HAND + 1] == 0


def test_8_4_the_unknown_hand_has_the_right_size_and_not_the_minion_on_view() -> None:
    """Diante fought last: any three of the other five may be left."""
    s = turn(
        meet(scene("round 3 | hands quad twent cubera dwelve : cubera diante quad sparten"), "quad", "diante"), 1, 2
    )
    do(s, "take first")
    hands = {redealt(s, 0, seed).at[HAND + 1] for seed in range(200)}
    assert len(hands) == 10
    assert all(len(minions(hand)) == 3 and "diante" not in minions(hand) for hand in hands)


def test_8_4_with_the_memory_aid_used_minions_stay_visible() -> None:
    """Both hands are known to all."""
    s = scene("round 3 | hands quad twent cubera dwelve : cubera diante quad sparten", memory_aid="on")
    assert seen(s, 0).at[HAND + 1] == s.at[HAND + 1]


def test_8_4_against_dicey_the_rows_lie_open() -> None:
    """Dicey's used minions are no secret."""
    s = scene("round 3 | hands quad twent cubera dwelve : cubera diante quad sparten", seats=1)
    assert seen(s, 0).at[HAND + 1] == s.at[HAND + 1]


def test_8_5_which_cards_are_won_must_be_remembered() -> None:
    """The number is open, the cards and those in the pile are not."""
    view = seen(scene("round 3 | pile 1 2 3 4"), 0)
    assert (view.at[WON], view.at[WON + 1], view.unseen) == (UNKNOWN, UNKNOWN, UNKNOWN)
    assert points(view) == [10, 10]


def test_8_5_the_unknown_is_dealt_to_pile_and_victory_piles() -> None:
    """Each gets as many cards as it has, every card once, and known places stay."""
    s = scene("round 3 | pile 1 2 3 4 5 | under 6 7 | top 8 seen by 0")
    world = redealt(s, 0, 3)
    piles = [world.at[WON], world.at[WON + 1], world.unseen]
    assert [len(numbers(cards)) for cards in piles] == [world.at[LAID], world.at[LAID + 1], 5]
    assert (sum(piles), under(world), top(world)) == (ALL_CARDS & ~bits([6, 7, 8]), [6, 7], 8)


def test_8_5_the_last_combat_is_on_view() -> None:
    """Its cards are known, and are not dealt again."""
    s = turn(meet(scene("round 3 | pile 1 2 3 4 5 6"), "twent", "quad"), 1, 2)
    world = redealt(s, 0, 9)
    assert [card(world, 0), card(world, 1)] == [1, 2]
    assert not bits([1, 2]) & (world.unseen | world.at[WON] | world.at[WON + 1])


def test_8_5_before_any_card_is_turned_down_all_is_open() -> None:
    """Until the second minions meet, everybody sees what is in the pile."""
    s = turn(meet(scene(), "dwelve", "quad"), 1, 2)
    assert seen(s, 0).unseen == s.unseen


def test_8_5_a_single_heap_is_no_secret() -> None:
    """All cards are won by one side but those on view: which they are is plain."""
    s = scene("round 12 | under 1 2")
    s.at[WON + 1] |= s.at[WON]
    s.at[LAID + 1] = s.at[POINTS + 1] = 22
    s.at[WON] = s.at[LAID] = s.at[POINTS] = 0
    assert seen(s, 0).at[WON + 1] == s.at[WON + 1]


def test_8_5_an_empty_pile_is_no_secret_among_unknown_heaps() -> None:
    """No unseen card is left: the victory piles are unknown, the pile is not."""
    view = seen(scene("round 12 | under 1 2"), 0)
    assert (view.unseen, view.at[WON]) == (0, UNKNOWN)


def test_8_5_with_the_memory_aid_victory_piles_are_open() -> None:
    """Everybody sees what is won and what is left."""
    s = scene("round 3 | pile 1 2 3 4", memory_aid="on")
    assert seen(s, 1).at[WON] == s.at[WON]
    assert seen(s, 1).unseen == s.unseen


def test_8_5_a_finished_game_has_no_secrets() -> None:
    """Everything is turned up."""
    s = turn(meet(scene("round 12 | pile 17 18"), "twent", "quad"), 17)
    assert seen(s, 0).at[WON] == s.at[WON]


def test_8_6_an_r_of_0_tells_that_only_r_are_left() -> None:
    """However the unknown is filled in, the pile is R*."""
    s = turn(meet(scene("round 11 | pile 21 22 23 24"), "twent", "quad"), 21)
    for seed in range(10):
        assert numbers(redealt(s, 1, seed).unseen) == [22, 23, 24]


def test_8_6_whoever_draws_again_knows_that_something_else_is_left() -> None:
    """After an R* was laid under, at least one card of the pile is none."""
    s = turn(meet(scene("round 11 | pile 21 8 9"), "twent", "quad"), 21)
    piles = {redealt(s, 0, seed).unseen & ~bits([22, 23, 24]) for seed in range(600)}
    assert 0 not in piles


def test_8_7_the_log_tells_of_the_combat_on_view_alone() -> None:
    """When the second minions have met, the first combat is forgotten; with the memory aid it is not."""
    assert told_of_the_first_combat("on")
    assert not told_of_the_first_combat("off")


def told_of_the_first_combat(memory_aid: str) -> bool:
    """Whether the log still tells of Cubera in the second combat."""
    match = Match("deckodice", 2, {"memory_aid": memory_aid}, seed=4)
    for name in ("send cubera", "send sparten", "keep", "send twent", "send quad"):
        match.play(name)
    return any("Cubera" in str(line) for line in match.log(1))


def test_8_7_while_choosing_the_last_combat_is_still_told() -> None:
    """It lies on view."""
    match = Match("deckodice", 2, {}, seed=4)
    for name in ("send twent", "send sparten"):
        match.play(name)
    assert any("Sparten" in str(line) for line in match.log(0))


def test_8_7_after_the_game_everything_is_told() -> None:
    """The log goes back to the first combat."""
    match = Match("deckodice", 2, {}, seed=4)
    while not match.state.is_over:
        match.play(match.state.legal()[0])
    assert len(match.log(0)) > 70
