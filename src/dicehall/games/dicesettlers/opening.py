"""From the preparations to the end of the Roll phase: what is asked when."""

from mypy_extensions import i64

from dicehall.core.actions import first_of, second_of, verb_of
from dicehall.games.dicesettlers import diceoneer_flow as bot
from dicehall.games.dicesettlers import rolling, setup
from dicehall.games.dicesettlers.state import SettlersState, bit, ones
from dicehall.games.dicesettlers.terms import CHAPTER, NOTHING, ROLL_STEP, TASK, Do, Log, Roll, Step, Task


class Opening(SettlersState):
    """Preparations and Roll phase."""

    # ---- §1 preparations ----

    def begin(self) -> None:
        """§1 Everything that needs no choice and no chance; then the display."""
        setup.hand_out(self)
        setup.fill_supply(self)
        setup.make_stack(self)
        self.starters = self.box.starters
        if self.chosen_set != NOTHING:
            setup.lay_out_set(self, self.chosen_set)
        self.show_on()

    def show_on(self) -> None:
        """§1.3 The next technology is drawn; when all lie there, the first player."""
        slot = setup.next_slot(self)
        if slot != NOTHING:
            self.step = Step.SHOW
            self.await_chance(ones(setup.deck(self, slot)))
        elif self.seats == 1:
            self.begin_draft(0)
        else:
            self.step = Step.FIRST
            self.await_chance(self.seats)

    def begin_draft(self, player: i64) -> None:
        """§1.5 §1.6 The first player is known, and is shown starting tiles."""
        setup.begin_first(self, player)
        self.draft_on()

    def draft_on(self) -> None:
        """§1.6 A starting tile is shown, or one is chosen."""
        if setup.starters_due(self) > 0:
            self.step = Step.STARTERS
            self.await_chance(ones(self.starters))
        else:
            self.step = Step.DRAFT
            self.ask(self.whose)

    def do_draft(self, seat: i64, tile: i64) -> None:
        """§1.6 A starting tile is kept; the next player chooses, or all are laid."""
        setup.keep_starter(self, seat, tile)
        self.whose = (self.whose + 1) % self.seats
        if self.whose != self.first:
            self.draft_on()
            return
        if self.seats > 1:
            self.starters = 0
            self.drawn = 0
        self.lay_on()

    def lay_on(self) -> None:
        """§1.7 The next starting tile finds its place, or is placed by its player."""
        cell = setup.settled_cell(self)
        if cell != NOTHING:
            self.lay_starter(cell)
        else:
            self.step = Step.LAYOUT
            self.ask(self.whose)

    def lay_starter(self, cell: i64) -> None:
        """§1.7 §1.8 A starting tile lies; when all do, the first round begins."""
        setup.lay_starter(self, self.whose, cell)
        setup.first_gift(self, self.whose)
        self.whose = (self.whose + 1) % self.seats
        if self.whose != self.first:
            self.lay_on()
        else:
            self.after_layout()

    def after_layout(self) -> None:
        """§1.9 All is ready; alone, the Diceoneer comes to the table."""
        if self.seats == 1:
            self.call_bot(Task.SETUP)
        else:
            self.begin_round()

    def call_bot(self, task: i64) -> None:
        """§19 The Diceoneer is called; the game goes on with `proceed`."""
        self.bot[TASK] = task
        if task == Task.SETUP:
            bot.bot_starts(self)
        elif task == Task.ROLL:
            bot.bot_rolls(self)
        elif task == Task.TURN:
            bot.bot_turn(self)
        else:
            bot.bot_cleanup(self)

    # ---- §3 the Roll phase ----

    def begin_round(self) -> None:
        """§3.1 All draw; or, in order, the first player does."""
        self.round += 1
        self.tell(Log.ROUND, -1, self.round)
        for player in range(self.seats):
            if self.in_order == 1:
                self.put(player, CHAPTER, 1)
                self.put(player, ROLL_STEP, Roll.READY)
            else:
                rolling.begin_drawing(self, player)
        if self.in_order == 1:
            self.whose = self.first % self.seats
            self.begin_one()
        else:
            self.fall_on()

    def begin_one(self) -> None:
        """§3.1 In order: one player begins to roll."""
        self.put(self.whose, CHAPTER, 0)
        rolling.begin_drawing(self, self.whose)
        self.fall_on()

    def fall_on(self) -> None:
        """§3.4 The next die falls; when all lie, those who may choose are asked."""
        for turn in range(self.seats):
            player = (self.first + turn) % self.seats
            ways = rolling.falls(self, player)
            if ways > 0:
                self.whose = player
                self.step = Step.FALL
                self.await_chance(ways)
                return
        self.choose_dice()

    def choose_dice(self) -> None:
        """§3.1 §3.7 All who have something to spend decide at the same time."""
        owed: i64 = 0
        for player in range(self.seats):
            if self.of(player, ROLL_STEP) == Roll.WAIT:
                rolling.choose_on(self, player)
            if self.of(player, ROLL_STEP) == Roll.CHOOSE:
                owed |= bit(player)
        if owed != 0:
            self.step = Step.ROLL
            self.ask_all(owed)
        else:
            self.finish_rolling()

    def finish_rolling(self) -> None:
        """§3.1 Nobody wants more: the next player rolls, or the Action phase begins."""
        if self.in_order == 1:
            for turn in range(self.seats):
                player = (self.first + turn) % self.seats
                if self.of(player, CHAPTER) == 1:
                    self.whose = player
                    self.begin_one()
                    return
        self.after_rolling()

    def after_rolling(self) -> None:
        """What comes after the Roll phase."""
        raise NotImplementedError

    def do_roll(self, seat: i64, action: i64) -> None:
        """§3.5 §3.6 §3.7 A player spends something, chooses dice, or has finished."""
        verb = verb_of(action)
        first = first_of(action)
        if verb == Do.DONE:
            rolling.finish(self, seat)
        elif verb == Do.TURN_WITH:
            rolling.turn_with(self, seat, first)
        elif verb == Do.ROLL_WITH:
            rolling.roll_with(self, seat, first)
        elif verb == Do.DRAW_WITH:
            rolling.draw_with(self, seat, first)
        elif verb == Do.TURN_DIE:
            rolling.turn_die(self, seat, first, second_of(action))
        elif verb == Do.PICK:
            rolling.pick(self, seat, first)
        else:
            rolling.use(self, seat, first)
        step = self.of(seat, ROLL_STEP)
        if step in (Roll.WAIT, Roll.READY) and self.answered(seat):
            self.fall_on()
