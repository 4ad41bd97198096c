"""Inputs that exceed a limit are refused with a code, in CPython and in the browser."""

from __future__ import annotations

import base64
import json
import re
from pathlib import Path
from typing import Any

import pytest

from alveus.bridge import Session, answer
from alveus.core import limits, links, saves
from alveus.core.errors import AlveusError, IllegalMove, NotationError, SetupError
from alveus.core.json_validation import integer, number, parse_json, parse_object
from alveus.core.link_codec import encode_base64
from alveus.core.match import Match, begin
from alveus.core.stream import seed_bytes, seed_number, seed_word
from alveus.lab.lines import read_head
from alveus.lab.settings import Settings
from alveus.registry import spec

ROOT = Path(__file__).resolve().parents[2]
DEEP = (10_000, 100_000)
TO_AND_FRO = ("lay a1-b1", "lift a1")


def code_of(call: Any, *arguments: Any, **more: Any) -> str:
    """Return the code of the error that a call raises."""
    with pytest.raises(AlveusError) as caught:
        call(*arguments, **more)
    return caught.value.code


def reply(session: Session, **request: Any) -> dict[str, Any]:
    result: dict[str, Any] = json.loads(answer(session, json.dumps({"id": 1, **request})))
    return result


def long_save(moves: int) -> dict[str, Any]:
    """Return a saved Dominosa game with `moves` moves, which place and remove one tile."""
    saved = saves.save(begin(spec("dominosa"), {"reach": "3"}))
    saved["games"][0]["plies"] = [TO_AND_FRO[n % 2] for n in range(moves)]
    saved["ply"] = moves
    return saved


def long_link(moves: int) -> str:
    """Return a link to the same game."""
    texts = [TO_AND_FRO[n % 2] for n in range(moves)]
    return links._encode({"g": "dominosa", "o": {"reach": "3"}, "m": texts})


class TestNesting:
    @pytest.mark.parametrize("levels", [limits.NESTING + 1, *DEEP])
    @pytest.mark.parametrize("unit", ["[", '{"a":', '[{"a":'])
    def test_deeply_nested_json_is_refused(self, levels: int, unit: str) -> None:
        assert code_of(parse_json, unit * levels) == "too_deep"

    def test_json_at_the_nesting_limit_is_accepted(self) -> None:
        levels = limits.NESTING
        assert parse_json("[" * levels + "]" * levels) is not None

    def test_brackets_in_strings_do_not_count_as_nesting(self) -> None:
        text = json.dumps({"a": '\\"[{' * 1000, "b": "[" * 1000, "c": [[]] * 100})
        assert parse_object(text) == json.loads(text)

    def test_the_scan_of_unterminated_strings_takes_linear_time(self) -> None:
        assert code_of(parse_json, "[" * 65 + '"' + '\\"' * 1_000_000) == "too_deep"
        assert code_of(parse_json, "[" + '"[' * 500_000) in ("not_json", "too_deep")

    @pytest.mark.parametrize("levels", DEEP)
    def test_the_bridge_refuses_nested_requests(self, levels: int) -> None:
        result = json.loads(answer(Session(), '{"do":"new","position":' + "[" * levels))
        assert result["error"]["code"] == "too_deep"

    @pytest.mark.parametrize("levels", DEEP)
    def test_links_and_experiments_refuse_nested_json(self, levels: int) -> None:
        nested = "[" * levels + "]" * levels
        assert code_of(links.follow, packed('{"g":' + nested + "}"), spec) == "too_deep"
        assert code_of(read_head, nested, Settings) == "lab_no_file"

    @pytest.mark.parametrize("text", ["NaN", "[Infinity]", '{"a": -Infinity}', "1e999", "9" * 5000])
    def test_nan_and_infinity_are_refused_as_json(self, text: str) -> None:
        assert code_of(parse_json, text) == "not_json"


def packed(content: str) -> str:
    """Return a link with this content."""
    return links.CODEC.encode(content.encode())


