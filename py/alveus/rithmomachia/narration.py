"""How stones, attacks and the end are told: the parameters of events, marks and *why not*."""

from __future__ import annotations

from typing import Any

from alveus.rithmomachia.layout import name
from alveus.rithmomachia.lines import Attack
from alveus.rithmomachia.stones import STONES


def stone_params(code: int) -> dict[str, Any]:
    """A stone by its face."""
    return {"shape": STONES[code].shape, "value": STONES[code].value}


def attack_params(board: bytes, attack: Attack) -> dict[str, Any]:
    """An attack as it is told: how, by what from where, onto what, and the sum."""
    target, stone = STONES[board[attack.target]], STONES[board[attack.stones[0]]]
    return {
        "by": attack.kind,
        "formula": attack.formula,
        "value": target.value,
        "shape": target.shape,
        "met": attack.met,
        "at": name(attack.target),
        "from": name(attack.stones[0]),
        "with": stone.value,
        "partners": [name(at) for at in attack.stones[1:]],
    }
