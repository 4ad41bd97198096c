"""Results files of experiments: damaged or foreign files are detected, and no data is lost."""

from __future__ import annotations

import errno
import io
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.lab.helpers import play_first, small

import alveus
from alveus import lab
from alveus.core.errors import AlveusError, SetupError
from alveus.lab.files import Ledger
from alveus.lab.lines import PlayedPairs, read_head, read_parts, write_head, write_part
from alveus.lab.records import Part, play_part
from alveus.lab.settings import Settings

pytestmark = pytest.mark.native


@pytest.fixture
def results_file(tmp_path: Path) -> Path:
    file = tmp_path / "monday.jsonl"
    small(games=8).run(to=file)
    return file


def refusal(file: Path, experiment: lab.Experiment) -> str:
    before = file.read_bytes()
    with pytest.raises(SetupError) as refused:
        experiment.run(to=file)
    assert file.read_bytes() == before
    assert refused.value.sentence
    return refused.value.code


@pytest.mark.parametrize(
    "changed", [{"seed": "tuesday"}, {"limit": 9}, {"players": "kind"}, {"vary": {"skips": ["3"]}}]
)
def test_a_file_of_another_experiment_is_refused(
    results_file: Path, changed: dict[str, object]
) -> None:
    assert refusal(results_file, small(games=8, **changed)) == "lab_other"


@pytest.mark.parametrize("end", [True, ["won"], None])
def test_a_record_with_a_wrong_type_is_damaged(results_file: Path, end: object) -> None:
    first, part, *rest = results_file.read_text(encoding="utf-8").splitlines(keepends=True)
    changed = json.loads(part)
    changed["games"][0][3] = end
    results_file.write_text("".join([first, json.dumps(changed) + "\n", *rest]), encoding="utf-8")
    assert refusal(results_file, small(games=8)) == "lab_damaged"


@pytest.mark.parametrize("text", ["Dear Anna,\nI hope\n", "Dear Anna,\nI hope", "Dear\r\nAnna\r\n"])
def test_a_file_without_an_experiment_is_refused(tmp_path: Path, text: str) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_bytes(text.encode())
    assert refusal(letter, small()) == "lab_no_file"
    with pytest.raises(SetupError, match="not an experiment file"):
        lab.Report.read(letter)


def test_a_file_in_another_format_names_the_version_that_can_open_it(results_file: Path) -> None:
    first, *rest = results_file.read_text(encoding="utf-8").splitlines(keepends=True)
    head = {**json.loads(first), "alveus-lab": 2, "versions": {"alveus": "7.1.0"}}
    results_file.write_text("".join([json.dumps(head) + "\n", *rest]), encoding="utf-8")
    with pytest.raises(SetupError, match=r"\(7\.1\.0\)") as refused:
        lab.Report.read(results_file)
    assert refused.value.code == "lab_too_new"


