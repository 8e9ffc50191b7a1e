"""Deck-O-Dice in words."""

import pytest

import dicehall
from dicehall.core.actions import pack
from dicehall.core.event import Event
from dicehall.games.deckodice.events import CHOSE, LOOKED, PUT_BACK
from dicehall.games.deckodice.flow import DeckODice
from tests.games.deckodice.table import do, meet, scene, seen, turn

GAME = dicehall.game("deckodice")


def told(state: DeckODice, *names: str) -> str:
    """All that a position has told, one line after the other."""
    return " ".join(GAME.say(state, event, list(names)) for event in state.story or [])


def test_every_action_has_a_name_that_reads_back() -> None:
    """Ten actions: six minions, keep, re-roll, and the two cards of Diante."""
    words = GAME.vocabulary
    names = [words.name(words.action(dense)) for dense in range(words.count)]
    assert names[:1] + names[6:] == ["send quad", "keep", "re-roll", "take first", "take second"]
    assert [words.parse(name) for name in names] == [words.action(dense) for dense in range(words.count)]


def test_the_prompt_teaches_what_a_choice_means() -> None:
    """For two and for one."""
    assert "in secret" in scene().prompt(0)
    assert "Dicey sends" in scene(seats=1).prompt(0)


def test_prompts_say_when_to_wait() -> None:
    """After one's own choice, while a card is turned, and while the other uses its ability."""
    s = scene()
    s.apply(s.parse("send cubera"), 0)
    assert "Wait until the other one does" in s.prompt(0)
    s.apply(s.parse("send quad"), 1)
    assert s.prompt(1) == "Wait: a card is about to be turned."
    assert turn(s, 1).prompt(1) == "Wait: the other side uses its ability."


def test_cubera_is_asked_with_both_values() -> None:
    """The attacker hears who draws next, the defender what is to be beaten."""
    assert "Cubera has a 4; Quad (d4) draws after you. Keep it" in turn(meet(scene(), "cubera", "quad"), 1).prompt(0)
    assert "Cubera has a 4 against Twent's 8. Keep it" in turn(meet(scene(), "cubera", "twent"), 8, 1).prompt(0)


def test_diante_is_asked_with_both_cards() -> None:
    """Card 1 is an 8 on the d8, card 8 a 6."""
    s = turn(meet(scene(), "diante", "quad"), 1, 8)
    assert "Diante sees 8 and 6; Quad (d4) draws after you. Take one" in s.prompt(0)


def test_a_minion_is_described_with_its_ability() -> None:
    """The set of abilities in play counts."""
    assert scene().describe(pack(0, 0), 0) == "Send Quad (d4)."
    assert "a 4 counts as 12" in scene(abilities="house").describe(pack(0, 0), 0)


def test_keeping_and_re_rolling_name_the_value() -> None:
    """For whoever may do it; anybody else hears of a card."""
    s = turn(meet(scene(), "cubera", "quad"), 1)
    assert s.describe(s.parse("keep")) == "Keep the 4."
    assert s.describe(s.parse("re-roll")) == "Re-roll: lay the 4 under the deck and draw a new card."
    assert scene().describe(s.parse("keep"), 0) == "Keep the card."


def test_taking_names_both_cards_to_whoever_sees_them() -> None:
    """The other seat hears of a first and a second card alone."""
    s = turn(meet(scene(), "diante", "quad"), 1, 8)
    action = s.parse("take first")
    assert s.describe(action) == "Take the first card: 8. Card 8 (3·2·6·5·3·8) goes back on top of the deck."
    assert seen(s, 1).describe(action) == "Take the first card, and put the other back on top."


def test_outcomes_are_cards_or_seats() -> None:
    """A view in which the pile is unknown names no card."""
    s = meet(scene("round 3 | pile 5 6 7"), "twent", "twent")
    assert GAME.outcome(s, 1) == "seat 1 is even"
    s.resolve(1)
    assert GAME.outcome(s, 0) == "card 5 (4·6·2·5·2·5)"
    assert GAME.outcome(seen(s, 0), 0) == "a card"


def test_a_sealed_choice_is_told_without_the_minion() -> None:
    """Its owner reads which one it was."""
    event = Event(CHOSE, 0, 5, 0, 0, 1, 0)
    names = ["Anna", "Ben"]
    assert GAME.say(scene(), event.seen_by(1), names) == "Anna lays a minion face down."
    assert GAME.say(scene(), event, names) == "Anna lays Twent (d20) face down."


@pytest.mark.parametrize(
    ("what", "line"), [(LOOKED, "Anna looks at a card."), (PUT_BACK, "Anna puts a card back on top of the deck.")]
)
def test_what_diante_sees_is_told_without_the_card(what: int, line: str) -> None:
    """Others read that something was looked at."""
    assert GAME.say(scene(), Event(what, 0, 3, 0, 0, 1, 0).seen_by(1), ["Anna", "Ben"]) == line


