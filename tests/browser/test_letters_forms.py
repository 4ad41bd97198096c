"""Opening pasted or clicked game letters that mail programs, chats or scanners have changed."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.nightly import is_nightly

from alveus.serve import POLICY, site_policy

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

FIXTURE = Path(__file__).parent.parent / "fixtures" / "letter-forms.json"
FORMS: list[dict[str, Any]] = [
    form for form in json.loads(FIXTURE.read_text("utf-8")) if form["link"]
]


LINK = FORMS[0]["link"]
ZERO_WIDTH = "%E2%80%8B"


@pytest.mark.nightly
def test_a_pasted_letter_opens_in_any_format(page: Page, url: str) -> None:
    page.route(re.compile(r"letter\.html\?game="), lambda route: route.fulfill(body="<p></p>"))
    for form in FORMS if is_nightly() else FORMS[::8]:
        page.goto("about:blank")
        page.goto(f"{url}letter.html")
        page.get_by_label("The link you were sent").fill(form["text"])
        page.get_by_role("button", name="Open", exact=True).click()
        game = f"?game={form['game']}" if form["game"] else ""
        page.wait_for_url(f"{url}letter.html{game}#{form['link']}", wait_until="commit")


@pytest.mark.parametrize(
    "clicked",
    [
        f"letter.html?game=bohnenspiel%23{LINK}",
        f"letter.html?game=bohnenspiel%2523{LINK}",
        f"letter.html?game=bohnenspiel&fbclid=IwAR0#{LINK}).",
        f"letter.html?game=bohnenspiel#{LINK[:60]}{ZERO_WIDTH}{LINK[60:]}%C2%AD",
        f"letter.html?game=bohnenspiel#{LINK[:60]}%C2%A0{LINK[60:]}%3E",
        f"letter.html#{LINK.replace('=', '%3D')}",
    ],
)
def test_a_clicked_letter_opens_although_its_url_is_damaged(
    page: Page, url: str, clicked: str
) -> None:
    page.goto(url + clicked)
    expect_the_letter(page)


@pytest.mark.nightly
@pytest.mark.parametrize(
    "clicked",
    [
        f"letter.html%23{LINK}",
        f"letter%23{LINK}",
        f"letter.html%3Fgame%3Dbohnenspiel%23{LINK}",
        f"letter.html{ZERO_WIDTH}#{LINK}",
    ],
)
def test_the_404_page_opens_a_letter(
    page: Page, url: str, site: Path, complaints: list[str], clicked: str
) -> None:
    """A static host answers an unknown URL with `404.html`."""

    def not_found(route: Route) -> None:
        headers = {"Content-Type": "text/html", POLICY: site_policy(site)}
        body = (site / "404.html").read_text("utf-8")
        route.fulfill(status=404, headers=headers, body=body)

    page.route(re.compile(r"/letter(\.html)?%"), not_found)
    page.route(re.compile(r"/letter#"), lambda route: route.continue_(url=f"{url}letter.html"))
    page.route(re.compile(r"/letter$"), lambda route: route.fulfill(path=site / "letter.html"))
    page.goto(url + clicked)
    expect_the_letter(page)
    complaints[:] = [complaint for complaint in complaints if "404" not in complaint]


@pytest.mark.nightly
def test_a_damaged_letter_link_opens_in_an_open_game(page: Page, url: str) -> None:
    page.goto(f"{url}letter.html?game=bohnenspiel#{LINK}")
    expect_the_letter(page)
    page.evaluate("(hash) => { location.hash = hash; }", f"{LINK[:60]}{ZERO_WIDTH}{LINK[60:]}.")
    expect_the_letter(page)


def expect_the_letter(page: Page) -> None:
    expect(page.locator("#letter")).to_contain_text("Letter 1 from Anna")
    page.wait_for_function("() => !location.hash")
