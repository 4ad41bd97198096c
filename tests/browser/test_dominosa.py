"""Dominosa: solving by keyboard, mouse and in a frame; hints, lesson, trial, race, print."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import expect_said, wait_ready
from tests.browser.table import (
    menu,
    middle,
    narrowest,
    place,
    press_quietly,
    wait_frame,
    walk_redrawn,
)
from tests.browser.test_access import in_every_look
from tests.browser.test_keyboard import LISTEN, NARRATION, expect_narration

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Locator, Page

GAME = "play.html?game=dominosa"
PUZZLE = {"puzzle": "3:10302301122300213213"}
KEY = ["a1-a2", "b1-b2", "c1-d1", "e1-e2", "c2-d2", "a3-a4", "b3-b4", "c3-c4", "d3-d4", "e3-e4"]


def lay_out(page: Page, url: str, position: object = PUZZLE) -> None:
    """Open a puzzle with tiles and lines already on it."""
    page.goto(f"{url}{GAME}#{quote(json.dumps(position))}")
    wait_ready(page)


def acts(page: Page, name: str) -> Locator:
    return page.locator(f'#acts [data-act="{name}"]')


def edge(page: Page, pair: str) -> tuple[float, float]:
    """Return the middle of the common edge of two cells."""
    (x, y), (to_x, to_y) = (middle(page, cell) for cell in pair.split("-"))
    return (x + to_x) / 2, (y + to_y) / 2


def drawn(page: Page, cell: str) -> str:
    return place(page, cell).get_attribute("aria-label") or ""


class Reader:
    """Solves a puzzle with keys and records the page's announcements."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.lines: list[str] = []

    def press(self, key: str) -> str:
        """Press a key and record the announcement."""
        heard = self.page.evaluate("utterances.length")
        self.page.keyboard.press(key)
        self.page.wait_for_function("(heard) => utterances.length > heard", arg=heard)
        announcement: str = self.page.evaluate("utterances.at(-1)")
        self.lines.append(f"{key:18}{announcement}")
        return announcement

    def go(self, cell: str) -> None:
        """Move to a cell with the arrow keys and record its name."""
        focused = self.page.evaluate("document.activeElement.dataset.place")
        right, down = ord(cell[0]) - ord(focused[0]), int(cell[1]) - int(focused[1])
        for _ in range(abs(right)):
            self.page.keyboard.press("ArrowRight" if right > 0 else "ArrowLeft")
        for _ in range(abs(down)):
            self.page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
        expect(place(self.page, cell)).to_be_focused()
        self.lines.append(f"{'':18}{drawn(self.page, cell)}")

    def lay(self, pair: str) -> None:
        """Place a tile from its first cell towards the second."""
        first, second = pair.split("-")
        self.go(first)
        self.press("Alt+ArrowRight" if first[1] == second[1] else "Alt+ArrowDown")


def solve_by_ear(page: Page, url: str) -> list[str]:
    """Solve a puzzle by keyboard, with lines, marks, a mistake and a hint; return the narration."""
    page.add_init_script(LISTEN)
    lay_out(page, url)
    page.wait_for_function("() => utterances.length > 0")
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    expect(place(page, "a1")).to_be_focused()
    reader = Reader(page)
    reader.press("s")
    reader.press("d")
    reader.go("c2")
    reader.press("2")
    reader.press("h")
    reader.press("Alt+ArrowRight")
    reader.press("Shift+ArrowDown")
    reader.go("b2")
    reader.press("Shift+ArrowLeft")
    reader.press("Shift+ArrowLeft")
    reader.press("Alt+ArrowLeft")
    reader.press("Alt+ArrowUp")
    reader.press("Enter")
    reader.press("Enter")
    reader.press("u")
    reader.press("u")
    reader.go("c2")
    for pair in KEY:
        if pair != "c2-d2":
            reader.lay(pair)
    return reader.lines


