"""Remote control of installed browsers: Firefox and WebKit.

Playwright uses its own patched builds. This module drives the browsers that users have, with the
tools of a Linux distribution: Firefox with Marionette, the protocol underneath its WebDriver, and
WebKitGTK with WebDriver. Both have the same commands.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import time
from contextlib import contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

PATIENCE = 90
"""Maximum waiting time in seconds."""
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
"""Key of an element's identifier in JSON, defined by the WebDriver standard."""
MINI_BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser"


class Remote(Protocol):
    """Commands for a browser."""

    def go(self, url: str) -> None: ...

    def run(self, script: str) -> Any: ...

    def enter(self, frame: int | None) -> None:
        """Run later scripts in this frame of the page, or in the page itself if None."""

    def press(self, selector: str) -> None: ...

    def type(self, keys: str) -> None: ...

    def tab(self) -> str:
        """Return the identifier of the current tab."""

    def open_tab(self) -> str:
        """Open a tab, switch to it and return its identifier."""

    def switch(self, tab: str) -> None: ...

    def close_tab(self) -> None:
        """Close the current tab. Switch to another tab afterwards."""


class Marionette:
    """Firefox over Marionette: JSON messages on a socket, each preceded by its length."""

    def __init__(self, port: int) -> None:
        self._socket = _wait(lambda: socket.create_connection(("127.0.0.1", port), 2))
        self._socket.settimeout(PATIENCE)
        self._number = 0
        self._read()
        capabilities = {"capabilities": {"alwaysMatch": {"timeouts": {"script": PATIENCE * 1000}}}}
        self._ask("WebDriver:NewSession", capabilities)

    def go(self, url: str) -> None:
        self._ask("WebDriver:Navigate", {"url": url})

    def run(self, script: str) -> Any:
        return self._ask("WebDriver:ExecuteScript", {"script": script, "args": []})["value"]

    def enter(self, frame: int | None) -> None:
        self._ask("WebDriver:SwitchToFrame", {"id": frame})

    def press(self, selector: str) -> None:
        element = self._ask("WebDriver:FindElement", {"using": "css selector", "value": selector})
        self._ask("WebDriver:ElementClick", {"id": element["value"][ELEMENT]})

    def type(self, keys: str) -> None:
        self._ask("WebDriver:PerformActions", {"actions": [_typed(keys)]})

    def tab(self) -> str:
        return str(self._ask("WebDriver:GetWindowHandle", {})["value"])

    def open_tab(self) -> str:
        handle = str(self._ask("WebDriver:NewWindow", {"type": "tab", "focus": True})["handle"])
        self.switch(handle)
        return handle

    def switch(self, tab: str) -> None:
        self._ask("WebDriver:SwitchToWindow", {"handle": tab})

    def close_tab(self) -> None:
        self._ask("WebDriver:CloseWindow", {})

    def _ask(self, command: str, params: dict[str, Any]) -> Any:
        self._number += 1
        message = json.dumps([0, self._number, command, params]).encode()
        self._socket.sendall(b"%d:%s" % (len(message), message))
        _, _, error, answer = self._read()
        if error:
            raise AssertionError(f"{command}: {error['message']}")
        return answer

    def _read(self) -> Any:
        length = b""
        while not length.endswith(b":"):
            length += self._socket.recv(1)
        text = b""
        while len(text) < int(length[:-1]):
            text += self._socket.recv(int(length[:-1]) - len(text))
        return json.loads(text)


