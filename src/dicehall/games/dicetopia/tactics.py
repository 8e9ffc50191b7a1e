"""What a bot should know: what dice, neighbourhoods and missions are likely to score."""

from math import exp

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import first_of
from dicehall.core.state import OVER
from dicehall.games.dicetopia.actions import second_targets
from dicehall.games.dicetopia.board import agents_in, of_colour, of_value, swap, total_of
from dicehall.games.dicetopia.book import (
    ALIKE,
    CROWD,
    EACH_OF_COLOUR,
    EACH_OF_VALUE,
    EVEN,
    EVERY_COLOUR,
    EVERYWHERE,
    FIRST_WINS_TIES,
    HIGHEST,
    INFILTRATION,
    LEFT_OF_COLOUR,
    LOWEST,
    MISSIONS_KEPT,
    MOST_OF_COLOUR,
    NONE_OF_COLOUR,
    NONE_OF_VALUE,
    ODD,
    PAIRS,
    REPLICAS,
    SPIES,
    STRAIGHT,
    TRIPLE,
)
from dicehall.games.dicetopia.domination import leaders, players_in, stars_of_hood
from dicehall.games.dicetopia.missions import mission_stars, times_met
from dicehall.games.dicetopia.scoring import claim_stars, loot
from dicehall.games.dicetopia.state import TopiaState
from dicehall.games.dicetopia.terms import (
    CLAIM,
    CLAIMS,
    COUNTED,
    HAND,
    HOODS,
    LAY_DIE,
    LEAVE_OUT,
    MISSIONS,
    PIPS,
    PLACES,
    ROAMERS,
    SECOND_TARGET,
    SEND,
    SLOTS,
    SPACES,
    USES,
    bit,
    hood_of,
    value_of,
)

SCALE = 11.0
AVERAGE_DIE = 4.2
MISSION = 9.5
WILD_CARD = 11.0
ABILITY = 2.5


def value(s: TopiaState, seat: i64) -> float:
    """About the chance of a seat to win: its likely stars against those of the best other."""
    if s.actor == OVER:
        winners = players_in(s.winner_bits)
        return 1.0 / float(winners) if (s.winner_bits >> seat) & 1 == 1 else 0.0
    if s.step <= LAY_DIE:
        return 1.0 / float(s.seats)
    own = after_best_swap(s, seat) if s.step == SECOND_TARGET and s.player == seat else likely_stars(s, seat)
    best = -1000.0
    mean = 0.0
    for other in range(s.seats):
        if other != seat:
            stars = likely_stars(s, other)
            best = max(best, stars)
            mean += stars / float(s.seats - 1)
    return 1.0 / (1.0 + exp((0.6 * best + 0.4 * mean - own) / SCALE))


def likely_stars(s: TopiaState, seat: i64) -> float:
    """What a seat is likely to end with."""
    coming = float(SLOTS - s.dice_of(seat))
    stars = float(loot(s, seat)) + coming * AVERAGE_DIE + likely_domination(s, seat) + likely_missions(s, seat)
    unused = float(s.of(seat, USES)) * (1.0 - progress(s))
    if s.step == SEND and s.player == seat:
        stars += 0.5 * (best_die(s) - float(PIPS))
    if s.saved > 0 and s.holder(ROAMERS) == seat:
        unused += float(s.saved)
    return stars + ABILITY * unused


def progress(s: TopiaState) -> float:
    """How much of the game has been played, 0 to 1."""
    return float(s.turn) / float(SLOTS * s.seats)


def best_die(s: TopiaState) -> float:
    """The highest value that the next agent can bring home: less, where Hypnosis sends it to a poor place."""
    best: i64 = 0
    for space in range(SPACES):
        if s.lured < 0 or hood_of(space) == s.lured:
            best = max(best, value_of(s.cells[space]))
    return float(best)


def after_best_swap(s: TopiaState, seat: i64) -> float:
    """What is likely once the second thing is named as well: the best that can come of the first."""
    out = vec[i64]([0 for _ in range(PLACES)])
    best = -1000.0
    for i in range(second_targets(s, s.action, out)):
        place = first_of(out[i])
        swap(s, s.target, place)
        best = max(best, likely_stars(s, seat))
        swap(s, s.target, place)
    return best


