"""The numbered list of choices."""

from dicehall.cli.choices import choices_of
from tests.games.dystopolis.table import table


def test_sentences_have_the_names_of_the_players() -> None:
    """Blue may promise money to vermilion and green: the list says Bob and Cid."""
    s = table(options={"intrigue": "off", "conditions": "on"})
    s.turn = -1
    s.next_player()
    choices = choices_of(s.seen_by(0), 0, ["Anna", "Bob", "Cid"])
    assert choices.names[:2] == ["promise vermilion", "promise green"]
    assert choices.sentences[1] == "Promise Cid money on a written condition."
