"""What one can do at a table besides playing on."""

import re

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Guests
from tests.browser.people import Person, sit_together


def test_the_game_goes_on_after_the_connection_was_lost(guest: Guests):
    """The line breaks again and again in the middle; the browser comes back, and no move is lost or made twice."""
    ann = guest().likes()
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    ann.page.route_web_socket(re.compile("/ws/tables/"), through)
    ann.plays_now("deckodice").has_a_turn()
    for broken in range(1, 4):
        before = ann.has_a_turn().ply
        ann.lit.first.press("Enter")
        lines[-1].close(code=1012)
        ann.until(lambda before=before, broken=broken: ann.ply > before and len(lines) > broken)
    ann.plays_by_chance()
    assert ann.sees_the_end()
    assert len(lines) == 4


def test_hot_seat_draws_a_curtain_between_two_people(guest: Guests):
    """Whoever is to move has to say so before anything of theirs is shown."""
    ann = guest().likes()
    ann.sets_up("diceland", ["here"])
    ann.table.wait_for()
    curtain = ann.page.get_by_role("dialog", name=re.compile("it is your turn"))
    ann.decides()
    expect(curtain).to_be_visible()
    ann.button("I am").click()
    expect(curtain).to_be_hidden()
    ann.has_a_turn()


def test_undo_takes_a_decision_back(guest: Guests):
    """After a choice that told nobody anything, the position is as before."""
    ann = guest().likes().plays_now("dicetopia")
    undo = ann.button("Undo")
    for _ in range(40):
        ann.has_a_turn()
        question, before = ann.page.locator(".ask").inner_text(), ann.ply
        ann.decides().has_a_turn()
        if undo.is_enabled():
            break
    undo.click()
    ann.until(lambda: ann.ply == before)
    assert ann.page.locator(".ask").inner_text() == question


def test_the_other_agrees_to_take_back(guest: Guests):
    """Where undo ends, one may ask; with the other's word both are back at the question."""
    ann, bo = guest().likes(), guest().likes()
    sit_together(ann, bo, "diceland")
    for person in (ann, bo):
        person.decides()
    ann.until(lambda: ann.ply == bo.ply == 2)
    ann.button("Ask to take it back").click()
    bo.button("Agree").click()
    ann.until(lambda: ann.ply == bo.ply == 0)
    assert ann.can_decide()


def dragged(person: Person, to: tuple[float, float]) -> None:
    """Take the first thing that is lit by the mouse and let it go there."""
    box = person.has_a_turn().lit.first.bounding_box()
    assert box
    mouse = person.page.mouse
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    mouse.down()
    mouse.move(*to, steps=5)
    expect(person.page.locator(".ghost")).to_be_visible()
    mouse.up()


def test_a_piece_can_be_dragged(guest: Guests):
    """Let go on the board it is played; let go beside the board it is not."""
    ann = guest().likes().plays_now("dicetopia").has_a_turn()
    before = ann.ply
    dragged(ann, (1400, 860))
    expect(ann.page.locator(".ghost")).to_have_count(0)
    assert ann.ply == before
    dragged(ann, (550, 450))
    ann.until(lambda: ann.ply > before)


def test_a_board_drawn_by_changes_is_the_board_drawn_at_once(guest: Guests):
    """After some moves, loading the page again shows every piece where it was, in the same order."""
    ann = guest().likes().plays_now("dicetopia")
    for _ in range(8):
        ann.decides()
    ann.has_a_turn()
    pieces = """() => [...document.querySelectorAll('.board [data-id]')].map((one) => [
        one.dataset.id, one.getAttribute('transform'), one.getAttribute('aria-label'),
        one.querySelector(':scope > use')?.getAttribute('href') ?? one.querySelector(':scope > text')?.textContent])"""
    before = ann.page.evaluate(pieces)
    ann.page.reload()
    ann.has_a_turn()
    assert ann.page.evaluate(pieces) == before


def test_a_hint_names_one_of_the_choices(guest: Guests):
    """The advice stands under the question, and its choice is marked."""
    ann = guest().likes().plays_now("deckodice").has_a_turn()
    ann.button("Hint").click()
    expect(ann.page.get_by_role("log", name="What happens")).to_contain_text("A bot would choose this")
    expect(ann.page.locator(".notice.hint")).to_be_visible()
    assert ann.page.locator("button.advised").count() == 1


def test_something_unlit_says_why(guest: Guests):
    """A click on what cannot be done is answered in words."""
    ann = guest().likes().plays_now("diceland").decides().has_a_turn()
    ann.page.locator(".board [data-action][aria-label]:not(.lit)").first.click(force=True)
    expect(ann.page.locator(".notice.why")).to_be_visible()


def test_a_spectator_sees_the_table_and_no_choice(guest: Guests):
    """By the link of a table in play one may watch, and say something."""
    ann, bo = guest().likes().plays_now("diceland"), guest().likes()
    bo.goes_to(ann.page.url).table.wait_for()
    assert (bo.lit.count(), bo.choices.count()) == (0, 0)
    expect(ann.page.get_by_text("1 person watches")).to_be_visible()


def test_words_reach_the_other_browser_as_words(guest: Guests):
    """Chat is text, whatever is written in it."""
    ann, bo = guest().likes().plays_now("deckodice"), guest().likes()
    bo.goes_to(ann.page.url).page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_label("Say something").fill("<b>well played</b>")
    ann.page.keyboard.press("Enter")
    expect(bo.page.get_by_role("log", name="Chat")).to_contain_text("<b>well played</b>")


def says(person: Person, words: str, to: str = "everybody") -> None:
    """Write something in the chat, to whom it is for."""
    person.page.locator(".chat select").select_option(to)
    person.page.locator(".chat input").fill(words)
    person.page.keyboard.press("Enter")


