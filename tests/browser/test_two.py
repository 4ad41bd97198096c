"""Two people at one device: side by side, the board turned after each turn, across the table."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import violations, wait_ready
from tests.browser.table import lay, middle, open_game, place, press, targets, turn
from tests.tables.positions import position

from alveus.core.match import begin
from alveus.registry import spec

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Locator, Page

NUMERALS = {"p1": "1", "p6": "6", "p7": "7", "p12": "12"}


@pytest.fixture
def table(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path
) -> Callable[..., Page]:
    """Return a function that opens a game of two players from a position, with a seating."""

    def sit(
        seating: str, placed: dict[str, object], commit: bool = False, **options: object
    ) -> Page:
        page = new_context(reduced_motion="reduce", **options).new_page()
        settings = json.dumps(json.dumps({"seating": seating, "commit": commit}))
        page.add_init_script(f"localStorage.setItem('alveus.settings', {settings})")
        open_game(page, url)
        lay(page, begin(spec("lombardorum"), seed=b"two at one table", position=placed), tmp_path)
        return page

    return sit


def numerals(page: Page) -> dict[str, str]:
    """Return the displayed numbers of some points."""
    words = {name: place(page, name).get_attribute("aria-label") or "" for name in NUMERALS}
    return {name: label.partition("Point ")[2].split(",")[0] for name, label in words.items()}


def step(page: Page, source: str, target: str) -> None:
    """Play one step, and wait for its result."""
    before = turn(page)["played"]
    press(page, source)
    press(page, target)
    turn(page, before)


def band(page: Page, where: str) -> Locator:
    return page.locator(f".band.{where}")


@pytest.mark.nightly
def test_across_the_table_each_player_has_buttons_and_numbers(
    table: Callable[..., Page],
) -> None:
    opening = position("1:15", "1:15", "2-1")
    page = table("table", opening, viewport={"width": 1080, "height": 1920})
    near, far = band(page, "near"), band(page, "far")
    assert far.evaluate("(e) => getComputedStyle(e).rotate + getComputedStyle(e).transform") in (
        "180degnone",
        "nonematrix(-1, 0, 0, -1, 0, 0)",
    )
    expect(near.locator(".turn")).to_have_text("Ivory to play")
    expect(far.locator(".status")).to_have_text("Ivory is playing. Please wait.")
    assert numerals(page) == NUMERALS
    before = middle(page, "p1")

    step(page, "p1", "p2")
    step(page, "p2", "p4")
    expect(far.locator(".turn")).to_have_text("Walnut to play")
    expect(near.locator(".status")).to_have_text("Walnut is playing. Please wait.")
    assert numerals(page) == {"p1": "12", "p6": "7", "p7": "6", "p12": "1"}
    assert middle(page, "p1") == before

    expect(near.locator("[data-act=throw]")).to_be_disabled()
    far.locator("[data-act=throw]").click()
    expect(far.locator(".status")).to_contain_text("Rolled: ")
    now = turn(page)
    press(page, now["places"][0][0])
    press(page, targets(page, "target with [1-6](,|$)")[0])
    assert violations(page) == []
    far.locator("[data-act=undo]").click()
    expect(far.locator(".status")).to_contain_text("Rolled: ")


@pytest.mark.nightly
def test_across_the_table_disabled_buttons_do_nothing(table: Callable[..., Page]) -> None:
    opening = position("1:15", "1:15", "2-1")
    page = table("table", opening, viewport={"width": 1080, "height": 1920})
    far = band(page, "far")
    step(page, "p1", "p2")
    greyed = far.locator(".acts .button[aria-disabled=true]:visible")
    assert [button.get_attribute("data-act") for button in greyed.all()] == [
        "throw",
        "undo",
        "hint",
    ]
    before = page.locator("#moves").text_content()
    for name in ("throw", "undo", "hint"):
        far.locator(f"[data-act={name}]").click(force=True)
    page.wait_for_timeout(300)
    assert page.locator("#moves").text_content() == before
    expect(band(page, "near").locator(".status")).to_have_text("Still to play: 2.")


@pytest.mark.nightly
def test_across_the_table_only_the_mover_can_end_the_turn(
    table: Callable[..., Page],
) -> None:
    opening = position("1:15", "1:15", "2-1")
    page = table("table", opening, commit=True, viewport={"width": 1080, "height": 1920})
    near, far = band(page, "near"), band(page, "far")
    for source, target in (("p1", "p2"), ("p2", "p4")):
        press(page, source)
        press(page, target)
    expect(near.locator("[data-act=commit]")).to_be_enabled()
    expect(near.locator(".turn")).to_have_text("Ivory to play")
    expect(near.locator(".status")).to_contain_text("End your turn")
    expect(near.locator("[data-act=undo]")).to_be_enabled()
    expect(far.locator(".status")).to_have_text("Ivory is playing. Please wait.")
    expect(far.locator("[data-act=commit]")).to_be_disabled()
    far.locator("[data-act=commit]").click(force=True)
    expect(near.locator("[data-act=commit]")).to_be_enabled()
    near.locator("[data-act=commit]").click()
    expect(far.locator("[data-act=throw]")).to_be_enabled()
    expect(near.locator(".status")).to_have_text("Walnut is playing. Please wait.")


@pytest.mark.nightly
def test_across_the_table_both_players_see_the_result(table: Callable[..., Page]) -> None:
    page = table("table", position("12:1", "12:1", "6-1"), viewport={"width": 1080, "height": 1920})
    step(page, "p12", "off.white")
    for where in ("near", "far"):
        expect(band(page, where).locator(".turn")).to_have_text("Ivory won 15–14")
        expect(band(page, where).locator("[data-act=again]")).to_be_enabled()


@pytest.mark.parametrize("game", ["lombardorum", "bohnenspiel"])
@pytest.mark.parametrize("size", [(1024, 768), (768, 1024)], ids=["lying", "standing"])
def test_the_bands_of_a_frame_do_not_overlap_the_board(
    new_context: Callable[..., BrowserContext], url: str, game: str, size: tuple[int, int]
) -> None:
    width, height = size
    page = new_context(viewport={"width": width, "height": height}).new_page()
    page.goto(f"{url}embed.html?game={game}&mode=two&rotate=table")
    wait_ready(page)
    boxes = [band(page, "far"), page.locator("#board .stage"), band(page, "near")]
    (far, board, near) = [box.bounding_box() or {} for box in boxes]
    assert far["y"] + far["height"] <= board["y"]
    assert board["y"] + board["height"] <= near["y"]
    assert near["y"] + near["height"] <= height
    assert board["width"] > width / 2


@pytest.mark.nightly
def test_names_stay_at_their_side_of_a_fixed_board(
    table: Callable[..., Page],
) -> None:
    page = table("fixed", position("1:15", "1:15", "2-1"))
    sides = page.locator("#players .player b")
    expect(sides).to_have_text(["Walnut", "Ivory"])
    step(page, "p1", "p2")
    step(page, "p2", "p4")
    expect(page.locator("#say .turn")).to_have_text("Walnut to play")
    expect(sides).to_have_text(["Walnut", "Ivory"])


# Records the painted layers of the board, and the start of its rotation.
NOTE_PAINTING = """() => {
  self.painted = [];
  const { clearRect } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.clearRect = function (...box) {
    const stage = this.canvas.closest('.stage');
    if (stage) painted.push(stage.firstElementChild === this.canvas ? 'still' : 'live');
    clearRect.apply(this, box);
  };
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    if (this.matches('.stage')) painted.push('turns');
    return animate.apply(this, how);
  };
}"""


@pytest.mark.nightly
def test_a_turning_board_is_shown_from_the_side_of_the_player_on_turn(
    table: Callable[..., Page],
) -> None:
    page = table("turned", position("1:15", "1:15", "2-1"))
    assert numerals(page) == NUMERALS
    before = places(page)
    step(page, "p1", "p2")
    page.evaluate(NOTE_PAINTING)
    step(page, "p2", "p4")
    expect(page.locator("#say .turn")).to_have_text("Walnut to play")
    painted = page.evaluate("painted")
    earlier = painted[painted.index("turns") :: -1]
    assert earlier.index("live") < earlier.index("still"), "board and men turn together"
    assert numerals(page) == {"p1": "12", "p6": "7", "p7": "6", "p12": "1"}
    after = places(page)
    assert list(after) == list(reversed(before))
    sums = [[before[name][i] + after[name][i] for name in before] for i in (0, 1)]
    for along in sums:
        assert along == pytest.approx([along[0]] * len(along), abs=2), "turned about one middle"


def places(page: Page) -> dict[str, tuple[float, float]]:
    """Return the places in reading order, with their middles."""
    names = page.locator("#board [data-place]").evaluate_all(
        "(all) => all.map((e) => e.dataset.place)"
    )
    return {name: middle(page, name) for name in names}


@pytest.mark.nightly
def test_side_by_side_the_board_stays_and_the_numbers_change(
    table: Callable[..., Page],
) -> None:
    page = table("fixed", position("1:15", "1:15", "2-1"))
    home = middle(page, "p1")
    step(page, "p1", "p2")
    step(page, "p2", "p4")
    expect(page.locator("#say .turn")).to_have_text("Walnut to play")
    assert numerals(page) == {"p1": "12", "p6": "7", "p7": "6", "p12": "1"}
    assert middle(page, "p1") == home
