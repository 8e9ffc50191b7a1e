"""The Investment Quarter and the Action Quarter: Investments, cards with their votings, bribes and promises."""

from mypy_extensions import i64

from dicehall.games.dystopolis import (
    bribes,
    cards,
    deeds,
    flight,
    investing,
    promises,
    voting,
)
from dicehall.games.dystopolis.starting import StartingQuarter
from dicehall.games.dystopolis.state import bit
from dicehall.games.dystopolis.terms import (
    FOR,
    MOST_SEATS,
    NOBODY,
    NOTHING,
    PAIRS,
    SHOWN,
    VOTE,
    Card,
    Deed,
    Do,
    Log,
    Quarter,
    Step,
)


class ActionQuarter(StartingQuarter):
    """From the first Investment of a year to the last promise that is judged."""

    # ---- §5 Investment Quarter ----

    def begin_investing(self) -> None:
        """§5.1 The first of four rounds."""
        self.quarter = Quarter.INVESTMENT
        self.tell(Log.QUARTER, -1, self.quarter)
        self.turn = 0
        self.round = 0
        self.ask_step(self.seat_with_turn(1), Step.INVEST)

    def next_investor(self) -> None:
        """§5.1 The next turn; after the fourth round comes the Action Quarter."""
        if investing.next_turn(self):
            self.ask_step(self.seat_with_turn(self.turn + 1), Step.INVEST)
            return
        self.quarter = Quarter.ACTION
        self.tell(Log.QUARTER, -1, self.quarter)
        self.round = 0
        self.turn = NOTHING
        self.mover = NOBODY
        self.open_moment(Step.BIO)

    def do_invest(self, seat: i64, tile: i64) -> None:
        """An Investment is placed: paid for in its quarter and by helicopter, free by other cards."""
        if self.step == Step.INVEST:
            investing.invest(self, seat, tile)
            self.next_investor()
            return
        if self.step == Step.LAND:
            investing.invest(self, seat, tile)
        else:
            investing.add_investment(self, seat, tile, 0)
        if self.step != Step.INFILTRATE:
            self.count -= 1
            if self.count > 0:
                self.ask(seat)
                return
        self.resume()

    # ---- §6 Action Quarter ----

    def next_player(self) -> None:
        """§6.1 The next one has a turn; after the last one revenue is paid."""
        self.turn += 1
        if self.turn == self.seats:
            self.turn = 0
            self.mover = NOBODY
            self.count = 0
            self.judge_next()
            return
        self.mover = self.seat_with_turn(self.turn + 1)
        if self.written == 1:
            self.step = Step.PROMISES
            self.ask_all(self.everybody())
            return
        self.ask_step(self.mover, Step.TURN)

    def do_deed(self, seat: i64, verb: i64, what: i64) -> None:
        """A card is used, on a company, to move it or to put it to the vote."""
        if verb == Do.USE:
            deeds.use_card(self, seat, what)
            self.ask_step(seat, Step.AIM)
        elif verb == Do.MOVE:
            deeds.lift(self, seat, what)
            self.ask_step(seat, Step.PLACE)
        else:
            voting.call_voting(self, seat, what)
            self.open_moment(Step.BALLOT)

    def after_change(self) -> None:
        """§12.2 After a relocation, a purge or a removal those cards pay, and may be shown, that ask for it."""
        for seat in range(self.seats):
            cards.pay_market(self, seat)
            cards.pay_arena(self, seat)
        self.open_moment(Step.AFTER)

    def resume(self) -> None:
        """A card is dealt with: on with the turn in which it was played, or with the start of the quarter."""
        self.deed = Deed.NONE
        self.tile = NOTHING
        self.count = 0
        self.moved = 0
        self.removed = 0
        if self.quarter == Quarter.INVESTMENT:
            self.ask_step(self.mover, Step.INVEST)
        elif self.turn == NOTHING:
            self.mover = NOBODY
            self.open_moment(Step.BIO)
        else:
            self.ask_step(self.seat_with_turn(self.turn + 1), Step.TURN)

    def begin_card(self, seat: i64, card: i64) -> None:
        """What a card of one's own turn asks first."""
        self.deed = cards.deed_of(card)
        if self.deed != Deed.NONE:
            self.ask_step(seat, Step.AIM)
        elif card == Card.HUNTER:
            self.ask_step(seat, Step.HUNT)
        elif card == Card.INFILTRATOR:
            self.ask_step(seat, Step.INFILTRATE)
        elif card == Card.STREETKID:
            self.count = cards.corners_due(self)
            self.ask_step(seat, Step.STREET)
        else:
            self.count = 2
            self.ask_step(seat, Step.LIFT)

    def do_lift(self, seat: i64, tile: i64) -> None:
        """§13.15 The second one lifted, both are landed."""
        flight.lift_one(self, seat, tile)
        self.count -= 1
        if self.count == 0:
            self.count = 2
            self.step = Step.LAND
        self.ask(seat)

    # ---- §7, §8 votings ----

    def begin_bribing(self) -> None:
        """§7.1 Votes are counted and told; §8.1 then all may bribe."""
        voting.count_votes(self)
        if voting.decided_alone(self):
            if self.mind == 1:
                self.close_voting(FOR)
            else:
                self.ask_step(self.mover, Step.DECIDE)
            return
        for seat in range(self.seats):
            self.seat[SHOWN + seat] = 0
        self.step = Step.BRIBES
        self.ask_all(bribes.bribers(self))

    def do_bribe(self, seat: i64, verb: i64, first: i64, second: i64) -> None:
        """§8.1 An envelope is begun or filled, a promise is made, or a seat is done."""
        if verb == Do.BRIBE:
            bribes.choose_receiver(self, seat, first, second + FOR)
        elif verb == Do.PROMISE:
            promises.choose_partner(self, seat, first)
        elif verb == Do.OFFER:
            bribes.fill_envelope(self, seat, first)
        else:
            self.reveal()
            if self.answered(seat):
                self.close_envelopes()

    def close_envelopes(self) -> None:
        """§8.3 All are done: envelopes, or promises, are handed over."""
        if self.step == Step.PROMISES:
            promises.hand_over(self)
            self.ask_step(self.mover, Step.TURN)
            return
        bribes.hand_over(self)
        self.step = Step.VOTE
        self.ask_all(voting.voters(self))

    def do_vote(self, seat: i64, side: i64) -> None:
        """§7.3 The last vote shows them all."""
        if self.step == Step.DECIDE:
            self.close_voting(side)
            return
        self.seat[VOTE + seat] = side
        if self.answered(seat):
            voting.show_votes(self)
            self.close_voting(voting.result(self))

    def close_voting(self, outcome: i64) -> None:
        """§7.4 The result is told, bribes are settled; voted for, the card takes effect."""
        self.tell(Log.RESULT, self.mover, outcome, self.tile, self.deed)
        bribes.settle(self, outcome)
        voting.forget_voting(self)
        if outcome != FOR:
            self.resume()
            return
        if self.deed == Deed.TAKEOVER:
            deeds.take_over(self, self.mover, self.tile)
        elif self.deed == Deed.MISSILE:
            deeds.launch(self, self.tile)
        else:
            deeds.purge(self, self.mover, self.tile)
        self.after_change()

    # ---- §14 promises ----

    def judge_next(self) -> None:
        """§14.2 One promise after the other; then comes the Revenue Quarter."""
        self.count = promises.next_promise(self, self.count)
        if self.count < PAIRS:
            self.step = Step.JUDGE
            self.ask_all((bit(self.count // MOST_SEATS)) | (bit(self.count % MOST_SEATS)))
            return
        self.count = 0
        self.quarter = Quarter.REVENUE
        self.tell(Log.QUARTER, -1, self.quarter)
        self.open_moment(Step.ADVERT)

    def do_judge(self, seat: i64, verdict: i64) -> None:
        """§14.2 Both have judged: the promise is settled."""
        self.seat[VOTE + seat] = verdict
        if self.answered(seat):
            promises.judge(self, self.count)
            self.judge_next()
