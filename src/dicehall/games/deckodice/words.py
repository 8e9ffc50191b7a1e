"""Deck-O-Dice in words: the names of actions, what is asked, what happened, and why something is not allowed."""

from dicehall.core.actions import Slot, Verb, Vocabulary, first_of, verb_of
from dicehall.core.event import HIDDEN, Event
from dicehall.core.scene import Fact
from dicehall.core.state import Refusal
from dicehall.games.deckodice.abilities import KEEP, TAKE
from dicehall.games.deckodice.cards import nth
from dicehall.games.deckodice.choosing import SEND
from dicehall.games.deckodice.combat import die_value
from dicehall.games.deckodice.content import DICE, Box
from dicehall.games.deckodice.deck import DIANTE
from dicehall.games.deckodice.events import (
    ATTACKS,
    CHOSE,
    DICEY_SENDS,
    DREW,
    EVEN_IS,
    FLIPPED,
    KEPT,
    LOOKED,
    MET,
    ONLY_SIGNS,
    PICKED_UP,
    PUT_BACK,
    REROLLED,
    SHUFFLED_IN,
    SLID_UNDER,
    TIED,
    TOOK,
    WON,
)
from dicehall.games.deckodice.knowledge import hand_size
from dicehall.games.deckodice.state import (
    CARD,
    CHOOSE,
    LOOK,
    MINION,
    NONE,
    ODD_EVEN,
    POINTS,
    REROLL,
    ROUNDS,
    DeckState,
    is_solo,
    other,
)

ENDINGS = [
    "more cards",
    "a critical hit: twelve cards each, and the 20 of the d20",
    "Dicey has more cards",
    "Dicey's critical hit: twelve cards each, and the 20 of the d20",
]
PLACES = ["first", "second"]


def vocabulary(box: Box) -> Vocabulary:
    """All actions of the game."""
    minions = Slot("minion", [minion.name.lower() for minion in box.minions])
    return Vocabulary(Verb("send {minion}", minions), Verb("keep"), Verb("re-roll"), Verb("take {card}", places()))


def places() -> Slot:
    """The two cards that Diante looks at."""
    return Slot("card", PLACES)


def sentence(text: str) -> str:
    """The text with a capital letter."""
    return text[:1].upper() + text[1:]


