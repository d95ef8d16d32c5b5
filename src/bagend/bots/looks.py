"""Looks: how the search is led by how good answers look to the game's judge.

What looks good is tried first and most; what looks bad only once enough else has been tried.
"""

import math

from bagend.bots.judge import NOTHING, WHOLE, Numbers
from bagend.engine.kernel import hot
from bagend.engine.records import Records, Row


@hot
def select_by_looks(nodes: Records, at: int, out: Row, mark: Row, n: int, looks: Numbers, trust: float) -> int:
    """Where in `out` the most promising answer is, tried or not, led by how good each looks.  Wipes the marks."""
    total = lean(looks, n)
    for i in range(n):
        mark[out[i]] = i + 1
    best = NOTHING
    best_promise = -1.0
    visits = 0
    worth = 0.0
    child = nodes[at].child
    while child >= 0:
        node = nodes[child]
        i = mark[node.action] - 1
        if i >= 0:
            mark[node.action] = 0
            node.seen += 1
            visits += node.visits
            worth += node.total / WHOLE
            found = trust * looks[i] / total * math.sqrt(node.seen) / (1 + node.visits)
            found += node.total / (node.visits * WHOLE) if node.visits > 0 else 0.0
            if found > best_promise:
                best, best_promise = i, found
        child = node.sibling
    # What was never tried is taken to be as good as what was, on the average.
    fresh = worth / visits if visits > 0 else 0.0
    root = trust / total * math.sqrt(nodes[at].visits + 1)
    for i in range(n):
        if mark[out[i]] > 0:
            mark[out[i]] = 0
            found = fresh + root * looks[i]
            if found > best_promise:
                best, best_promise = i, found
    return best


@hot
def lean(looks: Numbers, n: int) -> float:
    """Turn how good answers look into shares of attention: a quarter for what looks worse by one.  Their sum."""
    best = looks[0]
    for i in range(1, n):
        best = max(best, looks[i])
    total = 0.0
    for i in range(n):
        looks[i] = 1.0 / (1.0 + best - looks[i]) ** 2
        total += looks[i]
    return total
