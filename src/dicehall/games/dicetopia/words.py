"""Dicetopia in words: how actions are written, what is asked, and what a seat's panel says."""

from dicehall.core.actions import Slot, Verb, Vocabulary, first_of, numbers, second_of, verb_of
from dicehall.core.scene import Fact
from dicehall.games.dicetopia import terms as t
from dicehall.games.dicetopia.board import total_of
from dicehall.games.dicetopia.book import Book
from dicehall.games.dicetopia.content import COLOUR_NAMES
from dicehall.games.dicetopia.domination import domination_stars
from dicehall.games.dicetopia.missions import mission_stars
from dicehall.games.dicetopia.scenarios import nth_that_fits
from dicehall.games.dicetopia.scoring import loot, missions_score
from dicehall.games.dicetopia.setup import colour_to_lay, hand_limit, nth_free_faction, plain_missions
from dicehall.games.dicetopia.state import TopiaState


def slug(name: str) -> str:
    """A name as an option's value: `boom-town`."""
    return "-".join("".join(c if c.isalnum() else " " for c in name.lower()).split())


def vocabulary(book: Book) -> Vocabulary:
    """All actions: `send G3`, `take 1.2`, `discard Vigilantes`. Places are A1 to N5, and 0.1 for seat 0's first."""
    letters = [hood.letter for hood in book.city.neighbourhood]
    spaces = [f"{letter}{i + 1}" for letter in letters for i in range(5)]
    boards = [f"{seat}.{i + 1}" for seat in range(4) for i in range(6)]
    mission = Slot("mission", [card.title for card in book.missions])
    space, place, own = Slot("space", spaces), Slot("place", spaces + boards), Slot("die", boards)
    hood = Slot("hood", letters)
    return Vocabulary(
        Verb("pass"),
        Verb("send {space}", space),
        Verb("take {place}", place),
        Verb("discard {mission}", mission),
        Verb("again"),
        Verb("block"),
        Verb("rig {hood} for {seat}", hood, numbers("seat", 4)),
        Verb("leave out {mission}", mission),
        Verb("clone onto {die}", own),
        Verb("value of {die}", own),
        Verb("colour of {die}", own),
        Verb("transcend {hood}", hood),
        Verb("raise {die}", own),
        Verb("lower {die}", own),
        Verb("save turn"),
        Verb("exterminate {space}", space),
        Verb("hypnotise {hood}", hood),
        Verb("intervene {place}", place),
        Verb("copy {mission}", mission),
        Verb("play {faction}", Slot("faction", [faction.name for faction in book.factions])),
    )


# ---- names of things ----


def place_name(s: TopiaState, place: int) -> str:
    """A place as it is written: `G3`, or `1.2`."""
    if place >= t.SPACES:
        return f"{(place - t.SPACES) // 6}.{(place - t.SPACES) % 6 + 1}"
    return f"{s.book.city.neighbourhood[place // 5].letter}{place % 5 + 1}"


def player(seat: int, names: list[str] | None = None) -> str:
    """A seat in a sentence: whoever shows a sentence without names puts the player's own there."""
    return names[seat] if names else f"Player {seat + 1}"


def thing(cell: int, names: list[str] | None = None) -> str:
    """What lies somewhere: `the white 5`, `an agent of Player 2`."""
    if cell & t.DIE != 0:
        return f"the {COLOUR_NAMES[(cell >> 3) & 3]} {cell & 7}"
    if cell & t.AGENT != 0:
        return f"an agent of {player(cell & 7, names)}"
    return "nothing"


def where(s: TopiaState, place: int, names: list[str] | None = None) -> str:
    """A place in a sentence: `G3`, or `Player 2's space 1`."""
    if place < t.SPACES:
        return place_name(s, place)
    seat, slot = (place - t.SPACES) // 6, (place - t.SPACES) % 6
    return f"{player(seat, names)}'s space {slot + 1}"


def thing_at(s: TopiaState, place: int) -> str:
    """What lies in a place, and where that is."""
    return f"{thing(s.cells[place])} at {where(s, place)}"


def hood_name(s: TopiaState, hood: int) -> str:
    """A neighbourhood's name."""
    return s.book.city.neighbourhood[hood].name


def card_name(s: TopiaState, card: int) -> str:
    """A mission's title."""
    return s.book.missions[card].title


