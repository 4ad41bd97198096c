"""Results files of the laboratory: changed lines, truncated and damaged files, other experiments.

A damaged file must be refused, or read up to its incomplete last line.  A refused file must stay
unchanged.
"""

from __future__ import annotations

import json
import tempfile
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

from alveus import lab
from alveus.core.errors import AlveusError
from fuzzing.faults import Fault
from fuzzing.mutation import damage, damage_json, damage_text, junk
from fuzzing.samples import results_file

SHARE = 30
GAMES = ("bohnenspiel", "lombardorum", "sperrdomino", "rithmomachia")


def attempt(chance: Random) -> bool:
    """Read a damaged file or a changed experiment."""
    game = chance.choice(GAMES)
    match chance.randrange(4):
        case 0:
            return _read_experiment(chance, _experiment(game).to_json())
        case 1:
            content = _damage_bytes(chance, _file(game))
        case _:
            content = _damage_line(chance, _file(game)).encode(errors="surrogatepass")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "lab.jsonl")
        file.write_bytes(content)
        if chance.random() < 0.2:
            return _continue(file, _experiment(game))
        try:
            report = lab.Report.read(file)
            str(report), report.to_json()
        except AlveusError:
            return False
        finally:
            if file.read_bytes() != content:
                raise Fault("lost file: a report changed the file of an experiment")
    return True


@lru_cache(8)
def _experiment(game: str) -> lab.Experiment:
    return lab.Experiment(game, games=4, players="random", limit=20, seed="fuzz")


@lru_cache(8)
def _file(game: str) -> bytes:
    return results_file(_experiment(game))


def _read_experiment(chance: Random, members: dict[str, Any]) -> bool:
    changed = damage(chance, members)
    if not isinstance(changed, dict):
        return False
    try:
        read = lab.Experiment.from_json(changed)
    except AlveusError:
        return False
    if lab.Experiment.from_json(read.to_json()) != read:
        raise Fault("changed experiment", changed)
    return True


def _damage_line(chance: Random, content: bytes) -> str:
    lines = content.decode().splitlines(keepends=True)
    at = chance.randrange(len(lines))
    match chance.randrange(5):
        case 0:
            lines[at] = damage_text(chance, lines[at])
        case 1:
            lines[at] = json.dumps(junk(chance)) + "\n"
        case 2:
            lines.insert(at, chance.choice(lines))
        case 3:
            lines[at] = "[" * 100_000 + "\n"
        case _:
            lines[at] = damage_json(chance, json.loads(lines[at])) + "\n"
    return "".join(lines)


def _damage_bytes(chance: Random, content: bytes) -> bytes:
    at = chance.randrange(len(content))
    match chance.randrange(4):
        case 0:
            return content[:at]
        case 1:
            return content.decode().encode(chance.choice(("utf-16", "utf-8-sig", "utf-32")))
        case 2:
            return content.replace(b"\n", b"\r\n")
    return content[:at] + chance.randbytes(chance.randrange(4)) + content[at + 1 :]


def _continue(file: Path, experiment: lab.Experiment) -> bool:
    """Continue an experiment in a damaged file.  If it is refused, the file must be unchanged."""
    before = file.read_bytes()
    try:
        experiment.run(to=file)
    except AlveusError:
        if file.read_bytes() != before:
            raise Fault("lost file: a refused run changed the file of an experiment") from None
        return False
    lab.Report.read(file)
    return True
