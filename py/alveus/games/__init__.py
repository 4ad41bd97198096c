"""The games that come with alveus: one folder for each family, with everything that belongs to it.

`docs/dev/family.md` describes the folders. Only `alveus.registry` names them.
"""
