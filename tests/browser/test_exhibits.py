"""Exhibits in a museum: failed requests, deployments, touches, small windows, no network."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import wait_offline
from tests.browser.test_kiosk import EXHIBIT, KIOSK, PASS, begin_playing, open_kiosk, serve

from alveus import registry

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page, Route
    from tests.browser.conftest import Complaints

ADDRESS = "embed.html?exhibit=exhibit.json"
RUNS = """() => document.documentElement.dataset.running === ''
  && document.documentElement.dataset.kiosk === 'attract'"""
PARTS = 12


def fail_once(page: Page, url: str, kind: str) -> list[str]:
    """Let the first request of a URL fail; return the list of its requests."""
    requests: list[str] = []

    def answer(route: Route) -> None:
        requests.append(route.request.url)
        if len(requests) > 1:
            route.fallback()
        elif kind == "abort":
            route.abort()
        else:
            route.fulfill(status=404, body="not found")

    page.route(url, answer)
    return requests


def wait_for_request(page: Page, url: str, requests: list[str]) -> None:
    """Wait until `fail_once` has answered a request; the offline copy starts after the exhibit."""
    for _ in range(200):
        if requests:
            return
        page.wait_for_timeout(100)
    pytest.fail(f"not requested: {url}")


@pytest.mark.nightly
@pytest.mark.parametrize("part", range(PARTS))
def test_exhibit_starts_after_any_single_failed_request(
    new_context: Callable[..., BrowserContext], url: str, complaints: Complaints, part: int
) -> None:
    page = new_context().new_page()
    serve(page, json.dumps(EXHIBIT))
    addresses: dict[str, None] = {}
    page.on("request", lambda request: addresses.setdefault(request.url))
    open_kiosk(page, url + ADDRESS)
    page.wait_for_function(RUNS)
    page.wait_for_load_state("networkidle")
    page.context.close()
    files = [
        address
        for address in addresses
        if address.startswith("http") and "embed.html" not in address
    ]
    assert len(files) > 30
    for index, file in list(enumerate(files))[part::PARTS]:
        page = new_context().new_page()
        serve(page, json.dumps(EXHIBIT))
        requests = fail_once(page, file, ("abort", "missing")[index // PARTS % 2])
        page.goto(url + ADDRESS)
        page.wait_for_function(RUNS, timeout=60_000)
        wait_for_request(page, file, requests)
        expect(page.locator("html")).to_have_attribute("lang", "de")
        expect(page.locator(".kiosk-title")).to_have_text("Bohnen aus Livland")
        expect(page.locator("#notices")).to_be_empty()
        page.context.close()
    complaints.clear()


@pytest.mark.nightly
def test_exhibit_is_reloaded_in_attract_after_a_deployment(
    page: Page, url: str, complaints: Complaints
) -> None:
    page.clock.install()
    serve(page, json.dumps({**EXHIBIT, "languages": ["en"]}))
    open_kiosk(page, url + ADDRESS)
    page.wait_for_function(RUNS)
    page.evaluate("self.old = true")
    page.route("**/build.txt", lambda route: route.fulfill(body="0123456789abcdef"))
    with page.expect_request("**/build.txt"):
        page.clock.fast_forward("05:10")
    with page.expect_navigation(url=lambda address: "exhibit.json" in address):
        for _ in range(5):
            page.clock.run_for(1000)
    page.wait_for_function("() => self.old === undefined")
    complaints.clear()


@pytest.mark.nightly
def test_missing_part_reloads_the_exhibit_once_the_visitor_has_left(
    page: Page, url: str, complaints: Complaints
) -> None:
    open_kiosk(page, url + KIOSK)
    page.wait_for_function(RUNS)
    begin_playing(page)
    page.evaluate("self.old = true")
    page.evaluate("dispatchEvent(new Event('vite:preloadError'))")
    expect(page.locator("#notices")).to_be_empty()
    page.wait_for_timeout(2500)
    assert page.evaluate("self.old === true"), "the visitor keeps the game"
    page.evaluate(PASS)
    page.get_by_role("button", name="I’m finished").click()
    page.wait_for_function("() => self.old === undefined")
    page.wait_for_function(RUNS)
    complaints.clear()


# The label of a cell begins with its number; marks of the demonstration ("target") follow.
NUMBERS = """() => [...document.querySelectorAll('#board [data-place]')]
  .map((cell) => cell.getAttribute('aria-label').split(',')[0]).join()"""


@pytest.mark.parametrize("game", ["dominosa", "terzett"])
def test_first_touch_and_start_again_open_new_puzzles(page: Page, url: str, game: str) -> None:
    open_kiosk(page, url + KIOSK.replace("bohnenspiel", game))
    page.wait_for_function(RUNS)
    puzzles = [page.evaluate(NUMBERS)]
    begin_playing(page)
    for again in (False, True):
        if again:
            page.get_by_role("button", name="Start again").click()
        page.wait_for_function(f"() => ({NUMBERS})() !== {json.dumps(puzzles[-1])}")
        puzzles.append(page.evaluate(NUMBERS))
    assert len(set(puzzles)) == 3


@pytest.mark.nightly
def test_demonstration_of_a_puzzle_speaks_every_language(page: Page, url: str) -> None:
    page.clock.install()
    open_kiosk(page, url + KIOSK.replace("bohnenspiel", "dominosa") + "&langs=en,de")
    page.wait_for_function(RUNS)
    for language in ("de", "en"):
        page.clock.fast_forward("00:20")
        expect(page.locator("html")).to_have_attribute("lang", language)
    page.clock.fast_forward("00:20")
    page.get_by_role("button", name="Zum Spielen berühren").click()
    page.clock.fast_forward("00:25")
    expect(page.locator("html")).to_have_attribute("lang", "de")


# A touch that is not the first one on the screen: browsers send no click for it.
SECOND_FINGER = """(button) => {
  const { left, top, width, height } = button.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2 };
  for (const type of ['pointerdown', 'pointerup'])
    button.dispatchEvent(new PointerEvent(type,
      { ...at, bubbles: true, pointerType: 'touch', pointerId: 7, isPrimary: false }));
}"""


@pytest.mark.nightly
def test_palm_on_the_glass_does_not_block_other_fingers(page: Page, url: str) -> None:
    open_kiosk(page, url + KIOSK)
    page.wait_for_function(RUNS)
    begin_playing(page)
    page.get_by_role("button", name="How do I play?").evaluate(SECOND_FINGER)
    expect(page.get_by_role("dialog", name="How do I play?")).to_be_visible()


@pytest.mark.nightly
def test_pinch_and_ctrl_wheel_do_not_zoom(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    page = new_context(has_touch=True).new_page()
    open_kiosk(page, url + KIOSK)
    page.wait_for_function(RUNS)
    session = page.context.new_cdp_session(page)
    pinch = {"x": 300, "y": 300, "scaleFactor": 2, "gestureSourceType": "touch"}
    session.send("Input.synthesizePinchGesture", pinch)
    assert page.evaluate("visualViewport.scale") == 1
    wheel = "new WheelEvent('wheel', {ctrlKey: true, cancelable: true, bubbles: true})"
    assert not page.evaluate(f"document.body.dispatchEvent({wheel})")


@pytest.mark.nightly
def test_jitter_of_the_pointer_does_not_postpone_the_reset(page: Page, url: str) -> None:
    open_kiosk(page, url + KIOSK)
    page.wait_for_function(RUNS)
    begin_playing(page)
    page.mouse.move(600, 300)
    page.mouse.move(603, 301)
    page.evaluate(f"""() => {{
      ({PASS})();
      const at = (x) => new PointerEvent('pointermove', {{clientX: x, clientY: 300}});
      for (const x of [600, 605, 601, 606]) dispatchEvent(at(x));
    }}""")
    expect(page.get_by_role("alertdialog")).to_be_visible()


@pytest.mark.nightly
def test_night_dims_dialogs(page: Page, url: str) -> None:
    open_kiosk(page, url + KIOSK)
    page.wait_for_function(RUNS)
    begin_playing(page)
    page.evaluate(PASS)
    page.evaluate("document.documentElement.dataset.night = ''")
    expect(page.get_by_role("alertdialog")).to_have_css("filter", "brightness(0.35)")


# Minimum distance between the centres of two places, and buttons that are too high up, outside the
# window or too small.
LAYOUT = """(highest) => {
  const boxes = [...document.querySelectorAll('#board [data-place]')]
    .map((place) => place.getBoundingClientRect()).filter(({ width }) => width > 0);
  const centres = boxes.map((box) => [box.left + box.width / 2, box.top + box.height / 2]);
  let least = 1000;
  centres.forEach(([x, y], index) => centres.slice(index + 1).forEach(([a, b]) => {
    const distance = Math.hypot(a - x, b - y);
    if (distance > 4) least = Math.min(least, distance);
  }));
  const wrong = [...document.querySelectorAll('.game button')].flatMap((button) => {
    const box = button.getBoundingClientRect();
    if (!box.width || getComputedStyle(button).pointerEvents === 'none') return [];
    const name = `${button.className} ${button.textContent.trim()} ${button.dataset.place ?? ''}`;
    if (box.top < highest) return [`${name} at ${box.top}`];
    if (box.bottom > innerHeight + 1 || box.right > innerWidth + 1) return [`${name} outside`];
    if (button.dataset.place !== undefined) return [];
    return box.width < 43.5 || box.height < 43.5 ? [`${name} is small`] : [];
  });
  return [least, wrong];
}"""


def layout(page: Page, highest: int) -> tuple[float, list[str]]:
    """Return the minimum distance between places and a list of faulty buttons."""
    measured: list[Any] = page.evaluate(LAYOUT, highest)
    return measured[0], measured[1]


@pytest.mark.nightly
@pytest.mark.parametrize("game", registry.ids())
def test_targets_on_upright_screens_are_within_reach_of_a_wheelchair(
    page: Page, url: str, game: str
) -> None:
    page.set_viewport_size({"width": 1080, "height": 1920})
    open_kiosk(page, url + KIOSK.replace("bohnenspiel", game) + "&langs=en,de")
    page.wait_for_function(RUNS)
    assert layout(page, 720)[1] == []
    begin_playing(page)
    assert layout(page, 720)[1] == []


@pytest.mark.nightly
@pytest.mark.parametrize("game", registry.ids())
@pytest.mark.parametrize("size", [(480, 360), (640, 480), (800, 600)], ids=str)
def test_small_exhibit_has_large_targets_or_shows_its_minimum_size(
    page: Page, url: str, game: str, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_kiosk(page, url + KIOSK.replace("bohnenspiel", game).replace("=en", "=de"))
    page.wait_for_function(RUNS)
    least, wrong = layout(page, 0)
    assert wrong == []
    note = page.locator(".kiosk-small")
    if least < 43:
        expect(note).to_contain_text("×")
        expect(note).to_be_in_viewport(ratio=0.9)
    page.get_by_role("button", name="Zum Spielen berühren").click()
    expect(page.locator("html")).to_have_attribute("data-kiosk", "play")
    expect(page.locator(".kiosk-dock [data-act=guide]")).to_be_visible()
    assert layout(page, 0)[1] == []


@pytest.mark.nightly
@pytest.mark.offline
def test_exhibit_continues_without_a_network_after_a_reload_and_with_its_next_game(
    page: Page, url: str, complaints: Complaints
) -> None:
    page.goto(f"{url}{KIOSK}&games=bohnenspiel,xii")
    page.wait_for_function(RUNS)
    wait_offline(page)
    page.context.set_offline(True)
    page.reload()
    page.wait_for_function(RUNS)
    page.get_by_role("group", name="Games").get_by_role("button").nth(1).click()
    expect(page.locator("html")).to_have_attribute("data-kiosk", "play")
    expect(page.locator(".game")).to_have_attribute("data-game", "xii")
    complaints.clear()


@pytest.mark.nightly
def test_without_network_and_copy_the_present_game_continues(
    page: Page, url: str, complaints: Complaints
) -> None:
    page.goto(f"{url}{KIOSK}&games=bohnenspiel,xii")
    page.wait_for_function(RUNS)
    page.route("**/embed.html*", lambda route: route.abort())
    page.get_by_role("group", name="Games").get_by_role("button").nth(1).click()
    expect(page.get_by_text("No connection: this game cannot be loaded")).to_be_visible()
    expect(page.locator(".game")).to_have_attribute("data-game", "bohnenspiel")
    complaints.clear()
