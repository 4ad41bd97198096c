"""What is packed comes out as it was, and a change leads to what was meant."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from tests.wire_reader import changed, unpack

from alveus.core.wire import RANGES, Sender, change, characters, pack

words = st.sampled_from(["a1", "b2", "lay", "line", "", "{0}", "lay a1-b2", "lay {0}", "0", "é–\\"])
numbers = st.integers(-3, 3) | st.sampled_from([0.0, 1.0, 2.5])
scalars = words | numbers | st.booleans() | st.none()
names = st.sampled_from(["kind", "code", "text", "path", "label", "params", "{"])
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(names, inner, max_size=4),
    max_leaves=40,
)
rows = st.lists(
    st.fixed_dictionaries({"text": words, "path": st.lists(words, max_size=2), "at": numbers}),
    max_size=12,
)
views = st.fixed_dictionaries({"moves": rows, "places": rows, "rev": numbers, "actor": values})


def exactly(value: Any) -> str:
    return json.dumps(value)


@given(values | rows)
def test_what_is_packed_comes_out_as_it_was(value: Any) -> None:
    packed = json.loads(json.dumps(pack(value)))
    assert exactly(unpack(packed)) == exactly(value)


@given(st.data())
def test_rows_of_one_making_come_out_as_they_were(data: Any) -> None:
    cells = data.draw(st.lists(st.tuples(words, words, numbers), min_size=2, max_size=8))
    made = [
        {
            "text": f"lay {one}-{two}",
            "kind": "play",
            "path": [one, two],
            "label": {"code": "lay", "params": {"from": one, "to": two, "at": at, "again": at}},
        }
        for one, two, at in cells
    ]
    assert exactly(unpack(pack(made))) == exactly(made)


@given(views, views)
def test_a_change_leads_from_one_view_to_the_next(old: Any, new: Any) -> None:
    assert changed(old, unpack(pack(change(old, new)))) == new


@given(views, st.data())
def test_a_change_of_some_rows_leads_to_them(old: Any, data: Any) -> None:
    moves = data.draw(st.permutations(old["moves"])) if old["moves"] else []
    new = {**old, "moves": moves[: data.draw(st.integers(0, 12))] + data.draw(rows)}
    assert changed(old, change(old, new)) == new


def test_what_is_as_it_was_is_not_told() -> None:
    old = {"moves": [{"text": "a"}, {"text": "b"}, {"text": "c"}], "rev": 1, "viewer": "white"}
    new = {"moves": [{"text": "b"}, {"text": "c"}, {"text": "d"}], "rev": 2, "viewer": "white"}
    assert change(old, new) == {"moves": {"rows": [[1, 2], {"text": "d"}]}, "rev": [2]}


def test_equal_members_share_a_number_and_a_text_names_its_parts() -> None:
    rows = [
        {"text": f"lay {a}-{b}", "kind": "play", "path": [], "from": a, "to": b, "again": b}
        for a, b in (("a1", "b1"), ("c4", "c5"))
    ]
    shape = {"text": "lay {0}-{1}", "kind": ["play"], "path": [[]], "from": 0, "to": 1, "again": 1}
    assert shape in pack(rows)["table"]


def test_the_most_frequent_entry_comes_first() -> None:
    assert pack(["b", "a", "a"])["table"][0] == "a"


def test_no_character_of_the_text_must_be_escaped() -> None:
    one_byte = "".join(chr(i) for start, end in RANGES[:2] for i in range(start, end))
    assert json.dumps(one_byte) == f'"{one_byte}"'
    assert all(end <= start for (_, end), (start, _) in pairwise(RANGES))
    assert next(characters()) == "#"


def test_a_page_with_the_last_view_is_told_the_change() -> None:
    sender: Any = Sender()
    first = sender.send({"rev": 1, "viewer": "white"}, "")
    assert (first["base"], unpack(first)) == ("", {"rev": 1, "viewer": "white"})
    second = sender.send({"rev": 2, "viewer": "white"}, first["tag"])
    assert (second["base"], unpack(second)) == (first["tag"], {"rev": [2]})


def test_a_page_with_an_older_view_or_one_of_another_engine_is_told_all() -> None:
    sender: Any = Sender()
    old = sender.send({"rev": 1}, "")["tag"]
    sender.send({"rev": 2}, old)
    other: Any = Sender()
    for base in (old, other.send({"rev": 1}, "")["tag"], "nonsense"):
        assert sender.send({"rev": 3}, base)["base"] == ""
