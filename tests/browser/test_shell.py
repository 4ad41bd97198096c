"""The page around the board: menus and dialogs, languages, restoring the previous game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import expect_said
from tests.browser.table import lay, menu, names, open_game

from alveus.core.controllers import Controller
from alveus.core.match import begin as begin_match
from alveus.registry import spec

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page


@pytest.mark.nightly
def test_a_closed_dialog_restores_focus(page: Page, url: str) -> None:
    open_game(page, url)
    page.locator("#menu").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("menuitem").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("#menu")).to_be_focused()


@pytest.mark.nightly
def test_redrawn_parts_of_a_dialog_keep_focus(page: Page, url: str) -> None:
    open_game(page, url)
    menu(page, "New game…")
    focused = page.locator(":focus")
    computer = page.get_by_role("radio", name="The computer")
    computer.focus()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name="A friend on this device")).to_be_checked()
    expect(focused).to_have_attribute("value", "friend")
    expect(page.get_by_role("radio", name="Side by side")).to_be_visible()
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("radiogroup", name="You play")).to_be_visible()
    expect(computer).to_be_focused()

    choose = page.get_by_role("button", name="Choose rules…")
    choose.click()
    options = page.get_by_role("dialog").last
    radio = options.locator("input[name^=option-]").first
    radio.focus()
    page.keyboard.press("ArrowDown")
    expect(options.locator("input[name=preset][value='']")).to_be_checked()
    assert focused.evaluate("(radio) => radio.checked && radio.name.startsWith('option-')")
    options.get_by_role("button", name="Use these rules").click()
    expect(choose).to_be_focused()


@pytest.mark.nightly
def test_events_behind_a_dialog_are_announced_in_it(page: Page, url: str, tmp_path: Path) -> None:
    open_game(page, url)
    match = begin_match(spec("lombardorum"), seats={"white": Controller("tiro")}, seed=b"behind")
    lay(page, match, tmp_path)
    menu(page, "Keys and help…")
    region = page.locator("dialog:modal [aria-live=polite]")
    expect(region).to_have_count(1)
    page.evaluate("document.querySelector('#acts [data-act=throw]').click()")
    expect(region).to_contain_text(re.compile("rolls"))


def test_the_previous_game_is_restored_by_a_button_and_never_by_undo(
    page: Page, url: str, tmp_path: Path
) -> None:
    open_game(page, url)
    undo = page.locator("[data-act=undo]").first
    expect(undo).to_be_disabled()
    match = begin_match(spec("lombardorum"), seed=b"two at one table")
    for text in ("throw", "throw", "5:1-6"):
        match.play(text)
    lay(page, match, tmp_path)
    expect(undo).to_be_enabled()
    board = names(page)
    toast = page.get_by_role("status")
    for way in ("toast", "menu"):
        menu(page, "New game…")
        page.get_by_role("button", name="Start game", exact=True).click()
        expect(toast).to_contain_text("A new game has begun.")
        expect(undo).to_be_disabled()
        expect(undo).to_have_attribute("title", "There is nothing to undo.")
        page.locator("#board [data-place]").first.press("u")
        expect_said(page, "There is nothing to undo.")
        if way == "toast":
            toast.get_by_role("button", name="Previous game").click()
        else:
            menu(page, "Previous game")
        expect(toast).to_contain_text("You are back in the previous game.")
        assert names(page) == board


def test_another_language_is_used_at_once_and_stored(page: Page, url: str) -> None:
    open_game(page, url)
    page.locator("#language").click()
    page.get_by_role("menuitemradio", name="Deutsch").click()
    expect(page.locator(".turn")).to_have_text("Wer beginnt?")
    page.reload()
    expect(page.locator(".turn")).to_have_text("Wer beginnt?")
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_an_unknown_game_shows_a_message(page: Page, url: str) -> None:
    page.goto(url + "play.html?game=chess")
    expect(page.locator(".turn")).to_have_text("There is no game called “chess” here.")
