"""What positions are worth, one module for each thing that is measured or reckoned."""
