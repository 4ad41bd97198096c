"""Features of positions on the half board: shots, entry, closed points, trapped men.

A shot is a roll that hits a blot (a single man); a point with two men or more is closed.  `own` is
the player who has just moved; the opponent rolls next.  Points are bits of integers, numbered along
one player's path (bit 0: bar or hand), so that a shift moves all men by a die.  *Entries* are
indices of a table of values (for example one for each number of men on a point); *amounts* are
numbers to be multiplied by a weight.
"""

from __future__ import annotations

from alveus.families.tables.ruleset import Ruleset
from alveus.families.tables.state import Side

COUNTS = 16
"""Number of possible numbers of men on a point, 0 included."""

AMOUNTS = (
    "shots", "shots_at_progress", "shots_into_closed", "dead_dice", "dead_dice_squared", "ways",
    "caged", "own_shots", "own_dead_dice", "own_ways", "own_caged", "prime", "own_prime",
)  # fmt: skip
"""Names of the amounts.  Those with `own_` concern the men of the player who has just moved, the
others the opponent's men.  `shots` counts their rolls that hit, `dead_dice` the die numbers that
move none of them, `ways` their possible steps; see also `count_caged` and `longest_prime`.
`shots` are also multiplied by the progress of the mover's foremost blot (`shots_at_progress`), and
by the number of closed points where a hit man of the mover enters (`shots_into_closed`)."""

PAIRS = tuple((a, b) for a in range(1, 7) for b in range(1, a))


def in_contact(rules: Ruleset, own: Side, other: Side) -> bool:
    """Return True if the players' men have not all passed each other, or men must still enter."""
    beside = own.bar or other.bar or own.hand or other.hand
    if beside or own.off == rules.men or other.off == rules.men:
        return bool(beside)
    rear = next(point for point, men in enumerate(own.points) if men)
    waiting = next(point for point, men in enumerate(other.points) if men)
    return max(rules.facing[rear:]) > waiting


