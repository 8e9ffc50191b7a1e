"""Playing by keys in a real terminal."""

from collections.abc import Callable
from pathlib import Path

import dicehall
from tests.cli.conftest import Outcome
from tests.cli.terminal import Terminal

Open = Callable[..., Terminal]
Run = Callable[..., Outcome]

TABLE = ("play", "hush", "--bots", "random", "--names", "Anna", "--seed", "4")


def kept(folder: Path) -> list[Path]:
    """The records in the folder."""
    return sorted(folder.glob("*.dicehall"))


def test_a_whole_game_by_numbers_and_names(terminal: Open, folder: Path):
    """Three rounds by number, by name and by enough of a name; then the score, and the record is saved."""
    table = terminal(*TABLE)
    table.wait_for("\n> ")
    table.type("1")
    table.type("bid 3")
    table.type("1", "Save the record")
    table.type("y", "Saved in hush-")
    assert table.leave() == 0
    record = dicehall.read_record(kept(folder)[0].read_text("utf-8"))
    assert record.names[0] == "Anna"
    assert record.verify() == []


def test_enough_of_a_name_will_do(terminal: Open):
    """`3` is the third of the list, but `bid 0` could be shortened to nothing less than 0."""
    table = terminal(*TABLE)
    table.wait_for("\n> ")
    assert "Anna has bid 0." in table.type("bi 0")


def test_a_name_that_fits_several_is_asked_back(terminal: Open):
    """`bid` alone could be any of them."""
    table = terminal(*TABLE)
    table.wait_for("\n> ")
    assert "That could be bid 0, bid 1, bid 2, bid 3" in table.type("bid")


def test_help_shows_prompt_rule_and_keys(terminal: Open):
    """`?` explains the moment."""
    table = terminal(*TABLE)
    table.wait_for("\n> ")
    shown = table.type("?")
    assert "Bid in secret: up to the die is yours." in shown
    assert "Everybody bids 0 to 3 in secret." in shown


def test_help_on_a_choice_says_what_it_does(terminal: Open):
    """`? 2` is the sentence of the second choice."""
    table = terminal(*TABLE)
    table.wait_for("\n> ")
    assert "bid 1: Bid 1 in secret." in table.type("? 2")


def test_why_not_gives_the_rule(terminal: Open):
    """What was bid last time is refused by rule 2.2, and the rule is shown."""
    table = terminal(*TABLE)
    table.wait_for("\n> ")
    table.type("bid 2")
    shown = table.type("why bid 2")
    assert "You bid that last time. (rule 2.2)" in shown


def test_an_illegal_move_is_refused_with_the_rule_and_nothing_moves(terminal: Open):
    """The refusal comes at once, without asking why."""
    table = terminal(*TABLE)
    table.wait_for("\n> ")
    table.type("bid 2")
    assert "You bid that last time. (rule 2.2)" in table.type("bid 2")


def test_nonsense_is_answered_kindly(terminal: Open):
    """A word that is no move, and a number that is not in the list."""
    table = terminal(*TABLE)
    table.wait_for("\n> ")
    assert "'castle' is no move here." in table.type("castle")
    assert "The list goes from 1 to 4." in table.type("77")


def test_a_hint_names_a_choice_of_the_list(terminal: Open):
    """`h` says what a searching bot would do, with its sentence."""
    table = terminal(*TABLE)
    table.wait_for("\n> ")
    assert "\nTry " in table.type("h")


def test_undo_after_the_dice_is_refused(terminal: Open):
    """The die has shown the bids: no way back."""
    table = terminal(*TABLE)
    table.wait_for("\n> ")
    table.type("1")
    assert "That cannot be taken back. Random has decided since." in table.type("u")


def test_undo_takes_back_the_last_decision(terminal: Open):
    """A whistle can be taken back while nothing else has happened, once."""
    table = terminal(*TABLE, "--option", "speed=fast")
    table.wait_for("\n> ")
    assert "5 whistle" not in table.type("whistle")
    assert "5 whistle" in table.type("u")
    assert "Random has decided since." in table.type("undo")


def test_a_curtain_stands_between_secret_hands(terminal: Open):
    """Anna's bid is wiped off the screen before Bob is called, and again before he plays."""
    table = terminal("play", "hush", "--names", "Anna,Bob")
    table.wait_for("\n> ")
    table.keys("bid 3\r")
    curtain = table.wait_for("press Enter when only Bob is looking")
    assert "bid 3" not in curtain
    table.keys("\r")
    screen = table.wait_for("\n> ")
    assert "Anna has bid." in screen
    assert "Pass the keyboard" not in screen
    assert "Anna has bid 3" not in screen


