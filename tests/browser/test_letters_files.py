"""Games by letter: restoring a side from a file, opening a letter file, sending a letter again."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.browser.friends import Friend
from tests.browser.helpers import wait_ready
from tests.browser.test_access import SMALL_TARGETS, in_every_look, narrow
from tests.browser.test_letters_far import FULL, QUIET

from alveus import letters, registry
from alveus.letters.chains import SIZE, OwnLinks

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Locator, Page

# The stored games by letter, without their timestamps.
STORED = """() => new Promise((done) => {
  const open = indexedDB.open("alveus");
  open.onsuccess = () => {
    if (!open.result.objectStoreNames.contains("games")) return open.result.close(), done({});
    const games = open.result.transaction("games").objectStore("games");
    const stored = {};
    games.openCursor().onsuccess = ({ target: { result: cursor } }) => {
      if (!cursor) return open.result.close(), done(stored);
      if (String(cursor.key).startsWith("letter."))
        stored[cursor.key] = JSON.stringify([cursor.value.side, cursor.value.link]);
      cursor.continue();
    };
  };
})"""

# Measures the smallest control in dialogs and in the list of games by letter.
TARGETS = [":is(dialog, .letters-page) :is(button, a, input, textarea)", 24]

SHARED = """
Object.assign(navigator, { share: async ({ url }) => { globalThis.shared = url; } });
"""
SHARING_FAILS = """
Object.assign(navigator, { share: async () => { throw new DOMException("", "AbortError"); } });
navigator.clipboard.writeText = async () => { throw new DOMException("", "NotAllowedError"); };
"""


def side_file(folder: Path, kept: Mapping[str, Any], **others: object) -> Path:
    """A side file as the page writes it."""
    file = folder / "side.json"
    file.write_text(json.dumps({"format": "alveus letter side", "side": kept, **others}))
    return file


def answer(table: letters.Correspondence) -> letters.Written:
    """Play the first legal move until the turn ends, and write the letter."""
    while not table.ready:
        game = registry.spec(table.letter.game).build({})
        move = next(iter(game.moves(table.match.state)))
        table = letters.play(table, game.text(table.match.state, move))
    return letters.write(table)


def restore(page: Page, file: Path) -> None:
    """Choose *Restore my game* in the menu, then choose a file."""
    page.locator("#menu").click()
    page.get_by_role("menuitem", name="Restore my game").click()
    choose(page, page.get_by_role("dialog", name="Restore my game"), "Choose a file", file)


def choose(page: Page, dialog: Locator, button: str, file: Path) -> None:
    with page.expect_file_chooser() as chooser:
        dialog.get_by_role("button", name=button).click()
    chooser.value.set_files(file)


def agree(page: Page) -> None:
    """Confirm that you saved the file yourself, and wait for the game."""
    question = page.get_by_role("dialog", name="Did you save this file yourself?")
    question.get_by_role("button", name="Open").click()
    page.wait_for_url("**/letter.html?game=*&id=*")
    wait_ready(page)


@pytest.fixture
def mallory() -> letters.Written:
    return letters.write(letters.begin("xii", names={"white": "Mallory", "black": "Bea"}))


@pytest.fixture
def bea(new_context: Callable[..., BrowserContext], url: str, mallory: letters.Written) -> Friend:
    """The page of Bea, who has opened Mallory's first letter and answered it."""
    bea = Friend(new_context, url, **QUIET)
    bea.open(f"{url}letter.html?game=xii#{mallory.link}")
    assert bea.play() == "send"
    bea.send()
    return bea


def forge(mallory: letters.Written) -> letters.Written:
    """Forge Bea's next letter with a secret that Mallory knows."""
    forged = answer(letters.read(mallory.link))
    reply = answer(letters.read(forged.link, mallory.kept))
    return answer(letters.read(reply.link, forged.kept))


