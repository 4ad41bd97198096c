"""Search for runs: plays in which the order of the steps does not matter (terms: `fast.py`)."""

from __future__ import annotations

from alveus.families.tables.packing import Batch, Origin, Use, highest_first, marks_of


class RunSearch:
    """Search for the positions in which a turn can end if the order of steps does not matter."""

    def __init__(self, points: int, beside: int, outside: int, beyond: int, start: int) -> None:
        """Store masks of places in a position, and the index `beyond`.

        A position is one integer with a byte per place: the mover's men, then, from bit `beyond`,
        the opponent's.  `points` has the value 1 in the byte of each point.  `beside` has the value
        0xFF in the bytes of the mover's bar and hand.  `outside` has the value 0xFF in the byte of
        each point before home.  `start` has the value 1 in the byte of the point to which the
        opponent's hit men return; it is 0 if they wait on the bar.
        """
        self._points, self._beside, self._outside = points, beside, outside
        self._beyond, self._start = beyond, start
        self._one, self._two = 0x7F * points, 0x7E * points

    def add(
        self,
        both: int,
        uses: tuple[Use, ...],
        count: int,
        origin: Origin | None,
        full: int,
        ends: list[Batch],
    ) -> bool:
        """Return False if the order of steps can matter; otherwise add all results to `ends`.

        `both` is the position (both players' men, packed) and `origin` the last step before it.
        `uses` has each different die left, `count` is the number of all dice left, and `full` the
        number of dice of the turn.

        Order can matter if men are on the bar or in hand, or might be borne off; if a die might not
        be playable; or if a hit is possible and the mover can occupy or vacate the point to which
        hit men return.

        Only one order of two successive steps by different men is tried: the higher die first or,
        for equal dice, the lower source first.
        """
        points, one, beyond, start = self._points, self._one, self._beyond, self._start
        if both & self._beside or (both & self._outside) % 0xFF <= count:
            return False
        enemy = both >> beyond
        closed = enemy + self._two >> 7 & points
        singles = enemy + one >> 7 & points ^ closed
        held = both + one >> 7 & points
        ways: dict[int, int] = {}
        for use in uses:
            ways[use.die] = way = use.board & ~(closed >> use.shift)
            if (both & 0xFF * (held & way)) % 0xFF < count:
                return False
        moves: dict[int, list[tuple[int, int]]] = {}
        reachable = held
        for use in uses:
            before = held
            for other in highest_first(use.rest):
                before |= before << other.shift & points
            moves[use.die] = [(man, man * use.lift) for man in marks_of(before & ways[use.die])]
            reachable |= before | before << use.shift & points
        returned = start or 1
        if start & ~closed & reachable and singles & reachable:
            if not start & held or any(start & way for way in ways.values()):
                return False
            returned = 1
        singles &= reachable

        def extend(
            both: int,
            uses: tuple[Use, ...],
            origin: Origin | None,
            last: int,
            source: int,
            new: int,
        ) -> None:
            """Add the results of all plays from the packed position `both` with the dice `uses`.

            The previous step used the die `last` (7 if there was none).  `source` has a 1 in the
            byte of its source.  `new` has a 1 in the byte of its target, or is 0 if the mover
            already had a man there.
            """
            held = both + one >> 7 & points
            single = singles and both >> beyond & singles
            for die, shift, lift, _, _, rest in uses:
                way = held & ways[die]
                if die == last:
                    way &= -source
                elif die > last:
                    way &= new
                hits = single and way & single >> shift
                die2, shift2, _, _, _, further = rest[0]
                while way:
                    man = way & -way
                    way ^= man
                    to = man << shift
                    after = both + man * lift
                    if man & hits:
                        after += returned - to << beyond
                    if further:
                        extend(after, rest, (both, origin, die, man), die, man, to & ~held)
                        continue
                    if die2 > die:
                        way2 = to & ~held & ways[die2]
                    else:
                        way2 = (after + one >> 7 & points) & ways[die2]
                        if die2 == die:
                            way2 &= -man
                    if not way2:
                        continue
                    play = (after, (both, origin, die, man), die2, 0)
                    hits2 = single and way2 & (single & ~to) >> shift2
                    if hits2:
                        batch = [
                            after
                            + change
                            + (returned - (source << shift2) << beyond if source & hits2 else 0)
                            for source, change in moves[die2]
                            if source & way2
                        ]
                    else:
                        batch = [after + change for source, change in moves[die2] if source & way2]
                    ends.append((full, play, batch))

        extend(both, uses, origin, 7, 0, 0)
        return True