@pytest.mark.nightly
def test_narration_of_a_puzzle_solved_by_keyboard(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    lines = solve_by_ear(page, url)
    expect(page.locator("#say .turn")).to_have_text("Solved")
    expect_narration(lines, NARRATION / "dominosa.en.txt")


@pytest.mark.nightly
def test_german_narration_of_a_puzzle_solved_by_keyboard(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    page = new_context(locale="de-DE", reduced_motion="reduce").new_page()
    lines = solve_by_ear(page, url)
    expect(page.locator("#say .turn")).to_have_text("Gelöst")
    expect_narration(lines, NARRATION / "dominosa.de.txt")


def test_a_puzzle_is_solved_with_the_mouse(page: Page, url: str) -> None:
    lay_out(page, url)
    first, second, *rest = KEY
    start, end = (middle(page, cell) for cell in first.split("-"))
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=4)
    page.mouse.up()
    expect(page.locator(".tally .found")).to_have_count(1)
    for cell in second.split("-"):
        page.mouse.click(*middle(page, cell))
    expect(page.locator(".tally .found")).to_have_count(2)
    for count, pair in enumerate(rest, 3):
        page.mouse.click(*edge(page, pair))
        expect(page.locator(".tally .found")).to_have_count(count)
    expect(page.locator("#say .turn")).to_have_text("Solved")
    expect(page.locator("#say .status")).to_have_text("You found every tile without a hint.")
    acts(page, "choose").click()
    expect(page.get_by_role("dialog", name="New puzzle")).to_be_visible()


@pytest.mark.nightly
def test_pressing_between_two_cells_places_and_lifts_a_tile(page: Page, url: str) -> None:
    lay_out(page, url)
    page.mouse.click(*edge(page, "c2-d2"))
    expect_said(page, "The 1:1 now covers c2 and d2.")
    page.mouse.click(*edge(page, "c2-d2"))
    expect_said(page, "The 1:1 is removed from c2 and d2.")


@pytest.mark.nightly
def test_lines_are_drawn_with_the_second_button_or_the_pen(page: Page, url: str) -> None:
    lay_out(page, url)
    page.mouse.click(*edge(page, "b1-c1"), button="right")
    expect_said(page, "A line separates b1 and c1.")
    page.locator(".tools").get_by_text("lines", exact=True).click()
    page.mouse.click(*edge(page, "b1-c1"))
    expect_said(page, "The line between b1 and c1 is erased.")
    page.mouse.click(*edge(page, "d3-d4"))
    expect_said(page, "A line separates d3 and d4.")


@pytest.mark.nightly
def test_pressing_the_tally_marks_both_numbers_and_hovering_none(page: Page, url: str) -> None:
    lay_out(page, url)
    tile = page.locator('.tally [data-tile="0:3"]')
    pressed = page.locator(".numbers-row [aria-pressed=true]")
    tile.hover()
    expect(pressed).to_have_count(0)
    tile.click()
    expect(pressed).to_have_count(2)
    expect(page.locator(".numbers-row [data-shape=ring]")).to_have_text("0")
    expect(page.locator(".numbers-row [data-shape=lozenge]")).to_have_text("3")
    tile.click()
    expect(pressed).to_have_count(0)


@pytest.mark.nightly
def test_marking_a_number_does_not_change_undo_and_redo(page: Page, url: str) -> None:
    lay_out(page, url)
    page.locator('.tally [data-tile="0:3"]').click()
    expect(page.locator(".numbers-row [aria-pressed=true]")).to_have_count(2)
    expect(acts(page, "undo")).to_have_attribute("aria-disabled", "true")
    page.mouse.click(*edge(page, "c2-d2"))
    expect(page.locator(".tally .found")).to_have_count(1)
    acts(page, "undo").click()
    expect(page.locator(".tally .found")).to_have_count(0)
    page.locator('.tally [data-tile="0:1"]').click()
    acts(page, "redo").click()
    expect(page.locator(".tally .found")).to_have_count(1)
    expect(page.locator(".numbers-row [aria-pressed=true]")).to_have_count(2)


@pytest.mark.nightly
def test_the_step_counter_counts_placed_tiles(page: Page, url: str) -> None:
    lay_out(page, url)
    page.get_by_role("button", name="Start trial").click()
    page.mouse.click(*edge(page, "c2-d2"))
    expect(page.locator(".steps-list li")).to_have_count(1)
    page.get_by_role("button", name="Discard trial").click()
    expect(page.locator(".steps-list li")).to_have_count(0)


# Counts how often the name of a place is computed.
NAMINGS = """() => {
  self.namings = 0;
  const named = Element.prototype.getAttribute;
  Element.prototype.getAttribute = function (name) {
    if (name === 'aria-label' && this.matches('.place')) namings += 1;
    return named.call(this, name);
  };
}"""


@pytest.mark.nightly
def test_hovering_over_the_tally_does_not_update_names(page: Page, url: str) -> None:
    lay_out(page, url)
    page.evaluate(NAMINGS)
    for tile in ("0:3", "1:2", "0:3"):
        page.locator(f'.tally [data-tile="{tile}"]').hover()
        wait_frame(page)
    assert page.evaluate("namings") == 0
    page.mouse.click(*edge(page, "c2-d2"))
    expect(page.locator(".tally .found")).to_have_count(1)
    assert page.evaluate("namings") > 0


@pytest.mark.nightly
def test_focus_stays_through_every_redraw(page: Page, url: str) -> None:
    lay_out(page, url, {**PUZZLE, "laid": KEY[:4]})
    page.mouse.click(*edge(page, KEY[4]))
    expect(page.locator(".tally .found")).to_have_count(5)
    acts(page, "hint").click()
    expect(page.locator(".aid-box")).to_be_visible()

    def redraw() -> None:
        forth = page.locator(".tally .found").count() == 4
        press_quietly(page, acts(page, "redo" if forth else "undo"))
        expect(page.locator(".tally .found")).to_have_count(5 if forth else 4)

    walked = walk_redrawn(page, redraw)
    assert {"numbers-row", "tally", "steps-list", "problem", "steps", "trial"} <= walked


@pytest.mark.nightly
def test_focus_moves_on_if_its_button_is_removed(page: Page, url: str) -> None:
    lay_out(page, url)
    page.get_by_role("button", name="Start trial").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Discard trial")).to_be_visible()
    page.mouse.click(*edge(page, "c2-d2"))
    expect(page.locator(".tally .found")).to_have_count(1)
    page.get_by_role("button", name="Discard trial").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Start trial")).to_be_focused()
    page.get_by_role("button", name="Show full solution").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Pause")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Continue")).to_be_focused()
    page.get_by_role("button", name="Solve the rest yourself").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Pause")).to_have_count(0)
    # Its hint replaces the button for a solution, so focus moves to the board.
    expect(page.locator("#board [data-place]:focus")).to_have_count(1)


