"""What moves, losses and fights mean at Mount Doom, in the unit of one courage and by given measures."""

from bagend.bots.judge import Numbers
from bagend.engine.kernel import hot
from bagend.games.mountdoom.components import (
    MORGUL,
    N_FACES,
    N_FIGURES,
    WAITING,
    Figure,
    Space,
    Stage,
)
from bagend.games.mountdoom.facts import Public
from bagend.games.mountdoom.facts.dangers import may_come
from bagend.games.mountdoom.facts.hand import reach_of_gandalf
from bagend.games.mountdoom.facts.path import danger, end_of_stage, is_exact, landing, may_move, supports

from .mountdoom_measures import (
    DOOM,
    FADING,
    HEART,
    LEAD,
    NAZGUL,
    SCARE,
    STEP,
    SUPPORT,
)


@hot
def fading(seen: Public, w: Numbers) -> float:
    """Cards are worth less the nearer the end is."""
    return 1.0 - w[FADING] * seen.stage


@hot
def lethal(seen: Public, w: Numbers, loss: int) -> float:
    """How bad it would be to lose that much now."""
    if loss >= seen.courage:
        return 50.0
    return loss * (w[HEART + seen.stage] + w[SCARE] / (seen.courage - loss))


@hot
def supporters(seen: Public, bearers: int) -> int:
    """The companions beside or before the Ring-bearers in their stage, if those stood there."""
    count = 0
    for figure in range(1, N_FIGURES):
        if supports(seen, figure, bearers):
            count += 1
    return count


@hot
def chance_to_lose(seen: Public, w: Numbers) -> float:
    """The chance to lose one fight as the figures stand; Gandalf's face wins half the time if a card is there."""
    winning = supporters(seen, seen.at[Figure.RING_BEARERS]) * 1.0
    if reach_of_gandalf(seen) != 0:
        winning += 0.5
    return 1.0 - winning / 6.0


@hot
def hope_of_die(seen: Public, w: Numbers, die: int) -> float:
    """What the move of a Fellowship die still to be rolled is worth on the average, a choice of dice included."""
    total = 0.0
    for steps in range(1, N_FACES + 1):
        total += max(worth_of_move(seen, w, die, steps), -0.3)
    return total / N_FACES


@hot
def worth_of_move(seen: Public, w: Numbers, figure: int, steps: int) -> float:
    if steps == 0 or not may_move(seen, figure):
        return 0.0
    start = seen.at[figure]
    if figure == Figure.RING_BEARERS:
        return worth_of_bearers(seen, w, start, steps)
    target = landing(seen, figure, steps)
    if target == WAITING:
        return -worth_of_stand(seen, w, start)
    worth = worth_of_stand(seen, w, target) - worth_of_stand(seen, w, start)
    if is_exact(seen, figure, steps):
        return worth + (1.0 if seen.courage < seen.top_courage else 0.2)
    return worth - cost_of_space(seen, w, figure, target)


@hot
def worth_of_stand(seen: Public, w: Numbers, at: int) -> float:
    """What a companion is worth at a space."""
    bearers = seen.at[Figure.RING_BEARERS]
    end = end_of_stage(seen)
    if at == MORGUL:
        return w[DOOM] + w[SUPPORT + seen.stage]
    if at < bearers:
        return -0.04 * (bearers - at)
    if at <= end:
        return w[SUPPORT + seen.stage] + 0.04 * (at - bearers)
    return w[LEAD] + 0.01 * (at - end)


@hot
def worth_of_bearers(seen: Public, w: Numbers, start: int, steps: int) -> float:
    """The Ring-bearers' progress, and whom they leave behind."""
    end = end_of_stage(seen)
    target = landing(seen, Figure.RING_BEARERS.value, steps)
    worth = w[STEP + seen.stage] * (target - start)
    worth -= w[SUPPORT + seen.stage] * (supporters(seen, start) - supporters(seen, target)) * 0.6
    if target == end:
        if is_exact(seen, Figure.RING_BEARERS.value, steps) and seen.stage < Stage.MINAS_MORGUL:
            worth += 0.9
        return worth + 0.4
    return worth - cost_of_space(seen, w, Figure.RING_BEARERS.value, target)


@hot
def cost_of_space(seen: Public, w: Numbers, figure: int, space: int) -> float:
    kind = danger(seen, figure, space)
    if kind == Space.PLAIN:
        return 0.0
    if kind == Space.HEART:
        return 1.0 + lethal(seen, w, 1)
    return w[NAZGUL + seen.nazgul] if may_come(seen) else 0.0
