"""The sequence of play, from the first minion to the last card."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import first_of, verb_of
from dicehall.core.event import EVERYBODY
from dicehall.core.rng import Rng
from dicehall.core.state import State
from dicehall.games.deckodice.abilities import (
    RE_ROLL,
    TAKE,
    can_look,
    can_re_roll,
    keep,
    keep_or_re_roll,
    look_at,
    put_back,
    re_roll,
    take,
    take_first_or_second,
)
from dicehall.games.deckodice.attacking import flipped_attacker, larger_die, play_even
from dicehall.games.deckodice.choosing import SEND, clear_arena, minions_to_send, send, turn_up
from dicehall.games.deckodice.combat import settle
from dicehall.games.deckodice.dicey import (
    dicey_keeps,
    dicey_takes,
    flipped_for_dicey,
    has_yet_to_choose,
    higher_roll,
    hold_out,
    player_draws_next,
    send_for_dicey,
)
from dicehall.games.deckodice.drawing import (
    certain_card,
    draw,
    knowing_eyes,
    must_draw_again,
    possible_cards,
    unseen_card,
)
from dicehall.games.deckodice.ending import finish, is_last, pick_up
from dicehall.games.deckodice.events import ATTACKS
from dicehall.games.deckodice.knowledge import fill_in, hide_from
from dicehall.games.deckodice.state import (
    AGAIN,
    ANEW,
    CHOOSE,
    DICEY,
    DONE,
    DRAW,
    EYES,
    FLIP,
    NONE,
    ODD_EVEN,
    PEEK,
    PICK,
    REROLL,
    DeckState,
    is_solo,
    other,
)


@final
class DeckODice(DeckState):
    """A game of Deck-O-Dice that knows what comes next."""

    # ---- a round: all choose, the minions meet ----

    def begin_round(self) -> None:
        """Everybody chooses a minion (§2)."""
        self.phase = CHOOSE
        self.ask_all((i64(1) << self.seats) - 1)

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        """What the seat may do now."""
        if self.phase == CHOOSE:
            return minions_to_send(self, seat, out)
        if self.phase == REROLL:
            return keep_or_re_roll(out)
        return take_first_or_second(out)

    def act(self, seat: i64, action: i64) -> None:
        """Carry out what the seat decided."""
        verb = verb_of(action)
        if verb == SEND:
            send(self, seat, first_of(action))
            if self.answered(seat):
                self.meet()
        elif verb == TAKE:
            self.take_one(seat, first_of(action))
        elif verb == RE_ROLL:
            self.roll_again(seat)
        else:
            keep(self, seat)
            self.side_is_done(seat)

    def meet(self) -> None:
        """The minions are turned up; the larger die attacks, or luck decides (§2.3, §3)."""
        self.reveal()
        clear_arena(self)
        turn_up(self)
        if is_solo(self):
            self.drawing = DICEY
            self.next_card(DRAW)
            return
        attacker = larger_die(self)
        if attacker == NONE:
            self.phase = ODD_EVEN
            self.await_chance(2)
        else:
            self.attack(attacker)

    def attack(self, attacker: i64) -> None:
        """The attacker comes first, then the defender (§4)."""
        self.attacker = attacker
        self.tell(ATTACKS, attacker)
        self.side_fights(attacker)

    def side_fights(self, side: i64) -> None:
        """A side draws its card, or looks at two; when it plays alone, the card is there already (§9.3)."""
        self.drawing = side
        if is_solo(self):
            self.use_ability(side)
        elif can_look(self, side, 2):
            self.next_card(PEEK)
        else:
            self.next_card(DRAW)

    def side_is_done(self, side: i64) -> None:
        """§4.1 After the attacker the defender, after the defender the comparison."""
        if side == self.attacker:
            self.side_fights(other(side))
        else:
            self.compare()

    # ---- cards from the pile ----

    def next_card(self, phase: i64) -> None:
        """The top card is turned; chance is asked where several are possible."""
        self.phase = phase
        self.reveal()
        n = possible_cards(self)
        if n > 1:
            self.await_chance(n)
        else:
            eyes = knowing_eyes(self)
            self.turned(certain_card(self), eyes)

    def happen(self, outcome: i64) -> None:
        """Chance has decided: who is even, or which card is on top."""
        if self.phase == ODD_EVEN:
            play_even(self, outcome)
            self.next_card(FLIP)
        else:
            self.turned(unseen_card(self, outcome), 0)

    def turned(self, card: i64, eyes: i64) -> None:
        """A card has left the pile: it was flipped, looked at, or drawn."""
        if self.phase == FLIP:
            self.attack(flipped_for_dicey(self, card) if is_solo(self) else flipped_attacker(self, card))
        elif self.phase == PEEK:
            self.looked(card, eyes)
        else:
            self.drew(card)

    def drew(self, card: i64) -> None:
        """A side has drawn; an R* for its die is drawn again (§4.4)."""
        side = self.drawing
        if has_yet_to_choose(self):
            send_for_dicey(self, card)
        if must_draw_again(self, side, card):
            self.next_card(AGAIN)
            return
        draw(self, side, card)
        if self.phase == ANEW:
            self.side_is_done(side)
        elif not is_solo(self):
            self.use_ability(side)
        elif player_draws_next(self):
            self.drawing = 0
            self.next_card(DRAW)
        else:
            self.meet_dicey()

    def meet_dicey(self) -> None:
        """Both cards are there: who attacks (§9.4, §9.5)?"""
        attacker = higher_roll(self)
        if attacker != NONE:
            self.attack(attacker)
        elif self.pile > 0:
            self.next_card(FLIP)
        else:
            self.compare()

    # ---- abilities ----

    def use_ability(self, side: i64) -> None:
        """Cubera and, against Dicey, Diante may change the card that is there (§5, §9.6, §9.7)."""
        by_rule = is_solo(self) and side == DICEY
        if can_re_roll(self, side):
            if not by_rule:
                self.phase = REROLL
                self.ask(side)
            elif dicey_keeps(self):
                keep(self, side)
                self.side_is_done(side)
            else:
                self.roll_again(side)
        elif is_solo(self) and can_look(self, side, 1):
            hold_out(self, side)
            self.next_card(PEEK)
        else:
            self.side_is_done(side)

    def roll_again(self, side: i64) -> None:
        """Cubera's new card (§5.2)."""
        re_roll(self, side)
        self.drawing = side
        self.next_card(ANEW)

    def looked(self, card: i64, eyes: i64) -> None:
        """Diante looks at one card, then at the other, then takes one (§5.4)."""
        side = self.drawing
        by_rule = is_solo(self) and side == DICEY
        if not look_at(self, side, card, EVERYBODY if by_rule else eyes):
            self.next_card(PEEK)
        elif by_rule:
            dicey_takes(self)
            self.side_is_done(side)
        else:
            self.phase = PICK
            self.ask(side)

    def take_one(self, seat: i64, place: i64) -> None:
        """Diante takes one of two cards, and puts the other back (§5.5)."""
        eyes = self.at[EYES + other(place)]
        left = take(self, seat, place)
        put_back(self, seat, left, eyes)
        self.reveal()
        self.side_is_done(seat)

    # ---- the end of a round, and of the game ----

    def compare(self) -> None:
        """The higher value wins; then the next round, the second half, or the end (§6, §7)."""
        settle(self)
        self.round += 1
        self.age = self.round
        self.drawing = NONE
        if is_last(self):
            self.phase = DONE
            clear_arena(self)
            finish(self)
        else:
            pick_up(self)
            self.begin_round()

    # ---- copies and views ----

    def blank(self) -> State:
        """A copy of what comes in several; the other fields follow by `copy_to`."""
        return DeckODice(self.game, self.seats, self.deck, self.at[:])

    def hide(self, seat: i64) -> None:
        """What the seat may not know (§8)."""
        hide_from(self, seat)

    def deal_again(self, seat: i64, rng: Rng) -> None:
        """What the seat does not know, dealt at random (§8)."""
        fill_in(self, seat, rng)
