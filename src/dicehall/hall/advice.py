"""Explanations and hints for a seat, on what it sees."""

from dicehall.core.state import State
from dicehall.draw.names import renamed
from dicehall.hall.deeds import demand, playing
from dicehall.hall.messages import Advice, Ask, Why
from dicehall.hall.table import Table
from dicehall.hall.thinkers import Thinkers

NOTHING = "There is nothing to do with this."


def why(table: Table, seat: int, ask: Ask) -> Why:
    """Why something cannot be done now; or what it does, when it can."""
    match = playing(table)
    view = match.state.seen_by(seat)
    action = ask.action if ask.action >= 0 else action_of(view, seat, ask.piece)
    if action < 0:
        return Why(ask.id, NOTHING, match.game.rule_now(view, seat) if view.owes(seat) else "")
    refusal = view.refusal(action, seat)
    if refusal is not None:
        return Why(ask.id, renamed(refusal.text, match.names), refusal.rule)
    return Why(ask.id, renamed(view.describe(action, seat), match.names), legal=True)


def action_of(view: State, seat: int, piece: str) -> int:
    """What a click on the piece means; -1 for nothing."""
    found = (one.action for one in view.scene(seat).all_pieces() if one.id == piece)
    return next(found, -1)


async def advice(thinkers: Thinkers, table: Table, seat: int, name: str) -> Advice:
    """What a good player would do, and how often that wins, beside the next best."""
    match = playing(table)
    view = match.state.seen_by(seat)
    demand(view.owes(seat), "It is not your turn to decide.")
    legal = view.legal(seat)
    if len(legal) == 1:
        return Advice(name, legal[0], f"There is nothing else to do: {view.describe(legal[0], seat)}", 0)
    found = await thinkers.advise(table, seat)
    text = f"{view.describe(found.action, seat)} It looks like winning about {found.share:.0%} of the time."
    if found.others:
        text += f" The next best, about {found.next_share:.0%}: {view.describe(found.next_action, seat)}"
    return Advice(name, found.action, renamed(text, match.names), found.share, found.next_action, found.next_share)
