"""The site as an app: shared and opened files, persistent storage, installation, phones."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import wait_offline, wait_ready, wait_until
from tests.browser.table import KEPT, menu, open_game, press

from toolchain.ground import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

SAVE = (ROOT / "tests" / "fixtures" / "saves" / "bohnenspiel-midgame.json").read_text("utf-8")
KEPT_BEANS = KEPT.replace("lombardorum", "bohnenspiel")
ON_A_PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

# Sends the form that a device submits to share something, as declared in the manifest.
SHARE = """async (given) => {
  const { share_target } = await (await fetch("manifest.webmanifest")).json();
  const { action, method, enctype, params } = share_target;
  const form = document.createElement("form");
  Object.assign(form, { action, method, enctype });
  for (const [name, value] of Object.entries(given)) {
    const field = document.createElement("input");
    if (name === "file") {
      const held = new DataTransfer();
      held.items.add(new File([value], "game.json", { type: "application/json" }));
      Object.assign(field, { type: "file", name: params.files[0].name });
      field.files = held.files;
    } else Object.assign(field, { name: params[name], value });
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}"""
LAUNCHED = """
Object.defineProperty(globalThis, "launchQueue", { value: { setConsumer: (take) => take({
  files: [{ getFile: async () => new File([SAVED], "game.json") }],
}) } });
""".replace("SAVED", json.dumps(SAVE))
ASKED_TO_KEEP = """
navigator.storage.persist = async () => {
  sessionStorage.asked = Number(sessionStorage.asked ?? 0) + 1;
  return true;
};
"""
OFFERED = """() => {
  const offer = new Event("beforeinstallprompt", { cancelable: true });
  offer.prompt = async () => { document.documentElement.dataset.prompted = "yes"; };
  dispatchEvent(offer);
}"""


def expect_the_saved_game(page: Page) -> None:
    page.wait_for_url("**/play.html?game=bohnenspiel*")
    wait_ready(page)
    wait_until(page, f"({KEPT_BEANS})().then((kept) => kept?.view?.ply > 0)")


@pytest.mark.offline
@pytest.mark.nightly
def test_shared_files_and_links_open_their_game(page: Page, url: str) -> None:
    page.goto(url)
    wait_offline(page)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.evaluate(SHARE, {"title": "A game", "file": SAVE})
    expect_the_saved_game(page)
    page.goto(url)
    page.wait_for_load_state("networkidle")
    link = f"{url}page.html?game=xii"
    page.evaluate(SHARE, {"title": "Look", "text": f"Have you seen this? {link}"})
    page.wait_for_url(link)


@pytest.mark.nightly
def test_a_file_opened_with_the_site_is_loaded(page: Page, url: str) -> None:
    page.add_init_script(LAUNCHED)
    page.goto(f"{url}open.html")
    expect_the_saved_game(page)


@pytest.mark.nightly
def test_persistent_storage_is_requested_after_the_first_move(page: Page, url: str) -> None:
    page.add_init_script(ASKED_TO_KEEP)
    open_game(page, url, "bohnenspiel")
    assert page.evaluate("sessionStorage.asked ?? null") is None
    for pit in ("s1", "s1"):
        press(page, pit)
    page.wait_for_function("() => sessionStorage.asked === '1'")
    wait_until(page, f"({KEPT_BEANS})().then((kept) => kept?.view?.ply >= 2)")
    assert page.evaluate("sessionStorage.asked") == "1"


@pytest.mark.nightly
def test_the_menu_installs_if_the_browser_offers_it(page: Page, url: str) -> None:
    open_game(page, url, "bohnenspiel")
    page.locator("#menu").click()
    expect(page.get_by_role("menuitem", name="Settings")).to_be_visible()
    expect(page.get_by_role("menuitem", name="Install as an app")).to_have_count(0)
    page.keyboard.press("Escape")
    page.evaluate(OFFERED)
    menu(page, "Install as an app")
    page.wait_for_function("() => document.documentElement.dataset.prompted === 'yes'")


@pytest.mark.nightly
def test_without_an_offer_the_menu_shows_how_to_install(page: Page, url: str) -> None:
    page.add_init_script("Object.defineProperty(navigator, 'standalone', { value: false })")
    open_game(page, url, "bohnenspiel")
    menu(page, "Install as an app")
    expect(page.locator(".toasts")).to_contain_text("Add to Home Screen")


@pytest.mark.nightly
def test_back_navigation_keeps_the_game(page: Page, url: str) -> None:
    page.goto(url)
    page.get_by_role("link", name="Play Bohnenspiel").click()
    wait_ready(page)
    for pit in ("s1", "s1"):
        press(page, pit)
    wait_until(page, f"({KEPT_BEANS})().then((kept) => kept?.view?.ply >= 2)")
    expect(page.locator("#moves")).to_contain_text(re.compile(r"1\s*1\s*\d"), use_inner_text=True)
    played = page.locator("#moves").inner_text()
    page.go_back()
    expect(page.locator(".waiting")).to_contain_text("Bohnenspiel")
    page.go_forward()
    wait_ready(page)
    expect(page.locator("#moves")).to_have_text(played, use_inner_text=True)


@pytest.mark.nightly
def test_double_tap_does_not_zoom_and_safe_areas_are_respected(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    page = new_context(**ON_A_PHONE).new_page()
    open_game(page, url, "bohnenspiel")
    devtools = page.context.new_cdp_session(page)
    insets = {"top": 40, "left": 0, "bottom": 34, "right": 0}
    devtools.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    last = page.locator("#acts button:visible").last
    page.wait_for_timeout(100)
    box = last.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 844 - 34
    pit = page.locator('#board [data-place="s3"]').bounding_box()
    assert pit is not None
    x, y = pit["x"] + pit["width"] / 2, pit["y"] + pit["height"] / 2
    for _ in range(2):
        page.touchscreen.tap(x, y)
    page.wait_for_timeout(350)
    assert page.evaluate("visualViewport.scale") == 1
    touched = "() => getComputedStyle(document.querySelector('.board')).touchAction"
    assert page.evaluate(touched) == "manipulation"
