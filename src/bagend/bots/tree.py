"""Tree: information-set Monte-Carlo tree search, one source for every game.

Each simulation supposes a State behind the View, walks down the tree by the answers that happen to be possible there,
adds one node, and judges where it got to: by playing on to the end, by the game's judge, or by a mix of both.
CHANCE makes no nodes: its answers are drawn anew each time, so a node stands for what was answered, whatever the
dice.  Where answers can be secret every seat has a tree of its own, in which an answer it may not read is one
nameless step; so nobody reacts to what they have not seen, and simultaneous choices stay simultaneous.

Counts and chances are whole numbers, so the search gives the same answer plain and compiled.
"""

import math
from typing import Any, NamedTuple

import numpy as np

from bagend.bots.judge import WHOLE, Judge, Numbers
from bagend.bots.levels import Effort
from bagend.bots.prior import best_by_prior
from bagend.engine.chance import Stream, below
from bagend.engine.film import Film
from bagend.engine.game import Game
from bagend.engine.kernel import copy_record, hot
from bagend.engine.loops import MOST_LEGAL, Door, choose_uniformly
from bagend.engine.records import Record, Records, Row
from bagend.engine.seats import CHANCE, NOBODY

UNSEEN = -1
"""In a seat's tree: somebody answered something which that seat may not read."""

NONE = -1
"""No node."""

SELDOM = 8
"""An answer tried less often than the most tried one by this factor is not drawn."""

OFTEN = 32
"""Simulations after which a search looks whether its answer is settled."""

UNTRIED = 10.0
"""How promising an answer looks that was never tried: more than any other."""


class Node(Record):
    """One answer in one seat's tree."""

    parent: int
    child: int
    """The child made last; its siblings follow."""

    sibling: int
    action: int
    seat: int
    """Who answered."""

    visits: int
    seen: int
    """How often the answer was possible when its parent was left."""

    total: int
    """The sum of that seat's values, in units of 1 / WHOLE."""


class Mind(NamedTuple):
    """Room to think in: the caller's buffers."""

    nodes: Records
    states: Records
    views: Records
    out: Row
    mark: Row
    """For every answer, its place among the possible ones while a node is left, else 0."""

    at: Row
    """Where each tree stands; a tree that lost its way holds ~node."""

    values: Row
    """What a leaf is worth to each seat, in units of 1 / WHOLE."""

    judged: Row
    """What the judge says of a leaf."""

    prior: Numbers
    """How good each possible answer looks before it is tried, and room to reckon in."""

    used: Row
    """How many of the nodes are used: a row of one."""

    film: Film
    roots: Records
    """The states that simulations begin with, in turn; none if each is supposed from the view."""

    totals: Row
    """The sum of the values that were found, for each seat; the last number says of how many simulations."""


def mind(game: Game, judge: Judge, simulations: int) -> Mind:
    """Buffers for this many simulations."""
    trees = trees_of(game, judge)
    return Mind(
        nodes=Node.blank(trees + (simulations + 1) * (1 if trees == 1 else 4)),
        states=game.State.blank(),
        views=game.View.blank(),
        out=np.zeros(MOST_LEGAL, np.int64),
        mark=np.zeros(len(game.answers), np.int64),
        at=np.zeros(trees, np.int64),
        values=np.zeros(len(game.seats), np.int64),
        judged=np.zeros(len(game.seats), np.int64),
        prior=np.zeros(MOST_LEGAL),
        used=np.zeros(1, np.int64),
        film=Film.blank(game.State, 0),
        roots=game.State.blank(0),
        totals=np.zeros(len(game.seats) + 1, np.int64),
    )


def trees_of(game: Game, judge: Judge) -> int:
    """One tree is enough where every answer is given openly."""
    return len(game.seats) if judge.has_secret_answers else 1


