"""Consistency of all pages: header, names and help; and no repeated questions or flashing.

Criteria 1.3.3, 1.4.13, 2.3.1, 3.1.2, 3.2.3, 3.2.4, 3.2.6 and 3.3.7 of WCAG 2.2.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.browser.table import menu, open_game, wait_frame

from alveus import registry
from toolchain.ground import WEB

if TYPE_CHECKING:
    from playwright.sync_api import Page

PAGES = (
    *("page.html?game=xii", "play.html?game=xii", "letter.html?game=xii", "practice.html"),
    *("gallery.html", "solver.html", "proportions.html", "lab.html", "make.html", "letters.html"),
    *("fair.html", "museums.html", "messages.html", "licences.html", "statements.html"),
    "figures.html",
)

FRAMED = ("museums.html", "messages.html")
"""Pages with a board in a frame.  Playwright does not see the end of all requests of its worker."""

BAR = ("alveus: all games", "Language", "Sound", "Colours", "Menu")
"""Controls in the header, in this order. Sound and menu exist only on pages with a board."""

NAMES = """() => [...document.querySelectorAll('header.bar :is(a, button)')]
  .filter((one) => one.checkVisibility())
  .map((one) => (one.ariaLabel ?? one.textContent).trim())"""

FOOTS = """() => [...document.querySelectorAll('footer a')]
  .map((one) => [one.getAttribute('href'), one.textContent.trim()])"""

# Number of visible elements outside the board.
SEEN = """() => [...document.querySelectorAll('body *')]
  .filter((one) => one.checkVisibility() && !one.closest('#board')).length"""

LATIN = ("eruptio", "obsidio", "victoria")

# Texts that contain a Latin term but are not marked as Latin.
UNMARKED = """(terms) => {
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    const free = !parentElement.closest('[lang=la], script, style');
    if (free && terms.some((term) => new RegExp(`\\\\b${term}\\\\b`).test(textContent)))
      found.push(textContent.trim());
  }
  return found;
}"""


@pytest.mark.nightly
def test_header_is_the_same_on_every_page(page: Page, url: str) -> None:
    links: dict[str, set[str]] = {}
    for address in ("index.html", *PAGES):
        page.goto(url + address)
        if address in FRAMED:
            ready = page.frame_locator("iframe").locator("html[data-alveus=ready]")
            ready.wait_for(state="attached", timeout=60_000)
        else:
            page.wait_for_load_state("networkidle")
        for href, name in page.evaluate(FOOTS):
            links.setdefault(href, set()).add(name)
        if address != "index.html":
            page.wait_for_function("() => document.querySelector('#theme')?.ariaLabel")
            names = [name.partition(": ")[0] for name in page.evaluate(NAMES)[1:]]
            board = address.startswith(("play", "letter."))
            assert names == [label for label in BAR[1:] if board or label not in ("Sound", "Menu")]
            assert page.evaluate(NAMES)[0] == BAR[0]
    assert [names for names in links.values() if len(names) > 1] == []


@pytest.mark.parametrize("game", registry.ids())
def test_help_is_at_the_end_of_every_games_menu(page: Page, url: str, game: str) -> None:
    open_game(page, url, game)
    page.locator("#menu").press("Enter")
    expect(page.get_by_role("menuitem").last).to_contain_text("Keys and help…")


@pytest.mark.nightly
def test_a_new_game_keeps_the_settings_of_the_last_game(page: Page, url: str) -> None:
    open_game(page, url)
    menu(page, "New game…")
    friend = page.get_by_role("radio", name="A friend on this device")
    friend.check()
    page.get_by_role("button", name="Start game").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    menu(page, "New game…")
    expect(friend).to_be_checked()


@pytest.mark.nightly
@pytest.mark.parametrize("game", registry.ids())
def test_no_content_appears_on_hover_only(page: Page, url: str, game: str) -> None:
    open_game(page, url, game)
    page.mouse.move(0, 0)
    page.wait_for_load_state("networkidle")
    before = page.evaluate(SEEN)
    for pointed in ("#theme", "#menu", "#board [data-place]", "#say", "#acts button:visible"):
        page.locator(pointed).first.hover(force=True)
        wait_frame(page)
        assert page.evaluate(SEEN) == before, pointed


def test_latin_is_marked_as_latin(page: Page, url: str) -> None:
    page.goto(f"{url}page.html?game=rithmomachia")
    expect(page.locator("main [lang=la]").first).to_be_attached()
    assert page.evaluate(UNMARKED, LATIN) == []
    page.locator("#language").press("Enter")
    expect(page.get_by_role("menuitemradio", name="Deutsch")).to_have_attribute("lang", "de")


def test_no_animation_repeats_endlessly() -> None:
    styles = [*(WEB / "src").rglob("*.css")]
    scripts = [*(WEB / "src").rglob("*.ts")]
    assert len(styles) > 50
    endless = re.compile(r"\binfinite\b|animation-iteration-count|\biterations:")
    again = [file.name for file in (*styles, *scripts) if endless.search(file.read_text("utf-8"))]
    assert again == []


def test_no_text_identifies_a_button_by_position_shape_or_colour_only() -> None:
    texts = [*(WEB / "src" / "i18n").rglob("*.ftl")]
    assert len(texts) > 60
    thing = r"(button|field|Knopf|Schaltfläche|Feld)s?"
    where = r"(on|to|at) the (left|right|top|bottom)|links|rechts|oben|unten"
    kind = r"(red|green|blue|round|square|rote|grüne|blaue|runde|eckige)[nrs]?"
    alone = re.compile(rf"\b{thing} ({where})\b|\b{kind} {thing}\b")
    faults = [
        line
        for file in texts
        for line in file.read_text("utf-8").splitlines()
        if not line.startswith("#") and alone.search(line)
    ]
    assert faults == []
