"""Keyboards, browser translation, old browsers, falsified canvases, large type and other fonts."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import FLAGS, GUIDES_LEFT, NEVER_KEPT, NO_ROOM
from tests.browser.helpers import PATIENCE_MS, expect_said, prepare_pages
from tests.browser.table import lay, menu, open_game, place, press, turn
from tests.browser.test_access import (
    CLIPPED,
    PAGES,
    PHONE,
    PRESSED,
    SMALL_TARGETS,
    narrow,
    open_page,
    small_targets,
)
from tests.tables.positions import position

from alveus.core.match import begin
from alveus.registry import spec
from toolchain.chromium import find_chromium
from toolchain.ground import WEB

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, Page, Route
    from tests.browser.conftest import Complaints

# Dispatch a key event on the element with focus; returns true if the page handled it.
KEY = """(event) => !document.activeElement.dispatchEvent(
  new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...event }))"""


ROLL = re.compile("roll", re.IGNORECASE)


def press_key(page: Page, **event: Any) -> bool:
    handled: bool = page.evaluate(KEY, event)
    return handled


@pytest.fixture
def board(page: Page, url: str) -> Page:
    """A game before the first roll, with focus on the board and all keys loaded."""
    open_game(page, url)
    place(page, "p6").focus()
    page.keyboard.press("s")
    expect_said(page, ROLL)
    page.evaluate("document.querySelector('[aria-live=polite]').replaceChildren()")
    return page


STATUS_KEYS: dict[str, dict[str, Any]] = {
    "Caps Lock": {"key": "S", "code": "KeyS", "modifierCapsLock": True},
    "Cyrillic": {"key": "ы", "code": "KeyS"},
    "Greek": {"key": "σ", "code": "KeyS"},
    "Arabic": {"key": "س", "code": "KeyS"},
    "Hebrew": {"key": "ד", "code": "KeyS"},
    "input method": {"key": "Process", "code": "KeyS"},
}


@pytest.mark.nightly
@pytest.mark.parametrize("layout", STATUS_KEYS)
def test_a_letter_key_works_on_every_keyboard_layout(board: Page, layout: str) -> None:
    assert press_key(board, **STATUS_KEYS[layout])
    expect_said(board, ROLL)


@pytest.mark.nightly
@pytest.mark.parametrize(
    "event",
    [
        {"key": "s", "code": "KeyS", "ctrlKey": True},
        {"key": "s", "code": "KeyS", "metaKey": True},
        {"key": "ś", "code": "KeyS", "modifierAltGraph": True},
        {"key": "ś", "code": "KeyS", "altKey": True, "ctrlKey": True},
        {"key": "s", "code": "KeyS", "isComposing": True},
    ],
    ids=["Ctrl", "Meta", "AltGr", "AltGr on Windows", "composition"],
)
def test_key_combinations_and_compositions_are_not_handled(
    board: Page, event: dict[str, Any]
) -> None:
    assert not press_key(board, **event)


@pytest.mark.nightly
def test_a_held_key_does_not_repeat_its_command(board: Page) -> None:
    assert press_key(board, key="?", repeat=True)
    expect(board.locator("dialog[open]")).to_have_count(0)
    assert press_key(board, key="?")
    expect(board.locator("dialog[open]")).to_have_count(1)


@pytest.mark.nightly
def test_the_help_describes_other_keyboards(board: Page) -> None:
    menu(board, "Keys and help…")
    expect(board.locator("dialog[open]")).to_contain_text("Cyrillic")


@pytest.mark.nightly
def test_enter_that_ends_a_composition_plays_no_move(board: Page) -> None:
    assert press_key(board, key="g", code="KeyG")
    field = board.locator("#typing")
    expect(field).to_be_focused()
    field.fill("zzz")
    assert not press_key(board, key="Enter", code="Enter", isComposing=True)
    expect(field).to_have_value("zzz")


# --- Browser translation

# Imitates Chrome's translation: replaces each text node with two nested `font` elements.
TRANSLATE = """() => {
  const translated = (text) => text.replace(/\\S.*\\S|\\S/s, (words) => `«${words}»`);
  const wrap = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of root.nodeType === Node.TEXT_NODE ? [root] : texts) {
      const parent = text.parentElement;
      const skip = 'font, script, style, textarea, [translate=no], [aria-live]';
      if (!parent || !text.data.trim() || parent.closest(skip)) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = translated(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  wrap(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes)
        if (node.isConnected) wrap(node);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}"""

PANELS = ("#say", "#acts", "#players", "#moves", "#legend", "#level")


def panel_texts(page: Page) -> dict[str, str]:
    page.wait_for_timeout(300)
    texts = {name: page.locator(name).inner_text() for name in PANELS}
    return {name: " ".join(re.sub("[«»]", "", text).split()) for name, text in texts.items()}


@pytest.mark.nightly
def test_translated_pages_show_every_update(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path
) -> None:
    match = begin(
        spec("lombardorum"),
        seed=b"translated",
        position=position("1:8 3:4 7:3", "1:8 2:4 4:3", "6-5"),
    )
    shown: list[list[dict[str, str]]] = []
    for is_translated in (False, True):
        page = new_context(reduced_motion="reduce").new_page()
        open_game(page, url)
        lay(page, match, tmp_path)
        if is_translated:
            page.evaluate(TRANSLATE)
            assert page.locator("#say font").count() > 0
        states = [panel_texts(page)]
        now = turn(page)
        source = now["places"][0][0]
        press(page, source)
        states.append(panel_texts(page))
        target = next(name for name, label in turn(page)["places"] if "target" in label)
        press(page, target)
        states.append(panel_texts(page))
        page.locator("#acts [data-act=undo]").click()
        states.append(panel_texts(page))
        shown.append(states)
    assert shown[0] == shown[1]


@pytest.mark.nightly
def test_names_and_notation_are_not_translated(page: Page, url: str) -> None:
    open_game(page, url)
    for selector in (".wordmark", ".game-name", "#name"):
        expect(page.locator(selector)).to_have_attribute("translate", "no")
    menu(page, "Keys and help…")
    expect(page.locator("dialog kbd", has_text="g").first).to_have_attribute("translate", "no")


# --- Old browsers

NO_POPOVER = """
for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"])
  delete HTMLElement.prototype[name];
for (const name of ["popoverTargetElement", "popoverTargetAction"])
  delete HTMLButtonElement.prototype[name];
"""


@pytest.mark.nightly
def test_menus_work_without_the_popover_api(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    context = new_context()
    context.add_init_script(NO_POPOVER)
    page = context.new_page()
    open_game(page, url)
    # Chromium still hides elements with this attribute; an old browser does not know it.
    page.evaluate(
        "() => document.querySelectorAll('[popover]').forEach((e) => e.removeAttribute('popover'))"
    )
    button = page.locator("#menu")
    items = page.get_by_role("menuitem")
    button.click()
    expect(items.first).to_be_focused()
    expect(button).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("ArrowDown")
    expect(items.nth(1)).to_be_focused()
    page.keyboard.press("Escape")
    expect(items.first).to_be_hidden()
    expect(button).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(items.first).to_be_focused()
    page.mouse.click(300, 600)
    expect(items.first).to_be_hidden()
    expect(button).to_have_attribute("aria-expanded", "false")
    menu(page, "Keys and help…")
    expect(page.locator("dialog[open]")).to_be_visible()


def without_css(condition: str) -> str:
    return (
        "CSS.supports = ((supports) => (...given) =>"
        f" !given.join(':').includes({condition!r}) && supports.apply(CSS, given))(CSS.supports);"
    )


MISSING = {
    "modules": "delete HTMLScriptElement.prototype.noModule;",
    "WebAssembly exceptions": "delete WebAssembly.Tag;",
    "DecompressionStream": "delete self.DecompressionStream;",
    "Object.hasOwn": "delete Object.hasOwn;",
    "Array.findLast": "delete Array.prototype.findLast;",
    "Array.at": "delete Array.prototype.at;",
    "structuredClone": "delete self.structuredClone;",
    "Intl.ListFormat": "delete Intl.ListFormat;",
    "ResizeObserver": "delete self.ResizeObserver;",
    "OffscreenCanvas": "delete self.OffscreenCanvas;",
    "roundRect": "delete CanvasRenderingContext2D.prototype.roundRect;",
    "dialog": "delete HTMLDialogElement.prototype.showModal;",
    "inert": "delete HTMLElement.prototype.inert;",
    ":has()": without_css(":has("),
    "container queries": without_css("container-type"),
    "color-mix()": without_css("color-mix"),
    "dynamic viewport units": without_css("dvh"),
    "media query ranges": "self.matchMedia = ((match) => (query) => query.includes('>=')"
    " ? { matches: false } : match(query))(self.matchMedia.bind(self));",
}


def test_every_required_feature_is_tested() -> None:
    source = (WEB / "build" / "inline" / "old-browsers.ts").read_text(encoding="utf-8")
    listed = re.search(r"REQUIRED.*?= \{(.*?)\n\};", source, re.DOTALL)
    assert listed is not None
    names = re.findall(r'^  (?:"([^"]+)"|(\w+)): \(\) =>', listed.group(1), re.MULTILINE)
    assert {quoted or plain for quoted, plain in names} == set(MISSING)


@pytest.mark.parametrize("feature", MISSING)
def test_a_browser_without_a_required_feature_shows_the_page_for_old_browsers(
    new_context: Callable[..., BrowserContext], url: str, complaints: Complaints, feature: str
) -> None:
    context = new_context()
    # The init script runs before the page's own scripts; the page for old browsers needs no
    # modules.
    context.route("**/*.js", lambda route: route.fulfill(body="", content_type="text/javascript"))
    context.add_init_script(MISSING[feature])
    page = context.new_page()
    page.goto(url)
    expect(page.locator("html")).to_have_attribute("data-missing", feature)
    expect(page.locator(".read p").first).to_be_visible()
    expect(page.locator(".read a").first).to_be_visible()
    expect(page.locator(".home")).to_be_hidden()
    complaints.clear()


# --- Falsified canvas reads

FALSIFIED = """
for (const context of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D]) {
  const read = context.prototype.getImageData;
  context.prototype.getImageData = function (...given) {
    const image = read.apply(this, given);
    for (let i = 0; i < image.data.length; i += 1) image.data[i] ^= (i * 7919) & 255;
    return image;
  };
}
delete self.BarcodeDetector;
if (navigator.mediaDevices)
  navigator.mediaDevices.getUserMedia = () => Promise.reject(new Error("not to be asked"));
