"""Two terminals, each a pseudo-tty, play a whole game against each other."""

from __future__ import annotations

import os
import re
import select
import signal
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
    """A pseudo-tty in which alveus runs."""

    def __init__(self, *words: str) -> None:
        self._process, self._end = pty.fork()
        if self._process == 0:
            # What is started in the background of a shell would not hear Ctrl-C.
            signal.signal(signal.SIGINT, signal.default_int_handler)
            os.environ.update(PYTHONPATH=PY, TERM="dumb", COLUMNS="200", PYTHONUTF8="1")
            os.execv(sys.executable, [sys.executable, "-m", "alveus", *words])
        self.told = ""

    def read_to(self, prompt: str) -> str:
        """What is told up to a prompt."""
        said, until = "", time.monotonic() + PATIENCE
        while not re.search(rf"{prompt}$", said):
            assert select.select([self._end], [], [], until - time.monotonic())[0], said
            try:
                said += os.read(self._end, 65536).decode().replace("\r", "")
            except OSError:  # the other end is closed
                break
        self.told += said
        return said

    def type(self, line: str) -> None:
        os.write(self._end, f"{line}\n".encode())

    def end(self) -> int:
        """How it ends."""
        self.read_to("\0")
        os.close(self._end)
        return os.waitstatus_to_exitcode(os.waitpid(self._process, 0)[1])


PROMPT = r"(Ivory|Walnut)?> "


def test_two_terminals_play_a_whole_game() -> None:
    """Whoever is to play types; the other terminal is told the same."""
    match = alveus.Match("lombardorum", seed=7, starter="white")
    one, two = Terminal("play", *GAME), Terminal("play", *GAME)
    while not match.over:
        assert one.read_to(PROMPT).splitlines()[-1] == two.read_to(PROMPT).splitlines()[-1]
        line = "" if match.position.chance else match.legal[0]
        one.type(line)
        two.type(line or "throw")
        match.play(line or "throw")
    assert match.outcome is not None
    for terminal in (one, two):
        assert match.outcome.sentence in terminal.read_to(PROMPT)
        terminal.type("quit")
        assert terminal.end() == 0
        assert "Traceback" not in terminal.told


def test_a_move_is_completed_by_the_tabulator() -> None:
    pytest.importorskip("readline")
    terminal = Terminal("play", *GAME)
    terminal.read_to(PROMPT)
    terminal.type("throw 6-5")
    terminal.read_to(PROMPT)
    terminal.type("6\t")
    assert "Ivory plays 6 from 1 to 7." in terminal.read_to(PROMPT)
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


def test_hands_are_wiped_off_the_screen() -> None:
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
