"""The embedded board in a page of another origin: parameters, messages, storage, links."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import quote

import fastjsonschema
import pytest
from playwright.sync_api import expect
from tests.browser.helpers import wait_ready, wait_until
from tests.browser.table import turn
from tests.browser.test_kiosk import PASS
from tests.browser.test_tabs import RECORDS, sow

from alveus import registry
from alveus.schemas import published

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Frame, Page

    from alveus.serve import SiteServer

HOST = """<!doctype html><link rel="icon" href="data:,">
<script>
  self.heard = [];
  addEventListener('message', ({ data }) => heard.push(data));
  self.tell = (message) => frames[0].postMessage(message, '*');
</script>
<iframe title="board" width="%d" height="%d" src="%s" allow="fullscreen; clipboard-write"
  sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"></iframe>"""

SIZES = {"small": (300, 300), "lying": (1920, 1080), "standing": (1080, 1920)}

BEANS = registry.game("bohnenspiel", {}).to_json(registry.game("bohnenspiel", {}).opening())
"""Opening position of the Bohnenspiel."""

# Sends a message with an id and waits for its answer.
ASK = """(message) => new Promise((done) => {
  const id = heard.length;
  addEventListener('message', ({ data }) => data.id === id && 'to' in data && done(data));
  tell({ alveus: 1, id, ...message });
})"""

# True if the board's full width is visible without horizontal scrolling.
SEEN = """() => {
  const box = document.querySelector('#board .stage').getBoundingClientRect();
  return box.width > 60 && box.left >= 0 && box.right <= innerWidth + 1
    && document.documentElement.scrollWidth <= innerWidth;
}"""


@pytest.fixture
def embed(
    page: Page, url: str, tmp_path: Path, keep_serving: Callable[..., SiteServer]
) -> Callable[..., Frame]:
    """Return a function that opens a page of another origin with the embedded board."""
    host_page = tmp_path / "index.html"
    host_page.touch()
    host = keep_serving(tmp_path)

    def open_host(parameters: str = "", size: tuple[int, int] = (640, 480)) -> Frame:
        host_page.write_text(HOST % (*size, f"{url}embed.html{parameters}"))
        page.goto(host.url)
        page.wait_for_function("() => heard.some(({ type }) => type === 'ready')")
        return page.frames[1]

    return open_host


def heard(page: Page, kind: str) -> list[dict[str, Any]]:
    messages: list[dict[str, Any]] = page.evaluate(
        "(kind) => heard.filter(({ type }) => type === kind)", kind
    )
    return messages


@pytest.mark.nightly
def test_messages_out_carry_the_version(page: Page, embed: Callable[..., Frame]) -> None:
    frame = embed()
    assert heard(page, "ready")[0]["alveus"] == 1
    assert heard(page, "resize")
    frame.locator("#acts [data-act=throw]").click()
    page.wait_for_function("() => heard.some(({ type, ply }) => type === 'state' && ply > 0)")


def test_the_host_sets_language_and_theme_and_starts_a_new_game(
    page: Page, embed: Callable[..., Frame]
) -> None:
    frame = embed()
    page.evaluate("tell({ alveus: 1, type: 'setLang', lang: 'de' })")
    expect(frame.locator(".turn")).to_have_text("Wer beginnt?")
    page.evaluate("tell({ alveus: 1, type: 'setTheme', theme: 'dark' })")
    expect(frame.locator("html")).to_have_attribute("data-theme", "dark")
    frame.locator("#acts [data-act=throw]").click()
    page.wait_for_function("() => heard.some(({ type, ply }) => type === 'state' && ply > 0)")
    page.evaluate("tell({ alveus: 1, type: 'newGame', mode: 'two' })")
    expect(frame.locator(".turn")).to_have_text("Wer beginnt?")


@pytest.mark.nightly
def test_the_host_requests_a_puzzle_with_other_options(
    page: Page, embed: Callable[..., Frame]
) -> None:
    frame = embed("?game=dominosa")
    expect(frame.locator("#board [data-place]").first).to_be_attached()
    before = frame.locator("#board [data-place]").count()
    page.evaluate("tell({ alveus: 1, type: 'newGame', options: { reach: '3' } })")
    expect(frame.locator("#board [data-place]")).to_have_count(20)
    assert before > 20


