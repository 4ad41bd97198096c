"""What is added up while the records of an experiment go by, once and in any order."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

from alveus.lab.playing import SCALE, UNSEEN, Record
from alveus.lab.statistics import Sums

EVENT = "event-"
"""Before the code of an event in the name of its measure."""
QUARTER = SCALE // 4
Figures = dict[str, tuple[int, int]]
"""Of a pair the sum of each measure and of what it is counted by."""


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
        """Adds the games of a pair to the distributions."""
        for game in games:
            self.ends[game.end] += 1
            self.turns[game.turns] += 1
            self.decisions[game.decisions] += 1
            self.choices.update(game.choices)
            if game.ending:
                self.endings[game.ending] += 1
            if game.end == "won":
                self.points[game.points] += 1


class Tallies:
    """The tallies of all readings, and how many pairs are in them."""

    def __init__(self, readings: int) -> None:
        self.pairs = 0
        self.readings = [Tally() for _ in range(readings)]

    def add(self, records: Sequence[Record]) -> None:
        """Adds a part: for each pair two games of every reading, one after the other."""
        width = 2 * len(self.readings)
        for first in range(0, len(records), width):
            self.pairs += 1
            yardstick: Figures = {}
            for number, tally in enumerate(self.readings):
                at = first + 2 * number
                pair = records[at : at + 2]
                tally.add(pair)
                figures = measure_pair(pair[0], pair[1])
                yardstick = yardstick or figures
                self._add(tally, figures, yardstick)

    @staticmethod
    def _add(tally: Tally, figures: Figures, yardstick: Figures) -> None:
        sums = tally.sums
        for name, (y, x) in figures.items():
            y0, x0 = yardstick.get(name, (0, 2))
            sums[name].add(y, x, y0, x0)
        for name in yardstick.keys() - figures.keys():
            sums[name].add(0, 2, *yardstick[name])

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


def measure_pair(one: Record, two: Record) -> Figures:
    """The figures of a pair of games; scores are counted in halves."""
    figures: Figures = {
        "score": (_score(one, one.starter) + _score(two, two.starter), 4),
        "skill": (_score(one, 0) + _score(two, 1), 4),
        "length": (one.turns + two.turns, 2),
        "decisions": (one.decisions + two.decisions, 2),
    }
    ends = (one.end, two.end)
    for end in ("won", "drawn", "cut", "broken"):
        figures[end] = (ends.count(end), 2)
    choices = Counter(one.choices)
    choices.update(two.choices)
    asked = one.decisions + two.decisions
    figures["choice"] = (sum(count * times for count, times in choices.items()), asked)
    figures["forced"] = (choices[0] + choices[1], asked)
    won = ends.count("won")
    figures["dice"] = (int(one.winner == two.winner), 1) if won == 2 else (0, 0)
    figures["points"] = (one.points + two.points, won)
    told = [game for game in (one, two) if game.leads != UNSEEN]
    figures["leads"] = (sum(game.leads for game in told), len(told))
    lowest = [game.lowest for game in told if game.lowest != UNSEEN]
    figures["lowest"] = (sum(lowest), SCALE * len(lowest))
    figures["turned"] = (sum(low < QUARTER for low in lowest), len(lowest))
    for code in one.events.keys() | two.events.keys():
        figures[EVENT + code] = (one.events.get(code, 0) + two.events.get(code, 0), 2)
    return figures


def _score(game: Record, seat: int) -> int:
    """What a seat scored, in halves; a game without a winner is half won."""
    if game.end != "won":
        return 1
    return 2 if game.winner == seat else 0
