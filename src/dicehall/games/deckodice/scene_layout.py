"""The places on the table, for a wide and for a tall screen. NEAR is the viewer's side, FAR the other one."""

from typing import Final

from dicehall.core.scene import WIDE

NEAR: Final = 0
FAR: Final = 1

Places = tuple[tuple[float, float], tuple[float, float]]


class Layout:
    """Where everything lies, and how large it is."""

    def __init__(self, shape: str) -> None:
        self.shape = shape
        self.chosen_at: Places = ((600.0, 580.0), (600.0, 222.0))
        self.card_at: Places = ((494.0, 396.0), (706.0, 396.0))
        self.value_at: Places = ((494.0, 570.0), (706.0, 570.0))
        self.sign_at: Places = ((494.0, 236.0), (706.0, 236.0))
        self.fighter_at: Places = ((276.0, 520.0), (924.0, 520.0))
        self.name_at: Places = ((990.0, 644.0), (990.0, 40.0))
        self.points_at: Places = ((1006.0, 706.0), (1006.0, 102.0))
        self.pile_at: Places = ((1146.0, 738.0), (1146.0, 150.0))
        self.row_foot: tuple[float, float] = (786.0, 176.0)
        self.deck_at: tuple[float, float] = (84.0, 366.0)
        self.rounds_at: tuple[float, float] = (28.0, 36.0)
        self.dots_at: tuple[float, float] = (34.0, 64.0)
        self.house_at: tuple[float, float] = (36.0, 768.0)
        self.result_at: tuple[float, float] = (600.0, 400.0)
        self.width, self.height = 1200.0, 800.0
        self.row_x, self.row_step, self.row = 182.0, 139.0, 150.0
        self.fighter, self.card, self.look, self.look_step = 232.0, 180.0, 134.0, 142.0
        self.value, self.sign, self.chosen = 50.0, 46.0, 66.0
        self.deck, self.under, self.pile = 96.0, 36.0, 64.0
        self.title, self.points, self.small, self.result, self.dot = 24.0, 52.0, 18.0, 30.0, 11.0
        self.rounds_anchor = "start"
        if shape != WIDE:
            self.make_tall()

    def make_tall(self) -> None:
        """The same for a narrow screen: the far side above, the near one below."""
        self.chosen_at = ((356.0, 470.0), (356.0, 172.0))
        self.card_at = ((208.0, 436.0), (208.0, 220.0))
        self.value_at = ((294.0, 420.0), (294.0, 204.0))
        self.sign_at = ((300.0, 474.0), (300.0, 256.0))
        self.fighter_at = ((75.0, 504.0), (75.0, 288.0))
        self.name_at = ((18.0, 640.0), (18.0, 20.0))
        self.points_at = ((366.0, 640.0), (366.0, 20.0))
        self.pile_at = ((366.0, 602.0), (366.0, 96.0))
        self.row_foot = (620.0, 114.0)
        self.deck_at = (352.0, 302.0)
        self.rounds_at = (190.0, 20.0)
        self.dots_at = (212.0, 15.0)
        self.house_at = (196.0, 640.0)
        self.result_at = (195.0, 328.0)
        self.width, self.height = 390.0, 660.0
        self.row_x, self.row_step, self.row = 32.0, 54.5, 64.0
        self.fighter, self.card, self.look, self.look_step = 130.0, 98.0, 78.0, 80.0
        self.value, self.sign, self.chosen = 38.0, 30.0, 42.0
        self.deck, self.under, self.pile = 54.0, 20.0, 32.0
        self.title, self.points, self.small, self.result, self.dot = 16.0, 22.0, 14.0, 22.0, 7.0
        self.rounds_anchor = "end"
