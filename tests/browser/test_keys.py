"""Number of keys for a game by typing, and complete games by buttons or by Tab and Enter alone.

The tests play random moves in three ways: by typing the beginning of a move until the page
selects it, by the buttons of the list, and by Tab and Enter alone. A normal run plays ten turns,
the nightly run whole games. Puzzles are solved in the same three ways, and with the arrow keys.
"""

from __future__ import annotations

import random
import re
from statistics import median
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.browser.table import lay, open_game, wait_frame
from tests.browser.test_dominosa import KEY
from tests.browser.test_dominosa import lay_out as open_puzzle
from tests.browser.test_keyboard import LISTEN
from tests.browser.test_terzett import lay_out as open_net
from tests.nightly import is_nightly

from alveus import registry
from alveus.core.controllers import Controller
from alveus.core.match import begin

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Locator, Page

GAMES = tuple(game for game in registry.ids() if len(registry.info(game).seats) > 1)

SOLUTIONS: Mapping[str, tuple[str, ...]] = {
    "dominosa": tuple(f"lay {pair}" for pair in KEY),
    "terzett": (
        *("hold 0:0", "place 0:0 a1-b1", "hold 1:1", "place 1:1 a2-b2"),
        *("hold 0:1", "place 0:1 c1-c2"),
    ),
}
"""Puzzles with the moves that solve them: one of set three, and the smallest net."""

MOST_KEYS = 6
"""Maximum median number of keys for a turn, in every game; half of it for a tile of a puzzle."""

NEAR = 2
"""Distance in the list up to which the arrow keys are used instead of more typing."""

TURNS = 10
"""Number of turns of both sides in a normal run."""

LONGEST = 400
"""Maximum number of steps of a random game."""

# The buttons of the list, once they have changed or the game is over.
BUTTONS = """() => {
  const buttons = [...document.querySelectorAll('.move-buttons button')];
  return { words: buttons.map((one) => one.textContent), heard: utterances.length };
}"""

SOME_BUTTONS = f"""(heard) => {{
  const now = ({BUTTONS})();
  const over = document.querySelector('#acts [data-act=again]') !== null;
  return over || (now.words.length > 0 && now.heard > heard) ? now : null;
}}"""

# The element with focus: the list, one of its moves, or none.
FOCUS = """() => {
  const here = document.activeElement;
  if (here === document.body) return 'lost';
  if (!here.closest('.move-buttons')) return 'elsewhere';
  return { BUTTON: 'move', SUMMARY: here.parentElement.open ? 'open' : 'folded' }[here.tagName]
    ?? 'title';
}"""

# The settings of the device.
WISH = """
try {
  localStorage["alveus.settings"] = JSON.stringify(SETTINGS);
} catch {}
"""
WISH_BUTTONS = WISH.replace("SETTINGS", "{ list: true }")

# Counts changes of turn, and records new entries in the list of moves.
COUNT_TURNS = """() => {
  const said = document.querySelector('#say .turn');
  let last = said.textContent;
  self.turns = 0;
  self.played = 0;
  new MutationObserver(() => { self.played += 1; }).observe(
    document.querySelector('#moves'), { childList: true, characterData: true, subtree: true });
  new MutationObserver(() => {
    if (said.textContent !== last) self.turns += 1;
    last = said.textContent;
  }).observe(said, { childList: true, characterData: true, subtree: true });
}"""

# The possible actions; dice are rolled automatically.
OFFERS = """() => {
  const box = document.querySelector('.typing');
  const all = box ? [...box.querySelectorAll('[role=option]')] : [];
  return {
    moves: all.filter(({ dataset: { move } }) => move && move !== 'throw')
      .map((one) => [one.dataset.move, one.textContent]),
    turns: self.turns,
    played: self.played,
  };
}"""

# The offered moves from the selected one on.
TEXTS = """() => {
  const all = [...document.querySelectorAll('.typing [role=option]')];
  const meant = all.findIndex((one) => one.getAttribute('aria-selected') === 'true');
  return all.slice(meant).map((one) => one.dataset.move);
}"""

OVER = "document.querySelector('#acts [data-act=again]') !== null"

SOME_OFFERS = f"""() => {{
  const now = ({OFFERS})();
  return now.moves.length > 0 || {OVER} ? now : null;
}}"""

CHANGED = f"""(before) => {{
  const now = ({OFFERS})();
  return {OVER} || (now.moves.length > 0 && now.played > before.played);
}}"""


def open_match(page: Page, url: str, game: str, folder: Path) -> None:
    """Open a game between humans; with hidden hands the computer plays the other sides."""
    spec = registry.spec(game)
    others = spec.build({}).info.seats[1:] if spec.info.hidden else ()
    match = begin(
        spec, seats={side: Controller(spec.levels[0]) for side in others}, seed=b"few keys"
    )
    page.add_init_script(LISTEN)
    open_game(page, url, game)
    lay(page, match, folder)
    page.evaluate(COUNT_TURNS)


