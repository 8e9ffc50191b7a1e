"""Nobody learns what the rules hide: not from a view, a legal list, a prompt, a drawing, the log, or an undo.

The tool is the other world: a position dealt again for a viewer differs from the real one in what the viewer does not
know and in nothing else. Whatever the viewer can tell apart between the two is a leak.
"""

from itertools import permutations

from dicehall.conformance.legality import attributes
from dicehall.conformance.setting import Setting, hold
from dicehall.conformance.walk import Move, Position, after, carry_out, choose, moves_now, some, taste
from dicehall.core.event import Event
from dicehall.core.parcel import packed, unpacked
from dicehall.core.rng import Rng
from dicehall.core.state import ALL_SEEING, CHANCE, OVER, SPECTATOR, State

WORLDS = 3
MANY_WORLDS = 60
FEW_WORLDS = 6
STEPS = 8
TRIED = 12
ORDERS = 6


def who(viewer: int) -> str:
    """A viewer in words."""
    return "a spectator" if viewer == SPECTATOR else f"seat {viewer}"


def other_world(state: State, viewer: int, seed: int) -> State:
    """The position dealt again for a viewer, from nothing but the view."""
    world = state.seen_by(viewer)
    world.redeal(viewer, seed)
    return world


def face(state: State, viewer: int) -> list[object]:
    """All that a viewer is shown of a position in words: panels, choices, prompt."""
    shown: list[object] = [state.panel(seat) for seat in range(state.seats)]
    if viewer != SPECTATOR:
        legal = state.legal(viewer)
        shown += [legal, state.prompt(viewer), [state.describe(action, viewer) for action in some(legal, TRIED)]]
    return shown


def told(state: State, events: list[Event], viewer: int, setting: Setting) -> list[object]:
    """What a viewer hears of some events: their numbers, and the lines of the log."""
    view, heard = state.seen_by(viewer), [event.seen_by(viewer) for event in events]
    numbers: list[object] = [(e.what, e.seat, e.a, e.b, e.c, e.eyes, e.age) for e in heard]
    return numbers + [state.game.say(view, event, setting.names) for event in heard]


def a_world_dealt_again_looks_the_same(position: Position) -> None:
    """For everybody, a position dealt again has the same view, to the byte; and a view is its own view."""
    state = position.state
    for viewer in position.setting.viewers:
        view = state.seen_by(viewer)
        hold(view.seen_by(viewer).key() == view.key(), f"the view of {who(viewer)}, seen again, is another")
        for seed in range(WORLDS):
            world = other_world(state, viewer, seed)
            hold(state.is_over or world.viewer == ALL_SEEING, "a world dealt again still counts as a view")
            hold(world.seen_by(viewer).key() == view.key(), f"dealt again by {seed}, {who(viewer)} sees something else")


def dealing_again_needs_only_the_view(position: Position) -> None:
    """Dealing again from the whole position and from the view gives the same world: no secret guides the dealing."""
    for viewer in position.setting.viewers:
        for seed in range(WORLDS):
            whole = position.state.clone()
            whole.redeal(viewer, seed)
            world = other_world(position.state, viewer, seed)
            hold(whole.key() == world.key(), f"the world dealt for {who(viewer)} depends on what is hidden")


def a_view_travels(position: Position) -> None:
    """What a seat sees, packed for a process that thinks: all of it arrives, and nothing else is in the parcel."""
    state = position.state
    for viewer in position.setting.viewers:
        view = state.seen_by(viewer)
        parcel = packed(view)
        back = unpacked(state.game, state.seats, parcel)
        hold(back.key() == view.key(), f"the view of {who(viewer)} arrives as another")
        hold(attributes(back) == attributes(view), f"an attribute of the view of {who(viewer)} gets lost on the way")
        other = other_world(state, viewer, 1).seen_by(viewer)
        hold(packed(other) == parcel, f"what is packed for {who(viewer)} depends on what is hidden")


