"""The limits of everything that alveus reads from outside.

Links, letters, saved games, positions, packs and experiments can come from a stranger or from a
damaged disk. Each limit is far above the largest input that alveus itself writes. An input beyond
a limit is refused with a code before it is processed.
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
VERSION_DIGITS = 4
"""Digits of the version number in front of a link or letter."""
SEED_BYTES = 1_024
"""Bytes of a seed in UTF-8, or of a seed given as bytes."""
