"""The list of checks, and ways to run it."""

from collections.abc import Callable

from dicehall.conformance import legality, secrets, whole_games, wording
from dicehall.conformance.setting import Setting, settings
from dicehall.conformance.walk import Position, PositionCheck, sample
from dicehall.core.registry import game

SettingCheck = Callable[[Setting], None]

AT_POSITIONS: tuple[PositionCheck, ...] = (
    legality.somebody_is_to_move,
    legality.legal_lists_are_sound,
    legality.legal_is_not_refused,
    legality.illegal_changes_nothing,
    legality.legal_applies,
    legality.clones_are_apart,
    wording.everybody_is_asked_in_words,
    wording.moments_can_go_by,
    wording.moves_have_words,
    wording.choices_can_be_told_apart,
    wording.whatever_happens_can_be_told,
    wording.tables_can_be_drawn,
    wording.panels_can_be_read,
    wording.refusals_can_be_read,
    wording.chance_is_told_apart,
    secrets.a_world_dealt_again_looks_the_same,
    secrets.dealing_again_needs_only_the_view,
    secrets.a_view_travels,
    secrets.the_truth_is_possible,
    secrets.a_world_dealt_again_plays_on,
    secrets.the_view_is_enough,
    secrets.positions_that_look_alike_tell_alike,
    secrets.whoever_learns_marks_it,
    secrets.worlds_that_look_alike_stay_alike,
    secrets.order_of_answers_is_irrelevant,
    secrets.a_sealed_answer_is_invisible,
)

OF_SETTINGS: tuple[SettingCheck, ...] = (
    legality.vocabulary_reads_back,
    wording.game_says_what_it_is,
    whole_games.games_end_and_add_up,
    whole_games.records_replay,
    whole_games.taking_back_restores,
    whole_games.bots_play_it,
    whole_games.the_same_seed_plays_the_same,
)


def check_game(name: str) -> int:
    """Run every check on every setting of a game; returns how many settings there were."""
    found = settings(game(name))
    for setting in found:
        check_setting(setting)
    return len(found)


def check_setting(setting: Setting) -> None:
    """Run every check on one setting."""
    for check in OF_SETTINGS:
        check(setting)
    for position in sample(setting):
        check_position(position)


def check_position(position: Position) -> None:
    """Run every check on one position."""
    for check in AT_POSITIONS:
        at(position, check)


def at(position: Position, check: PositionCheck) -> None:
    """Run one check on one position; whatever goes wrong says where."""
    try:
        check(position)
    except Exception as wrong:
        wrong.add_note(f"at {position}")
        raise
