"""Find winning rows (harmonies): the progressions of Boethius, and their stones on the board.

The middle number of a < b < c is the arithmetic mean (b − a = c − b), the geometric mean
(a : b = b : c) or the harmonic mean (a : c = b − a : c − b).  Three such numbers win
a *victoria magna*.  Four numbers win a *maior* if they contain two kinds of means, and a
*praestantissima* if they contain all three.  The numbers 6, 8, 9, 12 are the greatest harmony.

A row consists of three or four stones of one side in the enemy's half, on one rank or file,
with ascending or descending numbers and no other stone between them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain, combinations, compress, permutations, product
from typing import NamedTuple, TypeAlias

from alveus.families.rithmomachia.arithmetic import Memo
from alveus.families.rithmomachia.board import PYRAMID, PYRAMIDS, SIDE_OF, STONES, WIDTH, army
from alveus.families.rithmomachia.ruleset import Kind, Ruleset, Victory

KINDS: tuple[Kind, ...] = ("arithmetic", "harmonic", "geometric")
DEGREES: tuple[Victory, ...] = ("magna", "maior", "praestantissima")
"""The degrees of victory, lowest first."""
GREATEST_HARMONY = (6, 8, 9, 12)

Placed = tuple[tuple[int, int], ...]
"""A placing of captured stones: the square and the code (index in `STONES`) of each stone."""
RowSquares: TypeAlias = tuple[tuple[int, ...], ...]
"""Several rows of one side; each is a tuple of its squares in ascending order."""
EarlyRows: TypeAlias = tuple[RowSquares, RowSquares]
"""The rows of White, then those of Black, that are complete but do not win at once: either all are
announced, or all are early.  With the option `win_timing`, an announced row wins if it is still
complete after the enemy's reply.  An early row was complete when rows began to win, by default at
the capture of the enemy's pyramid; it must be interrupted and built again (`early_formation`)."""


class Progression(NamedTuple):
    """Ascending numbers that win as a row, and the kinds of progression that they contain."""

    values: tuple[int, ...]
    kinds: tuple[Kind, ...]

    @property
    def degree(self) -> Victory:
        """The degree of the victory: `magna`, `maior` or `praestantissima`."""
        return "magna" if len(self.values) == 3 else DEGREES[max(1, len(self.kinds)) - 1]


def kinds(rules: Ruleset, values: tuple[int, ...]) -> tuple[Kind, ...]:
    """Return the kinds of progression that any three of three or four ascending numbers form.

    By the option `geometric_four`, four numbers a : b = c : d also have the geometric kind.
    """
    threes = list(combinations(values, 3))
    geometric = any(b * b == a * c for a, b, c in threes)
    if rules.geometric_four == "discontinuous" and len(values) == 4:
        geometric = geometric or values[0] * values[3] == values[1] * values[2]
    contained = (
        any(2 * b == a + c for a, b, c in threes),
        any(b * (a + c) == 2 * a * c for a, b, c in threes),
        geometric,
    )
    return tuple(compress(KINDS, contained))


def winning_progression(rules: Ruleset, values: tuple[int, ...]) -> Progression | None:
    """Return the progression of three or four ascending numbers if they win as a row, or None.

    The option `victory` sets the degree that wins.  For *magna*, three numbers must form one of the
    `winning_kinds`.  For a higher degree, four numbers must contain at least two kinds (*maior*) or
    three (*praestantissima*), which can be any kinds.  By option, 6, 8, 9, 12 always win.
    """
    contained = kinds(rules, values)
    if len(values) == 3:
        counted = tuple(kind for kind in contained if kind in rules.winning_kinds)
        return Progression(values, counted) if counted and rules.victory == "magna" else None
    if rules.greatest_harmony == "on" and values == GREATEST_HARMONY:
        return Progression(values, contained)
    required = DEGREES.index(rules.victory)
    return Progression(values, contained) if required and len(contained) > required else None


