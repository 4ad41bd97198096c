"""Whole games by keyboard alone, with the announcements for screen readers.

The announcements are compared with a text in `narration/`. After an intended change, rewrite the
texts with

    ALVEUS_REWRITE=1 .venv/bin/python -m pytest tests/browser/test_keyboard.py

Read the difference before committing it.
"""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from fluent.syntax import ast, parse, visitor
from playwright.sync_api import expect
from tests.browser.helpers import wait_ready
from tests.browser.table import wait_frame
from tests.tables.positions import position

from alveus.core.controllers import Controller
from alveus.core.match import begin
from alveus.core.saves import save
from alveus.registry import spec
from toolchain.ground import WEB

if TYPE_CHECKING:
    from collections.abc import Callable, Set

    from playwright.sync_api import BrowserContext, Page

    from alveus.core.match import Match

NARRATION = Path(__file__).parent / "narration"

ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
KEY = 7
"""Width of the column with the key at the beginning of a line."""

SHORT_GAME = b"keyboard 097"
"""Seed of a short game with a tie, hits, lost dice and passes."""

# Records the texts of the live region in order.
LISTEN = """
self.utterances = [];
new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    if (!(target instanceof Element) || !target.matches('[aria-live=polite]')) continue;
    for (const { textContent } of addedNodes) utterances.push(textContent);
  }
}).observe(document, { childList: true, subtree: true });
"""

# The announcements since `from`, once the board waits for the player and has announced this, or
# once the announcements at the end of a game are complete.
# A roll is announced as an event, so its sentence in the status is not repeated.
SAID = """([from, thrown, chosen]) => {
  const said = utterances.slice(from).join(' ');
  if (!said.trim() || said.trim() === chosen) return null;
  const status = document.querySelector('#say .status').textContent.trim();
  const last = status.split(/(?<=[.?]) /).at(-1);
  if (document.querySelector('#acts [data-act=again]')) {
    if (self.told !== said) [self.told, self.since] = [said, performance.now()];
    return performance.now() - self.since > 1000 ? said : null;
  }
  const board = document.querySelector('#board [role=grid]');
  const waits = document.querySelector(
    '#acts :is([data-act=throw], [data-act=pass])[aria-disabled=false]')
    ?? board.querySelector('[aria-disabled=false]');
  return waits && (last.startsWith(thrown) || said.endsWith(last)) ? said : null;
}"""

STATUS_SAID = "() => utterances.at(-1) === document.querySelector('#say .status').textContent"

HERE = "document.activeElement.dataset.place"

BOARD = """() => {
  const places = [...document.querySelectorAll('#board [data-place]')].map((place) => ({
    id: place.dataset.place,
    name: place.getAttribute('aria-label'),
    open: place.getAttribute('aria-disabled') === 'false',
  }));
  const main = document.querySelector('#acts [data-act]');
  return {
    places,
    here: document.activeElement.dataset.place,
    act: main.dataset.act,
    throws: ['throw', 'pass'].includes(main.dataset.act)
      && main.getAttribute('aria-disabled') === 'false',
  };
}"""


