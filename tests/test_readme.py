"""What the README shows is what happens."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_examples_of_the_readme_run():
    """Every example in the README gives the answer printed below it."""
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)

    assert (failed, tried > 10) == (0, True)


def test_the_links_of_the_documents_lead_somewhere():
    """A link to a file of the project, in the README or the documents, names a file that exists."""
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
    links = [(page, link) for page in pages for link in re.findall(r"\]\(([^)#:]+)\)", prose(page.read_text("utf-8")))]

    assert [(page.name, link) for page, link in links if not (page.parent / link).exists()] == []


def prose(text: str) -> str:
    """A page without its blocks of code."""
    return re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)
