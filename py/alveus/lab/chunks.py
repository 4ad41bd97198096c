"""Parts of an experiment: ranges of pairs, each pair played under every reading of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from alveus.lab.experiment import Experiment
from alveus.lab.playing import Record, pair_key, play_game

COLUMNS = Record._fields


class Part(NamedTuple):
    """The pairs from `first` to `end` - 1, under all readings."""

    first: int
    end: int


def play_part(experiment: Experiment, part: Part) -> list[Record]:
    """Play all games of a part.  The result does not depend on the machine or other parts."""
    games = experiment.rules()
    records = []
    for pair in range(part.first, part.end):
        key = pair_key(experiment.seed, pair)
        for reading, game in enumerate(games):
            for order in (0, 1):
                place = (reading, pair, order)
                records.append(
                    play_game(
                        game, experiment.players, key, place, experiment.limit, experiment.opening
                    )
                )
    return records


def write_part(part: Part, records: list[Record]) -> dict[str, Any]:
    """Return a part as the JSON object for a line of the results file."""
    rows = [[*record[:-1], list(map(list, record.choices.items()))] for record in records]
    return {"part": list(part), "games": rows}


def read_part(experiment: Experiment, line: Any) -> tuple[Part, list[Record]]:
    """Read a part from a line's JSON.  Raises ValueError, TypeError or KeyError if invalid."""
    part = Part(*line["part"])
    if not 0 <= part.first < part.end:
        raise ValueError
    records = [_read_record(row) for row in line["games"]]
    places = [record[:3] for record in records]
    if places != list(_places(experiment, part)):
        raise ValueError
    return part, records


def _read_record(row: list[Any]) -> Record:
    choices = dict(row[-1])
    record = Record._make([*row[:-1], choices])
    figures = (*record[4:9], *record[10:12], *record.events.values(), *choices, *choices.values())
    if {*map(type, figures)} != {int} or {type(record.end), type(record.ending)} != {str}:
        raise TypeError
    return record


def _places(experiment: Experiment, part: Part) -> Iterator[tuple[int, int, int]]:
    for pair in range(part.first, part.end):
        for reading in range(len(experiment.readings)):
            yield reading, pair, 0
            yield reading, pair, 1