def cards_in(s: TopiaState, cards: int) -> list[str]:
    """The titles of a set of missions."""
    return [card_name(s, card) for card in range(t.MISSIONS) if cards > 0 and (cards >> card) & 1 == 1]


# ---- what is asked ----


def prompt(s: TopiaState, seat: int) -> str:
    """What is asked of a seat, or whom it waits for."""
    if not s.owes(seat):
        return waiting(s)
    if s.step in (t.SEND, t.BEFORE_ACTION, t.AFTER_ACTION):
        return prompt_in_turn(s)
    if s.step in (t.FIRST_TARGET, t.SECOND_TARGET):
        return prompt_for_target(s)
    if s.step < t.SEND:
        return prompt_before_turns(s, seat)
    if s.step <= t.INTERVENTION_NEXT:
        return prompt_for_reaction(s, seat)
    return prompt_at_the_end(s)


def waiting(s: TopiaState) -> str:
    """What a seat is told that has nothing to decide now."""
    if s.owed == 0:
        return "Chance decides."
    if s.step == t.KEEP_MISSIONS:
        return "The others are still choosing their missions."
    return f"Player {s.actor + 1} decides."


def prompt_before_turns(s: TopiaState, seat: int) -> str:
    """Setup, and the beginning of a turn."""
    if s.step == t.CHOOSE_FACTION:
        return "Choose your faction."
    if s.step == t.KEEP_MISSIONS:
        return f"Keep {hand_limit(s, seat)} of your missions: discard one, unseen."
    return f"Hypnosis: choose the neighbourhood of Player {s.player + 1}'s turn, or pass."


def prompt_in_turn(s: TopiaState) -> str:
    """The three points of a turn at which its player is asked."""
    if s.step == t.SEND and s.lured >= 0:
        return f"You are hypnotised: take any die of {hood_name(s, s.lured)}."
    if s.step == t.SEND:
        return "Send your next agent: take a die from any neighbourhood."
    if s.step == t.BEFORE_ACTION:
        return f"Use your ability now, or pass and go on with the action of {hood_name(s, s.hood)}."
    return "Use your ability now, or pass and end your turn."


def prompt_for_target(s: TopiaState) -> str:
    """What an action asks for."""
    first = s.step == t.FIRST_TARGET
    if s.action == t.AIRFORCE:
        return "Gugu Airforce: choose any die to reroll."
    if s.action == t.WASTE:
        return "Waste Management: choose an agent." if first else "Choose a die in another neighbourhood for it."
    if s.action == t.CONGRESS:
        return "Twilight Congress: choose a die." if first else "Choose a die in another neighbourhood to swap it with."
    if s.action == t.BANK:
        match = " of the same colour or value" if s.advanced == 1 else ""
        second = f"Choose a die{match} on a Faction Board to swap it with."
        return "Observatory Bank: choose a die in a neighbourhood." if first else second
    return "Nethal Syndicate: choose a die on a Faction Board." if first else "Choose the die to swap it with."


def prompt_for_reaction(s: TopiaState, seat: int) -> str:
    """Reactions, and what follows an action."""
    if s.step == t.BLOCK:
        return f"Block: keep {targets_in_words(s)} from {what_is_done(s)}, or let it happen?"
    if s.step == t.REROLL_AGAIN:
        return f"Loaded Skies: reroll {thing_at(s, s.target)} once more, or pass."
    if s.step == t.SINK:
        return "The Agency: put one of your missions under the deck."
    if s.step == t.ADAPTATION:
        return "Adaptation: change one of your dice by 1, or pass."
    return "Intervention: choose the die of your second reroll."


def targets_in_words(s: TopiaState) -> str:
    """What has been named for an action."""
    if s.other_target < 0:
        return thing_at(s, s.target)
    return f"{thing_at(s, s.target)} and {thing_at(s, s.other_target)}"


def what_is_done(s: TopiaState) -> str:
    """What an action is about to do."""
    return "being rerolled" if s.action == t.AIRFORCE else "being swapped"


def prompt_at_the_end(s: TopiaState) -> str:
    """The final scoring."""
    if s.step == t.CLONING:
        return "Cloning: choose the die of yours that is to be changed, or pass."
    if s.step == t.CLONING_SOURCE:
        return "Cloning: choose what it copies from the player to your right."
    if s.step == t.RIGGING:
        return "Rigging: decide one of the ties, or pass."
    if s.step == t.LEAVE_OUT:
        return "Opportunist: choose the mission that does not count."
    return "Copycat: choose a mission of another player to score as yours."


