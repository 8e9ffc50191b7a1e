"""What makes compiled code slow, or changes what it means, without a word from the compiler.

Hot modules are those in which a playout spends its time: core/playout and core/rng, and of a game everything but its
words, scene, content (drawings and generators of it too) and description. An exception: `# slow: why it may`.
"""

import ast
from collections.abc import Iterator
from pathlib import PurePosixPath

from tools.source import Finding, Source, dotted, functions

COLD_IN_GAMES = ("__init__", "words", "scene", "content", "drawing", "generator", "game", "notation", "panel")
HOT_IN_CORE = ("playout", "rng")
ENUMS = ("Enum", "IntEnum", "IntFlag", "Flag", "StrEnum")
PLAIN = ("int", "str", "float", "bool", "bytes")
STRUCTS = ("Struct", "Table")
FEW = ("seat", "seats", "side", "winner", "thrower", "founder")
REFLECTION = ("getattr", "setattr", "hasattr", "type", "sorted", "abs", "divmod", "pow", "round")


def is_compiled(name: str) -> bool:
    """Whether the build compiles the file."""
    parts = PurePosixPath(name).parts
    return parts[-1] not in ("__init__.py", "table.py") and any(part in ("core", "games", "bots") for part in parts)


def is_hot(name: str) -> bool:
    """Whether playouts spend their time in the file."""
    path = PurePosixPath(name)
    if not is_compiled(name):
        return False
    if "games" in path.parts:
        return path.stem not in COLD_IN_GAMES and not path.stem.startswith(("words_", "scene_", "content_"))
    return path.stem in HOT_IN_CORE


def findings(source: Source) -> Iterator[Finding]:
    """The slow spots of a file, but for those that claim an exception."""
    if not is_compiled(source.name):
        return
    spots = list(anywhere(source.tree))
    if is_hot(source.name):
        spots += hot(source.tree)
    for line, text in sorted(set(spots)):
        if not source.excepted(line, "slow"):
            yield source.finding(line, text)


