"""§1 and §2: components and setup."""

import pytest

import dicehall
from dicehall.core.rng import Rng
from dicehall.core.state import CHANCE
from dicehall.games.dicetopia import terms as t
from dicehall.games.dicetopia.board import agents_in, dice_on_city, has_agent, left_of_colour, total_of
from dicehall.games.dicetopia.flow import Topia
from tests.games.dicetopia.table import at, card, choices, city, faction, game, play


def begun(seats: int, until: int, **options: str) -> Topia:
    """A game set up by chance, up to a step."""
    s, rng = game().start(seats, options), Rng(seats)
    assert isinstance(s, Topia)
    while s.step < until:
        s.happen(rng.below(s.outcomes)) if s.actor == CHANCE else s.apply(s.legal()[0])
    return s


def test_1_1_six_neighbourhoods_with_an_action_each() -> None:
    """The content knows six, and their spaces are called by a letter and a number."""
    hoods = game().book.city.neighbourhood
    assert "".join(hood.letter for hood in hoods) == "AGWTON"
    assert game().vocabulary.parse("take N5") >> 8 == 29


def test_1_2_thirty_dice_ten_of_each_colour() -> None:
    """With four players all are on the City Board."""
    s = begun(4, t.DEAL_MISSION)
    assert [left_of_colour(s, colour) for colour in range(3)] == [10, 10, 10]


def test_1_3_boards_begin_with_six_agents_and_no_dice() -> None:
    """All agents stand on their boards, none in the city."""
    s = begun(3, t.DEAL_MISSION)
    assert all(has_agent(s, place) for place in range(30, 48))
    assert sum(agents_in(s, seat, hood) for seat in range(3) for hood in range(6)) == 0
    assert total_of(s, 0) == 0


def test_1_4_forty_missions_each_once() -> None:
    """Titles differ; two of the missions point at others."""
    missions = game().book.missions
    assert len({mission.title for mission in missions}) == 40
    assert sorted(mission.title for mission in missions if mission.stars == 0) == ["Copycat", "High Stakes Gambling"]


def test_2_1_a_scenario_is_drawn_from_all() -> None:
    """Chance names one of ten; a chosen one needs no chance."""
    s = game().start(2, {"scenario": "random"})
    assert (s.step, s.chances) == (t.PICK_SCENARIO, 10)
    s.resolve(5)
    assert s.scenario == 6
    assert game().start(2, {"scenario": "gold-rush"}).scenario == 6


def test_2_2_chance_names_the_first_player() -> None:
    """Any of the seats, and player order begins there."""
    s = play(game().start(3), "3")
    assert s.first == 2
    assert [s.in_order(n) for n in range(3)] == [2, 0, 1]


def test_2_3_factions_are_dealt_from_those_left() -> None:
    """The second player gets one of nine."""
    s = play(game().start(2), "1", "1")
    assert s.chances == 9
    play(s, "1")
    assert [s.of(seat, t.FACTION) for seat in range(2)] == [t.BANXA, t.BINGMAI]


def test_2_4_factions_are_chosen_in_player_order() -> None:
    """The First Player chooses; the next one has what is left."""
    s = play(game().start(2, {"factions": "chosen"}), "2")
    assert s.actor == 1
    play(s, "play Roamers")
    assert "play Roamers" not in choices(s)
    assert s.of(1, t.FACTION) == faction("Roamers")


def test_2_4_without_factions_nobody_has_one() -> None:
    """Dice are laid at once."""
    s = play(game().start(2, {"factions": "off"}), "1")
    assert s.step == t.LAY_DIE
    assert s.holders == 0


@pytest.mark.parametrize(("seats", "dice"), [(2, 18), (3, 24), (4, 30)])
def test_2_5_fewer_players_fewer_dice(seats: int, dice: int) -> None:
    """Each colour has its third, and each neighbourhood its sixth."""
    s = begun(seats, t.DEAL_MISSION)
    assert dice_on_city(s) == dice
    assert [left_of_colour(s, colour) for colour in range(3)] == [dice // 3] * 3
    assert [at(s, f"T{i + 1}") == "." for i in range(5)] == [i > seats for i in range(5)]


def test_2_6_a_die_is_rolled_and_laid_on_each_space() -> None:
    """Of 18 dice and six values: outcome 0 is a white 1, the last a purple 6."""
    s = play(game().start(2, {"factions": "off"}), "1", "1")
    assert at(s, "A1") == "w1"
    assert s.chances == 17 * 6
    play(s, "102")
    assert at(s, "A2") == "p6"


def test_2_7_three_missions_are_dealt() -> None:
    """Each from what is left of forty."""
    s = begun(2, t.DEAL_MISSION)
    assert s.chances == 40
    for _ in range(6):
        play(s, "1")
    assert [s.of(seat, t.HELD) for seat in range(2)] == [3, 3]
    assert s.step == t.KEEP_MISSIONS


def test_2_8_two_missions_are_kept_in_secret() -> None:
    """Everybody decides at once; what goes back may be drawn again."""
    s = begun(3, t.KEEP_MISSIONS, factions="off")
    assert s.pending == (0, 1, 2)
    thrown = s.legal(1)[0]
    s.apply(thrown, 1)
    assert s.pending == (0, 2)
    s.apply(s.legal(0)[0], 0)
    s.apply(s.legal(2)[0], 2)
    assert s.step == t.SEND
    assert s.deck() >> (thrown >> 8) & 1 == 1


def test_2_8_centauri_keeps_three() -> None:
    """It is not asked."""
    s = play(game().start(2, {"factions": "chosen"}), "1", "play Centauri Bureau", "play Roamers")
    rng = Rng(1)
    while s.actor == CHANCE:
        s.happen(rng.below(s.outcomes))
    assert s.pending == (1,)
    play(s, s.name(s.legal(1)[0]))
    assert s.of(0, t.HELD) == 3


def test_2_8_nobody_sees_what_others_were_dealt() -> None:
    """Hands and discards of others are unknown in a view; the own are not."""
    s = city(hands={0: ["Vigilantes", "Replica"], 1: ["Spies", "Clones"]})
    view = s.seen_by(0)
    assert view.of(0, t.HAND) == (1 << card("Vigilantes")) | (1 << card("Replica"))
    assert (view.of(1, t.HAND), view.of(1, t.DEALT), view.of(1, t.SUNK)) == (dicehall.UNKNOWN,) * 3


def test_2_8_a_world_dealt_again_never_gives_others_what_i_was_dealt() -> None:
    """The mission that seat 0 gave back was in nobody's first hand."""
    s = city(hands={0: ["Vigilantes", "Replica"], 1: ["Spies", "Clones"]})
    s.put(0, t.DEALT, s.of(0, t.HAND) | 1 << card("Forgery"))
    worlds = [s.seen_by(0) for _ in range(60)]
    for seed, world in enumerate(worlds):
        world.redeal(0, seed)
    assert not any(world.of(1, t.HAND) >> card("Forgery") & 1 for world in worlds)
    assert any(world.of(1, t.DEALT) != s.of(1, t.DEALT) for world in worlds)
