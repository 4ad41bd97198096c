"""The panels around the board: focus after redraws, size of lists, few redraws while thinking."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.browser.table import lay, open_game, wait_frame, walk_panels
from tests.tables.positions import position

from alveus.core.controllers import Controller
from alveus.core.game import CHANCE, OVER
from alveus.core.match import Match, begin
from alveus.registry import spec

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page

WEAKEST = {
    "lombardorum": ("tiro", ("white", "black")),
    "bohnenspiel": ("kind", ("south", "north")),
    "sperrdomino": ("schueler", ("a", "b")),
    "rithmomachia": ("discipulus", ("white", "black")),
}
"""One game of every family, with its weakest level."""

OPENED = "() => document.querySelectorAll('.game details').forEach((one) => { one.open = true; })"

# True if the element with focus is unchanged.
STAYED = "() => document.activeElement === self.held"

# True if focus is still valid: a removed line of a list passes it to the next line, a panel that is
# removed or hidden passes it to the board.
KEPT = """() => {
  const isShown = panel.checkVisibility();
  const heir = isShown ? panel : document.querySelector('#board');
  const here = document.activeElement;
  return here === held || (!(held.isConnected && isShown) && heir.contains(here));
}"""

# Changes the language like the menu does, without moving focus.
OTHER_LANGUAGE = """() => {
  const menu = document.querySelector('#language').parentElement.querySelector('[role=menu]');
  menu.showPopover();
  menu.querySelector('[aria-checked=false]').click();
}"""


def played(match: Match, plies: int) -> Match:
    """Return the match after `plies` random plies."""
    random = Random(1)
    for _ in range(plies):
        if match.actor == OVER:
            break
        if match.actor == CHANCE:
            match.play("throw" if match.game.info.chance else "deal")
        else:
            moves = list(match.game.moves(match.state))
            match.play(match.game.text(match.state, random.choice(moves)))
    return match


@pytest.mark.nightly
@pytest.mark.parametrize("game", WEAKEST)
def test_focus_survives_another_language(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path, game: str
) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    open_game(page, url, game)
    level, (_, second) = WEAKEST[game]
    seats = {second: Controller(level)}
    match = begin(spec(game), seats=seats, seed=b"panels")
    while match.actor != 0 or match.cursor < 4:
        played(match, 1)
    lay(page, match, tmp_path)
    if page.locator("#analysis > button").is_visible():
        page.locator("#analysis > button").click()
    page.evaluate(OPENED)

    stops = []
    for stop in walk_panels(page):
        stops.append(stop)
        before = page.locator("html").get_attribute("lang") or ""
        page.evaluate(OTHER_LANGUAGE)
        expect(page.locator("html")).not_to_have_attribute("lang", before)
        wait_frame(page)
        assert page.evaluate(STAYED), stop
    assert len(stops) >= 7


@pytest.mark.nightly
@pytest.mark.parametrize("game", WEAKEST)
def test_focus_survives_the_moves_of_the_computer(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path, game: str
) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    open_game(page, url, game)
    level, sides = WEAKEST[game]
    match = begin(spec(game), seats={side: Controller(level) for side in sides}, seed=b"panels")
    lay(page, match, tmp_path)
    shown = "() => document.querySelector('#moves').textContent"

    stops = []
    for stop in walk_panels(page):
        stops.append(stop)
        before = page.evaluate(shown)
        page.wait_for_function(
            "(before) => document.querySelector('#moves').textContent !== before"
            " || document.querySelector('#acts [data-act=again]')",
            arg=before,
        )
        wait_frame(page)
        assert page.evaluate(KEPT), stop
    assert len(stops) >= 6


@pytest.mark.nightly
def test_focus_stays_on_the_pressed_control_or_moves_to_the_next(
    page: Page, url: str, tmp_path: Path
) -> None:
    open_game(page, url)
    match = begin(spec("lombardorum"), position=position("1:15", "1:15", "2-1"), seed=b"panels")
    match.play(match.game.text(match.state, next(iter(match.game.moves(match.state)))))
    lay(page, match, tmp_path)
    focused = "() => document.activeElement.dataset.act ?? document.activeElement.tagName"

    page.locator("#acts [data-act=hint]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#say .status")).to_contain_text("with")
    assert page.evaluate(focused) == "hint"
    page.locator("#acts [data-act=undo]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#acts [data-act=redo]")).to_be_visible()
    assert page.evaluate(focused) == "undo"
    page.keyboard.press("Tab")
    assert page.evaluate(focused) == "redo"
    page.keyboard.press("Enter")
    expect(page.locator("#acts [data-act=redo]")).to_be_hidden()
    page.wait_for_function("() => document.activeElement !== document.body")
    assert page.evaluate(focused) == "hint"


LONG = {"duodecim": 40, "xii": 40, "lombardorum": 40}
"""Number of rounds after which a list could overflow."""

# The sizes of the list and its container, and whether a line is broken inside a move.
PLACED = """() => {
  const list = document.querySelector('#moves .move-list').getBoundingClientRect();
  const place = document.querySelector('#moves').getBoundingClientRect();
  const words = [...document.querySelectorAll('#moves .word')];
  const rows = document.querySelectorAll('#moves tbody tr');
  return {
    rows: rows.length,
    newest: rows[rows.length - 1].getBoundingClientRect().bottom,
    over: list.bottom - place.bottom,
    height: place.height,
    broken: words.filter((word) => word.getClientRects().length > 1).length,
  };
}"""


@pytest.mark.nightly
@pytest.mark.parametrize("game", LONG)
def test_the_list_of_moves_fits_its_place(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path, game: str
) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    open_game(page, url, game)
    match = begin(spec(game), seed=b"a long list")
    heights = []
    for rounds in (1, LONG[game]):
        while turns(match) < 2 * rounds and match.actor != OVER:
            played(match, 1)
        lay(page, match, tmp_path)
        page.wait_for_timeout(200)
        placed: dict[str, Any] = page.evaluate(PLACED)
        heights.append(placed["height"])
        assert placed["rows"] >= 1
        assert placed["newest"] <= 800
        assert placed["over"] <= 1
        assert placed["broken"] == 0
    assert heights[0] == pytest.approx(heights[1], abs=1), "the place does not grow with the list"


@pytest.mark.nightly
def test_open_analysis_leaves_four_lines_of_moves_on_a_laptop(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path
) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    open_game(page, url, "bohnenspiel")
    lay(page, played(begin(spec("bohnenspiel"), seed=b"a long list"), 14), tmp_path)
    page.locator("#analysis > button").click()
    expect(page.locator(".worths tbody tr").first).to_be_visible()
    wait_frame(page)
    placed: dict[str, Any] = page.evaluate(PLACED)
    assert placed["rows"] >= 4
    assert placed["newest"] <= 800
    assert placed["over"] <= 1
    assert page.evaluate("document.scrollingElement.scrollHeight") == 800
    page.locator(".worths-room").focus()
    page.keyboard.press("End")
    page.wait_for_function("() => document.activeElement.scrollTop > 0")


@pytest.mark.nightly
def test_the_list_of_moves_is_hidden_only_without_space(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path
) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    open_game(page, url, "bohnenspiel")
    lay(page, played(begin(spec("bohnenspiel"), seed=b"a long list"), 14), tmp_path)
    for height, shown in ((800, True), (640, False), (800, True)):
        page.set_viewport_size({"width": 1280, "height": height})
        expect(page.locator(".move-list")).to_be_visible(visible=shown)


def turns(match: Match) -> int:
    """Return the number of turns played."""
    return max((ply.turn for ply in match.plies), default=0)


@pytest.mark.nightly
def test_the_list_marks_the_start_of_each_game_of_a_series(
    page: Page, url: str, tmp_path: Path
) -> None:
    # In both languages, the list has room for all turns.
    page.set_viewport_size({"width": 1280, "height": 1100})
    open_game(page, url)
    start = position("12:1", "12:1", "6-1")
    match = begin(spec("lombardorum"), target=3, position=start, seed=b"short lines")
    played(match, 1)
    match.again()
    lay(page, played(match, 12), tmp_path)
    expect(page.locator("#moves .game-begins")).to_have_text(["Game 1", "Game 2"])
    page.evaluate(OTHER_LANGUAGE)
    expect(page.locator("#moves .game-begins")).to_have_text(["1. Spiel", "2. Spiel"])
    page.locator("#moves .all").click()
    expect(page.get_by_role("dialog").locator(".game-begins")).to_have_count(2)


# Number of changes around the board while the computer thinks, and the duration. The change to
# thinking itself takes a few frames and is not counted.
COUNTED = """() => new Promise((done) => {
  const turn = document.querySelector('#say .turn');
  const thinks = () => turn.textContent.endsWith('is thinking');
  let updates = 0, since = 0;
  const watcher = new MutationObserver(() => {
    if (thinks()) {
      since ||= performance.now();
      if (performance.now() - since > 200) updates += 1;
    } else if (since) {
      watcher.disconnect();
      done({ updates, seconds: (performance.now() - since) / 1000 });
    }
  });
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  for (const part of document.querySelectorAll('.game > :not(.board)')) watcher.observe(part, all);
})"""


@pytest.mark.nightly
def test_the_page_is_redrawn_at_most_twice_a_second_while_thinking(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path
) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    open_game(page, url, "bohnenspiel")
    # After the opening, because the level `schah` has an opening book.
    match = begin(spec("bohnenspiel"), seats={"north": Controller("schah")}, seed=b"panels")
    lay(page, played(match, 6), tmp_path)
    page.evaluate(f"() => {{ self.counted = ({COUNTED})(); }}")
    page.locator("#board [data-place=s3]").press("Enter")
    page.locator("#board [data-place=s3]").press("Enter")
    changes: dict[str, float] = page.evaluate("() => self.counted")
    assert changes["seconds"] > 0.5
    assert changes["updates"] <= 2 * changes["seconds"]


@pytest.mark.nightly
def test_a_button_shows_its_reason_only_while_disabled(page: Page, url: str) -> None:
    open_game(page, url, "bohnenspiel")
    sow = page.locator("#acts [data-act=play]")
    expect(sow).to_have_attribute("title", "Select a pit first.")
    page.locator("#board [data-place=s3]").click()
    expect(sow).to_be_enabled()
    assert sow.get_attribute("title") is None
    page.keyboard.press("Escape")
    expect(sow).to_have_attribute("title", "Select a pit first.")


@pytest.mark.nightly
@pytest.mark.parametrize("game", WEAKEST)
def test_a_page_does_not_take_focus_at_start(page: Page, url: str, game: str) -> None:
    open_game(page, url, game)
    assert page.evaluate("() => document.activeElement === document.body")
