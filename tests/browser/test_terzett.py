"""Terzett: the gallery, solving a figure, composing by mouse, keyboard and computer."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import expect_said, violations, wait_ready, wait_until
from tests.browser.table import (
    menu,
    middle,
    narrowest,
    place,
    press_quietly,
    wait_frame,
    walk_redrawn,
)
from tests.browser.test_access import CLIPPED
from tests.browser.test_dominosa import Reader, edge
from tests.browser.test_keyboard import LISTEN, NARRATION, expect_narration

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Locator, Page

GALLERY = "gallery.html"
SMALL = {"game": "terzett", "options": {"task": "compose"}, "outline": ["###", "###"]}
"""The smallest outline: three tiles, two numbers, each once in a line of three."""

LONG = {**SMALL, "outline": ["#" * 9] * 8, "sums": {"1": 1}}
"""A rectangle with the sum 1 for its first row: neither found nor proved impossible."""

# True if a figure with a placed tile is stored on the device.
KEPT_TILE = """() => new Promise((done) => {
  const open = indexedDB.open('alveus');
  open.onsuccess = () => {
    const read = open.result.transaction('games').objectStore('games').getAll();
    const tiled = ({ view }) => view.pieces.some(({ covers }) => covers.length === 2);
    read.onsuccess = () => (open.result.close(), done(read.result.some(tiled)));
  };
})"""


def lay_out(page: Page, url: str, position: object = SMALL) -> None:
    page.goto(f"{url}play.html?game=terzett#{quote(json.dumps(position))}")
    wait_ready(page)


def plate(page: Page, figure: str) -> Locator:
    return page.locator(f'[data-figure="{figure}"]')


def fact(page: Page, name: str) -> Locator:
    return page.locator("#chosen dt", has_text=name).locator("xpath=following-sibling::dd[1]")


@pytest.mark.nightly
def test_the_gallery_describes_every_figure_and_shows_its_solution(page: Page, url: str) -> None:
    page.goto(url + GALLERY)
    wait_ready(page)
    expect(page.locator(".plate")).to_have_count(17)
    plate(page, "ix").click()
    expect(page.get_by_role("heading", name="Figure IX")).to_be_visible()
    expect(fact(page, "Solutions")).to_have_text("exactly one")
    expect(fact(page, "Pairs of neighbouring cells")).to_contain_text("106")
    expect(fact(page, "Correction")).to_contain_text("two cells too far left")
    plate(page, "iii").click()
    expect(fact(page, "Solutions")).to_contain_text("24")
    expect(page.locator("#chosen .tale")).to_contain_text("Equal groups touch nine times")
    page.get_by_role("button", name="Show the solution").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("one of 24 correct solutions")
    box = dialog.locator("canvas").bounding_box()
    assert box is not None
    assert box["width"] > 400
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Hide the solution")).to_be_focused()
    page.emulate_media(media="print")
    expect(page.locator("#chosen")).to_be_hidden()
    expect(plate(page, "xvii")).to_be_visible()


@pytest.mark.nightly
def test_a_solved_figure_is_marked_in_the_gallery(page: Page, url: str) -> None:
    page.goto(url + GALLERY)
    wait_ready(page)
    plate(page, "vii").click()
    page.get_by_role("link", name="Solve").click()
    wait_ready(page)
    expect(page.locator(".stock li")).to_have_count(36)
    page.get_by_role("button", name="Show full solution").click()
    expect(page.locator(".stock .found")).not_to_have_count(0)
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Next step").click()
    wait_until(page, f"({KEPT_TILE})()")
    page.locator(".problem button").last.click()
    wait_ready(page)
    expect(plate(page, "vii")).to_have_accessible_name("Figure VII begun")
    page.get_by_role("link", name="Start over").click()
    wait_ready(page)
    expect(page.locator(".stock .found")).to_have_count(0)


def compose_by_ear(page: Page, url: str) -> list[str]:
    """Compose the smallest outline by keyboard, with a misplaced, turned and removed tile."""
    page.add_init_script(LISTEN)
    lay_out(page, url)
    page.wait_for_function("() => utterances.length > 0")
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    expect(place(page, "a1")).to_be_focused()
    reader = Reader(page)

    def take(tile: str) -> None:
        page.keyboard.press(tile[0])
        reader.press(tile[1])

    reader.press("d")
    take("01")
    reader.press("Alt+ArrowRight")
    reader.press("t")
    reader.press("Delete")
    take("00")
    reader.press("Alt+ArrowRight")
    take("11")
    reader.go("a2")
    reader.press("Alt+ArrowRight")
    reader.press("s")
    take("01")
    reader.go("c1")
    reader.press("Alt+ArrowDown")
    return reader.lines


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("locale", "end"),
    [("en-GB", "Figure complete"), ("de-DE", "Figur vollendet")],
    ids=["en", "de"],
)
def test_narration_of_a_figure_composed_by_keyboard(
    new_context: Callable[..., BrowserContext], url: str, locale: str, end: str
) -> None:
    page = new_context(locale=locale, reduced_motion="reduce").new_page()
    lines = compose_by_ear(page, url)
    expect(page.locator("#say .turn")).to_have_text(end)
    expect(page.locator(".keys-list li")).to_have_count(1)
    expect_narration(lines, NARRATION / f"terzett.{locale[:2]}.txt")


def carry(page: Page, tile: str, pair: str) -> None:
    """Drag a tile from the stock to two cells."""
    page.locator(f'[data-tile="{tile}"]').hover()
    page.mouse.down()
    page.mouse.move(*edge(page, pair), steps=3)
    page.mouse.up()


def test_a_figure_is_composed_with_the_mouse_and_live_help(page: Page, url: str) -> None:
    lay_out(page, url)
    page.locator('[data-act="help"]').click()
    expect(page.locator(".groups-row li")).to_have_count(2)
    page.locator('[data-tile="0:1"]').click()
    page.mouse.click(*edge(page, "a1-b1"))
    expect(page.locator("#legend")).to_contain_text("no group possible")
    page.mouse.click(*middle(page, "b1"))
    page.locator('[data-act="take"]').click()
    expect(page.locator(".stock .found")).to_have_count(0)
    carry(page, "0:0", "a1-b1")
    expect(page.locator(".stock .found")).to_have_count(1)
    for tile, pair in (("1:1", "a2-b2"), ("0:1", "c1-c2")):
        page.locator(f'[data-tile="{tile}"]').click()
        for cell in pair.split("-"):
            page.mouse.click(*middle(page, cell))
        expect(page.locator(f'.stock .found [data-tile="{tile}"]')).to_have_count(1)
    expect(page.locator("#say .turn")).to_have_text("Figure complete")
    expect(page.locator("#say .status")).to_contain_text("This solution is new")


@pytest.mark.nightly
def test_focus_stays_through_every_redraw(page: Page, url: str) -> None:
    lay_out(page, url)
    page.locator('[data-act="help"]').click()
    carry(page, "0:0", "a1-b1")
    found_tiles = page.locator(".stock .found")
    expect(found_tiles).to_have_count(1)

    def redraw() -> None:
        forth = found_tiles.count() == 0
        press_quietly(page, page.locator(f'#acts [data-act="{"redo" if forth else "undo"}"]'))
        expect(found_tiles).to_have_count(1 if forth else 0)

    walked = walk_redrawn(page, redraw)
    assert {"acts", "stock", "trial", "problem"} <= walked


@pytest.mark.nightly
def test_choosing_in_the_gallery_keeps_focus(page: Page, url: str) -> None:
    page.goto(url + GALLERY)
    wait_ready(page)
    for control in (plate(page, "ix"), page.get_by_role("button", name="Show the solution")):
        control.focus()
        page.keyboard.press("Enter")
        wait_frame(page)
        press_quietly(page, page.locator("#theme"))
    # The solution opened in a dialog, and the page behind it was redrawn.
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    hide = page.get_by_role("button", name="Hide the solution")
    expect(hide).to_be_focused()
    press_quietly(page, page.locator("#theme"))
    expect(hide).to_be_focused()
    page.locator("#filter button").last.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#filter button").last).to_be_focused()
    expect(page.locator("#filter button").last).to_have_attribute("aria-pressed", "true")


@pytest.mark.nightly
def test_a_race_on_an_outline_counts_every_figure(page: Page, url: str) -> None:
    lay_out(page, url)
    menu(page, "Race…")
    page.get_by_label("Who is solving?").fill("Anna")
    page.get_by_role("button", name="Start clock").click()
    expect(page.locator(".clock")).to_contain_text("Time 0:0")
    for count, (tile, pair) in enumerate((("0:0", "a1-b1"), ("1:1", "a2-b2"), ("0:1", "c1-c2")), 1):
        carry(page, tile, pair)
        if count < 3:
            expect(page.locator(".stock .found")).to_have_count(count)
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Every correct figure counts")
    expect(dialog.locator(".race")).to_contain_text("Anna")


@pytest.mark.nightly
def test_every_outline_has_its_own_time(page: Page, url: str) -> None:
    page.add_init_script("localStorage.setItem('alveus.settings', '{\"timer\":true}')")
    lay_out(page, url)
    clock = page.locator(".clock")
    carry(page, "0:0", "a1-b1")
    expect(clock).to_have_text(re.compile("Time 0:0[1-9]"))
    menu(page, "Complete automatically…")
    expect(page.locator("#say .turn")).to_have_text("Figure complete")
    expect(clock).to_have_text("Time 0:00")
    page.get_by_role("button", name="Previous game").click()
    expect(page.locator(".stock .found")).to_have_count(1)
    expect(clock).to_have_text(re.compile("Time 0:0[1-9]"))


@pytest.mark.nightly
def test_a_figure_composed_by_the_computer_can_be_shared_as_a_puzzle(page: Page, url: str) -> None:
    page.goto(f"{url}play.html?game=terzett&task=compose")
    wait_ready(page)
    expect(page.locator(".stock li")).to_have_count(36)
    page.locator(".problem button").last.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Let the computer compose").click()
    expect(dialog.get_by_role("status")).to_contain_text("divided into 24 groups")
    dialog.get_by_role("button", name="Skip").click()
    expect(page.locator("#say .turn")).to_have_text("Figure complete")
    menu(page, "Share as a problem…")
    expect(dialog).to_contain_text("The outlines of the tiles are hidden.")
    dialog.get_by_role("button", name="Solve it yourself").click()
    wait_ready(page)
    expect(page.locator(".stock li:not(.found)")).to_have_count(36)


@pytest.mark.nightly
def test_an_impossible_composition_is_refused_with_a_reason(page: Page, url: str) -> None:
    lay_out(page, url)
    page.locator(".problem button").last.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Your own outline").click()
    dialog.get_by_text("As text").click()
    field = dialog.get_by_label("One line of text for each row")
    field.fill("###\n##")
    dialog.get_by_role("button", name="Lay the tiles yourself").click()
    expect(dialog.get_by_role("alert")).to_contain_text("5")
    field.fill("###\n###")
    dialog.get_by_label("Condition").select_option("own")
    dialog.get_by_label("Numbers in cells").fill("a1=0 b1=1")
    dialog.get_by_role("button", name="Let the computer compose").click()
    expect(dialog.get_by_role("alert")).not_to_be_empty()
    dialog.get_by_label("Numbers in cells").fill("a1=1")
    dialog.get_by_role("button", name="Let the computer compose").click()
    expect(dialog).to_have_count(0)
    expect(page.locator("#say .turn")).to_have_text("Figure complete")


@pytest.mark.nightly
def test_a_row_is_composed_to_a_prescribed_sum_or_refused(page: Page, url: str) -> None:
    lay_out(page, url)
    page.locator(".problem button").last.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Your own outline").click()
    dialog.get_by_text("As text").click()
    dialog.get_by_label("One line of text for each row").fill("###\n###")
    dialog.get_by_label("Condition").select_option("own")
    sums = dialog.get_by_label("Sums of columns and rows")
    sums.fill("1=9")
    dialog.get_by_role("button", name="Let the computer compose").click()
    expect(dialog.get_by_role("alert")).to_contain_text("the numbers in line 1 cannot add up to 9")
    sums.fill("1=3")
    dialog.get_by_role("button", name="Let the computer compose").click()
    expect(page.locator("#say .turn")).to_have_text("Figure complete")
    expect(place(page, "a1")).to_have_accessible_name(re.compile(r"\b1\b"))


@pytest.mark.nightly
def test_a_long_search_can_be_cancelled_and_the_board_stays(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    page = new_context(permissions=["clipboard-read", "clipboard-write"]).new_page()
    lay_out(page, url, LONG)
    menu(page, "Complete automatically…")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(re.compile("[1-9]"))
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)
    page.locator('[data-tile="0:0"]').click()
    page.mouse.click(*edge(page, "a1-a2"))
    expect(page.locator(".stock .found")).to_have_count(1)
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("status")).to_contain_text("has been copied")
    address = page.evaluate("navigator.clipboard.readText()")
    other = new_context().new_page()
    other.goto(address)
    wait_ready(other)
    expect(other.locator(".stock .found")).to_have_count(1)


def painted(dialog: Locator, row: int, column: int) -> tuple[float, float]:
    """Return the middle of a cell of the edited outline, by its row and column from 1."""
    box = dialog.locator(f'[data-cell="{row - 1} {column - 1}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.nightly
def test_an_outline_can_be_edited_by_mouse_keyboard_and_touch(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    page = new_context(has_touch=True).new_page()
    lay_out(page, url)
    page.locator(".problem button").last.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Your own outline").click()
    dialog.get_by_role("button", name="Clear").click()
    grid = dialog.get_by_role("grid", name="Outline")
    grid.scroll_into_view_if_needed()
    page.mouse.move(*painted(dialog, 3, 3))
    page.mouse.down()
    page.mouse.move(*painted(dialog, 3, 5), steps=6)
    page.mouse.up()
    expect(grid.locator('[aria-selected="true"]')).to_have_count(3)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Space")
    page.keyboard.press("Shift+ArrowRight")
    expect(dialog.get_by_role("status")).to_have_text("5 cells")
    page.touchscreen.tap(*painted(dialog, 4, 5))
    expect(grid.locator('[aria-selected="true"]')).to_have_count(6)
    dialog.get_by_role("button", name="Lay the tiles yourself").click()
    expect(dialog).to_have_count(0)
    expect(page.locator("#board [data-place]")).to_have_count(6)


@pytest.mark.nightly
def test_a_dragged_tile_shows_its_target_and_turns_by_wheel_and_key(page: Page, url: str) -> None:
    lay_out(page, url)
    tile = page.locator('[data-tile="0:1"]').bounding_box()
    assert tile is not None
    page.mouse.move(tile["x"] + tile["width"] / 2, tile["y"] + 20)
    page.mouse.down()
    page.mouse.move(*edge(page, "a1-b1"), steps=4)
    expect(page.locator(".carried")).to_be_visible()
    page.mouse.wheel(0, 100)
    page.keyboard.press("t")
    page.mouse.up()
    expect(page.locator(".carried")).to_have_count(0)
    expect(place(page, "a1")).to_have_accessible_name(re.compile("^1, a1"))
    expect(place(page, "b1")).to_have_accessible_name(re.compile("^0, b1"))


@pytest.mark.nightly
def test_a_second_finger_turns_the_dragged_tile(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    page = new_context(viewport={"width": 390, "height": 844}, has_touch=True).new_page()
    lay_out(page, url)
    tile = page.locator('[data-tile="0:1"]').bounding_box()
    assert tile is not None
    x, y = edge(page, "a1-b1")
    # The dragged tile is above the finger, so that it is visible.
    over = {"x": x, "y": y + 46, "id": 0}
    second = {"x": 30, "y": 600, "id": 1}
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *points: dict[str, float]) -> None:
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    start = {"x": tile["x"] + tile["width"] / 2, "y": tile["y"] + 20, "id": 0}
    for point in (start, {**start, "y": start["y"] - 40}, over):
        touch("touchMove" if point is not start else "touchStart", point)
    carried = page.locator(".carried")
    expect(carried).to_have_attribute("style", re.compile(r"rotate\(270deg\)"))
    touch("touchStart", over, second)
    expect(carried).to_have_attribute("style", re.compile(r"rotate\(0deg\)"))
    touch("touchStart", over, second, {**second, "x": 60, "id": 2})
    expect(carried).to_have_attribute("style", re.compile(r"rotate\(90deg\)"))
    touch("touchEnd")
    expect(carried).to_have_count(0)
    expect(place(page, "a1")).to_have_accessible_name(re.compile("^1, a1"))
    expect(place(page, "b1")).to_have_accessible_name(re.compile("^0, b1"))


def test_a_finger_scrolls_the_tray_and_drags_a_tile_out_of_it(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    page = new_context(viewport={"width": 390, "height": 844}, has_touch=True).new_page()
    page.goto(f"{url}play.html?game=terzett&task=compose")
    wait_ready(page)
    tile = page.locator('[data-tile="1:3"]').bounding_box()
    assert tile is not None
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x, "y": y} for x, y in points]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    x, y = tile["x"] + 20, tile["y"] + 20
    touch("touchStart", (x, y))
    for step in range(1, 6):
        touch("touchMove", (x - 20 * step, y + 1))
    drawn = page.locator(".stock").evaluate("(tray) => tray.scrollLeft")
    assert 80 <= drawn <= 100
    expect(page.locator(".carried")).to_have_count(0)
    end_x, end_y = edge(page, "c3-d3")
    touch("touchMove", (end_x, end_y + 46))
    expect(page.locator(".carried")).to_be_visible()
    touch("touchEnd")
    expect(place(page, "c3")).to_have_accessible_name(re.compile("^[13], c3"))
    # Scrolling the tray selects no tile.
    touch("touchStart", (x, y))
    touch("touchMove", (x - 30, y))
    touch("touchMove", (x - 60, y))
    touch("touchEnd")
    page.wait_for_timeout(300)
    expect(page.locator(".stock .held")).to_have_count(0)


@pytest.mark.nightly
def test_the_tray_and_the_whole_board_are_visible_on_a_phone(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    page = new_context(viewport={"width": 390, "height": 844}, has_touch=True).new_page()
    page.goto(f"{url}play.html?game=terzett&task=compose")
    wait_ready(page)
    expect(page.locator("#notices .notice")).to_have_count(0)
    page.wait_for_function(
        """() => {
          const [tray, board, dock] = ['.stock', '#board', '#acts']
            .map((one) => document.querySelector(one).getBoundingClientRect());
          return board.top >= 0 && board.bottom <= tray.top + 1 && tray.bottom <= dock.top + 1;
        }"""
    )


@pytest.mark.nightly
def test_a_turned_tile_moves_fourteen_others(page: Page, url: str) -> None:
    page.goto(f"{url}play.html?game=terzett&figure=v")
    wait_ready(page)
    menu(page, "Turn tiles…")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="0 : 1", exact=True).click()
    expect(dialog.get_by_role("status")).to_contain_text("14 others moved")
    dialog.get_by_role("button", name="2 : 3", exact=True).click()
    expect(dialog.get_by_role("status")).to_contain_text("24 others moved")


@pytest.mark.nightly
@pytest.mark.parametrize("width", [320, 390])
def test_the_gallery_and_composing_work_by_touch_on_a_phone(
    new_context: Callable[..., BrowserContext], url: str, width: int
) -> None:
    size = {"width": width, "height": 720}
    page = new_context(viewport=size, has_touch=True, locale="de-DE").new_page()
    page.goto(url + GALLERY)
    wait_ready(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate(CLIPPED) == []
    lay_out(page, url)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert narrowest(page) >= 24
    page.locator('[data-tile="0:0"]').tap()
    page.touchscreen.tap(*edge(page, "a1-b1"))
    expect_said(page, "0:0")
    expect(page.locator(".stock .found")).to_have_count(1)


@pytest.mark.nightly
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_no_fault(
    new_context: Callable[..., BrowserContext], url: str, scheme: str
) -> None:
    page = new_context(color_scheme=scheme, reduced_motion="reduce").new_page()
    page.goto(url + GALLERY)
    wait_ready(page)
    assert violations(page) == []
    page.goto(url + "page.html?game=terzett")
    expect(page.locator("h1").first).to_be_attached()
    assert violations(page) == []
    page.goto(f"{url}play.html?game=terzett&figure=ix")
    wait_ready(page)
    assert violations(page) == []
    page.goto(f"{url}play.html?game=terzett&task=compose")
    wait_ready(page)
    page.locator('[data-act="help"]').click()
    expect(page.locator(".groups-row li")).to_have_count(8)
    assert violations(page) == []
    page.locator(".problem button").last.click()
    assert violations(page) == []
