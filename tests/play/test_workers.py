"""Scripts that start worker processes, with every start method of multiprocessing."""

from __future__ import annotations

import multiprocessing
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.test_processes import HERE

pytestmark = pytest.mark.native

START = "import multiprocessing, alveus\nfrom alveus import lab\n"
CALLS = {
    "arena": "print(alveus.arena('bohnenspiel', 'random', 'random', games=4, jobs=2).games)",
    "lab": "print(lab.Experiment('bohnenspiel', games=4).run(jobs=2).games)",
}
methods = pytest.mark.parametrize("method", multiprocessing.get_all_start_methods())
calls = pytest.mark.parametrize("call", CALLS)


def run(folder: Path, text: str) -> subprocess.CompletedProcess[str]:
    script = folder / "script.py"
    script.write_text(START + text)
    return subprocess.run(
        [sys.executable, script], env=HERE, capture_output=True, text=True, timeout=60, check=False
    )


@methods
@calls
def test_a_script_with_a_main_guard_uses_workers(tmp_path: Path, call: str, method: str) -> None:
    text = f"multiprocessing.set_start_method({method!r})\n{CALLS[call]}\n"
    text = "if __name__ == '__main__':\n" + "".join(f"    {line}\n" for line in text.splitlines())
    done = run(tmp_path, text)
    assert (done.returncode, done.stdout, done.stderr) == (0, "4\n", "")


@methods
@calls
def test_a_script_without_a_main_guard_fails_with_one_sentence(
    tmp_path: Path, call: str, method: str
) -> None:
    done = run(tmp_path, f"multiprocessing.set_start_method({method!r}, force=True)\n{CALLS[call]}")
    if method == "fork":  # these workers do not import the script
        assert (done.returncode, done.stdout, done.stderr) == (0, "4\n", "")
        return
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("Traceback") == 1
    last = done.stderr.splitlines()[-1]
    assert last.startswith("alveus.core.errors.SetupError: Worker processes import the script")
    assert 'if __name__ == "__main__":' in last


@calls
def test_a_killed_worker_is_reported(tmp_path: Path, call: str) -> None:
    kill = "import os\ndef player(position):\n    os._exit(9)\n"
    played = CALLS[call].replace("'random', 'random'", "'random', player")
    played = played.replace("'bohnenspiel', games", "'bohnenspiel', players=player, games")
    guarded = f"if __name__ == '__main__':\n    {played}\n"
    done = run(tmp_path, kill + guarded)
    assert done.stderr.count("Traceback") == (1 if call == "arena" else 2)
    code = {"arena": "A worker process ended unexpectedly", "lab": "Worker processes failed"}[call]
    assert code in done.stderr.splitlines()[-1]
