"""The two Roman games in the page and in a frame: whole games, choices, invalid positions."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import wait_ready
from tests.browser.table import lay, open_game, place, play_on, press, turn
from tests.tables.positions import men, position

from alveus.core.controllers import Controller
from alveus.core.match import begin
from alveus.registry import spec

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page

    from alveus.serve import SiteServer

WEAKEST = {"white": Controller(), "black": Controller("tiro")}
LAST_TURNS = {
    "duodecim": ({}, position("18:1 20:1 22:2", "4:1 19:2 21:1")),
    "xii": (
        {"men": "5"},
        {"turn": "white", "white": men("bar:1 30:1 33:1", 5), "black": men("6:1 32:2", 5)},
    ),
}
"""Positions near the end, with hits, a man to enter and bearing off."""
WON = re.compile(r"You (won|lost) \d+–\d+")
LAST_STEP = {"duodecim": r"\d+–off", "xii": r"E\d–off"}


def address(game: str, placed: dict[str, Any]) -> str:
    """Return the URL of a game with a position, in the form that studies and rules pages use."""
    return f"play.html?game={game}#{quote(json.dumps(placed))}"


@pytest.fixture
def still(new_context: Callable[..., BrowserContext]) -> Page:
    """Return a page without animations."""
    return new_context(reduced_motion="reduce").new_page()


BORE_OFF = re.compile(r"(White|Black) bore off every man\.")


@pytest.mark.nightly
@pytest.mark.parametrize("game", LAST_TURNS)
def test_a_game_is_won_by_mouse(still: Page, url: str, tmp_path: Path, game: str) -> None:
    options, placed = LAST_TURNS[game]
    open_game(still, url, game)
    match = begin(spec(game), options, WEAKEST, seed=b"by mouse", position=placed)
    lay(still, match, tmp_path)
    play_on(still, still)
    expect(still.locator("#say .turn")).to_have_text(WON)
    expect(still.locator("#say .status")).to_have_text(BORE_OFF)
    expect(still.locator("#moves")).to_have_text(re.compile(LAST_STEP[game]))


HOST = """<!doctype html><link rel="icon" href="data:,"><script>
  self.heard = [];
  addEventListener('message', ({ data }) => heard.push(data));