def test_a_forged_side_file_does_not_replace_a_stored_game(
    bea: Friend, mallory: letters.Written, tmp_path: Path
) -> None:
    page, forged = bea.page, forge(mallory)
    before = page.evaluate(STORED)
    assert forged.correspondence.secret.hex() not in str(before)
    restore(page, side_file(tmp_path, forged.kept, link=forged.link, sent=0))
    refusal = page.get_by_role("dialog", name="This file differs from your game")
    expect(refusal).to_contain_text("“side.json” does not match the game on this device")
    expect(refusal).to_contain_text("it contains a different secret")
    expect(refusal).to_contain_text("The game on this device has not been changed.")
    assert page.evaluate(STORED) == before
    refusal.get_by_role("button", name="Open my game").click()
    wait_ready(page)
    expect(page.locator("#letter")).to_contain_text("Waiting for Mallory")
    assert page.evaluate(STORED) == before


@pytest.mark.nightly
def test_open_a_letter_refuses_a_side_file_and_offers_restoring(
    bea: Friend, mallory: letters.Written, tmp_path: Path
) -> None:
    page, forged = bea.page, forge(mallory)
    before = page.evaluate(STORED)
    file = side_file(tmp_path, forged.kept, link=forged.link)
    bea.choose("Open a letter")
    opening = page.get_by_role("dialog", name="Open a letter")
    choose(page, opening, "Open a letter from a file", file)
    alert = opening.get_by_role("alert")
    expect(alert).to_contain_text("“side.json” contains a backup of a game with its secret number")
    opening.get_by_label("The link you were sent").fill(file.read_text())
    opening.get_by_role("button", name="Open", exact=True).click()
    expect(alert).to_contain_text("This text contains a backup of a game")
    opening.get_by_role("button", name="Restore my game", exact=True).click()
    expect(page.get_by_role("dialog", name="This file differs from your game")).to_be_visible()
    assert page.evaluate(STORED) == before


@pytest.mark.nightly
def test_a_file_with_other_moves_does_not_replace_a_stored_game(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path
) -> None:
    first = letters.write(letters.play(letters.begin("bohnenspiel"), "3"))
    bea = Friend(new_context, url, **QUIET)
    bea.open(f"{url}letter.html?game=bohnenspiel#{first.link}")
    bea.sow("1")
    with bea.page.expect_download() as saved:
        bea.choose("Back up my game")
    record = json.loads(saved.value.path().read_text())
    bea.send()
    before = bea.page.evaluate(STORED)
    record["side"]["moves"] = []
    game = letters.resume(record["side"])
    restore(bea.page, side_file(tmp_path, letters.write(letters.play(game, "2")).kept))
    refusal = bea.page.get_by_role("dialog", name="This file differs from your game")
    expect(refusal).to_contain_text("at move 2. This device: 1. The file: 2.")
    assert bea.page.evaluate(STORED) == before


@pytest.mark.nightly
def test_an_unknown_game_is_restored_after_a_question(
    new_context: Callable[..., BrowserContext], url: str, mallory: letters.Written, tmp_path: Path
) -> None:
    page = new_context(**QUIET).new_page()
    page.goto(f"{url}letters.html")
    page.get_by_role("button", name="Restore my game").click()
    file = side_file(tmp_path, mallory.kept, link="", sent=1)
    choose(page, page.get_by_role("dialog", name="Restore my game"), "Choose a file", file)
    question = page.get_by_role("dialog", name="Did you save this file yourself?")
    expect(question).to_contain_text("Restore it only if you saved it yourself.")
    expect(question).to_contain_text("“side.json”: Ludus XII scriptorum with Bea, letter 1")
    assert page.evaluate(STORED) == {}
    agree(page)
    expect(page.locator("#letter")).to_contain_text("Waiting for Bea")
    assert list(page.evaluate(STORED).values()) == [
        json.dumps([mallory.kept, mallory.link], separators=(",", ":"), ensure_ascii=False)
    ]


