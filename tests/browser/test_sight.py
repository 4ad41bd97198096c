"""For eyes that see little or otherwise: small windows, focus, contrast measured on the canvas."""

from __future__ import annotations

import time
from functools import partial
from io import BytesIO
from typing import TYPE_CHECKING, Any

import pytest
from PIL import Image
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import expect
from tests.browser.helpers import violations, wait_ready
from tests.browser.table import lay, open_game, turn, wait_frame
from tests.browser.test_access import CLIPPED, PRESSED, SMALL_TARGETS

from alveus import registry
from alveus.core.beginning import begin

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page

GAMES = tuple(registry.ids())

ZOOMED = {"width": 320, "height": 256}
"""A window of 1280 by 1024 at 400 %."""
LYING = {"width": 640, "height": 360}
"""A phone held sideways, and a window of 1280 by 720 at 200 %."""

LOOKS: dict[str, dict[str, Any]] = {
    "night": {"color_scheme": "dark", "contrast": "more"},
    "forced light": {"color_scheme": "light", "forced_colors": "active"},
    "forced dark": {"color_scheme": "dark", "forced_colors": "active"},
}
THEMES = ("light", "dark", "contrast", "night")

# Whether what has the focus is seen: some of its points lie in the window and under nothing else.
SEEN = """() => {
  const here = document.activeElement;
  const { left, top, width, height } = here.getBoundingClientRect();
  const parts = [0.1, 0.5, 0.9];
  return here !== document.body && parts.some((x) => parts.some((y) => {
    const found = document.elementFromPoint(left + x * width, top + y * height);
    return found !== null && (here.contains(found) || found.contains(here));
  }));
}"""

# Text is set as wide as readers may wish it (1.4.12).
SPACED = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* {
    line-height: 1.5 !important; letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  } p { margin-bottom: 2em !important; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""

NAMED = "document.activeElement.ariaLabel ?? document.activeElement.textContent.slice(0, 60)"


@pytest.mark.parametrize("game", GAMES)
def test_in_the_smallest_windows_all_is_large_enough_and_nothing_hides_the_focus(
    new_context: Callable[..., BrowserContext], url: str, game: str
) -> None:
    page = new_context(reduced_motion="reduce", viewport=LYING).new_page()
    open_game(page, url, game)
    for window in (LYING, ZOOMED):
        page.set_viewport_size(window)
        wait_frame(page)
        given = [f"{PRESSED}, #board [data-place]", 24]
        page.wait_for_function(f"(given) => ({SMALL_TARGETS})(given).length === 0", arg=given)
        assert hidden(page) == []


def hidden(page: Page) -> list[str]:
    """What lies under something else while it has the focus: on the board, then by Tab."""
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    found = []
    for key in ["Control+Home", *["ArrowRight", "ArrowDown"] * 4, "Control+End", *["Tab"] * 12]:
        page.keyboard.press(key)
        wait_frame(page)
        if page.evaluate("document.activeElement === document.body"):
            break
        try:
            page.wait_for_function(SEEN, timeout=2000)
        except PlaywrightTimeout:
            found.append(f"{key}: {page.evaluate(NAMED)}")
    return found


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_on_black_in_forced_colours_and_at_four_times_the_size(
    new_context: Callable[..., BrowserContext], url: str, game: str, locale: str
) -> None:
    page = new_context(reduced_motion="reduce", locale=locale, viewport=ZOOMED).new_page()
    open_game(page, url, game)
    found = {}
    for name, look in LOOKS.items():
        page.emulate_media(**{"forced_colors": "none", "contrast": "no-preference", **look})
        dressed = "night" if look["color_scheme"] == "dark" else "contrast"
        expect(page.locator("html")).to_have_attribute("data-theme", dressed)
        if broken := violations(page):
            found[name] = broken
    assert found == {}


@pytest.mark.parametrize("game", GAMES)
def test_wider_set_text_is_not_clipped(
    new_context: Callable[..., BrowserContext], url: str, game: str
) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    open_game(page, url, game)
    page.evaluate(SPACED)
    for width, height in ((1280, 800), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        wait_frame(page)
        page.wait_for_function(f"() => ({CLIPPED})().length === 0")


@pytest.mark.parametrize("game", GAMES)
def test_large_pieces_are_larger(
    new_context: Callable[..., BrowserContext], url: str, game: str
) -> None:
    context = new_context(reduced_motion="reduce")
    page = context.new_page()
    open_game(page, url, game)
    area = (
        "[...document.querySelectorAll('#board [data-place]')]"
        ".map((one) => one.getBoundingClientRect())"
        ".reduce((sum, { width, height }) => sum + width * height, 0)"
    )
    usual = page.evaluate(area)
    page.evaluate("localStorage['alveus.settings'] = JSON.stringify({ size: 'large' })")
    page.reload()
    wait_ready(page)
    page.wait_for_function(f"(usual) => ({area}) > 1.2 * usual", arg=usual)
    assert page.evaluate(CLIPPED) == []


# Without a colour's third of the cones: Machado, Oliveira and Fernandes 2009, severity 1.0, for
# linear light.
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
    """How light a colour is to a pair of eyes, from 0 to 1."""
    light = [LINEAR[part] for part in colour]
    seen = [
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True))))
        for row in SIGHTS[sight]
    ]
    return 0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]


