"""Demonstration games, on their page and in a frame, and taking over their position."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import wait_ready
from tests.browser.table import turn

from alveus import registry

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

PUZZLES = {"dominosa", "terzett"}
# Every game on its page, one of each kind in a frame.
PAGES = [f"play.html?game={game}" for game in registry.ids()]
PAGES += [f"embed.html?game={game}" for game in ("xii", "familydomino", "dominosa")]
DEAD = "[data-act=throw], [data-act=undo], [data-act=redo], [data-act=hint], [data-act=check]"

# Records the time of each change of the sentence beside the board.
LISTEN = """() => {
  self.told = [];
  const said = () => ['.status', '.aid-said'].map((one) => document.querySelector(one)?.innerText);
  const hear = () => {
    const text = said().join(' ').trim();
    if (text !== told.at(-1)?.text) told.push({ text, at: performance.now() });
    requestAnimationFrame(hear);
  };
  hear();
}"""


def watch(page: Page, address: str) -> None:
    page.goto(address)
    wait_ready(page)
    page.evaluate(LISTEN)


def sentences_after(page: Page, count: int) -> list[dict[str, float]]:
    """Return the sentences beside the board after `count` changes."""
    page.wait_for_function("(count) => told.length > count", arg=count, timeout=30_000)
    heard: list[dict[str, float]] = page.evaluate("told")
    return heard


@pytest.mark.nightly
@pytest.mark.parametrize("address", PAGES)
def test_every_demonstration_describes_each_turn_and_has_no_inactive_button(
    page: Page, url: str, address: str
) -> None:
    watch(page, f"{url}{address}&mode=demo&level=1")
    heard = sentences_after(page, 3)
    assert all(sentence["text"] for sentence in heard)
    expect(page.locator("#acts").locator(DEAD)).to_have_count(0)
    expect(page.locator("#acts [data-act=take]")).to_be_visible()


@pytest.mark.nightly
@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_demonstration_is_slow_with_any_animation_setting(
    new_context: Callable[..., BrowserContext], url: str, motion: str
) -> None:
    page = new_context(reduced_motion=motion).new_page()
    watch(page, f"{url}play.html?game=bohnenspiel&mode=demo&level=1")
    times = [sentence["at"] for sentence in sentences_after(page, 5)][2:]
    assert min(later - earlier for earlier, later in pairwise(times)) >= 800


@pytest.mark.nightly
@pytest.mark.parametrize("how", ["button", "board", "Enter"])
def test_touching_a_demonstration_continues_its_position(page: Page, url: str, how: str) -> None:
    watch(page, f"{url}play.html?game=bohnenspiel&mode=demo&level=1")
    sentences_after(page, 3)
    if how == "button":
        page.get_by_role("button", name="Take over").click()
    elif how == "board":
        page.locator("#board .stage").click(position={"x": 3, "y": 3})
    else:
        page.locator("#board [data-place]").first.press("Enter")
    expect(page.locator("[data-act=take]")).to_have_count(0)
    expect(page.locator("[data-act=undo]")).to_be_visible()
    expect(page.locator(".turn")).not_to_have_text("Demonstration")
    told_who = "You play South from here on; the computer plays at level 1."
    expect(page.get_by_role("status").filter(has_text=told_who)).to_be_visible()
    assert turn(page)["places"]
    assert page.locator("#moves").inner_text().strip()


@pytest.mark.nightly
@pytest.mark.parametrize("game", sorted(PUZZLES))
def test_a_puzzle_demonstration_can_be_taken_over(page: Page, url: str, game: str) -> None:
    watch(page, f"{url}play.html?game={game}&mode=demo")
    expect(page.locator(".turn")).to_contain_text("One of", timeout=15_000)
    expect(page.locator(".aid-said")).not_to_be_empty()
    page.get_by_role("button", name="Take over").click()
    expect(page.locator("[data-act=hint]")).to_be_visible()
    sentence = page.locator(".turn").text_content()
    page.wait_for_timeout(4000)
    assert page.locator(".turn").text_content() == sentence


@pytest.mark.nightly
@pytest.mark.parametrize("game", ["bohnenspiel", "dominosa"])
def test_a_demonstration_does_not_open_the_guide_of_a_first_visit(
    new_context: Callable[..., BrowserContext], url: str, game: str
) -> None:
    page = new_context(guided=True).new_page()
    watch(page, f"{url}play.html?game={game}&mode=demo")
    expect(page.locator("#acts [data-act=take]")).to_be_visible()
    expect(page.locator(".guide-line")).to_have_count(0)


@pytest.mark.nightly
def test_a_demonstration_does_not_replace_a_game_in_progress(page: Page, url: str) -> None:
    page.goto(f"{url}play.html?game=bohnenspiel")
    wait_ready(page)
    own = turn(page)
    first = page.locator(f'#board [data-place="{own["places"][0][0]}"]')
    first.click()
    first.click()
    turn(page, own["played"])
    moves = page.locator("#moves").inner_text()
    watch(page, f"{url}play.html?game=bohnenspiel&mode=demo&level=1")
    sentences_after(page, 2)
    page.goto(f"{url}play.html?game=bohnenspiel")
    wait_ready(page)
    expect(page.locator("#moves")).to_have_text(moves, use_inner_text=True)
