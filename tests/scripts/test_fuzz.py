"""The fuzzing script: a short run without faults, and the detection of faults."""

from __future__ import annotations

import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from tests.nightly import sampled

from alveus import registry
from alveus.core.errors import SetupError
from fuzz import table
from fuzzing import runner
from fuzzing.disk import full_disk
from fuzzing.faults import Fault, Hang, describe
from fuzzing.runner import GROUPS, Tally, chance_of, run, share, try_inputs
from fuzzing.samples import is_found_quickly
from fuzzing.terminal import Ended, check_end, kept_files, run_apart
from fuzzing.watchdog import time_limit
from toolchain.ground import ROOT

pytestmark = pytest.mark.native

SHORT = 2000
"""Number of inputs in this test run."""
WINDOWS = sys.platform == "win32"


@pytest.mark.parametrize("name", sampled(GROUPS, 3))
def test_a_short_run_finds_no_fault(name: str) -> None:
    tally = try_inputs("suite", name, 0, share(SHORT)[name])
    assert tally.inputs == share(SHORT)[name]
    assert not tally.faults, table({name: tally}, "suite")


def test_every_group_has_a_share_and_a_module() -> None:
    modules = {path.stem for path in (ROOT / "scripts/fuzzing/groups").glob("[a-z]*.py")}
    assert set(GROUPS) == modules
    assert abs(sum(share(SHORT).values()) - SHORT) < len(GROUPS)
    assert min(share(1).values()) == 1


def test_an_input_depends_only_on_seed_group_and_number() -> None:
    whole = try_inputs("x", "moves", 0, 60)
    halves = [try_inputs("x", "moves", *ends) for ends in ((0, 25), (25, 60))]
    joined = Tally()
    for half in halves:
        joined.add(half)
    assert whole == joined
    assert chance_of("x", "moves", 7).random() != chance_of("y", "moves", 7).random()


def test_several_processes_give_the_same_result() -> None:
    counts = {"moves": 300, "positions": 40}
    assert list(run("x", counts, 2)) == list(run("x", counts, 1))


class Faulty:
    """A group with accepted, refused and faulty inputs."""

    SHARE = 1

    def __init__(self) -> None:
        self.number = 0

    def attempt(self, chance: Random) -> bool:
        self.number += 1
        if self.number == 1:
            raise Fault("lost file", "a.json")
        if self.number == 2:
            raise ZeroDivisionError("by zero")
        if self.number == 3:
            raise SystemExit(3)
        return self.number == 4


def test_faults_are_counted_by_class(monkeypatch: pytest.MonkeyPatch) -> None:
    group = Faulty()
    monkeypatch.setattr(runner, "find_group", lambda name: group)
    tally = try_inputs("x", "faulty", 0, 5)
    assert (tally.inputs, tally.accepted, tally.failed, tally.refused) == (5, 1, 3, 1)
    assert tally.faults.pop("lost file") == [(0, "a.json")]
    assert sorted(kind.partition(" at ")[0] for kind in tally.faults) == [
        "SystemExit",
        "ZeroDivisionError",
    ]


def test_the_table_shows_the_command_that_reproduces_a_fault() -> None:
    text = table({"moves": Tally(9, 2, {"hang": [(4, "x"), (5, "y")]})}, "monday")
    assert "2 × moves: hang" in text
    assert "--seed monday --group moves --number 4" in text


def test_a_fault_names_the_function_in_alveus() -> None:
    with pytest.raises(SetupError) as refused:
        registry.game("chess", {})
    assert describe(refused.value).kind.startswith("SetupError at registry.py:")


def compute_and_catch() -> None:
    """Loop forever and catch every Exception, as some code in alveus does."""
    while True:
        with suppress(Exception):
            sum(range(1000))


@pytest.mark.skipif(WINDOWS, reason="has no interval timers")
def test_the_watchdog_stops_computation_and_waiting() -> None:
    with pytest.raises(Hang), time_limit(0.05, 60):
        compute_and_catch()
    with pytest.raises(Hang), time_limit(60, 0.05):
        time.sleep(60)


@pytest.mark.skipif(WINDOWS, reason="cannot limit the size of files")
def test_writing_more_than_the_room_on_a_full_disk_fails(tmp_path: Path) -> None:
    file = tmp_path / "x"
    with full_disk(10), pytest.raises(OSError, match="File too large"):
        file.write_bytes(b"x" * 100)
    file.write_bytes(b"x" * 100)
    assert file.stat().st_size == 100


def test_a_changed_file_is_reported_as_a_fault(tmp_path: Path) -> None:
    (tmp_path / "other").write_text("old")
    with kept_files(tmp_path, ["other"]):
        (tmp_path / "other").write_text("new")
    with pytest.raises(Fault, match="lost file"), kept_files(tmp_path, ["mine"]):
        (tmp_path / "other").unlink()


@pytest.mark.parametrize(
    ("ended", "kind"),
    [
        (Ended(1, b"", b"Traceback (most recent call last):\nKeyError: 1"), "traceback: KeyError"),
        (Ended(-11, b"", b""), "exit status -11"),
        (Ended(2, b"", b"usage: alveus"), "not a JSON object"),
        (Ended(2, b"", b'{"error": {"code": "internal"}}'), "internal"),
    ],
)
def test_an_invalid_exit_status_is_reported_as_a_fault(ended: Ended, kind: str) -> None:
    with pytest.raises(Fault, match=kind):
        check_end(["games"], ended)
    assert not check_end(["x"], Ended(2, b"", b'{"error": {"code": "usage"}}'))
    assert check_end(["games"], Ended(0, b"[]", b""))


def test_a_command_in_a_new_process_gets_no_nul_in_its_arguments(tmp_path: Path) -> None:
    ended = run_apart(["--version", "\x00"], b"", {}, tmp_path)
    check_end(["--version", "\x00"], ended)


@pytest.mark.parametrize(
    ("options", "quick"),
    [
        ({"grade": "siegel"}, True),
        ({"grade": "tief"}, True),
        ({"grade": "tief", "outline": "cross"}, False),
        ({"reach": "9", "grade": "tief"}, False),
    ],
)
def test_dominosa_puzzles_that_take_long_to_find_are_not_sampled(
    options: dict[str, str], quick: bool
) -> None:
    assert is_found_quickly(registry.game("dominosa", options)) == quick


def test_the_script_reproduces_one_input() -> None:
    command = [sys.executable, "scripts/fuzz.py", "--group", "games", "--number", "0"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip()) == (0, "accepted")
