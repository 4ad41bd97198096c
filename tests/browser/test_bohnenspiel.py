"""The Bohnenspiel on its pages: the preview, the analysis, the screens."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import expect_said, wait_ready
from tests.browser.table import narrowest
from tests.browser.test_access import in_every_look

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Locator, Page

GAME = "play.html?game=bohnenspiel"
CHAIN = {"turn": "south", "pits": [4, 1, 7, 0, 3, 5, 3, 1, 6, 2, 8, 0], "stores": [18, 14]}
DECIDED = {"turn": "south", "pits": [0, 2, 1, 3, 0, 5, 1, 5, 3, 1, 0, 4], "stores": [40, 7]}
LAST = {"turn": "south", "pits": [4, 0, 0, 0, 0, 3, 1, 1, 1, 0, 0, 0], "stores": [31, 31]}


def open_position(page: Page, url: str, position: object) -> None:
    page.goto(f"{url}{GAME}#{quote(json.dumps(position))}")
    wait_ready(page)
    expect(page.locator("#say .turn")).to_have_text("Your turn")


def pit(page: Page, place: str) -> Locator:
    return page.locator(f'[data-place="{place}"]')


def painted(page: Page) -> str:
    """Return the picture of the live layer of the board after it has been painted."""
    page.locator("#board .stage[data-finished]").wait_for()
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    shown: str = page.evaluate(
        "() => [...document.querySelectorAll('#board canvas')].at(-1).toDataURL()"
    )
    return shown


def beans(page: Page, place: str) -> str:
    return (pit(page, place).get_attribute("aria-label") or "").split(", ")[0]


def test_a_selected_pit_shows_its_captures_and_can_be_sown_by_button(page: Page, url: str) -> None:
    open_position(page, url, CHAIN)
    pit(page, "s5").click()
    chain = "pit 2 on the other side: two captured, then four, then six"
    expect(page.locator("#say .status")).to_contain_text(f"ends in {chain}")
    expect(page.locator("#legend")).to_contain_text("captured")
    takings = page.locator("#takings")
    expect(takings).to_contain_text("2 + 4 + 6 = 12")
    expect(takings).to_contain_text("Your pit 5 is empty and ends the chain.")
    page.keyboard.press("Escape")
    expect(takings).to_be_hidden()
    pit(page, "s5").click()
    page.locator("[data-act=play]").click()
    expect_said(page, f"You sow three beans from pit 5, ending in {chain}.")
    expect(page.locator("#moves")).to_contain_text("5, captures 12")


@pytest.mark.nightly
def test_a_double_tap_on_the_button_is_one_move(page: Page, url: str) -> None:
    open_position(page, url, CHAIN)
    pit(page, "s5").click()
    page.locator("[data-act=play]").evaluate("(button) => { button.click(); button.click(); }")
    expect(page.locator("#moves")).to_contain_text("5, captures 12")
    expect(page.locator("#say .turn")).to_have_text("Your turn")
    expect(page.locator(".toast")).to_have_count(0)


@pytest.mark.nightly
def test_a_pit_under_the_pointer_shows_its_last_bean_and_its_captures(page: Page, url: str) -> None:
    open_position(page, url, CHAIN)
    before = painted(page)
    pit(page, "s5").hover()
    taking = painted(page)
    pit(page, "s2").hover()
    plain = painted(page)
    pit(page, "n2").hover()
    nothing = painted(page)
    assert nothing == before
    assert len({before, taking, plain}) == 3


@pytest.mark.nightly
def test_a_pit_with_focus_shows_the_same_preview(page: Page, url: str) -> None:
    open_position(page, url, CHAIN)
    pit(page, "s4").focus()
    page.keyboard.press("ArrowRight")
    expect(pit(page, "s5")).to_be_focused()
    focused = painted(page)
    pit(page, "s5").hover()
    assert painted(page) == focused
    pit(page, "n2").hover()
    assert painted(page) != focused


@pytest.mark.nightly
def test_the_end_of_a_game_is_announced(page: Page, url: str) -> None:
    open_position(page, url, LAST)
    for _ in range(2):
        pit(page, "s6").click()
    expect(page.locator("#say .turn")).to_have_text(re.compile("You won \\d+–\\d+"))
    expect_said(page, "South collects the last four beans.")
    status = page.locator("#say .status")
    expect(status).to_have_text("A row is empty. South collects the last four beans.")
    assert beans(page, "store.south") == "41 beans"


@pytest.mark.nightly
def test_a_decided_game_can_be_ended(page: Page, url: str) -> None:
    open_position(page, url, DECIDED)
    expect(page.locator("#say .status")).to_contain_text("Decided: South has 40 beans")
    page.get_by_role("button", name="End game").click()
    expect(page.locator("#say .turn")).to_have_text(re.compile("You won \\d+–\\d+"))
    expect_said(page, "South ends the game, which is already decided.")


@pytest.mark.nightly
def test_the_analysis_shows_the_value_of_every_pit(page: Page, url: str) -> None:
    open_position(page, url, CHAIN)
    page.get_by_role("button", name="Analysis").click()
    rows = page.locator(".worths tbody tr")
    expect(rows).to_have_count(5)
    expect(rows.first).to_contain_text("Your pit 5")


@pytest.mark.nightly
def test_a_finished_game_can_be_reviewed(page: Page, url: str) -> None:
    open_position(page, url, LAST)
    for _ in range(2):
        pit(page, "s6").click()
    review = page.get_by_role("region", name="Review")
    expect(review.get_by_role("img")).to_be_visible()
    expect(review).to_contain_text("The best move, and the turning point.")


@pytest.mark.nightly
def test_a_finished_game_stays_finished_if_the_page_is_reloaded_during_its_replay(
    page: Page, url: str
) -> None:
    open_position(page, url, LAST)
    for _ in range(2):
        pit(page, "s6").click()
    page.get_by_role("button", name="Replay").click()
    page.keyboard.press("Home")
    expect(page.locator(".replay-told")).to_be_visible()
    page.goto(url + GAME)
    expect(page.locator("#say .turn")).to_have_text(re.compile("You won \\d+–\\d+"))


@pytest.mark.nightly
def test_a_series_ends_at_a_hundred_beans(page: Page, url: str) -> None:
    page.goto(url + GAME)
    wait_ready(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="New game…").click()
    page.get_by_role("radio", name="100").check(force=True)
    expect(page.get_by_role("dialog")).to_contain_text("Rounds: first to 100 beans")
    page.get_by_role("button", name="Start game").click()
    expect(page.get_by_role("status")).to_contain_text("A new game has begun.")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="New game…").click()
    expect(page.get_by_role("radio", name="100")).to_be_checked()


@pytest.mark.nightly
def test_a_wrong_answer_can_be_repeated(page: Page, url: str) -> None:
    page.goto(f"{url}{GAME}&learn#step=2")
    wait_ready(page)
    course = page.locator(".course")
    expect(pit(page, "s3")).to_have_attribute("aria-disabled", "false")
    for _ in range(2):
        pit(page, "s3").click()
    expect(course).to_contain_text("A legal move, but not the answer.")
    page.get_by_role("button", name="Try again").click()
    expect(course).to_contain_text("Two of your pits can capture beans")


STUDIES = [
    ("chain", "Across the border", "s5", "Twelve beans"),
    ("broken", "The five in between", "s5", "Six beans"),
    ("six", "Six beans from one pit", "s5", "Twenty-four beans"),
    ("last", "The last word", "s6", "41–31"),
]


@pytest.mark.nightly
@pytest.mark.parametrize(("study", "name", "chosen", "answer"), STUDIES)
def test_a_study_can_be_solved_on_the_board(
    page: Page, url: str, study: str, name: str, chosen: str, answer: str
) -> None:
    page.goto(url + "page.html?game=bohnenspiel")
    page.locator(f"#{study}").get_by_role("link", name="Try it").click()
    wait_ready(page)
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    for _ in range(2):
        pit(page, chosen).click()
    expect(page.get_by_role("heading", name=answer)).to_be_visible()


@pytest.mark.nightly
def test_a_different_answer_is_wrong_and_can_be_played_on(page: Page, url: str) -> None:
    page.goto(url)
    page.get_by_role("link", name="Six beans from one pit").click()
    wait_ready(page)
    for _ in range(2):
        pit(page, "s1").click()
    expect(page.locator(".study")).to_contain_text("but not the answer")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".study")).to_contain_text(
        "From which of your pits can you capture all six?"
    )
    for _ in range(2):
        pit(page, "s5").click()
    page.get_by_role("button", name="Keep playing").click()
    expect(page.locator(".study")).to_be_hidden()
    expect(page.locator("#say .turn")).to_have_text("Your turn")
    expect(page.locator("#moves")).to_contain_text("captures 24")


@pytest.mark.nightly
@pytest.mark.parametrize("width", [320, 390])
def test_every_pit_is_visible_on_a_phone(
    new_context: Callable[..., BrowserContext], url: str, width: int
) -> None:
    page = new_context(viewport={"width": width, "height": 720}, has_touch=True).new_page()
    page.goto(url + GAME)
    wait_ready(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert narrowest(page) >= 44
    for _ in range(2):
        pit(page, "s3").tap()
    expect_said(page, "You sow six beans from pit 3")


@pytest.mark.nightly
def test_axe_finds_no_fault_in_the_analysis(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    page.goto(url + GAME)
    wait_ready(page)
    page.get_by_role("button", name="Analysis").click()
    expect(page.locator(".worths tbody tr")).to_have_count(6)
    assert in_every_look(page) == {}
