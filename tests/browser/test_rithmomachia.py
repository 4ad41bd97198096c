"""Rithmomachia on its page: attacks under the pointer, a game by mouse, a small phone."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import expect_said, violations, wait_ready
from tests.browser.table import narrowest, place, press_quietly, wait_frame, walk_redrawn

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

GAME = "play.html?game=rithmomachia"
BASE = ["WP91@g1", "WS153@h1", "BP190@a12", "BS28@h12"]
ERUPTIO = {"turn": "white", "stones": [*BASE, "WR6@b5", "BT30@g6", "BR3@f11"]}
LAST_MOVE = {
    "turn": "white",
    "stones": ["WP91@g1", "WS153@h1", "WR2@c8", "WR4@e8", "WR6@f7", "BR3@a9", "BS28@h12"],
    "captured": {"white": ["BP190"], "black": []},
}


def open_position(page: Page, url: str, position: object) -> None:
    page.goto(f"{url}{GAME}#{quote(json.dumps(position))}")
    wait_ready(page)
    expect(page.locator("#say .turn")).to_have_text("Your turn")


def painted(page: Page) -> str:
    """Return the picture of the live layer of the board after it has been painted."""
    page.locator("#board .stage[data-finished]").wait_for()
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    shown: str = page.evaluate(
        "() => [...document.querySelectorAll('#board canvas')].at(-1).toDataURL()"
    )
    return shown


def top(page: Page, selector: str) -> float:
    edge: float = page.locator(selector).evaluate("(one) => one.getBoundingClientRect().top")
    return edge


def bottom(page: Page, selector: str) -> float:
    edge: float = page.locator(selector).evaluate("(one) => one.getBoundingClientRect().bottom")
    return edge


def test_a_stone_is_moved_by_mouse_and_the_computer_replies(page: Page, url: str) -> None:
    open_position(page, url, ERUPTIO)
    place(page, "b5").click()
    expect(page.locator("#legend")).to_contain_text("square from which the stone would attack")
    attacks = "would attack the 30 on g6 from here: 6 · 5 = 30"
    expect(place(page, "b6")).to_have_attribute("aria-label", f"empty, b6, target, {attacks}")
    place(page, "b6").click()
    expect_said(page, "White attacks the triangle 30 on g6: 6 · 5 = 30, eruptio.")
    expect(page.locator("#moves")).to_contain_text("6 b5–b6")
    expect(page.locator("#say .turn")).to_have_text("Your turn")


@pytest.mark.nightly
def test_the_pointer_shows_a_stones_attacks_and_opens_a_pyramid(page: Page, url: str) -> None:
    open_position(page, url, {"turn": "white", "stones": [*BASE, "WR6@b6", "BT30@g6"]})
    place(page, "d4").hover()
    nothing = painted(page)
    place(page, "g1").hover()
    assert painted(page) != nothing
    expect(place(page, "b6")).to_have_attribute(
        "aria-label", "white round stone 6, b6, can move, attacks the 30 on g6: 6 · 5 = 30"
    )
    expect(place(page, "g6")).to_have_attribute(
        "aria-label", "black triangle 30, g6, attacked, from b6: 6 · 5 = 30"
    )


@pytest.mark.nightly
def test_a_possible_row_shows_its_stones(page: Page, url: str) -> None:
    stones = [*BASE, "WR6@b6", "WR2@c2", "WR4@e3", "BR3@f11"]
    open_position(page, url, {"turn": "white", "stones": stones})
    page.get_by_role("tab", name="Winning rows").click()
    before = painted(page)
    row = page.get_by_role("button", name="2 · 4 · 6", exact=True)
    expect(row).to_have_attribute("title", "2, 4, and 6: arithmetic")
    row.hover()
    assert painted(page) != before
    place(page, "d8").hover()
    assert painted(page) == before


@pytest.mark.nightly
def test_focus_stays_through_every_redraw(page: Page, url: str) -> None:
    stones = [*BASE, "WR6@b6", "WR2@c2", "WR4@e3", "BR3@f11", "BT30@g6"]
    open_position(page, url, {"turn": "white", "stones": stones})
    page.get_by_role("tab", name="Means").click()
    fields = page.locator("#means input")
    expect(fields).to_have_count(2)
    for field, number in zip(fields.all(), ("4", "9"), strict=True):
        field.fill(number)
    expect(page.locator("#means li button")).not_to_have_count(0)

    def redraw() -> None:
        dressed = page.evaluate("document.documentElement.dataset.theme")
        press_quietly(page, page.locator("#theme"))
        page.wait_for_function(
            "(before) => document.documentElement.dataset.theme !== before", arg=dressed
        )
        wait_frame(page)

    for tab, panel in (
        ("Means", "means"),
        ("Attacks", "attacks"),
        ("Winning rows", "prospects"),
        ("Display", "switches"),
    ):
        page.get_by_role("tab", name=tab).click()
        assert panel in walk_redrawn(page, redraw)


@pytest.mark.nightly
def test_the_list_of_stones_is_updated_and_keeps_focus(page: Page, url: str) -> None:
    stones = [*BASE, "WR6@b6", "WR2@c2", "WR4@e3", "BR3@f11"]
    open_position(page, url, {"turn": "white", "stones": stones})
    page.get_by_role("tab", name="Winning rows").click()
    row = page.get_by_role("button", name="2 · 4 · 6", exact=True)
    row.focus()
    press_quietly(page, place(page, "b6"))
    press_quietly(page, place(page, "b7"))
    expect(page.locator("#moves")).to_contain_text("6 b6–b7")
    expect(page.locator("#say .turn")).to_have_text("Your turn")
    expect(row).to_be_focused()


@pytest.mark.nightly
def test_a_row_in_the_enemys_half_wins_on_a_phone_of_320_pixels(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    page = new_context(viewport={"width": 320, "height": 568}, has_touch=True).new_page()
    open_position(page, url, LAST_MOVE)
    assert narrowest(page) >= 24
    assert bottom(page, '[data-place="h1"]') <= top(page, "#say")
    assert bottom(page, "#say") <= top(page, "#acts")
    place(page, "f7").tap()
    place(page, "f8").tap()
    expect(page.locator("#say .turn")).to_have_text("You won")
    expect(page.locator("#say .status")).to_contain_text("2, 4, and 6: victoria magna")


@pytest.mark.nightly
def test_a_small_frame_shows_board_sentence_and_icons(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    page = new_context(viewport={"width": 480, "height": 360}).new_page()
    stones = [*BASE, "WS15@a5", "BR5@a8", "WR2@c2", "WR4@d2", "WR6@e2"]
    position = quote(json.dumps({"turn": "white", "stones": stones}))
    page.goto(f"{url}embed.html?game=rithmomachia#{position}")
    wait_ready(page)
    expect(page.locator(".status")).to_contain_text(
        "It will be captured after this move unless the move saves it."
    )
    assert bottom(page, ".status") <= top(page, "#acts")
    expect(page.locator("#acts [data-act=undo] .icon")).to_be_visible()
    for width, height in ((320, 480), (300, 300)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(WHOLE)
        assert page.evaluate("document.documentElement.scrollHeight") <= height
        expect(page.locator("#acts [data-act=undo]")).to_be_in_viewport(ratio=1)


# True if the sentence is below all squares and inside the window.
WHOLE = """() => {
  const { top, bottom } = document.querySelector('#say').getBoundingClientRect();
  const squares = [...document.querySelectorAll('[data-place]')];
  const low = Math.max(...squares.map((one) => one.getBoundingClientRect().bottom));
  return low <= top && bottom <= innerHeight;
}"""


@pytest.mark.nightly
def test_the_page_of_proportions_shows_the_means_of_two_numbers(page: Page, url: str) -> None:
    page.goto(f"{url}proportions.html#calculator")
    wait_ready(page)
    calculator = page.locator("#calculator")
    calculator.get_by_label("First number").fill("12")
    calculator.get_by_label("Second number").fill("6")
    expect(calculator.locator("li")).to_contain_text(["mean: 9", "mean: √72", "mean: 8"])
    assert violations(page) == []
    calculator.get_by_label("Second number").fill("12")
    unfit = "Type two different whole numbers from 1 to 9,999."
    expect(calculator.locator("li")).to_have_text([unfit])
