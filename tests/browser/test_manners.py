"""Details of a page: sound, the roll, refusals, toasts, settings, and the arrow of a hint."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import LATENCY
from tests.browser.table import lay, menu, open_game, place, press
from tests.tables.positions import position

from alveus import registry
from alveus.core.match import begin
from alveus.registry import spec

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Locator, Page, ViewportSize

SEED = b"small manners"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

# Records when the board is painted.
WATCH = """
self.painted = [];
const { clearRect } = CanvasRenderingContext2D.prototype;
CanvasRenderingContext2D.prototype.clearRect = function (...box) {
  painted.push(performance.now());
  return clearRect.apply(this, box);
};
"""
# Milliseconds during which the board is repainted after a press of Roll.
ROLLED = """() => new Promise((done) => {
  const began = performance.now();
  document.querySelector('#acts [data-act=throw]').click();
  const look = () => {
    const last = painted.at(-1);
    if (last > began && performance.now() - last > 1000)
      done(last - painted.find((one) => one > began));
    else setTimeout(look, 20);
  };
  look();
})"""
IMPATIENT = {
    "a press on the board's margin": "document.querySelector('#board')"
    ".dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))",
    "a key": "document.body"
    ".dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }))",
}


def to_throw(page: Page, url: str, folder: Path) -> None:
    """Open a game of two players at one device in which White must roll."""
    page.add_init_script(WATCH)
    open_game(page, url)
    placed = position("1:2 3:1 9:3", "5:2 9:2 11:1")
    lay(page, begin(spec("lombardorum"), seed=SEED, position=placed), folder)


def box(locator: Locator) -> dict[str, float]:
    bounds = locator.bounding_box()
    assert bounds is not None
    return {side: bounds[side] for side in ("x", "y", "width", "height")}


def apart(box_a: dict[str, float], box_b: dict[str, float]) -> bool:
    """Return True if two boxes do not overlap."""
    return any(
        first[at] + first[size] <= second[at] + 1
        for first, second in ((box_a, box_b), (box_b, box_a))
        for at, size in (("x", "width"), ("y", "height"))
    )


@pytest.mark.nightly
def test_the_sound_setting_in_the_header_is_stored(page: Page, url: str) -> None:
    open_game(page, url)
    speaker = page.get_by_role("button", name="Sound", exact=True)
    expect(speaker).to_have_attribute("aria-pressed", "false")
    expect(speaker).to_have_attribute("title", "Turn sound on")
    speaker.click()
    expect(speaker).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(speaker).to_have_attribute("aria-pressed", "true")
    menu(page, "Settings…")
    expect(page.get_by_role("switch", name="Sound", exact=True)).to_be_checked()


@pytest.mark.nightly
def test_a_phone_has_the_sound_setting_in_its_menu(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    page = new_context(**PHONE).new_page()
    open_game(page, url)
    menu(page, "Turn sound on")
    menu(page, "Turn sound off")


@pytest.mark.nightly
@pytest.mark.skipif(LATENCY > 0, reason="it counts milliseconds")
def test_dice_roll_with_an_animation_that_can_be_skipped(
    page: Page, url: str, tmp_path: Path
) -> None:
    to_throw(page, url, tmp_path)
    assert 500 <= page.evaluate(ROLLED) < 900


@pytest.mark.nightly
@pytest.mark.parametrize("impatience", IMPATIENT)
def test_a_roll_animation_can_be_skipped(
    page: Page, url: str, tmp_path: Path, impatience: str
) -> None:
    to_throw(page, url, tmp_path)
    page.evaluate(f"() => {{ self.hurry = setInterval(() => {{ {IMPATIENT[impatience]} }}, 20) }}")
    assert page.evaluate(ROLLED) < 300


@pytest.mark.nightly
def test_with_reduced_motion_dice_appear_at_once(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path
) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    to_throw(page, url, tmp_path)
    assert page.evaluate(ROLLED) < 300


def test_a_refusal_is_one_sentence_and_shows_its_source_on_request(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path
) -> None:
    page = new_context(**PHONE).new_page()
    open_game(page, url)
    placed = position("1:2 3:1 9:3", "5:2 9:2 11:1", "5-2")
    lay(page, begin(spec("lombardorum"), seed=SEED, position=placed), tmp_path)
    press(page, "p3")
    press(page, "p8")
    sentence = "Blocked: 2 of the opponent’s men hold 8."
    status = page.locator("#say .status")
    expect(status.locator(".refusal")).to_have_text("Blocked:")
    expect(status).to_contain_text(f"{sentence} Source")
    expect(page.locator("[aria-live=polite] p").last).to_have_text(re.compile(f"{sentence}$"))
    source = status.get_by_role("button", name="Source")
    assert box(source)["height"] >= 44
    source.tap()
    dialog = page.get_by_role("dialog", name="Source")
    expect(dialog).to_contain_text(sentence)
    expect(dialog).to_contain_text("Fiske 1905")
    expect(dialog).to_contain_text("attested")


@pytest.mark.nightly
@pytest.mark.parametrize("size", [(1280, 800), (800, 600), (820, 1180), (390, 844), (360, 640)])
@pytest.mark.parametrize("game", ["lombardorum", "dominosa"])
def test_a_toast_never_covers_the_board(
    new_context: Callable[..., BrowserContext],
    url: str,
    size: tuple[int, int],
    game: str,
) -> None:
    sized = {"width": size[0], "height": size[1]}
    page = new_context(viewport=sized, permissions=["clipboard-write"]).new_page()
    open_game(page, url, game)
    menu(page, "Restart" if game == "dominosa" else "Copy link")
    toast = page.locator(".toast")
    expect(toast).to_be_visible()
    assert apart(box(toast), box(page.locator("#board .stage")))


@pytest.mark.nightly
def test_settings_show_options_of_the_game_only(page: Page, url: str) -> None:
    shown = {}
    for game in ("lombardorum", "bohnenspiel", "sperrdomino", "terzett"):
        open_game(page, url, game)
        menu(page, "Settings…")
        dialog = page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        shown[game] = (
            dialog.get_by_text("Roll automatically").count(),
            dialog.get_by_text("Pass automatically").count(),
        )
    assert shown == {
        "lombardorum": (1, 1),
        "bohnenspiel": (0, 1),
        "sperrdomino": (0, 1),
        "terzett": (0, 0),
    }


@pytest.mark.nightly
def test_an_invalid_choice_is_explained_beside_its_buttons(page: Page, url: str) -> None:
    page.set_viewport_size({"width": 390, "height": 640})
    open_game(page, url, "dominosa")
    page.locator(".problem button").last.click()
    page.get_by_text("Enter a puzzle").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("3:10302301122300213214")
    dialog.get_by_role("button", name="Start puzzle").click()
    alert = dialog.get_by_role("alert")
    expect(alert).not_to_be_empty()
    expect(alert).to_be_in_viewport(ratio=1)


@pytest.mark.nightly
def test_the_target_of_a_hints_arrow_performs_the_hint(page: Page, url: str) -> None:
    open_game(page, url, "rithmomachia")
    page.locator("#acts [data-act=hint]").click()
    status = page.locator("#say .status")
    expect(status).to_have_text(re.compile(r"^Move .+ from [a-h]\d+ to ([a-h]\d+)\."))
    match = re.search(r"to ([a-h]\d+)", status.inner_text())
    assert match is not None
    target = place(page, match[1])
    expect(target).to_have_attribute("aria-disabled", "false")
    press(page, match[1])
    expect(target).to_have_attribute("aria-label", re.compile("white"))


# Controls beside the board that are smaller than 44 pixels.
SMALL = """() => [...document.querySelectorAll(
  'button, a[href], select, textarea, summary, input, [role^=menuitem]'
)]
  .filter((one) => !one.closest('.stage, .skip') && one.checkVisibility())
  .map((one) => [one, (one.closest('label') ?? one).getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 0 && (width < 43.5 || height < 43.5))
  .map(([one, { width, height }]) => `${one.outerHTML.slice(0, 120)}: ${width} x ${height}`)
"""
# Dialogs that the menu opens over the board.
OPENED = re.compile(
    r"^(New game|Settings|Fair dice|Use real dice|Turn tiles|Race|New puzzle|Moves)"
)


@pytest.mark.nightly
@pytest.mark.parametrize("game", registry.ids())
def test_controls_beside_the_board_are_at_least_44_pixels_large(
    new_context: Callable[..., BrowserContext], url: str, game: str
) -> None:
    page = new_context(**PHONE).new_page()
    open_game(page, url, game)
    assert page.evaluate(SMALL) == []
    page.locator("#menu").tap()
    assert page.evaluate(SMALL) == []
    entries = page.get_by_role("menuitem")
    opened = [name for name in entries.all_inner_texts() if OPENED.match(name)]
    assert opened
    page.keyboard.press("Escape")
    for entry in opened:
        menu(page, entry)
        dialog = page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        expect(dialog).to_have_css("opacity", "1")
        assert page.evaluate(SMALL) == [], entry
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


A4: ViewportSize = {"width": 718, "height": 1046}
"""The printable area of a sheet, in CSS pixels."""


@pytest.mark.nightly
@pytest.mark.parametrize("game", ["lombardorum", "bohnenspiel", "dominosa"])
def test_printed_page_has_a_large_board_and_no_buttons(page: Page, url: str, game: str) -> None:
    open_game(page, url, game)
    page.emulate_media(media="print")
    page.set_viewport_size(A4)
    expect(page.locator("#say .turn")).to_be_visible()
    expect(page.locator("button, a, input").locator("visible=true")).to_have_count(0)
    board = page.locator("#board canvas").last.bounding_box()
    assert board is not None
    assert board["width"] > 0.98 * A4["width"] or board["height"] > 600
    assert board["y"] + board["height"] < A4["height"]