def contrast(one: Colour, other: Colour, sight: str = "usual") -> float:
    light, dark = sorted((luminance(one, sight), luminance(other, sight)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def board(page: Page) -> Image.Image:
    """The board as it is seen."""
    wait_frame(page)
    return Image.open(BytesIO(page.locator("#board").screenshot())).convert("RGB")


def pixels(picture: Image.Image) -> list[Colour]:
    parts = picture.tobytes()
    return list(zip(parts[::3], parts[1::3], parts[2::3], strict=True))


def clear_pixels(before: Image.Image, after: Image.Image, sight: str) -> int:
    """How many pixels differ by at least 3 to 1 between two pictures."""
    pairs: dict[tuple[Colour, Colour], int] = {}
    for one, other in zip(pixels(before), pixels(after), strict=True):
        if one != other:
            pairs[one, other] = pairs.get((one, other), 0) + 1
    see = partial(contrast, sight=sight)
    return sum(count for (one, other), count in pairs.items() if see(one, other) >= 3)


LEAST_PIXELS = 60
"""As many as a line 2 pixels wide and 30 long has."""


def faint(pictures: Iterable[tuple[str, Image.Image, Image.Image]]) -> list[str]:
    """What is not seen clearly by everybody in a picture that has it beside one that has not."""
    return [
        f"{name}, {sight}: {count}"
        for name, before, after in pictures
        for sight in SIGHTS
        if (count := clear_pixels(before, after, sight)) < LEAST_PIXELS
    ]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", [game for game in GAMES if game != "terzett"])
def test_every_mark_on_the_canvas_is_seen_by_all_eyes(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path, game: str, theme: str
) -> None:
    """Focus, what is chosen with where it can go, a hint, a refusal, and a piece on its ground."""
    context = new_context(reduced_motion="reduce", viewport={"width": 640, "height": 800})
    context.add_init_script(
        "try { localStorage['alveus.settings'] = "
        f"JSON.stringify({{ theme: '{theme}', autoThrow: true }}) }} catch {{}}"
    )
    page = context.new_page()
    open_game(page, url, game)
    if not registry.info(game).hidden and len(registry.info(game).seats) > 1:
        lay(page, begin(registry.spec(game), seed=b"seen"), tmp_path)
    now = turn(page)
    if "deal" in now["acts"]:
        page.locator("#acts [data-act=deal]").click()
        turn(page)
    page.locator("#menu").focus()
    bare = board(page)
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("n")
    focused = board(page)
    page.keyboard.press("Enter")
    chosen = board(page)
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    until = time.monotonic() + 5
    hint = board(page)
    while hint.tobytes() == focused.tobytes() and time.monotonic() < until:
        hint = board(page)
    found = [("focus", bare, focused), ("chosen", focused, chosen), ("hint", focused, hint)]
    assert faint(found) == []
