"""Virtual environments and the pinned packages in them: `.venv`, and others for single tasks."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

from toolchain import debian
from toolchain.ground import REQUIREMENTS, VENV, SetupFailed, is_stamped, leave_stamp, run

if TYPE_CHECKING:
    from pathlib import Path

EXECUTABLE = "Scripts/python.exe" if os.name == "nt" else "bin/python"


def ensure_python(pins: str, venv: Path = VENV) -> Path:
    """Return the Python of an environment, after installing `requirements/<pins>.txt` in it.

    The environment is created if necessary.  Raises SetupFailed.
    """
    files = [REQUIREMENTS / f"{pins}.txt"]
    if pins == "test":
        files.append(REQUIREMENTS / "build.txt")
    python, stamp = venv / EXECUTABLE, venv / f"alveus-{pins}.stamp"
    if python.exists() and is_stamped(stamp, files):
        return python
    if not _has_pip(VENV / EXECUTABLE):
        create_venv(VENV)
    if not python.exists():
        create_venv(venv, "--without-pip")
    print(f"Installing requirements/{pins}.txt into {venv.name}", flush=True)
    # Python compiles a module when it is first imported; most of the modules never are.
    options = ["-q", "--disable-pip-version-check", "--no-compile"]
    run(
        [*pip_of(python), "install", *options, "-r", files[0]],
        otherwise=f"pip could not install requirements/{pins}.txt: "
        "check the network and pip's message above, then run this again.",
    )
    leave_stamp(stamp, files)
    return python


def pip_of(python: Path) -> list[str | Path]:
    """Return the command that runs the pip of `.venv` for the environment of a Python."""
    return [VENV / EXECUTABLE, "-m", "pip", "--python", python]


def _has_pip(python: Path) -> bool:
    if not python.exists():
        return False
    command = [str(python), "-c", "import pip"]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def create_venv(venv: Path, *options: str) -> None:
    """Create a virtual environment, and delete the existing one first.  Raises SetupFailed.

    The options are those of Python's module `venv`.
    """
    print(f"Creating {venv.name}", flush=True)
    command = [sys.executable, "-m", "venv", "--clear", *options, str(venv)]
    if _succeeds(command):
        return
    if debian.may_install():
        debian.install("python3-venv")
        if _succeeds(command):
            return
    raise SetupFailed(
        "This Python cannot make a virtual environment: install its venv module "
        "(on Debian and Ubuntu: apt-get install python3-venv) and run this again."
    )


def _succeeds(command: list[str]) -> bool:
    return subprocess.run(command, capture_output=True, check=False).returncode == 0