class WebDriver:
    """WebKitGTK over WebDriver, that is, JSON over HTTP."""

    def __init__(self, port: int) -> None:
        self._port = port
        options = {"binary": MINI_BROWSER, "args": ["--automation"]}
        wished = {"webkitgtk:browserOptions": options, "timeouts": {"script": PATIENCE * 1000}}
        capabilities = {"capabilities": {"alwaysMatch": wished}}
        self._path = ""
        session = _wait(lambda: self._ask("POST", "/session", capabilities))
        self._path = f"/session/{session['sessionId']}"

    def go(self, url: str) -> None:
        self._ask("POST", "/url", {"url": url})

    def run(self, script: str) -> Any:
        return self._ask("POST", "/execute/sync", {"script": script, "args": []})

    def enter(self, frame: int | None) -> None:
        self._ask("POST", "/frame", {"id": frame})

    def press(self, selector: str) -> None:
        element = self._ask("POST", "/element", {"using": "css selector", "value": selector})
        self._ask("POST", f"/element/{element[ELEMENT]}/click", {})

    def type(self, keys: str) -> None:
        self._ask("POST", "/actions", {"actions": [_typed(keys)]})

    def tab(self) -> str:
        return str(self._ask("GET", "/window", None))

    def open_tab(self) -> str:
        # A window, because a new tab stays hidden, and hidden pages are not drawn.
        handle = str(self._ask("POST", "/window/new", {"type": "window"})["handle"])
        self.switch(handle)
        return handle

    def switch(self, tab: str) -> None:
        self._ask("POST", "/window", {"handle": tab})

    def close_tab(self) -> None:
        self._ask("DELETE", "/window", None)

    def end(self) -> None:
        with suppress(OSError, AssertionError):
            self._ask("DELETE", "", None)

    def _ask(self, method: str, path: str, params: dict[str, Any] | None) -> Any:
        connection = HTTPConnection("127.0.0.1", self._port, timeout=PATIENCE)
        body = None if params is None else json.dumps(params)
        connection.request(method, self._path + path, body)
        answer = json.loads(connection.getresponse().read())["value"]
        connection.close()
        if isinstance(answer, dict) and "error" in answer:
            raise AssertionError(f"{path}: {answer['message']}")
        return answer


def _typed(keys: str) -> dict[str, Any]:
    pressed = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
    return {"type": "key", "id": "keys", "actions": pressed}


def _wait(attempt: Callable[[], Any]) -> Any:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return attempt()
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.2)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def missing(engine: str) -> str:
    """Return a reason such as "Firefox is not installed", or "" if the engine can be started."""
    if engine == "firefox":
        return "" if _firefox() else "Firefox is not installed"
    if not shutil.which("WebKitWebDriver") or not Path(MINI_BROWSER).exists():
        return "webkit2gtk-driver is not installed"
    shown = os.environ.get("DISPLAY") or shutil.which("Xvfb")
    return "" if shown else "xvfb is not installed"


def _firefox() -> str | None:
    return shutil.which("firefox-esr") or shutil.which("firefox")


@contextmanager
def driving(engine: str, folder: Path) -> Iterator[Remote]:
    """Start an engine with a new profile in a folder until the block ends."""
    home = {**os.environ, "HOME": str(folder), "XDG_RUNTIME_DIR": str(folder)}
    port = _free_port()
    if engine == "firefox":
        profile = folder / "profile"
        profile.mkdir()
        prefs = {"marionette.port": port, "dom.storage.default_quota": 51200}
        lines = [f"user_pref({json.dumps(name)}, {value});\n" for name, value in prefs.items()]
        (profile / "user.js").write_text("".join(lines), encoding="utf-8")
        command = [str(_firefox()), "--headless", "--marionette", "--profile", str(profile)]
        with _running([*command, "--no-remote"], home):
            yield Marionette(port)
        return
    display = os.environ.get("DISPLAY") or f":{port % 900 + 100}"
    screen = ["Xvfb", display, "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    more = {**home, "DISPLAY": display, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
    with (
        _running([] if os.environ.get("DISPLAY") else screen, home),
        _running(["WebKitWebDriver", f"--port={port}"], more),
    ):
        driver = WebDriver(port)
        try:
            yield driver
        finally:
            driver.end()


@contextmanager
def _running(command: list[str], environment: dict[str, str]) -> Iterator[None]:
    if not command:
        yield
        return
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, env=environment, stdout=quiet, stderr=quiet)
    try:
        yield
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
