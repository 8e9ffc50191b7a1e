"""The browser client in the package: built, small, asking no other site; and an installation that does without it."""

import importlib.util
import json
import re
from pathlib import Path
from types import ModuleType

import pytest

import dicehall

ROOT = Path(__file__).parents[2]
STATIC = Path(dicehall.__file__).parent / "hall/static"
MOST = 120_000


@pytest.fixture
def maker() -> ModuleType:
    """`client/build.py`, which is no part of the package."""
    spec = importlib.util.spec_from_file_location("client_build", ROOT / "client/build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def static() -> Path:
    """The installed client; where it could not be built, there is nothing to look at."""
    if not STATIC.is_dir():
        pytest.skip("the client was not built here; dicehall doctor says why")
    return STATIC


def test_without_node_and_network_it_is_left_out_and_says_why(
    maker: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    """The rest of the package is made all the same."""
    monkeypatch.setattr(maker, "CACHE", tmp_path / "cache")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", "")
    maker.put(tmp_path / "package")
    facts = json.loads((tmp_path / "package" / maker.MANIFEST).read_text("utf-8"))
    assert not facts["built"]
    assert "no Node" in facts["why"]
    assert "everything else works" in capsys.readouterr().err


def test_the_whole_script_is_small(static: Path):
    """All of it, compressed, is under what the first load alone may be."""
    assert sum(file.stat().st_size for file in static.rglob("*.js.gz")) <= MOST


def test_no_file_of_the_client_asks_another_site(static: Path):
    """No address of the web is in what a browser loads, but for names of XML and pages that error texts name."""
    known = ("www.w3.org", "svelte.dev", "github.com")
    found = [
        (file.name, site)
        for file in static.rglob("*")
        if file.suffix in (".js", ".css", ".html")
        for site in re.findall(r"https?://([\w.-]+)", file.read_text("utf-8"))
        if site not in known
    ]
    assert found == []


def test_the_page_needs_no_inline_script_or_style(static: Path):
    """The hall's content policy allows neither."""
    page = (static / "index.html").read_text("utf-8")
    assert re.findall(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=", page) == []
