"""Test the tests: change one detail of the rules at a time and check that a test fails.

python3 scripts/mutate.py [MODULE ...] [--sample N --seed N] [--part K/N] [--jobs N] [--numbers]

A module is a file or a folder under py/alveus, such as `core` or `families/tables/ruleset.py`; a
line can be added, as in `families/tables/ruleset.py:49`.  Without a module, the core and the rules
of all families are mutated.  A mutant that no test detects is printed with its line before and
after.  Equivalent mutants, which do not change the rules, are listed with reasons in
scripts/mutation/equivalent.toml.  The exit status is 1 if less than 90 % of the other mutants are
killed.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import tomllib
from collections import Counter, defaultdict
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from toolchain.ground import SetupFailed, plain_failures
from toolchain.inside import enter

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mutation.groups import Group
    from mutation.mutants import Mutant
    from mutation.touching import Touching

ENOUGH = 0.9
"""Required share of killed mutants."""
FIRST = 30
"""Number of tests that run first: the cheapest ones that execute the mutated line."""
EQUIVALENT = Path(__file__).parent / "mutation" / "equivalent.toml"
VERDICTS = ("killed", "survived", "equivalent")


def main() -> None:
    """Run the command."""
    args = _arguments()
    enter(pins="mutation")
    with plain_failures():
        counts = _try_all(_wanted(args), args.jobs, args.budget)
    print(_table(counts))
    total = sum(counts.values(), Counter[str]())
    sys.exit(0 if total["killed"] >= ENOUGH * (total["killed"] + total["survived"]) else 1)


def _arguments() -> argparse.Namespace:
    head, _, rest = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(description=head, epilog=rest.partition("\n\n")[2])
    parser.add_argument(
        "modules",
        nargs="*",
        metavar="MODULE",
        help="module or folder, for example core or families/tables",
    )
    parser.add_argument("--sample", type=int, metavar="N", help="number of random mutants")
    parser.add_argument("--seed", default="1", help="seed of the sample")
    parser.add_argument("--numbers", action="store_true", help="also change every number by one")
    parser.add_argument("--part", type=_part, default=(1, 1), metavar="K/N", help="run part K of N")
    parser.add_argument(
        "--jobs", type=int, default=1, help="number of mutants tested at the same time"
    )
    parser.add_argument(
        "--budget",
        type=float,
        default=60,
        metavar="SECONDS",
        help="seconds of tests for each mutant",
    )
    return parser.parse_args()


def _part(text: str) -> tuple[int, int]:
    which, _, parts = text.partition("/")
    if not (which.isdecimal() and parts.isdecimal() and 1 <= int(which) <= int(parts)):
        raise argparse.ArgumentTypeError(f"{text!r} is not like 2/5")
    return int(which), int(parts)


def _wanted(args: argparse.Namespace) -> list[tuple[Group, Mutant]]:
    """Return the requested mutants, each with the group that tests it."""
    from mutation.groups import GROUPS
    from mutation.mutants import mutants_of

    every = [
        (group, mutant)
        for group in GROUPS
        for path in group.modules()
        for mutant in mutants_of(path, args.numbers)
    ]
    for name in args.modules:
        if not any(_is_in(mutant, name) for _, mutant in every):
            raise SetupFailed(f"{name}: there is nothing to mutate under this name.")
    names = args.modules or [""]
    wanted = [pair for pair in every if any(_is_in(pair[1], name) for name in names)]
    if args.sample is not None and args.sample < len(wanted):
        drawn = sorted(Random(args.seed).sample(range(len(wanted)), args.sample))
        wanted = [wanted[place] for place in drawn]
    which, parts = args.part
    return wanted[len(wanted) * (which - 1) // parts : len(wanted) * which // parts]


def _is_in(mutant: Mutant, name: str) -> bool:
    module, _, line = name.partition(":")
    folder = f"{module.rstrip('/')}/" if module else ""
    return (mutant.module == module or mutant.module.startswith(folder)) and (
        not line or mutant.line == int(line)
    )


def _try_all(
    wanted: list[tuple[Group, Mutant]], jobs: int, budget: float
) -> dict[str, Counter[str]]:
    """Try mutants, print the survivors, and return the number of each verdict per module."""
    from mutation.touching import touching

    groups = dict.fromkeys(group for group, _ in wanted)
    known = {group.package: touching(group) for group in groups}
    equivalents = _equivalents()
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    attempt = partial(_attempt, known, equivalents, budget)
    with multiprocessing.get_context("fork").Pool(jobs) as pool:
        for mutant, verdict in pool.imap(attempt, wanted):
            counts[mutant.module][verdict] += 1
            if verdict == "survived":
                before, after = mutant.lines()
                print(f"{mutant.module}:{mutant.line} {mutant.operator}", flush=True)
                print(f"  - {before}\n  + {after}", flush=True)
    return counts


def _equivalents() -> set[tuple[str, str, str]]:
    """Return the listed mutants: module, line before, line after.

    Print those whose line no longer exists in the module.
    """
    from mutation.groups import SOURCES

    listed = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))["mutant"]
    mutants = {(entry["module"], entry["before"], entry["after"]) for entry in listed}
    for module, before, _ in sorted(mutants):
        path = SOURCES / module
        lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
        if before not in map(str.strip, lines):
            print(f"No longer there, though listed as equivalent: {module}: {before}", flush=True)
    return mutants


def _attempt(
    known: dict[str, Touching],
    equivalents: set[tuple[str, str, str]],
    budget: float,
    pair: tuple[Group, Mutant],
) -> tuple[Mutant, str]:
    """Try a mutant and return it with its verdict, such as "killed"."""
    from mutation.trials import sees

    group, mutant = pair
    if (mutant.module, *mutant.lines()) in equivalents:
        return mutant, "equivalent"
    plan = known[group.package].plan(mutant, budget)
    for tests in (plan[:FIRST], plan):
        if sees(group, mutant, tests, known[group.package].cost(tests)):
            return mutant, "killed"
    return mutant, "survived"


def _table(counts: dict[str, Counter[str]]) -> str:
    rows: list[tuple[str, ...]] = [("", *VERDICTS, "")]
    total = sum(counts.values(), Counter[str]())
    for name, count in (*counts.items(), ("total", total)):
        tried = count["killed"] + count["survived"]
        share = f"{count['killed'] / tried:.0%}" if tried else ""
        rows.append((name, *(str(count[verdict]) for verdict in VERDICTS), share))
    return "\n".join(_line(row) for row in rows)


def _line(row: Iterable[str]) -> str:
    name, *cells = row
    return f"{name:<36}" + "".join(f"{cell:>12}" for cell in cells).rstrip()


if __name__ == "__main__":
    main()
