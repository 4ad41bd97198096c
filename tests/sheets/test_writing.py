"""Sheets as files: HTML documents, SVG drawings, PDF."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from alveus import registry
from alveus.cli import main
from alveus.core.errors import SetupError
from alveus.sheets import draw_sheets
from alveus.sheets.writing import name_document, write_html, write_pdf

pytestmark = pytest.mark.native


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, dict[str, object]]:
    status = main(["print", *words])
    output = capsys.readouterr()
    return status, json.loads(output.err or output.out)


def test_document_is_self_contained_with_a_page_for_every_sheet() -> None:
    sheets = draw_sheets(registry.game("lombardorum"), paper="letter", language="de")
    document = write_html(sheets, name_document("lombardorum", "de"), "de")
    assert document.count("<svg ") == len(sheets) == 3
    assert "@page{size:215.9mm 279.4mm;margin:0}" in document
    assert '<html lang="de">' in document
    assert "<title>Ludus Lombardorum: Bögen zum Ausschneiden</title>" in document
    assert not any(word in document for word in ("src=", "href=", "url(", "<script", " id="))


def test_missing_pdf_library_is_reported_with_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fpdf", None)
    with pytest.raises(SetupError, match="extra_needed") as caught:
        write_pdf(draw_sheets(registry.game("xii")))
    assert caught.value.params == {"name": "print"}


def test_pdf_has_a_page_for_every_sheet() -> None:
    pdf = write_pdf(draw_sheets(registry.game("xii"), language="de"))
    assert pdf.startswith(b"%PDF-")
    assert pdf.count(b"/Type /Page\n") == 3


def test_print_command_writes_html(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "xii.html"
    status, answer = printed(capsys, "xii", "--paper", "letter", "--lang", "de", "--to", str(file))
    assert (status, answer["files"], answer["paper"]) == (0, [str(file)], "letter")
    assert "Regeln" in file.read_text(encoding="utf-8")


def test_print_command_writes_a_drawing_for_every_sheet(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "new" / "sheets"
    _, answer = printed(capsys, "rithmomachia", "--out", str(folder))
    files = sorted(folder.iterdir())
    assert answer["files"] == list(map(str, files))
    assert [file.name for file in files] == [f"rithmomachia-{n}.svg" for n in (1, 2, 3, 4)]
    for file in files:
        assert ElementTree.parse(file).getroot().get("width") == "210mm"


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("xii",), "usage"),
        (("xii", "--paper", "a5", "--to", "x.html"), "usage"),
        (("xi", "--to", "x.html"), "unknown_game"),
        (("xii", "--to", "x.txt"), "unknown_ending"),
        (("xii", "--set", "dice_count=9", "--to", "x.html"), "unknown_value"),
    ],
)
def test_invalid_arguments_are_reported(
    words: tuple[str, ...], code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, answer = printed(capsys, *words)
    error = answer["error"]
    assert isinstance(error, dict)
    assert (status, error["code"]) == (2, code)


def test_unwritable_folder_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    status, answer = printed(capsys, "xii", "--to", str(tmp_path / "file" / "sheets"))
    assert status == 2
    assert answer["error"]["code"] == "file_failed"  # type: ignore[index]
