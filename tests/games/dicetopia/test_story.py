"""The log: one line for everything that happens."""

from dicehall.games.dicetopia.flow import Topia
from tests.games.dicetopia.table import city, draws, end, play, turn

NAMES = ["Ann", "Bob", "Cem"]
FULL = "0: w1 w2 w3 w4 w5 w6\n1: t1 t2 t3 t4 t5 t6\n"


def listened(s: Topia) -> Topia:
    """A position that keeps its story."""
    s.story = []
    return s


def log(s: Topia) -> list[str]:
    """The lines so far, with everything in them."""
    return [line for event in s.story or [] if (line := s.game.say(s, event, NAMES))]


def test_sending_and_swapping() -> None:
    """What was taken, and what changed places where."""
    s = play(turn(listened(city("O: w5 t2\n 1: t3"))), "send O1", "take O2", "take 1.1")
    assert log(s) == [
        "Ann sends an agent to Observatory Bank and takes the white 5.",
        "Ann swaps the teal 2 at O2 with the teal 3 at Bob's space 1.",
    ]


def test_a_block() -> None:
    """By whom, and of what."""
    s = turn(listened(city("G: w5 t2", factions={1: "Banxa"})))
    play(s, "send G1", "take G2", "block")
    assert log(s)[-1] == "Bob blocks The Gugu Airforce: nothing happens."


def test_an_adaptation() -> None:
    """From what to what."""
    s = turn(listened(city("N: w5 t2\n 1: t3", factions={1: "Hollows"})))
    play(s, "send N1", "take 0.1", "take 1.1", "raise 1.1")
    assert log(s)[-1] == "Bob adapts: the 5 at Bob's space 1 becomes a 6."


def test_an_action_that_is_left_out() -> None:
    """It says so."""
    s = play(turn(listened(city("N: w5 t2"))), "send N1")
    assert log(s)[-1] == "Nethal Syndicate has nothing to act on: no action."


def test_abilities_of_the_own_turn() -> None:
    """Shakra, Tuulu, Ewo and the Roamers."""
    s = play(turn(listened(city("N: w5 t2", factions={0: "Shakra"}))), "exterminate N2")
    assert log(s)[-1] == "Ann exterminates the teal 2 at N2."
    s = play(turn(listened(city("N: w5 t2", factions={0: "Tuulu"}))), "intervene N2", "6")
    assert log(s)[-2:] == ["Ann intervenes, with two rerolls.", "Ann rerolls the 2 at N2: it shows 6."]
    s = play(turn(listened(city("N: w5 t2", factions={0: "Ewo"}))), "send N1", "transcend G")
    assert log(s)[-1] == "Ann transcends, and acts as in The Gugu Airforce."
    s = play(turn(listened(city("N: w5 t2", factions={0: "Roamers"}))), "save turn")
    assert log(s)[-1] == "Ann saves this turn for later."


def test_hypnosis() -> None:
    """Who, whom, and where to."""
    s = play(turn(listened(city("N: w5 t2", factions={1: "Perceptioneers"}))), "hypnotise N")
    assert log(s)[-1] == "Bob hypnotises Ann, who has to go to Nethal Syndicate."


def test_the_final_scoring() -> None:
    """Cloning, rigging, what is left out, drawn and copied, and the sums."""
    factions = {0: "Dangmer", 1: "Bingmai", 2: "Centauri"}
    hands = {0: ["Copycat"], 1: ["High Stakes Gambling"], 2: ["Spies", "Clones", "Armory"]}
    picture = FULL + "2: p1 p2 p3 p4 p5 p6\n A: @0 @1"
    s = end(listened(city(picture, seats=3, factions=factions, hands=hands)))
    play(s, "clone onto 0.1", "colour of 2.1", "rig A for 1", "leave out Clones", "copy Armory")
    draws(s, "Snitch")
    lines = log(s)
    assert lines[:3] == [
        "Ann clones the colour of Cem's space 1 onto Ann's space 1.",
        "Bob decides that Bob wins The Agency.",
        "Cem leaves out Clones.",
    ]
    assert "Ann copies Armory." in lines
    assert "Bob gambles and draws Snitch, to be scored twice." in lines
    assert "Bob: Snitch, 36 ★." in lines
    assert lines[-1] == "Cem scores 21 for loot, 0 for domination and 12 for missions: 33 ★."


def test_a_scenario_and_its_marks() -> None:
    """The card's words, and the shaking ground."""
    s = play(turn(listened(city("N: w5 t2", scenario="shaky-ground"))), "send N1", "6")
    assert log(s)[-1] == "The ground shakes: the 2 at N2 becomes a 6."
    assert game_line("boom-town").startswith("Scenario: Boom Town.")


def game_line(scenario: str) -> str:
    """The first line of a game with a scenario drawn."""
    s = city().game.start(2, {"scenario": "random"})
    s.story = []
    assert isinstance(s, Topia)
    s.resolve(s.game.scenarios.index(scenario))
    return log(s)[0]
