"""§5 The ten factions. Each ability is offered to its player alone, and only while it can be used."""

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import first_of, pack, second_of, verb_of
from dicehall.games.dicetopia.board import hoods_with_dice
from dicehall.games.dicetopia.book import MISSIONS_KEPT
from dicehall.games.dicetopia.domination import is_any_tied, tied_in
from dicehall.games.dicetopia.state import TopiaState
from dicehall.games.dicetopia.terms import (
    ADAPTED,
    AGENT,
    BANXA,
    BEFORE_ACTION,
    BINGMAI,
    BLOCKED,
    CENTAURI,
    CLONED,
    DANGMER,
    DIE,
    DO_CLONE,
    DO_COPY_COLOUR,
    DO_COPY_VALUE,
    DO_EXTERMINATE,
    DO_HYPNOTISE,
    DO_INTERVENE,
    DO_LEAVE,
    DO_LOWER,
    DO_PASS,
    DO_RAISE,
    DO_RIG,
    DO_SAVE,
    DO_TRANSCEND,
    EWO,
    EXTERMINATED,
    HAND,
    HELD,
    HOLLOWS,
    HOODS,
    HYPNOTISED,
    INTERVENED,
    MISSION_LEFT,
    MISSIONS,
    NOBODY,
    PERCEPTIONEERS,
    PLACES,
    RIGGED,
    ROAMERS,
    RUBBLE,
    SEND,
    SHAKRA,
    SLOTS,
    SPACES,
    TRANSCENDED,
    TURN_SAVED,
    TUULU,
    USES,
    WASTE,
    WIDTH,
    colour_of,
    value_of,
)

# ---- 5.2 Banxa ----


def blocker(s: TopiaState) -> i64:
    """§5.2 Banxa may block what an action is about to do to a die, their own action too, but never an ability."""
    if s.by_ability == 1:
        return NOBODY
    return s.ready(BANXA)


def block(s: TopiaState, seat: i64) -> None:
    """§5.2 A blocked action has no effect at all, and nothing else may be named for it."""
    s.spend(seat)
    s.tell(BLOCKED, seat, s.action, s.target, s.other_target)


# ---- 5.3 Bingmai ----


def riggings(s: TopiaState, out: vec[i64]) -> i64:
    """§5.3 Bingmai may make any of those who are tied in a neighbourhood its only winner."""
    out[0] = DO_PASS
    n: i64 = 1
    for hood in range(HOODS):
        tied = tied_in(s, hood)
        for seat in range(s.seats):
            if (tied >> seat) & 1 == 1:
                out[n] = pack(DO_RIG, hood, seat)
                n += 1
    return n


def rigger(s: TopiaState) -> i64:
    """§5.3 Bingmai is asked when domination is scored, if any neighbourhood is tied."""
    seat = s.ready(BINGMAI)
    return seat if seat >= 0 and is_any_tied(s) else NOBODY


def rig(s: TopiaState, seat: i64, action: i64) -> None:
    """§5.3 The chosen player dominates the neighbourhood alone."""
    s.spend(seat)
    s.rigged |= (second_of(action) + 1) << (3 * first_of(action))
    s.tell(RIGGED, seat, first_of(action), second_of(action))


# ---- 5.4 Centauri ----


def hoarder(s: TopiaState) -> i64:
    """§5.4 Centauri is asked just before all missions are revealed, as it holds more than may count."""
    seat = s.holder(CENTAURI)
    return seat if seat >= 0 and s.of(seat, HELD) > s.knob(MISSIONS_KEPT) else NOBODY


def missions_to_leave_out(s: TopiaState, seat: i64, out: vec[i64]) -> i64:
    """§5.4 Any mission in hand may be the one that does not count."""
    cards = s.of(seat, HAND)
    n: i64 = 0
    for card in range(MISSIONS):
        if (cards >> card) & 1 == 1:
            out[n] = pack(DO_LEAVE, card)
            n += 1
    return n


def leave_out(s: TopiaState, seat: i64, card: i64) -> None:
    """§5.4 A mission that is left out stays face down: nobody sees or copies it."""
    s.whisper(i64(1) << seat, MISSION_LEFT, seat, card)


# ---- 5.5 Dangmer ----


def right_of(s: TopiaState, seat: i64) -> i64:
    """§5.5 The player to the right: the one whose turn comes just before."""
    return (seat + s.seats - 1) % s.seats


