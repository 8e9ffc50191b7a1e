"""What is asked, in words; and what can be read off about a player."""

from typing import Final

from dicehall.core.scene import Fact
from dicehall.core.state import CHANCE
from dicehall.games.dicesettlers.content_box import MAIN_NAMES
from dicehall.games.dicesettlers.content_technologies import ICON_NAMES, TOKEN_NAMES
from dicehall.games.dicesettlers.scoring import by_source
from dicehall.games.dicesettlers.state import SettlersState, ones
from dicehall.games.dicesettlers.terms import (
    ACTIVE,
    BAG,
    CABINS,
    COLOURS,
    HARVEST,
    HOUSES,
    KNOWN,
    NOTHING,
    PICKS,
    POINTS,
    QUOTA,
    ROLL_STEP,
    SHOW,
    SHOWN,
    SPENT,
    TENTS,
    TOKEN,
    Do,
    Roll,
    Step,
)
from dicehall.games.dicesettlers.words_diceoneer import BOT_RULES, bot_prompt

SOURCES: Final = ["tiles", "technologies", "dice", "houses", "collected"]

# by what rule a seat is asked at each step
RULES: "Final[dict[int, str]]" = {
    Step.FIRST: "1.5",
    Step.SHOW: "1.3",
    Step.STARTERS: "1.6",
    Step.DRAFT: "1.6",
    Step.LAYOUT: "1.7",
    Step.FALL: "3.4",
    Step.ROLL: "3.5",
    Step.TURN: "4.1",
    Step.PAY: "5.4",
    Step.HIRE: "6.2",
    Step.SURVEY: "7.1",
    Step.KEEP_TILE: "7.2",
    Step.PLACE: "7.3",
    Step.GAIN: "17.3",
    Step.JOIN: "7.5",
    Step.STAY: "7.6",
    Step.SETTLE: "8.1",
    Step.LIFT: "8.4",
    Step.AIM: "9.1",
    Step.RAID: "9.3",
    Step.HARVEST: "10.1",
    Step.EXTRA: "13.18",
    Step.TRADE: "11.2",
    Step.STUDY: "12.1",
    Step.PRICE: "12.2",
    Step.BUILD: "17.7",
    Step.BLAST_AIM: "14.2",
    Step.BLAST: "14.2",
    Step.CARAVAN: "14.3",
    Step.CLEAN: "16.1",
}

QUESTIONS: "Final[dict[int, str]]" = {
    Step.DRAFT: "Keep one of these starting tiles; the others are passed on.",
    Step.LAYOUT: "Lay your starting tile: it touches two others.",
    Step.GAIN: "Your new tile gives you a die: choose its colour.",
    Step.KEEP_TILE: "Keep one of the tiles that you have drawn.",
    Step.STAY: "Others have joined you. Put another tent on the new tile?",
    Step.LIFT: "Take back more tents for the same icon, or be done.",
    Step.AIM: "Choose the tile that you raid.",
    Step.HARVEST: "Choose the token that this icon brings.",
    Step.EXTRA: "Choose what you take one token more of.",
    Step.STUDY: "Choose the technology that you research.",
    Step.BLAST_AIM: "Choose the tile from which tents are blown home.",
}

ROLLING: "Final[dict[int, str]]" = {
    Roll.CHOOSE: "Spend an icon to turn a die, to roll again or to draw more; or be ready.",
    Roll.TURN_DIE: "Choose a die, and the face that it shows from now on.",
}


def rule_now(s: SettlersState) -> str:
    """The number of the rule by which a seat is asked now."""
    if s.step >= Step.BOT:
        return BOT_RULES[s.step]
    if s.step == Step.BUILD and s.target != NOTHING:
        return "14.8"
    return RULES[s.step]


def prompt(s: SettlersState, seat: int) -> str:
    """What is asked of the seat now."""
    if s.actor == CHANCE:
        return "The dice fall." if s.step == Step.FALL else "The table draws."
    if not s.owes(seat):
        return f"Waiting for {' and '.join(f'Player {other + 1}' for other in s.pending)}."
    if s.step >= Step.BOT:
        return bot_prompt(s)
    if s.step == Step.ROLL:
        return rolling(s, seat)
    if s.step == Step.CLEAN:
        return keeping(s, seat)
    if s.step == Step.TURN:
        return turn(s, seat)
    if s.step == Step.PAY:
        return paying(s)
    return counting(s, seat)


def rolling(s: SettlersState, seat: int) -> str:
    """The questions of the Roll phase."""
    step = int(s.of(seat, int(ROLL_STEP)))
    if step == Roll.PICK:
        return f"Choose up to {counted(s.of(seat, int(PICKS)), 'die', 'dice')} to roll again."
    return ROLLING[step]


def keeping(s: SettlersState, seat: int) -> str:
    """The question of the Clean-up."""
    picks = int(s.of(seat, int(PICKS)))
    if picks == 1:
        return "Keep one active die for the next round, or none."
    return f"Keep up to {picks} active dice for the next round, or be done."


