"""Practice: answers of every task by keyboard, repetition of tasks, and tasks by teachers."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import violations, wait_ready
from tests.browser.table import menu

from alveus import registry
from alveus.core.controllers import Controller
from alveus.core.match import begin
from alveus.core.match_view import view as show
from toolchain.ground import WEB

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page, Route


def tasks_of(game: str) -> list[dict[str, Any]]:
    file = WEB / "src" / "games" / game / "tasks.json"
    if not file.is_file():
        return []
    tasks: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))["tasks"]
    return tasks


ROW = 3
"""Number of tasks answered in one test."""
PRACTISED = [game for game in registry.ids() if tasks_of(game)]


def answer(page: Page, game: str, task: dict[str, Any]) -> None:
    """Play the answer of a task by keyboard, step by step."""
    spec = registry.spec(game)
    sides = spec.build_for({}, task["position"]).info.seats
    others = {side: Controller(spec.levels[0]) for side in sides if side != task["side"]}
    match = begin(spec, seats=others, position=task["position"])
    for word in steps(match, task["answers"][0]):
        offered = show(match)["moves"]
        move = next((entry for entry in offered if entry["text"] == word), None)
        if move is None:
            page.locator(f".course-others [data-act={word}]").press("Enter")
        else:
            path = move["path"] * (2 if len(move["path"]) == 1 else 1)
            for name in path:
                page.locator(f'#board .place[data-place="{name}"]').press("Enter")
        match.play(word)


def steps(match: Any, text: str) -> list[str]:
    """Return the moves of a turn as texts."""
    state, words = match.state, []
    for move in match.game.parse(state, text):
        words.append(match.game.text(state, move))
        state = match.game.advance(state, move)
    return words


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("game", "first"),
    [
        pytest.param(game, first, id=f"{game}-{first}")
        for game in PRACTISED
        for first in range(0, len(tasks_of(game)), ROW)
    ],
)
def test_every_task_can_be_answered_by_keyboard(
    page: Page, url: str, game: str, first: int
) -> None:
    tasks = tasks_of(game)[first : first + ROW]
    for task in tasks:
        page.goto(f"{url}play.html?game={game}&task={task['id']}")
        wait_ready(page)
        answer(page, game, task)
        message = page.locator(".course-said")
        expect(message, task["id"]).to_have_class(re.compile("right"))
    page.goto(f"{url}practice.html")
    expect(page.locator(f'.task.solved[href*="game={game}&"]')).to_have_count(len(tasks))


@pytest.mark.nightly
def test_a_task_is_repeated_hinted_shown_and_then_recorded_as_seen(page: Page, url: str) -> None:
    [task, *_] = tasks_of("bohnenspiel")
    page.goto(f"{url}play.html?game=bohnenspiel&task={task['id']}")
    wait_ready(page)
    match = begin(registry.spec("bohnenspiel"), position=task["position"])
    wrong = next(move for move in show(match)["moves"] if move["text"] not in task["answers"])
    for _ in range(2):
        page.locator(f'#board .place[data-place="{wrong["path"][0]}"]').press("Enter")
    expect(page.locator(".course-said")).to_have_class(re.compile("wrong"))
    page.keyboard.press("r")
    expect(page.locator(".course-said")).to_have_class(re.compile("asks"))
    page.keyboard.press("h")
    expect(page.locator(".course-hint")).to_be_visible()
    page.locator("[data-act=show]").press("Enter")
    expect(page.locator(".course-said")).to_contain_text("This is the answer.")
    page.goto(f"{url}practice.html")
    expect(page.locator(f'.task[href$="{task["id"]}"]')).to_have_class(re.compile("seen"))


@pytest.mark.nightly
def test_a_teachers_task_is_created_printed_and_solved_by_its_link(page: Page, url: str) -> None:
    page.goto(f"{url}play.html?game=bohnenspiel")
    wait_ready(page)
    menu(page, "Set a task…")
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Question").fill("Where does a chain begin?")
    expect(dialog.get_by_role("checkbox").first).to_be_checked()
    dialog.locator("[data-act=keep]").press("Enter")
    page.goto(f"{url}practice.html")
    sheet = page.locator(".sheet-tasks")
    page.emulate_media(media="print")
    expect(sheet.locator(".qr")).to_be_visible()
    expect(sheet.locator(".frame canvas").first).to_be_visible()
    expect(page.locator(".your-play")).to_be_hidden()
    page.emulate_media(media="screen")
    sheet.get_by_role("link", name="Where does a chain begin?").click()
    wait_ready(page)
    expect(page.locator(".course .turn")).to_have_text("Where does a chain begin?")


@pytest.mark.nightly
def test_a_damaged_record_is_removed_with_a_message(page: Page, url: str) -> None:
    page.goto(f"{url}licences.html")
    record = {"tasks": {"bohnenspiel": {"solved": ["x"], "seen": []}, "xii": 3}, "days": {}}
    page.evaluate("(kept) => localStorage.setItem('alveus.practice', kept)", json.dumps(record))
    page.goto(f"{url}practice.html")
    expect(page.locator("#notices")).to_contain_text("could not be read")
    page.locator("[data-act=erase]").press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="Erase", exact=True).press("Enter")
    kept = page.evaluate("JSON.parse(localStorage.getItem('alveus.practice')).tasks")
    assert kept == {}


@pytest.mark.nightly
def test_a_task_under_changed_rules_is_omitted_and_counted(page: Page, url: str) -> None:
    """The position of the task has one bean too many, as if the rules had changed."""
    task = tasks_of("bohnenspiel")[0]
    south, north = task["position"]["stores"]

    def change(route: Route) -> None:
        script = route.fetch().text().partition(task["id"])
        more = script[2].replace(f"[{south},{north}]", f"[{south},{north + 1}]", 1)
        body = f"{script[0]}{script[1]}{more}"
        route.fulfill(body=body, content_type="text/javascript")

    page.route("**/tasks-*.js", change)
    page.goto(f"{url}play.html?game=bohnenspiel&task={task['id']}")
    wait_ready(page)
    expect(page.locator("#notices")).to_contain_text("cannot be opened")
    page.goto(f"{url}practice.html")
    sentence = "One task no longer fits the rules and was left out."
    expect(page.locator(".left-out")).to_have_text(sentence)
    expect(page.locator(f'.task[href$="{task["id"]}"]')).to_have_count(0)


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("address", "look"),
    [
        ("practice.html", {}),
        (
            "play.html?game=rithmomachia&task=2026-11-23",
            {"locale": "de-DE", "viewport": {"width": 390, "height": 844}, "has_touch": True},
        ),
    ],
    ids=["shelf", "task"],
)
def test_axe_finds_no_fault_in_practice(
    new_context: Callable[..., BrowserContext], url: str, address: str, look: dict[str, Any]
) -> None:
    page = new_context(**look).new_page()
    page.goto(url + address)
    if "play" in address:
        wait_ready(page)
    expect(page.locator("h2").first).to_be_visible()
    assert violations(page) == []
