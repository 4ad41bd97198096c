"""Types of the positions of each family; the games' specs name these modules."""
