"""Stamps of build steps: a step is skipped if its inputs and outputs are unchanged."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING

from site_build.paths import BUILD
from toolchain.ground import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

STAMPS = BUILD / "stamps"
SKIPPED = {"node_modules", "generated", "__pycache__"}


def files_under(paths: Iterable[Path]) -> Iterator[Path]:
    """Yield every file of the given files and folders in a fixed order.

    Folders named in `SKIPPED` are left out.
    """
    for path in sorted(paths):
        if path.is_file():
            yield path
        elif path.is_dir():
            yield from files_under(inner for inner in path.iterdir() if inner.name not in SKIPPED)


def fingerprint(paths: Iterable[Path], *words: str) -> str:
    """Return the SHA-256 of the names and contents of files, and of the words."""
    total = hashlib.sha256("\0".join(words).encode())
    for path in files_under(paths):
        name = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
        total.update(f"\0{name.as_posix()}\0".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def step(
    name: str,
    inputs: Iterable[Path],
    outputs: Iterable[Path],
    make: Callable[[], None],
    *words: str,
) -> None:
    """Call `make`, unless the inputs, `words` and outputs are unchanged since its last call.

    `words` are further values that determine the outputs, such as command-line arguments.
    """
    inputs, outputs = list(inputs), list(outputs)
    stamp = STAMPS / f"{name}.json"
    before = fingerprint(inputs, *words)
    if stamp.exists():
        known = json.loads(stamp.read_text(encoding="utf-8"))
        if known == {"inputs": before, "outputs": fingerprint(outputs)}:
            return
    print(f"Building {name}", flush=True)
    make()
    STAMPS.mkdir(parents=True, exist_ok=True)
    made = {"inputs": before, "outputs": fingerprint(outputs)}
    stamp.write_text(json.dumps(made) + "\n", encoding="utf-8")
