"""The families of games that come with alveus: one folder for each, with everything of the family.

`docs/dev/family.md` describes the folders. Only `alveus.registry` names them.
"""
