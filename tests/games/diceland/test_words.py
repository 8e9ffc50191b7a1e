"""What is asked, what actions and lots are called, and what the log says."""

import pytest

import dicehall
from dicehall import Match
from dicehall.core.state import SPECTATOR
from dicehall.games.diceland.flow import Diceland
from tests.games.diceland.table import SIX_COLOURS, play, stopped, table, throw

ROOMY = "()  r.  r.  r*  r.\n  g.  g.  g.  g.  g.  g."


def told(s: Diceland) -> list[str]:
    """The log since `s.story` was begun, without the lines that say nothing."""
    assert s.story is not None
    lines = [s.game.say(s, event, ["Anna", "Ben", "Cleo"]) for event in s.story]
    return [line for line in lines if line]


def described(s: Diceland, name: str, seat: int | None = None) -> str:
    """An action in a sentence."""
    return s.describe(s.parse(name), seat)


def test_names_of_actions():
    """Every action of the vocabulary reads back to itself."""
    vocabulary = dicehall.game("diceland").vocabulary
    assert vocabulary.count == 8 + 6 + 3 + 112
    assert [vocabulary.name(vocabulary.action(i)) for i in (0, 8, 14, 15, 16, 17, 128)] == [
        "side a", "red", "throw", "stop", "pass", "cross a1", "cross n8",
    ]  # fmt: skip


def test_the_prompt_for_sides():
    """It names both sides, and that the choice is not seen."""
    s = dicehall.game("diceland").start(2)
    assert s.prompt(0) == "The boards are dealt."
    s.resolve(1)
    s.resolve(0)
    assert "C or D" in s.prompt(0)
    s.apply(s.parse("side c"), 0)
    assert s.prompt(0) == "The others are still choosing their sides."
    s.apply(s.parse("side a"), 1)
    assert s.prompt(0) == "Lots are drawn for who begins."
    s.resolve(0)
    assert s.prompt(0) == "The dice fall."


def test_the_prompt_for_a_colour_tells_the_room():
    """What was thrown, and how much of each colour the board can take."""
    s = table(ROOMY)
    throw(s, "3 red 2 green 1 blue")
    assert s.prompt(0).startswith("You threw 3 red, 2 green and 1 blue. Choose one colour for this turn")
    assert s.prompt(0).endswith("Your board has room for 4 red, 6 green and 0 blue.")
    assert s.prompt(1) == "Another player decides; you can cross off what is left over."


def test_the_prompt_to_stop():
    """Dice aside, room, and what is left over; another text when there are too many already."""
    s = table(ROOMY)
    throw(s, "3 red 2 green 1 blue")
    play(s, "red")
    assert s.prompt(0) == (
        "You have 3 red set aside, and room for 4. Stop, or throw the other 3 dice again? "
        "Left over now: 2 green and 1 blue."
    )
    s = table("()  r.  r.")
    throw(s, "3 red 2 green 1 blue")
    play(s, "red")
    assert "too many already" in s.prompt(0)


def test_the_prompts_of_phase_two():
    """The active player has to, the others may."""
    s = stopped(table(ROOMY), "2 red 3 green 1 blue", "red")
    assert s.prompt(0).endswith("2 spaces to go, all in one territory. You have to use all of them.")
    assert s.prompt(1).startswith("Left over for you: 3 green and 1 blue.")
    play(s, "green", seat=1)
    assert s.prompt(1).endswith("3 spaces to go, all in one territory.")
    play(s, "cross b1", "cross c1", seat=0)
    assert s.prompt(0) == "The others are still crossing off."


def test_the_prompt_of_a_treasure_throw():
    """It says that it is one."""
    s = stopped(table("()  r*  r."), "1 red 5 blue", "red")
    play(s, "cross b1")
    throw(s, "1 red 4 blue")
    assert s.prompt(0).startswith("Treasure throw: 1 red and 4 blue.")


@pytest.mark.parametrize(
    ("actions", "rule"),
    [([], "3.2"), (["red"], "3.4"), (["red", "stop"], "4.4")],
)
def test_the_rule_behind_the_prompt(actions: list[str], rule: str):
    """The number that belongs to what is asked."""
    s = table(ROOMY)
    assert s.game.rule_now(s, 0) == "3.1"
    throw(s, "2 red 3 green 1 blue")
    play(s, *actions)
    assert s.game.rule_now(s, 0) == rule


def test_the_rule_behind_other_prompts():
    """Sides, left over colours, and treasure throws."""
    start = dicehall.game("diceland").start(2)
    start.resolve(0)
    start.resolve(0)
    assert start.game.rule_now(start, 0) == "2.2"
    s = stopped(table("()  r*  r.\n  g."), "1 red 1 green 4 blue", "red")
    assert s.game.rule_now(s, 1) == "4.3"
    play(s, "cross b1", seat=0)
    assert s.game.rule_now(s, 0) == "4.2"
    play(s, "pass", seat=1)
    throw(s, "1 red 4 blue")
    assert s.game.rule_now(s, 0) == "5.4"


