"""Announcements and focus: regression tests from a trial with a screen reader."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import expect_said, wait_ready
from tests.browser.table import open_game, place, wait_frame
from tests.browser.test_dominosa import lay_out as open_puzzle
from tests.browser.test_focus import LOST
from tests.browser.test_keyboard import LISTEN

if TYPE_CHECKING:
    from playwright.sync_api import Page


def ask(page: Page, key: str) -> str:
    """Press a key and return the announcement."""
    heard = page.evaluate("utterances.length")
    page.keyboard.press(key)
    page.wait_for_function("(heard) => utterances.length > heard", arg=heard)
    return str(page.evaluate("utterances.at(-1)"))


def test_every_key_has_an_announcement(page: Page, url: str) -> None:
    page.add_init_script(LISTEN)
    open_game(page, url)
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    assert ask(page, "Escape") == "Nothing is selected."
    assert ask(page, "l") == "Nothing has been played yet."
    assert ask(page, "a") == "This game has no attacks to show."
    place(page, "p5").focus()
    assert ask(page, "Enter") == "Point 5: nothing to do here."
    assert ask(page, "k") == "Ivory: 15 men: 15 on 1. Walnut: 15 men: 15 on 12."
    assert "Roll to see who begins." in ask(page, "n")
    roll = page.locator("#acts [data-act=throw]")
    roll.focus()
    assert "Roll to see who begins." in ask(page, "s")
    assert re.search(r"Ivory rolls|Both roll", ask(page, "r"))


@pytest.mark.nightly
def test_a_survey_is_shown_beside_the_board_until_the_next_key(page: Page, url: str) -> None:
    page.add_init_script(LISTEN)
    open_game(page, url)
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    survey = ask(page, "b")
    slip, board = page.locator(".told"), page.locator(".board")
    expect(slip).to_have_text(survey)
    (slip_box, board_box) = (element.bounding_box() for element in (slip, board))
    assert slip_box is not None
    assert board_box is not None
    assert slip_box["x"] >= board_box["x"] + board_box["width"]
    page.keyboard.press("ArrowRight")
    expect(slip).to_have_count(0)


@pytest.mark.nightly
def test_looking_back_undoes_nothing_and_keeps_focus(page: Page, url: str) -> None:
    page.add_init_script(LISTEN)
    open_game(page, url, "bohnenspiel")
    place(page, "s3").press("Enter")
    place(page, "s3").press("Enter")
    back = page.locator("#moves tbody button").first
    expect(back).to_be_visible()
    heard = page.evaluate("utterances.length")
    back.press("Enter")
    page.wait_for_function(
        "(heard) => utterances.slice(heard).some((one) => one.startsWith('Looking back'))",
        arg=heard,
    )
    assert "undone" not in " ".join(page.evaluate("utterances"))
    assert not page.evaluate(LOST)
    page.locator("#acts button:visible").first.press("Enter")
    expect_said(page, "Back at the current position.")
    assert not page.evaluate(LOST)


@pytest.mark.nightly
def test_a_resumed_game_is_announced(page: Page, url: str) -> None:
    open_game(page, url, "bohnenspiel")
    place(page, "s3").press("Enter")
    place(page, "s3").press("Enter")
    expect(page.locator("#moves tbody tr").first).to_be_visible()
    expect(place(page, "s1")).to_have_attribute("aria-disabled", "false")
    page.reload()
    wait_ready(page)
    expect_said(page, "Your game continues where you left off.")


@pytest.mark.nightly
def test_focus_stays_when_the_level_changes_and_a_puzzle_is_generated(page: Page, url: str) -> None:
    open_game(page, url)
    level = page.locator("#level").get_by_role("radio")
    level.nth(2).focus()
    page.keyboard.press("ArrowRight")
    expect(level.nth(3)).to_be_checked()
    expect(level.nth(3)).to_be_focused()
    open_puzzle(page, url)
    page.locator(".problem button").last.press("Enter")
    page.get_by_role("button", name="Start puzzle").press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".problem")).to_contain_text("Puzzle")
    wait_frame(page)
    assert not page.evaluate(LOST)