def likely_domination(s: TopiaState, seat: i64) -> float:
    """What the neighbourhoods are likely to bring: the surer the lead and the later in the game, the more."""
    played = progress(s)
    total = 0.0
    for hood in range(HOODS):
        worth = expected_worth(s, hood, played)
        own = agents_in(s, seat, hood)
        if own == 0:
            continue
        rival: i64 = 0
        for other in range(s.seats):
            if other != seat:
                rival = max(rival, agents_in(s, other, hood))
        lead = own - rival
        if lead == 0 and s.knob(FIRST_WINS_TIES) == 1:
            lead = lead_by_settling(s, hood, seat)
        total += worth * chance_to_lead(lead, played)
    return total


def lead_by_settling(s: TopiaState, hood: i64, seat: i64) -> i64:
    """With Squatters a tie is as good as a lead to the one who settled first, and lost to the others."""
    founder = ((s.founders >> (3 * hood)) & 7) - 1
    if founder == seat:
        return 1
    return -1 if founder >= 0 and agents_in(s, founder, hood) == agents_in(s, seat, hood) else 0


def expected_worth(s: TopiaState, hood: i64, played: float) -> float:
    """What a neighbourhood will be worth in the end: dice that lie there now are mostly taken before."""
    stays = 0.2 + 0.8 * played
    return float(stars_of_hood(s, hood) - s.book.domination) * stays + float(s.book.domination)


def chance_to_lead(lead: i64, played: float) -> float:
    """How likely a lead of so many agents becomes domination."""
    sure = 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
    open_still = 0.45 if lead == 0 else (0.6 + 0.12 * float(lead) if lead > 0 else max(0.0, 0.3 + 0.15 * float(lead)))
    return played * sure + (1.0 - played) * min(1.0, open_still)


def power(base: float, n: i64) -> float:
    """A chance that must come true so many times."""
    result = 1.0
    for _turn in range(n):
        result *= base
    return result


# ---- missions ----


def likely_missions(s: TopiaState, seat: i64) -> float:
    """What the missions of a seat are likely to score; of more than may count, the best."""
    total = 0.0
    for n in range(s.of(seat, CLAIMS)):
        total += float(claim_stars(s, seat, s.of(seat, CLAIM + n)))
    if s.of(seat, COUNTED) != 0:
        return total + waiting_missions(s, seat)
    limit = s.knob(MISSIONS_KEPT)
    if s.of(seat, HAND) < 0:
        return MISSION * float(limit)
    stars: list[float] = []
    for card in range(MISSIONS):
        if (s.of(seat, HAND) >> card) & 1 == 1:
            stars.append(likely_mission(s, seat, card))
    stars.sort()
    stars.reverse()
    for i in range(min(int(limit), len(stars))):
        total += stars[i]
    if s.shared >= 0:
        total += likely_mission(s, seat, s.shared)
    return total


def waiting_missions(s: TopiaState, seat: i64) -> float:
    """After the reveal: what is not settled yet."""
    settled: i64 = 0
    for n in range(s.of(seat, CLAIMS)):
        settled |= bit(s.of(seat, CLAIM + n) >> 16)
    total = 0.0
    for card in range(MISSIONS):
        if ((s.of(seat, COUNTED) & ~settled) >> card) & 1 == 1:
            total += likely_mission(s, seat, card)
    return total


def likely_mission(s: TopiaState, seat: i64, card: i64) -> float:
    """What a mission is likely to score for a seat in the end."""
    book = s.book
    if card in (book.copycat, book.gamble):
        return WILD_CARD
    left = SLOTS - s.dice_of(seat)
    if left == 0 and s.step >= LEAVE_OUT:
        return float(mission_stars(s, seat, card))
    return float(book.stars[card]) * likely_times(s, seat, book.kinds[card], book.which[card], left)


def likely_times(s: TopiaState, seat: i64, kind: i64, which: i64, left: i64) -> float:
    """How often a condition is likely to be met, with so many dice still to come."""
    if kind <= LEFT_OF_COLOUR:
        return likely_colours(s, seat, kind, which, left)
    if kind == EACH_OF_VALUE:
        return float(of_value(s, seat, which)) + float(left) * 0.3
    if kind == NONE_OF_VALUE:
        return power(0.93, left) * power(0.7 if left > 0 else 0.05, of_value(s, seat, which))
    if kind <= STRAIGHT:
        return likely_values(s, seat, kind, left)
    if kind in (HIGHEST, LOWEST):
        return likely_total(s, seat, kind, left)
    if kind == REPLICAS:
        return float(times_met(s, seat, kind, which)) + float(left) * 0.22
    if kind == EVERY_COLOUR:
        missing = 3 - colours_of(s, seat)
        return power(0.95, missing) if missing <= left else 0.0
    return likely_agents(s, seat, kind, left)


