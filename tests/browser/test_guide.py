"""The guide through a first game: first visit, steps, closing and reopening."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import violations, wait_ready
from tests.browser.table import PLAY, menu, press, wait_frame

from alveus import registry
from alveus.core.links import link
from alveus.core.match import begin

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Locator, Page

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
FIRST = ["sit", "throw", "deal", "pass", "buy", "commit"]
MOST = 60


@pytest.fixture
def guided(new_context: Callable[..., BrowserContext]) -> Page:
    """Return a page on a device without earlier visits."""
    return new_context(guided=True).new_page()


def head(page: Page) -> Locator:
    return page.locator(".guide-head:not([hidden])")


def step(page: Page) -> str:
    """Return the number of the present step, or "" after the end of the guide."""
    current = page.locator(".guide-list li[aria-current=step] b")
    return current.text_content() or "" if head(page).count() else ""


def open_guided(page: Page, url: str, game: str) -> None:
    page.goto(f"{url}{PLAY}{game}")
    wait_ready(page)
    expect(head(page)).to_be_visible()


def read(page: Page) -> None:
    page.locator("[data-act=guide-next]").click()


# The possible actions, once a move has been played since `before` and it is our turn.  The panels
# show that a man can be selected; a second roll for the start may change the sentence only.
READY = """(before) => {
  const open = [...document.querySelectorAll('#board [data-place][aria-disabled=false]')];
  const able = [...document.querySelectorAll('#acts [data-act]:not([aria-disabled=true])')];
  const acts = able.map(({ dataset }) => dataset.act).filter((act) => FIRST.includes(act));
  const text = (place) => document.querySelector(place).textContent;
  const said = text('#board [aria-live]');
  const shown = text('#say .turn') + text('#moves') + acts;
  const ours = open.length > 0 || acts.length > 0;
  const names = (places) => places.map((one) => one.dataset.place);
  const aimed = open.filter(({ ariaLabel }) => /target|hits with/.test(ariaLabel));
  const later = shown !== before?.shown || (open.length === 0 && said !== before.said);
  const now = { acts, shown, said, open: names(open), aimed: names(aimed) };
  return ours && later ? now : null;
}""".replace("FIRST", str(FIRST))


# Records every displayed step, frame by frame.
NOTE_STEPS = """() => {
  self.steps = [];
  const look = () => {
    const here = document.querySelector('.guide-list li[aria-current=step] b');
    const shown = document.querySelector('.guide-head:not([hidden])') && here;
    if (shown && Number(shown.textContent) !== steps.at(-1)) steps.push(Number(shown.textContent));
    requestAnimationFrame(look);
  };
  look();
}"""


def ready(page: Page, before: dict[str, Any] | None = None) -> dict[str, Any]:
    """Return the possible actions, once the buttons agree with the board."""
    while True:
        now: dict[str, Any] = page.wait_for_function(READY, arg=before).json_value()
        wait_frame(page)
        if page.evaluate(READY, before) == now:
            return now


def act(page: Page, now: dict[str, Any]) -> dict[str, Any]:
    """Perform the first possible action, and return the actions after it."""
    if now["acts"] and not now["open"]:
        page.locator(f"#acts [data-act={now['acts'][0]}]").click()
        return ready(page, now)
    source, *others = now["open"]
    press(page, source)
    then = ready(page)
    targets = then["aimed"] or [place for place in then["open"] if place not in now["open"]]
    solving = page.locator(".solving").count() > 0
    press(page, others[0] if solving else (targets or [source])[0])
    return ready(page, now)


@pytest.mark.parametrize("game", registry.ids())
def test_the_guide_of_every_game_reaches_its_last_step(guided: Page, url: str, game: str) -> None:
    page = guided
    open_guided(page, url, game)
    steps = page.locator(".guide-list li").count()
    assert steps == {"dominosa": 3, "terzett": 3}.get(game, steps) >= 3
    page.evaluate(NOTE_STEPS)
    read(page)
    now = ready(page)
    for _ in range(MOST):
        if step(page) in ("", str(steps)):
            break
        now = act(page, now)
    assert step(page) == str(steps)
    assert page.evaluate("steps") == list(range(1, steps + 1))


@pytest.mark.nightly
def test_the_guide_causes_no_layout_shift(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    places = "() => ['.say', '.more', '#board .stage'].map((one) => {"
    places += "const box = document.querySelector(one).getBoundingClientRect();"
    places += "return [box.top, box.bottom]; }).flat()"
    for options in ({}, PHONE):
        for game in ("lombardorum", "dominosa"):
            left, first = (
                new_context(guided=guided, locale="de-DE", **options).new_page()
                for guided in (False, True)
            )
            left.goto(f"{url}{PLAY}{game}")
            wait_ready(left)
            expect(head(left)).to_have_count(0)
            open_guided(first, url, game)
            before = pytest.approx(left.evaluate(places), abs=0.25)
            assert first.evaluate(places) == before, (game, options)


GUIDED_AT_ONCE = [game for game in registry.ids() if len(registry.info(game).seats) > 1]


@pytest.mark.nightly
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GUIDED_AT_ONCE)
def test_the_aim_is_readable_before_scripts_and_stays_readable(
    new_context: Callable[..., BrowserContext], url: str, game: str, language: str
) -> None:
    context = new_context(guided=True, locale=language, service_workers="block", **PHONE)
    address = f"{url}{'' if language == 'en' else 'de/'}{game}/"
    early, page = context.new_page(), context.new_page()
    early.route("**/assets/*.js", lambda _: None)
    early.goto(address, wait_until="commit")
    aim = early.locator(".first-words b")
    expect(aim).to_be_visible()
    text = early.locator(".first-words").inner_text().replace("\n", " ")
    assert early.locator(".turn").is_hidden()
    above = aim.bounding_box()
    page.goto(address)
    wait_ready(page)
    expect(head(page)).to_be_visible()
    expect(page.locator(".first-words")).to_be_hidden()
    title, way = page.locator(".guide-step"), page.locator(".guide-text")
    line = page.locator(".guide-line > span:first-child").inner_text()
    stop = title.get_attribute("data-stop")
    assert text == f"{line} {title.inner_text()}{stop} {way.inner_text()}"
    below = title.bounding_box()
    assert above
    assert below
    assert (above["x"], above["y"]) == (below["x"], below["y"])


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("locale", "guided", "address"),
    [("en", False, "xii/"), ("de", True, "xii/"), ("en", True, "xii/?seed=1")],
    ids=["who was here", "another language", "a game of its own"],
)
def test_the_first_step_is_hidden_without_a_guide(
    new_context: Callable[..., BrowserContext], url: str, locale: str, guided: bool, address: str
) -> None:
    context = new_context(guided=guided, locale=locale, service_workers="block", **PHONE)
    page = context.new_page()
    page.route("**/assets/*.js", lambda _: None)
    page.goto(url + address, wait_until="commit")
    expect(page.locator(".turn")).to_be_visible()
    expect(page.locator(".first-words")).to_be_hidden()


@pytest.mark.nightly
def test_any_move_can_be_played_before_the_aim_is_read(guided: Page, url: str) -> None:
    open_guided(guided, url, "bohnenspiel")
    expect(guided.locator(".guide-board .line").first).to_be_attached()
    press(guided, "s1")
    press(guided, "s1")
    expect(guided.locator(".guide-list li.now")).to_contain_text("North replies")
    expect(guided.locator(".guide-list li").nth(1)).to_contain_text("1")


@pytest.mark.nightly
def test_undo_returns_to_the_matching_step(guided: Page, url: str) -> None:
    open_guided(guided, url, "bohnenspiel")
    read(guided)
    act(guided, ready(guided))
    assert step(guided) == "3"
    guided.locator("#acts [data-act=undo]").click()
    expect(guided.locator(".guide-list li.now b")).to_have_text("2")


@pytest.mark.nightly
def test_a_closed_guide_returns_on_request_only(guided: Page, url: str) -> None:
    open_guided(guided, url, "lombardorum")
    guided.locator(".guide-leave").click()
    expect(head(guided)).to_have_count(0)
    expect(guided.locator("#say .turn")).to_be_visible()
    guided.reload()
    wait_ready(guided)
    expect(head(guided)).to_have_count(0)
    menu(guided, "Guide to your first game")
    expect(head(guided)).to_contain_text("Be the first to bear off all your men")
    guided.locator(".guide-leave").click()
    guided.get_by_role("status").get_by_role("button", name="Reopen the guide").click()
    expect(head(guided)).to_be_visible()


@pytest.mark.nightly
def test_later_guides_contain_aim_and_gesture_only(guided: Page, url: str) -> None:
    open_guided(guided, url, "lombardorum")
    guided.locator(".guide-leave").click()
    open_guided(guided, url, "rithmomachia")
    expect(head(guided)).to_contain_text("Make a winning row")
    expect(head(guided)).to_contain_text("Select a stone, then a marked square.")
    expect(guided.locator("#moves")).to_be_visible()
    read(guided)
    expect(head(guided)).to_have_count(0)


@pytest.mark.nightly
def test_the_guide_continues_after_a_reload_and_in_another_language(guided: Page, url: str) -> None:
    open_guided(guided, url, "bohnenspiel")
    read(guided)
    act(guided, ready(guided))
    guided.wait_for_timeout(300)
    guided.goto(f"{url}{PLAY}bohnenspiel&lang=de")
    wait_ready(guided)
    expect(guided.locator(".guide-list li.now")).to_contain_text("Nord antwortet")
    guided.locator("#language").click()
    guided.get_by_role("menuitemradio", name="English").click()
    expect(guided.locator(".guide-list li.now")).to_contain_text("North replies")


@pytest.mark.nightly
def test_without_storage_the_guide_lasts_until_the_page_closes(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    context = new_context(guided=True)
    context.add_init_script(
        "Object.defineProperty(self, 'localStorage', { get() { throw new Error('no'); } })"
    )
    page = context.new_page()
    open_guided(page, url, "bohnenspiel")
    read(page)
    act(page, ready(page))
    assert step(page) == "3"


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the element has focus."""
    for _ in range(60):
        if page.evaluate("(one) => document.activeElement.matches(one)", selector):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"Tab never comes to {selector}")


