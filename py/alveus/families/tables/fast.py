"""Fast search for the ends of a turn (the positions in which it can end) under common rules.

At the start of a turn and for the option values in `PROVED`, `FastTurns.ends` finds the same
positions as `TurnSearch.ends` (`turn_search.py`), in the same order and by the same plays
(sequences of steps).  A play is stored as its last step with a link to the step before (`Origin`).

A position is an integer with a byte per place that contains the number of men (`packing.py`).  From
the lowest byte, the places are the mover's bar (or the cell in which hit men wait), points, men
borne off and hand (men not yet entered); then the enemy's bar and the enemies on each point of the
mover's path.  A mark is a 1 in the byte of a place; an integer can have marks in several bytes.  A
step subtracts the mark of its source and adds the mark of its target.  One addition tests all
points at once: 0x7F added to the byte of each point sets bit 7 of the bytes of points with a man,
and 0x7E sets bit 7 of the bytes of points with two or more men.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from itertools import chain

from alveus.families.tables.fast_runs import RunSearch
from alveus.families.tables.packing import Batch, Origin, Packing, Use, list_uses, mark, trace
from alveus.families.tables.ruleset import Ruleset, proved_for
from alveus.families.tables.state import BAR, HAND, Side, Step
from alveus.families.tables.turn_search import Play

PROVED = proved_for(
    *("length", "men", "facing", "home", "dice", "fixed_dice", "doubles_four", "limits"),
    *("start_in_hand", "entry_limit", "must_enter", "gather", "lurch_wins"),
    obligation=("sequential", "max", "max_then_high", "free"),
    hit_return=("bar", "start_point"),
    limits_in_passing=(True,),
    start_blocked=("holding", "bar"),
    reentry=("first", "with_hand", "free"),
    touch=("on",),
    entry_of_both=(False,),
    entry_others=("any_in_a",),
    blocked_die_lost=(False,),
    no_entry=("pass", "move_in_a"),
    stay_after_reentry=(False,),
    bear_off=("exact_or_highest", "exact", "any"),
)
"""The option values for which this search is proved to give the same results as `TurnSearch`."""


@lru_cache(maxsize=8)
def fast_turns(rules: Ruleset) -> FastTurns | None:
    """Return the fast search for these rules, or None if `PROVED` does not permit them."""
    return FastTurns(rules) if rules.is_within(PROVED) else None


class FastEnds:
    """The positions in which a turn can end, in order, with a play for each, computed on demand."""

    def __init__(
        self,
        turns: FastTurns,
        other: Side,
        theirs: int,
        from_cell: bool,
        batches: list[Batch],
        legal: list[Batch],
    ) -> None:
        self._turns = turns
        self._from_cell = from_cell
        self._other = other
        self._theirs = theirs
        self._enemy = turns.packing.to_opponent_view(theirs)
        self._legal = legal
        self._positions = list(dict.fromkeys(chain.from_iterable(ends for *_, ends in batches)))
        if len(legal) < len(batches):
            allowed = set(chain.from_iterable(ends for *_, ends in legal))
            self._positions = [position for position in self._positions if position in allowed]

    def __len__(self) -> int:
        return len(self._positions)

    @cached_property
    def _origins(self) -> dict[int, Origin | None]:
        origins: dict[int, Origin | None] = {}
        for _, origin, ends in self._legal:
            for end in ends:
                first = origins.setdefault(end, origin)
                if first is not origin and self._turns.prefers_longest(end):
                    origins[end] = max(first, origin, key=lambda last: len(trace(last)))
        return origins

    def sides(self, index: int) -> tuple[Side, Side]:
        """Return the numbers of men on each place in position `index`, the mover's men first."""
        packing = self._turns.packing
        men, enemy = packing.split(self._positions[index])
        if self._from_cell:
            men -= (men >> 8 & 0xFF) * 0xFF
        if enemy == self._enemy:
            return packing.unpack(men), self._other
        theirs = packing.from_opponent_view(enemy, self._theirs)
        return packing.unpack(men), packing.unpack(theirs)

    def play(self, index: int) -> Play:
        """Return the steps of the first play that leads to the position with this index.

        If the mover has won in the position, and the rules require the use of as many dice as
        possible, return the longest play to it (the first of several) instead.
        """
        position = self._positions[index]
        steps: list[Step] = []
        for before, _, die, man in trace(self._origins[position]):
            steps.append(self._turns.step(before, position, die, man, self._from_cell))
            position = before
        return tuple(reversed(steps))


