"""Whole games by screen reader: every choice by role and name, every event from the live region, keys alone."""

import re
from collections import Counter

import pytest
from playwright.sync_api import expect

import dicehall
from tests.browser.conftest import Guests
from tests.browser.listener import SURE, Listener

SMALL = (960, 640)


@pytest.mark.parametrize("game", dicehall.games())
def test_a_whole_game_by_ear(guest: Guests, game: str):
    """Choices have names of their own; each line of the log is said; the last dialog tells the scores."""
    ann = Listener(guest(SMALL).likes(confirm="always")).plays_now(dicehall.game(game).title)
    written: list[str] = []
    for names in ann.plays_by_chance():
        assert len(set(names)) == len(names)
        written = ann.log
    assert [*(Counter(written) - Counter(ann.heard))] == []
    end = ann.hears_the_end()
    ann.page.keyboard.press("Escape")
    assert ann.log[-1] in end
    assert ann.page.get_by_role("button", name="Final scores").count() == 1


def test_what_is_final_is_asked_by_ear(guest: Guests):
    """The choice is said once more, with what that means; the button that does it says what it does."""
    ann = Listener(guest().likes(confirm="always")).plays_now("Deck-O-Dice")
    names = ann.offered()
    ann.presses(ann.choices.first)
    said = ann.hears()
    assert said[-2:] == [names[0], SURE]
    expect(ann.page.get_by_role("button", name=f"Do it: {names[0]}")).to_be_visible()


def test_two_at_one_device_hear_what_the_other_did(guest: Guests):
    """The curtain says whose turn it is; behind it, what happened since is said."""
    bo = guest().likes()
    bo.sets_up("deckodice", ["here"])
    ann = Listener(bo).listens()
    ann.offered()
    ann.decides(0)
    expect(ann.dialog).to_have_accessible_name("Player 2, it is your turn")
    expect(ann.dialog).to_have_accessible_description(re.compile("Hand the device over"))
    ann.presses(ann.dialog.get_by_role("button", name="I am Player 2"))
    expect(ann.dialog).to_have_count(0)
    assert set(ann.log) <= set(ann.hears())
