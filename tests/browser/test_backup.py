"""Backups: one file with all stored data, restored without loss of newer data."""

from __future__ import annotations

import json
import re
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.browser.friends import Friend
from tests.browser.helpers import wait_ready, wait_until
from tests.browser.table import lay, menu, open_game, press
from tests.browser.test_shelf import linked
from tests.browser.test_tabs import BEANS, RECORDS, records, sow, wait_stored

from alveus.core.match import begin
from alveus.registry import spec

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

# Delete the site's data, as browsers do if the user has not visited the site for days.
CLEAR = """() => new Promise((done) => {
  localStorage.clear();
  indexedDB.deleteDatabase('alveus').onsuccess = done;
})"""

PRACTICE = {"tasks": {"xii": {"solved": ["one"], "seen": []}}, "days": {}, "played": []}
RESULT = {
    "game": "dominosa",
    "puzzle": "abc",
    "reach": 6,
    "grade": "leicht",
    "time": 1000,
    "helps": 0,
    "day": "2026-11-20",
    "at": 1,
}


def open_settings(page: Page, entry: str = "Settings…") -> Any:
    menu(page, entry)
    return page.get_by_role("dialog")


def back_up(page: Page, file: Path) -> str:
    """Save a backup and return its file name."""
    dialog = open_settings(page)
    with page.expect_download() as saved:
        dialog.locator("[data-act=backup]").click()
    saved.value.save_as(file)
    page.keyboard.press("Escape")
    return saved.value.suggested_filename


def choose_backup(page: Page, file: Path) -> Any:
    """Choose a backup to restore; return the confirmation or error dialog."""
    page.once("filechooser", lambda chooser: chooser.set_files(file))
    open_settings(page).locator("[data-act=restore]").click()
    return page.get_by_role("dialog", name="Restore a backup")


def restore(page: Page, file: Path) -> str:
    """Restore a backup and return the report."""
    dialog = choose_backup(page, file)
    expect(dialog).to_contain_text("Restore a backup only if you made it yourself.")
    dialog.get_by_role("button", name="Restore", exact=True).click()
    done = page.get_by_role("button", name="Reload the page")
    expect(done).to_be_visible()
    report = page.get_by_role("dialog", name="Restore a backup").inner_text()
    with page.expect_navigation():
        done.click()
    wait_ready(page)
    return report


def comparable(stored: dict[str, Any]) -> dict[str, Any]:
    """Return records without the fields that every write changes."""
    changing = ("rev", "build", "at")
    cleaned = {}
    for key, value in stored.items():
        inner = value.get("kept", value)
        cleaned[key] = {name: member for name, member in inner.items() if name not in changing}
    return cleaned


@pytest.mark.nightly
def test_a_backup_restores_everything_after_site_data_was_deleted(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path
) -> None:
    friend = Friend(new_context, url, reduced_motion="reduce")
    friend.begin(BEANS, "Anna", "Ben")
    friend.sow("1")
    page = friend.page
    open_game(page, url, "dominosa")
    for place in page.locator("#board [data-place]").all()[:2]:
        press(page, place.get_attribute("data-place") or "")
    wait_stored(page, 1, "dominosa")
    open_game(page, url, BEANS)
    lay(page, begin(spec(BEANS), seed=b"backup"), tmp_path)
    sow(page, 3)
    wait_stored(page, 3)
    page.evaluate(f"() => {{ location.hash = '{linked()}' }}")
    wait_stored(page, 2)
    page.evaluate(
        """([practice, result]) => {
          localStorage['alveus.practice'] = JSON.stringify(practice);
          localStorage['alveus.solved'] = JSON.stringify([result]);
          localStorage['alveus.settings'] = JSON.stringify({ size: 'large' });
        }""",
        [PRACTICE, RESULT],
    )
    file = tmp_path / "backup.json"
    name = back_up(page, file)
    assert name == f"alveus-backup-{datetime.now().astimezone():%Y-%m-%d}.json"
    before = comparable(records(page))
    kinds = {key.partition(".")[0] for key in before}
    assert kinds == {"game", "shelf", "letter"}

    page.goto(f"{url}licences.html")
    page.wait_for_load_state("networkidle")
    page.evaluate(CLEAR)
    open_game(page, url, "xii")
    report = restore(page, file)
    assert "games were added" in report
    assert "One game by letter was added" in report
    after = comparable(records(page))
    assert {key: after[key] for key in before} == before
    kept = page.evaluate("Object.fromEntries(Object.entries(localStorage))")
    assert json.loads(kept["alveus.practice"]) == PRACTICE
    assert json.loads(kept["alveus.solved"]) == [RESULT]
    assert json.loads(kept["alveus.settings"])["size"] == "large"
    open_game(page, url, BEANS)
    expect(page.locator("#moves")).to_contain_text(re.compile(r"\d"))
    page.goto(f"{url}letters.html")
    page.get_by_role("link", name=re.compile("Ben")).first.click()
    wait_ready(page)


