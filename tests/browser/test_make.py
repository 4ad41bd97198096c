"""The page *Make it yourself*: the chosen game is printed, by keyboard, on both papers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect
from tests.browser.helpers import wait_ready

from alveus import registry
from alveus.sheets import draw_sheets

if TYPE_CHECKING:
    from playwright.sync_api import Page


def test_a_chosen_game_is_printed_on_the_paper_chosen(page: Page, url: str) -> None:
    page.goto(f"{url}make.html")
    wait_ready(page)
    page.get_by_role("button", name="Boards", exact=True).press("Enter")
    boards = page.locator("#sheets button")
    expect(boards.filter(has_not_text="board")).to_have_count(0)
    boards.filter(has_text="Rithmomachia").press("Enter")
    expect(page.locator("#printing h2")).to_have_text("Rithmomachia")
    page.get_by_role("radio", name="Letter").check()
    count = len(draw_sheets(registry.game("rithmomachia"), paper="letter"))
    expect(page.locator("#print")).to_have_text(f"Rithmomachia: {count} sheets to print")
    page.locator("#print").press("Enter")
    expect(page.locator("svg")).to_have_count(count)
    assert page.url.endswith("print/rithmomachia-letter-en.html")
