"""Pages of puzzles: no layout shift, large sets on small phones, ways to solve."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import wait_ready
from tests.browser.table import menu, narrowest, place
from tests.browser.test_dominosa import GAME, Reader, acts, edge, lay_out
from tests.browser.test_keyboard import LISTEN

from alveus import registry

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

SIX = "6:26345631443024060323422166611121520234356556034545110500"
"""A puzzle of the set to six, grade seal."""
NINE = (
    "9:64081629943649857463263742611382235325095618007837869547884275310049198495045305968971162259"
    "157030072117326784"
)

# Records layout shifts, including those after a press; buttons may change their text.
SHIFTS = """() => {
  self.shifts = [];
  const within = ({ node }) => (node?.nodeType === 1 ? node.parentElement : node?.parentNode);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const moved = entry.sources.filter((one) => !within(one)?.closest('button'));
      for (const one of moved) self.shifts.push(one.node?.outerHTML?.slice(0, 120) ?? 'text');
    }
  }).observe({ type: 'layout-shift' });
}"""

# Total layout shift from the start, and whether announced texts are visible.
COMING = """
self.moved = 0;
self.told = [];
new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) self.moved += value;
}).observe({ type: 'layout-shift', buffered: true });
const seen = new MutationObserver(() => {
  const region = document.querySelector('#board [aria-live]');
  if (region?.textContent) self.told.push(getComputedStyle(region).visibility);
});
seen.observe(document, { childList: true, subtree: true, characterData: true });
"""

# Replaces the browser's print dialog, so that the printed content stays in the page.
PRINTED = """
self.print = () => { self.printed = true; };
const listen = self.addEventListener;
self.addEventListener = (name, ...more) =>
  name === "afterprint" || listen.call(self, name, ...more);
