"""Settings: which source counts, what is refused, what is shown."""

import json
from pathlib import Path

import httpx
import pytest

from benchmarks.halls import Hall
from dicehall.hall.settings import BadSetting, Settings, database_url, settle, shown


def test_flags_weigh_more_than_the_environment_and_that_more_than_the_file(tmp_path: Path) -> None:
    """Each setting comes from the strongest source that has it."""
    file = tmp_path / "hall.toml"
    file.write_text('port = 1\nhost = "::1"\npace = 2.0\n', "utf-8")
    found = settle({"port": 3, "host": None}, {"DICEHALL_PORT": "2", "DICEHALL_PACE": "0.5"}, str(file))
    assert (found.port, found.host, found.pace) == (3, "::1", 0.5)


def test_a_switch_in_the_environment_is_on_or_off() -> None:
    """DICEHALL_RATE_LIMITS=off."""
    assert not settle({}, {"DICEHALL_RATE_LIMITS": "off"}).rate_limits


@pytest.mark.parametrize(
    ("environment", "words"),
    [
        ({"DICEHALL_PORT": "many"}, "the setting 'port' is wrong"),
        ({"DICEHALL_HTTPS": "perhaps"}, "'https' is on or off"),
        ({"DICEHALL_CHANNELS": "carrier://pigeon"}, "channels is redis://"),
        ({"DICEHALL_CONTENT": "/nowhere/at/all"}, "there is no folder"),
        ({"DICEHALL_LOG": "loud"}, "log is plain or json"),
    ],
)
def test_a_wrong_setting_is_told(environment: dict[str, str], words: str) -> None:
    """Which one, and what it may be."""
    with pytest.raises(BadSetting, match=words):
        settle({}, environment)


def test_an_unknown_setting_of_a_file_is_told(tmp_path: Path) -> None:
    """With those that there are."""
    file = tmp_path / "hall.toml"
    file.write_text("prot = 1\n", "utf-8")
    with pytest.raises(BadSetting, match=r"no setting 'prot'.*there are: host, port"):
        settle({}, {}, str(file))


def test_what_is_shown_is_a_file_that_gives_the_same(tmp_path: Path) -> None:
    """Every setting with its meaning."""
    file = tmp_path / "hall.toml"
    file.write_text(shown(Settings(port=8123, pace=0.25, content=[])), "utf-8")
    assert settle({}, {}, str(file)) == Settings(port=8123, pace=0.25)


def test_a_password_is_not_shown() -> None:
    """Where it stood there are stars."""
    assert 'db = "postgresql://anna:***@db/dice"' in shown(Settings(db="postgresql://anna:secret@db/dice"))


def test_the_database_has_a_place_of_its_own(tmp_path: Path) -> None:
    """Without a setting it lies in the folder for data, which is made."""
    assert database_url(Settings(), {"XDG_DATA_HOME": str(tmp_path)}).endswith(f"{tmp_path}/dicehall/hall.db")
    assert (tmp_path / "dicehall").is_dir()


def test_logs_for_machines_are_nothing_but_json(tmp_path: Path) -> None:
    """From the first line to the last, those of the server underneath included."""
    hall = Hall(tmp_path, "--db", f"sqlite:///{tmp_path / 'hall.db'}", "--log", "json")
    hall.start()
    httpx.get(f"{hall.url}/health")
    hall.stop()
    assert [json.loads(line)["what"] for line in hall.errors.read_text().splitlines()] == ["open", "closed"]
