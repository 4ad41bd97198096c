"""Families of games (games with common code): one folder contains everything of a family.

`docs/dev/family.md` describes the folders. Only `alveus.registry` names them.
"""
