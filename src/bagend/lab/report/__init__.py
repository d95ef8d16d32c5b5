"""Report: one page with figures about a game, from many matches between bots."""