def colours_of(s: TopiaState, seat: i64) -> i64:
    """How many colours a seat's dice have."""
    n: i64 = 0
    for colour in range(3):
        if of_colour(s, seat, colour) > 0:
            n += 1
    return n


def likely_colours(s: TopiaState, seat: i64, kind: i64, colour: i64, left: i64) -> float:
    """Missions about a colour."""
    own = of_colour(s, seat, colour)
    if kind == EACH_OF_COLOUR:
        return float(own) + float(left) * 0.6
    if kind == LEFT_OF_COLOUR:
        now = float(times_met(s, seat, kind, colour))
        on_board = 0.0
        for other in range(3):
            on_board += float(times_met(s, seat, LEFT_OF_COLOUR, other))
        return now * min(1.0, 7.0 / on_board) if on_board > 0 else 0.0
    if kind == NONE_OF_COLOUR:
        return power(0.95, left) * power(0.45 if left > 0 else 0.05, own)
    rival: i64 = 0
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, of_colour(s, other, colour))
    if left == 0 and s.step >= LEAVE_OUT:
        return float(times_met(s, seat, MOST_OF_COLOUR, colour))
    return 1.0 / (1.0 + exp(-(float(own - rival) * 1.4 + 0.3)))


def likely_values(s: TopiaState, seat: i64, kind: i64, left: i64) -> float:
    """Missions about all values together."""
    have = SLOTS - left
    most: i64 = 0
    different: i64 = 0
    odd: i64 = 0
    for pip in range(1, PIPS + 1):
        n = of_value(s, seat, pip)
        most = max(most, n)
        different += 1 if n > 0 else 0
        odd += n if pip % 2 == 1 else 0
    if kind == PAIRS:
        return float(times_met(s, seat, PAIRS, 0)) + float(left) * 0.4
    if kind == TRIPLE:
        return 1.0 if most >= 3 else power(0.85, 3 - most) * (1.0 if left >= 3 - most else 0.05)
    if kind == ALIKE:
        return power(0.75, left) * power(0.25, have - most)
    if kind == STRAIGHT:
        return power(0.8, left) * power(0.3, have - different)
    wrong = have - odd if kind == ODD else odd
    return power(0.9, left) * power(0.35, wrong) if kind in (ODD, EVEN) else 0.0


def likely_total(s: TopiaState, seat: i64, kind: i64, left: i64) -> float:
    """Highest and lowest total."""
    own = float(total_of(s, seat)) + float(left) * AVERAGE_DIE
    rival = -1.0
    for other in range(s.seats):
        if other != seat:
            theirs = float(total_of(s, other)) + float(SLOTS - s.dice_of(other)) * AVERAGE_DIE
            better = theirs > rival if kind == HIGHEST else theirs < rival
            rival = theirs if rival < 0 or better else rival
    lead = own - rival if kind == HIGHEST else rival - own
    return 1.0 / (1.0 + exp(-(lead + 0.3) / (0.8 + 0.7 * float(left))))


def likely_agents(s: TopiaState, seat: i64, kind: i64, left: i64) -> float:
    """Missions about agents."""
    visited: i64 = 0
    crowds = 0.0
    for hood in range(HOODS):
        n = agents_in(s, seat, hood)
        visited += 1 if n > 0 else 0
        crowds += 1.0 if n >= 3 else 0.5 if n == 2 and left > 0 else 0.15 if n == 1 and left > 1 else 0.0
    if kind == EVERYWHERE:
        missing = HOODS - visited
        return power(0.88, missing) if missing <= left else power(0.1, missing - left)
    if kind == CROWD:
        return crowds
    if kind == INFILTRATION:
        return likely_led(s, seat) + float(left) * 0.25
    if kind == SPIES:
        return float(times_met(s, seat, SPIES, 0)) * 0.8 + float(left) * 0.3
    return 0.0


def likely_led(s: TopiaState, seat: i64) -> float:
    """In how many neighbourhoods a seat is likely to lead alone."""
    n = 0.0
    for hood in range(HOODS):
        if leaders(s, hood) == i64(1) << seat:
            n += 0.85
    return n
