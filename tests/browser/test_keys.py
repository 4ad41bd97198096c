"""How many keys a game takes by typing, and that nothing but Tab and Enter is needed.

Whoever plays chooses any of the moves that are offered, types of it what it takes until the page
means it, and presses Enter.
"""

from __future__ import annotations

import random
import re
from statistics import median
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.browser.table import lay, open_game

from alveus.core.beginning import begin
from alveus.registry import spec

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page

KEYS = {"bohnenspiel": 6, "lombardorum": 6, "xii": 6, "duodecim": 6, "rithmomachia": 6}
TURNS = 6
"""Turns of each side that are counted."""

OFFERS = """() => {
  const box = document.querySelector('.typing');
  const all = box ? [...box.querySelectorAll('[role=option]')] : [];
  const turn = document.querySelector('#say .turn').textContent;
  return {
    moves: all.filter((one) => one.dataset.move)
      .map((one) => [one.dataset.move, one.textContent]),
    meant: all.find((one) => one.getAttribute('aria-selected') === 'true')?.dataset.move ?? '',
    turn,
  };
}"""

SOME_OFFERS = f"""() => {{
  const now = ({OFFERS})();
  return now.moves.length > 0 ? now : null;
}}"""

CHANGED = f"""(before) => {{
  const now = ({OFFERS})();
  const over = document.querySelector('#acts [data-act=again]') !== null;
  return over || (now.moves.length > 0 && now.moves.join() !== before.moves.join());
}}"""


def spelled(move: str, words: str) -> str:
    """A move as it is typed: the places on its way, or what is written of it."""
    lettered = re.findall(r"[A-E]\d+", words)
    numbers = re.findall(r"(?<!\d)[a-h]?\d+(?!\d*:)", move)
    met = lettered or [one for i, one in enumerate(numbers) if one not in numbers[i - 1 : i]]
    return " ".join(met[:1] + met[1:][-1:]) or move


class Typist:
    """Somebody who types, and whose keys are counted."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.keys = 0

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.keys += 1

    def play(self, move: str, words: str) -> None:
        """Types a move until it is the one that is meant, and plays it."""
        for letter in ["", *spelled(move, words)]:
            if letter:
                self.press(letter)
            if self.page.evaluate(OFFERS)["meant"] == move:
                break
        for _ in range(8):
            if self.page.evaluate(OFFERS)["meant"] == move:
                break
            self.press("ArrowDown")
        assert self.page.evaluate(OFFERS)["meant"] == move
        self.press("Enter")


@pytest.mark.parametrize("game", KEYS)
def test_a_turn_is_played_with_few_keys(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path, game: str
) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    open_game(page, url, game)
    lay(page, begin(spec(game), seed=b"few keys"), tmp_path)
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("g")
    expect(page.get_by_role("combobox")).to_be_focused()
    chance = random.Random(game)
    typist = Typist(page)
    counted, turn = [], ""
    while len(counted) < 2 * TURNS:
        now = page.wait_for_function(SOME_OFFERS).json_value()
        if now["turn"] != turn and turn:
            counted.append(typist.keys)
            typist.keys = 0
        turn = now["turn"]
        wanted = chance.choice(now["moves"])
        typist.play(*wanted)
        page.wait_for_function(CHANGED, arg=now)
        if page.locator("#acts [data-act=again]").count():
            break
    assert median(counted) <= KEYS[game], counted
