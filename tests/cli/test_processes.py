"""The command in separate processes: character sets, closed streams, signals, full disks."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest
from tests.nightly import sampled

pytestmark = pytest.mark.native

PY = str(Path(__file__).parents[2] / "py")
ALVEUS = (sys.executable, "-m", "alveus")
HERE = {**os.environ, "PYTHONPATH": PY, "TERM": "dumb"}


def run(
    *words: str, stdin: bytes = b"", shell: str = "", python: tuple[str, ...] = (), **more: str
) -> subprocess.CompletedProcess[bytes]:
    """Run the command, with the shell redirection `shell` if it is not empty."""
    command = [sys.executable, *python, "-m", "alveus", *words]
    if shell:
        command = ["sh", "-c", f'exec "$@" {shell}', "sh", *command]
    return subprocess.run(
        command, input=stdin, capture_output=True, env={**HERE, **more}, timeout=120, check=False
    )


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
@pytest.mark.parametrize("game", sampled(("lombardorum", "xii", "sperrdomino", "rithmomachia"), 2))
def test_a_game_can_be_played_in_an_ascii_terminal(game: str, encoding: str) -> None:
    words = ["play", game, "--two", "--lang", "de", "--seed", "7"]
    done = run(*words, stdin=b"\nhelp\nsources\nquit\n", PYTHONIOENCODING=encoding, PYTHONUTF8="0")
    assert (done.returncode, done.stderr) == (0, b"")
    output = done.stdout.decode(encoding)
    assert "│" not in output
    assert ("verlassen" in output, "moeglich" in output) == (True, encoding == "ascii")


@pytest.mark.parametrize("words", [["--help"], ["play", "xii", "--help"]])
def test_help_is_readable_in_an_ascii_terminal(words: list[str]) -> None:
    done = run(*words, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"usage: alveus" in done.stdout


@pytest.mark.parametrize("words", [["games"], ["position", "xii"], ["play", "xii"]])
def test_a_closed_pipe_ends_a_command_quietly(words: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with subprocess.Popen(
        [*ALVEUS, *words], stdin=subprocess.DEVNULL, stdout=writer, stderr=subprocess.PIPE, env=HERE
    ) as process:
        os.close(writer)
        assert process.communicate(timeout=60)[1] == b""
        assert process.returncode == 0


def test_a_closed_pipe_ends_the_server_quietly(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<title>site</title>")
    reader, writer = os.pipe()
    os.close(reader)
    words = ["serve", "--site", str(tmp_path), "--port", "0"]
    with subprocess.Popen(
        [*ALVEUS, *words], stdout=writer, stderr=subprocess.PIPE, env=HERE
    ) as process:
        os.close(writer)
        assert process.communicate(timeout=60)[1] == b""
        assert process.returncode == 0


@pytest.mark.parametrize("shell", [">&-", "<&-", "<&- >&-"])
@pytest.mark.parametrize(
    "words", sampled([["games"], ["play", "xii"], ["show", "xii"], ["--help"]], 2)
)
def test_a_closed_stream_causes_no_traceback(words: list[str], shell: str) -> None:
    done = run(*words, shell=shell)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device")
def test_a_full_disk_is_an_error() -> None:
    done = run("games", shell="> /dev/full")
    assert (done.returncode, json.loads(done.stderr)["error"]["code"]) == (2, "file_failed")


def test_the_command_works_without_docstrings_and_asserts() -> None:
    for words in (["--help"], ["play", "bohnenspiel", "--level", "kind"], ["doctor"]):
        done = run(*words, stdin=b"3\nquit\n", python=("-OO",))
        assert (done.returncode, done.stderr) == (0, b"")
        assert done.stdout


@pytest.mark.parametrize("hours", [-11, 14])
def test_the_puzzle_of_the_day_follows_the_local_date(hours: int) -> None:
    """The sign in `TZ` is inverted: UTC-14 is 14 hours ahead of UTC."""
    zone = timezone(timedelta(hours=hours))
    before = datetime.now(zone).date()
    today = run("dominosa", "daily", TZ=f"XXX{-hours:+}").stdout
    days = {before, datetime.now(zone).date()}
    assert today in [run("dominosa", "daily", str(day)).stdout for day in days]


def hear_ctrl_c() -> None:
    """Restore the handlers of Ctrl-C and SIGHUP, which background processes and `nohup` ignore."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_a_long_match_with_its_result(jobs: str) -> None:
    words = ["match", "bohnenspiel", "--first", "random", "--second", "random", "--jobs", jobs]
    with subprocess.Popen(
        [*ALVEUS, *words, "--games", "9" * 30],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=HERE,
        start_new_session=True,
        preexec_fn=hear_ctrl_c,
    ) as process:
        time.sleep(4)
        os.killpg(process.pid, signal.SIGINT)
        try:
            out, err = process.communicate(timeout=60)
        finally:
            process.kill()
    assert (process.returncode, err) == (130, b"")
    answer = json.loads(out)
    assert answer["interrupted"] is True
    assert answer["games"] > 0


