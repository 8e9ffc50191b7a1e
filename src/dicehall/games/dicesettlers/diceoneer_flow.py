"""§19 The Diceoneer's part in the sequence of play: what chance brings it, and what the person chooses for it.

It is called for four tasks (its starting tile, its Roll phase, one of its turns, its Clean-up), and when one is done
the game goes on with `proceed`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import first_of, second_of, verb_of
from dicehall.games.dicesettlers import diceoneer_acting as acting
from dicehall.games.dicesettlers import diceoneer_priorities as wants
from dicehall.games.dicesettlers import diceoneer_roll as rolls
from dicehall.games.dicesettlers import explore
from dicehall.games.dicesettlers.diceoneer_board import FREE, BotLog, BotStep, push, unused
from dicehall.games.dicesettlers.diceoneer_levels import FIRST_TENTS, PER_CARD, PER_TOKEN
from dicehall.games.dicesettlers.freely import listed
from dicehall.games.dicesettlers.hexes import MIDDLE, add_tile, cell_at
from dicehall.games.dicesettlers.scoring import total
from dicehall.games.dicesettlers.setup import settled_cell
from dicehall.games.dicesettlers.state import SettlersState, lowest, nth_bit, ones, zeros
from dicehall.games.dicesettlers.terms import (
    BAG,
    BOT,
    BOT_LEFT,
    EXPLORE,
    FACES,
    KNOWN,
    MARKER,
    NOTHING,
    RAID,
    RECRUIT,
    SETTLE,
    SIDE_TOKEN,
    SIDES,
    SPENT,
    SPOTS,
    STARTER,
    STRENGTH,
    TENTS,
    TOKENS,
    TRADE,
    Do,
    Log,
)

CANDIDATES: Final[i64] = 3


# ---- the four tasks ----


def bot_starts(s: SettlersState) -> None:
    """§19.1 §19.2 It is ready but for its starting tile, which is drawn out of the three that it is shown."""
    opponent = s.box.opponent
    s.put(BOT, TENTS, s.bot[FIRST_TENTS])
    s.bot[MARKER] = opponent.marker
    s.bot[SIDE_TOKEN + opponent.token_at * TOKENS + opponent.token] = 1
    s.step = BotStep.START
    s.await_chance(CANDIDATES * ones(s.starters))


def bot_rolls(s: SettlersState) -> None:
    """§19.3 It takes dice from its queue and rolls them."""
    rolls.begin_roll(s)
    roll_on(s)


def bot_turn(s: SettlersState) -> None:
    """§19.6 The marker moves; with nothing at any side it does nothing."""
    if acting.has_anything(s):
        s.step = BotStep.MARKER
        s.await_chance(len(s.box.opponent.faces))
    else:
        s.tell(BotLog.IDLE, BOT)
        s.proceed()


def bot_cleanup(s: SettlersState) -> None:
    """§19.18 The person may send one of its tents home from a factory."""
    if wants.lonely_factories(s) != 0:
        s.step = BotStep.CLEAN
        s.ask(0)
    else:
        s.proceed()


def bot_score(s: SettlersState) -> i64:
    """§19.19 Its score: like anybody's, and VP for its technologies and for the tokens that it has left."""
    tokens = s.tokens(BOT)
    for at in range(SIDE_TOKEN, SIDE_TOKEN + SIDES * TOKENS):
        tokens += s.bot[at]
    return total(s, BOT) + ones(s.of(BOT, KNOWN)) * s.bot[PER_CARD] + tokens * s.bot[PER_TOKEN]


# ---- chance ----


def bot_happens(s: SettlersState, outcome: i64) -> None:
    """Chance has decided for the Diceoneer."""
    step = s.step
    if step == BotStep.START:
        take_starter(s, outcome)
        queue_on(s)
    elif step == BotStep.QUEUE:
        line_up(s, outcome)
        queue_on(s)
    elif step == BotStep.ROLL:
        rolls.roll(s, outcome)
        roll_on(s)
    elif step == BotStep.BACK:
        rolls.send_back(s, outcome)
        back_on(s)
    elif step == BotStep.MARKER:
        begin_action(s, s.box.opponent.faces[outcome])
    else:
        explore.draw_tile(s, BOT, outcome)
        explore.choose_tile(s, lowest(s.drawn))
        place_on(s)


def take_starter(s: SettlersState, outcome: i64) -> None:
    """§19.2 One of the two that the person left, or a new one; it lies beside the person's and gives nothing."""
    fresh = ones(s.starters)
    which = outcome // fresh
    shown = ones(s.drawn)
    tile = nth_bit(s.drawn, which) if which < shown else nth_bit(s.starters, outcome % fresh)
    s.starters = 0
    s.drawn = 0
    s.pool[STARTER + BOT] = tile
    cell = settled_cell(s)
    add_tile(s, tile, cell)
    s.tell(Log.PLACED, BOT, tile, cell)
    acting.add_tent(s, tile)


def queue_on(s: SettlersState) -> None:
    """§19.1 Its dice form the queue, in random order."""
    left = s.bag_size(BOT)
    if left > 1:
        s.step = BotStep.QUEUE
        s.await_chance(left)
        return
    if left == 1:
        line_up(s, 0)
    s.proceed()


def line_up(s: SettlersState, outcome: i64) -> None:
    """§19.1 The next die of the queue."""
    colour: i64 = 0
    while outcome >= s.of(BOT, BAG + colour):
        outcome -= s.of(BOT, BAG + colour)
        colour += 1
    s.add(BOT, BAG + colour, -1)
    s.add(BOT, SPENT + colour, 1)
    push(s, colour)


