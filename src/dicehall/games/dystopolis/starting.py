"""The Starting Quarter: the city is founded, Turn cards are won, the event is drawn, new companies are placed."""

from mypy_extensions import i64

from dicehall.games.dystopolis import (
    bidding,
    growth,
    investing,
    pair,
    setup,
)
from dicehall.games.dystopolis.state import DystopolisState, bit, ones
from dicehall.games.dystopolis.terms import (
    LARGE,
    NO_BID,
    NOBODY,
    NOTHING,
    Deed,
    Do,
    Log,
    Step,
)


class StartingQuarter(DystopolisState):
    """From the preparations to the last new company of a year; what follows it is said in `flow.py`."""

    def ask_step(self, seat: i64, step: i64) -> None:
        """One seat is asked something new."""
        self.step = step
        self.mover = seat
        self.ask(seat)

    def open_moment(self, step: i64) -> None:
        """§12.2 A moment at which intrigue cards may be played."""
        raise NotImplementedError

    def begin_investing(self) -> None:
        """§5.1 What comes after this quarter."""
        raise NotImplementedError

    def after_change(self) -> None:
        """§12.2 What comes after a relocation."""
        raise NotImplementedError

    # ---- §1 preparations ----

    def begin(self) -> None:
        """Everything is handed out; intrigue cards are dealt first."""
        setup.hand_out(self)
        setup.sort_out(self)
        if self.keeps == 0:
            self.found_city()
            return
        self.await_chance(ones(setup.undealt(self)))

    def deal_on(self) -> None:
        """The next intrigue card; when all are dealt, all choose."""
        if not setup.is_dealt_out(self):
            self.await_chance(ones(setup.undealt(self)))
            return
        self.step = Step.KEEP
        self.count = 0
        self.ask_all(self.everybody())

    def do_keep(self, seat: i64, verb: i64, card: i64) -> None:
        """One has chosen; after the last one the city is founded."""
        if verb == Do.KEEP:
            setup.keep_only(self, seat, card)
        else:
            setup.keep_all_but(self, seat, card)
        self.tell(Log.KEPT, seat, self.keeps)
        if self.answered(seat):
            self.found_city()

    def found_city(self) -> None:
        """§1.2 The first company comes off the stack of the large ones."""
        self.step = Step.FIRST
        self.await_chance(ones(growth.in_stack(self, LARGE)))

    # ---- §3, §11 who chooses first ----

    def begin_year(self) -> None:
        """§1.5 A new year begins with the bidding."""
        setup.begin_year(self)
        self.mover = NOBODY
        self.deed = Deed.NONE
        bidding.clear_bids(self, NO_BID)
        if self.seats > 2:
            self.step = Step.BID
            self.ask_all(self.everybody())
        elif self.year == 1:
            self.step = Step.OPENER
            self.await_chance(2)
        else:
            self.ask_step(pair.opener(self), Step.AUCTION)

    def do_bid(self, seat: i64, amount: i64, shown: i64) -> None:
        """§3.1 The last bid opens all; at an auction the other one is asked."""
        if self.step == Step.AUCTION:
            pair.raise_bid(self, seat, amount)
            self.ask_step(1 - seat, Step.AUCTION)
            return
        bidding.bid(self, seat, amount, shown)
        if self.answered(seat):
            bidding.open_bids(self)
            self.open_moment(Step.CHAIR)

    def rank(self) -> None:
        """§3.2 The order of choosing; a tie of the first year waits for the lot."""
        tied = bidding.rank_bids(self)
        if tied != 0:
            self.step = Step.TIE
            self.await_chance(ones(tied))
            return
        self.choose_turn_cards()

    def choose_turn_cards(self) -> None:
        """§3.4 The first of that order chooses a Turn card."""
        bidding.return_turn_cards(self)
        self.ask_step(bidding.seat_with_rank(self, 1), Step.TURNS)

    def do_take(self, seat: i64, card: i64) -> None:
        """§3.4 The next one chooses; the last card needs no choice."""
        bidding.take_turn_card(self, seat, card)
        other = bidding.seat_with_rank(self, self.count + 1)
        if self.count < self.seats - 1:
            self.ask_step(other, Step.TURNS)
            return
        for left in range(1, self.seats + 1):
            if self.seat_with_turn(left) == NOBODY:
                bidding.take_turn_card(self, other, left)
                break
        self.count = 0
        self.mover = NOBODY
        self.open_moment(Step.REVOLT)

    # ---- §4 event and new companies ----

    def draw_event(self) -> None:
        """§4.1 The event of the year."""
        self.step = Step.EVENT
        self.await_chance(ones(self.pile))

    def peek_on(self) -> None:
        """§13.12 Three events are drawn one by one; with fewer in the pile, as many as there are."""
        if self.peeks < 3 and self.pile != 0:
            self.step = Step.PEEK
            self.await_chance(ones(self.pile))
            return
        self.ask_step(self.peeker, Step.HEADLINE)

    def do_headline(self, seat: i64, event: i64) -> None:
        """§13.12 One of the three is the event; then the Turn cards."""
        self.reveal()
        self.peeked &= ~(bit(event))
        self.peeks -= 1
        growth.take_event(self, event)
        self.ask_step(seat, Step.SWAP)

    def begin_placing(self) -> None:
        """§4.2 In turn order everybody draws and places a company."""
        self.turn = 0
        self.draw_next()

    def draw_next(self) -> None:
        """§4.2 The next one draws from the stack that the event names; §4.3 where it is empty, from another."""
        if self.turn == self.seats:
            self.deed = Deed.NONE
            self.mover = NOBODY
            self.open_moment(Step.PACT)
            return
        self.mover = self.seat_with_turn(self.turn + 1)
        size = growth.size_due(self)
        if growth.in_stack(self, size) == 0:
            self.ask_step(self.mover, Step.STACK)
            return
        self.draw_from(size)

    def draw_from(self, size: i64) -> None:
        """A company comes off that stack."""
        self.count = size
        self.step = Step.DRAW
        self.await_chance(ones(growth.in_stack(self, size)))

    def ask_place(self, seat: i64, deed: i64) -> None:
        """Where does the company go?"""
        self.deed = deed
        self.ask_step(seat, Step.PLACE)

    def do_place(self, seat: i64, place: i64) -> None:
        """§2.2 A company is placed: a new one, or one that is relocated."""
        growth.place_company(self, seat, place)
        if self.deed == Deed.NEW:
            self.tile = NOTHING
            self.count = 0
            self.turn += 1
            self.draw_next()
        elif self.deed == Deed.PACT:
            self.ask_step(seat, Step.PARTNER)
        else:
            self.moved = 1
            self.after_change()

    def do_partner(self, seat: i64, other: i64) -> None:
        """§13.14 One Investment each, free."""
        investing.add_investment(self, seat, self.tile, 0)
        investing.add_investment(self, other, self.tile, 0)
        self.tile = NOTHING
        self.deed = Deed.NONE
        self.begin_investing()
