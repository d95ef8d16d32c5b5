"""The web table: where people play.  It knows no game; everything a game has to say comes through its door."""
