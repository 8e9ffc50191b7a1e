"""Cards: a mission with its condition as a picture and in words, and what it is worth now; a faction with its line."""

from textwrap import wrap
from typing import Final

from dicehall.core.scene import Piece
from dicehall.games.dicetopia import terms as t
from dicehall.games.dicetopia.content import Mission
from dicehall.games.dicetopia.missions import mission_stars
from dicehall.games.dicetopia.scene_parts import Spot, lines, mission_label, word
from dicehall.games.dicetopia.state import TopiaState
from dicehall.games.dicetopia.words import ability_in_words

Sign = tuple[str, float, float, float]

CARD: Final = 118.0
CARD_HEIGHT: Final = 176.0
STRIP: Final = 374.0
STRIP_HEIGHT: Final = 46.0
LOW_STRIP: Final = 38.0
FACTION: Final = 250.0

# The picture of each condition: pictures with place and size, in a box of 100 by 56. `*` is the card's colour or value.
CONDITIONS: Final[dict[str, tuple[Sign, ...]]] = {
    "most_of_colour": (
        ("die-*-0", -24, 12, 26),
        ("die-*-0", 0, 12, 26),
        ("die-*-0", 24, 12, 26),
        ("crown", 0, -15, 32),
    ),
    "none_of_colour": (("die-*-0", 0, 0, 44), ("ban", 0, 0, 56)),
    "each_of_colour": (("die-*-0", -30, 2, 34), ("die-*-0", 0, 2, 34), ("die-*-0", 30, 2, 34)),
    "left_of_colour": (("window", -23, 0, 42), ("window", 23, 0, 42), ("die-*-0", -23, 0, 28), ("die-*-0", 23, 0, 28)),
    "each_of_value": (("die-any-*", -30, 2, 34), ("die-any-*", 0, 2, 34), ("die-any-*", 30, 2, 34)),
    "none_of_value": (("die-any-*", 0, 0, 44), ("ban", 0, 0, 56)),
    "pairs": (("die-any-4", -35, 0, 27), ("die-any-4", -10, 0, 27), ("die-any-2", 18, 0, 27), ("die-any-2", 43, 0, 27)),
    "triple": (("die-any-5", -30, 2, 34), ("die-any-5", 0, 2, 34), ("die-any-5", 30, 2, 34)),
    "odd": (("die-any-1", -30, 2, 34), ("die-any-3", 0, 2, 34), ("die-any-5", 30, 2, 34)),
    "even": (("die-any-2", -30, 2, 34), ("die-any-4", 0, 2, 34), ("die-any-6", 30, 2, 34)),
    "alike": tuple(("die-any-3", float(-28 + i % 3 * 28), float(-13 + i // 3 * 28), 26.0) for i in range(6)),
    "straight": tuple((f"die-any-{i + 1}", float(-28 + i % 3 * 28), float(-13 + i // 3 * 28), 26.0) for i in range(6)),
    "highest": (("die-any-6", -24, 2, 34), ("die-any-6", 10, 2, 34), ("up", 42, 0, 24)),
    "lowest": (("die-any-1", -24, 2, 34), ("die-any-1", 10, 2, 34), ("down", 42, 0, 24)),
    "replicas": (("die-teal-4", -17, 0, 36), ("die-teal-4", 20, 0, 36)),
    "every_colour": (("die-white-0", -30, 2, 34), ("die-teal-0", 0, 2, 34), ("die-purple-0", 30, 2, 34)),
    "spies": (("agent-any", -18, 0, 42), ("crown", 24, 0, 32), ("ban", 24, 0, 42)),
    "everywhere": tuple(("agent-any", float(-30 + i % 3 * 30), float(-13 + i // 3 * 27), 24.0) for i in range(6)),
    "infiltration": (("agent-any", 0, 9, 40), ("crown", 0, -19, 32)),
    "crowd": (("agent-any", -26, 2, 36), ("agent-any", 26, 2, 36), ("agent-any", 0, 4, 42)),
    "copycat": (("copy", 0, 0, 58),),
    "gamble": (("mission-back", -18, 0, 34), ("twice", 24, 0, 46)),
}


def condition(name: str, mission: Mission, middle: Spot, scale: float) -> Piece:
    """The condition of a mission as a picture, made of the dice, agents and windows that it is about."""
    parts = [
        Piece(
            f"{name}-{i}",
            picture.replace("*", str(mission.which)),
            x,
            y,
            size,
            "",
            tint="hood1" if picture == "window" else "agent" if picture == "agent-any" else "",
        )
        for i, (picture, x, y, size) in enumerate(CONDITIONS[mission.kind])
    ]
    return Piece(name, "group", *middle, 100 * scale, "", scale=scale, parts=tuple(parts))


def condition_in_words(mission: Mission) -> str:
    """The condition without the stars, which are drawn."""
    return mission.text.partition("★ ")[2] or mission.text


def mission_card(s: TopiaState, seat: int, card: int, middle: Spot, scale: float, action: int = -1) -> Piece:
    """A mission of the own hand, large."""
    mission = s.book.missions[card]
    name = f"mission-{card}"
    title = wrap(mission.title, 14)
    top = 78.0 if len(title) == 1 else 76.0
    parts = [
        condition(f"{name}-condition", mission, (-12 if mission.stars > 0 else 0, -50), 0.76),
        *star_price(name, mission, (47, -72)),
        *[
            word(f"{name}-title-{i}", line, (-1, top - 88 + i * 14), 13.5, "night-ink", "title", "middle")
            for i, line in enumerate(title)
        ],
        *lines(
            f"{name}-text",
            condition_in_words(mission),
            (-1, 7 + 14 * (len(title) - 1)),
            11.2,
            20,
            "night-soft",
            "middle",
        ),
        *worth_now(s, seat, card, name, (-1, 73), 15),
        *shared_by_all(s, card, name),
    ]
    label = mission_label(s, seat, card)
    return Piece(
        name, "mission-card", *middle, CARD * scale, label, action=action, layer=3, scale=scale, parts=tuple(parts)
    )


def star_price(name: str, mission: Mission, at: Spot) -> list[Piece]:
    """The stars of a mission, at the corner of its picture."""
    if mission.stars == 0:
        return []
    return [
        word(f"{name}-stars", str(mission.stars), (at[0] - 10, at[1]), 16, "star", "number", "end", 1),
        Piece(f"{name}-star", "star", *at, 14, "", layer=1),
    ]


def shared_by_all(s: TopiaState, card: int, name: str) -> list[Piece]:
    """A mark on the mission that everybody scores."""
    if card != s.shared:
        return []
    return [word(f"{name}-shared", "for all", (-48, -74), 12, "neon", "strong")]


def worth_now(s: TopiaState, seat: int, card: int, name: str, at: Spot, size: float) -> list[Piece]:
    """What a mission would score now; nothing for one that points at another card."""
    if s.book.missions[card].stars == 0:
        return [word(f"{name}-worth", "at the end", at, size * 0.85, "night-soft", "strong", "middle")]
    now = int(mission_stars(s, seat, card))
    tint = "star" if now > 0 else "night-soft"
    verb = "scores" if s.step == t.FINISHED else "now worth"
    return [word(f"{name}-worth", f"{verb} {now}", at, size, tint, "strong", "middle")]


def mission_strip(s: TopiaState, seat: int, card: int, at: Spot, height: float, action: int = -1) -> Piece:
    """A mission of the own hand as a strip, for a phone."""
    mission = s.book.missions[card]
    name = f"mission-{card}"
    low = height < STRIP_HEIGHT
    scale = min(1.0, height / LOW_STRIP) if low else 1.0
    text = wrap(condition_in_words(mission), 46)
    first = (-5.8 if low else -6.5) * len(text)
    size = 10.8 if low else 11.5
    parts = [
        condition(f"{name}-condition", mission, (-153, 0), 0.52 if low else 0.6),
        word(f"{name}-title", mission.title, (-114, first), size + 2, "night-ink", "title"),
        *[
            word(f"{name}-text-{i}", line, (-114, first + size * 1.15 + i * size * 1.05), size, "night-soft")
            for i, line in enumerate(text)
        ],
    ]
    if mission.stars > 0:
        now = int(mission_stars(s, seat, card))
        tint = "star" if now > 0 else "night-soft"
        parts.append(word(f"{name}-worth", str(now), (160, 0), 19, tint, "number", "end"))
        parts.append(Piece(f"{name}-star", "star", 172, 0, 15, ""))
    picture = "mission-strip-low" if low else "mission-strip"
    label = mission_label(s, seat, card)
    return Piece(name, picture, *at, STRIP * scale, label, action=action, layer=3, scale=scale, parts=tuple(parts))


def mission_chip(s: TopiaState, seat: int, card: int, at: Spot, scale: float, action: int = -1) -> Piece:
    """A mission of somebody else that lies open: its picture and what it is worth to that player."""
    mission = s.book.missions[card]
    name = f"chip-{seat}-{card}"
    parts = [
        condition(f"{name}-condition", mission, (-14, -6), 0.52),
        word(f"{name}-title", shortened(mission.title), (0, 18), 10.5, "night-soft", "text", "middle"),
    ]
    if mission.stars > 0:
        now = str(mission_stars(s, seat, card))
        parts.append(word(f"{name}-worth", now, (35, -8), 16, "star", "number", "middle"))
    label = mission_label(s, seat, card)
    return Piece(name, "chip", *at, 98 * scale, label, action=action, layer=3, scale=scale, parts=tuple(parts))


def shortened(title: str) -> str:
    """A title that fits a chip."""
    return title if len(title) < 18 else f"{title[:16]}…"


# ---- factions ----


def faction_card(s: TopiaState, seat: int, faction: int, middle: Spot, scale: float, action: int = -1) -> Piece:
    """A faction with its sign, its ability and a line of its own; with its token when it is somebody's."""
    card = s.book.factions[faction]
    name = f"faction-card-{faction}"
    tint = f"seat{seat}" if seat >= 0 else "neon"
    ability = ability_in_words(s, seat) if seat >= 0 else card.ability
    parts = [
        Piece(f"{name}-sign", f"faction-{faction + 1}", -94, -59, 52, card.name, tint="neon"),
        word(f"{name}-name", card.name, (-60, -70), 18, "night-ink", "title"),
        word(f"{name}-ability", ability, (-60, -47), 14, "neon", "strong"),
        *lines(f"{name}-text", card.text, (-112, -14), 14, 35, "night-ink"),
        *lines(f"{name}-flavour", card.flavour, (-112, 58 if len(card.text) > 74 else 50), 12, 40, "night-soft"),
    ]
    label = f"{card.name}. {card.ability}: {card.text}"
    return Piece(
        name, "faction-card", *middle, FACTION * scale, label, tint=tint, action=action, scale=scale, parts=tuple(parts)
    )


def faction_strip(s: TopiaState, seat: int, faction: int, middle: Spot, action: int = -1) -> Piece:
    """A faction as a strip, for a phone."""
    card = s.book.factions[faction]
    name = f"faction-card-{faction}"
    parts = [
        Piece(f"{name}-sign", f"faction-{faction + 1}", -156, 0, 48, card.name, tint="neon"),
        word(f"{name}-name", card.name, (-118, -22), 14, "night-ink", "title"),
        word(f"{name}-ability", card.ability, (178, -22), 13, "neon", "strong", "end"),
        *lines(f"{name}-text", card.text, (-118, -5), 12, 52, "night-soft"),
    ]
    label = f"{card.name}. {card.ability}: {card.text}"
    tint = f"seat{seat}" if seat >= 0 else "neon"
    return Piece(name, "faction-strip", *middle, STRIP, label, tint=tint, action=action, parts=tuple(parts))
