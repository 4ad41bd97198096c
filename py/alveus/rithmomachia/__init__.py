"""Rithmomachia, the battle of numbers: stones attack by what their numbers make together."""
