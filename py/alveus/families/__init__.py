"""Families of games (games with common code): one folder contains everything of a family.

`docs/dev/family.md` describes the folders. Code outside of them names them only in
`alveus.registry` and, for the functions of Dominosa and Terzett, in `alveus`.
"""