def goes_on(page: Page, steps: int) -> bool:
    """Return True if the test must play more moves."""
    if page.evaluate(OVER) or steps > LONGEST:
        return False
    return is_nightly() or bool(page.evaluate("self.turns") < TURNS)


def spelled(move: str, words: str) -> str:
    """Return a move as it is typed: tile and end, the places of its path, or its text."""
    if tile := re.match(r"(?:hold )?(\d):(\d)(?![\d-])(?: (\w))?", move):
        return "".join(part for part in tile.groups() if part)
    lettered = re.findall(r"[A-E]\d+", words)
    numbers = re.findall(r"(?<!\d)[a-h]?\d+(?!\d*:)", move)
    met = lettered or [
        number for i, number in enumerate(numbers) if number not in numbers[i - 1 : i]
    ]
    # A man that enters is typed by its target.
    if re.match(r"\d:[a-z]{2}", move):
        return met[-1]
    return "".join(met[:1] + met[1:][-1:]) or move


def open_solo(page: Page, url: str, game: str) -> list[str]:
    """Open a puzzle and return the moves that solve it."""
    page.add_init_script(LISTEN)
    {"dominosa": open_puzzle, "terzett": open_net}[game](page, url)
    page.wait_for_function("() => utterances.length > 0")
    return [*SOLUTIONS[game]]


def open_line(page: Page) -> None:
    """Move focus to the board and open the input for typing."""
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("g")
    expect(page.get_by_role("combobox")).to_be_focused()


