"""Whole games in browsers, from the lobby to the final scores."""

import pytest
from playwright.sync_api import expect

import dicehall
from tests.browser.conftest import Guests
from tests.browser.people import sit_together

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
    assert ann.page.locator("dialog").count() == 0


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
    """When the missions are chosen, a neighbourhood is taken by one tap, and given up by another."""
    ann = guest(PHONE).likes(confirm="touch").plays_now("dicetopia")
    before = ann.decides().has_a_turn().ply
    ann.lit.first.tap()
    ann.until(lambda: ann.ply > before)
    ann.button("Undo").tap()
    ann.until(lambda: ann.ply == before)


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
