"""The sequence of play, from top to bottom.

intrigue cards are dealt > the first two companies >
    each year:  bids (or an auction) > Turn cards > event > new companies >
                four rounds of Investments >
                a turn each of action and intrigue cards, with their votings >
                revenue > Rewards
Between them lie the moments of §12.2 at which intrigue cards may be played.
Up to the new companies it is written in `starting.py`, up to the promises in `acting.py`; what joins them, here.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import first_of, second_of, third_of, verb_of
from dicehall.core.rng import Rng
from dicehall.core.state import State
from dicehall.games.dystopolis import (
    bidding,
    cards,
    choices,
    ending,
    growth,
    intrigue,
    pair,
    revenue,
    secrecy,
    setup,
)
from dicehall.games.dystopolis.acting import ActionQuarter
from dicehall.games.dystopolis.choices import is_moment
from dicehall.games.dystopolis.state import nth_bit, ones, place_at
from dicehall.games.dystopolis.terms import (
    ANSWER,
    FOR,
    MEDIUM,
    NOBODY,
    NOTHING,
    SHOWN,
    YEARS,
    Card,
    Deed,
    Do,
    Log,
    Step,
)


@final
class Dystopolis(ActionQuarter):
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

    # ---- what chance has brought ----

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
