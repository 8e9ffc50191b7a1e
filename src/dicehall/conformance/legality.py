"""Legal, refused, applied: three faces of one rule; and positions that copy and compare well."""

import re
from functools import cache

from dicehall.conformance.setting import Setting, hold
from dicehall.conformance.walk import Position, after, moves_now, some
from dicehall.core.actions import Vocabulary
from dicehall.core.errors import BadOutcome, DicehallError, IllegalAction
from dicehall.core.state import CHANCE, OVER, State

REFUSALS = 200
APPLIED = 12
HEADING = re.compile(r"^#{1,6} +§?(\d+(?:\.\d+)*)\b", re.MULTILINE)


def rule_numbers(rules: str) -> set[str]:
    """The numbers of all headings of a RULES.md."""
    return set(HEADING.findall(rules))


def illegal(state: State, seat: int, most: int) -> list[int]:
    """Some of the actions of the game that are not legal for the seat now."""
    vocabulary, legal = state.game.vocabulary, set(state.legal(seat))
    tried = map(vocabulary.action, some(list(range(vocabulary.count)), most))
    return [action for action in tried if action not in legal]


def legal_lists_are_sound(position: Position) -> None:
    """Whoever owes a decision has legal actions, each of the vocabulary and listed once; nobody else has any."""
    state = position.state
    for seat in range(position.setting.seats):
        legal = state.legal(seat)
        hold(bool(legal) == (seat in state.pending), f"{state.pending} owe; seat {seat} has {len(legal)} legal actions")
        hold(len(set(legal)) == len(legal), f"seat {seat}: an action is listed twice in {legal}")
        hold(len(legal) <= state.game.most_actions, f"{len(legal)} legal actions, above most_actions")
        for action in legal:
            hold(state.game.vocabulary.holds(action), f"legal action {action} is not in the vocabulary")


def somebody_is_to_move(position: Position) -> None:
    """A seat, chance or nobody acts: the actor, the pending seats and the number of outcomes agree."""
    state = position.state
    if state.actor == CHANCE:
        hold(state.chances > 0 and state.pending == (), f"chance acts, with {state.chances} outcomes")
    elif state.actor == OVER:
        hold(state.chances == 0 and state.pending == (), "the game is over, and something is still awaited")
    else:
        hold(state.actor in state.pending and state.chances == 0, f"actor {state.actor} is not in {state.pending}")


def legal_is_not_refused(position: Position) -> None:
    """An action is refused exactly when it is not legal, in words and with the number of a rule that exists."""
    state, numbers = position.state, rule_numbers(position.setting.game.rules)
    for seat in range(position.setting.seats):
        for action in state.legal(seat):
            hold(state.refusal(action, seat) is None, f"{state.name(action)} is legal for seat {seat}, and refused")
        for action in illegal(state, seat, REFUSALS):
            refusal = state.refusal(action, seat)
            if refusal is None:
                hold(False, f"{state.name(action)} is not legal for seat {seat}, and not refused")
            else:
                hold(refusal.text.strip() != "", f"{state.name(action)} is refused without a word")
                hold(refusal.rule in numbers, f"{state.name(action)} is refused by {refusal.rule!r}: no such rule")


def illegal_changes_nothing(position: Position) -> None:
    """An illegal action or an outcome that cannot be raises, and leaves the position as it was."""
    state = position.state.clone()
    before = state.key(), state.reveals
    for seat in range(position.setting.seats):
        for action in [*illegal(state, seat, APPLIED), -1, 1 << 60]:
            error = raised(state, seat, action)
            hold(isinstance(error, IllegalAction), f"{state.name(action)} by seat {seat} went through")
    for outcome in (-1, state.chances):
        hold(isinstance(raised(state, CHANCE, outcome), BadOutcome), f"outcome {outcome} went through")
    hold((state.key(), state.reveals) == before, "a refused action changed the position")


def raised(state: State, who: int, what: int) -> DicehallError | None:
    """The error that a move meets."""
    try:
        if who == CHANCE:
            state.resolve(what)
        else:
            state.apply(what, who)
    except DicehallError as error:
        return error
    return None


def legal_applies(position: Position) -> None:
    """Every legal action can be carried out, and so can every outcome of chance; each changes the position."""
    state = position.state
    for who, what in moves_now(state, APPLIED):
        copy = state.clone()
        error = raised(copy, who, what)
        hold(error is None, f"move {what} by {who} is legal, and refused: {error}")
        hold(copy.key() != state.key(), f"move {what} by {who} left the key as it was")


def clones_are_apart(position: Position) -> None:
    """A clone is equal, stays as it was when the first goes on, and goes on in the same way."""
    state, before = position.state, position.state.key()
    hold(state.clone().key() == before, "a clone has another key")
    for move in moves_now(state, 2):
        copy, witness = state.clone(), state.clone()
        first, _ = after(copy, move)
        second, _ = after(copy, move)
        hold(first.key() == second.key(), f"two clones differ after the same move {move}")
        hold(copy.key() == before and witness.key() == before, f"move {move} on a clone changed its original")
        hold(attributes(copy) == attributes(witness), f"move {move} on a clone changed an attribute of its original")


def attributes(state: State) -> dict[str, object]:
    """Everything that can be read off a state without a call; vectors as bytes."""
    found: dict[str, object] = {}
    for name in dir(state):
        value = getattr(state, name, None)
        if not name.startswith("__") and not callable(value) and name not in ("game", "story", "reveals"):
            found[name] = comparable(value)
    return found


def comparable(value: object) -> object:
    """A value that compares by what it holds."""
    if type(value).__name__.startswith("vec"):
        return bytes(memoryview(value))  # type: ignore[arg-type]
    return [comparable(item) for item in value] if isinstance(value, list | tuple) else value


def vocabulary_reads_back(setting: Setting) -> None:
    """Every action of the game has one name and one number, and both lead back to it."""
    words_read_back(setting.game.vocabulary)


@cache
def words_read_back(words: Vocabulary) -> None:
    """A vocabulary holds what it promises: looked at once, for it is the same in all settings of a game."""
    names = set[str]()
    hold(words.count > 0, "the vocabulary is empty")
    for dense in range(words.count):
        action = words.action(dense)
        name = words.name(action)
        hold(words.dense(action) == dense, f"action number {dense} comes back as {words.dense(action)}")
        hold(words.parse(name) == action, f"{name!r} reads back as {words.name(words.parse(name))!r}")
        hold(words.parse(f"  {name.upper()} ") == action, f"{name!r} does not read back in capitals")
        names.add(name)
    hold(len(names) == words.count, "two actions have one name")
