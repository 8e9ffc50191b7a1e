"""§5 Abilities of the DieMinions."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import pack
from dicehall.core.event import EVERYBODY
from dicehall.games.deckodice.deck import CUBERA, DIANTE, Deck, printed
from dicehall.games.deckodice.drawing import lay_under
from dicehall.games.deckodice.events import KEPT, LOOKED, PUT_BACK, REROLLED, TOOK
from dicehall.games.deckodice.state import CARD, EYES, LOOK, MINION, NONE, DeckState, other

KEEP: Final[i64] = 1
RE_ROLL: Final[i64] = 2
TAKE: Final[i64] = 3


def can_re_roll(s: DeckState, side: i64) -> bool:
    """§5.1 Cubera may re-roll, once a combat, while there is a card in the pile."""
    return s.at[MINION + side] == CUBERA and s.pile > 0


def keep_or_re_roll(out: vec[i64]) -> i64:
    """The two things that Cubera may do."""
    out[0] = pack(KEEP)
    out[1] = pack(RE_ROLL)
    return 2


def keep(s: DeckState, side: i64) -> None:
    """Cubera fights with the card that it has."""
    s.tell(KEPT, side, s.at[CARD + side])


def re_roll(s: DeckState, side: i64) -> None:
    """§5.2 A re-roll lays the card under the pile; the next one counts, whatever it is."""
    card = s.at[CARD + side]
    s.tell(REROLLED, side, card)
    s.at[CARD + side] = NONE
    lay_under(s, card)


def can_look(s: DeckState, side: i64, needed: i64) -> bool:
    """§5.3 Diante looks at two cards instead of drawing one; where only one is left it just draws."""
    return s.at[MINION + side] == DIANTE and s.pile >= needed


def look_at(s: DeckState, side: i64, card: i64, eyes: i64) -> bool:
    """§5.4 What Diante looks at is for its owner's eyes; True when it has seen both cards."""
    at = s.at
    place: i64 = 0 if at[LOOK] == NONE else 1
    seeing = EVERYBODY if eyes == EVERYBODY else eyes | (i64(1) << side)
    at[LOOK + place] = card
    at[EYES + place] = seeing
    s.whisper(seeing, LOOKED, side, card, place)
    return place == 1


def take_first_or_second(out: vec[i64]) -> i64:
    """The two things that Diante may do."""
    out[0] = pack(TAKE, 0)
    out[1] = pack(TAKE, 1)
    return 2


def take(s: DeckState, side: i64, place: i64) -> i64:
    """One of the two cards lies beside Diante, open; the other is returned, still in hand."""
    at = s.at
    card = at[LOOK + place]
    left = at[LOOK + other(place)]
    at[CARD + side] = card
    at[LOOK] = NONE
    at[LOOK + 1] = NONE
    at[EYES] = 0
    at[EYES + 1] = 0
    s.tell(TOOK, side, card, printed(s.deck, card, DIANTE), place)
    return left


def put_back(s: DeckState, side: i64, card: i64, eyes: i64) -> None:
    """§5.5 The other card goes back on top of the pile, and stays known to whoever has looked at it."""
    s.top = card
    s.top_eyes = eyes
    s.pile += 1
    s.whisper(eyes, PUT_BACK, side, card)


def quadrupled(deck: Deck, value: i64) -> i64:
    """§5.6 With the house abilities, a 4 of Quad counts as 12."""
    return deck.quadruple_counts if value == deck.quadruple_of else value


def steadied(deck: Deck, value: i64) -> i64:
    """§5.7 With the house abilities, a value of Dwelve below 4 counts as 4."""
    return max(value, deck.steady_floor)


def shielded(deck: Deck, value: i64) -> i64:
    """§5.8 With the house abilities, Sparten takes 1 from the opponent's value, last of all, and leaves at least 1."""
    return min(value, max(1, value - deck.shield_takes))
