"""The codes that only Python's users meet; their words lie in `alveus/words`."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

CODES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "error": (
            "cannot_be_sent",
            "extra_needed",
            "file_failed",
            "lab_clock",
            "lab_damaged",
            "lab_function",
            "lab_no_function",
            "lab_seconds",
            "lab_lost",
            "lab_no_file",
            "lab_no_measure",
            "lab_no_scheduler",
            "lab_not_written",
            "lab_number",
            "lab_other",
            "lab_overlap",
            "folder_full",
            "pack_damaged",
            "pack_entry",
            "pack_link",
            "pack_list",
            "pack_name",
            "pack_outside",
            "pack_page",
            "pack_project",
            "pack_shadows",
            "pack_too_large",
            "pack_unconfirmed",
            "pack_unsound",
            "pack_unworded",
            "pack_wordless",
            "pack_words",
            "program_failed",
            "lab_players",
            "lab_readings",
            "lab_too_new",
            "lab_twice",
            "main_unguarded",
            "worker_lost",
            "letter_kept_there",
            "letter_other",
            "letter_unconfirmed",
            "letter_written",
            "no_sheets",
            "no_such_player",
            "not_numbered",
            "uneven_games",
        ),
        "reason": ("play_on",),
    }
)
