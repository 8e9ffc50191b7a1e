"""What the rules may not touch: a clock, the environment, a global random source, files; nor the order of a set.

Holds for core and games; `core/registry.py` reads the files that come with a game, and says so.
An exception: `# impure: why` on the line.
"""

import ast
from collections.abc import Iterator

from tools.source import Finding, Source, dotted

FORBIDDEN_MODULES = {
    "time": "a clock",
    "datetime": "a clock",
    "random": "a global random source",
    "secrets": "a global random source",
    "uuid": "a global random source",
    "os": "the environment",
    "sys": "the environment",
    "platform": "the environment",
    "getpass": "the environment",
    "pathlib": "files",
    "io": "files",
    "shutil": "files",
    "tempfile": "files",
    "socket": "the network",
    "urllib": "the network",
    "http": "the network",
    "subprocess": "other programs",
    "threading": "other threads",
    "asyncio": "other tasks",
    "logging": "a log",
}
FORBIDDEN_CALLS = {
    "open": "files",
    "input": "the keyboard",
    "print": "the screen",
    "hash": "an order of its own",
    "id": "an order of its own",
}
READS_FILES = ("core/registry.py",)


def findings(source: Source) -> Iterator[Finding]:
    """Where rules touch the world, or depend on the order of a set."""
    reads = source.name.endswith(READS_FILES)
    names = set_names(source.tree)
    for node in ast.walk(source.tree):
        line = getattr(node, "lineno", 0)
        touched = "" if reads else world(node)
        if touched and not source.excepted(line, "impure"):
            yield source.finding(line, f"rules touch {touched}")
        for iterated in iterations(node):
            if is_set(iterated, names) and not source.excepted(iterated.lineno, "impure"):
                yield source.finding(iterated.lineno, "the order of a set is not the same in every run; sort it")


def world(node: ast.AST) -> str:
    """What part of the world the node touches; empty when none."""
    if isinstance(node, ast.Import):
        return next((what for alias in node.names if (what := FORBIDDEN_MODULES.get(alias.name.split(".")[0]))), "")
    if isinstance(node, ast.ImportFrom) and node.level == 0:
        return FORBIDDEN_MODULES.get((node.module or "").split(".")[0], "")
    if isinstance(node, ast.Call):
        return FORBIDDEN_CALLS.get(dotted(node.func), "")
    return ""


def iterations(node: ast.AST) -> Iterator[ast.expr]:
    """What the node goes through, one by one and in order."""
    if isinstance(node, ast.For):
        yield node.iter
    if isinstance(node, ast.ListComp | ast.GeneratorExp | ast.DictComp):
        yield from (part.iter for part in node.generators)
    if (
        isinstance(node, ast.Call)
        and dotted(node.func) in ("list", "tuple", "enumerate", "iter", "next", "zip")
        and node.args
    ):
        yield node.args[0]
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "join" and node.args:
        yield node.args[0]


def is_set(node: ast.expr, names: set[str]) -> bool:
    """Whether the expression is known to be a set."""
    if isinstance(node, ast.Set | ast.SetComp):
        return True
    if isinstance(node, ast.Call):
        return dotted(node.func) in ("set", "frozenset")
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr | ast.BitAnd | ast.Sub | ast.BitXor):
        return is_set(node.left, names) or is_set(node.right, names)
    return dotted(node) in names


def set_names(tree: ast.Module) -> set[str]:
    """Names and fields that are declared as sets, or given one."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign) and says_set(node.annotation):
            found.add(dotted(node.target))
        if isinstance(node, ast.arg) and node.annotation is not None and says_set(node.annotation):
            found.add(node.arg)
        if isinstance(node, ast.Assign) and is_set(node.value, set()):
            found.update(dotted(target) for target in node.targets)
    return found - {""}


def says_set(annotation: ast.expr) -> bool:
    """Whether an annotation is `set[...]` or `frozenset[...]`."""
    head = annotation.value if isinstance(annotation, ast.Subscript) else annotation
    return dotted(head) in ("set", "frozenset", "Set", "AbstractSet")
