"""The printed components: their shape in the content files, and what must hold of them."""

from typing import Final, Literal

from mypy_extensions import mypyc_attr

from dicehall.core.content import Content, expect
from dicehall.core.table import Table
from dicehall.games.dicetopia.terms import FACTIONS, HOODS, MISSIONS

Origin = Literal["rulebook", "inferred", "house"]
Which = str | int

COLOUR_NAMES: Final = ("white", "teal", "purple")
ACTIONS: Final = ("draw", "reroll", "dump", "trade", "exchange", "deal")
POWERS: Final = (
    *("block", "rig", "hoard", "clone", "transcend"),
    *("adapt", "save", "exterminate", "hypnotise", "intervene"),
)
OF_COLOUR: Final = ("most_of_colour", "none_of_colour", "each_of_colour", "left_of_colour")
OF_VALUE: Final = ("each_of_value", "none_of_value")
KINDS: Final = (
    *OF_COLOUR,
    *OF_VALUE,
    *("pairs", "triple", "odd", "even", "alike", "straight", "highest", "lowest", "replicas", "every_colour"),
    *("spies", "everywhere", "infiltration", "crowd", "copycat", "gamble"),
)


@mypyc_attr(native_class=False)
class City(Table):
    """The numbers of the board."""

    spaces: int
    domination: int
    dice_of_a_colour: int
    dice_less: int
    agents: int
    missions_dealt: int
    missions_kept: int
    origin: "Origin"


@mypyc_attr(native_class=False)
class Colour(Table):
    """A colour of dice, and the resource that it stands for."""

    name: str
    resource: str
    origin: "Origin"


@mypyc_attr(native_class=False)
class Neighbourhood(Table):
    """One of the six neighbourhoods, with its action."""

    name: str
    letter: str
    action: str
    text: str
    flavour: str
    origin: "Origin"


@mypyc_attr(native_class=False)
class CityFile(Table):
    """city.toml."""

    city: "City"
    colour: "list[Colour]"
    neighbourhood: "list[Neighbourhood]"


@mypyc_attr(native_class=False)
class Faction(Table):
    """A faction card."""

    name: str
    ability: str
    power: str
    uses: int
    text: str
    flavour: str
    origin: "Origin"


@mypyc_attr(native_class=False)
class FactionFile(Table):
    """factions.toml."""

    faction: "list[Faction]"


@mypyc_attr(native_class=False)
class Mission(Table):
    """A mission card."""

    title: str
    stars: int
    kind: str
    text: str
    origin: "Origin"
    which: "Which" = ""


@mypyc_attr(native_class=False)
class MissionFile(Table):
    """missions.toml."""

    mission: "list[Mission]"


@mypyc_attr(native_class=False)
class Scenario(Table):
    """A scenario card; what it does not set stays as in the rules."""

    name: str
    text: str
    flavour: str
    origin: "Origin"
    leftover_factor: int = 1
    missions_dealt: int = 0
    missions_kept: int = 0
    airforce_rolls: int = 1
    open_missions: bool = False
    shared_missions: int = 0
    white_loot: int = 1
    uses_factor: int = 1
    first_wins_ties: bool = False
    roadblock: bool = False
    tremor: bool = False


@mypyc_attr(native_class=False)
class ScenarioFile(Table):
    """scenarios.toml."""

    scenario: "list[Scenario]"


def read_city(content: Content) -> CityFile:
    """§1.1 Six neighbourhoods, of five spaces each, with an action of their own."""
    file = content.read("city.toml", CityFile)
    city = file.city
    expect(city.spaces == 5, "a neighbourhood has 5 spaces", "city.toml, at city.spaces")
    expect(city.agents == 6, "a Faction Board has 6 spaces", "city.toml, at city.agents")
    expect(city.dice_of_a_colour == 10, "there are 10 dice of a colour", "city.toml, at city.dice_of_a_colour")
    expect(city.dice_less == 2, "2 dice of a colour stay out for a missing player", "city.toml, at city.dice_less")
    expect(city.domination >= 0, "domination is 0 or more", "city.toml, at city.domination")
    expect_missions(city.missions_dealt, city.missions_kept, "city.toml, at city")
    expect([c.name for c in file.colour] == list(COLOUR_NAMES), "the colours are white, teal, purple", "city.toml")
    actions = [hood.action for hood in file.neighbourhood]
    expect(actions == list(ACTIONS), f"the {HOODS} actions are, in order: {', '.join(ACTIONS)}", "city.toml")
    letters = [hood.letter.lower() for hood in file.neighbourhood]
    plain = all(len(letter) == 1 and letter.isalpha() for letter in letters)
    expect(plain and len(set(letters)) == HOODS, "each letter is one letter, and another one each", "city.toml")
    return file


