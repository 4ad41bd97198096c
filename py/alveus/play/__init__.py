"""What `import alveus` offers: games, positions, matches, players and puzzles as plain values."""
