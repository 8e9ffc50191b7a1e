"""The Action phase: turns, main actions step by step, free actions and explosions."""

from typing import Final

from mypy_extensions import i64

from dicehall.core.actions import first_of, verb_of
from dicehall.games.dicesettlers import (
    explore,
    freely,
    harvest,
    icons,
    raid,
    recruit,
    research,
    settle,
    tiles,
    trade,
    turns,
)
from dicehall.games.dicesettlers.diceoneer_acting import bot_governs_all, bot_joins
from dicehall.games.dicesettlers.opening import Opening
from dicehall.games.dicesettlers.state import lowest, ones, zeros
from dicehall.games.dicesettlers.terms import (
    EXPLORE,
    HARVEST,
    RAID,
    RECRUIT,
    RESEARCH,
    SETTLE,
    TAKEN,
    TRADE,
    Do,
    Log,
    Step,
    Task,
)

LAPS: Final[i64] = 2
LISTED: Final[i64] = 200


class Acting(Opening):
    """Main actions."""

    def ask_step(self, player: i64, step: i64) -> None:
        """That is asked of the player now."""
        self.step = step
        self.ask(player)

    # ---- §4 turns ----

    def after_rolling(self) -> None:
        """§4.1 The first turns begin; alone, the Diceoneer rolls before."""
        if self.seats == 1:
            self.call_bot(Task.ROLL)
        else:
            self.begin_turns()

    def begin_turns(self) -> None:
        """§4.1 The first turns begin."""
        self.lap = 0
        self.begin_turn(self.first)

    def begin_turn(self, player: i64) -> None:
        """§4.1 A turn begins."""
        self.whose = player
        if player == self.seats:
            self.call_bot(Task.TURN)
            return
        turns.begin(self, player)
        self.ask_turn()

    def ask_turn(self) -> None:
        """§4.4 §4.5 What the player does next; whoever can do nothing is passed over."""
        if self.seats == 1:
            bot_governs_all(self)
        turns.weigh(self, self.whose)
        if turns.has_choice(self):
            self.ask_step(self.whose, Step.TURN)
            return
        if self.of(self.whose, TAKEN) == 0:
            self.tell(Log.PASSED, self.whose)
        self.end_turn()

    def end_turn(self) -> None:
        """§4.1 The next player; after the second turns the Clean-up."""
        self.credit = 0
        self.whose = (self.whose + 1) % self.players
        if self.whose == self.first:
            self.lap += 1
        if self.lap < LAPS:
            self.begin_turn(self.whose)
        else:
            self.lap = 0
            self.clean_up()

    def clean_up(self) -> None:
        """What comes after the second turns."""
        raise NotImplementedError

    # ---- §5 paying for a main action ----

    def do_main(self, player: i64, main: i64) -> None:
        """A main action begins: with its target, or with the payment."""
        turns.start_main(self, player, main)
        if main == RAID:
            self.ask_step(player, Step.AIM)
        elif main == RESEARCH:
            self.ask_step(player, Step.STUDY)
        else:
            self.begin_paying(player)

    def begin_paying(self, player: i64) -> None:
        """§5.4 Icons are spent one by one."""
        self.goals = turns.goals(self, player, self.main, self.bonus)
        self.ask_step(player, Step.PAY)

    def do_pay(self, player: i64, action: i64) -> None:
        """§5.4 An icon is spent, or enough is paid."""
        verb = verb_of(action)
        first = first_of(action)
        if verb == Do.DONE:
            self.finish_paying(player)
            return
        if verb == Do.SPEND:
            icons.spend(self, player, first)
        elif verb == Do.FLIP:
            icons.spend_flip(self, player, first)
        elif verb == Do.LONE:
            icons.spend_single(self, player, first)
        else:
            icons.spend_half(self, player, first)
        if self.main == HARVEST and self.half == 0 and not harvest.take_harvest(self, player):
            self.ask_step(player, Step.HARVEST)
        else:
            self.pay_on(player)

    def pay_on(self, player: i64) -> None:
        """§5.4 The next icon, or the effect."""
        if icons.is_paid(self, player):
            self.finish_paying(player)
        else:
            self.ask_step(player, Step.PAY)

    def finish_paying(self, player: i64) -> None:
        """The action takes effect."""
        self.count = self.paid + self.bonus
        self.last = 0
        main = self.main
        if main == RECRUIT:
            self.count = recruit.dice_bought(self, player)
            self.ask_step(player, Step.HIRE)
        elif main == EXPLORE:
            self.count = explore.tiles_to_draw(self, player)
            self.survey_on()
        elif main == SETTLE:
            self.ask_step(player, Step.SETTLE)
        elif main == RAID:
            self.raid_on(player)
        elif main == TRADE:
            self.ask_step(player, Step.TRADE)
        elif main == RESEARCH:
            research.put_marker(self, player)
            self.end_main(player)
        else:
            self.count = harvest.extra_tokens(self, player)
            self.extra_on(player)

    def end_main(self, player: i64) -> None:
        """§4.3 The main action is over."""
        turns.finish_main(self, player)
        self.ask_turn()

    # ---- the actions, step by step ----

    def do_hire(self, player: i64, colour: i64) -> None:
        """§6.2 A die is gained; with Recruit, the next one follows."""
        recruit.gain_die(self, player, colour)
        if self.step == Step.GAIN:
            self.begin_joining()
            return
        self.last = colour
        self.count -= 1
        if self.count == 0:
            self.end_main(player)

    def survey_on(self) -> None:
        """§7.1 §7.2 The next tile is drawn; then one is chosen."""
        if self.count > 0:
            self.step = Step.SURVEY
            self.await_chance(ones(self.stack))
        elif ones(self.drawn) == 1:
            self.do_keep_tile(self.whose, lowest(self.drawn))
        else:
            self.ask_step(self.whose, Step.KEEP_TILE)

    def do_keep_tile(self, player: i64, tile: i64) -> None:
        """§7.2 A tile is kept, and will be placed."""
        explore.choose_tile(self, tile)
        self.ask_step(player, Step.PLACE)

    def do_place(self, player: i64, cell: i64) -> None:
        """§7.3 §7.4 The tile lies, has its tent, and gives what it gives."""
        explore.lay(self, player, cell)
        explore.first_tents(self, player)
        if tiles.on_placement(self, player, self.tile_now):
            self.ask_step(player, Step.GAIN)
        else:
            self.begin_joining()

    def begin_joining(self) -> None:
        """§7.5 The others, in turn order from the explorer."""
        self.count = 1
        self.join_on()

    def join_on(self) -> None:
        """§7.5 §7.6 The next who may join; then the explorer."""
        while self.count < self.players:
            other = (self.whose + self.count) % self.players
            if other == self.seats:
                bot_joins(self, self.tile_now)
            elif explore.may_join(self, self.whose, other):
                self.ask_step(other, Step.JOIN)
                return
            self.count += 1
        if explore.may_stay(self, self.whose):
            self.ask_step(self.whose, Step.STAY)
        else:
            self.end_main(self.whose)

    def do_join(self, player: i64, verb: i64) -> None:
        """§7.5 §7.6 A tent is put there, or none."""
        if self.step == Step.STAY:
            if verb == Do.JOIN:
                explore.stay(self, player)
            self.end_main(player)
            return
        if verb == Do.JOIN:
            explore.join(self, player)
        self.count += 1
        self.join_on()

    def do_settle(self, player: i64, verb: i64, tile: i64) -> None:
        """§8.1 An icon is used."""
        if self.step == Step.SETTLE:
            self.count -= 1
        if verb == Do.GATHER:
            settle.gather(self, player)
        elif verb == Do.TENT:
            settle.place_tent(self, player, tile)
        elif verb == Do.LIFT:
            settle.lift(self, player, tile)
            if self.seats == 1:
                bot_governs_all(self)
            if settle.liftable(self, player, tile, zeros(LISTED), 0) > 0:
                self.ask_step(player, Step.LIFT)
                return
        if self.count > 0:
            self.ask_step(player, Step.SETTLE)
        else:
            self.end_main(player)

    def do_aim(self, player: i64, tile: i64) -> None:
        """§9.1 §14.2 The tile is chosen."""
        self.tile_now = tile
        if self.step == Step.AIM:
            self.begin_paying(player)
        else:
            self.ask_step(player, Step.BLAST)

    def raid_on(self, player: i64) -> None:
        """§9.3 The next tent; where there is but one owner it is clear whose."""
        found = raid.targets(self, player)
        while found != 0 and found & (found - 1) == 0:
            raid.hit(self, player, lowest(found))
            found = raid.targets(self, player)
        if found == 0:
            self.end_main(player)
        else:
            self.ask_step(player, Step.RAID)

    def do_token(self, player: i64, token: i64) -> None:
        """§10.1 §13.18 A token is chosen for an icon, or as an extra."""
        if self.step == Step.HARVEST:
            harvest.choose_token(self, player, token)
            self.pay_on(player)
            return
        harvest.gain_token(self, player, token)
        self.count -= 1
        self.extra_on(player)

    def extra_on(self, player: i64) -> None:
        """§13.18 Extra tokens of a kind that was harvested."""
        while self.count > 0 and self.seen & (self.seen - 1) == 0:
            harvest.gain_token(self, player, lowest(self.seen))
            self.count -= 1
        if self.count > 0:
            self.ask_step(player, Step.EXTRA)
        else:
            self.end_main(player)

    def do_trade(self, player: i64, action: i64) -> None:
        """§11.1 Something is sold; or no more."""
        verb = verb_of(action)
        if verb == Do.DONE:
            self.end_main(player)
            return
        if verb == Do.SELL:
            trade.sell_tokens(self, player, action)
        elif verb == Do.SELL_SPENT:
            trade.sell_spent(self, player, first_of(action))
        else:
            trade.sell_active(self, player, first_of(action))
        self.seen = 1
        self.count -= 1
        if self.count == 0 or trade.goods(self, player) == 0:
            self.end_main(player)

    def do_study(self, player: i64, card: i64) -> None:
        """§12.1 §12.2 A technology is chosen; where Gold could stand in, it is asked what is paid."""
        self.target = card
        ways = zeros(LISTED)
        if research.prices(self, player, ways) == 1:
            self.do_price(player, ways[0])
        else:
            self.ask_step(player, Step.PRICE)

    def do_price(self, player: i64, action: i64) -> None:
        """§12.2 The tokens are paid; then the icons."""
        research.pay_tokens(self, player, action)
        self.begin_paying(player)

    # ---- §15 free actions ----

    def do_factory(self, player: i64, verb: i64, tile: i64) -> None:
        """§15.1 §13.20 A factory works."""
        if verb == Do.FACTORY:
            freely.use_factory(self, player, tile)
        else:
            freely.use_factory_staying(self, player, tile)
        if tiles.works_for(self, player, tile):
            self.tile_now = tile
            self.ask_step(player, Step.BUILD)
        else:
            self.ask_turn()

    def do_govern(self, player: i64, tile: i64) -> None:
        """§15.2 A house for tents."""
        freely.govern(self, player, tile)
        self.ask_turn()
