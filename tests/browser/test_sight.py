"""Low vision: small windows, visible focus, wide text spacing, large pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import expect
from tests.browser.helpers import violations, wait_ready
from tests.browser.table import open_game, wait_frame
from tests.browser.test_access import CLIPPED, PRESSED, SMALL_TARGETS

from alveus import registry

if TYPE_CHECKING:
    from collections.abc import Callable

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

# True if the element with focus is visible: a point of it is inside the window and not covered.
SEEN = """() => {
  const here = document.activeElement;
  const { left, top, width, height } = here.getBoundingClientRect();
  const parts = [0.1, 0.5, 0.9];
  return here !== document.body && parts.some((x) => parts.some((y) => {
    const found = document.elementFromPoint(left + x * width, top + y * height);
    return found !== null && (here.contains(found) || found.contains(here));
  }));
}"""

# Text spacing of criterion 1.4.12.
SPACED = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* {
    line-height: 1.5 !important; letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  } p { margin-bottom: 2em !important; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""

NAMED = "document.activeElement.ariaLabel ?? document.activeElement.textContent.slice(0, 60)"


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
def test_targets_are_large_and_focus_is_visible_in_the_smallest_windows(
    new_context: Callable[..., BrowserContext], url: str, game: str
) -> None:
    page = new_context(reduced_motion="reduce", viewport=LYING).new_page()
    open_game(page, url, game)
    for window in (LYING, ZOOMED):
        page.set_viewport_size(window)
        wait_frame(page)
        arguments = [f"{PRESSED}, #board [data-place]", 24]
        page.wait_for_function(f"(given) => ({SMALL_TARGETS})(given).length === 0", arg=arguments)
        assert hidden(page) == []


def hidden(page: Page) -> list[str]:
    """Return the elements that are covered while they have focus: on the board, then by Tab."""
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    covered = []
    for key in ["Control+Home", *["ArrowRight", "ArrowDown"] * 4, "Control+End", *["Tab"] * 12]:
        page.keyboard.press(key)
        wait_frame(page)
        if page.evaluate("document.activeElement === document.body"):
            break
        try:
            page.wait_for_function(SEEN, timeout=2000)
        except PlaywrightTimeout:
            covered.append(f"{key}: {page.evaluate(NAMED)}")
    return covered


@pytest.mark.nightly
@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_no_fault_in_forced_colours_at_400_percent(
    new_context: Callable[..., BrowserContext], url: str, game: str, locale: str
) -> None:
    page = new_context(reduced_motion="reduce", locale=locale, viewport=ZOOMED).new_page()
    open_game(page, url, game)
    problems = {}
    for name, look in LOOKS.items():
        page.emulate_media(**{"forced_colors": "none", "contrast": "no-preference", **look})
        dressed = "night" if look["color_scheme"] == "dark" else "contrast"
        expect(page.locator("html")).to_have_attribute("data-theme", dressed)
        if broken := violations(page):
            problems[name] = broken
    assert problems == {}


@pytest.mark.nightly
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


# The total size of all places.
AREA = """[...document.querySelectorAll('#board [data-place]')]
  .map((one) => one.getBoundingClientRect())
  .reduce((sum, { width, height }) => sum + width * height, 0)"""


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
def test_boards_grow_with_the_page(
    new_context: Callable[..., BrowserContext], url: str, game: str
) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    open_game(page, url, game)
    usual = page.evaluate(AREA)
    for window, zoom in (({"width": 640, "height": 400}, 2), (ZOOMED, 4)):
        page.set_viewport_size(window)
        wait_frame(page)
        sizes = [usual, zoom]
        grown = f"([usual, zoom]) => {AREA} * zoom * zoom > 1.2 * usual"
        page.wait_for_function(grown, arg=sizes)


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
def test_large_pieces_are_larger(
    new_context: Callable[..., BrowserContext], url: str, game: str
) -> None:
    context = new_context(reduced_motion="reduce")
    page = context.new_page()
    open_game(page, url, game)
    usual = page.evaluate(AREA)
    page.evaluate("localStorage['alveus.settings'] = JSON.stringify({ size: 'large' })")
    page.reload()
    wait_ready(page)
    page.wait_for_function(f"(usual) => {AREA} > 1.2 * usual", arg=usual)
    assert page.evaluate(CLIPPED) == []
