"""`dicehall replay` and `dicehall verify`, on sound and on spoilt records."""

from collections.abc import Callable
from pathlib import Path

import pytest

import dicehall
from dicehall.core.fair import digest
from tests.cli.conftest import Outcome

Run = Callable[..., Outcome]
SPOILT = [
    "empty",
    "foreign",
    "binary",
    "cut",
    "changed",
    "newer_format",
    "newer_rules",
    "other_content",
    "unknown_game",
    "illegal_move",
    "forged_score",
    "forged_dice",
]


@pytest.fixture
def record() -> str:
    """A finished game of Hush."""
    return str(dicehall.play("hush", ["random", "random"], seed=5).record)


def saved(text: str | bytes) -> str:
    """A file with that in it."""
    path = Path("game.dicehall")
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return str(path)


def summed(text: str) -> str:
    """The text with a sum that fits, as somebody would forge it."""
    body = text.rpartition("\nsum ")[0]
    return f"{body}\nsum {digest(body)}\n"


def test_verify_says_that_a_record_is_sound(record: str, run: Run):
    """Game, seats, decisions, and where the luck came from."""
    done = run("verify", saved(record))
    assert done.code == 0
    assert "is sound: Hush, 2 seats, 6 decisions, finished." in done.out
    assert "All 3 outcomes of chance follow from seed 5." in done.out


def spoilt(record: str) -> dict[str, tuple[str | bytes, str]]:
    """Records that are not as they should be, and what is said of each."""
    return {
        "empty": ("", "this is no Dicehall record"),
        "foreign": ("Dear diary\n", "this is no Dicehall record"),
        "binary": (b"\xff\xfe\x00\x01", "it is not even text"),
        "cut": (record[: len(record) // 2], "the record is cut off"),
        "changed": (record.replace("0 bid", "1 bid", 1), "changed or damaged"),
        "newer_format": (record.replace("record 1", "record 2", 1), "newer format"),
        "newer_rules": (summed(record.replace("rules 1", "rules 9")), "version 9 of the rules"),
        "other_content": (summed(record.replace("content 4", "content 5")), "--content DIR"),
        "unknown_game": (summed(record.replace("game hush", "game husk")), "there is no game 'husk'"),
        "illegal_move": (summed(forged_move(record)), "line 11"),
        "forged_score": (summed(record.replace("scores ", "scores 9")), "the record says scores 9"),
        "forged_dice": (summed(forged_seed(record)), "was due"),
    }


def forged_move(record: str) -> str:
    """The first move made a bid that nobody can make."""
    lines = record.split("\n")
    lines[lines.index("moves") + 1] = "0 bid 9"
    return "\n".join(lines)


def forged_seed(record: str) -> str:
    """The same game with another seed claimed for its dice."""
    return record.replace("seed 5", "seed 6")


@pytest.mark.parametrize("kind", SPOILT)
def test_a_spoilt_record_fails_with_one_clear_line(kind: str, record: str, run: Run):
    """`verify` leaves with 1 and says what is wrong; no traceback."""
    text, complaint = spoilt(record)[kind]
    done = run("verify", saved(text))
    assert done.code == 2 if kind == "unknown_game" else done.code == 1
    assert complaint in done.err
    assert "Traceback" not in done.err


@pytest.mark.parametrize("command", [("replay",), ("play", "--load")])
@pytest.mark.parametrize("kind", ["empty", "binary", "cut", "changed", "newer_format", "newer_rules", "illegal_move"])
def test_no_command_takes_a_spoilt_record(command: tuple[str, ...], kind: str, record: str, run: Run):
    """Neither replay nor play goes on with one."""
    done = run(*command, saved(spoilt(record)[kind][0]))
    assert (done.code, done.err.count("\n")) == (1, 1)


def test_replay_shows_log_board_and_score(record: str, run: Run):
    """A finished game is told from its beginning to its end."""
    done = run("replay", saved(record))
    assert done.code == 0
    assert done.out.count("The die shows") == 3
    assert "Why it ended: three rounds were played" in done.out


def test_replay_to_a_ply_stops_there(record: str, run: Run):
    """After two decisions one die has fallen."""
    done = run("replay", saved(record), "--to", "2")
    assert done.out.count("The die shows") == 1
    assert "2 of 6 decisions." in done.out


def test_replay_too_far_says_how_far(record: str, run: Run):
    """There is no decision 60."""
    done = run("replay", saved(record), "--to", "60")
    assert done.code == 2
    assert "has 6 decisions; say --to 0 to --to 6" in done.err


def test_replay_through_the_eyes_of_a_seat_keeps_secrets(record: str, run: Run):
    """After one decision only its own seat reads the bid."""
    file = saved(record)
    assert "random has bid." in run("replay", file, "--to", "1", "--seat", "1").out
    assert "random has bid." not in run("replay", file, "--to", "1", "--seat", "0").out


def test_replay_draws_a_picture(run: Run, folder: Path):
    """SVG and PNG of a position of Diceland."""
    file = saved(str(dicehall.play("diceland", ["random", "random"], seed=1).record))
    assert run("replay", file, "--to", "5", "--svg", "board.svg").code == 0
    assert run("replay", file, "--to", "5", "--png", "board.png").code == 0
    assert (folder / "board.svg").read_text("utf-8").startswith("<svg")
    assert (folder / "board.png").read_bytes().startswith(b"\x89PNG")


def test_a_finished_game_cannot_be_played_on(record: str, run: Run):
    """`play --load` of a game that is over points to replay."""
    done = run("play", "--load", saved(record))
    assert done.code == 2
    assert "dicehall replay game.dicehall" in done.err
