"""The opponent of the battle of numbers."""
