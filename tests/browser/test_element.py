"""The element that puts a board into a page: attributes, methods and events for messages."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Page
    from tests.browser.conftest import Complaints

    from alveus.serve import SiteServer

HOST = """<!doctype html><link rel="icon" href="data:,">
<script src="%salveus-board.js"></script>
<script>
  self.heard = [];
  addEventListener('DOMContentLoaded', () => {
    for (const type of ['ready', 'state', 'result', 'fault'])
      board.addEventListener(type, ({ detail }) => heard.push(detail));
  });
</script>
<alveus-board id="board" game="bohnenspiel" lang="de" mode="two"></alveus-board>"""

WEIGHT = 3_000
"""Maximum size of the element in bytes after gzip."""


@pytest.fixture
def host(page: Page, url: str, tmp_path: Path, keep_serving: Callable[..., SiteServer]) -> Page:
    (tmp_path / "index.html").write_text(HOST % url)
    page.goto(keep_serving(tmp_path).url)
    page.wait_for_function("() => heard.some(({ type }) => type === 'ready')")
    return page


def test_attributes_of_the_element_are_parameters_of_the_board(host: Page) -> None:
    frame = host.frames[1]
    expect(frame.locator("html")).to_have_attribute("lang", "de")
    host.evaluate("board.setAttribute('lang', 'en')")
    expect(frame.locator("html")).to_have_attribute("lang", "en")
    host.evaluate("heard.length = 0")
    host.evaluate("board.setAttribute('game', 'xii'), board.setAttribute('mode', 'ai')")
    host.wait_for_function("() => heard.some(({ type }) => type === 'ready')")
    assert host.evaluate("heard.map(({ game }) => game)")[0] == "xii"
    assert len(host.frames) == 2


@pytest.mark.nightly
def test_methods_return_promises_and_errors_reject_them(host: Page) -> None:
    host.evaluate("heard.length = 0")
    host.evaluate("board.getState()")
    host.wait_for_function("() => heard.some(({ type, position }) => type === 'state' && position)")
    host.evaluate("board.newGame({ level: 1, mode: 'ai' })")
    result = host.evaluate(
        "board.newGame({ level: 99 }).catch(({ code, message }) => [code, message])"
    )
    assert result[0] == "bad_parameter"
    assert "99" in result[1]
    assert host.evaluate("board.setPosition('~').catch(({ code }) => code)") == "link_damaged"


def test_the_element_is_small(site: Path) -> None:
    assert len(gzip.compress((site / "alveus-board.js").read_bytes(), 6)) <= WEIGHT


@pytest.mark.nightly
def test_an_unknown_attribute_is_reported(host: Page, complaints: Complaints) -> None:
    for name in ("levle", "class", "tabindex", "data-x", "aria-label"):
        host.evaluate("(name) => board.setAttribute(name, '1')", name)
    host.evaluate("heard.length = 0, board.setAttribute('level', '2')")
    host.wait_for_function("() => heard.some(({ type }) => type === 'ready')")
    assert complaints == ["warning: alveus-board: unknown attribute levle."]
    complaints.clear()


@pytest.mark.nightly
def test_changed_language_survives_a_reload_of_the_frame(host: Page) -> None:
    frame = host.frames[1]
    host.evaluate("board.setAttribute('lang', 'en')")
    expect(frame.locator("html")).to_have_attribute("lang", "en")
    host.evaluate("heard.length = 0")
    frame.evaluate("location.reload()")
    host.wait_for_function("() => heard.some(({ type }) => type === 'ready')")
    expect(frame.locator("html")).to_have_attribute("lang", "en")