class Typist:
    """Types moves and counts the keys."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.keys = 0

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.keys += 1

    def play(self, move: str, words: str) -> None:
        """Type a move until it is near the top of the list, then select and play it."""
        letters = [*spelled(move, words)]
        while letters and self.below(move) > min(NEAR, len(letters)):
            self.press(letters.pop(0))
        for _ in range(min(self.below(move), 8)):
            self.press("ArrowDown")
        assert self.below(move) == 0, (move, words)
        self.press("Enter")

    def below(self, move: str) -> int:
        """Return the distance of a move below the selected move in the list."""
        offers: list[str] = self.page.evaluate(TEXTS)
        return offers.index(move) if move in offers else MOST_KEYS + 1


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
def test_a_turn_needs_few_keys(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path, game: str
) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    open_match(page, url, game, tmp_path)
    open_line(page)
    chance = random.Random(game)
    typist = Typist(page)
    counted: dict[int, int] = {}
    steps = 0
    while goes_on(page, steps):
        now = page.wait_for_function(SOME_OFFERS).json_value()
        if not now["moves"]:
            break
        typist.keys = 0
        typist.play(*chance.choice(now["moves"]))
        counted[now["turns"]] = counted.get(now["turns"], 0) + typist.keys
        page.wait_for_function(CHANGED, arg=now)
        steps += 1
    assert median(counted.values()) <= MOST_KEYS, counted


@pytest.fixture
def listed(new_context: Callable[..., BrowserContext]) -> Page:
    """Return a page with the list of moves as buttons."""
    context = new_context(reduced_motion="reduce")
    context.add_init_script(WISH_BUTTONS)
    return context.new_page()


def step_by_step(page: Page) -> Iterator[int]:
    """Yield the number of buttons at each step until the game is over, and check focus."""
    heard, steps = -1, 0
    while goes_on(page, steps):
        now = page.wait_for_function(SOME_BUTTONS, arg=heard).json_value()
        if not now["words"]:
            break
        heard, steps = now["heard"], steps + 1
        yield len(now["words"])
        wait_frame(page)
        assert page.evaluate(FOCUS) != "lost"
    assert steps > 1


def press_button(button: Locator) -> None:
    """Press a button of the list, after opening the group that contains it."""
    if not button.is_visible():
        button.locator("xpath=ancestor::details/summary").press("Enter")
    button.press("Enter")


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
def test_a_game_can_be_played_by_the_buttons_of_the_list(
    listed: Page, url: str, tmp_path: Path, game: str
) -> None:
    open_match(listed, url, game, tmp_path)
    chance = random.Random(game)
    for count in step_by_step(listed):
        press_button(listed.locator(".move-buttons button").nth(chance.randrange(count)))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_can_be_played_by_tab_and_enter(
    listed: Page, url: str, tmp_path: Path, game: str
) -> None:
    open_match(listed, url, game, tmp_path)
    chance = random.Random(game)
    for _ in step_by_step(listed):
        tab_to_a_move(listed, chance.randrange(3))
        listed.keyboard.press("Enter")


@pytest.mark.nightly
@pytest.mark.parametrize("game", SOLUTIONS)
def test_a_puzzle_can_be_solved_by_typing(
    new_context: Callable[..., BrowserContext], url: str, game: str
) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    moves = open_solo(page, url, game)
    open_line(page)
    typist = Typist(page)
    for move in moves:
        heard = page.evaluate("utterances.length")
        typist.play(move, "")
        page.wait_for_function("(heard) => utterances.length > heard", arg=heard)
    expect(page.locator("#acts [data-act=again]")).to_be_visible()


@pytest.mark.nightly
@pytest.mark.parametrize("game", SOLUTIONS)
def test_a_puzzle_can_be_solved_by_the_buttons_of_the_list(
    listed: Page, url: str, game: str
) -> None:
    for move in open_solo(listed, url, game):
        button = listed.locator(f".move-buttons [data-move='{move}']")
        button.wait_for(state="attached")
        press_button(button)
        expect(button).to_have_count(0)
        assert listed.evaluate(FOCUS) != "lost"
    expect(listed.locator("#acts [data-act=again]")).to_be_visible()


@pytest.mark.nightly
@pytest.mark.parametrize("game", SOLUTIONS)
def test_a_puzzle_can_be_solved_by_tab_and_enter(listed: Page, url: str, game: str) -> None:
    for move in open_solo(listed, url, game):
        button = listed.locator(f".move-buttons [data-move='{move}']")
        button.wait_for(state="attached")
        tab_to(listed, move)
        listed.keyboard.press("Enter")
        expect(button).to_have_count(0)
        assert listed.evaluate(FOCUS) != "lost"
    expect(listed.locator("#acts [data-act=again]")).to_be_visible()


def tab_to(page: Page, move: str) -> None:
    """Press Tab up to the button of a move; Enter opens the group of its first place."""
    has_focus = "(move) => document.activeElement.dataset.move === move"
    leads = """(move) => {
      const { parentElement: group } = document.activeElement;
      return group?.open === false && !!group.querySelector(`[data-move='${move}']`);
    }"""
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate(has_focus, move):
            return
        if page.evaluate(leads, move):
            page.keyboard.press("Enter")
    pytest.fail(f"{move} is not reached by Tab")


def tab_to_a_move(page: Page, passed: int) -> None:
    """Press Tab up to a move of the list, past `passed` others; Enter opens groups."""
    for _ in range(150):
        page.keyboard.press("Tab")
        where = page.evaluate(FOCUS)
        if where == "folded" and passed == 0:
            page.keyboard.press("Enter")
        elif where == "move" and passed == 0:
            return
        elif where in ("folded", "move"):
            passed -= 1
    pytest.fail("no move is reached by Tab")


@pytest.mark.nightly
def test_a_tile_of_a_puzzle_needs_three_keys(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    open_puzzle(page, url)
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    counted = []
    focused = page.evaluate("document.activeElement.dataset.place")
    for pair in nearest_first(focused):
        first, second = pair
        right, down = (ord(first[0]) - ord(focused[0]), int(first[1]) - int(focused[1]))
        keys = ["ArrowRight" if right > 0 else "ArrowLeft"] * abs(right)
        keys += ["ArrowDown" if down > 0 else "ArrowUp"] * abs(down)
        keys.append(f"Alt+{direction(first, second)}")
        cell = page.locator(f"#board [data-place={first}]")
        bare = cell.get_attribute("aria-label") or ""
        for key in keys:
            page.keyboard.press(key)
        expect(cell).not_to_have_attribute("aria-label", bare)
        counted.append(len(keys))
        focused = page.evaluate("document.activeElement.dataset.place")
    expect(page.locator("#acts [data-act=again]")).to_be_visible()
    assert median(counted) <= MOST_KEYS / 2, counted


def nearest_first(start: str) -> list[tuple[str, str]]:
    """Return the tiles of the puzzle, each with its first cell, always the nearest one next."""

    def steps(cell: str) -> int:
        return abs(ord(cell[0]) - ord(start[0])) + abs(int(cell[1]) - int(start[1]))

    left = [tuple(pair.split("-")) for pair in KEY]
    order = []
    while left:
        ways = [way for first, second in left for way in ((first, second), (second, first))]
        nearest = min(ways, key=lambda way: steps(way[0]))
        order.append(nearest)
        left = [pair for pair in left if set(pair) != set(nearest)]
        start = nearest[0]
    return order


def direction(first: str, second: str) -> str:
    if first[1] == second[1]:
        return "ArrowRight" if second > first else "ArrowLeft"
    return "ArrowDown" if second[1] > first[1] else "ArrowUp"
