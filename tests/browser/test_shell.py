"""The frame around the board: menus and dialogs, languages, the way back to a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect
from tests.browser.helpers import begin, wait_ready, wait_until
from tests.browser.table import KEPT, open_game

if TYPE_CHECKING:
    from playwright.sync_api import Page


def test_a_dialog_gives_focus_back_when_it_is_closed(page: Page, url: str) -> None:
    open_game(page, url)
    page.locator("#menu").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("menuitem").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("#menu")).to_be_focused()


def test_another_language_is_spoken_at_once_and_kept(page: Page, url: str) -> None:
    open_game(page, url)
    page.locator("#language").click()
    page.get_by_role("menuitemradio", name="Deutsch").click()
    expect(page.locator(".turn")).to_have_text("Wer beginnt?")
    page.reload()
    expect(page.locator(".turn")).to_have_text("Wer beginnt?")
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_the_home_page_offers_the_seat_that_was_left(page: Page, url: str) -> None:
    page.goto(url)
    expect(page.get_by_role("link", name="Ludus Lombardorum").first).to_be_visible()
    expect(page.locator("#continue")).to_be_hidden()
    open_game(page, url)
    begin(page)
    wait_until(page, f"({KEPT})().then((kept) => kept?.view.actor.side === 'white')")
    page.goto(url)
    seat = page.get_by_role("link", name="Take your seat")
    expect(seat).to_be_visible()
    seat.click()
    wait_ready(page)
    expect(page.locator(".status")).to_have_text("Ivory is to throw.")


def test_an_unknown_game_is_told(page: Page, url: str) -> None:
    page.goto(url + "play.html?game=chess")
    expect(page.locator(".turn")).to_have_text("There is no game called “chess” here.")
