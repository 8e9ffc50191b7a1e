"""What the drawing says about a position: what can be clicked, what is worth what, and what stays hidden."""

import random

import pytest

import dicehall
from dicehall.core.scene import TALL, TERMINAL, WIDE, Piece, Scene
from dicehall.core.state import SPECTATOR
from dicehall.games.dicetopia.scene_cards import CONDITIONS
from dicehall.games.dicetopia.scene_parts import stars_now
from tests.games.dicetopia.table import city, end, game, play, turn

FULL = """
    A: w5 t1 p6
    G: w2 t2 p2
    T: w3 t4 p5
    0: w6
    1: p1
"""


def pieces(scene: Scene) -> dict[str, Piece]:
    """The pieces of a scene, parts included, by id."""
    return {piece.id: piece for piece in scene.all_pieces()}


def words(scene: Scene) -> list[str]:
    """All words of a scene."""
    return [piece.text for piece in scene.all_pieces() if piece.text]


def lit(scene: Scene, legal: list[int]) -> set[int]:
    """The legal actions that can be clicked somewhere."""
    return {piece.action for piece in scene.all_pieces() if piece.action >= 0} & set(legal)


@pytest.mark.parametrize(
    ("seats", "options"),
    [(4, {"factions": "chosen"}), (3, {"scenario": "second-wind"}), (2, {"scenario": "loaded-skies"}), (4, {})],
)
def test_every_choice_has_its_place(seats: int, options: dict[str, str]) -> None:
    """Whatever may be done in whole games can be clicked, on a wide screen and on a tall one."""
    match = dicehall.Match("dicetopia", seats, options, seed=seats)
    rng = random.Random(seats)
    while not match.state.is_over:
        seat = match.state.pending[-1]
        legal = match.state.legal(seat)
        for shape in (WIDE, TALL):
            assert lit(match.state.scene(seat, shape), legal) == set(legal)
        match.play(rng.choice(legal), seat)


def test_a_die_that_can_do_two_things_bears_a_badge() -> None:
    """A click on the die itself sends an agent; the badge exterminates."""
    s = turn(city(FULL, factions={0: "Shakra"}))
    badge = next(piece for piece in s.scene(0).all_pieces() if piece.picture == "exterminate")
    assert s.name(badge.action).startswith("exterminate")


def test_raising_and_lowering_are_badges_of_equal_rank() -> None:
    """The die itself means neither."""
    s = turn(city("A: t1\nN: w3\n0: t3\n1: p2", factions={1: "Hollows"}), 2)
    play(s, "send N1", "take 0.1", "take 1.1")
    die = next(piece for piece in s.scene(1).pieces if piece.label.startswith("teal 3"))
    assert die.action == -1
    assert {s.name(part.action) for part in die.parts if part.action >= 0} == {"raise 1.1", "lower 1.1"}


def test_a_tie_is_decided_at_the_bar_of_its_neighbourhood() -> None:
    """Bingmai clicks the sign of a player who is tied."""
    s = end(city("A: @0 @1 w4\n0: w1 w1 w1 w1 w1 w1\n1: p1 p1 p1 p1 p1 p1", factions={0: "Bingmai"}))
    assert s.name(pieces(s.scene(0))["ahead-0-1"].action) == "rig A for 1"


def test_the_bar_says_who_is_ahead_and_for_how_much() -> None:
    """Two agents against one, and a 6 lies there."""
    s = turn(city("A: @0 @0 @1 w6\nT: w1", seats=3))
    found = pieces(s.scene(1))
    assert found["worth-0"].text == "11"
    assert "ahead-0-0" in found
    assert "ahead-0-1" not in found


def test_a_shared_lead_is_worth_its_share() -> None:
    """Eleven for two is six each."""
    s = turn(city("A: @0 @1 w6\nT: w1"))
    assert pieces(s.scene(0))["worth-0"].text == "6 each"


def test_own_missions_say_what_they_are_worth_now() -> None:
    """Two white dice at three each."""
    s = turn(city("A: w1\n0: w6 w2", hands={0: ["Money laundry"]}), 4)
    assert "now worth 6" in words(s.scene(0))
    assert "6" in words(s.scene(0, TALL))


def test_of_three_missions_the_best_two_are_in_the_sum() -> None:
    """Centauri holds nine, six and nothing; loot is eight."""
    hand = ["Money laundry", "Fake news", "Snitch"]
    s = turn(city("A: t1\n0: w6 w2", factions={0: "Centauri"}, hands={0: hand}), 4)
    assert stars_now(s, 0) == 8 + 9 + 6


def test_a_hand_is_drawn_for_its_owner_alone() -> None:
    """Others see the back of a card, a spectator too."""
    s = turn(city("A: w1\n0: w6 w2", hands={0: ["Money laundry", "Spies"], 1: ["Snitch", "Insider"]}), 4)
    for viewer in (1, SPECTATOR):
        for shape in (WIDE, TALL, TERMINAL):
            assert not any("Money laundry" in piece.label + piece.text for piece in s.scene(viewer, shape).all_pieces())


def test_revealed_missions_of_others_lie_beside_their_boards() -> None:
    """And Copycat is played by a click on one of them."""
    boards = "0: w1 w2 w3 w4 w5 w6\n1: t1 t2 t3 t4 t5 t6"
    s = end(city(f"A: w1\n{boards}", hands={0: ["Copycat", "Armory"], 1: ["The Big Heist", "Snitch"]}))
    chip = next(piece for piece in s.scene(0).pieces if piece.label.startswith("The Big Heist"))
    assert s.name(chip.action) == "copy The Big Heist"


def test_things_keep_their_ids_when_they_move() -> None:
    """The agent and the die that change places are the same pieces before and after."""
    match = dicehall.Match("dicetopia", 2, {"factions": "off"}, seed=1)
    for seat in (0, 1):
        match.play(match.state.legal(seat)[0], seat)
    actor, action = match.state.actor, match.state.legal()[0]
    before = pieces(match.state.scene(actor))
    match.play(action)
    after = pieces(match.state.scene(actor))
    die = next(name for name, piece in before.items() if piece.action == action)
    agent = f"agent-{actor}-0"
    assert (after[die].x, after[die].y) == (before[agent].x, before[agent].y)
    assert (after[agent].x, after[agent].y) == (before[die].x, before[die].y)


def test_the_mission_of_most_wanted_lies_with_the_own_ones() -> None:
    """Marked, as everybody scores it."""
    match = dicehall.Match("dicetopia", 2, {"scenario": "most-wanted"}, seed=1)
    assert "for all" in words(match.state.scene(0))


def test_every_condition_has_a_picture_of_its_own() -> None:
    """No two kinds of missions look alike."""
    assert set(CONDITIONS) == {mission.kind for mission in game().book.missions}
    assert len(set(CONDITIONS.values())) == len(CONDITIONS)


@pytest.mark.parametrize("shape", [WIDE, TALL, TERMINAL])
def test_two_worlds_that_look_alike_are_drawn_alike(shape: str) -> None:
    """Through a whole game, for each seat and a spectator: nothing that a view does not know is in its drawing."""
    match = dicehall.Match("dicetopia", 3, {"scenario": "deep-cover"}, seed=4)
    rng = random.Random(4)
    while not match.state.is_over:
        for viewer in (*range(3), SPECTATOR) if rng.random() < 0.25 else ():
            world = match.state.seen_by(viewer)
            world.redeal(viewer, seed=match.ply)
            assert world.seen_by(viewer).scene(viewer, shape) == match.state.scene(viewer, shape)
        seat = match.state.pending[0]
        match.play(rng.choice(match.state.legal(seat)), seat)
