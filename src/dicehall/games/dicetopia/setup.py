"""§2 Setting up: scenario, First Player, factions, dice, missions."""

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import first_of, pack
from dicehall.games.dicetopia.book import MISSIONS_DEALT, MISSIONS_KEPT, OPEN_MISSIONS, USES_FACTOR
from dicehall.games.dicetopia.state import TopiaState
from dicehall.games.dicetopia.terms import (
    ALL_CARDS,
    CENTAURI,
    COLOURS,
    DEALT,
    DO_DISCARD,
    DO_FACTION,
    FACTION,
    FACTION_SET,
    FACTIONS,
    FIRST_SET,
    HAND,
    HELD,
    MISSION_DEALT,
    MISSION_OPENED,
    MISSION_RETURNED,
    MISSION_SHOWN,
    MISSIONS,
    NOWHERE,
    PIPS,
    SCENARIO_SET,
    SLOTS,
    SPACES,
    USES,
    WIDTH,
    agent,
    bit,
    count_bits,
    die,
    nth_bit,
)


def set_scenario(s: TopiaState, scenario: i64) -> None:
    """§2.1 Before anything else a scenario may be chosen, or drawn; it holds for the whole game."""
    s.scenario = scenario
    if scenario > 0:
        s.tell(SCENARIO_SET, 0, scenario)


def set_first_player(s: TopiaState, seat: i64) -> None:
    """§2.2 Chance names the First Player; player order runs clockwise from there, to the end."""
    s.first = seat
    s.tell(FIRST_SET, seat)


def place_agents(s: TopiaState) -> None:
    """§1.3 Each player's six agents stand on the six spaces of the Faction Board."""
    for seat in range(s.seats):
        for slot in range(SLOTS):
            s.cells[s.board(seat) + slot] = agent(seat, slot)


def free_factions(s: TopiaState, out: vec[i64]) -> i64:
    """§2.4 Where factions are chosen, each player in turn takes one that is left."""
    n: i64 = 0
    for faction in range(1, FACTIONS + 1):
        if s.holder(faction) < 0:
            out[n] = pack(DO_FACTION, faction - 1)
            n += 1
    return n


def nth_free_faction(s: TopiaState, nth: i64) -> i64:
    """§2.3 A faction is dealt from those that nobody has."""
    for faction in range(1, FACTIONS + 1):
        if s.holder(faction) < 0:
            if nth == 0:
                return faction
            nth -= 1
    return 0


def give_faction(s: TopiaState, seat: i64, faction: i64) -> None:
    """§2.3 A faction lies open before its player, with an Ability Token for each time it may be used."""
    s.put(seat, FACTION, faction)
    s.put(seat, USES, s.book.uses[faction] * s.knob(USES_FACTOR))
    s.holders |= (seat + 1) << (4 * faction)
    s.tell(FACTION_SET, seat, faction)


def is_used(s: TopiaState, space: i64) -> bool:
    """§2.5 With fewer than four players the last space of each neighbourhood, or the last two, stay out of play."""
    return space % WIDTH <= s.seats


def dice_of_a_colour(s: TopiaState) -> i64:
    """§2.5 For every player short of four, two dice of each colour stay in the box."""
    return 10 - 2 * (4 - s.seats)


def next_space(s: TopiaState, space: i64) -> i64:
    """§2.5 The next space from there that is in play; NOWHERE when there is none."""
    while space < SPACES:
        if is_used(s, space):
            return space
        space += 1
    return NOWHERE


def dice_to_lay(s: TopiaState) -> i64:
    """§2.6 How many dice have not been laid yet."""
    return 3 * dice_of_a_colour(s) - laid_of(s, 0) - laid_of(s, 1) - laid_of(s, 2)


def laid_of(s: TopiaState, colour: i64) -> i64:
    """§2.6 How many dice of a colour have been laid."""
    return (s.laid >> (8 * colour)) & 255


