"""Booklets of puzzles: number of puzzles on a page, solutions, tallies and page numbers."""

from __future__ import annotations

import json
import re
import zlib
from pathlib import Path
from xml.etree import ElementTree

import pytest

from alveus.cli import main
from alveus.core.errors import SetupError
from alveus.diagrams.svg import Drawing
from alveus.families.dominoes.dominosa.sheet import draw_puzzle
from alveus.sheets.booklet import EACH, Leaf, draw_booklet
from alveus.sheets.page import PAPERS, Sheet
from alveus.sheets.writing import write_pdf

pytestmark = pytest.mark.native

PUZZLE = "3:10302301122300213213"
GAME = "dominosa"


def booklet(count: int, each: int, language: str = "en", paper: str = "a4") -> tuple[Sheet, ...]:
    leaves = [Leaf(*draw_puzzle(PUZZLE), "easy")] * count
    return draw_booklet(GAME, leaves, each=each, language=language, paper=paper)


def words_on(sheet: Sheet) -> list[str]:
    return [text.text or "" for text in ElementTree.fromstring(sheet.svg()).iter() if text.text]


@pytest.mark.parametrize("each", EACH)
def test_number_of_puzzles_and_solutions_on_a_page(each: int) -> None:
    sheets = booklet(13, each)
    assert len(sheets) == -(-13 // each) + 2
    named = [word for sheet in sheets for word in words_on(sheet) if word.endswith(". easy")]
    assert named == [f"{number}. easy" for number in range(1, 14)]


def test_solutions_are_only_on_the_last_pages() -> None:
    *puzzles, solutions = booklet(4, 2, "de")
    assert "Lösungen" in words_on(solutions)
    assert not any("Lösungen" in words_on(page) for page in puzzles)


def test_every_page_has_a_number() -> None:
    sheets = booklet(5, 4)
    for number, sheet in enumerate(sheets, 1):
        assert f"{number} of {len(sheets)}" in words_on(sheet)


def test_pdf_has_the_pages_of_the_booklet() -> None:
    pdf = write_pdf(booklet(4, 2))
    assert pdf.count(b"/Type /Page\n") == 3


def printed_words(pdf: bytes) -> list[list[str]]:
    """Return the words of each page of a PDF in their order."""
    streams = re.findall(rb"stream\r?\n(.*?)\r?\nendstream", pdf, re.DOTALL)
    pages = [zlib.decompress(stream) for stream in streams if stream[:1] == b"x"]
    texts = [re.findall(rb"\(((?:\\.|[^\\)])*)\) Tj", page) for page in pages]
    return [[text.decode("cp1252") for text in page] for page in texts if page]


@pytest.mark.parametrize("language", ["en", "de"])
def test_pdf_contains_the_text_of_each_sheet(language: str) -> None:
    sheets = booklet(12, 4, language)
    pages = printed_words(write_pdf(sheets))
    assert len(pages) == len(sheets) == 4
    for page, sheet in zip(pages, sheets, strict=True):
        assert page == words_on(sheet)[1:]


def test_pdf_replaces_characters_that_its_fonts_do_not_have() -> None:
    drawing = Drawing(210, 297)
    drawing.text((100, 100), "Größe – „āž♔“")
    [[text]] = printed_words(write_pdf([Sheet(PAPERS["a4"], "", drawing)]))
    assert text == "Größe – „až?“"


def test_print_command_sorts_puzzles_by_grade(tmp_path: Path) -> None:
    file = tmp_path / "booklet.pdf"
    assert main(["dominosa", "print", "--count", "12", "--each", "4", "--to", str(file)]) == 0
    pages = printed_words(file.read_bytes())
    assert len(pages) == 4
    words = [word.partition(". ") for page in pages for word in page]
    named = [grade for number, _, grade in words if number.isdecimal() and grade]
    assert len(named) == 12
    assert [named.count(grade) for grade in dict.fromkeys(named)] == [3, 3, 3, 3]
    assert [page[-1] for page in pages] == [f"{number} of 4" for number in (1, 2, 3, 4)]


@pytest.mark.parametrize("each", [1, 2, 4])
def test_puzzle_has_a_tally_of_places(each: int) -> None:
    page, *_ = booklet(1, each)
    words = words_on(page)
    at = words.index("0:0")
    tally = dict(zip(words[at::2], words[at + 1 :: 2], strict=False))
    assert [tally[tile] for tile in ("0:0", "0:3", "1:1", "3:3")] == ["2", "5", "1", "1"]


def test_six_puzzles_on_a_page_have_no_tally() -> None:
    assert "0:0" not in words_on(booklet(6, 6)[0])


def test_high_figure_is_transposed() -> None:
    grid = [[0, 0], [1, 1], [0, 1], [2, 2], [2, 0], [1, 2]]
    drawing, solution, tally = draw_puzzle({"reach": 2, "grid": grid})
    assert drawing.width > drawing.height
    assert solution.width == 3 * solution.height
    assert tally["0:0"] == 1


def test_puzzle_without_a_solution_is_refused() -> None:
    with pytest.raises(SetupError, match="no_solution"):
        draw_puzzle({"reach": 1, "grid": [[0, 1, 0], [1, 0, 1]]})


def test_cells_have_the_names_of_the_board() -> None:
    words = words_on(booklet(1, 1)[0])
    assert [word for word in words if word in "abcdefgh" and len(word) == 1] == list("abcde")


def test_unknown_paper_or_number_of_puzzles_is_rejected() -> None:
    with pytest.raises(SetupError, match="bad_value"):
        booklet(4, 3)


@pytest.mark.parametrize(
    ("words", "pages"),
    [
        (("dominosa", "print", "--count", "4", "--reach", "4"), 3),
        (("dominosa", "print", "--count", "2", "--reach", "4", "--grade", "siegel"), 2),
        (("terzett", "print", "--count", "4", "--each", "4", "--lang", "de"), 2),
    ],
)
def test_print_command_writes_a_booklet(
    words: tuple[str, ...], pages: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "booklet.html"
    assert main([*words, "--to", str(file)]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["files"] == [str(file)]
    assert file.read_text(encoding="utf-8").count("<svg ") == pages


@pytest.mark.parametrize("count", ["0", "201"])
def test_invalid_number_of_puzzles_is_rejected(
    count: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["dominosa", "print", "--count", count, "--to", str(tmp_path / "x.html")]
    assert main(words) == 2
    assert json.loads(capsys.readouterr().err)["error"]["code"] == "bad_value"
