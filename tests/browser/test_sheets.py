"""Sheets for printing: the menu, the page of rules, the sheets, and their PDF."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import wait_ready
from tests.browser.table import menu

from alveus import registry

if TYPE_CHECKING:
    from playwright.sync_api import Page

GAMES = len(registry.ids())
POINT = 25.4 / 72
"""A point of a PDF in millimetres."""


def test_the_menu_opens_sheets_and_each_is_a_page(page: Page, url: str) -> None:
    page.goto(f"{url}play.html?game=bohnenspiel")
    wait_ready(page)
    menu(page, "Make it yourself")
    page.get_by_role("link", name="Sheets for A4 paper").click()
    check(page, "Bohnenspiel: sheets to cut out", 3, (210, 297))


def test_the_rules_link_to_sheets_in_their_language(page: Page, url: str) -> None:
    page.goto(f"{url}page.html?game=rithmomachia&lang=de")
    page.get_by_role("link", name="Bögen für Letter-Papier").click()
    check(page, "Rithmomachia: Bögen zum Ausschneiden", 4, (215.9, 279.4))


@pytest.mark.nightly
def test_sheets_of_all_games_are_on_one_page_linked_from_home(page: Page, url: str) -> None:
    page.goto(f"{url}index.html")
    page.get_by_role("link", name="Make it yourself").click()
    parts = page.locator("#sheets li")
    expect(parts.first).to_be_visible()
    assert len(set(parts.locator("b").all_inner_texts())) == GAMES
    for picture in parts.locator("img").all():
        picture.scroll_into_view_if_needed()
        expect(picture).to_have_js_property("complete", True)
        assert picture.evaluate("image => image.naturalWidth") > 0
    parts.filter(has_text="Terzett").first.get_by_role("button").click()
    page.locator("#print").click()
    expect(page).to_have_title("Terzett: sheets to cut out")


def check(page: Page, title: str, sheets: int, size: tuple[float, float]) -> None:
    """Check the sheets on the screen, their style, and their PDF."""
    expect(page).to_have_title(title)
    icon = page.locator("link[rel=icon]").evaluate("async ({href}) => (await fetch(href)).status")
    assert icon == 200
    drawn = page.locator("svg")
    expect(drawn).to_have_count(sheets)
    expect(drawn.first).to_have_css("display", "block")
    box = drawn.first.bounding_box()
    assert box is not None
    assert box["height"] / box["width"] == pytest.approx(size[1] / size[0], abs=0.01)
    pdf = page.pdf(prefer_css_page_size=True)
    pages = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf)
    assert len(pages) == sheets
    for printed in pages:
        assert [float(side) * POINT for side in printed] == pytest.approx(size, abs=0.5)
