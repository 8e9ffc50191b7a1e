"""§4 Drawing: the top card of the pile, and the R*."""

from mypy_extensions import i64

from dicehall.core.event import EVERYBODY
from dicehall.games.deckodice.cards import lowest, nth, only
from dicehall.games.deckodice.deck import REROLL_SIGN, is_reroll, printed
from dicehall.games.deckodice.events import DREW, ONLY_SIGNS, SLID_UNDER
from dicehall.games.deckodice.state import CARD, MINION, NONE, UNDER, DeckState, cards_left, unseen_left


def possible_cards(s: DeckState) -> i64:
    """How many cards may be the one on top; a card that somebody knows is the only one."""
    if s.top != NONE or s.unseen == 0:
        return 1
    return unseen_left(s)


def unseen_card(s: DeckState, outcome: i64) -> i64:
    """One of the cards that nobody has seen leaves the pile."""
    card = nth(s.unseen, outcome)
    s.unseen &= ~only(card)
    s.pile -= 1
    return card


def knowing_eyes(s: DeckState) -> i64:
    """Which seats know the card that is next."""
    if s.top != NONE:
        return s.top_eyes
    if s.unseen != 0:
        return 0
    return EVERYBODY


def certain_card(s: DeckState) -> i64:
    """§4.2 The pile is drawn from the top: first a card put back there, then the unseen ones, then those laid under."""
    if s.top != NONE:
        card = s.top
        s.top = NONE
        s.top_eyes = 0
    elif s.unseen != 0:
        card = lowest(s.unseen)
        s.unseen = 0
    else:
        card = from_below(s)
    s.pile -= 1
    return card


def from_below(s: DeckState) -> i64:
    """The card that was laid under first comes first."""
    at = s.at
    card = at[UNDER]
    s.under -= 1
    for i in range(s.under):
        at[UNDER + i] = at[UNDER + i + 1]
    at[UNDER + s.under] = NONE
    return card


def lay_under(s: DeckState, card: i64) -> None:
    """§4.3 A card that goes under the pile was seen by all, and comes again last."""
    s.at[UNDER + s.under] = card
    s.under += 1
    s.pile += 1


def must_draw_again(s: DeckState, side: i64, card: i64) -> bool:
    """§4.4 An R* for the die of whoever draws goes under the pile, and that side draws again."""
    minion = s.at[MINION + side]
    if not is_reroll(s.deck, card, minion) or only_signs_left(s, minion):
        return False
    s.tell(SLID_UNDER, side, card)
    lay_under(s, card)
    return True


def only_signs_left(s: DeckState, minion: i64) -> bool:
    """§4.5 When every card of the pile is an R* for that die as well, the R* stays, and counts 0."""
    if cards_left(s) & ~s.deck.rerolls[minion] != 0:
        return False
    s.bare |= only(minion)
    return True


def draw(s: DeckState, side: i64, card: i64) -> None:
    """The card lies beside the minion, for all to see."""
    at = s.at
    at[CARD + side] = card
    value = printed(s.deck, card, at[MINION + side])
    s.tell(ONLY_SIGNS if value == REROLL_SIGN else DREW, side, card, value)
