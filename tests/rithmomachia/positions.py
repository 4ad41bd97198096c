"""Helpers for positions in notation: ``WR6@b5 BT30@g6``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from alveus import registry
from alveus.core.events import Event
from alveus.families.rithmomachia.game import RithmomachiaGame
from alveus.families.rithmomachia.state import State

BASE = "WP91@g1 BP190@a12 WS153@h1 BS28@h12"
ADVANCED = {"edition": "advanced"}
TOLD = ("attack", "take", "siege", "displace")


def rithmomachia(options: Mapping[str, str] | None = None) -> RithmomachiaGame:
    game = registry.game("rithmomachia", options)
    if not isinstance(game, RithmomachiaGame):
        raise TypeError
    return game


def position(
    game: RithmomachiaGame,
    stones: str,
    turn: str = "white",
    white: Sequence[str] = (),
    black: Sequence[str] = (),
) -> State:
    captured = {"white": list(white), "black": list(black)}
    return game.from_json({"turn": turn, "stones": stones.split(), "captured": captured})


def played(game: RithmomachiaGame, state: State, *texts: str) -> tuple[State, list[list[str]]]:
    """Return the state after some moves, and for each move the attacks and captures."""
    all_events = []
    for text in texts:
        events: list[Event] = []
        for move in game.parse(state, text):
            state, happened = game.apply(state, move)
            events += happened
        all_events.append([spoken(event) for event in events if event.code in TOLD])
    return state, all_events


def spoken(event: Event) -> str:
    """Return a short text of an event: ``take 30@g6: 6 · 5 = 30``."""
    params = event.params
    sum_ = params["formula"] or params["by"]
    return f"{event.code} {params['value']}@{params['at']}: {sum_}"
