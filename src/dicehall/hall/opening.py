"""New tables: one that somebody wishes for, a rematch, a branch of a finished game, a record from elsewhere."""

from dicehall.core.errors import BadOption, BadSeats
from dicehall.core.game import Game
from dicehall.core.match import Match
from dicehall.core.record import read_record, write
from dicehall.hall import events as ev
from dicehall.hall.deeds import clean_name, clean_salt, demand, known_level
from dicehall.hall.forms import Branch, NewTable
from dicehall.hall.table import FINISHED, Table, unused

MOST_SEATS = 16
Beginning = tuple[ev.Opened, list[ev.AnyEvent]]


def fresh(game: Game, person: str, name: str, wish: NewTable) -> Beginning:
    """The table that somebody wishes for."""
    seats = wish.seats or min(max(2, game.fewest), game.most)
    options = settled(game, seats, wish.options)
    levels = {seat_number(seat, seats): known_level(level) for seat, level in wish.bots.items()}
    names = {seat_number(seat, seats): clean_name(text) for seat, text in wish.names.items()}
    mine = sorted(set(wish.mine))
    demand(all(0 <= seat < seats for seat in mine), f"This table has the seats 0 to {seats - 1}.", 400)
    demand(not set(mine) & set(levels), "A seat is yours or a bot's, not both.", 400)
    opened = opening(game, seats, options, person, listed=wish.listed, content=wish.content)
    found = seated(seats, person, name, mine, names, levels, clean_salt(wish.salt))
    if wish.start:
        free = sorted(set(range(seats)) - set(mine) - set(levels))
        demand(not free, f"To start at once all seats must be taken; seat {free[0] if free else 0} is free.", 400)
        found.append(ev.Started(salts=[clean_salt(wish.salt) if seat in mine else "" for seat in range(seats)]))
    return opened, found


def seated(
    seats: int, person: str, name: str, mine: list[int], names: dict[int, str], levels: dict[int, str], salt: str
) -> list[ev.AnyEvent]:
    """Everybody sits down."""
    found: list[ev.AnyEvent] = []
    taken: list[str] = []
    for seat in range(seats):
        if seat in mine:
            taken.append(unused(names.get(seat) or name, taken))
            found.append(ev.Sat(seat=seat, person=person, name=taken[-1], salt=salt))
        elif seat in levels:
            found.append(ev.BotSat(seat=seat, level=levels[seat]))
    return found


def rematch(table: Table, person: str) -> Beginning:
    """The same again, everybody one seat further."""
    demand(table.state == FINISHED, "The game is not over.")
    demand(bool(table.seats_of(person)), "Only who played can ask for a rematch.", 403)
    demand(not table.opened.record, "A game from a record has no rematch; open a new table.")
    seats = len(table.chairs)
    opened = opening(
        table.game,
        seats,
        table.opened.options,
        person,
        listed=table.opened.listed,
        content=table.opened.content,
    )
    found: list[ev.AnyEvent] = []
    for seat in range(seats):
        chair = table.chairs[(seat + 1) % seats]
        if chair.person:
            found.append(ev.Sat(seat=seat, person=chair.person, name=chair.name))
        else:
            found.append(ev.BotSat(seat=seat, level=chair.bot))
    return opened, found


def branch(table: Table, person: str, name: str, wish: Branch) -> Beginning:
    """Play on from a position of a finished game, against bots; the dice are new ones from the same stream."""
    demand(table.state == FINISHED and table.match is not None, "Play on from it when the game is over.")
    match = table.playing
    seats = len(table.chairs)
    demand(match.told is None, "Its dice were told by a program; there are none to go on with.")
    demand(0 <= wish.ply < match.ply, f"The game has the positions 0 to {match.ply - 1} to go on from.", 400)
    demand(0 <= wish.seat < seats, f"There are the seats 0 to {seats - 1}.", 400)
    levels = {seat_number(seat, seats): known_level(level) for seat, level in wish.bots.items()}
    levels = {seat: levels.get(seat, "normal") for seat in range(seats) if seat != wish.seat}
    opened = opening(
        table.game,
        seats,
        table.opened.options,
        person,
        content=table.opened.content,
        commit=match.stream.commitment,
        record=record_until(match, wish.ply),
        branch_of=table.id,
        skip=match.stream.index,
    )
    found = seated(seats, person, name, [wish.seat], {}, levels, "")
    found.append(ev.Started(salts=match.stream.salts))
    return opened, found


def record_until(match: Match, ply: int) -> str:
    """The record of the game, cut off just before that decision."""
    lines = [line for line in match.chance_lines() if not line.startswith("secret")]
    past = match.until(ply)
    steps = match.steps[: len(past.steps)]
    return str(write(past.state, match.names, match.choices, lines, steps))


def imported(game: Game, person: str, text: str, content: str) -> Beginning:
    """A record from elsewhere."""
    record = read_record(text)
    demand(record.finished, "This game is not finished; only finished ones can be shown here.", 400)
    demand(game.fewest <= record.seats <= min(game.most, MOST_SEATS), "It has too many seats, or too few.", 400)
    record.replay(game=game)
    opened = opening(
        game,
        record.seats,
        record.options,
        person,
        content=content,
        commit=record.head.get("commit", ""),
        record=text,
    )
    return opened, []


def opening(
    game: Game,
    seats: int,
    options: dict[str, str],
    person: str,
    *,
    listed: bool = False,
    content: str = "",
    commit: str = "",
    record: str = "",
    branch_of: str = "",
    skip: int = 0,
) -> ev.Opened:
    """The first event of a table."""
    return ev.Opened(
        game=game.name,
        version=game.version,
        content_hash=game.content_hash,
        seats=seats,
        options=options,
        host=person,
        listed=listed,
        content=content,
        commit=commit,
        record=record,
        branch_of=branch_of,
        skip=skip,
    )


def settled(game: Game, seats: int, options: dict[str, str]) -> dict[str, str]:
    """The options, if they and the number of seats go."""
    try:
        return game.prepared(seats, options)
    except (BadOption, BadSeats) as wrong:
        demand(False, str(wrong), 400)
        raise


def seat_number(text: str, seats: int) -> int:
    """A seat as JSON names it in a table of seats."""
    demand(text.isdecimal() and len(text) < 3 and int(text) < seats, f"{text!r} is no seat of this table.", 400)
    return int(text)