"""

WRONG_GRIDS = (
    *("10x02\n30112", "10302\n30112", "10302\n30112\n23002\n13214", "hello world", "...\n..."),
    *("00000\n00000\n00000\n12333", "1 2 99\n1 2 3", "6dt#123456", "12\n" * 3000, ""),
)


def key_of(puzzle: str) -> list[str]:
    """Return the only solution of a puzzle as pairs of cells: "a1-b1"."""
    answer = registry.spec("dominosa").consult("solve", {"puzzle": puzzle})
    cells: list[str] = []
    for row, line in enumerate(answer["key"], 1):
        for column, sign in enumerate(line):
            cell = f"{chr(97 + column)}{row}"
            if sign == "<":
                cells.append(f"{cell}-{chr(98 + column)}{row}")
            elif sign == "^":
                cells.append(f"{cell}-{chr(97 + column)}{row + 1}")
    return cells


# The positions of all visible buttons, by their actions.
STANDING = """() => Object.fromEntries(
  [...document.querySelectorAll('.game button[data-act], .aid-tools')]
    .filter((one) => one.checkVisibility())
    .map((one) => {
      const { x, y } = one.getBoundingClientRect();
      return [one.dataset.act ?? one.className, [Math.round(x), Math.round(y)]];
    }),
)"""


@pytest.mark.nightly
def test_nothing_beside_the_sheet_moves_while_solving(page: Page, url: str) -> None:
    lay_out(page, url, {"puzzle": SIX})
    expect(page.locator(".aid-tools .quiet")).to_be_visible()
    page.evaluate(SHIFTS)
    first = page.evaluate(STANDING)
    for count in (1, 2):
        acts(page, "hint").click()
        expect(page.locator(".aid-box")).to_be_visible()
        acts(page, "hint").click()
        expect(page.locator(".aid-box h2")).to_be_visible()
        acts(page, "hint").click()
        expect(page.locator(".tally .found")).to_have_count(count)
    page.locator(".numbers-row button").nth(3).click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Start trial").click()
    page.mouse.click(*edge(page, key_of(SIX)[-1]))
    page.get_by_role("button", name="Keep trial").click()
    expect(page.get_by_role("button", name="Start trial")).to_be_visible()
    acts(page, "check").click()
    acts(page, "undo").click()
    page.wait_for_timeout(300)
    assert page.evaluate("shifts") == []
    after = page.evaluate(STANDING)
    assert {act: after[act] for act in first.keys() & after} == {
        act: first[act] for act in first.keys() & after
    }


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["laptop", "phone"])
@pytest.mark.parametrize("game", ["dominosa", "terzett"])
def test_a_puzzle_appears_without_layout_shift_and_is_announced(
    new_context: Callable[..., BrowserContext], url: str, game: str, size: tuple[int, int]
) -> None:
    page = new_context(viewport={"width": size[0], "height": size[1]}).new_page()
    page.add_init_script(COMING)
    page.goto(url + f"play.html?game={game}")
    wait_ready(page)
    expect(page.locator(".game.arriving")).to_have_count(0)
    expect(page.locator(".numbers-row")).to_be_visible()
    assert page.evaluate("moved") < 0.05
    assert set(page.evaluate("told")) == {"visible"}


@pytest.mark.nightly
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["laptop", "phone"])
def test_nothing_beside_the_sheet_moves_in_a_lesson(
    new_context: Callable[..., BrowserContext], url: str, size: tuple[int, int]
) -> None:
    page = new_context(viewport={"width": size[0], "height": size[1]}).new_page()
    lay_out(page, url, {"puzzle": SIX})
    expect(page.locator(".aid-tools .quiet")).to_have_count(1)
    before = page.evaluate(STANDING)
    menu(page, "Show full solution")
    page.evaluate(SHIFTS)
    expect(page.locator(".aid-box")).to_be_visible()
    page.get_by_role("button", name="Pause").click()
    rest = {act: at for act, at in before.items() if act != "lesson"}
    first = page.evaluate(STANDING)
    assert first.items() >= rest.items()
    step = page.get_by_role("button", name="Next step")
    for count in (1, 2, 3):
        if page.locator(".aid-box").count() == 0:
            step.click()
        expect(page.locator(".aid-box")).to_be_visible()
        assert page.evaluate(STANDING).items() >= first.items()
        step.click()
        expect(page.locator(".tally .found")).to_have_count(count)
        assert page.evaluate(STANDING).items() >= first.items()
    page.wait_for_timeout(300)
    # On a phone only the sentence may cover the tally.
    assert [shift for shift in page.evaluate("shifts") if 'class="aid' not in shift] == []


@pytest.mark.nightly
def test_a_puzzle_can_be_undone_by_keys_cleared_and_resigned(page: Page, url: str) -> None:
    lay_out(page, url, {"puzzle": SIX})
    expect(acts(page, "undo")).to_be_disabled()
    page.mouse.click(*edge(page, key_of(SIX)[0]))
    found_tiles = page.locator(".tally .found")
    expect(found_tiles).to_have_count(1)
    page.locator("#menu").focus()
    page.keyboard.press("Control+z")
    expect(found_tiles).to_have_count(0)
    page.keyboard.press("Control+y")
    expect(found_tiles).to_have_count(1)
    menu(page, "Restart")
    expect(found_tiles).to_have_count(0)
    expect(acts(page, "undo")).to_be_disabled()
    page.mouse.click(*edge(page, key_of(SIX)[0]))
    expect(found_tiles).to_have_count(1)
    page.get_by_role("button", name="Menu").click()
    # No other key ends a puzzle.
    expect(page.get_by_role("menuitem", name="Resign")).to_have_count(0)
    page.get_by_role("menuitem", name="Give up…").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("The board will show the solution")
    dialog.get_by_role("button", name="Show the solution").click()
    expect(acts(page, "again")).to_have_text("Similar puzzle")


@pytest.mark.nightly
def test_a_set_to_nine_can_be_solved_by_touch_on_320_px(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    page = new_context(viewport={"width": 320, "height": 640}, has_touch=True).new_page()
    page.goto(f"{url}{GAME}#{quote(json.dumps({'puzzle': NINE}))}")
    wait_ready(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert narrowest(page) >= 24
    for pair in ("a1-b1", "a9-a10", "j1-k1"):
        place(page, pair.split("-")[1]).scroll_into_view_if_needed()
        page.touchscreen.tap(*edge(page, pair))
        expect(place(page, pair.split("-")[0])).to_have_accessible_name(re.compile("joined"))
    expect(page.locator(".tally .found")).to_have_count(3)


@pytest.mark.parametrize("game", ["dominosa", "terzett"])
def test_todays_puzzle_opens_at_once_and_belongs_to_its_date(
    new_context: Callable[..., BrowserContext], url: str, game: str
) -> None:
    page = new_context(timezone_id="UTC").new_page()
    page.clock.set_fixed_time("2026-11-23T12:00:00Z")
    page.goto(f"{url}play.html?game={game}&puzzle=today")
    rows = {"dominosa": "06302444", "terzett": "76662220003337772"}
    for column, number in enumerate(rows[game]):
        cell = place(page, f"{chr(97 + column)}1")
        expect(cell).to_have_accessible_name(re.compile(rf"^{number}\b"))
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".toast")).to_have_count(0)


@pytest.mark.nightly
def test_todays_puzzle_offers_to_restore_the_replaced_puzzle(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    page = new_context(timezone_id="UTC").new_page()
    page.clock.set_fixed_time("2026-11-23T12:00:00Z")
    page.goto(f"{url}play.html?game=terzett")
    wait_ready(page)
    hint = acts(page, "hint")
    for _ in range(3):
        label = hint.inner_text()
        hint.click()
        expect(hint).not_to_have_text(label)
    expect(acts(page, "undo")).to_be_enabled()
    menu(page, "Today’s puzzle")
    toast = page.locator(".toast")
    expect(toast).to_contain_text("The puzzle for 23 November 2026 is on the board.")
    expect(toast.get_by_role("button", name="Previous game")).to_be_visible()


@pytest.mark.nightly
def test_generation_of_a_puzzle_shows_progress_and_can_be_cancelled(page: Page, url: str) -> None:
    # The worker never generates a puzzle; the test checks only the waiting dialog.
    lay_out(page, url, {"puzzle": SIX})
    page.evaluate(
        """() => {
          const worker = keptWorkers.at(-1);
          const post = worker.postMessage.bind(worker);
          worker.postMessage = (message, ...rest) =>
            JSON.stringify(message).includes('generate') || post(message, ...rest);
        }"""
    )
    menu(page, "Similar puzzle")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0, timeout=2000)
    expect(page.locator(".tally li")).to_have_count(28)


@pytest.mark.nightly
@pytest.mark.parametrize("way", ["touch", "keys", "ear"])
def test_a_whole_puzzle_of_set_six_can_be_solved(
    new_context: Callable[..., BrowserContext], url: str, way: str
) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
    page = new_context(**(phone if way == "touch" else {})).new_page()
    page.add_init_script(LISTEN)
    lay_out(page, url, {"puzzle": SIX})
    key = key_of(SIX)
    assert len(key) == 28
    if way == "touch":
        for count, pair in enumerate(key, 1):
            page.touchscreen.tap(*edge(page, pair))
            if count < len(key):
                expect(page.locator(".tally .found")).to_have_count(count)
    else:
        page.locator(".skip").focus()
        page.keyboard.press("Enter")
        expect(place(page, "a1")).to_be_focused()
        reader = Reader(page)
        for pair in key:
            reader.lay(pair)
        if way == "ear":
            placements = [line for line in reader.lines if "now covers" in line]
            assert len(placements) == len(key)
            assert "Solved" in page.evaluate("utterances.join(' ')")
    expect(page.locator("#say .turn")).to_contain_text("Solved")


@pytest.mark.nightly
def test_an_invalid_pasted_grid_shows_a_sentence(page: Page, url: str) -> None:
    page.goto(url + "solver.html")
    wait_ready(page)
    message = page.locator("#said")
    for grid in WRONG_GRIDS:
        page.locator("#grid").evaluate("(field, grid) => { field.value = grid; }", grid)
        page.locator("#solve").click()
        expect(page.locator("#solve")).to_have_text("Solve")
        expect(message).not_to_be_empty()
        sentence = message.inner_text()
        assert sentence.endswith((".", "…")), (grid[:20], sentence)
        assert "_" not in sentence, sentence
    page.locator("#example").click()
    expect(page.locator("#answer h2")).to_have_text("This grid has exactly one solution.")
    assert page.locator("#answer ol li").count() >= 10


@pytest.mark.nightly
@pytest.mark.parametrize("game", ["dominosa", "terzett"])
def test_a_booklet_has_the_displayed_number_of_pages(page: Page, url: str, game: str) -> None:
    page.add_init_script(PRINTED)
    page.goto(f"{url}play.html?game={game}")
    wait_ready(page)
    menu(page, "Print booklet…")
    dialog = page.get_by_role("dialog")
    for choice in ("booklet-count", "booklet-sheet"):
        dialog.locator(f"[name={choice}][value='4']").check(force=True)
    dialog.get_by_role("button", name="Print").click()
    page.wait_for_function("() => self.printed", timeout=60_000)
    leaves = page.locator("#printed .leaf")
    expect(leaves).to_have_count(2)
    expect(leaves.locator("footer")).to_have_text([re.compile(f"{n} of 2") for n in (1, 2)])
    names = leaves.locator("h2").all_text_contents()
    assert [name.partition(".")[0] for name in names] == ["1", "2", "3", "4"] * 2
    places = leaves.nth(0).locator("figure").nth(0).locator("li")
    expect(places).to_have_count(28 if game == "dominosa" else 36)
    assert leaves.nth(1).locator(".tile").count() == 4 * places.count()
    for paper in ("A4", "Letter"):
        assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(format=paper))) == 2
