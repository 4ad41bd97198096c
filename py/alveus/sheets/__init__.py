"""Print and play: boards and pieces at true size to cut out, and the rules on one page.

A kit is a game's boards and pieces; the game's spec names the module that makes it.
Sheets are A4 or Letter pages in portrait format, with a ruler of 50 mm to check the scale.
Lengths and font sizes are in millimetres.
"""

from __future__ import annotations

from typing import Any

from alveus import registry
from alveus.core.errors import SetupError
from alveus.core.game import Game
from alveus.core.json_validation import member
from alveus.sheets.kit import Kit, lay_out
from alveus.sheets.page import PAPERS, Sheet, draw_footer
from alveus.sheets.rules import draw_rules
from alveus.words.messages import messages, speaking_in

RULES = "rules"
"""Name of the rules sheet."""
__all__ = ["PAPERS", "Sheet", "draw_sheets", "kit_of"]


def kit_of(game: Game[Any, Any]) -> Kit:
    """Return a game's boards and pieces to print.  Raises SetupError `no_sheets` if it has none."""
    game_id = game.info.id
    module = registry.spec(game_id).sheets
    if not module:
        raise SetupError("no_sheets", game=game_id)
    kit: Kit = registry.part(module, "lay_kit", game_id)(game)
    return kit


def draw_sheets(
    game: Game[Any, Any], *, paper: str = "a4", language: str = "en"
) -> tuple[Sheet, ...]:
    """Return the pages to print for a game, the rules first.

    Boards and pieces follow the game's options; the rules describe the defaults.  `paper` and
    `language` are keys of PAPERS and LANGUAGES.  Raises SetupError: `bad_value` for another paper,
    `no_sheets` for a game without boards and pieces to print.  Raises ValueError if something does
    not fit on a page.
    """
    member({"paper": paper}, "paper", tuple(PAPERS), "a4")
    kit, game_id, size = kit_of(game), game.info.id, PAPERS[paper]
    with speaking_in(language):
        words = messages()
        kit_pages = [(page.names, page.drawing) for page in lay_out(kit, size)]
        pages = [((RULES,), draw_rules(game_id, kit, size)), *kit_pages]
        sheets = []
        for number, (names, drawing) in enumerate(pages, 1):
            about = words.join([words.text(f"sheet-{name}") for name in names])
            params = {"game": words.text(f"sheet-{game_id}"), "about": about}
            title = words.text("sheet-title", {**params, "number": number, "count": len(pages)})
            credit = words.text("sheet-credit", {"source": words.text(f"sheet-{game_id}-source")})
            draw_footer(drawing, size, title, credit, words.text("sheet-scale"))
            sheets.append(Sheet(size, title, drawing, names))
    return tuple(sheets)
