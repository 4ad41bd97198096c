"""Restoring games from this device, a link or a file, including damaged ones."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import expect_said, wait_ready, wait_until
from tests.browser.table import GAME, KEPT, lay, load, menu, names, open_game, place, press

from alveus.core.links import link
from alveus.core.match import Match, begin
from alveus.core.saves import save
from alveus.registry import spec

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page
    from tests.browser.conftest import Complaints


@dataclass(frozen=True)
class Words:
    """Expected messages about damaged games, in one language."""

    locale: str
    load: str
    file: str
    move: str
    newer: str
    link: str
    linked_move: str
    position: str
    stored: str
    full: str
    forbidden: str
    unknown: str


ENGLISH = Words(
    locale="en-GB",
    load="Load from file…",
    file="This file does not contain a complete alveus game.",
    move="This file contains a move that the rules do not allow (move 3: 6:1-7).",
    newer="This saved game comes from a newer version of alveus.",
    link="This link cannot be read; it may be incomplete.",
    linked_move="This link contains a move that the rules do not allow: 6:1-7 (move 3).",
    position="This position cannot be set up. “white” is missing.",
    stored="It has been set aside, not deleted.",
    full="This device has no space left. You can keep playing",
    forbidden="This browser does not let the page save anything. You can keep playing",
    unknown="There is no game called “tablut”. The saved game is kept",
)
GERMAN = Words(
    locale="de-DE",
    load="Aus Datei laden …",
    file="Diese Datei enthält kein vollständiges alveus-Spiel.",
    move="Diese Datei enthält einen Zug, den die Regeln nicht erlauben (Zug 3: 6:1-7).",
    newer="Dieses gespeicherte Spiel stammt aus einer neueren Version von alveus.",
    link="Dieser Link ist nicht lesbar; vielleicht ist er unvollständig.",
    linked_move="Dieser Link enthält einen Zug, den die Regeln nicht erlauben: 6:1-7 (Zug 3).",
    position="Diese Stellung kann nicht aufgebaut werden. „white“ fehlt.",
    stored="Es wurde beiseitegelegt, nicht gelöscht.",
    full="Auf diesem Gerät fehlt Speicherplatz. Sie können weiterspielen",
    forbidden="Dieser Browser lässt die Seite nichts speichern. Sie können weiterspielen",
    unknown="„tablut“",
)
languages = pytest.mark.parametrize("words", [ENGLISH, GERMAN], ids=["English", "German"])

# Replaces the record of a stored game.
KEEP = """([kept, slot]) => new Promise((done) => {
  const open = indexedDB.open('alveus');
  open.onsuccess = () => {
    const games = open.result.transaction('games', 'readwrite').objectStore('games');
    games.put(kept, `game.${slot}`).onsuccess = () => (open.result.close(), done());
  };
})"""

# The saves that have been set aside as damaged.
ASIDE = """() => new Promise((done) => {
  const open = indexedDB.open('alveus');
  open.onsuccess = () => {
    const games = open.result.transaction('games').objectStore('games');
    const read = games.getAll(IDBKeyRange.bound('aside.', 'aside/'));
    read.onsuccess = () => (open.result.close(), done(read.result.map(({ save }) => save)));
  };
})"""


def half_played() -> Match:
    """Return a game in which Walnut has rolled 5 and 3 and played the 5."""
    match = begin(spec("lombardorum"), seed=b"two at one table")
    for text in ("throw", "throw", "5:1-6"):
        match.play(text)
    return match


def notices(page: Page) -> Any:
    return page.locator("#notices")


def wait_kept(page: Page, ply: int, ahead: int = 0) -> None:
    stands = f"view?.ply === {ply} && view.ahead === {ahead}"
    wait_until(page, f"({KEPT})().then((kept) => {{ const view = kept?.view; return {stands}; }})")


def test_a_reload_restores_position_history_and_redo(page: Page, url: str, tmp_path: Path) -> None:
    open_game(page, url)
    lay(page, half_played(), tmp_path)
    press(page, "p12")
    press(page, "p9")
    expect(page.locator("#say .status")).to_have_text("Ivory to roll.")
    page.locator("[data-act=undo]").click()
    expect(page.locator("#say .status")).to_have_text("Still to play: 3.")
    board, moves = names(page), page.locator("#moves").inner_text()
    wait_kept(page, 3, ahead=1)

    page.reload()
    wait_ready(page)
    assert names(page) == board
    assert page.locator("#moves").inner_text() == moves
    page.locator("[data-act=redo]").click()
    expect(page.locator("#say .status")).to_have_text("Ivory to roll.")


@pytest.mark.nightly
def test_a_file_and_a_link_restore_the_position(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path
) -> None:
    context = new_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    open_game(page, url)
    lay(page, half_played(), tmp_path)
    board = names(page)
    with page.expect_download() as saved:
        menu(page, "Save to file")
    saved.value.save_as(tmp_path / "saved.json")
    menu(page, "Copy link")
    expect(page.get_by_role("status")).to_contain_text("The link has been copied.")
    shared = page.evaluate("navigator.clipboard.readText()")

    other = new_context().new_page()
    other.goto(shared)
    wait_ready(other)
    assert names(other) == board
    assert "#" not in other.url
    open_game(other, url)
    load(other, tmp_path / "saved.json")
    expect(other.get_by_role("status")).to_contain_text(
        "The game from the file is now on the board."
    )
    assert names(other) == board
    other.get_by_role("button", name="Back to my game").click()
    expect(other.get_by_role("status")).to_contain_text("You are back in the previous game.")


@pytest.mark.nightly
def test_the_name_of_a_saved_file_contains_the_local_date(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    page = new_context(timezone_id="Pacific/Kiritimati").new_page()
    page.clock.set_fixed_time("2026-11-23T10:30:00Z")
    open_game(page, url)
    with page.expect_download() as saved:
        menu(page, "Save to file")
    assert saved.value.suggested_filename.endswith("-2026-11-24.json")


@languages
def test_damaged_files_and_links_are_reported_and_the_game_stays(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path, words: Words
) -> None:
    page = new_context(locale=words.locale).new_page()
    open_game(page, url)
    match = half_played()
    lay(page, match, tmp_path, words.load)
    board = names(page)
    whole = json.dumps(save(match))
    illegal = save(match)
    illegal["games"][0]["plies"][2] = "6:1-7"
    file = tmp_path / "damaged.json"
    for text, sentence in (
        ("", words.file),
        ("null", words.file),
        ("[]", words.file),
        (whole[: len(whole) // 2], words.file),
        (json.dumps(illegal), words.move),
        (json.dumps({**save(match), "version": 99}), words.newer),
        (json.dumps({**save(match), "game": "tablut"}), "tablut"),
    ):
        file.write_text(text, encoding="utf-8")
        load(page, file, words.load)
        expect(notices(page)).to_contain_text(sentence)
        assert names(page) == board

    good = link(match)[0]
    for content, sentence in (
        (good[: len(good) // 2], words.link),
        (with_move("6:1-7"), words.linked_move),
        ('{"turn":"white"}', words.position),
    ):
        page.evaluate("(written) => { location.hash = written }", content)
        expect(notices(page)).to_contain_text(sentence)
        assert names(page) == board
    wait_kept(page, 3)
    page.goto("about:blank")
    page.goto(f"{url}{GAME}#{good[: len(good) // 2]}")
    wait_ready(page)
    expect(notices(page)).to_contain_text(words.link)
    assert names(page) == board


def with_move(text: str) -> str:
    """Return a link to the half-played game with its third move replaced."""
    match = half_played()
    last = match.plies[-1]
    match.plies[-1] = replace(last, text=text)
    return link(match)[0]


def put_away(page: Page, url: str) -> dict[str, Any]:
    """Leave the game page; return the stored record of its game."""
    page.goto(url)
    expect(page.get_by_role("heading", name="Ludus Lombardorum").first).to_be_visible()
    kept: dict[str, Any] = page.evaluate(KEPT)
    return kept


def keep(page: Page, kept: object, slot: str = "lombardorum") -> None:
    page.evaluate(KEEP, [kept, slot])


@pytest.mark.nightly
@pytest.mark.parametrize("another_build", [True, False], ids=["another build", "this build"])
def test_a_stored_view_that_cannot_be_painted_is_discarded(
    page: Page, url: str, tmp_path: Path, complaints: Complaints, another_build: bool
) -> None:
    open_game(page, url)
    lay(page, half_played(), tmp_path)
    wait_kept(page, 3)
    kept = put_away(page, url)
    build = "another" if another_build else kept["build"]
    keep(page, {**kept, "view": {"ply": 3, "series": {}}, "build": build})
    complaints.clear()
    page.goto(url + GAME)
    wait_ready(page)
    expect(page.locator("#say .status")).to_have_text("Still to play: 3.")
    expect(notices(page)).to_be_empty()
    assert any("uncaught" in complaint for complaint in complaints) is not another_build
    complaints.clear()
    wait_until(page, f"({KEPT})().then((kept) => kept.view.places?.length > 0)")


@pytest.mark.nightly
@languages
def test_a_stored_game_of_a_missing_pack_is_named_and_kept(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path, words: Words
) -> None:
    page = new_context(locale=words.locale).new_page()
    open_game(page, url)
    lay(page, half_played(), tmp_path, words.load)
    wait_kept(page, 3)
    kept = put_away(page, url)
    keep(page, {**kept, "save": {**kept["save"], "game": "tablut"}})
    page.goto(url + GAME)
    wait_ready(page)
    expect(notices(page)).to_contain_text(words.unknown)
    page.locator("#acts [data-act=throw]").click()
    expect_said(page, re.compile(r"\d"))
    assert page.evaluate(KEPT)["save"]["game"] == "tablut"


@pytest.mark.parametrize(
    ("lost", "words"),
    [("save", GERMAN), ("everything", ENGLISH)],
    ids=["save, in German", "everything"],
)
def test_a_damaged_stored_game_is_set_aside(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path, lost: str, words: Words
) -> None:
    page = new_context(locale=words.locale).new_page()
    open_game(page, url)
    lay(page, half_played(), tmp_path, words.load)
    wait_kept(page, 3)
    kept = put_away(page, url)
    keep(page, {} if lost == "everything" else {**kept, lost: {"format": "alveus"}})
    page.goto(url + GAME)
    wait_ready(page)
    expect(notices(page)).to_contain_text(words.stored)
    assert "15" in (place(page, "p1").get_attribute("aria-label") or "")
    with page.expect_download() as saved:
        notices(page).get_by_role("button").first.click()
    damaged = json.loads(saved.value.path().read_text(encoding="utf-8"))
    assert lost == "everything" or damaged[lost] == {"format": "alveus"}


@pytest.mark.nightly
def test_a_link_sets_each_damaged_game_aside(page: Page, url: str) -> None:
    open_game(page, url)
    wait_kept(page, 0)
    damaged = [{"format": "alveus", "number": number} for number in (1, 2)]
    for damaged_save in damaged:
        put_away(page, url)
        keep(page, {"save": damaged_save, "view": {}, "seats": {}})
        page.goto(f"{url}{GAME}#{link(half_played())[0]}")
        wait_ready(page)
        expect(page.locator("#say .status")).to_have_text("Still to play: 3.")
        expect(notices(page)).to_contain_text(ENGLISH.stored)
        wait_kept(page, 3)
    assert page.evaluate(ASIDE) == damaged


@pytest.mark.nightly
def test_a_link_keeps_a_stored_game_of_a_missing_pack(page: Page, url: str) -> None:
    open_game(page, url)
    wait_kept(page, 0)
    put_away(page, url)
    stranger = {**save(half_played()), "game": "tablut"}
    keep(page, {"save": stranger, "view": {}, "seats": {}})
    page.goto(f"{url}{GAME}#{link(half_played())[0]}")
    wait_ready(page)
    expect(notices(page)).to_contain_text(ENGLISH.unknown)
    press(page, "p12")
    press(page, "p9")
    expect(page.locator("#say .status")).to_have_text("Ivory to roll.")
    assert page.evaluate(KEPT)["save"] == stranger


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("address", "slot"),
    [
        ("play.html?game=duodecim&study=zeno", "study.zeno"),
        ("embed.html?game=lombardorum", "embed.lombardorum.ai"),
    ],
    ids=["study", "frame"],
)
def test_unreadable_data_of_a_study_or_frame_are_set_aside(
    page: Page, url: str, address: str, slot: str
) -> None:
    open_game(page, url)
    wait_kept(page, 0)
    put_away(page, url)
    damaged = {"format": "alveus", "number": 3}
    keep(page, {"save": damaged}, slot)
    page.goto(url + address)
    wait_ready(page)
    expect(notices(page)).to_contain_text(ENGLISH.stored)
    assert page.evaluate(ASIDE) == [damaged]


# Storage without free space, and storage that the browser denies to the page.
HINDRANCES = {
    "full": "IDBObjectStore.prototype.put = () => {"
    "  throw new DOMException('', 'QuotaExceededError') }",
    "forbidden": "indexedDB.open = () => { throw new DOMException('', 'SecurityError') }",
}


@languages
@pytest.mark.parametrize("hindrance", HINDRANCES)
def test_unavailable_storage_is_reported_and_the_game_continues(
    new_context: Callable[..., BrowserContext],
    url: str,
    tmp_path: Path,
    words: Words,
    hindrance: str,
) -> None:
    page = new_context(locale=words.locale).new_page()
    page.add_init_script(HINDRANCES[hindrance])
    open_game(page, url)
    expect(notices(page)).to_contain_text(getattr(words, hindrance))
    lay(page, half_played(), tmp_path, words.load)
    press(page, "p12")
    press(page, "p9")
    expect(page.locator("[data-act=throw]")).to_be_enabled()
    with page.expect_download() as saved:
        notices(page).get_by_role("button").first.click()
    assert json.loads(saved.value.path().read_text())["ply"] == 4
