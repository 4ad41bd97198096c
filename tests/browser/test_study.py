"""Zeno's roll in the browser: one legal result, reasons against other moves, and Black's reply."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import expect_said, throw, violations, wait_ready
from tests.browser.test_access import CLIPPED, in_every_look

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page, Route

STUDY = "play.html?game=duodecim&study=zeno"
PLAY = (("p10", "p16"), ("p19", "p24"), ("p20", "p22"))
ALONE = (9, 10, 16, 19, 20, 22, 23, 24)
CLOSED = (8, 11, 12, 14, 15, 18, 21)


def press(page: Page, place: str) -> None:
    page.locator(f"[data-place='{place}']").click(force=True)


@pytest.fixture
def study(new_context: Callable[..., BrowserContext], url: str) -> Page:
    page = new_context(reduced_motion="reduce").new_page()
    page.goto(url + STUDY)
    wait_ready(page)
    ask(page)
    return page


def ask(page: Page) -> None:
    """Read the introduction, and let Zeno roll."""
    page.get_by_role("button", name="Let Zeno roll").click()


def solve(page: Page, steps: tuple[tuple[str, str], ...] = PLAY) -> None:
    for start, end in steps:
        before = page.locator("#moves").text_content() or ""
        press(page, start)
        press(page, end)
        expect(page.locator("#moves")).not_to_have_text(before)
    expect(page.locator(".game")).to_have_attribute("data-study", "solved")


@pytest.mark.nightly
def test_the_home_page_links_to_the_study(page: Page, url: str) -> None:
    page.goto(url + "index.html")
    studies = page.get_by_role("navigation", name="Studies")
    studies.get_by_role("link", name="Zeno’s throw").click()
    wait_ready(page)
    expect(page.get_by_role("heading", name="Zeno was doing well")).to_be_visible()
    expect(page.locator(".course-rings .goal")).to_have_count(4)
    ask(page)
    expect(page.get_by_role("heading", name="Zeno’s throw")).to_be_visible()
    expect(page.locator("#say .status")).to_have_text("Rolled: 2, 5, and 6.")
    expect(page.locator(".player[data-side=white]")).to_contain_text("203")
    expect(page.locator(".player[data-side=black]")).to_contain_text("211")


REFUSED = (
    ("p6", "p12", "Blocked: 2 of the opponent’s men hold 12."),
    ("p20", "off.white", "Not yet: you may bear off only when all your men are"),
    ("p9", "p15", "Blocked: 2 of the opponent’s men hold 15."),
    ("p19", "p21", "Blocked: 2 of the opponent’s men hold 21."),
    ("p10", "p15", "Blocked: 2 of the opponent’s men hold 15."),
    ("p23", "off.white", "Not yet: you may bear off only when all your men are"),
)
"""Illegal moves and their reasons; consecutive reasons differ, so that each change is visible."""


def test_other_moves_are_refused_with_their_reason(study: Page) -> None:
    for start, end, reason in REFUSED:
        press(study, start)
        press(study, end)
        expect(study.locator("#say .status")).to_contain_text(reason)
        study.keyboard.press("Escape")


@pytest.mark.nightly
def test_presses_after_the_first_key_are_handled_in_order(page: Page, url: str) -> None:
    """The first focus on the board loads the script for keys; presses must wait for it."""
    held: list[Route] = []
    page.route("**/keys-*.js", lambda route: held.append(route))
    page.goto(url + STUDY)
    wait_ready(page)
    ask(page)
    start, end, reason = REFUSED[1]
    press(page, "p6")
    page.keyboard.press("Escape")
    press(page, start)
    press(page, end)
    with page.expect_response("**/keys-*.js"):
        held.pop().continue_()
    page.wait_for_timeout(300)
    expect(page.locator("#say .status")).to_contain_text(reason)


@pytest.mark.nightly
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_every_order_of_steps_ends_with_eight_blots(study: Page, order: tuple[int, ...]) -> None:
    solve(study, tuple(PLAY[index] for index in order))
    expect(study.get_by_role("heading", name="One outcome, eight single men")).to_be_visible()
    for point in ALONE:
        cell = study.locator(f"[data-place=p{point}]")
        expect(cell).to_have_attribute("aria-label", re.compile("a single man"))
    for point in CLOSED:
        cell = study.locator(f"[data-place=p{point}]")
        expect(cell).to_have_attribute("aria-label", re.compile("blocked for White"))
    expect(study.locator(".alone li")).to_have_text([str(point) for point in ALONE])
    expect(study.get_by_role("button", name="Continue as Black")).to_be_in_viewport(ratio=1)


@pytest.mark.nightly
def test_the_reasons_are_shown_for_each_die_on_request(study: Page) -> None:
    ask = study.get_by_role("button", name="Why can no other man move?")
    expect(ask).to_have_count(0)  # not before the first attempt
    press(study, "p6")
    press(study, "p12")
    ask.click()
    facts = study.locator(".die-facts")
    expect(facts.nth(0)).to_contain_text("10 to 16")
    expect(facts.nth(0)).to_contain_text("6–12 and 9–15: blocked by black pairs")
    expect(facts.nth(1)).to_contain_text("19 to 24")
    expect(facts.nth(2)).to_contain_text("20 to 22")
    expect(facts.nth(2)).to_contain_text("Men on 23 and 24 would leave the board")


@pytest.mark.nightly
def test_the_tabs_can_be_changed_with_arrow_keys(study: Page) -> None:
    solve(study)
    study.get_by_role("tab", name="The reasons").focus()
    study.keyboard.press("ArrowRight")
    panel = study.get_by_role("tabpanel")
    expect(panel).to_contain_text("three men with 186 of 216 rolls")
    study.keyboard.press("ArrowRight")
    expect(panel).to_contain_text("14,976 readings")
    expect(panel.get_by_role("row", name="Divus on 24")).to_contain_text("6")
    expect(panel.get_by_role("row", name="White moves from 24 to 1")).to_contain_text("39")


@pytest.mark.nightly
def test_undo_returns_to_the_roll(study: Page) -> None:
    solve(study)
    study.get_by_role("button", name="Undo").click()
    expect(study.locator("#say .status")).to_have_text("Still to play: 2.")
    expect(study.locator("[data-place=p24]")).not_to_have_attribute(
        "aria-label", re.compile("a single man")
    )


@pytest.mark.nightly
def test_the_game_can_be_continued_as_black(study: Page) -> None:
    solve(study)
    study.get_by_role("button", name="Continue as Black").click()
    expect(study.locator(".study")).to_be_hidden()
    throw(study)
    expect_said(study, "Black rolls")
    expect(study.locator(".player[data-side=black]")).to_contain_text("You")
    study.wait_for_timeout(300)
    study.reload()
    wait_ready(study)
    expect(study.locator("#say .status")).to_contain_text(re.compile("Rolled|White|Black"))
    expect(study.locator(".study")).to_be_hidden()


@pytest.mark.nightly
def test_the_rules_page_links_to_the_study(page: Page, url: str) -> None:
    page.goto(url + "page.html?game=duodecim#zeno")
    page.get_by_role("link", name="Try Zeno’s throw").click()
    wait_ready(page)
    expect(page.get_by_role("heading", name="Zeno was doing well")).to_be_visible()


@pytest.mark.nightly
def test_the_study_does_not_change_the_game_in_progress(study: Page, url: str) -> None:
    solve(study)
    study.goto(url + "play.html?game=duodecim")
    wait_ready(study)
    expect(study.locator(".turn").first).to_have_text("Who begins?")


@pytest.mark.nightly
@pytest.mark.parametrize(
    "look",
    [{}, {"locale": "de-DE", "viewport": {"width": 390, "height": 844}}],
    ids=["English", "German phone"],
)
def test_axe_finds_no_fault_in_the_study(
    new_context: Callable[..., BrowserContext], url: str, look: dict[str, object]
) -> None:
    page = new_context(reduced_motion="reduce", **look).new_page()
    page.goto(url + STUDY)
    wait_ready(page)
    assert in_every_look(page) == {}
    page.locator("[data-act=ask]").click()
    solve(page)
    assert violations(page) == []
    page.locator("#tab-numbers").click()
    assert in_every_look(page) == {}
    assert page.evaluate(CLIPPED) == []
