"""Board and panels fit into the window at every step of a game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from tests.browser.table import lay, open_game, turn, wait_frame
from tests.browser.walking import LAST, late
from tests.nightly import is_nightly

from alveus import registry

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page, ViewportSize

DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
WHOLE = is_nightly()
"""True if all turns of a game are tested, not only the first and last ones."""
FIRST = 400 if WHOLE else 4
MAIN = ("throw", "deal", "pass", "buy", "commit")

TARGET = re.compile("target|hits with|press again")

# Elements outside the window: the board, texts and buttons; on large screens the whole page.
FAULTS = """({ whole }) => {
  const page = document.scrollingElement;
  const over = page.scrollHeight - innerHeight;
  const found = [];
  if (page.scrollWidth > innerWidth + 1) found.push(`wider by ${page.scrollWidth - innerWidth}`);
  if (whole && over > 0) found.push(`longer by ${over}`);
  const [board, say] = ['#board .stage', '#say']
    .map((part) => document.querySelector(part).getBoundingClientRect());
  const across = Math.min(board.bottom, say.bottom) - Math.max(board.top, say.top);
  const covered = say.left < board.right ? across : 0;
  if (covered > 4) found.push(`the sentence covers the board by ${covered}`);
  const [list, place] = ['.move-list', '#moves']
    .map((part) => document.querySelector(part)?.getBoundingClientRect());
  const cut = list ? list.bottom - place.bottom : 0;
  if (cut > 1) found.push(`the list of moves cut by ${cut}`);
  const needed = ['#board .stage', '#say .turn', '#say .status', '#last-turn', '#acts'];
  for (const part of needed) {
    const { top, right, bottom, left, height } =
      document.querySelector(part).getBoundingClientRect();
    const out = Math.max(-top, -left, right - innerWidth, bottom - innerHeight);
    if (height > 0 && out > 1) found.push(`${part} out by ${out}`);
  }
  return found;
}"""

# The visible sentences about the last turn and the next action.
TOLD = """() => ['#last-turn p', '#say .turn', '#say .status']
  .map((part) => document.querySelector(part))
  .filter((part) => part?.checkVisibility())
  .flatMap((part) => part.innerText.split(/(?<=[.!?])\\s+/))
  .map((sentence) => sentence.trim().replace(/[.!?]$/, ''))
  .filter(Boolean)"""


def assert_fits(page: Page) -> None:
    """Check both window sizes and that no sentence appears twice; restore the width of the page."""
    for size in (PHONE, DESK):
        page.set_viewport_size(size)
        wait_frame(page)
        wait_frame(page)
        faults = page.evaluate(FAULTS, {"whole": size is DESK})
        text = page.locator("#say").inner_text()
        assert not faults, (faults, size, text)
        sentences = page.evaluate(TOLD)
        assert len(sentences) == len(set(sentences)), sentences


def act(page: Page, now: dict[str, Any], *, puzzle: bool) -> dict[str, Any]:
    """Perform the first possible action by script."""
    acts = [name for name in now["acts"] if name in MAIN]
    if acts and not now["places"]:
        page.locator(f"#acts [data-act={acts[0]}]").evaluate("(button) => button.click()")
        return turn(page, now["played"])
    source = now["places"][-1][0]
    click = "(name) => document.querySelector(`#board [data-place='${name}']`).click()"
    page.evaluate(click, source)
    wait_frame(page)
    places = turn(page)["places"]
    aimed = [name for name, label in places if TARGET.search(label)]
    beside = [name for name, _ in places if name != source]
    page.evaluate(click, (aimed or (beside if puzzle else [source]))[-1])
    return turn(page, now["played"])


@pytest.mark.nightly
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
