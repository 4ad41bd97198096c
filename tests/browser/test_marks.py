"""Marks on a board have enough contrast for normal and colour-blind eyes, in every theme.

Two pictures are compared, with and without the mark: enough of its pixels must have a contrast of
at least 3:1 with the same or the adjacent pixel, for normal vision and for dichromats.
"""

from __future__ import annotations

import time
from functools import cache, partial
from io import BytesIO
from typing import TYPE_CHECKING

import pytest
from PIL import Image, ImageChops
from tests.browser.table import lay, open_game, wait_frame
from tests.browser.test_dominosa import lay_out as open_puzzle
from tests.browser.test_keys import WISH
from tests.browser.walking import walked

from alveus import registry
from alveus.core.match_view import view

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page

    from alveus.core.match import Match

GAMES = tuple(registry.ids())

THEMES: Mapping[str, Mapping[str, str]] = {
    "light": {"color_scheme": "light", "contrast": "no-preference"},
    "dark": {"color_scheme": "dark", "contrast": "no-preference"},
    "contrast": {"color_scheme": "light", "contrast": "more"},
    "night": {"color_scheme": "dark", "contrast": "more"},
}
WINDOW = {"width": 640, "height": 800}

# Settings with all marks, and with the mandatory marks only.
MARKED = WISH.replace("SETTINGS", "{ autoThrow: true }")
BARE = WISH.replace("SETTINGS", "{ autoThrow: true, targets: false, threats: false }")

# The positions of places on the board, and whether they have an action.
PLACES = """() => {
  const { left, top } = document.querySelector('#board').getBoundingClientRect();
  return [...document.querySelectorAll('#board [data-place]')].map((one) => {
    const box = one.getBoundingClientRect();
    const corner = [box.left - left, box.top - top];
    const far = [box.right - left, box.bottom - top];
    const open = one.getAttribute('aria-disabled') === 'false';
    return { place: one.dataset.place, open, box: [...corner, ...far].map(Math.round) };
  });
}"""

# Simulation of dichromacy: Machado, Oliveira and Fernandes 2009, severity 1.0, for linear light.
SIGHTS: dict[str, tuple[tuple[float, float, float], ...]] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}

Colour = tuple[int, int, int]


def linear(value: int) -> float:
    part = value / 255
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


LINEAR = [linear(value) for value in range(256)]


def luminance(colour: Colour, sight: str) -> float:
    """Return the relative luminance of a colour for a kind of vision, from 0 to 1."""
    light = [LINEAR[part] for part in colour]
    seen = [
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True))))
        for row in SIGHTS[sight]
    ]
    return 0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]


