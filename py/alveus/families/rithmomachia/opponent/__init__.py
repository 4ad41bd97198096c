"""The opponent at Rithmomachia."""
