"""Ctrl-C, SIGTERM and SIGHUP end every command cleanly, together with its worker processes."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.test_processes import ALVEUS, HERE, hear_ctrl_c
from tests.nightly import sampled

if os.name != "posix":
    pytest.skip("signals of POSIX", allow_module_level=True)
pytestmark = pytest.mark.native

ROOT = Path(__file__).resolve().parents[2]
SIGNALS = (signal.SIGINT, signal.SIGTERM)
ENDLESS = ("--games", "9" * 6 + "8")
PLAYERS = ("--first", "random", "--second", "random")
PROGRAM = f"program:{sys.executable} -m alveus choose bohnenspiel --level kind --lines"
WORK = {
    "match": ("match", "bohnenspiel", *PLAYERS, *ENDLESS),
    "match with workers": ("match", "bohnenspiel", *PLAYERS, *ENDLESS, "--jobs", "2"),
    "lab": ("lab", "run", "bohnenspiel", *ENDLESS),
    "lab with workers": ("lab", "run", "bohnenspiel", *ENDLESS, "--jobs", "2"),
    "arena with programs": ("arena", "bohnenspiel", "--against", PROGRAM, *ENDLESS, "--jobs", "2"),
}
REPORT_GUARD = """
import os, signal, sys
install, writer = signal.signal, int(os.environ.pop("REPORT", "0"))
def report(number, handler):
    before = install(number, handler)
    if number == signal.SIGHUP:
        names = sorted(name for name in sys.modules if name.startswith("alveus"))
        os.write(writer, " ".join(names).encode() + b"\\n")
    return before
if writer:
    signal.signal = report
