"""Who may do what at a table: a wish becomes the events that carry it out, or is Denied with the reason."""

from dicehall.bots.levels import bots
from dicehall.core.errors import DicehallError
from dicehall.core.match import Match
from dicehall.hall import events as ev
from dicehall.hall.chat import EVERYBODY
from dicehall.hall.messages import Say
from dicehall.hall.table import FINISHED, OPEN, PLAYING, Chair, Table, unused

NAME_LENGTH = 20
SALT_LENGTH = 64
TEXT_LENGTH = 500
NOBODY = -1


class Denied(DicehallError):
    """A wish that is not carried out: why, in words; the HTTP status that says the same; a rule of the game, if any."""

    def __init__(self, text: str, status: int = 409, rule: str = "", stale: bool = False) -> None:
        super().__init__(text)
        self.text = text
        self.status = status
        self.rule = rule
        self.stale = stale


def demand(holds: bool, text: str, status: int = 409) -> None:
    """Deny the wish unless the condition holds."""
    if not holds:
        raise Denied(text, status)


# ---- before the game ----


def sit(table: Table, person: str, name: str, seat: int, salt: str) -> list[ev.AnyEvent]:
    """Take a free seat."""
    chair = chair_at(table, seat)
    demand(table.state == OPEN, "The game has begun; you can watch it.")
    demand(chair.is_free or chair.person == person, f"{chair.name} sits there.")
    taken = [other.name for other in table.chairs if other is not chair]
    return [ev.Sat(seat=seat, person=person, name=unused(clean_name(name), taken), salt=clean_salt(salt))]


def stand(table: Table, person: str, seat: int) -> list[ev.AnyEvent]:
    """Give a seat up before the game; the host may also ask somebody to leave."""
    chair = chair_at(table, seat)
    demand(table.state == OPEN, "The game has begun; leave it to a bot instead.")
    demand(bool(chair.person) and person in (chair.person, table.opened.host), "That is not your seat.", 403)
    return [ev.Stood(seat=seat)]


def seat_bot(table: Table, person: str, seat: int, level: str) -> list[ev.AnyEvent]:
    """Give a free seat to a bot, another level to a bot, or take the bot away (no level)."""
    chair = chair_at(table, seat)
    demand(table.state == OPEN, "The game has begun.")
    demand(person == table.opened.host, "Only who opened the table seats bots.", 403)
    demand(not chair.person, f"{chair.name} sits there.")
    if not level:
        return [ev.Stood(seat=seat)]
    return [ev.BotSat(seat=seat, level=known_level(level))]


def ready(table: Table, person: str, seat: int, is_ready: bool) -> list[ev.AnyEvent]:
    """Say that a seat is ready."""
    chair = chair_at(table, seat)
    demand(chair.person == person, "That is not your seat.", 403)
    if table.state != OPEN or chair.ready == is_ready:
        return []
    return [ev.Readied(seat=seat, ready=is_ready)]


def start(table: Table, person: str) -> list[ev.AnyEvent]:
    """Begin: all seats are taken, and all others are ready."""
    if table.state == PLAYING:
        return []
    demand(table.state == OPEN, "This game is over; ask for a rematch.")
    demand(bool(table.seats_of(person)) or person == table.opened.host, "Only who plays here can start.", 403)
    free = [seat + 1 for seat, chair in enumerate(table.chairs) if chair.is_free]
    demand(not free, f"Seat {free[0] if free else 0} is free: wait for somebody, or let a bot sit there.")
    waits = [chair.name for chair in table.chairs if chair.person not in ("", person) and not chair.ready]
    demand(not waits, f"Not ready yet: {', '.join(waits)}.")
    return [ev.Started(salts=[chair.salt for chair in table.chairs])]


# ---- in the game ----


def leave(table: Table, person: str, seat: int, level: str) -> list[ev.AnyEvent]:
    """Leave a seat: to nobody before the game, to a bot in the game."""
    chair = own_chair(table, person, seat)
    if table.state == OPEN:
        return [ev.Stood(seat=seat)]
    demand(table.state == PLAYING, "The game is over.")
    demand(not chair.keeper, "A bot plays for you already.")
    return [ev.Left(seat=seat, level=known_level(level or "normal"))]


def come_back(table: Table, person: str, seat: int) -> list[ev.AnyEvent]:
    """Take the seat back from the bot that kept it."""
    chair = own_chair(table, person, seat)
    return [ev.Returned(seat=seat)] if chair.keeper else []


def move(table: Table, person: str, seat: int, action: int, ply: int, key: str) -> ev.Decided:
    """A seat decides, in answer to the position of `ply`. Whether the action is legal, the game says later."""
    chair = own_chair(table, person, seat)
    if table.state == FINISHED:
        raise Denied("The game is over.", stale=True)
    match = playing(table)
    demand(not chair.keeper, "A bot plays for you; take your seat back first.")
    if not (table.asked_at[seat] <= table.plies.real(seat, ply) <= table.ply) or not match.state.owes(seat):
        raise Denied("The game has moved on; look again.", stale=True)
    refusal = match.state.seen_by(seat).refusal(action, seat)
    if refusal is not None:
        raise Denied(refusal.text, rule=refusal.rule)
    return ev.Decided(key=key, seat=seat, name=match.state.name(action, seat))


