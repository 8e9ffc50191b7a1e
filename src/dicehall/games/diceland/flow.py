"""The sequence of play, from top to bottom.

deal boards > choose sides > draw lots >
    each turn:  throw > choose a colour > (set aside > stop or throw again) ...
                > everybody crosses off > treasure throws, one by one
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import first_of, pack, verb_of
from dicehall.core.state import State
from dicehall.games.diceland import crossing, ending, setup, throwing, treasure
from dicehall.games.diceland.actions import COLOUR, CROSS, PASS, SIDE, THROW
from dicehall.games.diceland.board import COLOURS, DICE
from dicehall.games.diceland.events import ALL_SIX, GOAL, LIES, NONE_MORE, STOPPED, THROWS, TURN
from dicehall.games.diceland.state import (
    CHOOSING_COLOUR,
    CHOOSING_SIDES,
    CHOOSING_TO_STOP,
    CROSSING,
    DEALING,
    DRAWING_LOTS,
    NOTHING,
    THROWING,
    TREASURE_CROSSING,
    TREASURE_THROWING,
    DicelandState,
)


@final
class Diceland(DicelandState):
    """A game of Diceland: what is asked when, and what follows."""

    def blank(self) -> State:
        """A table of the same size, with nothing on it yet."""
        return Diceland(self.game, self.seats, self.box)

    def restore(self) -> None:
        """Boards are printed: who plays on which follows from the numbers."""
        self.boards = setup.boards_of(self) if self.phase > CHOOSING_SIDES else []

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        """What a seat may do now."""
        if self.phase in (CROSSING, TREASURE_CROSSING):
            if self.using[seat] != NOTHING:
                return crossing.spaces_to_cross(self, seat, out)
            return crossing.colours_left_over(self, seat, out)
        if self.phase == CHOOSING_TO_STOP:
            return throwing.stop_or_throw(out)
        if self.phase == CHOOSING_COLOUR:
            return throwing.colours_thrown(self, out)
        out[0] = pack(SIDE, setup.sides_of(self, seat))
        out[1] = pack(SIDE, setup.sides_of(self, seat) + 1)
        return 2

    def act(self, seat: i64, action: i64) -> None:
        """A seat has decided."""
        verb = verb_of(action)
        if verb == CROSS:
            self.cross(seat, first_of(action))
        elif verb == COLOUR:
            self.take_colour(seat, first_of(action))
        elif verb == PASS:
            crossing.pass_by(self, seat)
            self.finish(seat)
        elif verb == THROW:
            self.throw(DICE - self.aside)
        elif verb == SIDE:
            self.take_side(seat, first_of(action))
        else:
            self.tell(STOPPED, seat)
            self.cross_off_together()

    def happen(self, outcome: i64) -> None:
        """Chance has decided: mostly, one die has come down."""
        if self.phase == DEALING:
            setup.deal(self, outcome)
            self.deal_on()
        elif self.phase == DRAWING_LOTS:
            setup.draw_lots(self, outcome)
            self.begin_turn()
        else:
            throwing.fall(self, outcome)
            if self.falling == 0:
                self.read_dice()

    # ---- §2 before the game ----

    def deal_on(self) -> None:
        """§2.1 The next board; a last one that is left over needs no lot."""
        if setup.next_without_board(self) == NOTHING:
            self.phase = CHOOSING_SIDES
            self.ask_all((i64(1) << self.seats) - 1)
            return
        left = len(setup.undealt(self))
        if left == 1:
            setup.deal(self, 0)
            self.deal_on()
            return
        self.await_chance(left)

    def take_side(self, seat: i64, board: i64) -> None:
        """§2.2 One has chosen; with the last one the boards lie open, and lots are drawn."""
        setup.choose_side(self, seat, board)
        if self.answered(seat):
            setup.show_sides(self)
            setup.make_first_crosses(self)
            self.phase = DRAWING_LOTS
            self.await_chance(self.seats)

    # ---- §3 phase 1 ----

    def begin_turn(self) -> None:
        """A turn: all six dice for the active player."""
        self.tell(TURN, self.active)
        throwing.take_all_dice(self)
        self.throw(DICE)

    def throw(self, dice: i64) -> None:
        """Dice go into the air."""
        self.phase = THROWING
        self.tell(THROWS, self.active, dice, 0)
        throwing.throw(self, dice)
        self.await_chance(COLOURS)

    def read_dice(self) -> None:
        """All dice lie: what does the throw bring?"""
        self.tell(LIES, self.active if self.phase == THROWING else self.thrower, throwing.whole_throw(self))
        if self.phase == TREASURE_THROWING:
            self.offer_treasure_throw()
        elif self.chosen == NOTHING:
            self.phase = CHOOSING_COLOUR
            self.ask(self.active)
        elif throwing.is_missed(self):
            self.tell(NONE_MORE, self.active, self.chosen)
            self.cross_off_together()
        else:
            self.keep_dice()

    def take_colour(self, seat: i64, colour: i64) -> None:
        """The colour of phase 1 by the active player, else the one that a player crosses off."""
        if self.phase == CHOOSING_COLOUR:
            throwing.choose_colour(self, colour)
            self.keep_dice()
        else:
            crossing.begin_use(self, seat, colour, self.count[colour])

    def keep_dice(self) -> None:
        """Dice of the chosen colour are set aside: stop, or throw again?"""
        throwing.set_aside(self)
        if throwing.has_all_dice(self):
            self.tell(ALL_SIX, self.active, self.chosen)
            self.cross_off_together()
            return
        self.phase = CHOOSING_TO_STOP
        self.ask(self.active)

    # ---- §4 phase 2 ----

    def cross_off_together(self) -> None:
        """Everybody who can use something crosses off, at once."""
        self.phase = CROSSING
        seats = crossing.seats_to_cross(self)
        crossing.begin_forced(self)
        if seats == 0:
            self.close_crossing()
            return
        self.ask_all(seats)

    def cross(self, seat: i64, space: i64) -> None:
        """One cross; after the last one of the throw the seat is ready."""
        crossing.cross_off(self, seat, space)
        crossing.claim_treasure(self, seat, space)
        crossing.announce(self, seat, space)
        if self.todo[seat] == 0:
            crossing.end_use(self, seat)
            self.finish(seat)

    def finish(self, seat: i64) -> None:
        """A seat is ready with its crosses, or passes."""
        if not self.answered(seat):
            return
        if self.phase == TREASURE_CROSSING:
            self.close_treasure_throw()
        else:
            self.close_crossing()

    def close_crossing(self) -> None:
        """§6.3 Whoever has reached the goal wins; only if nobody has are there treasure throws."""
        winners = ending.reached_by(self)
        if winners != 0:
            self.finish_game(ending.IN_CROSSING, winners)
            return
        self.go_on()

    # ---- §5 treasure throws ----

    def go_on(self) -> None:
        """The next treasure throw; when none is left, the next turn."""
        seat = treasure.next_thrower(self)
        if seat == NOTHING:
            ending.pass_dice_on(self)
            self.begin_turn()
            return
        treasure.take_treasure_throw(self, seat)
        self.phase = TREASURE_THROWING
        self.await_chance(COLOURS)

    def offer_treasure_throw(self) -> None:
        """The thrower uses one of the colours, or passes."""
        if not crossing.can_use_any(self, self.thrower):
            treasure.waste(self)
            self.go_on()
            return
        self.phase = TREASURE_CROSSING
        self.ask(self.thrower)

    def close_treasure_throw(self) -> None:
        """§6.4 Whoever reaches the goal by a treasure throw has won, at once; nobody else throws any more."""
        if ending.has_reached_goal(self, self.thrower):
            self.finish_game(ending.IN_TREASURE_THROW, i64(1) << self.thrower)
            return
        self.go_on()

    # ---- §6 the end ----

    def finish_game(self, how: i64, winners: i64) -> None:
        """The game is over."""
        for seat in range(self.seats):
            if (winners >> seat) & 1 == 1:
                self.tell(GOAL, seat, self.treasures[seat])
        self.end(how, winners)

    def score(self, seat: i64) -> i64:
        """§6.5 How much of the way to the goal a player has gone, in percent."""
        return ending.progress(self, seat)
