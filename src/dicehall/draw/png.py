"""A scene as PNG, by way of its SVG and resvg, with the house's own fonts so that it looks the same everywhere."""

from collections.abc import Collection
from importlib import resources

from dicehall.core.errors import DicehallError
from dicehall.core.scene import Scene
from dicehall.draw.svg import svg

MISSING = "PNG needs the package resvg_py; install it with: pip install 'dicehall[png]'"


def png(
    scene: Scene, theme: str = "light", lit: Collection[int] = (), fresh: Collection[str] = (), zoom: float = 1.0
) -> bytes:
    """The scene as the bytes of a PNG file, `zoom` times as large as its units."""
    return rendered(svg(scene, theme, lit, fresh), zoom)


def rendered(text: str, zoom: float = 1.0) -> bytes:
    """SVG text as the bytes of a PNG file."""
    try:
        import resvg_py  # noqa: PLC0415 - an extra that most installations do without
    except ImportError:
        raise DicehallError(MISSING) from None
    folder = resources.files("dicehall.draw").joinpath("fonts")
    with resources.as_file(folder) as fonts:
        return bytes(
            resvg_py.svg_to_bytes(
                svg_string=text,
                zoom=zoom,
                skip_system_fonts=True,
                font_dirs=[str(fonts)],
                font_family="Atkinson Hyperlegible Next",
                sans_serif_family="Atkinson Hyperlegible Next",
            )
        )
