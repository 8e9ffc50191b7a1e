"""§8 What you may know, and what you must remember."""

from mypy_extensions import i64

from dicehall.core.event import EVERYBODY
from dicehall.core.rng import Rng
from dicehall.core.state import UNKNOWN
from dicehall.games.deckodice.cards import count, has, nth, only
from dicehall.games.deckodice.deck import ALL_CARDS, ALL_MINIONS, MINIONS
from dicehall.games.deckodice.state import (
    AGAIN,
    CARD,
    CHOOSE,
    CHOSEN,
    EYES,
    HALF,
    HAND,
    LAID,
    LOOK,
    MINION,
    NONE,
    SIDES,
    WON,
    DeckState,
    cards_left,
    is_solo,
    laid_under,
    unseen_left,
)


def hide_from(s: DeckState, seat: i64) -> None:
    """Replace by UNKNOWN whatever the seat may not know."""
    hide_choices(s, seat)
    loose = unseen_left(s) + hide_looked_at(s, seat)
    if not s.aided:
        forget_minions(s, seat)
        forget_cards(s, loose)


def hide_choices(s: DeckState, seat: i64) -> None:
    """§8.1 Nobody knows a minion that somebody else has laid face down."""
    for side in range(s.seats):
        if side != seat and s.at[CHOSEN + side] != NONE:
            s.at[CHOSEN + side] = UNKNOWN


def sees(eyes: i64, seat: i64) -> bool:
    """§8.2 A card that Diante has looked at is known to those who looked, and to nobody else, until it is drawn."""
    return eyes == EVERYBODY or (seat >= 0 and (eyes >> seat) & 1 == 1)


def looked_at_by_others(s: DeckState, seat: i64) -> i64:
    """The set of cards in play that somebody knows, but not this seat."""
    cards: i64 = 0
    if not sees(s.top_eyes, seat):
        cards |= only(s.top)
    for place in range(SIDES):
        if not sees(s.at[EYES + place], seat):
            cards |= only(s.at[LOOK + place])
    return cards


def hide_looked_at(s: DeckState, seat: i64) -> i64:
    """Put cards that others have looked at back among the unseen; return how many they are."""
    hidden = looked_at_by_others(s, seat)
    if is_told_by_elimination(s, hidden):
        return 0
    s.unseen |= hidden
    if hidden & only(s.top) != 0:
        s.top = UNKNOWN
    for place in range(SIDES):
        if hidden & only(s.at[LOOK + place]) != 0:
            s.at[LOOK + place] = UNKNOWN
    return count(hidden)


def is_told_by_elimination(s: DeckState, hidden: i64) -> bool:
    """§8.3 Who sees all cards but one knows that one."""
    all_others_are_open = s.aided or s.at[LAID] + s.at[LAID + 1] == 0
    return all_others_are_open and s.unseen == 0 and count(hidden) == 1


def forget_minions(s: DeckState, seat: i64) -> None:
    """§8.4 Used minions lie face down: what the opponent still has must be remembered, once two combats have passed.

    The first minion of a half lies open until the second ones are turned up, and an empty hand is an empty hand.
    """
    if is_solo(s) or not 1 <= hand_size(s) <= MINIONS - 2:
        return
    for side in range(SIDES):
        if side != seat:
            s.at[HAND + side] = UNKNOWN


def hand_size(s: DeckState) -> i64:
    """How many minions each side has in hand."""
    used = s.round % HALF
    return MINIONS - used if s.phase == CHOOSE else MINIONS - used - 1


def forget_cards(s: DeckState, loose: i64) -> None:
    """§8.5 Victory piles lie face down: who has which card, and which are left, must be remembered."""
    heaps = is_there(loose) + is_there(s.at[LAID]) + is_there(s.at[LAID + 1])
    if heaps <= 1:
        return
    if loose > 0:
        s.unseen = UNKNOWN
    for side in range(SIDES):
        if s.at[LAID + side] > 0:
            s.at[WON + side] = UNKNOWN


def is_there(cards: i64) -> i64:
    """1 for a heap of cards, 0 for none."""
    return 1 if cards > 0 else 0


def fill_in(s: DeckState, seat: i64, rng: Rng) -> None:
    """Fill in whatever a seat does not know, all possibilities equally likely."""
    for side in range(s.seats):
        if s.at[HAND + side] == UNKNOWN:
            s.at[HAND + side] = some_of(ALL_MINIONS & ~only(s.at[MINION + side]), hand_size(s), rng)
        if s.at[CHOSEN + side] == UNKNOWN:
            s.at[CHOSEN + side] = one_of(s.at[HAND + side], rng)
    if s.at[WON] == UNKNOWN or s.at[WON + 1] == UNKNOWN:
        deal_heaps(s, rng)
    deal_looked_at(s, rng)


def deal_heaps(s: DeckState, rng: Rng) -> None:
    """Deal the cards of which the seat does not know where they are to the pile and to the two victory piles."""
    hidden = ALL_CARDS & ~known_places(s)
    loose = unseen_left(s) + unknown_cards(s)
    s.unseen = some_of(hidden & possible_in_pile(s), loose, rng)
    while s.phase == AGAIN and not is_worth_drawing_again(s):
        s.unseen = some_of(hidden, loose, rng)
    hidden &= ~s.unseen
    s.at[WON] = some_of(hidden, s.at[LAID], rng)
    s.at[WON + 1] = hidden & ~s.at[WON]


def known_places(s: DeckState) -> i64:
    """The cards of which the seat knows where they are."""
    cards = laid_under(s) | only(s.top)
    for i in range(SIDES):
        cards |= only(s.at[CARD + i]) | only(s.at[LOOK + i])
    return cards


def unknown_cards(s: DeckState) -> i64:
    """How many single cards the seat does not know that others have looked at."""
    cards: i64 = 1 if s.top == UNKNOWN else 0
    for place in range(SIDES):
        if s.at[LOOK + place] == UNKNOWN:
            cards += 1
    return cards


def possible_in_pile(s: DeckState) -> i64:
    """§8.6 When an R* has counted 0, all know that the pile is nothing but R*."""
    cards = ALL_CARDS
    for minion in range(MINIONS):
        if has(s.bare, minion):
            cards &= s.deck.rerolls[minion]
    return cards


def is_worth_drawing_again(s: DeckState) -> bool:
    """Whether the pile has a card that is no R* for whoever draws again: if not, nobody would draw again."""
    return cards_left(s) & ~s.deck.rerolls[s.at[MINION + s.drawing]] != 0


def deal_looked_at(s: DeckState, rng: Rng) -> None:
    """Any of the unseen cards may be one that others have looked at."""
    if s.top == UNKNOWN:
        s.top = one_of(s.unseen, rng)
        s.unseen &= ~only(s.top)
    for place in range(SIDES):
        if s.at[LOOK + place] == UNKNOWN:
            s.at[LOOK + place] = one_of(s.unseen, rng)
            s.unseen &= ~only(s.at[LOOK + place])


def one_of(things: i64, rng: Rng) -> i64:
    """Any one of a set."""
    return nth(things, rng.below(count(things)))


def some_of(things: i64, size: i64, rng: Rng) -> i64:
    """Any subset of that size."""
    picked: i64 = 0
    while size > 0:
        picked |= only(one_of(things & ~picked, rng))
        size -= 1
    return picked