def test_the_host_sets_a_position(page: Page, embed: Callable[..., Frame]) -> None:
    frame = embed("?mode=two")
    position = (
        '{"game":"lombardorum","turn":"white","dice":[5,1],'
        '"white":{"points":{"12":2},"bar":0,"off":13},"black":{"points":{"5":15},"bar":0,"off":0}}'
    )
    page.evaluate("(position) => tell({ alveus: 1, type: 'setPosition', position })", position)
    expect(frame.locator(".status")).to_have_text("Rolled: 5 and 1.")


WRONG: tuple[tuple[dict[str, Any], str], ...] = (
    ({"type": "setLang", "lang": "xx"}, "bad_parameter"),
    ({"type": "setTheme", "theme": "pink"}, "bad_parameter"),
    ({"type": "setTheme"}, "bad_message"),
    ({"type": "mute", "on": "yes"}, "bad_message"),
    ({"type": "dance"}, "unknown_message"),
    ({"type": 7}, "unknown_message"),
    ({}, "unknown_message"),
    ({"type": "newGame", "level": "9"}, "bad_parameter"),
    ({"type": "newGame", "options": {"none": "such"}}, "unknown_option"),
    ({"type": "newGame", "options": [1]}, "bad_message"),
    ({"type": "setPosition", "position": "~"}, "link_damaged"),
    ({"type": "setPosition", "position": {"game": "xii"}}, "other_game"),
    ({"type": "setPosition", "position": 7}, "bad_message"),
)


def test_invalid_requests_are_answered_with_an_error_and_their_id(
    page: Page, embed: Callable[..., Frame]
) -> None:
    frame = embed()
    for message, code in WRONG:
        answer = page.evaluate(ASK, message)
        to = message.get("type") if message.get("type") != 7 else None
        assert (answer["type"], answer["code"], answer["to"]) == ("error", code, to)
        assert answer["text"]
    expect(frame.locator(".turn")).to_have_text("Who begins?")
    expect(frame.locator("#notices")).to_be_empty()


def test_every_message_is_answered_and_the_first_event_is_ready(
    page: Page, embed: Callable[..., Frame]
) -> None:
    embed("?game=bohnenspiel")
    for message in (
        {"type": "setLog", "on": True},
        {"type": "setLang", "lang": "de"},
        {"type": "setTheme", "theme": "dark"},
        {"type": "mute", "on": True},
        {"type": "newGame", "level": 1, "mode": "two"},
        {"type": "setPosition", "position": BEANS},
        {"type": "getState"},
        {"type": "reset"},
    ):
        answer = page.evaluate(ASK, message)
        assert (answer["type"], answer["to"]) == ("ok", message["type"]), answer
    messages = page.evaluate("heard")
    assert messages[0]["type"] == "ready"
    check = fastjsonschema.compile(published.general("embed"))
    for entry in messages:
        check(entry)
    assert heard(page, "log")[0]["event"] == "language"


# Records the volume of every tone.
TONES = """
self.tones = [];
const set = AudioParam.prototype.setValueAtTime;
AudioParam.prototype.setValueAtTime = function (value, ...given) {
  tones.push(value);
  return set.call(this, value, ...given);
};
"""


@pytest.mark.nightly
def test_the_host_can_mute_the_frame(page: Page, embed: Callable[..., Frame]) -> None:
    page.context.add_init_script(TONES)
    frame = embed("?game=bohnenspiel&mode=two")

    def sow() -> int:
        """Play one more move; return the number of tones so far."""
        now = turn(frame)
        place = frame.locator(f'#board [data-place="{now["places"][0][0]}"]')
        place.press("Enter")
        place.press("Enter")
        turn(frame, now["played"])
        return int(frame.evaluate("tones.length"))

    assert sow() == 0
    page.evaluate(ASK, {"type": "mute", "on": False})
    sow()
    frame.wait_for_function("() => tones.some((loudness) => loudness > 0)")
    page.evaluate(ASK, {"type": "mute", "on": True})
    struck = frame.evaluate("tones.length")
    assert sow() == struck


