"""All pages in a pseudo-locale: longer texts are not clipped, and every text is a message."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import wait_ready
from tests.browser.pseudo import CLOSE, OPEN, use_pseudo_locale
from tests.browser.test_access import CLIPPED

from alveus import registry

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

PAGES = (
    *("index.html", "museums.html", "lab.html", "letter.html", "gallery.html", "proportions.html"),
    "figures.html",
    *("practice.html?game=xii", "make.html?game=bohnenspiel", "letters.html"),
    *("fair.html", "statements.html", "licences.html", "page.html?game=rithmomachia"),
    *(f"play.html?game={game}" for game in registry.ids()),
)
WINDOWS = {"phone": (390, 844), "desktop": (1280, 800), "frame": (480, 480)}
FRAMES = tuple(f"embed.html?game={game}" for game in registry.ids())

# Texts without an accent, which no message of the pseudo-locale contains. Names of languages, the
# name of the site, dates, numerals, code and the browser's own texts are not messages.
NOT_TRANSLATED = """() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const other = "script, style, noscript, svg, code, pre, textarea, option, time, em, b, [lang]";
  const unchanged = /^(alveus|English|Deutsch|exhibit\\.json|[IVXL]+)$/;
  const found = [];
  for (let text; (text = texts.nextNode()); ) {
    const words = text.data.trim();
    const element = text.parentElement;
    if (!/[A-Za-z]{3}/.test(words) || /[áéíóúýçñš]/.test(words) || unchanged.test(words)) continue;
    if (element.closest(other) || element.closest(".read") || !element.checkVisibility()) continue;
    found.push(`${element.tagName.toLowerCase()}: ${words.slice(0, 80)}`);
  }
  return found;
}"""


def open_pseudo(new_context: Callable[..., BrowserContext], window: str, address: str) -> Page:
    width, height = WINDOWS[window]
    context = new_context(
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        service_workers="block",
    )
    page = context.new_page()
    use_pseudo_locale(page)
    page.goto(address)
    page.wait_for_load_state("networkidle")
    if "play.html" in address or "embed.html" in address:
        wait_ready(page)
    expect(page.locator("body")).to_contain_text(OPEN)
    return page


def clipped(page: Page) -> list[str]:
    """Return the clipped texts, except names of players, which end with an ellipsis."""
    texts: list[str] = page.evaluate(CLIPPED)
    return [text for text in texts if not text.startswith(("<b><bdi>", "<p>" + OPEN))]


@pytest.mark.parametrize("window", ["phone", "desktop"])
@pytest.mark.parametrize("address", PAGES)
def test_longer_texts_are_not_clipped_and_all_texts_are_messages(
    new_context: Callable[..., BrowserContext], url: str, address: str, window: str
) -> None:
    page = open_pseudo(new_context, window, url + address)
    assert page.evaluate(NOT_TRANSLATED) == []
    assert clipped(page) == []


@pytest.mark.nightly
@pytest.mark.parametrize("address", FRAMES)
def test_longer_texts_are_not_clipped_in_a_frame(
    new_context: Callable[..., BrowserContext], url: str, address: str
) -> None:
    page = open_pseudo(new_context, "frame", url + address)
    assert page.evaluate(NOT_TRANSLATED) == []
    assert clipped(page) == []


@pytest.mark.nightly
@pytest.mark.parametrize("window", ["phone", "desktop"])
def test_longer_texts_are_not_clipped_in_the_settings(
    new_context: Callable[..., BrowserContext], url: str, window: str
) -> None:
    page = open_pseudo(new_context, window, f"{url}play.html?game=bohnenspiel")
    page.locator("#menu").click()
    page.get_by_role("menuitem", name=re.compile("Séttíñgš")).click()
    expect(page.get_by_role("dialog")).to_contain_text(CLOSE)
    assert page.evaluate(NOT_TRANSLATED) == []
    assert clipped(page) == []
