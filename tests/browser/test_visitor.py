"""The path of a first-time visitor: in German, from the home page, without reading the rules."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import wait_ready
from tests.browser.table import lay, menu, press, turn, wait_frame
from tests.browser.walking import late

from alveus import registry

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page

WINDOWS: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
TURNS = 10
FIRST_MOVE_S = 60
MAIN = ("throw", "deal", "pass", "buy", "commit")
TARGET = re.compile("Ziel|schlägt mit")
WON = re.compile("Sie haben (die (Partie|Runde) )?(gewonnen|verloren)|gewinnt|Unentschieden")


def presses(page: Page, now: dict[str, Any], *, puzzle: bool) -> dict[str, Any]:
    """Press the highlighted button, or a piece and its first target."""
    acts = [name for name in now["acts"] if name in MAIN]
    if acts and not now["places"]:
        page.locator(f"#acts [data-act={acts[0]}]").click()
        return turn(page, now["played"])
    source = now["places"][-1][0]
    page.evaluate("scrollTo(0, 0)")
    press(page, source)
    wait_frame(page)
    places = turn(page)["places"]
    aimed = [name for name, label in places if TARGET.search(label)]
    beside = [name for name, _ in places if name != source]
    press(page, (aimed or (beside if puzzle else [source]))[0])
    return turn(page, now["played"])


def plays_first_move(page: Page, *, puzzle: bool) -> None:
    """Continue the guide, and roll until a piece can be moved."""
    page.locator("[data-act=guide-next]").click()
    now = turn(page)
    while not now["places"]:
        now = presses(page, now, puzzle=puzzle)
    presses(page, now, puzzle=puzzle)


def told(page: Page) -> str:
    """Return the text of the panel about the last turn."""
    panel = page.locator("#last-turn")
    return panel.inner_text() if panel.is_visible() else ""


def plays_turns(page: Page, now: dict[str, Any]) -> None:
    """Play until the opponent has moved several times; each of its turns must be described."""
    side = "#players .player[data-side] b"
    other = page.locator(side).first.text_content() or ""
    answers = 0
    for _ in range(20 * TURNS):
        if "again" in now["acts"] or answers == TURNS:
            break
        now = presses(page, now, puzzle=False)
        answers += other in told(page)
    assert "again" in now["acts"] or other in told(page)
    assert answers > 0


HINT = "() => document.querySelector('#acts [data-act=hint]')?.innerText"


def asks_for_step(page: Page) -> None:
    """Request the place, the reason and the step of a hint; the button names the next stage."""
    asked = page.evaluate(HINT)
    for _ in range(3):
        words = page.evaluate(HINT)
        page.locator("#acts [data-act=hint]").click()
        page.wait_for_function(f"(words) => ({HINT})() !== words", arg=words)
        if page.evaluate(HINT) in (asked, None):
            return
    pytest.fail("no step is made")


def finds_course(page: Page) -> None:
    """Close the guide and open it again; follow the link to the course and return."""
    leave = page.locator(".guide-leave")
    if leave.is_visible():
        leave.click()
    menu(page, "Einführung ins Spiel")
    expect(page.locator(".guide-head")).to_be_visible()
    leave.click()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.locator("#links").get_by_role("link", name="Lernen").click()
    expect(page).to_have_url(re.compile("&learn"))
    wait_ready(page)
    page.go_back()
    wait_ready(page)
    page.evaluate("scrollTo(0, 0)")


@pytest.mark.nightly
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("game", registry.ids())
def test_a_visitor_finds_first_move_reply_course_and_end(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path, game: str, window: str
) -> None:
    context = new_context(guided=True, locale="de-DE", reduced_motion="reduce", **WINDOWS[window])
    page = context.new_page()
    puzzle = len(registry.info(game).seats) == 1
    page.goto(url)
    begun = time.monotonic()
    page.locator(f"a[data-game={game}]").locator("visible=true").first.click()
    wait_ready(page)
    plays_first_move(page, puzzle=puzzle)
    assert time.monotonic() - begun < FIRST_MOVE_S
    expect(page).to_have_url(f"{url}de/{game}/")
    finds_course(page)

    if puzzle:
        page.locator("#acts [data-act=undo]").click()
        counted = page.locator("#say .turn").text_content()
        for _ in range(TURNS):
            asks_for_step(page)
        assert page.locator("#say .turn").text_content() != counted
    else:
        plays_turns(page, turn(page))

    if puzzle:
        again = page.locator("#acts [data-act=again]")
        for _ in range(60):
            if again.is_visible():
                break
            asks_for_step(page)
        expect(again).to_be_visible()
    else:
        lay(page, late(game), tmp_path, "Aus Datei laden …")
        now = turn(page)
        for _ in range(60):
            if "again" in now["acts"]:
                break
            now = presses(page, now, puzzle=False)
        expect(page.locator("#say .turn")).to_have_text(WON)
    expect(page.locator("#say .status")).to_be_visible()
    assert (page.locator("#say .status").inner_text()).strip()
