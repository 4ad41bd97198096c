"""What is added up while the records of an experiment go by, once and in any order."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from operator import mul

from alveus.lab.playing import SCALE, UNSEEN, Record
from alveus.lab.statistics import Sums

EVENT = "event-"
"""Before the code of an event in the name of its measure."""
QUARTER = SCALE // 4
Columns = tuple[Sequence[int], Sequence[int]]
"""Of pairs of games the sum of a measure in each, and of what it is counted by."""


@dataclass
class Tally:
    """A reading's sums and distributions."""

    sums: dict[str, Sums] = field(default_factory=lambda: defaultdict(Sums))
    ends: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    decisions: Counter[int] = field(default_factory=Counter)
    choices: Counter[int] = field(default_factory=Counter)
    points: Counter[int] = field(default_factory=Counter)

    def add(self, games: Sequence[Record]) -> None:
        """Adds games to the distributions."""
        self.ends.update([game.end for game in games])
        self.turns.update([game.turns for game in games])
        self.decisions.update([game.decisions for game in games])
        self.endings.update([game.ending for game in games if game.ending])
        self.points.update([game.points for game in games if game.end == "won"])
        known = self.choices
        for game in games:
            for count, times in game.choices.items():
                known[count] += times


class Tallies:
    """The tallies of all readings, and how many pairs are in them."""

    def __init__(self, readings: int) -> None:
        self.pairs = 0
        self.readings = [Tally() for _ in range(readings)]

    def add(self, records: Sequence[Record]) -> None:
        """Adds a part: for each pair two games of every reading, one after the other."""
        width = 2 * len(self.readings)
        self.pairs += len(records) // width
        yardstick: dict[str, Columns] = {}
        for number, tally in enumerate(self.readings):
            ones, twos = records[2 * number :: width], records[2 * number + 1 :: width]
            tally.add(ones)
            tally.add(twos)
            figures = measure_pairs(ones, twos)
            yardstick = yardstick or figures
            nothing = ((0,) * len(ones), (2,) * len(ones))
            for name in figures.keys() | yardstick.keys():
                y, x = figures.get(name, nothing)
                tally.sums[name].add(y, x, *yardstick.get(name, nothing))

    def sums_of(self, reading: int, name: str) -> Sums:
        """The sums of a measure; of an event that is not in a pair's games its zero is counted."""
        found = self.readings[reading].sums.get(name)
        if found is None:
            found = Sums(x=2 * self.pairs, xx=4 * self.pairs)
            found.x_x0 = found.xx
            found.x_y0 = 2 * self.readings[0].sums.get(name, Sums()).y
            return found
        if not name.startswith(EVENT):
            return found
        return self._completed(found, name)

    @property
    def events(self) -> list[str]:
        """The measures of all events that have happened."""
        names = {name for tally in self.readings for name in tally.sums if name.startswith(EVENT)}
        return sorted(names)

    def _completed(self, sums: Sums, name: str) -> Sums:
        """With the pairs in which neither reading had the event: two games each, and nothing."""
        yardstick = self.readings[0].sums.get(name, Sums())
        games = 2 * self.pairs
        return Sums(
            sums.y,
            games,
            sums.yy,
            2 * sums.y,
            2 * games,
            sums.y_y0,
            2 * sums.y,
            2 * yardstick.y,
            2 * games,
        )


def measure_pairs(ones: Sequence[Record], twos: Sequence[Record]) -> dict[str, Columns]:
    """The figures of pairs of games, the first games and the second; scores count in halves."""
    pairs = list(zip(ones, twos, strict=True))
    both = (2,) * len(pairs)
    seats = (4,) * len(pairs)
    decisions = [one.decisions + two.decisions for one, two in pairs]
    won = [(one.end == "won") + (two.end == "won") for one, two in pairs]
    told = [[game.lowest for game in pair if game.lowest != UNSEEN] for pair in pairs]
    figures: dict[str, Columns] = {
        "score": (
            [_score(one, one.starter) + _score(two, two.starter) for one, two in pairs],
            seats,
        ),
        "skill": ([_score(one, 0) + _score(two, 1) for one, two in pairs], seats),
        "length": ([one.turns + two.turns for one, two in pairs], both),
        "decisions": (decisions, both),
        "won": (won, both),
        "choice": ([_choose(one) + _choose(two) for one, two in pairs], decisions),
        "forced": ([_force(one) + _force(two) for one, two in pairs], decisions),
        "dice": (
            [
                both == 2 and one.winner == two.winner
                for both, (one, two) in zip(won, pairs, strict=True)
            ],
            [both == 2 for both in won],
        ),
        "points": ([one.points + two.points for one, two in pairs], won),
        "leads": (
            [sum(game.leads for game in pair if game.leads != UNSEEN) for pair in pairs],
            [sum(game.leads != UNSEEN for game in pair) for pair in pairs],
        ),
        "lowest": ([sum(lowest) for lowest in told], [SCALE * len(lowest) for lowest in told]),
        "turned": (
            [sum(low < QUARTER for low in lowest) for lowest in told],
            [len(lowest) for lowest in told],
        ),
    }
    for end in ("drawn", "cut", "broken"):
        figures[end] = ([(one.end == end) + (two.end == end) for one, two in pairs], both)
    events = [(one.events, two.events) for one, two in pairs]
    for code in sorted({code for pair in events for game in pair for code in game}):
        figures[EVENT + code] = ([one.get(code, 0) + two.get(code, 0) for one, two in events], both)
    return figures


def _choose(game: Record) -> int:
    """Between how many turns there was to choose, added up over a game."""
    return sum(map(mul, game.choices, game.choices.values()))


def _force(game: Record) -> int:
    """How often there was nothing to choose."""
    return game.choices.get(0, 0) + game.choices.get(1, 0)


def _score(game: Record, seat: int) -> int:
    """What a seat scored, in halves; a game without a winner is half won."""
    if game.end != "won":
        return 1
    return 2 if game.winner == seat else 0
