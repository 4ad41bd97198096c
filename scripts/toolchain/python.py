"""The virtual environment `.venv` and the pinned packages in it."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

from toolchain import debian
from toolchain.ground import REQUIREMENTS, VENV, CannotSetUp, is_stamped, leave_stamp, run

if TYPE_CHECKING:
    from pathlib import Path

PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def ensure_python(pins: str) -> Path:
    """The environment's Python, with the packages of `requirements/<pins>.txt` installed."""
    files = [REQUIREMENTS / f"{pins}.txt"]
    if pins == "test":
        files.append(REQUIREMENTS / "build.txt")
    stamp = VENV / f"alveus-{pins}.stamp"
    if PYTHON.exists() and is_stamped(stamp, files):
        return PYTHON
    if not _has_pip():
        _create()
    print(f"Installing requirements/{pins}.txt into {VENV.name}", flush=True)
    run(
        [PYTHON, "-m", "pip", "install", "-q", "--disable-pip-version-check", "-r", files[0]],
        otherwise=f"pip could not install requirements/{pins}.txt: "
        "check the network and pip's message above, then run this again.",
    )
    leave_stamp(stamp, files)
    return PYTHON


def _has_pip() -> bool:
    if not PYTHON.exists():
        return False
    command = [str(PYTHON), "-c", "import pip"]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def _create() -> None:
    print(f"Creating {VENV.name}", flush=True)
    command = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    if _succeeds(command):
        return
    if debian.may_install():
        debian.install("python3-venv")
        if _succeeds(command):
            return
    raise CannotSetUp(
        "This Python cannot make a virtual environment: install its venv module "
        "(on Debian and Ubuntu: apt-get install python3-venv) and run this again."
    )


def _succeeds(command: list[str]) -> bool:
    return subprocess.run(command, capture_output=True, check=False).returncode == 0
