"""Selection of tests: a normal run covers some games, the nightly run covers all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    import pytest

DAILY: Mapping[str, tuple[str, ...]] = {
    "test_every_page_is_accessible_and_reflows": ("index.html",),
    "test_a_game_can_be_played_by_tab_and_enter": ("bohnenspiel",),
    "test_help_is_at_the_end_of_every_games_menu": ("terzett",),
    "test_another_engine_plays_a_game_and_continues_it_after_a_reload": ("firefox-bohnenspiel",),
    "test_another_engine_shows_a_game_in_a_frame_and_as_an_exhibit": ("webkit-xii",),
    "test_damaged_files_and_links_are_reported_and_the_game_stays": ("German",),
    "test_a_failing_painter_is_reported_and_replaced_by_the_plain_one": ("outside",),
    "test_faults_of_a_pack_are_reported_in_german": ("painter altered",),
    "test_nothing_is_clipped_at_twice_the_default_font_size": (
        *("index.html-phone", "make.html-phone", "embed.html?game=xii-frame"),
    ),
    "test_targets_are_large_enough_without_the_fonts_of_the_site": ("play.html?game=lombardorum",),
    "test_a_browser_without_a_required_feature_shows_the_page_for_old_browsers": (
        *("dialog", ":has()", "WebAssembly exceptions"),
    ),
    "test_pages_of_text_keep_the_policy": (*("index.html", "lab.html", "page.html?game=dominosa"),),
    "test_a_game_keeps_the_policy": ("xii",),
    "test_a_games_page_loads_few_bytes_of_styles_and_scripts": (
        "play.html?game=rithmomachia",
        "embed.html?game=terzett",
    ),
    "test_the_guide_of_every_game_reaches_its_last_step": ("rithmomachia",),
    "test_positions_of_every_game_with_an_opponent_can_be_edited": ("sperrdomino",),
    "test_the_opponents_turn_is_described_and_can_be_shown_again": ("sperrdomino",),
    "test_a_damaged_stored_game_is_set_aside": ("everything",),
    "test_unavailable_storage_is_reported_and_the_game_continues": ("forbidden-German",),
    "test_obstacles_are_shown_before_a_game_begins": ("forbidden",),
    "test_axe_finds_no_fault_in_a_game": ("de-DE",),
    "test_every_game_plays_in_every_mode_in_a_frame_of_another_origin": (
        "familydomino-demo-small",
        "rithmomachia-two-standing",
    ),
    "test_the_pages_for_museums_are_accessible": ("museums.html-de",),
    "test_a_page_opened_as_a_file_shows_instructions": ("de-DE-play.html",),
    "test_a_frame_shows_studies_courses_and_short_rules": ("standing-duodecim-study",),
    "test_the_bands_of_a_frame_do_not_overlap_the_board": ("standing-bohnenspiel",),
    "test_a_faulty_pack_is_reported_and_does_not_affect_other_games": ("damaged",),
    "test_damaged_messages_remove_only_that_pack_from_the_home_page": ("encoding",),
    "test_a_damaged_entry_removes_only_that_pack_from_the_home_page": ("path",),
    "test_a_damaged_list_is_reported_and_built_in_games_are_shown": ("{}",),
    "test_invalid_parameters_are_reported_and_a_board_is_shown": ("level", "position"),
    "test_a_kiosk_has_no_links_and_large_low_targets": ("standing",),
    "test_todays_puzzle_opens_at_once_and_belongs_to_its_date": ("terzett",),
    "test_the_page_has_no_layout_shift": ("(390, 844)", "(1280, 800)"),
    "test_frame_stays_connected_to_its_host_after_a_navigation_inside": ("firefox-no-referrer",),
    "test_a_move_in_a_stale_tab_keeps_both_games": ("channel",),
    "test_a_stale_tab_loads_the_newer_state": ("firefox",),
    "test_element_loads": ("classic", "strict policy"),
    "test_element_loads_and_fits_the_page": ("firefox-script", "webkit-module"),
    "test_a_clicked_letter_opens": ("firefox-%23", "webkit-intact", "webkit-zero-width space"),
    "test_a_pasted_email_source_opens_its_letter": ("webkit",),
    "test_bundle_uses_the_attribute_site": ("SITE",),
    "test_the_introduction_needs_no_scripts_and_has_the_users_language": (
        *("de-DE--False", "de-DE-de/-True"),
    ),
    "test_longer_texts_are_not_clipped_and_all_texts_are_messages": (
        "play.html?game=duodecim-phone",
    ),
    "test_painter_runs_only_if_its_own_bytes_match_the_hash": ("2",),
    "test_a_puzzle_appears_without_layout_shift_and_is_announced": ("dominosa-phone",),
    "test_only_pages_with_a_board_start_python_early": ("page-False", "play-True"),
    "test_a_clicked_letter_opens_although_its_url_is_damaged": ("clicked3",),
    "test_first_touch_and_start_again_open_new_puzzles": ("dominosa",),
}
"""Parameters used in a normal run, for tests with parameters for many games or windows."""


def is_daily(item: pytest.Item) -> bool:
    """Return True if a normal run uses the parameters of the test."""
    name, _, chosen = item.name.partition("[")
    return name not in DAILY or chosen.removesuffix("]") in DAILY[name]
