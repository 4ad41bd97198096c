"""Two terminals, each a pseudo-tty, play a whole game against each other."""

from __future__ import annotations

import os
import re
import select
import signal
import struct
import sys
import time
from pathlib import Path

import pytest

import alveus

pty = pytest.importorskip("pty")
pytestmark = pytest.mark.native

PY = str(Path(__file__).parents[2] / "py")
PATIENCE = 60.0
GAME = ("lombardorum", "--two", "--seed", "7", "--set", "starter=white")


class Terminal:
    """A pseudo-terminal that runs alveus."""

    def __init__(self, *words: str) -> None:
        self._process, self._end = pty.fork()
        if self._process == 0:
            # A process that a shell starts in the background ignores Ctrl-C.
            signal.signal(signal.SIGINT, signal.default_int_handler)
            os.environ.update(PYTHONPATH=PY, TERM="dumb", COLUMNS="200", PYTHONUTF8="1")
            os.execv(sys.executable, [sys.executable, "-m", "alveus", *words])
        self.told = ""

    def read_to(self, prompt: str) -> str:
        """Return the output up to and including a prompt."""
        said, until = "", time.monotonic() + PATIENCE
        while not re.search(rf"{prompt}$", said):
            assert select.select([self._end], [], [], until - time.monotonic())[0], said
            try:
                said += os.read(self._end, 65536).decode(errors="replace").replace("\r", "")
            except OSError:  # the process has closed its end
                break
        self.told += said
        return said

    def type(self, line: str) -> None:
        os.write(self._end, f"{line}\n".encode())

    def end(self) -> int:
        """Read the remaining output; return the exit status."""
        self.read_to("\0")
        os.close(self._end)
        return os.waitstatus_to_exitcode(os.waitpid(self._process, 0)[1])


PROMPT = r"(Ivory|Walnut)?> "


def test_two_terminals_play_a_whole_game() -> None:
    """Both terminals receive the same moves and must show the same prompts."""
    match = alveus.Match("lombardorum", seed=7, starter="white")
    first, two = Terminal("play", *GAME), Terminal("play", *GAME)
    while not match.over:
        assert first.read_to(PROMPT).splitlines()[-1] == two.read_to(PROMPT).splitlines()[-1]
        line = "" if match.position.chance else match.legal[0]
        first.type(line)
        two.type(line or "throw")
        match.play(line or "throw")
    assert match.outcome is not None
    for terminal in (first, two):
        assert match.outcome.sentence in terminal.read_to(PROMPT)
        terminal.type("quit")
        assert terminal.end() == 0
        assert "Traceback" not in terminal.told


def test_the_tab_key_completes_a_move() -> None:
    pytest.importorskip("readline")
    terminal = Terminal("play", *GAME)
    terminal.read_to(PROMPT)
    terminal.type("throw 6-5")
    terminal.read_to(PROMPT)
    terminal.type("6\t")
    assert "Ivory plays the 6 from 1 to 7." in terminal.read_to(PROMPT)
    terminal.type("quit")
    assert terminal.end() == 0


def test_the_end_of_the_input_ends_the_game() -> None:
    terminal = Terminal("play", *GAME)
    terminal.read_to(PROMPT)
    terminal.type("\x04")
    assert terminal.end() == 0


def test_ctrl_c_at_the_prompt_leaves() -> None:
    terminal = Terminal("play", *GAME)
    terminal.read_to(PROMPT)
    terminal.type("\x03")
    assert terminal.end() == 130
    assert "Traceback" not in terminal.told


def test_hands_are_cleared_from_the_screen() -> None:
    terminal = Terminal("play", "sperrdomino", "--two", "--seed", "7")
    assert "\n" * 100 in terminal.read_to("> ")
    terminal.type("")
    assert "0:6" in terminal.read_to("B> ")
    terminal.type("0:6")
    covered = terminal.read_to("A> ").partition("\n" * 100)
    assert covered[1]
    assert "[" not in covered[2]
    terminal.type("quit")
    assert terminal.end() == 0


COMPOSE = ("terzett", "compose", "--rows", "11", "--columns", "12", "--kind", "quartett")


def test_composing_shows_progress_and_stops_at_its_time_limit() -> None:
    terminal = Terminal("--lang", "de", *COMPOSE, "--seconds", "2")
    terminal.read_to(r"Versuch \d+ *")
    assert terminal.end() == 2
    assert "In 2 Sekunden wurde keine Figur gefunden" in terminal.told
    assert "Traceback" not in terminal.told


def test_ctrl_c_ends_composing() -> None:
    terminal = Terminal(*COMPOSE)
    terminal.read_to(r"attempt \d+ *")
    terminal.type("\x03")
    assert terminal.end() == 130
    assert "Traceback" not in terminal.told


def exit_status(terminal: Terminal, seconds: float = PATIENCE) -> int:
    """Wait for a terminal's process without reading its output, and return its exit status."""
    until = time.monotonic() + seconds
    while not (done := os.waitpid(terminal._process, os.WNOHANG))[0]:
        assert time.monotonic() < until
        time.sleep(0.05)
    return os.waitstatus_to_exitcode(done[1])


@pytest.mark.parametrize("words", [GAME, ("sperrdomino", "--two", "--seed", "7")])
def test_a_closed_terminal_ends_the_game(words: tuple[str, ...]) -> None:
    terminal = Terminal("play", *words)
    terminal.read_to("> ")
    os.close(terminal._end)
    assert exit_status(terminal) in (0, 128 + signal.SIGHUP)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_at_the_prompt_ends_the_game(number: signal.Signals) -> None:
    terminal = Terminal("play", *GAME)
    terminal.read_to(PROMPT)
    os.kill(terminal._process, number)
    assert terminal.end() == 128 + number
    assert "Traceback" not in terminal.told


def test_a_game_continues_after_the_terminal_is_resized() -> None:
    fcntl, termios = pytest.importorskip("fcntl"), pytest.importorskip("termios")
    terminal = Terminal("play", *GAME)
    terminal.read_to(PROMPT)
    for rows, columns in ((5, 10), (1, 1), (0, 0), (200, 500)):
        fcntl.ioctl(terminal._end, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        os.kill(terminal._process, signal.SIGWINCH)
        terminal.type("list")
        assert "> " in terminal.read_to("> $|> .*> ")
    terminal.type("quit")
    assert terminal.end() == 0
    assert "Traceback" not in terminal.told


def test_bytes_that_are_not_text_are_refused_at_the_prompt() -> None:
    terminal = Terminal("play", *GAME)
    terminal.read_to(PROMPT)
    os.write(terminal._end, b"\xff\xfe\x80\n")
    terminal.read_to(PROMPT)
    terminal.type("quit")
    assert terminal.end() == 0
    assert "Traceback" not in terminal.told