@pytest.mark.nightly
def test_the_tally_counts_remaining_places(page: Page, url: str) -> None:
    lay_out(page, url)
    line = page.locator('.tally [data-tile="0:1"]')
    before = line.locator("b").inner_text()
    page.mouse.click(*edge(page, "c2-d2"))
    expect(page.locator(".tally .found")).to_have_count(1)
    expect(line.locator("s")).to_have_text(before)
    expect(page.locator(".sums")).to_contain_text("9 tiles")


def test_a_hint_has_its_method_and_performs_its_step(page: Page, url: str) -> None:
    lay_out(page, url)
    acts(page, "hint").click()
    aid = page.locator(".aid")
    expect(aid).to_contain_text("Look where the 1 : 1 can go.")
    acts(page, "hint").click()
    expect(aid.locator("h2")).to_have_text("Seal (Adler: der Siegel)")
    expect(page.locator(".tally .advised")).to_have_count(1)
    acts(page, "hint").click()
    expect(page.locator(".tally .found")).to_have_count(1)
    expect(page.locator(".steps-list em")).to_have_text("Seal")


@pytest.mark.nightly
def test_a_lesson_plays_the_whole_solution_and_can_be_paused(page: Page, url: str) -> None:
    lay_out(page, url, {**PUZZLE, "laid": KEY[:7]})
    page.get_by_role("button", name="Show full solution").click()
    expect(page.locator(".aid-box")).to_be_visible()
    page.get_by_role("button", name="Pause").click()
    left = page.locator(".tally li:not(.found)")
    expect(left).to_have_count(3)
    page.get_by_role("button", name="Next step").click()
    expect(left).to_have_count(2)
    page.get_by_role("button", name="Continue").click()
    expect(page.locator("#say .turn")).to_have_text("Solved")


