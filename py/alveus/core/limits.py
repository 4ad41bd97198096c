"""The limits of everything that alveus reads from outside.

Links, letters, saved games, positions, packs and experiments can come from a stranger or from a
damaged disk. Each limit is far above the largest input that alveus itself writes. An input beyond
a limit is refused with a code before it is processed.

`docs/site/limits.md` lists these values; `tests/core/test_limits.py` compares them.
"""

from __future__ import annotations

LINK_CHARACTERS = 64_000
"""Characters of the packed part of a link or letter, before it is decoded."""
LINK_BYTES = 1_000_000
"""Bytes of JSON in a link, after decompression."""
LETTER_BYTES = 256 * 1024
"""Bytes of JSON in a letter, after decompression."""
FILE_BYTES = 16_000_000
"""Bytes of a file that contains a saved game, a letter, a position, a course or an experiment."""
PACK_BYTES = 32_000_000
"""Bytes of all files of a pack together, after decompression."""
PACK_FILES = 5_000
"""Files and folders in the wheel of a pack."""
NESTING = 64
"""Levels of nested lists and objects in JSON. Python in the browser has a small stack."""
GAME_MOVES = 20_000
"""Moves, throws and notes of one match, in a link, letter or saved game."""
LETTER_MOVES = 4_000
"""Moves of a game by letter. A letter is replayed in one step, without progress."""
MOVE_CHARACTERS = 4_000
"""Characters of one move text. A text can contain several moves."""
VERSION_DIGITS = 4
"""Digits of the version number in front of a link or letter."""
SEED_BYTES = 16_384
"""Bytes of a seed in UTF-8, or of a seed given as bytes."""
SEED_BITS = 8_192
"""Bits of a seed given as an integer."""
NUMBER = 2**53 - 1
"""Absolute value of a whole number in JSON: the largest that JavaScript represents exactly."""
TASK_SECONDS = 3_600
"""Seconds that a caller can allow for one computation: a move, a hint, an analysis, a figure."""
PROCESSES = 256
"""Processes that an arena or an experiment starts."""
