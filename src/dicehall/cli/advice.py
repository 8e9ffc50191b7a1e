"""What a person at the table can ask: what a word means, what may be done and why not, a hint, the log, the rules."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.text import Text

from dicehall.bots.hint import Hint, hint
from dicehall.cli.choices import choices_of, sentence_lines
from dicehall.cli.picture import log_lines
from dicehall.cli.rulebook import chapters, search, section
from dicehall.cli.screen import ACCENT, QUIET
from dicehall.core.errors import UnknownAction
from dicehall.core.match import Match
from dicehall.core.rng import Rng
from dicehall.core.state import Refusal
from dicehall.draw.names import renamed

COMMANDS = ("?", "why", "u", "h", "log", "save", "rules", "quit")
HELP = (
    ("3, or a name", "do that"),
    ("Enter", "draw the table again"),
    ("? 3, ? NAME", "what that does, or why it is not allowed"),
    ("u", "take back your last decision, while nothing was rolled or shown since"),
    ("h", "a hint: what a good bot would do, and how often that wins"),
    ("log", "everything that has happened so far, as you may know it"),
    ("rules [4.3 or WORD]", "the rules"),
    ("save [FILE]", "write the record of the game so far"),
    ("quit", "leave; the game can be kept"),
)


class Advice:
    """What a seat may know and do at this moment."""

    def __init__(self, match: Match, seat: int, rng: Rng, width: int) -> None:
        self.match = match
        self.seat = seat
        self.rng = rng
        self.width = width
        self.view = match.state.seen_by(seat)
        self.choices = choices_of(self.view, seat, match.names)

    def said(self, text: str) -> str:
        """What the game says, with the players' names."""
        return renamed(text, self.match.names)

    def completions(self) -> list[str]:
        """The words that the Tab key knows now."""
        return [name.lower() for name in self.choices.names] + list(COMMANDS)

    def meant(self, words: str) -> int | None:
        """The legal action that was typed: its number in the list, its name, or enough of its name."""
        if words.isdecimal() and 1 <= int(words) <= len(self.choices.actions):
            return self.choices.actions[int(words) - 1]
        low = " ".join(words.lower().split())
        names = [name.lower() for name in self.choices.names]
        if low in names:
            return self.choices.actions[names.index(low)]
        if low.split(" ")[0] in (*COMMANDS, "undo", "hint", "help", "s", "q", "exit"):
            return None
        close = self.close_to(low)
        return self.choices.actions[close[0]] if len(close) == 1 else None

    def close_to(self, words: str) -> list[int]:
        """Places in the list of the choices in whose names each typed word begins some word."""
        typed = words.split()
        found: list[int] = []
        for place, name in enumerate(self.choices.names):
            parts = name.lower().split()
            if typed and all(any(part.startswith(word) for part in parts) for word in typed):
                found.append(place)
        return found

    def answer(self, words: str) -> Sequence[RenderableType]:
        """What to print for words that are no decision."""
        word, _, rest = words.partition(" ")
        word, rest = word.lower(), rest.strip()
        if word == "why" or (word in ("?", "help") and rest):
            return self.explained(rest.removeprefix("not ").strip() if word == "why" else rest)
        if word.startswith("?") and len(word) > 1:
            return self.explained(words[1:].strip())
        if word in ("?", "help"):
            return self.moment()
        if word in ("h", "hint"):
            return self.hint()
        if word == "log":
            return log_lines(self.match, self.match.log(self.seat), -1) or [Text("Nothing has happened yet.")]
        if word == "rules":
            return self.rules(rest)
        return self.not_understood(words)

    def moment(self) -> Sequence[RenderableType]:
        """What is asked now, the rule behind it, all choices with their sentences, and the words one can type."""
        parts: list[RenderableType] = [Text(self.said(self.view.prompt(self.seat)), style="bold")]
        number = self.match.game.rule_now(self.view, self.seat)
        text = section(self.match.game.rules, number) if number else ""
        parts += [Markdown(text)] if text else []
        parts += sentence_lines(self.choices, self.width, whole=True)
        widest = max(len(keys) for keys, _ in HELP)
        parts.append(Text())
        parts += [Text.assemble((f"  {keys.ljust(widest)}  ", ACCENT), (what, QUIET)) for keys, what in HELP]
        return parts

    def explained(self, words: str) -> Sequence[RenderableType]:
        """What a choice does; or, for what is not allowed now, the rule against it."""
        if not words:
            return [Text("Say what: why 3, or why followed by the name of a move.")]
        action = self.meant(words)
        if action is not None:
            name = self.view.name(action, self.seat)
            return [Text.assemble((name, "bold"), ": ", self.said(self.view.describe(action, self.seat)))]
        if words.isdecimal():
            return [Text(f"The list goes from 1 to {len(self.choices.actions)}.")]
        try:
            action = self.view.parse(words, self.seat)
        except UnknownAction:
            return self.not_understood(words)
        refusal = self.view.refusal(action, self.seat)
        return [] if refusal is None else self.refused(refusal)

    def refused(self, refusal: Refusal) -> Sequence[RenderableType]:
        """Why something is not allowed: the reason, and the text of the rule."""
        reason = self.said(f"{refusal.text} (rule {refusal.rule})" if refusal.rule else refusal.text)
        text = section(self.match.game.rules, refusal.rule) if refusal.rule else ""
        return [Text(reason, style="bold"), Markdown(text)] if text else [Text(reason, style="bold")]

    def hint(self) -> Sequence[RenderableType]:
        """What a searching bot would do on what this seat sees, and how much better it is than the next best."""
        found = hint(self.view, self.seat, self.rng)
        place = self.choices.actions.index(found.action) + 1
        name = self.view.name(found.action, self.seat)
        sentence = self.said(self.view.describe(found.action, self.seat))
        lines = [Text.assemble("Try ", (f"{place} ", ACCENT), (name, "bold"), f": {sentence}")]
        return [*lines, Text(self.worth_of(found), style=QUIET)] if found.others else lines

    def worth_of(self, found: Hint) -> str:
        """How good the move looks, beside the next best."""
        text = f"It looks like winning about {found.share:.0%} of the time"
        return f"{text}; the next best, {self.view.name(found.next_action, self.seat)}, {found.next_share:.0%}."

    def rules(self, wanted: str) -> Sequence[RenderableType]:
        """The rules: the whole, a number, or what a word finds."""
        rules = self.match.game.rules
        if not wanted:
            names = [Text("  " + s.name) for s in chapters(rules)]
            return [Text("Say rules and a number or a word. The chapters:"), *names] if names else [Markdown(rules)]
        text = section(rules, wanted) or search(rules, wanted)
        return [Markdown(text)] if text else [Text(f"The rules say nothing under {wanted!r}.")]

    def not_understood(self, words: str) -> Sequence[RenderableType]:
        """Words that mean nothing, or too much, or something that is not allowed now."""
        if words.isdecimal():
            return [Text(f"The list goes from 1 to {len(self.choices.actions)}.")]
        close = self.close_to(words.lower())
        if len(close) > 1:
            several = ", ".join(self.choices.names[place] for place in close[:6])
            return [Text(f"That could be {several}{' ...' if len(close) > 6 else ''}: say more, or its number.")]
        try:
            refusal = self.view.refusal(self.view.parse(words, self.seat), self.seat)
        except UnknownAction:
            return [Text(f"{words!r} is no move here. Type a number from the list, or ? for help.")]
        return self.refused(refusal) if refusal is not None else []