class Player:
    """Plays by keyboard and records the announcements."""

    def __init__(self, page: Page, thrown: str, target: str) -> None:
        self.page = page
        self.lines: list[str] = []
        self._thrown = thrown
        self._target = target
        self._ways: dict[str, dict[str, str]] = {}
        self._known: Set[str] = set()

    def open(self, url: str, game: str = "lombardorum") -> None:
        self.page.add_init_script(LISTEN)
        self.page.goto(f"{url}play.html?game={game}")
        wait_ready(self.page)

    def load(self, match: Match, file: Path, entry: str) -> None:
        """Load a saved match through the menu, and move focus to the board."""
        file.write_text(json.dumps(save(match)), encoding="utf-8")
        self.page.once("filechooser", lambda chooser: chooser.set_files(file))
        self.tab("#menu")
        self.page.keyboard.press("Enter")
        expect(self.page.get_by_role("menuitem").first).to_be_focused()
        item = self.page.get_by_role("menuitem", name=entry)
        while not item.evaluate("(item) => item === document.activeElement"):
            self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("Enter")
        done = self.page.get_by_role("status").locator("span")
        expect(done).to_be_visible()
        self.page.wait_for_function(STATUS_SAID)
        self.lines.append(f"{'':{KEY}}{done.inner_text()}")
        self.tab(".skip")
        self.page.keyboard.press("Enter")
        assert self.board()["here"] is not None

    def tab(self, selector: str) -> None:
        """Press Tab until an element has focus."""
        self.page.keyboard.press("Tab")
        while not self.page.evaluate("(it) => document.activeElement.matches(it)", selector):
            self.page.keyboard.press("Tab")

    @property
    def heard(self) -> int:
        """Return the number of announcements so far."""
        return self.page.evaluate("utterances.length")

    def press(self, key: str) -> str:
        """Press a key and record all announcements."""
        heard = self.heard
        self.page.keyboard.press(key)
        announcement = self._listen(heard)
        self.lines.append(f"{key:{KEY}}{announcement}")
        return announcement

    def board(self) -> dict[str, Any]:
        return self.page.evaluate(BOARD)

    def go(self, place: str) -> None:
        """Move to a place with the arrow keys; the screen reader reads its name."""
        board = self.board()
        places = {other["id"]: other for other in board["places"]}
        if places.keys() != self._known:
            # A longer line changes its layout, so the directions are determined again.
            self._known = places.keys()
            self._ways.clear()
        current = board["here"]
        while current != place:
            before, key = current, self._key(current, place)
            self.page.keyboard.press(key)
            current = self.page.evaluate(HERE)
            self._ways[before][key] = current
        self.lines.append(f"{'':{KEY}}{places[place]['name']}")

    def _key(self, current: str, place: str) -> str:
        """Return the next arrow key: on a known path, or towards the nearest untried place."""
        reached, waiting = {current: ""}, [current]
        fresh = ""
        for at in waiting:
            targets = self._ways.setdefault(at, {})
            new = next((arrow for arrow in ARROWS if arrow not in targets), "")
            fresh = fresh or (new and (reached[at] or new))
            for arrow, leads in targets.items():
                if leads not in reached:
                    reached[leads] = reached[at] or arrow
                    waiting.append(leads)
        key = reached.get(place, fresh)
        assert key, f"no arrow leads from {current} to {place}"
        return key

    def first(self) -> str:
        """Return the first enabled place in the reading order of the board."""
        return next(place["id"] for place in self.board()["places"] if place["open"])

    def step(self, place: str = "") -> None:
        """Play a step from a place, or the first possible step, with two immediate presses."""
        self.go(place or self.first())
        heard = self.heard
        self.page.keyboard.press("Enter")
        wait_frame(self.page)
        chosen = self.page.locator("#say .status").inner_text()
        # Several targets are announced one by one; the column only says that they are marked.
        if chosen.endswith(("choose a marked place.", "Wählen Sie nun das Ziel.")):
            self.page.wait_for_function("(heard) => utterances.length > heard", arg=heard)
            chosen = self.page.evaluate("utterances.at(-1)")
        self.lines.append(f"{'Enter':{KEY}}{chosen}")
        places = self.board()["places"]
        self.go(next(place["id"] for place in places if re.search(self._target, place["name"])))
        self.page.keyboard.press("Enter")
        announcement = self._listen(heard, chosen)
        assert announcement.startswith(chosen)
        self.lines.append(f"{'Enter':{KEY}}{announcement.removeprefix(chosen).strip()}")

    def turns(self, count: int | None = None) -> None:
        """Play a number of rolls with their steps, or until the end of the game."""
        while count is None or count > 0:
            board = self.board()
            if board["act"] == "again":
                return
            if board["throws"]:
                self.press("r")
                count = None if count is None else count - 1
            else:
                self.step()
        while self.board()["act"] != "again" and not self.board()["throws"]:
            self.step()

    def ask(self, key: str) -> str:
        """Press a key that plays no move and has an immediate answer."""
        heard = self.heard
        self.page.keyboard.press(key)
        self.page.wait_for_function("(heard) => utterances.length > heard", arg=heard)
        announcement: str = self.page.evaluate("utterances.at(-1)")
        self.lines.append(f"{key:{KEY}}{announcement}")
        return announcement

    def _listen(self, heard: int, chosen: str = "") -> str:
        """Return the announcements after the first `heard`, until the player can act.

        `chosen` is the announcement of the selected man, which does not contain its step.
        """
        announcement = self.page.wait_for_function(
            SAID, arg=[heard, self._thrown, chosen]
        ).json_value()
        return str(announcement)


@pytest.mark.nightly
def test_narration_of_a_whole_game_played_by_keyboard(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path
) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    player = Player(page, "Rolled:", "target|hits with")
    player.open(url)
    match = begin(spec("lombardorum"), seed=SHORT_GAME)
    player.load(match, tmp_path / "game.json", "Load from file")
    while player.board()["throws"]:
        player.press("r")
    player.go(player.first())
    player.ask("Enter")
    player.go("off.black")
    player.ask("Enter")
    expect(page.locator(".refusal")).to_be_visible()
    player.ask("Escape")
    expect(page.locator(".refusal")).to_have_count(0)
    assert "chosen" not in " ".join(place["name"] for place in player.board()["places"])
    for key in ("s", "d", "m"):
        player.ask(key)
    player.step()
    player.ask("l")
    player.press("u")
    player.press("U")
    player.turns()
    expect(page.locator("#acts [data-act=again]")).to_have_text("Rematch")
    expect_narration(player.lines, NARRATION / "lombardorum.en.txt")


