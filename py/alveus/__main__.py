"""The command `alveus`, also as `python -m alveus`."""

from __future__ import annotations

from alveus.core import interrupts

interrupts.guard()


def main() -> int:
    """Run the command line and return the exit status."""
    from alveus.cli import main as run

    return interrupts.run(run)


if __name__ == "__main__":
    raise SystemExit(main())
