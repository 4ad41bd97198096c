"""Former module of players; imported from `alveus.core.match` in new code."""

from alveus.core.match import Controller as Controller
from alveus.core.match import read_controller as read_controller