@pytest.mark.nightly
def test_a_state_contains_position_last_move_and_link(
    page: Page, embed: Callable[..., Frame]
) -> None:
    frame = embed("?game=bohnenspiel&mode=two")
    now = turn(frame)
    place = frame.locator(f'#board [data-place="{now["places"][0][0]}"]')
    place.click()
    place.click()
    page.wait_for_function("() => heard.some(({ type, last }) => type === 'state' && last)")
    state = heard(page, "state")[-1]
    assert state["last"]["words"]
    assert state["result"] is None
    answer = page.evaluate(ASK, {"type": "setPosition", "position": state["position"]})
    assert answer["type"] == "ok"
    assert page.evaluate(ASK, {"type": "setPosition", "position": state["link"]})["type"] == "ok"


def test_a_game_replaced_by_a_message_can_be_restored(
    page: Page, embed: Callable[..., Frame]
) -> None:
    frame = embed("?game=bohnenspiel&mode=two")
    now = turn(frame)
    place = frame.locator(f'#board [data-place="{now["places"][0][0]}"]')
    place.click()
    place.click()
    turn(frame, now["played"])
    position = {"type": "setPosition", "position": BEANS}
    page.evaluate(ASK, position)
    frame.get_by_role("button", name="Back to my game").click()
    page.wait_for_function("() => heard.findLast(({ type }) => type === 'state').ply > 0")


@pytest.mark.nightly
def test_reset_returns_to_the_default_rules(page: Page, embed: Callable[..., Frame]) -> None:
    embed("?game=bohnenspiel&mode=two")
    for message, options in (
        ({"type": "newGame", "options": {"direction": "cw"}}, {"direction": "cw"}),
        ({"type": "reset"}, {}),
    ):
        assert page.evaluate(ASK, message)["type"] == "ok"
        assert page.evaluate(ASK, {"type": "getState"})["type"] == "ok"
        position = heard(page, "state")[-1]["position"]
        assert position.get("options", {}) == options


@pytest.mark.nightly
@pytest.mark.parametrize("game", ["bohnenspiel", "dominosa"])
def test_reset_continues_a_demonstration(
    page: Page, embed: Callable[..., Frame], game: str
) -> None:
    frame = embed(f"?game={game}&mode=demo&lang=en")
    frame.locator("[data-act=take]").click()
    expect(frame.locator("[data-act=take]")).to_have_count(0)
    assert page.evaluate(ASK, {"type": "reset"})["type"] == "ok"
    expect(frame.locator("[data-act=take]")).to_be_visible()


@pytest.mark.nightly
def test_a_visitor_plays_the_position_of_the_host_in_an_exhibit_with_a_demonstration(
    page: Page, embed: Callable[..., Frame]
) -> None:
    embed("?game=bohnenspiel&kiosk=1&mode=demo&lang=en", (700, 900))
    assert page.evaluate(ASK, {"type": "setPosition", "position": BEANS})["type"] == "ok"
    page.wait_for_timeout(3000)
    assert page.evaluate(ASK, {"type": "getState"})["type"] == "ok"
    assert heard(page, "state")[-1]["ply"] == 0


@pytest.mark.nightly
def test_a_game_without_moves_is_not_restored(page: Page, embed: Callable[..., Frame]) -> None:
    frame = embed("?game=bohnenspiel")
    for message in ({"type": "newGame", "level": 1}, {"type": "setPosition", "position": BEANS}):
        assert page.evaluate(ASK, message)["type"] == "ok"
    turn(frame)
    expect(frame.locator(".toasts")).to_be_empty()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("mode", ["ai", "two", "demo"])
@pytest.mark.parametrize("game", registry.ids())
def test_every_game_plays_in_every_mode_in_a_frame_of_another_origin(
    page: Page, embed: Callable[..., Frame], game: str, mode: str, size: str
) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width + 20, "height": height + 20})
    frame = embed(f"?game={game}&mode={mode}", SIZES[size])
    assert heard(page, "error") == []
    assert frame.evaluate(SEEN)
    if mode == "demo":
        page.wait_for_function("() => heard.filter(({ type }) => type === 'state').length > 2")
    else:
        assert turn(frame)