def test_history_does_not_tell_the_next_person(terminal: Open):
    """The up arrow brings nothing back behind the curtain."""
    table = terminal("play", "hush", "--names", "Anna,Bob")
    table.wait_for("\n> ")
    table.keys("bid 3\r")
    table.wait_for("only Bob is looking")
    table.keys("\r")
    table.wait_for("\n> ")
    table.keys("\x1b[A")
    assert "bid 3" not in table.type("")[:20]


def test_ctrl_c_keeps_the_record(terminal: Open, folder: Path):
    """Ctrl-C, Enter: the record is written, its name printed, the exit code is 130."""
    table = terminal(*TABLE)
    table.wait_for("\n> ")
    table.type("1")
    table.interrupt()
    table.wait_for("Leave the game?")
    table.keys("\r")
    assert table.leave() == 130
    assert f"The game is kept in {kept(folder)[0].name}" in table.text


def test_ctrl_c_twice_keeps_the_record_too(terminal: Open, folder: Path):
    """Impatience loses nothing."""
    table = terminal(*TABLE)
    table.wait_for("\n> ")
    table.type("1")
    table.interrupt()
    table.wait_for("Leave the game?")
    table.interrupt()
    assert table.leave() == 130
    assert len(kept(folder)) == 1


def test_ctrl_c_and_stay(terminal: Open):
    """`s` goes on with the game."""
    table = terminal(*TABLE)
    table.wait_for("\n> ")
    table.interrupt()
    table.wait_for("Leave the game?")
    table.type("s")
    assert "The die shows" in table.type("1")


def test_end_of_input_keeps_the_record(terminal: Open, folder: Path):
    """Ctrl-D at the prompt: kept, exit code 1."""
    table = terminal(*TABLE)
    table.wait_for("\n> ")
    table.type("1")
    table.wait_for("\n> ")
    table.keys("\x04")
    assert table.leave() == 1
    assert "The input has ended." in table.text
    assert len(kept(folder)) == 1


def test_a_closed_window_keeps_the_record(terminal: Open, folder: Path):
    """Nobody is there any more; the game is written all the same."""
    table = terminal(*TABLE)
    table.wait_for("\n> ")
    table.type("1")
    assert table.hang_up() != 0
    assert len(kept(folder)) == 1


def test_closed_input_in_a_pipe_keeps_the_record(process: Run, folder: Path):
    """Two moves and then nothing more: one line says where the game is."""
    done = process(*TABLE, typed="1\n1\n")
    assert done.code == 1
    assert f"The game is kept in {kept(folder)[0].name}" in done.out
    assert done.err == ""


def test_no_input_at_all_leaves_no_file(process: Run, folder: Path):
    """Before the first decision there is nothing to keep."""
    done = process("play", "hush", "--names", "Anna,Bob")
    assert done.code == 1
    assert kept(folder) == []


def test_a_kept_game_goes_on_where_it_was(process: Run, folder: Path):
    """Bots keep their seats, people their names; the game is played to its end."""
    process(*TABLE, typed="1\n")
    done = process("play", "--load", kept(folder)[0].name, typed="1\n1\n")
    assert done.code == 0
    assert "Why it ended: three rounds were played" in done.out
    assert "● Anna" in done.out


def test_quitting_may_discard(process: Run, folder: Path):
    """`quit`, then n: nothing is written."""
    done = process(*TABLE, typed="1\nquit\nn\n")
    assert done.code == 0
    assert kept(folder) == []


def test_save_under_a_name_and_not_over_another_file(process: Run, folder: Path):
    """`save FILE` writes; a file that is not ours is left alone."""
    (folder / "mine.txt").write_text("poems", "utf-8")
    done = process(*TABLE, typed="save mine.txt\nsave game.dicehall\nquit\n")
    assert "mine.txt is there already" in done.out
    assert "Saved in game.dicehall." in done.out
    assert (folder / "mine.txt").read_text("utf-8") == "poems"


def test_bots_alone_tell_their_game(process: Run):
    """With no people the log is printed, and the score."""
    done = process("play", "hush", "--seats", "2", "--bots", "random,greedy", "--seed", "1")
    assert done.code == 0
    assert done.out.count("The die shows") == 3
    assert "wins" in done.out