def cloner(s: TopiaState) -> i64:
    """§5.5 Dangmer is asked before anything is scored."""
    return s.ready(DANGMER)


def dice_to_clone_onto(s: TopiaState, seat: i64, out: vec[i64]) -> i64:
    """§5.5 One die of their own is changed, or none."""
    out[0] = DO_PASS
    n: i64 = 1
    base = s.board(seat)
    for place in range(base, base + s.dice_of(seat)):
        out[n] = pack(DO_CLONE, place - SPACES)
        n += 1
    return n


def dice_to_clone_from(s: TopiaState, seat: i64, out: vec[i64]) -> i64:
    """§5.5 It takes the value, or the colour, of any die of the player to the right."""
    other = s.board(right_of(s, seat))
    n: i64 = 0
    for place in range(other, other + s.dice_of(right_of(s, seat))):
        out[n] = pack(DO_COPY_VALUE, place - SPACES)
        out[n + 1] = pack(DO_COPY_COLOUR, place - SPACES)
        n += 2
    return n


def clone_die(s: TopiaState, seat: i64, action: i64) -> None:
    """§5.5 The die is changed for all that follows: loot, missions and tie-breaks."""
    s.spend(seat)
    place = s.target
    source = s.cells[first_of(action) + SPACES]
    cell = s.cells[place]
    if verb_of(action) == DO_COPY_VALUE:
        s.cells[place] = (cell & ~i64(7)) | value_of(source)
    else:
        s.cells[place] = (cell & ~i64(24)) | (colour_of(source) << 3)
    s.tell(CLONED, seat, place, first_of(action) + SPACES, verb_of(action))


# ---- 5.6, 5.9, 5.11: abilities in one's own turn ----


def may_transcend(s: TopiaState, seat: i64) -> bool:
    """§5.6 Ewo may replace the neighbourhood's action, after the agent has been sent and before the action begins."""
    return s.step == BEFORE_ACTION and s.ready(EWO) == seat


def transcend(s: TopiaState, seat: i64, hood: i64) -> None:
    """§5.6 What Ewo does then is an ability: it cannot be blocked, and the Hollows do not adapt to it."""
    s.spend(seat)
    s.by_ability = 1
    s.tell(TRANSCENDED, seat, hood)


def own_abilities(s: TopiaState, seat: i64, out: vec[i64], n: i64) -> i64:
    """§3.4 The abilities that a player may use now, in the own turn, added to what is in `out` already."""
    if may_transcend(s, seat):
        for hood in range(HOODS):
            out[n] = pack(DO_TRANSCEND, hood)
            n += 1
    if s.ready(SHAKRA) == seat:
        n = dice_to_exterminate(s, out, n)
    if s.ready(TUULU) == seat:
        n = dice_to_intervene(s, out, n)
    if may_save(s, seat):
        out[n] = DO_SAVE
        n += 1
    return n


def has_own_ability(s: TopiaState, seat: i64) -> bool:
    """§3.4 Whether anything may be used at this point of the own turn; else the player is not asked."""
    if s.of(seat, USES) == 0:
        return False
    if s.ready(TUULU) == seat:
        return True
    if s.ready(SHAKRA) == seat:
        return hoods_with_dice(s) != 0
    return may_transcend(s, seat)


def dice_to_exterminate(s: TopiaState, out: vec[i64], n: i64) -> i64:
    """§5.9 Shakra may take any die off the City Board, but not the last one where Hypnosis sends them."""
    alone = only_die_of_lure(s)
    for space in range(SPACES):
        if s.cells[space] & DIE != 0 and space != alone:
            out[n] = pack(DO_EXTERMINATE, space)
            n += 1
    return n


def only_die_of_lure(s: TopiaState) -> i64:
    """§5.12 The one die that Hypnosis still needs: no ability cancels another."""
    if s.step != SEND or s.lured < 0:
        return NOBODY
    found: i64 = NOBODY
    for space in range(s.lured * WIDTH, s.lured * WIDTH + WIDTH):
        if s.cells[space] & DIE != 0:
            if found >= 0:
                return NOBODY
            found = space
    return found


def exterminate(s: TopiaState, seat: i64, space: i64) -> None:
    """§5.9 The die leaves the game, and its space is of no more use."""
    s.spend(seat)
    s.tell(EXTERMINATED, seat, space, s.cells[space] & 255)
    s.cells[space] = RUBBLE


