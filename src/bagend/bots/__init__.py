"""Bots: players that are code.  A bot gets a View and the answers that may be given, never a State."""
