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
            "letter_kept_there",
            "letter_other",
            "no_sheets",
            "no_such_player",
            "not_numbered",
            "uneven_games",
        ),
        "reason": ("play_on",),
    }
)
