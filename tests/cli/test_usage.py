"""What is written wrongly gets one line that says what to do, and exit code 2; every help has an example that runs."""

import re
import shlex
from collections.abc import Callable
from pathlib import Path

import pytest

import dicehall
from dicehall.cli.app import COMMANDS
from dicehall.cli.packs import COMMAND as CONTENT
from tests.cli.conftest import Outcome

Run = Callable[..., Outcome]

MISTAKES = {
    "pla hush": "there is no command 'pla'. Did you mean 'play'?",
    "aren hush": "there is no command 'aren'. Did you mean 'arena'?",
    "--bananas": "see: dicehall --help",
    "games now": "unrecognized arguments: now; see: dicehall --help",
    "rules": "required: GAME; see: dicehall rules --help",
    "rules husk": "there is no game 'husk'. Did you mean 'hush'?",
    "play": "play what?",
    "play husk": "there is no game 'husk'. Did you mean 'hush'?",
    "play hush --seats 9": "Hush is for 2 to 3 seats, not 9; say --seats 2",
    "play hush --seats none": "'none' is not a whole number from 1 up",
    "play hush --bots gredy": "there is no bot 'gredy'. Did you mean 'greedy'?",
    "play hush --seats 2 --bots random,random,random": "3 bots do not fit 2 seats",
    "play hush --bots random --names Anna,Bob --seats 2": "there are 2 names for 1 people",
    "play hush --names Anna,Anna": "two seats are called 'Anna'",
    "play hush --option colour=red": "Hush has no option 'colour'; it has: speed",
    "play hush --option speed=slow": "option 'speed' is one of calm, fast; not 'slow'",
    "play hush --option speed": "write --option NAME=VALUE",
    "play hush --seed soon": "'soon' is not a whole number",
    "play hush --content nowhere": "there is no folder 'nowhere'",
    "play --load nowhere": "there is no file 'nowhere'",
    "hall --port many": "'many'",
    "hall --port 99999": "port is 0 to 65535, not 99999",
    "hall --db mysql://x": "db is sqlite:///FILE or postgresql://",
    "hall --workers 3": "several workers need channels",
    "hall --settings nowhere.toml": "the settings file nowhere.toml cannot be read",
    "arena hush": "required: --bots",
    "arena hush --bots ,": "name the bots that meet: --bots greedy,random",
    "arena hush --bots greedy": "bots meet in pairs: name two or more",
    "arena hush --bots greedy@5,random": "greedy does not search",
    "arena hush --bots hard@x,random": "'hard@x' has no number of playouts; write hard@200",
    "arena hush --seats 1 --bots greedy": "Hush is for 2 to 3 seats, not 1",
    "sim hush --games 3": "required: --seats",
    "sim hush --seats 1 --games 3": "Hush is for 2 to 3 seats, not 1",
    "sim hush --seats 2 --games 0": "'0' is not a whole number from 1 up",
    "sim hush --seats 3 --games 3 --bots random,greedy": "2 bots do not fill 3 seats",
    "sim hush --seats 2 --games 3 --bots clever": "there is no bot 'clever'.",
    "replay nowhere": "there is no file 'nowhere'",
    "verify nowhere": "there is no file 'nowhere'",
    "bench husk": "there is no game 'husk'. Did you mean 'hush'?",
    "content": "required: check|show|new",
    "content check nowhere": "there is no folder 'nowhere'",
    "content show husk": "there is no game 'husk'.",
    "content new hush-board --seed 1": "there is no kind 'hush-board'.",
}


@pytest.mark.parametrize("words", MISTAKES)
def test_a_mistake_is_told_in_one_line(words: str, run: Run):
    """One line on standard error, nothing on standard output, exit code 2."""
    done = run(*words.split())
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert MISTAKES[words] in done.err


EXAMPLES = [example for command in COMMANDS for example in command.examples]
EXAMPLES = [f"{example} --show-settings" if example.startswith("dicehall hall") else example for example in EXAMPLES]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_every_command_has_a_help_with_an_example(command, run: Run):
    """`dicehall COMMAND --help` leaves with 0 and ends with its examples."""
    done = run(command.name, "--help")
    assert done.code == 0
    assert re.search(rf"examples?:\n  dicehall {command.name}", done.out)


@pytest.mark.parametrize("part", ["check", "show", "new"])
def test_every_part_of_content_has_a_help_with_an_example(part: str, run: Run):
    """`dicehall content check --help` and the like."""
    done = run("content", part, "--help")
    assert done.code == 0
    assert any(f"dicehall content {part}" in example for example in CONTENT.examples)
    assert f"example:\n  dicehall content {part}" in done.out


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_example_runs(example: str, process: Run, folder: Path):
    """The examples of the help work as they stand, beside a record and a pack of those names."""
    (folder / "game.dicehall").write_text(str(dicehall.play("diceland", ["random", "random"], seed=1).record), "utf-8")
    (folder / "my-pack").mkdir()
    (folder / "my-pack" / "pack.toml").write_text('game = "diceland"\ntitle = "Mine"\n', "utf-8")
    done = process(*shlex.split(example)[1:], typed="quit\n")
    assert (done.code, done.err) == (0, "")


def test_no_command_in_a_pipe_is_the_help(process: Run):
    """Nobody is there to choose a game, so the help is printed."""
    done = process()
    assert done.code == 0
    assert done.out.startswith("usage: dicehall")


def test_version(run: Run):
    """`dicehall --version`."""
    assert run("--version").out == f"dicehall {dicehall.__version__}\n"


def test_a_closed_pipe_is_no_error(process: Run, folder: Path):
    """`dicehall rules hush | head -1` says nothing about pipes."""
    import subprocess  # noqa: PLC0415
    import sys  # noqa: PLC0415

    script = f"{sys.executable} -m dicehall rules hush 1; {sys.executable} -m dicehall rules hush | true"
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, timeout=300, check=False)
    assert (done.returncode, done.stderr) == (0, "")
