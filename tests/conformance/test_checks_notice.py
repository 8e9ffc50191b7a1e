"""Each check notices the fault that it is there for."""

import pytest

from dicehall.conformance import AT_POSITIONS, OF_SETTINGS, Setting, sample
from dicehall.conformance.checks import SettingCheck, at
from dicehall.conformance.legality import (
    clones_are_apart,
    illegal_changes_nothing,
    legal_applies,
    legal_is_not_refused,
    legal_lists_are_sound,
    somebody_is_to_move,
    vocabulary_reads_back,
)
from dicehall.conformance.secrets import (
    a_sealed_answer_is_invisible,
    a_view_travels,
    a_world_dealt_again_looks_the_same,
    a_world_dealt_again_plays_on,
    dealing_again_needs_only_the_view,
    order_of_answers_is_irrelevant,
    positions_that_look_alike_tell_alike,
    the_truth_is_possible,
    the_view_is_enough,
    whoever_learns_marks_it,
    worlds_that_look_alike_stay_alike,
)
from dicehall.conformance.walk import PositionCheck
from dicehall.conformance.whole_games import (
    bots_play_it,
    games_end_and_add_up,
    records_replay,
    taking_back_restores,
    the_same_seed_plays_the_same,
)
from dicehall.conformance.wording import (
    chance_is_told_apart,
    choices_can_be_told_apart,
    everybody_is_asked_in_words,
    game_says_what_it_is,
    moments_can_go_by,
    moves_have_words,
    panels_can_be_read,
    refusals_can_be_read,
    tables_can_be_drawn,
    whatever_happens_can_be_told,
)
from dicehall.core.errors import DicehallError
from tests.conformance import broken
from tests.conformance.toys import Duel, DuelGame, duel

POSITIONS: list[tuple[PositionCheck, type[Duel] | type[DuelGame]]] = [
    (somebody_is_to_move, broken.AwaitsChanceForNothing),
    (legal_lists_are_sound, broken.ListsTwice),
    (legal_is_not_refused, broken.SilentRefusals),
    (legal_is_not_refused, broken.WrongRuleNumbers),
    (illegal_changes_nothing, broken.ChangesWhenAsked),
    (legal_applies, broken.LooksForNothing),
    (clones_are_apart, broken.SharesHands),
    (everybody_is_asked_in_words, broken.NoPrompt),
    (moments_can_go_by, broken.CannotDecline),
    (moves_have_words, broken.NoDescription),
    (choices_can_be_told_apart, broken.DescribesAlike),
    (whatever_happens_can_be_told, broken.CannotTellHidden),
    (tables_can_be_drawn, broken.PiecesAlike),
    (panels_can_be_read, broken.EmptyPanel),
    (refusals_can_be_read, broken.TellingRefusals),
    (chance_is_told_apart, broken.OutcomesAlike),
    (a_world_dealt_again_looks_the_same, broken.DealsLooksAgain),
    (dealing_again_needs_only_the_view, broken.DealsByTheWhole),
    (a_view_travels, broken.LosesItsNotes),
    (the_truth_is_possible, broken.ForgetsWhatIsGone),
    (a_world_dealt_again_plays_on, broken.LaysWhatItHasNot),
    (the_view_is_enough, broken.TellingPrompt),
    (positions_that_look_alike_tell_alike, broken.TellsCards),
    (positions_that_look_alike_tell_alike, broken.KeepsANote),
    (whoever_learns_marks_it, broken.LooksUnmarked),
    (worlds_that_look_alike_stay_alike, broken.AllowsByHiddenHands),
    (order_of_answers_is_irrelevant, broken.PaysTheFirst),
    (a_sealed_answer_is_invisible, broken.LaysOpen),
]

GAMES: list[tuple[SettingCheck, type[Duel] | type[DuelGame]]] = [
    (vocabulary_reads_back, broken.VerbsAlike),
    (game_says_what_it_is, broken.NoBlurb),
    (games_end_and_add_up, broken.NobodyWins),
    (records_replay, broken.RollsItsOwnDice),
    (taking_back_restores, broken.SharesLooks),
    (bots_play_it, broken.NeedsHiddenHands),
    (the_same_seed_plays_the_same, broken.RollsItsOwnDice),
]


def broken_setting(fault: type[Duel] | type[DuelGame]) -> Setting:
    """Duel for two, with that fault in its state or in its game."""
    game = duel(game_class=fault) if issubclass(fault, DuelGame) else duel(state_class=fault)
    return Setting(game, 2, {"table": "round"})


def check_all(setting: Setting, check: PositionCheck) -> None:
    """The check, at all sampled positions."""
    for position in sample(setting):
        at(position, check)


def name(value: object) -> str:
    """The name of a check or of a fault."""
    return str(getattr(value, "__name__", value))


@pytest.mark.parametrize(("check", "fault"), POSITIONS, ids=name)
def test_a_fault_at_a_position_is_noticed(check: PositionCheck, fault: type[Duel] | type[DuelGame]) -> None:
    """The check fails on the broken game, and says where."""
    with pytest.raises(Exception, match=r".") as wrong:
        check_all(broken_setting(fault), check)
    assert any("at duel 2 table=round" in note for note in wrong.value.__notes__)


@pytest.mark.parametrize(("check", "fault"), GAMES, ids=name)
def test_a_fault_in_whole_games_is_noticed(check: SettingCheck, fault: type[Duel] | type[DuelGame]) -> None:
    """The check fails on the broken game."""
    with pytest.raises((AssertionError, ValueError, DicehallError)):
        check(broken_setting(fault))


def test_each_check_has_a_fault_that_it_notices() -> None:
    """No check of the list is without its broken game."""
    assert {check for check, _ in POSITIONS} == set(AT_POSITIONS)
    assert {check for check, _ in GAMES} == set(OF_SETTINGS)
