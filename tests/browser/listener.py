"""Somebody who sees nothing: finds everything by its role and name, hears what the live region says, presses keys."""

import re
from collections.abc import Iterator
from random import Random

from playwright.sync_api import Locator, expect

from tests.browser.people import PATIENCE, Person

# Keeps whatever is added to the live region; what stood there when one began to listen comes first.
LISTEN = """
(region) => {
  const words = (nodes) => [...nodes].filter((node) => node.tagName).map((node) => node.textContent)
  const told = (changes) => {
    window.heard.push(...changes.flatMap((each) => words(each.addedNodes)))
    window.wake?.()
  }
  window.heard = words(region.children)
  new MutationObserver(told).observe(region, { childList: true })
}
"""
# What was added since the last time, as soon as there is something; and whether anything has the focus.
TAKE = """
async (patience) => {
  if (!window.heard.length) {
    await new Promise((wake) => {
      window.wake = wake
      setTimeout(wake, patience)
    })
  }
  return [window.heard.splice(0), document.activeElement !== document.body]
}
"""
SURE = "This cannot be undone. Choose it again to do it, or press Escape."


class Listener:
    """A person with a screen reader."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.heard: list[str] = []
        self.unfolded = False

    # ---- what there is ----

    @property
    def choices(self) -> Locator:
        """The list of what can be done now: nothing while the last decision is on its way."""
        return self.page.get_by_role("region", name="What you can do").get_by_role("button", disabled=False)

    @property
    def dialog(self) -> Locator:
        """Whatever wants an answer before all else."""
        return self.page.get_by_role("dialog")

    @property
    def log(self) -> list[str]:
        """All lines of the log, without the links to their moves."""
        lines = self.page.get_by_role("list", name="Log").get_by_role("listitem").all_inner_texts()
        linked = self.page.get_by_role("link", name="Show this move on the board").count() > 0
        return [re.sub(r"\s+\d+$", "", line) if linked else line.strip() for line in lines]

    # ---- what one does ----

    def presses(self, one: Locator, key: str = "Enter") -> None:
        """Go there, and press a key."""
        one.focus()
        self.page.keyboard.press(key)

    def plays_now(self, title: str) -> "Listener":
        """On the front page: which game, against whom, and off."""
        self.page.goto("/")
        self.presses(self.page.get_by_role("radio", name=title), "Space")
        self.page.get_by_role("combobox", name="How many play").select_option("2")
        self.page.get_by_role("combobox", name="How strong the bots are").select_option("random")
        self.presses(self.page.get_by_role("button", name=f"Play now: {title}"))
        return self.listens()

    def listens(self) -> "Listener":
        """From now on nothing that is said is missed."""
        self.page.get_by_role("log", name="What happens").evaluate(LISTEN)
        return self

    def hears(self) -> list[str]:
        """Wait for the next words; the focus is somewhere when they come."""
        words, focused = self.page.evaluate(TAKE, PATIENCE)
        assert words, f"nothing was said any more after {self.heard[-3:]}"
        assert focused, f"nothing has the focus after {words}"
        self.heard += words
        return list(words)

    def offered(self) -> list[str]:
        """Wait until there is something to choose, and hear all of it; nothing when the game is over."""
        while True:
            self.unfold()
            if names := self.choices.all_inner_texts():
                return names
            if self.dialog.count():
                return []
            self.hears()

    def unfold(self) -> None:
        """The list leaves out what lies on the board, until one asks for all of it."""
        if not self.unfolded:
            every = self.page.get_by_role("button", name=re.compile(r"^All \d+ choices$"))
            if every.count():
                self.presses(every)
                self.unfolded = True

    def decides(self, number: int) -> list[str]:
        """Choose one of the list, and once more where it is final; the words that follow."""
        self.presses(self.choices.nth(number))
        words = self.hears()
        if SURE in words:
            self.page.keyboard.press("Enter")
            words = self.hears()
        return words

    def plays_by_chance(self, seed: int = 1) -> Iterator[list[str]]:
        """One decision after the other until the game is over: each time, the names that one had to choose from."""
        chance = Random(seed)
        while names := self.offered():
            yield names
            self.decides(chance.randrange(len(names)))

    def hears_the_end(self) -> str:
        """The last dialog: its name, with what is read out with it."""
        expect(self.dialog).to_have_accessible_name(re.compile(r"\bwins?$"))
        name = self.dialog.get_by_role("heading").inner_text()
        return f"{name}. {self.dialog.get_by_role('paragraph').first.inner_text()}"
