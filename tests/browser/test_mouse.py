"""Games by mouse, and the controls around the board."""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import throw
from tests.browser.table import drag, lay, menu, names, open_game, play_on, press, turn
from tests.tables.positions import position

from alveus.core.controllers import Controller
from alveus.core.match import begin
from alveus.registry import spec

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Locator, Page

SEED = b"a hand and mouse"
WEAKEST = {"white": Controller(), "black": Controller("tiro")}


def dialog(page: Page) -> Locator:
    return page.get_by_role("dialog")


def act(page: Page, name: str) -> Locator:
    return page.locator(f"#acts [data-act={name}]")


def fair_dice(page: Page) -> str:
    """Return the text of the panel of fair dice."""
    menu(page, "Fair dice…")
    text = dialog(page).inner_text()
    page.keyboard.press("Escape")
    return text


@pytest.mark.nightly
def test_a_whole_game_by_mouse_with_verifiable_dice(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path
) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    open_game(page, url)
    lay(page, begin(spec("lombardorum"), seed=SEED, seats=WEAKEST), tmp_path)
    assert hashlib.sha256(SEED).hexdigest() in (before := fair_dice(page))
    assert SEED.hex() not in before
    play_on(page, page)
    ended = re.compile("You (won|lost) (15–\\d+|\\d+–15)")
    expect(page.locator(".turn")).to_have_text(ended)
    after = fair_dice(page)
    assert hashlib.sha256(SEED).hexdigest() in after
    assert SEED.hex() in after
    check_throws(page)


