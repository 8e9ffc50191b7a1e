"""Fair chance: outcomes follow from a published secret, and anybody can check it with the standard library alone."""

import hashlib
import hmac
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from dicehall.core import fair
from dicehall.core.fair import Stream, digest, outcome, problems, secret_of_seed, table_key, wrong_outcomes
from dicehall.core.match import Match
from tests.conformance.toys import duel

KNOWN = [0, 3, 4, 4, 3, 3, 5, 5, 1, 0, 5, 4]
SCRIPT = Path(fair.__file__).parent / "fair.py"


def finished(stream: Stream | None = None) -> str:
    """The record of a whole game, from seed 6 or from a stream."""
    match = Match(duel(), 2, seed=6, chance=stream)
    while not match.state.is_over:
        match.play(match.state.legal()[0])
    return str(match.record)


def test_known_outcomes() -> None:
    """The same dice today as ever: seed 1, twelve throws."""
    stream = Stream(secret_of_seed(1), [])
    assert [stream.next(6) for _ in range(12)] == KNOWN


def test_an_outcome_by_hand() -> None:
    """HMAC-SHA256 under the table's key, of index and attempt; its first eight bytes, modulo n."""
    key = hmac.new(b"rain", b"1:a\n2:bc", hashlib.sha256).digest()
    block = hmac.new(key, b"5 0", hashlib.sha256).digest()
    assert table_key("rain", ["a", "bc"]) == key
    assert outcome(key, 5, 6) == int.from_bytes(block[:8], "big") % 6


def test_salts_do_not_run_into_each_other() -> None:
    """The same letters, otherwise divided, give another key."""
    assert len({table_key("s", ["ab", "c"]), table_key("s", ["a", "bc"]), table_key("s", ["abc"])}) == 3


def test_values_that_would_tilt_the_dice_are_drawn_again() -> None:
    """Beyond the last multiple of n, which is n itself when n is above half of all values, the next attempt counts."""
    key, n = table_key("rain", []), 2**63 + 1
    index = next(index for index in range(100) if value(key, index, 0) >= n > value(key, index, 1))
    assert outcome(key, index, n) == value(key, index, 1)


def value(key: bytes, index: int, attempt: int) -> int:
    """The number that an attempt gives, before it is brought below n."""
    return int.from_bytes(hmac.new(key, f"{index} {attempt}".encode(), hashlib.sha256).digest()[:8], "big")


def test_all_outcomes_are_about_as_likely() -> None:
    """Chi-square of 3,000 throws of a die is below what one in a thousand fair dice exceeds."""
    stream = Stream("rain", ["a", "b"])
    faces = Counter(stream.next(6) for _ in range(3000))
    assert sum((faces[face] - 500) ** 2 / 500 for face in range(6)) < 20.5


def test_a_stream_goes_on_where_it_is_told_to() -> None:
    """Outcome number 3 does not depend on those before it."""
    stream = Stream("rain", [])
    assert [stream.next(100) for _ in range(5)][3] == Stream("rain", [], index=3).next(100)


@pytest.mark.parametrize(("secret", "salts"), [("a\nb", []), ("a", ["x", "y\r"])])
def test_a_secret_is_one_line(secret: str, salts: list[str]) -> None:
    """Otherwise it could not stand in a record."""
    with pytest.raises(ValueError, match="one line"):
        Stream(secret, salts)


def test_a_sound_record_checks() -> None:
    """From a seed, and from a secret with salts."""
    assert problems(finished()) == []
    assert problems(finished(Stream("rain", ["salt", "pepper"]))) == []


def test_an_unpublished_secret_is_told() -> None:
    """Before the end there is nothing to check."""
    match = Match(duel(), 2, chance=Stream("rain", []))
    assert problems(str(match.record)) == ["the secret is not published: it is, when the game has ended"]


def test_another_secret_than_the_one_committed_to_is_told() -> None:
    """Its hash does not fit."""
    text = finished(Stream("rain", [])).replace("secret rain", "secret snow")
    assert problems(text) == ["the secret is not the one that the table committed to"]


def test_a_changed_salt_is_told() -> None:
    """The outcomes do not follow any more."""
    text = finished(Stream("rain", ["salt", "pepper"])).replace("salt 1 pepper", "salt 1 paprika")
    assert problems(text)


def test_each_wrong_outcome_is_told() -> None:
    """Line, what came, what was due; outcomes that were skipped count."""
    key = table_key("rain", [])
    due = [outcome(key, index, 6) for index in range(4)]
    text = f"* {due[0]}/6 {(due[1] + 1) % 6}/6\nskip 1\n* {due[3]}/6"
    assert wrong_outcomes(text, key) == [f"line 1: chance brought {(due[1] + 1) % 6} of 6, but {due[1]} was due"]


def script(*words: str) -> subprocess.CompletedProcess[str]:
    """`python fair.py ...`, on its own: without Dicehall, without anything installed."""
    return subprocess.run([sys.executable, "-I", "-S", SCRIPT, *words], capture_output=True, text=True, check=False)


def test_the_file_alone_checks_a_record(tmp_path: Path) -> None:
    """Copied out of the package, with the standard library and nothing else."""
    file = tmp_path / "game.txt"
    file.write_text(finished(Stream("rain", ["salt", "pepper"])), "utf-8")
    sound = script(str(file))
    assert (sound.returncode, sound.stdout) == (0, "every outcome follows from the published secret\n")
    file.write_text(file.read_text("utf-8").replace("salt 0 salt", "salt 0 sugar"), "utf-8")
    assert script(str(file)).returncode == 1


def test_the_file_alone_says_how_it_is_used() -> None:
    """Without a record there is nothing to check."""
    assert (script().returncode, script().stdout) == (2, "usage: python fair.py RECORD\n")


def test_it_can_be_called_from_python(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same answers without a process of its own."""
    file = tmp_path / "game.txt"
    file.write_text(finished(), "utf-8")
    codes = []
    for words in (["fair.py", str(file)], ["fair.py"]):
        monkeypatch.setattr(sys, "argv", words)
        codes.append(fair.main())
    assert codes == [0, 2]
    assert capsys.readouterr().out.startswith("every outcome follows")


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    """What the table publishes first gives nothing away, and binds it."""
    assert Stream("rain", []).commitment == digest("rain") == hashlib.sha256(b"rain").hexdigest()
