"""axe-core looks at every room, in light and dark: nothing serious may be wrong."""

import pytest
from axe_playwright_python.sync_playwright import Axe

import dicehall
from tests.browser.conftest import Guests
from tests.browser.people import Person

ROOMS = ("/", "/games/diceland", "/rules/diceland/3", "/history", "/settings", "/nowhere")
GRAVE = ("serious", "critical")


def objections(person: Person) -> list[str]:
    """What axe finds grave, with the first place where it does."""
    found = Axe().run(person.page).response["violations"]
    return [f"{each['id']}: {each['nodes'][0]['html'][:200]}" for each in found if each["impact"] in GRAVE]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_room_is_open_to_everybody(guest: Guests, scheme: str):
    """Names, roles, contrast."""
    ann = guest(color_scheme=scheme).likes()
    found = {}
    for room in ROOMS:
        ann.goes_to(room).page.locator("h1").first.wait_for()
        found[room] = objections(ann)
    ann.sets_up("diceland", ["friend"])
    ann.button("Start the game").wait_for()
    found["lobby"] = objections(ann)
    assert {room: what for room, what in found.items() if what} == {}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", dicehall.games())
def test_every_table_is_open_to_everybody(guest: Guests, game: str, scheme: str):
    """The same at the table of each game, when somebody is to decide."""
    ann = guest(color_scheme=scheme).likes().plays_now(game).has_a_turn()
    assert objections(ann) == []