def check_throws(page: Page) -> None:
    """Check that the Python code in the panel computes the game's rolls."""
    menu(page, "Fair dice…")
    lines = dialog(page).locator("pre").inner_text()
    page.keyboard.press("Escape")
    menu(page, "Moves")
    thrown = dialog(page).locator(".throw").all_inner_texts()
    assert len(thrown) > 30
    program = f"for n in range(1, {len(thrown) + 1}):\n" + "\n".join(
        f"    {line.replace('n = 0', 'pass')}" for line in lines.splitlines()
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert set(done[::2]) == {hashlib.sha256(SEED).hexdigest()}
    assert [" ".join(re.findall(r"\d", dice)) for dice in done[1::2]] == thrown


# Presses several places without a pause.
AT_ONCE = """(places) => places.forEach((name) =>
  document.querySelector(`#board [data-place=${name}]`).click())"""


@pytest.mark.nightly
def test_presses_during_a_step_are_handled_after_it(page: Page, url: str, tmp_path: Path) -> None:
    open_game(page, url)
    half_way = position("1:2 3:1 9:3", "5:2 9:2 11:1", "2-1")
    lay(page, begin(spec("lombardorum"), seed=SEED, seats=WEAKEST, position=half_way), tmp_path)
    page.evaluate(AT_ONCE, ["p9", "p10", "p10", "p12"])
    expect(page.locator("#moves")).to_contain_text("9–10")
    expect(page.locator("#moves")).to_contain_text("10–12")


@pytest.mark.nightly
def test_explanations_undo_and_redo(page: Page, url: str, tmp_path: Path) -> None:
    open_game(page, url)
    half_way = position("1:2 3:1 9:3", "5:2 9:2 11:1", "5-2")
    lay(page, begin(spec("lombardorum"), seed=SEED, seats=WEAKEST, position=half_way), tmp_path)
    status = page.locator("#say .status")

    press(page, "p3")
    press(page, "p8")
    expect(status).to_contain_text("Blocked: 2 of the opponent’s men hold 8.")
    status.get_by_role("button", name="Source").click()
    expect(dialog(page)).to_contain_text("Ludus Lombardorum (Fiske 1905, 164), Bewegung")
    page.keyboard.press("Escape")
    drag(page, page, "p1", "p3")
    expect(status).to_contain_text("One man only: you already have a man on 3")
    status.get_by_role("button", name="Source").click()
    expect(dialog(page)).to_contain_text("Beschränkungen")
    page.keyboard.press("Escape")

    act(page, "hint").click()
    expect(status).to_have_text(re.compile(r"Move a man from \d+ to \d+ with the \d.*\. [A-Z].+\."))

    press(page, "p1")
    press(page, "p6")
    expect(status).to_have_text("Still to play: 2.")
    labels = names(page)
    now = turn(page)
    press(page, "p9")
    press(page, "p11")
    assert "throw" in turn(page, now["played"])["acts"]
    there, moves = names(page), page.locator("#moves").inner_text()
    act(page, "undo").click()
    expect(status).to_have_text("Still to play: 2.")
    assert names(page) == labels
    act(page, "redo").click()
    expect(act(page, "throw")).to_be_enabled()
    assert names(page) == there
    assert page.locator("#moves").inner_text() == moves

    page.locator("#moves").get_by_role("button", name="Go to turn 1, Ivory").click()
    expect(page.locator("#say .turn")).to_have_text("Earlier turn")
    act(page, "return").click()
    expect(page.locator("#say .turn")).to_have_text("Your turn")
    assert names(page) == there

    menu(page, "New game…")
    dialog(page).get_by_role("button", name="Start game").click()
    expect(page.locator("#say .turn")).to_have_text("Who begins?")
    toast = page.get_by_role("status")
    expect(toast).to_contain_text("A new game has begun.")
    toast.get_by_role("button", name="Previous game").click()
    expect(page.locator("#say .turn")).to_have_text("Your turn")
    assert names(page) == there


@pytest.mark.nightly
def test_a_turn_is_confirmed_by_button_and_dice_can_be_typed(
    page: Page, url: str, tmp_path: Path
) -> None:
    open_game(page, url)
    menu(page, "Settings…")
    dialog(page).get_by_role("switch", name="Confirm the end of my turn").check()
    page.keyboard.press("Escape")
    half_way = position("9:3 11:2", "9:2 11:1")
    lay(page, begin(spec("lombardorum"), seed=SEED, seats=WEAKEST, position=half_way), tmp_path)

    menu(page, "Use real dice…")
    page.get_by_label("Dice, for example").fill("7-2")
    page.keyboard.press("Enter")
    toast = page.get_by_role("status")
    expect(toast).to_contain_text("A die cannot show 7: its faces go from 1 to 6.")
    expect(page.get_by_role("menu")).to_be_hidden()
    menu(page, "Use real dice…")
    page.get_by_label("Dice, for example").fill("1 2")
    dialog(page).get_by_role("button", name="Enter roll").click()
    expect(page.locator("#say .status")).to_have_text("Rolled: 1 and 2.")

    press(page, "p9")
    press(page, "p10")
    press(page, "p9")
    press(page, "p11")
    expect(act(page, "commit")).to_have_text("End turn")
    act(page, "undo").click()
    expect(page.locator("#say .status")).to_have_text("Still to play: 2.")
    press(page, "p9")
    press(page, "p11")
    act(page, "commit").click()
    expect(act(page, "throw")).to_be_enabled()
    expect(page.locator("#say .turn")).to_have_text("Your turn")


def test_a_new_game_with_custom_rules(page: Page, url: str) -> None:
    open_game(page, url)
    menu(page, "New game…")
    dialog(page).get_by_label("A friend on this device").check()
    dialog(page).get_by_role("button", name="Choose rules…").click()
    rules = dialog(page).last
    expect(rules).to_contain_text("Murray 1951")
    expect(rules).to_contain_text("disputed")
    rules.get_by_label("El Medio Emperador, after Alfonso").check()
    rules.get_by_role("group", name="Doubling cube").get_by_label(
        re.compile("^With(?!out)")
    ).check()
    first = rules.get_by_role("group", name="Who begins the first game")
    first.get_by_label(re.compile("^Ivory")).check()
    rules.get_by_role("button", name="Use these rules").click()
    expect(dialog(page)).to_contain_text("3 options changed")
    dialog(page).get_by_role("button", name="Start game").click()
    expect(page.locator("#legend")).to_be_hidden()
    expect(page.locator("#say .turn")).to_have_text("Ivory to play")
    act(page, "double").click()
    expect(page.locator("#say .status")).to_have_text("Ivory doubles to 2. Take or drop?")
    act(page, "take").click()
    expect(page.locator("#say .status")).to_have_text("Ivory to roll.")
    throw(page)
    expect(page.locator("#say .status")).to_contain_text("Rolled")
    press(page, turn(page)["places"][0][0])
    # Every point except that of the selected man.
    expect(page.get_by_role("gridcell", name="any number of men")).to_have_count(11)
