"""Search for the positions in which a run, a turn whose order of steps does not matter, can end.

`fast.py` uses this search where possible, and explains how a position is packed into an integer.
"""

from __future__ import annotations

from alveus.families.tables.packing import Batch, Origin, Use, highest_first, marks_of


class RunSearch:
    """Search for the positions in which a turn can end if the order of steps does not matter."""

    def __init__(self, points: int, beside: int, outside: int, beyond: int, start: int) -> None:
        """Store masks of places, and the bit number `beyond`, where the opponent's men begin.

        A position is an integer with the number of men on each place in a byte, the mover's places
        first.  `points` has the value 1 in the byte of each point.  `beside` has 0xFF in the
        bytes of the mover's bar and hand, `outside` in those of the points that the mover's men
        pass before they reach their home.  `start` has the value 1 in the byte of the point to
        which the opponent's hit men return, in the mover's numbering; it is 0 if they wait on the
        bar.
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
        """Add to `ends` all plays (sequences of steps) that continue from `both`; return True.

        If the order of steps might change the final positions, add nothing and return False.  This
        is so if men are on the bar or in hand, or might be borne off; if a die might not be
        playable; or if a hit is possible and the mover can occupy or vacate the point to which hit
        men return.

        `both` is the present position with both players' men, `origin` the step that led to it
        (None at the start of the turn).  `uses` has each different die left, `count` is the number
        of all dice left, and `full` the number of dice in the whole turn.

        Of two successive steps by different men, only one order is tried: the higher die first or,
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
            """Add to `ends` all plays that continue from the position `both` with the dice `uses`.

            As in `add`, `both` has both players' men, `uses` each different die left, and `origin`
            the last step.  The other arguments describe the previous step of this search, because
            only one order of two steps is tried: `last` is its die (7 if there was none), `source`
            the point that the man left, and `new` the point that the man reached, as integers with
            a 1 in the point's byte.  `new` is 0 if the mover already had a man on this point.
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
