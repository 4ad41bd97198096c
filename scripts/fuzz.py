"""Fuzz alveus: try generated and damaged inputs, and count accepted, refused and faulty ones.

python3 scripts/fuzz.py [--inputs N] [--seed WORD] [--jobs N] [--group NAME …] [--number N]

The groups are the modules in `scripts/fuzzing/groups/`.  Seed, group and number determine each
input; the table shows the command that reproduces a fault.  A fault is a traceback, the error
`internal`, more than five seconds of processor time, a lost file, a position that changes when it
is written and read, or an accepted letter with a changed character.  The exit status is 1 after a
fault.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "py"), str(ROOT)]

from fuzzing.runner import GROUPS, Tally, chance_of, find_group, run, share  # noqa: E402


def main() -> None:
    """Run the script."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "--inputs", type=int, default=2000, metavar="N", help="number of inputs (default: 2000)"
    )
    parser.add_argument(
        "--seed", default="alveus", metavar="WORD", help="seed of all inputs (default: alveus)"
    )
    parser.add_argument(
        "--jobs", type=int, default=1, metavar="N", help="number of processes (default: 1)"
    )
    parser.add_argument(
        "--group", action="append", choices=GROUPS, help="run only this group; repeatable"
    )
    parser.add_argument("--number", type=int, metavar="N", help="run only this input of the group")
    args = parser.parse_args()
    names = args.group or GROUPS
    if args.number is not None:
        sys.exit(_repeat(args.seed, names[0], args.number))
    tallies: dict[str, Tally] = {name: Tally() for name in names}
    counts = share(args.inputs, names)
    for name, tally in run(args.seed, counts, args.jobs):
        tallies[name].add(tally)
        done = tallies[name].inputs
        if done == counts[name]:
            print(f"{name}: {done} inputs, {tallies[name].failed} faults", file=sys.stderr)
    print(table(tallies, args.seed))
    sys.exit(any(tally.faults for tally in tallies.values()))


def table(tallies: dict[str, Tally], seed: str) -> str:
    """Return the results as text: one line per group, then one line per class of faults."""
    heads = f"{'group':12} {'inputs':>8} {'refused':>8} {'accepted':>8} {'failed':>8}"
    lines = [heads]
    whole = Tally()
    for name, tally in tallies.items():
        lines.append(_line(name, tally))
        whole.add(tally)
    lines.append(_line("all", whole))
    for name, tally in tallies.items():
        for kind, occurrences in sorted(tally.faults.items()):
            number, detail = occurrences[0]
            lines.append(f"\n{len(occurrences)} × {name}: {kind}\n    {detail[:200]!r}")
            lines.append(f"    scripts/fuzz.py --seed {seed} --group {name} --number {number}")
    return "\n".join(lines)


def _line(name: str, tally: Tally) -> str:
    counts = (tally.inputs, tally.refused, tally.accepted, tally.failed)
    return f"{name:12}" + "".join(f" {count:8}" for count in counts)


def _repeat(seed: str, name: str, number: int) -> int:
    """Try one input, and print the traceback of a fault."""
    try:
        accepted = find_group(name).attempt(chance_of(seed, name, number))
    except BaseException:
        traceback.print_exc()
        return 1
    print("accepted" if accepted else "refused")
    return 0


if __name__ == "__main__":
    main()