def undo(table: Table, person: str, seat: int, ply: int, to: int, key: str) -> list[ev.AnyEvent]:
    """Take back the last decision, or all since the turn began."""
    own_chair(table, person, seat)
    match = playing(table)
    if ply != table.plies.shown(seat, table.ply):
        raise Denied("The game has moved on; look again.", stale=True)
    reason = match.no_undo(seat)
    demand(not reason, reason)
    target = table.ply - 1 if to < 0 else table.plies.real(seat, to)
    demand(table.turn_start(seat) <= target < table.ply, "You cannot go back that far by yourself; ask the others.")
    return [ev.TookBack(key=key, seat=seat, to=target)]


def request(table: Table, person: str, seat: int, to: int, key: str) -> list[ev.AnyEvent]:
    """Ask the others to go back; without others it is done at once."""
    own_chair(table, person, seat)
    match = playing(table)
    to = table.last_decision(seat) if to < 0 else table.plies.real(seat, to)
    demand(0 <= to < match.ply, "There is nothing to go back to.")
    demand(table.request is None, "Somebody has asked already.")
    if not table.others(seat):
        return [ev.TookBack(key=key, seat=seat, to=to)]
    return [ev.Requested(key=key, seat=seat, to=to)]


def consent(table: Table, person: str, seat: int, yes: bool, key: str) -> list[ev.AnyEvent]:
    """Agree, or not; who asked may withdraw. When all have agreed, play goes back."""
    own_chair(table, person, seat)
    asked = table.request
    if asked is None:
        raise Denied("Nobody is asking to go back any more.", stale=True)
    mine = table.seats_of(person)
    if not yes:
        return [ev.Answered(key=key, seat=seat, yes=False)]
    demand(any(other in asked.waits for other in mine), "You have agreed already.")
    answers: list[ev.AnyEvent] = [ev.Answered(key=key, seat=other, yes=True) for other in mine if other in asked.waits]
    if set(asked.waits) <= set(mine):
        answers.append(ev.TookBack(seat=asked.seat, to=asked.ply))
    return answers


def orders(table: Table, person: str, seat: int, let_go: list[str], key: str) -> list[ev.AnyEvent]:
    """Leave standing orders."""
    own_chair(table, person, seat)
    known = [reaction.name for reaction in table.game.reactions]
    wrong = [name for name in let_go if name not in known]
    demand(not wrong, f"{table.game.title} has no such moment; it has: {', '.join(known) or 'none'}", 400)
    return [ev.Ordered(key=key, seat=seat, let_go=sorted(set(let_go)))]


def say(table: Table, person: str, name: str, wish: Say, key: str) -> list[ev.AnyEvent]:
    """Say something, to everybody or to one other seat."""
    words = "".join(letter for letter in wish.text if letter.isprintable() or letter == "\n").strip()
    demand(0 < len(words) <= TEXT_LENGTH, f"Say something, in up to {TEXT_LENGTH} letters.", 400)
    seat = next(iter(table.seats_of(person)), NOBODY) if wish.seat < 0 else wish.seat
    who = own_chair(table, person, seat).name if seat >= 0 else name
    if wish.to != EVERYBODY:
        check_note(table, seat, wish.to)
    return [ev.Said(key=key, seat=seat, name=who, text=words, to=wish.to)]


def check_note(table: Table, seat: int, to: int) -> None:
    """Deny a note where the game has none, when it is not being played, and to whom cannot read it."""
    demand(seat >= 0, "Only who plays here can write private notes.", 403)
    demand(table.takes_notes, "There are no private notes at this table; say it to everybody.")
    playing(table)
    chair = chair_at(table, to)
    demand(to != seat, "A private note goes to another seat.", 400)
    demand(bool(chair.person), f"{chair.name} is a bot, and reads no notes.")


# ---- words that come from outside ----


def chair_at(table: Table, seat: int) -> Chair:
    """The seat of that number."""
    demand(0 <= seat < len(table.chairs), f"There is no seat {seat}; there are 0 to {len(table.chairs) - 1}.", 400)
    return table.chairs[seat]


def own_chair(table: Table, person: str, seat: int) -> Chair:
    """The seat, which has to be the person's own."""
    chair = chair_at(table, seat)
    demand(chair.person == person, "That is not your seat.", 403)
    return chair


def playing(table: Table) -> Match:
    """The game, which has to be running."""
    demand(table.state != OPEN, "The game has not begun.")
    demand(table.state != FINISHED, "The game is over.")
    return table.playing


def known_level(level: str) -> str:
    """A level of bots."""
    demand(level in bots(), f"There is no bot {level!r}; there are: {', '.join(bots())}.", 400)
    return level


def clean_name(name: str) -> str:
    """A name as it may stand at a table."""
    words = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    demand(bool(words), "A name has at least one letter.", 400)
    demand(len(words) <= NAME_LENGTH, f"A name has up to {NAME_LENGTH} letters.", 400)
    return words


def clean_salt(salt: str) -> str:
    """A salt as it may stand in a record: one line."""
    demand(salt.isprintable() and len(salt) <= SALT_LENGTH, f"A salt is one line of up to {SALT_LENGTH} letters.", 400)
    return salt
