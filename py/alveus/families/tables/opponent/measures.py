"""Features of positions, mainly of Ludus Lombardorum: shots, entering, closed points, trapped men.

A shot is a roll that hits a blot (a single man); a point with two men or more is closed.  `own` is
the player who has just moved; the opponent rolls next.  Points are bits of integers, numbered along
one player's path (bit 0: bar or hand), so that a shift moves all men by a die.  Features have two
forms.  An *entry* is an index of a table of values (for example, one for each number of men on a
point).  An *amount* is a number to be multiplied by a weight.
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
"""Names of the amounts.  Those with `own_` describe the men of `own`, the others the opponent's.
`shots` is the share of the opponent's rolls that can hit a blot of `own`, `dead_dice` the share of
die numbers that move none of the opponent's men, `ways` the number of the opponent's possible steps
divided by 20; `count_caged` and `longest_prime` explain `caged` and `prime`.  `shots_at_progress`
is `shots` times the share of the path that the foremost blot of `own` has covered.
`shots_into_closed` is `shots` times the share of the six points of entry that a man of `own` on the
bar cannot enter.  The amounts with `own_` are the same with the players exchanged."""

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
    """Features of positions under one ruleset; `measure` returns their entries and amounts."""

    names = AMOUNTS

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.board = (1 << rules.exit) - 2
        """The integer with the bits of all points."""
        self.flip = tuple(1 << facing if facing else 0 for facing in rules.facing)
        """For each point, indexed by its number on one player's path, the integer with the bit of
        its number on the opponent's path; 0 if the point is not on the opponent's path."""
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
        """Length of the table `Evaluation.table`, of which `measure` returns indices.  The seven
        indices from `own_rear` are for 0 to 6 enemy closed points ahead of the rearmost own man."""

    def measure(self, own: Side, other: Side) -> tuple[list[int], list[float]]:
        """Return the entries (indices of `Evaluation.table`) and the amounts named in `AMOUNTS`."""
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
        """Return four sets of a side's points, as bits: occupied, full, closed, and with a blot.

        A full point has the maximum number of men.  Occupied and full points are numbered along the
        path of the side, closed points and blots along the path of its opponent.  For each occupied
        point, `_men` adds to `entries` the index (`Evaluation.table`) for its number of men; `row`
        is the first index of this side.
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

        They are the numbers of rolls (of 36) that hit, of die numbers that move no man (0 if all
        men are home), of possible steps to points (each by one die number from one place), and of
        the enemy's closed points among the six ahead of the rearmost man.  All arguments after
        `side` are points as bits, numbered along the path of `side`: its occupied points (`men`),
        its points at the limit of men (`full`), the enemy's closed points (`blocked`) and `blots`.
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
    """Return a measure of how strongly the opponent's closed points block the men of `side`.

    `blocked` are these closed points as bits, numbered along the path of `side`.  For each man of
    `side` on a point or the bar, count the closed points among the six points ahead of the man.
    The measure is the sum of these counts, divided by 30.
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
    """Return a measure of the longest row of closed points ahead of a player's rearmost man.

    A row of n adjacent points has the measure (n - 2) / 4, but at least 0.  `men` are the points
    that this player occupies, `blocked` those that the other player has closed, both as bits
    numbered along this player's path.
    """
    ahead = blocked & -(men & -men) if men else blocked
    length = 0
    while ahead:
        ahead &= ahead >> 1
        length += 1
    return max(0, length - 2) / 4