def expect_missions(dealt: int, kept: int, where: str) -> None:
    """Raise unless so many missions can be dealt and kept."""
    expect(1 <= kept < dealt <= 4, "of at most 4 missions dealt, one at least is kept and one at least is not", where)
    expect(kept <= 3, "at most 3 missions are kept", where)


def read_factions(content: Content) -> list[Faction]:
    """§5.1 Ten factions, each with one ability; most of these may be used once."""
    factions = content.read("factions.toml", FactionFile).faction
    powers = [faction.power for faction in factions]
    expect(powers == list(POWERS), f"the {FACTIONS} powers are, in order: {', '.join(POWERS)}", "factions.toml")
    for i, faction in enumerate(factions):
        always = faction.power in ("hoard", "adapt")
        where = f"factions.toml, at faction[{i}].uses"
        expect(faction.uses == 0 if always else faction.uses >= 1, "0 for what always works, else 1 or more", where)
    expect(len({faction.name.lower() for faction in factions}) == FACTIONS, "two have the same name", "factions.toml")
    return factions


def read_missions(content: Content) -> list[Mission]:
    """§1.4 Forty missions, each with a title, stars, and a condition."""
    missions = content.read("missions.toml", MissionFile).mission
    expect(len(missions) == MISSIONS, f"there are {MISSIONS} missions, not {len(missions)}", "missions.toml")
    for i, mission in enumerate(missions):
        where = f"missions.toml, at mission[{i}]"
        expect(mission.kind in KINDS, f"kind is one of {', '.join(KINDS)}", f"{where}.kind")
        expect(mission.stars >= 0, "stars are 0 or more", f"{where}.stars")
        expect(fits(mission), "which is a colour, a value 1 to 6, or left out, as the kind wants", f"{where}.which")
    titles = {mission.title.lower() for mission in missions}
    expect(len(titles) == MISSIONS, "two missions have the same title", "missions.toml")
    for kind in ("copycat", "gamble"):
        count = sum(1 for mission in missions if mission.kind == kind)
        expect(count == 1, f"exactly one mission is of the kind {kind}, not {count}", "missions.toml")
    return missions


def fits(mission: Mission) -> bool:
    """Whether `which` is what the kind of the mission wants."""
    if mission.kind in OF_COLOUR:
        return mission.which in COLOUR_NAMES
    if mission.kind in OF_VALUE:
        return isinstance(mission.which, int) and 1 <= mission.which <= 6
    return mission.which == ""


def read_scenarios(content: Content) -> list[Scenario]:
    """§8.1 Scenarios: each bends a rule."""
    scenarios = content.read("scenarios.toml", ScenarioFile).scenario
    expect(1 <= len(scenarios) <= 30, "there are 1 to 30 scenarios", "scenarios.toml")
    for i, card in enumerate(scenarios):
        where = f"scenarios.toml, at scenario[{i}]"
        if card.missions_dealt or card.missions_kept:
            expect_missions(card.missions_dealt, card.missions_kept, where)
        factors = (card.leftover_factor, card.airforce_rolls, card.white_loot, card.uses_factor)
        expect(all(1 <= factor <= 9 for factor in factors), "factors and rolls are 1 to 9", where)
        expect(card.airforce_rolls <= 2, "airforce_rolls is 1 or 2", where)
        expect(0 <= card.shared_missions <= 1, "shared_missions is 0 or 1", where)
    names = {card.name.lower() for card in scenarios}
    expect(len(names) == len(scenarios), "two scenarios have the same name", "scenarios.toml")
    expect(not names & {"none", "random"}, "no scenario may be called none or random", "scenarios.toml")
    return scenarios


def which_of(mission: Mission) -> int:
    """The colour or value of a mission as a number."""
    if isinstance(mission.which, int):
        return mission.which
    return COLOUR_NAMES.index(mission.which) if mission.which else 0


def flat_knobs(scenarios: list[Scenario], dealt: int, kept: int) -> list[int]:
    """What each scenario changes, one after the other; the first entries are the game without any."""
    flat = [1, dealt, kept, 1, 0, 0, 1, 1, 0, 0, 0]
    for card in scenarios:
        flat += [card.leftover_factor, card.missions_dealt or dealt, card.missions_kept or kept, card.airforce_rolls]
        flat += [int(card.open_missions), card.shared_missions, card.white_loot, card.uses_factor]
        flat += [int(card.first_wins_ties), int(card.roadblock), int(card.tremor)]
    return flat
