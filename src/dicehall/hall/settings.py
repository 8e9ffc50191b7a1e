"""How a hall is set up: by flags, by environment variables `DICEHALL_...`, by a TOML file, in that order of weight."""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct, field

from dicehall.core.errors import DicehallError

PREFIX: Final = "DICEHALL_"
FILE: Final = "DICEHALL_SETTINGS"
SCHEMES: Final = ("sqlite", "postgresql")
CHANNELS: Final = ("redis", "rediss", "unix", "postgresql")


class BadSetting(DicehallError):
    """A setting that does not go; the message says which and what to write instead."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """Every setting of a hall, with what it is when nobody says otherwise."""

    host: str = "127.0.0.1"
    port: int = 8000
    db: str = ""
    channels: str = ""
    workers: int = 1
    thinkers: int = 0
    pace: float = 0.8
    content: list[str] = field(default_factory=list)
    url: str = ""
    https: bool = False
    proxy: str = ""
    rate_limits: bool = True
    log: str = "plain"
    log_level: str = "info"
    browser: bool = True


TEXTS: Final = {
    "host": "the address to listen on; 0.0.0.0 lets others in your network join",
    "port": "the port to listen on; 0 takes a free one",
    "db": "where tables are kept: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME",
    "channels": "how several processes tell each other what happened: redis://HOST, unix://SOCKET or postgresql://...",
    "workers": "how many processes serve; more than one needs channels",
    "thinkers": "how many processes think for the bots; 0 takes one for each processor but one",
    "pace": "seconds that a bot takes for a decision, so that people can follow; 0 for none",
    "content": "folders with content packs that tables may be played with",
    "url": "where people find this hall, for links and QR codes: https://dice.example.org",
    "https": "whether people reach it by https (behind a proxy): cookies travel by https alone then",
    "proxy": "addresses of proxies whose word on the visitor's address counts, with commas",
    "rate-limits": "whether to hold back who asks too much",
    "log": "plain or json",
    "log-level": "debug, info, warning or error",
    "browser": "whether to open the browser at the start",
}


def settle(flags: Mapping[str, object], environment: Mapping[str, str], file: str = "") -> Settings:
    """The settings from all three sources, checked; flags weigh more than the environment, that more than the file."""
    values: dict[str, object] = {}
    values |= from_file(file or environment.get(FILE, ""))
    values |= from_environment(environment)
    values |= {name: value for name, value in flags.items() if value is not None}
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as wrong:
        raise BadSetting(explained(str(wrong))) from None
    return checked(settings)


def explained(text: str) -> str:
    """msgspec's complaint, in the words of a host."""
    text, _, path = text.partition(" - at ")
    name = path.strip("`").removeprefix("$.").removeprefix("$")
    text = text.replace("Object contains unknown field", "there is no setting").replace("`", "'")
    if name.split("[")[0] in TEXTS:
        return f"the setting {name!r} is wrong: {text[0].lower()}{text[1:]}; it is {TEXTS[name.split('[')[0]]}"
    return f"{text}; there are: {', '.join(TEXTS)}"


def from_file(name: str) -> dict[str, object]:
    """The settings of a TOML file."""
    if not name:
        return {}
    try:
        return tomllib.loads(Path(name).read_text("utf-8"))
    except OSError as wrong:
        raise BadSetting(f"the settings file {name} cannot be read: {wrong.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as wrong:
        raise BadSetting(f"the settings file {name} is not valid TOML: {wrong}") from None


def from_environment(environment: Mapping[str, str]) -> dict[str, object]:
    """The settings that the environment gives: DICEHALL_RATE_LIMITS is `rate-limits`."""
    values: dict[str, object] = {}
    for name in TEXTS:
        text = environment.get(PREFIX + name.upper().replace("-", "_"))
        if text is not None:
            values[name] = as_value(name, text)
    return values


def as_value(name: str, text: str) -> object:
    """A setting written as text: switches are on or off, lists have commas."""
    kind = type(msgspec.to_builtins(Settings())[name])
    if kind is bool:
        if text.lower() not in ("on", "off", "true", "false", "1", "0", "yes", "no"):
            raise BadSetting(f"the setting {name!r} is on or off, not {text!r}")
        return text.lower() in ("on", "true", "1", "yes")
    return [part for part in text.split(os.pathsep) if part] if kind is list else text


def checked(settings: Settings) -> Settings:
    """The settings, if they go together."""
    if not 0 <= settings.port <= 65535:
        raise BadSetting(f"port is 0 to 65535, not {settings.port}")
    if settings.workers < 1 or settings.thinkers < 0 or settings.pace < 0:
        raise BadSetting("workers is at least 1; thinkers and pace are at least 0")
    if settings.db and settings.db.partition("://")[0] not in SCHEMES:
        raise BadSetting(f"db is sqlite:///FILE or postgresql://..., not {settings.db!r}")
    if settings.channels and settings.channels.partition("://")[0] not in CHANNELS:
        raise BadSetting(f"channels is redis://..., unix://... or postgresql://..., not {settings.channels!r}")
    if settings.workers > 1 and not settings.channels:
        raise BadSetting("several workers need channels to hear of each other: --channels redis://HOST, for instance")
    if settings.log not in ("plain", "json") or settings.log_level not in ("debug", "info", "warning", "error"):
        raise BadSetting("log is plain or json, log-level is debug, info, warning or error")
    for folder in settings.content:
        if not Path(folder).is_dir():
            raise BadSetting(f"there is no folder {folder!r}; content names folders with a pack.toml in them")
    return settings


def data_folder(environment: Mapping[str, str]) -> Path:
    """Where a hall without a `db` setting keeps its tables."""
    home = Path(environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "dicehall"


def database_url(settings: Settings, environment: Mapping[str, str]) -> str:
    """The database as SQLAlchemy names it, with the driver."""
    if not settings.db:
        folder = data_folder(environment)
        folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite+aiosqlite:///{folder / 'hall.db'}"
    scheme, _, rest = settings.db.partition("://")
    return f"{'sqlite+aiosqlite' if scheme == 'sqlite' else 'postgresql+asyncpg'}://{rest}"


def shown(settings: Settings) -> str:
    """The settings as a TOML file that gives the same; passwords are left out."""
    values: dict[str, object] = msgspec.to_builtins(settings)
    lines: list[str] = []
    for name, text in TEXTS.items():
        value = values[name]
        secret = isinstance(value, str) and name in ("db", "channels")
        shown_value = without_password(str(value)) if secret else value
        lines += [f"# {text}", f"{name} = {msgspec.json.encode(shown_value).decode()}"]
    return "\n".join(lines)


def without_password(address: str) -> str:
    """An address with the password in it replaced by stars."""
    scheme, mark, rest = address.partition("://")
    who, at, where = rest.rpartition("@")
    user, colon, _ = who.partition(":")
    return f"{scheme}{mark}{user}{':***' if colon else ''}{at}{where}"
