"""A match being played: from its rows to what each visitor sees and may do."""
