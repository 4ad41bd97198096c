"""Replay the moves of a game by letter.

Rolls are derived from the values of both players' hash chains, which the letter contains.
"""

from __future__ import annotations

from copy import copy
from typing import Any, cast

from alveus.core.errors import AlveusError, IllegalMove, NotationError, SetupError
from alveus.core.game import CHANCE, Game
from alveus.core.limits import GAME_MOVES, LETTER_MOVES
from alveus.core.match import Controller, Match
from alveus.core.outcomes import Outcome
from alveus.core.spec import GameSpec, SpecFinder
from alveus.core.view import BoardGame
from alveus.letters.chains import KnownLinks, LetterGame, Links, draws_lots
from alveus.letters.envelope import Letter

PLAYERS_ENDS = ("resign", "end")
"""Actions that end a game without a move; a letter contains them in its member `end`."""


def find_game(letter: Letter, find: SpecFinder) -> tuple[GameSpec, BoardGame[Any, Any]]:
    """Return the game of a letter under its options.  Raises SetupError `letter_game`."""
    try:
        spec = find(letter.game)
        game = spec.build(letter.options)
    except SetupError:
        raise SetupError("letter_game", game=letter.game[:80]) from None
    sides = game.info.seats
    named = letter.side in sides and letter.starter in ("", *sides)
    if not named or not game.info.by_letter(game.settings):
        raise SetupError("letter_game", game=letter.game[:80])
    return spec, game


def read_links(letter: Letter, game: Game[Any, Any]) -> tuple[Links, Links]:
    """Return both sides' chain values in a letter.

    Raises SetupError `letter_links` if they do not match their seals, or if a seal is missing or
    superfluous.
    """
    try:
        first, second = (
            Links(seals, newest) for seals, newest in zip(letter.seals, letter.links, strict=True)
        )
    except ValueError:
        raise SetupError("letter_links") from None
    sealed = (letter.number > 0, letter.number > 1) if game.info.chance else (False, False)
    if sealed != (bool(first.seals), bool(second.seals)):
        raise SetupError("letter_links")
    return first, second


def replay(
    spec: GameSpec,
    game: BoardGame[Any, Any],
    letter: Letter,
    links: tuple[KnownLinks, KnownLinks],
    most: int,
) -> Match:
    """Return the match after the letter's moves, with at most its first `most` rolls.

    Raises SetupError `letter_move` with the number and the text of the first move that is illegal
    or not in canonical notation.
    """
    sides = game.info.seats
    opened = LetterGame(
        1,
        game,
        bytes.fromhex(letter.id),
        starter=sides.index(letter.starter) if letter.starter else None,
        earlier=tuple(Outcome(seat, "", points) for seat, points in enumerate(letter.score)),
        first=links[0],
        second=links[1],
    )
    match = Match(spec, opened, dict.fromkeys(sides, Controller()), letter.target)
    for number, move in enumerate(letter.moves, 1):
        try:
            roll_known_dice(match, most)
            if move in PLAYERS_ENDS or match.actor < 0:
                raise IllegalMove("throw_first")
            before = match.cursor
            match.play(move)
            played = match.plies[before + 1 :]
            if any(ply.kind == "throw" for ply in played):
                raise IllegalMove("letter_throw")
            if [ply.text for ply in played] != [move]:
                raise NotationError("notation", text=move[:80])
        except (AlveusError, RecursionError) as error:
            reason = error.code if isinstance(error, AlveusError) else "move_unreadable"
            raise SetupError("letter_move", number=number, move=move[:80], reason=reason) from None
    roll_known_dice(match, most)
    return match


def roll_known_dice(match: Match, most: int = GAME_MOVES) -> None:
    """Add the next rolls to a match as long as they are known, up to roll `most`."""
    while match.actor == CHANCE:
        if letter_game(match).next_throw(match.ply.throws) > most:
            return
        try:
            match.play("throw", auto=True)
        except IllegalMove as error:
            if error.code != "letter_throw":
                raise
            return


def rewind(match: Match, throws: int) -> Match:
    """Return the match after its first `throws` rolls and the moves before the next one."""
    earlier = copy(match)
    while throws_of(earlier) > throws:
        earlier.cursor -= 1
    return earlier


def moves_of(match: Match) -> tuple[str, ...]:
    """Return the moves of a match without its rolls, as a letter contains them."""
    return tuple(ply.text for ply in match.plies[1 : match.cursor + 1] if ply.kind == "move")


def letter_game(match: Match) -> LetterGame:
    """Return the game of a match by letter, which determines its rolls."""
    return cast("LetterGame", match.ply.match_game)


def check_length(match: Match) -> None:
    """Raise IllegalMove `letter_full` if the game has as many moves as a letter can contain."""
    if len(moves_of(match)) >= LETTER_MOVES:
        raise IllegalMove("letter_full", most=LETTER_MOVES)


def movers_of(match: Match) -> tuple[str, ...]:
    """Return the sides of the moves of a match, in order."""
    return tuple(ply.side for ply in match.plies[1 : match.cursor + 1] if ply.kind == "move")


def throws_of(match: Match) -> int:
    """Return the number of rolls so far, as counted in `alveus.letters.chains`."""
    return letter_game(match).count_throws(match.ply.throws)


def count_links(letter: Letter, match: Match) -> int:
    """Return the number of chain values that the writer has published with this letter.

    The first letter contains only a seal, because the other side has not sealed yet.
    """
    return throws_of(match) + throws_ahead(match) if letter.number > 1 else 0


def throws_ahead(match: Match) -> int:
    """Return the number of rolls before the next decision of a player."""
    if match.actor != CHANCE:
        return 0
    return 1 + draws_lots(match.game, match.state)