RULES = {
    t.CHOOSE_FACTION: "2.4",
    t.KEEP_MISSIONS: "2.8",
    t.HYPNOSIS: "5.10",
    t.SEND: "3.2",
    t.BEFORE_ACTION: "3.4",
    t.AFTER_ACTION: "3.4",
    t.BLOCK: "5.2",
    t.REROLL_AGAIN: "8.4",
    t.SINK: "4.1",
    t.ADAPTATION: "5.7",
    t.INTERVENTION_NEXT: "5.11",
    t.CLONING: "5.5",
    t.CLONING_SOURCE: "5.5",
    t.RIGGING: "5.3",
    t.LEAVE_OUT: "5.4",
    t.COPY: "7.21",
}
# The moments at which an ability could be used; most go by. People may leave a standing order for each.
MOMENTS = {
    t.HYPNOSIS: ("hypnosis", "Hypnosis: another player's turn begins"),
    t.BLOCK: ("block", "Block: an action is about to reroll or swap a die"),
    t.BEFORE_ACTION: ("before", "Your agent has been sent, and you could use your ability"),
    t.AFTER_ACTION: ("after", "Your action is over, and you could use your ability"),
}
ACTION_RULES = ("4.1", "4.2", "4.3", "4.4", "4.5", "4.6")


def rule_now(s: TopiaState) -> str:
    """The number of the rule by which somebody is asked now."""
    if s.step in (t.FIRST_TARGET, t.SECOND_TARGET):
        return ACTION_RULES[s.action]
    return RULES.get(s.step, "3.1")


# ---- what an action means ----


def describe(s: TopiaState, seat: int, action: int) -> str:
    """An action as a sentence."""
    verb, first = verb_of(action), first_of(action)
    if verb == t.DO_PASS:
        return describe_pass(s)
    if verb == t.DO_SEND:
        return f"Send an agent to {hood_name(s, first // 5)} and take {thing_at(s, first)}."
    if verb == t.DO_TAKE:
        return describe_target(s, first)
    if verb in (t.DO_DISCARD, t.DO_LEAVE, t.DO_COPY):
        return describe_mission(s, seat, verb, first)
    if verb in (t.DO_RIG, t.DO_TRANSCEND, t.DO_HYPNOTISE):
        return describe_hood(s, action)
    if verb in (t.DO_CLONE, t.DO_COPY_VALUE, t.DO_COPY_COLOUR, t.DO_RAISE, t.DO_LOWER):
        return describe_own_die(s, verb, first + t.SPACES)
    if verb == t.DO_EXTERMINATE:
        return f"Exterminate {thing_at(s, first)}: it leaves the game, and its space with it."
    if verb == t.DO_INTERVENE:
        return f"Intervention: reroll {thing_at(s, first)}."
    if verb == t.DO_FACTION:
        faction = s.book.factions[first]
        return f"Play {faction.name}. {faction.ability}: {faction.text}"
    if verb == t.DO_SAVE:
        return "Save this turn for after the very last one."
    return "Block it." if verb == t.DO_BLOCK else "Reroll it again."


def describe_pass(s: TopiaState) -> str:
    """Passing, in each place where it can be done."""
    if s.step == t.BEFORE_ACTION:
        return f"Go on with the action of {hood_name(s, s.hood)}."
    if s.step == t.AFTER_ACTION:
        return "End the turn."
    if s.step == t.BLOCK:
        return "Let it happen."
    return "Leave the die as it is." if s.step == t.REROLL_AGAIN else "Pass: keep things as they are."


def describe_target(s: TopiaState, place: int) -> str:
    """Something named for an action."""
    if s.step == t.SECOND_TARGET:
        return f"Swap {thing_at(s, s.target)} with {thing_at(s, place)}."
    if s.action == t.AIRFORCE:
        return f"Reroll {thing_at(s, place)}."
    return f"Swap {thing_at(s, place)} with something else."


