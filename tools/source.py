"""Source files as the checks see them: their tree, and the exceptions that their lines claim.

An exception is a comment that carries its reason: `# slow: runs once a game`. At the end of a line it is for that line,
at the end of a `def` or `class` for all of that, and on a line of its own at the left margin for the whole file.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

CLAIM = re.compile(r"#\s*(slow|long|impure):(.*)$")


@dataclass(frozen=True, order=True)
class Finding:
    """Something that a check objects to."""

    file: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text}"


@dataclass
class Source:
    """One file of Python."""

    name: str
    text: str
    tree: ast.Module = field(init=False)
    lines: list[str] = field(init=False)

    def __post_init__(self) -> None:
        self.tree = ast.parse(self.text)
        self.lines = self.text.splitlines()

    def excepted(self, line: int, kind: str) -> bool:
        """Whether the line, what it stands in, or the whole file claims an exception of that kind, with a reason."""
        places = [line] + [number for number, text in enumerate(self.lines, 1) if text.startswith("#")]
        for node in ast.walk(self.tree):
            if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.lineno <= line <= (node.end_lineno or 0):
                places.append(node.lineno)
        return any(self.claims(place, kind) for place in places)

    def claims(self, line: int, kind: str) -> bool:
        """Whether that very line claims an exception of that kind, with a reason."""
        found = CLAIM.search(self.lines[line - 1]) if 0 < line <= len(self.lines) else None
        return found is not None and found[1] == kind and found[2].strip() != ""

    def finding(self, line: int, text: str) -> Finding:
        """An objection to a line of this file."""
        return Finding(self.name, line, text)


def python_files(*folders: str) -> Iterator[Source]:
    """All Python files below the folders, in order."""
    for folder in folders:
        for file in sorted(Path(folder).rglob("*.py")):
            yield Source(file.as_posix(), file.read_text("utf-8"))


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Every function and method, also those inside others."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def dotted(node: ast.AST) -> str:
    """A name with its dots (`random.choice`); empty for anything else."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        before = dotted(node.value)
        return f"{before}.{node.attr}" if before else ""
    return ""
