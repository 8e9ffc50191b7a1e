"""Compiled or interpreted: settled once, before anything else of Dicehall is imported, and never a mix of both.

The build leaves `_compiled.json` beside this file: a hash of every source that was compiled, and the size of every
binary that came of it. Only when all of that still holds are the binaries used. Otherwise (a source was edited, a
binary is missing, another Python, another librt, `DICEHALL_INTERPRETED=1`) every module is loaded from its `.py`
file. `dicehall doctor` shows which of the two runs, and why.
"""

import hashlib
import importlib
import json
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import NamedTuple, TypedDict

HOME = Path(__file__).parent
MANIFEST = "_compiled.json"
SWITCH = "DICEHALL_INTERPRETED"
REBUILD = "install it again (`pip install .` in the checkout, or `make`)"


class Manifest(TypedDict):
    """What the build writes down: whether it compiled, why not, with what, from what, into what."""

    compiled: bool
    why: str
    suffix: str
    versions: dict[str, str]
    sources: dict[str, str]
    binaries: dict[str, int]


class Facts(NamedTuple):
    """What runs, why, and what to do about it; `versions` are those it was compiled with."""

    compiled: bool
    why: str
    remedy: str
    versions: dict[str, str]


class SourceOnly:
    """An import finder that knows the modules of Dicehall by their `.py` files alone."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """The module's source file, for names under `dicehall.`; anything else is left to others."""
        if not name.startswith("dicehall."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def manifest() -> Manifest | None:
    """What the build wrote down; None when this copy never went through one."""
    try:
        found: Manifest = json.loads((HOME / MANIFEST).read_bytes())
    except (OSError, ValueError):
        return None
    return found


def digest(file: Path) -> str:
    """A hash of what the file says; empty when it cannot be read."""
    try:
        return hashlib.sha256(file.read_bytes()).hexdigest()
    except OSError:
        return ""


def size(file: Path) -> int:
    """How long the file is; -1 when there is none."""
    try:
        return file.stat().st_size
    except OSError:
        return -1


def obstacle(built: Manifest) -> tuple[str, str]:
    """Why the binaries of that build may not be used, and what to do; two empty texts when they may."""
    if not built["compiled"]:
        return built["why"], f"install a C compiler (gcc or clang, and the Python headers), then {REBUILD}"
    if built["suffix"] != EXTENSION_SUFFIXES[0]:
        return f"compiled for another Python ({built['suffix']}), this one needs {EXTENSION_SUFFIXES[0]}", REBUILD
    edited = [name for name, known in built["sources"].items() if digest(HOME / name) != known]
    if edited:
        more = f" and {len(edited) - 1} more" if len(edited) > 1 else ""
        return f"{edited[0]}{more} changed since it was compiled", f"nothing, or for full speed {REBUILD}"
    lost = [name for name, known in built["binaries"].items() if size(HOME.parent / name) != known]
    if lost:
        return f"the binary {lost[0]} is missing or not the one that was built", REBUILD
    return "", ""


def failure() -> str:
    """Why the binaries do not load although they are the right ones (say, a foreign librt); empty when they do."""
    try:
        importlib.import_module("dicehall.core.playout")
    except Exception as wrong:  # whatever a foreign binary raises, the sources still run
        for name in [name for name in sys.modules if name.startswith(("dicehall.core", "dicehall_"))]:
            del sys.modules[name]
        return f"the binaries do not load here: {wrong}"
    return ""


def settle() -> Facts:
    """Settle what runs: nothing is installed for compiled play, the finder of sources for interpreted play."""
    built = manifest()
    versions = built["versions"] if built else {}
    if os.environ.get(SWITCH, "") not in ("", "0"):
        why, remedy = f"{SWITCH} is set", f"unset {SWITCH} for full speed"
    elif built is None:
        why, remedy = "this copy was not compiled", REBUILD
    else:
        why, remedy = obstacle(built)
        if not why:
            why = failure()
            remedy = REBUILD
    if not why:
        return Facts(compiled=True, why="every source is as it was compiled", remedy="", versions=versions)
    sys.meta_path.insert(0, SourceOnly)
    return Facts(compiled=False, why=why, remedy=remedy, versions=versions)


def notice() -> str:
    """One line for whoever installed without a compiler, or edited a source; empty when it was said before."""
    if facts.compiled or os.environ.get(SWITCH) or manifest() is None:
        return ""
    text = f"dicehall runs interpreted, many times slower: {facts.why}. To do: {facts.remedy}."
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "dicehall"
    told = cache / ("told-" + hashlib.sha256(f"{HOME}{facts.why}".encode()).hexdigest()[:16])
    if told.exists():
        return ""
    try:
        cache.mkdir(parents=True, exist_ok=True)
        told.touch()
    except OSError:
        return text
    return text


facts = settle()