@pytest.mark.nightly
def test_mistakes_are_shown_on_request_only(page: Page, url: str) -> None:
    lay_out(page, url, {**PUZZLE, "laid": ["a1-b1"]})
    assert "wrong" not in drawn(page, "a1")
    acts(page, "check").click()
    expect_said(page, "Checked: one tile is wrong.")
    assert "wrong" in drawn(page, "a1")
    expect(page.locator("#legend")).to_contain_text("cannot be right")


@pytest.mark.nightly
def test_a_trial_can_be_kept_or_dropped(page: Page, url: str) -> None:
    lay_out(page, url)
    page.get_by_role("button", name="Start trial").click()
    page.mouse.click(*edge(page, "c2-d2"))
    expect(page.locator("#legend")).to_contain_text("in pencil")
    page.get_by_role("button", name="Discard trial").click()
    expect(page.locator(".tally .found")).to_have_count(0)
    page.get_by_role("button", name="Start trial").click()
    page.mouse.click(*edge(page, "c2-d2"))
    page.get_by_role("button", name="Keep trial").click()
    expect(page.locator(".tally .found")).to_have_count(1)
    expect(page.locator("#legend")).to_be_hidden()


@pytest.mark.nightly
def test_a_new_puzzle_has_the_chosen_properties(page: Page, url: str) -> None:
    lay_out(page, url)
    page.locator(".problem button").last.click()
    page.get_by_text("By number").click()
    page.get_by_label("Puzzle number").fill("17")
    outlines = page.get_by_role("dialog").locator("select option")
    page.get_by_role("radio", name="7", exact=True).check(force=True)
    expect(outlines).to_have_count(17)
    page.get_by_role("radio", name="4", exact=True).check(force=True)
    expect(outlines).to_have_text(["rectangle", "cross", "frame"])
    page.get_by_role("button", name="Start puzzle").click()
    expect(page.locator(".folio")).to_have_text("17")
    expect(page.locator(".tally li")).to_have_count(15)
    expect(page.locator(".problem")).to_contain_text("Puzzle 17: easy – seal")
    page.get_by_role("button", name="Previous game").click()
    expect(page.locator(".tally li")).to_have_count(10)


@pytest.mark.nightly
def test_an_invalid_puzzle_is_refused_with_the_reason(page: Page, url: str) -> None:
    lay_out(page, url)
    page.locator(".problem button").last.click()
    page.get_by_text("Enter a puzzle").click()
    dialog = page.get_by_role("dialog")
    field = dialog.get_by_role("textbox")
    field.fill("3:10302301122300213214")
    dialog.get_by_role("button", name="Start puzzle").click()
    expect(dialog.get_by_role("alert")).to_contain_text(
        "The 4 on e4 is too high: the set goes up to 3."
    )
    field.fill(PUZZLE["puzzle"])
    dialog.get_by_role("button", name="Start puzzle").click()
    expect(dialog).to_have_count(0)