def roll_on(s: SettlersState) -> None:
    """§19.4 §19.5 The next die falls; when all lie, Pioneers and resources find their places."""
    if s.bot[BOT_LEFT] > 0:
        s.step = BotStep.ROLL
        s.await_chance(FACES)
        return
    rolls.place_pioneers(s)
    rolls.place_tokens(s)
    back_on(s)


def back_on(s: SettlersState) -> None:
    """§19.5 Dice that showed resources return to the queue in random order."""
    left = rolls.returning(s)
    if left > 1:
        s.step = BotStep.BACK
        s.await_chance(left)
        return
    if left == 1:
        rolls.send_back(s, 0)
    s.proceed()


# ---- actions ----


def begin_action(s: SettlersState, steps: i64) -> None:
    """§19.6 §19.7 The marker has moved: the action of its side is carried out."""
    side = acting.move_marker(s, steps)
    main = s.box.opponent.side_action[side]
    acting.clear_side(s, side)
    s.tell(BotLog.MOVES, BOT, steps, main, s.bot[STRENGTH])
    if main == RECRUIT:
        acting.begin_recruit(s)
        recruit_on(s)
    elif main == EXPLORE:
        begin_explore(s)
    elif main == SETTLE:
        settle_on(s)
    elif main == RAID:
        begin_raid(s)
    else:
        if main == TRADE:
            acting.sell(s)
        else:
            acting.discover(s)
        end_action(s)


def end_action(s: SettlersState) -> None:
    """The action is over."""
    s.tile_now = NOTHING
    s.bot[STRENGTH] = 0
    s.bot[BOT_LEFT] = 0
    s.bot[FREE] = 0
    s.proceed()


def recruit_on(s: SettlersState) -> None:
    """§19.9 The next die; between equals the person chooses."""
    while s.bot[BOT_LEFT] > 0:
        colours = wants.recruits(s)
        if ones(colours) > 1:
            s.step = BotStep.HIRE
            s.ask(0)
            return
        if colours == 0:
            break
        acting.recruit(s, lowest(colours))
    end_action(s)


def begin_explore(s: SettlersState) -> None:
    """§19.10 One tile is drawn, whatever the strength; all strength above one is unused."""
    unused(s, s.bot[STRENGTH] - 1)
    if s.stack != 0 and explore.has_room(s, BOT):
        s.count = 1
        s.step = BotStep.DRAW
        s.await_chance(ones(s.stack))
    else:
        s.tell(BotLog.NO_PLACE, BOT)
        end_action(s)


def place_on(s: SettlersState) -> None:
    """§19.10 The tile finds its place; between equals the person chooses."""
    out = zeros(SPOTS)
    if wants.places(s, out) > 1:
        s.step = BotStep.PLACE
        s.ask(0)
    else:
        lay(s, out[0])


def lay(s: SettlersState, action: i64) -> None:
    """§19.10 The tile lies; the person may come along."""
    acting.settle_new_tile(s, cell_at(first_of(action) - MIDDLE, second_of(action) - MIDDLE))
    if explore.may_join(s, BOT, 0):
        s.step = BotStep.JOIN
        s.ask(0)
    else:
        end_action(s)


def settle_on(s: SettlersState) -> None:
    """§19.11 §19.12 The next tent; between equals the person chooses; without tents it fetches some."""
    while True:
        if not acting.can_settle(s):
            if s.bot[STRENGTH] == 0:
                break
            acting.fetch_tents(s)
            continue
        tiles = wants.settlements(s)
        if ones(tiles) > 1:
            s.step = BotStep.TENT
            s.ask(0)
            return
        if tiles == 0:
            unused(s, s.bot[STRENGTH])
            break
        acting.settle(s, lowest(tiles))
    end_action(s)


def begin_raid(s: SettlersState) -> None:
    """§19.14 The tile is chosen; between equals by the person."""
    if acting.begin_raid(s):
        tiles = wants.raids(s)
        if ones(tiles) > 1:
            s.step = BotStep.RAID
            s.ask(0)
            return
        acting.raid(s, lowest(tiles))
    end_action(s)


# ---- what the person chooses ----


def bot_choices(s: SettlersState, out: vec[i64]) -> i64:
    """What the person may choose for the Diceoneer, or about it."""
    step = s.step
    if step == BotStep.HIRE:
        return listed(wants.recruits(s), Do.HIRE, out, 0)
    if step == BotStep.PLACE:
        return wants.places(s, out)
    if step == BotStep.JOIN:
        out[0] = Do.JOIN
        out[1] = Do.PASS
        return 2
    if step == BotStep.TENT:
        return listed(wants.settlements(s), Do.CHOOSE, out, 0)
    if step == BotStep.RAID:
        return listed(wants.raids(s), Do.CHOOSE, out, 0)
    out[0] = Do.PASS
    return listed(wants.lonely_factories(s), Do.CHOOSE, out, 1)


def bot_answers(s: SettlersState, action: i64) -> None:
    """The person has chosen."""
    step = s.step
    first = first_of(action)
    if step == BotStep.HIRE:
        acting.recruit(s, first)
        recruit_on(s)
    elif step == BotStep.PLACE:
        lay(s, action)
    elif step == BotStep.JOIN:
        join(s, verb_of(action))
    elif step == BotStep.TENT:
        acting.settle(s, first)
        settle_on(s)
    elif step == BotStep.RAID:
        acting.raid(s, first)
        end_action(s)
    else:
        if verb_of(action) == Do.CHOOSE:
            acting.send_home(s, first)
        s.proceed()


def join(s: SettlersState, verb: i64) -> None:
    """§19.10 The person comes along, or not; if so, it adds a tent of its own."""
    if verb == Do.JOIN:
        explore.join(s, 0)
        if s.of(BOT, TENTS) > 0:
            acting.add_tent(s, s.tile_now)
    end_action(s)