def test_a_pipe_is_refused_as_a_results_file(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(SetupError) as refused:
        small().run(to=pipe)
    assert refused.value.args == ("lab_no_file", {"file": "pipe"})


def test_a_damaged_line_is_named(results_file: Path) -> None:
    lines = results_file.read_text().splitlines(keepends=True)
    lines[2] = lines[2].replace("won", "lost?", 1).replace("[", "{", 1)
    results_file.write_text("".join(lines))
    with pytest.raises(SetupError) as refused:
        lab.Report.read(results_file)
    assert refused.value.params == {"line": 3, "file": "monday.jsonl"}
    assert refused.value.sentence.startswith("monday.jsonl: Line 3 ")


@pytest.mark.parametrize(
    "convert",
    [
        lambda content: content.replace(b"\n", b"\r\n"),
        lambda content: b"\xef\xbb\xbf" + content,
        lambda content: content.decode().encode("utf-16"),
        lambda content: content + b'{"part":[9',
    ],
    ids=["CRLF", "byte order mark", "UTF-16", "incomplete line"],
)
def test_a_refused_run_does_not_convert_or_truncate_a_damaged_file(
    results_file: Path, convert: Callable[[bytes], bytes]
) -> None:
    lines = results_file.read_bytes().splitlines(keepends=True)
    results_file.write_bytes(convert(b"".join([*lines[:2], b"{}\n", *lines[3:]])))
    assert refusal(results_file, small(games=8)) == "lab_damaged"


def test_a_run_with_too_many_processes_does_not_change_its_file(results_file: Path) -> None:
    content = results_file.read_bytes().replace(b"\n", b"\r\n") + b"["
    results_file.write_bytes(content)
    with pytest.raises(AlveusError):
        small(games=8).run(to=results_file, jobs=10**6)
    assert results_file.read_bytes() == content


@pytest.mark.parametrize("tail", [b'{"part":[9', b"\0" * 40, b"\xc3"])
@pytest.mark.parametrize("end", [b"\n", b"\r\n"])
def test_an_incomplete_last_line_is_removed_when_a_run_is_continued(
    results_file: Path, tail: bytes, end: bytes
) -> None:
    whole = results_file.read_bytes()
    results_file.write_bytes(whole.replace(b"\n", end) + tail)
    assert small(games=8).run(to=results_file) == small(games=8).run()
    assert results_file.read_bytes() == whole


def test_a_duplicate_part_is_damaged(results_file: Path) -> None:
    lines = results_file.read_text().splitlines(keepends=True)
    results_file.write_text("".join([*lines, lines[-1]]))
    assert refusal(results_file, small(games=8)) == "lab_damaged"


@given(st.data())
def test_a_truncated_file_is_read_up_to_its_last_line_or_refused(data: st.DataObject) -> None:
    experiment = small(games=4)
    lines = io.StringIO()
    lines.write(write_head(experiment))
    for first in (0, 1):
        part = Part(first, first + 1)
        lines.write(write_part(part, play_part(experiment, part)))
    whole = lines.getvalue()
    torn = io.StringIO(whole[: data.draw(st.integers(0, len(whole)))])
    try:
        head = read_head(torn.readline(), Settings)
        read = [part for part, _ in read_parts(head, torn)]
    except AlveusError as refused:
        assert refused.code == "lab_no_file"  # noqa: PT017
    else:
        assert read == [Part(0, 1), Part(1, 2)][: len(read)]


class Full(io.FileIO):
    """Simulates a file on a disk with only ten bytes of free space."""

    left = 10
    error: BaseException = OSError(errno.ENOSPC, "No space left on device")

    def write(self, content: Any) -> int:
        if not self.left:
            raise self.error
        results_file = super().write(content[: self.left])
        self.left -= results_file
        return results_file


@pytest.mark.parametrize("error", [Full.error, KeyboardInterrupt()])
def test_an_incomplete_line_is_removed_after_a_full_disk_or_a_signal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: BaseException
) -> None:
    file = tmp_path / "x"
    ledger = Ledger(small(games=8), file)
    before = file.read_bytes()
    monkeypatch.setattr(Full, "error", error)
    monkeypatch.setattr(ledger, "_file", Full(file, "ab"))
    expected = SetupError if isinstance(error, OSError) else KeyboardInterrupt
    with pytest.raises(expected) as refused:
        ledger.add(Part(0, 1), [])
    ledger.close()
    assert file.read_bytes() == before
    if isinstance(error, OSError):
        assert refused.value.args == ("lab_not_written", {"text": "No space left on device"})


