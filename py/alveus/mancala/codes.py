"""Every code the games of sowing can emit; a test finds words for each in every language.

The travel of one bean has no code and is not told: the `sow`, `sow_take` or `remainder` that
follows or precedes it tells of them all.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

CODES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "event": ("sow", "sow_take", "skip", "remainder", "over"),
        "status": (
            "to_sow", "decided", "row_may_empty", "once_more", "limit_near", "won", "drawn",
        ),
        "reason": (
            "empty_pit", "not_your_pit", "store_not_sown", "target_not_chosen", "no_skips",
            "game_over", "no_chance",
        ),
        "error": (
            "notation", "no_such_pit", "pits_number", "stores_number", "skips_number",
            "negative", "beans_sum", "no_skips", "result_impossible",
        ),
        "label": ("pit", "store", "sow", "sow_take"),
        "ending": ("row_empty", "majority", "repetition", "no_capture", "cap", "resigned"),
        "counter": ("beans", "skips"),
        "action": ("skip",),
        "contents": ("bean",),
        "hint": ("only_move", "certain", "takes", "guards", "prepares", "looks_ahead"),
        "mark": (),
    }
)  # fmt: skip
