"""What people see, as pictures: `make gallery`, or `python -m benchmarks.screens OUT [GAME...]`.

Bots that know what they do play each game to its end. Its table is photographed in a real browser at the start, in the
middle (play goes on from a position of that game) and at the end, wide and tall, light and dark. The board alone, in
the middle of a game, becomes the client's own picture of the game (`client/public/pictures`), with `--keep`; what
the README shows is taken anew with `--docs`.
"""

import json
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import dicehall
from benchmarks.halls import Hall
from dicehall.core.match import Match
from tests.browser.chromium import launched
from tests.browser.people import Person

SCREENS = {"wide": (1440, 900), "tall": (390, 844)}
PICTURES = Path("client/public/pictures")
THEMES = ("light", "dark")
POSTER = (1200, 740)
DOCS = Path("docs/pictures")
REST = 400
SEED = 3
MIDDLE = {"deckodice": 0.4, "diceland": 0.6, "dicetopia": 0.6, "dystopolis": 0.75, "dicesettlers": 0.75}
NAMES = ("Ada", "Ben", "Cleo")
OTHERS = ("hard", "normal", "easy", "greedy")


def visitor(browser: Browser, hall: Hall, size: tuple[int, int]) -> Person:
    """Somebody with a screen of that size."""
    context = browser.new_context(
        base_url=hall.url, viewport={"width": size[0], "height": size[1]}, has_touch=size[0] < 500
    )
    return Person(context.new_page()).likes()


def finished(person: Person, match: Match) -> str:
    """The table of a finished game, which its record makes."""
    return asked(person, "/api/records", "text/plain", str(match.record))


def in_the_middle(person: Person, match: Match, over: str) -> None:
    """At a table that goes on from a decision of the first seat in the middle of the game."""
    share = MIDDLE.get(match.game.name, 0.5)
    plies = [ply for ply, moment in enumerate(match.moments) if match.steps[moment.steps].seat == 0]
    ply = next(one for one in plies if one >= share * match.ply)
    bots = {str(seat): OTHERS[seat - 1] for seat in range(1, match.state.seats)}
    wish = json.dumps({"ply": ply, "seat": 0, "bots": bots})
    table = asked(person, f"/api/tables/{over}/branch", "application/json", wish)
    person.goes_to(f"/t/{table}").has_a_turn()


def asked(person: Person, path: str, kind: str, data: str) -> str:
    """A request of that guest which makes a table; the name of the table."""
    if person.page.url == "about:blank":
        person.goes_to("/").button("Play now").wait_for()
    origin = person.page.evaluate("location.origin")
    headers = {"X-Dicehall": "1", "Origin": origin, "Content-Type": kind}
    answer = person.page.context.request.post(path, headers=headers, data=data)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def photograph(person: Person, out: Path, name: str) -> None:
    """The page as it is, in both themes."""
    for theme in THEMES:
        person.page.emulate_media(color_scheme="light" if theme == "light" else "dark")
        person.page.wait_for_timeout(REST)
        person.page.screenshot(path=out / f"{name}-{theme}.png")


def screens(browser: Browser, hall: Hall, game: str, out: Path) -> None:
    """A whole game on each screen."""
    match = played(game)
    for shape, size in SCREENS.items():
        person = visitor(browser, hall, size)
        person.plays_now(game, seats=match.state.seats).has_a_turn()
        photograph(person, out, f"{game}-screen-start-{shape}")
        over = finished(person, match)
        in_the_middle(person, match, over)
        photograph(person, out, f"{game}-screen-middle-{shape}")
        person.goes_to(f"/t/{over}").sees_the_end()
        photograph(person, out, f"{game}-screen-end-{shape}")
        person.page.context.close()


def played(game: str) -> Match:
    """A whole game of bots, with three seats where there are so many."""
    seats = min(3, dicehall.game(game).most)
    match = dicehall.play(game, bots=["greedy"] * seats, seed=SEED)
    match.names = list(NAMES[:seats])
    return match


def posters(browser: Browser, hall: Hall, game: str) -> None:
    """The client's own pictures of a game."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    person, match = visitor(browser, hall, POSTER), played(game)
    in_the_middle(person, match, finished(person, match))
    for theme in THEMES:
        person.page.emulate_media(color_scheme="light" if theme == "light" else "dark")
        person.page.wait_for_timeout(REST)
        person.page.locator(".board > svg").first.screenshot(
            path=PICTURES / f"{game}-{theme}.jpg", type="jpeg", quality=70, scale="css"
        )
    person.page.context.close()


def for_docs(browser: Browser, hall: Hall, game: str) -> None:
    """The pictures that the README and the documents show: a table, and the same on a phone by night."""
    match = played(game)
    for shape, theme in (("wide", "light"), ("tall", "dark")):
        person = visitor(browser, hall, SCREENS[shape])
        in_the_middle(person, match, finished(person, match))
        person.page.emulate_media(color_scheme="light" if theme == "light" else "dark")
        person.page.wait_for_timeout(REST)
        person.page.screenshot(path=DOCS / f"{game}-{shape}.jpg", type="jpeg", quality=82)
        person.page.context.close()


def main(arguments: list[str]) -> int:
    """Photograph the games that are named, or all."""
    wishes = {"--keep": posters, "--docs": for_docs}
    wish = next((wishes[word] for word in arguments if word in wishes), None)
    words = [word for word in arguments if word not in wishes]
    out = Path("gallery") if wish or not words else Path(words.pop(0))
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        hall = Hall(Path(kept), "--db", f"sqlite:///{kept}/hall.db", "--pace", "0", "--rate-limits", "off")
        hall.start()
        browser = launched(playwright)
        for game in words or dicehall.games():
            sys.stdout.write(f"{game} ...\n")
            if wish:
                wish(browser, hall, game)
            else:
                screens(browser, hall, game, out)
        browser.close()
        hall.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
