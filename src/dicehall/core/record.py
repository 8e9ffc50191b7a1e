"""A game is its record: readable text from which anybody can replay and verify it.

dicehall record 1
game diceland
rules 1
content 5f0c...                       hash of the printed components that were used
seats 2
name 0 Anna                           one line a seat
option boards=choose                  one line an option
seed 7                                or: commit HASH, salt SEAT TEXT ..., and after the end: secret TEXT
moves
* 3/6 0/6                             chance: outcome 3 of 6, then 0 of 6
0 green                               seat 0 decided: green
skip 2                                two outcomes that were taken back by consent
end goal reached                      or: unfinished
scores 17 12
winners 0
key 81c3...                           hash of the last position
sum 9d20...                           hash of all lines above: a cut or changed record is noticed
"""

from dicehall.core.errors import BadOutcome, DicehallError, RecordError
from dicehall.core.fair import digest, problems
from dicehall.core.game import Game
from dicehall.core.registry import game as named_game
from dicehall.core.state import CHANCE, OVER, State

HEAD = "dicehall record"
FORMAT = 1


class Step:
    """One entry of a record: what a seat decided, or what chance brought (seat CHANCE, one of `n`)."""

    def __init__(self, seat: int, action: int, n: int = 0, index: int = 0) -> None:
        self.seat = seat
        self.action = action
        self.n = n
        self.index = index


class Line:
    """A step as it stands in a text: whose it is, its words, in which line, and the place among chance outcomes."""

    def __init__(self, seat: int, words: str, number: int, index: int = 0) -> None:
        self.seat = seat
        self.words = words
        self.number = number
        self.index = index


def key_hash(state: State) -> str:
    """The position's key, hashed to the length of a line."""
    return digest(state.key().hex())


