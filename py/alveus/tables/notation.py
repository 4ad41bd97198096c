"""Moves as text: ``6: 10-16``, ``*`` after a hit, ``bar-5``, ``20-off``, ``pass``, ``throw 5-1``.

A man in hand enters with ``hand-5``; after 1-1-1 the other player may ``send 10`` back.  A whole
turn is its steps joined by a space.  Points are the mover's own numbers.  A way written without its
die, ``10-16``, is gone with the one that leads there.
"""

from __future__ import annotations

import re

from alveus.core.errors import IllegalMove, NotationError
from alveus.tables.men import move_man, restore_touched
from alveus.tables.node import NO_MEMORY, update_memory
from alveus.tables.ruleset import Ruleset
from alveus.tables.state import BAR, HAND, Call, Move, SendBack, StartThrow, State, Step, Throw
from alveus.tables.steps import departure

_STEP = re.compile(r"([1-6]):(bar|hand|[0-9]{1,2})-(off|[0-9]{1,2})(\*?)")
_WAY = re.compile(r"(bar|hand|[0-9]{1,2})-(off|[0-9]{1,2})\*?")
_DICE = r"[0-9](?:-[0-9])*"
_THROW = re.compile(rf"throw ({_DICE})(?:/({_DICE}))?")
_SEND = re.compile(r"send ([0-9]{1,2})")
_BESIDE = {"bar": BAR, "hand": HAND}
_CALLS = ("throw", "pass", "double", "take", "drop")


def move_text(rules: Ruleset, move: Move) -> str:
    """Any move in notation."""
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
    """One man by one die: ``5:2-7``, ``1:2-3*``, ``6:bar-6``, ``6:hand-6``, ``4:9-off``."""
    source = {BAR: "bar", HAND: "hand"}.get(step.source, str(step.source))
    target = "off" if step.target > rules.length else str(step.target)
    return f"{step.die}:{source}-{target}{'*' if step.hit else ''}"


def parse(rules: Ruleset, state: State, text: str) -> tuple[Move, ...]:
    """The moves a text names.  Raises NotationError, or IllegalMove for a star without a hit."""
    written = re.sub(r":\s+", ":", text.strip())
    if written in _CALLS:
        return (Call(written),)
    found = _THROW.fullmatch(written)
    if found:
        return (_throw(rules, found[1], found[2]),)
    found = _SEND.fullmatch(written)
    if found:
        return (SendBack(_point(rules, found[1])),)
    words = written.split()
    if not words:
        raise NotationError("notation", text=text[:80])
    if words[-1] == "pass":
        return *_steps(rules, state, words[:-1]), Call("pass")
    return tuple(_steps(rules, state, words))


def parse_step(rules: Ruleset, word: str) -> Step:
    """One step as it is written; `hit` says that a star stands behind it."""
    found = _STEP.fullmatch(word)
    if found is None or (found[2] == "hand" and not rules.start_in_hand):
        raise NotationError("notation", text=word[:80])
    source = _BESIDE[found[2]] if found[2] in _BESIDE else _point(rules, found[2])
    target = rules.exit if found[3] == "off" else _point(rules, found[3])
    return Step(int(found[1]), source, target, bool(found[4]))


def _point(rules: Ruleset, written: str) -> int:
    number = int(written)
    if not 1 <= number <= rules.length:
        raise NotationError("no_such_point", at=number)
    return number


def _throw(rules: Ruleset, first: str, second: str | None) -> Move:
    if second is not None:
        return StartThrow((_faces(first), _faces(second)))
    faces = _faces(first)
    return Throw(faces + rules.fixed_dice if len(faces) == rules.dice else faces)


def _faces(written: str) -> tuple[int, ...]:
    return tuple(int(face) for face in written.split("-"))


def _with_die(rules: Ruleset, left: list[int], word: str) -> str:
    """A step with its die, where a way is written without: the one that leads there, or any."""
    found = _WAY.fullmatch(word)
    if found is None:
        return word
    source = _BESIDE[found[1]] if found[1] in _BESIDE else int(found[1])
    off = found[2] == "off"
    distance = (rules.exit if off else int(found[2])) - departure(rules, source)
    dice = sorted(left, key=lambda die: (die != distance, off and die < distance, die))
    return f"{dice[0] if dice else 1}:{word}"


def _steps(rules: Ruleset, state: State, words: list[str]) -> list[Step]:
    """Steps in order; whether a step hits is read off the board as the earlier ones leave it."""
    seat = max(state.turn, 0)
    own, other = state.sides[seat], state.sides[1 - seat]
    memory = NO_MEMORY
    for step in state.played:
        memory = update_memory(rules, memory, step, own)
    steps, left = [], list(state.left)
    for word in words:
        step = parse_step(rules, _with_die(rules, left, word))
        if step.die in left:
            left.remove(step.die)
        enemy = other
        if step.source and step.source == memory.touched:
            enemy = restore_touched(rules, seat, own, other, step.source)
        hit = step.target <= rules.length and enemy.points[rules.facing[seat][step.target]] == 1
        if step.hit and not hit:
            raise IllegalMove("nothing_to_hit", at=step.target)
        step = step._replace(hit=hit)
        own, other = move_man(rules, seat, own, other, step, memory)
        memory = update_memory(rules, memory, step, own)
        steps.append(step)
    return steps
