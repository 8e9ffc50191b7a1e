"""Names, sentences, refusals and log lines."""

import pytest

from dicehall.games.dicesettlers.words_story import say, sold
from tests.games.dicesettlers.table import do, fall, game, roll, start, table, turn, why

SCENE = "24 at 0,0: blue blue blue blue vermilion; 25 at 1,0: blue; 18 at 0,1: vermilion-house"


def lines(seats: int = 2) -> list[str]:
    """The log of a first round, as far as there is anything to say."""
    s = fall(start(seats), "blue", "Plains 1", "Forest 3", "Desert 7")
    fall(do(s, "take Plains 1"), "Plains 2")
    fall(do(s, "take Forest 3"), "white Pioneer", "white Settle", "yellow Food")
    return [line for event in s.story or [] if (line := say(s, event, ["Ann", "Bob"]))]


def test_the_log_tells_the_beginning() -> None:
    """Who begins, what is chosen and laid, and what is rolled."""
    told = lines()
    assert "Ann is first player." in told
    assert "Bob lays Forest 3 at 1, 0." in told
    assert "Ann rolls white Settle." in told


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        ("spend white Settle", "Spend white Settle."),
        ("place at 1,-1", "Place the tile at 1, -1."),
        ("turn white Trade to Settle", "Turn white Trade to Settle."),
        ("sell 0 food, 1 wood, 0 iron, 2 gold", "Sell 1 Wood and 2 Gold for 6 VP."),
        ("pay 1 food, 0 wood, 0 iron, 0 gold", "Pay 1 Food."),
        ("hire orange", "Gain an orange die."),
        ("govern Plains 24", "Govern Plains 24: tents for a house."),
        ("study Scouts", "Research Scouts: 1x: flip it for 1 Explore icon."),
        ("paired white Pioneer", "Spend a white Pioneer, the first of two."),
        ("end turn", "End your turn."),
    ],
)
def test_actions_are_sentences(action: str, sentence: str) -> None:
    """Short ones."""
    s = table()
    assert s.describe(s.parse(action), 0) == sentence


def test_finishing_says_what_is_finished() -> None:
    """The Roll phase, and the dice that are picked."""
    s = roll(table(blue="dice: white Pioneer, white Trade, white Trade"))
    assert s.describe(s.parse("done"), 0) == "Finish your Roll phase."
    do(s, "roll with white Pioneer", "pick white Trade")
    assert s.describe(s.parse("done"), 0) == "Roll the dice that you have picked."


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("main Trade", "5.1"),
        ("main Explore", "5.1"),
        ("govern Forest 18", "15.2"),
        ("factory Plains 24", "15.1"),
        ("factory Plains 25, staying", "13.20"),
        ("explode Gusher", "14.1"),
        ("tent on Plains 24", "4.4"),
        ("end turn", "4.5"),
    ],
)
def test_refusals_name_the_rule_in_a_turn(action: str, rule: str) -> None:
    """Blue has a Settle icon, vermilion a house."""
    assert why(turn(table(SCENE, blue="dice: white Settle")), action) == rule


@pytest.mark.parametrize(
    ("has", "before", "action", "rule"),
    [
        ("dice: white Recruit", ["main Recruit", "spend white Recruit"], "hire grey", "2.4"),
        ("dice: white Settle, white Settle", ["main Settle", "spend white Settle"], "flip Scouts", "12.4"),
        ("dice: white Settle, white Settle", ["main Settle"], "paired white Pioneer", "5.2"),
        ("dice: white Settle, white Settle", ["main Settle"], "spend green Settle", "5.1"),
        ("dice: white Settle | tents: 0", ["main Settle", "spend white Settle"], "tent on Plains 24", "8.3"),
        ("dice: white Settle", ["main Settle", "spend white Settle"], "tent on Hills 13", "8.3"),
        ("dice: white Settle", ["main Settle", "spend white Settle"], "lift from Forest 18", "8.4"),
        ("dice: white Trade | tokens: Food", ["main Trade", "spend white Trade"], "sell spent grey", "11.3"),
        ("dice: orange Raid", ["main Raid"], "aim at Plains 25", "9.1"),
    ],
)
def test_refusals_name_the_rule_in_an_action(has: str, before: list[str], action: str, rule: str) -> None:
    """Each where it is asked."""
    assert why(do(turn(table(SCENE, blue=f"{has} | bag: white")), *before), action) == rule


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("use Scouts", "12.4"),
        ("turn white Trade to Settle", "3.5"),
        ("pick white Trade", "3.5"),
        ("draw with white Pioneer", "3.6"),
        ("roll with white Trade", "3.5"),
        ("roll with grey Pioneer", "3.4"),
    ],
)
def test_refusals_in_the_roll_phase(action: str, rule: str) -> None:
    """Blue has a Pioneer and a Trade icon."""
    assert why(roll(table(blue="dice: white Pioneer, white Trade")), action) == rule


def test_what_is_sold_reads_well() -> None:
    """One Wood and two Gold."""
    assert sold(0 * 64 + 1 * 16 + 0 * 4 + 2) == "1 Wood and 2 Gold"


def test_an_explosion_and_a_raid_are_told() -> None:
    """With the names of both."""
    s = turn(table("24 at 0,0: blue vermilion vermilion", blue="dice: orange Raid | cards: Black Powder"))
    do(s, "explode Black Powder", "aim at Plains 24", "hit vermilion", "done", "main Raid", "aim at Plains 24")
    do(s, "spend orange Raid")
    told = [say(s, event, ["Ann", "Bob"]) for event in s.story or []]
    assert "Ann explodes Black Powder!" in told
    assert "Ann sends a tent of Bob back from Plains 24." in told
    assert "Ann replaces a tent of Bob on Plains 24." in told


def test_names_of_all_tiles_and_dice_differ() -> None:
    """So every action has a name of its own."""
    names = [game().box.tile_name(tile) for tile in range(40)] + game().box.kind_names
    assert len(set(names)) == len(names)
