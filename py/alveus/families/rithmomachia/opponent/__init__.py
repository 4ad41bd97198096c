"""The computer player of Rithmomachia: levels, evaluation, plans, and reasons for hints."""
