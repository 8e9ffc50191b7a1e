"""§4 The actions of the six neighbourhoods: what they may aim at, and what they do."""

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.games.dicetopia.board import dice_on_boards, hoods_with_dice, swap
from dicehall.games.dicetopia.book import AIRFORCE_ROLLS
from dicehall.games.dicetopia.state import TopiaState
from dicehall.games.dicetopia.terms import (
    ACTION_SKIPPED,
    AGENCY,
    AGENT,
    AIRFORCE,
    BANK,
    CONGRESS,
    DIE,
    DO_TAKE,
    DRAWN,
    FACE,
    HAND,
    HELD,
    MISSION_DRAWN,
    MISSION_SUNK,
    PLACES,
    REROLLED,
    SLOTS,
    SPACES,
    SUNK,
    SUNK_COUNT,
    SWAPPED,
    SYNDICATE,
    WASTE,
    WIDTH,
    bit,
    colour_of,
    nth_bit,
    shifted,
    value_of,
)


def take(place: i64) -> i64:
    """The action that aims at a place."""
    return DO_TAKE | (place << 8)


# ---- what an action may aim at first ----


def first_targets(s: TopiaState, action: i64, out: vec[i64]) -> i64:
    """§4.8 Anybody's dice and agents may be aimed at, the die just taken and the agent just sent as well."""
    if action == AIRFORCE:
        return dice_anywhere(s, out)
    if action == WASTE:
        return agents_to_dump(s, out)
    if action == CONGRESS:
        return dice_to_trade(s, out)
    if action == BANK:
        return dice_to_exchange(s, out)
    return dice_on_any_board(s, out)


def dice_anywhere(s: TopiaState, out: vec[i64]) -> i64:
    """§4.2 The Gugu Airforce rerolls a die in any neighbourhood or on any Faction Board."""
    cells = s.cells
    n: i64 = 0
    for place in range(PLACES):
        if cells[place] & DIE != 0:
            out[n] = take(place)
            n += 1
    return n


