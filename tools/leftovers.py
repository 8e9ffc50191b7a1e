"""What must not be left in a tree that others read: unfinished work, paths of one machine, addresses of registries."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

from tools.source import Finding

UNFINISHED = re.compile(r"\b(TO" r"DO|FIX" r"ME|XX" r"X|HA" r"CK)\b")
MACHINE = re.compile(r"(?<![\w.~}])/(home|root|Users|work|mnt)/[\w.-]+")
REGISTRY = re.compile(r"https?://[\w.-]*(pypi|pythonhosted|npmjs|registry|artifact|mirror)[\w.-]*", re.IGNORECASE)
RULES = {
    UNFINISHED: "unfinished work",
    MACHINE: "a path of one machine",
    REGISTRY: "the address of a package registry",
}
BINARY = (".png", ".jpg", ".ico", ".woff2", ".ttf", ".gz", ".db")


def tracked_files() -> list[Path]:
    """Every file of the project that is text."""
    listed = subprocess.run(["git", "ls-files", "-z"], capture_output=True, text=True, check=True).stdout
    return [Path(name) for name in listed.split("\0") if name and not name.endswith(BINARY) and Path(name).is_file()]


def findings(name: str, text: str) -> Iterator[Finding]:
    """The lines that should not be there."""
    for number, line in enumerate(text.splitlines(), 1):
        for pattern, what in RULES.items():
            found = pattern.search(line)
            if found is not None:
                yield Finding(name, number, f"{what}: {found[0]}")
