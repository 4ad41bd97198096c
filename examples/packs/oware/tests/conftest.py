"""Register nine men's oware if its wheel is not installed."""

from alveus import registry
from oware.game import SPEC

if SPEC.info.id not in registry.ids():
    registry.register(SPEC)