def test_the_same_seed_brings_the_same_game(process: Run):
    """Bots and dice both follow from the seed."""
    first, second = (
        process("play", "hush", "--seats", "2", "--bots", "random,greedy", "--seed", "9") for _ in range(2)
    )
    assert first.out == second.out


def test_a_pipe_gets_no_colour_codes(process: Run):
    """Plain text, no escape sequences."""
    assert "\x1b" not in process(*TABLE, typed="?\n1\n1\n1\n").out


def test_no_color_is_respected(terminal: Open, monkeypatch):
    """With NO_COLOR set a terminal gets no colours either."""
    monkeypatch.setenv("NO_COLOR", "1")
    table = terminal(*TABLE)
    table.wait_for("\n> ")
    assert "\x1b[38;" not in table.raw
    assert "\x1b[1;38;" not in table.raw


def test_a_small_window_gets_a_list_and_says_what_it_needs(terminal: Open):
    """Too small for the board: its size is named; enlarged, Enter draws it."""
    table = terminal(*TABLE, columns=60, lines=12)
    screen = table.wait_for("\n> ")
    assert "bid of seat 0" not in screen
    assert "characters; this window has 60 x 12." in screen
    table.resize(100, 35)
    assert "bid of seat 0" in table.type("")


def test_the_chooser_leads_to_a_table(terminal: Open):
    """A bare `dicehall play`: a game, seats and bots by a few keys."""
    window = terminal("play")
    window.wait_for("Number or name")
    window.type("hush", "How many play")
    window.type("9", "Hush is for 2 to 3.")
    window.type("", "How many of the 2 are bots?")
    window.type("", "Which bot?")
    window.type("", "Bid in secret")


def test_deckodice_is_played_to_its_end_by_keys(terminal: Open):
    """Twelve combats against Dicey, each decision the first of the list; the score names the printed opponent."""
    table = terminal("play", "deckodice", "--seats", "1", "--names", "Anna", "--seed", "5")
    table.wait_for("\n> ")
    while "Save the record" not in table.type("1", ("\n> ", "does not: ")):
        pass
    table.keys("\r")
    assert table.leave() == 0
    assert "■ Dicey" in table.screen


def test_diceland_is_played_to_its_end_through_a_pipe(process: Run):
    """The first choice, again and again, ends the game; nothing is asked of a pipe at the end."""
    done = process("play", "diceland", "--bots", "random", "--seed", "5", typed="1\n" * 2000)
    assert (done.code, done.err) == (0, "")
    assert "Why it ended:" in done.out


def test_one_bot_means_one_person_against_it(process: Run):
    """`--bots random` in a game that can be played alone still leaves a seat for a person."""
    done = process("play", "deckodice", "--bots", "random", typed="quit\n")
    assert "● Player decides" in done.out


def test_names_stand_in_the_drawing(process: Run):
    """The board says Bob, not Player 2."""
    done = process("play", "deckodice", "--names", "Anna,Bob", "--seed", "1", typed="quit\n")
    assert "■ Bob" in done.out
    assert "Player 2" not in done.out


def test_whoever_names_no_bots_plays_against_one(process: Run):
    """Two seats: a person, who closes the input at once, and a bot that never asks for the keyboard."""
    shown = process("play", "hush", "--seed", "4", typed="1\n").out
    assert "Normal has bid" in shown
    assert "Pass the keyboard" not in shown


def test_what_the_table_forgets_was_told_before(run: Run):
    """Between bots each of the twelve combats is told as it happens, though no seat's log keeps the earlier ones."""
    told = run("play", "deckodice", "--seats", "1", "--bots", "greedy", "--seed", "3").out
    assert told.count(" face down.\n") == 12


def test_one_person_is_not_asked_for_a_card_that_cannot_be_played(process: Run):
    """Among bots, who wait for nobody's face, moments go by where only passing is left."""
    done = process("play", "dystopolis", "--bots", "random,random", "--seed", "3", typed="1\n" * 2000)
    assert (done.code, done.err) == (0, "")
    assert "  1 pass  Play no intrigue card." not in done.out


def test_two_people_are_both_asked(process: Run):
    """Whoever holds no card that fits is asked all the same: the other must not see who is."""
    typed = "1\n\n" * 12
    done = process("play", "dystopolis", "--names", "Anna,Bob,Cid", "--seed", "3", typed=typed)
    assert "  1 pass  Play no intrigue card." in done.out
