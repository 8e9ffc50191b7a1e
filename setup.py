"""What the build makes: binaries of core, bots and games (mypyc and a C compiler), and the browser client (Node).

All or nothing. Without a working C compiler (or with DICEHALL_COMPILE=0) the package is built of its sources alone,
and `_compiled.json` says why. What was compiled is kept under `.cache/`, by a hash of all that goes into it: building
again what was built before costs nothing, and an edited game recompiles that game. `client/build.py` builds the client.
"""

import hashlib
import json
import os
import platform
import re
import shutil
import sys
import tempfile
from contextlib import suppress
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path
from runpy import run_path

from setuptools import Distribution, Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

SOURCE = Path("src")
PACKAGE = SOURCE / "dicehall"
CACHE = Path(".cache")
CLIENT = Path("client/build.py")
MANIFEST = "dicehall/_compiled.json"
SUFFIX = EXTENSION_SUFFIXES[0]
UNIX_FLAGS = ["-fvisibility=hidden", "-g0", "-w", "-Wno-error"]
RECIPE = "1"
KEPT = 8
UNCOMPILED = ("__init__.py", "table.py")
HALL = ("drawing", "plies", "sight", "table")  # of the hall, what every move goes through
WRONG_BRANCH = re.compile(r"\S+ != \S+ && PyErr_Occurred\(\)")


class Uncompiled(Exception):
    """The package has to do without binaries; the text says why."""


def modules(folder: Path) -> list[str]:
    """The compiled modules of a folder."""
    return sorted(file.as_posix() for file in folder.glob("*.py") if file.name not in UNCOMPILED)


def groups() -> list[tuple[list[str], str | None]]:
    """What is compiled together: core with bots, each game by itself, and what is busiest in the hall."""
    games = [file.parent for file in sorted((PACKAGE / "games").glob("*/__init__.py"))]  # the others are not installed
    together = modules(PACKAGE / "core") + modules(PACKAGE / "bots")
    hall = [(PACKAGE / "hall" / f"{name}.py").as_posix() for name in HALL]
    return [
        (together, "dicehall_core"),
        *((modules(game), f"dicehall_{game.name}") for game in games),
        (hall, "dicehall_hall"),
    ]