class Record:
    """The text of a record, taken apart."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.head: dict[str, str] = {}
        self.names: dict[int, str] = {}
        self.salts: dict[int, str] = {}
        self.options: dict[str, str] = {}
        self.lines: list[Line] = []
        self.tail: dict[str, str] = {}
        self.drawn = 0

    def __str__(self) -> str:
        return self.text

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.head["game"]

    @property
    def seats(self) -> int:
        """How many seats played."""
        return int(self.head["seats"])

    @property
    def finished(self) -> bool:
        """Whether the game was played to its end."""
        return "end" in self.tail

    @property
    def plies(self) -> int:
        """How many decisions there are."""
        return sum(1 for line in self.lines if line.seat >= 0)

    def start(self, game: Game | None = None) -> State:
        """The position at the beginning; raises when this is not the game that the record was made with."""
        game = game or named_game(self.game)
        if int(self.head["rules"]) != game.version:
            raise RecordError(
                f"this record was played by version {self.head['rules']} of the rules of {game.title}; "
                f"this Dicehall plays version {game.version}"
            )
        if self.head["content"] != game.content_hash:
            raise RecordError(
                "this record was played with other boards or cards than these; name its content pack with --content DIR"
            )
        return game.start(self.seats, self.options)

    def replay(self, to: int | None = None, game: Game | None = None) -> State:
        """The position after `to` decisions and what chance brought on them, or at the end; raises where it differs."""
        state = self.start(game)
        state.story = []
        plies = 0
        for line in self.lines:
            if to is not None and plies >= to and line.seat >= 0:
                return state
            follow(state, line)
            plies += line.seat >= 0
        if to is not None and to > plies:
            raise RecordError(f"the record has {plies} decisions; there is no position after {to}")
        self.compare(state)
        return state

    def compare(self, state: State) -> None:
        """Raise unless the replayed position is the one that the record ends with."""
        if self.finished != (state.actor == OVER):
            raise RecordError(
                "the record says that the game is " + ("over" if self.finished else "unfinished") + "; it is not"
            )
        if self.finished:
            for word, value in closing(state):
                if self.tail.get(word) != value:
                    raise RecordError(
                        f"the record says {word} {self.tail.get(word)}; replaying it gives {word} {value}"
                    )
        if self.tail["key"] != key_hash(state):
            raise RecordError("replaying the record leads to another position than the one it was written for")

    def verify(self, game: Game | None = None) -> list[str]:
        """What is wrong with the record: with its moves, then with its chance outcomes. Nothing when it is sound."""
        try:
            self.replay(game=game)
        except DicehallError as wrong:
            return [str(wrong)]
        return problems(self.text)


def follow(state: State, line: Line) -> None:
    """Replay one line."""
    try:
        if line.seat == CHANCE:
            came, n = outcome_of(line.words)
            if state.chances != n:
                raise BadOutcome(f"chance is asked for one of {state.chances}, the record has one of {n}")
            state.resolve(came)
        else:
            state.apply(state.parse(line.words), line.seat)
    except DicehallError as wrong:
        raise RecordError(str(wrong), line.number) from None


def outcome_of(words: str) -> tuple[int, int]:
    """An outcome of chance, and of how many: `3/6`."""
    came, _, n = words.partition("/")
    if not (came.isdecimal() and n.isdecimal()):
        raise BadOutcome(f"{words!r} is no outcome of chance: it would be written like 3/6")
    return int(came), int(n)


def closing(state: State) -> list[tuple[str, str]]:
    """The lines that tell how a finished game ended."""
    return [
        ("end", state.ending),
        ("scores", " ".join(str(score) for score in state.scores)),
        ("winners", " ".join(str(seat) for seat in state.winners)),
    ]


def write(state: State, names: list[str], choices: dict[str, str], chance: list[str], steps: list[Step]) -> Record:
    """The record of a game that has come to this state."""
    game = state.game
    lines = [f"{HEAD} {FORMAT}", f"game {game.name}", f"rules {game.version}", f"content {game.content_hash}"]
    lines.append(f"seats {state.seats}")
    lines += [f"name {seat} {name}" for seat, name in enumerate(names)]
    lines += [f"option {name}={value}" for name, value in choices.items()]
    lines += [*chance, "moves", *move_lines(game, steps)]
    if state.actor == OVER:
        lines += [f"{word} {value}" for word, value in closing(state)]
    else:
        lines.append("unfinished")
    lines.append(f"key {key_hash(state)}")
    body = "\n".join(lines)
    return read_record(f"{body}\nsum {digest(body)}\n")


def move_lines(game: Game, steps: list[Step]) -> list[str]:
    """The steps as lines; outcomes of chance that follow each other share one."""
    lines: list[str] = []
    due = 0
    for step in steps:
        if step.seat != CHANCE:
            lines.append(f"{step.seat} {game.vocabulary.name(step.action)}")
            continue
        if step.index > due:
            lines.append(f"skip {step.index - due}")
        due = step.index + 1
        came = f"{step.action}/{step.n}"
        if lines and lines[-1].startswith("* "):
            lines[-1] += f" {came}"
        else:
            lines.append(f"* {came}")
    return lines


def read_record(text: str) -> Record:
    """Take a record apart; raises RecordError where it is damaged."""
    record = Record(text)
    body, sums, given = text.rstrip("\n").rpartition("\nsum ")
    lines = text.splitlines()
    if not lines or not lines[0].startswith(HEAD + " "):
        raise RecordError("this is no Dicehall record: its first line would be 'dicehall record 1'", 1)
    if lines[0] != f"{HEAD} {FORMAT}":
        raise RecordError(
            f"this record is of a newer format ({lines[0].removeprefix(HEAD).strip()}): update Dicehall to read it", 1
        )
    if not sums:
        raise RecordError("the record is cut off: its last line, the sum, is missing", len(lines))
    if digest(body) != given.strip():
        raise RecordError("the record was changed or damaged: its lines do not match its sum", len(lines))
    split = lines.index("moves") if "moves" in lines else 0
    if split == 0:
        raise RecordError("there is no line 'moves'")
    for number, line in enumerate(lines[1:split], start=2):
        read_head(record, line, number)
    for number, line in enumerate(lines[split + 1 : -1], start=split + 2):
        read_move(record, line, number)
    check_complete(record)
    return record


def read_head(record: Record, line: str, number: int) -> None:
    """One line above `moves`."""
    word, _, rest = line.partition(" ")
    if word in ("game", "rules", "content", "seats", "seed", "commit", "secret", "told"):
        record.head[word] = rest
    elif word in ("name", "salt") and rest.partition(" ")[0].isdecimal():
        seat, _, text = rest.partition(" ")
        (record.names if word == "name" else record.salts)[int(seat)] = text
    elif word == "option" and "=" in rest:
        name, _, value = rest.partition("=")
        record.options[name] = value
    else:
        raise RecordError(f"{line!r} is no line of a record's head", number)


def read_move(record: Record, line: str, number: int) -> None:
    """One line below `moves`."""
    word, _, rest = line.partition(" ")
    if word == "*":
        for item in rest.split():
            record.lines.append(Line(CHANCE, item, number, record.drawn))
            record.drawn += 1
    elif word.isdecimal():
        record.lines.append(Line(int(word), rest, number))
    elif word in ("end", "scores", "winners", "key", "unfinished"):
        record.tail[word] = rest
    elif word == "skip" and rest.isdecimal():
        record.drawn += int(rest)
    else:
        raise RecordError(f"{line!r} is no move", number)


def check_complete(record: Record) -> None:
    """Raise unless everything that a record must say is there, and is a number where it must be one."""
    for word in ("game", "rules", "content", "seats"):
        if word not in record.head:
            raise RecordError(f"there is no line {word!r}")
    for word in ("rules", "seats", "seed"):
        if not record.head.get(word, "0").removeprefix("-").isdecimal():
            raise RecordError(f"{word} {record.head[word]!r} is not a number")
    if "key" not in record.tail:
        raise RecordError("there is no line 'key'")
