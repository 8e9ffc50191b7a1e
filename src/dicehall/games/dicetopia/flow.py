"""The sequence of play, top to bottom."""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import first_of, verb_of
from dicehall.core.rng import Rng
from dicehall.core.state import State
from dicehall.games.dicetopia import actions, factions, memory, scenarios, scoring, setup, turn
from dicehall.games.dicetopia import terms as t
from dicehall.games.dicetopia.board import dice_on_city
from dicehall.games.dicetopia.book import SHARED_MISSIONS, TREMORS
from dicehall.games.dicetopia.state import TopiaState

FACTIONS_DEALT: Final[i64] = 0
FACTIONS_CHOSEN: Final[i64] = 1
FACTIONS_OFF: Final[i64] = 2
RANDOM_SCENARIO: Final[i64] = -1


@final
class Topia(TopiaState):
    """A position that can be played on."""

    def blank(self) -> State:
        """A new state, still to be filled."""
        return Topia(self.game, self.seats, self.book)

    def copy_to(self, other: State) -> None:
        """Copy the fields."""
        self.copy_fields(cast(TopiaState, other))

    def deal_again(self, seat: i64, rng: Rng) -> None:
        """Deal the missions again that the seat does not know."""
        memory.deal_missions_again(self, seat, rng)

    def score(self, seat: i64) -> i64:
        """The stars of a seat, as far as they can be told."""
        return scoring.score_of(self, seat)

    # ---- §2 setting up ----

    def set_up(self, scenario: i64) -> None:
        """Scenario, First Player, factions, dice, missions."""
        self.clear()
        setup.place_agents(self)
        if scenario == RANDOM_SCENARIO:
            self.step = t.PICK_SCENARIO
            self.await_chance(t.count_bits(scenarios.that_fit(self)))
            return
        setup.set_scenario(self, scenario)
        self.choose_first_player()

    def choose_first_player(self) -> None:
        """Chance names the First Player."""
        self.step = t.PICK_FIRST
        self.await_chance(self.seats)

    def next_faction(self) -> None:
        """Factions are dealt or chosen in player order, or left in the box."""
        if self.faction_mode == FACTIONS_OFF or self.progress == self.seats:
            self.progress = setup.next_space(self, 0)
            self.next_die()
        elif self.faction_mode == FACTIONS_DEALT:
            self.step = t.DEAL_FACTION
            self.await_chance(t.FACTIONS - self.progress)
        else:
            self.step = t.CHOOSE_FACTION
            self.ask(self.in_order(self.progress))

    def faction_given(self, faction: i64) -> None:
        """The next player's."""
        setup.give_faction(self, self.in_order(self.progress), faction)
        self.progress += 1
        self.next_faction()

    def next_die(self) -> None:
        """A die for each space in play."""
        if self.progress >= 0:
            self.step = t.LAY_DIE
            self.await_chance(setup.dice_to_lay(self) * t.PIPS)
            return
        self.progress = 0
        if self.knob(SHARED_MISSIONS) == 1:
            self.step = t.OPEN_MISSION
            self.await_chance(t.count_bits(setup.plain_missions(self)))
            return
        self.next_mission()

    def next_mission(self) -> None:
        """Missions are dealt, and then those to be kept are chosen."""
        if self.progress < self.seats and setup.missions_are_dealt(self, self.progress):
            self.progress += 1
        if self.progress < self.seats:
            self.step = t.DEAL_MISSION
            self.await_chance(setup.cards_left(self))
            return
        self.progress = 0
        self.step = t.KEEP_MISSIONS
        who = setup.who_returns_missions(self)
        self.ask_all(who)

    # ---- §3 a turn ----

    def next_turn(self) -> None:
        """Whose turn it is, the saved ones last."""
        if not turn.all_turns_taken(self):
            player = turn.whose_turn(self)
            self.turn += 1
        elif factions.saved_turn_is_due(self):
            self.saved -= 1
            self.last_of_all = 1
            player = factions.roamers(self)
            self.tell(t.SAVED_TURN, player)
        else:
            self.clone_dice()
            return
        turn.begin(self, player)
        hypnotist = factions.hypnotist(self)
        if hypnotist >= 0:
            self.step = t.HYPNOSIS
            self.ask(hypnotist)
            return
        self.ask_to_send()

    def ask_to_send(self) -> None:
        """The player sends an agent, or uses an ability first."""
        self.step = t.SEND
        self.ask(self.player)

    def before_action(self) -> None:
        """Between agent and action there is room for an ability."""
        self.step = t.BEFORE_ACTION
        if factions.has_own_ability(self, self.player):
            self.ask(self.player)
            return
        self.start_action(self.hood)

    def start_action(self, action: i64) -> None:
        """The action begins, if it is possible."""
        self.action = action
        if not actions.is_possible(self, action):
            actions.skip_action(self)
            self.after_action()
        elif action == t.AGENCY:
            self.step = t.DRAW
            self.await_chance(setup.cards_left(self))
        else:
            self.step = t.FIRST_TARGET
            self.ask(self.player)

    def target_named(self, place: i64) -> None:
        """One thing, or two, are named before anything happens to them."""
        if self.step == t.FIRST_TARGET:
            self.target = place
            if self.action != t.AIRFORCE:
                self.step = t.SECOND_TARGET
                self.ask(self.player)
                return
        else:
            self.other_target = place
        blocker = factions.blocker(self)
        if blocker >= 0:
            self.step = t.BLOCK
            self.ask(blocker)
            return
        self.carry_out()

    def carry_out(self) -> None:
        """Dice roll or change places."""
        if self.action == t.AIRFORCE:
            self.step = t.REROLL
            self.await_chance(t.PIPS)
            return
        actions.swap_targets(self, self.player)
        adapter = factions.adapter(self)
        if adapter >= 0:
            self.step = t.ADAPTATION
            self.ask(adapter)
            return
        self.after_action()

    def after_action(self) -> None:
        """After the action there is room for an ability again."""
        turn.forget_targets(self)
        self.step = t.AFTER_ACTION
        if factions.has_own_ability(self, self.player):
            self.ask(self.player)
            return
        self.end_turn()

    def end_turn(self) -> None:
        """The ground may shake; then the next player's turn begins."""
        dice = dice_on_city(self)
        if self.knob(TREMORS) == 1 and dice > 0:
            self.step = t.TREMOR
            self.await_chance(dice * t.PIPS)
            return
        self.next_turn()

    # ---- §6 the end ----

    def clone_dice(self) -> None:
        """Dangmer may clone before anything is scored."""
        cloner = factions.cloner(self)
        if cloner >= 0:
            self.step = t.CLONING
            self.ask(cloner)
            return
        self.rig_ties()

    def rig_ties(self) -> None:
        """Bingmai may decide ties when domination is scored."""
        rigger = factions.rigger(self)
        if rigger >= 0:
            self.step = t.RIGGING
            self.ask(rigger)
            return
        self.choose_missions()

    def choose_missions(self) -> None:
        """Centauri says which missions count; then all are revealed."""
        hoarder = factions.hoarder(self)
        if hoarder >= 0:
            self.step = t.LEAVE_OUT
            self.ask(hoarder)
            return
        self.reveal_all(0)

    def reveal_all(self, left_out: i64) -> None:
        """Missions are turned up together and settled in player order."""
        scoring.reveal_missions(self, left_out)
        self.settle_next()

    def settle_next(self) -> None:
        """The next mission, or the end."""
        self.factor = 1
        seat = scoring.next_to_settle(self)
        if seat < 0:
            self.step = t.FINISHED
            self.player = t.NOWHERE
            self.source = t.NOWHERE
            scoring.tell_scores(self)
            scoring.finish(self)
            return
        self.player = seat
        self.source = scoring.take_next(self, seat)
        self.settle(self.source)

    def settle(self, card: i64) -> None:
        """Most missions are simply scored; two of them lead to another one."""
        if card == self.book.gamble:
            self.step = t.GAMBLE
            self.await_chance(setup.cards_left(self))
        elif card == self.book.copycat:
            self.step = t.COPY
            self.ask(self.player)
        else:
            scoring.claim(self, self.player, card)
            self.settle_next()

    # ---- what may be decided ----

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        """The legal actions at each step."""
        step = self.step
        if step == t.SEND:
            n = turn.dice_to_take(self, out)
            return factions.own_abilities(self, seat, out, n)
        if step == t.FIRST_TARGET:
            return actions.first_targets(self, self.action, out)
        if step == t.SECOND_TARGET:
            return actions.second_targets(self, self.action, out)
        if step in (t.BEFORE_ACTION, t.AFTER_ACTION):
            out[0] = t.DO_PASS
            return factions.own_abilities(self, seat, out, 1)
        if step == t.HYPNOSIS:
            return factions.lures(self, out)
        if step == t.BLOCK:
            out[0] = t.DO_PASS
            out[1] = t.DO_BLOCK
            return 2
        if step in (t.SINK, t.KEEP_MISSIONS):
            return setup.discards(self, seat, out)
        if step == t.ADAPTATION:
            return factions.adaptations(self, seat, out)
        if step == t.INTERVENTION_NEXT:
            return factions.dice_to_intervene(self, out, 0)
        if step == t.REROLL_AGAIN:
            out[0] = t.DO_PASS
            out[1] = t.DO_AGAIN
            return 2
        return self.legal_at_the_ends(seat, out)

    def legal_at_the_ends(self, seat: i64, out: vec[i64]) -> i64:
        """The legal actions of the setup and of the final scoring."""
        step = self.step
        if step == t.CHOOSE_FACTION:
            return setup.free_factions(self, out)
        if step == t.CLONING:
            return factions.dice_to_clone_onto(self, seat, out)
        if step == t.CLONING_SOURCE:
            return factions.dice_to_clone_from(self, seat, out)
        if step == t.RIGGING:
            return factions.riggings(self, out)
        if step == t.LEAVE_OUT:
            return factions.missions_to_leave_out(self, seat, out)
        return scoring.missions_to_copy(self, seat, out)

    # ---- what follows from a decision ----

    def act(self, seat: i64, action: i64) -> None:
        """Carry out a decision."""
        step = self.step
        if step in (t.SEND, t.BEFORE_ACTION, t.AFTER_ACTION):
            self.act_in_turn(seat, action)
        elif step in (t.FIRST_TARGET, t.SECOND_TARGET):
            self.target_named(first_of(action))
        elif step == t.SINK:
            actions.sink_mission(self, seat, first_of(action))
            self.after_action()
        elif step == t.INTERVENTION_NEXT:
            self.intervene(seat, first_of(action))
        elif step == t.REROLL_AGAIN:
            self.reroll_again(action)
        elif step < t.SEND or step in (t.BLOCK, t.ADAPTATION):
            self.react(seat, action)
        else:
            self.act_at_the_end(seat, action)

    def act_in_turn(self, seat: i64, action: i64) -> None:
        """The player sends an agent, uses an ability, or goes on."""
        verb = verb_of(action)
        if verb == t.DO_SEND:
            turn.send_agent(self, seat, first_of(action))
            self.before_action()
        elif verb == t.DO_PASS:
            self.go_on()
        elif verb == t.DO_TRANSCEND:
            factions.transcend(self, seat, first_of(action))
            self.start_action(first_of(action))
        elif verb == t.DO_INTERVENE:
            self.back = self.step
            self.intervene(seat, first_of(action))
        elif verb == t.DO_EXTERMINATE:
            factions.exterminate(self, seat, first_of(action))
            self.resume(self.step)
        elif verb == t.DO_SAVE:
            factions.save_turn(self, seat)
            self.next_turn()

    def go_on(self) -> None:
        """Nothing more is used at this point of the turn."""
        if self.step == t.BEFORE_ACTION:
            self.start_action(self.hood)
        else:
            self.end_turn()

    def resume(self, step: i64) -> None:
        """Go back to the point of the turn at which an ability was used."""
        if step == t.SEND:
            self.ask_to_send()
        elif step == t.BEFORE_ACTION:
            self.before_action()
        else:
            self.after_action()

    def intervene(self, seat: i64, place: i64) -> None:
        """A die is rolled by Intervention."""
        factions.intervene(self, seat, place)
        self.step = t.INTERVENTION_ROLL
        self.await_chance(t.PIPS)

    def reroll_again(self, action: i64) -> None:
        """The Airforce flies a second time, or not."""
        if action == t.DO_PASS:
            self.after_action()
            return
        self.step = t.REROLL
        self.await_chance(t.PIPS)

    def react(self, seat: i64, action: i64) -> None:
        """Decisions of the setup, and of those who are not on turn."""
        step = self.step
        if step == t.KEEP_MISSIONS:
            if setup.return_mission(self, seat, action) and self.answered(seat):
                setup.open_hands(self)
                self.next_turn()
        elif step == t.CHOOSE_FACTION:
            self.faction_given(first_of(action) + 1)
        elif step == t.HYPNOSIS:
            if action != t.DO_PASS:
                factions.hypnotise(self, seat, first_of(action))
            self.ask_to_send()
        elif step == t.ADAPTATION:
            if action != t.DO_PASS:
                factions.adapt(self, seat, action)
            self.after_action()
        elif action == t.DO_BLOCK:
            factions.block(self, seat)
            self.after_action()
        else:
            self.carry_out()

    def act_at_the_end(self, seat: i64, action: i64) -> None:
        """Decisions of the final scoring."""
        step = self.step
        if step == t.CLONING:
            if action == t.DO_PASS:
                self.rig_ties()
                return
            self.target = first_of(action) + t.SPACES
            self.step = t.CLONING_SOURCE
            self.ask(seat)
        elif step == t.CLONING_SOURCE:
            factions.clone_die(self, seat, action)
            turn.forget_targets(self)
            self.clone_dice()
        elif step == t.RIGGING:
            if action == t.DO_PASS:
                self.choose_missions()
                return
            factions.rig(self, seat, action)
            self.rig_ties()
        elif step == t.LEAVE_OUT:
            factions.leave_out(self, seat, first_of(action))
            self.reveal_all(t.bit(first_of(action)))
        else:
            scoring.copy(self, seat, first_of(action))
            self.settle(first_of(action))

    # ---- what follows from chance ----

    def happen(self, outcome: i64) -> None:
        """Carry out an outcome of chance."""
        step = self.step
        if step == t.REROLL:
            actions.reroll(self, self.player, self.target, outcome)
            self.rolls += 1
            if actions.may_reroll_again(self):
                self.step = t.REROLL_AGAIN
                self.ask(self.player)
                return
            self.after_action()
        elif step == t.DRAW:
            actions.draw_mission(self, self.player, outcome)
            self.step = t.SINK
            self.ask(self.player)
        elif step == t.TREMOR:
            scenarios.shake(self, outcome)
            self.next_turn()
        elif step == t.INTERVENTION_ROLL:
            self.intervened(outcome)
        elif step == t.GAMBLE:
            self.settle(scoring.gamble(self, self.player, outcome))
        else:
            self.happen_in_setup(outcome)

    def intervened(self, outcome: i64) -> None:
        """After the first of two rerolls comes the second."""
        actions.reroll(self, self.player, self.target, outcome)
        if self.rolls == 1:
            self.step = t.INTERVENTION_NEXT
            self.ask(self.player)
            return
        turn.forget_targets(self)
        self.resume(self.back)

    def happen_in_setup(self, outcome: i64) -> None:
        """Chance in the setup."""
        step = self.step
        if step == t.LAY_DIE:
            setup.lay_die(self, self.progress, outcome)
            self.progress = setup.next_space(self, self.progress + 1)
            self.next_die()
        elif step == t.DEAL_MISSION:
            setup.deal_mission(self, self.progress, outcome)
            self.next_mission()
        elif step == t.DEAL_FACTION:
            self.faction_given(setup.nth_free_faction(self, outcome))
        elif step == t.PICK_FIRST:
            setup.set_first_player(self, outcome)
            self.progress = 0
            self.next_faction()
        elif step == t.OPEN_MISSION:
            setup.open_mission(self, outcome)
            self.next_mission()
        else:
            setup.set_scenario(self, scenarios.nth_that_fits(self, outcome))
            self.choose_first_player()
