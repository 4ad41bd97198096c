"""Two tabs that share data: no move, letter, result or setting of either tab is lost."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.browser.friends import Friend
from tests.browser.helpers import wait_ready, wait_until
from tests.browser.table import GAME, lay, menu, open_game, press, turn

from alveus.core.match import begin
from alveus.registry import spec

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page

BEANS = "bohnenspiel"

# All records in the database, keyed by their keys.
RECORDS = """() => new Promise((done) => {
  const open = indexedDB.open('alveus');
  open.onsuccess = () => {
    const records = open.result.transaction('games').objectStore('games');
    const [keys, values] = [records.getAllKeys(), records.getAll()];
    values.onsuccess = () => {
      open.result.close();
      done(Object.fromEntries(keys.result.map((key, i) => [key, values.result[i]])));
    };
  };
})"""

# Simulates a browser without BroadcastChannel.
NO_CHANNEL = "delete self.BroadcastChannel;"

CONTINUES = "This game was continued in another tab."
BOTH = "Both games are kept"
LOAD = "Load the newer position"


def records(page: Page, prefix: str = "") -> dict[str, Any]:
    stored: dict[str, Any] = page.evaluate(RECORDS)
    return {key: value for key, value in stored.items() if key.startswith(prefix)}


def wait_stored(page: Page, ply: int, game: str = BEANS) -> None:
    wait_until(page, f"() => ({RECORDS})().then((all) => all['game.{game}']?.view.ply === {ply})")


def sow(page: Page, times: int = 1) -> None:
    """Play moves for both players."""
    for _ in range(times):
        now = turn(page)
        source = now["places"][0][0]
        press(page, source)
        press(page, source)
        turn(page, now["played"])


def sow_last(page: Page) -> None:
    """Play a different move than `sow` does."""
    now = turn(page)
    source = now["places"][-1][0]
    press(page, source)
    press(page, source)
    turn(page, now["played"])


def shown_moves(page: Page) -> str:
    return page.locator("#moves").inner_text()


@pytest.fixture
def tabs(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path
) -> Callable[..., tuple[Page, Page]]:
    """Open two tabs with the same game, in which both players have moved."""

    def open_tabs(script: str = "", **options: object) -> tuple[Page, Page]:
        context = new_context(reduced_motion="reduce", **options)
        if script:
            context.add_init_script(script)
        first, second = context.new_page(), context.new_page()
        open_game(first, url, BEANS)
        load = "Aus Datei laden …" if options.get("locale") == "de-DE" else "Load from file…"
        lay(first, begin(spec(BEANS), seed=b"two tabs"), tmp_path, load)
        sow(first, 2)
        wait_stored(first, 2)
        open_game(second, url, BEANS)
        assert shown_moves(second) == shown_moves(first)
        return first, second

    return open_tabs


def notice(page: Page) -> Any:
    return page.locator('[data-notice="elsewhere"]')


@pytest.mark.parametrize("script", ["", NO_CHANNEL], ids=["channel", "no channel"])
def test_a_move_in_a_stale_tab_keeps_both_games(
    tabs: Callable[..., tuple[Page, Page]], url: str, script: str
) -> None:
    first, second = tabs(script)
    sow(first, 6)
    wait_stored(first, 8)
    six = shown_moves(first)
    sow_last(second)
    expect(notice(second)).to_contain_text(BOTH)
    wait_stored(second, 3)
    (shelved,) = records(second, "shelf.").values()
    assert shelved["kept"]["view"]["ply"] == 8
    notice(second).get_by_role("button", name="Games put aside").click()
    second.get_by_role("dialog").get_by_role("link").click()
    wait_ready(second)
    expect(second.locator("#moves")).to_have_text(six, use_inner_text=True)


@pytest.mark.nightly
def test_a_stale_tab_loads_the_newer_state_when_its_button_is_pressed(
    tabs: Callable[..., tuple[Page, Page]],
) -> None:
    first, second = tabs()
    sow(first, 2)
    wait_stored(first, 4)
    expect(notice(second)).to_contain_text(CONTINUES)
    notice(second).get_by_role("button", name=LOAD).click()
    expect(second.locator("#moves")).to_have_text(shown_moves(first), use_inner_text=True)
    expect(notice(second)).to_have_count(0)
    sow(second)
    wait_stored(second, 5)
    assert records(second, "shelf.") == {}
    expect(notice(first)).to_contain_text(CONTINUES)


@pytest.mark.nightly
def test_a_stale_tab_shows_a_german_message(tabs: Callable[..., tuple[Page, Page]]) -> None:
    first, second = tabs(locale="de-DE")
    sow(first)
    expect(notice(second)).to_contain_text("Dieses Spiel wurde in einem anderen Tab fortgesetzt.")
    notice(second).get_by_role("button", name="Neuere Stellung laden").click()
    expect(second.locator("#moves")).to_have_text(shown_moves(first), use_inner_text=True)


@pytest.mark.nightly
def test_without_broadcast_channel_a_stale_tab_notices_on_focus(
    tabs: Callable[..., tuple[Page, Page]],
) -> None:
    first, second = tabs(NO_CHANNEL)
    sow(first)
    wait_stored(first, 3)
    expect(notice(second)).to_have_count(0)
    second.evaluate("() => dispatchEvent(new Event('focus'))")
    expect(notice(second)).to_contain_text(CONTINUES)


@pytest.mark.nightly
def test_a_page_from_the_back_forward_cache_notices_the_newer_state(
    tabs: Callable[..., tuple[Page, Page]],
) -> None:
    first, second = tabs(NO_CHANNEL)
    sow(first)
    wait_stored(first, 3)
    second.evaluate("() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    expect(notice(second)).to_contain_text(CONTINUES)


@pytest.mark.nightly
def test_a_page_shows_or_offers_the_newer_state_after_back_navigation(
    tabs: Callable[..., tuple[Page, Page]], url: str
) -> None:
    first, second = tabs()
    second.goto(f"{url}licences.html")
    sow(first)
    wait_stored(first, 3)
    second.go_back()
    wait_ready(second)
    newer = f"{shown_moves(first)}"
    if second.locator("#moves").inner_text() != newer:
        notice(second).get_by_role("button", name=LOAD).click()
    expect(second.locator("#moves")).to_have_text(newer, use_inner_text=True)


@pytest.mark.nightly
def test_a_tab_continues_its_game_although_another_tab_stored_different_moves(
    tabs: Callable[..., tuple[Page, Page]],
) -> None:
    first, second = tabs()
    sow(first, 2)
    wait_stored(first, 4)
    sow_last(second)
    wait_stored(second, 3)
    sow(first)
    wait_stored(first, 5)
    expect(notice(first)).to_contain_text(BOTH)
    (shelved,) = records(first, "shelf.").values()
    assert shelved["kept"]["view"]["ply"] == 3


@pytest.mark.nightly
def test_a_new_game_in_a_stale_tab_does_not_replace_the_newer_state(
    tabs: Callable[..., tuple[Page, Page]],
) -> None:
    first, second = tabs()
    sow(first, 2)
    wait_stored(first, 4)
    expect(notice(second)).to_contain_text(CONTINUES)
    menu(second, "New game…")
    second.get_by_role("button", name="Start game", exact=True).click()
    expect(second.get_by_role("status")).to_contain_text("A new game has begun.")
    sow(second)
    expect(notice(second)).to_contain_text(BOTH)
    plies = [record["kept"]["view"]["ply"] for record in records(second, "shelf.").values()]
    assert plies == [4]


@pytest.mark.nightly
def test_two_tabs_that_open_a_new_game_share_it_without_a_notice(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    context = new_context(reduced_motion="reduce")
    first, second = context.new_page(), context.new_page()
    for page in (first, second):
        open_game(page, url, BEANS)
    now = turn(first)
    for _ in range(2):
        press(first, now["places"][0][0])
    turn(first, now["played"])
    assert records(first, "shelf.") == {}
    expect(notice(first)).to_have_count(0)


@pytest.mark.nightly
def test_loading_the_newer_state_keeps_a_game_stored_in_no_other_place(
    tabs: Callable[..., tuple[Page, Page]],
) -> None:
    """The other tab runs an older build, which writes without a revision and without the shelf."""
    _, second = tabs(NO_CHANNEL)
    sow(second, 2)
    wait_stored(second, 4)
    second.evaluate(
        """() => new Promise((done) => {
          const open = indexedDB.open('alveus');
          open.onsuccess = () => {
            const games = open.result.transaction('games', 'readwrite').objectStore('games');
            games.get('game.bohnenspiel').onsuccess = ({ target }) => {
              const { rev, ...kept } = target.result;
              const entries = kept.view.log.entries.slice(0, 2);
              kept.view = { ...kept.view, ply: 1, log: { from: 0, entries } };
              entries[1].text = 'another';
              games.put({ ...kept, build: 'older' }, 'game.bohnenspiel');
            };
            games.transaction.oncomplete = () => (open.result.close(), done());
          };
        })"""
    )
    second.evaluate("() => dispatchEvent(new Event('focus'))")
    notice(second).get_by_role("button", name=LOAD).click()
    wait_until(
        second,
        f"() => ({RECORDS})().then((all) => Object.keys(all).some("
        "(key) => key.startsWith('shelf.')))",
    )
    (shelved,) = records(second, "shelf.").values()
    assert shelved["kept"]["view"]["ply"] == 4


@pytest.mark.nightly
def test_a_letter_in_two_tabs_keeps_the_draft_that_was_stored_first(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    anna = Friend(new_context, url)
    anna.begin(BEANS, "Anna", "Ben")
    other = anna.page.context.new_page()
    other.goto(anna.page.url)
    wait_ready(other)
    anna.sow("1")
    key = next(iter(records(anna.page, "letter.")))
    moved = "({ letter, view }) => view.ply > 0"
    wait_until(anna.page, f"() => ({RECORDS})().then((all) => ({moved})(all['{key}']))")
    expect(notice(other)).to_contain_text(CONTINUES)
    before = records(anna.page)[key]
    now = other.locator("#board [data-place][aria-disabled=false]").last
    for _ in range(2):
        press(other, now.get_attribute("data-place") or "")
    other.wait_for_timeout(500)
    after = records(anna.page)[key]
    assert after["side"] == before["side"]
    notice(other).get_by_role("button", name=LOAD).click()
    wait_ready(other)
    anna.send()
    wait_until(anna.page, f"() => ({RECORDS})().then((all) => all['{key}'].letter.number === 1)")


@pytest.mark.nightly
def test_a_puzzle_in_two_tabs_keeps_both_sheets(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    context = new_context(reduced_motion="reduce")
    first, second = context.new_page(), context.new_page()

    def lay_tile(page: Page, row: int) -> None:
        places = page.locator("#board [data-place]")
        ids = [place.get_attribute("data-place") or "" for place in places.all()]
        cells = [name for name in ids if name.startswith("abcdefghijk"[row])]
        for name in cells[:2]:
            press(page, name)

    open_game(first, url, "dominosa")
    lay_tile(first, 0)
    wait_stored(first, 1, "dominosa")
    open_game(second, url, "dominosa")
    lay_tile(first, 1)
    wait_stored(first, 2, "dominosa")
    expect(notice(second)).to_contain_text(CONTINUES)
    lay_tile(second, 3)
    expect(notice(second)).to_contain_text(BOTH)
    (shelved,) = records(second, "shelf.").values()
    assert shelved["kept"]["view"]["ply"] == 2


RESULT = {
    "game": "dominosa",
    "reach": 6,
    "grade": "leicht",
    "time": 1000,
    "helps": 0,
    "day": "",
}


@pytest.mark.nightly
def test_results_of_two_tabs_survive_a_write_at_the_same_moment(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    """The second tab writes a value that it computed before the first tab's result arrived."""
    context = new_context()
    first, second = context.new_page(), context.new_page()
    for page in (first, second):
        page.goto(f"{url}practice.html")
        expect(page.locator("#practice h1")).to_be_visible()
    first_results = {"tasks": {"xii": {"solved": ["one"], "seen": []}}, "days": {}, "played": []}
    other = {"tasks": {"xii": {"solved": ["other"], "seen": []}}, "days": {}, "played": []}
    first.once(
        "filechooser",
        lambda chooser: chooser.set_files(
            {
                "name": "one.json",
                "mimeType": "application/json",
                "buffer": json.dumps(first_results).encode(),
            }
        ),
    )
    first.locator("[data-act=import]").click()
    expect(first.get_by_role("status")).to_contain_text("")
    wait_until(first, "async () => (localStorage['alveus.practice'] ?? '').includes('one')")
    first.evaluate(
        """(other) => {
          localStorage['alveus.practice'] = other;
          dispatchEvent(new StorageEvent('storage', {
            key: 'alveus.practice', oldValue: null, newValue: other, storageArea: localStorage,
          }));
        }""",
        json.dumps(other),
    )
    expected = "async () => JSON.parse(localStorage['alveus.practice']).tasks.xii.solved.length"
    wait_until(first, f"async () => (await ({expected})()) === 2")
    assert second.evaluate(expected) == 2