class TestNumbers:
    @pytest.mark.parametrize("value", [10**400, -(10**400), 10**5000, 11, -1], ids=range(5))
    def test_integers_out_of_range_are_refused(self, value: int) -> None:
        assert code_of(integer, value, "n", 0, 10) == "out_of_range"
        if abs(value) > 10**300:
            assert code_of(integer, value, "n") == "out_of_range"

    @pytest.mark.parametrize("value", [float("nan"), float("inf"), -0.5, 10**5000], ids=range(4))
    def test_numbers_out_of_range_are_refused(self, value: float) -> None:
        assert code_of(number, value, "seconds", 0, 60) == "out_of_range"

    @pytest.mark.parametrize("value", [True, "1", None])
    def test_values_of_other_types_are_refused(self, value: Any) -> None:
        assert code_of(integer, value, "n") == "wrong_type"
        assert code_of(number, value, "n", 0, 1) == "wrong_type"


class TestSeeds:
    def test_a_number_and_its_text_are_the_same_seed(self) -> None:
        assert seed_bytes(7) == seed_bytes("7") == seed_bytes(b"7") == b"7"
        assert seed_word(7) == seed_word("7") == seed_word(b"7") == "7"

    def test_bytes_and_surrogates_are_seeds(self) -> None:
        assert seed_word(b"\xff") != seed_word(b"\xfe")
        assert seed_word("\ud800") == "\ud800"
        assert seed_bytes("\ud800") == b"\xed\xa0\x80"

    def test_the_longest_seed_is_accepted(self) -> None:
        assert seed_bytes(b"x" * 16384) == b"x" * 16384

    @pytest.mark.parametrize(
        "seed", ["é" * 8193, b"x" * 16385, 10**5000, -(10**5000)], ids=range(4)
    )
    def test_long_seeds_are_refused(self, seed: Any) -> None:
        assert code_of(seed_bytes, seed) == "seed_too_long"
        assert code_of(seed_word, seed) == "seed_too_long"

    def test_a_seed_that_must_be_an_integer_is_checked(self) -> None:
        assert seed_number(-3) == -3
        assert code_of(seed_number, 10**5000) == "seed_too_long"
        assert code_of(seed_number, "1") == "wrong_type"


class TestMoves:
    @pytest.fixture
    def full(self, monkeypatch: pytest.MonkeyPatch) -> Match:
        """A match with the maximum number of plies of a saved game."""
        for module in ("match", "links", "saves"):
            monkeypatch.setattr(f"alveus.core.{module}.GAME_MOVES", 30)
        match = begin(spec("dominosa"), {"reach": "3"})
        for number_ in range(29):
            match.play(TO_AND_FRO[number_ % 2])
        return match

    def test_a_full_match_refuses_moves_and_can_be_loaded(self, full: Match) -> None:
        with pytest.raises(IllegalMove) as caught:
            full.play("lift a1")
        assert (caught.value.code, caught.value.params) == ("game_full", {"most": 30})
        assert len(saves.load(saves.save(full), spec).plies) == len(full.plies) == 30

    def test_moves_of_a_full_match_can_be_undone_and_replaced(self, full: Match) -> None:
        full.undo()
        full.play("lay a1-b1")
        assert len(full.plies) == 30

    def test_long_links_and_saves_are_refused(self, full: Match) -> None:
        del full
        assert code_of(links.follow, long_link(31), spec) == "too_many_moves"
        assert code_of(saves.load, long_save(31), spec) == "too_many_moves"

    def test_games_without_moves_count_towards_the_limit(self, full: Match) -> None:
        saved = saves.save(full)
        saved["games"] *= 2
        assert code_of(saves.load, saved, spec) == "too_many_moves"

    def test_a_long_move_text_is_refused(self) -> None:
        match = begin(spec("dominosa"), {"reach": "3"})
        text = " ".join(TO_AND_FRO) + " " + "try keep " * 500
        assert code_of(match.play, text) == "notation"
        assert code_of(match.note, "mark 3 " * 1000) == "notation"


