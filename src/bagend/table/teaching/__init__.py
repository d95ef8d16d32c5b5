"""Teaching: how a game is played, shown with its own board."""
