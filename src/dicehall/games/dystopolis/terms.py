"""The numbers that stand for the game's own words: steps, verbs, deeds, cards, log lines. No rule."""

from typing import Final

from mypy_extensions import i64

MOST_SEATS: Final[i64] = 5
TILES: Final[i64] = 40
EVENTS: Final[i64] = 15
CARDS: Final[i64] = 16
SECTORS: Final[i64] = 5
YEARS: Final[i64] = 4
ROUNDS: Final[i64] = 4
DEALT_CARDS: Final[i64] = 3
MOST_MONEY: Final[i64] = 999

# the table: 49 by 49 cells, (0, 0) in the middle; a bit for each cell of a row, with an empty border all round
SIDE: Final[i64] = 49
MIDDLE: Final[i64] = 24
ROWS: Final[i64] = 51
FULL_ROW: Final[i64] = ((1 << 49) - 1) << 1

SMALL: Final[i64] = 0
MEDIUM: Final[i64] = 1
LARGE: Final[i64] = 2
ACROSS: Final[i64] = 0
DOWN: Final[i64] = 1

# where a company is, when it is not in the city
IN_HAND: Final[i64] = -2
IN_STACK: Final[i64] = -3
GONE: Final[i64] = -4

NOBODY: Final[i64] = -1
NOTHING: Final[i64] = -1

FOR: Final[i64] = 1
AGAINST: Final[i64] = 2

FOUNDING: Final[i64] = 0
NETWORK: Final[i64] = 1

# the three action cards, as bits of a seat's DEEDS
RELOCATION_CARD: Final[i64] = 0
TAKEOVER_CARD: Final[i64] = 1
PURGE_CARD: Final[i64] = 2

# where an intrigue card is: one of these, or one of the next group plus the seat
IN_BOX: Final[i64] = 0
USED: Final[i64] = 40
OUT: Final[i64] = 41
DEALT: Final[i64] = 10
HAND: Final[i64] = 15
DISCARDED: Final[i64] = 20
FACE_UP: Final[i64] = 30

# fields of a seat: state.seat[FIELD + seat]
CASH: Final[i64] = 0
LEDGER: Final[i64] = 5
TURN: Final[i64] = 10
BID: Final[i64] = 15
RANK: Final[i64] = 20
DEEDS: Final[i64] = 25
KEPT: Final[i64] = 30
SHOWN: Final[i64] = 35
ANSWER: Final[i64] = 40
VOTES: Final[i64] = 45
VOTE: Final[i64] = 50
OFFERING: Final[i64] = 55
REWARDS: Final[i64] = 60
SEAT_FIELDS: Final[i64] = 65

# fields of a pair of seats: state.pair[FIELD + giver * 5 + receiver]
ENVELOPE: Final[i64] = 0
PAID: Final[i64] = 25
TIMES: Final[i64] = 50
PROMISE: Final[i64] = 75
PAIR_FIELDS: Final[i64] = 100
PAIRS: Final[i64] = 25

NO_BID: Final[i64] = -5


class Step:
    """Where in the sequence of play the game is: what is asked now."""

    DEAL: Final[i64] = 0
    KEEP: Final[i64] = 1
    FIRST: Final[i64] = 2
    SECOND: Final[i64] = 3
    BID: Final[i64] = 4
    OPENER: Final[i64] = 5
    AUCTION: Final[i64] = 6
    CHAIR: Final[i64] = 7
    TIE: Final[i64] = 8
    TURNS: Final[i64] = 9
    REVOLT: Final[i64] = 10
    PEEK: Final[i64] = 11
    HEADLINE: Final[i64] = 12
    SWAP: Final[i64] = 13
    EVENT: Final[i64] = 14
    STACK: Final[i64] = 15
    DRAW: Final[i64] = 16
    PLACE: Final[i64] = 17
    PACT: Final[i64] = 18
    FOUND: Final[i64] = 19
    PARTNER: Final[i64] = 20
    INVEST: Final[i64] = 21
    BIO: Final[i64] = 22
    PROMISES: Final[i64] = 23
    TURN: Final[i64] = 24
    AIM: Final[i64] = 25
    BALLOT: Final[i64] = 26
    BRIBES: Final[i64] = 27
    VOTE: Final[i64] = 28
    DECIDE: Final[i64] = 29
    AFTER: Final[i64] = 30
    HUNT: Final[i64] = 31
    LIFT: Final[i64] = 32
    LAND: Final[i64] = 33
    STREET: Final[i64] = 34
    INFILTRATE: Final[i64] = 35
    JUDGE: Final[i64] = 36
    ADVERT: Final[i64] = 37
    SECTOR: Final[i64] = 38


