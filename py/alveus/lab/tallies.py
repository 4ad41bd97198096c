"""Totals of an experiment's results: sums of the measures and counts of games, per rule variant.

The games are added in parts (ranges of pairs of games); the order of the parts has no effect.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from operator import mul

from alveus.lab.measures import EVENT
from alveus.lab.records import SCALE, UNKNOWN, Record
from alveus.lab.statistics import Sums

QUARTER = SCALE // 4
"""A winning chance of 25 %, in thousandths.  The measure `turned` is the share of wins in which the
winner's chance was once estimated to be lower than this."""
DISTRIBUTIONS = ("length", "decisions", "choice", "points")
"""Measures for which the frequency of every value is counted: turns of a game (`length`), decisions
of a game, alternatives of a decision (`choice`), and points for a won game."""
Columns = tuple[Sequence[int], Sequence[int]]
"""The numerators, then the denominators, of a measure (a fraction).  There is one integer
per pair of games.  In the second game of a pair, the players have swapped seats."""


class Tally:
    """Totals of all games under one reading (rule variant).

    `sums` has the `Sums` of each measure, keyed by its name.  `ends` counts the games by result,
    such as `won` (`Record.end`), `endings` by the code for the way in which they ended
    (`Record.ending`).  `counts` has, for each measure in `DISTRIBUTIONS`, the frequency of each of
    its values.
    """

    def __init__(self) -> None:
        self.sums: dict[str, Sums] = defaultdict(Sums)
        self.ends, self.endings = Counter[str](), Counter[str]()
        self.counts = {kind: Counter[int]() for kind in DISTRIBUTIONS}

    def add(self, games: Sequence[Record]) -> None:
        """Add games to `ends`, `endings` and `counts`; `Tallies.add` adds them to `sums`."""
        self.ends.update([game.end for game in games])
        self.endings.update([game.ending for game in games if game.ending])
        self.counts["length"].update([game.turns for game in games])
        self.counts["decisions"].update([game.decisions for game in games])
        self.counts["points"].update([game.points for game in games if game.end == "won"])
        choices = self.counts["choice"]
        for game in games:
            for count, times in game.choices.items():
                choices[count] += times


class Tallies:
    """The totals of an experiment: a `Tally` per rule variant, and the number of pairs of games."""

    def __init__(self, readings: int) -> None:
        self.pairs = 0
        self.readings = [Tally() for _ in range(readings)]

    def add(self, records: Sequence[Record]) -> None:
        """Add the results of all games of a range of pairs.

        `records` must be in the order of the pairs, within a pair in the order of the rule
        variants, and for each variant the first, then the second game.
        """
        width = 2 * len(self.readings)
        self.pairs += len(records) // width
        baseline: dict[str, Columns] = {}
        for number, tally in enumerate(self.readings):
            first, second = records[2 * number :: width], records[2 * number + 1 :: width]
            tally.add(first)
            tally.add(second)
            figures = measure_pairs(first, second)
            baseline = baseline or figures
            zero = ((0,) * len(first), (2,) * len(first))
            for name in figures.keys() | baseline.keys():
                y, x = figures.get(name, zero)
                tally.sums[name].add(y, x, *baseline.get(name, zero))

    def sums_of(self, reading: int, name: str) -> Sums:
        """Return the sums of the measure `name` under the rule variant with the index `reading`.

        A measure is a fraction y/x.  If the measure counts an event, such as hits, y is the number
        of events (0 if the event never occurred under this variant) and x the number of games.
        """
        sums = self.readings[reading].sums.get(name)
        games = 2 * self.pairs
        if sums is None:
            x_y0 = 2 * self.readings[0].sums.get(name, Sums()).y
            return Sums(x=games, xx=2 * games, x_y0=x_y0, x_x0=2 * games)
        if not name.startswith(EVENT):
            return sums
        y, y0 = sums.y, self.readings[0].sums.get(name, Sums()).y
        return Sums(y, games, sums.yy, 2 * y, 2 * games, sums.y_y0, 2 * y, 2 * y0, 2 * games)

    def are_equal(self, name: str, other: str) -> bool:
        """Return True if two measures have the same sums under every rule variant."""
        return all(tally.sums[name] == tally.sums[other] for tally in self.readings)

    @property
    def events(self) -> list[str]:
        """Names of the counts of all events that occurred, such as `event-hit`, sorted."""
        names = {name for tally in self.readings for name in tally.sums if name.startswith(EVENT)}
        return sorted(names)


def measure_pairs(first: Sequence[Record], second: Sequence[Record]) -> dict[str, Columns]:
    """Return each measure's numerators and denominators (two sequences), keyed by measure name.

    `first` and `second` contain the first and the second game of each pair.  Each sequence has one
    number per pair.  Scores are counted in half points.  Counts of events are included only for
    events that occurred.
    """
    pairs = list(zip(first, second, strict=True))
    both, seats = (2,) * len(pairs), (4,) * len(pairs)
    decisions = [a.decisions + b.decisions for a, b in pairs]
    won = [(a.end == "won") + (b.end == "won") for a, b in pairs]
    chances = [[game.lowest for game in pair if game.lowest != UNKNOWN] for pair in pairs]
    leads = [[game.leads for game in pair if game.leads != UNKNOWN] for pair in pairs]
    decided = [count == 2 for count in won]
    same = [wins == 2 and a.winner == b.winner for wins, (a, b) in zip(won, pairs, strict=True)]
    scores = [_score(a, a.starter) + _score(b, b.starter) for a, b in pairs]
    figures: dict[str, Columns] = {
        "score": (scores, seats),
        "skill": ([_score(a, 0) + _score(b, 1) for a, b in pairs], seats),
        "length": ([a.turns + b.turns for a, b in pairs], both),
        "decisions": (decisions, both),
        "won": (won, both),
        "choice": ([_choose(a) + _choose(b) for a, b in pairs], decisions),
        "forced": ([_force(a) + _force(b) for a, b in pairs], decisions),
        "dice": (same, decided),
        "points": ([a.points + b.points for a, b in pairs], won),
        "leads": (list(map(sum, leads)), list(map(len, leads))),
        "lowest": (list(map(sum, chances)), [SCALE * len(lowest) for lowest in chances]),
        "turned": (
            [sum(low < QUARTER for low in lowest) for lowest in chances],
            list(map(len, chances)),
        ),
    }
    for end in ("drawn", "cut", "broken"):
        figures[end] = ([(a.end == end) + (b.end == end) for a, b in pairs], both)
    events = [(a.events, b.events) for a, b in pairs]
    for code in sorted({code for pair in events for game in pair for code in game}):
        figures[EVENT + code] = ([a.get(code, 0) + b.get(code, 0) for a, b in events], both)
    return figures


def _choose(game: Record) -> int:
    return sum(map(mul, game.choices, game.choices.values()))


def _force(game: Record) -> int:
    return game.choices.get(0, 0) + game.choices.get(1, 0)


def _score(game: Record, seat: int) -> int:
    if game.end != "won":
        return 1
    return 2 if game.winner == seat else 0
