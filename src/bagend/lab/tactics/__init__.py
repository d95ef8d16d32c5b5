"""Tactics: positions whose best answers are proven, and how many of them each bot finds."""