class TestLoadingInTheBridge:
    def test_a_short_game_is_loaded_at_once(self) -> None:
        result = reply(Session(), do="load", save=long_save(399))
        assert result["ok"]["view"]["ply"] == 399

    @pytest.mark.parametrize("content", [{"save": long_save(1000)}, {"link": long_link(1000)}])
    def test_a_long_game_is_a_task_with_progress(self, content: dict[str, Any]) -> None:
        session = Session()
        task = reply(session, do="load", **content)["ok"]["task"]
        percents, result = [], reply(session, do="slice", task=task, ms=0)["ok"]
        while "done" not in result:
            assert result["progress"]["code"] == "loading"
            percents.append(result["progress"]["params"]["percent"])
            result = reply(session, do="slice", task=task, ms=0)["ok"]
        assert result["done"]["view"]["ply"] == 1000
        assert percents == sorted(percents)
        assert (percents[0], percents[-1]) == (40, 100 if "link" in content else 99)

    def test_the_game_on_the_table_stays_until_the_other_is_loaded(self) -> None:
        session = Session()
        first = reply(session, do="new", game="dominosa")["ok"]["view"]
        task = reply(session, do="load", save=long_save(500))["ok"]["task"]
        reply(session, do="slice", task=task, ms=0)
        assert reply(session, do="view")["ok"]["view"]["match"] == first["match"]
        reply(session, do="cancel", task=task)
        assert reply(session, do="slice", task=task)["error"]["code"] == "unknown_task"
        assert reply(session, do="view")["ok"]["view"]["match"] == first["match"]

    def test_a_move_during_loading_does_not_stop_it(self) -> None:
        session = Session()
        first = reply(session, do="new", game="bohnenspiel")["ok"]["view"]
        task = reply(session, do="load", save=long_save(500))["ok"]["task"]
        assert "ok" in reply(session, do="play", rev=first["rev"], text="3")
        result: dict[str, Any] = {}
        while "done" not in result:
            result = reply(session, do="slice", task=task)["ok"]
        assert result["done"]["view"]["game"] == "dominosa"

    def test_an_illegal_move_late_in_a_long_game_keeps_the_game_on_the_table(self) -> None:
        session = Session()
        first = reply(session, do="new", game="dominosa")["ok"]["view"]
        saved = long_save(500)
        saved["games"][0]["plies"][450] = "lay z9-z9"
        task = reply(session, do="load", save=saved)["ok"]["task"]
        result: dict[str, Any] = {}
        while "error" not in result:
            result = reply(session, do="slice", task=task)
        assert result["error"]["code"] == "save_illegal_move"
        assert reply(session, do="view")["ok"]["view"]["match"] == first["match"]


class TestRequests:
    @pytest.mark.parametrize("value", ["1e999", "NaN", "-Infinity", "1" + "0" * 5000])
    def test_numbers_that_are_not_json_are_refused_with_a_code(self, value: str) -> None:
        result = json.loads(answer(Session(), f'{{"do":"view","rev":{value}}}'))
        assert result["error"]["code"] == "not_json"

    @pytest.mark.parametrize("value", ["1" + "0" * 400, "-1", "true", "0.5", '"\\ud800"', "null"])
    @pytest.mark.parametrize(
        "request_",
        [
            '"do":"think","rev":REV,"ms":VALUE',
            '"do":"hint","rev":REV,"ms":VALUE',
            '"do":"analyse","rev":REV,"ms":VALUE',
            '"do":"analyse","rev":REV,"ply":VALUE',
            '"do":"review","rev":REV,"ms":VALUE',
            '"do":"review","rev":REV,"game":VALUE',
            '"do":"slice","task":VALUE',
            '"do":"slice","task":1,"ms":VALUE',
            '"do":"cancel","task":VALUE',
            '"do":"goto","rev":REV,"ply":VALUE',
            '"do":"look","rev":REV,"ply":VALUE',
            '"do":"check","rev":REV,"ply":VALUE,"answers":[]',
            '"do":"view","rev":VALUE',
            '"do":"undo","rev":VALUE',
            '"do":"new","game":"bohnenspiel","target":VALUE',
            '"do":"new","game":"bohnenspiel","seed":VALUE',
            '"do":"new","game":VALUE',
            '"do":"generate","game":"dominosa","seed":VALUE,"options":{"reach":"3"}',
            '"do":"play","rev":REV,"text":VALUE',
            '"do":"consult","game":"rithmomachia","about":VALUE',
        ],
    )
    def test_every_value_is_used_or_refused_with_a_code(self, request_: str, value: str) -> None:
        session = Session()
        rev = reply(session, do="new", game="bohnenspiel")["ok"]["view"]["rev"]
        text = "{" + request_.replace("REV", str(rev)).replace("VALUE", value) + "}"
        result = json.loads(answer(session, text))
        assert result.get("error", {}).get("code") != "internal", result

    @pytest.mark.parametrize("seed", ["\ud800", "x" * 2000, ""])
    def test_seeds_of_new_games(self, seed: str) -> None:
        result = reply(Session(), do="new", game="xii", seed=seed)
        assert "ok" in result or result["error"]["code"] == "seed_too_long"


