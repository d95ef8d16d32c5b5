"""What a house rule does to a game: Journey to Mordor with and without "the last survivor wins".

python examples/house_rule.py 20000
"""

import sys

from bagend.games import find
from bagend.lab import batch
from bagend.lab.measures import Rate, rate


def lost_by_all(last_survivor: bool, matches: int) -> Rate:
    """How often nobody wins a game of two greedy hobbits."""
    seats = find("journey").take_seats(["frodo", "sam"])
    plan = batch.Plan("journey", matches, seats, ("greedy", "greedy"), {"last_survivor": last_survivor}, seed=1)
    total = batch.tally(plan, batch.play(plan, jobs=1), progress=lambda more: None)
    return rate(total.endings.get("lost", 0), total.matches)


def difference(one: Rate, other: Rate) -> tuple[float, float, float]:
    """How much larger the second share is, with Newcombe's 95 % interval, made of the two intervals of Wilson."""
    middle = other.rate - one.rate
    below = ((other.rate - other.low) ** 2 + (one.high - one.rate) ** 2) ** 0.5
    above = ((other.high - other.rate) ** 2 + (one.rate - one.low) ** 2) ** 0.5
    return middle, middle - below, middle + above


if __name__ == "__main__":
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    usual, changed = lost_by_all(False, matches), lost_by_all(True, matches)
    middle, low, high = difference(usual, changed)
    print(f"As the book says:         nobody wins {usual.rate:.2%} ({usual.low:.2%} to {usual.high:.2%}) of the games.")
    print(f"The last survivor wins:   nobody wins {changed.rate:.2%} ({changed.low:.2%} to {changed.high:.2%}).")
    print(f"Difference: {100 * middle:+.2f} points ({100 * low:+.2f} to {100 * high:+.2f}), 95 % interval.")
    print("The rule matters." if low > 0 or high < 0 else "So few games do not show that the rule matters.")
