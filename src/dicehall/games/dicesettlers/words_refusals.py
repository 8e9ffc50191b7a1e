"""Why an action is not legal now: the number of the rule, and the reason in words."""

from dicehall.core.actions import first_of, verb_of
from dicehall.core.state import Refusal
from dicehall.games.dicesettlers.content_box import COLOUR_NAMES, MAIN_NAMES
from dicehall.games.dicesettlers.content_technologies import TERRAIN_NAMES
from dicehall.games.dicesettlers.freely import is_rested, lead_needed
from dicehall.games.dicesettlers.icons import icons_left, sources
from dicehall.games.dicesettlers.land import has_access, reach
from dicehall.games.dicesettlers.notation import SEAT_NAMES, tile_name
from dicehall.games.dicesettlers.research import has_tokens, icons_due, stands_on_terrains
from dicehall.games.dicesettlers.state import SettlersState
from dicehall.games.dicesettlers.terms import (
    ACTIVE,
    CABINS,
    CELL,
    EXPLORE,
    KNOWN,
    NOBODY,
    NOTHING,
    OWNER,
    RAID,
    RECRUIT,
    RESEARCH,
    SUPPLY,
    TENTS,
    TRADE,
    USED,
    Do,
    Step,
)

# the verbs that answer what is asked at each step
ANSWERS: "dict[int, tuple[int, ...]]" = {
    Step.DRAFT: (Do.TAKE_TILE,),
    Step.LAYOUT: (Do.PLACE,),
    Step.ROLL: (Do.DONE, Do.TURN_WITH, Do.ROLL_WITH, Do.DRAW_WITH, Do.USE, Do.TURN_DIE, Do.PICK),
    Step.TURN: (Do.MAIN, Do.FACTORY, Do.FACTORY_STAY, Do.GOVERN, Do.EXPLODE, Do.END),
    Step.PAY: (Do.SPEND, Do.FLIP, Do.LONE, Do.HALF, Do.DONE),
    Step.HIRE: (Do.HIRE,),
    Step.KEEP_TILE: (Do.TAKE_TILE,),
    Step.PLACE: (Do.PLACE,),
    Step.GAIN: (Do.HIRE,),
    Step.JOIN: (Do.JOIN, Do.PASS),
    Step.STAY: (Do.JOIN, Do.PASS),
    Step.SETTLE: (Do.GATHER, Do.TENT, Do.LIFT),
    Step.LIFT: (Do.LIFT, Do.DONE),
    Step.AIM: (Do.AIM,),
    Step.RAID: (Do.HIT,),
    Step.HARVEST: (Do.TOKEN,),
    Step.EXTRA: (Do.TOKEN,),
    Step.TRADE: (Do.SELL, Do.SELL_SPENT, Do.SELL_ACTIVE, Do.DONE),
    Step.STUDY: (Do.STUDY,),
    Step.PRICE: (Do.PRICE,),
    Step.BUILD: (Do.BUILD,),
    Step.BLAST_AIM: (Do.AIM,),
    Step.BLAST: (Do.HIT, Do.DONE),
    Step.CARAVAN: (Do.TENT,),
    Step.CLEAN: (Do.KEEP, Do.DONE),
}
EFFECTS: "dict[int, tuple[str, str]]" = {
    RECRUIT: ("6.2", "There is no die in the supply of a colour to which you have access."),
    EXPLORE: ("7.3", "There is no tile left, or no free place beside a tile of yours."),
    RAID: ("9.1", "It takes a tent in your supply, and tents of others that you can pay for where you are present."),
    TRADE: ("11.1", "You have nothing to sell."),
    RESEARCH: ("12.1", "There is no technology on display that you may research and can pay."),
}


