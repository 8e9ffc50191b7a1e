"""Which games there are: our own, and those of plug-ins (entry points of the group `dicehall.games`).

This is the one place in core that reads files: the printed components and rules that come with a game's package.
"""

import importlib
from collections.abc import Callable
from importlib import resources
from importlib.metadata import entry_points
from pathlib import Path

from dicehall.core.content import Content, expect, parsed
from dicehall.core.errors import ContentError, UnknownGame
from dicehall.core.game import Game

Maker = Callable[[Content], Game]

OURS = ("deckodice", "diceland", "dicetopia", "dystopolis", "dicesettlers")
_plugins: dict[str, tuple[Maker, str]] = {}
_games: dict[tuple[str, str], Game] = {}


def games() -> tuple[str, ...]:
    """The names of all games that can be played, ours first."""
    ours = [name for name in OURS if resources.files("dicehall.games").joinpath(name, "__init__.py").is_file()]
    found = sorted({entry.name for entry in entry_points(group="dicehall.games")} | set(_plugins))
    return tuple(ours + [name for name in found if name not in ours])


def register(name: str, make: Maker, rules: str = "") -> None:
    """Add a game by hand, for this process: what an entry point does for an installed plug-in."""
    _plugins[name] = (make, rules)
    for key in [key for key in _games if key[0] == name]:
        del _games[key]


def game(name: str, content: str | Path | None = None) -> Game:
    """The game of that name, with its own content or with that of a content pack."""
    key = (name, "" if content is None else str(content))
    if key not in _games:
        _games[key] = load(name, None if content is None else Path(content))
    return _games[key]


def load(name: str, pack: Path | None) -> Game:
    """The game, freshly made."""
    make, package, rules = maker(name)
    texts = package_texts(package)
    if rules == "" and "RULES.md" in texts:
        rules = texts["RULES.md"]
    files = {file: text for file, text in texts.items() if file.endswith(".toml")}
    title = ""
    if pack is not None:
        title, changed = read_pack(pack, name, files)
        files = files | changed
    return make(Content(files, rules, title))


def maker(name: str) -> tuple[Maker, str, str]:
    """What makes the game, the package its texts lie in, and its rules where they are given apart."""
    if name in _plugins:
        make, rules = _plugins[name]
        return make, "", rules
    if name in games():
        if name in OURS:
            package = f"dicehall.games.{name}"
            return importlib.import_module(package).make, package, ""
        entry = next(iter(entry_points(group="dicehall.games", name=name)))
        return entry.load(), importlib.import_module(entry.module).__package__ or "", ""
    raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(games())}")


def package_texts(package: str) -> dict[str, str]:
    """RULES.md and the content files of a package; nothing for a game that is a single module."""
    if not package:
        return {}
    root = resources.files(package)
    texts = {"RULES.md": root.joinpath("RULES.md").read_text("utf-8")} if root.joinpath("RULES.md").is_file() else {}
    folder = root.joinpath("content")
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".toml"):
                texts[file.name] = file.read_text("utf-8")
    return texts


def pack_game(pack: Path) -> str:
    """Which game a content pack is for."""
    if not pack.is_dir():
        raise ContentError("there is no such folder; a content pack is a folder with a pack.toml in it", str(pack))
    head = pack / "pack.toml"
    if not head.is_file():
        raise ContentError('pack.toml is missing; it says game = "..." and title = "..."', str(pack))
    table = parsed("pack.toml", text_of(head))
    wrong = sorted(set(table) - {"game", "title"})
    expect(not wrong, f"unknown key {', '.join(wrong)}; a pack.toml has game and title", "pack.toml")
    for key in ("game", "title"):
        expect(isinstance(table.get(key), str), f"{key} is missing, or not a text", "pack.toml")
    return str(table["game"])


def read_pack(pack: Path, name: str, own: dict[str, str]) -> tuple[str, dict[str, str]]:
    """The title of a content pack and the files that it replaces."""
    meant = pack_game(pack)
    expect(meant == name, f"this pack is for {meant}, not for {name}", str(pack / "pack.toml"))
    changed = {file.name: text_of(file) for file in sorted(pack.glob("*.toml")) if file.name != "pack.toml"}
    for file in changed:
        expect(file in own, f"{name} has no such file; it has: {', '.join(own)}", str(pack / file))
    return str(parsed("pack.toml", text_of(pack / "pack.toml"))["title"]), changed


def text_of(file: Path) -> str:
    """The text of a file."""
    try:
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as wrong:
        raise ContentError(f"cannot be read: {wrong}", str(file)) from None
