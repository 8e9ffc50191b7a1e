"""Is everything as it should be: `doctor`."""

import json
import platform
import sys
from importlib import resources
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path

from rich.text import Text

import dicehall
from dicehall.cli.command import DONE, FAILED, Arguments, Command, nothing
from dicehall.cli.screen import MARKS, QUIET, Screen
from dicehall.core.errors import DicehallError

EXTRAS = (
    ("resvg_py", "PNG pictures (replay --png)", "pip install 'dicehall[png]'"),
    ("ray", "simulation on a cluster (sim --ray)", "pip install 'dicehall[ray]'"),
)
COLUMNS, LINES = 100, 35


def doctor(_arguments: Arguments, screen: Screen) -> int:
    """Print what runs and what is missing, with what to do; 1 when a game cannot be loaded."""
    screen.say(f"dicehall {dicehall.__version__}, in {Path(dicehall.__file__).parent}")
    python = f"Python {platform.python_version()} ({platform.python_implementation()})"
    screen.say(f"{python}, {platform.system()} {platform.machine()}")
    screen.say()
    show_build(screen)
    show_terminal(screen)
    show_extras(screen)
    return show_games(screen)


def report(screen: Screen, name: str, value: str, todo: str = "", sign: str = "✓") -> None:
    """One finding; when something is to be done, what."""
    line = Text.assemble(("! " if todo else f"{sign} ", "yellow" if todo else "green"), (f"{name}: ", "bold"), value)
    screen.show(line)
    if todo:
        screen.say(f"    to do: {todo}", QUIET)


def show_build(screen: Screen) -> None:
    """Compiled or not, why, and with which versions."""
    from dicehall._build import facts

    value = "compiled" if facts.compiled else f"interpreted, because {facts.why}"
    report(screen, "engine", value, facts.remedy)
    for package in ("librt", "msgspec", "rich"):
        report(screen, package, installed(package))
    show_client(screen)


def show_client(screen: Screen) -> None:
    """Whether the browser client was built, and if not, why."""
    file = resources.files("dicehall.hall").joinpath("_client.json")
    facts = json.loads(file.read_bytes()) if file.is_file() else {"built": False, "why": "this copy was not installed"}
    if facts["built"]:
        report(screen, "browser client", "built")
    else:
        report(
            screen,
            "browser client",
            f"missing, because {facts['why']}",
            "`make client`, or install with Node or a network",
        )


def installed(package: str) -> str:
    """The version of an installed package."""
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"


def show_terminal(screen: Screen) -> None:
    """Size, colours and signs of the terminal."""
    if not screen.is_terminal:
        report(screen, "terminal", "none: the output goes to a file or a pipe, in plain text", sign="·")
        return
    width, height = screen.size
    small = width < COLUMNS or height < LINES
    todo = f"enlarge the window to {COLUMNS} x {LINES} for the boards" if small else ""
    colours = screen.out.color_system or "no colours"
    report(screen, "terminal", f"{width} x {height}, {colours}", todo)
    encoding = (sys.stdout.encoding or "").lower()
    signs = " ".join(shape for shape, _ in MARKS)
    todo = "" if encoding.startswith("utf") else "set LANG to a UTF-8 locale, for instance C.UTF-8"
    report(screen, "signs", f"{signs} ({encoding})", todo)


def show_extras(screen: Screen) -> None:
    """What can be installed in addition."""
    for module, use, how in EXTRAS:
        if find_spec(module):
            report(screen, module, f"{installed(module)}: {use}")
        else:
            report(screen, module, f"not installed; only needed for {use}: {how}", sign="·")


def show_games(screen: Screen) -> int:
    """Load every game."""
    code = DONE
    for name in dicehall.games():
        try:
            game = dicehall.game(name)
        except (DicehallError, ImportError, OSError) as wrong:
            report(screen, name, f"cannot be loaded: {wrong}", "install Dicehall, or the plug-in, again")
            code = FAILED
            continue
        report(screen, name, f"rules version {game.version}, content {game.content_hash[:12]}")
    return code


COMMAND = Command(
    "doctor",
    "say what runs here, compiled or not and why, and what to do about it",
    ("dicehall doctor",),
    nothing,
    doctor,
)
