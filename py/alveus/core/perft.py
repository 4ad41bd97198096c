"""Former module of perft; imported from `alveus.core.base` in new code."""

from alveus.core.base import perft as perft
