"""First visits on touch screens: toasts, scrolling, crowded lines, times, and the home page."""

from __future__ import annotations

import json
import re
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import wait_ready, wait_until
from tests.browser.table import lay, open_game, press, turn, wait_frame
from tests.browser.test_tabs import wait_stored

from alveus import registry
from alveus.core.controllers import Controller
from alveus.core.game import CHANCE, OVER
from alveus.core.match import begin

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Locator, Page

    from alveus.core.match import Match

TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True}
PHONE = {"viewport": {"width": 390, "height": 844}, **TOUCH}
SHORT_PHONE = {"viewport": {"width": 360, "height": 640}, **TOUCH}
LANDSCAPE = {"viewport": {"width": 844, "height": 390}, **TOUCH}
SHORT_LANDSCAPE = {"viewport": {"width": 640, "height": 360}, **TOUCH}
TABLET = {"viewport": {"width": 820, "height": 1180}, **TOUCH}
DESK = {"viewport": {"width": 1280, "height": 800}}
TOUCHED = [PHONE, SHORT_PHONE, LANDSCAPE, TABLET]

# The parts of the page that the toast overlaps, by their selectors.
COVERED = """() => {
  const toast = document.querySelector('.toast').getBoundingClientRect();
  const parts = ['#board .stage', '.sheet', '#say', '#last-turn', '.guide-head', '#menu'];
  return parts.filter((name) => {
    const part = document.querySelector(name);
    if (!part?.checkVisibility()) return false;
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return Math.min(right, toast.right) - Math.max(left, toast.left) > 1
      && Math.min(bottom, toast.bottom) - Math.max(top, toast.top) > 1;
  });
}"""

# The parts that end below the window, and "covered" if the prompt overlaps the board.
HIDDEN = """() => {
  const [board, say, acts] = ['#board .stage', '#say', '.acts:not([hidden])']
    .map((name) => document.querySelector(name).getBoundingClientRect());
  const beside = say.left >= board.right - 1;
  const parts = { board, say, acts };
  const outside = Object.keys(parts).filter((name) => parts[name].bottom > innerHeight + 1);
  const covered = !beside && Math.min(say.bottom, board.bottom) - Math.max(say.top, board.top) > 1;
  return covered ? [...outside, 'covered'] : outside;
}"""

# Pairs of visible texts in the players' lines that overlap.
OVERLAPS = """() => {
  const parts = [...document.querySelectorAll('.player :is(b, .short span)')]
    .filter((part) => part.textContent.trim() && part.checkVisibility())
    .map((part) => [part.textContent, part.getBoundingClientRect()]);
  return parts.flatMap(([name, a], i) => parts.slice(i + 1)
    .filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
    .map(([other]) => `${name}/${other}`));
}"""


def touch(page: Page, target: Locator) -> None:
    """Send a raw touch, without the scrolling that a driver's own tap adds."""
    box = target.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session = page.context.new_cdp_session(page)
    for kind, points in (("touchStart", [at]), ("touchEnd", [])):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.detach()
    wait_frame(page)


def solve(page: Page) -> None:
    """Solve the puzzle by hints."""
    hint = page.locator("#acts :is([data-act=hint], [data-act=step]):visible")
    while not page.locator("#acts [data-act=share]").is_visible():
        if hint.count():
            hint.first.evaluate("(button) => button.click()")
        wait_frame(page)


def finished(players: int) -> Match:
    """Return a finished game of family dominoes."""
    random = Random(players)
    spec, options = registry.spec("familydomino"), {"players": str(players)}
    others = spec.build(options).info.seats[1:]
    seats = {side: Controller(spec.levels[0]) for side in others}
    match = begin(spec, options, seats=seats, seed=b"five")
    while match.actor != OVER:
        if match.actor == CHANCE:
            match.play("throw")
        else:
            moves = list(match.game.moves(match.state))
            match.play(match.game.text(match.state, random.choice(moves)))
    return match


@pytest.mark.nightly
@pytest.mark.parametrize("window", TOUCHED, ids=lambda options: str(options["viewport"]["width"]))
@pytest.mark.parametrize("locale", ["de-DE", "en-GB"])
def test_toast_covers_neither_board_nor_prompt(
    new_context: Callable[..., BrowserContext], url: str, window: dict[str, Any], locale: str
) -> None:
    page = new_context(guided=True, locale=locale, **window).new_page()
    open_game(page, url, "duodecim")
    touch(page, page.locator(".guide-leave"))
    expect(page.locator(".toast button")).to_be_visible()
    wait_frame(page)
    assert page.evaluate(COVERED) == []


@pytest.mark.nightly
@pytest.mark.parametrize("window", [SHORT_PHONE, SHORT_LANDSCAPE], ids=["upright", "on its side"])
@pytest.mark.parametrize("guided", [True, False], ids=["guide", "game"])
def test_board_prompt_and_buttons_are_visible_together_on_a_short_phone(
    new_context: Callable[..., BrowserContext], url: str, window: dict[str, Any], guided: bool
) -> None:
    page = new_context(guided=guided, locale="de-DE", **window).new_page()
    faults = {}
    for game in registry.ids():
        open_game(page, url, game)
        wait_frame(page)
        if found := page.evaluate(HIDDEN):
            faults[game] = found
    assert faults == {}