def test_a_command_waits_for_a_slow_pipe() -> None:
    late = 'sleep 3; echo "$0"'
    position = run("position", "bohnenspiel").stdout.decode()
    with subprocess.Popen(["sh", "-c", late, position], stdout=subprocess.PIPE) as before:
        shown = subprocess.run(
            [*ALVEUS, "show", "bohnenspiel", "--set", "beans=6"],
            stdin=before.stdout,
            capture_output=True,
            env=HERE,
            timeout=60,
            check=True,
        )
    assert json.loads(shown.stdout)["sentence"] == "South must choose a pit to sow."


def listed(folder: Path) -> dict[str, bytes]:
    """Return the contents of all files in a folder, keyed by file name."""
    return {file.name: file.read_bytes() for file in folder.iterdir()}


LIMIT = 300
"""Maximum size of a file in bytes; every command writes more."""
WRITERS = {
    "print": (("print", "xii", "--to", "file.html"), b""),
    "booklet": (("dominosa", "print", "--reach", "3", "--count", "2", "--to", "file.html"), b""),
    "plot": (("lab", "plot", "results", "--measure", "length", "--to", "file.svg"), b""),
    "join": (("lab", "join", "results", "--to", "file.jsonl"), b""),
    "lab": (("lab", "run", "bohnenspiel", "--games", "4000", "--to", "results"), b""),
    "save": (("play", "bohnenspiel", "--two"), b"3\nsave file.json\nquit\n"),
}


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    file = tmp_path_factory.mktemp("lab") / "results"
    run("lab", "run", "bohnenspiel", "--games", "4", "--to", str(file))
    return file.read_bytes()


@pytest.mark.skipif(os.name != "posix", reason="needs a limit of the file size")
@pytest.mark.parametrize("old", [False, True])
@pytest.mark.parametrize("command", sampled(WRITERS, 3))
def test_a_full_disk_changes_no_file(
    tmp_path: Path, results: bytes, command: str, old: bool
) -> None:
    words, stdin = WRITERS[command]
    (tmp_path / "results").write_bytes(results)
    if old and command != "join":
        (tmp_path / words[-1] if command != "save" else tmp_path / "file.json").write_bytes(results)
    before = listed(tmp_path)
    limited = f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, ({LIMIT},) * 2)"
    limited += "; import runpy; runpy.run_module('alveus', run_name='__main__')"
    done = subprocess.run(
        [sys.executable, "-c", limited, *words],
        input=stdin,
        capture_output=True,
        env=HERE,
        cwd=tmp_path,
        timeout=120,
        check=False,
    )
    after = listed(tmp_path)
    if command == "lab":  # complete lines are kept
        assert after["results"].startswith(results)
        assert after["results"].endswith(b"\n")
        before["results"] = after["results"]
    assert after == before
    assert b"Traceback" not in done.stderr
    assert b"File too large" in (done.stdout if command == "save" else done.stderr)
