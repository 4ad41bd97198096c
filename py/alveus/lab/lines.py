"""Write and read the lines of an experiment's results file, and list the pairs not yet played.

The first line, the header, has the experiment's settings; each other line has one part.  A part is
a range of pairs of games.  A record is the result of one game.
"""

from __future__ import annotations

import json
import sys
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeVar

from alveus.core.errors import SetupError
from alveus.core.json_validation import parse_json
from alveus.core.version import __version__
from alveus.lab.records import Part, Record, places_of
from alveus.lab.settings import Settings

FORMAT = 1
COLUMNS = Record._fields
E = TypeVar("E", bound=Settings)


def write_head(experiment: Settings, versions: Sequence[str] = (__version__,)) -> str:
    """Return a results file's header line: format, versions, settings, names of record fields.

    `versions` are the versions of alveus that played the games.
    """
    python = ".".join(map(str, sys.version_info[:3]))
    head = {
        "alveus-lab": FORMAT,
        "experiment": experiment.to_json(),
        "versions": {"alveus": versions[0], "python": python},
        "columns": COLUMNS,
    }
    later = {"continued": versions[1:]} if versions[1:] else {}
    return _line({**head, **later})


def read_versions(line: str) -> tuple[str, ...]:
    """Return the versions of alveus that a valid header `line` names, without repetitions."""
    head = parse_json(line)
    first, later = head.get("versions"), head.get("continued")
    names = [first.get("alveus") if isinstance(first, dict) else None]
    names += later if isinstance(later, list) else []
    return tuple(dict.fromkeys(str(name)[:20] for name in names if name))


def read_head(line: str, kind: type[E]) -> E:
    """Read the experiment, as an instance of the class `kind`, from a results file's header line.

    Raises SetupError: `lab_no_file` if the line is not a header; `lab_too_new`, with the version of
    alveus that wrote the line, if its format or columns differ; or the errors of `kind.from_file`
    for invalid settings.
    """
    try:
        head = parse_json(line)
        version, columns = head["alveus-lab"], head["columns"]
        experiment = head["experiment"]
    except (ValueError, KeyError, TypeError):
        raise SetupError("lab_no_file") from None
    if version != FORMAT or columns != list(COLUMNS):
        versions = head.get("versions")
        release = versions.get("alveus") if isinstance(versions, dict) else None
        raise SetupError("lab_too_new", version=str(release or version)[:20])
    return kind.from_file(experiment)


def rewrite_head(line: str, games: int, version: str = "") -> str:
    """Return the valid header `line` with another number of games per reading (rule variant).

    `version` is the version of alveus that continues the run; "" if it does not change.
    """
    head = parse_json(line)
    later = {"continued": [*read_versions(line)[1:], version]} if version else {}
    return _line({**head, "experiment": {**head["experiment"], "games": games}, **later})


def write_part(part: Part, records: Sequence[Record]) -> str:
    """Return a line of a results file: a range of pairs of games, and the result of each game."""
    rows = [[*record[:-1], list(map(list, record.choices.items()))] for record in records]
    return _line({"part": list(part), "games": rows})


def read_part(experiment: Settings, line: str) -> tuple[Part, list[Record]]:
    """Read a range of pairs of games, and the result of each game, from a line of a results file.

    Raises ValueError, KeyError, TypeError, IndexError or AttributeError for an invalid line.
    """
    content = parse_json(line)
    part = Part(*content["part"])
    if not 0 <= part.first < part.end:
        raise ValueError
    records = [_read_record(row) for row in content["games"]]
    if len(records) < part.end - part.first:  # before a list of all places is made
        raise ValueError
    if [record[:3] for record in records] != places_of(experiment, part):
        raise ValueError
    return part, records


def read_parts(experiment: Settings, lines: Iterable[str]) -> Iterator[tuple[Part, list[Record]]]:
    """Yield each part (range of pairs) and its games' results from the lines after the header.

    An incomplete last line, and pairs beyond the experiment's number of pairs, are ignored.  Raises
    SetupError `lab_damaged`, with the line's number, for an invalid or repeated part.
    """
    done = PlayedPairs()
    for number, line in enumerate(lines, 2):
        if not line.endswith("\n"):
            return
        try:
            part, records = read_part(experiment, line)
            done.add(part)
        except (ValueError, KeyError, TypeError, IndexError, AttributeError):
            raise SetupError("lab_damaged", line=number) from None
        if part.first >= experiment.pairs:
            continue
        end = min(part.end, experiment.pairs)
        width = 2 * len(experiment.readings)
        yield Part(part.first, end), records[: (end - part.first) * width]


class PlayedPairs:
    """Set of the numbers of the pairs of games already played, stored as sorted ranges."""

    def __init__(self) -> None:
        self._edges: list[int] = []
        """For each range in order: the number of its first pair, and of its last pair plus 1."""

    def add(self, part: Part) -> None:
        """Add a range of pairs of games.  Raises ValueError if any is already in the set."""
        first, end = part
        edges = self._edges
        at = bisect_right(edges, first)
        if at % 2 or any(edge < end for edge in edges[at : at + 1]):
            raise ValueError(f"{part} twice")
        # An edge that the part shares with an adjacent range is removed, which merges the two.
        begin, stop = bisect_left(edges, first), bisect_right(edges, end)
        edges[begin:stop] = [first] * (begin == at) + [end] * (stop == at)

    def gaps(self, until: int) -> Iterator[Part]:
        """Yield, in order, the ranges of pairs of games below `until` that have not been played."""
        edges = self._edges
        for end, first in zip((0, *edges[1::2]), (*edges[::2], until), strict=True):
            if end < min(first, until):
                yield Part(end, min(first, until))


def _line(value: Any) -> str:
    return json.dumps(value, separators=(",", ":")) + "\n"


def _read_record(row: list[Any]) -> Record:
    choices = dict(row[-1])
    record = Record._make([*row[:-1], choices])
    figures = (*record[4:9], *record[10:12], *record.events.values(), *choices, *choices.values())
    if {*map(type, figures)} != {int} or {type(record.end), type(record.ending)} != {str}:
        raise TypeError
    return record
