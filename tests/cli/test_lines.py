"""The documented sessions of commands that read positions line by line (`docs/site/lines.txt`)."""

from __future__ import annotations

import io
import json
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from alveus.cli import main

TRANSCRIPT = Path(__file__).resolve().parents[2] / "docs" / "site" / "lines.txt"


def sessions() -> Iterator[tuple[str, list[str], list[str]]]:
    """Yield the command, the input and the answers of each session."""
    for session in TRANSCRIPT.read_text(encoding="utf-8").split("\n$ ")[1:]:
        command, *lines = session.splitlines()
        requests = [line[2:] for line in lines if line.startswith("> ")]
        answers = [line[2:] for line in lines if line.startswith("< ")]
        yield command, requests, answers


@pytest.mark.parametrize(("command", "requests", "expected"), list(sessions()))
def test_a_documented_session_has_the_documented_answers(
    command: str,
    requests: list[str],
    expected: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    program, *arguments = shlex.split(command)
    assert program == "alveus"
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(requests)))
    assert main(arguments) == 0
    answers = capsys.readouterr().out.splitlines()
    assert list(map(json.loads, answers)) == list(map(json.loads, expected))


def test_the_sessions_use_every_command_that_reads_lines() -> None:
    assert {shlex.split(command)[1] for command, _, _ in sessions()} == {"apply", "choose", "plays"}
