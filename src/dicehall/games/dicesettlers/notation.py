"""Names of actions, and what they mean in a sentence."""

from typing import Final

from dicehall.core.actions import Slot, Verb, Vocabulary, first_of, fourth_of, numbers, second_of, third_of, verb_of
from dicehall.games.dicesettlers import setup
from dicehall.games.dicesettlers.content_box import A_COLOUR, COLOUR_NAMES, MAIN_NAMES, Box
from dicehall.games.dicesettlers.content_technologies import ICON_NAMES, TOKEN_NAMES
from dicehall.games.dicesettlers.hexes import MIDDLE, SIDE
from dicehall.games.dicesettlers.rolling import falling_colour
from dicehall.games.dicesettlers.state import SettlersState, nth_bit
from dicehall.games.dicesettlers.terms import FACES, ROLL_STEP, TERRAINS, Do, Roll, Step
from dicehall.games.dicesettlers.trade import set_price
from dicehall.games.dicesettlers.words_diceoneer import bot_outcome

SEAT_NAMES: Final = ["blue", "vermilion", "green", "amber"]
MOST_SOLD: Final = 3
MOST_PAID: Final = 4


def vocabulary(box: Box) -> Vocabulary:
    """All actions, in the order of `Do`."""
    tile = Slot("tile", [tile_name(box, number) for number in range(len(box.tiles))])
    kind = Slot("die", box.kind_names)
    icon = Slot("icon", ICON_NAMES)
    card = Slot("card", [card.name for card in box.catalogue.cards])
    colour = Slot("colour", COLOUR_NAMES)
    q, r = (Slot(name, [str(i - int(MIDDLE)) for i in range(int(SIDE))]) for name in ("q", "r"))
    sold = [numbers(name, MOST_SOLD + 1) for name in ("food", "wood", "iron", "gold")]
    paid = [numbers(name, MOST_PAID + 1) for name in ("food", "wood", "iron", "gold")]
    amounts = "{food} food, {wood} wood, {iron} iron, {gold} gold"
    return Vocabulary(
        Verb("done"),
        Verb("end turn"),
        Verb("pass"),
        Verb("join"),
        Verb("gather"),
        Verb("take {tile}", tile),
        Verb("place at {q},{r}", q, r),
        Verb("turn with {die}", kind),
        Verb("roll with {die}", kind),
        Verb("draw with {die}", kind),
        Verb("use {card}", card),
        Verb("turn {die} to {icon}", kind, icon),
        Verb("pick {die}", kind),
        Verb("main {action}", Slot("action", MAIN_NAMES)),
        Verb("spend {die}", kind),
        Verb("flip {card}", card),
        Verb("lone {colour} Pioneer", colour),
        Verb("paired {colour} Pioneer", colour),
        Verb("token {token}", Slot("token", TOKEN_NAMES)),
        Verb("hire {colour}", Slot("colour", COLOUR_NAMES[:TERRAINS])),
        Verb("tent on {tile}", tile),
        Verb("lift from {tile}", tile),
        Verb("aim at {tile}", tile),
        Verb("hit {seat}", Slot("seat", SEAT_NAMES)),
        Verb("sell " + amounts, *sold),
        Verb("sell spent {colour}", colour),
        Verb("sell active {die}", kind),
        Verb("study {card}", card),
        Verb("pay " + amounts, *paid),
        Verb("factory {tile}", tile),
        Verb("factory {tile}, staying", tile),
        Verb("govern {tile}", tile),
        Verb("build on {tile}", tile),
        Verb("explode {card}", card),
        Verb("keep {die}", kind),
        Verb("choose {tile}", tile),
    )


def tile_name(box: Box, tile: int) -> str:
    """A tile as one speaks of it."""
    return box.tile_name(tile)


def describe(s: SettlersState, seat: int, action: int) -> str:
    """An action as a sentence."""
    verb = int(verb_of(action))
    first = int(first_of(action))
    if verb in (Do.DONE, Do.END, Do.PASS, Do.JOIN, Do.GATHER):
        return simple(s, seat, verb)
    if verb in (Do.TURN_WITH, Do.ROLL_WITH, Do.DRAW_WITH, Do.TURN_DIE, Do.PICK, Do.SPEND, Do.SELL_ACTIVE, Do.KEEP):
        return about_die(s, verb, first, int(second_of(action)))
    if verb in (Do.USE, Do.FLIP, Do.STUDY, Do.EXPLODE):
        return about_card(s, verb, first)
    if verb in (Do.LONE, Do.HALF, Do.HIRE, Do.SELL_SPENT):
        return about_colour(s, verb, first)
    if verb in (Do.SELL, Do.PRICE):
        return about_tokens(s, action)
    if verb == Do.PLACE:
        return f"Place the tile at {first - MIDDLE}, {second_of(action) - MIDDLE}."
    if verb == Do.MAIN:
        return f"{MAIN_NAMES[first]}."
    if verb == Do.TOKEN:
        return f"Take {TOKEN_NAMES[first]}."
    if verb == Do.HIT:
        return f"{'Replace' if s.step == Step.RAID else 'Send back'} a tent of {SEAT_NAMES[first]}."
    return about_tile(s, verb, first)