</script>
<iframe title="board" width="640" height="480" src="%s"></iframe>"""


@pytest.mark.nightly
@pytest.mark.parametrize("game", LAST_TURNS)
def test_a_game_is_won_in_a_frame(
    still: Page, url: str, tmp_path: Path, game: str, keep_serving: Callable[..., SiteServer]
) -> None:
    options, placed = LAST_TURNS[game]
    where = quote(json.dumps({"options": options, **placed}))
    host_page = tmp_path / "index.html"
    host_page.write_text(HOST % f"{url}embed.html?game={game}&level=1#{where}")
    host = keep_serving(tmp_path)
    still.goto(host.url)
    still.wait_for_function("() => heard.some(({ type }) => type === 'ready')")
    frame = still.frames[1]
    play_on(frame, still)
    expect(frame.locator("#say .turn")).to_have_text(WON)
    expect(frame.locator("#say .status")).to_have_text(BORE_OFF)
    still.wait_for_function("() => heard.some(({ type }) => type === 'result')")
    (result,) = still.evaluate("heard.filter(({ type }) => type === 'result')")
    assert (result["game"], result["outcome"]["ending"]) == (game, "borne_off")


BAD = {
    "men in hand beyond row A": (
        "xii",
        {"turn": "white", "white": men("hand:2 14:13"), "black": men("1:15")},
        "White has 2 men in hand and therefore may not have any men beyond row A.",
    ),
    "three dice for two": (
        "xii",
        position("1:15", "2:15", "6-5-4"),
        "3 dice were given; 2 are rolled here.",
    ),
    "two dice for three": (
        "duodecim",
        position("1:15", "1:15", "6-5"),
        "2 dice were given; 3 are rolled here.",
    ),
    "a man in the cell where nobody waits": (
        "duodecim",
        {"options": {"start_blocked": "safe"}, **position("bar:1 2:14", "1:15")},
        "White has men waiting beside the board, but under these rules men that were hit do not "
        "wait there.",
    ),
    "men in hand where all begin on the board": (
        "duodecim",
        position("hand:1 1:14", "1:15"),
        "White has men in hand, but in this game all men begin on the board.",
    ),
    "both sides on one point": (
        "duodecim",
        position("20:15", "5:15"),
        "Point 20 holds men of both sides.",
    ),
    "too many men": (
        "xii",
        {"options": {"men": "5"}, **position("1:15", "2:15")},
        "White has 15 men; there must be 5.",
    ),
}


@pytest.mark.nightly
@pytest.mark.parametrize("what", BAD)
def test_an_invalid_position_shows_its_reason(still: Page, url: str, what: str) -> None:
    game, placed, reason = BAD[what]
    still.goto(url + address(game, placed))
    wait_ready(still)
    sentence = f"This position cannot be set up. {reason} The game on the board is unchanged."
    expect(still.get_by_role("alert").locator("p")).to_have_text(sentence)
    expect(still.locator("#acts [data-act=throw]")).to_be_enabled()


@pytest.mark.nightly
def test_an_invalid_position_shows_its_reason_in_a_frame(still: Page, url: str) -> None:
    game, placed, reason = BAD["three dice for two"]
    still.goto(url + address(game, placed).replace("play.html", "embed.html"))
    wait_ready(still)
    expect(still.locator("#notices")).to_contain_text(reason)


@pytest.mark.nightly
def test_an_invalid_position_keeps_the_stored_game(still: Page, url: str) -> None:
    open_game(still, url, "xii")
    still.locator("#acts [data-act=throw]").click()
    expect(still.locator("#say .status")).to_contain_text("Rolled")
    thrown = still.locator("#say .status").inner_text()
    still.wait_for_timeout(300)
    still.goto("about:blank")
    still.goto(url + address("xii", BAD["three dice for two"][1]))
    wait_ready(still)
    expect(still.locator("#say .status")).to_have_text(thrown)


@pytest.mark.nightly
def test_after_three_ones_the_other_side_sends_a_man_back(still: Page, url: str) -> None:
    dog = {"options": {"eustathius_111": "on", "eustathius_then_play": "off"}, "choice": True}
    theirs = position("1:5 7:6 13:4", "1:3 9:5 14:4 20:3", "1-1-1", turn="black")
    still.goto(url + address("duodecim", {**dog, **theirs}))
    wait_ready(still)
    status = still.locator("#say .status")
    expect(still.locator("#say .turn")).to_have_text("Your turn")
    expect(status).to_have_text("Three ones: choose an opposing man to send back, or none.")
    open_places = [name for name, _ in turn(still)["places"]]
    assert open_places == ["p5", "p16", "p11"]
    press(still, "p24")
    expect(status).to_contain_text("Choose first: after three ones")
    press(still, "p5")
    expect(status).to_contain_text("goes back from 5 to the start")
    press(still, "p24")
    expect(still.locator("#moves")).to_contain_text("sent back")
    expect(place(still, "p24")).to_have_attribute("aria-label", re.compile("four black men"))


@pytest.mark.nightly
def test_a_press_before_the_engine_starts_is_handled_later(still: Page, url: str) -> None:
    still.goto(f"{url}play.html?game=duodecim&study=zeno")
    begun = "() => ['choosable', 'ready'].includes(document.documentElement?.dataset.alveus)"
    still.wait_for_function(begun)
    still.locator("[data-act=ask]").click()
    press(still, "p10")
    wait_ready(still)
    still.wait_for_timeout(500)
    expect(still.locator("#say .status")).to_have_text("Point 10 selected: to 16 with the 6.")


@pytest.mark.nightly
def test_the_roll_button_covers_the_place_of_three_dice(still: Page, url: str) -> None:
    open_game(still, url, "duodecim")
    box = still.locator("#board").get_by_role("button", name="Roll", exact=True).bounding_box()
    assert box is not None
    assert box["height"] > 2 * box["width"]


@pytest.mark.nightly
def test_named_points_have_descriptions(still: Page, url: str) -> None:
    open_game(still, url, "duodecim")
    for name, words in (("p14", "Antigonus"), ("p19", "three sixes"), ("p23", "“the divine”")):
        expect(place(still, name)).to_have_attribute("title", re.compile(words))
    assert still.locator('#board [data-place^="p"][title]').count() == 3


@pytest.mark.nightly
@pytest.mark.parametrize("game", LAST_TURNS)
def test_the_route_is_shown_on_request(still: Page, url: str, game: str) -> None:
    open_game(still, url, game)
    board = still.locator("#board")
    still.wait_for_timeout(1500)
    before = board.screenshot()
    still.get_by_role("switch", name="Show the route").check()
    still.wait_for_timeout(1500)
    shown = board.screenshot()
    assert shown != before
    still.reload()
    wait_ready(still)
    expect(still.get_by_role("switch", name="Show the route")).to_be_checked()


@pytest.mark.nightly
def test_another_inscription_keeps_the_names_of_the_squares(still: Page, url: str) -> None:
    open_game(still, url, "xii")
    stones = still.get_by_label("Inscription")
    still.locator("#inscription summary").click()
    stones.select_option("levate")
    expect(place(still, "a1")).to_have_attribute("aria-label", "empty, A1, L")
    expect(place(still, "e3")).to_have_attribute("aria-label", "empty, E3, third from the end")
    still.reload()
    wait_ready(still)
    expect(stones).to_have_value("levate")


@pytest.mark.nightly
@pytest.mark.parametrize("size", [(768, 1024), (1280, 800)], ids=["upright", "crosswise"])
@pytest.mark.parametrize("game", LAST_TURNS)
def test_across_the_table_the_board_of_a_frame_is_between_the_players(
    new_context: Callable[..., BrowserContext], url: str, game: str, size: tuple[int, int]
) -> None:
    width, height = size
    page = new_context(viewport={"width": width, "height": height}).new_page()
    page.goto(f"{url}embed.html?game={game}&mode=two&rotate=table&links=0")
    wait_ready(page)
    far, near = (page.locator(f".band.{place}").bounding_box() or {} for place in ("far", "near"))
    places = [locator.bounding_box() or {} for locator in page.locator("#board .place").all()]
    assert far["y"] >= 0
    assert far["y"] + far["height"] <= min(place["y"] for place in places)
    assert max(place["y"] + place["height"] for place in places) <= near["y"]
    assert near["y"] + near["height"] <= height
    assert all(0 <= place["x"] <= width - place["width"] for place in places)