def test_actions_in_sentences():
    """Each says what it means now."""
    s = table(ROOMY)
    assert described(s, "side a") == "Play on side A of your board."
    throw(s, "3 red 2 green 1 blue")
    assert described(s, "red") == "Collect red this turn: set 3 red dice aside."
    assert described(s, "throw") == "Throw the dice."
    assert described(s, "stop") == "Stop throwing."
    play(s, "red")
    assert described(s, "throw") == "Throw the other 3 dice again (at least one more red: 42 %)."
    assert described(s, "stop") == "Stop, and use 3 red."
    play(s, "stop")
    assert described(s, "blue", 1) == "Use 1 blue die."
    assert described(s, "pass", 1) == "Pass: cross off nothing this time."


def test_crosses_in_sentences():
    """With the treasure, and with the territory that it finishes."""
    s = stopped(table("()  r.  r*  ##\n  g*"), "2 red 1 green 3 blue", "red")
    assert described(s, "cross b1", 0) == "Cross off b1 (red)."
    assert described(s, "cross d1", 0) == "Cross off d1."
    assert described(s, "cross a2", 1) == "Cross off a2 (green), take its treasure and finish the territory."


def test_lots_in_words():
    """Boards, seats and colours."""
    s = dicehall.game("diceland").start(2)
    assert [s.game.outcome(s, i) for i in range(4)] == ["board A/B", "board C/D", "board E/F", "board G/H"]
    s.resolve(1)
    assert s.game.outcome(s, 1) == "board E/F"
    s.resolve(0)
    s.apply(s.parse("side c"), 0)
    s.apply(s.parse("side a"), 1)
    assert s.game.outcome(s, 1) == "player 2 begins"
    s.resolve(0)
    assert s.game.outcome(s, 3) == "blue"


def test_the_panel():
    """Board, treasures, the fullest colour, and what is due."""
    assert dicehall.game("diceland").start(2).panel(0) == []
    s = table("()  rx  rx  r+\n  y.  g*  b.\n  o.  a.", SIX_COLOURS)
    s.throws[0] = 2
    assert [f"{fact.name}: {fact.value}" for fact in s.panel(0)] == [
        "board: A", "treasures: 1 of 9", "complete: red", "treasure throws: 2",
    ]  # fmt: skip
    assert [f"{fact.name}: {fact.value}" for fact in s.panel(1)][2] == "fullest colour: green, 0 of 1"


def test_the_log_of_the_beginning():
    """A side is named to its chooser only, until all are shown."""
    match = Match("diceland", seats=2, chance=[1, 0, 0, 0, 1, 2, 3, 4, 5], names=["Anna", "Ben"])
    match.play("side d", 0)
    assert [line.text for line in match.log(0)][-1] == "Anna chooses side D, unseen."
    assert [line.text for line in match.log(1)][-1] == "Anna has chosen a side."
    match.play("side a", 1)
    assert [line.text for line in match.log(SPECTATOR)] == [
        "Anna gets the board with the sides C and D.",
        "Ben gets the board with the sides A and B.",
        "Anna has chosen a side.",
        "Ben has chosen a side.",
        "Anna plays on side D.",
        "Ben plays on side A.",
        "Anna is drawn by lot to begin.",
        "Anna is the active player.",
        "Anna throws 1 red, 1 yellow, 1 green, 1 blue, 1 orange and 1 grey.",
    ]


def test_the_log_of_phase_one():
    """Choosing, setting aside, throwing again, and a miss."""
    s = table(ROOMY, ROOMY)
    s.story = []
    throw(s, "2 red 4 green")
    play(s, "red", "throw")
    throw(s, "1 red 3 green")
    play(s, "throw")
    throw(s, "3 green")
    assert told(s) == [
        "Anna throws 2 red and 4 green.",
        "Anna chooses red.",
        "Anna sets 2 red aside; that makes 2.",
        "Anna throws 1 red and 3 green.",
        "Anna sets 1 red aside; that makes 3.",
        "Anna throws 3 green.",
        "No red this time: Anna has to end the throwing.",
        "Anna uses 3 red.",
    ]


def test_the_log_of_phase_two_and_a_treasure_throw():
    """Crosses, a treasure, a pass, a useless throw, and the next turn."""
    s = stopped(table("()  r*  r.\n  g.", "()  g."), "1 red 1 green 4 blue", "red")
    s.story = []
    play(s, "pass", seat=1)
    play(s, "cross b1", seat=0)
    throw(s, "5 blue")
    assert told(s) == [
        "Ben passes.",
        "Anna crosses off b1.",
        "Anna finds a red treasure: 1 of 9.",
        "Anna takes a treasure throw.",
        "Anna throws 5 blue.",
        "Anna can use none of that.",
        "Ben is the active player.",
    ]


def test_the_log_of_stopping_and_of_dice_that_do_not_fit():
    """Stopping by choice; and dice that are too many for the board."""
    s = table("()  r.", ROOMY)
    s.story = []
    stopped(s, "2 red 4 green", "red")
    assert told(s)[-2:] == ["Anna stops.", "Anna has no room for 2 red."]
    s = table("()  r.", ROOMY)
    s.story = []
    stopped(s, "6 red", "red")
    assert "All six dice are red! Nothing is left over." in told(s)


def test_the_log_of_the_end():
    """The goal is named."""
    s = table("()  rx  r.\n  y.  g.  b.\n  o.  a.", SIX_COLOURS)
    s.treasures[0] = 9
    s.story = []
    stopped(s, "1 red 5 blue", "red")
    play(s, "cross c1", seat=0)
    assert told(s)[-1] == "Anna reaches the goal with 9 treasures and a whole colour!"
