"""Games on the shelf: a link, a file or a message never deletes a game in progress."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import wait_ready, wait_until
from tests.browser.table import load, menu, open_game, press, turn

from alveus.core.links import link
from alveus.core.match import begin
from alveus.core.saves import save
from alveus.registry import spec

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

GAME = "bohnenspiel"

# The games on the shelf, oldest first, with their number of plies.
SHELF = """() => new Promise((done) => {
  const open = indexedDB.open('alveus');
  open.onsuccess = () => {
    const games = open.result.transaction('games').objectStore('games');
    const read = games.getAll(IDBKeyRange.bound('shelf.', 'shelf/'));
    read.onsuccess = () => {
      open.result.close();
      const all = read.result.sort((a, b) => a.kept.at - b.kept.at);
      done(all.map(({ game, kept }) => [kept.id, game, kept.view.ply]));
    };
  };
})"""

# Puts ten games on the shelf, each older than the present game.
FILL = """() => new Promise((done) => {
  const open = indexedDB.open('alveus');
  open.onsuccess = () => {
    const games = open.result.transaction('games', 'readwrite').objectStore('games');
    games.get('game.bohnenspiel').onsuccess = ({ target }) => {
      for (let number = 0; number < 10; number++) {
        const kept = { ...target.result, id: `old${number}`, at: number };
        games.put({ game: 'bohnenspiel', page: 'play.html?game=bohnenspiel', kept },
          `shelf.old${number}`);
      }
      games.transaction.oncomplete = () => (open.result.close(), done());
    };
  };
})"""

# The game in the usual storage slot.
KEPT_ID = """() => new Promise((done) => {
  const open = indexedDB.open('alveus');
  open.onsuccess = () => {
    const games = open.result.transaction('games').objectStore('games');
    const read = games.get('game.bohnenspiel');
    read.onsuccess = () => (open.result.close(), done(read.result.id));
  };
})"""


def shelf(page: Page) -> list[list[Any]]:
    lying: list[list[Any]] = page.evaluate(SHELF)
    return lying


def wait_lying(page: Page, count: int) -> None:
    wait_until(page, f"() => ({SHELF})().then((all) => all.length === {count})")


def play_one(page: Page) -> str:
    """Play a move; return the list of moves after the computer's reply."""
    now = turn(page)
    source = now["places"][0][0]
    press(page, source)
    press(page, source)
    expect(page.locator("#moves tbody td").last).to_have_text(re.compile(r"\d"))
    turn(page, now["played"])
    return page.locator("#moves").inner_text()


def linked(game: str = GAME, moves: int = 2) -> str:
    """Return the link of a game with `moves` moves."""
    match = begin(spec(game), seed=b"shared")
    for _ in range(moves):
        state = match.state
        match.play(match.game.text(state, next(iter(match.game.moves(state)))))
    return link(match)[0]


@pytest.mark.nightly
def test_a_game_can_be_restored_from_the_shelf_after_two_links(page: Page, url: str) -> None:
    open_game(page, url, GAME)
    moves = play_one(page)
    for number in (1, 2):
        page.evaluate(f"() => {{ location.hash = '{linked(moves=number)}' }}")
        wait_lying(page, number)
    page.goto(url)
    lying = page.locator(".waiting .shelf a")
    expect(lying).to_have_count(2)
    lying.last.click()
    wait_ready(page)
    expect(page.locator("#moves")).to_have_text(moves, use_inner_text=True)
    assert "shelf" not in page.url


@pytest.mark.nightly
def test_a_restored_game_is_removed_from_the_shelf(page: Page, url: str) -> None:
    open_game(page, url, GAME)
    moves = play_one(page)
    own = page.evaluate(KEPT_ID)
    page.evaluate(f"() => {{ location.hash = '{linked()}' }}")
    wait_lying(page, 1)
    page.get_by_role("button", name="Back to my game").click()
    expect(page.locator("#moves")).to_have_text(moves, use_inner_text=True)
    wait_until(page, f"() => ({SHELF})().then((all) => !all.some(([id]) => id === '{own}'))")


@pytest.mark.nightly
def test_the_shelf_has_ten_games_and_drops_the_oldest(page: Page, url: str) -> None:
    open_game(page, url, GAME)
    play_one(page)
    page.evaluate(FILL)
    page.evaluate(f"() => {{ location.hash = '{linked()}' }}")
    wait_until(page, f"() => ({SHELF})().then((all) => !all.some(([id]) => id === 'old0'))")
    assert len(shelf(page)) == 10
    menu(page, "Games put aside…")
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(10)


@pytest.mark.nightly
@pytest.mark.parametrize("way", ["link", "position"])
def test_a_link_of_another_game_opens_its_page(page: Page, url: str, way: str) -> None:
    open_game(page, url, GAME)
    moves = play_one(page)
    start = json.dumps({"game": "lombardorum"})
    text = linked("lombardorum", 0) if way == "link" else start
    page.goto(f"{url}play.html?game={GAME}#{text}")
    page.wait_for_url("**/play.html?game=lombardorum*")
    wait_ready(page)
    open_game(page, url, GAME)
    expect(page.locator("#moves")).to_have_text(moves, use_inner_text=True)


@pytest.mark.nightly
def test_a_file_of_another_game_is_loaded_on_its_page(page: Page, url: str, tmp_path: Path) -> None:
    open_game(page, url, GAME)
    moves = play_one(page)
    match = begin(spec("lombardorum"), seed=b"file")
    match.play("throw")
    file = tmp_path / "other.json"
    file.write_text(json.dumps(save(match)), encoding="utf-8")
    load(page, file)
    page.wait_for_url("**/play.html?game=lombardorum")
    wait_ready(page)
    expect(page.get_by_role("status")).to_contain_text("from the file")
    open_game(page, url, GAME)
    expect(page.locator("#moves")).to_have_text(moves, use_inner_text=True)
