"""Narration of turns of every game by keyboard: short and full names, in English and German.

After an intended change of messages, rewrite `narration/turns` with

    ALVEUS_REWRITE=1 .venv/bin/python -m pytest tests/browser/test_telling.py

Read the difference before committing it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.browser.table import lay, open_game, wait_frame
from tests.browser.test_dominosa import solve_by_ear
from tests.browser.test_keyboard import KEY, LISTEN, NARRATION, expect_narration
from tests.browser.test_keys import GAMES, WISH
from tests.browser.test_terzett import compose_by_ear
from tests.browser.walking import walked

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page

PUZZLES = {"dominosa": solve_by_ear, "terzett": compose_by_ear}
"""Puzzles solved by keyboard; their narration with full names is in `narration` itself."""

LOAD = {"en": "Load from file…", "de": "Aus Datei laden …"}
BEGUN = 8
"""Number of random plies before the narration."""
STEPS = 10

# True if there were announcements since a time, they are complete, and a player can act.
SETTLED = """(heard) => {
  const acts = '.acts :is([data-act=throw], [data-act=deal], [data-act=pass], [data-act=again])';
  const open = document.querySelector(
    `#board [aria-disabled=false], ${acts}:not([aria-disabled=true])`);
  const quiet = self.last === utterances.length;
  self.last = utterances.length;
  return open !== null && utterances.length > heard && quiet;
}"""

# The key of the only possible action, or whether the game is over.
DUE = """() => {
  const acts = [...document.querySelectorAll('.acts [data-act]:not([aria-disabled=true])')]
    .map(({ dataset }) => dataset.act);
  if (acts.includes('again')) return 'over';
  const places = document.querySelector('#board [aria-disabled=false]');
  return places === null && ['throw', 'deal', 'pass'].includes(acts[0]) ? 'r' : null;
}"""

NAME = "document.activeElement.ariaLabel"
HERE = "document.activeElement.dataset.place"


class Listener:
    """Moves focus between enabled places and records the announcements."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.lines: list[str] = []

    def press(self, key: str) -> None:
        """Press a key, and record the announcements until they end."""
        heard = self.page.evaluate("utterances.length")
        self.page.keyboard.press(key)
        self.page.wait_for_function(SETTLED, arg=heard, polling=400)
        announcements = self.page.evaluate("(heard) => utterances.slice(heard).join(' ')", heard)
        self.lines.append(f"{key:{KEY}}{announcements}")

    def go(self) -> None:
        """Move to the next enabled place, or record the message that there is none."""
        before, heard = self.page.evaluate(f"[{HERE}, utterances.length]")
        self.page.keyboard.press("n")
        wait_frame(self.page)
        text = NAME
        if self.page.evaluate(HERE) == before:
            self.page.wait_for_function("(heard) => utterances.length > heard", arg=heard)
            text = "utterances.at(-1)"
        self.lines.append(f"{'n':{KEY}}{self.page.evaluate(text)}")

    def play(self, steps: int) -> None:
        for _ in range(steps):
            due = self.page.evaluate(DUE)
            if due == "over":
                return
            if due:
                self.press(due)
            else:
                for _ in ("chosen", "played"):
                    self.go()
                    self.press("Enter")


@pytest.mark.nightly
@pytest.mark.parametrize("names", ["full", "short"])
@pytest.mark.parametrize("language", LOAD)
@pytest.mark.parametrize("game", GAMES)
def test_narration_of_turns_with_short_and_full_names_in_both_languages(
    new_context: Callable[..., BrowserContext],
    url: str,
    tmp_path: Path,
    game: str,
    language: str,
    names: str,
) -> None:
    page = open_page(new_context, language, names)
    page.add_init_script(LISTEN)
    open_game(page, url, game)
    lay(page, walked(game, BEGUN), tmp_path, LOAD[language])
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    page.wait_for_function(SETTLED, arg=0, polling=400)
    listener = Listener(page)
    for key in ("s", "b", "w", "m"):
        listener.press(key)
    listener.play(STEPS)
    golden = NARRATION / "turns" / f"{game}.{language}.{names}.txt"
    expect_narration(listener.lines, golden)


@pytest.mark.nightly
@pytest.mark.parametrize("language", LOAD)
@pytest.mark.parametrize("game", PUZZLES)
def test_narration_of_a_puzzle_with_short_names(
    new_context: Callable[..., BrowserContext], url: str, game: str, language: str
) -> None:
    lines = PUZZLES[game](open_page(new_context, language, "short"), url)
    expect_narration(lines, NARRATION / "turns" / f"{game}.{language}.short.txt")


def open_page(new_context: Callable[..., BrowserContext], language: str, names: str) -> Page:
    """Open a page in a language, with short or full names."""
    context = new_context(locale={"en": "en-GB", "de": "de-DE"}[language], reduced_motion="reduce")
    context.add_init_script(WISH.replace("SETTINGS", f"{{ names: '{names}' }}"))
    return context.new_page()
