"""The positions a turn can leave behind, found without the plays that lead to them.

Profiled, a game at random spent nine tenths of its time on finding the ends of turns: sides made
for every node, steps made for every man, a play kept for every end, an end of the game looked
for after each, and all but one of them thrown away.  Here the men of both players are numbers
(:mod:`alveus.tables.packed`), the other's in the order in which the mover meets them: a mask says
at once which men a die can move, and a step is an addition.  All positions with the same dice
left are gone through together, so different orders meet before anything is done for them twice,
and whoever has used most dice is known by the dice that are left.

What was left after that was the same steps in every order, which
:class:`alveus.tables.roaming.Roaming` does without wherever it can.  Readings under which a turn
must remember more than its position are left to :class:`alveus.tables.turns.TurnSearch`, which
also says how an end is reached.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from alveus.tables.packed import Packing, mark
from alveus.tables.roaming import Roaming
from alveus.tables.ruleset import Ruleset
from alveus.tables.stages import Dice, Stage, Use, list_stages


def is_plain(rules: Ruleset) -> bool:
    """Whether what may follow in a turn can be read off the men and the dice that are left."""
    return (
        rules.only_landings_bind
        and rules.touch == "on"
        and rules.one_man_in_passing
        and rules.entry_others == "any_in_a"
        and not rules.stay_after_reentry
    )


class Leaving:
    """The ends of one seat's turns under plain rules."""

    def __init__(self, rules: Ruleset, seat: int) -> None:
        self.rules = rules
        self.packing = Packing(rules, seat)
        self._beyond = self.packing.beyond
        start = rules.facing[1 - seat][1] if rules.hit_return != "bar" else 0
        self._start = 1 << 8 * start if start else 0
        length = rules.length
        self._off, self._hand = 8 * (length + 1), 8 * (length + 2)
        self._one_off = 1 << self._off
        self._points = mark(range(1, length + 1))
        self._one = 0x7F * self._points
        self._two = 0x7E * self._points
        self._beside = 0xFF | 0xFF << self._hand
        outside = self._beside | 0xFF * mark(range(1, rules.home))
        self._not_home = outside if rules.gather else 0
        """Where men stand who keep the others from being borne off."""
        self._one_man = mark(rules.one_man_always)
        self._begin = 1 if rules.waits_on_start else 0
        self._entry = 1 << 8 * self._begin
        self._window = mark(range(1, 7))
        too_far = 0 < rules.entry_limit < 6
        self._entered = 0 if too_far else mark(range(2, 7))
        self._waits_as_on_start = rules.waits_on_start and rules.reentry == "free" and start != 1
        """Whether men in the holding cell go on as if they stood on the first point.

        It is closed to them then, so that none of them stands there.  Where it is the other's first
        point as well, whoever stands there keeps those he hits from it."""
        self._bar_only = rules.reentry != "free" and not rules.start_in_hand
        """Whether who waits beside the board waits on the bar, and nobody else may move then."""
        self._across = {die: self._across_limit(die) for die in range(1, 7)}
        self._roaming = Roaming(rules, start, self._beyond)
        self._stages: dict[Dice, tuple[Stage, ...]] = {}

    def ends(self, men: int, enemy: int, left: Dice) -> list[int] | None:
        """Every distinct position in which a turn can end; None where it can win the game."""
        waiting = men & 0xFF
        if not waiting or not self._waits_as_on_start or men >> self._hand & 0xFF:
            return self._find_ends(men, enemy, left)
        found = self._find_ends(men + waiting * 0xFF, enemy, left)
        return found and [both - (both >> 8 & 0xFF) * 0xFF for both in found]

    def _find_ends(self, men: int, enemy: int, left: Dice) -> list[int] | None:
        if self._roaming.is_possible:
            found = self._roaming.ends(men, enemy, left)
            if found is not None:
                return found
        stages = self._stages.get(left)
        if stages is None:
            stages = self._stages[left] = list_stages(self.rules, left)
        waiting = men & self._beside
        missing = self.rules.men - (men >> self._off & 0xFF)
        levels: list[list[int]] = [[] for _ in stages]
        levels[0].append(men | enemy << self._beyond)
        stuck: list[int] = []
        for (_, used, uses), level in zip(stages, levels, strict=True):
            if missing <= used and self._any_won(level):
                return None
            if not uses:
                stuck += level
            elif level:
                self._spread(dict.fromkeys(level), uses, waiting, levels, stuck)
        return self._obliged(stages, levels, stuck)

    def _any_won(self, level: list[int]) -> bool:
        return any(men >> self._off & 0xFF == self.rules.men for men in level)

    def _obliged(
        self, stages: tuple[Stage, ...], levels: list[list[int]], stuck: list[int]
    ) -> list[int]:
        """The ends that the obligation to use the dice leaves."""
        rules = self.rules
        if rules.obligation == "sequential":
            return list(dict.fromkeys(stuck))
        if rules.obligation == "free":
            return list(dict.fromkeys(chain(*levels)))
        reached = [at for at, level in enumerate(levels) if level]
        most = max(stages[at].used for at in reached)
        kept = [at for at in reached if stages[at].used == most]
        whole = len(stages[0].left) == rules.dice + len(rules.fixed_dice)
        if rules.obligation == "max_then_high" and whole and most == 1:
            kept = [min(kept, key=lambda at: sum(stages[at].left))]
        return list(dict.fromkeys(chain(*[levels[at] for at in kept])))

    def free_waiting(self, men: int, enemy: int) -> int:
        """The men after those in the holding cell have stepped onto the first point, if free."""
        if not self._begin or enemy & 0xFF00:
            return men
        return men + (men & 0xFF) * 0xFF

    def surely_moves(self, men: int, enemy: int) -> bool:
        """Whether the rearmost man, or one beside the board, can be moved by some die.

        Where he cannot, another may.
        """
        points = self._points
        held = men + self._one >> 7 & points
        closed = enemy + self._two >> 7 | held & self._one_man
        if not men & self._beside:
            return (held & -held) * self._window & points & ~closed > 0
        return self._entered & ~closed > 0

    def _spread(
        self,
        level: Iterable[int],
        uses: tuple[Use, ...],
        waiting: int,
        levels: list[list[int]],
        stuck: list[int],
    ) -> None:
        """Adds to the levels what one step can make of these positions, or else they are stuck."""
        points, one, two, one_man = self._points, self._one, self._two, self._one_man
        beyond, beside_board, not_home = self._beyond, self._beside, self._not_home
        for men in level:
            enemy = men >> beyond
            closed = company = enemy + two >> 7 & points
            single = enemy + one >> 7 & points ^ company
            held = men + one >> 7 & points
            if one_man:
                closed |= held & one_man
            beside, unready = men & beside_board, men & not_home
            moved = False
            for use in uses:
                die, shift, lift, board, exact, rest, _ = use
                onto, going = levels[rest], held
                if beside:
                    if self._bar_only:
                        target = self._entry << shift
                        if not target & closed:
                            moved = True
                            onto.append(self._land(men - 1 + target, target, single))
                        continue
                    for man, target in self._entries(men, die, closed):
                        moved = True
                        onto.append(self._land(men - man + target, target, single))
                    going = self._held_up(men, use, beside == waiting, held, company)
                way = going & board & ~(closed >> shift)
                if way:
                    moved = True
                    hits = way & single >> shift
                    way ^= hits
                    while way:
                        man = way & -way
                        way ^= man
                        onto.append(men + man * lift)
                    while hits:
                        man = hits & -hits
                        hits ^= man
                        onto.append(self._land(men + man * lift, man << shift, single))
                if going >= exact and not unready:
                    for man in self._borne_off(men, going, exact, held):
                        moved = True
                        onto.append(men - man + self._one_off)
            if not moved:
                stuck.append(men)

    def _held_up(self, men: int, use: Use, none_entered: bool, held: int, company: int) -> int:
        """From which points men may use a die while others wait beside the board."""
        rules = self.rules
        if men & 0xFF and rules.reentry != "free":
            return 0
        if not men >> self._hand & 0xFF:
            return held
        last_entry = rules.must_enter and none_entered
        if last_entry and all(company >> 8 * die & 1 for die in use.then):
            closed = rules.no_entry == "pass" or not company >> use.shift & 1
            return 0 if closed else held & ~self._across[use.die]
        return held & ~self._across[use.die]

    def _entries(self, men: int, die: int, closed: int) -> list[tuple[int, int]]:
        """The men beside the board who can come in by a die, and the places they come to."""
        bar, hand = men & 0xFF, men >> self._hand & 0xFF
        target = 1 << 8 * (self._begin + die)
        if not hand:
            return [] if target & closed else [(1, target)]
        limit = self.rules.entry_limit
        found = []
        if bar and not target & closed and not 0 < limit < self._begin + die:
            found.append((1, target))
        target = 1 << 8 * die
        if not target & closed and not (bar and self.rules.reentry == "first"):
            found.append((1 << self._hand, target))
        return found

    def _land(self, men: int, target: int, single: int) -> int:
        """The position after a man has come to `target`, where he may have hit another."""
        if not target & single:
            return men
        start = self._start
        waits = not start or men & 0xFF * start
        return men + (((1 if waits else start) - target) << self._beyond)

    def _borne_off(self, men: int, going: int, exact: int, held: int) -> list[int]:
        """The men whom a die takes off that bears off exactly from one point."""
        outside = men & self._beside
        found = [exact] if going & exact else []
        beyond, rule = going & -exact ^ going & exact, self.rules.bear_off
        if rule == "any":
            while beyond:
                found.append(beyond & -beyond)
                beyond &= beyond - 1
        elif rule != "exact" and not outside and beyond & held & -held:
            found.append(held & -held)
        return found

    def _across_limit(self, die: int) -> int:
        """The points from which a die leads across the entry limit."""
        limit, length = self.rules.entry_limit, self.rules.length
        return 0xFF * mark(range(limit + 1 - die, limit + 1)) if 0 < limit < length else 0
