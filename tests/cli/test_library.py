"""`dicehall games` and `dicehall rules`."""

from collections.abc import Callable

from tests.cli.conftest import Outcome

Run = Callable[..., Outcome]


def test_games_lists_a_plug_in_with_its_seats(run: Run):
    """A game from outside stands in the list like any other."""
    done = run("games")
    assert done.code == 0
    assert any(line.split()[:2] == ["hush", "Hush"] and "2 to 3" in line for line in done.out.splitlines())


def test_rules_prints_the_whole_text_as_it_was_written(run: Run):
    """In a pipe nothing is wrapped or coloured."""
    done = run("rules", "hush")
    assert done.code == 0
    assert done.out.startswith("# Hush\n\n## 1 The game\n")


def test_rules_by_number_shows_that_section_alone(run: Run):
    """`2.1` is the bid and nothing else."""
    assert run("rules", "hush", "2.1").out == (
        "### 2.1 The bid\nEverybody bids 0 to 3 in secret. Bids open when all are in.\n"
    )


def test_rules_by_chapter_shows_everything_under_it(run: Run):
    """`2` is 2.1 and 2.2."""
    done = run("rules", "hush", "2")
    assert "### 2.1" in done.out
    assert "### 2.2" in done.out
    assert "### 3.1" not in done.out


def test_rules_by_word_looks_at_titles_first(run: Run):
    """The word winning is a title, so no other section that says it comes up."""
    assert run("rules", "hush", "WINNING").out == "### 3.1 Winning\nMost points win.\n"


def test_rules_by_word_looks_at_the_text_next(run: Run):
    """No title has the word row; one text has it."""
    assert run("rules", "hush", "row").out.startswith("### 2.2")


def test_rules_of_an_unknown_number_name_those_there_are(run: Run):
    """A number too far on gets the numbers of its chapter."""
    done = run("rules", "hush", "2.9")
    assert (done.code, done.out) == (2, "")
    assert done.err == "dicehall: the rules of Hush have no section '2.9'; chapter 2 has 2.1, 2.2\n"


def test_rules_of_an_unknown_word_name_the_chapters(run: Run):
    """A word nobody wrote gets the chapters."""
    done = run("rules", "hush", "banana")
    assert done.code == 2
    assert "try 1 (The game), 2 (Bidding), 3 (The end)" in done.err


def test_a_word_in_the_title_of_a_chapter_finds_all_of_it_once(run: Run):
    """`bribe` is chapter 8 of Dystopolis with its rules."""
    shown = run("rules", "dystopolis", "bribe").out
    assert "## 8. Bribes" in shown
    assert shown.count("### 8.2 Escrow") == 1