@lru_cache(maxsize=8)
def progressions(rules: Ruleset) -> tuple[Progression, ...]:
    """Return all winning progressions of the numbers of both armies.

    A progression can mix the two armies, because a row can contain captured stones.
    """
    faces = (*army(0, rules.advanced), *army(1, rules.advanced))
    numbers = sorted(
        {value for shape, value in faces if shape != PYRAMID or rules.pyramid_in_row == "total"}
    )
    candidates = list(combinations(numbers, 3 if rules.victory == "magna" else 4))
    if rules.greatest_harmony == "on":
        candidates.append(GREATEST_HARMONY)
    winning = (winning_progression(rules, values) for values in candidates)
    return tuple(dict.fromkeys(filter(None, winning)))


def possible_progressions(
    rules: Ruleset, own: Iterable[int], captured: Iterable[int]
) -> Iterator[tuple[Progression, tuple[int, ...]]]:
    """Yield each winning progression of a side's numbers, and the captured numbers that it needs.

    `own` are the numbers of the side's own stones, `captured` those of the stones that the side has
    captured.  A progression can need at most `rules.captured_in_row` captured numbers.
    """
    own, captured = frozenset(own), frozenset(captured)
    for progression in progressions(rules):
        others = tuple(value for value in progression.values if value not in own)
        if len(others) <= rules.captured_in_row and captured.issuperset(others):
            yield progression, others


class Row(NamedTuple):
    """A winning row: its squares along the line and its progression of numbers."""

    squares: tuple[int, ...]
    progression: Progression


class _HalfLine:
    """A rank of the enemy's half, or the part of a file in this half."""

    def __init__(self, rules: Ruleset, side: int, at: range) -> None:
        self.rules = rules
        self.side = side
        self.at = at
        self.cut = slice(at[0], at[-1] + 1, at.step)
        self.rows = Memo(self._find_rows)
        """Cache of the winning rows on this line (tuples of `Row`).  The key has one byte for each
        square of the line: the code of the square's stone, or 0 if the square is empty."""
        self.placements = Memo(self._find_placements)
        """Cache of all ways (`Placed`) to complete a winning row on this line with captured stones.
        The key is two bytes objects: for each square of the line the code of its stone (0 if it is
        empty), and the codes of the captured stones that are not yet on the board."""

    def _find_rows(self, line: bytes) -> tuple[Row, ...]:
        occupied = [place for place, code in enumerate(line) if code]
        runs = (occupied[n : n + size] for size in (3, 4) for n in range(len(occupied) - size + 1))
        return tuple(
            Row(tuple(self.at[place] for place in places), progression)
            for places in runs
            if (progression := self._progression([line[place] for place in places]))
        )

    def _progression(self, codes: list[int]) -> Progression | None:
        stones = [STONES[code] for code in codes]
        values = tuple(stone.value for stone in stones)
        ascending = tuple(sorted(set(values)))
        allowed = (
            all(stone.side == self.side for stone in stones)
            and sum(stone.turned for stone in stones) <= self.rules.captured_in_row
            and (self.rules.pyramid_in_row == "total" or set(codes).isdisjoint(PYRAMIDS))
            and values in (ascending, ascending[::-1])
        )
        return winning_progression(self.rules, ascending) if allowed else None

    def _find_placements(self, key: tuple[bytes, bytes]) -> tuple[Placed, ...]:
        line, reserve = key
        own = sum(SIDE_OF[code] == self.side for code in line if code)
        empty = [place for place, code in enumerate(line) if not code]
        usable = bytes(code for code in sorted(reserve) if STONES[code].shape != PYRAMID)
        placements = []
        for count in range(max(1, 3 - own), self.rules.captured_in_row + 1):
            choices = sorted(set(permutations(usable, count)))
            for places, codes in product(combinations(empty, count), choices):
                filled = bytearray(line)
                for place, code in zip(places, codes, strict=True):
                    filled[place] = code
                placed = [self.at[place] for place in places]
                if any(set(row.squares).issuperset(placed) for row in self.rows[bytes(filled)]):
                    placements.append(tuple(zip(placed, codes, strict=True)))
        return tuple(placements)


