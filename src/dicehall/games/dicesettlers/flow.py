"""The sequence of play, from top to bottom.

technologies on display > first player > starting tiles are drafted and laid >
    each round:  Roll phase: all draw and roll; then they spend icons to turn, roll or draw more, until nobody wants to
                 Action phase: two turns each; a turn is a main action, perhaps extra ones, and free actions
                 Clean-up; the last round is the one after a reason for it has come up
Up to the end of the Roll phase it is written in `opening.py`, turns and actions in `acting.py`; the rest here.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import first_of, second_of, verb_of
from dicehall.core.state import State
from dicehall.games.dicesettlers import choices, explore, explosives, rolling, rounds, scoring, setup, tiles, turns
from dicehall.games.dicesettlers import diceoneer_flow as bot
from dicehall.games.dicesettlers.acting import Acting
from dicehall.games.dicesettlers.freely import govern
from dicehall.games.dicesettlers.hexes import MIDDLE, cell_at
from dicehall.games.dicesettlers.raid import hit
from dicehall.games.dicesettlers.state import bit
from dicehall.games.dicesettlers.terms import (
    NOTHING,
    TASK,
    Can,
    Do,
    Log,
    Step,
    Task,
)


@final
class Settlers(Acting):
    """A game of Dice Settlers: what is asked when, and what follows."""

    def blank(self) -> State:
        """A table of the same size, with nothing on it yet."""
        return Settlers(self.game, self.seats, self.box)

    def score(self, seat: i64) -> i64:
        """Victory points as they stand."""
        return bot.bot_score(self) if seat == self.seats else scoring.total(self, seat)

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        """What a seat may do now."""
        return bot.bot_choices(self, out) if self.step >= Step.BOT else choices.legal(self, seat, out)

    # ---- what was decided ----

    def act(self, seat: i64, action: i64) -> None:
        """A seat has decided."""
        step = self.step
        if step >= Step.BOT:
            bot.bot_answers(self, action)
        elif step == Step.ROLL:
            self.do_roll(seat, action)
        elif step == Step.TURN:
            self.do_turn(seat, action)
        elif step == Step.PAY:
            self.do_pay(seat, action)
        elif step in (Step.SETTLE, Step.LIFT):
            self.do_settle(seat, verb_of(action), first_of(action))
        elif step == Step.CLEAN:
            self.do_clean(seat, action)
        elif step == Step.TRADE:
            self.do_trade(seat, action)
        elif step in (Step.JOIN, Step.STAY):
            self.do_join(seat, verb_of(action))
        else:
            self.do_chosen(seat, action)

    def do_chosen(self, seat: i64, action: i64) -> None:
        """A tile, a place, a die, a token, a technology or a price was chosen."""
        verb = verb_of(action)
        first = first_of(action)
        if verb == Do.HIRE:
            self.do_hire(seat, first)
        elif verb == Do.PLACE:
            self.do_lay(seat, cell_at(first - MIDDLE, second_of(action) - MIDDLE))
        elif verb == Do.TAKE_TILE:
            if self.step == Step.DRAFT:
                self.do_draft(seat, first)
            else:
                self.do_keep_tile(seat, first)
        elif verb == Do.TOKEN:
            self.do_token(seat, first)
        elif verb == Do.STUDY:
            self.do_study(seat, first)
        elif verb == Do.PRICE:
            self.do_price(seat, action)
        elif verb == Do.AIM:
            self.do_aim(seat, first)
        else:
            self.do_strike(seat, verb, first)

    def do_lay(self, seat: i64, cell: i64) -> None:
        """§1.7 §7.3 A tile is laid there."""
        if self.step == Step.LAYOUT:
            self.lay_starter(cell)
        else:
            self.do_place(seat, cell)

    def do_turn(self, seat: i64, action: i64) -> None:
        """§4.4 A main action, a free action, or the end of the turn."""
        verb = verb_of(action)
        first = first_of(action)
        if verb == Do.MAIN:
            self.do_main(seat, first)
        elif verb == Do.END:
            self.end_turn()
        elif verb == Do.GOVERN:
            self.do_govern(seat, first)
        elif verb == Do.EXPLODE:
            self.do_explode(seat, first)
        else:
            self.do_factory(seat, verb, first)

    def do_strike(self, seat: i64, verb: i64, first: i64) -> None:
        """Tents of a raid, of an explosion, or for a house."""
        if self.step == Step.RAID:
            hit(self, seat, first)
            self.raid_on(seat)
        elif self.step == Step.BUILD:
            self.do_build(seat, first)
        elif self.step == Step.CARAVAN:
            explosives.caravan(self, seat, first)
            if self.count == 0:
                self.end_explosion()
        elif verb == Do.DONE:
            self.end_explosion()
        else:
            explosives.blast(self, seat, first)
            if self.count == 0 or not explosives.has_victims(self, seat):
                self.end_explosion()

    # ---- §14 explosions ----

    def do_explode(self, seat: i64, card: i64) -> None:
        """§14.1 An explosive technology takes effect."""
        explosives.remove_marker(self, seat, card)
        verb = self.box.catalogue.verb[card]
        if verb == Can.BLAST:
            self.ask_step(seat, Step.BLAST_AIM)
        elif verb == Can.CARAVAN:
            self.ask_step(seat, Step.CARAVAN)
        elif verb == Can.RUSH:
            self.ask_step(seat, Step.BUILD)
        elif verb == Can.BELL:
            explosives.ring(self, seat)
            self.ring_on()
        else:
            explosives.at_once(self, seat, verb)
            self.end_explosion()

    def ring_on(self) -> None:
        """§14.7 The next die falls; then the turn goes on."""
        ways = rolling.falls(self, self.whose)
        if ways > 0:
            self.step = Step.FALL
            self.await_chance(ways)
        else:
            self.end_explosion()

    def do_build(self, seat: i64, tile: i64) -> None:
        """§17.7 §14.8 A house is built by a factory, or by an explosion."""
        if self.target == NOTHING:
            tiles.upgrade(self, seat, tile, self.box.amount[self.tile_now])
        else:
            govern(self, seat, tile)
        self.end_explosion()

    def end_explosion(self) -> None:
        """Back to the turn."""
        self.target = NOTHING
        turns.forget(self)
        self.ask_turn()

    # ---- what chance has brought ----

    def happen(self, outcome: i64) -> None:
        """Chance has decided."""
        step = self.step
        if step >= Step.BOT:
            bot.bot_happens(self, outcome)
        elif step == Step.FALL:
            rolling.fall(self, self.whose, outcome)
            if self.target == NOTHING:
                self.fall_on()
            else:
                self.ring_on()
        elif step == Step.SURVEY:
            explore.draw_tile(self, self.whose, outcome)
            self.survey_on()
        elif step == Step.STARTERS:
            setup.show_starter(self, outcome)
            self.draft_on()
        elif step == Step.SHOW:
            setup.show_card(self, setup.next_slot(self), outcome)
            self.show_on()
        else:
            self.begin_draft(outcome)

    # ---- §16 Clean-up ----

    def clean_up(self) -> None:
        """§16.1 All who have active dice keep some or none, at the same time."""
        owed: i64 = 0
        for player in range(self.seats):
            if rounds.begin_keeping(self, player):
                owed |= bit(player)
        if owed != 0:
            self.step = Step.CLEAN
            self.ask_all(owed)
        else:
            self.after_keeping()

    def after_keeping(self) -> None:
        """§16.1 All have kept what they keep; alone, something may be done about the Diceoneer."""
        if self.seats == 1:
            self.call_bot(Task.CLEAN)
        else:
            self.end_round()

    def proceed(self) -> None:
        """§19 The Diceoneer is done."""
        task = self.bot[TASK]
        if task == Task.SETUP:
            self.begin_round()
        elif task == Task.ROLL:
            self.begin_turns()
        elif task == Task.TURN:
            self.end_turn()
        else:
            self.end_round()

    def do_clean(self, seat: i64, action: i64) -> None:
        """§16.1 A die is kept, or no more."""
        if verb_of(action) == Do.KEEP:
            rounds.keep(self, seat, first_of(action))
            if not rounds.is_done_keeping(self, seat):
                return
        rounds.sweep(self, seat)
        if self.answered(seat):
            self.after_keeping()

    def end_round(self) -> None:
        """§16.2 §16.3 Make ready; another round, the last round, or the end."""
        rounds.make_ready(self)
        if self.closing != NOTHING:
            self.tell(Log.END, -1, self.closing)
            self.end(self.closing, scoring.winners(self))
            return
        self.closing = rounds.trigger(self)
        if self.closing != NOTHING:
            self.tell(Log.TRIGGER, -1, self.closing)
        self.begin_round()
