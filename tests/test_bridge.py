"""The bridge: text in, text out, and no exception; errors keep the current match."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.examples import examples

from alveus.bridge import Session, answer


class Page:
    """A page that sends requests to the bridge."""

    def __init__(self) -> None:
        self.session = Session()

    def ask(self, do: str, **request: Any) -> dict[str, Any]:
        reply: dict[str, Any] = json.loads(
            answer(self.session, json.dumps({"id": 7, "do": do, **request}))
        )
        assert reply["id"] == 7
        return reply

    def ok(self, do: str, **request: Any) -> Any:
        reply = self.ask(do, **request)
        assert "ok" in reply, reply
        return reply["ok"]

    def error(self, do: str, **request: Any) -> Any:
        reply = self.ask(do, **request)
        assert "error" in reply, reply
        return reply["error"]

    def play(self, *texts: str) -> Any:
        view: Any = self.ok("view")["view"]
        for text in texts:
            view = self.ok("play", rev=view["rev"], text=text)["view"]
        return view

    def finish(self, task: int) -> Any:
        while True:
            answer = self.ok("slice", task=task)
            if "done" in answer:
                return answer["done"]
            assert answer["progress"]["code"] == "thinking"


@pytest.fixture
def page() -> Page:
    page = Page()
    page.ok("new", game="lombardorum", options={"starter": "white"}, seed="alveus")
    return page


def test_new_match_returns_view_and_seats(page: Page) -> None:
    answer = page.ok(
        "new", game="lombardorum", seats={"black": {"kind": "computer", "level": level()}}
    )
    assert answer["view"]["actor"] == {"kind": "chance", "side": None}
    assert answer["seats"]["white"] == {"kind": "human"}


def test_position_sets_its_options(page: Page) -> None:
    content = {"turn": "white", "dice": [6, 5, 4], "white": {"points": {"1": 15}}}
    position = {**content, "black": {"points": {"2": 15}}, "options": {"dice_count": "3"}}
    view = page.ok("new", game="xii", position=position)["view"]
    assert view["options"] == {"dice_count": "3"}
    assert page.error("new", game="xii", options={"dice_count": "2"}, position=position) == {
        "code": "conflict",
        "params": {"name": "dice_count", "given": "2", "position": "3"},
    }
    assert page.error("new", game="duodecim", position={**position, "game": "xii"}) == {
        "code": "conflict",
        "params": {"name": "game", "given": "duodecim", "position": "xii"},
    }


def level(index: int = 0) -> str:
    page = Page()
    levels: list[str] = page.ok("games")["games"][0]["levels"]
    return levels[index]


def test_catalogue_lists_options_sources_presets_and_levels(page: Page) -> None:
    games = {game["id"]: game for game in page.ok("games")["games"]}
    lombard = games["lombardorum"]
    restricted = next(o for o in lombard["options"] if o["name"] == "restricted")
    assert restricted["values"] == ["listed", "all", "none"]
    assert restricted["source"]["work"].startswith("Ludus Lombardorum")
    assert lombard["presets"]["medio_emperador"] == {"restricted": "none"}
    assert len(lombard["levels"]) >= 3


def test_illegal_step_returns_its_reason(page: Page) -> None:
    page.play("throw 6-5")
    rev = page.ok("view")["view"]["rev"]
    error = page.error("play", rev=rev, text="2:1-3")
    assert error == {"code": "no_such_die", "params": {"distance": 2}}


@pytest.mark.parametrize(
    ("game", "place"), [("lombardorum", "p1"), ("bohnenspiel", "n1"), ("rithmomachia", "a1")]
)
def test_why_says_first_that_the_opponent_has_the_turn(page: Page, game: str, place: str) -> None:
    options = {"starter": "white"} if game == "lombardorum" else {}
    view = page.ok("new", game=game, options=options, seed="alveus")["view"]
    turn = view["actor"]["side"]
    levels = next(one["levels"] for one in page.ok("games")["games"] if one["id"] == game)
    page.ok("seats", seats={turn: {"kind": "computer", "level": levels[0]}})
    why = page.ok("why", path=[place])["why"]
    assert why == {"reason": {"code": "not_your_turn", "params": {}}, "option": "", "source": None}


@pytest.mark.parametrize("steps", [("5:8-off", "1:12-off"), ("1:12-off", "5:8-off")])
def test_an_answer_that_wins_is_right_in_any_order(page: Page, steps: tuple[str, str]) -> None:
    white = {"points": {"8": 1, "12": 1}, "off": 13}
    black = {"points": {"7": 1, "9": 2}, "off": 12}
    position = {"turn": "white", "dice": [5, 1], "white": white, "black": black}
    view = page.ok("new", game="lombardorum", position=position)["view"]
    for step, result in zip(steps, ("open", "right"), strict=True):
        view = page.ok("play", rev=view["rev"], text=step)["view"]
        check = page.ok("check", rev=view["rev"], ply=0, answers=["5:8-off 1:12-off"])
        assert check == {"result": result}


def test_why_says_after_a_resignation_that_the_game_is_over(page: Page) -> None:
    start = page.ok("new", game="bohnenspiel", seed="alveus")["view"]
    assert page.ok("why", path=["s1"])["why"] is None
    page.ok("play", rev=start["rev"], text="resign")
    assert page.ok("why", path=["s1"])["why"]["reason"]["code"] == "game_over"


def test_why_returns_reason_option_and_source(page: Page) -> None:
    page.play("throw 2-2", "2:1-3")
    why = page.ok("why", path=["p1", "p3"])["why"]
    assert why["reason"] == {"code": "one_man_only", "params": {"at": 3}}
    assert why["option"] == "restricted"
    assert why["source"]["place"] == "Beschränkungen"


def test_stale_request_returns_the_current_view(page: Page) -> None:
    old = page.ok("view")["view"]["rev"]
    page.play("throw 6-5")
    error = page.error("play", rev=old, text="6:1-7")
    assert (error["code"], error["view"]["ply"]) == ("stale", 1)


def test_note_adds_no_ply_and_cancels_no_task(page: Page) -> None:
    view = page.ok("new", game="dominosa")["view"]
    task = page.ok("hint", rev=view["rev"])["task"]
    noted = page.ok("note", rev=view["rev"], text="mark 3")
    assert [event["code"] for event in noted["events"]] == ["mark"]
    assert noted["view"]["rev"] == view["rev"] + 1
    assert (noted["view"]["ply"], noted["view"]["log"]["entries"]) == (0, [])
    assert page.finish(task)["text"].startswith("lay")
    assert page.error("note", rev=view["rev"], text="mark 3")["code"] == "stale"
    assert page.error("note", rev=noted["view"]["rev"], text="try")["code"] == "notation"
    other = page.error("note", rev=noted["view"]["rev"], text="mark 3", match="another match")
    assert other["code"] == "stale"


def test_a_player_for_an_unknown_side_is_refused(page: Page) -> None:
    seats = {"green": {"kind": "human"}}
    refused = {"code": "unknown_side", "params": {"side": "green"}}
    assert page.error("new", game="lombardorum", seats=seats) == refused
    assert page.error("seats", seats=seats) == refused
    assert page.error("again", rev=page.ok("view")["view"]["rev"], seats=seats) == refused


class TestTheMatchBesideTheRevision:
    def test_view_contains_the_match_id(self, page: Page) -> None:
        first = page.ok("view")["view"]["match"]
        assert page.play("throw 6-5")["match"] == first
        page.ok("new", game="lombardorum")
        assert page.ok("view")["view"]["match"] != first

    @pytest.mark.parametrize(
        ("do", "more"),
        [
            ("play", {"text": "throw 6-5"}),
            ("undo", {}),
            ("redo", {}),
            ("goto", {"ply": 0}),
            ("again", {}),
            ("back", {}),
            ("sit", {"side": "white"}),
            ("think", {}),
            ("hint", {}),
            ("analyse", {}),
            ("key", {}),
            ("knowledge", {}),
            ("view", {}),
        ],
    )
    def test_request_for_another_match_returns_the_current_view(
        self, page: Page, do: str, more: dict[str, Any]
    ) -> None:
        view = page.ok("view")["view"]
        error = page.error(do, rev=view["rev"], match="another", **more)
        assert (error["code"], error["view"]["match"]) == ("stale", view["match"])

    def test_request_for_the_current_match_is_accepted(self, page: Page) -> None:
        view = page.ok("view")["view"]
        page.ok("play", rev=view["rev"], match=view["match"], text="throw 6-5")

    def test_stale_request_without_match_id_is_refused(self, page: Page) -> None:
        rev = page.play("throw 6-5")["rev"]
        page.ok("new", game="lombardorum", seed="other")
        assert page.error("play", rev=rev, text="6:1-7")["code"] == "stale"


class TestTheGameBefore:
    def test_new_session_has_no_previous_match(self, page: Page) -> None:
        view = page.ok("view")["view"]
        assert not view["before"]
        assert page.error("back", rev=view["rev"])["code"] == "no_game_before"

    def test_back_switches_between_both_matches(self, page: Page) -> None:
        first = page.play("throw 6-5", "6:1-7")
        new = page.ok("again", rev=first["rev"], options={"restricted": "none"})["view"]
        assert (new["before"], new["ply"], new["undo"]["enabled"]) == (True, 0, False)
        old = page.ok("back", rev=new["rev"])["view"]
        assert (old["match"], old["ply"], old["before"]) == (first["match"], 2, True)
        assert old["options"] == first["options"]
        assert page.ok("back", rev=old["rev"])["view"]["match"] == new["match"]

    def test_back_restores_the_seats(self, page: Page) -> None:
        first = page.play("throw 6-5")
        computer = {"black": {"kind": "computer", "level": level()}}
        new = page.ok("again", rev=first["rev"], options={}, seats=computer)
        assert new["seats"]["black"] == computer["black"]
        back = page.ok("back", rev=new["view"]["rev"])
        assert back["seats"]["black"] == {"kind": "human"}

    def test_back_goes_to_the_end_of_the_previous_game_of_a_series(self, page: Page) -> None:
        page.ok("new", game="lombardorum", options={"starter": "white"}, seed="x", target=5)
        rev = page.play("throw 6-5", "resign")["rev"]
        next_game = page.ok("again", rev=rev)["view"]
        assert (next_game["before"], next_game["series"]["game"]) == (True, 2)
        assert next_game["log"]["from"] == 3
        last = page.ok("back", rev=next_game["rev"])["view"]
        assert (last["ply"], last["ahead"], last["actor"]["kind"]) == (2, 1, "over")
        assert last["match"] == next_game["match"]

    def test_match_without_moves_does_not_become_the_previous_match(self, page: Page) -> None:
        first = page.play("throw 6-5")
        rev = page.ok("again", rev=first["rev"], options={"restricted": "none"})["view"]["rev"]
        rev = page.ok("again", rev=rev, options={"restricted": "all"})["view"]["rev"]
        assert page.ok("back", rev=rev)["view"]["match"] == first["match"]

    def test_match_without_moves_is_restored_if_it_is_the_only_one(self, page: Page) -> None:
        first = page.ok("view")["view"]
        rev = page.ok("again", rev=first["rev"], options={"restricted": "none"})["view"]["rev"]
        assert page.ok("back", rev=rev)["view"]["match"] == first["match"]

    def test_loaded_match_replaces_a_match_without_moves(self, page: Page) -> None:
        save = page.ok("save")["save"]
        assert not page.ok("load", save=save)["view"]["before"]

    def test_match_of_another_game_has_no_previous_match(self, page: Page) -> None:
        page.play("throw 6-5")
        assert not page.ok("new", game="bohnenspiel")["view"]["before"]

    def test_save_contains_the_previous_match(self, page: Page) -> None:
        first = page.play("throw 6-5", "6:1-7")
        page.ok("again", rev=first["rev"], options={"restricted": "none"})
        other = Page()
        view = other.ok("load", save=page.ok("save")["save"])["view"]
        assert view["before"]
        assert other.ok("back", rev=view["rev"])["view"]["pieces"] == first["pieces"]

    def test_opening_a_link_keeps_the_previous_match(self, page: Page) -> None:
        link = page.ok("link")["link"]
        first = page.play("throw 6-5", "6:1-7")
        view = page.ok("load", link=link)["view"]
        assert page.ok("back", rev=view["rev"])["view"]["match"] == first["match"]


class TestHiddenHands:
    @pytest.fixture
    def covered(self) -> Page:
        page = Page()
        page.ok("new", game="familydomino", options={"players": "3"}, seed="hands")
        page.play("throw")
        return page

    def sit(self, page: Page) -> str:
        view = page.ok("view")["view"]
        side: str = view["actor"]["side"]
        page.ok("sit", rev=view["rev"], side=side)
        return side

    @pytest.mark.parametrize("do", ["hint", "analyse", "think"])
    def test_a_covered_hand_is_refused_at_once(self, covered: Page, do: str) -> None:
        rev = covered.ok("view")["view"]["rev"]
        more = {"level": "vetter"} if do == "think" else {}
        assert covered.error(do, rev=rev, **more)["code"] == "hidden_hand"

    def test_a_past_hand_of_another_is_refused(self, covered: Page) -> None:
        self.sit(covered)
        view = covered.ok("view")["view"]
        covered.play(view["moves"][0]["text"])
        self.sit(covered)
        rev = covered.ok("view")["view"]["rev"]
        assert covered.error("analyse", rev=rev, ply=1)["code"] == "hidden_hand"
        covered.ok("analyse", rev=rev, ply=2)

    def test_hand_is_covered_again_after_undo(self, covered: Page) -> None:
        first = self.sit(covered)
        covered.play(covered.ok("view")["view"]["moves"][0]["text"])
        rev = covered.ok("view")["view"]["rev"]
        view = covered.ok("undo", rev=rev)["view"]
        assert (view["viewer"], [action["id"] for action in view["actions"]]) == (
            "",
            ["sit", "resign"],
        )
        assert covered.ok("sit", rev=view["rev"], side=first)["view"]["viewer"] == first


def test_the_computer_plays_a_whole_game(page: Page) -> None:
    seat = {"kind": "computer", "level": level()}
    view = page.ok("new", game="lombardorum", seed="x", seats={"white": seat, "black": seat})[
        "view"
    ]
    for _ in range(600):
        if view["actor"]["kind"] == "over":
            break
        text = "throw"
        if view["actor"]["kind"] == "seat":
            task = page.ok("think", rev=view["rev"], ms=1)["task"]
            text = page.finish(task)["text"]
        view = page.ok("play", rev=view["rev"], text=text)["view"]
    assert view["actor"]["outcome"]["ending"] == "borne_off"


def test_a_hint_is_one_legal_step_with_a_reason(page: Page) -> None:
    view = page.play("throw 6-5")
    hint = page.finish(page.ok("hint", rev=view["rev"], ms=5)["task"])
    assert hint["path"] in [move["path"] for move in view["moves"]]
    assert hint["reason"]["code"]


def test_analysis_contains_every_move(page: Page) -> None:
    rev = page.ok("new", game="bohnenspiel")["view"]["rev"]
    analysis = page.finish(page.ok("analyse", rev=rev, ms=20)["task"])
    assert (analysis["side"], analysis["unit"]) == ("south", "beans")
    assert sorted(prospect["text"] for prospect in analysis["prospects"]) == list("123456")
    assert all(prospect["line"][0] == prospect["text"] for prospect in analysis["prospects"])


def test_analysis_of_an_earlier_ply(page: Page) -> None:
    page.ok("new", game="bohnenspiel")
    rev = page.play("3", "2", "1")["rev"]
    analysis = page.finish(page.ok("analyse", rev=rev, ply=1, ms=20)["task"])
    assert analysis["side"] == "north"
    assert page.error("analyse", rev=rev, ply=9)["code"] == "no_such_ply"


def test_analysis_is_refused_if_the_opponent_has_none(page: Page) -> None:
    rev = page.ok("new", game="terzett")["view"]["rev"]
    task = page.ok("analyse", rev=rev)["task"]
    assert page.error("slice", task=task)["code"] == "no_analysis"
    assert page.error("review", rev=rev)["code"] == "no_analysis"


def test_cancelled_task_is_removed(page: Page) -> None:
    view = page.play("throw 6-5")
    task = page.ok("hint", rev=view["rev"])["task"]
    page.ok("cancel", task=task)
    assert page.error("slice", task=task)["code"] == "unknown_task"


def test_move_cancels_tasks(page: Page) -> None:
    view = page.play("throw 6-5")
    task = page.ok("hint", rev=view["rev"])["task"]
    page.play("6:1-7")
    assert page.error("slice", task=task)["code"] == "unknown_task"


def test_think_is_refused_before_a_roll(page: Page) -> None:
    view = page.ok("view")["view"]
    assert page.error("think", rev=view["rev"])["code"] == "nothing_to_decide"


def test_saves_and_links_can_be_loaded(page: Page) -> None:
    view = page.play("throw 6-5", "6:1-7")
    save, link = page.ok("save")["save"], page.ok("link")["link"]
    for source in ({"save": save}, {"link": link}):
        again = Page().ok("load", **source)["view"]
        assert again["pieces"] == view["pieces"]


def test_failed_load_keeps_the_current_match(page: Page) -> None:
    before = page.play("throw 6-5")
    bads: tuple[dict[str, Any], ...] = (
        {"link": "1.damaged"},
        {"save": {}},
        {"save": {**page.ok("save")["save"], "game": "chess"}},
    )
    for bad in bads:
        assert page.error("load", **bad)["code"] in ("link_damaged", "save_damaged", "unknown_game")
        assert page.ok("view")["view"] == {**before, "log": page.ok("view")["view"]["log"]}


def test_a_save_with_a_level_that_does_not_exist_is_refused(page: Page) -> None:
    save = page.ok("save")["save"]
    save["seats"]["black"] = {"kind": "computer", "level": "oracle"}
    assert page.error("load", save=save)["code"] == "unknown_level"


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"do": "new", "game": "chess"}, "unknown_game"),
        ({"do": "new", "game": 7}, "wrong_type"),
        ({"do": "new", "game": "lombardorum", "options": {"colour": "red"}}, "unknown_option"),
        ({"do": "new", "game": "lombardorum", "options": {"cube": "maybe"}}, "unknown_value"),
        ({"do": "new", "game": "lombardorum", "options": {"preset": "x"}}, "unknown_preset"),
        ({"do": "new", "game": "lombardorum", "seats": {"red": {"kind": "human"}}}, "unknown_side"),
        (
            {
                "do": "new",
                "game": "lombardorum",
                "seats": {"black": {"kind": "computer", "level": "oracle"}},
            },
            "unknown_level",
        ),
        ({"do": "new", "game": "lombardorum", "position": {"white": {}}}, "missing"),
        ({"do": "dance"}, "unknown_command"),
        ({"do": "answer"}, "unknown_command"),
        ({}, "unknown_command"),
        ({"do": "play", "text": "throw"}, "wrong_type"),
        ({"do": "slice", "task": 99}, "unknown_task"),
    ],
)
def test_invalid_request_returns_a_code(page: Page, request_: dict[str, Any], code: str) -> None:
    reply = json.loads(answer(page.session, json.dumps({"id": 1, **request_})))
    assert reply["error"]["code"] == code
    assert page.ok("view")["view"]["ply"] == 0


def test_requests_without_a_match_are_refused() -> None:
    assert Page().error("view")["code"] == "no_match"


@pytest.mark.parametrize(("text", "code"), [("{", "not_json"), ("[]", "not_an_object")])
def test_invalid_json_receives_a_reply(text: str, code: str) -> None:
    reply = json.loads(answer(Session(), text))
    assert (reply["id"], reply["error"]["code"]) == (None, code)


TEXT = st.text(st.characters(exclude_categories=()), max_size=8)
"""Any characters, including single surrogates; a strategy with a codec takes seconds to start."""
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=8,
)


@examples(150)
@given(
    do=st.sampled_from(
        [
            "new",
            "load",
            "play",
            "goto",
            "again",
            "back",
            "seats",
            "think",
            "analyse",
            "why",
            "slice",
            "view",
        ]
    ),
    request_=st.dictionaries(
        st.sampled_from(
            [
                "game",
                "options",
                "seats",
                "rev",
                "match",
                "text",
                "path",
                "ply",
                "task",
                "save",
                "link",
                "position",
                "ms",
            ]
        ),
        JSON,
        max_size=4,
    ),
)
def test_random_text_never_raises(do: str, request_: dict[str, Any]) -> None:
    page = Page()
    page.ok("new", game="lombardorum", seed="x")
    reply = page.ask(do, **request_)
    assert reply.get("error", {}).get("code") != "internal", reply
    assert page.ok("view")["view"]["game"] == "lombardorum"
