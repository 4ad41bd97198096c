"""A Chromium for the browser tests: already installed, or installed from Debian or by Playwright.

The environment variable `ALVEUS_CHROMIUM` can name its program.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from toolchain import debian
from toolchain.ground import SetupFailed, run

VARIABLE = "ALVEUS_CHROMIUM"
SHELL = "chromium-headless-shell"
"""Debian's Chromium without a window.  It is faster, because it draws no toolbar."""
COMMANDS = (
    SHELL,
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
NONE_FOUND = (
    "No Chromium was found and none could be installed: install Chromium or Google Chrome, "
    f"or set {VARIABLE} to the path of its program, and run this again."
)


def find_chromium() -> Path | None:
    """Return the path of Chromium: from ALVEUS_CHROMIUM or the usual places; None if not found.

    Raises SetupFailed if the variable names no file.
    """
    if named := os.environ.get(VARIABLE):
        if not Path(named).is_file():
            raise SetupFailed(
                f"{VARIABLE} names {named}, which is no file: correct it or unset it."
            )
        return Path(named)
    located = (shutil.which(command) for command in COMMANDS)
    candidates = [*(Path(path) for path in located if path), *_usual_places(), *_playwright_cache()]
    return next((path for path in candidates if path.is_file()), None)


def ensure_chromium(python: Path) -> Path:
    """Return the path of Chromium.  If none is found, install one.

    On Debian as root this is Debian's Chromium, otherwise Playwright's; `python` must have the
    package `playwright`.  Raises SetupFailed.
    """
    if chromium := find_chromium():
        return chromium
    if debian.may_install():
        _install_from_debian()
    else:
        print("Downloading Playwright's Chromium", flush=True)
        run([python, "-m", "playwright", "install", "chromium"], otherwise=NONE_FOUND)
    if chromium := find_chromium():
        return chromium
    raise SetupFailed(NONE_FOUND)


def _install_from_debian() -> None:
    """Install Chromium without a window, or the full browser on an old Debian that lacks it."""
    try:
        debian.install(SHELL)
    except SetupFailed:
        debian.install("chromium")


def _usual_places() -> list[Path]:
    if sys.platform == "darwin":
        return [
            Path(f"/Applications/{name}.app/Contents/MacOS/{name}")
            for name in ("Chromium", "Google Chrome")
        ]
    if sys.platform == "win32":
        roots = [os.environ.get(name) for name in ("PROGRAMFILES", "PROGRAMFILES(X86)")]
        roots.append(os.environ.get("LOCALAPPDATA"))
        return [Path(root, "Google/Chrome/Application/chrome.exe") for root in roots if root]
    return [Path("/usr/bin", command) for command in COMMANDS]


def _playwright_cache() -> list[Path]:
    if sys.platform == "darwin":
        caches, program = Path.home() / "Library/Caches", "chrome-mac*/*.app/Contents/MacOS/*"
    elif sys.platform == "win32":
        caches, program = Path(os.environ.get("LOCALAPPDATA", "")), "chrome-win*/chrome.exe"
    else:
        caches, program = Path.home() / ".cache", "chrome-linux*/chrome"
    home = Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or caches / "ms-playwright")
    return sorted(home.glob(f"chromium-*/{program}"), reverse=True)
