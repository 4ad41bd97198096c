"""The documentation in the browser: reached from the home page, searched, read offline."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import serving, wait_offline

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page


def test_documentation_is_linked_searchable_and_keeps_the_policy(page: Page, url: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    complaints: list[str] = []
    page.on(
        "console",
        lambda message: complaints.append(message.text) if message.type == "error" else None,
    )
    page.goto(url)
    page.get_by_role("link", name="Documentation").click()
    expect(page.get_by_role("heading", name="Start", level=1)).to_be_visible()
    page.get_by_label("Search", exact=True).first.fill("commitment")
    expect(page.locator(".md-search-result__item").first).to_contain_text("commitment")
    page.goto(f"{url}docs/rules.html")
    figures = page.locator("img.figure")
    assert figures.evaluate_all("all => all.every(one => one.naturalWidth > 0)")
    assert [address for address in asked if not address.startswith((url, "data:", "blob:"))] == []
    assert complaints == []


@pytest.mark.nightly
@pytest.mark.offline
def test_visited_documentation_can_be_read_offline(page: Page, site: Path) -> None:
    with serving(site) as server:
        page.goto(server.url)
        wait_offline(page)
        page.goto(f"{server.url}docs/index.html")
        expect(page.get_by_role("heading", name="Start", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
    page.goto(f"{server.url}docs/index.html")
    expect(page.get_by_role("heading", name="Start", level=1)).to_be_visible()
    colour = page.locator(".md-header").evaluate("one => getComputedStyle(one).backgroundColor")
    assert colour == "rgb(122, 31, 27)"