@hot
def plant(nodes: Records, used: Row, trees: int) -> None:
    """The roots: one for each tree."""
    for tree in range(trees):
        root = nodes[tree]
        root.parent = NONE
        root.child = NONE
        root.visits = 0
    used[0] = trees


@hot
def add_node(nodes: Records, used: Row, parent: int, seat: int, action: int) -> int:
    """A new node under a parent, or NONE if there is no room left."""
    number = used[0]
    if number == len(nodes):
        return NONE
    used[0] = number + 1
    node = nodes[number]
    node.parent = parent
    node.child = NONE
    node.sibling = nodes[parent].child
    node.action = action
    node.seat = seat
    node.visits = 0
    node.seen = 1
    node.total = 0
    nodes[parent].child = number
    return number


@hot
def promise(visits: int, seen: int, total: int, explore: float) -> float:
    """The upper confidence bound of an answer, by how often it could have been given."""
    return total / (visits * WHOLE) + explore * math.sqrt(math.log(seen) / visits)


@hot
def select(
    nodes: Records, used: Row, at: int, seat: int, out: Row, mark: Row, n: int, explore: float, stream: Stream
) -> int:
    """The child to go on with: a new one for an answer never tried here, else the most promising, or NONE."""
    best = most_promising(nodes, at, out, mark, n, explore)
    untried = any_untried(out, mark, n, stream)
    added = add_node(nodes, used, at, seat, untried) if untried != NONE else NONE
    return added if added != NONE else best


@hot
def select_by_prior(
    nodes: Records, used: Row, at: int, seat: int, out: Row, mark: Row, n: int, prior: Numbers, weight: float
) -> int:
    """The same, led by how good answers look: an answer never tried gets a node once it is the most promising."""
    action = out[best_by_prior(nodes, at, out, mark, n, prior, weight)]
    node = follow(nodes, at, action)
    return node if node != NONE else add_node(nodes, used, at, seat, action)


@hot
def most_promising(nodes: Records, at: int, out: Row, mark: Row, n: int, explore: float) -> int:
    """The most promising child among those possible now, or NONE.  The untried answers stay marked."""
    for i in range(n):
        mark[out[i]] = 1
    best = NONE
    best_promise = -1.0
    child = nodes[at].child
    while child >= 0:
        node = nodes[child]
        if mark[node.action] == 1:
            mark[node.action] = 0
            node.seen += 1
            # A child of a tree that ran out of room may never have been visited.
            worth = promise(node.visits, node.seen, node.total, explore) if node.visits > 0 else UNTRIED
            if worth > best_promise:
                best, best_promise = child, worth
        child = node.sibling
    return best


@hot
def any_untried(out: Row, mark: Row, n: int, stream: Stream) -> int:
    """An answer that was never tried here, any with the same chance, or NONE.  Wipes the marks."""
    untried = 0
    for i in range(n):
        if mark[out[i]] == 1:
            mark[out[i]] = 0
            out[untried] = out[i]
            untried += 1
    return out[below(stream, untried)] if untried > 0 else NONE


@hot
def follow(nodes: Records, at: int, action: int) -> int:
    """The child of a node by this answer, or NONE."""
    child = nodes[at].child
    while child >= 0 and nodes[child].action != action:
        child = nodes[child].sibling
    return child


@hot
def show_others(nodes: Records, used: Row, at: Row, tree: int, seat: int, action: int, readers: int) -> None:
    """Let the trees of the other seats follow an answer, each as far as its seat may read it."""
    for other in range(len(at)):
        if other != tree and at[other] >= 0:
            read = action if readers >> other & 1 else UNSEEN
            node = follow(nodes, at[other], read)
            if node == NONE:
                node = add_node(nodes, used, at[other], seat, read)
            at[other] = node if node != NONE else ~at[other]


@hot
def mix(values: Row, judged: Row, share: int) -> None:
    """Mix what the judge says into what a playout brought: so many parts of a hundred."""
    for seat in range(len(values)):
        values[seat] = (values[seat] * (100 - share) + judged[seat] * share) // 100


