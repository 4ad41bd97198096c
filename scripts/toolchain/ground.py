"""Paths of a working copy, stamps of finished steps, and error messages of one sentence."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

ROOT = Path(__file__).resolve().parents[2]
VENV = ROOT / ".venv"
ADAPTERS = ROOT / "build" / "venv-adapters"
"""Virtual environment for the tests of adapters and notebooks; other tests do not need it."""
WEB = ROOT / "web"
SITE = ROOT / "build" / "site"
REQUIREMENTS = ROOT / "requirements"


class SetupFailed(Exception):
    """Raised if a requirement is missing or a step fails; the message names the remedy."""


@contextmanager
def plain_failures() -> Iterator[None]:
    """End the program after SetupFailed or OSError with one sentence, without a traceback.

    The exit status is 1, or 130 after Ctrl-C.
    """
    try:
        yield
    except SetupFailed as failure:
        sys.exit(f"\n{failure}")
    except OSError as failure:
        sys.exit(f"\n{failure.filename or 'The system'}: {failure.strerror or failure}.")
    except KeyboardInterrupt:
        sys.exit(130)


def run(
    command: Sequence[str | Path],
    *,
    otherwise: str,
    cwd: Path = ROOT,
    env: Mapping[str, str] | None = None,
) -> None:
    """Run a program with its output shown; raise SetupFailed(otherwise) if it fails."""
    sys.stdout.flush()
    if subprocess.run([str(part) for part in command], cwd=cwd, env=env, check=False).returncode:
        raise SetupFailed(otherwise)


def is_stamped(stamp: Path, pins: Sequence[Path]) -> bool:
    """Return True if the stamp was written for the present content of these files."""
    return stamp.is_file() and stamp.read_text(encoding="ascii") == _digest(pins)


def leave_stamp(stamp: Path, pins: Sequence[Path]) -> None:
    """Write a stamp for the present content of these files."""
    stamp.write_text(_digest(pins), encoding="ascii")


def _digest(pins: Sequence[Path]) -> str:
    digest = hashlib.sha256()
    for pin in pins:
        digest.update(pin.read_bytes())
    return digest.hexdigest()
