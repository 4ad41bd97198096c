"""Games walked through: whatever happens in them, board and panels stand in the window."""

from __future__ import annotations

import os
import re
from math import inf
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from tests.browser.nightly import VARIABLE
from tests.browser.table import lay, open_game, turn, wait_frame

from alveus import registry
from alveus.core.beginning import begin
from alveus.core.controller import Controller
from alveus.core.game import CHANCE, OVER

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page, ViewportSize

    from alveus.core.match import Match

DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
WHOLE = bool(os.environ.get(VARIABLE))
"""Whether games are walked from their first turn to their last; else their two ends are."""
FIRST = 400 if WHOLE else 4
LAST = 3
MAIN = ("throw", "deal", "pass", "buy", "commit")

TARGET = re.compile("target|hits with|press again")

# What does not fit: the board, what one reads and presses to play, and at a desk the whole page.
FAULTS = """({ whole }) => {
  const page = document.scrollingElement;
  const over = page.scrollHeight - innerHeight;
  const found = [];
  if (page.scrollWidth > innerWidth + 1) found.push(`wider by ${page.scrollWidth - innerWidth}`);
  if (whole && over > 1) found.push(`longer by ${over}`);
  const needed = ['#board .stage', '#say .turn', '#say .status', '#last-turn', '#acts'];
  for (const part of needed) {
    const { top, right, bottom, left, height } =
      document.querySelector(part).getBoundingClientRect();
    const out = Math.max(-top, -left, right - innerWidth, bottom - innerHeight);
    if (height > 0 && out > 1) found.push(`${part} out by ${out}`);
  }
  return found;
}"""


def assert_fits(page: Page) -> None:
    """At both sizes; the page is left as wide as it was."""
    for size in (PHONE, DESK):
        page.set_viewport_size(size)
        wait_frame(page)
        wait_frame(page)
        found = page.evaluate(FAULTS, {"whole": size is DESK})
        told = page.locator("#say").inner_text()
        assert not found, (found, size, told)


def act(page: Page, now: dict[str, Any], *, puzzle: bool) -> dict[str, Any]:
    """Does the first thing that can be done, as a script does."""
    acts = [name for name in now["acts"] if name in MAIN]
    if acts and not now["places"]:
        page.locator(f"#acts [data-act={acts[0]}]").evaluate("(button) => button.click()")
        return turn(page, now["played"])
    source = now["places"][-1][0]
    click = "(name) => document.querySelector(`#board [data-place='${name}']`).click()"
    page.evaluate(click, source)
    wait_frame(page)
    places = turn(page)["places"]
    aimed = [name for name, said in places if TARGET.search(said)]
    beside = [name for name, _ in places if name != source]
    page.evaluate(click, (aimed or (beside if puzzle else [source]))[-1])
    return turn(page, now["played"])


def walked(game: str, plies: float = inf) -> Match:
    """A match by chance, so many plies long or to its end."""
    random = Random(game)
    spec = registry.spec(game)
    # Where hands are hidden a computer sits there, so that nobody has to take a seat.
    others = spec.build({}).info.seats[1:] if spec.info.hidden else ()
    match = begin(spec, seats={side: Controller(spec.levels[0]) for side in others}, seed=b"walked")
    while match.actor != OVER and match.cursor < plies:
        if match.actor == CHANCE:
            match.play("throw")
        else:
            moves = list(match.game.moves(match.state))
            match.play(match.game.text(match.state, random.choice(moves)))
    return match


def late(game: str) -> Match:
    """A match a few turns before its end."""
    return walked(game, walked(game).cursor - 2 * LAST)


@pytest.mark.parametrize("game", registry.ids())
def test_board_and_panels_need_no_scrolling(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path, game: str
) -> None:
    page = new_context(reduced_motion="reduce", viewport=DESK).new_page()
    open_game(page, url, game)
    now = turn(page)
    puzzle = len(registry.info(game).seats) == 1
    for _ in range(FIRST):
        assert_fits(page)
        if "again" in now["acts"]:
            break
        now = act(page, now, puzzle=puzzle)
    if puzzle or WHOLE:
        return
    lay(page, late(game), tmp_path)
    for _ in range(10 * LAST):
        now = turn(page)
        assert_fits(page)
        if "again" in now["acts"]:
            return
        act(page, now, puzzle=False)
    pytest.fail("the game does not end")
