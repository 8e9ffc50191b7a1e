"""Notation, sentences, prompts and log lines."""

import pytest

import dicehall
from dicehall.core.event import HIDDEN, Event
from dicehall.games.dystopolis.terms import Log
from tests.games.dystopolis.table import do, founded, game, hold, quarter, rich, seal, table, turn_of

NAMES = ["Ada", "Bo", "Cy"]


@pytest.mark.parametrize(
    "text",
    [
        "bid 7", "bid 7 counterfeit", "take 3", "place -3,12 down", "invest I.C.U.", "target Knuckle & Co",
        "bribe plum against", "offer 12", "remove amber from Gasworks 9", "boost Weapons & Security", "end turn",
        "event Perfect Children Now in Stock", "play Chairman of Central Bank",
    ],
)  # fmt: skip
def test_notation_reads_back(text: str) -> None:
    """A name, whatever its capitals."""
    vocabulary = game().vocabulary
    assert vocabulary.name(vocabulary.parse(text.upper())) == text


def test_sentences_say_what_it_costs() -> None:
    """The second own Investment costs 5."""
    s = quarter(table("    bbb", b="Blood Dome: blue"), "investment")
    assert s.describe(s.parse("invest Blood Dome")) == "Invest in Blood Dome for 5 MD."


def test_a_vote_is_asked_for_by_name() -> None:
    """What, of which company, and with how many votes."""
    s = do(turn_of(table("    bbb", b="Blood Dome: blue"), "blue"), "use takeover", "target Blood Dome")
    seal(s, vermilion="done", green="done")
    assert s.prompt(0) == "Vote on the Takeover of Blood Dome: you have 1 vote."


def test_a_moment_has_a_name_for_standing_orders() -> None:
    """Everybody knows that a vote begins, and may let it go by; at the vote itself there is no such moment."""
    s = hold(table("    bbb", b="Blood Dome: blue"), "green", "News")
    do(turn_of(s, "blue"), "use takeover", "target Blood Dome")
    assert (s.game.reaction(s), s.game.reaction(s.seen_by(1))) == ("vote", "vote")
    assert {(one.text, one.decline) for one in s.game.reactions if one.name == "vote"} == {("A vote begins", "pass")}
    seal(s, green="pass")
    assert s.game.reaction(s) == ""


@pytest.mark.parametrize(
    ("action", "rule", "question"),
    [
        ("use relocation", "6.2", "Choose a company of yours to relocate."),
        ("use purge", "6.4", "Choose a company to purge by a vote, or one of yours to relocate instead."),
        ("play Bio-activists", "13.1", "Choose any company to relocate."),
        ("play Missile test", "13.9", "Choose a company for the missile test."),
    ],
)
def test_a_card_asks_for_a_company_in_its_own_words(action: str, rule: str, question: str) -> None:
    """With the number of its rule."""
    s = hold(table("    bbb", b="Blood Dome: blue"), "blue", "Bio", "Missile")
    do(turn_of(s, "blue"), action)
    assert (s.game.rule_now(s, 0), s.prompt(0)) == (rule, question)


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (Event(Log.BID, 0, 2, 6, 0, -1, 0), "Ada bids 2 MD, which counts 6."),
        (Event(Log.STRENGTH, 1, 1, 0, 0, -1, 0), "Bo has 1 vote."),
        (Event(Log.HANDED, 1, 2, 0, 0, -1, 0), "Bo hands an envelope to Cy."),
        (Event(Log.INSIDE, 1, HIDDEN, HIDDEN, HIDDEN, 4, 0), ""),
        (Event(Log.INSIDE, 1, 2, 9, 2, 4, 0), "Inside: 9 MD, against."),
        (Event(Log.SETTLED, 1, 2, 0, 0, -1, 0), "The money goes back to Bo."),
        (Event(Log.JUDGED, 0, 2, 1, 2, -1, 0), "The written condition: Ada says kept, Cy says broken."),
        (Event(Log.REWARD, 2, 1, 1, 0, -1, 0), "Cy gains a Reward: Largest network, level 2."),
        (Event(Log.DEALT, 2, HIDDEN, HIDDEN, HIDDEN, 4, 0), ""),
        (Event(Log.GAINED, 2, 8, 1, 0, -1, 0), "Cy gains 8 MD in the death-arena."),
    ],
)
def test_the_log(event: Event, line: str) -> None:
    """A line for each kind of event; hidden details are left out."""
    s = table()
    assert s.game.say(s, event, NAMES) == line


def test_money_is_on_nobodys_panel() -> None:
    """It is private; the Turn card is not."""
    facts = {fact.name: fact.value for fact in rich(table(), blue=77).panel(0)}
    assert "77 MD" not in facts.values()
    assert facts["Turn card"] == "1"


@pytest.mark.parametrize(
    ("action", "rule"),
    [("bid 31", "3.1"), ("pass", "1.5"), ("bid 1 counterfeit", "13.4"), ("invest Needle", "1.5")],
)
def test_refusals_name_a_rule(action: str, rule: str) -> None:
    """At the first bidding, with 30 MD."""
    s = founded()
    refusal = s.refusal(s.parse(action), 0)
    assert refusal is not None
    assert refusal.rule == rule


def test_a_game_is_told_from_beginning_to_end() -> None:
    """The log of a whole game has a line for the end, and names no hidden card before."""
    match = dicehall.Match("dystopolis", seats=3, seed=5)
    while not match.state.is_over:
        match.play(match.state.legal()[0])
    lines = [str(line) for line in match.log(0)]
    assert lines[-1] == "Four years are over."
    assert any("The founding sector is" in line for line in lines)


def test_sentences_call_players_by_number() -> None:
    """The notation says vermilion; the sentence has `Player 2`, where a face of the table puts the name."""
    s = table()
    assert s.describe(s.parse("bribe vermilion for")) == "Bribe Player 2 to vote for."
    assert "Player 3" in s.describe(s.parse("promise green"))
