"""Accessibility of every screen: axe, small windows, touch, reduced motion, forced colours."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import expect
from tests.browser.helpers import violations, wait_ready
from tests.browser.table import lay, menu, open_game, place, press, turn
from tests.tables.positions import position

from alveus.core.match import begin
from alveus.registry import spec

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page

GAMES = (
    "lombardorum",
    "bohnenspiel",
    "duodecim",
    "xii",
    "dominosa",
    "sperrdomino",
    "familydomino",
    "rithmomachia",
)
PAGES = (
    "index.html",
    *(f"{page}.html?game={game}" for game in GAMES for page in ("play", "page")),
    "licences.html",
    "lab.html",
    "make.html",
    "embed.html",
    "letter.html?game=lombardorum",
    "fair.html",
    "letters.html",
)
LOOKS: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light", "contrast": "no-preference"},
    "dark": {"color_scheme": "dark", "contrast": "no-preference"},
    "contrast": {"color_scheme": "light", "contrast": "more"},
}
PHONE = {"width": 390, "height": 844}
TABLET = {"width": 820, "height": 1180}
SMALL = {"width": 320, "height": 568}
ZOOMED = {"width": 640, "height": 400}
"""A window of 1280 by 800 at 200 %."""

# Roles of all interactive elements.
PRESSED = "button, a, input, summary"

# Texts that do not fit into their element, and elements that extend beyond the window.
CLIPPED = """() => {
  const words = 'button, a, label, h1, h2, h3, p, .turn, .status, .player b, dd, dt';
  const shown = [...document.querySelectorAll(words)]
    .filter((e) => e.clientWidth > 0 && e.checkVisibility())
    .filter((e) => !e.closest('#board, .unseen, .skip'));
  // What lies in a strip that is drawn along sideways is reached there.
  const strip = (e) => e !== null && ((getComputedStyle(e).overflowX === 'auto'
    && e.scrollWidth > e.clientWidth) || strip(e.parentElement));
  const wide = (e) => {
    const { right, left } = e.getBoundingClientRect();
    return (right > innerWidth + 1 || left < -1) && !strip(e.parentElement);
  };
  const sideways = document.documentElement.scrollWidth > innerWidth ? ['scrolls sideways'] : [];
  return sideways.concat(shown
    .filter((e) => (e.scrollWidth > e.clientWidth + 1 && !e.querySelector('canvas'))
      || wide(e))
    .map((e) => e.outerHTML.slice(0, 160)));
}"""


# Interactive elements smaller than `least` in a direction, except links within a text.
SMALL_TARGETS = """([selector, least]) => [...document.querySelectorAll(selector)]
  .filter((e) => e.checkVisibility() && !e.closest('p, .unseen, .skip'))
  .map((e) => (e.matches('input') ? e.closest('label') ?? e : e))
  .filter((e) => {
    const { width, height } = e.getBoundingClientRect();
    return width > 0 && Math.min(width, height) < least - 0.5;
  })
  .map((e) => {
    const { width, height } = e.getBoundingClientRect();
    return `${Math.round(width)} x ${Math.round(height)}: ${e.outerHTML.slice(0, 120)}`;
  })"""


def open_page(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_load_state("networkidle")
    if "play" in address or "embed" in address:
        wait_ready(page)


def in_every_look(page: Page) -> dict[str, list[str]]:
    problems = {}
    for name, look in LOOKS.items():
        page.emulate_media(**look)
        theme = page.locator("html")
        expect(theme).to_have_attribute("data-theme", name)
        if broken := violations(page):
            problems[name] = broken
    return problems


def narrow(page: Page) -> dict[str, list[str]]:
    """Return the content that does not fit into a small or a zoomed window."""
    faults = {}
    for window in (SMALL, ZOOMED):
        page.set_viewport_size(window)
        with suppress(PlaywrightTimeout):  # the page updates its layout
            page.wait_for_function(f"() => ({CLIPPED})().length === 0", timeout=2000)
        if clipped := page.evaluate(CLIPPED):
            faults[str(window["width"])] = clipped
    return faults


def small_targets(page: Page) -> list[str]:
    """Return the interactive elements of the present window that are too small."""
    arguments = [PRESSED, 24]
    with suppress(PlaywrightTimeout):  # the page updates its layout
        page.wait_for_function(f"(given) => ({SMALL_TARGETS})(given).length === 0", arg=arguments)
    small: list[str] = page.evaluate(SMALL_TARGETS, arguments)
    return small


@pytest.mark.parametrize("address", PAGES)
def test_every_page_is_accessible_and_reflows(
    new_context: Callable[..., BrowserContext], url: str, address: str
) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    open_page(page, url + address)
    assert in_every_look(page) == {}
    assert small_targets(page) == []
    assert narrow(page) == {}
    page.set_viewport_size(SMALL)
    assert small_targets(page) == []
    german = new_context(reduced_motion="reduce", locale="de-DE", viewport=PHONE).new_page()
    open_page(german, url + address)
    assert violations(german) == []
    assert narrow(german) == {}


def states(page: Page) -> Iterator[str]:
    """Yield the states of a game page that look different."""
    acts = page.locator("#acts")
    yield "a throw awaited"
    acts.locator("[data-act=throw]").click()
    expect(acts.locator("[data-act=throw]")).to_be_disabled()
    turn(page)
    press(page, "p11")
    turn(page)
    yield "a man chosen"
    press(page, "p3")
    expect(page.locator(".refusal")).to_be_visible()
    yield "a refusal"
    page.locator("#menu").click()
    yield "the menu"
    page.keyboard.press("Escape")
    place(page, "off.white").press("Enter")
    expect(acts.locator("[data-act=again]")).to_be_visible()
    yield "the end"


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_axe_finds_no_fault_in_a_game(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path, locale: str
) -> None:
    english = locale == "en-GB"
    page = new_context(reduced_motion="reduce", locale=locale).new_page()
    open_game(page, url)
    late = position("11:1", "11:2")
    match = begin(spec("lombardorum"), seed=b"seen by everybody", position=late)
    lay(page, match, tmp_path, "Load from file…" if english else "Aus Datei laden …")
    problems = {}
    for state in states(page):
        if broken := in_every_look(page) if english else violations(page):
            problems[state] = broken
    assert problems == {}


DIALOGS = (
    "Settings…",
    "Moves",
    "Fair dice…",
    "Use real dice…",
    "Keys and help…",
    "New game…",
)


@pytest.mark.nightly
def test_axe_finds_no_fault_in_the_dialogs(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    open_game(page, url)
    problems = {}
    for entry in DIALOGS:
        menu(page, entry)
        expect(page.get_by_role("dialog")).to_be_visible()
        problems[entry] = in_every_look(page)
        if entry == "New game…":
            page.get_by_role("button", name="Choose rules…").click()
            expect(page.get_by_role("dialog")).to_have_count(2)
            problems["the rules"] = in_every_look(page)
        page.keyboard.press("Escape")
    assert not any(problems.values()), problems


@pytest.mark.nightly
@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_nothing_is_clipped_in_a_game_and_its_dialogs(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path, locale: str
) -> None:
    page = new_context(locale=locale, reduced_motion="reduce", viewport=SMALL).new_page()
    faults = {}
    open_game(page, url)
    match = begin(spec("lombardorum"), seed=b"seen by everybody", position=position("11:1", "11:2"))
    lay(page, match, tmp_path, "Load from file…" if locale == "en-GB" else "Aus Datei laden …")
    for state in states(page):
        faults[state] = narrow(page)
    entries = page.get_by_role("menuitem")
    page.locator("#menu").click()
    names = [name for name in entries.all_inner_texts() if name.rstrip("?").rstrip().endswith("…")]
    page.keyboard.press("Escape")
    for name in names:
        if name.startswith(("Load", "Aus")):
            continue
        page.locator("#menu").click()
        entries.get_by_text(name.split("\n")[0]).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        faults[name] = narrow(page)
        page.keyboard.press("Escape")
    assert not any(faults.values()), faults


@pytest.mark.nightly
@pytest.mark.parametrize(
    "window", [PHONE, TABLET, {"width": 1440, "height": 900}], ids=["phone", "tablet", "desk"]
)
def test_no_text_is_clipped_in_a_german_game(
    new_context: Callable[..., BrowserContext], url: str, window: dict[str, int]
) -> None:
    page = new_context(viewport=window, locale="de-DE").new_page()
    open_game(page, url)
    assert page.evaluate(CLIPPED) == []
    menu(page, "Einstellungen …")
    assert page.evaluate(CLIPPED) == []


@pytest.mark.nightly
@pytest.mark.parametrize("viewport", [PHONE, TABLET], ids=["phone", "tablet"])
def test_places_and_buttons_are_large_enough_for_touch(
    new_context: Callable[..., BrowserContext], url: str, viewport: dict[str, int]
) -> None:
    page = new_context(viewport=viewport, has_touch=True, is_mobile=True).new_page()
    open_game(page, url)
    assert page.evaluate(SMALL_TARGETS, ["#acts button, #menu, #board [data-place^=p]", 44]) == []
    page.locator("#acts [data-act=throw]").tap()
    live_region = page.locator("[aria-live=polite]").first
    expect(live_region).to_contain_text(re.compile(r"rolls? \d"))


# Number of different pictures on the board's canvases until they stop changing.
PICTURES = """() => new Promise((done) => {
  const seen = new Set();
  const [width, height] = [50, 40];
  const small = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  let until = performance.now() + 1500;
  const look = () => {
    const before = seen.size;
    small.clearRect(0, 0, width, height);
    for (const canvas of document.querySelectorAll('#board canvas'))
      small.drawImage(canvas, 0, 0, width, height);
    seen.add(small.getImageData(0, 0, width, height).data.join());
    if (seen.size > before) until = performance.now() + 1500;
    if (performance.now() < until) requestAnimationFrame(look);
    else done(seen.size);
  };
  look();
})"""


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("wish", "flies"), [("reduce", False), ("no-preference", True)], ids=["reduced", "usual"]
)
def test_men_move_without_animation_under_reduced_motion(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path, wish: str, flies: bool
) -> None:
    page = new_context(reduced_motion=wish, viewport={"width": 500, "height": 400}).new_page()
    open_game(page, url)
    match = begin(spec("lombardorum"), position=position("1:15", "1:15", "6-5"))
    lay(page, match, tmp_path)
    press(page, "p1")
    place(page, "p6").focus()
    page.evaluate(PICTURES)
    page.evaluate(f"() => {{ self.pictures = ({PICTURES})(); return null }}")
    press(page, "p6")
    expect(page.locator("#say .status")).to_have_text("Still to play: 6.")
    seen = page.evaluate("pictures")
    assert (seen > 6) == flies, f"{seen} pictures"


@pytest.mark.nightly
def test_forced_colours_show_focus_and_men(page: Page, url: str) -> None:
    page.emulate_media(forced_colors="active")
    open_game(page, url)
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    focus = page.evaluate(
        "() => { const s = getComputedStyle(document.activeElement);"
        " return [s.outlineStyle, parseFloat(s.outlineWidth)] }"
    )
    assert focus[0] == "solid"
    assert focus[1] >= 2
    for selector in ("#acts [data-act=throw]", "#menu", "#language"):
        page.locator(selector).focus()
        style = page.locator(selector).evaluate("(e) => getComputedStyle(e).outlineStyle")
        assert style != "none"
    for button in page.locator("#acts .button:visible").all():
        assert button.evaluate("(e) => getComputedStyle(e).borderTopStyle") == "solid"
    man, empty = (pixels(page, name) for name in ("p1", "p6"))
    assert man != empty


def pixels(page: Page, name: str) -> bytes:
    return place(page, name).screenshot()