class TestLinks:
    @pytest.fixture
    def link(self) -> str:
        match = begin(spec("bohnenspiel"), {"beans": "4"})
        for move in ("3", "2", "5"):
            match.play(move)
        return links.link(match)[0]

    @pytest.mark.parametrize(
        "version", ["9" * 5000, "9" * 5, "", "0", "0001", "01", "١", "²", "-1", "1_0", " 1", "+1"]
    )
    def test_a_version_other_than_ascii_digits_without_leading_zeros_is_refused(
        self, link: str, version: str
    ) -> None:
        text = version + link[1:]
        assert code_of(links.follow, text, spec) == "link_damaged"

    def test_a_link_of_a_later_version_is_refused_as_too_new(self, link: str) -> None:
        with pytest.raises(SetupError) as caught:
            links.follow("9999" + link[1:], spec)
        assert (caught.value.code, caught.value.params) == ("link_too_new", {"version": 9999})

    @pytest.mark.parametrize("added", ["A", "AAAA", "=", "==", "\n", " ", ".", "é"])
    def test_text_after_the_content_is_refused(self, link: str, added: str) -> None:
        assert code_of(links.follow, link + added, spec) == "link_damaged"

    def test_bytes_after_the_compressed_data_are_refused(self, link: str) -> None:
        raw = base64.urlsafe_b64decode(link[2:] + "=" * (-len(link[2:]) % 4))
        assert code_of(links.follow, "1." + encode_base64(raw + b"x"), spec) == "link_damaged"

    def test_a_link_with_too_many_characters_is_refused(self) -> None:
        text = "1." + "A" * (limits.LINK_CHARACTERS + 1)
        assert code_of(links.follow, text, spec) == "link_too_long"

    def test_a_link_with_a_changed_character_is_refused_or_unchanged_in_meaning(
        self, link: str
    ) -> None:
        original = links.follow(link, spec)
        texts = [ply.text for ply in original.plies]
        wrong = []
        for at in range(len(link)):
            for sign in "AZaz09-_.+/=é1":
                changed = link[:at] + sign + link[at + 1 :]
                if changed == link:
                    continue
                try:
                    match = links.follow(changed, spec)
                except (SetupError, NotationError):
                    continue
                if (match.state, [ply.text for ply in match.plies]) != (original.state, texts):
                    wrong.append(changed)
        assert wrong == []

    def test_a_link_with_a_missing_or_additional_character_is_refused(self, link: str) -> None:
        for at in range(len(link)):
            for changed in (link[:at] + link[at + 1 :], link[:at] + "A" + link[at:]):
                code_of(links.follow, changed, spec)


@pytest.mark.native
class TestDocumentation:
    def test_the_documentation_lists_every_limit_with_its_value(self) -> None:
        page = (ROOT / "docs" / "site" / "limits.md").read_text(encoding="utf-8")
        rows = re.findall(r"^\| `([A-Z_]+)` \| ([0-9,]+) \|", page, re.MULTILINE)
        assert {name: int(value.replace(",", "")) for name, value in rows} == {
            name: value for name, value in vars(limits).items() if name.isupper()
        }