@hot
def back_up(nodes: Records, at: Row, values: Row) -> None:
    """Tell every node on the way what came of it."""
    for tree in range(len(at)):
        node = at[tree] if at[tree] >= 0 else ~at[tree]
        while node >= 0:
            nodes[node].visits += 1
            if nodes[node].parent >= 0:
                nodes[node].total += values[nodes[node].seat]
            node = nodes[node].parent


@hot
def root_in_turn(done: int, roots: int, apart: int) -> int:
    """Which of the given roots the next simulation begins with, or NONE if there are none."""
    if roots == 0:
        return NONE
    if apart == 0:
        return done % roots
    return 0 if done % 2 == 0 else 1 + done // 2 % (roots - 1)


@hot
def add_up(totals: Row, values: Row) -> None:
    for seat in range(len(values)):
        totals[seat] += values[seat]
    totals[len(values)] += 1


@hot
def share_victory(winners: int, together: bool, values: Row) -> None:
    """A victory is shared among its winners; those who play together have all of it."""
    count = 0
    for seat in range(len(values)):
        count += winners >> seat & 1
    share = WHOLE if together or count == 0 else WHOLE // count
    for seat in range(len(values)):
        values[seat] = share if winners >> seat & 1 else 0


@hot
def most_visited(nodes: Records, root: int) -> int:
    """The child of the root that was tried most; of equals the one that did best."""
    best = nodes[root].child
    child = nodes[best].sibling
    while child >= 0:
        more = nodes[child].visits - nodes[best].visits
        if more > 0 or (more == 0 and nodes[child].total > nodes[best].total):
            best = child
        child = nodes[child].sibling
    return best


@hot
def is_settled(nodes: Records, root: int, left: int) -> bool:
    """Whether the child tried most stays so, whatever the simulations that are left may bring."""
    most = 0
    second = 0
    child = nodes[root].child
    while child >= 0:
        visits = nodes[child].visits
        if visits > most:
            most, second = visits, most
        elif visits > second:
            second = visits
        child = nodes[child].sibling
    return bool(most - second > left)