def turn(s: SettlersState, seat: int) -> str:
    """The question of a turn: what kind of things there are to do."""
    can: list[str] = []
    verbs = {action & 255 for action in s.legal(seat)}
    if int(Do.MAIN) in verbs:
        can.append("take a main action")
    if int(Do.FACTORY) in verbs or int(Do.FACTORY_STAY) in verbs:
        can.append("use a factory")
    if int(Do.GOVERN) in verbs:
        can.append("govern a tile")
    if int(Do.EXPLODE) in verbs:
        can.append("explode your technology")
    if int(Do.END) in verbs:
        can.append("end your turn")
    said = f"{', '.join(can[:-1])} or {can[-1]}" if len(can) > 1 else can[0]
    return f"{said[0].upper()}{said[1:]}."


def paying(s: SettlersState) -> str:
    """The question of a payment."""
    main = MAIN_NAMES[s.main]
    if s.half == 1:
        return f"{main}: choose the second of the two Pioneers."
    paid = int(s.paid + s.bonus)
    have = f" You have {counted(paid, 'icon', 'icons')} so far." if paid > 0 else ""
    if s.main == int(HARVEST):
        return f"Harvest: spend resource icons, a token for each.{have}"
    if s.target != NOTHING:
        card = s.box.catalogue.cards[s.target]
        return f"{card.name}: spend {counted(card.research, 'Research icon', 'Research icons')}.{have}"
    return f"{main}: spend {ICON_NAMES[s.main]} icons.{have}"


def counting(s: SettlersState, seat: int) -> str:
    """Questions about what is counted, or named, now."""
    left = int(s.count)
    if s.step == Step.HIRE:
        return f"Choose the colour of your new die: {counted(left, 'die', 'dice')} to come."
    if s.step == Step.PLACE:
        return f"Lay {s.box.tile_name(s.tile_now)}: beside a tile of yours, touching two tiles."
    if s.step == Step.JOIN:
        return f"{s.box.tile_name(s.tile_now)} is your new neighbour. Put a tent there?"
    if s.step == Step.SETTLE:
        tents = counted(s.of(seat, int(TENTS)), "tent", "tents")
        icons = counted(left, "icon", "icons")
        return f"Settle, {icons} left: get a tent, place one, or take some back. You have {tents}."
    if s.step == Step.RAID:
        return f"Raid, {counted(left, 'icon', 'icons')} left: choose whose tent you replace."
    if s.step == Step.TRADE:
        return f"Trade, {counted(left, 'icon', 'icons')} left: sell tokens or a die."
    if s.step == Step.PRICE:
        return f"{s.box.catalogue.name(s.target)}: choose the tokens that you pay with."
    if s.step == Step.BUILD:
        return "Choose the tile where your house is built."
    if s.step == Step.BLAST:
        return f"Choose whose tent goes home: up to {left} more."
    if s.step == Step.CARAVAN:
        return f"Place a tent from the general supply: {left} left."
    return QUESTIONS[s.step]


def counted(n: int, one: str, many: str) -> str:
    """So many of a thing."""
    return f"{n} {one if n == 1 else many}"


def panel(s: SettlersState, seat: int) -> list[Fact]:
    """What everybody may read off about a player: bags are open."""
    facts = [
        Fact("VP collected", str(s.of(seat, int(POINTS)))),
        Fact("dice quota", str(s.of(seat, int(QUOTA)))),
        Fact("bag", dice_words(s, seat, int(BAG))),
        Fact("active dice", active_words(s, seat)),
        Fact("spent dice", dice_words(s, seat, int(SPENT))),
        Fact("tents at hand", str(s.of(seat, int(TENTS)))),
        Fact("houses on the map", f"{HOUSES - s.of(seat, int(CABINS))} of {HOUSES}"),
    ]
    tokens = [
        f"{s.of(seat, int(TOKEN) + i)} {name}" for i, name in enumerate(TOKEN_NAMES) if s.of(seat, int(TOKEN) + i) > 0
    ]
    facts.append(Fact("tokens", ", ".join(tokens) or "none"))
    if ones(s.of(seat, int(KNOWN))) > 0:
        facts.append(Fact("technologies", ", ".join(known(s, seat))))
    return facts


def known(s: SettlersState, seat: int) -> list[str]:
    """The technologies of a player; one that is flipped says so."""
    return [
        f"{s.box.catalogue.name(s.pool[SHOW + slot])}{' (flipped)' if s.has_flipped(seat, slot) else ''}"
        for slot in range(int(SHOWN))
        if s.has_card(seat, slot)
    ]


def dice_words(s: SettlersState, seat: int, field: int) -> str:
    """Dice by colour."""
    found = [
        f"{s.of(seat, field + colour)} {s.box.dice[colour].colour}"
        for colour in range(int(COLOURS))
        if s.of(seat, field + colour) > 0
    ]
    return ", ".join(found) or "none"


def active_words(s: SettlersState, seat: int) -> str:
    """Active dice by colour and icon."""
    found: list[str] = []
    for kind in range(int(s.box.kinds)):
        n = int(s.of(seat, int(ACTIVE) + kind))
        if n > 0:
            found.append(f"{n} {s.box.kind_names[kind]}" if n > 1 else s.box.kind_names[kind])
    return ", ".join(found) or "none"


def tally(s: SettlersState, seat: int) -> list[Fact]:
    """§18.1 Where a player's points come from."""
    points = by_source(s, seat)
    return [Fact(name, str(points[i])) for i, name in enumerate(SOURCES)]
