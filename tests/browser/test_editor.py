"""The editor: setting up a position in lines by keyboard, reasons for refusal, and play."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import violations, wait_ready
from tests.browser.table import menu, place

from alveus import registry

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Locator, Page

EDITED = [spec.info.id for spec in registry.specs() if spec.writing]


def line(page: Page, name: str) -> Locator:
    return page.locator(f'[data-line="{name}"]')


def write(page: Page, name: str, text: str) -> None:
    """Write a line by keyboard."""
    line(page, name).focus()
    page.keyboard.press("Control+A")
    page.keyboard.type(text)
    page.keyboard.press("Enter")


@pytest.mark.nightly
def test_a_position_is_set_up_by_keyboard_refused_corrected_and_played(
    page: Page, url: str
) -> None:
    page.goto(f"{url}play.html?game=lombardorum&edit")
    wait_ready(page)
    message = page.locator(".course-said")
    write(page, "men.white", "12:16")
    expect(message).to_contain_text("16")
    expect(page.locator("[data-act=play]")).to_have_attribute("aria-disabled", "true")
    write(page, "men.white", "11:2")
    expect(page.locator("[data-act=play]")).to_have_attribute("aria-disabled", "false")
    expect(line(page, "men.white")).to_have_value("11:2 off:13")
    write(page, "dice", "6 5")
    expect(place(page, "p11")).to_have_attribute("aria-label", re.compile("2 men|two|Ivory"))
    page.locator("[data-act=play]").focus()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/lombardorum/#"))
    wait_ready(page)
    expect(place(page, "p11")).to_have_attribute("aria-label", re.compile("2 men|two|Ivory"))


@pytest.mark.nightly
def test_the_lines_follow_the_board_and_a_reload_keeps_them(page: Page, url: str) -> None:
    page.goto(f"{url}play.html?game=bohnenspiel")
    wait_ready(page)
    menu(page, "Set up a position")
    expect(line(page, "pits.south")).to_have_value("6 6 6 6 6 6")
    for _ in range(2):
        place(page, "s1").press("Enter")
    expect(line(page, "pits.south")).to_have_value("0 7 7 7 7 7")
    page.reload()
    wait_ready(page)
    expect(line(page, "pits.south")).to_have_value("0 7 7 7 7 7")
    page.locator("#analysis .button").click()
    expect(page.locator("#analysis-body tbody tr").first).to_be_visible()
    page.locator("[data-act=task]").click()
    expect(page.get_by_role("dialog")).to_contain_text("Correct answers")


@pytest.mark.nightly
def test_a_link_to_another_position_replaces_the_position_in_the_editor(
    page: Page, url: str
) -> None:
    page.goto(f"{url}play.html?game=bohnenspiel&edit")
    wait_ready(page)
    expect(line(page, "pits.south")).to_have_value("6 6 6 6 6 6")
    position = {"turn": "south", "pits": [1, *[6] * 11], "stores": [5, 0]}
    page.evaluate("(hash) => { location.hash = hash; }", quote(json.dumps(position)))
    expect(line(page, "pits.south")).to_have_value("1 6 6 6 6 6")


@pytest.mark.parametrize("game", EDITED)
def test_positions_of_every_game_with_an_opponent_can_be_edited(
    page: Page, url: str, game: str
) -> None:
    page.goto(f"{url}play.html?game={game}&edit")
    wait_ready(page)
    first = page.locator("textarea[data-line]").last
    expect(first).to_be_visible()
    first.fill("1:1 what?")
    first.press("Enter")
    expect(page.locator(".course-said")).to_contain_text("cannot be read")


@pytest.mark.nightly
@pytest.mark.parametrize(
    "look",
    [{}, {"locale": "de-DE", "viewport": {"width": 390, "height": 844}, "has_touch": True}],
    ids=["desk", "phone"],
)
def test_axe_finds_no_fault_in_the_editor(
    new_context: Callable[..., BrowserContext], url: str, look: dict[str, Any]
) -> None:
    page = new_context(**look).new_page()
    page.goto(f"{url}play.html?game=duodecim&edit")
    wait_ready(page)
    expect(page.locator("textarea[data-line]").first).to_be_visible()
    assert violations(page) == []


@pytest.mark.nightly
def test_rows_of_numbers_are_aligned(page: Page, url: str) -> None:
    page.goto(f"{url}play.html?game=dominosa&edit")
    wait_ready(page)
    grid = line(page, "grid")
    expect(grid).to_have_value(re.compile(r"^\d+\n\d+\n"))
    rows = grid.input_value().splitlines()
    assert grid.evaluate("(one) => one.scrollHeight <= one.clientHeight + 1")
    grid.fill(rows[-1])
    for row in rows[-2::-1]:
        grid.press("Enter")
        page.keyboard.type(row)
    grid.press("Control+Enter")
    expect(page.locator("[data-act=play]")).to_have_attribute("aria-disabled", "false")
    expect(place(page, "a1")).to_have_attribute("aria-label", re.compile(rf"\b{rows[-1][0]}\b"))
    expect(grid).to_have_value("\n".join(rows[::-1]))