def sow_by_keys(page: Page) -> None:
    """Move along the near row to a pit that can be sown, and sow it."""
    tab_to(page, "#board [data-place]")
    page.keyboard.press("ArrowDown")
    for _ in range(6):
        if page.evaluate("() => document.activeElement.ariaDisabled") == "false":
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")


@pytest.mark.nightly
def test_the_guide_works_by_keyboard_and_is_announced(guided: Page, url: str) -> None:
    page = guided
    open_guided(page, url, "bohnenspiel")
    heard = page.locator("body > [aria-live=polite]")
    expect(heard).to_contain_text("Your first game, step 1 of 4. Capture more beans than North.")
    tab_to(page, "[data-act=guide-next]")
    page.keyboard.press("Enter")
    expect(heard).to_contain_text("step 2 of 4. Press a pit in your row.")
    for number in ("3", "4"):
        now = ready(page)
        sow_by_keys(page)
        ready(page, now)
        assert step(page) == number
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    assert step(page) == "4"
    page.keyboard.press("Escape")
    expect(head(page)).to_have_count(0)


@pytest.mark.nightly
def test_a_link_and_another_game_do_not_change_the_guide(guided: Page, url: str) -> None:
    page = guided
    open_guided(page, url, "bohnenspiel")
    read(page)
    act(page, ready(page))
    assert step(page) == "3"
    expect(page.locator("#moves")).not_to_contain_text("…")
    friends = begin(registry.spec("bohnenspiel"), seed=b"from a friend")
    friends.play("6")
    page.goto(f"{url}{PLAY}bohnenspiel#{link(friends)[0]}")
    expect(page.get_by_role("status")).to_contain_text(
        "2 people are playing this game on this device."
    )
    expect(head(page)).to_have_count(0)
    page.get_by_role("button", name="Back to my game").click()
    expect(head(page)).to_be_visible()
    assert step(page) == "3"
    open_guided(page, url, "lombardorum")
    assert step(page) == "1"
    open_guided(page, url, "bohnenspiel")
    assert step(page) == "3"


