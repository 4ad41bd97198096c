"""Situations in a museum: several fingers, rotation, sleep, blocked storage, dropped files.

Each test reproduces one situation in which an exhibit runs without staff.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import FLAGS
from tests.browser.helpers import wait_offline, wait_ready
from tests.browser.table import middle, turn
from tests.browser.test_exhibits import RUNS
from tests.browser.test_kiosk import KILLER, KIOSK, PASS, begin_playing, open_kiosk

from toolchain.chromium import find_chromium

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, CDPSession, Page

DROP = """(kind) => {
  const data = new DataTransfer();
  data.items.add(new File(["{}"], "game.json", { type: "application/json" }));
  const event = new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: data });
  return document.body.dispatchEvent(event);
}"""
"""Dispatches a drag event; false if its default, opening the file, is prevented."""
BLOCKED = """
for (const name of ["localStorage", "sessionStorage", "indexedDB"])
  Object.defineProperty(self, name, {
    get() { throw new DOMException("blocked", "SecurityError"); },
  });
"""


@pytest.fixture
def touched(new_context: Callable[..., BrowserContext], url: str) -> Page:
    """A Bohnenspiel exhibit on a touch screen that a visitor has begun to play."""
    page = new_context(has_touch=True).new_page()
    open_kiosk(page, url + KIOSK)
    page.wait_for_function(RUNS)
    begin_playing(page)
    return page


@pytest.fixture
def glass(touched: Page) -> CDPSession:
    return touched.context.new_cdp_session(touched)


def touch(glass: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    """Send a touch event with one point for each finger on the glass."""
    fingers = [{"x": x, "y": y, "id": index} for index, (x, y) in enumerate(points)]
    glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})


def pit(page: Page, index: int = 0) -> tuple[float, float]:
    """Return the middle of a pit that can be sown."""
    return middle(page, turn(page)["places"][index][0])


@pytest.mark.nightly
def test_dropped_file_does_not_replace_the_exhibit(page: Page, url: str) -> None:
    open_kiosk(page, url + KIOSK)
    page.wait_for_function(RUNS)
    assert not page.evaluate(DROP, "dragover")
    assert not page.evaluate(DROP, "drop")


@pytest.mark.nightly
def test_two_fingers_on_two_pits_sow_one_pit(touched: Page, glass: CDPSession) -> None:
    before = turn(touched)["played"]
    pits = pit(touched, 0), pit(touched, 3)
    touch(glass, "touchStart", pits[0])
    touch(glass, "touchStart", *pits)
    touch(glass, "touchEnd")
    turn(touched, before)
    expect(touched.locator("html")).to_have_attribute("data-kiosk", "play")


@pytest.mark.nightly
def test_touch_cancelled_by_the_system_leaves_the_board_usable(
    touched: Page, glass: CDPSession
) -> None:
    before = turn(touched)["played"]
    touch(glass, "touchStart", pit(touched))
    touch(glass, "touchCancel")
    touched.touchscreen.tap(*pit(touched))
    turn(touched, before)


@pytest.mark.nightly
def test_rotated_screen_keeps_the_game(touched: Page) -> None:
    before = turn(touched)["played"]
    touched.touchscreen.tap(*pit(touched))
    before = turn(touched, before)["played"]
    for size in ((1080, 1920), (1920, 1080), (1280, 800)):
        touched.set_viewport_size({"width": size[0], "height": size[1]})
        expect(touched.locator("#board")).to_be_in_viewport(ratio=0.95)
        expect(touched.locator(".kiosk-dock [data-act=guide]")).to_be_in_viewport(ratio=1)
    assert turn(touched)["played"] == before


def test_exhibit_runs_with_blocked_storage(page: Page, url: str) -> None:
    page.add_init_script(BLOCKED)
    open_kiosk(page, url + KIOSK)
    begin_playing(page)
    before = turn(page)["played"]
    page.mouse.click(*pit(page))
    turn(page, before)
    expect(page.locator("#notices")).to_have_text("")


@pytest.mark.nightly
def test_device_that_slept_for_hours_demonstrates_the_game_again(page: Page, url: str) -> None:
    page.clock.install()
    open_kiosk(page, url + KIOSK.replace("300", "30"))
    page.wait_for_function(RUNS)
    begin_playing(page)
    for _ in range(3):
        page.clock.fast_forward("08:00:00")
        page.clock.run_for(2000)
    expect(page.locator("html")).to_have_attribute("data-kiosk", "attract")
    expect(page.get_by_role("alertdialog")).to_have_count(0)


def test_worker_that_dies_under_a_visitor_is_replaced(page: Page, url: str) -> None:
    page.add_init_script(KILLER)
    open_kiosk(page, url + KIOSK)
    page.wait_for_function(RUNS)
    begin_playing(page)
    before = turn(page)["played"]
    chosen = pit(page)
    page.evaluate("kill()")
    page.mouse.click(*chosen)
    turn(page, before)
    wait_ready(page)
    expect(page.locator("html")).to_have_attribute("data-kiosk", "play")
    expect(page.locator("#notices")).to_have_text("")


@pytest.mark.nightly
def test_reset_closes_an_open_dialog(page: Page, url: str) -> None:
    open_kiosk(page, url + KIOSK.replace("300", "60"))
    page.wait_for_function(RUNS)
    begin_playing(page)
    page.get_by_role("button", name="How do I play?").click()
    expect(page.get_by_role("dialog", name="How do I play?")).to_be_visible()
    page.evaluate(PASS)
    expect(page.get_by_role("alertdialog")).to_be_visible()
    page.evaluate(PASS)
    expect(page.locator("html")).to_have_attribute("data-kiosk", "attract")
    expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.nightly
def test_reset_while_the_computer_thinks_starts_the_demonstration(page: Page, url: str) -> None:
    open_kiosk(page, url + KIOSK.replace("300", "60") + "&level=3")
    page.wait_for_function(RUNS)
    begin_playing(page)
    page.mouse.click(*pit(page))
    page.evaluate(PASS)
    page.evaluate(PASS)
    page.get_by_role("button", name="I’m finished").or_(
        page.get_by_role("button", name="Touch to play")
    ).first.wait_for()
    page.evaluate(PASS)
    expect(page.locator("html")).to_have_attribute("data-kiosk", "attract")
    expect(page.locator("#say .status")).not_to_be_empty()


@pytest.mark.nightly
def test_reset_returns_to_the_first_language(page: Page, url: str) -> None:
    open_kiosk(page, url + KIOSK.replace("300", "60") + "&langs=en,de")
    page.wait_for_function(RUNS)
    begin_playing(page)
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.evaluate(PASS)
    page.get_by_role("button", name="Ich bin fertig").click()
    expect(page.locator("html")).to_have_attribute("data-kiosk", "attract")
    expect(page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.nightly
@pytest.mark.offline
def test_restarted_browser_shows_the_exhibit_without_a_network(
    browser: Browser, url: str, tmp_path: Path
) -> None:
    """A persistent profile keeps the offline copy, as on a museum's computer."""
    start = browser.browser_type.launch_persistent_context
    options = {"executable_path": find_chromium(), "args": list(FLAGS)}
    with start(tmp_path, **options) as context:
        page = context.new_page()
        page.goto(url + KIOSK)
        page.wait_for_function(RUNS)
        wait_offline(page)
    with start(tmp_path, offline=True, **options) as context:
        page = context.new_page()
        page.goto(url + KIOSK)
        page.wait_for_function(RUNS)
        begin_playing(page)
