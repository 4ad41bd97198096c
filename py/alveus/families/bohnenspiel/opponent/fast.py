"""Fast sowing on packed boards, for search.

A board is one integer with one byte per pit: the mover's row in the lowest six bytes, then the
opponent's row, each from its owner's left.  If the direction is clockwise, the rows are reversed,
so that every board is sown counter-clockwise.  The stores are not part of a board, because a search
values only the beans in the pits.  `fast_replies` and `plain_replies` return functions that list
the results of the mover's sowings; the fast function supports only the rules in `PROVED`.
"""

from __future__ import annotations

from collections.abc import Callable

from alveus.families.bohnenspiel.board import PITS, ROW, State
from alveus.families.bohnenspiel.rules import CAPTURED, Ruleset, may_sow, sow, trail_of

PROVED = {
    "direction": ("ccw", "cw"), "skip_start": (False, True), "chain": (False, True),
    "remainder": ("other", "own_rows", "nobody"), "early_win": (False, True),
    "endless": ("repetition", "cap", "off"), "skips": (0, 3), "by_beans": (False, True),
    "beans": (3, 4, 5, 6),
}  # fmt: skip
"""For each option of the rules, the values under which `fast_replies` is tested."""
MOST = 72
"""Maximum number of beans in a pit."""
HALF = 8 * ROW
"""Number of bits of a row."""
OWN = (1 << HALF) - 1
"""Bit mask of the mover's row in a packed board."""

Reply = tuple[int, int]
"""The result of a move: the number of captured beans, and the packed board after the move, on
which the opponent is the mover."""
Replies = Callable[[int], list[Reply]]
"""A function that takes a packed board.  For each pit that the mover can sow, it returns the result
as a `Reply`, in ascending order of the pits' indices in the board."""


def pack(rules: Ruleset, state: State) -> int:
    """Return the board of a position as one integer, seen from the player on turn."""
    own, other = state.row(state.turn), state.row(1 - state.turn)
    if rules.step < 0:
        own, other = own[::-1], other[::-1]
    return int.from_bytes(bytes((*own, *other)), "little")


def beans_on(board: int) -> int:
    """Return the beans on a packed board: the sum of its bytes, which is the board modulo 255."""
    return board % 255


def pit_of(rules: Ruleset, index: int) -> int:
    """Convert a pit's index (0 to 5) in a packed row to its index from the owner's left.

    The opposite conversion is the same function.
    """
    return index if rules.step > 0 else ROW - 1 - index


def sowable_pits(rules: Ruleset, board: int) -> list[int]:
    """Return the indices, in a packed board, of the mover's pits that can be sown."""
    row = (board & OWN).to_bytes(ROW, "little")
    return [index for index, beans in enumerate(row) if may_sow(rules, beans)]


def replies_under(rules: Ruleset) -> Replies:
    """Return `fast_replies(rules)` if `PROVED` permits these rules, else `plain_replies(rules)`."""
    return fast_replies(rules) if rules.is_within(PROVED) else plain_replies(rules)


def plain_replies(rules: Ruleset) -> Replies:
    """Return a function that lists the results of the mover's sowings on a packed board.

    The function is slow, but valid under all rules.
    """

    def replies(board: int) -> list[Reply]:
        rows = board.to_bytes(PITS, "little")
        pits = [rows[half + pit_of(rules, pit)] for half in (0, ROW) for pit in range(ROW)]
        sowings = [sow(rules, pits, pit_of(rules, index)) for index in sowable_pits(rules, board)]
        return [(sowing.beans, pack(rules, State(sowing.pits, (0, 0), 1))) for sowing in sowings]

    return replies


def fast_replies(rules: Ruleset) -> Replies:
    """Return a fast function that lists the results of the mover's sowings on a packed board.

    If `PROVED` does not permit `rules`, the results may be wrong; only `replies_under` checks this.
    To sow a pit, the returned function adds one number to the board.  The number depends only on
    the pit and the beans in it.
    """
    rows = [_sowings(rules, pit) for pit in range(ROW)]
    captured = bytes(count if count in CAPTURED else 0 for count in range(256))
    chain = rules.chain

    def replies(board: int) -> list[Reply]:
        turned = board >> HALF | (board & OWN) << HALF
        made = []
        for beans, row in zip((board & OWN).to_bytes(ROW, "little"), rows, strict=True):
            if sowing := row[beans]:
                added, last = sowing
                after = turned + added
                total = 0
                while count := captured[after >> last & 255]:
                    total += count
                    after -= count << last
                    if not chain:
                        break
                    last = last - 8 if last else 88
                made.append((total, after))
        return made

    return replies


def _sowings(rules: Ruleset, pit: int) -> list[tuple[int, int] | None]:
    """Return a table: entry n is the effect of sowing n beans from the mover's pit `pit` (0 to 5).

    The entry is None if the rules do not allow this sowing.  The effect, without captures, is a
    pair for the packed board with exchanged rows (the opponent's in the lowest bytes): the number
    whose addition to this board sows the beans, and the index of the lowest bit of the pit that
    gets the last bean.
    """
    row: list[tuple[int, int] | None] = [None]
    start, added = 1 << (pit + ROW) % PITS * 8, 0
    for beans, sown in enumerate(trail_of(1, rules.skip_start, pit, MOST), 1):
        last = (sown + ROW) % PITS * 8
        added += (1 << last) - start
        row.append((added, last) if may_sow(rules, beans) else None)
    return row
