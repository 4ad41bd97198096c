"""Play the first studies of the laboratory again, and report the precision of their results.

python3 scripts/replay_studies.py [GAME …] [--number N] [--players P,Q] [--jobs J]

A study continues from its results file, or starts again if its players have been changed since.
Unfinished results are in `build/studies`, so nothing is lost after Ctrl-C; finished results replace
the file in `docs/studies`. Then review the study's text: `tests/lab/test_studies.py` compares the
numbers in the text with the results.
"""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from toolchain.ground import ROOT, plain_failures

sys.path.insert(0, str(ROOT / "py"))

from alveus import lab
from alveus.core.files import write_file
from alveus.lab.lines import write_head
from site_build.paths import BUILD
from site_build.studies import studies

if TYPE_CHECKING:
    from pathlib import Path

    from site_build.studies import Study

UNDER_WAY = BUILD / "studies"


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="studies; default: all studies")
    parser.add_argument("--number", type=int, metavar="N", help="games of each reading")
    parser.add_argument("--players", metavar="P,Q", help="players, instead of those in the file")
    parser.add_argument("--jobs", type=int, default=2, metavar="J")
    args = parser.parse_args()
    UNDER_WAY.mkdir(parents=True, exist_ok=True)
    with plain_failures():
        for study in studies():
            if not args.games or study.game in args.games:
                _replay(study, args)


def _replay(study: Study, args: argparse.Namespace) -> None:
    experiment = _change(study.report().experiment, args)
    file = UNDER_WAY / study.file.name
    if not file.exists() and not args.players and study.is_current():
        _copy(study.file, experiment, file)
    report = experiment.run(
        to=file,
        jobs=args.jobs,
        progress=lambda done, total, _: print(f"{study.game}: {done} of {total}", flush=True),
    )
    if not report.complete:
        print(f"{study.game}: the same command goes on with it.")
        return
    file.replace(study.file)
    print(f"{report!r}, {experiment.games} of each reading")
    for name in study.measures:
        measure = report.measure(name)
        for reading, value in zip(experiment.names, measure.values, strict=True):
            if value.apart is not None:
                apart, margin = value.apart.value, value.apart.margin
                share = f"{margin / abs(apart):.2f} of it" if apart else "of nothing"
                print(f"  {name:<16} {reading:<24} {apart:+9.4f} ± {margin:.4f}, {share}")


def _change(experiment: lab.Experiment, args: argparse.Namespace) -> lab.Experiment:
    """Return the experiment with the number of games and the players from the command line."""
    settings = experiment.to_json()
    if args.number:
        settings["games"] = args.number
    if args.players:
        first, _, second = args.players.partition(",")
        asked = lab.Experiment(experiment.game, players=(first, second or first))
        settings["players"] = asked.to_json()["players"]
    return lab.Experiment.from_json(settings)


def _copy(played: Path, experiment: lab.Experiment, to: Path) -> None:
    """Copy finished parts to the results file of an experiment with a different number of games."""
    _, *parts = played.read_text(encoding="utf-8").splitlines(keepends=True)
    write_file(to, write_head(experiment) + "".join(parts))


if __name__ == "__main__":
    main()
