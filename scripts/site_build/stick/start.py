"""Show the exhibit in this folder, with a server that only this computer can reach, and a browser.

    start.py            the exhibit in full screen; Alt+F4 (on a Mac, Cmd+Q) ends it
    start.py --window   the exhibit in a window
    start.py --page     the home page with all games, in the default browser
    start.py --serve    only the server; Ctrl+C ends it

A browser that crashes is started again.  Requires only Python 3.9 or later.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import webbrowser
from pathlib import Path

if sys.version_info < (3, 9):  # noqa: UP036
    sys.exit("This needs Python 3.9 or later.")

from serve import open_server

HERE = Path(__file__).resolve().parent
EXHIBIT = "embed.html?exhibit=exhibit.json"
FIRST_PAUSE, LONGEST_PAUSE = 1, 60
"""Shortest and longest pause, in seconds, between a crash of the browser and its next start."""
LONG_RUN = 60
"""Seconds after which a run of the browser counts as successful."""
NAMES = (
    *("google-chrome", "chromium", "chromium-browser", "chrome", "msedge", "microsoft-edge"),
    *("brave-browser", "chrome.exe", "msedge.exe", "firefox"),
)
"""Names of browsers, in order of preference.  Firefox cannot hide the address bar in a window."""
WINDOWS = (
    "Google/Chrome/Application/chrome.exe",
    "Microsoft/Edge/Application/msedge.exe",
    "Mozilla Firefox/firefox.exe",
)
MACS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Firefox.app/Contents/MacOS/firefox",
)


def find_browser() -> str | None:
    """Return the path of a known browser, or None.

    If the environment variable BROWSER names a program, this program is used instead.
    """
    named = os.environ.get("BROWSER")
    if named and shutil.which(named):
        return shutil.which(named)
    places: list[Path] = []
    if platform.system() == "Windows":
        names = ("ProgramFiles", "ProgramFiles(x86)", "LocalAppData")
        roots = [os.environ.get(name) for name in names]
        places = [Path(root) / part for part in WINDOWS for root in roots if root]
    elif platform.system() == "Darwin":
        places = [Path(place) for place in MACS]
    for place in places:
        if place.is_file():
            return str(place)
    return next(filter(None, map(shutil.which, NAMES)), None)


def show(browser: str, url: str, whole: bool) -> int:
    """Show the exhibit in a browser with a new profile until it ends; return its exit code."""
    profile = tempfile.mkdtemp()
    if "firefox" in Path(browser).name.lower():
        command = ["--profile", profile, "--no-remote", *(["--kiosk"] if whole else []), url]
    else:
        command = [f"--user-data-dir={profile}", "--no-first-run", "--no-default-browser-check"]
        command += ["--disable-pinch", "--overscroll-history-navigation=0"]
        command += ["--kiosk" if whole else "--start-maximized", f"--app={url}"]
    try:
        return subprocess.run([browser, *command], check=False).returncode
    except OSError as error:
        print(error, file=sys.stderr, flush=True)
        return 1
    finally:
        shutil.rmtree(profile, ignore_errors=True)


def keep_showing(browser: str, url: str, whole: bool) -> None:
    """Show the exhibit until the browser is closed on purpose, which gives the exit code 0.

    After a crash the browser is started again after a pause of one second.  The pause doubles with
    each further crash, up to a minute, until a run has lasted for `LONG_RUN` seconds.
    """
    pause = FIRST_PAUSE
    while True:
        started = time.monotonic()
        code = show(browser, url, whole)
        if code == 0:
            return
        if time.monotonic() - started > LONG_RUN:
            pause = FIRST_PAUSE
        print(f"The browser ended with code {code} and is started again.", flush=True)
        time.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)


def main() -> None:
    """Serve the folder and show it as the first argument requests."""
    way = sys.argv[1] if len(sys.argv) > 1 else ""
    if way not in ("", "--window", "--page", "--serve"):
        sys.exit(__doc__)
    with open_server(HERE / "site") as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        print(server.url, flush=True)
        browser = None if way in ("--page", "--serve") else find_browser()
        try:
            if browser:
                keep_showing(browser, server.url + EXHIBIT, whole=way != "--window")
                return
            if way == "--page":
                webbrowser.open(server.url)
            elif way != "--serve":
                print("The usual browser opens it: press F11 there, on a Mac Ctrl+Cmd+F.")
                webbrowser.open(server.url + EXHIBIT)
            print("Ctrl+C ends it.", flush=True)
            threading.Event().wait()
        except KeyboardInterrupt:
            return
        finally:
            server.shutdown()


if __name__ == "__main__":
    main()
