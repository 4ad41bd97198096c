"""Games by letter from the first letter to the last, with two or three devices."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.browser.friends import Friend, Terminal
from tests.browser.helpers import violations, wait_ready
from tests.browser.table import press, targets
from tests.browser.test_access import SMALL_TARGETS, in_every_look, narrow

from alveus import letters
from alveus.letters.envelope import Letter

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page

QUIET = {"reduced_motion": "reduce"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SHORT = list("64166321433654")
"""Moves of a short game of Bohnenspiel."""

# Name and greeting that inject markup and a script unless they are treated as text.
HARM = '"><img src=x onerror="document.title=1"><b>{ $name }</b>'

# A fake camera that films the QR code on another screen; `NO_CAMERA` denies access.
CAMERA = """
Object.defineProperty(navigator, "mediaDevices", { value: { async getUserMedia() {
  const [box, path] = CODE;
  const modules = Number(box.split(" ").at(-1));
  const side = Math.ceil(900 / modules) * modules;
  const canvas = Object.assign(document.createElement("canvas"), { width: side, height: side });
  const context = canvas.getContext("2d");
  context.scale(side / modules, side / modules);
  const draw = () => {
    context.fillStyle = "#fff";
    context.fillRect(0, 0, modules, modules);
    context.fillStyle = "#000";
    context.fill(new Path2D(path));
    requestAnimationFrame(draw);
  };
  draw();
  return canvas.captureStream(10);
} } });
"""
NO_CAMERA = """
Object.defineProperty(navigator, "mediaDevices", { value: { async getUserMedia() {
  throw new DOMException("", "NotAllowedError");
} } });
"""
GONE = """
IDBFactory.prototype.open = () => { throw new DOMException("", "SecurityError"); };
"""
FULL = """
IDBObjectStore.prototype.put = () => { throw new DOMException("", "QuotaExceededError"); };
"""


def exchange(friends: tuple[Friend, Friend], most: int = 400) -> str:
    """Exchange letters until the game is over, or `most` letters; return the last link."""
    link = ""
    for number in range(most):
        friend = friends[number % 2]
        if link:
            friend.open(link) if number == 1 else friend.receive(link)
        if friend.play() == "over":
            break
        link = friend.send()
    return link


@pytest.mark.nightly
def test_a_whole_game_is_played_between_two_browsers(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    anna, ben = (Friend(new_context, url, **QUIET) for _ in range(2))
    asked: list[str] = []
    anna.begin("bohnenspiel", "Anna", "Ben")
    link = ""
    for number, move in enumerate(SHORT):
        friend = (anna, ben)[number % 2]
        if number == 1:
            friend.open(link)
        elif link:
            friend.receive(link)
        if number == 2:
            for player in (anna, ben):
                player.page.on("request", lambda request: asked.append(request.url))
        friend.sow(move)
        link = friend.send()
    anna.receive(link)
    proof = letters.verify(link)
    assert list(proof.letter.moves) == SHORT
    for friend in (anna, ben):
        assert friend.able() == "over"
        expect(friend.page.locator("#say")).to_contain_text(re.compile("won|lost"))
    assert [player for player in asked if not player.startswith(("data:", "blob:"))] == []


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("game", "device"),
    [(game, {}) for game in ("lombardorum", "duodecim", "xii")]
    + [("rithmomachia", {}), ("bohnenspiel", PHONE)],
    ids=["lombardorum", "duodecim", "xii", "rithmomachia", "phones"],
)
def test_every_game_can_be_played_to_its_end(
    new_context: Callable[..., BrowserContext], url: str, game: str, device: dict[str, Any]
) -> None:
    """A random game of Rithmomachia may never end, so one side resigns after forty letters."""
    anna, ben = (Friend(new_context, url, **QUIET, **device) for _ in range(2))
    anna.begin(game, "Anna", "Ben")
    link = exchange((anna, ben), 40 if game == "rithmomachia" else 400)
    if letters.read(link).standing != "over":
        anna.receive(link)
        anna.choose("Resign in the next letter")
        link = anna.send()
        ben.receive(link)
    assert letters.read(link).standing == "over"
    assert anna.able() == ben.able() == "over"
    assert len(letters.verify(link).letter.moves) >= 20


@pytest.mark.nightly
def test_a_browser_and_a_terminal_play_a_whole_game(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path
) -> None:
    anna, ben = Terminal(tmp_path), Friend(new_context, url, **QUIET)
    anna.do("begin", "bohnenspiel")
    for mine, theirs in zip(SHORT[::2], SHORT[1::2], strict=True):
        anna.do("play", mine)
        link = anna.write()
        ben.receive(f"#{link}") if ben.page.url.startswith(url) else ben.open(
            f"{url}letter.html#{link}"
        )
        ben.sow(theirs)
        table = anna.do("read", ben.send())
    assert (table["standing"], ben.able()) == ("over", "over")
    assert table["moves"] == SHORT


@pytest.mark.nightly
def test_the_reader_of_the_last_letter_continues_the_series(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    anna, ben = (Friend(new_context, url, **QUIET) for _ in range(2))
    anna.begin("bohnenspiel", "Anna", "Ben", points="3")
    anna.play()
    ben.open(anna.send())
    ben.choose("Resign in the next letter")
    link = ben.send()
    expect(ben.page.locator("#letter")).to_contain_text("Anna begins the next game")
    anna.receive(link)
    anna.page.locator("[data-act=next]").click()
    expect(anna.page.locator(".game")).to_have_attribute("data-letter", "ready")
    expect(anna.page.locator(".players")).to_contain_text("1 of 3 points")
    assert anna.able() == "send"
    ben.receive(anna.send())
    expect(ben.page.locator(".players")).to_contain_text("1 of 3 points")
    assert ben.play() == "send"
    ben.page.goto(url)
    expect(ben.page.locator(".letters .letter-line")).to_have_count(1)


@pytest.mark.nightly
def test_a_draw_can_be_offered_and_agreed(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    anna, ben = (Friend(new_context, url, **QUIET) for _ in range(2))
    anna.begin("rithmomachia")
    anna.play()
    ben.open(anna.send())
    ben.play()
    ben.choose("Offer a draw in the next letter")
    expect(ben.page.locator("#letter")).to_contain_text("you offer a draw")
    expect(ben.page.locator("#letter")).not_to_contain_text("next roll")
    ben.page.get_by_role("button", name="Cancel").click()
    expect(ben.page.locator("#letter")).not_to_contain_text("you offer")
    ben.choose("Offer a draw in the next letter")
    anna.receive(ben.send())
    expect(anna.page.locator("#letter")).to_contain_text("Your opponent offers a draw")
    agree = anna.page.locator("[data-act=agree]")
    box = agree.bounding_box()
    assert box is not None
    assert box["height"] < 80
    agree.click()
    ben.receive(anna.send())
    for friend in (anna, ben):
        assert friend.able() == "over"
        expect(friend.page.locator("#say")).to_contain_text(re.compile("drawn|draw", re.I))


@pytest.mark.nightly
def test_a_player_who_offers_a_draw_learns_that_the_opponent_can_see_the_next_roll(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    anna, ben = (Friend(new_context, url, **QUIET) for _ in range(2))
    anna.begin("xii")
    ben.open(anna.send())
    ben.choose("Offer a draw in the next letter")
    expect(ben.page.locator("#letter")).to_contain_text("Your opponent can see the next roll")
    ben.page.get_by_role("button", name="Cancel").click()
    expect(ben.page.locator("#letter")).not_to_contain_text("next roll")


@pytest.mark.nightly
def test_a_spectator_can_read_letters_without_changing_the_game(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    first = letters.write(letters.play(letters.begin("bohnenspiel"), "3"))
    second = letters.write(letters.play(letters.read(first.link), "1"))
    onlooker = Friend(new_context, url, **QUIET)
    onlooker.open(f"{url}letter.html?game=bohnenspiel#{second.link}")
    expect(onlooker.page.locator(".game")).to_have_attribute("data-letter", "watching")
    expect(onlooker.page.locator("#letter")).to_contain_text("You are watching this game")
    press(onlooker.page, "s6")
    expect(onlooker.page.locator("#board [data-place][aria-disabled=false]")).to_have_count(0)
    expect(onlooker.page.locator("[data-act=send]")).to_have_count(0)
    onlooker.page.reload()
    expect(onlooker.page.locator(".game")).to_have_attribute("data-letter", "watching")
    onlooker.page.goto(url)
    expect(onlooker.page.locator("#begin .button")).to_be_visible()
    expect(onlooker.page.locator(".letters")).to_have_count(0)


@pytest.mark.nightly
def test_an_older_letter_shows_the_present_game(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    first = letters.write(letters.play(letters.begin("bohnenspiel"), "3"))
    ben = Friend(new_context, url, **QUIET)
    ben.open(f"{url}letter.html?game=bohnenspiel#{first.link}")
    ben.sow("1")
    ben.send()
    ben.receive(f"#{first.link}")
    expect(ben.page.get_by_role("status")).to_contain_text("Letter 1 is out of date.")
    expect(ben.page.locator(".game")).to_have_attribute("data-letter", "theirs")


@pytest.mark.nightly
def test_a_side_can_be_moved_to_another_device(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path
) -> None:
    anna, elsewhere = (Friend(new_context, url, **QUIET) for _ in range(2))
    anna.begin("lombardorum", "Anna", "Ben")
    anna.send()
    with anna.page.expect_download() as saved:
        anna.choose("Back up my game")
    file = tmp_path / "mine.json"
    saved.value.save_as(file)
    first = json.loads(file.read_text())["link"]
    ben = letters.read(first)
    elsewhere.page.goto(f"{url}letter.html")
    elsewhere.page.get_by_role("button", name="Restore my game").click()
    restoring = elsewhere.page.get_by_role("dialog", name="Restore my game")
    with elsewhere.page.expect_file_chooser() as chooser:
        restoring.get_by_role("button", name="Choose a file").click()
    chooser.value.set_files(file)
    question = elsewhere.page.get_by_role("dialog", name="Did you save this file yourself?")
    expect(question).to_contain_text("“mine.json”: Ludus Lombardorum with Ben, letter 1")
    question.get_by_role("button", name="Open").click()
    expect(elsewhere.page.locator(".game")).to_have_attribute("data-letter", "theirs")
    expect(elsewhere.page.locator("#letter")).to_contain_text("Waiting for Ben")
    elsewhere.receive(f"#{letters.write(ben).link}")
    elsewhere.play()
    assert letters.read(elsewhere.send(), letters.write(ben).kept).seat == 1


@pytest.mark.nightly
def test_a_letter_sent_as_a_file_can_be_opened(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path
) -> None:
    anna, ben = (Friend(new_context, url, **QUIET) for _ in range(2))
    anna.begin("bohnenspiel", "Anna")
    anna.play()
    anna.page.locator("[data-act=send]").click()
    with anna.page.expect_download() as sent:
        anna.page.locator("[data-act=file]").click()
    sent.value.save_as(tmp_path / sent.value.suggested_filename)
    ben.page.goto(f"{url}letter.html")
    with ben.page.expect_file_chooser() as chooser:
        ben.page.get_by_role("button", name="Open a letter from a file").click()
    chooser.value.set_files(tmp_path / "letter-1.txt")
    expect(ben.page.locator("#letter")).to_contain_text("Letter 1 from Anna")


@pytest.mark.nightly
def test_a_letter_is_written_once_in_two_windows(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    anna = Friend(new_context, url, **QUIET)
    anna.begin("bohnenspiel")
    anna.play()
    other = anna.page.context.new_page()
    other.goto(anna.page.url)
    wait_ready(other)
    expect(other.locator("[data-act=send]")).to_be_visible()
    link = anna.send()
    other.locator("[data-act=send]").click()
    expect(other.locator(".game")).to_have_attribute("data-letter", "theirs")
    expect(other.get_by_role("dialog")).to_have_count(0)
    back = letters.write(letters.play(letters.read(link), "1"))
    anna.receive(f"#{back.link}")
    assert anna.able() == "play"


@pytest.mark.nightly
def test_back_returns_to_the_previous_game(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    anna = Friend(new_context, url, **QUIET)
    anna.begin("bohnenspiel", other="Ben")
    anna.play()
    anna.send()
    first = letters.begin("bohnenspiel", names={"south": "Lucía"})
    anna.receive(f"#{letters.write(letters.play(first, '3')).link}")
    expect(anna.page.locator("#letter")).to_contain_text("from Lucía")
    anna.page.go_back()
    expect(anna.page.locator("#letter")).to_contain_text("Waiting for Ben")


@pytest.mark.nightly
def test_a_finished_game_can_be_verified_from_the_shelf(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    ben = Friend(new_context, url, **QUIET)
    first = letters.write(letters.play(letters.begin("bohnenspiel"), "3"))
    ben.open(f"{url}letter.html?game=bohnenspiel#{first.link}")
    ben.choose("Resign in the next letter")
    ben.send()
    ben.page.goto(url)
    ben.page.locator(".letters").get_by_role("link", name="Verify").click()
    expect(ben.page.get_by_role("dialog")).to_contain_text("1 move obeys the rules.")


@pytest.mark.nightly
def test_a_qr_code_can_be_read_with_a_camera(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    anna, ben = (Friend(new_context, url, **QUIET) for _ in range(2))
    anna.begin("bohnenspiel", "Anna")
    anna.play()
    anna.page.locator("[data-act=send]").click()
    code = anna.page.locator(".code svg")
    drawn = [code.get_attribute("viewBox"), code.locator("path").get_attribute("d")]
    ben.page.add_init_script(CAMERA.replace("CODE", json.dumps(drawn)))
    ben.page.goto(f"{url}letter.html")
    ben.page.get_by_role("button", name="Scan a QR code").click()
    expect(ben.page.locator("#letter")).to_contain_text("Letter 1 from Anna")
    assert ben.play() == "send"


@pytest.mark.nightly
def test_without_a_camera_the_link_can_be_pasted(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    context = new_context(**QUIET)
    context.add_init_script(NO_CAMERA)
    page = context.new_page()
    page.goto(f"{url}letter.html")
    page.get_by_role("button", name="Scan a QR code").click()
    expect(page.get_by_role("alert")).to_contain_text("The camera cannot be used here.")
    link = letters.write(letters.play(letters.begin("bohnenspiel"), "3")).link
    page.get_by_label("The link you were sent").fill(f"Look: https://example.org/#{link}")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.locator("#letter")).to_contain_text("Letter 1")


@pytest.mark.parametrize(
    ("script", "asked", "sentence"),
    [
        (FULL, "", "This device’s storage is full"),
        ("", "&storage=0", "This window cannot save games"),
        (GONE, "", "This window cannot save games"),
    ],
    ids=["full", "forbidden", "gone"],
)
def test_obstacles_are_shown_before_a_game_begins(
    new_context: Callable[..., BrowserContext], url: str, script: str, asked: str, sentence: str
) -> None:
    context = new_context()
    context.add_init_script(script)
    page = context.new_page()
    page.goto(f"{url}letter.html?game=bohnenspiel{asked}")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("alert")).to_contain_text(sentence)
    expect(dialog.locator(".dialog-foot .first")).to_have_count(0)


@pytest.mark.nightly
def test_a_letter_that_cannot_be_stored_is_shown_read_only(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    ben = Friend(new_context, url, **QUIET)
    ben.page.add_init_script(FULL)
    link = letters.write(letters.play(letters.begin("bohnenspiel"), "3")).link
    ben.open(f"{url}letter.html?game=bohnenspiel#{link}")
    expect(ben.page.locator("#letter")).to_contain_text("you cannot reply here")
    expect(ben.page.locator("#notices")).to_contain_text("you cannot reply here")


@pytest.mark.nightly
def test_rules_that_cannot_be_played_by_letter_are_refused_in_the_dialog(
    page: Page, url: str
) -> None:
    page.goto(f'{url}letter.html?game=lombardorum&rules={{"cube":"on"}}')
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Write the letter").click()
    expect(page.get_by_role("alert")).to_contain_text("cannot be played by letter")
    expect(page.get_by_label("Your name")).to_have_value("Anna")


@pytest.mark.nightly
def test_names_and_greeting_are_inserted_as_text(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    ben = Friend(new_context, url, **QUIET)
    names = {"south": HARM[:40], "north": "{ letter-send }"}
    game = letters.play(letters.begin("bohnenspiel", names=names), "3")
    ben.open(f"{url}letter.html?game=bohnenspiel#{letters.write(game, HARM).link}")
    expect(ben.page.locator("#letter blockquote")).to_have_text(HARM)
    expect(ben.page.locator(".players")).to_contain_text(HARM[:40])
    ben.sow("1")
    ben.page.locator("[data-act=send]").click()
    expect(ben.page.get_by_role("dialog").get_by_role("heading")).to_contain_text(HARM[:40])
    ben.page.goto(url)
    expect(ben.page.locator(".letters")).to_contain_text(HARM[:40])
    assert ben.page.locator("img, .letters b b").count() == 0
    assert "alveus" in ben.page.title()


@pytest.mark.nightly
def test_the_proof_of_a_forged_letter_stops_at_the_illegal_move(page: Page, url: str) -> None:
    first = letters.write(letters.play(letters.begin("bohnenspiel"), "3"))
    cheat = replace(first.correspondence.letter, number=2, moves=("3", "9"))
    page.goto(f"{url}letter.html?game=bohnenspiel#{cheat.pack()}")
    proof = page.get_by_role("dialog")
    expect(proof.get_by_role("alert")).to_contain_text("Move 2")
    expect(proof.locator(".checks .failed")).to_have_text("Every move is legal no")


@pytest.mark.nightly
def test_games_by_letter_have_no_hints(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    anna = Friend(new_context, url, **QUIET)
    anna.begin("bohnenspiel")
    expect(anna.page.locator("#acts [data-act=hint]")).to_have_count(0)
    anna.page.locator("#board [data-place][aria-disabled=false]").first.focus()
    anna.page.keyboard.press("h")
    expect(anna.page.get_by_role("status")).to_contain_text("games by letter are played unaided")


# Interactive elements of the dialogs and panels for games by letter.
LETTERS_OWN = ":is(dialog, #letter, #letter-acts, .letters) :is(button, a, input, textarea)"

# A letter with the same content in every run.
LETTER = Letter(
    "0" * 24,
    "bohnenspiel",
    "south",
    moves=("3",),
    names={"south": "Anna", "north": "Großvater Ludewig"},
    word="Shall we try the one that they played on the manor of Kardis?",
).pack()


@pytest.mark.nightly
@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_axe_finds_no_fault_while_sending_a_letter(
    new_context: Callable[..., BrowserContext], url: str, locale: str
) -> None:
    page = new_context(**QUIET, locale=locale).new_page()
    faults: dict[str, Any] = {}

    def look(state: str) -> None:
        faults[state] = (
            in_every_look(page) if locale == "en-GB" else violations(page),
            narrow(page),
            page.evaluate(SMALL_TARGETS, [LETTERS_OWN, 24]),
        )
        page.set_viewport_size({"width": 1280, "height": 800})

    page.goto(f"{url}letter.html?game=bohnenspiel")
    expect(page.get_by_role("dialog")).to_be_visible()
    look("to begin")
    page.goto(f"{url}letter.html")
    expect(page.get_by_role("dialog")).to_be_visible()
    look("to paste")
    page.goto("about:blank")
    page.goto(f"{url}letter.html?game=bohnenspiel#{LETTER}")
    wait_ready(page)
    expect(page.locator("#letter blockquote")).to_be_visible()
    look("opened")
    press(page, "n1")
    press(page, (targets(page, "target|Ziel|press again|noch einmal") or ["n1"])[0])
    expect(page.locator("[data-act=send]")).to_be_visible()
    look("to be sent")
    page.locator("[data-act=send]").click()
    expect(page.locator(".code svg")).to_be_visible()
    look("on its way")
    page.keyboard.press("Escape")
    expect(page.locator("[data-act=proof]")).to_be_visible()
    look("waiting")
    page.locator("[data-act=proof]").click()
    expect(page.locator("dialog pre")).to_be_visible()
    look("the proof")
    page.goto(url)
    expect(page.locator(".letter-line")).to_be_visible()
    look("the shelf")
    assert {state: problems for state, problems in faults.items() if any(problems)} == {}
