"""What a house rule does to a game: Journey to Mordor with and without "the last survivor wins".

python examples/house_rule.py 20000
"""

import sys

from bagend.games import find
from bagend.lab import batch
from bagend.lab.measures import rate


def lost_by_all(last_survivor: bool, matches: int) -> str:
    """How often nobody wins a game of two greedy hobbits."""
    seats = find("journey").take_seats(["frodo", "sam"])
    plan = batch.Plan("journey", matches, seats, ("greedy", "greedy"), {"last_survivor": last_survivor}, seed=1)
    total = batch.tally(plan, batch.play(plan, jobs=1), progress=lambda more: None)
    return str(rate(total.endings.get("lost", 0), total.matches))


if __name__ == "__main__":
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    print(f"As the book says:         nobody wins {lost_by_all(False, matches)} of the games.")
    print(f"The last survivor wins:   nobody wins {lost_by_all(True, matches)} of the games.")
