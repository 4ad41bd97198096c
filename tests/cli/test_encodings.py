"""Every command that reads a file or standard input accepts the common encodings."""

from __future__ import annotations

import codecs
import io
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.lab.helpers import small

import alveus
from alveus.cli import main
from alveus.core.errors import AlveusError

pytestmark = pytest.mark.native

ENCODINGS: dict[str, Callable[[str], bytes]] = {
    "UTF-8 with a mark": lambda text: codecs.BOM_UTF8 + text.encode(),
    "UTF-16, little end first": lambda text: codecs.BOM_UTF16_LE + text.encode("utf-16-le"),
    "UTF-16, big end first": lambda text: codecs.BOM_UTF16_BE + text.encode("utf-16-be"),
    "Windows line ends": lambda text: text.replace("\n", "\r\n").encode(),
    "old Macintosh line ends": lambda text: text.replace("\n", "\r").encode(),
}
encodings = pytest.mark.parametrize("encoding", ENCODINGS)
BINARY = {
    "Latin-1": '{"ä": 1}'.encode("latin-1"),
    "a picture": b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR",
    "UTF-16 without a mark": '{"a": 1}\n'.encode("utf-16-le"),
    "UTF-32": '{"a": 1}\n'.encode("utf-32"),
}
binaries = pytest.mark.parametrize("binary", BINARY)
FIGURE = json.dumps({"grid": [[0, 0, 1], [1, 1, 0]]})
OUTLINE = "###\n###\n"
EXPERIMENT = ("bohnenspiel", "--games", "4", "--seed", "s")


def position() -> str:
    return json.dumps(alveus.Match("bohnenspiel").position.to_json(), indent=1) + "\n"


def saved_game() -> str:
    match = alveus.Match("bohnenspiel", seed=1)
    match.play("3")
    return json.dumps(match.to_json(), indent=1) + "\n"


def experiment() -> str:
    return ""


READ_FILES: dict[str, tuple[Callable[[], str], tuple[str, ...]]] = {
    "replay": (saved_game, ("replay",)),
    "play": (saved_game, ("play", "--load")),
    "lab report": (experiment, ("lab", "report")),
    "lab run": (experiment, ("lab", "run", *EXPERIMENT, "--to")),
    "lab plot": (experiment, ("lab", "plot", "--measure", "length")),
    "outline": (lambda: OUTLINE, ("terzett", "compose", "--outline")),
    "given": (lambda: "{}\n", ("terzett", "compose", "--rows", "2", "--columns", "3", "--given")),
}
READ_INPUT: dict[str, tuple[Callable[[], str], tuple[str, ...]]] = {
    "show": (position, ("show",)),
    "apply": (position, ("apply", "--play", "3")),
    "plays": (lambda: json.dumps(json.loads(position())) + "\n", ("plays", "--lines")),
    "terzett": (lambda: FIGURE, ("terzett", "check")),
    "dominosa": (lambda: "3:00001111222233330123", ("dominosa", "count", "-")),
    "play": (lambda: "3\nquit\n", ("play", "bohnenspiel", "--two")),
}
read_files = pytest.mark.parametrize("command", READ_FILES)
read_input = pytest.mark.parametrize("command", READ_INPUT)
Ask = Callable[..., tuple[int, str, str]]


