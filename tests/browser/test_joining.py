"""Sperrdomino and family dominoes on their pages: hidden hands, and the line of tiles."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import wait_ready
from tests.browser.table import lay, middle, open_game, place
from tests.browser.test_keyboard import NARRATION, Player, expect_narration

from alveus import registry
from alveus.core.controllers import Controller
from alveus.core.match import begin
from alveus.registry import spec

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page

# All texts, announcements and stored data of the page that could reveal a tile.
DATA = """async () => {
  const texts = [document.documentElement.outerHTML, JSON.stringify({ ...localStorage })];
  const open = await new Promise((done) => {
    const request = indexedDB.open('alveus');
    request.onsuccess = () => done(request.result);
  });
  for (const name of open.objectStoreNames) {
    const read = open.transaction(name).objectStore(name).getAll();
    await new Promise((done) => { read.onsuccess = done; });
    texts.push(JSON.stringify(read.result));
  }
  open.close();
  return texts.join(' ');
}"""

# The ends of the line that match the selected tile.
ENDS = "#board [data-place^='line.'][aria-disabled=false]"

# The possible actions, once it is the turn of a human player.
TURN = """(before) => {
  const acts = document.querySelector('#acts');
  const act = acts.querySelector('[data-act=sit]') ?? acts.querySelector('[data-act]');
  const open = [...document.querySelectorAll('#board [data-place][aria-disabled=false]')];
  const places = open.map(({ dataset }) => dataset.place);
  const said = document.querySelector('#say').textContent + document.querySelector('#moves')
    .textContent;
  const ready = places.length > 0 || ['again', 'pass', 'sit'].includes(act.dataset.act);
  return ready && said !== before ? { act: act.dataset.act, places, said } : null;
}"""


# Family dominoes for three players with few tiles left, in which a player must pass.
FEW = {
    "turn": "b",
    "hands": {"a": ["5:6", "6:6"], "b": ["1:2", "2:2"], "c": ["2:5", "0:6"]},
    "line": ["3:1"],
}

# Seed of a deal in which A leads, in both games.
LEADS = b"A leads 1"

# The hands of the book's highest-scoring deal after ten tiles; the moves differ from the book.
LATE = {
    "turn": "a",
    "hands": {
        "a": ["1:6", "2:2", "2:3", "2:4", "2:5", "4:6"],
        "b": ["0:0", "0:6", "4:5", "5:5", "5:6", "6:6"],
    },
    "line": ["0:1", "1:1", "1:2", "2:0", "0:4", "4:1", "1:3", "3:0", "0:5", "5:1"],
    "stock": ["2:6", "3:3", "3:4", "3:5", "3:6", "4:4"],
}


def turn(page: Page, before: str = "") -> dict[str, Any]:
    now: dict[str, Any] = page.wait_for_function(TURN, arg=before).json_value()
    return now


def hand(page: Page) -> set[str]:
    """Return the tiles of the visible hand."""
    slots = page.locator("#board [data-place^='a.'], #board [data-place^='b.']")
    names = [slot.get_attribute("aria-label") or "" for slot in slots.all()]
    return set(re.findall(r"\d:\d", " ".join(names)))


@pytest.mark.nightly
def test_a_deal_is_played_by_mouse_against_the_computer(page: Page, url: str) -> None:
    open_game(page, url, "sperrdomino")
    page.get_by_role("button", name="Deal", exact=True).click()
    now = turn(page)
    for count in range(60):
        if now["act"] == "again":
            break
        slots = [name for name in now["places"] if name != "stock"]
        if slots and count % 2:
            page.mouse.move(*middle(page, slots[0]))
            page.mouse.down()
            page.mouse.move(*middle(page, "line.0"), steps=3)
            target = page.locator(ENDS).first.get_attribute("data-place")
            page.mouse.move(*middle(page, str(target)), steps=3)
            page.mouse.up()
        elif slots:
            place(page, slots[0]).click()
            page.locator(ENDS).first.click()
        else:
            page.locator("#acts [data-act=pass], #acts [data-act=buy]").click()
        now = turn(page, now["said"])
    expect(page.locator("#acts [data-act=again]")).to_have_text("Next deal")
    expect(page.locator("#say .status")).to_contain_text(re.compile("points?"))


def test_hidden_tiles_are_not_in_the_pages_data(page: Page, url: str, tmp_path: Path) -> None:
    match = begin(spec("sperrdomino"), seed=b"hidden tiles")
    match.play("throw")
    open_game(page, url, "sperrdomino")
    lay(page, match, tmp_path)
    expect(page.locator("#acts [data-act=sit]")).to_be_visible()
    assert not re.search(r"\b[0-6]:[0-6]\b", page.evaluate(DATA))
    page.locator("#acts [data-act=sit]").click()
    expect(page.locator("#acts [data-act=sit]")).to_have_count(0)
    own = hand(page)
    assert len(own) == 7
    expect(page.locator(".chalk")).to_contain_text("The first to win two games wins the match")
    shown_texts = {
        ":".join(sorted(tile.split(":")))
        for tile in re.findall(r"\b[0-6]:[0-6]\b", page.evaluate(DATA))
    }
    assert shown_texts == own


def press_and_listen(player: Player, key: str, before: str) -> None:
    """Press a key that ends the turn, and listen until the next player can act."""
    heard = player.heard
    player.page.keyboard.press(key)
    turn(player.page, before)
    settled = "(heard) => utterances.length > heard && self.quiet === utterances.length"
    player.page.evaluate("self.quiet = -1")
    player.page.wait_for_function(
        f"(heard) => {{ const done = ({settled})(heard); self.quiet = utterances.length;"
        " return done; }",
        arg=heard,
        polling=300,
    )
    announcements = " ".join(player.page.evaluate("(heard) => utterances.slice(heard)", heard))
    player.lines.append(f"{key:7}{announcements}")


def play_to_the_end(player: Player, asked: int) -> None:
    """Play a deal for humans by keyboard; the first `asked` players ask for their hand."""
    page = player.page
    for count in range(30):
        now = turn(page)
        if now["act"] == "again":
            break
        slots = [name for name in now["places"] if name != "stock"]
        if now["act"] == "sit":
            player.tab("#acts [data-act=sit]")
            press_and_listen(player, "Enter", now["said"])
            player.tab("#board [data-place]")
            if count < asked:
                for key in ("d", "m"):
                    player.ask(key)
        elif now["act"] == "pass":
            press_and_listen(player, "r", now["said"])
        elif slots:
            player.go(slots[-1])
            player.ask("Enter")
            player.go(str(page.locator(ENDS).last.get_attribute("data-place")))
            press_and_listen(player, "Enter", turn(page)["said"])
        elif now["places"]:
            player.go("stock")
            player.ask("Enter")
            press_and_listen(player, "Enter", turn(page)["said"])


@pytest.mark.nightly
def test_narration_of_a_blocked_deal_played_by_keyboard(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path
) -> None:
    player = Player(new_context(reduced_motion="reduce").new_page(), "Rolled:", "target")
    player.open(url, "sperrdomino")
    late = begin(spec("sperrdomino"), position=LATE)
    player.load(late, tmp_path / "game.json", "Load from file")
    play_to_the_end(player, asked=2)
    expect(player.page.locator("#acts [data-act=again]")).to_have_text("Next deal")
    expect_narration(player.lines, NARRATION / "sperrdomino.en.txt")


@pytest.mark.nightly
def test_narration_of_family_domino_for_three_players(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path
) -> None:
    player = Player(new_context(reduced_motion="reduce").new_page(), "Rolled:", "target")
    player.open(url, "familydomino")
    late = begin(spec("familydomino"), {"players": "3"}, position=FEW)
    player.load(late, tmp_path / "game.json", "Load from file")
    play_to_the_end(player, asked=1)
    expect_narration(player.lines, NARRATION / "familydomino.en.txt")


@pytest.mark.nightly
@pytest.mark.parametrize("game", ["sperrdomino", "familydomino"])
def test_the_whole_table_is_accessible_at_320_px(
    game: str, new_context: Callable[..., BrowserContext], url: str, tmp_path: Path
) -> None:
    page = new_context(viewport={"width": 320, "height": 640}, has_touch=True).new_page()
    open_game(page, url, game)
    match = begin(spec(game), seats={"b": Controller(registry.spec(game).levels[0])}, seed=LEADS)
    match.play("throw")
    lay(page, match, tmp_path)
    now = turn(page)
    slot = next(name for name in now["places"] if name != "stock")
    place(page, slot).tap()
    end = page.locator(ENDS).first
    box = end.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 24
    end.tap()
    turn(page, now["said"])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.nightly
def test_a_study_can_be_viewed_and_continued_differently(page: Page, url: str) -> None:
    page.goto(f"{url}play.html?game=sperrdomino&study=great_deal")
    wait_ready(page)
    study = page.locator(".study")
    expect(page.locator("[data-place='hand.b']")).to_have_accessible_name(re.compile("4:5"))
    page.get_by_role("button", name="Next move").click()
    expect(study.locator("[aria-current]")).to_have_accessible_name(re.compile("^1 A 1:1"))
    study.get_by_role("button", name="14 B 0:0").click()
    expect(study).to_contain_text("A is left with 61 pips, B with 42, and the talon holds 17")
    study.get_by_role("button", name="12 B 0:6").click()
    expect(place(page, "stock")).to_be_enabled()
    place(page, "stock").click()
    place(page, "stock").click()
    expect(study).to_be_hidden()
    expect(page.locator("[data-place='hand.b']")).to_have_accessible_name(re.compile("face-down"))