"""


def still_picture(page: Page) -> bytes:
    """Return a screenshot of the board once it no longer changes."""
    last = b""
    while (picture := page.locator("#board").screenshot(animations="disabled")) != last:
        last = picture
        page.wait_for_timeout(1000)
    return picture


@pytest.mark.nightly
def test_boards_are_painted_without_reading_a_canvas(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    pictures = []
    for script in ("", FALSIFIED):
        context = new_context(reduced_motion="reduce")
        context.add_init_script(script)
        page = context.new_page()
        open_game(page, url, "sperrdomino")
        pictures.append(still_picture(page))
    assert pictures[0] == pictures[1]


def test_the_code_reader_explains_falsified_canvas_reads(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    context = new_context()
    context.add_init_script(FALSIFIED)
    page = context.new_page()
    page.goto(url + "letters.html")
    page.get_by_role("button", name="Open a letter").first.click()
    page.get_by_role("button", name="Scan a QR code").click()
    expect(page.get_by_role("alert")).to_contain_text("canvas data")


# --- Large type and other fonts


@pytest.fixture(scope="module")
def large_type(browser: Browser) -> Iterator[Browser]:
    """A browser with a default font size of 32 px, twice the usual one."""
    flags = [*FLAGS, "--blink-settings=defaultFontSize=32"]
    large = browser.browser_type.launch(executable_path=find_chromium(), args=flags)
    yield large
    large.close()


DESKTOP = {"width": 1280, "height": 800}
FRAME = {"width": 480, "height": 360}
LARGE = [
    *((address, window) for address in PAGES for window in ("phone", "desktop")),
    *((f"embed.html?game={game}", "frame") for game in ("lombardorum", "sperrdomino", "xii")),
]
WINDOWS = {"phone": PHONE, "desktop": DESKTOP, "frame": FRAME}


@pytest.mark.parametrize(("address", "window"), LARGE)
def test_nothing_is_clipped_at_twice_the_default_font_size(
    large_type: Browser, complaints: Complaints, url: str, address: str, window: str
) -> None:
    context = large_type.new_context(
        locale="de-DE", viewport=WINDOWS[window], reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE_MS)
    for script in (prepare_pages("large"), GUIDES_LEFT, NEVER_KEPT, NO_ROOM):
        context.add_init_script(script)
    context.on("page", complaints.listen)
    page = context.new_page()
    open_page(page, url + address)
    assert page.evaluate(CLIPPED) == []
    # Dice on a small board may be narrow, because the button beside it does the same.
    beside = ", ".join(f"{selector}:not(.stage *)" for selector in PRESSED.split(", "))
    assert page.evaluate(SMALL_TARGETS, [beside, 24]) == []
    size = page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)")
    least = 28 if window == "desktop" else 20
    assert size >= least
    context.close()


@pytest.mark.parametrize("address", PAGES)
def test_targets_are_large_enough_without_the_fonts_of_the_site(
    new_context: Callable[..., BrowserContext], url: str, complaints: Complaints, address: str
) -> None:
    context = new_context(reduced_motion="reduce")

    def block(route: Route) -> None:
        route.fulfill(body="", content_type="font/woff2")

    context.route("**/*.woff2*", block)
    page = context.new_page()
    open_page(page, url + address)
    assert small_targets(page) == []
    page.set_viewport_size({"width": 320, "height": 568})
    assert small_targets(page) == []
    complaints[:] = [complaint for complaint in complaints if "font" not in complaint.lower()]


SPACED = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""


@pytest.mark.nightly
@pytest.mark.parametrize("address", PAGES)
def test_text_spacing_clips_nothing(
    new_context: Callable[..., BrowserContext], url: str, address: str
) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    open_page(page, url + address)
    page.evaluate(SPACED)
    assert page.evaluate(CLIPPED) == []


@pytest.mark.nightly
def test_reduced_motion_is_respected_as_soon_as_it_is_set(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path
) -> None:
    page = new_context(reduced_motion="no-preference").new_page()
    open_game(page, url)
    match = begin(spec("lombardorum"), position=position("1:15", "1:15", "6-5"))
    lay(page, match, tmp_path)
    page.emulate_media(reduced_motion="reduce")
    press(page, "p1")
    press(page, "p6")
    expect(page.locator("#say .status")).to_have_text("Still to play: 6.")
    assert page.evaluate("document.getAnimations().length") == 0


@pytest.mark.nightly
def test_forced_colours_are_respected_as_soon_as_they_are_set(page: Page, url: str) -> None:
    open_game(page, url)
    page.emulate_media(forced_colors="active")
    expect(page.locator("html")).to_have_attribute("data-theme", "contrast")
    page.emulate_media(forced_colors="none")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


@pytest.mark.nightly
def test_a_page_enlarged_to_400_percent_clips_nothing(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    page = new_context(viewport={"width": 320, "height": 200}, reduced_motion="reduce").new_page()
    for address in ("index.html", "play.html?game=lombardorum", "page.html?game=xii"):
        open_page(page, url + address)
        assert page.evaluate(CLIPPED) == []


@pytest.mark.nightly
def test_a_field_stays_visible_above_the_keyboard_of_a_phone(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    page = new_context(viewport=PHONE, has_touch=True).new_page()
    page.goto(url + "letters.html")
    page.get_by_role("button", name="Open a letter").first.click()
    field = page.locator("#letter-paste")
    field.focus()
    page.set_viewport_size({"width": 390, "height": 400})
    expect(field).to_be_in_viewport()


@pytest.mark.nightly
def test_sticky_keys_keep_the_survey_until_another_key(board: Page) -> None:
    press_key(board, key="b", code="KeyB")
    slip = board.locator(".told")
    expect(slip).to_be_visible()
    for key in ("Shift", "Control", "CapsLock"):
        press_key(board, key=key)
    expect(slip).to_be_visible()
    press_key(board, key="ArrowLeft")
    expect(slip).to_have_count(0)


def test_narrow_pages_reflow(page: Page, url: str) -> None:
    open_page(page, url + "letters.html")
    assert narrow(page) == {}