"""
"""A `sitecustomize` module that reports which modules are imported before the signal handlers."""


@contextlib.contextmanager
def started(*words: str, path: Path | None = None) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """Start a command.  Yield it, and the modules imported before its signal handlers."""
    reader, writer = os.pipe()
    python_path = os.pathsep.join(map(str, filter(None, (path, HERE["PYTHONPATH"]))))
    with subprocess.Popen(
        [*ALVEUS, *words],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**HERE, "PYTHONPATH": python_path, "REPORT": str(writer)},
        pass_fds=(writer,),
        preexec_fn=hear_ctrl_c,
    ) as process:
        os.close(writer)
        with os.fdopen(reader) as reported:
            yield process, reported.readline() if path else ""
        process.kill()


@pytest.fixture(scope="module")
def guard(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("guard")
    (folder / "sitecustomize.py").write_text(REPORT_GUARD)
    return folder


def below(process: int) -> set[int]:
    """Return all direct and indirect child processes."""
    listed = subprocess.run(
        ["ps", "-eo", "pid=,ppid=,stat="], capture_output=True, text=True, check=True
    ).stdout
    rows = [line.split() for line in listed.splitlines()]
    processes, more = set[int](), {process}
    while more:
        more = {int(pid) for pid, parent, stat in rows if int(parent) in more and stat[0] != "Z"}
        processes |= more
    return processes


def workers_of(process: int) -> set[int]:
    """Wait until a process has two workers, then return all its child processes."""
    for _ in range(600):
        if len(workers := below(process)) >= 2:
            break
        time.sleep(0.1)
    return workers


def alive(processes: set[int]) -> set[int]:
    """Wait briefly for processes to exit, and return those that are still running."""
    for _ in range(100):
        listed = subprocess.run(
            ["ps", "-eo", "pid=,stat="], capture_output=True, text=True, check=True
        ).stdout
        rows = [line.split() for line in listed.splitlines()]
        processes = processes & {int(pid) for pid, stat in rows if stat[0] != "Z"}
        if not processes:
            break
        time.sleep(0.1)
    return processes


def wait_for_end(process: subprocess.Popen[bytes]) -> tuple[int, bytes]:
    """Wait for a process.  Return its exit status and standard error."""
    error = process.communicate(timeout=60)[1]
    return process.returncode, error


def test_signals_are_handled_before_the_command_is_imported(guard: Path) -> None:
    with started("--version", path=guard) as (_, modules):
        assert modules.split() == [
            "alveus", "alveus.core", "alveus.core.interrupts", "alveus.core.version",
        ]  # fmt: skip


@pytest.mark.parametrize("number", SIGNALS)
@pytest.mark.parametrize("command", sampled(["games", "match with workers"], 2))
def test_a_signal_during_startup_ends_the_command(
    guard: Path, command: str, number: signal.Signals
) -> None:
    for tenths in range(6):
        with started(*WORK.get(command, (command,)), path=guard) as (process, _):
            time.sleep(0.1 * tenths)
            process.send_signal(number)
            status, error = wait_for_end(process)
        assert error == b""
        assert status == 128 + number or (command == "games" and status == 0)


@pytest.mark.parametrize("number", SIGNALS)
@pytest.mark.parametrize("command", sampled(WORK, 2))
def test_a_signal_ends_a_command_and_its_workers(
    guard: Path, command: str, number: signal.Signals
) -> None:
    with started(*WORK[command], path=guard) as (process, _):
        children = workers_of(process.pid) if "with" in command else set[int]()
        time.sleep(0.5)
        process.send_signal(number)
        assert wait_for_end(process) == (128 + number, b"")
    assert bool(children) == ("with" in command)
    assert alive(children) == set()


@pytest.mark.parametrize("number", SIGNALS)
@pytest.mark.parametrize("race", sampled([[], ["--race"]], 2))
def test_a_signal_ends_the_arena_script(number: signal.Signals, race: list[str]) -> None:
    words = ["sperrdomino", *PLAYERS, "--games", "9998", "--jobs", "2", *race]
    with subprocess.Popen(
        [sys.executable, str(ROOT / "scripts" / "arena.py"), *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=HERE,
        preexec_fn=hear_ctrl_c,
    ) as process:
        children = workers_of(process.pid)
        process.send_signal(number)
        status, error = wait_for_end(process)
    assert (status, b"Traceback" in error, bool(children)) == (128 + number, False, True)
    assert alive(children) == set()


def test_a_killed_command_leaves_no_workers() -> None:
    with started(*WORK["lab with workers"]) as (process, _):
        children = workers_of(process.pid)
        process.kill()
    assert children
    assert alive(children) == set()


def test_a_second_signal_ends_the_command_at_once() -> None:
    with started(*WORK["match with workers"]) as (process, _):
        children = workers_of(process.pid)
        process.send_signal(signal.SIGTERM)
        process.send_signal(signal.SIGINT)
        assert wait_for_end(process)[0] in (128 + signal.SIGTERM, 128 + signal.SIGINT)
    assert alive(children) == set()


def test_a_result_file_is_complete_after_sigterm(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    with started(*WORK["lab with workers"], "--to", str(file)) as (process, _):
        for _ in range(600):
            if file.exists() and file.read_bytes().count(b"\n") >= 3:
                break
            time.sleep(0.1)
        process.send_signal(signal.SIGTERM)
        assert wait_for_end(process) == (128 + signal.SIGTERM, b"")
    assert file.read_bytes().endswith(b"]\n") or file.read_bytes().endswith(b"}\n")
    assert [path.name for path in tmp_path.iterdir()] == ["results.jsonl"]


def test_an_ignored_signal_stays_ignored() -> None:
    words = ["sh", "-c", 'trap "" INT TERM HUP; exec "$@"', "sh", *ALVEUS, "games"]
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=HERE
    ) as process:
        for _ in range(20):
            time.sleep(0.01)
            process.send_signal(signal.SIGINT)
            process.send_signal(signal.SIGHUP)
        assert wait_for_end(process) == (0, b"")


SWALLOW = """
import sys, time
from alveus.core import interrupts
interrupts.guard()
class Slow:
    def __del__(self):
        print("ready", flush=True)
        time.sleep(20)
def work():
    Slow()
    time.sleep(20)
    return 0
sys.exit(interrupts.run(work))
"""


def test_a_signal_in_a_finalizer_is_not_lost() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", SWALLOW],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=HERE,
        preexec_fn=hear_ctrl_c,
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert wait_for_end(process) == (130, b"")
