"""Who may ask, how often and how much: headers, limits, keys."""
