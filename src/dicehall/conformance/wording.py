"""Words and drawings: nothing fails, nothing is empty, for anybody who looks on."""

import math

from dicehall.conformance.legality import illegal, rule_numbers
from dicehall.conformance.secrets import who
from dicehall.conformance.setting import Setting, hold
from dicehall.conformance.walk import Position, after, moves_now, some
from dicehall.core.game import Game
from dicehall.core.scene import TALL, TERMINAL, WIDE, Scene
from dicehall.core.state import CHANCE

DESCRIBED = 40


def game_says_what_it_is(setting: Setting) -> None:
    """The game has a title, a line about itself, rules, endings, and an option's every value goes in as it is."""
    game = setting.game
    for what, text in (("title", game.title), ("blurb", game.blurb), ("rules", game.rules)):
        hold(text.strip() != "", f"the game has no {what}")
    hold(bool(game.endings) and len(set(game.endings)) == len(game.endings), f"endings are {game.endings}")
    hold(len(game.content_hash) == 64 and game.version >= 1, "version or content hash is missing")
    for option in game.options:
        hold(option.text.strip() != "", f"option {option.name} does not say what it is")
        hold(len(option.values) > 1, f"option {option.name} leaves no choice")
        for value in option.values:
            hold(game.settled({option.name: value})[option.name] == value, f"option {option.name}={value} is lost")


def everybody_is_asked_in_words(position: Position) -> None:
    """There is a prompt for every seat, whoever is to move, and the number of a rule that exists."""
    state, game = position.state, position.setting.game
    numbers = rule_numbers(game.rules)
    for seat in range(position.setting.seats):
        hold(state.prompt(seat).strip() != "", f"the prompt of seat {seat} is empty")
        for view in (state, state.seen_by(seat)):
            rule = game.rule_now(view, seat)
            hold(rule in numbers, f"seat {seat} is asked by rule {rule!r}: no such rule")


def moments_can_go_by(position: Position) -> None:
    """Where all are asked for a hidden card, everybody knows for which moment, and each may let it go by."""
    state, game = position.state, position.setting.game
    name = game.reaction(state)
    for viewer in position.setting.viewers:
        hold(game.reaction(state.seen_by(viewer)) == name, f"{who(viewer)} takes the moment {name!r} for another")
    for seat in state.pending if name else ():
        known = [reaction.decline for reaction in game.reactions if reaction.name == name and reaction.text.strip()]
        hold(len(known) == 1, f"the moment {name!r} is not among the game's reactions")
        hold(known[0] in map(state.name, state.legal(seat)), f"seat {seat} cannot let {name!r} go by")


def moves_have_words(position: Position) -> None:
    """Each legal action has a name that reads back and a description; each outcome of chance has words."""
    state, game = position.state, position.setting.game
    for seat in state.pending:
        for action in some(state.legal(seat), DESCRIBED):
            name = state.name(action, seat)
            hold(state.parse(name, seat) == action, f"{name} does not read back")
            hold(state.describe(action, seat).strip() != "", f"{name} is described by nothing")
    for outcome in some(list(range(state.chances)), DESCRIBED):
        hold(game.outcome(state, outcome).strip() != "", f"outcome {outcome} has no word")


def choices_can_be_told_apart(position: Position) -> None:
    """No two legal actions of a seat read alike: whoever hears the list of choices sees no board."""
    state = position.state
    for seat in state.pending:
        view = state.seen_by(seat)
        names: dict[str, str] = {}
        for action in some(state.legal(seat), DESCRIBED):
            name, text = view.name(action, seat), view.describe(action, seat)
            hold(text not in names, f"{name} and {names.get(text)} are both described by {text!r}")
            names[text] = name


def whatever_happens_can_be_told(position: Position) -> None:
    """Each event of each move can be told to everybody, before and after others have seen it."""
    names = position.setting.names
    for move in moves_now(position.state, 4):
        state, events = after(position.state, move)
        for viewer in position.setting.viewers:
            view = state.seen_by(viewer)
            for event in events:
                line = state.game.say(view, event.seen_by(viewer), names)
                hold(isinstance(line, str) and "\n" not in line, f"event {event.what} is told as {line!r}")
                state.game.remembers(view, event)


def tables_can_be_drawn(position: Position) -> None:
    """Everybody has a drawing, wide, tall or for the terminal by turns, of pieces with ids of their own and a place."""
    shapes, turn = (WIDE, TALL, TERMINAL), len(position.moves)
    for place, viewer in enumerate(position.setting.viewers):
        scene_is_sound(position.setting.game, position.state.scene(viewer, shapes[(turn + place) % 3]))


def scene_is_sound(game: Game, scene: Scene) -> None:
    """The pieces of a drawing have each an id of their own, a finite place and, when they can be clicked, a label."""
    hold(len(scene.pieces) > 0 and scene.width > 0 and scene.height > 0, "an empty drawing")
    hold(scene.title.strip() != "", "the drawing does not say what it shows")
    ids = [piece.id for piece in scene.pieces]
    hold(len(set(ids)) == len(ids), f"two pieces have one id: {sorted(i for i in set(ids) if ids.count(i) > 1)[:3]}")
    for piece in scene.all_pieces():
        hold(all(map(math.isfinite, (piece.x, piece.y, piece.size, piece.turn))), f"piece {piece.id} lies nowhere")
        hold(piece.size > 0 and piece.picture != "", f"piece {piece.id} has no size or no picture")
        hold(piece.action == -1 or game.vocabulary.holds(piece.action), f"piece {piece.id} means no action of the game")
        hold(piece.action == -1 or piece.label != "", f"piece {piece.id} can be clicked, and has no label")


def panels_can_be_read(position: Position) -> None:
    """The panel of each seat can be read by everybody, and no line of it is empty."""
    for viewer in position.setting.viewers:
        view = position.state.seen_by(viewer)
        for seat in range(position.setting.seats):
            for fact in view.panel(seat):
                hold(fact.name.strip() != "" and fact.value.strip() != "", f"an empty line in the panel of seat {seat}")


def refusals_can_be_read(position: Position) -> None:
    """The view of a seat refuses an illegal action in the same words as the whole position."""
    state = position.state
    for seat in state.pending:
        view = state.seen_by(seat)
        for action in illegal(state, seat, DESCRIBED):
            whole, seen = state.refusal(action, seat), view.refusal(action, seat)
            hold(repr(whole) == repr(seen), f"{state.name(action)}: refused by {whole!r}, in the view by {seen!r}")


def chance_is_told_apart(position: Position) -> None:
    """Outcomes of chance that have the same word lead to positions that nobody can tell apart by it."""
    state = position.state
    if state.actor != CHANCE:
        return
    first: dict[str, bytes] = {}
    for move in moves_now(state, DESCRIBED):
        word, key = state.game.outcome(state, move[1]), after(state, move)[0].key()
        hold(first.setdefault(word, key) == key, f"two different outcomes are both called {word!r}")
