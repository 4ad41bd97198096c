"""Print and play: boards and pieces at true size, to be cut out, and the rules on one page.

A game's spec names the module that lays out its kit.  Sheets are pages of A4 or Letter, always
upright; they bear a rule of 50 mm, because a printer may scale without asking.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from alveus import registry
from alveus.core.errors import SetupError
from alveus.core.game import Game
from alveus.sheets.kit import Kit, lay_out
from alveus.sheets.page import PAPERS, Sheet, draw_foot
from alveus.sheets.rules import draw_rules
from alveus.words.messages import messages, speaking_in

RULES = "rules"
"""What the sheet with the rules is called."""
__all__ = ["PAPERS", "Sheet", "draw_sheets", "kit_of"]


def kit_of(game: Game[Any, Any]) -> Kit:
    """What a game is played with.  Raises SetupError `no_sheets` where nothing can be printed."""
    game_id = game.info.id
    module = registry.spec(game_id).sheets
    if not module:
        raise SetupError("no_sheets", game=game_id)
    kit: Kit = registry.part(module, "lay_kit", game_id)(game)
    return kit


def draw_sheets(
    game: Game[Any, Any], *, paper: str = "a4", language: str = "en"
) -> tuple[Sheet, ...]:
    """The sheets of a game, the rules first.

    What is cut out is that of the game's options; the rules are told as they stand by default.

    `paper` is one of PAPERS.  Raises SetupError `bad_value` for another, `no_sheets` as `kit_of`.
    """
    _check("paper", paper, PAPERS)
    kit, game_id, size = kit_of(game), game.info.id, PAPERS[paper]
    with speaking_in(language):
        words = messages()
        laid = [(page.names, page.drawing) for page in lay_out(kit, size)]
        pages = [((RULES,), draw_rules(game_id, kit, size)), *laid]
        sheets = []
        for number, (names, drawing) in enumerate(pages, 1):
            about = words.join([words.text(f"sheet-{name}") for name in names])
            params = {"game": words.text(f"sheet-{game_id}"), "about": about}
            title = words.text("sheet-title", {**params, "number": number, "count": len(pages)})
            credit = words.text("sheet-credit", {"source": words.text(f"sheet-{game_id}-source")})
            draw_foot(drawing, size, title, credit, words.text("sheet-scale"))
            sheets.append(Sheet(size, title, drawing, names))
    return tuple(sheets)


def _check(name: str, value: str, allowed: Collection[str]) -> None:
    if value not in allowed:
        raise SetupError("bad_value", name=name, value=str(value)[:80])