@pytest.mark.nightly
def test_drag_between_neighbouring_cells_lays_a_tile_on_a_short_phone(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    page = new_context(locale="de-DE", **SHORT_PHONE).new_page()
    open_game(page, url, "terzett")
    boxes = [page.locator(f'#board [data-place="{cell}"]').bounding_box() for cell in ("a1", "b1")]
    session = page.context.new_cdp_session(page)
    for kind, box in zip(("touchStart", "touchMove"), boxes, strict=True):
        assert box is not None
        at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [at]})
        wait_frame(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("#say .turn")).to_contain_text("1 von 36")


@pytest.mark.nightly
@pytest.mark.parametrize("window", [PHONE, TABLET], ids=["phone", "tablet"])
def test_first_visit_to_the_puzzle_of_the_day_shows_no_toast(
    new_context: Callable[..., BrowserContext], url: str, window: dict[str, Any]
) -> None:
    page = new_context(guided=True, **window).new_page()
    page.goto(f"{url}play.html?game=dominosa&puzzle=today")
    wait_ready(page)
    expect(page.locator("#links, .problem")).to_contain_text([re.compile(r"\d{4}")] * 1)
    expect(page.locator(".toast")).to_have_count(0)


def test_starting_a_trial_by_touch_does_not_scroll_the_page(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    page = new_context(**SHORT_PHONE).new_page()
    open_game(page, url, "dominosa")
    touch(page, page.get_by_role("button", name="Start trial"))
    expect(page.get_by_role("button", name="Keep")).to_be_visible()
    wait_frame(page)
    assert page.evaluate("scrollY") == 0


@pytest.mark.nightly
def test_focus_moved_after_a_key_scrolls_to_its_target(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    page = new_context(viewport={"width": 360, "height": 640}).new_page()
    open_game(page, url, "dominosa")
    page.locator("#menu").focus()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.get_by_role("button", name="Start trial").focus()
    page.keyboard.press("Enter")
    focused = "document.activeElement.getBoundingClientRect().top"
    wait_until(page, f"{focused} >= 0 && {focused} < innerHeight")


@pytest.mark.nightly
@pytest.mark.parametrize("window", [PHONE, SHORT_PHONE], ids=["phone", "short phone"])
@pytest.mark.parametrize("locale", ["de-DE", "en-GB"])
def test_names_and_counts_of_five_players_do_not_overlap(
    new_context: Callable[..., BrowserContext],
    url: str,
    tmp_path: Path,
    window: dict[str, Any],
    locale: str,
) -> None:
    page = new_context(locale=locale, **window).new_page()
    open_game(page, url, "familydomino")
    entry = {"de-DE": "Aus Datei laden …", "en-GB": "Load from file…"}[locale]
    lay(page, finished(5), tmp_path, entry)
    assert page.evaluate(OVERLAPS) == []


@pytest.mark.nightly
def test_steps_of_a_solved_puzzle_do_not_overlap_the_line_below(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    page = new_context(**TABLET).new_page()
    open_game(page, url, "dominosa")
    solve(page)
    box = "(list) => list.getBoundingClientRect().bottom - list.closest('.moves')"
    below = page.locator(".steps-list").evaluate(f"{box}.getBoundingClientRect().bottom")
    assert below <= 0


@pytest.mark.nightly
def test_clock_and_stored_result_agree(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    page = new_context(**DESK).new_page()
    open_game(page, url, "dominosa")
    solve(page)
    wait_until(page, "'alveus.solved' in localStorage && 'alveus.clock' in localStorage")
    [result] = json.loads(page.evaluate("localStorage['alveus.solved']"))
    times = json.loads(page.evaluate("localStorage['alveus.clock']"))
    assert [time for _, time in times] == [result["time"]]


@pytest.mark.nightly
def test_solved_puzzle_shows_its_stored_time_after_another_puzzle(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    page = new_context(**DESK).new_page()
    page.add_init_script("localStorage['alveus.settings'] = '{\"timer\":true}'")
    open_game(page, url, "dominosa")
    solve(page)
    wait_until(page, "'alveus.solved' in localStorage")
    page.evaluate("""() => {
      const [result] = JSON.parse(localStorage['alveus.solved']);
      localStorage['alveus.solved'] = JSON.stringify([{ ...result, time: 83_000 }]);
      localStorage['alveus.clock'] = '{"puzzle":"another","time":5}';
      addEventListener('pagehide', () => {
        localStorage['alveus.clock'] = '{"puzzle":"another","time":5}';
      });
    }""")
    page.reload()
    wait_ready(page)
    expect(page.locator(".clock")).to_contain_text("1:23")


@pytest.mark.nightly
def test_home_continues_the_last_game_without_an_introduction(page: Page, url: str) -> None:
    open_game(page, url, "bohnenspiel")
    press(page, turn(page)["places"][0][0])
    press(page, turn(page)["places"][0][0])
    wait_stored(page, 1)
    page.goto(f"{url}index.html")
    main = page.locator("#begin .button.first")
    expect(main).to_have_text("Continue Bohnenspiel")
    expect(page.get_by_text("New here?")).to_have_count(0)
    main.click()
    wait_ready(page)
    expect(page.get_by_role("heading", name="Bohnenspiel")).to_be_visible()


@pytest.mark.nightly
def test_home_links_the_sources_of_every_game(page: Page, url: str) -> None:
    page.goto(f"{url}index.html#sources")
    links = page.locator("#sources a")
    expect(links).to_have_count(len(registry.ids()))
    addresses = links.evaluate_all("(all) => all.map((link) => link.getAttribute('href'))")
    assert len(set(addresses)) == len(registry.ids())
    expect(links.first).to_be_visible()
