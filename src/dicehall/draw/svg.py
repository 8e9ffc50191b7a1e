"""A scene as SVG text: each picture once as a symbol, each piece a group that knows its id, its action and its name."""

from collections.abc import Collection, Sequence
from xml.sax.saxutils import escape, quoteattr

from dicehall.core.scene import Piece, Scene
from dicehall.draw.art import Palette, Picture, colour, coloured, palette, pictures

TEXT_FAMILY = "'Atkinson Hyperlegible Next', 'Atkinson Hyperlegible', Verdana, 'DejaVu Sans', sans-serif"
TITLE_FAMILY = "'Bricolage Grotesque', 'Trebuchet MS', 'DejaVu Sans', sans-serif"
DRAWN_ELSEWHERE = ("text", "group", "")

MOTION = """
.lit { cursor: pointer }
@keyframes breathe { 50% { opacity: .72 } }
@media (prefers-reduced-motion: no-preference) { .lit { animation: breathe 2.4s ease-in-out infinite } }
"""

FILTERS = """
<filter id="lit" x="-30%" y="-30%" width="160%" height="160%">
<feMorphology in="SourceAlpha" operator="dilate" radius="2.6" result="fat"/>
<feFlood flood-color="var(--accent)"/><feComposite in2="fat" operator="in" result="ring"/>
<feGaussianBlur in="ring" stdDeviation="4" result="glow"/>
<feMerge><feMergeNode in="glow"/><feMergeNode in="ring"/><feMergeNode in="SourceGraphic"/></feMerge></filter>
<filter id="trace" x="-30%" y="-30%" width="160%" height="160%">
<feMorphology in="SourceAlpha" operator="dilate" radius="1.5" result="fat"/>
<feFlood flood-color="var(--ink)" flood-opacity=".45"/><feComposite in2="fat" operator="in" result="ring"/>
<feMerge><feMergeNode in="ring"/><feMergeNode in="SourceGraphic"/></feMerge></filter>
"""


def svg(scene: Scene, theme: str = "light", lit: Collection[int] = (), fresh: Collection[str] = ()) -> str:
    """The scene drawn: pieces whose action is in `lit` glow, those with an id in `fresh` bear the last move's trace."""
    colours = palette(scene.game, theme)
    known = pictures(scene.game)
    used = sorted({piece.picture for piece in scene.all_pieces()} - set(DRAWN_ELSEWHERE))
    brush = Brush(colours, known, frozenset(lit), frozenset(fresh))
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(scene.width)} {num(scene.height)}" '
        f'width="{num(scene.width)}" height="{num(scene.height)}" role="img" aria-label={quoteattr(scene.title)} '
        f'font-family="{TEXT_FAMILY}">',
        f"<title>{escape(scene.title)}</title>",
        f"<style>{MOTION}</style>",
        f"<defs>{coloured(FILTERS, colours)}",
        *[coloured(symbol(known[name]), colours) for name in used],
        "</defs>",
        f'<rect width="100%" height="100%" fill="{colour(scene.ground, colours)}"/>',
        brush.all(scene.pieces),
        "</svg>",
    ]
    return "\n".join(lines)


def lit_svg(scene: Scene, legal: list[int]) -> str:
    """The scene as a notebook shows it."""
    return svg(scene, lit=legal)


def symbol(picture: Picture) -> str:
    """A picture as a symbol that pieces use by name."""
    return f'<symbol id="{picture.name}" viewBox="{picture.box}" overflow="visible">{picture.body}</symbol>'


class Brush:
    """Draws pieces, knowing the colours, the pictures, and which pieces are lit or freshly moved."""

    def __init__(self, colours: Palette, known: dict[str, Picture], lit: frozenset[int], fresh: frozenset[str]) -> None:
        self.colours = colours
        self.known = known
        self.lit = lit
        self.fresh = fresh

    def all(self, pieces: Sequence[Piece]) -> str:
        """Several pieces, layer by layer; in each layer those that glow come last."""
        return "".join(
            [self.piece(piece) for piece in sorted(pieces, key=lambda piece: (piece.layer, self.glows(piece)))]
        )

    def glows(self, piece: Piece) -> bool:
        """Whether what a click on the piece means is legal."""
        return piece.action >= 0 and piece.action in self.lit

    def piece(self, piece: Piece) -> str:
        """One piece with all that lies on it."""
        parts = self.all(piece.parts)
        if piece.scale != 1.0 and parts:
            parts = f'<g transform="scale({num(piece.scale)})">{parts}</g>'
        return f"<g {self.attributes(piece)}>{titled(piece)}{self.body(piece)}{parts}</g>"

    def attributes(self, piece: Piece) -> str:
        """What the piece's group says of it: id, place, colour, action, spoken name, light."""
        turn = f" rotate({num(piece.turn)})" if piece.turn else ""
        words = [f'id="{escape(piece.id)}"', f'transform="translate({num(piece.x)} {num(piece.y)}){turn}"']
        if piece.tint:
            words.append(f'color="{colour(piece.tint, self.colours)}"')
        if piece.strength < 1:
            words.append(f'opacity="{num(piece.strength)}"')
        if piece.action >= 0:
            words.append(f'data-action="{piece.action}"')
        if self.glows(piece):
            words.append('class="lit" filter="url(#lit)"')
        elif piece.id in self.fresh:
            words.append('class="fresh" filter="url(#trace)"')
        return " ".join(words)

    def body(self, piece: Piece) -> str:
        """The piece's own picture or words."""
        if piece.picture in ("group", ""):
            return ""
        if piece.picture == "text":
            return written(piece)
        height = piece.size * self.known[piece.picture].ratio
        return (
            f'<use href="#{piece.picture}" x="{num(-piece.size / 2)}" y="{num(-height / 2)}" '
            f'width="{num(piece.size)}" height="{num(height)}"/>'
        )


def titled(piece: Piece) -> str:
    """The spoken name of a piece, which a pointer also shows."""
    return f"<title>{escape(piece.label)}</title>" if piece.label else ""


def written(piece: Piece) -> str:
    """The words of a text piece, the middle of their capitals on the piece's place."""
    family = f' font-family="{TITLE_FAMILY}"' if piece.style in ("title", "number") else ""
    weight = "" if piece.style == "text" else ' font-weight="700"'
    figures = ' font-variant-numeric="tabular-nums"' if piece.style == "number" else ""
    return (
        f'<text y="{num(piece.size * 0.35)}" font-size="{num(piece.size)}" text-anchor="{piece.anchor}" '
        f'fill="currentColor"{family}{weight}{figures}>{escape(piece.text)}</text>'
    )


def num(value: float) -> str:
    """A number as short as it can be written, to a hundredth."""
    return f"{value:.2f}".rstrip("0").rstrip(".") or "0"


def changed(before: Scene, after: Scene) -> set[str]:
    """The ids of the pieces that are new or lie, look or read differently: the trace of the last move."""
    known = {piece.id: piece for piece in before.all_pieces()}
    return {piece.id for piece in after.all_pieces() if known.get(piece.id) != piece}
