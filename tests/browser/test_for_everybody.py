"""axe-core looks at every room, in light and dark: nothing serious may be wrong; twice as large is fine, too."""

import re
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

import dicehall
from tests.browser.conftest import Guests
from tests.browser.people import Person, sit_together

ROOMS = ("/", "/games/diceland", "/rules/diceland/3", "/history", "/settings", "/nowhere")
SCHEMES: tuple[Literal["light"], Literal["dark"]] = ("light", "dark")
TWICE = (720, 450)  # what a screen of 1440 x 900 holds when everything on it is twice as large
GRAVE = ("serious", "critical")


def objections(person: Person) -> list[str]:
    """What axe finds grave, with the first place where it does."""
    found = Axe().run(person.page).response["violations"]
    return [f"{each['id']}: {each['nodes'][0]['html'][:200]}" for each in found if each["impact"] in GRAVE]


def by_day_and_night(person: Person) -> dict[str, list[str]]:
    """What axe finds grave in what is shown, by light and dark."""
    found = {}
    for scheme in SCHEMES:
        person.page.emulate_media(color_scheme=scheme)
        found[scheme] = objections(person)
    return {scheme: what for scheme, what in found.items() if what}


@pytest.mark.parametrize("scheme", SCHEMES)
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


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("game", dicehall.games())
def test_every_table_is_open_to_everybody(guest: Guests, game: str, scheme: str):
    """The same at the table of each game, when somebody is to decide."""
    ann = guest(color_scheme=scheme).likes().plays_now(game).has_a_turn()
    assert objections(ann) == []


def test_the_end_and_the_replay_are_open_to_everybody(guest: Guests):
    """The dialog of the final scores, and the game looked at again."""
    ann = guest(reduced_motion="reduce").likes().plays_now("deckodice").plays_by_chance()
    ann.sees_the_end()
    found = {"scores": by_day_and_night(ann)}
    ann.goes_to(f"/replay/{ann.page.url.rsplit('/', 1)[1]}/5").page.get_by_text("Move 5 of").wait_for()
    found["replay"] = by_day_and_night(ann)
    assert found == {"scores": {}, "replay": {}}


def test_the_curtain_is_open_to_everybody(guest: Guests):
    """What stands between two people at one device."""
    ann = guest(reduced_motion="reduce").likes()
    ann.sets_up("diceland", ["here"])
    ann.decides().page.get_by_role("dialog", name=re.compile("it is your turn")).wait_for()
    assert by_day_and_night(ann) == {}


def test_private_notes_are_open_to_everybody(guest: Guests):
    """The choice of whom they are for, and how they stand among other words."""
    ann, bo = guest(reduced_motion="reduce").likes(), guest().likes()
    sit_together(ann, bo, "dystopolis", options={"Written conditions": "on"})
    ann.page.get_by_role("tab", name="Chat").click()
    ann.page.locator(".chat select").select_option(index=1)
    ann.page.locator(".chat input").fill("twelve for your vote")
    ann.page.keyboard.press("Enter")
    ann.page.get_by_role("log", name="Chat").get_by_text("twelve for your vote").wait_for()
    assert by_day_and_night(ann) == {}


def test_without_the_hall_there_is_a_room_that_says_so(guest: Guests):
    """And it, too, is open to everybody; when the hall is back, so is the front page."""
    ann = guest(reduced_motion="reduce").likes()
    ann.page.route("**/api/**", lambda route: route.abort())
    ann.goes_to("/").button("Try again").wait_for()
    assert by_day_and_night(ann) == {}
    ann.page.unroute("**/api/**")
    ann.button("Try again").click()
    expect(ann.button("Play now")).to_be_visible()


@pytest.mark.parametrize("game", dicehall.games())
def test_a_table_at_twice_the_size(guest: Guests, game: str):
    """At 200 % the board is still to be seen, and the question, its choices and tools are within reach."""
    ann = guest(TWICE, device_scale_factor=2).likes().plays_now(game).has_a_turn()
    box = ann.table.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 300
    for part in (".ask", ".tools", ".tabs"):
        expect(ann.page.locator(part)).to_be_in_viewport(ratio=0.99)
    (ann.choices.first if ann.choices.count() else ann.button("All ")).click()
    ann.until(lambda: ann.ply > 0 or ann.choices.count() > 0)