def the_truth_is_possible(position: Position) -> None:
    """Where there are few worlds that a viewer must think possible, the real one is among them."""
    state = position.state
    for viewer in position.setting.viewers:
        keys = {other_world(state, viewer, seed).key() for seed in range(MANY_WORLDS)}
        if len(keys) <= FEW_WORLDS:
            hold(state.key() in keys, f"of {len(keys)} worlds that {who(viewer)} thinks possible, none is the real one")


def a_world_dealt_again_plays_on(position: Position) -> None:
    """A world dealt again is a position like any other: it plays on, for a while, without a hitch."""
    for viewer in position.setting.viewers:
        world, rng = other_world(position.state, viewer, 1), Rng(1)
        likes = taste(position.setting, rng)
        for _ in range(STEPS):
            if world.actor != OVER:
                carry_out(world, choose(world, likes, rng))


def the_view_is_enough(position: Position) -> None:
    """What a viewer is shown can be computed from the view alone, and is the same in a world dealt again."""
    state = position.state
    for viewer in position.setting.viewers:
        view, other = state.seen_by(viewer), other_world(state, viewer, 1).seen_by(viewer)
        hold(face(other, viewer) == face(view, viewer), f"{who(viewer)} is shown something else in another world")
        if viewer in state.pending or state.seats == 1:
            hold(other.scene(viewer) == view.scene(viewer), f"{who(viewer)} is drawn something else in another world")
        hold(attributes(other) == attributes(view), f"an attribute of the view of {who(viewer)} tells")
        if viewer != SPECTATOR:
            hold(state.legal(viewer) == view.legal(viewer), f"the view of seat {viewer} has other legal actions")
            hold(state.prompt(viewer) == view.prompt(viewer), f"the view of seat {viewer} has another prompt")
            hold(state.panel(viewer) == view.panel(viewer), f"the view of seat {viewer} has another panel")


def positions_that_look_alike_tell_alike(position: Position) -> None:
    """Where two moves lead to different positions with one view, then neither log, drawing nor attribute differs."""
    results = [(*after(position.state, move), move) for move in moves_now(position.state, TRIED)]
    for viewer in position.setting.viewers:
        first: dict[bytes, tuple[State, list[Event], Move]] = {}
        for state, events, move in results:
            twin, heard, other = first.setdefault(state.seen_by(viewer).key(), (state, events, move))
            if twin.key() != state.key():
                pair = f"after moves {other} and {move}, which {who(viewer)} cannot tell apart,"
                tell_alike(position.setting, viewer, pair, (twin, heard), (state, events))


def tell_alike(
    setting: Setting, viewer: int, pair: str, first: tuple[State, list[Event]], second: tuple[State, list[Event]]
) -> None:
    """Two positions with one view are told, shown and stored alike."""
    hold(told(*first, viewer, setting) == told(*second, viewer, setting), f"{pair} the log differs")
    left, right = first[0].seen_by(viewer), second[0].seen_by(viewer)
    hold(left.scene(viewer) == right.scene(viewer), f"{pair} the drawing differs")
    hold(face(left, viewer) == face(right, viewer), f"{pair} the prompt, the choices or a panel differ")
    hold(attributes(left) == attributes(right), f"{pair} an attribute of the view differs")


def whoever_learns_marks_it(position: Position) -> None:
    """A decision after which a viewer sees more than before calls `reveal()`, so that it cannot be undone."""
    state = position.state
    for viewer in position.setting.viewers:
        for seed in range(WORLDS):
            world = other_world(state, viewer, seed)
            for move in moves_now(state, TRIED):
                if move[0] != CHANCE and move[1] in world.legal(move[0]):
                    learns_only_when_marked(position, viewer, world, move)