@pytest.fixture
def played(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path
) -> tuple[Page, Path]:
    """A page with a game of two moves, and a backup of it."""
    page = new_context(reduced_motion="reduce").new_page()
    open_game(page, url, BEANS)
    lay(page, begin(spec(BEANS), seed=b"backup"), tmp_path)
    sow(page, 2)
    wait_stored(page, 2)
    file = tmp_path / "backup.json"
    back_up(page, file)
    return page, file


@pytest.mark.nightly
def test_a_restored_backup_keeps_newer_moves(played: tuple[Page, Path]) -> None:
    page, file = played
    sow(page, 2)
    wait_stored(page, 4)
    report = restore(page, file)
    assert "No games were added: all games in the backup were already" in report
    stored = records(page)
    assert stored[f"game.{BEANS}"]["view"]["ply"] == 4
    assert not [key for key in stored if key.startswith("shelf.")]


@pytest.mark.nightly
def test_a_restored_game_that_differs_is_put_on_the_shelf(played: tuple[Page, Path]) -> None:
    page, file = played
    menu(page, "New game…")
    page.get_by_role("button", name="Start game", exact=True).click()
    expect(page.get_by_role("status")).to_contain_text("A new game has begun.")
    sow(page)
    wait_stored(page, 1)
    menu(page, "Games put aside…")
    page.get_by_role("dialog").get_by_role("button", name="Remove").click()
    page.keyboard.press("Escape")
    report = restore(page, file)
    assert "Both are kept" in report
    assert records(page)[f"game.{BEANS}"]["view"]["ply"] == 1
    plies = [record["kept"]["view"]["ply"] for record in records(page, "shelf.").values()]
    assert plies == [2]


@pytest.mark.nightly
def test_results_and_settings_of_a_backup_are_added(played: tuple[Page, Path]) -> None:
    page, file = played
    backup = json.loads(file.read_text())
    backup["settings"]["practice"] = json.dumps(PRACTICE)
    backup["settings"]["settings"] = json.dumps({"size": "large", "sound": True})
    file.write_text(json.dumps(backup))
    page.evaluate("localStorage['alveus.settings'] = JSON.stringify({ size: 'usual' })")
    restore(page, file)
    stored = page.evaluate("Object.fromEntries(Object.entries(localStorage))")
    assert json.loads(stored["alveus.practice"]) == PRACTICE
    assert json.loads(stored["alveus.settings"]) == {"size": "usual", "sound": True}


@pytest.mark.nightly
def test_a_letter_game_with_a_different_secret_is_refused_and_named(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path
) -> None:
    friend = Friend(new_context, url)
    friend.begin(BEANS, "Anna", "Ben")
    page = friend.page
    stored = "all => Object.keys(all).some(key => key.startsWith('letter.'))"
    wait_until(page, f"() => ({RECORDS})().then({stored})")
    open_game(page, url, BEANS)
    file = tmp_path / "backup.json"
    back_up(page, file)
    backup = json.loads(file.read_text())
    (key,) = (key for key in backup["records"] if key.startswith("letter."))
    backup["records"][key]["side"]["secret"] = "00" * 32
    backup["records"][key]["letter"]["number"] = 9
    file.write_text(json.dumps(backup))
    before = records(page, "letter.")
    report = restore(page, file)
    assert "with Ben has different secret numbers here and in the backup" in report
    assert comparable(records(page, "letter.")) == comparable(before)