def digest(file: Path) -> str:
    """A hash of what the file says."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def sources() -> dict[str, str]:
    """The hash of each compiled module, by its path inside the package."""
    files = [Path(file) for group, _ in groups() for file in group]
    return {file.relative_to(PACKAGE).as_posix(): digest(file) for file in files}


def versions() -> dict[str, str]:
    """The versions that the binaries depend on."""
    return {"python": platform.python_version(), "mypy": version("mypy"), "librt": version("librt")}


def probe() -> None:
    """Raise Uncompiled unless this machine turns a line of C into a Python extension."""
    if os.environ.get("DICEHALL_COMPILE") == "0":
        raise Uncompiled("it was built with DICEHALL_COMPILE=0")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "probe.c"
        file.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        try:
            compile_all([Extension("probe", [str(file)])], Path(folder))
        except (Exception, SystemExit) as wrong:  # each compiler has its own way to be absent
            raise Uncompiled("it was built without a working C compiler") from wrong


def compile_all(extensions: list[Extension], folder: Path) -> None:
    """Run the C compiler, as many files at a time as there are processors."""
    command = build_ext(Distribution({"name": "dicehall", "ext_modules": extensions}))
    command.build_lib = str(folder / "lib")
    command.build_temp = str(folder / "temp")
    command.parallel = os.cpu_count() or 1
    command.finalize_options()
    command.run()


def compiled() -> Path:
    """The folder with the binaries of the present sources: kept from an earlier build, or made now."""
    recipe = json.dumps([RECIPE, SUFFIX, UNIX_FLAGS, versions(), sources(), os.environ.get("CFLAGS", "")])
    kept = CACHE / "compiled" / f"{sys.implementation.cache_tag}-{hashlib.sha256(recipe.encode()).hexdigest()[:20]}"
    if not kept.is_dir():
        made = make_binaries()
        part = kept.with_suffix(f".{os.getpid()}")
        shutil.copytree(made, part)
        with suppress(OSError):  # somebody else was quicker with the same
            part.rename(kept)
        shutil.rmtree(part, ignore_errors=True)
        for old in sorted(kept.parent.iterdir(), key=lambda folder: folder.stat().st_mtime)[:-KEPT]:
            shutil.rmtree(old, ignore_errors=True)
    return kept


def make_binaries() -> Path:
    """Translate everything to C with mypyc, and compile the C that came out different from the last time.

    mypyc's own memory of earlier runs is thrown away: it does not always notice that a class of another group changed.
    """
    from mypyc.build import mypycify  # noqa: PLC0415 - needed only where something is compiled

    work = CACHE / "mypyc" / f"{sys.implementation.cache_tag}-{version('mypy')}-{version('librt')}"
    shutil.rmtree(work / "mypy", ignore_errors=True)
    os.environ["MYPYPATH"] = str(SOURCE)
    files = [file for group, _ in groups() for file in group]
    options = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent", f"--cache-dir={work / 'mypy'}"]
    extensions = mypycify(options + files, separate=groups(), debug_level="0", target_dir=str(work / "c"))
    check_branches(work / "c")
    for extension in extensions:
        if os.name == "posix":
            extension.extra_compile_args += UNIX_FLAGS
    extensions.sort(key=lambda extension: -sum(map(os.path.getsize, extension.sources)))  # the longest begins first
    compile_all(extensions, work)
    wanted = {Path(*extension.name.split(".")).with_suffix(SUFFIX) for extension in extensions}
    for file in (work / "lib").rglob("*"):
        if file.is_file() and file.relative_to(work / "lib") not in wanted:
            file.unlink()
    return work / "lib"


def check_branches(folder: Path) -> None:
    """Stop where mypyc 2.4.1 mistakes a tuple of floats or native ints for an error, as it does in some branches."""
    for file in sorted(folder.glob("*.c")):
        lines = file.read_text("utf-8").splitlines()
        wrong = [number for number, line in enumerate(lines) if WRONG_BRANCH.search(line)]
        for number in wrong:
            print(f"{file.name}:{number + 1}: {' '.join(lines[number - 1 : number + 2])}", file=sys.stderr)
        if wrong:
            raise SystemExit("mypyc reads these tuples wrongly; make the constant a list, or two constants")


class Build(build):
    """Build in `.cache/`, from an empty folder: what was removed from the sources does not come back."""

    def initialize_options(self) -> None:
        """Leave `build/` alone."""
        super().initialize_options()
        self.build_base = str(CACHE / "build")

    def run(self) -> None:
        """Empty the folder first."""
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()


class Compile(build_ext):
    """Put binaries and manifest beside the sources, all of them or none."""

    def run(self) -> None:
        """Compile, or say why not."""
        self.extensions: list[Extension] = []
        target = SOURCE if self.inplace else Path(self.build_lib)
        for stale in [*target.glob("dicehall_*__mypyc*"), *(target / "dicehall").rglob(f"*{SUFFIX}")]:
            stale.unlink()
        facts: dict[str, object] = {"compiled": True, "why": "", "suffix": SUFFIX}
        try:
            probe()
            facts |= {"versions": versions(), "sources": sources(), "binaries": placed(compiled(), target)}
        except Uncompiled as wrong:
            print(f"dicehall: not compiled, {wrong}; it works all the same, many times slower", file=sys.stderr)
            facts |= {"compiled": False, "why": str(wrong), "versions": {}, "sources": {}, "binaries": {}}
        except (Exception, SystemExit):
            print("dicehall: compiling failed; DICEHALL_COMPILE=0 installs it uncompiled", file=sys.stderr)
            raise
        (target / "dicehall").mkdir(parents=True, exist_ok=True)
        (target / MANIFEST).write_text(json.dumps(facts, indent=1) + "\n", "utf-8")
        run_path(str(CLIENT))["put"](target)


def placed(made: Path, target: Path) -> dict[str, int]:
    """Copy the binaries to where they belong; return the size of each."""
    sizes: dict[str, int] = {}
    for file in sorted(file for file in made.rglob("*") if file.is_file()):
        name = file.relative_to(made)
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(file, target / name)
        sizes[name.as_posix()] = file.stat().st_size
    return sizes


setup(
    cmdclass={"build": Build, "build_ext": Compile},
    ext_modules=[Extension("dicehall.core.state", [])],  # says "this has binaries"; `Compile` finds out which
)