@pytest.mark.nightly
def test_a_task_erased_by_another_tab_stays_erased(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    context = new_context()
    first, second = context.new_page(), context.new_page()
    record = {"tasks": {"xii": {"solved": ["one"], "seen": []}}, "days": {}, "played": []}
    file = {"name": "a.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()}
    for page in (first, second):
        page.goto(f"{url}practice.html")
        expect(page.locator("#practice h1")).to_be_visible()
    first.once("filechooser", lambda chooser: chooser.set_files(file))
    first.locator("[data-act=import]").click()
    wait_until(second, "async () => (localStorage['alveus.practice'] ?? '').includes('one')")
    second.locator("[data-act=erase]").click()
    second.get_by_role("dialog").get_by_role("button", name="Erase", exact=True).click()
    wait_until(first, "async () => !localStorage['alveus.practice'].includes('one')")
    first.wait_for_timeout(300)
    assert "one" not in second.evaluate("localStorage['alveus.practice']")


@pytest.mark.nightly
def test_an_imported_record_is_added_to_the_record_on_the_device(page: Page, url: str) -> None:
    page.goto(f"{url}licences.html")
    own = {"tasks": {"xii": {"solved": ["own"], "seen": []}}, "days": {}, "played": []}
    page.evaluate("(kept) => localStorage.setItem('alveus.practice', kept)", json.dumps(own))
    page.goto(f"{url}practice.html")
    older = {"tasks": {"xii": {"solved": ["older"], "seen": []}}, "days": {}, "played": []}
    page.once(
        "filechooser",
        lambda chooser: chooser.set_files(
            {"name": "a.json", "mimeType": "application/json", "buffer": json.dumps(older).encode()}
        ),
    )
    page.locator("[data-act=import]").click()
    wait_until(page, "async () => localStorage['alveus.practice'].includes('older')")
    solved = page.evaluate("JSON.parse(localStorage['alveus.practice']).tasks.xii.solved")
    assert sorted(solved) == ["older", "own"]


@pytest.mark.nightly
def test_settings_changed_in_two_tabs_are_all_kept(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    context = new_context()
    first, second = context.new_page(), context.new_page()
    for page in (first, second):
        open_game(page, url)
    first.get_by_role("button", name="Sound").click()
    wait_until(second, "async () => JSON.parse(localStorage['alveus.settings']).sound === true")
    expect(second.locator("#sound")).to_have_attribute("aria-pressed", "true")
    menu(second, "Settings…")
    second.get_by_role("dialog").get_by_text("Large", exact=True).first.click()
    stored = "JSON.parse(localStorage['alveus.settings'])"
    wait_until(first, f"async () => {stored}.size === 'large'")
    assert first.evaluate(f"{stored}.sound") is True


# Close the page's database connections, as browsers do when memory is low.
CLOSABLE = """
self.connections = [];
const open = indexedDB.open.bind(indexedDB);
indexedDB.open = (...args) => {
  const request = open(...args);
  request.addEventListener('success', () => connections.push(request.result));
  return request;
};
"""


@pytest.mark.nightly
def test_a_closed_connection_is_opened_again(page: Page, url: str) -> None:
    page.add_init_script(CLOSABLE)
    open_game(page, url, BEANS)
    wait_stored(page, 0)
    page.evaluate("() => connections.forEach((one) => one.close())")
    now = turn(page)
    for _ in range(2):
        press(page, now["places"][0][0])
    turn(page, now["played"])
    wait_until(page, f"() => ({RECORDS})().then((all) => all['game.{BEANS}'].view.ply > 0)")
    expect(page.locator("#notices")).to_be_empty()


@pytest.mark.nightly
def test_a_lost_database_connection_shows_one_message_and_the_game_continues(
    page: Page, url: str
) -> None:
    page.add_init_script(CLOSABLE)
    open_game(page, url, BEANS)
    wait_stored(page, 0)
    page.evaluate(
        """() => {
          connections.forEach((one) => one.close());
          indexedDB.open = () => { throw new DOMException('closing', 'InvalidStateError') };
        }"""
    )
    for _ in range(2):
        now = turn(page)
        for _ in range(2):
            press(page, now["places"][0][0])
        turn(page, now["played"])
    expect(page.locator(".notice")).to_have_count(1)
    expect(page.locator("#notices")).to_contain_text("This window can no longer save games.")
    with page.expect_download():
        page.locator("#notices").get_by_role("button").first.click()


@pytest.mark.nightly
def test_a_database_deleted_by_another_tab_is_written_again(
    tabs: Callable[..., tuple[Page, Page]],
) -> None:
    first, second = tabs()
    second.evaluate(
        """() => new Promise((done, fail) => {
          const request = indexedDB.deleteDatabase('alveus');
          request.onsuccess = done;
          request.onerror = fail;
        })"""
    )
    sow(first)
    wait_stored(first, 3)
    expect(first.locator("#notices")).to_be_empty()


@pytest.mark.nightly
def test_the_board_appears_although_the_database_never_answers(page: Page, url: str) -> None:
    page.add_init_script("indexedDB.open = () => ({})")
    page.goto(url + GAME)
    wait_ready(page)
    expect(page.locator("#notices")).to_contain_text("does not let the page save anything")


@pytest.mark.nightly
def test_the_game_put_aside_last_stays_on_the_shelf_if_the_clock_is_set_back(
    page: Page, url: str
) -> None:
    """Because of the clock, the other games on the shelf seem to be newer."""
    open_game(page, url, BEANS)
    now = turn(page)
    for _ in range(2):
        press(page, now["places"][0][0])
    turn(page, now["played"])
    wait_until(page, f"() => ({RECORDS})().then((all) => all['game.{BEANS}'].view.ply > 0)")
    page.evaluate(
        """() => new Promise((done) => {
          const open = indexedDB.open('alveus');
          open.onsuccess = () => {
            const games = open.result.transaction('games', 'readwrite').objectStore('games');
            games.get('game.bohnenspiel').onsuccess = ({ target }) => {
              for (let number = 0; number < 10; number++) {
                const kept = { ...target.result, id: `new${number}`, at: 1e13 + number };
                games.put({ game: kept.view.game, page: 'play.html?game=bohnenspiel', kept },
                  `shelf.new${number}`);
              }
            };
            games.transaction.oncomplete = () => (open.result.close(), done());
          };
        })"""
    )
    own = records(page)[f"game.{BEANS}"]["id"]
    menu(page, "New game…")
    page.get_by_role("button", name="Start game", exact=True).click()
    wait_until(page, f"() => ({RECORDS})().then((all) => !('shelf.new0' in all))")
    shelf = records(page, "shelf.")
    assert len(shelf) == 10
    assert f"shelf.{own}" in shelf


@pytest.mark.nightly
def test_each_puzzle_keeps_its_own_time(page: Page, url: str) -> None:
    page.goto(f"{url}licences.html")
    page.evaluate(
        "localStorage['alveus.clock'] = JSON.stringify({ puzzle: 'older', time: 90_000 })"
    )
    open_game(page, url, "dominosa")
    page.locator("#board [data-place]").first.click(force=True)
    page.evaluate("() => dispatchEvent(new Event('pagehide'))")
    kept = page.evaluate("JSON.parse(localStorage['alveus.clock'])")
    assert ["older", 90_000] in kept
    assert len(kept) == 2


@pytest.mark.nightly
def test_a_game_removed_from_the_shelf_can_be_put_back(
    tabs: Callable[..., tuple[Page, Page]],
) -> None:
    first, second = tabs()
    sow(first)
    wait_stored(first, 3)
    sow_last(second)
    expect(notice(second)).to_contain_text(BOTH)
    menu(second, "Games put aside…")
    dialog = second.get_by_role("dialog")
    dialog.get_by_role("button", name="Remove").click()
    expect(dialog).to_contain_text("Removed")
    assert records(second, "shelf.") == {}
    dialog.get_by_role("button", name="Undo").click()
    expect(dialog.get_by_role("link")).to_be_visible()
    assert len(records(second, "shelf.")) == 1
