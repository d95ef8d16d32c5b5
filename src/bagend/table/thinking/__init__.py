"""Bots and hints, thought in processes of their own."""
