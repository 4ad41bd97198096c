"""Installation of Debian packages, if this process has the right to install them."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from toolchain.ground import run

OS_RELEASE = Path("/etc/os-release")


def may_install() -> bool:
    """Return True if the user is root on Debian (not on Ubuntu, whose Chromium is a snap)."""
    if os.name != "posix" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    return "ID=debian" in OS_RELEASE.read_text(encoding="utf-8").split()


def install(package: str) -> None:
    """Install one package with its dependencies, but without recommended packages.

    Raises SetupFailed.
    """
    print(f"Installing Debian's {package}", flush=True)
    advice = f"apt-get could not install {package}: see its message above, then run this again."
    env = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    run(["apt-get", "update", "-qq"], otherwise=advice, env=env)
    run(
        ["apt-get", "install", "-qq", "-y", "--no-install-recommends", package],
        otherwise=advice,
        env=env,
    )