def test_a_combat_in_words() -> None:
    """From the first minion to the cards that are won."""
    s = scene()
    s.story = []
    turn(do(turn(meet(s, "cubera", "quad"), 9), "re-roll"), 5, 1)
    assert told(s, "Anna", "Ben") == (
        "Anna lays Cubera (d6) face down. Ben lays Quad (d4) face down. Anna sends Cubera (d6), Ben sends Quad (d4). "
        "Anna attacks. Anna draws card 9 (4·1·2·6·8·9): 1. "
        "Anna lays card 9 (4·1·2·6·8·9) under the deck and draws anew. "
        "Anna draws card 5 (4·6·2·5·2·5): 6. Ben draws card 1 (4·4·8·7·5·1): 4. 6 beats 4: Anna wins both cards."
    )


def test_a_tie_of_dice_in_words() -> None:
    """Who is even, what was flipped, and an R*."""
    s = scene()
    s.story = []
    meet(s, "twent", "twent").resolve(1)
    turn(s, 9, 21, 3, 2)
    text = told(s, "Anna", "Ben")
    assert (
        "Equal dice: Ben is even. Card 9 (4·1·2·6·8·9) is flipped: 4 on the d4. It goes under the deck. Ben attacks."
        in text
    )
    assert "Ben draws card 21 (3·6·1·R*·1·R*): R*. It goes under the deck; Ben draws again." in text


def test_diante_in_words() -> None:
    """Two looks, a choice, and the rest."""
    s = scene()
    s.story = []
    do(turn(meet(s, "diante", "quad"), 1, 2), "take second")
    assert (
        "Anna looks at card 1 (4·4·8·7·5·1). Anna looks at card 2 (2·5·8·3·10·2). "
        "Anna takes the second: card 2 (2·5·8·3·10·2), 8. Anna puts card 1 (4·4·8·7·5·1) back on top of the deck."
    ) in told(s, "Anna", "Ben")


def test_dicey_in_words() -> None:
    """Its minion comes from its card; what it leaves is shuffled in."""
    s = scene("hands quad : diante", seats=1)
    s.story = []
    turn(meet(s, "quad"), 2, 4, 1)
    text = told(s, "Anna")
    assert "Anna sends Quad (d4). Dicey turns card 2 (2·5·8·3·10·2) and sends Diante (d8)." in text
    assert "Dicey shuffles card 1 (4·4·8·7·5·1) into the deck. 8 beats 3: Dicey wins both cards." in text


def test_diceys_cubera_in_words() -> None:
    """It keeps what wins."""
    s = scene("hands sparten : cubera", seats=1)
    s.story = []
    turn(meet(s, "sparten"), 5, 14)
    assert "Dicey keeps card 5 (4·6·2·5·2·5). 10 beats 6: Anna wins both cards." in told(s, "Anna")


def test_only_r_left_in_words() -> None:
    """The R* counts 0."""
    s = scene("round 11 | pile 21 22 23 24")
    s.story = []
    turn(meet(s, "twent", "quad"), 21)
    assert "R*, and nothing but R* is left. It counts 0." in told(s, "Anna", "Ben")


def test_the_end_in_words() -> None:
    """Who has won, with how many cards."""
    s = scene("round 12 | pile 17 18")
    s.story = []
    turn(meet(s, "twent", "quad"), 17)
    assert told(s, "Anna", "Ben").endswith("Anna wins with 13 cards to 11.")


def test_a_critical_hit_in_words() -> None:
    """Twelve each: the 20 decides."""
    s = scene("round 12 | pile 17 2 | won 20 : 1")
    s.story = []
    turn(meet(s, "dwelve", "quad"), 17)
    text = told(s, "Anna", "Ben")
    assert "2 against 2: each keeps its own card." in text
    assert text.endswith("Twelve cards each, and Anna has the 20 of the d20: critical hit! Anna wins.")


def test_the_second_half_in_words() -> None:
    """All minions come back."""
    s = scene("round 6 | hands twent : quad")
    s.story = []
    turn(meet(s, "twent", "quad"), 17, 18)
    assert told(s, "Anna", "Ben").endswith("Each side picks its six up again for the second half.")


def test_the_panel_says_what_lies_open() -> None:
    """Cards won, minions in hand, and who is in the arena."""
    s = turn(meet(scene(), "twent", "quad"), 17, 18)
    facts = [f"{fact.name}: {fact.value}" for fact in s.panel(0)]
    assert facts == ["cards won: 2", "minions in hand: 5", "in the arena: Twent (d20)"]
    assert scene().panel(1)[2].value == "nobody"
