"""The printed components as somebody typed them in: read, checked, and turned into numbers for the rules."""

from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.content import Content, expect
from dicehall.core.table import Table
from dicehall.games.dystopolis.terms import CARDS, EVENTS, MOST_SEATS, SECTORS, TILES

SECTOR_NAMES: Final = ["Energy", "Genetic Engineering", "Weapons & Security", "Entertainment", "Medicine"]
SIZE_NAMES: Final = ["small", "medium", "large"]
REWARD_NAMES: Final = ["Founding sector", "Largest network"]
SIZE_COUNTS: Final = [15, 15, 10]
CARD_NAMES: Final = [
    "Bio-activists",
    "Black market",
    "Chairman of Central Bank",
    "Counterfeit factory",
    "Custom-made infiltrator",
    "Extreme advertisement",
    "High-profile death-arena",
    "Mind control device",
    "Missile test",
    "News channel",
    "Populistic prophet",
    "Revolutionary movement",
    "Robotic bounty hunter",
    "Secret business pact",
    "Stealth helicopter",
    "Streetkid syndicate",
]
COUNTERFEIT_NAME: Final = "Counterfeit factory"
MOST_INVESTMENTS: Final = 9


class CompanyText(Table):
    """One company tile. (Quoted types: msgspec reads them, mypyc would shorten them.)"""

    name: str
    sector: str
    size: 'Literal["small", "medium", "large"]'
    origin: 'Literal["rulebook", "inferred", "house"]'


class CompaniesFile(Table):
    """The whole of companies.toml."""

    company: "list[CompanyText]"


class EffectText(Table):
    """What an event does to a sector: it adds a number to the value of its companies, or lets it crash."""

    sector: str
    change: int = 0
    crash: bool = False


class EventText(Table):
    """One event card."""

    headline: str
    bars: 'list[Literal["small", "medium", "large"]]'
    origin: 'Literal["rulebook", "inferred", "house"]'
    effect: "list[EffectText]"


class EventsFile(Table):
    """The whole of events.toml."""

    event: "list[EventText]"


class CardText(Table):
    """One intrigue card."""

    name: str
    kind: 'Literal["once", "permanent"]'
    two_players: bool
    amount: int
    text: str
    origin: 'Literal["rulebook", "inferred", "house"]'
    bribe: int = 0


class CardsFile(Table):
    """The whole of intrigue.toml."""

    card: "list[CardText]"


class RewardText(Table):
    """One Reward."""

    name: 'Literal["Founding sector", "Largest network"]'
    level: "Literal[1, 2]"
    minimum: int
    points: int
    origin: 'Literal["rulebook", "inferred", "house"]'


class RewardsFile(Table):
    """The whole of rewards.toml."""

    reward: "list[RewardText]"


class InvestmentNumbers(Table):
    """What Investments cost."""

    price: "list[int]"
    origin: 'Literal["rulebook", "inferred", "house"]'


class MoneyNumbers(Table):
    """Sums of money."""

    start: int
    purge: int
    origin: 'Literal["rulebook", "inferred", "house"]'


class PointNumbers(Table):
    """Victory points."""

    main_owner: int
    joint_owner: int
    money_for_a_point: int
    origin: 'Literal["rulebook", "inferred", "house"]'


class NumbersFile(Table):
    """The whole of numbers.toml."""

    investment: InvestmentNumbers
    money: MoneyNumbers
    points: PointNumbers


class Box:
    """What comes in the box, as numbers. It never changes, so all states of a game share it."""

    def __init__(self, content: Content) -> None:
        self.companies: list[CompanyText] = companies_of(content)
        self.events: list[EventText] = events_of(content)
        self.cards: list[CardText] = cards_of(content)
        self.rewards: list[RewardText] = rewards_of(content)
        numbers = numbers_of(content)
        self.size = vec[i64]([SIZE_NAMES.index(company.size) for company in self.companies])
        self.sector = vec[i64]([SECTOR_NAMES.index(company.sector) for company in self.companies])
        self.by_size = vec[i64]([bits_of_size(self.companies, size) for size in SIZE_NAMES])
        self.bars = vec[i64]([SIZE_NAMES.index(bar) for event in self.events for bar in event.bars])
        self.change = vec[i64]([change for event in self.events for change in changes_of(event)])
        self.crash = vec[i64]([crashes_of(event) for event in self.events])
        self.amount = vec[i64]([card.amount for card in self.cards])
        self.permanent: i64 = bits_where([card.kind == "permanent" for card in self.cards])
        self.for_two: i64 = bits_where([card.two_players for card in self.cards])
        self.bribe_bonus: i64 = next(card.bribe for card in self.cards if card.name == COUNTERFEIT_NAME)
        self.minimum = vec[i64]([reward.minimum for reward in self.rewards])
        self.reward_points = vec[i64]([reward.points for reward in self.rewards])
        self.price = vec[i64](numbers.investment.price)
        self.start_money: i64 = numbers.money.start
        self.purge_gain: i64 = numbers.money.purge
        self.main_points: i64 = numbers.points.main_owner
        self.joint_points: i64 = numbers.points.joint_owner
        self.point_money: i64 = numbers.points.money_for_a_point

    def name(self, tile: int) -> str:
        """What the company is called."""
        return self.companies[tile].name


