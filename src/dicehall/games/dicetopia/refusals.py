"""Why an action is not allowed: the number of the rule, and the reason in words."""

from dicehall.core.actions import first_of, verb_of
from dicehall.core.state import Refusal
from dicehall.games.dicetopia import terms as t
from dicehall.games.dicetopia.board import has_agent, has_die
from dicehall.games.dicetopia.factions import only_die_of_lure
from dicehall.games.dicetopia.state import TopiaState
from dicehall.games.dicetopia.words import ACTION_RULES, hood_name, prompt, rule_now, thing_at, where

ABILITIES = {
    t.DO_BLOCK: (t.BANXA, "5.2"),
    t.DO_RIG: (t.BINGMAI, "5.3"),
    t.DO_LEAVE: (t.CENTAURI, "5.4"),
    t.DO_CLONE: (t.DANGMER, "5.5"),
    t.DO_COPY_VALUE: (t.DANGMER, "5.5"),
    t.DO_COPY_COLOUR: (t.DANGMER, "5.5"),
    t.DO_TRANSCEND: (t.EWO, "5.6"),
    t.DO_RAISE: (t.HOLLOWS, "5.7"),
    t.DO_LOWER: (t.HOLLOWS, "5.7"),
    t.DO_SAVE: (t.ROAMERS, "5.8"),
    t.DO_EXTERMINATE: (t.SHAKRA, "5.9"),
    t.DO_HYPNOTISE: (t.PERCEPTIONEERS, "5.10"),
    t.DO_INTERVENE: (t.TUULU, "5.11"),
}


def why_not(s: TopiaState, seat: int, action: int) -> Refusal:
    """The rule against an action of a seat that has to decide."""
    verb = verb_of(action)
    if verb in ABILITIES:
        return why_not_ability(s, seat, action)
    if verb == t.DO_SEND and s.step == t.SEND:
        return why_not_send(s, first_of(action))
    if verb == t.DO_TAKE and s.step in (t.FIRST_TARGET, t.SECOND_TARGET):
        return why_not_target(s, first_of(action))
    if verb == t.DO_DISCARD and s.step in (t.KEEP_MISSIONS, t.SINK):
        return Refusal(rule_now(s), "You do not have that mission.")
    if verb == t.DO_COPY and s.step == t.COPY:
        return Refusal("7.21", "No other player has revealed that mission.")
    if verb == t.DO_FACTION and s.step == t.CHOOSE_FACTION:
        return Refusal("2.4", "Somebody has that faction already.")
    if verb == t.DO_PASS and s.step in (t.FIRST_TARGET, t.SECOND_TARGET):
        return Refusal("3.5", "An action that can be carried out may not be refused.")
    return Refusal(rule_now(s), f"That is not what is asked now. {prompt(s, seat)}")


def why_not_ability(s: TopiaState, seat: int, action: int) -> Refusal:
    """An ability that the seat does not have, has used up, or cannot use now."""
    faction, rule = ABILITIES[verb_of(action)]
    ability = s.book.factions[faction - 1]
    if s.of(seat, t.FACTION) != faction:
        return Refusal(rule, f"{ability.ability} is the ability of {ability.name}.")
    if ability.uses > 0 and s.of(seat, t.USES) == 0:
        return Refusal("5.1", f"You have used {ability.ability} already.")
    if faction == t.ROAMERS and s.step == t.SEND and s.lured >= 0:
        return Refusal("5.12", "Hypnosis has named this turn: no ability cancels another.")
    if faction == t.SHAKRA and s.step == t.SEND and first_of(action) == only_die_of_lure(s):
        return Refusal("5.12", "Hypnosis needs this die: no ability cancels another.")
    return Refusal(rule, f"{ability.ability} cannot be used like that now. {ability.text}")


def why_not_send(s: TopiaState, space: int) -> Refusal:
    """A space to which no agent can be sent."""
    if not has_die(s, space):
        return Refusal("3.2", f"There is no die at {where(s, space)}.")
    if s.lured >= 0:
        return Refusal("5.10", f"You are hypnotised: your agent has to go to {hood_name(s, s.lured)}.")
    return Refusal("8.10", f"A roadblock: the last agent was sent to {hood_name(s, s.previous_hood)}.")


def why_not_target(s: TopiaState, place: int) -> Refusal:
    """A place that an action cannot aim at."""
    rule = ACTION_RULES[s.action]
    wants_agent = s.action == t.WASTE and s.step == t.FIRST_TARGET
    if wants_agent and (place >= t.SPACES or not has_agent(s, place)):
        return Refusal(rule, f"There is no agent of a neighbourhood at {where(s, place)}.")
    if not wants_agent and not has_die(s, place):
        return Refusal(rule, f"There is no die at {where(s, place)}.")
    if s.advanced == 1 and s.action == t.BANK and (place >= t.SPACES) == (s.step == t.SECOND_TARGET):
        return Refusal("4.7", f"{thing_at(s, place)} has no match in colour or value.")
    return Refusal(rule, f"{thing_at(s, place)} cannot be chosen. {prompt(s, s.player)}")