def anywhere(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """What is slow, or loses its type, in any compiled module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and any(dotted(base).split(".")[-1] in ENUMS for base in node.bases):
            yield node.lineno, f"{node.name} is an enum: every comparison is boxed; use Final[i64] constants"
        if isinstance(node, ast.Name | ast.Attribute) and dotted(node) in ("Any", "typing.Any"):
            yield node.lineno, "Any: nothing behind it is compiled to native code"
        if isinstance(node, ast.BinOp) and isinstance(node.left, ast.Call) and dotted(node.left.func) == "i64":
            yield from short_shift(node, node.left.args[0])
    yield from struct_fields(tree)


def short_shift(node: ast.BinOp, shifted: ast.expr) -> Iterator[tuple[int, str]]:
    """A literal is 32 bits wide in the C that comes out: shifted by more than 31 it is lost. Seats are fewer."""
    few = dotted(node.right).split(".")[-1] in FEW
    if isinstance(node.op, ast.LShift) and is_number(shifted) and not is_fixed(node.right) and not few:
        yield node.lineno, "compiled, a shifted literal has 32 bits only; pass it to a function that shifts"


def is_fixed(node: ast.expr) -> bool:
    """Whether the compiler knows the number: a literal, or a constant in capitals."""
    return isinstance(node, ast.Constant) or (dotted(node) != "" and dotted(node).split(".")[-1].isupper())


def struct_fields(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """What a compiled msgspec Struct would forget: keywords of its class, and what `list[Card]` is a list of."""
    classes = {node.name for node in tree.body if isinstance(node, ast.ClassDef)} | set(PLAIN)
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and any(dotted(base).split(".")[-1] in STRUCTS for base in node.bases):
            if node.keywords:
                yield node.lineno, "a compiled Struct forgets the keywords of its class; derive from core.table.Table"
            for field in node.body:
                if isinstance(field, ast.AnnAssign) and not is_kept(field.annotation, classes):
                    yield (
                        field.lineno,
                        f"a compiled Struct forgets what {dotted(field.target)} is made of; quote its type",
                    )


def is_kept(annotation: ast.expr, classes: set[str]) -> bool:
    """Whether the type reaches msgspec whole: quoted, or a class and nothing more."""
    return isinstance(annotation, ast.Constant) or dotted(annotation) in classes


def hot(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """What is slow where playouts spend their time."""
    tables = constant_tables(tree)
    for node in ast.walk(tree):
        yield from slow_loop(node, tables)
        yield from slow_type(node)
        if isinstance(node, ast.BinOp):
            yield from short_shift(node, node.left)
    for function in functions(tree):
        if function.name not in ("__init__", "__repr__"):
            yield from boxed_counters(function)
            yield from slow_words(function)


def constant_tables(tree: ast.Module) -> set[str]:
    """Module constants that are tuples or lists."""
    found: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Tuple | ast.List):
            found.update(dotted(target) for target in node.targets)
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Tuple | ast.List):
            found.add(dotted(node.target))
    return found


def slow_loop(node: ast.AST, tables: set[str]) -> Iterator[tuple[int, str]]:
    """A loop over a tuple or list of numbers makes the tuple, and boxes each of its numbers."""
    if isinstance(node, ast.For) and is_table(node.iter, tables):
        yield node.lineno, "a loop over a tuple or list boxes each number; write it out, or use range over a vec[i64]"
    if isinstance(node, ast.For) and dotted(node.target) == "_":
        yield node.lineno, "a loop over _ makes an object of each number; give the variable a name, such as _turn"
    if isinstance(node, ast.ListComp | ast.GeneratorExp | ast.SetComp | ast.DictComp):
        for part in node.generators:
            if is_table(part.iter, tables):
                yield node.lineno, "a comprehension over a tuple or list boxes each number; use range over a vec[i64]"


def is_table(node: ast.expr, tables: set[str]) -> bool:
    """Whether the expression is a tuple or list written out, here or in a constant of the module."""
    return isinstance(node, ast.Tuple | ast.List) or dotted(node) in tables


def slow_type(node: ast.AST) -> Iterator[tuple[int, str]]:
    """A declared type whose values are boxed."""
    annotation = getattr(node, "annotation", None) or getattr(node, "returns", None)
    if not isinstance(annotation, ast.expr):
        return
    for part in ast.walk(annotation):
        if isinstance(part, ast.Subscript):
            head = dotted(part.value)
            if head in ("list", "List") and dotted(part.slice) in ("int", "i64", "bool"):
                yield annotation.lineno, f"list[{dotted(part.slice)}] boxes its numbers; use vec[i64]"
            if head in ("dict", "set", "frozenset"):
                yield annotation.lineno, f"a {head} hashes and boxes; use a vec[i64] indexed by number, or bits"


def boxed_counters(function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[tuple[int, str]]:
    """`n = 0` makes n an int of any size; `n: i64 = 0` a register."""
    known = {argument.arg for argument in [*function.args.args, *function.args.kwonlyargs]}
    for node in sorted(
        own_nodes(function), key=lambda node: (getattr(node, "lineno", 0), getattr(node, "col_offset", 0))
    ):
        if isinstance(node, ast.AnnAssign):
            known.add(dotted(node.target))
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name) and target.id not in known and is_number(node.value):
                    yield node.lineno, f"{target.id} is an int of any size; write {target.id}: i64 = ..."
                known.add(dotted(target))


def is_number(node: ast.expr) -> bool:
    """Whether the expression is a whole number written out, also a negative one."""
    if isinstance(node, ast.UnaryOp):
        return is_number(node.operand)
    return isinstance(node, ast.Constant) and isinstance(node.value, int) and not isinstance(node.value, bool)


def slow_words(function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[tuple[int, str]]:
    """Dictionaries, closures and reflection in a hot function."""
    for node in own_nodes(function):
        if isinstance(node, ast.Dict | ast.DictComp | ast.Set | ast.SetComp):
            yield node.lineno, "a dict or set in a hot function hashes and boxes; use numbers and bits"
        if isinstance(node, ast.Lambda | ast.FunctionDef):
            yield node.lineno, "a function inside a hot function is an object made at each call"
        if isinstance(node, ast.Call) and dotted(node.func) in REFLECTION:
            yield node.lineno, f"{dotted(node.func)}() is a call through the interpreter"
        if isinstance(node, ast.Try):
            yield node.lineno, "a try in a hot function keeps its variables out of registers"


def own_nodes(function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[ast.AST]:
    """All nodes of a function's body."""
    for statement in function.body:
        yield from ast.walk(statement)
