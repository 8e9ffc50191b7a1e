"""People in front of a browser: they look, click and type as anybody would; some let their hand be led by chance."""

import json
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

PATIENCE = 20_000
QUICK = {"speed": "instant", "confirm": "never", "theme": "auto"}
# Clicks on one thing or another that can be done, as often as there is something: on the board or in the list.
BY_CHANCE = """
(seed) => {
  let state = seed
  const chance = (n) => { state = (state * 1103515245 + 12345) % 2147483648; return state % n }
  window.byChance = setInterval(() => {
    const lit = [...document.querySelectorAll('.stage .lit')]
    const listed = [...document.querySelectorAll('.choose li button:not([aria-disabled=true])')]
    const all = [...lit, ...listed]
    if (!all.length || document.querySelector('dialog[open]')) return
    const one = all[chance(all.length)]
    if (one.tagName === 'BUTTON') one.click()
    else { one.focus(); one.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })) }
  }, 12)
}
"""


class Person:
    """Somebody with a browser."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.errors: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: self.errors.append(message.text) if refused(message.text) else None)

    def likes(self, **settings: str) -> "Person":
        """Set what this browser keeps: no motion and no second tap, unless said otherwise."""
        kept = json.dumps(QUICK | settings)
        self.page.add_init_script(f"localStorage.setItem('dicehall', {json.dumps(kept)})")
        return self

    def goes_to(self, path: str) -> "Person":
        """Open an address of the hall."""
        self.page.goto(path)
        return self

    def plays_now(self, game: str, seats: int = 2, level: str = "random") -> "Person":
        """The front page's one click, after choosing what to play and against whom."""
        self.goes_to("/")
        self.page.locator(f"input[value={game}]").check(force=True)
        self.page.get_by_label("How many play").select_option(str(seats))
        self.page.get_by_label("How strong the bots are").select_option(level)
        self.button("Play now").click()
        expect(self.table).to_be_visible()
        return self

    def sets_up(self, game: str, others: list[str], options: dict[str, str] | None = None) -> str:
        """A table with these in the other seats: `friend`, `here` or `bot:LEVEL`. The address of the table."""
        self.goes_to(f"/games/{game}")
        seats = self.page.get_by_label(re.compile(r"^Seats \d"))
        expect(seats.first).to_be_visible()
        while seats.count() < len(others) + 1:
            self.button("+ 1").click()
        while seats.count() > len(others) + 1:
            self.button("− 1").click()
        for i, who in enumerate(others):
            seats.nth(i + 1).select_option(who)
        for text, value in (options or {}).items():
            self.page.get_by_label(text).select_option(value)
        self.page.locator("form button.main").click()
        self.page.wait_for_url("**/t/*")
        return self.page.url

    @property
    def table(self) -> Locator:
        """The table in play."""
        return self.page.locator("main.table .board > svg").first

    @property
    def lit(self) -> Locator:
        """Whatever on the board can be chosen now."""
        return self.page.locator(".stage .lit")

    @property
    def choices(self) -> Locator:
        """The list of what can be done."""
        return self.page.locator(".choose li button:not([aria-disabled=true])")

    @property
    def ply(self) -> int:
        """How many decisions this browser knows of."""
        return int(self.page.locator("main").get_attribute("data-ply") or -1)

    def button(self, name: str) -> Locator:
        """A button by the beginning of its words."""
        return self.page.get_by_role("button", name=re.compile(f"^{re.escape(name)}"))

    def until(self, what: Callable[[], bool]) -> None:
        """Wait for something that is seen on the page."""
        for _ in range(PATIENCE // 25):
            if what():
                return
            self.page.wait_for_timeout(25)
        raise AssertionError(f"waited in vain at {self.page.url}, ply {self.ply}")

    def has_a_turn(self) -> "Person":
        """Wait until there is something to decide."""
        self.until(self.can_decide)
        return self

    def can_decide(self) -> bool:
        """Whether there is something to choose, on the board or in the list."""
        return self.lit.count() > 0 or self.choices.count() > 0

    def is_over(self) -> bool:
        """Whether the game at this table has ended."""
        return self.page.locator("main.table[data-state=over]").count() > 0

    def decides(self) -> "Person":
        """Make the first decision that can be made, and see it made."""
        self.has_a_turn()
        before = self.ply
        (self.choices.first if self.choices.count() else self.lit.first).press("Enter")
        self.until(lambda: self.ply > before)
        return self

    def plays_by_chance(self, seed: int = 1) -> "Person":
        """Go on by chance until the game is over."""
        self.page.evaluate(BY_CHANCE, seed)
        return self

    def sees_the_end(self, timeout: int = 400_000) -> list[str]:
        """The final scores, as they stand in the table of the last dialog."""
        total = self.page.locator("dialog .total td")
        expect(total.first).to_be_visible(timeout=timeout)
        return total.all_inner_texts()


def sit_together(ann: Person, bo: Person, game: str, *bots: str, options: dict[str, str] | None = None) -> None:
    """One opens a table, the other comes by its link, and play begins."""
    link = ann.sets_up(game, ["friend", *bots], options)
    bo.goes_to(link).button("Sit here").click()
    bo.button("I am ready").click()
    ann.page.get_by_text("ready", exact=True).nth(1).wait_for()
    ann.button("Start the game").click()
    for person in (ann, bo):
        person.table.wait_for()


def refused(text: str) -> bool:
    """Whether the console tells of something that the content policy forbids."""
    return "Content Security Policy" in text