def refusal(s: SettlersState, seat: int, action: int) -> Refusal:
    """The rule against an action of a seat that is to decide something."""
    verb = int(verb_of(action))
    first = int(first_of(action))
    if verb not in ANSWERS.get(s.step, ()):
        return Refusal("4.4", "That is not what is asked now.")
    if s.step == Step.ROLL:
        return about_rolling(s, seat, verb, first)
    if s.step == Step.TURN:
        return in_turn(s, seat, verb, first)
    if s.step == Step.PAY:
        return about_paying(s, seat, verb, first)
    if verb == Do.HIRE:
        return about_colour(s, seat, first)
    if verb == Do.STUDY:
        return about_technology(s, seat, first)
    if verb == Do.TENT:
        return about_tent(s, seat, first)
    return about_rest(s, verb, first)


def about_rolling(s: SettlersState, seat: int, verb: int, first: int) -> Refusal:
    """Why something cannot be done in the Roll phase."""
    if verb == Do.USE:
        return Refusal("12.4", "You have no such technology to flip now.")
    if verb == Do.TURN_DIE:
        return Refusal("3.5", "Turn an active die of yours to another of its own faces, and first say what you spend.")
    if verb == Do.DONE:
        return Refusal("3.5", "First finish what you have spent a die for.")
    if s.of(seat, ACTIVE + first) == 0:
        return Refusal("3.4", f"You have no active die {s.box.kind_names[first]}.")
    if verb == Do.PICK:
        return Refusal("3.5", "Pick dice in the order of the list, and only after you have spent a Pioneer.")
    if verb == Do.DRAW_WITH:
        return Refusal("3.6", "A Food, Wood, Iron or Gold draws two dice, while there are any in your bag.")
    return Refusal("3.5", "A Pioneer turns a die or rolls dice again, a resource turns a die: one beside it.")


def in_turn(s: SettlersState, seat: int, verb: int, first: int) -> Refusal:
    """Why something cannot be done in a turn."""
    if verb == Do.MAIN:
        return about_main(s, seat, first)
    if verb == Do.END:
        return Refusal("4.5", "In your first turn you take a main action before you end it.")
    if verb == Do.EXPLODE:
        return Refusal("14.1", "You have no marker there, or it would do nothing now.")
    if verb == Do.GOVERN:
        return about_govern(s, seat, first)
    return about_factory(s, seat, verb, first)


def about_main(s: SettlersState, seat: int, main: int) -> Refusal:
    """Why a main action cannot be taken."""
    name = MAIN_NAMES[main]
    if s.credit == 0:
        return Refusal("4.1", "You have taken your main action.")
    if (s.of(seat, USED) >> main) & 1 == 1:
        return Refusal("4.2", f"You have taken {name} in this round.")
    if icons_left(s, seat, sources(s, seat, main), 0) == 0:
        return Refusal("5.1", f"You have no icon to spend on {name}.")
    return Refusal(*EFFECTS.get(main, ("5.4", f"{name} would have no effect.")))


def about_govern(s: SettlersState, seat: int, tile: int) -> Refusal:
    """Why a tile cannot be governed."""
    name = tile_name(s.box, tile)
    if s.of(seat, CABINS) == 0:
        return Refusal("2.5", "All your houses are on the map.")
    if s.tile[OWNER + tile] != NOBODY:
        return Refusal("15.2", f"There is a house on {name}.")
    return Refusal("15.2", f"You need {lead_needed(s, seat)} tents more than any other player on {name}.")


def about_factory(s: SettlersState, seat: int, verb: int, tile: int) -> Refusal:
    """Why a factory cannot be used."""
    name = tile_name(s.box, tile)
    if (s.box.factories >> tile) & 1 == 0:
        return Refusal("15.1", f"{name} is no factory.")
    if s.tile[CELL + tile] < 0 or s.tents(tile, seat) == 0:
        return Refusal("15.1", f"You have no tent on {name}.")
    if not is_rested(s, seat, tile):
        return Refusal("15.1", f"You have used {name} in this round.")
    if verb == Do.FACTORY_STAY:
        return Refusal("13.20", "You have no technology that lets the tent stay.")
    return Refusal("17.6", f"{name} could give you nothing now.")


