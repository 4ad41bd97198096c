"""Run the command `alveus` with given input, arguments and files, in this or in a new process."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import chdir, contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from alveus.cli import main
from fuzzing.faults import Fault

STATUSES = (0, 1, 2, 130)
"""Allowed exit statuses: success, negative result, invalid input, interrupted."""
SECONDS = 60
ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Ended:
    """The result of a command."""

    status: int
    out: bytes
    error: bytes


def run_in_process(
    words: Sequence[str], stdin_bytes: bytes, encoding: str, env: Mapping[str, str], folder: Path
) -> Ended:
    """Run a command in this process, with output streams in the given encoding."""
    out, error = io.BytesIO(), io.BytesIO()
    stdin = io.TextIOWrapper(io.BytesIO(stdin_bytes), encoding="utf-8")
    streams = [io.TextIOWrapper(buffer, encoding=encoding, newline="\n") for buffer in (out, error)]
    with (
        chdir(folder),
        patch.dict(os.environ, env),
        patch.object(sys, "stdin", stdin),
        redirect_stdout(streams[0]),
        redirect_stderr(streams[1]),
    ):
        try:
            status = main(words)
        except SystemExit as end:
            status = end.code if isinstance(end.code, int) else int(bool(end.code))
    for stream in streams:
        stream.flush()
    return Ended(status, out.getvalue(), error.getvalue())


def run_apart(
    words: Sequence[str], stdin_bytes: bytes, env: Mapping[str, str], folder: Path
) -> Ended:
    """Run a command in a new process.  NUL is removed, because no argument can contain it."""
    arguments = [word.replace("\x00", "").encode(errors="replace") for word in words]
    done = subprocess.run(
        [sys.executable, "-m", "alveus", *arguments],
        input=stdin_bytes,
        capture_output=True,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT / "py"), **env},
        timeout=SECONDS,
        check=False,
    )
    return Ended(done.returncode, done.stdout, done.stderr)


def check_end(words: Sequence[str], ended: Ended, encoding: str = "utf-8") -> bool:
    """Return False if a command refused its input (status 2), otherwise True.

    Raises Fault if the status is not allowed, or if the error after status 2 is not JSON.
    """
    printed = ended.error.decode(encoding, "replace")
    if "Traceback" in printed:
        raise Fault(f"traceback: {printed.strip().splitlines()[-1][:80]}", list(words))
    if ended.status not in STATUSES:
        raise Fault(f"exit status {ended.status}", list(words))
    if ended.status == 2:
        last = (printed.strip().splitlines() or [""])[-1]
        try:
            code = json.loads(last)["error"]["code"]
        except (ValueError, KeyError, TypeError):
            raise Fault(
                "error that is not a JSON object", f"{list(words)} {printed[:200]}"
            ) from None
        if code == "internal":
            raise Fault("internal", list(words))
    return ended.status != 2


@contextmanager
def kept_files(folder: Path, allowed: Sequence[str]) -> Iterator[None]:
    """Check that the block changes no file in a folder except those in `allowed`.  Raises Fault."""
    before = _contents(folder)
    yield
    after = _contents(folder)
    for name, content in before.items():
        if name not in allowed and after.get(name) != content:
            raise Fault("lost file: a command changed another file", name)


def _contents(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }
