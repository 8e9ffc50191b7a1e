"""The drawing: what can be done is where one looks for it, and what is lacking is said."""

from dicehall.core.scene import TALL, WIDE, Piece, Scene
from dicehall.core.state import SPECTATOR
from dicehall.games.dicesettlers.scene_cards import fitted, lacks
from dicehall.games.dicesettlers.scene_map import rulers
from tests.games.dicesettlers.alone import acts, alone, bot_asked, show


def pieces(scene: Scene) -> dict[str, Piece]:
    """All pieces of a scene by their names."""
    return {piece.id: piece for piece in scene.all_pieces()}


def test_what_a_player_lacks_for_a_technology_is_faint_and_said():
    """Scouts need Forest and Food; the person has neither."""
    s = alone("24 0,0 me 1")
    show(s, "Scouts")
    shown = pieces(s.scene(0, WIDE))
    assert (shown["price-0-Forest"].strength, shown["price-0-0"].strength) == (0.3, 0.3)
    assert shown["card-0"].label.endswith("You lack Forest, Food")


def test_gold_makes_up_for_what_is_missing():
    """A Gold token for the Food."""
    s = alone("18 0,0 me 1")
    show(s, "Scouts")
    s.add(0, 19, 1)
    assert lacks(s, 0, s.pool[12]) == []


def test_a_tile_bears_the_rings_of_all_who_control_it():
    """Two tents each: both; a house: its owner alone."""
    s = alone("24 0,0 me 2 bot 2\n18 1,0 me 2 bot house")
    assert (rulers(s, 23), rulers(s, 17)) == ([0, 1], [1])


def test_every_place_for_the_diceoneer_s_tile_can_be_clicked():
    """The open cells that the person chooses from, and the tile itself above the map."""
    s = bot_asked("24 0,0 me 1\n18 1,0 bot 1")
    shown = pieces(s.scene(0, TALL))
    assert sorted(piece.action for name, piece in shown.items() if name.startswith("open-")) == sorted(s.legal(0))


def test_tiles_that_the_person_chooses_for_the_diceoneer_can_be_clicked():
    """Both tiles bear the choice."""
    s = alone("24 0,0 bot 1\n14 1,0 bot 1", tents="bot 1")
    acts(s, "Settle", 1)
    shown = pieces(s.scene(0, WIDE))
    assert {shown["tile-23"].action, shown["tile-13"].action} == set(s.legal(0))


def test_a_spectator_can_click_nothing():
    """And is told of nobody's lacks."""
    s = alone("24 0,0 bot 1\n14 1,0 bot 1", tents="bot 1")
    acts(s, "Settle", 1)
    assert all(piece.action < 0 for piece in s.scene(SPECTATOR, WIDE).all_pieces())


def test_the_longest_text_fits_its_card():
    """Every technology's text takes at most four lines, and is not smaller than eight units."""
    cards = alone().box.catalogue.cards
    sizes = [fitted(card.text, 167, 3, 10.8) for card in cards]
    assert max(len(lines) for lines, _ in sizes) <= 4
    assert min(size for _, size in sizes) > 8
