"""Former module of games without chance; imported from `alveus.core.base` in new code."""

from alveus.core.base import Deterministic as Chanceless

__all__ = ["Chanceless"]