def simple(s: SettlersState, seat: int, verb: int) -> str:
    """A sentence for an action without details."""
    if verb == Do.END:
        return "End your turn."
    if verb == Do.PASS:
        return "Put no tent there."
    if verb == Do.GATHER:
        return "Take a tent from the general supply."
    if verb == Do.JOIN:
        return "Put another tent on the new tile." if s.step == Step.STAY else "Put a tent on the new tile."
    if s.step == Step.ROLL:
        picking = seat >= 0 and s.of(seat, ROLL_STEP) == Roll.PICK
        return "Roll the dice that you have picked." if picking else "Finish your Roll phase."
    texts: dict[int, str] = {
        Step.PAY: f"Pay no more: {icon_count(int(s.paid))}.",
        Step.CLEAN: "Keep no more dice.",
        Step.TRADE: "Sell no more.",
        Step.LIFT: "Take no more tents back.",
    }
    return texts.get(s.step, "No more.")


def icon_count(n: int) -> str:
    """So many icons."""
    return f"{n} icon" if n == 1 else f"{n} icons"


def about_die(s: SettlersState, verb: int, kind: int, icon: int) -> str:
    """A sentence for an action with a die."""
    name = s.box.kind_names[kind]
    texts: dict[int, str] = {
        Do.TURN_WITH: f"Spend {name} to turn a die.",
        Do.ROLL_WITH: f"Spend {name} to roll up to three dice again.",
        Do.DRAW_WITH: f"Spend {name} to draw two dice.",
        Do.PICK: f"Roll {name} again.",
        Do.SPEND: f"Spend {name}.",
        Do.SELL_ACTIVE: f"Sell an active die, {name}, for {s.box.die_price} VP.",
        Do.KEEP: f"Keep {name}.",
    }
    return texts.get(verb, f"Turn {name} to {ICON_NAMES[icon]}.")


def about_card(s: SettlersState, verb: int, card: int) -> str:
    """A sentence for an action with a technology."""
    one = s.box.catalogue.cards[card]
    if verb == Do.STUDY:
        return f"Research {one.name}: {one.text}"
    if verb == Do.FLIP:
        return f"Flip {one.name} for an icon."
    if verb == Do.USE:
        return f"Use {one.name}: {one.text}"
    return f"Explode {one.name}. {one.text}"


def about_colour(s: SettlersState, verb: int, colour: int) -> str:
    """A sentence for an action with a colour of dice."""
    name = COLOUR_NAMES[colour]
    texts: dict[int, str] = {
        Do.LONE: f"Spend one {name} Pioneer, by a technology that is flipped.",
        Do.HALF: f"Spend {A_COLOUR[colour]} Pioneer, the {'second' if s.half == 1 else 'first'} of two.",
        Do.HIRE: f"Gain {A_COLOUR[colour]} die.",
    }
    return texts.get(verb, f"Sell a spent {name} die for {s.box.die_price} VP.")


def about_tokens(s: SettlersState, action: int) -> str:
    """A sentence for a sale or a price."""
    counts = [int(first_of(action)), int(second_of(action)), int(third_of(action)), int(fourth_of(action))]
    what = " and ".join(f"{n} {TOKEN_NAMES[i]}" for i, n in enumerate(counts) if n > 0) or "nothing"
    if verb_of(action) == Do.PRICE:
        return f"Pay {what}."
    return f"Sell {what} for {set_price(s, counts[0], counts[1], counts[2], counts[3])} VP."


def about_tile(s: SettlersState, verb: int, tile: int) -> str:
    """A sentence for an action with a tile."""
    name = tile_name(s.box, tile)
    texts: dict[int, str] = {
        Do.TAKE_TILE: f"Keep {name}.",
        Do.TENT: f"Put a tent on {name}.",
        Do.LIFT: f"Take a tent back from {name}.",
        Do.AIM: f"Raid {name}." if s.step == Step.AIM else f"Blast {name}.",
        Do.FACTORY: f"Use the factory of {name}: a tent leaves it.",
        Do.FACTORY_STAY: f"Use the factory of {name}; the tent stays.",
        Do.GOVERN: f"Govern {name}: tents for a house.",
        Do.BUILD: f"Build a house on {name}.",
    }
    return texts.get(verb, f"Choose {name}.")


def outcome(s: SettlersState, number: int) -> str:
    """What an outcome of chance would be."""
    step = s.step
    if step >= Step.BOT:
        return bot_outcome(s, number)
    if step == Step.FALL:
        return s.box.kind_names[s.box.rolled(falling_colour(s, s.whose, number), number % FACES)]
    if step == Step.SURVEY:
        return tile_name(s.box, nth_bit(s.stack, number))
    if step == Step.STARTERS:
        return tile_name(s.box, nth_bit(s.starters, number))
    if step == Step.SHOW:
        return s.box.catalogue.name(nth_bit(setup.deck(s, setup.next_slot(s)), number))
    return SEAT_NAMES[number]
