"""The courses: answers by keyboard, progress, URLs, and the game at the end."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import violations, wait_ready
from tests.browser.table import wait_frame

from alveus import registry
from toolchain.ground import WEB

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page


def steps_of(game: str) -> list[dict[str, Any]]:
    course = WEB / "src" / "games" / game / "course.json"
    steps: list[dict[str, Any]] = json.loads(course.read_text(encoding="utf-8"))["steps"]
    return steps


def answer(page: Page, step: dict[str, Any]) -> None:
    """Answer the present step by keyboard, following its hints.

    A line is drawn from the upper or left cell with Shift and an arrow key.
    """
    lines = "line" in str(step.get("answers"))
    on = page.locator(".course-acts .first[data-act=on]")
    for _ in range(12):
        if on.count():
            return
        actions = page.locator(".course-others .button")
        hint = page.locator(".course-acts [data-act=hint]")
        expect(hint).to_have_attribute("aria-disabled", "false")
        for _ in range(2):
            hint.press("Enter")
        expect(page.locator(".course-hint")).to_be_visible()
        for _ in range(2):  # the rings over the board are drawn in the next frame
            wait_frame(page)
        places = page.locator(".course-rings .hint").evaluate_all(
            "(all) => all.map((one) => one.dataset.ring)"
        )
        before = page.locator(".course").text_content() or ""
        if not places:
            actions.first.press("Enter")
        if lines:
            first, second = sorted(places)
            arrow = "Down" if first[0] == second[0] else "Right"
            page.locator(f'#board .place[data-place="{first}"]').press(f"Shift+Arrow{arrow}")
        else:
            for place in places * (2 if len(places) == 1 else 1):
                page.locator(f'#board .place[data-place="{place}"]').press("Enter")
        expect(page.locator(".course")).not_to_have_text(before)


@pytest.mark.nightly
@pytest.mark.parametrize("game", registry.ids())
def test_every_step_of_a_course_can_be_answered_by_keyboard(
    page: Page, url: str, game: str
) -> None:
    page.goto(f"{url}play.html?game={game}&learn")
    wait_ready(page)
    steps = steps_of(game)
    head = page.locator(".course-where")
    for number, step in enumerate(steps, 1):
        expect(head).to_contain_text(f"Step {number} of {len(steps)}")
        answer(page, step)
        on = page.locator(".course-acts [data-act=on]")
        if "reply" in step:
            expect(on).to_have_text("Show reply")
            on.press("Enter")
        expect(page.locator(".course-said")).not_to_have_class(re.compile("wrong"))
        if number < len(steps):
            expect(on).to_have_text("Next")
            on.press("Enter")
    expect(head).to_contain_text(f"{len(steps)} solved")
    on = page.locator(".course-acts [data-act=on]")
    expect(on).to_have_text("Play a game")
    levels = registry.spec(game).levels
    ending = f"&level={levels[0]}" if levels else ""
    expect(on).to_have_attribute("href", f"play.html?game={game}{ending}")


@pytest.mark.nightly
def test_a_course_continues_at_its_last_step_and_every_step_has_a_url(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    page = new_context().new_page()
    page.goto(f"{url}play.html?game=bohnenspiel&learn")
    wait_ready(page)
    answer(page, steps_of("bohnenspiel")[0])
    page.locator(".course-acts [data-act=on]").click()
    title = page.locator(".course .turn")
    expect(title).to_have_text("Capture")
    page.goto(f"{url}play.html?game=bohnenspiel&learn")
    wait_ready(page)
    expect(title).to_have_text("Capture")
    expect(page.locator(".course-list .done")).to_have_count(1)
    page.get_by_role("link", name="Where the chain ends").click()
    expect(title).to_have_text("Where the chain ends")
    page.go_back()
    expect(title).to_have_text("Capture")
    page.keyboard.press("Alt+ArrowRight")
    expect(title).to_have_text("The chain")
    page.goto(f"{url}licences.html")
    page.evaluate("localStorage.setItem('alveus.course.bohnenspiel', '{')")
    page.goto(f"{url}play.html?game=bohnenspiel&learn#step=5")
    expect(page.locator(".toast")).to_contain_text("could not be read")
    expect(title).to_have_text("The end")


def test_a_course_ends_in_a_game_against_the_weakest_player(page: Page, url: str) -> None:
    page.goto(f"{url}play.html?game=bohnenspiel&level=kind")
    wait_ready(page)
    expect(page.locator(".player[data-side=north]")).to_contain_text("The child")
    assert "level" not in page.url


@pytest.mark.nightly
@pytest.mark.parametrize(
    "look",
    [{}, {"locale": "de-DE", "viewport": {"width": 390, "height": 844}, "has_touch": True}],
    ids=["desk", "phone"],
)
def test_axe_finds_no_fault_in_a_course(
    new_context: Callable[..., BrowserContext], url: str, look: dict[str, Any]
) -> None:
    page = new_context(**look).new_page()
    page.goto(f"{url}play.html?game=rithmomachia&learn#step=5")
    wait_ready(page)
    page.locator(".course-acts [data-act=hint]").click()
    assert violations(page) == []
