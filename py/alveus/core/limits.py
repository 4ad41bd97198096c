"""Limits for all input that alveus reads from outside.

Links, letters, saved games, positions, packs and experiments can come from a stranger or from a
damaged disk. Each limit is far above normal use. An input beyond a limit is refused with an error
code before it is processed.

`docs/site/limits.md` lists these values; `tests/core/test_limits.py` compares them.
"""

LINK_CHARACTERS = 64_000
"""Maximum number of characters in a link or game letter after its version number, that is, in the
compressed and encoded (base64url) content."""
LINK_BYTES = 1_000_000
"""Maximum size in bytes of the JSON in a link, after decompression."""
LETTER_BYTES = 256 * 1024
"""Maximum size in bytes of the JSON in a game letter, after decompression."""
FILE_BYTES = 16_000_000
"""Maximum size in bytes of a file: a saved game, letter, position, course or experiment."""
PACK_BYTES = 32_000_000
"""Maximum size in bytes of a pack (a wheel with games), and of its files after decompression."""
PACK_FILES = 5_000
"""Maximum number of files and folders in a pack (a wheel with games)."""
NESTING = 64
"""Maximum nesting depth of lists and objects in JSON. Python in the browser has a small stack."""
GAME_MOVES = 20_000
"""Maximum number of plies in a match: game starts, rolls, deals and moves."""
LETTER_MOVES = 2_000
"""Maximum number of moves in a game by letter, which is replayed without showing progress."""
MOVE_CHARACTERS = 4_000
"""Maximum number of characters in one move text.  A text can contain several moves."""
VERSION_DIGITS = 4
"""Maximum number of digits in the version number of a link or game letter."""
SEED_BYTES = 16_384
"""Maximum size in bytes of a seed (in UTF-8 if it is text)."""
SEED_BITS = 8_192
"""Maximum number of bits of an integer seed."""
NUMBER = 2**53 - 1
"""Maximum absolute value of an integer in JSON.  JavaScript rounds larger integers."""
TASK_SECONDS = 3_600
"""Maximum time limit in seconds that a caller can set for a move, hint, analysis or puzzle."""
PROCESSES = 256
"""Maximum number of processes for an arena (games of computer players) or an experiment."""
