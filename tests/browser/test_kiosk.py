"""Unattended exhibits: demonstration, play, reset after a visitor leaves, and the exhibit file."""

from __future__ import annotations

import datetime
import json
import re
from io import BytesIO
from typing import TYPE_CHECKING

import pytest
from PIL import Image
from playwright.sync_api import expect
from tests.browser.helpers import wait_ready
from tests.browser.table import turn

from alveus import registry

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page, Route

KIOSK = "embed.html?kiosk=1&game=bohnenspiel&lang=en&idle=60&warn=300"

EXHIBIT = {
    "alveus": 1,
    "game": "bohnenspiel",
    "languages": ["de", "en"],
    "texts": {
        "de": {"title": "Bohnen aus Livland", "sentence": "Ein Geschenk des Schahs."},
        "en": {"title": "Beans from Livonia", "object": "In the case beside you."},
    },
    "level": 1,
    "idle": 20,
}

# Advances the page's timers by a minute.
PASS = """() => {
  const now = performance.now.bind(performance);
  performance.now = () => now() + 61_000;
}"""

# Terminates the engine's worker.
KILLER = """
const made = [];
self.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    made.push(this);
  }
};
self.kill = () => made.splice(0).forEach((one) => one.terminate());
"""


# Records the volume of every tone.
TONES = """
self.tones = [];
const set = AudioParam.prototype.setValueAtTime;
AudioParam.prototype.setValueAtTime = function (value, ...given) {
  tones.push(value);
  return set.call(this, value, ...given);
};
"""


def open_kiosk(page: Page, address: str) -> None:
    page.goto(address)
    wait_ready(page)
    expect(page.locator("html")).to_have_attribute("data-kiosk", "attract")


def begin_playing(page: Page) -> None:
    page.get_by_role("button", name="Touch to play").click()
    expect(page.locator("html")).to_have_attribute("data-kiosk", "play")
    turn(page)


@pytest.mark.nightly
def test_the_players_line_and_the_dock_use_the_same_level_name(page: Page, url: str) -> None:
    open_kiosk(page, url + KIOSK)
    begin_playing(page)
    named = page.locator(".kiosk-segments [aria-pressed=true] span").first.inner_text()
    assert not any(letter.isdigit() for letter in named)
    expect(page.locator(".player .long").filter(has_text=named)).to_have_count(1)


def test_the_first_touch_starts_play_and_leaving_resets_the_exhibit(page: Page, url: str) -> None:
    open_kiosk(page, url + KIOSK)
    page.locator("#board .stage").click(position={"x": 3, "y": 3})
    expect(page.locator("html")).to_have_attribute("data-kiosk", "play")
    turn(page)
    page.get_by_role("button", name="Deutsch").click()
    page.evaluate(PASS)
    asked = page.get_by_role("alertdialog", name="Sind Sie noch da?")
    expect(asked).to_be_visible()
    asked.get_by_role("button", name="Ich bin noch da").click()
    expect(asked).to_be_hidden()
    expect(page.locator("html")).to_have_attribute("data-kiosk", "play")
    page.evaluate(PASS)
    asked.get_by_role("button", name="Ich bin fertig").click()
    expect(page.locator("html")).to_have_attribute("data-kiosk", "attract")
    expect(page.get_by_role("button", name="Touch to play")).to_be_visible()


def test_an_idle_kiosk_asks_and_returns_to_the_demonstration(page: Page, url: str) -> None:
    open_kiosk(page, url + KIOSK.replace("300", "60"))
    begin_playing(page)
    # The question stays until the time is over; only then does the demonstration start.
    page.evaluate(PASS)
    asked = page.get_by_role("alertdialog", name="Are you still there?")
    expect(asked).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-kiosk", "play")
    page.evaluate(PASS)
    expect(page.locator("html")).to_have_attribute("data-kiosk", "attract")
    expect(asked).to_be_hidden()
    expect(page.locator("#say .status")).not_to_be_empty()


@pytest.mark.nightly
def test_the_rules_in_pictures_lead_to_the_board(page: Page, url: str) -> None:
    open_kiosk(page, url + KIOSK)
    begin_playing(page)
    page.get_by_role("button", name="How do I play?").click()
    rules = page.get_by_role("dialog", name="How do I play?")
    expect(rules.locator("canvas").first).to_be_visible()
    expect(rules.locator("figcaption")).to_have_count(3)
    rules.get_by_role("button", name="Show me on the board").click()
    expect(rules).to_be_hidden()
    expect(page.locator(".guide-head")).to_be_visible()


