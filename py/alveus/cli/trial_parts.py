"""Tests of a game in a pack (a wheel with games) for its author: saves, drawings, optional modules.

The functions use the game as the program does, and raise SetupError if a result is wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from typing import Any

from alveus import diagrams, registry
from alveus.cli.trial_views import unsound
from alveus.core import links, saves
from alveus.core.events import Message, say
from alveus.core.match import begin
from alveus.core.match_view import view
from alveus.core.spec import GameSpec
from alveus.core.text_position import Line
from alveus.core.view import BoardGame
from alveus.diagrams import SIZES, THEMES
from alveus.diagrams.characters import WIDEST
from alveus.play.members import check_members
from alveus.schemas.published import position as position_schema
from alveus.sheets import draw_sheets

Step = Callable[[str], AbstractContextManager[None]]
"""Function from a part's name to a context manager that adds this name to errors raised in it."""


def reload(spec: GameSpec, game: BoardGame[Any, Any], state: Any) -> None:
    """Play a move in `state`, write the match as a save and a link, read both, and compare.

    No link is tested for a game with hidden hands.  If no seat is to move, do nothing.  Raises
    SetupError `pack_unsound` if the position of a loaded match differs.
    """
    match = begin(spec, seed=b"pack", position=game.to_json(state))
    if match.actor < 0:
        return
    match.play(game.text(state, game.moves(state)[0]))
    view(match)
    loaded = [saves.load(saves.save(match), registry.spec)]
    if not spec.info.hidden:
        loaded.append(links.follow(links.link(match)[0], registry.spec))
    after = game.to_json(match.state)
    for other in loaded:
        if (again := other.game.to_json(other.state)) != after:
            raise unsound(game, match.state, "save", after, again)
    match.goto(0)
    view(match)


def draw(game: BoardGame[Any, Any], state: Any) -> None:
    """Test the drawings of a position: as text, and as SVG in every size and theme.

    Raises SetupError `pack_unsound` if a line is too long, or if ASCII text has other characters.
    """
    for in_ascii in (False, True):
        lines = diagrams.board(game, state, ascii=in_ascii).split("\n")
        if (width := max(map(len, lines))) > WIDEST:
            raise unsound(game, state, "len(board)", f"<= {WIDEST}", width)
        if in_ascii and (others := {letter for letter in "".join(lines) if not letter.isascii()}):
            raise unsound(game, state, "board", "ASCII", "".join(sorted(others)))
    for size in SIZES:
        for theme in THEMES:
            diagrams.diagram(game, state, size=size, theme=theme)


def try_parts(
    game: BoardGame[Any, Any], spec: GameSpec, state: Any, step: Step
) -> Iterator[Message]:
    """Test the optional modules `sheets`, `writing`, `numbering` and `schema` named in a spec.

    `state` is the position for the tests of `writing` (lines of text for the board editor) and
    `schema`.  The context manager `step(NAME)` adds a module's name to the errors of its test.
    Yields two messages for each free-text field of the board editor: the label and the input
    format.
    """
    if spec.sheets:
        with step("sheets"):
            draw_sheets(game)
    if spec.writing:
        with step("writing"):
            lines = _try_lines(game, spec.writing, state)
        for line in (line for line in lines if not line.choices):
            yield from (say(code, side=line.side) for code in (line.code, f"{line.code}-form"))
    if spec.numbering:
        with step("numbering"):
            _try_numbers(game, spec.numbering)
    if spec.schema:
        with step("schema"):
            position_schema(spec)
            for position in (game.to_json(state), game.to_json(game.opening(0))):
                check_members(spec.info.id, position)


def _try_lines(game: BoardGame[Any, Any], module: str, state: Any) -> Sequence[Line]:
    """Return a position as lines of text, written by the pack's module for the board editor.

    Raises SetupError `pack_unsound` if the position that is read from the lines gives other lines.
    """
    write, read = registry.part(module, "write_lines"), registry.part(module, "read_lines")
    texts = {line.name: line.text for line in write(game, state)}
    lines: Sequence[Line] = write(game, game.from_json(read(game, texts)))
    if (again := {line.name: line.text for line in lines}) != texts:
        raise unsound(game, state, "read_lines", texts, again)
    return lines


def _try_numbers(game: Any, module: str) -> None:
    """Test the numbering of moves and observations at the start; raise `pack_unsound` if wrong."""
    names = registry.part(module, "action_names")(game.rules)
    name_of = registry.part(module, "action_name")
    unnamed = registry.part(module, "count_unnamed")(game.rules)
    state = game.opening(0)
    texts = [game.text(state, move) for move in game.moves(state)]
    others = [text for text in texts if name_of(text) not in names]
    seat = max(game.actor(state), 0)
    limits = registry.part(module, "feature_limits")(game.rules)
    features = registry.part(module, "features")(
        game.rules, game.information_state(state, seat), seat
    )
    if len(others) > unnamed:
        raise unsound(game, state, "count_unnamed", f">= {len(others)}", unnamed)
    if len(features) != len(limits):
        raise unsound(game, state, "len(features)", len(limits), len(features))