class FastTurns:
    """Fast search for the positions in which a turn can end, under one ruleset."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.packing = Packing(rules)
        length = rules.length
        self._beyond = self.packing.beyond
        start = rules.facing[1] if rules.hit_return != "bar" else 0
        self._start = mark([start])
        """The mark of the point to which hit enemies return; 0 if they go to the bar."""
        self._off, self._hand = 8 * (length + 1), 8 * (length + 2)
        self._points = mark(range(1, length + 1))
        self._one, self._two = 0x7F * self._points, 0x7E * self._points
        self._beside = 0xFF | 0xFF << self._hand
        self._outside = 0xFF * mark(range(1, rules.home))
        self._room = sum(0x80 - limit << 8 * at for at, limit in enumerate(rules.limits) if at)
        """Adding this to a position sets bit 7 in the byte of each point at its limit of men."""
        self._begin = 1 if rules.waits_on_start else 0
        self._as_on_start = rules.waits_on_start and rules.reentry == "free" and start != 1
        """True if the search can count men in the holding cell as men on point 1.  The conditions
        are that these men move as if from point 1, that other men can move before them, and that
        hit enemies do not return to point 1."""
        self._counted = rules.obligation in ("max", "max_then_high")
        self._free = rules.obligation == "free"
        self._may_run = not rules.limits and rules.gather and not self._free
        self._runs = RunSearch(self._points, self._beside, self._outside, self._beyond, self._start)

    def ends(self, own: Side, other: Side, left: tuple[int, ...]) -> FastEnds:
        """Return the positions in which a turn can end.

        `own` are the mover's men, `other` the opponent's; `left` are the dice, highest first.
        """
        theirs = self.packing.pack(other)
        men = self.packing.pack(own)
        enemy = self.packing.to_opponent_view(theirs)
        occupied = enemy & 0xFF00 > 0
        from_cell = self._as_on_start and occupied and own.bar > 0 and not own.hand
        if from_cell:
            men += own.bar * 0xFF
        both = men | enemy << self._beyond
        uses = list_uses(self.rules.length, left)
        batches: list[Batch] = []
        self._explore(both, uses, 0, len(left), None, both & self._beside, {}, batches)
        legal = batches
        if self._counted:
            most = max(used for used, *_ in batches)
            legal = [batch for batch in batches if batch[0] == most]
            whole = len(left) == self.rules.dice_in_roll
            if self.rules.obligation == "max_then_high" and most == 1 and whole:
                highest = max(origin[2] for _, origin, _ in legal if origin)
                legal = [batch for batch in legal if batch[1] and batch[1][2] == highest]
        return FastEnds(self, other, theirs, from_cell, batches, legal)

    def step(self, before: int, after: int, die: int, man: int, from_cell: bool) -> Step:
        """Return the step by `die` that leads from the packed position `before` to `after`.

        `man` is the mark of the source, or 0 if it must be computed from the positions.  With
        `from_cell`, both positions count the men in the holding cell as men on point 1; an enemy
        is on this point, so a step from there can only be that of a man in the cell.
        """
        rules, beyond = self.rules, self._beyond
        low = (1 << beyond) - 1
        if not man:
            man = ((after & low) - (before & low)) // ((1 << 8 * die) - 1)
        place = man.bit_length() - 1 >> 3
        target = place + die
        if place == rules.length + 2:
            place, target = HAND, die
        elif place == 0:
            target = self._begin + die
        elif place == 1 and from_cell:
            place = BAR
        return Step(die, place, min(target, rules.exit), before >> beyond != after >> beyond)

    def prefers_longest(self, both: int) -> bool:
        """Return True if `FastEnds.play` returns the longest of all plays to a position.

        This is the case if the rules require the use of as many dice as possible, and the mover
        has won in the position.  `both` is the position as a packed integer.
        """
        return self._counted and both >> self._off & 0xFF == self.rules.men

    def _explore(
        self,
        both: int,
        uses: tuple[Use, ...],
        used: int,
        full: int,
        origin: Origin | None,
        beside_first: int,
        seen: dict[int, set[tuple[Use, ...]]],
        ends: list[Batch],
    ) -> None:
        """Add to `ends` the positions in which the turn can end after the packed position `both`.

        `uses` has a `Use` for each different die left.  `used` is the number of dice used so far,
        `full` the number of all dice of the turn; a winning turn counts as if it used all of them.
        `origin` is the last step, None at the start.  `beside_first` is the packed position at the
        start of the turn, with zeros except in the bytes of the mover's bar and hand.  `seen` maps
        each position reached so far to the set of all `uses` (combinations of dice left) that
        occurred in it.
        """
        if both >> self._off & 0xFF == self.rules.men:
            ends.append((full, origin, [both]))
            return
        left = full - used
        if self._may_run and left > 1 and self._runs.add(both, uses, left, origin, full, ends):
            return
        if self._free:
            ends.append((used, origin, [both]))
        stuck = True
        enemy = both >> self._beyond
        company = enemy + self._two >> 7 & self._points
        single = enemy + self._one >> 7 & self._points ^ company
        held = both + self._one >> 7 & self._points
        closed = company | (both + self._room >> 7 & held if self._room else 0)
        for use in uses:
            for man, target in self._steps(both, use, held, closed, company, beside_first):
                stuck = False
                after = both - man + target
                if target & single:
                    waits = not self._start or after & 0xFF * self._start
                    after += (1 if waits else self._start) - target << self._beyond
                play = (both, origin, use.die, man)
                if not use.rest:
                    ends.append((full, play, [after]))
                    continue
                rests = seen.setdefault(after, set())
                if use.rest not in rests:
                    rests.add(use.rest)
                    self._explore(after, use.rest, used + 1, full, play, beside_first, seen, ends)
        if stuck:
            ends.append((used, origin, [both]))

    def _steps(
        self, both: int, use: Use, held: int, closed: int, company: int, beside_first: int
    ) -> list[tuple[int, int]]:
        """Return the mover's steps by the die `use.die`, as pairs of marks (source, target).

        `both` is the position before the step.  `held` has a mark for each point with the mover's
        men, `company` for each with two or more enemies, `closed` for each on which the mover's men
        cannot land.  `beside_first` has the bytes of the mover's bar and hand (men not yet entered)
        at the start of the turn, and no others: if `both` has the same ones, no man has entered.
        """
        steps: list[tuple[int, int]] = []
        shift, going = use.shift, held
        beside = both & self._beside
        if beside:
            steps += self._entries(both, use.die, closed)
            going = self._not_waiting(both, use, beside == beside_first, held, company)
        way = going & use.board & ~(closed >> shift)
        while way:
            man = way & -way
            way ^= man
            steps.append((man, man << shift))
        if going >= use.exact and not (self.rules.gather and both & (self._outside | self._beside)):
            off = 1 << self._off
            steps += [(man, off) for man in self._borne_off(beside, going, use.exact, held)]
        return steps

    def _entries(self, both: int, die: int, closed: int) -> list[tuple[int, int]]:
        """Return the steps by `die` of men on the bar (or in the cell of hit men) and in hand.

        The steps are pairs of marks (source, target).  `both` is the position before the step,
        `closed` has a mark for each point on which the mover's men cannot land.
        """
        rules, steps = self.rules, []
        bar, hand = both & 0xFF, both >> self._hand & 0xFF
        at = self._begin + die
        if bar and not 1 << 8 * at & closed and not (hand and 0 < rules.entry_limit < at):
            steps.append((1, 1 << 8 * at))
        if hand and not 1 << 8 * die & closed and not (bar and rules.reentry == "first"):
            steps.append((1 << self._hand, 1 << 8 * die))
        return steps

    def _not_waiting(self, both: int, use: Use, none_entered: bool, held: int, company: int) -> int:
        """Return the points whose men may move by a die while others wait on the bar or in hand.

        The result has a 1 in the byte of each point, even if the target is blocked.  `both` is the
        packed position, `use` the die.  `held` marks the points with the mover's men, `company`
        those with several enemies.  With `none_entered`, no man has entered in this turn.
        """
        rules, die = self.rules, use.die
        if both & 0xFF and rules.reentry != "free":
            return 0
        if not both >> self._hand & 0xFF:
            return held
        limit = rules.entry_limit
        if 0 < limit < rules.length:
            held &= ~(0xFF * mark(range(limit + 1 - die, limit + 1)))
        must_enter = rules.must_enter and none_entered
        if must_enter and all(company >> other.shift & 1 for other in use.rest):
            return held if rules.no_entry != "pass" and company >> use.shift & 1 else 0
        return held

    def _borne_off(self, beside: int, going: int, exact: int, held: int) -> list[int]:
        """Return the points from which a die can bear off a man, each as a mark (1 in its byte).

        `exact` is the mark of the point from which the die leads exactly to the exit.  `held` has a
        mark for each point with the mover's men.  `going` has a mark for each of these points from
        which this die may move a man; men on the others must wait for men on the bar or in hand.
        `beside` is not 0 if the mover has men on the bar or in hand.
        """
        men = [exact] if going & exact else []
        beyond, rule = going & -exact ^ going & exact, self.rules.bear_off
        if rule == "any":
            while beyond:
                men.append(beyond & -beyond)
                beyond &= beyond - 1
        elif rule != "exact" and not beside and beyond & held & -held:
            men.append(held & -held)
        return men