def test_a_file_continued_under_another_version_names_both(
    results_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, part = results_file.read_text().splitlines(keepends=True)[:2]
    results_file.write_text(first + part)
    monkeypatch.setattr("alveus.lab.files.__version__", "7.1.0")
    report = small(games=8).run(to=results_file)
    versions = (alveus.__version__, "7.1.0")
    assert report.versions == versions
    assert f"{alveus.__version__} and 7.1.0" in report.table()
    assert report.to_json()["versions"] == list(versions)
    head, again = results_file.read_text().splitlines(keepends=True)[:2]
    assert json.loads(head) == {**json.loads(first), "continued": ["7.1.0"]}
    assert (again, report.complete) == (part, True)
    assert lab.Report.read(results_file) == report
    assert small(games=8).run(to=results_file) == report
    assert lab.join(tmp_path / "joined", results_file).versions == versions
    assert lab.Report.read(tmp_path / "joined").versions == versions


def test_a_complete_file_of_another_version_is_not_changed(
    results_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = results_file.read_bytes()
    monkeypatch.setattr("alveus.lab.files.__version__", "7.1.0")
    assert "versions" not in small(games=8).run(to=results_file).to_json()
    assert results_file.read_bytes() == before


def test_two_functions_with_the_same_name_are_refused_before_a_file_is_written(
    tmp_path: Path,
) -> None:
    first, last = (lambda position, at=at: position.legal[at] for at in (0, -1))
    experiment = small(games=2, players=(first, last))
    with pytest.raises(SetupError) as refused:
        experiment.run(to=tmp_path / "x")
    assert refused.value.code == "lab_same_name"
    assert not (tmp_path / "x").exists()
    assert experiment.run().games == 4


def test_two_runs_at_the_same_time_do_not_mix_their_games_in_one_file(tmp_path: Path) -> None:
    experiment, file = small(games=4), tmp_path / "x"
    first, second = Ledger(experiment, file), Ledger(experiment, file)
    records = {part: play_part(experiment, part) for part in (Part(0, 1), Part(1, 2))}
    first.add(Part(0, 1), records[Part(0, 1)])
    with pytest.raises(SetupError) as refused:
        second.add(Part(0, 1), records[Part(0, 1)])
    assert refused.value.args == ("lab_in_use", {"file": "x"})
    first.add(Part(1, 2), records[Part(1, 2)])
    first.close()
    second.close()
    assert lab.Report.read(file).complete


def test_files_of_one_experiment_are_joined(tmp_path: Path) -> None:
    whole = small(games=12).run()
    small(games=8).run(to=tmp_path / "a")
    lines = (tmp_path / "a").read_text().splitlines(keepends=True)
    small(games=12).run(to=tmp_path / "whole")
    rest = (tmp_path / "whole").read_text().splitlines(keepends=True)
    (tmp_path / "one").write_text("".join(rest[:2]))
    (tmp_path / "two").write_text("".join([rest[0], *rest[2:]]))
    assert lab.join(tmp_path / "both", tmp_path / "one", tmp_path / "two") == whole
    assert lab.Report.read(tmp_path / "both") == whole
    assert lines
    with pytest.raises(FileExistsError):
        lab.join(tmp_path / "both", tmp_path / "one")
    with pytest.raises(SetupError, match="in more than one file"):
        lab.Report.read(tmp_path / "one", tmp_path / "one")


def test_a_report_on_a_file_continued_with_more_games_contains_all_games(tmp_path: Path) -> None:
    file = tmp_path / "x"
    small(games=4).run(to=file)
    whole = small(games=10).run(to=file)
    assert whole.complete
    assert lab.Report.read(file) == whole
    assert lab.join(tmp_path / "joined", file) == whole


def test_a_function_is_read_from_a_file_by_name(tmp_path: Path) -> None:
    report = small(players=play_first, games=4).run(to=tmp_path / "x")
    assert lab.Report.read(tmp_path / "x") == report


def test_a_file_is_read_and_continued_if_its_function_cannot_be_imported(tmp_path: Path) -> None:
    def play_last(position: alveus.Position) -> str:
        return position.legal[-1]

    file, players = tmp_path / "x", (play_last, "random")
    small(players=players, games=4).run(to=file)
    report = small(players=players, games=6).run(to=file)
    read = lab.Report.read(file)
    assert read == report
    for run in (read.experiment.run, lambda: lab.Experiment.from_json(report.experiment.to_json())):
        with pytest.raises(SetupError) as refused:
            run()
        assert refused.value.code == "lab_function"


@given(st.permutations(range(8)))
def test_played_ranges_can_be_added_in_any_order(order: list[int]) -> None:
    done = PlayedPairs()
    for number in order[:5]:
        done.add(Part(number, number + 1))
    left = {pair for part in done.gaps(8) for pair in range(part.first, part.end)}
    assert left == set(order[5:])
    with pytest.raises(ValueError, match="twice"):
        done.add(Part(order[0], order[0] + 1))
