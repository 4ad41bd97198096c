"""Focus is never lost: after every control is pressed by key, some element has focus."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import expect
from tests.browser.helpers import wait_ready
from tests.browser.table import menu, open_game, wait_frame

from alveus import registry

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

GAMES = tuple(registry.ids())
PAGES = ("index.html", "statements.html", "make.html", "museums.html", "lab.html", "practice.html")

# All enabled controls, except links to other pages and file inputs.
CONTROLS = """() => {
  const all = [...document.querySelectorAll(
    'button, summary, input:not([type=file]), select, [role=menuitem]')];
  const open = document.querySelector('dialog[open]');
  self.controls = all.filter((one) => one.checkVisibility() && !one.closest('[inert], [hidden]')
    && (!open || open.contains(one)) && !one.disabled && !one.closest('.stage'));
  return self.controls.map((one) => one.id || one.ariaLabel || one.textContent.trim());
}"""

LEADS_AWAY = "Set up a position"
"""The menu entry that waits for the engine and then opens another page."""

# True if no visible element has focus.
LOST = """() => {
  const here = document.activeElement;
  return !here || here === document.body || !here.isConnected || !here.checkVisibility();
}"""


def press(page: Page, number: int) -> None:
    """Move focus to a control and press it by key."""
    page.evaluate("(number) => self.controls[number].focus()", number)
    kind = page.evaluate("document.activeElement.type ?? ''")
    page.keyboard.press("Space" if kind in ("radio", "checkbox") else "Enter")
    wait_frame(page)


def press_everything(page: Page, leave: Callable[[], None]) -> list[str]:
    """Press every control, each from the initial state; return those that lose focus."""
    lost = []
    for number, name in enumerate(page.evaluate(CONTROLS)):
        if page.evaluate(CONTROLS)[number : number + 1] != [name]:
            continue
        press(page, number)
        if is_lost(page):
            lost.append(name)
        page.keyboard.press("Escape")
        wait_frame(page)
        if is_lost(page):
            lost.append(f"{name}, then Esc")
        leave()
    return lost


def is_lost(page: Page) -> bool:
    """Return True if no element has focus after everything requested by a press has loaded."""
    for _ in range(20):
        if not page.evaluate(LOST):
            return False
        page.wait_for_timeout(50)
    return True


def wait_dialog(page: Page) -> None:
    """Wait a short time for a dialog, which may be loaded after a press."""
    with suppress(PlaywrightTimeout):
        page.wait_for_function("() => document.querySelector('dialog[open]')", timeout=1000)


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
def test_no_button_of_a_game_loses_focus(
    new_context: Callable[..., BrowserContext], url: str, game: str
) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    open_game(page, url, game)

    def leave() -> None:
        """Close open dialogs and menus, and return to the page if a button has left it."""
        while page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
            wait_frame(page)
        if f"game={game}" not in page.url and game not in page.url:
            open_game(page, url, game)

    assert press_everything(page, leave) == []


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
def test_no_entry_of_the_menu_loses_focus(
    new_context: Callable[..., BrowserContext], url: str, game: str
) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    open_game(page, url, game)
    page.on("filechooser", lambda _: None)
    page.evaluate("() => { self.print = () => {}; }")
    lost = []
    page.locator("#menu").press("Enter")
    entries = page.get_by_role("menuitem")
    expect(entries.first).to_be_focused()
    for number in range(entries.count()):
        entry = entries.nth(number)
        name = entry.inner_text()
        if entry.get_attribute("href") is not None:
            continue
        entry.focus()
        page.keyboard.press("Enter")
        if name == LEADS_AWAY:
            page.wait_for_url("**edit**")
            wait_ready(page)
            open_game(page, url, game)
        else:
            wait_dialog(page)
            if is_lost(page):
                lost.append(name)
        while page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
            wait_frame(page)
            if is_lost(page):
                lost.append(f"{name}, then Esc")
        page.locator("#menu").press("Enter")
        expect(entries.first).to_be_visible()
    assert lost == []


@pytest.mark.nightly
@pytest.mark.parametrize("address", PAGES)
def test_no_button_of_a_page_loses_focus(page: Page, url: str, address: str) -> None:
    page.goto(url + address)
    page.wait_for_load_state("networkidle")

    def leave() -> None:
        while page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
            wait_frame(page)
        if not page.url.startswith(url + address):
            page.goto(url + address)
            page.wait_for_load_state("networkidle")

    assert press_everything(page, leave) == []


@pytest.mark.nightly
def test_a_button_that_becomes_disabled_passes_the_focus_on(page: Page, url: str) -> None:
    page.clock.set_fixed_time("2026-02-23T12:00:00Z")
    open_game(page, url, "dominosa")
    menu(page, "Calendar…")
    earlier = page.locator("dialog .month button").first
    earlier.press("Enter")
    expect(earlier).to_be_disabled()
    wait_frame(page)
    assert not is_lost(page)
    assert page.evaluate("document.activeElement.closest('dialog') !== null")


@pytest.mark.nightly
def test_the_list_of_games_in_the_laboratory_keeps_the_focus(page: Page, url: str) -> None:
    page.goto(f"{url}lab.html")
    wait_ready(page)
    games = page.locator("#game")
    games.focus()
    before = games.input_value()
    page.keyboard.press("ArrowDown")
    expect(games).not_to_have_value(before)
    expect(page.locator("#add")).to_be_enabled()
    wait_frame(page)
    expect(games).to_be_focused()