@pytest.mark.nightly
def test_the_rules_are_turned_towards_the_player_who_opens_them(page: Page, url: str) -> None:
    page.set_viewport_size({"width": 1920, "height": 1080})
    open_kiosk(page, f"{url}{KIOSK}&mode=two&rotate=table")
    page.get_by_role("button", name="Touch to play").click()
    for place in ("far", "near"):
        page.locator(f".band.{place}").get_by_role("button", name="How do I play?").click()
        rules = page.get_by_role("dialog", name="How do I play?")
        expect(rules).to_have_attribute("data-place", place)
        rules.get_by_role("button", name="Got it").click()
        expect(rules).to_be_hidden()


@pytest.mark.nightly
def test_captions_are_in_two_languages_until_play_starts(page: Page, url: str) -> None:
    open_kiosk(page, f"{url}{KIOSK}&langs=en,de")
    second = page.locator(".kiosk-second")
    expect(second).to_have_attribute("lang", "de")
    expect(second).not_to_be_empty()
    page.get_by_role("button", name="Deutsch").click()
    expect(second).to_have_attribute("lang", "en")
    page.get_by_role("button", name="Zum Spielen berühren").click()
    expect(second).to_be_hidden()


@pytest.mark.parametrize("size", [(1080, 1920), (1920, 1080)], ids=["standing", "lying"])
def test_a_kiosk_has_no_links_and_large_low_targets(
    page: Page, url: str, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_kiosk(page, url + KIOSK)
    begin_playing(page)
    assert page.locator("a[href]:visible").count() == 0
    for button in page.locator("button:visible:not([data-place])").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 60, button.inner_text()
        assert box["width"] >= 60, button.inner_text()
        assert box["y"] + box["height"] <= size[1]
        assert box["y"] >= size[1] / 3 or size[0] > size[1]


# Parts of an exhibit that overlap others, are clipped, or are too small for touch.
CROWDED = """() => {
  const parts = ['.kiosk-head', '.players', '.board', '.beside', '.say', '.acts',
    '.kiosk-dock'].flatMap((name) => {
      const part = document.querySelector(`.game > ${name}`);
      const box = part?.getBoundingClientRect();
      return box?.width && box.height ? [{ name, part, box }] : [];
    });
  const found = [];
  for (const { name, part, box } of parts) {
    const outside = box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
    if (outside) found.push(`${name} is outside`);
    const hides = getComputedStyle(part).overflowY !== 'visible';
    if (hides && part.scrollHeight > part.clientHeight + 2) found.push(`${name} is cut off`);
    for (const other of parts) {
      const over = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      const beside = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      if (other.name > name && over > 2 && beside > 2) found.push(`${name} over ${other.name}`);
    }
  }
  for (const button of document.querySelectorAll('.game > :not(.board) button')) {
    const { width, height } = button.getBoundingClientRect();
    const pressed = width && getComputedStyle(button).pointerEvents !== 'none';
    if (pressed && (height < 60 || width < 60 || height > 180))
      found.push(`${button.textContent.trim()}: ${width} x ${height}`);
  }
  return found;
}"""


@pytest.mark.nightly
@pytest.mark.parametrize("game", registry.ids())
@pytest.mark.parametrize("size", [(1080, 1920), (1920, 1080)], ids=["standing", "lying"])
def test_the_start_button_is_not_covered_and_the_board_does_not_move(
    page: Page, url: str, game: str, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_kiosk(page, url + KIOSK.replace("bohnenspiel", game).replace("=en", "=de"))
    assert page.evaluate(CROWDED) == []
    board = page.locator("#board")
    before = board.bounding_box()
    page.get_by_role("button", name="Zum Spielen berühren").click()
    expect(page.locator("html")).to_have_attribute("data-kiosk", "play")
    expect(page.locator(".kiosk-dock [data-act=restart]")).to_be_visible()
    assert board.bounding_box() == pytest.approx(before, abs=4)
    turn(page)
    assert page.evaluate(CROWDED) == []


@pytest.mark.nightly
@pytest.mark.parametrize("size", [(300, 300), (640, 480), (360, 640)], ids=str)
def test_in_a_small_window_the_board_of_an_exhibit_comes_first(
    page: Page, url: str, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_kiosk(page, url + KIOSK.replace("bohnenspiel", "xii").replace("=en", "=de"))
    take = page.get_by_role("button", name="Zum Spielen berühren")
    for button in (take, page.locator("#acts [data-act=throw]")):
        board, pressed = page.locator("#board").bounding_box(), button.bounding_box()
        assert board is not None
        assert pressed is not None
        assert min(board["width"], board["height"]) >= 100
        assert board["y"] + board["height"] <= pressed["y"]
        assert pressed["height"] >= 44
        assert pressed["y"] + pressed["height"] <= size[1]
        if button is take:
            take.click()
            expect(page.locator("html")).to_have_attribute("data-kiosk", "play")
            turn(page)


def serve(page: Page, text: str) -> None:
    """Serve a file `exhibit.json` in the folder of the page."""

    def answer(route: Route) -> None:
        route.fulfill(body=text, content_type="application/json")

    page.route("**/exhibit.json", answer)


def test_an_exhibit_follows_its_file(page: Page, url: str) -> None:
    serve(page, json.dumps(EXHIBIT))
    open_kiosk(page, url + "embed.html?exhibit=exhibit.json")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator(".kiosk-title")).to_have_text("Bohnen aus Livland")
    page.get_by_role("button", name="English").click()
    expect(page.locator(".kiosk-title")).to_have_text("Beans from Livonia")
    expect(page.locator(".kiosk-object")).to_have_text("In the case beside you.")
    expect(page.locator("#notices")).to_be_empty()


def test_faults_of_the_file_are_reported_and_a_board_is_shown(page: Page, url: str) -> None:
    wrong = {**EXHIBIT, "idle": 3, "colour": "pink", "texts": {"de": {"title": 7}}}
    serve(page, json.dumps(wrong))
    open_kiosk(page, url + "embed.html?exhibit=exhibit.json")
    notices = page.locator("#notices")
    expect(notices).to_contain_text("idle")
    expect(notices).to_contain_text("10–3600")
    expect(notices).to_contain_text("colour")
    expect(notices).to_contain_text("texts.de.title")
    expect(page.locator(".kiosk-title")).to_have_text("Bohnenspiel")


@pytest.mark.nightly
def test_an_exhibit_alternates_its_games_and_offers_a_choice(page: Page, url: str) -> None:
    serve(page, json.dumps({**EXHIBIT, "languages": ["en", "de"], "games": ["bohnenspiel", "xii"]}))
    open_kiosk(page, url + "embed.html?exhibit=exhibit.json")
    page.get_by_role("button", name="Deutsch").click()
    page.locator(".games button").nth(1).click()
    expect(page.locator("html")).to_have_attribute("data-kiosk", "play")
    wait_ready(page)
    expect(page.locator(".game")).to_have_attribute("data-game", "xii")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.evaluate(PASS.replace("61_000", "120_000"))
    expect(page.locator("html")).to_have_attribute("data-kiosk", "attract")
    wait_ready(page)
    expect(page.locator(".game")).to_have_attribute("data-game", "bohnenspiel")
    expect(page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.nightly
def test_an_idle_demonstration_returns_to_the_first_language(page: Page, url: str) -> None:
    open_kiosk(page, url + "embed.html?kiosk=1&game=bohnenspiel&langs=en,de&idle=60&warn=60")
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.evaluate(PASS)
    page.evaluate(PASS)
    expect(page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.nightly
def test_an_exhibit_behind_a_login_page_says_that_its_file_is_unreachable(
    page: Page, url: str
) -> None:
    def answer(route: Route) -> None:
        route.fulfill(body="<h1>Login</h1>", content_type="text/html")

    page.route("**/exhibit.json", answer)
    page.goto(url + "embed.html?exhibit=exhibit.json&lang=de")
    awaited = page.get_by_text("exhibit.json ist nicht erreichbar.")
    expect(awaited).to_be_visible(timeout=20_000)
    page.unroute("**/exhibit.json")
    page.route("**/exhibit.json", lambda route: route.fulfill(json=EXHIBIT))
    expect(page.locator("html")).to_have_attribute("data-kiosk", "attract", timeout=30_000)
    expect(awaited).to_have_count(0)


@pytest.mark.nightly
def test_visits_are_counted_only_if_the_file_requests_it(page: Page, url: str) -> None:
    kept = "localStorage['alveus.evaluations']"
    for evaluations in (False, True):
        serve(page, json.dumps({**EXHIBIT, "evaluations": evaluations}))
        open_kiosk(page, url + "embed.html?exhibit=exhibit.json&lang=en")
        begin_playing(page)
        page.evaluate(PASS.replace("61_000", "120_000"))
        expect(page.locator("html")).to_have_attribute("data-kiosk", "attract")
        assert page.evaluate(f"{kept} !== undefined") is evaluations
    page.goto(url + "museums.html?lang=en")
    expect(page.locator("#counted")).to_contain_text("One visit on one day")
    page.get_by_role("button", name="Delete the counts").click()
    expect(page.locator("#counted")).to_be_empty()
    assert page.evaluate(f"{kept} === undefined")


@pytest.mark.nightly
def test_a_visit_ended_by_its_button_lasts_until_the_button_is_pressed(
    page: Page, url: str
) -> None:
    serve(page, json.dumps({**EXHIBIT, "warn": 300, "evaluations": True}))
    open_kiosk(page, url + "embed.html?exhibit=exhibit.json&lang=en")
    begin_playing(page)
    page.evaluate(PASS)
    page.get_by_role("alertdialog").get_by_role("button", name="I’m finished").click()
    expect(page.locator("html")).to_have_attribute("data-kiosk", "attract")
    (day,) = json.loads(page.evaluate("localStorage['alveus.evaluations']")).values()
    assert 61 <= day["seconds"] < 120


@pytest.mark.nightly
def test_an_unreadable_position_is_reported_by_an_exhibit_with_studies(
    page: Page, url: str
) -> None:
    serve(page, json.dumps({**EXHIBIT, "game": "duodecim", "study": "zeno", "position": "~"}))
    open_kiosk(page, url + "embed.html?exhibit=exhibit.json&lang=en")
    expect(page.locator("#notices")).to_contain_text(
        "The position after # in the address cannot be read"
    )


@pytest.mark.nightly
def test_a_random_puzzle_of_an_exhibit_shows_its_number(page: Page, url: str) -> None:
    open_kiosk(page, url + KIOSK.replace("bohnenspiel", "dominosa"))
    begin_playing(page)
    expect(page.locator("#say")).to_contain_text(re.compile(r"Puzzle \d{2,}"))


@pytest.mark.nightly
def test_marks_that_a_visitor_hides_are_shown_to_the_next_visitor(page: Page, url: str) -> None:
    open_kiosk(page, url + KIOSK.replace("bohnenspiel", "rithmomachia"))
    begin_playing(page)
    marks = page.locator("#acts [data-act=threats]")
    marks.click()
    expect(marks).to_have_attribute("aria-pressed", "false")
    page.evaluate(PASS)
    page.get_by_role("alertdialog").get_by_role("button", name="I’m finished").click()
    begin_playing(page)
    expect(marks).to_have_attribute("aria-pressed", "true")


@pytest.mark.nightly
def test_colours_and_position_of_a_museum_are_shown(page: Page, url: str) -> None:
    exhibit = {
        **EXHIBIT,
        "game": "duodecim",
        "study": "zeno",
        "texts": {},
        "colours": {"accent": "#1b4f7a"},
    }
    serve(page, json.dumps(exhibit))
    open_kiosk(page, url + "embed.html?exhibit=exhibit.json&lang=en")
    expect(page.locator("#notices")).to_be_empty()
    expect(page.locator(".kiosk-sentence")).to_contain_text("two, five and six")
    take = page.get_by_role("button", name="Touch to play")
    expect(take).to_have_css("background-color", "rgb(27, 79, 122)")
    take.click()
    expect(page.locator("html")).to_have_attribute("data-kiosk", "play")
    expect(page.locator("#say .status")).to_contain_text("2")


@pytest.mark.nightly
def test_a_kiosk_stores_nothing_on_the_device(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    page = new_context().new_page()
    page.add_init_script(
        "for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])"
        "  Object.defineProperty(self, name, { get() { throw new Error(`${name} was touched`) } })"
    )
    serve(page, json.dumps(EXHIBIT))
    open_kiosk(page, url + "embed.html?exhibit=exhibit.json&lang=en")
    begin_playing(page)


# Shortens pauses to a twentieth, but not the time limit for an answer of the worker.
HASTE = """
const real = self.setTimeout.bind(self);
self.setTimeout = (run, wait = 0, ...given) =>
  real(run, wait > 30_000 ? wait : wait / 20, ...given);
"""
# Records every heading beside the board.
HEADINGS = """() => {
  self.headings = [];
  const hear = () => {
    const heading = document.querySelector('#say .turn');
    const text = heading.textContent.trim();
    const seen = getComputedStyle(heading).visibility === 'visible';
    if (seen && text !== headings.at(-1)) headings.push(text);
    requestAnimationFrame(hear);
  };
  hear();
}"""
ZENO = {"alveus": 1, "game": "duodecim", "study": "zeno", "languages": ["en", "de"], "level": 1}
TOLD = ["One outcome, eight single men", "Zenon stand gut", "Zenons Wurf"]


@pytest.mark.nightly
def test_a_study_is_shown_in_every_language_until_play_starts(page: Page, url: str) -> None:
    page.add_init_script(HASTE)
    serve(page, json.dumps(ZENO))
    open_kiosk(page, url + "embed.html?exhibit=exhibit.json")
    page.evaluate(HEADINGS)
    page.wait_for_function("() => headings.at(-1) === 'Zenons Wurf'")
    assert page.evaluate("headings")[-3:] == TOLD
    expect(page.locator(".kiosk-captions > div")).to_have_count(4)
    begin = page.get_by_role("button", name="Zum Spielen berühren")
    begin.click()
    expect(page.locator("html")).to_have_attribute("data-kiosk", "play")
    expect(page.locator(".kiosk-captions")).to_be_hidden()
    expect(page.locator("#say .turn")).to_have_text("Sie sind am Zug")
    assert turn(page)["places"]


@pytest.mark.nightly
def test_studies_and_games_alternate(page: Page, url: str) -> None:
    page.add_init_script(HASTE)
    games = ["lombardorum", "bohnenspiel", "sperrdomino"]
    shown = {"game": "bohnenspiel", "games": games, "languages": ["en"]}
    exhibit = {"studies": ["chain", "last", "seven_tiles"], "alveus": 1}
    serve(page, json.dumps({**shown, **exhibit}))
    open_kiosk(page, url + "embed.html?exhibit=exhibit.json")
    expect(page.locator("#notices")).to_be_empty()
    for heading in ("Twelve beans", "The last word", "41–31"):
        expect(page.locator("#say .turn")).to_have_text(heading)
    wait_ready(page)
    expect(page.locator(".game")).to_have_attribute("data-game", "sperrdomino")
    expect(page.locator("#say .status")).to_contain_text("The two missing blanks make up the talon")


def play_in_german_and_leave(page: Page) -> None:
    """Play like a visitor who chooses German and leaves; the exhibit returns to its start."""
    begin_playing(page)
    page.get_by_role("button", name="Deutsch").click()
    page.clock.fast_forward("00:00:25")
    expect(page.get_by_role("alertdialog")).to_be_visible()
    page.clock.fast_forward("00:01:00")
    expect(page.locator("html")).to_have_attribute("data-kiosk", "attract")
    expect(page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.nightly
def test_an_exhibit_is_unchanged_after_a_day_and_a_night(page: Page, url: str) -> None:
    page.clock.install(time=datetime.datetime(2026, 11, 23, 9, 0))
    page.add_init_script(KILLER + TONES)
    hours = {"night": {"from": "20:00", "to": "07:00"}}
    sound = {"volume": [{"from": "10:00", "to": "17:00", "loudness": 0.4}]}
    serve(page, json.dumps({**EXHIBIT, **hours, **sound, "languages": ["en", "de"]}))
    open_kiosk(page, url + "embed.html?exhibit=exhibit.json")
    play_in_german_and_leave(page)  # browsers play no sound before the first touch
    stood = ""
    for passed in range(1, 25):
        page.clock.fast_forward("01:00:00")
        hour = (9 + passed) % 24
        expect(page.locator("html[data-night]")).to_have_count(int(hour >= 20 or hour < 7))
        if hour == 22:
            corner = Image.open(BytesIO(page.screenshot())).convert("L").crop((0, 0, 4, 4))
            assert max(corner.tobytes()) < 100, "the background is dimmed too"
        expect(page.locator("html")).to_have_attribute("data-kiosk", "attract")
        moved = page.evaluate("document.querySelector('.game').style.translate")
        assert moved not in ("", stood), "the picture moves by a hair, so that no screen burns in"
        stood = moved
        if passed % 6 == 0:
            play_in_german_and_leave(page)
        if passed % 8 == 0:
            page.evaluate("kill()")
        page.evaluate("tones.length = 0")
        for _ in range(2):
            status = page.locator("#say .status").inner_text()
            expect(page.locator("#say .status")).not_to_have_text(status)
        assert (page.evaluate("tones.length") > 0) is (10 <= hour < 17)
    expect(page.get_by_role("button", name="Touch to play")).to_be_visible()
