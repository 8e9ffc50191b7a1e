"""The games of this hall, with their content packs, as tables name them."""

from pathlib import Path

import dicehall
from dicehall.core.content import parsed
from dicehall.core.errors import ContentError
from dicehall.core.game import Game
from dicehall.core.registry import pack_game
from dicehall.hall.deeds import Denied
from dicehall.hall.events import Opened
from dicehall.hall.forms import PackData


class Library:
    """Which games can be played here, and with which content packs. A pack is named by its folder's name."""

    def __init__(self, folders: list[str]) -> None:
        self.packs: dict[str, tuple[str, str]] = {}
        for name in folders:
            folder = Path(name).resolve()
            game = pack_game(folder)
            dicehall.game(game, str(folder))
            if folder.name in self.packs:
                raise ContentError("two content packs have this name", folder.name)
            self.packs[folder.name] = (game, str(folder))

    def folder(self, pack: str) -> str:
        """Where a pack lies; empty for the game's own content."""
        return self.packs[pack][1] if pack else ""

    def packs_of(self, game: str) -> list[PackData]:
        """The packs for a game."""
        return [
            PackData(name, str(parsed("pack.toml", (Path(folder) / "pack.toml").read_text("utf-8"))["title"]))
            for name, (meant, folder) in self.packs.items()
            if meant == game
        ]

    def game(self, name: str, pack: str = "") -> Game:
        """A game, with a content pack or without."""
        if name not in dicehall.games():
            raise Denied(f"There is no game {name!r}; there are: {', '.join(dicehall.games())}.", 400)
        if not pack:
            return dicehall.game(name)
        if self.packs.get(pack, ("", ""))[0] != name:
            raise Denied(f"This hall has no content pack {pack!r} for {name}.", 400)
        return dicehall.game(name, self.packs[pack][1])

    def game_of(self, opened: Opened) -> tuple[Game, str]:
        """The game that a table was opened with, and its pack's folder; Denied when it is another by now."""
        game = self.game(opened.game, opened.content)
        if (game.version, game.content_hash) != (opened.version, opened.content_hash):
            raise Denied(
                f"This table plays {game.title} by other rules or with other boards than this hall has now; "
                "it cannot be shown.",
                410,
            )
        return game, self.folder(opened.content)