class Rows:
    """The winning rows of boards under one ruleset."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self._lines = tuple(
            tuple(_HalfLine(rules, side, at) for at in enemy_half_lines(rules, side))
            for side in (0, 1)
        )

    def can_win(self, board: bytes | bytearray, side: int) -> bool:
        """Return True if rows can win for `side` on this board, whether or not there are any.

        Rows never win in a short game, which is won by captures.  If `need_pyramid` is on (the
        default), rows do not win while the enemy's pyramid is on the board.
        """
        needed = self.rules.need_pyramid == "on" and PYRAMIDS[1 - side] in board
        return self.rules.short_game == "off" and not needed

    def complete(self, board: bytes, side: int) -> list[Row]:
        """Return a side's complete rows, highest victory first, even if rows cannot win now."""
        rows = [row for line in self._lines[side] for row in line.rows[board[line.cut]]]
        return sorted(rows, key=lambda row: -DEGREES.index(row.progression.degree))

    def winning(self, before: bytes, early: EarlyRows, board: bytes, side: int) -> list[Row]:
        """Return the rows that win for a side after its action, highest degree of victory first.

        `before` and `board` are the boards before and after the action.  `early` contains the rows
        of both sides that were complete when rows began to win, by default at the capture of the
        enemy's pyramid.  If `early_formation` is `rebuild`, such rows do not win until they have
        been interrupted and built again, and no row wins in the capture itself.
        """
        if not self.can_win(board, side):
            return []
        rows = self.complete(board, side)
        if not rows or self.rules.early_formation == "counts":
            return rows
        if not self.can_win(before, side):
            return []
        return [row for row in rows if row.squares not in early[side]]

    def early(self, before: bytes, early: EarlyRows, board: bytes) -> EarlyRows:
        """Return the early rows on `board`; `early` are those on `before`, the previous board.

        A row is early if it is complete when rows begin to win, by default when the enemy's pyramid
        is captured.  It does not win until it has been incomplete and is built again.
        """
        if self.rules.early_formation == "counts":
            return early
        white, black = (self._find_early(before, early[side], board, side) for side in (0, 1))
        return white, black

    def _find_early(self, before: bytes, early: RowSquares, board: bytes, side: int) -> RowSquares:
        if not self.can_win(before, side):
            return self._standing(board, side)
        return tuple(row for row in self._standing(board, side) if row in early) if early else ()

    def _standing(self, board: bytes, side: int) -> RowSquares:
        rows = self.complete(board, side) if self.can_win(board, side) else []
        return tuple(sorted(row.squares for row in rows))

    def standing(self, board: bytes) -> EarlyRows:
        """Return the early rows, White's and Black's, of a game that starts with this board.

        An early row could win on this board, but because it is complete at the start, it must be
        interrupted and built again.  There is none if `early_formation` is `counts`.
        """
        if self.rules.early_formation == "counts":
            return (), ()
        return self._standing(board, 0), self._standing(board, 1)

    def placements(self, board: bytes, side: int, reserve: bytes) -> list[Placed]:
        """Return all placements of stones captured by a side that complete a row of this side.

        A placement has one or more stones, all in the row.  `board` has the code of the stone on
        each square (0 if empty), `reserve` the codes of the captured stones.
        """
        lines = (line.placements[board[line.cut], reserve] for line in self._lines[side])
        return sorted(set(chain.from_iterable(lines)))


def enemy_half_lines(rules: Ruleset, side: int) -> Iterator[range]:
    """Yield the squares of each rank, then of each file, in the half of the enemy of `side`."""
    middle = rules.ranks // 2
    first, end = (0, middle) if side else (rules.ranks - middle, rules.ranks)
    for rank in range(first, end):
        yield range(rank * WIDTH, rank * WIDTH + WIDTH)
    for file in range(WIDTH):
        yield range(first * WIDTH + file, end * WIDTH, WIDTH)
