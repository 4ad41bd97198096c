"""A worker that ends during a request is replaced, and no data are lost."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import expect_said, wait_ready
from tests.browser.table import lay, load, menu, names, open_game, press

from alveus.core.controllers import Controller
from alveus.core.match import Match, begin
from alveus.registry import spec

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page

# Terminates a worker when the page sends the request named in `deadly`, so that the request has no
# answer.
DEADLY = """
self.deadly = '';
self.Worker = class extends Worker {
  postMessage(...args) {
    super.postMessage(...args);
    const asked = JSON.stringify(args[0]) ?? '';
    if (!deadly || !asked.includes(`\\\\"do\\\\":\\\\"${deadly}\\\\"`)) return;
    self.deadly = '';
    this.terminate();
  }
};
"""


def half_played(seats: dict[str, Controller] | None = None) -> Match:
    """Return a game in which Walnut has rolled 5 and 3 and played the 5."""
    match = begin(spec("lombardorum"), seed=b"two at one table", seats=seats)
    for text in ("throw", "throw", "5:1-6"):
        match.play(text)
    return match


def at_table(page: Page, url: str, folder: Path, match: Match) -> None:
    page.add_init_script(DEADLY)
    open_game(page, url)
    lay(page, match, folder)


def die_at(page: Page, request: str) -> None:
    page.evaluate("(request) => { deadly = request }", request)


def expect_restarted(page: Page) -> None:
    expect(page.get_by_text("Nothing was lost")).to_be_visible()
    assert page.evaluate("deadly") == ""
    wait_ready(page)


def status(page: Page, words: str | re.Pattern[str]) -> None:
    expect(page.locator("#say .status")).to_have_text(words)


def play_three(page: Page) -> None:
    press(page, "p12")
    press(page, "p9")


def test_a_move_is_played_after_the_worker_was_replaced(
    page: Page, url: str, tmp_path: Path
) -> None:
    at_table(page, url, tmp_path, half_played())
    die_at(page, "play")
    play_three(page)
    expect_restarted(page)
    status(page, "Ivory to roll.")


@pytest.mark.nightly
@pytest.mark.parametrize("step", ["undo", "redo"])
def test_a_step_in_the_history_is_made_after_the_worker_was_replaced(
    page: Page, url: str, tmp_path: Path, step: str
) -> None:
    at_table(page, url, tmp_path, half_played())
    if step == "redo":
        page.locator("[data-act=undo]").click()
        status(page, "Rolled: 5 and 3.")
    die_at(page, step)
    page.locator(f"[data-act={step}]").click()
    expect_restarted(page)
    status(page, "Still to play: 3." if step == "redo" else "Rolled: 5 and 3.")


@pytest.mark.nightly
def test_a_move_not_yet_stored_is_not_lost(page: Page, url: str, tmp_path: Path) -> None:
    at_table(page, url, tmp_path, half_played())
    die_at(page, "save")
    play_three(page)
    expect_restarted(page)
    status(page, "Ivory to roll.")
    page.locator("[data-act=undo]").click()
    status(page, "Still to play: 3.")


@pytest.mark.nightly
def test_a_first_position_not_yet_stored_is_not_lost(page: Page, url: str) -> None:
    page.add_init_script(DEADLY.replace("self.deadly = ''", "self.deadly = 'save'", 1))
    open_game(page, url)
    expect_restarted(page)
    page.locator("#acts [data-act=throw]").click()
    expect_said(page, re.compile(r"rolls? \d"))


@pytest.mark.nightly
@pytest.mark.parametrize("request_", ["hint", "why"])
def test_a_hint_can_be_requested_again(page: Page, url: str, tmp_path: Path, request_: str) -> None:
    def ask() -> None:
        if request_ == "hint":
            page.locator("[data-act=hint]").click()
        else:
            press(page, "p12")
            press(page, "p2")

    at_table(page, url, tmp_path, half_played())
    moves = page.locator("#moves").inner_text()
    die_at(page, request_)
    ask()
    expect_restarted(page)
    assert page.locator("#moves").inner_text() == moves
    page.keyboard.press("Escape")
    ask()
    expect(page.locator(".refusal" if request_ == "why" else "#say")).to_contain_text(
        re.compile("not|because|It|Hint", re.IGNORECASE)
    )


@pytest.mark.nightly
def test_the_computer_thinks_again(page: Page, url: str, tmp_path: Path) -> None:
    match = half_played({"white": Controller("tiro")})
    at_table(page, url, tmp_path, match)
    die_at(page, "think")
    play_three(page)
    expect_restarted(page)
    status(page, "Roll the dice.")


@pytest.mark.nightly
def test_a_link_is_created_after_the_worker_was_replaced(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path
) -> None:
    page = new_context(permissions=["clipboard-read", "clipboard-write"]).new_page()
    at_table(page, url, tmp_path, half_played())
    die_at(page, "link")
    menu(page, "Copy link")
    expect(page.get_by_role("status")).to_contain_text("The link has been copied.")
    assert "#" in page.evaluate("navigator.clipboard.readText()")
    status(page, "Still to play: 3.")


@pytest.mark.nightly
def test_a_file_is_loaded_after_the_worker_was_replaced(
    page: Page, url: str, tmp_path: Path
) -> None:
    at_table(page, url, tmp_path, half_played())
    page.locator("[data-act=undo]").click()
    status(page, "Rolled: 5 and 3.")
    die_at(page, "load")
    load(page, tmp_path / "match.json")
    status(page, "Still to play: 3.")


@pytest.mark.nightly
def test_a_new_game_begins_after_the_worker_was_replaced(
    page: Page, url: str, tmp_path: Path
) -> None:
    at_table(page, url, tmp_path, half_played())
    board = names(page)
    die_at(page, "again")
    menu(page, "New game…")
    page.get_by_role("button", name="Start game", exact=True).click()
    expect(page.get_by_role("status")).to_contain_text("A new game has begun.")
    assert names(page) != board
    die_at(page, "back")
    menu(page, "Previous game")
    expect(page.get_by_role("status")).to_contain_text("You are back in the previous game.")
    status(page, "Still to play: 3.")
    assert names(page) == board


@pytest.mark.nightly
def test_the_analysis_is_shown_after_the_worker_was_replaced(page: Page, url: str) -> None:
    page.add_init_script(DEADLY)
    open_game(page, url, "bohnenspiel")
    die_at(page, "analyse")
    page.get_by_role("button", name="Analysis").click()
    expect(page.locator(".worths tbody tr").first).to_be_visible()


@pytest.mark.nightly
def test_a_puzzle_is_generated_after_the_worker_was_replaced(page: Page, url: str) -> None:
    page.add_init_script(DEADLY)
    open_game(page, url, "dominosa")
    page.locator(".problem button").last.click()
    page.get_by_text("By number").click()
    page.get_by_label("Puzzle number").fill("17")
    die_at(page, "generate")
    page.get_by_role("button", name="Start puzzle").click()
    expect(page.locator(".folio")).to_have_text("17")
    assert page.evaluate("deadly") == ""


@pytest.mark.nightly
def test_a_demonstration_continues_if_its_worker_ends_in_the_second_game(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    # Announcements pass at once.
    page.add_init_script(
        """const real = setTimeout;
        self.setTimeout = (run, wait, ...given) => real(run, wait > 20_000 ? wait : 0, ...given);"""
    )
    page.add_init_script(DEADLY)
    page.goto(f"{url}embed.html?game=bohnenspiel&mode=demo&level=1&storage=0&lang=en")
    wait_ready(page)
    over = "() => document.querySelector('#say .turn').textContent.includes('won')"
    page.wait_for_function(over)
    expect(page.locator("#say .turn")).to_have_text("Demonstration")
    die_at(page, "think")
    page.wait_for_function("() => deadly === ''")
    page.wait_for_function(over)