class Measures:
    """Features of positions on the half board under one ruleset, for the linear evaluation."""

    names = AMOUNTS

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.board = (1 << rules.exit) - 2
        """The integer with the bits of all points."""
        self.flip = tuple(1 << facing if facing else 0 for facing in rules.facing)
        """For each own point, the bit of the opponent's number; 0 if the opponent has none."""
        self.limits = rules.limits if rules.limits_in_passing else ()
        self.bar_first = rules.hit_return == "bar"
        self.outside = (1 << rules.home) - 1
        self.entry = 0b1111110 if self.bar_first else 0
        self.other_men = COUNTS * rules.length
        self.closed = 2 * self.other_men
        self.own_closed = self.closed + 7 * 3
        self.rear = self.own_closed + 7 * 3
        self.own_rear = self.rear + 7
        self.entries = self.own_rear + 7
        """Number of all possible entries: the length of `Evaluation.table`."""

    def measure(self, own: Side, other: Side) -> tuple[list[int], list[float]]:
        """Return a position's entries (indices of `Evaluation.table`) and amounts (see `names`)."""
        entries: list[int] = []
        own_men, own_full, own_seen, own_blots = self._men(own, 0, entries)
        men, full, seen, blots = self._men(other, self.other_men, entries)
        hits, dead, ways, first_block = self._reach(other, men, full, own_seen, own_blots)
        own_hits, own_dead, own_ways, own_block = self._reach(own, own_men, own_full, seen, blots)
        closed = ((own_seen | full) & self.entry).bit_count()
        own_closed = ((seen | own_full) & self.entry).bit_count()
        entries.append(self.closed + 3 * closed + min(other.bar, 2))
        entries.append(self.own_closed + 3 * own_closed + min(own.bar, 2))
        entries.append(self.rear + first_block)
        entries.append(self.own_rear + own_block)
        lowest = (own_blots & -own_blots).bit_length() - 1
        progress = self.rules.exit - lowest if own_blots else 0
        shots = hits / 36
        amounts = [
            shots,
            shots * progress / self.rules.length,
            shots * own_closed / 6,
            *(dead / 6, dead * dead / 36, ways / 20, count_caged(other, own_seen)),
            *(own_hits / 36, own_dead / 6, own_ways / 20, count_caged(own, seen)),
            *(longest_prime(own_seen, men), longest_prime(seen, own_men)),
        ]
        return entries, amounts

    def _men(self, side: Side, row: int, entries: list[int]) -> tuple[int, int, int, int]:
        """Return a side's points as bits: occupied, full (at the limit of men), closed, blots.

        The bits of occupied and full points have the side's own numbers, those of closed points and
        blots the opponent's.  Adds to `entries` the index for the number of men on each occupied
        point; the side's indices begin at `row`.
        """
        flip, limits = self.flip, self.limits
        occupied = full = shut = blots = 0
        for point, men in enumerate(side.points):
            if men:
                entries.append(row + (point - 1) * COUNTS + men)
                occupied |= 1 << point
                if limits and men >= limits[point]:
                    full |= 1 << point
                if men > 1:
                    shut |= flip[point]
                else:
                    blots |= flip[point]
        return occupied, full, shut, blots

    def _reach(
        self, side: Side, men: int, full: int, blocked: int, blots: int
    ) -> tuple[int, int, int, int]:
        """Return four numbers about a side's next roll.

        They count: rolls (of 36) that hit; die numbers that move no man (0 if all men are home);
        different steps by one die; and closed points among the six ahead of the rearmost man.  The
        points are bits with the side's own numbers: `men` (occupied) and `full` (at the limit of
        men) are the side's, `blocked` (closed) and `blots` the opponent's.
        """
        landing = self.board & ~blocked & ~full
        waiting = side.bar if self.bar_first else 0
        if side.bar and not self.bar_first:
            men |= 2
        if side.hand:
            men |= 1
        sources = 1 if waiting else men
        gathered = not side.bar and not men & self.outside
        reached = [0] * 7
        direct = dead = ways = 0
        for die in range(1, 7):
            targets = (sources << die) & landing
            reached[die] = targets
            if targets:
                ways += targets.bit_count()
                if targets & blots:
                    direct += 1
            elif not gathered:
                dead += 1
        hits = 36 - (6 - direct) * (6 - direct)
        if blots and hits < 36 and waiting < 2:
            rest = men if waiting else 0
            target = landing & blots
            for a, b in PAIRS:
                after_a, after_b = reached[a], reached[b]
                if (after_a | after_b) & blots:
                    continue
                onward = ((after_a | rest) << b) if after_a else 0
                onward |= ((after_b | rest) << a) if after_b else 0
                if onward & target:
                    hits += 2
            for die in range(1, 7):
                after = reached[die]
                if after and not after & blots and ((after | rest) << die) & target:
                    hits += 1
        block = blocked >> (1 if waiting else (men & -men).bit_length()) & 63
        return hits, dead, ways, block.bit_count()


def count_caged(side: Side, blocked: int) -> float:
    """Return a measure of how strongly the opponent's closed points (`blocked`, bits) block a side.

    The closed points among the six ahead of each man (on a point or the bar) are counted; the sum
    is divided by 30.
    """
    caged = side.bar * ((blocked >> 1) & 63).bit_count()
    if blocked:
        ahead = blocked
        for men in side.points:
            ahead >>= 1
            if men:
                caged += men * (ahead & 63).bit_count()
    return caged / 30


def longest_prime(blocked: int, men: int) -> float:
    """Return a measure of the longest row of closed points ahead of the rearmost man.

    It is (length - 2) / 4, but at least 0.  `blocked` (the opponent's closed points) and `men`
    (occupied points) are bits of a player's path.
    """
    ahead = blocked & -(men & -men) if men else blocked
    length = 0
    while ahead:
        ahead &= ahead >> 1
        length += 1
    return max(0, length - 2) / 4
