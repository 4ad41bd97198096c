"""Requests of the page about games by letter."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from tests.letters.games import write_to_each_other

from alveus.bridge import Session, answer
from alveus.core.errors import AlveusError
from alveus.letters.envelope import open_letter


class Page:
    """A page with its match, and the record on its device."""

    def __init__(self) -> None:
        self.session = Session()
        self.kept: Any = None
        self.view: Any = None
        self.letter: Any = None

    def ask(self, do: str, **request: Any) -> Any:
        reply = json.loads(answer(self.session, json.dumps({"id": 1, "do": do, **request})))
        if "error" in reply:
            raise AlveusError(reply["error"]["code"], **reply["error"]["params"])
        result = reply["ok"]
        self.view = result.get("view", self.view)
        self.kept = result.get("kept", self.kept)
        self.letter = result.get("letter", self.letter)
        return result

    def ask_letter(self, what: str, **request: Any) -> Any:
        return self.ask("letter", what=what, **request)

    def read(self, link: str) -> Any:
        return self.ask_letter("read", link=link, **({"kept": self.kept} if self.kept else {}))

    def play(self, text: str) -> None:
        self.ask("play", rev=self.view["rev"], text=text)

    def play_on(self) -> None:
        """Roll and play the first move until a letter must be written."""
        while not self.ask_letter("tell")["letter"]["ready"]:
            offered = [act["text"] for act in self.view["actions"] if act["enabled"]]
            forced = next((text for text in ("throw", "pass") if text in offered), "")
            self.play(forced or self.view["moves"][0]["text"])

    def write(self) -> str:
        link: str = self.ask_letter("write")["link"]
        return link


@pytest.fixture
def anna() -> Page:
    return Page()


@pytest.fixture
def ben() -> Page:
    return Page()


def begin_xii(anna: Page, ben: Page) -> None:
    """The two letters before the first roll."""
    anna.ask_letter("begin", game="xii")
    ben.read(anna.write())
    anna.read(ben.write())


def test_page_plays_one_side_and_sees_the_board_from_it(anna: Page, ben: Page) -> None:
    anna.ask_letter("begin", game="bohnenspiel", side="north", names={"north": "Ben"})
    reply = ben.read(anna.write())
    assert reply["seats"] == {"south": {"kind": "human"}, "north": {"kind": "away", "name": "Ben"}}
    assert ben.view["viewer"] == "south"


def test_known_roll_is_shown_on_request(anna: Page, ben: Page) -> None:
    begin_xii(anna, ben)
    assert anna.view["actor"]["kind"] == "chance"
    assert [act["id"] for act in anna.view["actions"]] == ["throw", "resign"]
    anna.play("throw")
    assert anna.view["log"]["entries"][-1]["kind"] == "throw"


def test_a_throw_that_needs_the_other_side_is_not_offered(anna: Page) -> None:
    anna.ask_letter("begin", game="xii")
    assert [act["id"] for act in anna.view["actions"]] == ["resign"]
    with pytest.raises(AlveusError, match="letter_throw"):
        anna.play("throw")


def test_other_side_cannot_be_played(anna: Page, ben: Page) -> None:
    anna.ask_letter("begin", game="bohnenspiel")
    anna.play("3")
    with pytest.raises(AlveusError, match="letter_not_yours"):
        anna.play("7")
    ben.read(anna.write())
    ben.play("1")
    with pytest.raises(AlveusError, match="letter_not_yours"):
        ben.play("2")


def test_a_text_with_a_move_of_the_other_side_is_refused(anna: Page) -> None:
    anna.ask_letter("begin", game="rithmomachia")
    with pytest.raises(AlveusError, match="letter_not_yours"):
        anna.play("a1-b3 f11-g11")
    assert anna.ask_letter("tell")["letter"]["moves"] == []


def test_the_result_of_a_roll_cannot_be_chosen(anna: Page, ben: Page) -> None:
    begin_xii(anna, ben)
    with pytest.raises(AlveusError, match="throw_first"):
        anna.play("throw 6-6")
    anna.play("throw")
    assert anna.view["log"]["entries"][-1]["kind"] == "throw"


def test_moves_in_a_letter_cannot_be_undone(anna: Page, ben: Page) -> None:
    anna.ask_letter("begin", game="bohnenspiel")
    anna.play("3")
    anna.ask("undo", rev=anna.view["rev"])
    anna.play("4")
    assert ben.read(anna.write())["letter"]["moves"] == ["4"]
    assert not anna.view["undo"]["enabled"]
    with pytest.raises(AlveusError, match="letter_stands"):
        anna.ask("undo", rev=anna.view["rev"])
    anna.ask("goto", rev=anna.view["rev"], ply=0)
    with pytest.raises(AlveusError, match="letter"):
        anna.play("3")


def test_an_undone_move_is_not_sent(anna: Page) -> None:
    anna.ask_letter("begin", game="bohnenspiel")
    anna.play("3")
    anna.ask("undo", rev=anna.view["rev"])
    assert not anna.ask_letter("tell")["letter"]["ready"]
    with pytest.raises(AlveusError, match="letter_unplayed"):
        anna.write()
    anna.ask("redo", rev=anna.view["rev"])
    assert anna.ask_letter("tell")["letter"]["ready"]


def test_looking_back_does_not_shorten_the_record(anna: Page) -> None:
    anna.ask_letter("begin", game="bohnenspiel")
    anna.play("3")
    anna.ask("goto", rev=anna.view["rev"], ply=0)
    assert anna.ask_letter("tell")["letter"]["moves"] == ["3"]


def test_ending_can_be_withdrawn_before_the_letter_is_written(anna: Page, ben: Page) -> None:
    anna.ask_letter("begin", game="bohnenspiel")
    with pytest.raises(AlveusError, match="letter_end"):
        anna.play("resign")
    assert anna.ask_letter("end", end="resign")["letter"]["ready"]
    assert not anna.ask_letter("end", end="")["letter"]["ready"]
    anna.ask_letter("end", end="resign")
    letter = ben.read(anna.write())["letter"]
    assert letter["standing"] == "over"
    assert letter["outcome"]["winner"] == "north"


def test_an_undone_move_is_not_sent_with_a_resignation(anna: Page, ben: Page) -> None:
    anna.ask_letter("begin", game="bohnenspiel")
    anna.play("3")
    ben.read(anna.write())
    ben.play("1")
    ben.ask("undo", rev=ben.view["rev"])
    ben.ask_letter("end", end="resign")
    assert anna.read(ben.write())["letter"]["moves"] == ["3"]


def test_a_draw_can_be_accepted_after_undoing_the_winning_move(anna: Page, ben: Page) -> None:
    sent = write_to_each_other("bohnenspiel", 7, 200)
    offered = replace(open_letter(sent[-2].link), end="offer")
    anna.kept, ben.kept = sent[-3].kept, {**sent[-2].kept, "letter": offered.to_json()}
    anna.read(offered.pack())
    anna.play(open_letter(sent[-1].link).moves[-1])
    assert anna.view["actor"]["kind"] == "over"
    anna.ask("undo", rev=anna.view["rev"])
    anna.ask_letter("end", end="draw")
    letter = ben.read(anna.write())["letter"]
    assert (letter["end"], letter["outcome"]["winner"]) == ("draw", None)
    assert letter["moves"] == list(offered.moves)


def test_offer_is_not_shown_after_the_winning_move(anna: Page) -> None:
    sent = write_to_each_other("bohnenspiel", 7, 200)
    anna.kept = sent[-3].kept
    anna.read(sent[-2].link)
    anna.ask_letter("end", end="offer")
    anna.play(open_letter(sent[-1].link).moves[-1])
    assert anna.ask_letter("tell")["letter"]["end"] == ""
    assert open_letter(anna.write()).end == ""


def test_record_continues_on_another_device(anna: Page, ben: Page) -> None:
    begin_xii(anna, ben)
    anna.play_on()
    elsewhere = Page()
    elsewhere.ask_letter("resume", kept=anna.kept)
    assert elsewhere.letter == anna.letter
    ben.read(elsewhere.write())


def test_replies_contain_no_secret_and_no_future_chain_value(anna: Page, ben: Page) -> None:
    begin_xii(anna, ben)
    for _ in range(3):
        anna.play_on()
        ben.read(anna.write())
        ben.play_on()
        anna.read(ben.write())
    shown = json.dumps([anna.view, anna.letter])
    assert anna.kept["secret"] not in shown
    assert anna.view["chance"]["seed"] is None


def test_letter_can_be_found_shown_and_verified(anna: Page, ben: Page) -> None:
    begin_xii(anna, ben)
    anna.play_on()
    link = anna.write()
    summary = ben.ask_letter("find", link=link)["found"]
    assert (summary["game"], summary["number"]) == ("xii", 3)
    before = ben.session.match
    assert ben.ask_letter("look", link=link)["letter"]["side"] == ""
    assert ben.session.match is before
    proof = ben.ask_letter("verify", link=link)["proof"]
    numbers = [throw["number"] for throw in proof["throws"]]
    assert numbers == list(range(1, len(numbers) + 1)) != []


def test_contradicting_letters_are_shown_together(anna: Page, ben: Page) -> None:
    begin_xii(anna, ben)
    anna.play_on()
    link = anna.write()
    reply = ben.ask_letter("look", link=link, kept=anna.kept)
    assert reply["known"]["log"]["entries"] == reply["view"]["log"]["entries"]
    assert reply["sealed"]
    stranger = Page()
    stranger.ask_letter("begin", game="xii")
    other = stranger.write()
    assert not ben.ask_letter("look", link=other, kept=anna.kept)["sealed"]


def test_proof_ends_at_the_first_illegal_move(anna: Page) -> None:
    anna.ask_letter("begin", game="bohnenspiel")
    anna.play("3")
    letter = replace(open_letter(anna.write()), moves=("3", "2", "9"))
    proof = anna.ask_letter("verify", link=letter.pack())["proof"]
    assert proof["failure"]["code"] == "letter_move"
    assert proof["failure"]["params"]["number"] == 3
    assert anna.ask_letter("verify")["proof"]["failure"] is None


def test_proof_does_not_count_moves_that_no_letter_contains(anna: Page, ben: Page) -> None:
    anna.ask_letter("begin", game="bohnenspiel")
    anna.play("3")
    ben.read(anna.write())
    ben.play("2")
    assert ben.ask_letter("tell")["letter"]["moves"] == ["3", "2"]
    assert ben.ask_letter("verify")["proof"]["moves"] == 1


def test_hints_are_refused_until_the_game_is_over(anna: Page, ben: Page) -> None:
    anna.ask_letter("begin", game="bohnenspiel")
    for do in ("hint", "analyse"):
        with pytest.raises(AlveusError, match="letter_alone"):
            anna.ask(do, rev=anna.view["rev"])
    anna.play("3")
    ben.read(anna.write())
    ben.ask_letter("end", end="resign")
    anna.read(ben.write())
    assert anna.view["actor"]["outcome"]["ending"] == "resigned"
    assert "task" in anna.ask("analyse", rev=anna.view["rev"], ply=0)


def test_resigned_game_can_be_reopened(anna: Page, ben: Page) -> None:
    anna.ask_letter("begin", game="bohnenspiel")
    anna.play("3")
    ben.read(anna.write())
    ben.ask_letter("end", end="resign")
    ben.write()
    assert ben.view["actor"]["kind"] == "over"
    ben.ask_letter("resume", kept=ben.ask_letter("tell")["kept"])
    assert ben.letter["moves"] == ["3"]
    assert ben.view["actor"]["outcome"]["winner"] == "south"


def test_next_game_of_a_series_is_opened(anna: Page, ben: Page) -> None:
    anna.ask_letter("begin", game="bohnenspiel", target=3)
    assert anna.view["series"]["target"] == 3
    anna.play("3")
    ben.read(anna.write())
    ben.ask_letter("end", end="resign")
    anna.read(ben.write())
    assert anna.view["series"]["score"] == {"south": 1, "north": 0}
    following = anna.letter["next"]
    anna.ask_letter("next")
    assert (anna.letter["id"], anna.letter["number"]) == (following, 0)
    assert anna.view["series"]["score"] == {"south": 1, "north": 0}
    ben.read(anna.write())
    assert ben.letter["side"] == "north"


def test_unknown_letter_request_is_refused(anna: Page) -> None:
    with pytest.raises(AlveusError, match="unknown_topic"):
        anna.ask_letter("nothing")
    with pytest.raises(AlveusError, match="no_match"):
        anna.ask_letter("tell")
    anna.ask("new", game="xii")
    with pytest.raises(AlveusError, match="no_match"):
        anna.ask_letter("write")
    with pytest.raises(AlveusError, match="save_damaged"):
        anna.ask_letter("resume", kept={"format": "x"})