class Words:
    """The words for one box: they use the names and values that are printed in it."""

    def __init__(self, box: Box) -> None:
        self.box = box

    # ---- things ----

    def minion(self, minion: int) -> str:
        """`Twent (d20)`."""
        return f"{self.name(minion)} (d{DICE[minion]})"

    def name(self, minion: int) -> str:
        """`Twent`."""
        return self.box.minions[minion].name

    def card(self, card: int) -> str:
        """`card 17 (4·2·4·8·2·17)`: its values from the d4 to the d20."""
        if card < 0:
            return "a card"
        values = "·".join(str(value) for value in self.box.cards[card].values)
        return f"card {self.box.cards[card].number} ({values})"

    def value(self, card: int, minion: int) -> str:
        """What the card shows for the minion: `7`, or `R*`."""
        return str(self.box.cards[card].values[minion])

    def side(self, side: int, names: list[str]) -> str:
        """Who plays that side."""
        return names[side] if 0 <= side < len(names) else "Dicey"

    # ---- what is asked ----

    def prompt(self, s: DeckState, seat: int) -> str:
        """What is asked of the seat now, and what it means."""
        if s.phase == CHOOSE:
            return self.choosing(s, seat)
        if not s.owes(seat):
            return "Wait: a card is about to be turned." if s.owed == 0 else "Wait: the other side uses its ability."
        return self.re_rolling(s, seat) if s.phase == REROLL else self.picking(s, seat)

    def choosing(self, s: DeckState, seat: int) -> str:
        """The prompt while minions are chosen."""
        if not s.owes(seat):
            return "Your minion lies face down. Wait until the other one does too."
        if is_solo(s):
            return (
                f"Combat {s.round + 1} of {ROUNDS}: send one of your minions. "
                "Then a card is turned, and Dicey sends whichever of its minions scores highest on it."
            )
        return (
            f"Combat {s.round + 1} of {ROUNDS}: send one of your minions, in secret. "
            "The larger die attacks, the higher value takes both cards."
        )

    def re_rolling(self, s: DeckState, seat: int) -> str:
        """The prompt for Cubera."""
        return (
            f"{self.name(s.at[MINION + seat])} has a {self.value(s.at[CARD + seat], s.at[MINION + seat])}"
            f"{self.against(s, seat)}. Keep it, or lay it under the deck and draw a new one?"
        )

    def picking(self, s: DeckState, seat: int) -> str:
        """The prompt for Diante."""
        return (
            f"{self.name(DIANTE)} sees {self.value(s.at[LOOK], DIANTE)} and {self.value(s.at[LOOK + 1], DIANTE)}"
            f"{self.against(s, seat)}. Take one; the other goes back on top of the deck."
        )

    def against(self, s: DeckState, seat: int) -> str:
        """What there is to beat, as far as that is known."""
        rival = other(seat)
        minion = s.at[MINION + rival]
        if s.at[CARD + rival] == NONE:
            return f"; {self.minion(minion)} draws after you"
        return f" against {self.name(minion)}'s {die_value(s, rival)}"

    def describe(self, s: DeckState, seat: int, action: int) -> str:
        """The action as a sentence."""
        verb = verb_of(action)
        if verb == SEND:
            minion = int(first_of(action))
            text = self.box.ability(minion, s.house).text
            return f"Send {self.minion(minion)}." + (f" {text}" if text else "")
        if verb == TAKE:
            return self.taking(s, int(first_of(action)))
        held = s.at[CARD + seat] if seat >= 0 else NONE
        shown = "card" if s.phase != REROLL or held < 0 else self.value(held, s.at[MINION + seat])
        return f"Keep the {shown}." if verb == KEEP else f"Re-roll: lay the {shown} under the deck and draw a new card."

    def taking(self, s: DeckState, place: int) -> str:
        """Taking one of two cards, as a sentence."""
        taken = s.at[LOOK + place]
        left = s.at[LOOK + other(place)]
        if taken < 0 or left < 0:
            return f"Take the {PLACES[place]} card, and put the other back on top."
        return (
            f"Take the {PLACES[place]} card: {self.value(taken, DIANTE)}. "
            f"{sentence(self.card(left))} goes back on top of the deck."
        )

    def outcome(self, s: DeckState, outcome: int) -> str:
        """What an outcome of chance would be."""
        if s.phase == ODD_EVEN:
            return f"seat {outcome} is even"
        return self.card(nth(s.unseen, outcome)) if s.unseen >= 0 else "a card"

    # ---- why not ----

    def why_not(self, s: DeckState, seat: int, action: int) -> Refusal:
        """The rule against an action."""
        verb = verb_of(action)
        if verb == SEND and s.phase == CHOOSE:
            return Refusal("2.1", f"You have used {self.name(int(first_of(action)))} already in this half.")
        if verb == SEND:
            return Refusal("2.3", "The minions have met already; the next ones are sent in the next combat.")
        if verb == TAKE:
            return Refusal("5.3", f"Only {self.name(DIANTE)} takes one of two cards, when it draws.")
        return Refusal("5.1", "Only Cubera keeps or re-rolls, when it has drawn.")

    # ---- what happened ----

    def say(self, s: DeckState, event: Event, names: list[str]) -> str:
        """The event as a line of the log."""
        who = self.side(event.seat, names)
        what = event.what
        if what <= ATTACKS or what == DICEY_SENDS:
            return self.say_meeting(event, who, names)
        if what <= SHUFFLED_IN:
            return self.say_card(s, event, who)
        return self.say_result(event, who)

    def say_meeting(self, event: Event, who: str, names: list[str]) -> str:
        """Minions are chosen and turned up, and somebody attacks."""
        a = int(event.a)
        if event.what == CHOSE:
            return f"{who} lays {'a minion' if a == HIDDEN else self.minion(a)} face down."
        if event.what == MET and event.b == NONE:
            return f"{names[0]} sends {self.minion(a)}."
        if event.what == MET:
            return f"{names[0]} sends {self.minion(a)}, {names[1]} sends {self.minion(int(event.b))}."
        if event.what == DICEY_SENDS:
            return f"Dicey turns {self.card(int(event.b))} and sends {self.minion(a)}."
        if event.what == EVEN_IS:
            return f"Equal dice: {who} is even."
        if event.what == FLIPPED:
            return f"{sentence(self.card(a))} is flipped: {event.b} on the d4. It goes under the deck."
        return f"{who} attacks."

    def say_card(self, s: DeckState, event: Event, who: str) -> str:
        """A card is drawn, seen, taken or laid away."""
        card = self.card(int(event.a))
        if event.what == DREW:
            return f"{who} draws {card}: {event.b}."
        if event.what == SLID_UNDER:
            return f"{who} draws {card}: R*. It goes under the deck; {who} draws again."
        if event.what == ONLY_SIGNS:
            return f"{who} draws {card}: R*, and nothing but R* is left. It counts 0."
        if event.what == REROLLED:
            return f"{who} lays {card} under the deck and draws anew."
        if event.what == KEPT:
            return f"{who} keeps {card}."
        if event.what == LOOKED:
            return f"{who} looks at {card}."
        if event.what == TOOK:
            return f"{who} takes the {PLACES[event.c]}: {card}, {event.b}."
        if event.what == PUT_BACK:
            return f"{who} puts {card} back on top of the deck."
        return f"{who} shuffles {card} into the deck."

    def say_result(self, event: Event, who: str) -> str:
        """A combat, a half or the game is over."""
        if event.what == WON:
            return f"{event.a} beats {event.b}: {who} wins both cards."
        if event.what == TIED:
            return f"{event.a} against {event.a}: each keeps its own card."
        if event.what == PICKED_UP:
            return "All minions are used. Each side picks its six up again for the second half."
        if event.a == event.b:
            return f"Twelve cards each, and {who} has the 20 of the d20: critical hit! {who} wins."
        return f"{who} wins with {event.a} cards to {event.b}."

    # ---- what all can read off ----

    def panel(self, s: DeckState, seat: int) -> list[Fact]:
        """What lies open before a side."""
        minion = int(s.at[MINION + seat])
        return [
            Fact("cards won", str(s.at[POINTS + seat])),
            Fact("minions in hand", str(hand_size(s))),
            Fact("in the arena", self.minion(minion) if minion >= 0 else "nobody"),
        ]
