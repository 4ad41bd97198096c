"""The review after a game and the replay beside the board: axe, and use by keyboard."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import violations, wait_ready
from tests.browser.table import place

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

LAST = {"turn": "south", "pits": [4, 0, 0, 0, 0, 3, 1, 1, 1, 0, 0, 0], "stores": [31, 31]}
"""A position in which sowing pit 6 captures the last beans of the other side."""


def finish(page: Page, url: str) -> None:
    """Play a game to its end by keyboard and wait for the complete review."""
    page.goto(f"{url}play.html?game=bohnenspiel#{quote(json.dumps(LAST))}")
    wait_ready(page)
    for _ in range(2):
        place(page, "s6").press("Enter")
    expect(page.locator(".review img, .review [role=img]").first).to_be_visible()


@pytest.mark.nightly
def test_a_review_and_its_replay_can_be_used_by_keyboard(page: Page, url: str) -> None:
    finish(page, url)
    keys, title = page.keyboard, page.locator(".replay-told .turn")
    looks = page.locator(".review").get_by_role("button", name="on the board").first
    looks.focus()
    keys.press("Enter")
    expect(title).to_have_text("Turn 1 of 1")
    expect(page.locator("[data-key=play]")).to_be_focused()
    keys.press("Home")
    expect(title).to_have_text("Starting position")
    expect(place(page, "s6")).to_have_attribute(
        "aria-label", re.compile("^three beans, Your pit 6")
    )
    keys.press("ArrowRight")
    expect(title).to_have_text("Turn 1 of 1")
    keys.press("ArrowLeft")
    expect(title).to_have_text("Starting position")
    keys.press("End")
    expect(title).to_have_text("Turn 1 of 1")
    keys.press("Escape")
    expect(page.locator(".replay-panel")).to_be_hidden()
    expect(page.locator(".review")).to_be_visible()


@pytest.mark.nightly
@pytest.mark.parametrize(
    "look",
    [
        {},
        {
            "locale": "de-DE",
            "viewport": {"width": 390, "height": 844},
            "has_touch": True,
            "color_scheme": "dark",
        },
    ],
    ids=["desk", "phone"],
)
def test_axe_finds_no_fault_in_a_review_and_its_replay(
    new_context: Callable[..., BrowserContext], url: str, look: dict[str, Any]
) -> None:
    page = new_context(**look).new_page()
    finish(page, url)
    assert violations(page) == []
    page.locator(".review button[aria-label]").first.press("Enter")
    expect(page.locator(".replay-panel")).to_be_visible()
    assert violations(page) == []
