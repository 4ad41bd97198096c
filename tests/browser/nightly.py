"""Selection of tests: a normal run covers some games, the nightly run covers all of them.

The nightly run sets ALVEUS_NIGHTLY=1.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    import pytest

VARIABLE = "ALVEUS_NIGHTLY"

DAILY: Mapping[str, tuple[str, ...]] = {
    "test_every_page_is_accessible_and_reflows": (
        *("index.html", "embed.html", "page.html?game=bohnenspiel"),
        "play.html?game=rithmomachia",
    ),
    "test_a_turn_is_played_with_few_keys": ("bohnenspiel",),
    "test_a_game_is_played_by_the_buttons_of_the_list": ("bohnenspiel",),
    "test_a_game_is_played_by_tab_and_enter_alone": ("bohnenspiel",),
    "test_help_is_at_the_end_of_every_games_menu": ("terzett",),
    "test_no_content_appears_on_hover_only": ("rithmomachia",),
    "test_a_puzzle_is_solved_by_typing": ("terzett",),
    "test_a_puzzle_is_solved_by_the_buttons_of_the_list": ("terzett",),
    "test_a_puzzle_is_solved_by_tab_and_enter_alone": ("terzett",),
    "test_in_the_smallest_windows_all_is_large_enough_and_nothing_hides_the_focus": ("xii",),
    "test_axe_finds_nothing_on_black_in_forced_colours_and_at_four_times_the_size": (
        "duodecim-de-DE",
    ),
    "test_no_button_of_a_game_loses_the_focus": ("bohnenspiel",),
    "test_another_engine_plays_a_game_and_continues_it_after_a_reload": ("firefox-bohnenspiel",),
    "test_another_engine_shows_a_game_in_a_frame_and_as_an_exhibit": ("webkit-xii",),
    "test_axe_finds_no_fault_in_the_restore_dialogs": ("de-DE-words1",),
    "test_damaged_files_and_links_are_told_and_the_game_stays": ("German",),
    "test_a_painter_that_fails_is_told_of_and_the_board_is_drawn_plainly": ("outside", "fails"),
    "test_what_is_wrong_with_a_pack_is_told_in_german": ("painter altered",),
    "test_axe_finds_nothing": (*("en-{}", "de-{'color_scheme': 'dark'}", "dark"),),
    "test_axe_finds_nothing_on_the_page_unfolded": ("light-en-GB", "dark-de-DE"),
    "test_axe_finds_no_fault_in_a_hint": ("page",),
    "test_nothing_is_clipped_at_twice_the_default_font_size": (
        *("index.html-phone", "make.html-phone", "play.html?game=bohnenspiel-desktop"),
        "embed.html?game=xii-frame",
    ),
    "test_text_spacing_clips_nothing": ("index.html", "play.html?game=xii"),
    "test_targets_are_large_enough_without_the_fonts_of_the_site": (
        *("index.html", "play.html?game=lombardorum"),
    ),
    "test_a_browser_without_a_required_feature_shows_the_page_for_old_browsers": (
        *("dialog", ":has()", "WebAssembly exceptions"),
    ),
    "test_a_page_that_is_read_keeps_the_policy": (
        *("index.html", "gallery.html", "proportions.html", "lab.html", "licences.html"),
        "make.html",
        "page.html?game=dominosa",
    ),
    "test_a_game_that_is_played_keeps_the_policy": ("xii", "terzett"),
    "test_a_games_page_loads_few_styles_and_scripts": (
        "play.html?game=dominosa",
        "play.html?game=terzett",
        "play.html?game=rithmomachia",
        "embed.html?game=terzett",
    ),
    "test_a_toast_never_lies_over_the_board": ("lombardorum-size3",),
    "test_whatever_is_touched_beside_the_board_is_44_pixels_wide_and_high": ("xii", "rithmomachia"),
    "test_every_game_is_guided_to_its_last_step": ("lombardorum", "dominosa", "rithmomachia"),
    "test_a_newcomer_reads_the_aim_before_any_script_and_goes_on_reading": (
        *("bohnenspiel-en", "rithmomachia-de"),
    ),
    "test_every_game_of_the_family_wakes_and_no_other": ("dominoes",),
    "test_nothing_is_remembered_on_small_or_full_devices_nor_by_frames_and_exhibits": (
        *("full", "frame that keeps"),
    ),
    "test_every_step_of_a_course_can_be_answered_by_keyboard": ("familydomino",),
    "test_axe_finds_no_fault_in_a_course": ("phone",),
    "test_axe_finds_nothing_in_practice": ("task",),
    "test_positions_of_every_game_with_an_opponent_can_be_edited": ("sperrdomino",),
    "test_axe_finds_no_fault_in_the_editor": ("phone",),
    "test_every_demonstration_describes_each_turn_and_has_no_inactive_button": (
        "play.html?game=terzett",
        "embed.html?game=xii",
    ),
    "test_the_others_turn_is_told_and_can_be_shown_again": ("lombardorum", "sperrdomino"),
    "test_the_end_is_told_once": ("xii", "sperrdomino"),
    "test_list_and_sentence_have_the_numbers_of_the_board": ("xii",),
    "test_focus_survives_the_moves_of_the_computer": ("bohnenspiel",),
    "test_focus_survives_another_language": ("lombardorum",),
    "test_board_and_panels_need_no_scrolling": ("lombardorum", "dominosa"),
    "test_across_the_table_the_board_of_a_frame_lies_between_the_players": ("duodecim-upright",),
    "test_touching_a_demonstration_continues_its_position": ("board",),
    "test_the_plain_board_can_be_read_by_everybody": ("dark",),
    "test_a_study_can_be_solved_on_the_board": ("last-The last word-s6-41 : 31",),
    "test_the_way_round_the_board_is_shown_on_wish": ("xii",),
    "test_the_list_of_moves_fits_its_place": ("xii",),
    "test_a_game_is_won_by_mouse": ("duodecim",),
    "test_a_game_is_won_in_a_frame": ("xii",),
    "test_the_page_says_what_cannot_be_in_a_position": ("both sides on one point",),
    "test_men_move_without_animation_under_reduced_motion": ("usual",),
    "test_a_page_takes_the_focus_for_nothing": ("rithmomachia",),
    "test_a_damaged_stored_game_is_put_aside": ("everything",),
    "test_what_a_study_or_a_frame_cannot_read_is_put_aside": ("frame",),
    "test_a_stored_view_that_cannot_be_painted_is_dropped_and_the_game_is_loaded": ("this build",),
    "test_a_step_in_the_history_is_made_after_the_worker_was_replaced": ("undo",),
    "test_a_hint_can_be_requested_again": ("hint",),
    "test_a_stored_game_that_is_not_there_is_named_and_kept": ("German",),
    "test_storage_that_keeps_nothing_is_told_and_the_game_goes_on": ("forbidden-German",),
    "test_what_hinders_is_said_before_a_game_is_begun": ("forbidden",),
    "test_every_order_ends_with_eight_men_alone": ("order1",),
    "test_axe_finds_nothing_in_the_study": ("German phone",),
    "test_axe_finds_no_fault_in_a_game": ("de-DE",),
    "test_nothing_is_clipped_in_a_game_and_its_dialogs": ("de-DE",),
    "test_a_figure_is_composed_by_keyboard_and_told_word_for_word": ("en",),
    "test_every_game_plays_in_every_mode_in_a_frame_of_another_origin": (
        "familydomino-demo-small",
        "rithmomachia-two-standing",
    ),
    "test_a_link_of_another_game_leads_to_that_games_page": ("link",),
    "test_everybody_can_read_and_press_the_pages_for_museums": ("museums.html-de",),
    "test_a_page_opened_as_a_file_says_what_to_do": ("de-DE-play.html",),
    "test_a_frame_shows_studies_courses_and_short_rules": ("standing-duodecim-study",),
    "test_in_a_frame_the_bands_lie_beside_the_board": ("standing-bohnenspiel",),
    "test_a_pack_that_does_not_work_is_told_and_every_other_game_is_played": (
        "raises",
        "damaged",
        "shadows",
        "packs/../noughts.whl",
    ),
    "test_damaged_messages_remove_only_that_pack_from_the_home_page": ("encoding", "altered"),
    "test_a_damaged_entry_removes_only_that_pack_from_the_home_page": ("path", "outdated"),
    "test_a_damaged_list_is_reported_and_built_in_games_are_shown": ("{}",),
    "test_invalid_parameters_are_reported_and_a_board_is_shown": ("level", "position"),
    "test_a_roll_can_be_pressed_through": ("a key",),
    "test_on_paper_the_board_is_large_and_nothing_can_be_pressed": ("dominosa",),
    "test_the_rule_of_a_puzzle_stands_on_its_page": ("terzett",),
    "test_the_roll_that_decides_who_begins_stays": ("lombardorum",),
    "test_on_320_px_the_whole_table_can_be_reached": ("familydomino",),
    "test_a_kiosk_leads_nowhere_and_all_that_is_touched_is_large_and_low": ("standing",),
    "test_nothing_lies_over_the_button_that_begins_and_the_board_stays_where_it_is": (
        "lying-dominosa",
    ),
    "test_in_a_small_window_the_board_of_an_exhibit_comes_first": ("(300, 300)",),
    "test_exhibit_starts_after_any_single_failed_request": ("0",),
    "test_targets_on_upright_screens_are_within_reach_of_a_wheelchair": ("xii", "terzett"),
    "test_small_exhibit_has_large_targets_or_shows_its_minimum_size": (
        *("(480, 360)-terzett", "(640, 480)-xii"),
    ),
    "test_a_phone_shows_the_gallery_and_composes_with_a_finger": ("320",),
    "test_a_puzzle_fits_on_a_phone_and_can_be_solved_by_touch": ("320",),
    "test_every_pit_is_visible_on_a_phone": ("320",),
    "test_nothing_beside_the_sheet_moves_in_a_lesson": ("laptop",),
    "test_todays_puzzle_opens_at_once_and_is_that_of_its_day": ("terzett",),
    "test_nothing_that_is_seen_moves": ("(390, 844)", "(1280, 800)"),
}
"""Parameters used in a normal run, for tests with parameters for many games or windows."""

APART: frozenset[str] = frozenset(
    {
        "test_every_mark_on_the_canvas_is_seen_by_all_eyes",
        "test_another_engine_opens_a_link_and_continues_offline",
        "test_a_battle_of_numbers_is_fought_by_keyboard_and_told_word_for_word",
        "test_a_whole_game_of_sowing_is_played_by_keyboard_and_told_word_for_word",
        "test_a_german_game_ends_without_an_english_word",
        "test_solved_puzzle_shows_its_kept_time_after_another_puzzle_was_open",
        "test_steps_of_a_solved_puzzle_end_above_the_line_below_them",
        "test_the_published_wheel_installs_into_a_stock_pyodide",
        "test_header_is_the_same_on_every_page",
        "test_a_browser_and_a_terminal_play_each_other",
        "test_a_survey_agrees_with_any_position_that_is_played",
        "test_a_worker_that_dies_after_waking_is_replaced_by_one_that_starts",
        "test_the_memory_of_another_build_is_not_woken_and_goes_when_ours_is_kept",
        "test_a_memory_that_python_cannot_wake_from_is_not_made_again",
        "test_nine_mens_morris_has_its_place_board_course_and_rules_offline_too",
        "test_axe_finds_no_fault_in_the_dialogs",
        "test_two_workers_find_what_python_finds_and_the_file_is_read_by_both",
        "test_two_sites_on_one_host_have_separate_copies",
        "test_wider_set_text_is_not_clipped",
        "test_turns_are_told_in_both_lengths_and_languages",
        "test_a_puzzle_is_told_with_short_names",
        "test_boards_grow_with_the_page",
        "test_large_pieces_are_larger",
        "test_no_entry_of_the_menu_loses_the_focus",
        "test_no_button_of_a_page_loses_the_focus",
        "test_orca_speaks_all_that_the_page_tells",
        "test_a_whole_game_is_played_by_keyboard_and_told_word_for_word",
        "test_a_whole_game_by_mouse_against_the_weakest_level_with_dice_that_can_be_checked",
        "test_focus_stays_through_every_redraw",
        "test_other_words_are_cut_and_every_square_keeps_its_name",
        "test_named_points_tell_what_is_known_of_them",
        "test_a_row_is_composed_to_a_prescribed_sum_or_refused",
        "test_a_race_on_a_net_counts_every_figure",
        "test_every_net_has_its_own_time",
        "test_the_game_is_played_on_as_black",
        "test_the_rules_page_leads_to_the_study",
        "test_a_step_back_leads_into_the_throw_again",
        "test_a_game_of_sowing_against_the_computer_is_told_word_for_word",
        "test_side_by_side_the_board_stays_and_the_numerals_change",
        "test_names_stay_at_their_side_of_a_board_that_is_not_turned",
        "test_a_file_is_loaded_after_the_worker_was_replaced",
        "test_a_link_is_created_after_the_worker_was_replaced",
        "test_a_puzzle_is_generated_after_the_worker_was_replaced",
        "test_ten_games_lie_on_the_shelf_and_the_oldest_gives_way",
        "test_a_race_records_the_time_of_each_player",
        "test_a_time_from_a_link_is_marked_as_unverified",
        "test_hovering_over_the_tally_does_not_update_names",
        "test_a_link_over_a_game_that_is_not_there_leaves_it_kept",
        "test_a_press_while_a_step_is_under_way_says_why_not_once_the_computer_is_to_play",
        "test_what_is_pressed_while_a_step_is_under_way_is_done_after_it",
        "test_a_german_game_begins_without_an_english_word",
        "test_without_storage_it_holds_as_long_as_the_page",
        "test_undo_leads_back_to_the_step_that_fits",
        "test_with_reduced_motion_dice_are_set_down",
        "test_a_phone_has_the_speaker_in_its_menu",
        "test_a_deal_is_played_by_mouse_against_the_computer",
        "test_a_link_and_another_game_leave_it_where_it_was",
        "test_a_puzzle_demonstration_can_be_taken_over",
        "test_a_demonstration_does_not_replace_a_game_in_progress",
        "test_every_task_is_answered_by_keyboard",
        "test_a_file_of_another_game_is_laid_on_that_games_board",
        "test_a_different_answer_is_wrong_and_can_be_played_on",
        "test_german_narration_of_a_puzzle_solved_by_keyboard",
        "test_a_whole_game_is_played_between_two_browsers",
        "test_a_first_position_not_yet_stored_is_not_lost",
        "test_a_lesson_plays_the_whole_solution_and_can_be_paused",
        "test_a_demonstration_pauses_between_turns_with_any_animation_setting",
        "test_a_letter_that_is_damaged_is_told_in_a_sentence",
        "test_a_roman_game_is_played_by_keyboard_and_told_word_for_word",
        "test_a_deal_to_the_block_is_played_by_keyboard_and_told_word_for_word",
        "test_a_roman_game_is_told_without_an_english_word",
        "test_a_battle_of_numbers_is_told_without_an_english_word",
        "test_a_game_of_sowing_is_told_without_an_english_word",
        "test_a_visitor_finds_the_first_move_the_answer_the_course_and_the_end",
        "test_axe_finds_nothing_at_any_step",
        "test_axe_finds_nothing_in_the_last_turn_and_a_demonstration",
        "test_nothing_moves_where_the_guide_comes",
        "test_three_people_at_one_device_hear_a_family_domino_to_its_end",
        "test_a_whole_game_of_each_is_played_to_its_end",
        "test_a_browser_and_a_terminal_play_a_whole_game",
        "test_a_game_is_given_up_in_a_letter",
        "test_a_draw_is_offered_and_agreed",
        "test_whoever_has_a_link_watches_and_changes_nothing",
        "test_an_older_letter_shows_the_game_as_it_stands",
        "test_a_letter_sent_as_a_file_is_opened",
        "test_a_game_that_went_on_in_another_window_is_written_once",
        "test_the_way_back_leads_to_the_game_that_lay_there_before",
        "test_a_finished_game_is_verified_from_the_shelf",
        "test_a_code_on_one_screen_is_read_with_the_camera_of_another",
        "test_without_a_camera_the_link_is_pasted",
        "test_a_letter_that_cannot_be_kept_is_seen_and_not_answered",
        "test_rules_that_cannot_be_played_by_letter_are_refused_in_the_dialog",
        "test_the_computer_gives_no_advice",
        "test_the_proof_of_a_letter_that_cheats_stops_at_its_move",
        "test_axe_finds_nothing_on_the_way_of_a_letter",
        "test_what_is_kept_for_playing_offline_keeps_the_policy",
        "test_visited_documentation_can_be_read_offline",
        "test_the_archive_packed_in_the_browser_runs_from_its_folder",
        "test_every_example_of_a_message_is_answered",
        "test_only_exhibits_accept_texts",
        "test_a_demonstration_continues_if_its_worker_ends_in_the_second_game",
        "test_colours_sound_and_what_visitors_may_change_are_chosen",
        "test_the_rules_are_turned_to_whoever_asks_across_the_table",
        "test_the_rules_in_pictures_lead_to_the_board",
        "test_the_line_for_a_page_shows_what_was_chosen",
        "test_an_exhibit_of_several_games_takes_turns_and_lets_visitors_choose",
        "test_visits_are_counted_where_the_file_wishes_so_and_nowhere_else",
        "test_colours_and_position_of_a_museum_are_shown",
        "test_studies_and_games_take_turns",
        "test_a_day_and_a_night_pass_and_the_exhibit_stands_as_it_stood",
        "test_a_whole_puzzle_to_six_is_solved",
        "test_a_booklet_is_printed_on_as_many_pages_as_it_says",
    }
)
"""Tests that only the nightly run contains, because similar tests cover their subject."""


def spare(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect the tests of the nightly run, unless tests are selected by name."""
    named = config.option.keyword or any("::" in argument for argument in config.args)
    if named or os.environ.get(VARIABLE):
        return
    kept, left = [], []
    for item in items:
        (kept if is_daily(item) else left).append(item)
    items[:] = kept
    config.hook.pytest_deselected(items=left)


def is_daily(item: pytest.Item) -> bool:
    """Return True if a normal run contains the test."""
    name, _, chosen = item.name.partition("[")
    return name not in APART and (name not in DAILY or chosen.removesuffix("]") in DAILY[name])
