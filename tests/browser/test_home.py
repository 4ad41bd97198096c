"""The home page: first steps, unfinished games and suggestions, and the filter for games."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import begin, violations, wait_ready, wait_until
from tests.browser.table import KEPT, lay, open_game

from alveus import registry
from alveus.core.match import begin as begin_match
from toolchain.ground import WEB

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Locator, Page

MEASURED: dict[str, dict[str, Any]] = {
    game: json.loads((WEB / "src" / "games" / game / "measured.json").read_text())
    for game in registry.ids()
}
ALONE = {"dominosa", "terzett"}
WINDOWS = [(390, 844), (820, 1180), (1280, 800), (1080, 1920)]

# Total layout shift while the page loads.
SHIFT = """
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.shift += value;
  }).observe({ type: "layout-shift", buffered: true });
"""
# A picture is painted when it scrolls into view. An unfinished game has a picture instead of the
# board.
PAINTED = """() => document.querySelector('.board canvas + canvas, .resumed canvas')
  && [...document.querySelectorAll('.plate')].every(
    (e) => !e.clientWidth || e.firstChild || e.getBoundingClientRect().top > innerHeight)
  && document.fonts.status === 'loaded'"""


def open_home(page: Page, url: str) -> None:
    page.goto(url)
    page.wait_for_function(PAINTED)


def entry(page: Page, game: str) -> Locator:
    return page.locator(f".entry[data-game={game}]")


def open_entries(page: Page) -> list[str]:
    """Return the games that match the current filter."""
    shown: list[str] = page.locator(".entry").evaluate_all(
        "(all) => all.filter((e) => !e.inert).map((e) => e.dataset.game)"
    )
    return shown


def test_a_first_visit_shows_a_game_to_begin_with(page: Page, url: str) -> None:
    open_home(page, url)
    expect(page.get_by_text("No account, nothing to install.")).to_be_visible()
    waiting = page.get_by_role("navigation", name="Waiting for you")
    expect(waiting.get_by_role("heading")).to_have_text(
        ["Learn step by step", "Puzzle of the day", "Something to try"]
    )
    page.get_by_role("link", name="Play Bohnenspiel").click()
    wait_ready(page)
    expect(page.get_by_role("heading", name="Bohnenspiel")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "address", "seen"),
    [("en-GB", "", True), ("de-DE", "", False), ("de-DE", "de/", True), ("en-GB", "de/", True)],
)
def test_the_introduction_needs_no_scripts_and_has_the_users_language(
    new_context: Callable[..., BrowserContext], url: str, locale: str, address: str, seen: bool
) -> None:
    page = new_context(locale=locale, service_workers="block").new_page()
    page.route("**/assets/*.js", lambda _: None)
    page.goto(url + address, wait_until="commit")
    expect(page.locator(".who h1")).to_be_visible()
    expect(page.locator(".free")).to_be_visible(visible=seen)
    expect(page.locator(".doors")).to_be_hidden()


@pytest.mark.nightly
def test_only_unfinished_games_are_listed_as_waiting(page: Page, url: str, tmp_path: Path) -> None:
    over = begin_match(registry.spec("bohnenspiel"), seed=b"given up")
    over.play("3")
    over.play("resign")
    open_game(page, url, "bohnenspiel")
    lay(page, over, tmp_path)
    kept_over = KEPT.replace("lombardorum", "bohnenspiel")
    wait_until(page, f"({kept_over})().then((kept) => kept?.view.actor.kind === 'over')")
    open_game(page, url)
    begin(page)
    wait_until(page, f"({KEPT})().then((kept) => kept?.view.actor.side === 'white')")
    open_home(page, url)
    waiting = page.get_by_role("navigation", name="Waiting for you")
    expect(waiting.get_by_role("heading")).to_have_text(
        ["Continue", "Puzzle of the day", "Something to try"]
    )
    begun = page.locator(".continue a")
    expect(begun).to_have_count(1)
    expect(begun).to_contain_text(re.compile("Ludus Lombardorum.*Ivory to roll", re.S))
    begun.click()
    wait_ready(page)
    expect(page.locator(".status")).to_have_text("Roll the dice.")


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("locale", "players", "luck"),
    [
        ("en-GB", r"players?", "(no luck involved|a little luck|some luck|a lot of luck)"),
        ("de-DE", r"Person(en)?", "(ohne|wenig|etwas|viel) Zufall"),
    ],
)
def test_every_game_shows_its_length_players_and_luck(
    new_context: Callable[..., BrowserContext], url: str, locale: str, players: str, luck: str
) -> None:
    page = new_context(locale=locale, viewport={"width": 820, "height": 1180}).new_page()
    open_home(page, url)
    for game, measured in MEASURED.items():
        text = entry(page, game).inner_text()
        few, many = measured["players"]
        number = str(few) if few == many else f"{few}–{many}"
        assert re.search(rf"\b{number} {players}\b", text), text
        [minutes] = map(int, re.findall(r"(\d+) [Mm]in", text))
        assert abs(minutes - measured["minutes"][1]) <= 2, text
        none = "no luck involved" if locale == "en-GB" else "ohne Zufall"
        content = entry(page, game).text_content() or ""
        assert (none in content) == (measured["luck"] == 0), content
        assert re.search(luck, content), content
        assert (entry(page, game).locator("p").text_content() or "") != ""


@pytest.mark.nightly
def test_measured_statistics_are_shown(page: Page, url: str) -> None:
    open_home(page, url)
    page.get_by_text("How length and luck were measured").click()
    low, middle, high = MEASURED["rithmomachia"]["turns"]
    row = page.get_by_role("row", name="Rithmomachia")
    expect(row).to_contain_text(f"{middle} ({low}–{high})")
    expect(row).to_contain_text("no luck involved")
    expect(page.get_by_role("row")).to_have_count(len(MEASURED) + 1)


@pytest.mark.nightly
def test_a_filter_shows_the_matching_games(page: Page, url: str) -> None:
    open_home(page, url)
    all_games = page.get_by_role("button", name="All", exact=True)
    expect(all_games).to_have_attribute("aria-pressed", "true")
    assert set(open_entries(page)) == set(MEASURED)
    all_games.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    alone = page.get_by_role("button", name="Solo")
    expect(alone).to_be_focused()
    expect(alone).to_have_attribute("aria-pressed", "true")
    expect(all_games).to_have_attribute("aria-pressed", "false")
    expect(page.get_by_role("status").filter(has_text="match")).to_have_text("2 games match.")
    assert set(open_entries(page)) == ALONE
    for _ in range(3):  # skip the two remaining filter buttons to reach the first matching game
        page.keyboard.press("Tab")
    expect(entry(page, "dominosa")).to_be_focused()
    page.get_by_role("button", name="More luck").click()
    lucky = set(open_entries(page))
    page.get_by_role("button", name="More thinking").click()
    assert lucky.isdisjoint(open_entries(page))
    assert lucky.union(open_entries(page)) == set(MEASURED)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    wait_ready(page)


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_the_page_has_no_layout_shift(
    new_context: Callable[..., BrowserContext], url: str, window: tuple[int, int]
) -> None:
    context = new_context(viewport={"width": window[0], "height": window[1]}, locale="de-DE")
    context.add_init_script(SHIFT)
    page = context.new_page()
    open_home(page, url)
    assert page.evaluate("() => window.shift") < 0.01


@pytest.mark.nightly
@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_no_fault_on_the_unfolded_page(
    new_context: Callable[..., BrowserContext], url: str, locale: str, theme: str
) -> None:
    page = new_context(locale=locale, color_scheme=theme, reduced_motion="reduce").new_page()
    open_home(page, url)
    for fold in page.locator("summary").all():
        fold.click()
    page.locator("[data-filter=alone]").click()
    assert violations(page) == []


@pytest.mark.nightly
def test_a_phone_paints_a_picture_when_it_scrolls_into_view(page: Page, url: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    open_home(page, url)
    last = page.locator(".plate:visible").last
    assert last.locator("canvas").count() == 0
    last.scroll_into_view_if_needed()
    last.locator("canvas").wait_for()


def test_all_pictures_are_painted_for_printing(page: Page, url: str) -> None:
    page.clock.install()
    page.set_viewport_size({"width": 390, "height": 844})
    open_home(page, url)
    page.clock.run_for(10_000)
    page.locator(".plate:visible").last.locator("canvas").wait_for(state="attached")


@pytest.mark.nightly
def test_pictures_change_with_the_window_and_the_theme(page: Page, url: str) -> None:
    open_home(page, url)
    place = page.locator(".plate[data-plate=xii]")
    place.scroll_into_view_if_needed()
    plate = place.locator("canvas")
    wide = plate.evaluate("(canvas) => canvas.width")
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_function(
        "(wide) => document.querySelector('.plate[data-plate=xii] canvas').width < wide", arg=wide
    )
    place.scroll_into_view_if_needed()
    light = plate.evaluate("(canvas) => canvas.toDataURL()")
    page.emulate_media(color_scheme="dark")
    page.wait_for_function(
        "(light) => document.querySelector('.plate[data-plate=xii] canvas').toDataURL() !== light",
        arg=light,
    )