class Quarter:
    """The four quarters of a year."""

    STARTING: Final[i64] = 0
    INVESTMENT: Final[i64] = 1
    ACTION: Final[i64] = 2
    REVENUE: Final[i64] = 3


class Deed:
    """What is being done with the company in hand or in question."""

    NONE: Final[i64] = 0
    NEW: Final[i64] = 1
    PACT: Final[i64] = 2
    RELOCATION: Final[i64] = 3
    TAKEOVER: Final[i64] = 4
    PURGE: Final[i64] = 5
    PROPHET: Final[i64] = 6
    BIO: Final[i64] = 7
    MISSILE: Final[i64] = 8


class Card:
    """The intrigue cards, in the order of content/intrigue.toml."""

    BIO: Final[i64] = 0
    MARKET: Final[i64] = 1
    CHAIRMAN: Final[i64] = 2
    COUNTERFEIT: Final[i64] = 3
    INFILTRATOR: Final[i64] = 4
    ADVERT: Final[i64] = 5
    ARENA: Final[i64] = 6
    MIND: Final[i64] = 7
    MISSILE: Final[i64] = 8
    NEWS: Final[i64] = 9
    PROPHET: Final[i64] = 10
    REVOLT: Final[i64] = 11
    HUNTER: Final[i64] = 12
    PACT: Final[i64] = 13
    HELICOPTER: Final[i64] = 14
    STREETKID: Final[i64] = 15


class Do:
    """The verbs of the vocabulary."""

    PASS: Final[i64] = 0
    KEEP: Final[i64] = 1
    DISCARD: Final[i64] = 2
    BID: Final[i64] = 3
    STOP: Final[i64] = 4
    TAKE: Final[i64] = 5
    PLAY: Final[i64] = 6
    HEADLINE: Final[i64] = 7
    SWAP: Final[i64] = 8
    STACK: Final[i64] = 9
    PLACE: Final[i64] = 10
    FOUND: Final[i64] = 11
    PARTNER: Final[i64] = 12
    INVEST: Final[i64] = 13
    LIFT: Final[i64] = 14
    REMOVE: Final[i64] = 15
    USE: Final[i64] = 16
    MOVE: Final[i64] = 17
    TARGET: Final[i64] = 18
    BRIBE: Final[i64] = 19
    OFFER: Final[i64] = 20
    DONE: Final[i64] = 21
    VOTE: Final[i64] = 22
    BOOST: Final[i64] = 23
    PROMISE: Final[i64] = 24
    JUDGE: Final[i64] = 25
    END: Final[i64] = 26
    FORGE: Final[i64] = 27


class Log:
    """What happened: the kinds of events that a state tells."""

    DEALT: Final[i64] = 0
    KEPT: Final[i64] = 1
    START: Final[i64] = 2
    FOUNDING: Final[i64] = 3
    YEAR: Final[i64] = 4
    BID: Final[i64] = 5
    STOPPED: Final[i64] = 6
    GAINED: Final[i64] = 8
    TURN: Final[i64] = 9
    PEEKED: Final[i64] = 10
    EVENT: Final[i64] = 11
    SWAPPED: Final[i64] = 12
    DREW: Final[i64] = 13
    PLACED: Final[i64] = 14
    INVESTED: Final[i64] = 15
    PASSED: Final[i64] = 16
    PLAYED: Final[i64] = 17
    USED: Final[i64] = 18
    LIFTED_TILE: Final[i64] = 19
    VOTING: Final[i64] = 20
    STRENGTH: Final[i64] = 21
    HANDED: Final[i64] = 22
    INSIDE: Final[i64] = 23
    VOTED: Final[i64] = 24
    RESULT: Final[i64] = 25
    MARKER: Final[i64] = 26
    SETTLED: Final[i64] = 27
    REMOVED: Final[i64] = 28
    DESTROYED: Final[i64] = 29
    LIFTED: Final[i64] = 30
    REVENUE: Final[i64] = 31
    BOOSTED: Final[i64] = 32
    REWARD: Final[i64] = 33
    PROMISED: Final[i64] = 34
    JUDGED: Final[i64] = 35
    QUARTER: Final[i64] = 36
    CHOSE_STACK: Final[i64] = 37
    PARTNERED: Final[i64] = 38
    END: Final[i64] = 39


class Why:
    """What a gain of money was for."""

    MARKET: Final[i64] = 0
    ARENA: Final[i64] = 1
    CHAIRMAN: Final[i64] = 2
    PURGE: Final[i64] = 3
    REVENUE: Final[i64] = 4
    COUNTERFEIT: Final[i64] = 5