def contrast(first: Colour, second: Colour, sight: str = "usual") -> float:
    light, dark = sorted((luminance(first, sight), luminance(second, sight)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def board(page: Page) -> Image.Image:
    """Return a picture of the board."""
    wait_frame(page)
    return Image.open(BytesIO(page.locator("#board").screenshot())).convert("RGB")


def pixels(picture: Image.Image) -> list[Colour]:
    parts = picture.tobytes()
    return list(zip(parts[::3], parts[1::3], parts[2::3], strict=True))


def clear_pixels(before: Image.Image, after: Image.Image, sight: str) -> int:
    """Return the number of pixels with a contrast of at least 3:1 between two pictures."""
    pairs: dict[tuple[Colour, Colour], int] = {}
    for old, new in zip(pixels(before), pixels(after), strict=True):
        if old != new:
            pairs[old, new] = pairs.get((old, new), 0) + 1
    see = partial(contrast, sight=sight)
    return sum(count for (old, new), count in pairs.items() if see(old, new) >= 3)


def clear_edges(before: Image.Image, after: Image.Image, sight: str) -> int:
    """Return the number of changed pixels with this contrast to an adjacent or the earlier pixel.

    A mark in two tones is visible by the contrast between them.
    """
    see = cache(partial(contrast, sight=sight))
    width, height = after.size
    old, new = pixels(before), pixels(after)
    count = 0
    for at, colour in enumerate(new):
        if colour == old[at]:
            continue
        beside = [at + 1] if at % width < width - 1 else []
        under = [at + width] if at < width * (height - 1) else []
        count += any(
            see(colour, new[to]) >= 3 and see(old[at], old[to]) < 3 for to in (*beside, *under)
        )
    return count


LEAST_PIXELS = 60
"""Number of pixels of a line 2 pixels wide and 30 long."""
LEAST_AT_A_PLACE = 28
"""Number of pixels of a dot 6 pixels wide, for marks within one place."""

ROUND = 8
"""Width of the border around a place that belongs to its marks, in pixels."""

PUZZLE = {
    "puzzle": "3:10302301122300213213",
    "laid": ["a1-b1", "c2-d2"],
    "lines": ["a2-b2"],
    "marks": ["2a"],
}
"""A sheet with a misplaced tile, a line and a marked number."""


def late_match(game: str) -> Match:
    """Return a match with a choice of moves, and with attacked stones if possible."""
    for plies in range(12, 200):
        match = walked(game, plies)
        shown = view(match, match.rev)
        side = shown["actor"].get("side")
        person = shown["actor"]["kind"] == "seat" and match.seats[side].level is None
        attacked = any(mark["kind"] in ("attack", "danger") for mark in shown["marks"])
        if person and (attacked or game != "rithmomachia"):
            return match
    raise LookupError(game)


def attacked_in(match: Match) -> set[str]:
    """Return the places of attacked stones of both sides."""
    marks = view(match, match.rev)["marks"]
    return {mark["path"][-1] for mark in marks if mark["kind"] in ("attack", "danger")}


class Eyes:
    """Compares pictures of a board in one theme, before and after a mark appears."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faint: list[str] = []
        self.seen: list[str] = []

    def look(self) -> Image.Image:
        """Return a picture of the board."""
        wait_frame(self.page)
        shot = self.page.locator("#board").screenshot()
        return Image.open(BytesIO(shot)).convert("RGB")

    def settle(self) -> Image.Image:
        """Return a picture of the board once its texture is complete and it no longer changes."""
        return self._until(lambda before, after: before.tobytes() == after.tobytes(), self.look())

    def wait(self, before: Image.Image) -> Image.Image:
        """Return a picture of the board once it differs from `before`."""
        return self._until(lambda _, after: before.tobytes() != after.tobytes(), before)

    def _until(
        self, true: Callable[[Image.Image, Image.Image], bool], before: Image.Image
    ) -> Image.Image:
        """Return the first picture that satisfies a condition with its predecessor, or the last."""
        until = time.monotonic() + 5
        after = self.look()
        while not true(before, after) and time.monotonic() < until:
            before, after = after, self.look()
        return after

    def compare(
        self, name: str, before: Image.Image, after: Image.Image, box: list[int] | None = None
    ) -> None:
        """Measure a mark that appears between two pictures, at a place or on the whole board."""
        if box:
            before, after = (picture.crop((*box,)) for picture in (before, after))
        if ImageChops.difference(before, after).getbbox() is None:
            return
        self.seen.append(name)
        for sight in SIGHTS:
            count = max(picture(before, after, sight) for picture in (clear_pixels, clear_edges))
            if count < (LEAST_AT_A_PLACE if box else LEAST_PIXELS):
                self.faint.append(f"{name}, {sight}: {count}")


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
def test_every_mark_has_enough_contrast_for_all_kinds_of_vision(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path, game: str
) -> None:
    """Marks for movable pieces, targets, focus, selection, hints, refusals and attacks."""
    match = late_match(game) if len(registry.info(game).seats) > 1 else None
    pages = []
    for wishes in (MARKED, BARE):
        context = new_context(reduced_motion="reduce", viewport=WINDOW)
        context.add_init_script(wishes)
        page = context.new_page()
        if game == "dominosa":
            open_puzzle(page, url, PUZZLE)
        else:
            open_game(page, url, game)
        if match:
            lay(page, match, tmp_path)
        pages.append(page)
    marked, bare = pages
    faint = {}
    for theme, media in THEMES.items():
        for page in pages:
            page.emulate_media(**media)  # type: ignore[arg-type]
            page.locator("#menu").focus()
        eyes = Eyes(marked)
        compare_wishes(eyes, Eyes(bare), attacked_in(match) if match else set())
        if match:
            compare_choice(eyes)
        else:
            compare_sheet(eyes)
        assert {"focus", "hint"} <= {*eyes.seen}, (theme, eyes.seen)
        assert match is None or {"chosen", "refused"} <= {*eyes.seen}, (theme, eyes.seen)
        if eyes.faint:
            faint[theme] = eyes.faint
    assert faint == {}


def compare_wishes(marked: Eyes, bare: Eyes, attacked: set[str]) -> None:
    """Measure the optional marks: movable and attacked pieces."""
    before, after = bare.settle(), marked.settle()
    marked.compare("wished for", before, after)
    for place in marked.page.evaluate(PLACES):
        if place["place"] in attacked:
            marked.compare(f"attack on {place['place']}", before, after, place["box"])


def compare_choice(eyes: Eyes) -> None:
    """Measure the marks of focus, selection, targets, a refusal and a hint."""
    page = eyes.page
    bare = eyes.look()
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("n")
    focused = eyes.look()
    eyes.compare("focus", bare, focused)
    place_with_focus = page.evaluate("document.activeElement.dataset.place")
    free = {place["place"] for place in page.evaluate(PLACES) if place["open"]}
    page.keyboard.press("Enter")
    chosen = eyes.look()
    for place in page.evaluate(PLACES):
        if place["place"] == place_with_focus:
            left, top, right, bottom = place["box"]
            around = [left - ROUND, top - ROUND, right + ROUND, bottom + ROUND]
            eyes.compare("chosen", focused, chosen, around)
        elif place["open"] and place["place"] not in free:
            eyes.compare(f"target {place['place']}", focused, chosen, place["box"])
    for place in page.evaluate(PLACES):
        if not place["open"] and "refused" not in eyes.seen:
            page.locator(f"[data-place='{place['place']}']").focus()
            before = eyes.look()
            page.keyboard.press("Enter")
            eyes.compare("refused", before, eyes.wait(before), place["box"])
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    compare_key(eyes, "hint", "h")
    page.keyboard.press("Escape")


def compare_sheet(eyes: Eyes) -> None:
    """Measure the marks of a puzzle: focus, placed tile, line, marked number, hint."""
    page = eyes.page
    bare = eyes.look()
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    eyes.compare("focus", bare, eyes.look())
    compare_key(eyes, "hint", "h")
    page.keyboard.press("Escape")
    for name, key in (("tile", "Alt+ArrowLeft"), ("line", "Shift+ArrowUp"), ("number", "1")):
        before = eyes.look()
        for _ in ("comes", "goes"):
            page.keyboard.press("Control+End")
            page.keyboard.press(key)
            page.keyboard.press("Control+Home")
            if name not in eyes.seen:
                eyes.compare(name, before, eyes.wait(before))
            wait_frame(page)


def compare_key(eyes: Eyes, name: str, key: str) -> None:
    """Measure the mark that a key shows."""
    before = eyes.look()
    eyes.page.keyboard.press(key)
    eyes.compare(name, before, eyes.wait(before))