def companies_of(content: Content) -> list[CompanyText]:
    """The 40 companies, checked."""
    file = "companies.toml"
    found = content.read(file, CompaniesFile).company
    expect(len(found) == TILES, f"there are {TILES} companies in the box, not {len(found)}", file)
    check_names([company.name for company in found], file)
    for company in found:
        check_sector(company.sector, f"{file}, company {company.name}")
    for size, count in zip(SIZE_NAMES, SIZE_COUNTS, strict=True):
        n = sum(1 for company in found if company.size == size)
        expect(n == count, f"{count} companies are {size}, not {n}", file)
    return found


def events_of(content: Content) -> list[EventText]:
    """The 15 events, checked."""
    file = "events.toml"
    found = content.read(file, EventsFile).event
    expect(len(found) == EVENTS, f"there are {EVENTS} events in the box, not {len(found)}", file)
    check_names([event.headline for event in found], file)
    for event in found:
        where = f"{file}, event {event.headline}"
        expect(len(event.bars) == MOST_SEATS, f"an event has {MOST_SEATS} bars, not {len(event.bars)}", where)
        sectors = [effect.sector for effect in event.effect]
        expect(len(sectors) == 2 and sectors[0] != sectors[1], "an event affects two different sectors", where)
        for effect in event.effect:
            check_sector(effect.sector, where)
            rises = effect.change == 0 if effect.crash else 1 <= effect.change <= MOST_INVESTMENTS
            expect(rises, f"an effect has a change of 1 to {MOST_INVESTMENTS}, or crash = true", where)
    return found


def cards_of(content: Content) -> list[CardText]:
    """The 16 intrigue cards, checked: rules are bound to their order, so names and order are fixed."""
    file = "intrigue.toml"
    found = content.read(file, CardsFile).card
    names = [card.name for card in found]
    expect(len(names) == CARDS, f"there are {CARDS} intrigue cards in the box, not {len(names)}", file)
    for name, due in zip(names, CARD_NAMES, strict=True):
        expect(name == due, f"the card {due!r} is due here, not {name!r}: the order is fixed", file)
    for card in found:
        where = f"{file}, card {card.name}"
        expect(0 <= card.amount < 100 and 0 <= card.bribe < 100, "an amount is 0 to 99", where)
    return found


def rewards_of(content: Content) -> list[RewardText]:
    """The four Rewards: the two kinds in order, first level before second."""
    file = "rewards.toml"
    found = content.read(file, RewardsFile).reward
    due = [(name, level) for name in REWARD_NAMES for level in (1, 2)]
    got = [(reward.name, reward.level) for reward in found]
    expect(got == due, f"the Rewards are, in this order: {', '.join(f'{name} {level}' for name, level in due)}", file)
    for reward in found:
        expect(reward.minimum > 0 and reward.points >= 0, "a minimum is at least 1", f"{file}, {reward.name}")
    return found


def numbers_of(content: Content) -> NumbersFile:
    """Printed numbers, checked."""
    file = "numbers.toml"
    numbers = content.read(file, NumbersFile)
    prices = numbers.investment.price
    expect(len(prices) == MOST_INVESTMENTS, f"{MOST_INVESTMENTS} Investments have a price, not {len(prices)}", file)
    expect(all(0 <= price < 1000 for price in prices), "a price is 0 to 999", file)
    expect(0 <= numbers.money.start < 1000 and 0 <= numbers.money.purge < 100, "money is 0 or more", file)
    expect(numbers.points.money_for_a_point > 0, "money_for_a_point is at least 1", file)
    return numbers


def check_names(names: list[str], file: str) -> None:
    """Names differ, whatever their capitals, and are not empty: actions are written with them."""
    for i, name in enumerate(names):
        tidy = name == " ".join(name.split()) and name != ""
        expect(tidy, f"{name!r} is no name: it is empty or has spaces at odd places", file)
        earlier = [other.lower() for other in names[:i]]
        expect(name.lower() not in earlier, f"the name {name!r} is there twice", file)


def check_sector(name: str, where: str) -> None:
    """There is such a sector."""
    expect(name in SECTOR_NAMES, f"a sector is one of {', '.join(SECTOR_NAMES)}; not {name!r}", where)


def bits_of_size(companies: list[CompanyText], size: str) -> int:
    """The set of companies of a size, a bit each."""
    return bits_where([company.size == size for company in companies])


def bits_where(holds: list[bool]) -> int:
    """A bit for each place where it holds."""
    return sum(1 << i for i, is_so in enumerate(holds) if is_so)


def changes_of(event: EventText) -> list[int]:
    """What an event adds to each sector; a crash is told apart (see crashes_of)."""
    changes = [0 for _ in range(SECTORS)]
    for effect in event.effect:
        changes[SECTOR_NAMES.index(effect.sector)] = effect.change
    return changes


def crashes_of(event: EventText) -> int:
    """The set of sectors that crash, a bit each."""
    crashed = [effect.sector for effect in event.effect if effect.crash]
    return bits_where([name in crashed for name in SECTOR_NAMES])