def describe_mission(s: TopiaState, seat: int, verb: int, card: int) -> str:
    """A mission that is discarded, left out or copied."""
    mission = s.book.missions[card]
    if verb == t.DO_COPY:
        return f"Copy {mission.title}: {mission.text}."
    now = mission_stars(s, seat, card) if s.step > t.KEEP_MISSIONS else 0
    worth = f" (now worth {now})" if s.step > t.KEEP_MISSIONS else ""
    what = "Leave out" if verb == t.DO_LEAVE else "Discard"
    return f"{what} {mission.title}: {mission.text}{worth}."


def describe_hood(s: TopiaState, action: int) -> str:
    """Something that is done with a neighbourhood."""
    name = hood_name(s, first_of(action))
    if verb_of(action) == t.DO_RIG:
        return f"Player {second_of(action) + 1} wins {name}."
    if verb_of(action) == t.DO_HYPNOTISE:
        return f"Player {s.player + 1} has to go to {name}."
    return f"Transcendence: {s.book.city.neighbourhood[first_of(action)].text}"


def describe_own_die(s: TopiaState, verb: int, place: int) -> str:
    """Something that is done with a die of a Faction Board."""
    die = thing_at(s, place)
    if verb == t.DO_CLONE:
        return f"Change {die}."
    if verb == t.DO_RAISE:
        return f"Raise {die} by 1."
    if verb == t.DO_LOWER:
        return f"Lower {die} by 1."
    return f"Copy the {'value' if verb == t.DO_COPY_VALUE else 'colour'} of {die}."


# ---- chance ----


def outcome(s: TopiaState, number: int) -> str:
    """What chance would bring."""
    if s.step == t.LAY_DIE:
        return f"{COLOUR_NAMES[colour_to_lay(s, number // 6)]} {number % 6 + 1}"
    if s.step == t.TREMOR:
        spaces = [space for space in range(t.SPACES) if s.cells[space] & t.DIE != 0]
        return f"{place_name(s, spaces[number // 6])} becomes a {number % 6 + 1}"
    if s.step in (t.DEAL_MISSION, t.DRAW, t.GAMBLE):
        return card_name(s, t.nth_bit(s.deck(), number)) if s.viewer == -4 else str(number)
    if s.step == t.OPEN_MISSION:
        return card_name(s, t.nth_bit(plain_missions(s), number))
    if s.step == t.PICK_SCENARIO:
        return s.book.scenarios[nth_that_fits(s, number) - 1].name
    if s.step == t.PICK_FIRST:
        return f"Player {number + 1} begins"
    if s.step == t.DEAL_FACTION:
        return s.book.factions[nth_free_faction(s, number) - 1].name
    return f"a {number + 1}"


# ---- what everybody may read off ----


def panel(s: TopiaState, seat: int) -> list[Fact]:
    """A seat's faction, its dice, its neighbourhoods and its missions, as far as they lie open."""
    facts: list[Fact] = []
    faction = s.of(seat, t.FACTION)
    if faction > 0:
        facts.append(Fact("faction", s.book.factions[faction - 1].name))
        facts.append(Fact("ability", ability_in_words(s, seat)))
    if s.step <= t.LAY_DIE:
        return facts
    facts.append(Fact("dice", f"{s.dice_of(seat)}, worth {total_of(s, seat)}"))
    facts.append(Fact("domination", f"{domination_stars(s, seat)} ★"))
    facts.append(Fact("missions", missions_in_words(s, seat)))
    return facts


def ability_in_words(s: TopiaState, seat: int) -> str:
    """An ability, and how often it may still be used."""
    faction = s.book.factions[s.of(seat, t.FACTION) - 1]
    if faction.uses == 0:
        return faction.ability
    left = s.of(seat, t.USES)
    return f"{faction.ability}, {'used' if left == 0 else 'ready' if left == 1 else f'ready {left} times'}"


def missions_in_words(s: TopiaState, seat: int) -> str:
    """The missions that everybody can see, or how many there are."""
    shown = s.of(seat, t.HAND) if s.hands_are_open() else s.of(seat, t.COUNTED)
    titles = cards_in(s, shown)
    return ", ".join(titles) if titles else f"{s.of(seat, t.HELD)} hidden"


def tally(s: TopiaState, seat: int) -> list[Fact]:
    """§6.1 Where a player's stars come from."""
    return [
        Fact("loot", str(loot(s, seat))),
        Fact("domination", str(domination_stars(s, seat))),
        Fact("missions", str(missions_score(s, seat))),
    ]