@pytest.mark.nightly
def test_messages_with_another_version_or_key_are_ignored(
    page: Page, embed: Callable[..., Frame]
) -> None:
    frame = embed()
    page.evaluate("tell({ alveus: 2, type: 'setLang', lang: 'de' })")
    page.evaluate("tell({ type: 'setLang', lang: 'de' })")
    page.evaluate("tell('setLang')")
    page.wait_for_timeout(200)
    expect(frame.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.parametrize(
    ("parameters", "words"),
    [
        ("?level=9", "level = “9” is not allowed; choose from: 1"),
        ("?lang=xx", "lang = “xx” is not allowed; choose from"),
        ("?game=chess", "game = “chess” is not allowed; choose from: lombardorum · duodecim"),
        ("?voice=1", "There is no parameter voice."),
        ("?theme=pink&hints=maybe", "hints = “maybe” is not allowed; choose from: 0 · 1"),
        ("#~", "The position after # in the address cannot be read"),
    ],
    ids=["level", "language", "game", "unknown", "two", "position"],
)
def test_invalid_parameters_are_reported_and_a_board_is_shown(
    page: Page, url: str, parameters: str, words: str
) -> None:
    page.goto(url + "embed.html" + parameters)
    wait_ready(page)
    expect(page.locator("#notices")).to_contain_text(words)
    expect(page.get_by_role("gridcell", name="15 ivory men")).to_have_count(1)


@pytest.mark.nightly
def test_tracking_parameters_are_reported_to_the_host_only(
    page: Page, embed: Callable[..., Frame]
) -> None:
    frame = embed("?game=bohnenspiel&lang=de-AT&utm_source=news&fbclid=x")
    page.wait_for_function("() => heard.filter(({ type }) => type === 'error').length === 2")
    names = [error["params"]["name"] for error in heard(page, "error")]
    assert names == ["utm_source", "fbclid"]
    expect(frame.locator("html")).to_have_attribute("lang", "de")
    expect(frame.locator("#notices")).to_be_empty()


@pytest.mark.nightly
def test_faults_of_an_exhibit_are_one_line_until_opened_or_closed(
    page: Page, embed: Callable[..., Frame]
) -> None:
    frame = embed("?game=rithmomachia&level=99&theme=pink&voice=1&lang=en&hints=0", (400, 500))
    box = frame.locator("#notices").bounding_box()
    assert box is not None
    assert box["height"] <= 100
    notices = frame.locator("#notices li")
    expect(notices.first).to_be_hidden()
    frame.locator("#notices summary").click()
    expect(notices).to_have_count(3)
    expect(notices.first).to_be_visible()
    frame.get_by_role("button", name="Got it").click()
    expect(frame.locator("#notices")).to_be_empty()
    expect(frame.locator("#acts [data-act=undo]")).to_be_visible()
    expect(frame.get_by_role("button", name="Attacks")).to_have_count(0)


@pytest.mark.offline
def test_a_frame_without_storage_stores_nothing(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    page = new_context().new_page()
    page.add_init_script(
        "for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])"
        "  Object.defineProperty(self, name, { get() { throw new Error(`${name} was touched`) } })"
    )
    page.goto(url + "embed.html?storage=0")
    wait_ready(page)
    page.locator("#acts [data-act=throw]").click()
    expect(page.locator("[aria-live=polite]").first).to_contain_text(re.compile(r"rolls? \d"))
    assert page.context.cookies() == []
    workers = page.evaluate("navigator.serviceWorker.getRegistrations()")
    assert workers == []


@pytest.mark.nightly
def test_a_frame_with_a_position_continues_the_visitors_game(page: Page, url: str) -> None:
    address = f"{url}embed.html?game=bohnenspiel&mode=two#{quote(json.dumps(BEANS))}"
    page.goto(address)
    wait_ready(page)
    sow(page)
    wait_until(page, f"() => ({RECORDS})().then((all) => JSON.stringify(all).includes('ply\":1'))")
    page.goto("about:blank")
    page.goto(address)
    wait_ready(page)
    expect(page.locator("#say .turn")).to_contain_text("North")
    expect(page.locator("#notices")).to_be_empty()


@pytest.mark.nightly
def test_a_frame_without_links_has_no_way_out(page: Page, url: str) -> None:
    page.goto(url + "embed.html?links=0&mode=two&rotate=table")
    wait_ready(page)
    expect(page.locator(".band")).to_have_count(2)
    assert page.locator("a[href]").count() == 0


@pytest.mark.nightly
def test_the_link_to_the_site_opens_the_same_game_and_opponent(page: Page, url: str) -> None:
    page.goto(url + "embed.html?game=bohnenspiel&level=2&lang=de")
    wait_ready(page)
    now = turn(page)
    place = page.locator(f'#board [data-place="{now["places"][0][0]}"]')
    place.press("Enter")
    place.press("Enter")
    now = turn(page, now["played"])
    link = page.locator("#outward a")
    expect(link).to_have_attribute("href", re.compile("#1"))
    page.goto(url + str(link.get_attribute("href")))
    wait_ready(page)
    expect(page.locator("#players")).to_contain_text("Sie")
    expect(page.locator("#say .turn")).to_have_text("Sie sind am Zug")
    expect(page.locator("#moves tbody tr")).to_have_count(1)
    assert "level" not in page.evaluate("location.search")


@pytest.mark.nightly
def test_level_counts_from_the_weakest_and_hints_can_be_disabled(page: Page, url: str) -> None:
    page.goto(url + "embed.html?level=1&hints=0&chrome=min&theme=contrast")
    wait_ready(page)
    expect(page.locator("html")).to_have_attribute("data-theme", "contrast")
    assert page.get_by_role("button", name="Hint").count() == 0
    expect(page.locator(".game-name")).to_be_hidden()


@pytest.mark.nightly
def test_the_computer_plays_against_itself(page: Page, url: str) -> None:
    page.goto(url + "embed.html?mode=demo")
    wait_ready(page)
    expect(page.locator("[aria-live=polite]").first).to_contain_text("plays")


TAUGHT = [
    *(f"{game}-rules" for game in registry.ids()),
    *(f"{game}-learn" for game in registry.ids()),
    *("duodecim-study", "bohnenspiel-study", "sperrdomino-study", "rithmomachia-study"),
]
KINDS = {"rules": ".short-rules canvas", "learn": ".course .turn", "study": ".study .lead"}


@pytest.mark.parametrize("taught", TAUGHT)
@pytest.mark.parametrize("size", [(480, 640), (900, 620)], ids=["standing", "lying"])
def test_a_frame_shows_studies_courses_and_short_rules(
    page: Page, embed: Callable[..., Frame], taught: str, size: tuple[int, int]
) -> None:
    game, _, view = taught.partition("-")
    frame = embed(f"?game={game}&view={view}&storage=0&lang=en", size)
    expect(frame.locator("#notices")).to_be_empty()
    expect(frame.locator(KINDS[view]).first).to_be_visible()
    assert heard(page, "error") == []
    assert frame.evaluate("document.documentElement.scrollWidth") <= size[0]
    if view == "rules":
        answer = page.evaluate(ASK, {"type": "setLang", "lang": "de"})
        assert answer["type"] == "ok"
        assert page.evaluate(ASK, {"type": "newGame"})["code"] == "no_board"
    else:
        assert frame.evaluate(SEEN)


@pytest.mark.nightly
def test_only_exhibits_accept_texts(page: Page, embed: Callable[..., Frame]) -> None:
    embed("?game=bohnenspiel")
    answer = page.evaluate(ASK, {"type": "setTexts", "texts": {"en": {"title": "Beans"}}})
    assert answer["code"] == "no_exhibit"
    stranger = {"type": "setTexts", "texts": {}, "logo": "https://example.org/logo.svg"}
    assert page.evaluate(ASK, stranger)["code"] == "bad_message"


@pytest.mark.nightly
def test_a_host_page_can_set_the_texts_of_its_exhibit(
    page: Page, embed: Callable[..., Frame]
) -> None:
    frame = embed("?game=bohnenspiel&kiosk=1&lang=en", (700, 900))
    texts = {"en": {"title": "Beans", "museum": "City Museum"}}
    assert page.evaluate(ASK, {"type": "setTexts", "texts": texts})["type"] == "ok"
    expect(frame.locator(".kiosk-title")).to_have_text("Beans")
    expect(frame.locator(".kiosk-museum")).to_contain_text("City Museum")


@pytest.mark.nightly
def test_a_new_game_of_the_host_is_a_visit_of_the_exhibit(
    page: Page, embed: Callable[..., Frame]
) -> None:
    frame = embed("?game=bohnenspiel&kiosk=1&lang=en&idle=60&warn=300", (700, 900))
    assert page.evaluate(ASK, {"type": "newGame"})["type"] == "ok"
    expect(frame.locator("html")).to_have_attribute("data-kiosk", "play")
    frame.evaluate(PASS)
    expect(frame.get_by_role("alertdialog", name="Are you still there?")).to_be_visible()
    assert page.evaluate(ASK, {"type": "reset"})["type"] == "ok"
    expect(frame.locator("html")).to_have_attribute("data-kiosk", "attract")
    expect(frame.get_by_role("button", name="Touch to play")).to_be_visible()


@pytest.mark.nightly
@pytest.mark.parametrize("content", ["view=learn", "mode=two&rotate=table"])
@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("game", ["lombardorum", "duodecim", "bohnenspiel", "rithmomachia"])
def test_a_frame_of_the_documented_size_shows_all_its_buttons(
    new_context: Callable[..., BrowserContext], url: str, game: str, lang: str, content: str
) -> None:
    page = new_context(viewport={"width": 640, "height": 480}).new_page()
    page.goto(f"{url}embed.html?game={game}&lang={lang}&{content}")
    wait_ready(page)
    buttons = page.locator("button:visible, a:visible").all()
    boxes = [box for button in buttons if (box := button.bounding_box())]
    assert boxes
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= 640 for box in boxes)
    assert all(box["y"] >= 0 and box["y"] + box["height"] <= 480 for box in boxes)


@pytest.mark.nightly
def test_the_menu_offers_the_html_for_embedding_the_board(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    page = new_context(permissions=["clipboard-read", "clipboard-write"]).new_page()
    page.goto(url + "play.html?game=bohnenspiel&lang=en")
    page.locator("#menu").click()
    page.get_by_role("menuitem", name="Embed…").click()
    dialog = page.get_by_role("dialog", name="A board for your website")
    lines = dialog.locator("pre").inner_text()
    assert f'src="{url}embed.html?game=bohnenspiel&amp;lang=en"' in lines
    assert "sandbox=" in lines
    dialog.get_by_role("button", name="Copy code").click()
    expect(page.locator(".toasts")).to_contain_text("copied")
    assert page.evaluate("navigator.clipboard.readText()") == lines


@pytest.mark.nightly
@pytest.mark.parametrize(("theme", "contrast"), [("dark", "no-preference"), ("night", "more")])
def test_frame_is_printed_on_white(
    page: Page, url: str, theme: str, contrast: Literal["more", "no-preference"]
) -> None:
    page.emulate_media(color_scheme="dark", contrast=contrast)
    page.goto(f"{url}embed.html?game=bohnenspiel")
    wait_ready(page)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    page.emulate_media(media="print")
    expect(page.locator("html")).to_have_css("background-color", "rgb(255, 255, 255)")
    expect(page.locator("#acts")).to_be_hidden()


@pytest.mark.nightly
@pytest.mark.parametrize("game", registry.ids())
def test_demonstration_fits_a_small_german_frame(
    page: Page, embed: Callable[..., Frame], game: str
) -> None:
    frame = embed(f"?game={game}&mode=demo&lang=de&storage=0", (480, 360))
    expect(frame.locator("[data-act=take]")).to_be_visible()
    assert frame.evaluate("document.documentElement.scrollWidth") == 480
    button, column = (frame.locator(name).bounding_box() for name in ("[data-act=take]", "#acts"))
    assert button is not None
    assert column is not None
    assert button["x"] + button["width"] <= column["x"] + column["width"] + 0.5
