"""The pictures and colours of a game: its own `art/`, on top of what the house has for all games."""

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from dicehall.core.errors import DicehallError, UnknownGame
from dicehall.core.registry import maker

THEMES = ("light", "dark")
Palette = dict[str, str]


@dataclass(frozen=True)
class Picture:
    """One drawing: the inside of an SVG file and the box it is drawn in."""

    name: str
    box: str
    body: str
    ratio: float


@cache
def pictures(game: str) -> dict[str, Picture]:
    """Every picture that a scene of the game may name."""
    found: dict[str, Picture] = {}
    for folder in folders(game):
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".svg"):
                name = file.name.removesuffix(".svg")
                found[name] = picture(name, file.read_text("utf-8"))
    return found


@cache
def palette(game: str, theme: str) -> Palette:
    """The colours of a game in one of the themes, by name."""
    if theme not in THEMES:
        raise DicehallError(f"there is no theme {theme!r}; there are: {', '.join(THEMES)}")
    colours: Palette = {}
    for folder in folders(game):
        file = folder.joinpath("palette.toml")
        if file.is_file():
            colours |= tomllib.loads(file.read_text("utf-8"))[theme]
    return colours


def folders(game: str) -> list[Traversable]:
    """Where pictures lie: the house's own folder, then the game's if it has one."""
    found = [resources.files("dicehall.draw").joinpath("art")]
    package = package_of(game)
    if package:
        found.append(resources.files(package).joinpath("art"))
    return [folder for folder in found if folder.is_dir()]


def package_of(game: str) -> str:
    """The package a game comes in; none for a game that was never registered."""
    try:
        return maker(game)[1]
    except UnknownGame:
        return ""


def picture(name: str, text: str) -> Picture:
    """A picture read from the text of its file; its inner ids are made its own."""
    box = re.search(r'viewBox="([^"]+)"', text)
    inside = re.search(r"<svg[^>]*>(.*)</svg>", text, re.DOTALL)
    if box is None or inside is None:
        raise DicehallError(f"{name}.svg is no picture: it needs one <svg> element with a viewBox")
    _, _, width, height = (float(number) for number in box[1].split())
    body = re.sub(r"<!--.*?-->", "", inside[1], flags=re.DOTALL)
    body = re.sub(r'\bid="([^"]+)"', rf'id="{name}-\1"', body)
    body = re.sub(r"url\(#([^)]+)\)", rf"url(#{name}-\1)", body)
    body = re.sub(r'href="#([^"]+)"', rf'href="#{name}-\1"', body)
    return Picture(name, box[1], re.sub(r"\s*\n\s*", " ", body).strip(), height / width)


def coloured(text: str, colours: Palette) -> str:
    """The text of a picture with every `var(--name)` replaced by the palette's colour."""
    return re.sub(r"var\(--([\w-]+)\)", lambda found: colour(found[1], colours), text)


def colour(name: str, colours: Palette) -> str:
    """A tint as a colour: by its name in the palette, or as `#rrggbb` itself."""
    if name.startswith("#"):
        return name
    if name not in colours:
        raise DicehallError(f"the palette has no colour {name!r}; it has: {', '.join(colours)}")
    return colours[name]