@pytest.fixture
def ask(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Ask:
    def ask(*words: str, content: bytes = b"") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content)))
        status = main(words)
        shown = capsys.readouterr()
        return status, shown.out, shown.err

    return ask


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The results file of the experiment that `lab run` continues in these tests."""
    file = tmp_path_factory.mktemp("lab") / "results"
    assert main(["lab", "run", *EXPERIMENT, "--to", str(file)]) == 0
    return file.read_text()


@encodings
@read_files
def test_files_in_common_encodings_are_read(
    ask: Ask, tmp_path: Path, results: str, command: str, encoding: str
) -> None:
    content, words = READ_FILES[command]
    text = content() or results
    plain, encoded = tmp_path / "plain", tmp_path / "encoded"
    plain.write_bytes(text.encode())
    encoded.write_bytes(ENCODINGS[encoding](text))
    expected = ask(*words, str(plain))
    assert ask(*words, str(encoded)) == expected
    assert expected[1]


@encodings
@read_input
def test_standard_input_in_common_encodings_is_read(ask: Ask, command: str, encoding: str) -> None:
    content, words = READ_INPUT[command]
    expected = ask(*words, content=content().encode())
    assert ask(*words, content=ENCODINGS[encoding](content())) == expected
    assert expected[1] or "error" in expected[2]


@binaries
@read_files
def test_a_file_that_is_not_text_is_refused_by_name(
    ask: Ask, tmp_path: Path, command: str, binary: str
) -> None:
    file = tmp_path / "binary.dat"
    file.write_bytes(BINARY[binary])
    status, out, error = ask(*READ_FILES[command][1], str(file))
    details = json.loads(error)["error"]
    assert (status, out) == (2, "")
    assert details["code"] == ("lab_no_file" if "lab" in command else "save_damaged")
    assert details["params"]["file"] in (file.name, str(file))
    assert file.read_bytes() == BINARY[binary]


@read_files
def test_a_folder_and_a_missing_file_are_refused_by_name(
    ask: Ask, tmp_path: Path, command: str
) -> None:
    words = READ_FILES[command][1]
    for file in (tmp_path, tmp_path / "no" / "file"):
        status, out, error = ask(*words, str(file))
        details = json.loads(error)["error"]
        assert (status, out, details["code"]) == (2, "", "file_failed")
        assert (
            str(file) in details["params"]["text"] or str(file.parent) in details["params"]["text"]
        )


@binaries
@pytest.mark.parametrize("command", ["show", "apply", "terzett", "dominosa"])
def test_standard_input_that_is_not_text_is_refused(ask: Ask, command: str, binary: str) -> None:
    status, out, error = ask(*READ_INPUT[command][1], content=BINARY[binary])
    assert (status, out) == (2, "")
    assert json.loads(error)["error"] == {
        "code": "save_damaged",
        "params": {"name": "input"},
        "message": "The input is not text in UTF-8 or UTF-16. Convert it to UTF-8.",
    }


@read_input
def test_ten_megabytes_of_input_cause_a_short_error(ask: Ask, command: str) -> None:
    long = "x" * 10_000_000
    for text in (long, f'{{"game": "{long}"}}', f'{{"game": "bohnenspiel", "turn": "{long}"}}'):
        _, out, error = ask(*READ_INPUT[command][1], content=text.encode())
        assert 0 < len(error + out) < 2_000


@read_input
def test_input_beyond_the_limit_is_refused(ask: Ask, command: str) -> None:
    status, out, error = ask(*READ_INPUT[command][1], content=b"x" * 16_000_001)
    assert (status, json.loads(error)["error"]["code"]) == (2, "file_too_large")
    assert len(out) < 2_000


def test_the_error_sentence_names_the_file(tmp_path: Path) -> None:
    file = tmp_path / "letter.doc"
    file.write_bytes(BINARY["a picture"])
    with pytest.raises(AlveusError) as refused:
        alveus.load(file)
    assert str(refused.value) == (
        f"{file}: This file is not text in UTF-8 or UTF-16. "
        "Save it again in UTF-8, or choose another file."
    )


def test_a_results_file_in_another_encoding_is_continued(tmp_path: Path) -> None:
    file = tmp_path / "results"
    whole = small(games=8).run()
    small(games=4).run(to=file)
    for encode in ENCODINGS.values():
        changed = tmp_path / "changed"
        changed.write_bytes(encode(file.read_text()))
        assert small(games=8).run(to=changed) == whole
        assert changed.read_bytes().startswith(b'{"alveus-lab"')
        assert b"\r" not in changed.read_bytes()
