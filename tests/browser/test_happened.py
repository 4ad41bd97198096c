"""Display of the last events: the roll for the start, the opponent's turn, a pass, the end."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import violations, wait_ready
from tests.browser.table import PLAY, lay, names, open_game, press, turn
from tests.browser.walking import walked
from tests.tables.positions import position

from alveus import registry
from alveus.core.game import CHANCE
from alveus.core.match import begin

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page

GAMES = [name for name in registry.ids() if len(registry.spec(name).info.seats) == 2]
TABLES = [name for name in GAMES if registry.spec(name).info.family == "tables"]
TELLS = {
    "tables": r"rolled .+: .*(→|entered on|no move)",
    "mancala": r"North sows \w+ beans? from pit \d",
    "dominoes": r"[A-Z]\w+ (leads|plays|buys|passes)",
    "rithmomachia": r"Black: .+→",
}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TARGET = re.compile("target|hits with|press again")
WHOSE = re.compile(r"Your turn|to play|Who begins\?|You (won|lost)")


@pytest.fixture
def calm(new_context: Callable[..., BrowserContext]) -> Page:
    """Return a page without animations."""
    return new_context(reduced_motion="reduce").new_page()


def last(page: Page) -> str:
    """Return the text of the panel about the last turn."""
    panel = page.locator("#last-turn")
    return panel.inner_text() if panel.is_visible() else ""


def act(page: Page, now: dict[str, list[str]]) -> None:
    """Perform the first possible action."""
    for name in ("throw", "deal", "pass", "buy"):
        if name in now["acts"]:
            page.locator(f"#acts [data-act={name}]").click()
            return
    press(page, now["places"][0][0])
    targets = [name for name, label in turn(page)["places"] if TARGET.search(label)]
    press(page, targets[0])


def play_until_answered(page: Page, other: str) -> str:
    """Play until the panel shows the complete turn of the other side."""
    now = turn(page)
    for _ in range(30):
        act(page, now)
        now = turn(page, now["played"])
        expect(page.locator("#say .turn")).to_have_text(WHOSE)
        if re.match(rf"(The )?{other}’s last turn", last(page), re.IGNORECASE):
            return last(page)
    pytest.fail("the other side never answers")


@pytest.mark.parametrize("game", GAMES)
def test_the_opponents_turn_is_described_and_can_be_shown_again(
    calm: Page, url: str, game: str
) -> None:
    open_game(calm, url, game)
    other = calm.locator("#players .player b").first.inner_text()
    text = play_until_answered(calm, other)
    family = registry.spec(game).info.family
    assert re.search(TELLS[family], text), text
    dice = {"lombardorum": 2, "xii": 2, "duodecim": 3}.get(game, 0)
    rolls = text.count("rolled")
    expect(calm.locator("#last-turn .picture")).to_have_count(rolls * dice)
    calm.get_by_role("button", name="Show again").click()
    expect(calm.locator("[aria-live=polite]").first).to_contain_text(
        re.compile(other, re.IGNORECASE)
    )


LOOKS: dict[str, dict[str, Any]] = {
    "desk": {},
    "dark German phone": {"locale": "de-DE", "color_scheme": "dark", **PHONE},
    "contrast": {"contrast": "more"},
    "forced colours": {"forced_colors": "active"},
}


@pytest.mark.nightly
@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_no_fault_in_the_last_turn_and_a_demonstration(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path, look: str
) -> None:
    context = new_context(reduced_motion="reduce", **LOOKS[look])
    for game in ("lombardorum", "bohnenspiel", "sperrdomino"):
        page = context.new_page()
        awaited = CHANCE if game in TABLES else 0
        match = next(
            candidate
            for plies in range(12, 30)
            if (candidate := walked(game, plies)).actor == awaited
        )
        open_game(page, url, game)
        entry = "Load from file…" if "locale" not in LOOKS[look] else "Aus Datei laden …"
        lay(page, match, tmp_path, entry)
        expect(page.locator("#last-turn")).to_be_visible()
        assert violations(page) == []
        page.goto(f"{url}{PLAY}{game}&mode=demo&level=1")
        wait_ready(page)
        expect(page.locator("#say .status")).to_contain_text(re.compile(r"\w"))
        assert violations(page) == []
        page.close()


@pytest.mark.nightly
@pytest.mark.parametrize("game", TABLES)
def test_list_and_sentence_use_the_numbers_of_the_board(calm: Page, url: str, game: str) -> None:
    open_game(calm, url, game)
    other = calm.locator("#players .player b").first.inner_text()
    ways = []
    for _ in range(8):
        ways = re.findall(r"(\w+)→(\w+)", play_until_answered(calm, other))
        if ways:
            break
        now = turn(calm)
        act(calm, now)
        turn(calm, now["played"])
    assert ways, "the other side never moved from point to point"
    listed = calm.locator(".move-list tr.now").inner_text()
    board = " ".join(name or "" for name in names(calm))
    for source, target in ways:
        assert f"{source}–{target}" in listed
        assert re.search(rf"\b{source}\b", board), (source, board)
        assert re.search(rf"\b{target}\b", board), (target, board)


@pytest.mark.nightly
@pytest.mark.parametrize("game", TABLES)
def test_the_opening_roll_stays_visible(calm: Page, url: str, game: str) -> None:
    open_game(calm, url, game)
    if not calm.get_by_text("Who begins?").is_visible():
        pytest.skip("White begins")
    calm.locator("#acts [data-act=throw]").click()
    expect(calm.locator("#last-turn")).to_contain_text(re.compile(r"rolls? .*\d"))
    expect(calm.locator("#last-turn .picture").first).to_be_visible()


def test_a_pass_waits_for_a_press(calm: Page, url: str, tmp_path: Path) -> None:
    open_game(calm, url)
    shut = position("9:2 12:1", "2:2 6:1", "2-2")
    lay(calm, begin(registry.spec("lombardorum"), seed=b"shut", position=shut), tmp_path)
    status, acts = calm.locator("#say .status"), calm.locator("#acts")
    expect(status).to_have_text("No man can move with 2 and 2.")
    calm.wait_for_timeout(1500)
    expect(status).to_have_text("No man can move with 2 and 2.")
    expect(acts.locator(".first")).to_have_text("Pass")
    acts.locator("[data-act=pass]").click()
    expect(calm.locator("#last-turn p")).to_have_text("Ivory: no move.")
    expect(acts.locator(".first")).to_have_text("Roll")


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
def test_the_end_is_announced_once(calm: Page, url: str, tmp_path: Path, game: str) -> None:
    spec = registry.spec(game)
    match = begin(spec, seed=b"the end")
    while match.actor < 0:
        match.play("throw")
    loser = match.actor
    match.play("resign")
    open_game(calm, url, game)
    lay(calm, match, tmp_path)
    lines = calm.locator("#players .player")
    winner = lines.locator(f"xpath=self::*[@data-side='{match.sides[1 - loser]}']//b")
    name = winner.inner_text()
    expect(calm.locator("#say .turn")).to_have_text(re.compile(f"^(The )?{name} won", re.I))
    expect(calm.locator("#say .status")).to_contain_text(re.compile("[Bb]y resignation"))
    expect(calm.locator("#say .status")).not_to_contain_text(name)
