"""A desktop of its own on which Orca reads a Chromium: Xvfb, a window manager, AT-SPI and keys."""

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
"""What has to be there, as Debian packages it, besides at-spi2-core."""

SPOKEN = re.compile(r"SPEECH OUTPUT: '(.*)'\s*(?:\{|$)")
QUIET = 1.2
"""Seconds without a word, after which everything has been said."""
PATIENCE = 8
"""Seconds in which what is to be spoken upon a key is waited for, and no speech is longer."""

# What is spoken is written to the debug file; a voice would need a sound card. Orca never flushes
# that file, so it is a terminal's, which takes up every line as it is written.
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
    """The programs that are not installed here."""
    return [program for program in PROGRAMS if shutil.which(program) is None]


class Reader:
    """Orca at its desk: keys are pressed as on a keyboard, and what it speaks is read."""

    def __init__(self, folder: Path, screen: int, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self._spoken = folder / "spoken"
        self._display = f":{screen}"
        self._heard = 0

    def press(self, key: str, due: Callable[[], Sequence[str] | None]) -> str:
        """Presses a key, and answers what is spoken upon it once Orca is silent.

        What is `due` then is waited for, if it is known: Orca lags behind what it takes up.
        """
        self.listen()
        self._do("key", key)
        until = time.monotonic() + PATIENCE
        heard: list[str] = []
        while True:
            # Keys are echoed, letters by themselves.
            heard += [
                said
                for said in self.listen()
                if len(said.strip()) > 1 and said.strip().lower() != key.lower()
            ]
            spoken, told = " ".join(heard), due()
            known = told is not None and all(one in spoken for one in told)
            if known or time.monotonic() > until:
                return spoken

    def enter(self) -> None:
        """Goes from the window's address line into the page, as by a press on its margin."""
        self._do("mousemove", "640", "890", "click", "1")
        self.listen()

    def finish(self) -> str:
        """Whatever is still spoken until nothing comes for long."""
        said: list[str] = []
        for _ in range(3):
            said += self.listen()
        return " ".join(said)

    def _do(self, *command: str) -> None:
        environment = {**os.environ, "DISPLAY": self._display}
        subprocess.run(["xdotool", *command], env=environment, check=True, timeout=PATIENCE)

    def listen(self) -> list[str]:
        """What has been spoken since the last time, once nothing more is."""
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
        return [found[1] for line in text.splitlines() if (found := SPOKEN.search(line))]


@contextmanager
def reading(folder: Path) -> Iterator[Reader]:
    """A desk with Orca and an empty Chromium, until the block ends."""
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