ROMAN = {
    "duodecim": (
        {},
        b"keyboard 290",
        {
            "turn": "white",
            "white": {"points": {"18": 1, "20": 1, "23": 1}, "off": 12},
            "black": {"points": {"6": 1, "21": 1, "22": 2}, "off": 11},
        },
    ),
    "xii": ({"men": "5"}, b"keyboard 090", None),
}
"""The last turns of Duodecim on 24 places, and a whole short game on 36 places."""


@pytest.mark.nightly
@pytest.mark.parametrize("game", ROMAN)
def test_narration_of_a_roman_game_played_by_keyboard(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path, game: str
) -> None:
    player = Player(new_context(reduced_motion="reduce").new_page(), "Rolled:", "target|hits with")
    player.open(url, game)
    options, seed, position = ROMAN[game]
    match = begin(spec(game), options, seed=seed, position=position)
    player.load(match, tmp_path / "game.json", "Load from file")
    player.press("r")
    for key in ("s", "d", "m"):
        player.ask(key)
    player.turns()
    expect_narration(player.lines, NARRATION / f"{game}.en.txt")


WHOLE_SOWING = "32256513162351543"
"""The pits of a short game from the opening to its end, with chains of up to six pits."""
LATE_SOWING = {
    "turn": "south",
    "pits": [1, 1, 1, 1, 2, 0, 3, 0, 7, 0, 0, 0],
    "stores": [36, 20],
}
"""A position shortly before the game is decided and over."""
SOWN = "selected, press again|gewählt, noch einmal"


@pytest.mark.nightly
def test_narration_of_a_whole_sowing_game_played_by_keyboard(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path
) -> None:
    player = Player(new_context(reduced_motion="reduce").new_page(), "Rolled:", SOWN)
    player.open(url, "bohnenspiel")
    player.load(begin(spec("bohnenspiel")), tmp_path / "game.json", "Load from file")
    for key in ("s", "m"):
        player.ask(key)
    for ply, number in enumerate(WHOLE_SOWING):
        if ply == 2:
            player.go("s3")
            player.ask("Enter")
        if ply == 4:
            player.go("s3")
            player.ask("Enter")
            player.go("n2")
            player.ask("Enter")
            player.go("store.south")
            player.ask("Enter")
        player.step(f"{'sn'[ply % 2]}{number}")
        if ply == 8:
            player.ask("l")
            player.press("u")
            player.press("U")
    expect(player.page.locator("#acts [data-act=again]")).to_have_text("Rematch")
    expect_narration(player.lines, NARRATION / "bohnenspiel.en.txt")


def against_a_child() -> Match:
    seats = {"north": Controller("kind")}
    return begin(spec("bohnenspiel"), seats=seats, seed=b"keyboard", position=LATE_SOWING)


@pytest.mark.nightly
def test_narration_of_a_sowing_game_against_the_computer(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path
) -> None:
    player = Player(new_context(reduced_motion="reduce").new_page(), "Rolled:", SOWN)
    player.open(url, "bohnenspiel")
    player.load(against_a_child(), tmp_path / "game.json", "Load from file")
    player.turns()
    expect_narration(player.lines, NARRATION / "bohnenspiel-child.en.txt")


@pytest.mark.nightly
def test_german_narration_of_a_sowing_game_has_no_english_word(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path
) -> None:
    page = new_context(locale="de-DE", reduced_motion="reduce").new_page()
    player = Player(page, "Gewürfelt:", SOWN)
    player.open(url, "bohnenspiel")
    player.load(against_a_child(), tmp_path / "spiel.json", "Aus Datei laden")
    for key in ("s", "m", "h"):
        player.ask(key)
    player.turns()
    expect_german(player.lines)


@pytest.mark.nightly
@pytest.mark.parametrize("game", ROMAN)
def test_german_narration_of_a_roman_game_has_no_english_word(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path, game: str
) -> None:
    page = new_context(locale="de-DE", reduced_motion="reduce").new_page()
    player = Player(page, "Gewürfelt:", "Ziel|schlägt mit")
    player.open(url, game)
    options, seed, position = ROMAN[game]
    match = begin(spec(game), options, seed=seed, position=position)
    player.load(match, tmp_path / "spiel.json", "Aus Datei laden")
    player.turns(3)
    for key in ("s", "d", "m", "l", "h"):
        player.ask(key)
    expect_german(player.lines)


BATTLE = {
    "turn": "white",
    "stones": ["WP91@g1", "WS153@h1", "WR8@d3", "WR6@b5", "BP190@d12", "BT30@g6", "BR3@f11"],
}
"""A position with two attacks: 6 times 5 on the triangle, 8 times 8 on the base of the pyramid."""


