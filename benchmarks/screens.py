"""What people see, as pictures: `make gallery`, or `python -m benchmarks.screens OUT [GAME...]`.

Each game is played by chance in a real browser; its table is photographed at the start, in the middle and at the end,
wide and tall, light and dark. The board alone, in the middle of a game, becomes the client's own picture of the game
(`client/public/pictures`), with `--keep`.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import dicehall
from benchmarks.halls import Hall
from tests.browser.chromium import launched
from tests.browser.people import Person

SCREENS = {"wide": (1440, 900), "tall": (390, 844)}
PICTURES = Path("client/public/pictures")
THEMES = ("light", "dark")
POSTER = (1200, 740)
REST = 400
BREATH = 60
MIDDLE = {"deckodice": 9, "diceland": 90, "dicetopia": 13, "dystopolis": 45, "dicesettlers": 60}
ONE_MOVE = """
(seed) => {
  const all = [...document.querySelectorAll('.stage .lit, .choose li button:not(:disabled)')]
  const one = all[(seed * 7919) % all.length]
  if (one.tagName === 'BUTTON') one.click()
  else one.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
}
"""


def visitor(browser: Browser, hall: Hall, size: tuple[int, int]) -> Person:
    """Somebody with a screen of that size."""
    context = browser.new_context(
        base_url=hall.url, viewport={"width": size[0], "height": size[1]}, has_touch=size[0] < 500
    )
    return Person(context.new_page()).likes()


def moves(person: Person, count: int) -> None:
    """Make so many decisions by chance."""
    for seed in range(count):
        person.until(lambda: person.can_decide() or person.is_over())
        if person.is_over():
            return
        person.page.evaluate(ONE_MOVE, seed + 3)
        person.page.wait_for_timeout(BREATH)


def photograph(person: Person, out: Path, name: str) -> None:
    """The page as it is, in both themes."""
    for theme in THEMES:
        person.page.emulate_media(color_scheme="light" if theme == "light" else "dark")
        person.page.wait_for_timeout(REST)
        person.page.screenshot(path=out / f"{name}-{theme}.png")


def screens(browser: Browser, hall: Hall, game: str, out: Path) -> None:
    """A whole game on each screen."""
    for shape, size in SCREENS.items():
        person = visitor(browser, hall, size)
        person.plays_now(game, seats=min(3, dicehall.game(game).most)).has_a_turn()
        photograph(person, out, f"{game}-screen-start-{shape}")
        moves(person, MIDDLE.get(game, 30))
        photograph(person, out, f"{game}-screen-middle-{shape}")
        person.plays_by_chance()
        person.sees_the_end()
        photograph(person, out, f"{game}-screen-end-{shape}")
        person.page.context.close()


def posters(browser: Browser, hall: Hall, game: str) -> None:
    """The client's own pictures of a game."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    person = visitor(browser, hall, POSTER)
    person.plays_now(game, seats=min(3, dicehall.game(game).most)).has_a_turn()
    moves(person, MIDDLE.get(game, 30))
    for theme in THEMES:
        person.page.emulate_media(color_scheme="light" if theme == "light" else "dark")
        person.page.wait_for_timeout(REST)
        person.page.locator(".board > svg").first.screenshot(
            path=PICTURES / f"{game}-{theme}.jpg", type="jpeg", quality=70, scale="css"
        )
    person.page.context.close()


def main(arguments: list[str]) -> int:
    """Photograph the games that are named, or all."""
    keeps = "--keep" in arguments
    folder, *names = [word for word in arguments if word != "--keep"] or ["gallery"]
    out = Path(folder)
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        hall = Hall(Path(kept), "--db", f"sqlite:///{kept}/hall.db", "--pace", "0", "--rate-limits", "off")
        hall.start()
        browser = launched(playwright)
        for game in names or dicehall.games():
            print(f"{game} ...", flush=True)
            if keeps:
                posters(browser, hall, game)
            else:
                screens(browser, hall, game, out)
        browser.close()
        hall.stop()
    print(f"pictures are in {PICTURES if keeps else out}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
