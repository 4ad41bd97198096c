"""Preview pictures of the games: a line drawing of a position on a cover with the game's name.

The pictures are painted from the drawings of `alveus.diagrams` without a browser, so that every
machine makes the same pictures.
"""

from __future__ import annotations

import math
import re
import shutil
from functools import cache
from io import BytesIO
from typing import TYPE_CHECKING
from xml.etree import ElementTree

from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFont

import alveus
from alveus.diagrams.svg import path_corners
from alveus.words.messages import LANGUAGES
from site_build.pagewords import Words, games_with_rules, plain
from site_build.paths import PREVIEWS
from toolchain.ground import WEB

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from alveus.play.positions import Position

    Element = ElementTree.Element

HOME = "home"
SIZE = (1200, 630)
"""Width and height of a preview in pixels."""
MANY = 2
"""Oversampling factor in each direction, for smooth edges."""
PLIES = 24
"""Number of plies before the position shown.  The middle of a game shows more than its opening."""
SEED = "cover"
COVER, CARD, INK, GOLD = "#7a1f1b", "#fbf6ea", "#2b2119", "#e3c98c"
PAINTS = {"#000": INK, "#fff": CARD}
LETTERS = WEB / "node_modules" / "@fontsource" / "cinzel" / "files" / "cinzel-latin-600-normal.woff"
MARGIN, COLUMN, LEADING = 48, 380, 1.2
WORD = re.compile("[a-z]{2}")
RIM = 16
"""Margin between a board and the edge of its card."""
LARGEST, LEAST = 54, 24


def build_previews() -> None:
    """Write a picture for every game and language, and one of all games for the home pages."""
    shutil.rmtree(PREVIEWS, ignore_errors=True)
    PREVIEWS.mkdir(parents=True)
    drawn = {game: draw_wordless(game) for game in games_with_rules()}
    for language in LANGUAGES:
        words = Words(language, "core", "home")
        for game, drawing in drawn.items():
            line = words.text(f"home-{game}-kin")
            to = PREVIEWS / name_picture(game, language)
            _paint_cover([drawing], words.text(f"game-{game}"), line, to)
        to = PREVIEWS / name_picture(HOME, language)
        _paint_cover(list(drawn.values()), "alveus", plain(words.text("home-lead")), to)


def draw_wordless(game: str) -> Element:
    """Return the drawing of a game's position, without words: all languages share it."""
    drawn = ElementTree.fromstring(alveus.diagram(_reach(game)))
    for text in drawn.findall("{*}text"):
        if WORD.search(text.text or ""):
            drawn.remove(text)
    return drawn


def name_picture(game: str, language: str) -> str:
    """Return the file name of a game's picture in a language."""
    return f"{game}-{language}.png"


def _paint_cover(drawings: list[Element], name: str, line: str, to: Path) -> None:
    """Write a picture as PNG: a name and a line of text beside one board or several."""
    image = Image.new("RGB", (SIZE[0] * MANY, SIZE[1] * MANY), COVER)
    draw = ImageDraw.Draw(image)
    corner = COLUMN + 2 * MARGIN, MARGIN
    room = SIZE[0] - COLUMN - 3 * MARGIN, SIZE[1] - 2 * MARGIN
    card = (*corner, corner[0] + room[0], corner[1] + room[1])
    draw.rounded_rectangle([edge * MANY for edge in card], 14 * MANY, CARD)
    side = math.isqrt(len(drawings) - 1) + 1
    cell = room[0] / side, room[1] / side
    for at, drawing in enumerate(drawings):
        row, column = divmod(at, side)
        _paint_board(draw, drawing, (corner[0] + column * cell[0], corner[1] + row * cell[1]), cell)
    _write(draw, name, line)
    image.resize(SIZE, Image.Resampling.LANCZOS).quantize(64).save(to, optimize=True)


def _paint_board(
    draw: ImageDraw.ImageDraw,
    drawing: Element,
    corner: tuple[float, float],
    room: tuple[float, float],
) -> None:
    """Paint a board in the middle of its area, as large as possible."""
    left, top, width, height = (float(part) for part in drawing.attrib["viewBox"].split())
    scale = min((room[0] - 2 * RIM) / width, (room[1] - 2 * RIM) / height)
    origin = (
        corner[0] + (room[0] - width * scale) / 2 - left * scale,
        corner[1] + (room[1] - height * scale) / 2 - top * scale,
    )
    for element in drawing:
        _paint(draw, element, origin, scale)


