"""The hall: `hall`, and what a bare `dicehall` does."""

import argparse
import os

from dicehall.cli.command import DONE, Arguments, Command, UsageError
from dicehall.cli.screen import Screen
from dicehall.hall.settings import TEXTS, BadSetting, Settings, settle, shown

SWITCHES = ("https", "rate-limits")
NUMBERS = {"port": int, "workers": int, "thinkers": int, "pace": float}


def run(arguments: Arguments, screen: Screen) -> int:
    """Open the hall, or show how it is set up."""
    settings = settings_of(arguments)
    if arguments.show_settings:
        screen.say(shown(settings))
        return DONE
    from dicehall.hall.serve import serve

    return serve(settings)


def settings_of(arguments: Arguments) -> Settings:
    """The settings that the flags, the environment and the file give together."""
    flags = {name: getattr(arguments, name.replace("-", "_"), None) for name in TEXTS}
    for name in SWITCHES:
        if flags[name] is not None:
            flags[name] = flags[name] == "on"
    try:
        return settle(flags, os.environ, arguments.settings or "")
    except BadSetting as wrong:
        raise UsageError(str(wrong)) from None


def flags_of(parser: argparse.ArgumentParser) -> None:
    """One flag for each setting, and two about them."""
    for name, text in TEXTS.items():
        if name == "browser":
            parser.add_argument("--no-browser", dest="browser", action="store_false", default=None, help="open none")
        elif name in SWITCHES:
            parser.add_argument(f"--{name}", choices=("on", "off"), default=None, help=text)
        elif name == "content":
            parser.add_argument("--content", action="append", metavar="DIR", default=None, help=text)
        else:
            parser.add_argument(f"--{name}", type=NUMBERS.get(name, str), metavar="X", default=None, help=text)
    parser.add_argument("--settings", metavar="FILE", help="a TOML file with settings")
    parser.add_argument("--show-settings", action="store_true", help="print the settings that would count, and leave")


COMMAND = Command(
    "hall",
    "open the hall: play in the browser, with others and with bots",
    (
        "dicehall hall",
        "dicehall hall --host 0.0.0.0 --port 8000",
        "dicehall hall --db postgresql://dice@db/dice --channels redis://cache --workers 4 --no-browser",
    ),
    flags_of,
    run,
    "Each setting can also be an environment variable (DICEHALL_PORT=8001) or a line of a TOML\n"
    "file; a flag weighs more than the environment, that more than the file.",
)
