"""Speech of Orca during ten turns of every game, on a virtual desktop.

Orca must speak every announcement of the page and the name of every focused place, and the board
must receive the keys. The timing of speech depends on the machine, so review the recordings in
`narration/orca`. Record them with

    ALVEUS_REWRITE=1 .venv/bin/python -m pytest tests/browser/test_orca.py
"""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import sync_playwright
from tests.browser.conftest import GUIDES_LEFT, NEVER_KEPT
from tests.browser.helpers import prepare_pages, wait_ready
from tests.browser.orca import Reader, missing, reading
from tests.browser.test_keyboard import LISTEN, NARRATION

from alveus import registry

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

GAMES = tuple(registry.ids())
TURNS = 10
LEFT_OUT = 10
"""Orca may drop one of so many sentences, if a key interrupts it."""
LONGEST = 60
"""Maximum number of keys for ten turns."""
SECONDS = 150
"""Time in seconds after which no more keys are pressed."""

# The possible actions: keys, or places.
NEXT = """() => {
  const able = [...document.querySelectorAll('.acts [data-act]:not([aria-disabled=true])')];
  const acts = able.map(({ dataset }) => dataset.act);
  if (acts.includes('again')) return 'over';
  if (['throw', 'deal', 'pass'].includes(acts[0])) return 'r';
  const here = document.activeElement;
  const open = here.dataset.place && here.getAttribute('aria-disabled') === 'false';
  return open && self.lastKey === 'n' ? 'Return' : 'n';
}"""


# The announcements since a time, and the name of the place with focus if it is new; null if more
# announcements are expected.
DUE = """([since, before, key]) => {
  const here = document.activeElement;
  const name = here.dataset.place && here.dataset.place !== before ? [here.ariaLabel] : [];
  const told = [...utterances.slice(since), ...name];
  return told.length === 0 && !['n', 'Tab'].includes(key) ? null : told;
}"""

HERE = "document.activeElement.dataset.place ?? null"


@pytest.mark.nightly
@pytest.mark.timeout(240)
@pytest.mark.parametrize("game", GAMES)
def test_orca_speaks_every_announcement_of_the_page(url: str, tmp_path: Path, game: str) -> None:
    if lacking := missing():
        pytest.skip(f"not installed: {', '.join(lacking)}")
    with reading(tmp_path / "desk") as reader, sync_playwright() as playwright:
        chromium = playwright.chromium.connect_over_cdp(reader.address)
        [context] = chromium.contexts
        for script in (prepare_pages("orca"), GUIDES_LEFT, NEVER_KEPT, LISTEN):
            context.add_init_script(script)
        page = context.pages[0]
        page.emulate_media(reduced_motion="reduce")
        page.goto(f"{url}play.html?game={game}")
        wait_ready(page)
        reader.enter()
        lines = [*play(page, reader), f"{'':12}{reader.finish()}"]
        announcements = page.evaluate("utterances")
    recording = NARRATION / "orca" / f"{game}.en.txt"
    if os.environ.get("ALVEUS_REWRITE"):
        recording.parent.mkdir(exist_ok=True)
        recording.write_text("\n".join(lines) + "\n", encoding="utf-8")
    spoken = " ".join(lines)
    left_out = [announcement for announcement in announcements[1:] if announcement not in spoken]
    assert len(left_out) <= len(announcements) / LEFT_OUT, left_out
    assert "Focus mode" in spoken


def play(page: Page, reader: Reader) -> list[str]:
    """Play ten turns by keyboard; return every key with the speech after it."""
    lines = []

    def press(key: str) -> None:
        since = [page.evaluate("utterances.length"), page.evaluate(HERE), key]
        lines.append(f"{key:12}{reader.press(key, lambda: page.evaluate(DUE, since))}")
        page.evaluate("(key) => { self.lastKey = key; }", key)

    while not page.evaluate("document.activeElement.matches('[data-place]')"):
        press("Tab")
        assert len(lines) < LONGEST
    for key in ("b", "w", "s"):
        press(key)
    turns = 0
    until = time.monotonic() + SECONDS
    while turns < TURNS and len(lines) < LONGEST and time.monotonic() < until:
        key = page.evaluate(NEXT)
        if key == "over":
            break
        turns += key == "Return"
        press(key)
    return lines
