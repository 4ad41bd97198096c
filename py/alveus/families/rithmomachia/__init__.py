"""Rithmomachia, the battle of numbers: stones attack by the arithmetic of their numbers."""
