"""Prior: how the search is led by how good answers look to the game's judge before they are tried.

What looks good is tried first and most; what looks bad only once enough else has been tried.  This is the selection
rule of AlphaZero's search (PUCT); `weight` is its c_puct.
"""

import math

from bagend.bots.judge import NOTHING, WHOLE, Numbers
from bagend.engine.kernel import hot
from bagend.engine.records import Records, Row


@hot
def best_by_prior(nodes: Records, at: int, out: Row, mark: Row, n: int, prior: Numbers, weight: float) -> int:
    """Where in `out` the most promising answer is, tried or not, led by its prior.  Wipes the marks."""
    total = share_attention(prior, n)
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
            found = weight * prior[i] / total * math.sqrt(node.seen) / (1 + node.visits)
            found += node.total / (node.visits * WHOLE) if node.visits > 0 else 0.0
            if found > best_promise:
                best, best_promise = i, found
        child = node.sibling
    # What was never tried is taken to be as good as what was, on the average.
    fresh = worth / visits if visits > 0 else 0.0
    root = weight / total * math.sqrt(nodes[at].visits + 1)
    for i in range(n):
        if mark[out[i]] > 0:
            mark[out[i]] = 0
            found = fresh + root * prior[i]
            if found > best_promise:
                best, best_promise = i, found
    return best


@hot
def share_attention(prior: Numbers, n: int) -> float:
    """Turn how good answers look into shares of attention: a quarter for what looks worse by one.  Their sum."""
    best = prior[0]
    for i in range(1, n):
        best = max(best, prior[i])
    total = 0.0
    for i in range(n):
        prior[i] = 1.0 / (1.0 + best - prior[i]) ** 2
        total += prior[i]
    return total
