"""Long games load in slices with progress and Cancel; inputs beyond the limits are refused."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import wait_ready
from tests.browser.table import GAME, KEPT, lay, load, names, open_game, press
from tests.browser.test_resume import half_played, keep, notices, put_away, wait_kept

from alveus.core import links, saves
from alveus.core.match import begin
from alveus.registry import spec

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

PROGRESS = re.compile(r"Loading the game: \d+%")


def long_save() -> dict[str, Any]:
    """Return a saved game with many moves: a session of 4,000 games."""
    saved = saves.save(half_played())
    del saved["ply"]
    saved["games"] *= 4000
    return saved


def long_link(moves: int) -> str:
    """Return a link to a Dominosa puzzle in which one tile is placed and removed repeatedly."""
    state = begin(spec("dominosa")).state
    names = state.puzzle.figure.names
    texts = [f"lay {names[0]}-{names[1]}", f"lift {names[0]}"]
    return links._encode({"g": "dominosa", "m": [texts[n % 2] for n in range(moves)]})


def cancel(page: Page) -> None:
    """Press *Cancel* in the progress dialog."""
    dialog = page.get_by_role("dialog", name="Loading a long game")
    expect(dialog).to_contain_text(PROGRESS)
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)


@pytest.mark.nightly
def test_cancelling_the_load_of_a_file_keeps_the_game_on_the_board(
    page: Page, url: str, tmp_path: Path
) -> None:
    open_game(page, url)
    lay(page, half_played(), tmp_path)
    wait_kept(page, 3)
    board, kept = names(page), page.evaluate(KEPT)["id"]
    file = tmp_path / "long.json"
    file.write_text(json.dumps(long_save()), encoding="utf-8")
    load(page, file)
    cancel(page)
    assert names(page) == board
    press(page, "p12")
    press(page, "p9")
    expect(page.locator("#say .status")).to_have_text("Ivory to roll.")
    wait_kept(page, 4)
    assert page.evaluate(KEPT)["id"] == kept
    expect(notices(page)).to_be_empty()


@pytest.mark.nightly
def test_cancelling_the_load_of_a_link_at_start_begins_a_game(page: Page, url: str) -> None:
    page.goto(f"{url}play.html?game=dominosa#{long_link(20_000)}")
    cancel(page)
    wait_ready(page)
    assert "#" not in page.url
    press(page, "a1")
    expect(notices(page)).to_be_empty()


@pytest.mark.nightly
def test_cancelling_the_load_of_a_stored_game_puts_it_on_the_shelf(page: Page, url: str) -> None:
    open_game(page, url)
    page.locator("#acts [data-act=throw]").click()
    wait_kept(page, 1)
    kept = put_away(page, url)
    keep(page, {**kept, "save": long_save()})
    page.goto(url + GAME)
    cancel(page)
    expect(notices(page)).to_contain_text("You cancelled loading the game saved on this device.")
    page.locator("#acts [data-act=throw]").click()
    wait_kept(page, 1)
    page.locator("#menu").click()
    page.get_by_role("menuitem", name="Games put aside…").click()
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(1)


@pytest.mark.nightly
def test_a_long_game_is_loaded_completely(page: Page, url: str) -> None:
    page.goto(f"{url}play.html?game=dominosa#{long_link(2_001)}")
    wait_ready(page)
    expect(page.get_by_role("status")).to_contain_text("The game from the link is on the board.")
    assert "#" not in page.url


def test_inputs_beyond_the_limits_show_a_message(page: Page, url: str, tmp_path: Path) -> None:
    open_game(page, url)
    board = names(page)
    nested = '{"format":"alveus","game":"lombardorum","games":' + "[" * 10_000 + "]" * 10_000 + "}"
    long = json.dumps({**long_save(), "games": long_save()["games"] * 2})
    for number, (content, words) in enumerate(
        ((nested, "more than 64 levels"), (long, "more than 20,000 moves"))
    ):
        file = tmp_path / f"{number}.json"
        file.write_text(content, encoding="utf-8")
        load(page, file)
        expect(notices(page)).to_contain_text(words)
    page.evaluate("(written) => { location.hash = written }", "1." + "A" * 64_001)
    expect(notices(page)).to_contain_text("This link")
    assert names(page) == board