def dice_to_intervene(s: TopiaState, out: vec[i64], n: i64) -> i64:
    """§5.11 Tuulu may reroll any die, in a neighbourhood or on a Faction Board."""
    for place in range(PLACES):
        if s.cells[place] & DIE != 0:
            out[n] = pack(DO_INTERVENE, place)
            n += 1
    return n


def intervene(s: TopiaState, seat: i64, place: i64) -> None:
    """§5.11 Two rerolls, one after the other: of one die, or of two; once begun, both are made."""
    if s.rolls == 0:
        s.spend(seat)
        s.tell(INTERVENED, seat)
    s.rolls += 1
    s.target = place


# ---- 5.7 Hollows ----


def adapter(s: TopiaState) -> i64:
    """§5.7 The Hollows adapt after another player's action has swapped their agent, or a die of theirs."""
    seat = s.holder(HOLLOWS)
    if seat < 0 or seat == s.player or s.by_ability == 1 or s.dice_of(seat) == 0:
        return NOBODY
    if s.action == WASTE:
        return seat if s.cells[s.other_target] & 255 == AGENT | seat else NOBODY
    if lies_with(s, s.target, seat) or lies_with(s, s.other_target, seat):
        return seat
    return NOBODY


def lies_with(s: TopiaState, place: i64, seat: i64) -> bool:
    """§5.7 Whether the place is on the seat's Faction Board."""
    base = s.board(seat)
    return base <= place < base + SLOTS


def adaptations(s: TopiaState, seat: i64, out: vec[i64]) -> i64:
    """§5.7 One of their dice may go up or down by 1; a 6 goes no higher and a 1 no lower."""
    out[0] = DO_PASS
    n: i64 = 1
    base = s.board(seat)
    for place in range(base, base + s.dice_of(seat)):
        value = value_of(s.cells[place])
        if value < 6:
            out[n] = pack(DO_RAISE, place - SPACES)
            n += 1
        if value > 1:
            out[n] = pack(DO_LOWER, place - SPACES)
            n += 1
    return n


def adapt(s: TopiaState, seat: i64, action: i64) -> None:
    """§5.7 The die changes by 1."""
    place = first_of(action) + SPACES
    before = value_of(s.cells[place])
    s.cells[place] += 1 if verb_of(action) == DO_RAISE else -1
    s.tell(ADAPTED, seat, place, before, value_of(s.cells[place]))


# ---- 5.8 Roamers ----


def may_save(s: TopiaState, seat: i64) -> bool:
    """§5.8 The Roamers may skip a turn before anything is done in it, unless Hypnosis has named it (§5.12)."""
    return s.step == SEND and s.lured < 0 and s.last_of_all == 0 and s.ready(ROAMERS) == seat


def save_turn(s: TopiaState, seat: i64) -> None:
    """§5.8 The skipped turn is kept for after the very last one."""
    s.spend(seat)
    s.saved += 1
    s.tell(TURN_SAVED, seat)


def saved_turn_is_due(s: TopiaState) -> bool:
    """§5.8 After everybody's last turn the Roamers take what they have saved, a whole turn each."""
    return s.saved > 0


# ---- 5.10 The Perceptioneers ----


def hypnotist(s: TopiaState) -> i64:
    """§5.10 The Perceptioneers are asked at the beginning of every turn of another player."""
    seat = s.ready(PERCEPTIONEERS)
    return seat if seat != s.player else NOBODY


def lures(s: TopiaState, out: vec[i64]) -> i64:
    """§5.10 They may name any neighbourhood where a die lies; die and action stay the player's own affair."""
    out[0] = DO_PASS
    n: i64 = 1
    hoods = hoods_with_dice(s)
    for hood in range(HOODS):
        if (hoods >> hood) & 1 == 1:
            out[n] = pack(DO_HYPNOTISE, hood)
            n += 1
    return n


def hypnotise(s: TopiaState, seat: i64, hood: i64) -> None:
    """§5.10 The agent of this turn has to go there."""
    s.spend(seat)
    s.lured = hood
    s.tell(HYPNOTISED, seat, hood, s.player)


def roamers(s: TopiaState) -> i64:
    """§5.8 Whose turn it is then."""
    return s.holder(ROAMERS)
