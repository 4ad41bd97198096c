"""The games as other libraries know games: for learners and for the search of others."""
