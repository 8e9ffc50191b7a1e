"""A browser for tests and measurements: the machine's own, or one that is installed now, which is said aloud."""

import os
import shutil
import subprocess
import sys
import warnings

from playwright.sync_api import Browser, Error, Playwright, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
INSTALL = (
    (("apt-get", "install", "-y", "-q", "chromium"),),
    (("apt-get", "update", "-q"), ("apt-get", "install", "-y", "-q", "chromium")),
    ((sys.executable, "-m", "playwright", "install", "chromium"),),
)
QUIET = {"DEBIAN_FRONTEND": "noninteractive"}
HELP = "a browser is needed: apt-get install chromium, or set DICEHALL_BROWSER=/path/to/chrome"


class NoBrowser(Exception):
    """There is none, and none could be installed."""


def found() -> str:
    """The browser of this machine: the one that DICEHALL_BROWSER names, or the first that is on PATH."""
    names = [os.environ.get("DICEHALL_BROWSER", ""), *NAMES]
    return next((path for path in (shutil.which(name) for name in names if name) if path), "")


def launched(playwright: Playwright) -> Browser:
    """A running browser without a window."""
    try:
        return started(playwright)
    except NoBrowser:
        for commands in INSTALL:
            for command in commands:
                warnings.warn(f"no browser here: trying {' '.join(command)}", stacklevel=2)
                if shutil.which(command[0]):
                    subprocess.run(command, check=False, capture_output=True, env=os.environ | QUIET)
            try:
                return started(playwright)
            except NoBrowser:
                continue
    raise NoBrowser(HELP)


def started(playwright: Playwright) -> Browser:
    """The machine's browser, or Playwright's own; raises NoBrowser when neither starts."""
    try:
        return playwright.chromium.launch(executable_path=found() or None, args=["--no-sandbox"])
    except Error as wrong:
        raise NoBrowser(HELP) from wrong


if __name__ == "__main__":  # once, before several workers look for it
    with sync_playwright() as playwright:
        try:
            browser = launched(playwright)
        except NoBrowser as wrong:
            sys.exit(str(wrong))
        sys.stdout.write(f"== browser: {found() or 'of Playwright'}, {browser.version}\n")
        browser.close()
