"""One line of typing: with history and completion where the terminal can."""

from collections.abc import Sequence

from dicehall.cli.screen import Screen

try:
    import readline
except ImportError:  # Windows has none
    readline = None  # type: ignore[assignment]


class Line:
    """The prompt of a table."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.words: list[str] = []
        if readline is not None and screen.hears_a_person:
            readline.set_completer(self.complete)
            readline.set_completer_delims("\n")
            readline.parse_and_bind("tab: complete")

    def complete(self, text: str, number: int) -> str | None:
        """The completion of that number, for readline."""
        fitting = [word for word in self.words if word.startswith(text.lower())]
        return fitting[number] if number < len(fitting) else None

    def read(self, prompt: str, words: Sequence[str]) -> str:
        """A line, with these words to complete to."""
        self.words = list(words)
        return self.screen.ask(prompt)

    def forget(self) -> None:
        """Forget what was typed: the next person at the keyboard must not find it."""
        if readline is not None:
            readline.clear_history()
