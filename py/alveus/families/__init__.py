"""Families of games (games with common code): one folder contains everything of a family.

`docs/dev/family.md` describes the folders.  Code outside these folders refers to a family only in
`alveus.registry` and, for the functions of Dominosa and Terzett, in `alveus`.
"""
