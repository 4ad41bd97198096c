"""What alveus writes and reads, declared for others: positions, saves, views as JSON Schemas."""