@pytest.mark.nightly
@pytest.mark.parametrize("cancel", ["Cancel", "Close", "Escape"])
def test_cancelling_the_question_stores_nothing(
    page: Page, url: str, mallory: letters.Written, tmp_path: Path, cancel: str
) -> None:
    page.goto(f"{url}letter.html")
    page.get_by_role("button", name="Restore my game").click()
    dialog = page.get_by_role("dialog", name="Restore my game")
    choose(page, dialog, "Choose a file", side_file(tmp_path, mallory.kept))
    question = page.get_by_role("dialog", name="Did you save this file yourself?")
    expect(question).to_be_visible()
    if cancel == "Escape":
        page.keyboard.press("Escape")
    else:
        question.get_by_role("button", name=cancel).click()
    expect(question).to_have_count(0)
    expect(dialog).to_be_visible()
    assert page.evaluate(STORED) == {}


@pytest.mark.nightly
def test_an_older_file_keeps_the_stored_game_and_a_newer_file_continues_it(
    page: Page, url: str, tmp_path: Path
) -> None:
    first = letters.write(letters.play(letters.begin("bohnenspiel"), "3"))
    second = letters.write(letters.play(letters.read(first.link), "1"))
    third = answer(letters.read(second.link, first.kept))
    fourth = answer(letters.read(third.link, second.kept))
    fifth = answer(letters.read(fourth.link, third.kept))
    page.goto(f"{url}letter.html")
    page.get_by_role("button", name="Restore my game").click()
    dialog = page.get_by_role("dialog", name="Restore my game")
    choose(page, dialog, "Choose a file", side_file(tmp_path, third.kept))
    agree(page)
    before = page.evaluate(STORED)
    restore(page, side_file(tmp_path, first.kept))
    refusal = page.get_by_role("dialog", name="Your game is newer than this file")
    expect(refusal).to_contain_text("“side.json” contains the game only up to letter 1.")
    assert page.evaluate(STORED) == before
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    with page.expect_navigation():
        restore(page, side_file(tmp_path, fifth.kept))
    wait_ready(page)
    expect(page.locator("#letter-acts [data-act=resend]")).to_be_visible()
    assert fifth.link in str(page.evaluate(STORED))


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"{}", "does not contain a backup of your game"),
        (b"no", "does not contain a backup of your game"),
        (b"", "does not contain a backup of your game"),
        (b'{"format": "alveus", "game": "xii"}', "contains a saved game"),
        (b'{"format": "alveus backup"}', "contains a backup of everything"),
        (b'{"format": "alveus letter side", "side": {"letter": 3}}', "is damaged or has been"),
        (b'{"format": "alveus letter side", "side": {"let', "is damaged or has been changed"),
        (b'{"format": "alveus letter", "version": 1, "extra": 1}', "is damaged or has been"),
        (b" " * 1_000_001, "is too large"),
        (b"https://example.org/letter.html#letter=1.abc", "contains a letter"),
    ],
)
def test_a_file_of_another_type_is_refused_by_name(
    page: Page, url: str, tmp_path: Path, content: bytes, sentence: str
) -> None:
    file = tmp_path / "holiday.json"
    file.write_bytes(content)
    page.goto(f"{url}letter.html")
    page.get_by_role("button", name="Restore my game").click()
    dialog = page.get_by_role("dialog", name="Restore my game")
    choose(page, dialog, "Choose a file", file)
    expect(dialog.get_by_role("alert")).to_contain_text(f"“holiday.json” {sentence}")
    assert page.evaluate(STORED) == {}


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"{}", "“list.txt” does not contain a letter."),
        (b'{"format": "alveus", "game": "xii"}', "“list.txt” contains a saved game"),
        (
            b'{"format": "alveus letter side", "side": {',
            "“list.txt” is not a letter, but a damaged backup",
        ),
        (b" " * 1_000_001, "“list.txt” is too large to be a letter."),
    ],
)
def test_open_a_letter_refuses_a_file_without_a_letter_by_name(
    page: Page, url: str, tmp_path: Path, content: bytes, sentence: str
) -> None:
    file = tmp_path / "list.txt"
    file.write_bytes(content)
    page.goto(f"{url}letter.html")
    dialog = page.get_by_role("dialog", name="Open a letter")
    choose(page, dialog, "Open a letter from a file", file)
    expect(dialog.get_by_role("alert")).to_contain_text(sentence)