@pytest.mark.nightly
def test_a_puzzle_with_several_solutions_can_be_played_on_request(page: Page, url: str) -> None:
    lay_out(page, url)
    page.locator(".problem button").last.click()
    page.get_by_text("Enter a puzzle").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("3:12322230021103310310")
    dialog.get_by_role("button", name="Start puzzle").click()
    expect(dialog.get_by_role("alert")).to_have_text("This puzzle has 2 solutions, not just one.")
    dialog.get_by_role("button", name="Play anyway").click()
    expect(dialog).to_have_count(0)
    expect(page.locator("#say .status")).to_contain_text("This puzzle has 2 solutions.")


@pytest.mark.nightly
def test_a_shared_puzzle_keeps_its_number(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    page = new_context(permissions=["clipboard-read", "clipboard-write"]).new_page()
    page.goto(url + GAME)
    wait_ready(page)
    expect(page.locator(".folio")).to_have_text("1")
    page.mouse.click(*edge(page, "a7-b7"))
    expect(page.locator(".tally .found")).to_have_count(1)
    page.get_by_role("button", name="Share").click()
    page.get_by_role("dialog").locator('[data-share="sheet"]').click()
    expect(page.get_by_role("status").locator("span")).to_be_visible()
    address = page.evaluate("navigator.clipboard.readText()").replace("puzzle=1", "puzzle=27")
    other = new_context().new_page()
    other.goto(address)
    wait_ready(other)
    expect(other.locator(".folio")).to_have_text("27")
    expect(other.locator(".tally .found")).to_have_count(1)


@pytest.mark.nightly
def test_shared_results_do_not_reveal_the_solution(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    page = new_context(permissions=["clipboard-read", "clipboard-write"]).new_page()
    lay_out(page, url, {**PUZZLE, "laid": KEY[:9]})
    page.mouse.click(*edge(page, KEY[9]))
    expect(page.locator("#say .turn")).to_have_text("Solved")
    copied = []
    for what in ("result", "puzzle", "id"):
        acts(page, "share").click()
        page.get_by_role("dialog").locator(f"[data-share={what}]").click()
        expect(page.locator(".toast")).to_contain_text("copied")
        copied.append(page.evaluate("navigator.clipboard.readText()"))
        page.locator(".toast").evaluate("(toast) => toast.remove()")
    result, address, puzzle_id = copied
    assert puzzle_id == PUZZLE["puzzle"]
    assert re.match(r"Dominosa · .+\nSolved in 0:\d\d without a hint\nhttp", result)
    assert "laid" not in result + address
    menu(page, "Statistics…")
    row = page.get_by_role("dialog").locator("tbody tr")
    entries = r"^\s*Tiles up to 3\s*easy – seal\s*1\s*1\s*0:\d\d\s*0:\d\d"
    expect(row).to_have_text(re.compile(entries))
    other = new_context().new_page()
    other.goto(address)
    wait_ready(other)
    expect(other.locator(".tally li")).to_have_count(10)
    expect(other.locator(".tally .found")).to_have_count(0)


@pytest.mark.nightly
def test_a_race_records_the_time_of_each_player(page: Page, url: str) -> None:
    lay_out(page, url, {**PUZZLE, "laid": KEY[:3]})
    menu(page, "Race…")
    page.get_by_label("Who is solving?").fill("Anna")
    page.get_by_role("button", name="Start clock").click()
    expect(page.locator(".clock")).to_contain_text("Time 0:0")
    expect(page.locator(".tally .found")).to_have_count(0)
    for count, pair in enumerate(KEY, 1):
        page.mouse.click(*edge(page, pair))
        if count < len(KEY):
            expect(page.locator(".tally .found")).to_have_count(count)
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".race")).to_contain_text("Anna")


