"""Actions: ints with structure, the same meaning in every phase, with a name and a dense number each.

An action packs a verb and up to four arguments:

    bits  0-7   which verb of the game's vocabulary
    bits  8-19  first argument        bits 20-31  second
    bits 32-43  third                 bits 44-55  fourth

A `Vocabulary` lists the verbs once. From that list follow the names (`"cross d7"`), the way back from a name, and
the dense numbering 0, 1, 2 ... that learners index their outputs with.
"""

import re
from typing import Final

from mypy_extensions import i64

from dicehall.core.errors import UnknownAction

FIELD: Final[i64] = 4095
NAMES_KEPT: Final = 5000


def verb_of(action: i64) -> i64:
    """Which verb of the vocabulary this is."""
    return action & 255


def first_of(action: i64) -> i64:
    """The first argument."""
    return (action >> 8) & FIELD


def second_of(action: i64) -> i64:
    """The second argument."""
    return (action >> 20) & FIELD


def third_of(action: i64) -> i64:
    """The third argument."""
    return (action >> 32) & FIELD


def fourth_of(action: i64) -> i64:
    """The fourth argument."""
    return (action >> 44) & FIELD


def pack(verb: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0) -> i64:
    """The action of a verb with its arguments."""
    return verb | (first << 8) | (second << 20) | (third << 32) | (fourth << 44)


class Slot:
    """One argument of a verb: how many values it has, and how each of them is written."""

    def __init__(self, name: str, words: list[str]) -> None:
        self.name = name
        self.words = words
        self.index: dict[str, int] = {word.lower(): i for i, word in enumerate(words)}

    @property
    def size(self) -> int:
        """How many values there are."""
        return len(self.words)


def numbers(name: str, size: int) -> Slot:
    """A slot whose values are written 0, 1, 2 ..."""
    return Slot(name, [str(i) for i in range(size)])


class Verb:
    """One kind of action. `spelling` is its name, with `{slot}` where an argument stands: `"cross {cell}"`."""

    def __init__(self, spelling: str, *slots: Slot) -> None:
        self.spelling = spelling
        self.slots: list[Slot] = list(slots)
        pattern = re.escape(spelling.lower())
        for slot in self.slots:
            pattern = pattern.replace(re.escape("{" + slot.name + "}"), f"(?P<{slot.name}>.+?)")
        self.pattern: re.Pattern[str] = re.compile(pattern)

    @property
    def size(self) -> int:
        """How many different actions the verb makes."""
        n = 1
        for slot in self.slots:
            n *= slot.size
        return n

    def write(self, arguments: list[int]) -> str:
        """The name of the action with these arguments."""
        text = self.spelling
        for slot, value in zip(self.slots, arguments, strict=True):
            text = text.replace("{" + slot.name + "}", slot.words[value])
        return text

    def read(self, text: str) -> list[int] | None:
        """The arguments that a name holds, or None when it is no name of this verb."""
        found = self.pattern.fullmatch(text)
        if found is None:
            return None
        arguments = [slot.index.get(found[slot.name], -1) for slot in self.slots]
        return None if -1 in arguments else arguments


class Vocabulary:
    """All actions of a game: names, dense numbers, and the way back from both."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs: list[Verb] = list(verbs)
        self.offsets: list[int] = []
        self.count = 0
        self.names: dict[int, str] = {}
        for verb in self.verbs:
            self.offsets.append(self.count)
            self.count += verb.size

    def arguments(self, action: int) -> list[int]:
        """The arguments of an action, as many as its verb has."""
        return [(action >> (8 + 12 * i)) & 4095 for i in range(len(self.verbs[action & 255].slots))]

    def holds(self, action: int) -> bool:
        """Whether the int is an action of this vocabulary at all."""
        if action < 0 or action & 255 >= len(self.verbs):
            return False
        verb = self.verbs[action & 255]
        values = self.arguments(action)
        fits = all(value < slot.size for slot, value in zip(verb.slots, values, strict=True))
        return fits and action >> (8 + 12 * len(values)) == 0

    def build(self, verb: int, arguments: list[int]) -> int:
        """The action of a verb with its arguments."""
        action = verb
        for i, value in enumerate(arguments):
            action |= value << (8 + 12 * i)
        return action

    def name(self, action: int) -> str:
        """How the action is written; the names of actions that were asked for lately are kept."""
        known = self.names.get(action)
        if known is not None:
            return known
        if not self.holds(action):
            return f"#{action}"
        if len(self.names) >= NAMES_KEPT:
            self.names.clear()
        written = self.verbs[action & 255].write(self.arguments(action))
        self.names[action] = written
        return written

    def parse(self, text: str) -> int:
        """The action of that name; capitals and extra spaces do not matter."""
        wanted = " ".join(text.lower().split())
        for number, verb in enumerate(self.verbs):
            arguments = verb.read(wanted)
            if arguments is not None:
                return self.build(number, arguments)
        spellings = ", ".join(verb.spelling for verb in self.verbs)
        raise UnknownAction(f"no action is called {text!r}; actions are written: {spellings}")

    def dense(self, action: int) -> int:
        """The action's place in 0 .. count - 1."""
        place = 0
        for slot, value in zip(self.verbs[action & 255].slots, self.arguments(action), strict=True):
            place = place * slot.size + value
        return self.offsets[action & 255] + place

    def action(self, dense: int) -> int:
        """The action at that place."""
        if not 0 <= dense < self.count:
            raise UnknownAction(f"there is no action number {dense}; they run from 0 to {self.count - 1}")
        verb = max(i for i, offset in enumerate(self.offsets) if offset <= dense)
        place = dense - self.offsets[verb]
        arguments: list[int] = []
        for slot in reversed(self.verbs[verb].slots):
            arguments.append(place % slot.size)
            place //= slot.size
        arguments.reverse()
        return self.build(verb, arguments)