@pytest.mark.nightly
def test_a_side_file_opened_with_the_installed_site_asks_first(
    new_context: Callable[..., BrowserContext], url: str, mallory: letters.Written
) -> None:
    context = new_context()
    content = json.dumps({"format": "alveus letter side", "side": mallory.kept})
    context.add_init_script(
        'Object.defineProperty(globalThis, "launchQueue", { value: { setConsumer: (take) => take({'
        f' files: [{{ getFile: async () => new File([{json.dumps(content)}], "xii.json") }}] }})'
        " } });"
    )
    page = context.new_page()
    page.goto(f"{url}open.html")
    expect(page.get_by_role("dialog", name="Did you save this file yourself?")).to_contain_text(
        "xii.json"
    )
    assert page.evaluate(STORED) == {}


@pytest.mark.nightly
def test_a_letter_can_be_sent_again_after_a_reload(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    anna = Friend(new_context, url, **QUIET)
    anna.begin("bohnenspiel", other="Ben")
    anna.play()
    link = anna.send("A greeting")
    page = anna.page
    page.reload()
    wait_ready(page)
    page.locator("#letter-acts [data-act=resend]").click()
    assert anna._sent() == link
    anna.choose("Send again")
    assert anna._sent() == link
    for shelf in (url, f"{url}letters.html"):
        page.goto(shelf)
        page.get_by_role("button", name="Send again").click()
        expect(page.get_by_role("dialog", name="Letter 1 to Ben")).to_be_visible()
        assert anna._sent() == link


@pytest.mark.nightly
def test_a_letter_can_be_sent_again_if_sharing_and_copying_fail(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    anna = Friend(new_context, url, **QUIET)
    anna.page.add_init_script(SHARING_FAILS)
    anna.begin("bohnenspiel")
    anna.play()
    anna.page.locator("[data-act=send]").click()
    anna.page.locator("[data-act=share]").click()
    anna.page.locator("[data-act=copy]").click()
    by_hand = anna.page.get_by_label("Copy this").or_(anna.page.locator("#link"))
    link = by_hand.first.input_value()
    anna.page.keyboard.press("Escape")
    assert anna._sent() == link
    anna.page.locator("#letter-acts [data-act=resend]").click()
    assert anna._sent() == link


@pytest.mark.nightly
def test_a_letter_that_cannot_be_stored_shows_a_warning(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    anna = Friend(new_context, url, **QUIET)
    anna.begin("bohnenspiel")
    anna.play()
    # The storage is full from this press on, so that the move before it has been stored.
    anna.page.evaluate(
        f"""() => document.addEventListener("click", (event) => {{
            if (event.target.closest("[data-act=send]")) {{ {FULL} }}
        }}, true)"""
    )
    anna.page.locator("[data-act=send]").click()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog.get_by_role("alert")).to_contain_text("This device could not store the letter.")
    expect(dialog.get_by_role("button", name="Back up my game")).to_be_visible()
    link = anna._sent()
    assert letters.read(link).letter.number == 1
    anna.page.locator("#letter-acts [data-act=resend]").click()
    assert anna._sent() == link


@pytest.mark.nightly
def test_a_restored_letter_can_be_sent_again(
    new_context: Callable[..., BrowserContext], url: str, mallory: letters.Written, tmp_path: Path
) -> None:
    """The page does not use the link in the file.  It writes the letter again from the record."""
    other = letters.write(letters.begin("xii"))
    friend = Friend(new_context, url, **QUIET)
    friend.page.goto(f"{url}letter.html")
    friend.page.get_by_role("button", name="Restore my game").click()
    dialog = friend.page.get_by_role("dialog", name="Restore my game")
    forged = {**mallory.kept, "letter": mallory.correspondence.letter.to_json()}
    choose(friend.page, dialog, "Choose a file", side_file(tmp_path, forged, link=other.link))
    expect(dialog.get_by_role("alert")).to_contain_text("is damaged or has been changed")
    choose(friend.page, dialog, "Choose a file", side_file(tmp_path, forged))
    agree(friend.page)
    wait_ready(friend.page)
    friend.page.locator("#letter-acts [data-act=resend]").click()
    assert friend._sent().endswith(mallory.link)


@pytest.mark.nightly
def test_a_site_reachable_only_from_this_device_shows_a_warning(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    anna = Friend(new_context, url, **QUIET)
    anna.page.add_init_script(SHARED)
    anna.begin("bohnenspiel")
    anna.play()
    anna.page.locator("[data-act=send]").click()
    warning = anna.page.get_by_role("dialog").get_by_role("note")
    expect(warning).to_contain_text("Other people cannot open this link: the address 127.0.0.1")
    assert anna.page.evaluate("() => globalThis.shared ?? null") is None
    anna.page.locator("[data-act=share]").click()
    assert "#letter=2." in anna.page.evaluate("() => globalThis.shared")


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("en-GB", ("Restore my game", "Choose a file", "Did you save this file yourself?")),
        ("de-DE", ("Meine Partie wiederherstellen", "Datei wählen", "Haben Sie diese Datei")),
    ],
)
def test_axe_finds_no_fault_in_the_restore_dialogs(
    new_context: Callable[..., BrowserContext],
    url: str,
    mallory: letters.Written,
    tmp_path: Path,
    locale: str,
    words: tuple[str, str, str],
) -> None:
    restoring, choosing, asking = words
    page = new_context(**QUIET, locale=locale).new_page()
    faults: dict[str, Any] = {}

    def check(state: str) -> None:
        faults[state] = in_every_look(page), narrow(page), page.evaluate(SMALL_TARGETS, TARGETS)
        page.set_viewport_size({"width": 1280, "height": 800})

    page.goto(f"{url}letters.html")
    page.get_by_role("button", name=restoring).click()
    dialog = page.get_by_role("dialog", name=restoring)
    wrong = tmp_path / "a-file-with-a-long-name-that-has-to-be-wrapped-on-a-phone.json"
    wrong.write_text("{}")
    choose(page, dialog, choosing, wrong)
    expect(dialog.get_by_role("alert")).to_be_visible()
    check("a file of another kind")
    choose(page, dialog, choosing, side_file(tmp_path, mallory.kept))
    question = page.get_by_role("dialog", name=asking)
    expect(question).to_be_visible()
    check("the question")
    question.locator(".dialog-foot .first").click()
    page.wait_for_url("**/letter.html?game=*&id=*")
    wait_ready(page)
    page.locator("#menu").click()
    page.get_by_role("menuitem", name=restoring).click()
    dialog = page.get_by_role("dialog", name=restoring)
    choose(page, dialog, choosing, side_file(tmp_path, forge_first(mallory)))
    expect(page.get_by_role("dialog")).to_have_count(2)
    check("the refusal")
    page.goto(f"{url}letters.html")
    expect(page.locator(".line-acts button")).to_be_visible()
    check("the list of letters")
    assert {state: problems for state, problems in faults.items() if any(problems)} == {}


def forge_first(sent: letters.Written) -> dict[str, Any]:
    """Return the record of a first letter with a different secret."""
    secret = bytes(range(SIZE))
    seals = (OwnLinks(secret).reveal(0).seals, ())
    letter = replace(sent.correspondence.letter, seals=seals)
    return {**sent.kept, "letter": letter.to_json(), "secret": secret.hex()}
