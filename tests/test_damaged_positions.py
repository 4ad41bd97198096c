"""Damaged positions from a host page are refused with a code."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.examples import examples
from tests.nightly import is_nightly

from alveus import registry
from alveus.bridge import Session, answer

NIGHTLY = is_nightly()
WAYS = examples(2000 if NIGHTLY else 40)
"""Number of damaged positions of each game: two thousand in the nightly run."""

JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**60), 2**60)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=12)
    | st.sampled_from(["__proto__", "white", "a1", "-1", "0:0", "1e999"]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=6,
)
OPENINGS = {
    game: registry.game(game, {}).to_json(registry.game(game, {}).opening())
    for game in registry.ids()
}


def damage(data: st.DataObject, value: Any) -> Any:
    """Return the value with one part replaced, removed or added."""
    if not isinstance(value, dict | list) or not value or data.draw(st.integers(0, 3)) == 0:
        return data.draw(JUNK)
    key = data.draw(st.sampled_from(list(value) if isinstance(value, dict) else range(len(value))))
    way = data.draw(st.integers(0, 5))
    if way == 0:
        del value[key]
    elif way == 1 and isinstance(value, dict):
        value[data.draw(st.text(max_size=6))] = data.draw(JUNK)
    else:
        value[key] = damage(data, value[key])
    return value


@pytest.mark.parametrize("game", registry.ids())
@WAYS
@given(data=st.data())
def test_a_damaged_position_is_accepted_or_refused_with_a_code(
    game: str, data: st.DataObject
) -> None:
    position = damage(data, copy.deepcopy(OPENINGS[game]))
    request = {"id": 1, "do": "new", "game": game, "position": position}
    reply = json.loads(answer(Session(), json.dumps(request)))
    if "error" in reply:
        assert reply["error"]["code"] != "internal", reply
    else:
        assert reply["ok"]["view"]["game"] == game