def _reach(game: str) -> Position:
    """Return a fixed position from the middle of a game; the first position of a puzzle."""
    position = alveus.game(game).start(seed=SEED)
    alone = len(position.sides) == 1
    for ply in range(0 if alone else PLIES):
        if position.over:
            break
        legal = () if position.chance else tuple(position.legal)
        after = position.throw() if position.chance else position.play(legal[ply % len(legal)])
        position = position if after.over else after
    return position


def _write(draw: ImageDraw.ImageDraw, name: str, line: str) -> None:
    """Paint the name in the largest font size whose words fit the column, and the line below."""
    words = name.split()
    size = LARGEST
    while size > LEAST and max(_letters(size).getlength(word) for word in words) > COLUMN:
        size -= 1
    y = 150.0
    for text, letters, paint in ((name, size, CARD), (line, LEAST, GOLD)):
        for row in _rows(text, letters):
            _set(draw, (MARGIN, y), row, letters, paint, "ls")
            y += letters * LEADING
        y += 24
    if name != "alveus":
        _set(draw, (MARGIN, SIZE[1] - MARGIN), "alveus", LEAST + 6, CARD, "ls")


def _rows(text: str, size: int) -> list[str]:
    rows: list[str] = []
    for word in text.split():
        longer = f"{rows[-1]} {word}" if rows else word
        if rows and _letters(size).getlength(longer) <= COLUMN:
            rows[-1] = longer
        else:
            rows.append(word)
    return rows


def _set(
    draw: ImageDraw.ImageDraw,
    at: tuple[float, float],
    text: str,
    size: float,
    paint: str,
    anchor: str,
) -> None:
    place = at[0] * MANY, at[1] * MANY
    draw.text(place, text, paint, _letters(round(size * MANY)), anchor=anchor)


@cache
def _letters(size: int) -> ImageFont.FreeTypeFont:
    font, read = TTFont(LETTERS), BytesIO()
    font.flavor = None
    font.save(read)
    read.seek(0)
    return ImageFont.truetype(read, size)


def _paint(
    draw: ImageDraw.ImageDraw, element: Element, origin: tuple[float, float], scale: float
) -> None:
    """Paint an SVG element of a line drawing and its children.

    `origin` is the place of the drawing's origin in the picture, before oversampling.
    """
    kind, attributes = element.tag.rpartition("}")[2], element.attrib
    if kind == "g":
        for part in element:
            _paint(draw, part, origin, scale)
        return

    def number(name: str) -> float:
        return float(attributes.get(name, 0)) * scale * MANY

    def place(x: float, y: float) -> tuple[float, float]:
        return (origin[0] + x * scale) * MANY, (origin[1] + y * scale) * MANY

    fill, edge = _paint_of(attributes, "fill", "none"), _paint_of(attributes, "stroke", "#000")
    width = max(1, round(float(attributes.get("stroke-width", 1)) * scale * MANY)) if edge else 0
    if kind == "rect" and "x" in attributes:
        x, y = place(float(attributes["x"]), float(attributes["y"]))
        box = (x, y, x + number("width"), y + number("height"))
        draw.rounded_rectangle(box, number("rx"), fill, edge, width)
    elif kind == "circle":
        x, y = place(float(attributes["cx"]), float(attributes["cy"]))
        r = number("r") + width / 2
        draw.ellipse((x - r, y - r, x + r, y + r), fill, edge, width)
    elif kind in ("polyline", "polygon", "path"):
        if kind == "path":
            corners = list(path_corners(attributes["d"]))
        else:
            pairs = (point.split(",") for point in attributes["points"].split())
            corners = [(float(x), float(y)) for x, y in pairs]
        points = [place(x, y) for x, y in corners]
        if kind != "polyline":
            draw.polygon(points, fill)
            points.append(points[0])
        if edge:
            draw.line(points, edge, width, "curve")
    elif kind == "text" and element.text:
        anchor = {"start": "ls", "end": "rs"}.get(attributes.get("text-anchor", ""), "ms")
        size = float(attributes["font-size"]) * scale * MANY
        letters = _letters(max(1, round(size)))
        length, natural = number("textLength"), letters.getlength(element.text)
        if 0 < length < natural:
            letters = _letters(max(1, round(size * length / natural)))
        at = place(float(attributes["x"]), float(attributes["y"]))
        draw.text(at, element.text, fill or INK, letters, anchor=anchor)


def _paint_of(attributes: Mapping[str, str], name: str, usual: str) -> str | None:
    paint = attributes.get(name, usual)
    return None if paint == "none" else PAINTS.get(paint, paint)
