"""What starting Python from a picture of its memory would save, and what the picture weighs.

The site does not start so: ARCHITECTURE.md says why.  Both ways are run by turns under Node, where
nothing is fetched; what is fetched is told in bytes.
"""

from __future__ import annotations

import json
import subprocess
import tempfile
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

from toolchain.ground import SITE, CannotSetUp
from toolchain.node import ensure_node

if TYPE_CHECKING:
    import argparse

SCRIPT = Path(__file__).with_name("snapshot.mjs")
REPLACED = ("stdlib-*.gzip", "alveus-*.gzip", "tables-*.gzip")
"""What a picture would be fetched in the place of."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `bench.py snapshot`."""
    parser.add_argument("--site", type=Path, default=SITE, help="a built site")
    parser.add_argument("--rounds", type=int, default=7, help="starts of each kind")


def run(arguments: argparse.Namespace) -> bool:
    """Print both figures and the bytes; there is no budget."""
    assets = arguments.site.absolute() / "assets"
    if not assets.is_dir():
        raise CannotSetUp("A built site is needed: scripts/test.py makes one.")
    with tempfile.TemporaryDirectory() as folder:
        picture = str(Path(folder) / "picture")
        size = _node(assets, "make", picture)
        times: dict[str, list[float]] = {"boot": [], "load": []}
        for _ in range(arguments.rounds):
            for task, found in times.items():
                found.append(_node(assets, task, picture))
    usual, loaded = median(times["boot"]), median(times["load"])
    now = sum(file.stat().st_size for name in REPLACED for file in assets.glob(name))
    print(f"Python answers: {usual:.0f} ms, from a picture {loaded:.0f} ms ({loaded / usual:.2f})")
    print(
        f"The picture: {size['raw'] / 1e6:.1f} MB, {size['gzip'] / 1e3:.0f} kB at gzip "
        f"in the place of {now / 1e3:.0f} kB"
    )
    return True


def _node(assets: Path, task: str, file: str) -> Any:
    node = ensure_node()
    command = [str(node.executable), str(SCRIPT), str(assets), task, file]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    if answer.returncode:
        raise CannotSetUp(f"Python could not be started in Node:\n{answer.stderr[-2000:]}")
    return json.loads(answer.stdout.splitlines()[-1])
