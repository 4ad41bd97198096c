"""The screen stays on while two people play, a study is open or an exhibit runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.browser.helpers import wait_ready

if TYPE_CHECKING:
    from playwright.sync_api import Page

# Replaces the API: records the lock in `self.lock`, null while there is none.
STUB = """
self.lock = null;
self.requests = 0;
const request = () => {
  requests += 1;
  self.lock = new EventTarget();
  lock.release = async () => {
    const { lock: released } = self;
    self.lock = null;
    released?.dispatchEvent(new Event('release'));
  };
  return Promise.resolve(lock);
};
Object.defineProperty(navigator, 'wakeLock', { value: { request } });
"""

AWAKE = {
    "exhibit": "embed.html?game=bohnenspiel&kiosk=1&storage=0",
    "demonstration": "embed.html?game=bohnenspiel&mode=demo",
    "two people": "embed.html?game=bohnenspiel&mode=two",
    "study": "embed.html?game=duodecim&view=study",
}


@pytest.mark.nightly
@pytest.mark.parametrize("address", AWAKE.values(), ids=AWAKE.keys())
def test_screen_stays_on(page: Page, url: str, address: str) -> None:
    page.add_init_script(STUB)
    page.goto(url + address)
    wait_ready(page)
    page.wait_for_function("() => self.lock")


@pytest.mark.nightly
def test_screen_may_turn_off_against_the_computer(page: Page, url: str) -> None:
    page.add_init_script(STUB)
    page.goto(url + "embed.html?game=bohnenspiel&mode=two")
    wait_ready(page)
    page.wait_for_function("() => self.lock")
    page.goto(url + "embed.html?game=bohnenspiel&mode=ai")
    wait_ready(page)
    page.wait_for_load_state("networkidle")
    assert page.evaluate("requests") == 0


@pytest.mark.nightly
def test_lock_is_requested_again_when_the_page_is_visible_again(page: Page, url: str) -> None:
    page.add_init_script(STUB)
    page.goto(url + "embed.html?game=bohnenspiel&kiosk=1&storage=0")
    wait_ready(page)
    page.wait_for_function("() => self.lock")
    page.evaluate("lock.release()")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_function("() => self.lock && requests === 2")


@pytest.mark.nightly
def test_board_works_without_wake_lock(page: Page, url: str) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.add_init_script("delete Navigator.prototype.wakeLock")
    page.goto(url + "embed.html?game=bohnenspiel&mode=two")
    wait_ready(page)
    assert errors == []