def learns_only_when_marked(position: Position, viewer: int, world: State, move: Move) -> None:
    """After the same decision in two worlds that looked alike, they look and sound alike, or the decision revealed."""
    here, events = after(position.state, move)
    if here.reveals > position.state.reveals or here.is_over:
        return
    there, others = after(world, move)
    act = f"after {here.name(move[1])} by seat {move[0]}"
    alike = here.seen_by(viewer).key() == there.seen_by(viewer).key()
    hold(alike, f"{act}, {who(viewer)} learns what was hidden, and reveal() was not called")
    same = told(here, events, viewer, position.setting) == told(there, others, viewer, position.setting)
    hold(same, f"{act}, {who(viewer)} hears what was hidden")


def worlds_that_look_alike_stay_alike(position: Position) -> None:
    """The real world and one dealt again go through the same public play, and a viewer cannot tell them apart."""
    for viewer in position.setting.viewers:
        here, there, rng = position.state, other_world(position.state, viewer, 5), Rng(5)
        for _ in range(STEPS):
            if viewer in here.pending:
                hold(here.legal(viewer) == there.legal(viewer), f"seat {viewer} has other choices in another world")
            move = common_move(here, there, rng)
            if move is None:
                break
            here_next, there_next = after(here, move[0])[0], after(there, move[1])[0]
            open_to_see = shows(here, here_next) or shows(there, there_next) or here.actor == CHANCE
            alike = here_next.seen_by(viewer).key() == there_next.seen_by(viewer).key()
            hold(alike or open_to_see, f"{who(viewer)} tells two worlds apart")
            if not alike:
                break
            here, there = here_next, there_next
            hold(
                face(here.seen_by(viewer), viewer) == face(there.seen_by(viewer), viewer),
                f"{who(viewer)} is shown two worlds differently",
            )


def shows(before: State, later: State) -> bool:
    """Whether something hidden came to light on the way."""
    return later.is_over or later.reveals > before.reveals


def common_move(here: State, there: State, rng: Rng) -> tuple[Move, Move] | None:
    """A random move that can be made in both worlds: the same decision, or outcomes of chance with the same word."""
    if here.actor == OVER:
        return None
    if here.actor == CHANCE:
        words = {there.game.outcome(there, outcome): outcome for outcome in range(there.chances)}
        outcome = rng.below(here.chances)
        same = words.get(here.game.outcome(here, outcome))
        return None if same is None else ((CHANCE, outcome), (CHANCE, same))
    seat = here.pending[rng.below(len(here.pending))]
    both = [action for action in here.legal(seat) if action in there.legal(seat)]
    if not both:
        return None
    move = (seat, both[rng.below(len(both))])
    return move, move


def order_of_answers_is_irrelevant(position: Position) -> None:
    """Where several seats decide at once, any order of the same answers leads to the same position."""
    state, rng = position.state, Rng(7)
    if len(state.pending) < 2:
        return
    for _ in range(WORLDS):
        answers = {seat: state.legal(seat)[rng.below(len(state.legal(seat)))] for seat in state.pending}
        keys = {answered_in(state, answers, order) for order in list(permutations(answers))[:ORDERS]}
        hold(len(keys) == 1, f"the order of the answers {answers} matters")


def answered_in(state: State, answers: dict[int, int], order: tuple[int, ...]) -> bytes:
    """The key after the seats have answered in that order."""
    state = state.clone()
    for seat in order:
        hold(answers[seat] in state.legal(seat), f"seat {seat} loses the choice {state.name(answers[seat])} by waiting")
        state.act(seat, answers[seat])
    return state.key()


def a_sealed_answer_is_invisible(position: Position) -> None:
    """While others still decide, nobody else can tell which answer a seat has given, unless all decide openly."""
    state = position.state
    if len(state.pending) < 2 or state.game.decides_openly(state):
        return
    for seat in state.pending:
        results = [after(state, (seat, action))[0] for action in some(state.legal(seat), TRIED)]
        sealed = [result for result in results if result.reveals == state.reveals]
        for viewer in position.setting.viewers:
            if viewer != seat:
                keys = {result.seen_by(viewer).key() for result in sealed}
                hold(len(keys) <= 1, f"{who(viewer)} sees what seat {seat} answered, while others still decide")
