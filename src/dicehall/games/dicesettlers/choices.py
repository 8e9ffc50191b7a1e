"""What may be done at each step of the sequence of play: each list is made by the chapter that rules it."""

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.games.dicesettlers import (
    explore,
    explosives,
    harvest,
    icons,
    raid,
    recruit,
    research,
    rolling,
    rounds,
    settle,
    setup,
    tiles,
    trade,
    turns,
)
from dicehall.games.dicesettlers.freely import listed
from dicehall.games.dicesettlers.state import SettlersState
from dicehall.games.dicesettlers.terms import NOTHING, RAID, Do, Step


def legal(s: SettlersState, seat: i64, out: vec[i64]) -> i64:
    """What a seat may do now."""
    step = s.step
    if step == Step.ROLL:
        return rolling.choices(s, seat, out)
    if step == Step.TURN:
        return turns.choices(s, seat, out)
    if step == Step.PAY:
        return icons.payments(s, seat, out)
    if step == Step.SETTLE:
        return settle.uses(s, seat, out)
    if step == Step.CLEAN:
        return rounds.keepable(s, seat, out)
    if step == Step.TRADE:
        return trade.sales(s, seat, out)
    if step == Step.HIRE:
        return recruit.colours(s, seat, out)
    if step == Step.PLACE:
        return explore.places(s, seat, out)
    if step in (Step.JOIN, Step.STAY):
        return joining(out)
    return rarer(s, seat, out)


def rarer(s: SettlersState, seat: i64, out: vec[i64]) -> i64:
    """What may be done in the rarer steps."""
    step = s.step
    if step in (Step.DRAFT, Step.KEEP_TILE):
        return explore.drawn_tiles(s, out)
    if step == Step.AIM:
        return raid.aims(s, seat, icons.icons_left(s, seat, icons.sources(s, seat, RAID), 0) + s.bonus, out)
    if step == Step.RAID:
        return raid.hits(s, seat, out)
    if step == Step.STUDY:
        return research.cards(s, seat, s.bonus, out)
    if step == Step.PRICE:
        return research.prices(s, seat, out)
    if step == Step.LIFT:
        return settle.more_to_lift(s, seat, out)
    if step == Step.HARVEST:
        return harvest.tokens(s, seat, out)
    if step == Step.EXTRA:
        return harvest.harvested(s, out)
    if step == Step.GAIN:
        return tiles.any_die(s, seat, out)
    if step == Step.LAYOUT:
        return setup.layout(s, out)
    return of_explosions(s, seat, out)


def of_explosions(s: SettlersState, seat: i64, out: vec[i64]) -> i64:
    """What may be done while something explodes, or a factory builds a house."""
    if s.step == Step.BLAST_AIM:
        return listed(explosives.blast_tiles(s, seat), Do.AIM, out, 0)
    if s.step == Step.BLAST:
        return explosives.blast_hits(s, seat, out)
    if s.step == Step.CARAVAN:
        return listed(explosives.caravan_tiles(s, seat), Do.TENT, out, 0)
    if s.target == NOTHING:
        return listed(tiles.upgradable(s, seat, s.tile_now, 0), Do.BUILD, out, 0)
    return listed(explosives.rush_tiles(s, seat), Do.BUILD, out, 0)


def joining(out: vec[i64]) -> i64:
    """§7.5 §7.6 To put a tent on the new tile, or not."""
    out[0] = Do.JOIN
    out[1] = Do.PASS
    return 2
