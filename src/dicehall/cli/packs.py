"""Printed components: `content check`, `content show` and `content new`."""

import argparse
from collections.abc import Iterator
from pathlib import Path

import dicehall
from dicehall.cli.command import DONE, Arguments, Command, Failure, Parser, UsageError, did_you_mean, whole
from dicehall.cli.library import content_folder, game_called
from dicehall.cli.screen import QUIET, Screen
from dicehall.core.content import ORIGINS
from dicehall.core.game import Game
from dicehall.core.registry import pack_game


def check(arguments: Arguments, screen: Screen) -> int:
    """Read a content pack through; a wrong one leaves as ContentError."""
    folder = content_folder(arguments.folder)
    game = game_called(pack_game(Path(arguments.folder)), folder)
    for seats in game.seats:
        game.start(seats)
    changed = sorted(file.name for file in Path(arguments.folder).glob("*.toml") if file.name != "pack.toml")
    what = ", ".join(changed) or "nothing new"
    screen.say(f"{arguments.folder} is sound: {game.content.pack!r} for {game.title}, with {what}.")
    for remark in game.remarks:
        screen.say(f"Worth a second look: {remark}.")
    screen.say(f"Play with it: dicehall play {game.name} --content {arguments.folder}", QUIET)
    return DONE


def show(arguments: Arguments, screen: Screen) -> int:
    """List the printed components of a game and where each comes from; or print one file as it is."""
    game = game_called(arguments.game, content_folder(arguments.content))
    if arguments.file:
        print_file(game, arguments.file, screen)
        return DONE
    rows = [(file, element, origin) for file in sorted(game.content.tables) for element, origin in elements(game, file)]
    screen.table(("file", "element", "origin"), rows)
    counts = [f"{sum(row[2] == origin for row in rows)} {origin}" for origin in ORIGINS]
    screen.say()
    screen.say(f"{len(rows)} elements: {', '.join(counts)}. Content hash {game.content_hash[:16]}.")
    screen.say(
        "rulebook: as printed. inferred: follows from the rulebook. house: ours, in place of lost pictures.", QUIET
    )
    return DONE


def print_file(game: Game, file: str, screen: Screen) -> None:
    """One content file, word for word: the beginning of a pack of one's own."""
    if file not in game.content.files:
        known = sorted(game.content.files)
        guess = did_you_mean(file, known)
        raise UsageError(f"{game.title} has no content file {file!r}.{guess} There are: {', '.join(known) or 'none'}")
    screen.say(game.content.files[file].rstrip("\n"))


def elements(game: Game, file: str) -> Iterator[tuple[str, str]]:
    """Every element of a content file that says its origin: what it is called, and the origin."""
    yield from origins(game.content.tables[file], "")


def origins(value: object, path: str) -> Iterator[tuple[str, str]]:
    """The elements below a value of a TOML table."""
    if isinstance(value, list):
        for number, item in enumerate(value, start=1):
            yield from origins(item, f"{path} {element_name(item, number)}".strip())
    if not isinstance(value, dict):
        return
    if "origin" in value:
        yield path or "the whole file", str(value["origin"])
    for key, item in value.items():
        yield from origins(item, f"{path} {key}".strip())


def element_name(item: object, number: int) -> str:
    """What an element of a list is called: by its name, title or id, else by its number."""
    if isinstance(item, dict):
        for key in ("name", "title", "id", "number"):
            if key in item:
                return str(item[key])
    return str(number)


def new(arguments: Arguments, screen: Screen) -> int:
    """Make a new component, and print it or write it into a file."""
    game, kind = game_and_kind(arguments.kind)
    text = game.new_content(kind, arguments.seed).rstrip("\n")
    if not arguments.out:
        screen.say(text)
        return DONE
    path = Path(arguments.out)
    if path.exists():
        raise UsageError(f"{path} is there already; name another file with --out")
    try:
        path.write_text(text + "\n", "utf-8")
    except OSError as wrong:
        raise Failure(f"{path} cannot be written: {wrong.strerror}") from None
    screen.say(f"Written to {path}.")
    return DONE


def game_and_kind(word: str) -> tuple[Game, str]:
    """The game and the kind of `diceland-board`."""
    known = [f"{name}-{kind}" for name in dicehall.games() for kind in dicehall.game(name).kinds]
    if word not in known:
        raise UsageError(
            f"there is no kind {word!r}.{did_you_mean(word, known)} There are: {', '.join(known) or 'none'}"
        )
    name, _, kind = word.rpartition("-")
    return dicehall.game(name), kind


def arguments_of(parser: argparse.ArgumentParser) -> None:
    """The arguments of `content`."""
    under = parser.add_subparsers(metavar="check|show|new", required=True, parser_class=Parser)
    one = under.add_parser("check", help="read a content pack through and say what is wrong with it")
    one.add_argument("folder", metavar="DIR", help="a folder with a pack.toml and content files in it")
    one.set_defaults(part=check)
    two = under.add_parser("show", help="list the printed components of a game and where each comes from")
    two.add_argument("game", metavar="GAME", help="name of the game: see dicehall games")
    two.add_argument("file", metavar="FILE", nargs="?", help="print this content file instead, word for word")
    two.add_argument("--content", metavar="DIR", help="with the components of a content pack")
    two.set_defaults(part=show)
    three = under.add_parser("new", help="make a new component")
    three.add_argument("kind", metavar="KIND", help="what to make, for instance diceland-board")
    three.add_argument("--seed", type=whole, required=True, metavar="S", help="the same seed makes the same component")
    three.add_argument("--out", metavar="FILE", help="write it to this file")
    three.set_defaults(part=new)
    for part, example in ((one, "check my-pack"), (two, "show diceland"), (three, "new diceland-board --seed 5")):
        part.epilog = f"example:\n  dicehall content {example}"
        part.formatter_class = argparse.RawDescriptionHelpFormatter


def run(arguments: Arguments, screen: Screen) -> int:
    """One of the three parts."""
    code: int = arguments.part(arguments, screen)
    return code


COMMAND = Command(
    "content",
    "check, show or make printed components: boards, cards, dice",
    (
        "dicehall content check my-pack",
        "dicehall content show diceland",
        "dicehall content show diceland boards.toml",
        "dicehall content new diceland-board --seed 5 --out board.toml",
    ),
    arguments_of,
    run,
    "A content pack is a folder: a pack.toml (game and title) and the content files that it\n"
    "replaces. To make one, begin with a copy: dicehall content show GAME FILE > my-pack/FILE",
)
