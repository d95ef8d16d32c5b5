"""Where matches are kept."""
