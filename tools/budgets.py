"""How long a function and a file may be. An exception: `# long: why` on the def, or on the first line of the file."""

from collections.abc import Iterator

from tools.source import Finding, Source, functions

FUNCTION = 50
FILE = 500


def findings(source: Source) -> Iterator[Finding]:
    """Functions and files over their budget."""
    if len(source.lines) > FILE and not source.excepted(1, "long"):
        yield source.finding(1, f"{len(source.lines)} lines; a file ends at {FILE}")
    for function in functions(source.tree):
        length = (function.end_lineno or function.lineno) - function.lineno + 1
        if length > FUNCTION and not source.excepted(function.lineno, "long"):
            yield source.finding(function.lineno, f"{function.name} has {length} lines; a function ends at {FUNCTION}")
