"""How quick the browser client is: `make web-bench`. A real hall, a real browser, every game; nothing is estimated.

What is printed, and what it is measured against, stands beside it. The click is one on a choice; its end is the frame
after the one in which the new position was drawn. Bytes are those of the messages; one that tells of several moves
counts for each of them with its share.
"""

import json
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, WebSocket, sync_playwright

import dicehall
from benchmarks.halls import Hall
from tests.browser.chromium import launched
from tests.browser.people import QUICK, Person

HEAD = (
    "| game | first table, ms (< 1000) | click to result p95, ms (< 100) | frames/s, 30 moving (>= 55) | bytes/move |"
)
SIZE = (1440, 900)
COLD_STARTS = 5
CLICKS = 60
PIECES = 30
SECONDS = 3
TIMED = """
(clicks) => new Promise((done) => {
  const main = document.querySelector('main.table'), took = []
  let since = 0, state = 7
  const chance = (n) => { state = (state * 1103515245 + 12345) % 2147483648; return state % n }
  new MutationObserver(() => {
    if (!since) return
    const start = since
    since = 0
    requestAnimationFrame(() => requestAnimationFrame(() => took.push(performance.now() - start)))
  }).observe(main, { attributes: true, attributeFilter: ['data-ply'] })
  const timer = setInterval(() => {
    if (main.dataset.state === 'over' || took.length >= clicks) { clearInterval(timer); return done(took) }
    if (since) return
    const all = [...document.querySelectorAll('.stage .lit, .choose li button:not([aria-disabled=true])')]
    if (!all.length) return
    const one = all[chance(all.length)]
    since = performance.now()
    if (one.tagName === 'BUTTON') one.click()
    else one.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  }, 60)
})
"""
MOVING = """
([pieces, seconds]) => new Promise((done) => {
  const all = [...document.querySelectorAll('.stage [data-id]')].filter((one) => one.querySelector('use'))
  all.slice(-pieces).forEach((one, i) => {
    const from = getComputedStyle(one).transform
    const frames = [{ transform: from }, { transform: `${from} translate(${60 + i}px, ${40 - i}px) rotate(${i}deg)` }]
    one.animate(frames, { duration: 700, iterations: Infinity, direction: 'alternate', easing: 'ease-out' })
  })
  let frames = 0
  const start = performance.now()
  const count = (now) => {
    frames += 1
    if (now - start < seconds * 1000) requestAnimationFrame(count)
    else done(frames / ((now - start) / 1000))
  }
  requestAnimationFrame(count)
})
"""


def guest(browser: Browser, hall: Hall) -> Person:
    """Somebody new, with an empty cache."""
    context = browser.new_context(base_url=hall.url, viewport={"width": SIZE[0], "height": SIZE[1]})
    return Person(context.new_page()).likes()


def first_table(browser: Browser, hall: Hall, game: str) -> float:
    """Milliseconds from the address of a table to its drawn board, with nothing in the cache (median)."""
    took = []
    for _ in range(COLD_STARTS):
        owner = guest(browser, hall)
        address = owner.plays_now(game).page.url
        owner.page.close()
        page = owner.page.context.new_page()
        page.add_init_script(f"localStorage.setItem('dicehall', {json.dumps(json.dumps(QUICK))})")
        page.context.new_cdp_session(page).send("Network.setCacheDisabled", {"cacheDisabled": True})
        page.goto(address)
        page.wait_for_selector(".stage [data-id]")
        took.append(float(page.evaluate("performance.now()")))
        page.context.close()
    return statistics.median(took)


def play(browser: Browser, hall: Hall, game: str) -> tuple[float, float, float]:
    """The p95 of a click to its drawn result, the frames a second of moving pieces, and the bytes of a move."""
    person = guest(browser, hall)
    sizes: list[float] = []
    plies = [0]

    def heard(text: str | bytes) -> None:
        message = json.loads(text)
        moves = message.get("ply", 0) - plies[-1]
        if message["type"] == "change" and moves > 0:
            sizes.extend([len(text if isinstance(text, bytes) else text.encode()) / moves] * moves)
        plies.append(message.get("ply", plies[-1]))

    def opened(line: WebSocket) -> None:
        line.on("framereceived", heard)

    person.page.on("websocket", opened)
    person.plays_now(game).has_a_turn()
    took: list[float] = person.page.evaluate(TIMED, CLICKS)
    frames = float(person.page.evaluate(MOVING, [PIECES, SECONDS]))
    person.page.context.close()
    p95 = sorted(took)[int(len(took) * 0.95)] if took else 0.0
    return p95, frames, statistics.median(sizes)


def script(folder: Path) -> str:
    """The size of the script, compressed as it is sent."""
    files = {file.name: file.stat().st_size for file in (folder / "assets").glob("*.js.br")}
    front = sum(size for name, size in files.items() if name.startswith(("index", "texts")))
    return f"script, brotli: {sum(files.values()) / 1000:.1f} kB in all, {front / 1000:.1f} kB of it for the front page"


def main() -> int:
    """Measure and print."""
    print(HEAD)
    print("|---|---:|---:|---:|---:|")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        hall = Hall(Path(folder), "--db", f"sqlite:///{folder}/hall.db", "--pace", "0", "--rate-limits", "off")
        hall.start()
        browser = launched(playwright)
        for game in sys.argv[1:] or dicehall.games():
            first = first_table(browser, hall, game)
            click, frames, size = play(browser, hall, game)
            print(f"| {game} | {first:.0f} | {click:.0f} | {frames:.0f} | {size:,.0f} (< 3,000) |", flush=True)
        browser.close()
        hall.stop()
    print(script(Path(dicehall.__file__).parent / "hall/static"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