def agents_to_dump(s: TopiaState, out: vec[i64]) -> i64:
    """§4.3 Waste Management moves an agent out of a neighbourhood if a die lies in another one."""
    cells = s.cells
    hoods = hoods_with_dice(s)
    n: i64 = 0
    for space in range(SPACES):
        if cells[space] & AGENT != 0 and hoods & ~bit(space // WIDTH) != 0:
            out[n] = take(space)
            n += 1
    return n


def dice_to_trade(s: TopiaState, out: vec[i64]) -> i64:
    """§4.4 Twilight Congress takes a die of a neighbourhood if a die lies in another one."""
    cells = s.cells
    hoods = hoods_with_dice(s)
    n: i64 = 0
    for space in range(SPACES):
        if cells[space] & DIE != 0 and hoods & ~bit(space // WIDTH) != 0:
            out[n] = take(space)
            n += 1
    return n


def dice_to_exchange(s: TopiaState, out: vec[i64]) -> i64:
    """§4.5 Observatory Bank takes a die of a neighbourhood for which a die on a Faction Board can be given."""
    cells = s.cells
    n: i64 = 0
    traits = traits_on_boards(s)
    for space in range(SPACES):
        cell = cells[space]
        if cell & DIE != 0 and matches(s, cell, traits):
            out[n] = take(space)
            n += 1
    return n


def dice_on_any_board(s: TopiaState, out: vec[i64]) -> i64:
    """§4.6 Nethal Syndicate takes a die of any Faction Board, if there are two at all."""
    if dice_on_boards(s) < 2:
        return 0
    return board_dice(s, out)


def board_dice(s: TopiaState, out: vec[i64]) -> i64:
    """§4.6 All dice on Faction Boards."""
    n: i64 = 0
    for seat in range(s.seats):
        base = s.board(seat)
        for place in range(base, base + s.dice_of(seat)):
            out[n] = take(place)
            n += 1
    return n


def traits_on_boards(s: TopiaState) -> i64:
    """§4.7 The values (bits 1-6) and colours (bits 8-10) of the dice on Faction Boards."""
    cells = s.cells
    traits: i64 = 0
    for place in range(SPACES, SPACES + SLOTS * s.seats):
        cell = cells[place]
        if cell & DIE != 0:
            traits |= traits_of(cell)
    return traits


def traits_of(cell: i64) -> i64:
    """§4.7 The value and the colour of a die as two bits."""
    return bit(value_of(cell)) | shifted(256, colour_of(cell))


def matches(s: TopiaState, cell: i64, traits: i64) -> bool:
    """§4.7 In the Advanced Variant the Bank's two dice must agree in colour or in value."""
    if s.advanced == 0:
        return traits != 0
    return traits_of(cell) & traits != 0


# ---- and second ----


def second_targets(s: TopiaState, action: i64, out: vec[i64]) -> i64:
    """§4.8 The other thing that is to be swapped."""
    if action == BANK:
        return dice_to_give(s, out)
    if action == SYNDICATE:
        return other_board_dice(s, out)
    return dice_elsewhere(s, out)


def dice_elsewhere(s: TopiaState, out: vec[i64]) -> i64:
    """§4.4 The second die lies in a neighbourhood other than the first die's, or the agent's (§4.3)."""
    cells = s.cells
    hood = s.target // WIDTH
    n: i64 = 0
    for space in range(SPACES):
        if cells[space] & DIE != 0 and space // WIDTH != hood:
            out[n] = take(space)
            n += 1
    return n


def dice_to_give(s: TopiaState, out: vec[i64]) -> i64:
    """§4.5 The die that is given for it may lie on any Faction Board."""
    wanted = s.cells[s.target]
    n: i64 = 0
    for seat in range(s.seats):
        base = s.board(seat)
        for place in range(base, base + s.dice_of(seat)):
            if matches(s, wanted, traits_of(s.cells[place])):
                out[n] = take(place)
                n += 1
    return n


def other_board_dice(s: TopiaState, out: vec[i64]) -> i64:
    """§4.6 The second die may lie on the same Faction Board as the first, or on another."""
    n: i64 = 0
    for seat in range(s.seats):
        base = s.board(seat)
        for place in range(base, base + s.dice_of(seat)):
            if place != s.target:
                out[n] = take(place)
                n += 1
    return n


# ---- whether there is anything to do ----


def is_possible(s: TopiaState, action: i64) -> bool:
    """§3.5 An action is carried out when it can be; nobody may refuse it, and one that cannot be is left out."""
    if action in (AGENCY, AIRFORCE):
        return True
    hoods = hoods_with_dice(s)
    if action == WASTE:
        return any_agent_to_dump(s, hoods)
    if action == CONGRESS:
        return hoods & (hoods - 1) != 0
    if action == BANK:
        return any_exchange(s)
    return dice_on_boards(s) >= 2


def any_agent_to_dump(s: TopiaState, hoods: i64) -> bool:
    """§4.3 Whether there is an agent, and a die in another neighbourhood than the agent's."""
    cells = s.cells
    for space in range(SPACES):
        elsewhere = hoods & ~bit(space // WIDTH)
        if cells[space] & AGENT != 0 and elsewhere != 0:
            return True
    return False


def any_exchange(s: TopiaState) -> bool:
    """§4.7 Whether a die in a neighbourhood and a die on a Faction Board may be exchanged."""
    traits = traits_on_boards(s)
    for space in range(SPACES):
        cell = s.cells[space]
        if cell & DIE != 0 and matches(s, cell, traits):
            return True
    return False


def skip_action(s: TopiaState) -> None:
    """§3.5 An action that cannot be carried out is left out."""
    s.tell(ACTION_SKIPPED, s.player, s.action)


# ---- what an action does ----


def draw_mission(s: TopiaState, seat: i64, outcome: i64) -> None:
    """§4.1 The Agency gives a mission from the deck, for its player's eyes only."""
    card = nth_bit(s.deck(), outcome)
    s.put(seat, HAND, s.of(seat, HAND) | bit(card))
    s.put(seat, HELD, s.of(seat, HELD) + 1)
    s.put(seat, DRAWN, s.of(seat, DRAWN) + 1)
    s.whisper(s.eyes_of(seat), MISSION_DRAWN, seat, card)


def sink_mission(s: TopiaState, seat: i64, card: i64) -> None:
    """§4.1 One mission of the hand, the new one or another, goes under the deck; it is not seen again."""
    s.put(seat, HAND, s.of(seat, HAND) & ~bit(card))
    s.put(seat, SUNK, s.of(seat, SUNK) | bit(card))
    s.put(seat, HELD, s.of(seat, HELD) - 1)
    s.put(seat, SUNK_COUNT, s.of(seat, SUNK_COUNT) + 1)
    s.whisper(s.eyes_of(seat), MISSION_SUNK, seat, card)


def reroll(s: TopiaState, seat: i64, place: i64, outcome: i64) -> None:
    """§4.2 A rerolled die keeps its place and its colour."""
    cell = s.cells[place]
    s.tell(REROLLED, seat, place, cell & 7, outcome + 1)
    s.cells[place] = (cell & ~i64(7)) | (outcome + 1)


def may_reroll_again(s: TopiaState) -> bool:
    """§8.4 With Loaded Skies the same die may be rerolled once more, by the same action."""
    return s.rolls < s.knob(AIRFORCE_ROLLS)


def swap_targets(s: TopiaState, seat: i64) -> None:
    """§4.8 The two things that were named change places."""
    what = (s.cells[s.target] & FACE) | ((s.cells[s.other_target] & FACE) << 8)
    swap(s, s.target, s.other_target)
    s.tell(SWAPPED, seat, s.target, s.other_target, what)