def test_a_private_note_is_read_by_the_other_alone(guest: Guests):
    """Marked in both browsers; somebody who watches hears only what was said to everybody after it."""
    ann, bo, cy = guest().likes(), guest().likes(), guest().likes()
    sit_together(ann, bo, "dystopolis", "bot:random", options={"Written conditions": "on"})
    cy.goes_to(ann.page.url).table.wait_for()
    for person in (ann, bo, cy):
        person.page.get_by_role("tab", name="Chat").click()
    says(ann, "twelve for your vote", ann.page.locator(".chat option").nth(1).inner_text())
    says(ann, "good luck")
    for person in (ann, bo, cy):
        expect(person.page.get_by_role("log", name="Chat")).to_contain_text("good luck")
    said = [person.page.get_by_role("log", name="Chat").inner_text() for person in (ann, bo, cy)]
    assert ["twelve for your vote" in words for words in said] == [True, True, False]
    assert "private, to you" in said[1]
    assert cy.page.locator(".chat select").count() == 0


def test_what_happens_is_told_to_who_listens(guest: Guests):
    """The live region names the next question after a move."""
    ann = guest().likes().plays_now("deckodice").decides()
    expect(ann.page.locator("[aria-live=polite]").first).not_to_be_empty()


def test_a_replay_opens_at_the_move_of_its_link(guest: Guests):
    """The address says which move; the arrows go on from there; the dice can be checked."""
    ann = guest().likes().plays_now("deckodice").plays_by_chance()
    ann.sees_the_end()
    number = ann.page.url.rsplit("/", 1)[1]
    bo = guest().likes().goes_to(f"/replay/{number}/5")
    expect(bo.page.get_by_text("Move 5 of")).to_be_visible()
    bo.button("One move on").click()
    expect(bo.page).to_have_url(re.compile(f"/replay/{number}/6$"))
    ann.goes_to(f"/replay/{number}").button("Check the dice").click()
    expect(ann.page.locator(".verdict.sound")).to_be_visible()


def test_play_goes_on_from_a_move_of_a_finished_game(guest: Guests):
    """A branch is a table of its own, against bots."""
    ann = guest().likes().plays_now("deckodice").plays_by_chance()
    ann.sees_the_end()
    ann.goes_to(f"/replay/{ann.page.url.rsplit('/', 1)[1]}/4")
    ann.button("Play on from here").click()
    ann.page.wait_for_url("**/t/*")
    ann.table.wait_for()
    ann.has_a_turn()


def test_a_replay_is_seen_from_any_side(guest: Guests):
    """Step by step with the slider and by itself; a seat's side hides what the others held."""
    ann = guest().likes().plays_now("dicetopia").plays_by_chance()
    ann.sees_the_end()
    ann.goes_to(f"/replay/{ann.page.url.rsplit('/', 1)[1]}/6")
    hidden = ann.page.locator(".board [aria-label^='a hidden mission']")
    expect(ann.page.get_by_text("Move 6 of")).to_be_visible()
    assert hidden.count() == 0
    ann.page.get_by_label("Seen by").select_option(index=2)
    expect(hidden.first).to_be_visible()
    ann.page.get_by_label("Move", exact=True).fill("9")
    expect(ann.page.get_by_text("Move 9 of")).to_be_visible()
    ann.button("Play").first.click()
    ann.until(lambda: ann.ply > 10)


def test_a_line_of_the_log_shows_its_move(guest: Guests):
    """Under the pointer, the pieces that it moved are marked on the board."""
    ann = guest().likes().plays_now("deckodice").decides().has_a_turn()
    ann.page.locator("aside ol li").last.hover()
    expect(ann.page.locator(".board .shown").first).to_be_attached()


def test_the_rules_of_the_moment_lie_beside_the_board(guest: Guests):
    """The section behind the question is open; a word finds others."""
    ann = guest().likes().plays_now("diceland").has_a_turn()
    ann.page.get_by_role("tab", name="Rules").click()
    expect(ann.page.get_by_text("Rules for this moment")).to_be_visible()
    ann.page.get_by_label("Search the rules").fill("treasure throw")
    expect(ann.page.locator("aside h3").first).to_contain_text(re.compile("[0-9]"))


def test_the_badge_tells_what_is_ours(guest: Guests):
    """On the house that marks it, the reason stands beside the pointer."""
    ann = guest().likes().plays_now("dystopolis").has_a_turn()
    ann.page.locator(".board [data-id=house]").hover()
    expect(ann.page.locator(".peek")).to_contain_text("are ours: the printed ones are not known to us")


def test_final_scores_come_source_by_source(guest: Guests):
    """One row after the other, or all at once; who has won is told with the last."""
    ann = guest().likes(speed="slow").plays_now("deckodice").plays_by_chance()
    dialog = ann.page.locator("dialog")
    expect(dialog).to_be_visible(timeout=300_000)
    if ann.button("Show all").count():
        ann.button("Show all").click()
    expect(dialog.get_by_role("heading")).to_contain_text("win")
    expect(dialog.get_by_role("row", name="cards")).to_be_visible()


def test_nothing_moves_for_whoever_asked_for_that(guest: Guests):
    """With reduced motion things fade; no piece slides, tumbles or turns."""
    ann = guest(reduced_motion="reduce").likes(speed="fast")
    ann.page.add_init_script("""
        window.moved = []
        const animate = Element.prototype.animate
        Element.prototype.animate = function (frames, timing) {
          window.moved.push(...frames.filter((frame) => 'transform' in frame))
          return animate.call(this, frames, timing)
        }""")
    ann.plays_now("dicetopia")
    for _ in range(6):
        ann.decides()
    assert ann.page.evaluate("window.moved.length") == 0
