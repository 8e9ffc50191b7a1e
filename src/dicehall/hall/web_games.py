"""What there is in the hall, over HTTP: games, rules, pictures, bots; who you are; how the hall is."""

import hashlib
from functools import cache
from typing import Annotated

from litestar import Controller, Response, get, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from sqlalchemy import text

import dicehall
from dicehall.bots.levels import bots
from dicehall.cli.rulebook import sections
from dicehall.core.game import Game
from dicehall.draw.art import THEMES, coloured, palette, pictures
from dicehall.hall import forms
from dicehall.hall.deeds import clean_name, demand
from dicehall.hall.hall import Hall
from dicehall.hall.visitor import TheGuests, TheHall, TheVisitor

FOREVER = "public, max-age=31536000, immutable"
HASH_LENGTH = 16


class People(Controller):
    """Who you are."""

    path = "/api/me"
    tags = ("you",)

    @get("/", summary="Who you are; a new guest gets a name and a cookie")
    async def me(self, guests: TheGuests, visitor: TheVisitor) -> forms.Me:
        """You."""
        return forms.Me(visitor.person, await guests.name(visitor.person))

    @put("/", summary="Change your name")
    async def rename(self, guests: TheGuests, visitor: TheVisitor, data: JSONBody[forms.Rename]) -> forms.Me:
        """What you are called at the tables at which you sit down from now on."""
        person = visitor.known()
        await guests.rename(person, clean_name(data.name))
        return forms.Me(person, await guests.name(person))


class Games(Controller):
    """The games and their pictures."""

    path = "/"
    tags = ("games",)

    @get("/api/hall", summary="What there is: games with seats and options, levels of bots")
    async def hall(self, hall: TheHall, visitor: TheVisitor) -> forms.HallData:
        """The hall."""
        games = [game_data(hall, dicehall.game(name)) for name in dicehall.games()]
        levels = [forms.Level(name, words) for name, words in bots().items()]
        return forms.HallData(dicehall.__version__, games, levels, visitor.home)

    @get("/api/games/{game:str}/rules", summary="The rules of a game, section by section")
    async def rules(self, hall: TheHall, game: FromPath[str]) -> forms.RulesData:
        """All numbered pieces in their order."""
        found = hall.library.game(game)
        parts = [forms.RuleSection(part.number, part.title, part.text) for part in sections(found.rules)]
        return forms.RulesData(found.name, found.title, found.version, parts)

    @get("/api/games/{game:str}/art", summary="The pictures of a game and both palettes")
    async def art(
        self, hall: TheHall, game: FromPath[str], of: Annotated[str, QueryParameter(name="hash", max_length=64)] = ""
    ) -> Response[forms.ArtData]:
        """With the right `hash` the answer may be kept for ever."""
        data = art_data(hall.library.game(game).name)
        keep = FOREVER if of == data.hash else "no-cache"
        return Response(data, headers={"Cache-Control": keep, "ETag": f'"{data.hash}"'})

    @get("/art/{game:str}/{of:str}/{picture:str}", media_type="image/svg+xml", summary="One picture as a file")
    async def picture(
        self,
        hall: TheHall,
        game: FromPath[str],
        of: FromPath[str],
        picture: FromPath[str],
        theme: FromQuery[str] = "light",
    ) -> Response[bytes]:
        """In the colours of a theme."""
        name = picture.removesuffix(".svg")
        known = pictures(hall.library.game(game).name)
        demand(theme in THEMES, f"There is no theme {theme!r}; there are: {', '.join(THEMES)}.", 400)
        demand(name in known, f"{game} has no picture {name!r}.", 404)
        drawn = known[name]
        body = coloured(drawn.body, palette(game, theme))
        file = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{drawn.box}">{body}</svg>'
        keep = FOREVER if of == art_data(game).hash else "no-cache"
        return Response(file.encode(), media_type="image/svg+xml", headers={"Cache-Control": keep})


class Wellbeing(Controller):
    """How the hall is."""

    path = "/"
    tags = ("hall",)

    @get("/health", summary="Whether this process is alive")
    async def health(self, hall: TheHall) -> forms.Health:
        """Its version, awake tables, connected people."""
        connections = sum(len(room.connections) for room in hall.rooms.values())
        return forms.Health("ok", dicehall.__version__, len(hall.rooms), connections)

    @get("/ready", summary="Whether this process can serve now", responses={})
    async def ready(self, hall: TheHall) -> Response[forms.Health]:
        """503 when the database does not answer, or the hall is closing."""
        try:
            async with hall.engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except Exception:  # each database has its own way not to answer
            return Response(forms.Health("the database does not answer"), status_code=503)
        status = "closing" if hall.is_closing else "ok"
        return Response(forms.Health(status, dicehall.__version__), status_code=503 if hall.is_closing else 200)


def game_data(hall: Hall, game: Game) -> forms.GameData:
    """A game as the lobby shows it."""
    known = pictures(game.name)
    return forms.GameData(
        name=game.name,
        title=game.title,
        seats=[game.fewest, game.most],
        options=[forms.OptionData(o.name, o.values, o.default, o.text) for o in game.options],
        version=game.version,
        blurb=game.blurb,
        minutes=game.minutes,
        house=any('origin = "house"' in words for words in game.content.files.values()),
        picture=next((name for name in ("cover", "icon", "emblem") if name in known), ""),
        alone=game.automaton if game.fewest == 1 else "",
        art=art_data(game.name).hash,
        packs=hall.library.packs_of(game.name),
        reactions=[forms.ReactionData(one.name, one.text) for one in game.reactions],
    )


@cache
def art_data(game: str) -> forms.ArtData:
    """The pictures and palettes of a game, with a hash of all of them."""
    drawings = {name: forms.Drawing(one.box, one.body, one.ratio) for name, one in pictures(game).items()}
    palettes = {theme: palette(game, theme) for theme in THEMES}
    whole = repr(([(name, one.box, one.body) for name, one in drawings.items()], palettes))
    return forms.ArtData(hashlib.sha256(whole.encode()).hexdigest()[:HASH_LENGTH], drawings, palettes)