def fight(player: Player, url: str, folder: Path, entry: str) -> None:
    """Play a short game for the pyramid by two players, each of whom asks before moving."""
    player.open(url, "rithmomachia")
    match = begin(spec("rithmomachia"), {"short_game": "pyramid"}, position=BATTLE)
    player.load(match, folder / "game.json", entry)
    for key in ("s", "m"):
        player.ask(key)
    player.go("b5")
    player.ask("Enter")
    player.go("b7")
    player.ask("Enter")
    for way in ("b6", "g6 g8", "d3 d4", "f11 f10"):
        *start, end = way.split()
        for place in start:
            player.go(place)
            player.ask("Enter")
        player.go(end)
        player.press("Enter")
    expect(player.page.locator("#acts [data-act=again]")).to_be_visible()


@pytest.mark.nightly
def test_narration_of_rithmomachia_played_by_keyboard(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path
) -> None:
    player = Player(new_context(reduced_motion="reduce").new_page(), "Rolled:", "target")
    fight(player, url, tmp_path, "Load from file")
    expect_narration(player.lines, NARRATION / "rithmomachia.en.txt")


@pytest.mark.nightly
def test_german_narration_of_rithmomachia_has_no_english_word(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path
) -> None:
    page = new_context(locale="de-DE", reduced_motion="reduce").new_page()
    player = Player(page, "Gewürfelt:", "Ziel")
    fight(player, url, tmp_path, "Aus Datei laden")
    expect_german(player.lines)


def expect_narration(lines: list[str], golden: Path) -> None:
    narration = "\n".join(lines) + "\n"
    if os.environ.get("ALVEUS_REWRITE"):
        golden.parent.mkdir(exist_ok=True)
        golden.write_text(narration, encoding="utf-8")
    assert narration == golden.read_text(encoding="utf-8")


def test_keys_for_hint_and_help_work(page: Page, url: str, tmp_path: Path) -> None:
    player = Player(page, "Rolled:", "target|hits with")
    player.open(url)
    late = position(white="7:1 8:1", black="1:15", dice="6-2")
    player.load(begin(spec("lombardorum"), position=late), tmp_path / "late.json", "Load from file")
    assert re.fullmatch(r"(Move|Bear off) a man from \d+ .+\. [A-Z].+\.", player.ask("h"))
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys and help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert player.board()["here"] is not None


@pytest.fixture
def german(new_context: Callable[..., BrowserContext], url: str) -> Player:
    page = new_context(locale="de-DE", reduced_motion="reduce").new_page()
    player = Player(page, "Gewürfelt:", "Ziel|schlägt mit")
    player.open(url)
    return player


@pytest.mark.nightly
def test_german_narration_of_an_opening_has_no_english_word(german: Player, tmp_path: Path) -> None:
    match = begin(spec("lombardorum"), seed=SHORT_GAME)
    german.load(match, tmp_path / "spiel.json", "Aus Datei laden")
    german.turns(4)
    for key in ("s", "d", "m", "l"):
        german.ask(key)
    german.press("u")
    german.ask("r")
    german.ask("h")
    expect_german(german.lines)


@pytest.mark.nightly
def test_german_narration_of_an_ending_has_no_english_word(german: Player, tmp_path: Path) -> None:
    late = position(white="bar:1 10:1 12:1", black="10:1 11:2", dice="6-2")
    match = begin(spec("lombardorum"), seed=SHORT_GAME, position=late)
    german.load(match, tmp_path / "spiel.json", "Aus Datei laden")
    german.turns()
    assert re.search("Alle Steine", german.lines[-1])
    expect_german(german.lines)


def expect_german(lines: list[str]) -> None:
    narration = " ".join(line[KEY:] for line in lines).lower()
    words = set(re.findall(r"[^\W\d_]+", narration))
    english, ids = texts_and_ids("en")
    german, _ = texts_and_ids("de")
    assert words & (english - german) == set()
    assert [name for name in ids if name in narration] == []


def texts_and_ids(language: str) -> tuple[set[str], set[str]]:
    """Return all texts of a language's messages, and the ids that do not look like words."""
    words: set[str] = set()
    ids: set[str] = set()

    class Reader(visitor.Visitor):
        def visit_TextElement(self, element: ast.TextElement) -> None:  # noqa: N802
            words.update(re.findall(r"[^\W\d_]+", element.value.lower()))

    for file in (WEB / "src" / "i18n" / language).glob("*.ftl"):
        resource = parse(file.read_text(encoding="utf-8"))
        Reader().visit(resource)
        ids |= {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}
    return words, {name for name in ids if "-" in name}
