"""Prompts, sentences, panels and log lines."""

from dicehall import SPECTATOR, Match
from dicehall.core.rng import Rng
from dicehall.games.dicetopia import terms as t
from tests.games.dicetopia.table import city, end, play, turn


def facts(s: object, seat: int) -> dict[str, str]:
    """A panel by name."""
    return {fact.name: fact.value for fact in s.panel(seat)}  # type: ignore[attr-defined]


def test_a_move_is_told_with_what_it_takes() -> None:
    """Neighbourhood, die and space: another die there may look the same."""
    s = turn(city("G: w5 t2"))
    assert s.describe(s.parse("send G2")) == "Send an agent to The Gugu Airforce and take the teal 2 at G2."


def test_a_mission_says_what_it_is_worth_now() -> None:
    """The Agency's discard shows it."""
    s = play(turn(city("A: w5 p1", hands={0: ["Money laundry"]})), "send A1", "1")
    assert (
        s.describe(s.parse("discard Money laundry"))
        == "Discard Money laundry: 3 ★ per white die of yours (now worth 3)."
    )


def test_a_reaction_says_what_it_is_about() -> None:
    """What is swapped with what."""
    s = play(turn(city("O: w5 t2\n 1: t3", factions={1: "Banxa"})), "send O1", "take O2", "take 1.1")
    assert (
        s.prompt(1)
        == "Block: keep the teal 2 at O2 and the teal 3 at Player 2's space 1 from being swapped, or let it happen?"
    )
    assert s.prompt(0) == "Player 2 decides."


def test_the_prompt_names_who_is_hypnotised() -> None:
    """The victim is told where to go."""
    s = play(turn(city("G: w5 t2\n N: t1", factions={1: "Perceptioneers"})), "hypnotise G")
    assert s.prompt(0) == "You are hypnotised: take any die of The Gugu Airforce."


def test_a_panel_shows_what_is_public() -> None:
    """Missions as a number until they are revealed."""
    s = turn(city("A: w5 @0\n 0: w1 w2", factions={0: "Shakra"}, hands={0: ["Spies", "Clones"]}))
    shown = facts(s, 0)
    assert shown["ability"] == "Exterminate, ready"
    assert (shown["dice"], shown["domination"], shown["missions"]) == ("2, worth 3", "10 ★", "2 hidden")
    assert facts(end(city("0: w1", hands={0: ["Spies"]})), 0)["missions"] == "Spies"


def test_the_log_hides_missions_from_others() -> None:
    """Its player reads the title, others do not, until the game is over."""
    match, rng = Match("dicetopia", seats=2, seed=3, options={"factions": "off"}), Rng(3)
    before = "\n".join(str(line) for line in match.log(SPECTATOR))
    assert "is dealt" not in before
    assert "\n".join(str(line) for line in match.log(0)).count("is dealt") == 3
    while not match.state.is_over:
        legal = match.state.legal()
        match.play(legal[rng.below(len(legal))])
    lines = [str(line) for line in match.log(SPECTATOR)]
    assert sum("is dealt" in line for line in lines) == 6
    assert sum("for loot" in line for line in lines) == 2


def test_every_refusal_has_a_reason() -> None:
    """A few of them, by what is asked."""
    s = turn(city("G: w5 t2\n N: t1", hands={0: ["Spies"]}))
    assert "no die at N2" in str(s.refusal(s.parse("send N2")))
    assert "ability of Banxa" in str(s.refusal(s.parse("block")))
    assert "not what is asked" in str(s.refusal(s.parse("discard Spies")))
    play(s, "send G1")
    assert "no die at N2" in str(s.refusal(s.parse("take N2")))
    assert s.step == t.FIRST_TARGET


def test_moments_for_an_ability_can_be_let_go_by_a_standing_order() -> None:
    """Banxa, the Perceptioneers, whoever has an ability in a turn are asked often; each moment has a name."""
    s = turn(city("A: w1 t2\nG: w3 t4", factions={0: "Shakra", 1: "Perceptioneers"}))
    assert s.game.reaction(s) == "hypnosis"
    play(s, "pass")
    assert s.game.reaction(s) == ""
    play(s, "send G1")
    assert s.game.reaction(s) == "before"
