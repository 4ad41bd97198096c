"""Properties of all boards in characters and all diagrams, checked in random positions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest
from tests.diagrams.positions import SHOWN
from tests.examples import IN_PYODIDE
from tests.toy import shelf

from alveus import diagrams, registry
from alveus.core.errors import IllegalMove, NotationError, SetupError
from alveus.core.game import CHANCE, OVER, Game
from alveus.core.stream import Stream
from alveus.diagrams import plain
from alveus.diagrams.elements import Highlights
from alveus.families.dominoes.dominosa.puzzle import from_grid
from alveus.families.dominoes.dominosa.state import State

SVG = "{http://www.w3.org/2000/svg}"
SIGN = {"white": "○", "black": "●"}
PLIES = {"dominosa": 24, "terzett": 40, "rithmomachia": 24}
"""Number of plies for games with very many moves."""
READINGS: list[tuple[str, dict[str, str]]] = [
    *((game, {}) for game in (*registry.ids(), shelf.TOY)),
    ("duodecim", {"preset": "bell"}),
    ("xii", {"preset": "murray"}),
    ("xii", {"route": "half_a"}),
    ("lombardorum", {"cube": "on", "dice_count": "3"}),
    ("bohnenspiel", {"skips": "3"}),
    ("familydomino", {"reach": "9", "players": "5"}),
    ("dominosa", {"reach": "9"}),
    ("terzett", {"task": "compose"}),
    ("terzett", {"task": "compose", "kind": "quodlibet"}),
    ("rithmomachia", {"edition": "advanced"}),
]
readings = pytest.mark.parametrize(("game_id", "chosen"), READINGS)


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    with shelf.on_the_shelf():
        yield


def walk(game: Game[Any, Any]) -> Iterator[Any]:
    """Yield positions of a random game, and the information of each seat."""
    chance, state = Random(7), game.opening(0)
    plies = PLIES.get(game.info.id, 120)
    for ply in range(plies // 4 if IN_PYODIDE else plies):
        if ply % 8 < 2:
            yield state
            if game.info.hidden:
                yield from (game.information_state(state, seat) for seat in (None, 0, 1))
        actor = game.actor(state)
        if actor == OVER:
            yield state
            return
        if actor == CHANCE:
            move = game.chance(state, Stream(b"drawings", ply))
        else:
            move = chance.choice(list(game.moves(state)))
        state, _ = game.apply(state, move)


def drawn(game: Game[Any, Any], known: Any, **highlights: Any) -> ElementTree.Element:
    return ElementTree.fromstring(diagrams.diagram(game, known, **highlights))


def groups(svg: ElementTree.Element, kind: str) -> list[ElementTree.Element]:
    return [
        element
        for element in svg.iter(f"{SVG}g")
        if (element.get("class") or "").split()[:1] == [kind]
    ]


def texts(svg: ElementTree.Element) -> list[tuple[float, float, float, float, str]]:
    """Return the text elements with their approximate boxes."""
    boxes = []
    for element in svg.iter(f"{SVG}text"):
        size, x, y = (float(element.get(name, "")) for name in ("font-size", "x", "y"))
        words = element.text or ""
        length = 0.56 * size * len(words)
        left = (
            x - {"start": 0.0, "middle": 0.5, "end": 1.0}[element.get("text-anchor", "")] * length
        )
        boxes.append((left, y - 0.75 * size, left + length, y + 0.1 * size, words))
    return boxes


@readings
def test_board_has_at_most_eighty_columns_and_an_ascii_form(
    game_id: str, chosen: dict[str, str]
) -> None:
    game = registry.game(game_id, chosen)
    for known in walk(game):
        board = diagrams.board(game, known)
        plain = diagrams.board(game, known, ascii=True)
        assert plain.isascii()
        assert max(map(len, board.splitlines())) <= 80
        assert len(plain.splitlines()) == len(board.splitlines())
        assert board == "\n".join(line.rstrip() for line in board.splitlines())


@readings
def test_diagram_is_valid_svg_without_overlapping_text(
    game_id: str, chosen: dict[str, str]
) -> None:
    game = registry.game(game_id, chosen)
    for known in walk(game):
        svg = drawn(game, known)
        assert svg.findtext(f"{SVG}title") == game_id
        assert svg.findtext(f"{SVG}desc")
        width, height = (float(svg.get(name, "")) for name in ("width", "height"))
        boxes = texts(svg)
        for left, top, right, below, words in boxes:
            assert words.strip()
            assert min(left, top, width - right, height - below) >= 0, words
        for number, (left, top, right, below, words) in enumerate(boxes):
            for other_left, other_top, other_right, other_below, other in boxes[:number]:
                aside = right <= other_left or other_right <= left
                assert aside or below <= other_top or other_below <= top, (words, other)


def on_board(board: str) -> dict[str, int]:
    """Count the men of each side on the board and in the lines of the players."""
    return {
        side: sum(map(int, re.findall(rf"{sign}(\d+)", board)))
        + sum(map(int, re.findall(r"(?:hand|bar|off) (\d+)", line_of_side(board, side))))
        for side, sign in SIGN.items()
    }


def line_of_side(board: str, side: str) -> str:
    return next(line for line in board.splitlines() if f" {side} " in line)


def in_stacks(svg: ElementTree.Element) -> dict[str, int]:
    """Count the men of each side in the stacks of a diagram."""
    counts = dict.fromkeys(SIGN, 0)
    for stack in groups(svg, "men"):
        number = stack.findtext(f"{SVG}text")
        side = (stack.get("class") or "").split()[1]
        counts[side] += int(number) if number else len(stack.findall(f"{SVG}circle"))
    return counts


@pytest.mark.parametrize(
    ("game_id", "chosen"), [r for r in READINGS if r[0] in ("lombardorum", "duodecim", "xii")]
)
def test_diagram_shows_every_man(game_id: str, chosen: dict[str, str]) -> None:
    game = registry.game(game_id, chosen)
    for known in walk(game):
        assert on_board(diagrams.board(game, known)) == {"white": 15, "black": 15}
        assert in_stacks(drawn(game, known)) == {"white": 15, "black": 15}


def test_diagram_shows_every_bean() -> None:
    game = registry.game("bohnenspiel")
    for known in walk(game):
        lines = diagrams.board(game, known).splitlines()
        assert sum(map(int, re.findall(r"\d+", "\n".join(lines[1:6])))) == 72
        heaps = [len(heap) for heap in groups(drawn(game, known), "beans")]
        assert heaps == [*known.pits, *known.stores]


def test_diagram_refuses_a_move_from_an_empty_pit() -> None:
    game = registry.game("bohnenspiel")
    pits = [0, 12, *[6] * 10]
    position = game.from_json({**game.to_json(game.opening(0)), "pits": pits})
    with pytest.raises(IllegalMove):
        diagrams.diagram(game, position, move="1")


@pytest.mark.parametrize(
    ("game_id", "chosen", "tiles"),
    [
        ("sperrdomino", {}, 28),
        ("familydomino", {"players": "4"}, 28),
        ("familydomino", {"reach": "9", "players": "5"}, 55),
    ],
)
def test_diagram_shows_every_tile_and_the_backs_of_hidden_ones(
    game_id: str, chosen: dict[str, str], tiles: int
) -> None:
    game = registry.game(game_id, chosen)
    for known in walk(game):
        board, svg = diagrams.board(game, known), drawn(game, known)
        backs = board.count("▒▒▒")
        assert len(re.findall(r"\d:\d", board)) + backs == tiles
        assert len(groups(svg, "back")) == backs
        assert len(groups(svg, "tile")) == tiles - backs
    state = game.opening(0)
    state, _ = game.apply(state, game.chance(state, Stream(b"hidden", 0)))
    hidden = len(known_tiles(state.hands)) + len(state.stock) - len(state.hands[0])
    assert diagrams.board(game, game.information_state(state, 0)).count("▒▒▒") == hidden


def known_tiles(hands: Any) -> list[Any]:
    return [tile for hand in hands for tile in hand]


@pytest.mark.parametrize(("game_id", "chosen"), [("dominosa", {}), ("terzett", {})])
def test_diagram_of_a_sheet_shows_every_number_and_tile(
    game_id: str, chosen: dict[str, str]
) -> None:
    game = registry.game(game_id, chosen)
    tiles = 0
    for known in walk(game):
        cells = len(known.puzzle.numbers)
        rows = diagrams.board(game, known).splitlines()[2 : 2 + 2 * known.puzzle.figure.rows : 2]
        numbers = [int(number) for row in rows for number in re.findall(r"\d+", row)[1:]]
        assert numbers == list(known.puzzle.numbers)
        svg = drawn(game, known)
        assert sum(element.get("font-size") == "15" for element in svg.iter(f"{SVG}text")) == cells
        tiles = known.laid.bit_count()
        assert len(groups(svg, "tile")) == tiles
    assert tiles


def test_diagram_of_a_composing_board_shows_every_tile() -> None:
    game = registry.game("terzett", {"task": "compose"})
    tiles = 0
    for known in walk(game):
        svg, tiles = drawn(game, known), len(known.laid)
        assert len(groups(svg, "tile")) == tiles
        stock = [words for *_, words in texts(svg) if ":" in words]
        assert len(stock) == len(set(stock)) == 36 - tiles
        assert len(re.findall(r"\d:\d", diagrams.board(game, known))) == 36 - tiles
    assert tiles


@pytest.mark.parametrize("chosen", [{}, {"edition": "advanced"}])
def test_diagram_shows_every_piece_of_rithmomachia(chosen: dict[str, str]) -> None:
    game = registry.game("rithmomachia", chosen)
    stones = 48 if chosen else 24
    for known in walk(game):
        field = [line for line in diagrams.board(game, known).splitlines() if " = " not in line]
        assert len(re.findall(r"[○●△▲□■◇◆]\d+", "\n".join(field))) == stones
        drawn_stones = groups(drawn(game, known), "stone")
        assert len(drawn_stones) == stones
        for stone in drawn_stones:
            value = re.sub(r"\D", "", stone.get("class") or "")
            assert stone.findtext(f"{SVG}text") == value


def test_pyramid_shows_its_layers() -> None:
    game, known = SHOWN["field-opening"].make()
    layers = {
        stone.get("class"): len(stone.findall(f"{SVG}path"))
        for stone in groups(drawn(game, known), "stone")
    }
    bases = {
        stone.get("class"): [text.text for text in stone.findall(f"{SVG}text")][1:]
        for stone in groups(drawn(game, known), "stone")
    }
    assert (bases["stone WP91"], bases["stone BP190"], bases["stone WS15"]) == (["36"], ["64"], [])
    assert (layers["stone WP91"], layers["stone BP190"], layers["stone WS15"]) == (6, 5, 1)
    assert "◇91 = 36+25+16+9+4+1" in diagrams.board(game, known)


ARROWS = {
    "half-opening": 2,
    "half-cube": 1,
    "roman-throw": 3,
    "slab-entering": 3,
    "pits-opening": 1,
    "pits-crowded": 1,
    "line-hidden": 1,
    "field-opening": 1,
    "field-captured": 1,
}
"""Number of arrows for the moves of the golden positions."""


@pytest.mark.parametrize("name", ARROWS)
def test_every_moved_piece_has_an_arrow(name: str) -> None:
    game, known = SHOWN[name].make()
    assert not groups(drawn(game, known), "arrow")
    assert len(groups(drawn(game, known, move=SHOWN[name].move), "arrow")) == ARROWS[name]


@pytest.mark.parametrize("name", ["sheet-trial", "net"])
def test_cells_of_a_placed_tile_are_highlighted(name: str) -> None:
    game, known = SHOWN[name].make()
    assert len(tinted(drawn(game, known, move=SHOWN[name].move))) == 1


def tinted(svg: ElementTree.Element) -> list[ElementTree.Element]:
    return [
        element for element in svg.iter(f"{SVG}rect") if element.get("fill-opacity") is not None
    ]


def test_move_can_be_an_object_or_text() -> None:
    game, known = SHOWN["pits-opening"].make()
    assert game.text(known, 0) == "1"
    assert diagrams.diagram(game, known, move=0) == diagrams.diagram(game, known, move="1")
    assert groups(drawn(game, known, move=0), "arrow")


@readings
def test_every_place_of_the_view_can_be_highlighted(game_id: str, chosen: dict[str, str]) -> None:
    game = registry.game(game_id, chosen)
    for state in islice(walk(game), 0, 20, 4):
        known = game.information_state(state, 0)
        places = [place["id"] for place in game.view(known, 0)["places"]]
        assert len(tinted(drawn(game, known, places=places))) == len(places) > 0


def test_diagram_has_a_text_description() -> None:
    descriptions = {
        name: (drawn(*SHOWN[name].make()).findtext(f"{SVG}desc") or "").splitlines()
        for name in ("half-cube", "half-over", "line-hidden", "net-sums")
    }
    assert descriptions == {
        "half-cube": [
            "white: 4:1, 6:7, 9:2, 11:2, bar 0, off 3",
            "black: 1:1, 8:2, 12:6, bar 1, off 5",
            "dice: 6 5",
            "turn: white",
        ],
        "half-over": [
            "white: 1:11, 12:4, bar 0, off 0",
            "black: bar 0, off 15",
            "result: black borne_off",
        ],
        "line-hidden": [
            "line: 6:3 3:5",
            "a (6):",
            "b (7): 0:0 0:3 0:6 1:5 2:4 3:4 5:6",
            "stock (13):",
            "turn: b",
        ],
        "net-sums": ["0:1 b1-c1", "2: 0/3", "b: 0/1", "turn: solver"],
    }


def test_widest_outline_fits_the_page() -> None:
    numbers = [number for number in range(13) for _ in range(14)]
    puzzle = from_grid(12, [numbers[row * 26 : row * 26 + 26] for row in range(7)])
    board = diagrams.board(registry.game("dominosa"), State(puzzle)).splitlines()
    assert max(map(len, board)) == 80
    assert board[2] == "1│" + " ".join(f"{number:^2}" for number in numbers[:26]) + "│"


@pytest.mark.parametrize("theme", diagrams.THEMES)
def test_colours_of_men_do_not_depend_on_the_theme(theme: str) -> None:
    game, known = SHOWN["half-cube"].make()
    fills: dict[str, set[str | None]] = {side: set() for side in SIGN}
    for stack in groups(drawn(game, known, theme=theme), "men"):
        side = (stack.get("class") or "").split()[1]
        fills[side] |= {man.get("fill") for man in stack.iter(f"{SVG}circle")}
    assert fills == {"white": {"#fff"}, "black": {"#000"}}


def test_sizes_differ_only_in_width_and_height() -> None:
    game, known = SHOWN["half-cube"].make()
    small, medium, large = (drawn(game, known, size=size) for size in diagrams.SIZES)
    edges = [(float(svg.get("width", "")), svg.get("viewBox")) for svg in (small, medium, large)]
    assert edges[0][0] < edges[1][0] < edges[2][0]
    assert len({box for _, box in edges}) == 1


MEN = {"#000", "#fff"}


def test_themes_use_black_on_white_or_system_colours() -> None:
    game, known = SHOWN["field-opening"].make()
    paints = {
        theme: {
            paint
            for element in drawn(game, known, theme=theme).iter()
            for paint in (element.get("fill"), element.get("stroke"))
            if paint not in (None, "none")
        }
        for theme in diagrams.THEMES
    }
    assert paints == {"print": MEN, "screen": {"CanvasText", "Canvas", *MEN}}


@pytest.mark.parametrize(
    ("name", "wrong"),
    [("size", {"size": "huge"}), ("theme", {"theme": "neon"}), ("places", {"places": ["p99"]})],
)
def test_unknown_size_theme_or_place_is_rejected(name: str, wrong: dict[str, Any]) -> None:
    game, known = SHOWN["half-opening"].make()
    with pytest.raises(SetupError) as caught:
        diagrams.diagram(game, known, **wrong)
    assert (caught.value.code, caught.value.params["name"]) == ("bad_value", name)


def test_invalid_move_text_is_rejected() -> None:
    game, known = SHOWN["half-opening"].make()
    with pytest.raises(NotationError):
        diagrams.diagram(game, known, move="sideways")


def test_game_without_diagrams_is_drawn_from_its_view() -> None:
    game = registry.game(shelf.TOY)
    state, _ = game.apply(game.opening(0), 4)
    assert diagrams.board(game, state).splitlines() == [
        "┌──┬──┬──┐",
        "│a3│b3│c3│",
        "│  │  │  │",
        "├──┼──┼──┤",
        "│a2│b2│c2│",
        "│  │○ │  │",
        "├──┼──┼──┤",
        "│a1│b1│c1│",
        "│  │  │  │",
        "└──┴──┴──┘",
        "  ○ cross",
        "▸ ● nought",
    ]
    assert len(list(drawn(game, state, places=["a1"], move="c1").iter(f"{SVG}circle"))) == 3


@readings
def test_every_game_can_be_drawn_from_its_view(game_id: str, chosen: dict[str, str]) -> None:
    game = registry.game(game_id, chosen)
    known = game.information_state(game.opening(0), 0)
    assert max(map(len, plain.board(game, known, False))) <= 80
    drawing = plain.diagram(game, known, Highlights()).svg(game_id, "medium", "print")
    assert ElementTree.fromstring(drawing).findtext(f"{SVG}title") == game_id


def test_wide_view_is_listed_by_place() -> None:
    game, known = SHOWN["line-long"].make()
    assert "line.3: ○4:0" in plain.board(game, known, False)


@pytest.mark.parametrize("sides", [("black", "white"), ("white", "black")])
def test_sides_named_black_and_white_have_these_signs(
    monkeypatch: pytest.MonkeyPatch, sides: tuple[str, str]
) -> None:
    game = registry.game(shelf.TOY)
    info = replace(game.info, seats=sides)
    monkeypatch.setattr(game, "info", info, raising=False)
    lines = plain.board(game, game.opening(0), False)
    assert [line[2:] for line in lines[-2:]] == [f"{SIGN[side]} {side}" for side in sides]
