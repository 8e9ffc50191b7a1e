"""The printed deck, and content packs with another one."""

from pathlib import Path

import pytest

import dicehall
from dicehall.core.content import Content
from dicehall.core.errors import ContentError
from dicehall.games.deckodice import make
from dicehall.games.deckodice.content import Box

OWN = dicehall.game("deckodice").content


def changed(file: str, old: str, new: str) -> Content:
    """The content with one passage of a file replaced."""
    assert old in OWN.files[file]
    return Content(OWN.files | {file: OWN.files[file].replace(old, new, 1)}, OWN.rules)


BROKEN = [
    (
        "deck.toml",
        "[4, 4, 8, 7, 5, 1]",
        "[5, 4, 8, 7, 5, 1]",
        "values[0]: the d4 of card 1 is 1 to 4, not 5",
    ),
    (
        "deck.toml",
        "[4, 4, 8, 7, 5, 1]",
        "[4, 0, 8, 7, 5, 1]",
        "values[1]: the d6 of card 1 is 1 to 6, not 0",
    ),
    ("deck.toml", "[4, 4, 8, 7, 5, 1]", '[4, 4, "R*", 7, 5, 1]', "values[2]: the d8 of card 1 is 1 to 8, not R*"),
    ("deck.toml", "[4, 4, 8, 7, 5, 1]", "[4, 4, 8, 11, 5, 1]", 'the d10 of card 1 is 1 to 10 or "R*", not 11'),
    ("deck.toml", "[4, 4, 8, 7, 5, 1]", "[4, 4, 8, 7, 5]", "card[0].values: card 1 needs 6 values"),
    ("deck.toml", "[4, 4, 8, 7, 5, 1]", "[4, 4, 8, 7, 5, 20]", "they are on cards 1, 20"),
    ("deck.toml", "12, 20]", "12, 19]", "exactly one card has the 20 of the d20, which decides a tie; no card has it"),
    ("deck.toml", "number = 2\n", "number = 7\n", "card[1]: cards are numbered in order; expected 2, not 7"),
    ("deck.toml", "number = 24\n", "number = 24\nname = 'x'\n", "deck.toml"),
    ("deck.toml", 'origin = "house"', 'origin = "guess"', "deck.toml"),
    ("minions.toml", "die = 4", "die = 5", "there are six minions"),
    ("minions.toml", 'name = "Quad"', 'name = "Quad Two"', "one word of letters"),
    ("minions.toml", 'name = "Quad"', 'name = "cubera"', "minion[1].name: two minions are called 'cubera'"),
    (
        "minions.toml",
        "steady_floor = 4",
        "steady_floor = 40",
        "steady_floor: steady_floor is a number from 0 to 20",
    ),
]


@pytest.mark.parametrize(("file", "old", "new", "told"), BROKEN, ids=[row[3][:30] for row in BROKEN])
def test_a_broken_deck_is_refused_with_its_place(file: str, old: str, new: str, told: str) -> None:
    """The message names the file, the key, and what was expected."""
    with pytest.raises(ContentError) as wrong:
        make(changed(file, old, new))
    assert str(wrong.value).startswith(file)
    assert told in str(wrong.value)


def test_a_deck_has_24_cards() -> None:
    """One card less, and the game does not end with the deck."""
    text = OWN.files["deck.toml"]
    with pytest.raises(ContentError, match=r"deck.toml, at card: a deck has 24 cards; here are 23"):
        Box(Content(OWN.files | {"deck.toml": text[: text.rindex("[[card]]")]}, OWN.rules))


def test_another_pairing_is_played_with(tmp_path: Path) -> None:
    """Whoever owns the printed cards types them in: the pack replaces the deck, the distribution may differ."""
    (tmp_path / "pack.toml").write_text('game = "deckodice"\ntitle = "Mine"\n')
    deck = OWN.files["deck.toml"].replace("[4, 4, 8, 7, 5, 1]", '[1, 1, 1, "R*", 1, "R*"]')
    (tmp_path / "deck.toml").write_text(deck)
    match = dicehall.play("deckodice", bots=["random", "random"], seed=1, content=tmp_path)
    assert match.game.content_hash != OWN.hash
    assert match.state.is_over


def test_every_element_says_where_it_comes_from() -> None:
    """Cards, minions and their abilities each have an origin; the pairing and three abilities are ours."""
    box = Box(OWN)
    assert {card.origin for card in box.cards} == {"house"}
    ours = [minion.name for minion in box.minions if minion.house.text and minion.house.origin == "house"]
    assert ours == ["Quad", "Sparten", "Dwelve"]
    assert [box.ability(1, house).text for house in (True, False)] == [box.minions[1].house.text] * 2


def test_abilities_of_a_pack_have_its_numbers() -> None:
    """The numbers in the house abilities come from the content."""
    deck = Box(changed("minions.toml", "quadruple_counts = 12", "quadruple_counts = 9")).deck
    assert (deck.quadruple_of, deck.quadruple_counts, deck.shield_takes, deck.steady_floor) == (4, 9, 1, 4)
