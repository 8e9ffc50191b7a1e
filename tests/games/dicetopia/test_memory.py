"""What a seat may think that the others hold."""

from dicehall import SPECTATOR
from dicehall.games.dicetopia import terms as t
from dicehall.games.dicetopia.flow import Topia
from tests.games.dicetopia.invariants import no_mission_is_in_two_places
from tests.games.dicetopia.table import card, city, draws, end, play, turn

FULL = "0: w1 w2 w3 w4 w5 w6\n1: t1 t2 t3 t4 t5 t6\n"


def worlds(s: Topia, seat: int, n: int = 80) -> list[Topia]:
    """Positions that the seat must think possible."""
    found: list[Topia] = []
    for seed in range(n):
        world = s.seen_by(seat)
        world.redeal(seat, seed)
        assert isinstance(world, Topia)
        no_mission_is_in_two_places(world)
        found.append(world)
    return found


def test_a_card_given_back_can_be_drawn_by_another() -> None:
    """Seat 1 gave Forgery back; seat 0 has been at the Agency since, and may have it now or have buried it."""
    s = city("A: w5\n N: t1", hands={0: ["Spies", "Clones"], 1: ["Replica"]})
    s.put(1, t.DEALT, s.of(1, t.DEALT) | 1 << card("Forgery"))
    play(draws(play(turn(s), "send A1"), "Armory"), "discard Spies")
    seen = worlds(s, 1, 400)
    assert any(world.of(0, t.HAND) >> card("Forgery") & 1 for world in seen)
    assert any(world.of(0, t.SUNK) >> card("Forgery") & 1 for world in seen)
    assert not any(world.of(0, t.DEALT) >> card("Forgery") & 1 for world in seen)


def test_every_hand_is_as_likely() -> None:
    """Of 38 cards, each is in a hand of two in about one of nineteen worlds."""
    s = city(hands={0: ["Spies", "Clones"], 1: ["Replica", "Armory"]})
    found = [world.of(1, t.HAND) for world in worlds(s, 0, 380)]
    counts = [sum(hand >> n & 1 for hand in found) for n in range(40)]
    assert counts[card("Spies")] == counts[card("Clones")] == 0
    assert all(5 <= count <= 45 for n, count in enumerate(counts) if n not in (card("Spies"), card("Clones")))


def test_a_spectator_knows_no_hand() -> None:
    """All of them are dealt again."""
    s = city(hands={0: ["Spies", "Clones"], 1: ["Replica", "Armory"]})
    seen = worlds(s, SPECTATOR)
    assert len({world.of(0, t.HAND) for world in seen}) > 40
    assert len({world.of(1, t.HAND) for world in seen}) > 40


def test_after_the_reveal_only_what_was_left_out_and_buried_is_unknown() -> None:
    """Centauri's third card may be any that is not seen."""
    hands = {0: ["Spies", "Clones", "Armory"], 1: ["Copycat"]}
    s = city("A: w5\n" + FULL, factions={0: "Centauri"}, hands=hands)
    s.put(0, t.SUNK, 1 << card("Forgery"))
    s.put(0, t.SUNK_COUNT, 1)
    s.put(0, t.DRAWN, 1)
    play(end(s), "leave out Spies")
    seen = worlds(s, 1)
    shown = (1 << card("Clones")) | (1 << card("Armory"))
    assert all(world.of(0, t.HAND) & shown == shown for world in seen)
    assert len({world.of(0, t.HAND) for world in seen}) > 10
    assert len({world.of(0, t.SUNK) for world in seen}) > 10


def test_with_open_files_only_what_was_given_back_is_unknown() -> None:
    """Hands stay as they are."""
    s = city(scenario="open-files", hands={0: ["Spies", "Clones"], 1: ["Replica", "Armory"]})
    seen = worlds(s, 0)
    assert {world.of(1, t.HAND) for world in seen} == {s.of(1, t.HAND)}
    assert len({world.of(1, t.DEALT) for world in seen}) > 10
