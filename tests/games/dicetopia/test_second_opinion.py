"""Final scores, counted again in another way: from lists of dice and agents, mission by mission."""

from collections import Counter

import pytest

from dicehall.conformance import settings
from dicehall.conformance.setting import Setting
from dicehall.core.playout import buffer, playout
from dicehall.core.rng import Rng
from dicehall.games.dicetopia.content import Mission
from dicehall.games.dicetopia.flow import Topia
from dicehall.games.dicetopia.terms import AGENT, CLAIM, CLAIMS, DIE
from tests.games.dicetopia.table import game

COLOURS = ("white", "teal", "purple")
Die = tuple[str, int]


class Count:
    """A finished game as lists."""

    def __init__(self, s: Topia) -> None:
        cells = [int(cell) & 255 for cell in s.cells]
        self.seats = range(s.seats)
        self.dice = {seat: dice_in(cells[30 + 6 * seat : 36 + 6 * seat]) for seat in self.seats}
        self.hoods = [cells[5 * hood : 5 * hood + 5] for hood in range(6)]
        self.agents = [Counter(cell & 7 for cell in hood if cell & AGENT) for hood in self.hoods]
        self.left = dice_in(cells[:30])
        self.card = s.book.scenarios[s.scenario - 1] if s.scenario else None
        self.winners = [self.winners_of(s, hood) for hood in range(6)]

    def winners_of(self, s: Topia, hood: int) -> list[int]:
        """Who dominates."""
        counts, decided = self.agents[hood], s.rigged >> (3 * hood) & 7
        best = [seat for seat in self.seats if counts[seat] and counts[seat] == max(counts.values())]
        founder = (s.founders >> (3 * hood) & 7) - 1
        if decided:
            return [decided - 1]
        return [founder] if self.card and self.card.first_wins_ties and founder in best else best

    def loot(self, seat: int) -> int:
        """The own dice, white ones by the scenario."""
        white = self.card.white_loot if self.card else 1
        return sum(value * (white if colour == "white" else 1) for colour, value in self.dice[seat])

    def domination(self, seat: int) -> int:
        """All neighbourhoods."""
        factor = self.card.leftover_factor if self.card else 1
        won = [hood for hood in range(6) if seat in self.winners[hood]]
        worth = {hood: 5 + factor * sum(value for _, value in dice_in(self.hoods[hood])) for hood in won}
        return sum(-(-worth[hood] // len(self.winners[hood])) for hood in won)

    def mission(self, seat: int, mission: Mission) -> int:
        """One mission."""
        colours = Counter(colour for colour, _ in self.dice[seat])
        values = Counter(value for _, value in self.dice[seat])
        totals = [sum(value for _, value in self.dice[other]) for other in self.seats]
        most = max(sum(colour == mission.which for colour, _ in self.dice[other]) for other in self.seats)
        here = [agents[seat] for agents in self.agents]
        times = {
            "most_of_colour": colours[mission.which] == most > 0,
            "none_of_colour": mission.which not in colours,
            "each_of_colour": colours[mission.which],
            "left_of_colour": sum(colour == mission.which for colour, _ in self.left),
            "each_of_value": values[mission.which],
            "none_of_value": mission.which not in values,
            "pairs": sum(n // 2 for n in values.values()),
            "triple": max(values.values()) >= 3,
            "odd": all(value % 2 for value in values),
            "even": not any(value % 2 for value in values),
            "alike": len(values) == 1,
            "straight": len(values) == 6,
            "highest": totals[seat] == max(totals),
            "lowest": totals[seat] == min(totals),
            "replicas": sum(n // 2 for n in Counter(self.dice[seat]).values()),
            "every_colour": len(colours) == 3,
            "spies": sum(n > 0 and seat not in won for n, won in zip(here, self.winners, strict=True)),
            "everywhere": min(here) > 0,
            "infiltration": self.winners.count([seat]),
            "crowd": sum(n >= 3 for n in here),
        }
        return mission.stars * times[mission.kind]


def dice_in(cells: list[int]) -> list[Die]:
    """Colour and value of the dice among some cells."""
    return [(COLOURS[cell >> 3 & 3], cell & 7) for cell in cells if cell & DIE]


@pytest.mark.parametrize("setting", settings(game()), ids=str)
def test_scores_are_the_same_counted_otherwise(setting: Setting) -> None:
    """Thirty random games of each setting."""
    for seed in range(30):
        s = setting.start()
        assert isinstance(s, Topia)
        playout(s, Rng(seed), buffer(s))
        count, missions = Count(s), s.book.missions
        for seat in range(s.seats):
            claims = [int(s.of(seat, CLAIM + n)) for n in range(s.of(seat, CLAIMS))]
            stars = sum(count.mission(seat, missions[entry & 255]) * (entry >> 8 & 255) for entry in claims)
            shared = count.mission(seat, missions[s.shared]) if s.shared >= 0 else 0
            assert s.scores[seat] == count.loot(seat) + count.domination(seat) + stars + shared
