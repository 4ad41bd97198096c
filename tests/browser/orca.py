"""A virtual desktop on which Orca reads a Chromium: Xvfb, a window manager, AT-SPI and keys."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from tests.browser.conftest import FLAGS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

PROGRAMS = ("orca", "script", "Xvfb", "openbox", "xdotool", "dbus-run-session", "chromium")
"""Required programs, by the names of Debian's packages, besides at-spi2-core."""

SPOKEN = re.compile(r"SPEECH OUTPUT: '(.*)'\s*(?:\{|$)")
QUIET = 1.2
"""Seconds of silence after which speech is complete."""
PATIENCE = 8
"""Maximum seconds to wait for the speech after a key, and maximum length of speech."""

# Speech is read from the debug file, because a voice would need a sound card. Orca never flushes
# that file, so the file is a pseudo-terminal, which receives every line immediately.
DESK = """
Xvfb :$SCREEN -screen 0 1280x900x24 &
export DISPLAY=:$SCREEN
for i in $(seq 50); do xdotool getmouselocation >/dev/null 2>&1 && break; sleep 0.2; done
openbox &
/usr/libexec/at-spi-bus-launcher --launch-immediately &
sleep 1
gsettings set org.gnome.desktop.interface toolkit-accessibility true
gsettings set org.gnome.desktop.a11y.applications screen-reader-enabled true
export PYTHONPATH="$HOME/silent"
script --quiet --flush --command "orca --replace --debug-file=/dev/tty" "$HOME/spoken" \
  </dev/null >/dev/null &
for i in $(seq 100); do grep -q "Screen reader on" "$HOME/spoken" && break; sleep 0.2; done
exec chromium --force-renderer-accessibility --user-data-dir="$HOME/profile" \
  --kiosk --remote-debugging-port=$PORT $CHROMIUM_FLAGS about:blank
"""


def missing() -> list[str]:
    """Return the programs that are not installed."""
    return [program for program in PROGRAMS if shutil.which(program) is None]


class Reader:
    """A running Orca: sends keys as from a keyboard and reads the speech."""

    def __init__(self, folder: Path, screen: int, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self._spoken = folder / "spoken"
        self._display = f":{screen}"
        self._heard = 0

    def press(self, key: str, due: Callable[[], Sequence[str] | None]) -> str:
        """Press a key, and return the speech once Orca is silent.

        Wait for the expected texts of `due`, if known, because Orca speaks with a delay.
        """
        self.listen()
        self._do("key", key)
        until = time.monotonic() + PATIENCE
        heard: list[str] = []
        while True:
            # Orca echoes keys, and letters as single characters.
            heard += [
                sentence
                for sentence in self.listen()
                if len(sentence.strip()) > 1 and sentence.strip().lower() != key.lower()
            ]
            spoken, expected = " ".join(heard), due()
            complete = expected is not None and all(text in spoken for text in expected)
            if complete or time.monotonic() > until:
                return spoken

    def enter(self) -> None:
        """Move focus from the window's address bar into the page."""
        self._do("mousemove", "640", "890", "click", "1")
        self.listen()

    def finish(self) -> str:
        """Return the remaining speech, until a long silence."""
        speech: list[str] = []
        for _ in range(3):
            speech += self.listen()
        return " ".join(speech)

    def _do(self, *command: str) -> None:
        environment = {**os.environ, "DISPLAY": self._display}
        subprocess.run(["xdotool", *command], env=environment, check=True, timeout=PATIENCE)

    def listen(self) -> list[str]:
        """Return the speech since the last call, once it has ended."""
        before, since = -1, time.monotonic()
        until = since + PATIENCE
        while time.monotonic() < min(since + QUIET, until):
            lines = self._lines()
            if len(lines) != before:
                before, since = len(lines), time.monotonic()
            time.sleep(0.1)
        new, self._heard = lines[self._heard :], len(lines)
        return new

    def _lines(self) -> list[str]:
        text = self._spoken.read_text(encoding="utf-8", errors="replace")
        return [match[1] for line in text.splitlines() if (match := SPOKEN.search(line))]


@contextmanager
def reading(folder: Path) -> Iterator[Reader]:
    """Run a desktop with Orca and an empty Chromium until the block ends."""
    screen = next(number for number in range(90, 200) if not Path(f"/tmp/.X{number}-lock").exists())
    (folder / "silent").mkdir(parents=True)
    (folder / "silent" / "speechd.py").write_text('raise ImportError("no voice here")\n')
    (folder / "run").mkdir(mode=0o700)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    environment = {
        **os.environ,
        "HOME": str(folder),
        "XDG_RUNTIME_DIR": str(folder / "run"),
        "SCREEN": str(screen),
        "PORT": str(port),
        "CHROMIUM_FLAGS": " ".join((*FLAGS, "--disable-gpu")),
    }
    with (folder / "log").open("w") as log:
        desk = subprocess.Popen(
            ["dbus-run-session", "--", "bash", "-c", DESK],
            env=environment,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    try:
        until = time.monotonic() + 60
        while socket.socket().connect_ex(("127.0.0.1", port)):
            assert time.monotonic() < until, (folder / "log").read_text()
            time.sleep(0.3)
        yield Reader(folder, screen, port)
    finally:
        os.killpg(desk.pid, signal.SIGTERM)
        try:
            desk.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(desk.pid, signal.SIGKILL)
            desk.wait(10)
