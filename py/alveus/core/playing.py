"""Former module of plies; imported from `alveus.core.plies` in new code."""

from alveus.core.plies import predict_events as foretell

__all__ = ["foretell"]
