"""Games by letter between two devices that exchange only links."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.browser.friends import Friend, Terminal, run_python
from tests.browser.helpers import wait_ready

from alveus import letters
from alveus.letters.envelope import open_letter

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page, Request
    from tests.browser.conftest import Complaints

DAMAGED = "This letter is damaged or incomplete."

# Storage that refuses all access, like that of some private windows.
NOTHING_KEPT = """
IDBObjectStore.prototype.put = () => { throw new DOMException("no", "InvalidStateError"); };
"""


def test_two_players_exchange_letters_without_network_requests(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    anna, ben = Friend(new_context, url), Friend(new_context, url)
    anna.begin("bohnenspiel", "Anna", "Ben")
    assert anna.play() == "send"
    link = anna.send("<b>Hello</b>")
    expect(anna.page.locator("#letter")).to_contain_text("Waiting for Ben")
    asked: list[Request] = []
    ben.page.on("request", lambda request: asked.append(request))
    ben.open(link)
    expect(ben.page.locator("#letter blockquote")).to_have_text("<b>Hello</b>")
    expect(ben.page.locator(".players")).to_contain_text("Anna")
    ben.play()
    link = ben.send()
    assert [entry.url for entry in asked if not entry.url.startswith((url, "data:", "blob:"))] == []
    assert {entry.method for entry in asked} == {"GET"}
    assert not any("letter=" in entry.url.partition("#")[0] for entry in asked)
    anna.open(link)
    expect(anna.page.locator("#letter")).to_contain_text("Letter 2 from Ben")
    assert letters.read(link).letter.number == 2


@pytest.mark.nightly
def test_dice_are_sealed_rolled_and_verified(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    anna, ben = Friend(new_context, url), Friend(new_context, url)
    anna.begin("xii", word="Shall we?")
    assert letters.read(anna.written).letter.word == "Shall we?"
    expect(anna.page.locator(".toasts")).to_be_empty()
    expect(anna.page.locator("#letter .turn")).to_have_text("Waiting for the reply")
    expect(anna.page.locator("#letter")).to_contain_text("Letter 1 was written on")
    friends = [anna, ben]
    for number in range(5):
        friend = friends[number % 2]
        assert friend.play() == "send"
        link = friend.send()
        friends[(number + 1) % 2].open(link)
    assert len(letters.verify(link).throws) >= 2
    ben.page.locator("#menu").click()
    ben.page.get_by_role("menuitem", name="Verify the game").click()
    proof = ben.page.get_by_role("dialog")
    expect(proof).to_contain_text("match both seals")
    expect(proof.locator(".throws tbody tr")).not_to_have_count(0)
    value = "White’s chain value for roll 1 matches the seal"
    expect(proof.get_by_role("img", name=value)).to_be_visible()
    expect(proof.locator(".checks b")).to_have_text(["yes"] * 4)


@pytest.mark.nightly
def test_a_browser_and_a_terminal_play_each_other(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path
) -> None:
    """Begin in a terminal, answer in a browser, and verify the game in three lines of Python."""
    anna, ben = Terminal(tmp_path), Friend(new_context, url)
    anna.do("begin", "xii", "--name", "white=Anna")
    ben.open(f"{url}letter.html#{anna.write()}")
    expect(ben.page.locator(".players")).to_contain_text("Anna")
    assert ben.play() == "send"
    link = anna.answer(ben.send("From afar"))
    assert anna.do("show")["standing"] == "theirs"
    ben.receive(f"#{link}")
    assert ben.play() == "send"
    lines = [
        "from alveus import letters",
        f'proof = letters.verify("{ben.send()}")',
        "print([throw.number for throw in proof.throws])",
    ]
    assert run_python("-c", "\n".join(lines)).startswith("[1, 2")


@pytest.mark.nightly
def test_a_damaged_letter_shows_a_sentence(page: Page, url: str) -> None:
    for link in ("letter=1.xyz", "letter=1.", "letter=x"):
        for game in ("?game=bohnenspiel", ""):
            page.goto("about:blank")
            page.goto(f"{url}letter.html{game}#{link}")
            expect(page.locator("#say")).to_contain_text(DAMAGED)


@pytest.mark.nightly
def test_a_sent_letter_is_final_and_the_game_continues_after_a_reload(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    anna = Friend(new_context, url)
    anna.begin("bohnenspiel", other="Ben")
    anna.play()
    link = anna.send()
    anna.page.reload()
    wait_ready(anna.page)
    expect(anna.page.locator("#letter")).to_contain_text("Waiting for Ben")
    anna.open(link)
    expect(anna.page.get_by_role("status")).to_contain_text("You wrote this letter yourself.")
    anna.page.goto(url)
    shelf = anna.page.locator("#waiting .letters")
    expect(shelf).to_contain_text("with Ben")
    expect(shelf).to_contain_text("Waiting for a reply")
    anna.page.goto(f"{url}letters.html")
    expect(anna.page.get_by_role("heading", name="Waiting for a reply")).to_be_visible()
    expect(anna.page.locator(".letter-line b")).to_have_text("Ben")
    with anna.page.expect_navigation():
        anna.page.get_by_role("link", name="New game by letter").click()


@pytest.mark.nightly
def test_contradicting_letters_are_shown_side_by_side(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    ben = Friend(new_context, url)
    names = {"south": "Anna", "north": "Ben"}
    first = letters.write(letters.play(letters.begin("bohnenspiel", names=names), "3"))
    theirs = letters.read(first.link)
    ben.open(f"{url}letter.html?game=bohnenspiel#{first.link}")
    ben.play()
    ours = letters.read(ben.send(), first.kept)
    moves = {game: letters.write(letters.play(ours, game)).link for game in ("1", "2")}
    ben.open(f"{url}letter.html?game=bohnenspiel#{moves['1']}")
    ben.open(f"{url}letter.html?game=bohnenspiel#{moves['2']}")
    dialog = ben.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Two letters contradict each other")
    expect(dialog).to_contain_text("The letter on this device says 1. This letter says 2.")
    expect(dialog.locator(".parting")).to_have_text("First differenceturn 2, South")
    expect(dialog.locator(".differs canvas")).to_have_count(4)
    expect(dialog.get_by_role("button", name="Ask Anna")).to_be_visible()
    dialog.get_by_role("button", name="Keep my game").click()
    expect(ben.page.locator("#letter")).to_contain_text("Letter 3")
    assert theirs.seat == 1


@pytest.mark.nightly
def test_a_contradicting_letter_with_another_fault_keeps_the_stored_game(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    ben = Friend(new_context, url)
    first = letters.write(letters.play(letters.begin("bohnenspiel"), "3"))
    ben.open(f"{url}letter.html?game=bohnenspiel#{first.link}")
    ben.play()
    ours = letters.read(ben.send(), first.kept)
    link = letters.write(letters.play(ours, "1")).link
    forged = replace(open_letter(link), moves=("2",), starter="south").pack()
    ben.open(f"{url}letter.html?game=bohnenspiel#{link}")
    ben.open(f"{url}letter.html?game=bohnenspiel#{forged}")
    expect(ben.page.locator("#notices")).to_contain_text("this letter differs from your copy")
    expect(ben.page.locator("#letter")).to_contain_text("Letter 3")


@pytest.mark.nightly
def test_a_letter_of_a_game_that_the_site_lacks_is_refused_with_the_reason(
    page: Page, url: str
) -> None:
    first = letters.write(letters.play(letters.begin("bohnenspiel"), "3"))
    for game in ("terzett", "unknown"):
        link = replace(open_letter(first.link), game=game).pack()
        page.goto("about:blank")
        page.goto(f"{url}letter.html#{link}")
        expect(page.locator("#say .turn")).to_have_text("This letter cannot be read")
        expect(page.locator("#say .status")).to_contain_text("cannot be played by letter here")


@pytest.mark.nightly
def test_a_game_can_be_resigned_in_a_letter(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    anna, ben = Friend(new_context, url), Friend(new_context, url)
    anna.begin("bohnenspiel")
    anna.play()
    ben.open(anna.send())
    ben.page.locator("#menu").click()
    ben.page.get_by_role("menuitem", name="Resign in the next letter").click()
    expect(ben.page.locator("#letter")).to_contain_text("With this letter you resign.")
    anna.open(ben.send())
    expect(anna.page.locator("#say")).to_contain_text("You won")


def test_games_by_letter_need_storage(new_context: Callable[..., BrowserContext], url: str) -> None:
    context = new_context()
    context.add_init_script(NOTHING_KEPT)
    page = context.new_page()
    page.goto(f"{url}letter.html?game=bohnenspiel")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("alert")).to_contain_text("This window cannot save games")
    expect(dialog.locator(".dialog-foot .first")).to_have_count(0)


def test_a_new_game_can_be_played_by_letter(page: Page, url: str) -> None:
    page.goto(f"{url}play.html?game=xii")
    wait_ready(page)
    page.locator("#menu").click()
    page.get_by_role("menuitem", name=re.compile("New game")).click()
    page.get_by_label("A friend far away").check()
    page.get_by_role("dialog").locator(".dialog-foot .first").click()
    expect(page).to_have_url(re.compile(r"letter\.html\?game=xii"))
    expect(page.get_by_role("dialog")).to_contain_text("Play by letter")


def test_the_protection_against_cheating_is_explained(page: Page, url: str) -> None:
    page.goto(f"{url}fair.html")
    expect(page.get_by_role("heading", level=1)).to_have_text("Why neither player can cheat")
    expect(page.get_by_role("figure")).to_be_visible()


@pytest.mark.nightly
def test_an_engine_that_does_not_start_is_not_a_damaged_letter(
    page: Page, url: str, complaints: Complaints
) -> None:
    page.route("**/*.wasm", lambda route: route.fulfill(status=404))
    page.goto(f"{url}letter.html#letter=1.xyz")
    expect(page.get_by_role("button", name="Reload")).to_be_visible()
    expect(page.get_by_text("This letter cannot be read")).to_have_count(0)
    complaints.clear()


@pytest.mark.nightly
@pytest.mark.parametrize("query", ["", "?game=xii"])
def test_an_address_without_a_letter_is_reported(page: Page, url: str, query: str) -> None:
    page.goto(f"{url}letter.html{query}#lettre=2.abc")
    expect(page.get_by_text("This text contains no link to a letter.")).to_be_visible()
