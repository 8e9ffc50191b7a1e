# long: the whole sequence of play stands in one place, in the order of the rulebook
"""The sequence of play, from top to bottom.

intrigue cards are dealt > the first two companies >
    each year:  bids (or an auction) > Turn cards > event > new companies >
                four rounds of Investments >
                a turn each of action and intrigue cards, with their votings >
                revenue > Rewards
Between them lie the moments of §12.2 at which intrigue cards may be played.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import first_of, second_of, third_of, verb_of
from dicehall.core.rng import Rng
from dicehall.core.state import State
from dicehall.games.dystopolis import (
    bidding,
    bribes,
    cards,
    choices,
    deeds,
    ending,
    flight,
    growth,
    intrigue,
    investing,
    pair,
    promises,
    revenue,
    secrecy,
    setup,
    voting,
)
from dicehall.games.dystopolis.choices import is_moment
from dicehall.games.dystopolis.state import DystopolisState, bit, nth_bit, ones, place_at
from dicehall.games.dystopolis.terms import (
    ANSWER,
    FOR,
    LARGE,
    MEDIUM,
    MOST_SEATS,
    NO_BID,
    NOBODY,
    NOTHING,
    PAIRS,
    SHOWN,
    VOTE,
    YEARS,
    Card,
    Deed,
    Do,
    Log,
    Quarter,
    Step,
)


@final
class Dystopolis(DystopolisState):
    """A game of Dystopolis: what is asked when, and what follows."""

    def blank(self) -> State:
        """A table of the same size, with nothing on it yet."""
        return Dystopolis(self.game, self.seats, self.box)

    def score(self, seat: i64) -> i64:
        """Victory points as they stand."""
        return ending.victory_points(self, seat)

    def hide(self, seat: i64) -> None:
        """What the seat may not know (§15)."""
        secrecy.conceal(self, seat)

    def deal_again(self, seat: i64, rng: Rng) -> None:
        """What the seat cannot know, filled in (§15)."""
        secrecy.imagine(self, seat, rng)

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        """What a seat may do now."""
        return choices.legal(self, seat, out)

    # ---- what was decided ----

    def act(self, seat: i64, action: i64) -> None:
        """A seat has decided."""
        verb = verb_of(action)
        first = first_of(action)
        if verb == Do.PASS:
            self.do_pass(seat)
        elif verb == Do.INVEST:
            self.do_invest(seat, first)
        elif verb == Do.PLAY:
            self.do_play(seat, first)
        elif verb == Do.VOTE:
            self.do_vote(seat, first + FOR)
        elif (verb >= Do.BRIBE and verb <= Do.DONE) or verb == Do.PROMISE:
            self.do_bribe(seat, verb, first, second_of(action))
        elif verb == Do.BID:
            self.do_bid(seat, first, 0)
        elif verb == Do.PLACE:
            self.do_place(seat, place_at(first, second_of(action), third_of(action)))
        elif verb >= Do.USE and verb <= Do.TARGET:
            self.do_deed(seat, verb, first)
        elif verb == Do.END:
            self.next_player()
        elif verb == Do.TAKE:
            self.do_take(seat, first + 1)
        elif verb == Do.JUDGE:
            self.do_judge(seat, first + FOR)
        else:
            self.do_rarely(seat, verb, first, second_of(action))

    def do_rarely(self, seat: i64, verb: i64, first: i64, second: i64) -> None:
        """The decisions that come once a game or so."""
        if verb == Do.FORGE:
            self.do_bid(seat, first, 1)
        elif verb in (Do.KEEP, Do.DISCARD):
            self.do_keep(seat, verb, first)
        elif verb == Do.STOP:
            pair.close_auction(self, seat)
            self.choose_turn_cards()
        elif verb == Do.HEADLINE:
            self.do_headline(seat, first)
        elif verb == Do.SWAP:
            cards.swap(self, seat, first + 1)
            self.begin_placing()
        elif verb == Do.STACK:
            self.tell(Log.CHOSE_STACK, seat, first)
            self.draw_from(first)
        elif verb == Do.FOUND:
            growth.take_company(self, seat, first)
            self.ask_place(seat, Deed.PACT)
        elif verb == Do.PARTNER:
            self.do_partner(seat, first)
        elif verb == Do.LIFT:
            self.do_lift(seat, first)
        elif verb == Do.REMOVE:
            cards.remove_one(self, first, second)
            self.after_change()
        else:
            self.boost = first
            self.tell(Log.BOOSTED, seat, first)
            self.close_year()

    def do_pass(self, seat: i64) -> None:
        """A seat does nothing: it invests in nothing, keeps its Turn card, or plays no intrigue card."""
        if self.step == Step.INVEST:
            self.tell(Log.PASSED, seat)
            self.next_investor()
        elif self.step == Step.SWAP:
            self.begin_placing()
        else:
            self.do_answer(seat, 0)

    def do_play(self, seat: i64, card: i64) -> None:
        """A seat plays an intrigue card: sealed with a bribe, as an answer, or in its own turn."""
        if self.step == Step.BRIBES:
            self.seat[SHOWN + seat] = 1
        elif is_moment(self.step):
            self.do_answer(seat, card + 1)
        else:
            intrigue.play_card(self, seat, card)
            self.begin_card(seat, card)

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

    def do_lift(self, seat: i64, tile: i64) -> None:
        """§13.15 The second one lifted, both are landed."""
        flight.lift_one(self, seat, tile)
        self.count -= 1
        if self.count == 0:
            self.count = 2
            self.step = Step.LAND
        self.ask(seat)

    def ask_step(self, seat: i64, step: i64) -> None:
        """One seat is asked something new."""
        self.step = step
        self.mover = seat
        self.ask(seat)

    def happen(self, outcome: i64) -> None:
        """Chance has decided."""
        step = self.step
        if step == Step.DRAW:
            growth.draw_company(self, self.mover, outcome)
            self.ask_place(self.mover, Deed.NEW)
        elif step == Step.DEAL:
            setup.deal_card(self, outcome)
            self.deal_on()
        elif step == Step.EVENT:
            growth.draw_event(self, outcome)
            self.begin_placing()
        elif step == Step.TIE:
            bidding.give_rank(self, nth_bit(bidding.best_unranked(self), outcome))
            self.rank()
        elif step == Step.PEEK:
            cards.peek_event(self, nth_bit(self.pile, outcome))
            self.peek_on()
        elif step == Step.OPENER:
            self.ask_step(outcome, Step.AUCTION)
        elif step == Step.FIRST:
            setup.first_company(self, outcome)
            self.step = Step.SECOND
            self.await_chance(ones(growth.in_stack(self, MEDIUM)))
        else:
            setup.second_company(self, outcome)
            self.begin_year()

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

    # ---- §12 moments ----

    def open_moment(self, step: i64) -> None:
        """§12.2 All who may hold a fitting card are asked; if nobody may, play goes on."""
        self.step = step
        seats = intrigue.asked(self)
        if step == Step.CHAIR:
            seats &= bidding.zero_bidders(self)
        if seats == 0:
            self.close_moment()
            return
        self.ask_all(seats)

    def do_answer(self, seat: i64, answer: i64) -> None:
        """§12.3 The last answer shows them all, in turn order; where cards can follow, all are asked again."""
        self.seat[ANSWER + seat] = answer
        if not self.answered(seat):
            return
        step = self.step
        played: i64 = 0
        for turn in range(self.seats):
            player = intrigue.seat_in_order(self, turn)
            card = intrigue.shown_answer(self, player)
            if card != NOTHING:
                played += 1
                self.take_effect(player, card)
        if played == 0 or step == Step.CHAIR:
            self.close_moment()
        elif step in (Step.BALLOT, Step.AFTER):
            self.open_moment(step)

    def take_effect(self, seat: i64, card: i64) -> None:
        """What a card does that was played at a moment."""
        if card == Card.NEWS:
            self.news = seat + 1
        elif card == Card.MIND:
            self.mind = 1
        elif card == Card.MARKET:
            cards.pay_market(self, seat)
        elif card == Card.ARENA:
            cards.pay_arena(self, seat)
        elif card == Card.REVOLT:
            self.peeker = seat
            self.peek_on()
        elif card == Card.PACT:
            self.ask_step(seat, Step.FOUND)
        elif card == Card.BIO:
            self.deed = Deed.BIO
            self.ask_step(seat, Step.AIM)
        elif card == Card.ADVERT:
            self.ask_step(seat, Step.SECTOR)

    def close_moment(self) -> None:
        """Nobody plays a card: on with what comes after the moment."""
        step = self.step
        if step == Step.AFTER:
            self.resume()
        elif step == Step.BALLOT:
            self.begin_bribing()
        elif step == Step.BIO:
            self.next_player()
        elif step == Step.CHAIR:
            bidding.pay_bids(self)
            self.rank()
        elif step == Step.REVOLT:
            self.draw_event()
        elif step == Step.PACT:
            self.begin_investing()
        else:
            self.close_year()

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

    # ---- §9, §10 revenue and end ----

    def close_year(self) -> None:
        """§9 Revenue, then Rewards; after the fourth year the game is over."""
        revenue.pay_revenue(self)
        revenue.give_rewards(self)
        self.mover = NOBODY
        if self.year < YEARS:
            self.begin_year()
            return
        self.tell(Log.END, -1)
        self.end(ending.AFTER_FOUR_YEARS, ending.winners(self))
