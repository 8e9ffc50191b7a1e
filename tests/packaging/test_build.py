"""Compiled or interpreted: built once for these tests, then tried in copies that something happened to."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.xdist_group("build")  # the package is built once, by one worker

ROOT = Path(__file__).parents[2]
SHOW = """
import json, dicehall, dicehall.core.rng as rng
from dicehall import _build
print(json.dumps([_build.facts.compiled, _build.facts.why, _build.notice(), rng.__file__]))
"""


def run(*command: str, at: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """A program with an environment that knows nothing of this test run's."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("DICEHALL", "PYTHON", "COV"))}
    kept |= environment
    return subprocess.run(command, cwd=at, env=kept, capture_output=True, text=True, check=False)


def build(target: Path, **environment: str) -> Path:
    """The package as a wheel would hold it, built from the checkout."""
    command = (sys.executable, "setup.py", "-q", "build", "--build-lib", str(target))
    done = run(*command, at=ROOT, **environment)
    assert done.returncode == 0, done.stderr
    return target


class Seen:
    """What a copy of the package says about itself."""

    def __init__(self, package: Path, **environment: str) -> None:
        home = package / "home"
        done = run(sys.executable, "-c", SHOW, at=package, PYTHONPATH=str(package), HOME=str(home), **environment)
        assert done.returncode == 0, done.stderr
        self.compiled, self.why, self.notice, self.file = json.loads(done.stdout)


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The compiled package; where there is no C compiler, nothing here can be tried."""
    if not any(shutil.which(name) for name in ("cc", "gcc", "clang")):
        pytest.skip("no C compiler")
    return build(tmp_path_factory.mktemp("built"))


@pytest.fixture
def copy(built: Path, tmp_path: Path) -> Path:
    """A copy of the compiled package that may be broken."""
    return shutil.copytree(built, tmp_path / "copy")


def test_what_was_built_runs_compiled(built: Path):
    """Untouched sources, untouched binaries: the binaries run."""
    seen = Seen(built)
    assert seen.compiled
    assert not seen.file.endswith(".py")


def test_an_edited_source_is_what_runs(copy: Path):
    """Nobody's edit is shadowed by a binary, and the edited file is named."""
    source = copy / "dicehall/core/rng.py"
    source.write_text(source.read_text("utf-8") + "\nEDITED = True\n", "utf-8")
    seen = Seen(copy)
    assert (seen.compiled, seen.file) == (False, str(source))
    assert "core/rng.py" in seen.why


def test_an_edit_is_told_once(copy: Path):
    """The line that tells of slower play comes the first time, and then no more."""
    source = copy / "dicehall/core/rng.py"
    source.write_text(source.read_text("utf-8") + "\n", "utf-8")
    assert [bool(Seen(copy).notice), bool(Seen(copy).notice)] == [True, False]


def test_the_switch_makes_it_interpreted(built: Path):
    """DICEHALL_INTERPRETED=1 is for debugging and for coverage, and is not complained about."""
    seen = Seen(built, DICEHALL_INTERPRETED="1")
    assert (seen.compiled, seen.notice) == (False, "")
    assert seen.file.endswith("rng.py")


def test_a_missing_binary_makes_all_of_it_interpreted(copy: Path):
    """No mixture of compiled and interpreted modules ever runs."""
    next((copy / "dicehall/core").glob("match.*.so")).unlink()
    seen = Seen(copy)
    assert (seen.compiled, seen.file.endswith("rng.py")) == (False, True)
    assert "core/match" in seen.why


def test_a_binary_that_does_not_load_makes_all_of_it_interpreted(copy: Path):
    """What the loader of binaries refuses is no reason to stop."""
    binary = next(copy.glob("dicehall_core__mypyc*"))
    binary.write_bytes(b"\0" * binary.stat().st_size)
    seen = Seen(copy)
    assert (seen.compiled, seen.file.endswith("rng.py")) == (False, True)
    assert "do not load" in seen.why


def test_binaries_of_another_python_are_left_alone(copy: Path):
    """The manifest names the Python that the binaries are for."""
    manifest = copy / "dicehall/_compiled.json"
    facts = json.loads(manifest.read_text("utf-8"))
    manifest.write_text(json.dumps(facts | {"suffix": ".cpython-399-none.so"}), "utf-8")
    assert "another Python" in Seen(copy).why


@pytest.mark.parametrize("away", [{"CC": "/nonexistent/cc"}, {"PATH": "/nonexistent"}])
def test_without_a_compiler_it_is_built_uncompiled_and_works(away: dict[str, str], tmp_path: Path):
    """No binary at all, one sentence about it, and everything else as ever."""
    package = build(tmp_path / "plain", **away)
    seen = Seen(package)
    assert list(package.rglob("*.so")) == []
    assert (seen.compiled, "C compiler" in seen.notice) == (False, True)


def test_the_package_holds_rules_content_and_art():
    """Whatever a game reads at run time is listed for the wheel."""
    games = [folder.parent for folder in (ROOT / "src/dicehall/games").glob("*/__init__.py")]
    found = [file for game in games for ext in ("md", "toml", "svg") for file in game.rglob(f"*.{ext}")]
    texts = [file.relative_to(ROOT / "src") for file in found]
    import dicehall  # noqa: PLC0415 (the package that this run tests)

    installed = Path(dicehall.__file__).parents[1]
    assert [str(text) for text in sorted(texts) if not (installed / text).is_file()] == []


@pytest.mark.skipif("DICEHALL_EXPECT" not in os.environ, reason="make test says what it expects to run")
def test_this_run_is_what_it_is_meant_to_be():
    """A run that should test binaries does, and the other does not."""
    from dicehall import _build  # noqa: PLC0415 (the package that this run tests)

    assert _build.facts.compiled == (os.environ["DICEHALL_EXPECT"] == "compiled"), _build.facts.why
