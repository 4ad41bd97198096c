"""Measure the start of Python in the browser, and everything else that has a budget (a limit).

python3 scripts/bench.py [boot | page | frame | start | engine | playouts | arena | lab | …]

Without a name, all benchmarks run. The exit status is 1 if a budget is exceeded.
"""

from __future__ import annotations

import argparse
import sys

from toolchain.ground import ROOT, plain_failures
from toolchain.inside import enter

enter(site=True)
sys.path.insert(0, str(ROOT / "py"))

from benchmarks import (
    arena,
    bohnenspiel,
    boot,
    dominosa,
    engine,
    frame,
    lab,
    labpage,
    letters,
    lighthouse,
    offline,
    page,
    playouts,
    pyodide,
    review,
    rithmomachia,
    slowed,
    sperrdomino,
    start,
    terzett,
    yardstick,
)

BENCHMARKS = {
    "boot": boot,
    "page": page,
    "frame": frame,
    "start": start,
    "engine": engine,
    "letters": letters,
    "lighthouse": lighthouse,
    "offline": offline,
    "playouts": playouts,
    "arena": arena,
    "lab": lab,
    "labpage": labpage,
    "pyodide": pyodide,
    "review": review,
    "slowed": slowed,
    "bohnenspiel": bohnenspiel,
    "dominosa": dominosa,
    "sperrdomino": sperrdomino,
    "terzett": terzett,
    "rithmomachia": rithmomachia,
}


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Measure alveus on this machine.")
    chosen = parser.add_subparsers(dest="name", metavar="NAME")
    for name, benchmark in BENCHMARKS.items():
        benchmark.add_arguments(
            chosen.add_parser(name, help=(benchmark.__doc__ or name).splitlines()[0])
        )
    arguments = parser.parse_args()
    names = [arguments.name] if arguments.name else list(BENCHMARKS)
    print(f"A million rounds of plain Python: {yardstick.loop_ms():.0f} ms")
    kept = True
    with plain_failures():
        for name in names:
            words = arguments if arguments.name else parser.parse_args([name])
            print(f"\n=== {name} ===", flush=True)
            kept = BENCHMARKS[name].run(words) and kept
    sys.exit(0 if kept else 1)


if __name__ == "__main__":
    main()