DAMAGE: dict[str, tuple[Callable[[str], str], str]] = {
    "cut off": (lambda text: text[: len(text) // 2], "damaged or incomplete"),
    "a record without its save": (
        lambda text: text.replace('"save":', '"saved":', 1),
        "damaged or incomplete",
    ),
    "foreign": (lambda _: '{"format": "alveus", "version": 1}', "not an alveus backup"),
    "too new": (lambda text: text.replace('"version":1', '"version":2', 1), "newer version"),
    "too large": (lambda text: text + " " * (16 * 1024 * 1024), "larger than 16 MB"),
}


def test_an_unreadable_backup_changes_nothing(played: tuple[Page, Path]) -> None:
    page, file = played
    whole = file.read_text()
    before = page.evaluate(RECORDS)
    for damage, words in DAMAGE.values():
        file.write_text(damage(whole))
        dialog = choose_backup(page, file)
        expect(dialog.get_by_role("alert")).to_contain_text(words)
        expect(dialog.get_by_role("alert")).to_contain_text("Nothing was changed.")
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate(RECORDS) == before


@pytest.mark.nightly
def test_a_backup_that_exceeds_storage_changes_nothing(played: tuple[Page, Path]) -> None:
    page, file = played
    page.evaluate(
        """() => {
          const put = IDBObjectStore.prototype.put;
          let count = 0;
          IDBObjectStore.prototype.put = function (...args) {
            if (count++ > 0) throw new DOMException('', 'QuotaExceededError');
            return put.apply(this, args);
          };
        }"""
    )
    backup = json.loads(file.read_text())
    for number in range(3):
        kept = {**backup["records"][f"game.{BEANS}"], "id": f"new{number}"}
        page_of = f"play.html?game={BEANS}"
        backup["records"][f"shelf.new{number}"] = {"game": BEANS, "page": page_of, "kept": kept}
    file.write_text(json.dumps(backup))
    before = page.evaluate(RECORDS)
    dialog = choose_backup(page, file)
    dialog.get_by_role("button", name="Restore", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("There is not enough space")
    assert page.evaluate(RECORDS) == before


@pytest.mark.nightly
def test_an_open_tab_is_notified_of_a_restored_game(played: tuple[Page, Path], url: str) -> None:
    page, file = played
    other = page.context.new_page()
    page.goto(f"{url}licences.html")
    page.wait_for_load_state("networkidle")
    page.evaluate(CLEAR)
    open_game(other, url, BEANS)
    open_game(page, url, "lombardorum")
    restore(page, file)
    expect(other.locator('[data-notice="elsewhere"]')).to_contain_text("different game")


@pytest.mark.nightly
def test_a_backup_is_suggested_once_after_twenty_games(page: Page, url: str) -> None:
    page.goto(f"{url}licences.html", wait_until="networkidle")
    games = [
        {"game": "xii", "at": number, "level": "tiro", "ending": "won"} for number in range(20)
    ]
    few = json.dumps({"tasks": {}, "days": {}, "played": games[:19]})
    page.evaluate("(kept) => { localStorage['alveus.practice'] = kept }", few)
    page.goto(url)
    expect(page.locator(".choose .entry, #choose a").first).to_be_visible()
    page.wait_for_function("() => document.querySelector('#studies a') !== null")
    page.wait_for_load_state("networkidle")
    expect(page.locator(".suggestion")).to_have_count(0)
    many = json.dumps({"tasks": {}, "days": {}, "played": games})
    page.evaluate("(kept) => { localStorage['alveus.practice'] = kept }", many)
    page.reload()
    line = page.locator(".suggestion")
    expect(line).to_contain_text("Browsers may delete your games")
    with page.expect_download():
        line.get_by_role("button", name="Back up everything").click()
    page.reload()
    page.wait_for_function("() => document.querySelector('#studies a') !== null")
    wait_until(page, "async () => localStorage['alveus.backup'] !== undefined")
    expect(page.locator(".suggestion")).to_have_count(0)
