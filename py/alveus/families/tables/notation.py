"""Moves as text: ``6:10-16`` (by a 6 from point 10 to 16), ``5:20-off``, ``throw 5-1``, ``pass``.

A star marks a hit: ``2:5-7*``.  Hit men enter with ``5:bar-5``; men in hand, which were never on
the board, with ``5:hand-5``.  By option, the opponent of a player who rolls 1-1-1 can send back the
man on this player's point 10 with ``send 10``, or ``decline``.  The text of a whole turn is the
texts of its steps, separated by spaces.  Points are numbered along the path of the player on turn;
for ``send``, this is the player who rolled.  The text of a step that a player enters can omit the
die: ``10-16``.
"""

from __future__ import annotations

import re

from alveus.core.errors import IllegalMove, NotationError
from alveus.families.tables.rules import departure, is_hit, next_node, turn_node
from alveus.families.tables.ruleset import Ruleset
from alveus.families.tables.state import (
    BAR,
    CALL_WORDS,
    HAND,
    Call,
    Move,
    SendBack,
    StartThrow,
    State,
    Step,
    Throw,
)

_STEP = re.compile(r"([1-6]):(bar|hand|[0-9]{1,2})-(off|[0-9]{1,2})(\*?)")
_WAY = re.compile(r"(bar|hand|[0-9]{1,2})-(off|[0-9]{1,2})\*?")
_DICE = r"[0-9](?:-[0-9])*"
_THROW = re.compile(rf"throw ({_DICE})(?:/({_DICE}))?")
_SEND = re.compile(r"send ([0-9]{1,2})")
_BESIDE = {"bar": BAR, "hand": HAND}


def move_text(rules: Ruleset, move: Move) -> str:
    """Return the text of a move."""
    match move:
        case Step():
            return step_text(rules, move)
        case Throw(dice):
            return "throw " + "-".join(map(str, dice))
        case StartThrow((white, black)):
            return f"throw {'-'.join(map(str, white))}/{'-'.join(map(str, black))}"
        case Call(word):
            return word
        case SendBack(point):
            return f"send {point}"


def step_text(rules: Ruleset, step: Step) -> str:
    """Return the text of a step: ``5:2-7``, ``1:2-3*``, ``6:bar-6``, ``6:hand-6``, ``4:9-off``."""
    source = {BAR: "bar", HAND: "hand"}.get(step.source, str(step.source))
    target = "off" if step.target > rules.length else str(step.target)
    return f"{step.die}:{source}-{target}{'*' if step.hit else ''}"


def parse(rules: Ruleset, state: State, text: str) -> tuple[Move, ...]:
    """Return the moves in a text, without a check whether they are legal in `state`.

    A text is a roll, ``send 10``, a word such as ``double``, or the steps of a turn, optionally
    followed by ``pass``.  Raises NotationError if it is anything else, or names a point that does
    not exist; IllegalMove `nothing_to_hit` if a step has a star but does not hit.
    """
    text = re.sub(r":\s+", ":", text.strip())
    if text in CALL_WORDS:
        return (Call(text),)
    if match := _THROW.fullmatch(text):
        return (_parse_throw(rules, match[1], match[2]),)
    if match := _SEND.fullmatch(text):
        return (SendBack(_parse_point(rules, match[1])),)
    words = text.split()
    if not words:
        raise NotationError("notation", text=text[:80])
    if words[-1] == "pass":
        return *_parse_steps(rules, state, words[:-1]), Call("pass")
    return tuple(_parse_steps(rules, state, words))


def parse_step(rules: Ruleset, word: str) -> Step:
    """Return the step in a text with a die; a star sets `hit`.  Raises NotationError if invalid."""
    match = _STEP.fullmatch(word)
    if match is None or (match[2] == "hand" and not rules.start_in_hand):
        raise NotationError("notation", text=word[:80])
    source = _BESIDE[match[2]] if match[2] in _BESIDE else _parse_point(rules, match[2])
    target = rules.exit if match[3] == "off" else _parse_point(rules, match[3])
    return Step(int(match[1]), source, target, bool(match[4]))


def _parse_point(rules: Ruleset, digits: str) -> int:
    number = int(digits)
    if not 1 <= number <= rules.length:
        raise NotationError("no_such_point", at=number)
    return number


def _parse_throw(rules: Ruleset, first: str, second: str | None) -> Move:
    dice = _parse_dice(first)
    if second is not None:
        return StartThrow((dice, _parse_dice(second)))
    return Throw(dice + rules.fixed_dice if len(dice) == rules.dice else dice)


def _parse_dice(text: str) -> tuple[int, ...]:
    return tuple(int(face) for face in text.split("-"))


def _add_die(rules: Ruleset, left: list[int], word: str) -> str:
    """Return the text of a step with its die; if `word` has no die, choose one.

    Of the unused dice, `left`, choose the one equal to the distance in points.  If there is none,
    choose the lowest die; for ``off``, the lowest die above the distance if there is one.  If
    `left` is empty, choose 1.
    """
    match = _WAY.fullmatch(word)
    if match is None:
        return word
    source = _BESIDE[match[1]] if match[1] in _BESIDE else int(match[1])
    off = match[2] == "off"
    distance = (rules.exit if off else int(match[2])) - departure(rules, source)
    dice = sorted(left, key=lambda die: (die != distance, off and die < distance, die))
    return f"{dice[0] if dice else 1}:{word}"


def _parse_steps(rules: Ruleset, state: State, words: list[str]) -> list[Step]:
    """Return the steps of a text; `hit` is True for a step onto a blot, even without a star.

    Raises NotationError, or IllegalMove `nothing_to_hit` for a star without a hit.
    """
    seat = max(state.turn, 0)
    own, other = state.sides[seat], state.sides[1 - seat]
    node = turn_node(rules, own, other, state.left, state.played)
    steps, left = [], list(state.left)
    for word in words:
        step = parse_step(rules, _add_die(rules, left, word))
        if step.die in left:
            left.remove(step.die)
        hit = is_hit(rules, node, step.source, step.target)
        if step.hit and not hit:
            raise IllegalMove("nothing_to_hit", at=step.target)
        step = step._replace(hit=hit)
        node = next_node(rules, node._replace(left=(step.die,)), step)
        steps.append(step)
    return steps
