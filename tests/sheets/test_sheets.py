"""Sheets of every game: contents, sizes and positions."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations, product

import pytest
from tests.sheets.measuring import Shape, shapes
from tests.toy import shelf

from alveus import registry
from alveus.core.errors import SetupError
from alveus.diagrams.svg import Drawing
from alveus.families.dominoes.line.sheet import HALF
from alveus.families.dominoes.tiles import complete_set
from alveus.families.rithmomachia.board import army
from alveus.families.tables.sheet import CROSS
from alveus.sheets import PAPERS, Sheet, draw_sheets, kit_of
from alveus.sheets.kit import STRIP, Board, Kit, Pieces, lay_out, split_board
from alveus.sheets.page import FOOTER, MARGIN, RULER
from alveus.sheets.rules import GUTTER
from alveus.words.messages import LANGUAGES

pytestmark = pytest.mark.native  # the words of the sheets are not in the browser

GAMES = registry.ids()
EVERY = list(product(GAMES, PAPERS, LANGUAGES))
LYING = {
    "lombardorum": ["board", "men and dice"],
    "duodecim": ["board", "board", "men and dice"],
    "xii": ["board", "men and dice"],
    "bohnenspiel": ["board", "beans"],
    "dominosa": ["puzzle", "tiles"],
    "terzett": ["puzzle", "tiles"],
    "sperrdomino": ["tiles"],
    "familydomino": ["tiles"],
    "rithmomachia": ["board", "board", "stones"],
}
"""Contents of the sheets after the rules."""
COUNTS = {
    "lombardorum": {"men": 30, "dice": 2},
    "duodecim": {"men": 30, "dice": 3},
    "xii": {"men": 30, "dice": 2},
    "bohnenspiel": {"beans": 72},
    "dominosa": {"tiles": 28},
    "terzett": {"tiles": 36},
    "sperrdomino": {"tiles": 28},
    "familydomino": {"tiles": 28},
    "rithmomachia": {"stones": 24},
}
"""Number of pieces required by the rules."""
SIZES = {
    "lombardorum": (182, 240),
    "duodecim": (284, 240),
    "xii": (320, 116),
    "bohnenspiel": (352, 102),
    "dominosa": (184, 161),
    "terzett": (207, 184),
    "rithmomachia": (214, 314),
}
"""Width and height of boards that consist of several parts."""
NEAR = 0.011
"""Rounding error of lengths with two decimals."""


@cache
def sheets_of(game: str, paper: str = "a4", language: str = "en") -> tuple[Sheet, ...]:
    return draw_sheets(registry.game(game), paper=paper, language=language)


@cache
def shapes_of_sheets(game: str, paper: str, language: str) -> list[list[Shape]]:
    return [list(shapes(sheet.element())) for sheet in sheets_of(game, paper, language)]


def counted(game: str, **options: str) -> Counter[str]:
    counts: Counter[str] = Counter()
    for pieces in kit_of(registry.game(game, options)).pieces:
        counts[pieces.name] += len(pieces.drawings)
    return counts


@pytest.mark.parametrize(("game", "paper"), list(product(GAMES, PAPERS)))
def test_first_sheet_has_the_rules(game: str, paper: str) -> None:
    titles = [sheet.title.split(" · ") for sheet in sheets_of(game, paper)]
    assert [about for _, _, about, _ in titles] == ["rules", *LYING[game]]
    assert [number for *_, number in titles] == [
        f"{number}/{len(titles)}" for number in range(1, len(titles) + 1)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_number_of_pieces(game: str) -> None:
    assert counted(game) == COUNTS[game]


@pytest.mark.parametrize(
    ("game", "options", "name", "count"),
    [
        ("lombardorum", {"dice_count": "3"}, "dice", 3),
        ("bohnenspiel", {"beans": "4"}, "beans", 48),
        ("familydomino", {"reach": "9"}, "tiles", len(complete_set(9))),
        ("dominosa", {"reach": "4"}, "tiles", len(complete_set(4))),
        ("rithmomachia", {"edition": "advanced"}, "stones", 2 * len(army(0, True))),
    ],
)
def test_options_determine_the_kit(
    game: str, options: dict[str, str], name: str, count: int
) -> None:
    assert counted(game, **options)[name] == count


@pytest.mark.parametrize("paper", PAPERS)
def test_long_board_of_advanced_rithmomachia_fits(paper: str) -> None:
    game = registry.game("rithmomachia", {"edition": "advanced"})
    titles = [sheet.title for sheet in draw_sheets(game, paper=paper)]
    assert ["board" in title for title in titles] == [False, True, True, True, False, False]


@pytest.mark.parametrize("game", SIZES)
def test_board_has_its_true_size(game: str) -> None:
    [board] = kit_of(registry.game(game)).boards
    assert (board.width, board.height) == SIZES[game]


@pytest.mark.parametrize(("game", "paper"), list(product(SIZES, PAPERS)))
def test_parts_with_strips_cover_the_board(game: str, paper: str) -> None:
    [board] = kit_of(registry.game(game)).boards
    parts = split_board(board, PAPERS[paper].field)
    area = sum(part.width * part.height for part in parts)
    strips = (len(parts) - 1) * STRIP
    assert area - board.width * board.height in (strips * board.height, strips * board.width)


def test_board_without_joins_that_is_too_large_raises_an_error() -> None:
    board = Board(400, 100, lambda drawing: None, ())
    with pytest.raises(ValueError, match="400 by 100"):
        split_board(board, PAPERS["a4"].field)


@pytest.mark.parametrize("size", [(20, 400), (400, 20)])
def test_piece_larger_than_a_page_raises_an_error(size: tuple[float, float]) -> None:
    kit = Kit((), (Pieces("men", (Drawing(*size),)),))
    with pytest.raises(ValueError, match="does not fit"):
        lay_out(kit, PAPERS["a4"])


@pytest.mark.parametrize("game", [game for game in GAMES if "tiles" in COUNTS[game]])
def test_tiles_cover_two_cells(game: str) -> None:
    kit = kit_of(registry.game(game))
    assert {(drawing.width, drawing.height) for drawing in kit.pieces[0].drawings} == {(23, 46)}
    for board in kit.boards:
        assert board.width % HALF == 0 == board.height % HALF


@pytest.mark.parametrize(("game", "diameter"), [("lombardorum", 21), ("duodecim", 18), ("xii", 20)])
def test_men_have_their_diameter(game: str, diameter: float) -> None:
    edge = 0.7
    men = kit_of(registry.game(game)).pieces[0].drawings
    for man in men:
        page = Sheet(PAPERS["a4"], "", man)
        widest = max(shape.width for shape in shapes(page.element()))
        assert widest == pytest.approx(diameter + edge)


def faces_of_stones() -> list[list[Shape]]:
    return [
        list(shapes(Sheet(PAPERS["a4"], "", stone).element()))
        for pieces in kit_of(registry.game("rithmomachia")).pieces
        for stone in pieces.drawings
    ]


def test_second_face_of_a_piece_is_underlined() -> None:
    for faces in faces_of_stones():
        texts = [shape for shape in faces if shape.tag == "text"]
        if texts[0].words not in ("91", "190"):
            first, second = texts
            [line] = [shape for shape in faces if shape.tag == "rect" and shape.height < 2]
            assert first.words == second.words
            assert (second.top + second.below) / 2 < line.top < second.below
            assert line.width == pytest.approx(second.width, rel=0.15)


def test_pyramid_has_its_base_number_and_no_second_face() -> None:
    texts = [[shape.words for shape in faces if shape.tag == "text"] for faces in faces_of_stones()]
    pyramids = [words for words in texts if words[0] in ("91", "190")]
    assert pyramids == [["91", "36"], ["190", "64"]]


def test_a_full_stop_marks_numbers_that_can_be_read_upside_down() -> None:
    """The full stop is on the first face only; the second face is underlined."""
    marked = set()
    for faces in faces_of_stones():
        words = next(shape.words for shape in faces if shape.tag == "text")
        stops = [shape for shape in faces if shape.tag == "circle" and shape.width < 2]
        assert len(stops) <= 1
        marked |= {words for _ in stops}
    assert marked == {"6", "9", "66"}


def test_opposite_faces_of_a_die_add_up_to_seven() -> None:
    assert sorted(CROSS.values()) == [1, 2, 3, 4, 5, 6]
    row = [CROSS[1, column] for column in range(4)]
    assert row[0] + row[2] == row[1] + row[3] == CROSS[0, 1] + CROSS[2, 1] == 7


@pytest.mark.parametrize(("game", "paper", "language"), EVERY)
def test_sheets_keep_the_printer_margin(game: str, paper: str, language: str) -> None:
    size = PAPERS[paper]
    for page in shapes_of_sheets(game, paper, language):
        for shape in page:
            edge = MARGIN - 0.5  # half the line of a board's edge, and of a man's
            assert shape.left >= edge, shape
            assert shape.top >= edge, shape
            assert shape.right <= size.width - edge, shape
            assert shape.below <= size.height - edge, shape


@pytest.mark.parametrize(("game", "paper", "language"), EVERY)
def test_footer_has_a_ruler_of_fifty_millimetres(game: str, paper: str, language: str) -> None:
    for page in shapes_of_sheets(game, paper, language):
        [rule] = [
            shape
            for shape in page
            if shape.tag == "polyline"
            and shape.top > PAPERS[paper].height - MARGIN - FOOTER
            and abs(shape.width - RULER) < 1
        ]
        assert abs(rule.width - RULER - rule.height) < NEAR


@pytest.mark.parametrize(("game", "paper", "language"), EVERY)
def test_texts_do_not_overlap(game: str, paper: str, language: str) -> None:
    for page in shapes_of_sheets(game, paper, language):
        texts = [shape for shape in page if shape.tag == "text" and shape.words]
        assert [(a.words, b.words) for a, b in combinations(texts, 2) if a.meets(b)] == []


@pytest.mark.parametrize(("game", "paper", "language"), EVERY)
def test_lines_of_the_rules_stay_in_their_column(game: str, paper: str, language: str) -> None:
    size = PAPERS[paper]
    text = [shape for shape in shapes_of_sheets(game, paper, language)[0] if shape.tag == "text"]
    column = (size.page.width - GUTTER) / 2
    body = [one for one in text if MARGIN + 20 < one.top < size.page.y + size.page.height]
    for line in body:
        if len(line.words) > 2:  # not the numbers of a solution
            left = MARGIN if line.left < MARGIN + column else MARGIN + column + GUTTER
            assert line.right <= left + column * 1.02, line
            assert line.below <= size.page.y + size.page.height + NEAR, line


def test_sheet_is_an_svg_in_millimetres() -> None:
    root = sheets_of("xii", "letter", "de")[0].element()
    assert (root.get("width"), root.get("height")) == ("215.9mm", "279.4mm")
    assert root.get("viewBox") == "0 0 215.9 279.4"


def test_unknown_paper_is_rejected() -> None:
    with pytest.raises(SetupError, match="bad_value"):
        draw_sheets(registry.game("xii"), paper="a5")


def test_game_without_a_kit_is_rejected() -> None:
    with shelf.on_the_shelf(), pytest.raises(SetupError, match="no_sheets"):
        draw_sheets(registry.game(shelf.TOY))
