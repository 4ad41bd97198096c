"""Register nine men's morris if its wheel is not installed."""

from alveus import registry
from morris.game import SPEC

if SPEC.info.id not in registry.ids():
    registry.register(SPEC)
