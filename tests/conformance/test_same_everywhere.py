"""The same games are played whatever runs them: hash seeds, processes, compiled or not, other versions of Python."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import dicehall
from dicehall import _build
from dicehall.conformance.hashes import hash_lines, main

GAMES = 20
SOURCE = Path(dicehall.__file__).parents[1]
NEEDED = "import librt.vecs, msgspec, mypy_extensions, rich"
OTHERS = [f"python3.{minor}" for minor in (11, 12, 13, 14) if minor != sys.version_info.minor]


def hashes(python: str = sys.executable, source: Path = SOURCE, **changes: str) -> list[str]:
    """The hashes of all games, from a process of its own, with a changed environment."""
    command = [python, "-m", "dicehall.conformance.hashes", "--games", str(GAMES)]
    world = os.environ | {"PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"} | changes
    done = subprocess.run(command, env=world, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.fixture(scope="module")
def here() -> list[str]:
    """The hashes of all games, from this process."""
    return hash_lines(list(dicehall.games()), GAMES)


@pytest.mark.parametrize("seed", ["0", "1", "2"])
def test_hash_seed_does_not_matter(here: list[str], seed: str) -> None:
    """No rule goes by the order in which a set or the hashes of words happen to lie."""
    assert hashes(PYTHONHASHSEED=seed) == here


@pytest.mark.skipif(not _build.facts.compiled, reason="this copy is not compiled: there is nothing to compare")
def test_compiled_and_interpreted_play_the_same(here: list[str]) -> None:
    """The interpreter plays every game as the compiled modules do."""
    assert hashes(DICEHALL_INTERPRETED="1") == here


@pytest.mark.parametrize("name", OTHERS)
def test_other_pythons_play_the_same(here: list[str], name: str, tmp_path: Path) -> None:
    """Another version of Python, where one is at hand with what Dicehall needs, plays every game alike."""
    python = shutil.which(name)
    if python is None or subprocess.run([python, "-c", NEEDED], capture_output=True, check=False).returncode:
        pytest.skip(f"{name} with librt, msgspec and rich is not at hand")
    (tmp_path / "dicehall").symlink_to(SOURCE / "dicehall")  # alone: what lies beside it is built for this Python
    assert hashes(python, tmp_path, DICEHALL_INTERPRETED="1") == here


def test_hashes_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """The command prints a line for every setting of the games that are named."""
    assert main(["--games", "1", *dicehall.games()]) == 0
    assert capsys.readouterr().out.splitlines() == hash_lines(list(dicehall.games()), 1)
