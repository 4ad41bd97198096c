"""A review as the page is told it, piece by piece while it is made and whole at its end."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Any

from alveus.core.playing import foretell
from alveus.core.progress import Partial
from alveus.review.moments import Moment
from alveus.review.reviewing import Reviewer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from alveus.review.sums import Sums


def tell(reviewer: Reviewer, level: str) -> Generator[Partial, None, dict[str, Any]]:
    """The review, with what was found on the way, as plain data; `level` is who judges."""
    sides = reviewer.game.info.seats
    told = 0

    def take() -> dict[str, Any]:
        nonlocal told
        fresh = reviewer.moments[told:]
        told += len(fresh)
        return {
            "unit": reviewer.unit,
            "moments": [_moment(reviewer, moment) for moment in fresh],
            "sides": list_sums(reviewer.sums(), sides),
        }

    work = reviewer.run()
    while True:
        try:
            progress = next(work)
        except StopIteration as end:
            review = end.value
            break
        yield Partial(progress, take)
    return {
        "game": review.number,
        "unit": review.unit,
        "moments": [_moment(reviewer, moment) for moment in review.moments],
        "sides": list_sums(review.sums, sides),
        "best": review.best,
        "costliest": review.costliest,
        "turning": list(review.turning),
        "scale": review.scale,
        "level": level,
        "depth": review.depth,
    }


def list_sums(sums: Sequence[Sums], sides: Sequence[str]) -> dict[str, dict[str, Any]]:
    """Each side's luck and skill as plain data."""
    return {
        side: {
            "luck": one.luck,
            "loss": one.loss,
            "decisions": one.decisions,
            "mistakes": one.mistakes,
        }
        for side, one in zip(sides, sums, strict=True)
    }


def _moment(reviewer: Reviewer, moment: Moment) -> dict[str, Any]:
    sides = reviewer.game.info.seats
    before = reviewer.plies[moment.ply - 1].state
    instead = foretell(reviewer.game, before, moment.better) if moment.better else ()
    return {
        "kind": moment.kind,
        "ply": moment.ply,
        "last": moment.last,
        "turn": moment.turn,
        "side": sides[moment.seat],
        "text": moment.text,
        "value": moment.value,
        "luck": moment.luck,
        "loss": moment.loss,
        "clear": moment.clear,
        "better": moment.better,
        "instead": [event.to_json() for event in instead],
        "exact": moment.exact,
        "doubt": moment.doubt,
        "decided": "" if moment.decided is None else sides[moment.decided],
    }
