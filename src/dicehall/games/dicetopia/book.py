"""The content as numbers, for the rules to look up at full speed."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.content import Content
from dicehall.games.dicetopia.content import (
    KINDS,
    flat_knobs,
    read_city,
    read_factions,
    read_missions,
    read_scenarios,
    which_of,
)

# The kinds of missions, by their place in content.KINDS.
MOST_OF_COLOUR: Final[i64] = 0
NONE_OF_COLOUR: Final[i64] = 1
EACH_OF_COLOUR: Final[i64] = 2
LEFT_OF_COLOUR: Final[i64] = 3
EACH_OF_VALUE: Final[i64] = 4
NONE_OF_VALUE: Final[i64] = 5
PAIRS: Final[i64] = 6
TRIPLE: Final[i64] = 7
ODD: Final[i64] = 8
EVEN: Final[i64] = 9
ALIKE: Final[i64] = 10
STRAIGHT: Final[i64] = 11
HIGHEST: Final[i64] = 12
LOWEST: Final[i64] = 13
REPLICAS: Final[i64] = 14
EVERY_COLOUR: Final[i64] = 15
SPIES: Final[i64] = 16
EVERYWHERE: Final[i64] = 17
INFILTRATION: Final[i64] = 18
CROWD: Final[i64] = 19
COPYCAT: Final[i64] = 20
HIGH_STAKES: Final[i64] = 21

# What a scenario may change.
LEFTOVER_FACTOR: Final[i64] = 0
MISSIONS_DEALT: Final[i64] = 1
MISSIONS_KEPT: Final[i64] = 2
AIRFORCE_ROLLS: Final[i64] = 3
OPEN_MISSIONS: Final[i64] = 4
SHARED_MISSIONS: Final[i64] = 5
WHITE_LOOT: Final[i64] = 6
USES_FACTOR: Final[i64] = 7
FIRST_WINS_TIES: Final[i64] = 8
ROADBLOCK: Final[i64] = 9
TREMORS: Final[i64] = 10
KNOBS: Final[i64] = 11


@final
class Book:
    """All printed components of the game."""

    def __init__(self, content: Content) -> None:
        self.city = read_city(content)
        self.factions = read_factions(content)
        self.missions = read_missions(content)
        self.scenarios = read_scenarios(content)
        self.domination: i64 = self.city.city.domination
        self.kinds: vec[i64] = vec[i64]([KINDS.index(mission.kind) for mission in self.missions])
        self.stars: vec[i64] = vec[i64]([mission.stars for mission in self.missions])
        self.which: vec[i64] = vec[i64]([which_of(mission) for mission in self.missions])
        self.uses: vec[i64] = vec[i64]([0] + [faction.uses for faction in self.factions])
        self.copycat: i64 = [mission.kind for mission in self.missions].index("copycat")
        self.gamble: i64 = [mission.kind for mission in self.missions].index("gamble")
        city = self.city.city
        self.knobs: vec[i64] = vec[i64](flat_knobs(self.scenarios, city.missions_dealt, city.missions_kept))
