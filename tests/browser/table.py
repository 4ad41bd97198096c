"""Helpers that load matches, press, drag and wait for the user's turn."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import wait_ready

from alveus.core.saves import save

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Frame, Locator, Page

    from alveus.core.match import Match

PLAY = "play.html?game="
GAME = f"{PLAY}lombardorum"

# Announcements after a match has been loaded from a file, in both languages.
LAID = re.compile("from the file|aus der Datei")

# The stored record of the game in the browser's database.
KEPT = """() => new Promise((done) => {
  const open = indexedDB.open('alveus');
  open.onsuccess = () => {
    const games = open.result.transaction('games').objectStore('games');
    const read = games.get('game.lombardorum');
    read.onsuccess = () => (open.result.close(), done(read.result ?? null));
  };
})"""

# The possible actions, once a move has been played since `before` and it is our turn.
# A frame has no list of moves; there every step changes the players' pip counts.
# Any key ends running animations.
TURN = """(before) => {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true }));
  const open = [...document.querySelectorAll('#board [data-place][aria-disabled=false]')];
  const places = open.map(({ dataset, ariaLabel }) => [dataset.place, ariaLabel]);
  const able = [...document.querySelectorAll('.acts [data-act]:not([aria-disabled=true])')];
  const acts = able.map(({ dataset }) => dataset.act);
  const told = document.querySelector('#moves')
    ? document.querySelector('#moves tbody tr:last-child')
    : document.querySelector('#players');
  const last = document.querySelector('#last-turn')?.textContent;
  const played = [document.querySelector('#say .turn').textContent, told?.textContent, last, acts];
  const main = ['throw', 'deal', 'pass', 'again', 'commit'];
  const ours = places.length > 0 || main.some((act) => acts.includes(act));
  return ours && `${played}` !== before ? { places, acts, played: `${played}` } : null;
}"""


def menu(page: Page, entry: str) -> None:
    """Open the main menu and press one of its entries."""
    page.locator("#menu").click()
    page.get_by_role("menuitem", name=entry, exact=True).click()


def open_game(page: Page, url: str, game: str = "lombardorum") -> None:
    page.goto(url + PLAY + game)
    wait_ready(page)


def lay(page: Page, match: Match, folder: Path, entry: str = "Load from file…") -> None:
    """Load a match from a saved file."""
    file = folder / "match.json"
    file.write_text(json.dumps(save(match)), encoding="utf-8")
    load(page, file, entry)
    expect(page.get_by_role("status")).to_contain_text(LAID)
    wait_turned(page)


def wait_turned(page: Page) -> None:
    """Wait until the board has turned, if it turns to the other player."""
    turned = "() => document.querySelector('.stage').getAnimations().length === 0"
    wait_frame(page)
    page.wait_for_function(turned)


def load(page: Page, file: Path, entry: str = "Load from file…") -> None:
    page.once("filechooser", lambda chooser: chooser.set_files(file))
    menu(page, entry)


def place(page: Page | Frame, name: str) -> Locator:
    return page.locator(f'#board [data-place="{name}"]')


def narrowest(page: Page) -> float:
    """Return the width of the narrowest place on the board in CSS pixels."""
    widths = "(all) => all.map((one) => one.getBoundingClientRect().width)"
    return min(page.locator("#board .place").evaluate_all(widths))


def names(page: Page) -> list[str | None]:
    """Return the accessible names of the places on the board."""
    places = page.locator("#board [data-place]")
    return [place.get_attribute("aria-label") for place in places.all()]


def press(page: Page | Frame, name: str) -> None:
    """Press a place, even if it has no action."""
    place(page, name).click(force=True)


def press_quietly(page: Page, locator: Locator) -> None:
    """Press a button by script, without moving focus."""
    locator.evaluate("(button) => button.click()")
    wait_frame(page)


def wait_frame(page: Page | Frame) -> None:
    """Wait until all changes have been drawn."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")


# The control with focus beside the board, and the ids and classes of its ancestors; none inside
# the board's grid, and null outside the game.
WALKED = """() => {
  const here = document.activeElement;
  if (!here.closest('.game')) return null;
  const panel = here.closest('.game [id], .game section') ?? here.parentElement;
  if (here.closest('#board') && !here.closest('.sheet')) return [];
  here.walked = true;
  Object.assign(self, { held: here, panel });
  const names = [];
  for (let one = here.parentElement; !one.matches('.game'); one = one.parentElement)
    names.push(...one.classList, one.id);
  return names.filter(Boolean);
}"""

# True if the last visited control still has focus, or an earlier one if it was removed.
KEPT_FOCUS = """() => {
  const here = document.activeElement;
  const gone = !held.isConnected || held.closest('[hidden]') !== null;
  return here === held || (gone && here.walked === true);
}"""


def walk_panels(page: Page) -> Iterator[set[str]]:
    """Move focus by Tab through all controls around the board; `held` is the present control.

    Yield the ids and classes of the ancestors of each control.
    """
    page.locator("#menu").focus()
    for _ in range(120):
        page.keyboard.press("Tab")
        names = page.evaluate(WALKED)
        if names is None:
            return
        if names:
            yield set(names)


def walk_redrawn(page: Page, redraw: Callable[[], None]) -> set[str]:
    """Visit all controls of the panels; after each redraw the same control must have focus."""
    walked: set[str] = set()
    for names in walk_panels(page):
        walked |= names
        redraw()
        control = page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
        assert page.evaluate(KEPT_FOCUS), (names, control)
    return walked


def drag(board: Page | Frame, page: Page, source: str, target: str) -> None:
    """Drag the uppermost man of a place to another place, with the page's mouse."""
    (x, y), (to_x, to_y) = middle(board, source), middle(board, target)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move((x + to_x) / 2, (y + to_y) / 2)
    page.mouse.move(to_x, to_y)
    page.mouse.up()


def middle(page: Page | Frame, name: str) -> tuple[float, float]:
    box = place(page, name).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def turn(page: Page | Frame, before: str = "") -> dict[str, Any]:
    """Return the possible actions, once it is our turn again or the game is over."""
    while True:
        now: dict[str, Any] = page.wait_for_function(TURN, arg=before).json_value()
        # The panels are drawn one after the other, so a text may appear before its buttons.
        wait_frame(page)
        if page.evaluate(TURN, before) == now:
            return now


def targets(page: Page | Frame, words: str = "target|hits with") -> list[str]:
    """Return the targets of the selected man, according to the names of the places."""
    return [name for name, label in turn(page)["places"] if re.search(words, label)]


def play_on(board: Page | Frame, page: Page) -> None:
    """Play a game to its end by mouse, pressing and dragging alternately."""
    now = turn(board)
    for count in range(400):
        if "again" in now["acts"]:
            return
        by_hand = count % 3
        if "throw" in now["acts"]:
            dice = board.locator("#board").get_by_role("button", name="Roll", exact=True)
            (dice if by_hand == 0 else board.locator("#acts [data-act=throw]")).click()
        elif "pass" in now["acts"]:
            board.locator("#acts [data-act=pass]").click()
        else:
            source = now["places"][0][0]
            press(board, source)
            if by_hand == 0:
                drag(board, page, source, targets(board)[0])
            else:
                press(board, targets(board)[0])
        now = turn(board, now["played"])
    pytest.fail("the game does not end")
