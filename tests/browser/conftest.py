"""Real browsers at a real hall: Debian's Chromium, driven by Playwright; one hall for each worker of the test run."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

import dicehall
from benchmarks.halls import Hall
from tests.browser.chromium import NoBrowser, launched
from tests.browser.people import Person

WIDE = (1440, 900)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests of a worker."""
    if not (Path(dicehall.__file__).parent / "hall/static/index.html").is_file():
        pytest.fail("the client is not installed: `dicehall doctor` says why")
    with sync_playwright() as playwright:
        try:
            one = launched(playwright)
        except NoBrowser as wrong:
            pytest.fail(str(wrong))
        yield one
        one.close()


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A hall at which bots do not dawdle."""
    folder = tmp_path_factory.mktemp("hall")
    one = Hall(folder, "--db", f"sqlite:///{folder / 'hall.db'}", "--pace", "0", "--rate-limits", "off")
    one.start()
    yield one
    one.stop()


class Guests:
    """Whoever comes to the hall in a test: each in a browser of their own, with nothing kept from before."""

    def __init__(self, browser: Browser, hall: Hall) -> None:
        self.browser = browser
        self.hall = hall
        self.here: list[Person] = []

    def __call__(self, size: tuple[int, int] = WIDE, **likes: object) -> Person:
        """Somebody with a screen of that size; on a small one they have fingers, no mouse."""
        touch = size[0] < 500
        context = self.browser.new_context(
            base_url=self.hall.url,
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            **likes,  # type: ignore[arg-type]
        )
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        person = Person(context.new_page())
        self.here.append(person)
        return person

    def leave(self) -> None:
        """Everybody goes home; nobody had an error on the page."""
        for person in self.here:
            person.page.context.close()
        assert [line for person in self.here for line in person.errors] == []


@pytest.fixture
def guest(browser: Browser, hall: Hall) -> Iterator[Guests]:
    """Lets people in."""
    guests = Guests(browser, hall)
    yield guests
    guests.leave()