@pytest.mark.nightly
def test_the_link_to_a_race_does_not_contain_the_solution(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    page = new_context(permissions=["clipboard-read", "clipboard-write"]).new_page()
    lay_out(page, url, PUZZLE)
    menu(page, "Race…")
    page.get_by_label("Who is solving?").fill("Anna")
    page.get_by_role("button", name="Start clock").click()
    expect(page.locator(".clock")).to_contain_text("Time 0:0")
    for count, pair in enumerate(KEY, 1):
        page.mouse.click(*edge(page, pair))
        if count < len(KEY):
            expect(page.locator(".tally .found")).to_have_count(count)
    page.get_by_role("button", name="Send puzzle and time").click()
    expect(page.locator(".toast")).to_contain_text("copied")
    address = page.evaluate("navigator.clipboard.readText()")
    assert "claim=Anna" in address
    other = new_context().new_page()
    other.goto(address)
    wait_ready(other)
    expect(other.locator("#notices")).to_contain_text(
        "Anna claims to have solved this puzzle in 0:"
    )
    expect(other.locator(".tally li")).to_have_count(10)
    expect(other.locator(".tally .found")).to_have_count(0)


@pytest.mark.nightly
def test_a_time_from_a_link_is_marked_as_unverified(page: Page, url: str) -> None:
    page.goto(f"{url}{GAME}&claim=Bertha~272000#{quote(json.dumps(PUZZLE))}")
    wait_ready(page)
    expect(page.locator("#notices")).to_contain_text(
        "Bertha claims to have solved this puzzle in 4:32"
    )
    menu(page, "Race…")
    expect(page.get_by_role("dialog").locator(".race")).to_contain_text("by link, not checked")


@pytest.mark.nightly
def test_a_puzzle_can_be_printed_with_its_solution(page: Page, url: str) -> None:
    page.add_init_script("self.print = () => { self.printed = true; }")
    lay_out(page, url)
    menu(page, "Print puzzle and solution…")
    page.wait_for_function("() => self.printed")
    expect(page.locator("#printed section")).to_have_count(2)
    assert page.locator("#printed .tile").count() == len(KEY)
    page.emulate_media(media="print")
    expect(page.locator("#printed .figure").first).to_be_visible()
    expect(page.locator(".game")).to_be_hidden()


@pytest.mark.nightly
def test_a_framed_puzzle_is_solved_and_followed_by_another(page: Page, url: str) -> None:
    position = quote(json.dumps({**PUZZLE, "laid": KEY[:8]}))
    page.set_viewport_size({"width": 720, "height": 520})
    page.goto(f"{url}embed.html?game=dominosa#{position}")
    wait_ready(page)
    expect(page.locator(".tally .found")).to_have_count(8)
    for pair in KEY[8:]:
        page.mouse.click(*edge(page, pair))
        expect_said(page, "now covers")
        page.wait_for_timeout(300)
    expect(page.locator("#say .turn")).to_have_text("Solved")
    acts(page, "again").click()
    expect(page.locator("#say .turn")).not_to_have_text("Solved")


@pytest.mark.nightly
@pytest.mark.parametrize("width", [320, 390])
def test_a_puzzle_fits_on_a_phone_and_can_be_solved_by_touch(
    new_context: Callable[..., BrowserContext], url: str, width: int
) -> None:
    page = new_context(viewport={"width": width, "height": 720}, has_touch=True).new_page()
    page.goto(url + GAME)
    wait_ready(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert narrowest(page) >= 24
    page.touchscreen.tap(*edge(page, "a1-b1"))
    expect_said(page, "now covers a1 and b1")
    # A long touch draws a line.
    x, y = edge(page, "c1-d1")
    fingers = page.context.new_cdp_session(page)
    down = {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    fingers.send("Input.dispatchTouchEvent", down)
    expect_said(page, "A line separates c1 and d1.")
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".tally .found")).to_have_count(1)


@pytest.mark.nightly
@pytest.mark.parametrize("path", [GAME, "embed.html?game=dominosa"], ids=["page", "frame"])
def test_axe_finds_no_fault_in_a_hint(
    new_context: Callable[..., BrowserContext], url: str, path: str
) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    page.goto(url + path)
    wait_ready(page)
    acts(page, "hint").click()
    expect(acts(page, "step")).to_be_attached()
    assert in_every_look(page) == {}
