"""The computer player of Rithmomachia."""