def about_paying(s: SettlersState, seat: int, verb: int, first: int) -> Refusal:
    """Why something cannot be paid with."""
    if verb == Do.SPEND and s.of(seat, ACTIVE + first) == 0:
        return Refusal("5.1", f"You have no active die {s.box.kind_names[first]}.")
    if verb == Do.FLIP:
        return Refusal("12.4", "You have no such technology to flip now.")
    if verb == Do.DONE:
        return Refusal("5.4", "What you have paid so far is not the price of anything.")
    if verb == Do.SPEND and (sources(s, seat, s.main) >> s.box.kind_icon[first]) & 1 == 0:
        return Refusal("5.1", f"{s.box.kind_names[first]} is of no use for {MAIN_NAMES[s.main]}.")
    if verb in (Do.LONE, Do.HALF) and s.half == 0:
        return Refusal("5.2", "Two Pioneers that you have left are one icon; one alone needs a technology.")
    return Refusal("5.4", "Pay in the order of the list, and no more than is of use.")


def about_colour(s: SettlersState, seat: int, colour: int) -> Refusal:
    """Why a die of a colour cannot be had."""
    if not has_access(s, seat, colour):
        return Refusal("2.4", f"You are not present on any {TERRAIN_NAMES[colour]} tile.")
    if s.pool[SUPPLY + colour] == 0:
        return Refusal("6.2", f"There is no {COLOUR_NAMES[colour]} die in the supply.")
    return Refusal("6.2", "Choose several dice in the order of the list.")


def about_technology(s: SettlersState, seat: int, card: int) -> Refusal:
    """Why a technology cannot be researched."""
    one = s.box.catalogue.cards[card]
    slot = s.slot_of(card)
    if slot == NOTHING:
        return Refusal("12.1", f"{one.name} is not on display.")
    if (s.of(seat, KNOWN) >> slot) & 1 == 1:
        return Refusal("12.1", f"You have {one.name}.")
    if not stands_on_terrains(s, seat, card):
        return Refusal("12.1", f"{one.name} asks for presence on {' and '.join(one.terrain)}.")
    if not has_tokens(s, seat, card):
        return Refusal("12.2", f"{one.name} costs {' and '.join(one.tokens)}.")
    return Refusal("12.2", f"{one.name} costs {icons_due(s, card, s.bonus)} Research icons.")


def about_tent(s: SettlersState, seat: int, tile: int) -> Refusal:
    """Why a tent cannot be placed there."""
    name = tile_name(s.box, tile)
    if s.tile[CELL + tile] < 0:
        return Refusal("8.3", f"{name} is not on the map.")
    if (reach(s, seat) >> tile) & 1 == 0:
        return Refusal("8.3", f"You are not present on {name}, nor beside it.")
    return Refusal("8.3", f"You have {s.of(seat, TENTS)} tents in your supply.")


def about_rest(s: SettlersState, verb: int, first: int) -> Refusal:
    """The rule against anything else."""
    if verb == Do.HIT:
        return Refusal("9.3", f"No tent of {SEAT_NAMES[first]} can be taken away there.")
    texts: dict[int, tuple[str, str]] = {
        Do.TAKE_TILE: ("7.2" if s.step == Step.KEEP_TILE else "1.6", "Keep one of the tiles that lie there."),
        Do.PLACE: ("7.3" if s.step == Step.PLACE else "1.7", "A tile touches two others, and one of yours if it can."),
        Do.LIFT: ("8.4", "You have no tent there; several are taken back in the order of the list."),
        Do.AIM: ("9.1", "Choose a tile in reach with tents of others."),
        Do.TOKEN: ("10.1", "That icon does not bring this token."),
        Do.SELL: ("11.2", "That is no set of tokens that you have and can sell."),
        Do.SELL_SPENT: ("11.3", "You have no such spent die."),
        Do.SELL_ACTIVE: ("11.3", "You have no such active die."),
        Do.PRICE: ("12.2", "That is not the price, or more than you have."),
        Do.BUILD: ("17.7", "No house can be built there now."),
        Do.KEEP: ("16.1", "You have no such die to keep; several are kept in the order of the list."),
    }
    return Refusal(*texts.get(verb, ("11.1", "First use the icon that you have paid.")))
