"""Positions in which the values of every option differ: a table for each game.

A probe is a position (None: the opening) under the settings that the option needs.  For each pair
of values, the result of `reading` must differ in at least one position of the option, except for
the pairs in `ALIKE`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.tables.positions import position

from alveus import registry
from alveus.core.errors import SetupError
from alveus.core.game import CHANCE, Info


@dataclass(frozen=True)
class Probe:
    """A position and settings in which the values of an option differ."""

    position: Mapping[str, Any] | None
    settings: Mapping[str, str] = field(default_factory=dict)


def reading(game_id: str, probe: Probe, settings: Mapping[str, str]) -> Any:
    """Return all results of the rules for a position: actor, moves, following positions, outcome.

    If the position is impossible under the settings, return the code of the error.
    """
    game = registry.game(game_id, {**probe.settings, **settings})
    try:
        state = game.opening() if probe.position is None else game.from_json(probe.position)
    except SetupError as error:
        return error.code
    actor, outcome = game.actor(state), game.outcome(state)
    drawn = game.outcomes(state) if actor == CHANCE else ()
    results = []
    for result in game.results(state):
        after = game.to_json(result.state)
        results.append({**after, "options": None})
    return {
        "position": {**game.to_json(state), "options": None},
        "actor": actor,
        "chance": [(game.text(state, move), weight) for move, weight in drawn],
        "moves": [game.text(state, move) for move in game.moves(state)],
        "results": results,
        "outcome": outcome,
        "decided": game.decided_outcome(state),
        "next": None if outcome is None else game.next_starter(outcome, 0),
        "scoring": None if game.info.scoring is None else game.info.scoring(game.settings),
        "takes_back": game.info.takes_back and game.info.takes_back(game.settings),
    }


def every_setting(info: Info, effects: Mapping[str, Sequence[Probe]]) -> Iterator[dict[str, str]]:
    """Yield the default options, every preset, and every other value of every option.

    A value is combined with the settings that its option needs.
    """
    yield {}
    for preset in info.presets:
        yield {"preset": preset}
    for option in info.options:
        needed = effects[option.name][0].settings
        for value in option.values:
            if value != option.default:
                yield {**needed, option.name: value}


_TO_THROW = position("1:15", "1:15")
_LAST_DIE_KILLS = position("4:1 8:1", "6:2", "3-4")
_ONE_DIE_ONLY = position("1:1", "9:2", "1-2")
_SHUT_IN = position("bar:1 1:1 3:1 4:1 5:1 8:10", "6:1 7:2 11:2")

_ZENO = position("6:7 9:1 10:2 19:2 20:2 23:1", "17:2 14:2 13:2 12:1 11:2 10:2 7:2 4:2", "2-5-6")
_DOG_THROW = position("9:1 1:14", "1:15", "1-1-1")
_IN_HAND = {"start_placement": "in_hand"}
_SEND = {"eustathius_111": "on"}


def _pits(pits: str, south: int, north: int) -> dict[str, Any]:
    """A position of the Bohnenspiel with South to move."""
    return {"turn": "south", "pits": [int(n) for n in pits.split()], "stores": [south, north]}


def _tiles(a: str, b: str, line: str, stock: str, **more: Any) -> dict[str, Any]:
    """A position of Sperrdomino with A to play; `stock` begins with the next tile to be bought."""
    hands = {"a": a.split(), "b": b.split()}
    return {"turn": "a", "hands": hands, "line": line.split(), "stock": stock.split(), **more}


_DEALT = _tiles(
    "0:0 0:1 0:2 0:3 1:1 1:2 1:3",
    "0:4 0:5 0:6 1:4 1:5 1:6 2:2",
    "",
    "2:3 2:4 2:5 2:6 3:3 3:4 3:5 3:6 4:4 4:5 4:6 5:5 5:6 6:6",
)
_OPENED = _tiles(
    "0:0 0:1 0:2 0:3 1:2 1:3 2:3",
    "0:4 0:5 0:6 1:4 1:5 1:6 2:2",
    "1:1",
    "2:4 2:5 2:6 3:3 3:4 3:5 3:6 4:4 4:5 4:6 5:5 5:6 6:6",
)
_TEN = "0:1 1:2 2:0 0:0 0:3 3:4 4:0 0:5 5:6"
_TO_SHUT = _tiles(
    "0:6 1:1",
    "2:2 3:3 4:4",
    _TEN,
    "1:3 1:4 1:5 1:6 2:3 2:4 2:5 2:6 3:5 3:6 4:5 4:6 5:5 6:6",
)
_TO_SHUT_EVENLY = _tiles(
    "0:6 1:5 1:6 2:2 2:4 3:5 4:5 4:6 5:5",
    "1:4 2:3 2:5 2:6 3:3 3:6 4:4 6:6",
    _TEN,
    "1:1 1:3",
)


def _family(*hands: str, line: str = "", **more: Any) -> dict[str, Any]:
    """A position of family dominoes with A to play."""
    held = {side: hand.split() for side, hand in zip("abcde", hands, strict=False)}
    return {"turn": "a", "hands": held, "line": line.split(), **more}


def _stones(stones: str, turn: str = "white", **more: Any) -> dict[str, Any]:
    """A position of Rithmomachia."""
    return {"turn": turn, "stones": stones.split(), **more}


_ADVANCED = {"edition": "advanced"}
_ROW_TO_COME = "WR2@c8 WR4@e8 WR6@f7 WS153@h1 BS28@h12"
_EQUALS = "WP91@h1 BP190@h16 WR16@g6 BT16@e6 WT9@a5 BR9@a7"
_PYRAMID_STRIKES = "BP190@h16 WP91@c6 WT9@e6 BT100@d6 BT36@c7 BR25@c5"
_TO_HARMONY = "WR6@b8 WR8@d8 WS153@h1 BS28@h12"
_NINE_AND_TWELVE = {"white": ["BR9", "BT12"]}
_ALL_BLACK = "BR3 BR5 BR7 BR9 BT12 BT30 BT56 BT90 BS28 BS66 BS120 BP190"
_TWO = {"max_captured": "2"}


EFFECTS: Mapping[str, Mapping[str, tuple[Probe, ...]]] = {
    "duodecim": {
        "direction": (Probe(position("3:1", "5:1", "1-1-2"), _IN_HAND),),
        "dice_count": (Probe(_TO_THROW),),
        "hit_return": (Probe(position("5:1 1:14", "17:1 1:14", "1-1-3")),),
        "start_blocked": (Probe(position("bar:1 5:14", "24:1 2:14", "3-3-4")),),
        "reentry_first": (Probe(position("bar:1 5:14", "24:1 2:14", "3-3-4")),),
        "gather_before_bearing_off": (Probe(_ZENO),),
        "bear_off": (Probe(position("20:1 22:2", "1:15", "6-4-1")),),
        "dice_obligation": (
            Probe(position("11:1 20:1", "10:2", "1-3-4")),
            Probe(position("1:1", "19:2 20:2 21:2", "1-2-3")),
        ),
        "touch_captures": (Probe(position("5:1 1:14", "17:1 1:14", "1-3-3")),),
        "eustathius_111": (Probe({**_DOG_THROW, "choice": True}),),
        "eustathius_then_play": (Probe({**_DOG_THROW, "choice": True}, _SEND),),
        "start_placement": (Probe(None),),
        "entry_limit": (Probe(position("hand:1 12:14", "1:15", "6-6-6"), _IN_HAND),),
        "starter": (Probe(None),),
        "next_starter": (Probe(position("", "2:15")), Probe(position("2:15", ""))),
    },
    "xii": {
        "route": (
            Probe(position("3:1 20:14", "5:2 25:13", "2-2")),
            Probe(position("14:1 20:14", "15:2 25:13", "1-2")),
        ),
        "dice_count": (Probe(position("20:15", "25:15")),),
        "doubles": (Probe(position("20:15", "25:15", "2-2")),),
        "entry_others": (Probe(position("hand:2 4:13", "20:15", "2-5")),),
        "blocked_die": (Probe(position("hand:2 8:13", "2:2 20:13", "2-5")),),
        "no_entry": (Probe(position("hand:1 4:14", "2:2 5:2 20:11", "2-5")),),
        "bar_and_hand": (Probe(position("hand:1 bar:1 4:13", "20:15", "2-5")),),
        "gather_in_a_after_hit": (Probe(position("bar:1 12:14", "20:15", "2-5")),),
        "advance_after": (Probe(position("12:15", "hand:1 4:14", "2-5")),),
        "dice_obligation": (
            Probe(position("29:1 15:1", "20:2", "3-5")),
            Probe(position("15:1", "23:2", "3-5")),
        ),
        "may_decline": (Probe(position("34:3", "20:15", "1-2")),),
        "starter": (Probe(None),),
        "next_starter": (Probe(position("", "20:15")), Probe(position("20:15", ""))),
        "grades": (Probe(position("36:1", "20:15", "1-2")),),
        "men": (Probe(None),),
    },
    "lombardorum": {
        "dice_count": (Probe(_TO_THROW),),
        "third_die": (Probe(_TO_THROW, {"dice_count": "3"}),),
        "restricted": (Probe(position("1:2 2:1 3:1 7:11", "1:15", "1-2")),),
        "restricted_transit": (Probe(position("1:2 3:1 7:12", "1:13 8:2", "2-4")),),
        "dice_obligation": (Probe(_LAST_DIE_KILLS), Probe(_ONE_DIE_ONLY)),
        "hit_return": (Probe(position("1:14 6:1", "1:14 5:1", "1-2")),),
        "starter": (Probe(None),),
        "next_starter": (Probe(position("", "2:15")), Probe(position("2:15", ""))),
        "lurch_wins": (Probe(_SHUT_IN),),
        "grades": (Probe(position("12:1", "2:15", "1-2")),),
        "cube": (Probe(_TO_THROW),),
    },
    "bohnenspiel": {
        "direction": (Probe(None),),
        "skip_start": (Probe(_pits("12 1 1 1 1 1  1 1 1 1 1 1", 20, 29)),),
        "remainder": (Probe(_pits("0 0 0 0 0 0  1 0 0 0 0 2", 35, 34)),),
        "early_win": (Probe(_pits("0 0 0 0 0 1  2 0 3 0 0 0", 37, 29)),),
        "endless": (
            Probe({**_pits("1 0 0 0 0 0  1 0 0 0 0 0", 35, 35), "clock": 199}),
            Probe({**_pits("1 0 0 0 0 0  1 0 0 0 0 0", 35, 35), "clock": 399}),
        ),
        "skips": (Probe(None),),
        "chain": (Probe(_pits("0 0 0 0 3 5  3 1 1 0 0 7", 26, 26)),),
        "series": (Probe(_pits("0 0 0 0 0 0  1 0 0 0 0 2", 40, 29)),),
        "beans": (Probe(None),),
    },
    "sperrdomino": {
        "block_end": (Probe(_TO_SHUT),),
        "block_tie": (Probe(_TO_SHUT_EVENLY),),
        "row_overflow": (Probe(None),),
        "loser_points": (Probe(None),),
        "false_pass": (Probe(_OPENED),),
        "starter_may_buy": (Probe(_DEALT),),
        "buy_after_fit": (Probe({**_OPENED, "bought": 1, "forced": True}),),
        "matsch_of_five": (Probe(None, {"race": "5"}),),
        "race": (Probe(None),),
        "take_back_draws": (Probe(None),),
    },
    "familydomino": {
        "players": (
            Probe(_family("6:6", "5:5")),
            Probe(_family("6:6", "5:5", "4:4")),
            Probe(_family("6:6", "5:5", "4:4", "3:3")),
        ),
        "draw_one": (Probe(_family("6:6", "5:5", line="1:1")),),
        "reach": (
            Probe(_family("7:7", "5:5")),
            Probe(_family("8:8", "5:5")),
            Probe(_family("9:9", "5:5")),
        ),
        "take_back_draws": (Probe(None),),
    },
    "rithmomachia": {
        "edition": (Probe(None),),
        "layout": (Probe(None, _ADVANCED),),
        "rows": (Probe(None),),
        "moves": (Probe(None),),
        "bend": (Probe(None),),
        "pyramid_bends": (Probe(None),),
        "step_choice": (Probe(None),),
        "eruptio_distance": (Probe(_stones("BR3@b8 WR6@b6 BT12@d8 WT72@d3 WS153@h1")),),
        "eruptio_diagonal": (Probe(_stones("BR3@a8 WR6@c6 WS153@h1")),),
        "eruptio_adjacent": (
            Probe(_stones("BR25@e6 WT25@e5 WS153@h1"), {**_ADVANCED, "congressus": "off"}),
        ),
        "pincer": (Probe(_stones("WT42@d6 BT12@d7 BT30@d5 WR8@g3 BR3@g4 BR5@f3 WS153@h1")),),
        "pincer_many": (Probe(_stones("WS15@d6 BR3@c6 BR7@e6 BR5@d7 WS153@h1")),),
        "siege": (
            Probe(_stones("WR2@a1 BR3@a2 BR5@c1 WS153@h1", "black")),
            Probe(_stones("WR2@a1 WR4@b1 BR3@b2 WS153@h1", "black")),
        ),
        "self_siege": (Probe(_stones("WR2@a1 BR3@a2 WR4@c1"), {"siege": "any"}),),
        "congressus": (Probe(_stones(_EQUALS), _ADVANCED),),
        "exposed_reply": (Probe(_stones("WR6@c5 BR3@c8")),),
        "flight_into_attack": (Probe(_stones("WS15@c5 BR5@c8 BR3@f10")),),
        "pyramid_attacks_with": (Probe(_stones(_PYRAMID_STRIKES, "black"), _ADVANCED),),
        "timing": (Probe(_stones("WR6@b5 BT30@g6 WR8@a1")),),
        "subtraction": (Probe(_stones("WS15@d6 BR9@e6 WR6@f6 BR3@h11", "black")),),
        "division": (Probe(_stones("WS15@b6 BR3@g6 BR5@h11", "black")),),
        "extended_eruptio": (Probe(_stones("WR6@b6 BS28@f6 WR4@f5 BR5@h11", "black")),),
        "captured_use": (Probe(_stones("WR2@c4 BR3@h12", captured={"white": ["BR7"]})),),
        "harmonic": (Probe(_stones("WR2@c8 WR6@e8 BS28@h12", captured={"white": ["BR3"]})),),
        "geometric": (Probe(_stones("WR2@c8 WR4@e8 WR8@f7 BS28@h12")),),
        "greatest_harmony": (Probe(_stones(_TO_HARMONY, captured=_NINE_AND_TWELVE), _TWO),),
        "victory": (
            Probe(_stones(_ROW_TO_COME)),
            Probe(_stones("WR2@a8 WR4@c8 WR6@e8 WR8@f7 WS153@h1 BS28@h12")),
        ),
        "max_captured": (Probe(_stones("WR6@b8 BS28@h12 WS153@h1", captured=_NINE_AND_TWELVE)),),
        "need_pyramid": (Probe(_stones(f"{_ROW_TO_COME} BP190@a12")),),
        "geometric_four": (
            Probe(
                _stones(_TO_HARMONY, captured=_NINE_AND_TWELVE),
                {**_TWO, "victory": "praestantissima"},
            ),
        ),
        "pyramid_in_row": (
            Probe(
                _stones("WT49@c10 WP91@d10 WS169@e13 BS28@h16"),
                {**_ADVANCED, "geometric": "on"},
            ),
        ),
        "placement": (
            Probe(_stones("WR6@d8 WR8@g8 WS153@h1 BS28@h12", captured={"white": ["BR7"]})),
        ),
        "win_timing": (Probe(_stones(_ROW_TO_COME)),),
        "early_formation": (Probe(_stones("WR2@c8 WR4@e8 WR6@f8 WS153@h1 BS28@h12")),),
        "short_game": (
            Probe(_stones("WR2@a1 BR3@c12", captured={"white": ["BR5", "BR7", "BR9", "BT12"]})),
            Probe(_stones("WR2@a1 BR3@c12", captured={"white": ["BS120"]})),
            Probe(_stones("WR2@a1 BR3@c12", captured={"white": ["BP190"]})),
            Probe(_stones("WR2@a1", captured={"white": _ALL_BLACK.split()})),
        ),
        "no_move": (Probe(_stones("WR2@a1 BR3@a2 BR5@b1")),),
        "repetition": (Probe(_stones("WR2@a1 BR3@c12", repeated=3)),),
        "no_progress": (Probe(_stones("WR2@a1 BR3@c12", clock=99)),),
        "dead_position": (Probe(_stones("WR2@a1 BR3@c12")),),
    },
    "dominosa": {
        "reach": (Probe(None),),
        "grade": (Probe(None),),
        "outline": (Probe(None, {"reach": "7"}),),
    },
    "terzett": {
        "task": (Probe(None),),
        "kind": (Probe(None, {"task": "compose"}), Probe(None)),
    },
}

ALIKE = {("bohnenspiel", "remainder"): {("other", "own_rows")}}
"""Values of an option that have the same effect although the sources word them differently.

The row of the player who cannot move is empty, so all remaining beans are in the other row."""