def lay_die(s: TopiaState, space: i64, outcome: i64) -> None:
    """§2.6 A die that has not been laid yet, whichever it may be, is rolled and laid on the space."""
    colour = colour_to_lay(s, outcome // PIPS)
    s.cells[space] = die(colour, outcome % PIPS + 1, colour * 10 + laid_of(s, colour))
    s.laid += bit(8 * colour)


def colour_to_lay(s: TopiaState, which: i64) -> i64:
    """§2.6 The colour of one of the dice that have not been laid yet: white ones first, purple ones last."""
    for colour in range(COLOURS - 1):
        left = dice_of_a_colour(s) - laid_of(s, colour)
        if which < left:
            return colour
        which -= left
    return COLOURS - 1


def hand_limit(s: TopiaState, seat: i64) -> i64:
    """§2.8 §8.3 How many missions a player keeps: two, or three in Deep Cover, and one more with Centauri."""
    kept = s.knob(MISSIONS_KEPT)
    return kept + 1 if s.of(seat, FACTION) == CENTAURI else kept


def deal_mission(s: TopiaState, seat: i64, outcome: i64) -> None:
    """§2.7 A mission is dealt face down."""
    card = nth_bit(s.deck(), outcome)
    s.put(seat, HAND, s.of(seat, HAND) | bit(card))
    s.put(seat, DEALT, s.of(seat, HAND))
    s.put(seat, HELD, s.of(seat, HELD) + 1)
    s.whisper(i64(1) << seat, MISSION_DEALT, seat, card)


def missions_are_dealt(s: TopiaState, seat: i64) -> bool:
    """§2.7 Three missions are dealt to each player."""
    return s.of(seat, HELD) == s.knob(MISSIONS_DEALT)


def open_mission(s: TopiaState, outcome: i64) -> None:
    """§8.6 The shared mission is turned up before the others are dealt; it is never one that points at other cards."""
    card = nth_bit(plain_missions(s), outcome)
    s.shared = card
    s.shown |= bit(card)
    s.tell(MISSION_OPENED, 0, card)


def plain_missions(s: TopiaState) -> i64:
    """§8.6 All missions but those that make their player copy or draw another one."""
    return ALL_CARDS & ~(bit(s.book.copycat) | bit(s.book.gamble))


def discards(s: TopiaState, seat: i64, out: vec[i64]) -> i64:
    """§2.8 Any of the missions in hand may be given away."""
    hand = s.of(seat, HAND)
    n: i64 = 0
    for card in range(MISSIONS):
        if (hand >> card) & 1 == 1:
            out[n] = pack(DO_DISCARD, card)
            n += 1
    return n


def return_mission(s: TopiaState, seat: i64, action: i64) -> bool:
    """§2.8 A mission that is not kept goes back into the deck, unseen; True when no more have to go."""
    card = first_of(action)
    s.put(seat, HAND, s.of(seat, HAND) & ~bit(card))
    s.put(seat, HELD, s.of(seat, HELD) - 1)
    s.whisper(i64(1) << seat, MISSION_RETURNED, seat, card)
    return s.of(seat, HELD) <= hand_limit(s, seat)


def who_returns_missions(s: TopiaState) -> i64:
    """§2.8 All who hold more than they keep decide at the same time, in secret."""
    seats: i64 = 0
    for seat in range(s.seats):
        if s.of(seat, HELD) > hand_limit(s, seat):
            seats |= i64(1) << seat
    return seats


def open_hands(s: TopiaState) -> None:
    """§8.5 With Open Files all missions are turned up once everybody has chosen, and stay so."""
    if s.knob(OPEN_MISSIONS) == 0:
        return
    s.reveal()
    for seat in range(s.seats):
        for card in range(MISSIONS):
            if (s.of(seat, HAND) >> card) & 1 == 1:
                s.tell(MISSION_SHOWN, seat, card)


def cards_left(s: TopiaState) -> i64:
    """§2.7 How many missions may be dealt or drawn next."""
    return count_bits(s.deck())