@hot
def any_visited(nodes: Records, root: int, stream: Stream) -> int:
    """A child of the root, as likely as it was tried; what was hardly ever tried is left out."""
    most = nodes[most_visited(nodes, root)].visits
    total = 0
    chosen = NONE
    child = nodes[root].child
    while child >= 0:
        weight = max(0, nodes[child].visits - most // SELDOM)
        total += weight
        # The last of a growing crowd takes the place with its share of the whole: in the end each has its own.
        if weight > 0 and below(stream, total) < weight:
            chosen = child
        child = nodes[child].sibling
    return chosen


def make_search(game: Game, judge: Judge) -> Door:
    """The search of one game: (views, mind, tables, streams, effort) -> the answer of the seat that looks.

    What asks the rules stands in one function, because hot functions are not made in a factory (see docs/house.md).
    """
    legal, apply, outcomes, draw = game.legal, game.apply, game.chance_outcomes, game.draw
    audience, suppose = game.audience, game.suppose
    view, greedy, evaluate, is_quiet = game.view, judge.greedy, judge.evaluate, judge.is_quiet
    appraise, reads_state, mixes = judge.appraise, judge.reads_state, judge.mixes
    policy, through_view = judge.playout or choose_uniformly, judge.playout is None
    trees, together = trees_of(game, judge), game.cooperative

    def search(views: Records, mind: Mind, tables: Any, streams: Records, effort: Effort) -> int:
        nodes, used, at, out, mark = mind.nodes, mind.used, mind.at, mind.out, mind.mark
        state, stream, film = mind.states[0], streams[0], mind.film
        root = root_of(trees, views[0].viewer)
        is_mixed = mixes(views[0])
        may_stop = effort.makes_all == 0 and not is_mixed
        plant(nodes, used, trees)
        mind.totals[:] = 0
        for done in range(effort.simulations):
            if may_stop and done % OFTEN == 0 and is_settled(nodes, root, effort.simulations - done):
                break
            number = root_in_turn(done, len(mind.roots), effort.apart)
            if number == NONE:
                suppose(views[0], stream, state)
            else:
                copy_record(mind.states, 0, mind.roots[number])
            for tree in range(trees):
                at[tree] = tree

            # Select: down the tree.  Expand: to an answer that was never tried.
            is_new = False
            while state.seat != NOBODY and not is_new:
                if state.seat == CHANCE:
                    if effort.past_chance == 0:
                        break
                    apply(state, draw(state, below(stream, outcomes(state))), film)
                    continue
                seat = state.seat
                tree = root_of(trees, seat)
                if at[tree] < 0:
                    break
                n = legal(state, out)
                first_free = used[0]
                if effort.prior_weight == 0.0:
                    node = select(nodes, used, at[tree], seat, out, mark, n, effort.explore, stream)
                else:
                    if reads_state:
                        appraise(state, out, n, mind.prior)
                    else:
                        view(state, seat, mind.views[0])
                        appraise(mind.views[0], out, n, mind.prior)
                    node = select_by_prior(nodes, used, at[tree], seat, out, mark, n, mind.prior, effort.prior_weight)
                if node == NONE:
                    break
                is_new = node == first_free
                at[tree] = node
                action = nodes[node].action
                if trees > 1:
                    show_others(nodes, used, at, tree, seat, action, audience(state, action))
                apply(state, action, film)

            # Evaluate: by the judge, by a playout, or by a mix of both.
            judged = 0 if state.seat == NOBODY else effort.judged
            if judged > 0:
                evaluate(state, tables, mind.judged)
            left = effort.depth if judged < 100 else 0
            while judged < 100 and state.seat != NOBODY and (left > 0 or not is_quiet(state)):
                if state.seat == CHANCE:
                    action = draw(state, below(stream, outcomes(state)))
                else:
                    n = legal(state, out)
                    if effort.greedy == 0 or below(stream, 100) >= effort.greedy:
                        action = out[below(stream, n)]
                    elif through_view:
                        view(state, state.seat, mind.views[0])
                        action = greedy(mind.views[0], out, n, stream)
                    else:
                        action = policy(state, out, n, stream)
                apply(state, action, film)
                left -= 1
            if state.seat == NOBODY:
                share_victory(state.winners, together, mind.values)
            elif judged < 100:
                evaluate(state, tables, mind.values)
            mix(mind.values, mind.judged, judged)

            if effort.apart == 0 or number == 0:
                add_up(mind.totals, mind.values)
            if effort.apart == 0 or number != 0:
                back_up(nodes, at, mind.values)
        if nodes[root].child == NONE:
            # The roots that were given ask this seat nothing.
            return NONE
        best = any_visited(nodes, root, stream) if is_mixed else most_visited(nodes, root)
        return nodes[best].action

    return search


@hot
def root_of(trees: int, seat: int) -> int:
    return seat if trees > 1 else 0


class Estimate(NamedTuple):
    """What a search found about one answer."""

    action: int
    visits: int
    chance: float
    """How likely the seat is to win after it, or its share of a victory."""


def estimates(nodes: Records, root: int) -> list[Estimate]:
    """The answers of the last search, most visited first."""
    found = []
    child = int(nodes[root].child)
    while child >= 0:
        node: Any = nodes[child]
        chance = float(node.total) / (max(1, int(node.visits)) * WHOLE)
        found.append(Estimate(int(node.action), int(node.visits), chance))
        child = int(node.sibling)
    return sorted(found, key=by_visits)


def by_visits(estimate: Estimate) -> tuple[int, float, int]:
    """The order of estimates: most visited first, of equals the one with the best chance."""
    return -estimate.visits, -estimate.chance, estimate.action