@pytest.mark.nightly
@pytest.mark.parametrize("game", registry.ids())
def test_axe_finds_no_fault_at_any_step(guided: Page, url: str, game: str) -> None:
    page = guided
    open_guided(page, url, game)
    assert violations(page) == []
    read(page)
    now, seen = ready(page), step(page)
    for _ in range(MOST):
        assert violations(page) == []
        now = act(page, now)
        while step(page) == seen:
            now = act(page, now)
        seen = step(page)
        if not seen or seen == page.locator(".guide-list li b").last.text_content():
            break
    assert violations(page) == []


@pytest.mark.nightly
@pytest.mark.parametrize("options", [{}, PHONE, {"color_scheme": "dark"}], ids=str)
@pytest.mark.parametrize("language", ["en", "de"])
def test_axe_finds_no_fault(
    new_context: Callable[..., BrowserContext], url: str, options: dict[str, Any], language: str
) -> None:
    page = new_context(guided=True, locale=language, **options).new_page()
    for game in ("lombardorum", "dominosa"):
        open_guided(page, url, game)
        assert violations(page) == []
        read(page)
        assert violations(page) == []


@pytest.mark.nightly
@pytest.mark.parametrize("game", ["dominosa", "terzett"])
def test_the_rule_of_a_puzzle_is_on_its_page(page: Page, url: str, game: str) -> None:
    page.goto(f"{url}{PLAY}{game}")
    wait_ready(page)
    rules = {
        "dominosa": "Each tile occurs exactly once.",
        "terzett": "Equal numbers form lines of three.",
    }
    expect(page.locator("#say .status")).to_contain_text(rules[game])
