"""Finding one's way in a RULES.md: its sections by number, and by word."""

import re
from dataclasses import dataclass

HEADING = re.compile(r"^(#{1,6})\s+(.*?)\s*#*$")
NUMBER = re.compile(r"^§?\s*(\d+(?:\.\d+)*)\.?(?:\s+|$)")
BOLD_NUMBER = re.compile(r"^(?:[-*]\s+)?\*\*§?(\d+\.\d+(?:\.\d+)*)\.?\s*(.*?)\*\*")


@dataclass(frozen=True)
class Section:
    """One numbered piece of the rules, with its text down to the next number."""

    number: str
    title: str
    text: str

    @property
    def name(self) -> str:
        """The number and, where there is one, the title."""
        return f"{self.number} {self.title}".strip()


def sections(rules: str) -> list[Section]:
    """All numbered pieces, in their order. A heading without a number ends the piece before it."""
    found: list[tuple[str, str, list[str]]] = []
    for line in rules.splitlines():
        start = start_of(line)
        if start is not None:
            found.append((*start, [line]))
        elif HEADING.match(line):
            found.append(("", "", []))
        elif found:
            found[-1][2].append(line)
    return [Section(number, title, "\n".join(lines).strip()) for number, title, lines in found if number]


def start_of(line: str) -> tuple[str, str] | None:
    """The number and title that a line opens, or None."""
    bold = BOLD_NUMBER.match(line)
    if bold is not None:
        return bold[1], bold[2].strip(" .:")
    heading = HEADING.match(line)
    numbered = NUMBER.match(heading[2]) if heading is not None else None
    if heading is None or numbered is None:
        return None
    return numbered[1], heading[2][numbered.end() :].strip()


def section(rules: str, number: str) -> str:
    """The text of a section with everything under it; empty when there is none of that number."""
    wanted = number.strip(" .§")
    return "\n\n".join(s.text for s in sections(rules) if s.number == wanted or s.number.startswith(wanted + "."))


def search(rules: str, word: str) -> str:
    """The sections with the word, or a longer one, in their title, whole; when there are none, those that say it."""
    pattern = re.compile(rf"\b{re.escape(word)}", re.IGNORECASE)
    titled = [s.number for s in sections(rules) if pattern.search(s.title)]
    if titled:
        whole = [n for n in titled if not any(n.startswith(other + ".") for other in titled)]
        return "\n\n".join(section(rules, number) for number in whole)
    return "\n\n".join(s.text for s in sections(rules) if pattern.search(s.text))


def chapters(rules: str) -> list[Section]:
    """The sections of the first rank: 1, 2, 3 ..."""
    return [s for s in sections(rules) if "." not in s.number]
