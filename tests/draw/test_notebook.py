"""What a notebook shows of a position or a match."""

import dicehall
from dicehall.core.game import Game


def test_a_match_shows_its_position_to_whoever_acts() -> None:
    """The picture is that of the acting seat, with what it may do lit."""
    match = dicehall.Match("deckodice", seats=2, seed=1)
    drawn = match._repr_svg_()
    assert drawn is not None
    assert drawn == match.state._repr_svg_()
    assert drawn.count('class="lit"') == len(match.state.legal(0))


def test_a_view_shows_what_its_seat_sees() -> None:
    """A minion that the other side has laid face down stays face down."""
    match = dicehall.Match("deckodice", seats=2, seed=1)
    match.play("send twent", 0)
    seen = match.state.seen_by(1)._repr_svg_()
    assert seen is not None
    assert 'id="chosen-0"' in seen
    assert 'id="chosen-0-face"' not in seen


def test_a_spectator_s_view_has_nothing_lit() -> None:
    """Who only watches may do nothing."""
    drawn = dicehall.Match("deckodice", seats=2, seed=1).state.seen_by(dicehall.SPECTATOR)._repr_svg_()
    assert drawn is not None
    assert 'class="lit"' not in drawn


def test_every_game_of_ours_draws_itself() -> None:
    """None of them is left to the plain picture of its panels."""
    assert all(type(dicehall.game(name)).scene is not Game.scene for name in ("deckodice", "diceland"))
