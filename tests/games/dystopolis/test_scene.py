"""The drawing: what can be read off it, in the terminal and on a screen."""

from dicehall.core.scene import TERMINAL, WIDE, Piece
from dicehall.draw.terminal import terminal
from dicehall.games.dystopolis.flow import Dystopolis
from dicehall.games.dystopolis.terms import Deed
from tests.games.dystopolis.table import choices, do, no_bribes, put, seal, seat, start, table, tile, turn_of


def placing(s: Dystopolis, name: str) -> Dystopolis:
    """Blue has drawn a company and is to place it."""
    s.stack &= ~(1 << tile(name))
    s.place[tile(name)] = -2
    s.tile = tile(name)
    s.ask_place(seat("blue"), Deed.NEW)
    return s


def picture(s: Dystopolis) -> list[str]:
    """What blue sees in the terminal, line by line."""
    return terminal(s.scene(0, TERMINAL)).plain.split("\n")


def named(s: Dystopolis, shape: str) -> dict[str, Piece]:
    """The pieces of blue's drawing by their ids, parts included."""
    return {piece.id: piece for piece in s.scene(0, shape).all_pieces()}


def test_the_axes_say_how_places_are_called() -> None:
    """A dot stands under the column and beside the row that `place -1,-4 across` names."""
    s = placing(table(), "Needle")
    lines = picture(s)
    row = next(line for line in lines if line.startswith(" -4"))
    assert "place -1,-4 across" in choices(s)
    assert row[lines[0].index(" -1") + 1] == "·"


def test_where_nothing_may_lie_there_is_no_dot() -> None:
    """Above the three cells of Blood Dome there are three places, and none at the corners."""
    lines = picture(placing(table(), "Needle"))
    assert next(line for line in lines if line.startswith(" -5"))[:44].count("·") == 3


def test_a_line_beside_the_city_is_broken_rather_than_cut() -> None:
    """Everything that is said stands there to its end."""
    s = start(5, intrigue="2")
    shown = " ".join(line[44:].strip() for line in picture(s))
    assert "The city is still to be founded." in picture(s)[0]
    assert "Reward Largest network 1: 7 or more" in shown


def test_a_city_too_large_for_the_picture_says_so() -> None:
    """A tower of twenty cells: some of it lies beyond the sixteen lines."""
    s = table("    a", a="Needle")
    for i, name in enumerate(["Blood Dome", "In Vitro", "Enforcement", "Panacea", "Channel Zero", "Iron Curfew"]):
        put(s, [(y, 4) for y in range(1 + 3 * i, 4 + 3 * i)], name)
    assert any("Part of the city lies beyond" in line for line in picture(s))


def test_a_long_name_stands_in_two_lines() -> None:
    """Blood Dome, upright, would touch its walls."""
    s = turn_of(table("    a\n    a\n    a", a="Blood Dome"), "blue")
    parts = named(s, WIDE)
    assert [parts[f"name-{tile('Blood Dome')}-{i}"].text for i in (0, 1)] == ["Blood", "Dome"]


def test_labels_call_players_by_number() -> None:
    """Whoever shows them puts the names there."""
    label = named(table(a="Blood Dome: green"), WIDE)[f"company-{tile('Blood Dome')}"].label
    assert label == "Blood Dome, Entertainment: Player 3 1, 1 of 1"


def test_at_the_end_all_points_are_shown() -> None:
    """Blue has won with one company and 30 MD: 2 and 3 points, in the colour of what is lit."""
    s = table(a="Blood Dome: blue")
    s.end(0, 1)
    pieces = named(s, WIDE)
    assert (pieces["points-0"].text, pieces["points-0"].tint) == ("5 points", "accent")
    assert (pieces["points-1"].text, pieces["points-1"].tint) == ("3 points", "ink")


def test_only_the_two_see_what_is_in_an_envelope() -> None:
    """Blue bribes green with 9 MD for a vote for; vermilion sees a plain envelope, and all see what is voted on."""
    s = table("    vvvbbbn", v="In Vitro: blue", b="Blood Dome: vermilion", n="Needle: green")
    do(turn_of(s, "blue"), "use purge", "target Blood Dome")
    no_bribes(seal(s, blue="bribe green for, offer 9"))
    drawn = [{piece.id: piece for piece in s.scene(viewer, WIDE).all_pieces()} for viewer in range(3)]
    assert [pieces["envelope-0-2"].picture for pieces in drawn] == ["envelope-for", "envelope", "envelope-for"]
    assert ["inside-0-2" in pieces for pieces in drawn] == [True, False, True]
    assert f"aim-{tile('Blood Dome')}" in drawn[1]
