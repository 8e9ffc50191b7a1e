"""Whole games in browsers, from the lobby to the final scores."""

import pytest
from playwright.sync_api import Locator, expect

import dicehall
from tests.browser.conftest import Guests
from tests.browser.people import Person, sit_together

PHONE = (390, 844)
SMALL = (960, 640)  # less to paint, so that long games are over sooner


@pytest.mark.parametrize("game", dicehall.games())
def test_two_browsers_and_a_bot_play_to_the_end(guest: Guests, game: str):
    """One opens a table, the other comes by its link; both see the same final scores."""
    bots = ["bot:random"] if dicehall.game(game).most > 2 else []
    ann, bo = guest(SMALL).likes(), guest(SMALL).likes()
    sit_together(ann, bo, game, *bots)
    for seed, person in enumerate((ann, bo)):
        person.plays_by_chance(seed + 1)
    assert ann.sees_the_end() == bo.sees_the_end()


def test_a_game_by_keyboard_alone(guest: Guests):
    """Tab and Enter choose the game, numbers play it, Escape leaves the scores."""
    ann = guest().likes()
    ann.goes_to("/")
    ann.button("Play now").focus()
    ann.page.keyboard.press("Enter")
    ann.table.wait_for()
    ann.has_a_turn()
    while not ann.is_over():
        before = ann.ply
        ann.page.keyboard.press("1")
        ann.until(lambda before=before: ann.ply > before and (ann.can_decide() or ann.is_over()))
    assert ann.sees_the_end()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("dialog")).to_have_count(0)


def test_a_game_on_a_phone_by_touch(guest: Guests):
    """What cannot be undone: a first tap shows what it does, a second does it."""
    ann = guest(PHONE).likes(confirm="touch").plays_now("deckodice")
    before = ann.has_a_turn().ply
    ann.lit.first.tap()
    expect(ann.button("Do it")).to_be_visible()
    assert ann.ply == before
    ann.button("Do it").tap()
    ann.until(lambda: ann.ply > before)
    ann.plays_by_chance()
    assert len(ann.sees_the_end()) == 2


def test_what_can_be_undone_is_done_at_the_first_tap(guest: Guests):
    """What is final is asked; the first thing that is not is done by one tap, and taken back by another."""
    ann = guest(PHONE).likes(confirm="touch").plays_now("dicetopia")
    do_it, before = ann.button("Do it"), -1
    for _ in range(20):
        before = ann.has_a_turn().ply
        (ann.lit.first if ann.lit.count() else ann.choices.first).tap()
        ann.until(lambda before=before: ann.ply > before or do_it.count() > 0)
        if not do_it.count():
            break
        do_it.tap()
        ann.until(lambda before=before: ann.ply > before)
    ann.button("Undo").tap()
    ann.until(lambda: ann.ply == before)


def is_on_the_board(person: Person, piece: Locator) -> bool:
    """Whether all of a piece, or nearly, lies inside the part of the screen that shows the board."""
    board, box = person.page.locator(".stage").bounding_box(), piece.bounding_box()
    if board is None or box is None:
        return False
    slack = box["height"] / 10
    return board["y"] - slack <= box["y"] and box["y"] + box["height"] <= board["y"] + board["height"] + slack


def test_what_can_be_done_is_in_sight_on_a_small_phone(guest: Guests):
    """A board that is higher than the screen is shown as wide as it; pieces of the next question come into sight."""
    ann = guest((360, 640)).likes().plays_now("dicesettlers")
    for _ in range(6):
        ann.has_a_turn().until(
            lambda: not ann.lit.count() or any(is_on_the_board(ann, piece) for piece in ann.lit.all())
        )
        ann.decides()
    assert float((ann.table.get_attribute("viewBox") or "").split()[2]) == pytest.approx(390, abs=1)


def test_zoom_comes_to_what_can_be_done(guest: Guests):
    """Closer, a choice is larger and still in sight; whole again at a key."""
    ann = guest().likes().plays_now("dystopolis").has_a_turn()
    small = ann.lit.first.bounding_box()
    ann.button("Zoom in").first.click()
    ann.until(lambda: (ann.lit.first.bounding_box() or small)["width"] > 1.4 * small["width"])
    expect(ann.lit.first).to_be_in_viewport(ratio=0.9)
    ann.page.keyboard.press("0")
    expect(ann.page.locator(".board .zoom")).to_have_count(0)


def test_nothing_is_wider_than_a_small_phone(guest: Guests):
    """At 360 pixels no room has to be pushed sideways."""
    ann = guest((360, 640)).likes().plays_now("diceland")
    rooms = ["/", "/games/diceland", "/rules/diceland", "/history", "/settings", "/nowhere", ann.page.url]
    wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    found = []
    for room in rooms:
        ann.goes_to(room).page.locator("h1, .board").first.wait_for(state="attached")
        if ann.page.evaluate(wide):
            found.append(room)
    assert found == []
